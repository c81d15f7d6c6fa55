"""Shapes that return everywhere in Alhambra: the eight-pointed star, the horseshoe arch, the cypress."""

from __future__ import annotations

from math import cos, pi, sin

from losetas.render.alhambra.palette import KindColours
from losetas.render.svg import Attr, num, oval, path, poly

Box = tuple[float, float, float, float]

TILE_BOX: Box = (-50, -50, 100, 100)
CARD_BOX: Box = (-32, -49, 64, 98)
FIGURE_BOX: Box = (-24, -28, 48, 52)
ICON_BOX: Box = (-16, -16, 32, 32)

_HOLLOW = 0.7654  # where two squares turned against one another cross, seen from the tips


def star(x: float, y: float, r: float, fill: str, **more: Attr) -> str:
    """The eight-pointed star of Nasrid tiling, as one outline."""
    points = []
    for i in range(16):
        reach = r if i % 2 == 0 else r * _HOLLOW
        points.append((x + reach * cos(i * pi / 8), y + reach * sin(i * pi / 8)))
    return poly(points, fill, **more)


def d_knot(x: float, y: float, r: float) -> str:
    """Path data of the same star as two squares laid over one another."""
    h = r * 0.7071
    square = f"M{num(x - h)} {num(y - h)}h{num(2 * h)}v{num(2 * h)}h{num(-2 * h)}z"
    return square + f"M{num(x)} {num(y - r)}l{num(r)} {num(r)}l{num(-r)} {num(r)}l{num(-r)} {num(-r)}z"


def horseshoe(x: float, y: float, w: float, h: float, fill: str, **more: Attr) -> str:
    """A horseshoe arch that stands on y, its middle at x."""
    r = w / 2
    spring = num(y - h + r * 1.5)
    arc = f"A{num(r)} {num(r)} 0 1 1 {num(x + r * 0.8)} {spring}"
    return path(f"M{num(x - r * 0.8)} {num(y)}V{spring}{arc}V{num(y)}Z", fill, **more)


def cypress(x: float, y: float, h: float, c: KindColours) -> str:
    """A cypress that stands on x, y."""
    w = h * 0.27

    def at(u: float, v: float) -> str:
        return f"{num(x + u * w)} {num(y - v * h)}"

    right = f"C{at(1, 0.57)} {at(1, 0.2)} {at(0.43, 0)}"
    left = f"H{num(x - 0.43 * w)}C{at(-1, 0.2)} {at(-1, 0.57)} {at(0, 1)}Z"
    shine = f"C{at(-0.7, 0.5)} {at(-0.64, 0.24)} {at(-0.36, 0.1)}C{at(-0.18, 0.3)} {at(0, 0.57)} {at(-0.18, 0.8)}Z"
    return path(f"M{at(0, 1)}{right}{left}", c.dark) + path(f"M{at(-0.18, 0.8)}{shine}", c.lit, stroke="none")


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    """What a thing that stands on x, y casts on the ground."""
    return oval(x, y, rx, ry, "#3b2a1e", opacity=".22", stroke="none")
