"""SVG as text: numbers, path data, primitives, and the shaken pen of the classic look.

Only presentation attributes are written, never styles, classes or text, so that a picture works under a strict
content security policy, in an `<img>` and inline.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from losetas.render.geometry import Point
from losetas.render.looks import Look, Rng

Attr = str | float


def num(v: float) -> str:
    """A number with at most one decimal, as short as SVG allows."""
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    if s.startswith(("0.", "-0.")):
        s = s.replace("0.", ".", 1)
    return "0" if s == "-0" else s


def pt(p: Point) -> str:
    """A point as path data."""
    return f"{num(p[0])} {num(p[1])}"


def _attrs(more: dict[str, Attr]) -> str:
    return "".join(f' {k.replace("_", "-")}="{v if isinstance(v, str) else num(v)}"' for k, v in more.items())


def d_line(points: Iterable[Point], close: bool = False) -> str:
    """Path data of a polyline."""
    return "M" + "L".join(pt(p) for p in points) + ("Z" if close else "")


def d_curve(curve: Sequence[Point]) -> str:
    """Path data of a chain of cubic curves."""
    return "M" + pt(curve[0]) + "C" + " ".join(pt(p) for p in curve[1:])


def d_blob(ring: Sequence[Point]) -> str:
    """Path data of a smooth closed outline through the middles of the ring's sides."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
    return "M" + pt(middles[-1]) + "".join(f"Q{pt(a)} {pt(b)}" for a, b in zip(ring, middles, strict=True)) + "Z"


def path(d: str, fill: str = "none", **more: Attr) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"{_attrs(more)}/>'


def stroke(d: str, color: str, width: float, **more: Attr) -> str:
    """A path drawn as a line."""
    return path(d, "none", stroke=color, stroke_width=width, **more)


def poly(points: Iterable[Point], fill: str, **more: Attr) -> str:
    """A polygon."""
    return path(d_line(points, True), fill, **more)


def dot(x: float, y: float, r: float, fill: str, **more: Attr) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_attrs(more)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Attr) -> str:
    """An ellipse."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{_attrs(more)}/>'


def box(x: float, y: float, w: float, h: float, fill: str, **more: Attr) -> str:
    """A rectangle."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"{_attrs(more)}/>'


def arch(x: float, y: float, w: float, h: float, fill: str, **more: Attr) -> str:
    """A round-headed opening that stands on y, its middle at x."""
    r = w / 2
    head = f"M{num(x - r)} {num(y)}V{num(y - h + r)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y - h + r)}"
    return path(head + f"V{num(y)}Z", fill, **more)


def merlons(x: float, y: float, w: float, count: int, fill: str, h: float = 1.8) -> str:
    """A battlement of `count` teeth, its upper left corner at x, y."""
    step = w / (2 * count - 1)
    teeth = f"v{num(h)}h{num(step)}v{num(-h)}".join([f"h{num(step)}"] * count)
    foot = num(y + h + 1.6)
    return path(f"M{num(x)} {foot}V{num(y)}{teeth}V{foot}Z", fill)


def group(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """The content moved to x, y."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({num(x)} {num(y)}){size}">{content}</g>'


def document(body: str, defs: str, view: tuple[float, float, float, float], width: int, back: str = "") -> str:
    """A whole SVG file that shows the rectangle `view` (x, y, width, height), `width` pixels wide by default."""
    x, y, w, h = view
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" '
        f'width="{width}" height="{round(width * h / w)}">'
    )
    return head + (f"<defs>{defs}</defs>" if defs else "") + (box(x, y, w, h, back) if back else "") + body + "</svg>"


def shade(look: Look, x: float, y: float, rx: float, ry: float) -> str:
    """The shadow a thing casts on the ground: pen strokes for the unsteady hand, a flat oval for the steady one."""
    if not look.shake:
        return oval(x, y, rx, ry, look.shadow, opacity=".25", stroke="none")
    count = int(rx * 0.6) + 1
    d = ""
    for i in range(count):
        u = -1 + 2 * (i + 0.5) / count
        h = ry * (1 - u * u) ** 0.5
        d += f"M{num(x + u * rx - h * 0.6)} {num(y + h)}L{num(x + u * rx + h * 0.6)} {num(y - h)}"
    return stroke(d, look.ink, 0.7, opacity=".55")


_ABSOLUTE = re.compile(r'd="([^"AHVahvqclm]*)"')
_NUMBER = re.compile(r"-?\d*\.?\d+")
_GLUED = re.compile(r"(?<=[\d.])-")


def shaken(svg: str, rng: Rng, by: float) -> str:
    """The picture with every point moved a little, as a hand would; paths with arcs or relative steps stay."""

    def moved(m: re.Match[str]) -> str:
        # a number may lean on the one before by its minus sign; a space keeps them apart when the sign changes
        spaced = _GLUED.sub(" -", m[1])
        return 'd="' + _NUMBER.sub(lambda v: num(float(v[0]) + rng(-by, by)), spaced) + '"'

    return _ABSOLUTE.sub(moved, svg)
