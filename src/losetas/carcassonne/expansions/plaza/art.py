"""Drawings of the Plaza de España: a half ring of palace and canal that opens to the east, laid over two tiles.

Everything is given in the frame of the whole square, whose 0,0 is the middle of the joint, and each tile shows its
half. So the halves fit together to the last line.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, hypot, pi, sin

from losetas.render.geometry import Point, mix, turned
from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import Ground, Site, landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import Attr, arch, box, d_line, dot, num, oval, path, poly, shade, stroke

EAST = 20.0  # the straight side of the half ring
OUTER, INNER = (54.0, 63.0), (44.0, 53.0)  # half axes of the palace
CANAL = (37.0, 45.5)
COURT = (32.5, 41.0)
TALL = 8.5  # of the palace
Turn = Callable[[list[Point]], list[Point]]  # from the frame of the square to the turned tile
JOINTS = {"plaza-north": 50.0, "plaza-south": -50.0}  # where the joint lies on each tile


def _arc(axes: Point, angles: list[float]) -> list[Point]:
    """Points of a half ring; angle 0 is its northern end, pi its southern one."""
    return [(EAST - axes[0] * sin(a), -axes[1] * cos(a)) for a in angles]


def _spread(count: int, first: float = 0.0, last: float = pi) -> list[float]:
    return [first + (last - first) * i / count for i in range(count + 1)]


def _hall(look: Look, at: Turn) -> str:
    """The palace as a solid: brick arcades wherever a wall faces the viewer, and a pitched roof above."""
    angles = _spread(22)
    outer, inner = at(_arc(OUTER, angles)), at(_arc(INNER, angles))
    ridge = [(x, y - TALL - 2.6) for x, y in map(mix, outer, inner, [0.5] * len(outer))]
    walls = arches = ""
    for (x1, y1), (x2, y2) in [*pairwise(outer[::-1]), (outer[0], inner[0]), *pairwise(inner), (inner[-1], outer[-1])]:
        if x2 >= x1:  # faces away
            continue
        walls += d_line(((x1, y1), (x2, y2), (x2, y2 - TALL), (x1, y1 - TALL)), True)
        if x1 - x2 > 3:
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            arches += f"M{num(x - 1.5)} {num(y - 0.6)}v-4a1.5 1.5 0 0 1 3 0v4Z"
    slopes = {True: "", False: ""}
    for eave, side in ((outer, 1), (inner, -1)):
        for a, b, c, d in zip(eave, eave[1:], ridge[1:], ridge, strict=False):
            towards = ((a[1] - b[1]) * side, (b[0] - a[0]) * side)  # the way the slope looks
            quad = ((a[0], a[1] - TALL), (b[0], b[1] - TALL), c, d)
            slopes[towards[0] + towards[1] < 0] += d_line(quad, True)
    lit, dark = look.roofs[1]
    pen: dict[str, Attr] = {"stroke": look.ink, "stroke_width": look.line, "stroke_linejoin": "round"}
    return (
        path(walls, look.brick[0], **pen)
        + path(arches, look.ink)
        + path(slopes[False], dark, stroke=dark, stroke_width=0.4)
        + path(slopes[True], lit, stroke=lit, stroke_width=0.4)
        + stroke(d_line(ridge), look.white, 0.9)
        + "".join(stroke(d_line([(x, y - TALL) for x, y in eave]), look.ink, look.line) for eave in (outer, inner))
    )


def _court(look: Look, at: Turn) -> str:
    """The paved half disc with its canal, four bridges and rays of cobbles; a hedge carries the joint to the edges."""
    out = stroke(d_line(at([(-33, 0), (-50, 0)])) + d_line(at([(40, 0), (50, 0)])), look.leaf_dark, 3.4)
    out += stroke(d_line(at([(14, 0), (42, 0)])), look.road_edge, 17) + stroke(
        d_line(at([(14, 0), (41, 0)])), look.plaza, 15.4
    )
    out += poly(at(_arc(INNER, _spread(24))), look.plaza, stroke=look.road_edge, stroke_width=1.2)
    rays = "".join(d_line(at([_arc((13, 15), [a])[0], _arc(COURT, [a])[0]])) for a in _spread(12, 0.13, pi - 0.13))
    out += stroke(rays, look.ground, 1.1)
    canal = d_line(at(_arc(CANAL, _spread(30, 0.04, pi - 0.04))))
    out += stroke(canal, look.ink, 8.2, stroke_linecap="round") + stroke(canal, look.water, 7, stroke_linecap="round")
    out += stroke(canal, look.water_lit, 0.9, stroke_dasharray="5 6")
    for a in (pi * 0.17, pi * 0.39, pi * 0.61, pi * 0.83):
        (x1, y1), (x2, y2) = at([_arc((31, 39.5), [a])[0], _arc((43, 51.5), [a])[0]])
        span = f"M{num(x1)} {num(y1)}Q{num((x1 + x2) / 2)} {num((y1 + y2) / 2 - 4)} {num(x2)} {num(y2)}"
        out += stroke(span, look.ink, 6.4) + stroke(span, look.blue, 5.4) + stroke(span, look.plaster, 3.4)
    return out


def _drawn(joint: float) -> Ground:
    """The ground drawing of the tile on which the joint lies there."""

    def ground(look: Look, turns: int) -> str:
        def at(points: list[Point]) -> list[Point]:
            return [turned((x, y + joint), turns) for x, y in points]

        return _court(look, at) + _hall(look, at)

    return ground


def _site(joint: float) -> Site:
    """Towers, pavilions and fountain of the tile on which the joint lies there, and their room."""

    def site(kind: TileShape, plan: Plan) -> None:
        towers = [("plaza-tower", p) for p in _arc((49, 58), [0, pi])]
        halls = [("plaza-pavilion", p) for p in _arc((49, 58), [pi / 4, pi / 2, pi * 3 / 4])]
        for name, (x, y) in [*towers, *halls, ("plaza-fountain", (10.0, 0.0))]:
            if abs(y + joint) < 80:
                plan.put(name, round(x), round(y) + joint + 4)
        for x in range(-40, 45, 5):
            for y in range(-70, 71, 5):
                paved = x < 22 and hypot((x - EAST) / (OUTER[0] + 1), y / (OUTER[1] + 1)) < 1
                if paved or (x > 0 and abs(y) < 8):
                    plan.keep_free((x, y + joint), 4)

    return site


for _key, _joint in JOINTS.items():
    landmark(_key, ground=_drawn(_joint))(_site(_joint))


@glyph("plaza-pavilion")
def pavilion(look: Look) -> str:
    """The taller parts of the palace: a gate under a gable."""
    return (
        shade(look, 2, 0.8, 9, 2.4)
        + box(-7.4, -14, 14.8, 15, look.brick[0])
        + box(3.4, -14, 4, 15, look.brick[1], stroke="none", opacity=".6")
        + "".join(arch(x, 1, 3.4, 7, look.ink) for x in (-4.6, 0, 4.6))
        + stroke("M-7.4-8.6H7.4", look.white, 1.2)
        + path("M-8.6-13.6L0-19.4L8.6-13.6Z", look.roofs[1][0])
        + path("M-3-14V-18.4L0-20.6L3-18.4V-14Z", look.plaster)
        + dot(0, -17, 1, look.blue, stroke="none")
    )


@glyph("plaza-tower")
def tower(look: Look) -> str:
    """One of the two tall towers at the ends."""
    return (
        shade(look, 3, 0.8, 8, 2.6)
        + box(-4.6, -18, 9.2, 19, look.brick[0])
        + box(1, -18, 3.6, 19, look.brick[1], stroke="none")
        + arch(-1.4, -10, 2.4, 5, look.ink, stroke="none")
        + arch(-1.4, 0, 2.4, 5, look.ink, stroke="none")
        + box(-5.6, -20.4, 11.2, 2.8, look.plaster)
        + box(-3, -24.4, 6, 4.4, look.plaster)
        + arch(0, -20.6, 2.4, 3.4, look.ink, stroke="none")
        + path("M-3.8-24C-3-26.6-1-28.6 0-31C1-28.6 3-26.6 3.8-24Z", look.blue)
        + stroke("M0-30v-3.4", look.gold, 1.2)
    )


@glyph("plaza-fountain")
def fountain(look: Look) -> str:
    """The fountain in the middle of the court."""
    jets = "M0-6V-13M0-13Q-4-14-5-8M0-13Q4-14 5-8"
    return (
        oval(0, -4, 10, 7.2, look.stone_lit)
        + oval(0, -4, 8.2, 5.6, look.water)
        + oval(0, -5, 4.6, 2.8, look.water_lit, stroke="none")
        + oval(0, -6, 3, 1.8, look.stone_lit)
        + stroke(jets, look.white, 1.1)
    )
