"""Drawings of the Mezquita-Catedral: a hall of many naves with a cathedral rising from it, a court of orange trees and
a minaret, laid over two tiles.

Everything is given in the frame of the whole building, whose 0,0 is the middle of the joint, and each tile shows its
half. So the halves fit together to the last line.
"""

from __future__ import annotations

from collections.abc import Callable

from losetas.render.geometry import Point, mix, turned
from losetas.render.glyphs import GLYPHS, glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import Ground, Site, landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import Attr, arch, box, d_line, dot, num, path, poly, shade, stroke

JOINTS = {"mezquita-1": 50.0, "mezquita-2": -50.0}  # where the joint lies on each tile
WEST, EAST, WIDE = -40, 40, 27  # of the whole precinct
COURT = 6  # where the hall ends and the court begins
TALL = 11.0
NAVES = 6
STANDING: tuple[tuple[str, int, int], ...] = (
    ("mezquita-cathedral", -14, 0),
    ("mezquita-minaret", 33, -9),
    *(("mezquita-orange", x, y) for x, y in ((18, -19), (18, -6), (18, 7), (18, 20), (31, 8), (31, 20))),
)
Turn = Callable[..., list[Point]]


def _striped_arch(look: Look, x: float, y: float, w: float, h: float) -> str:
    """A horseshoe of red and white voussoirs."""
    r = w / 2
    d = f"M{num(x - r)} {num(y)}V{num(y - h + r)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y - h + r)}V{num(y)}"
    return (
        arch(x, y, w, h, look.ink, stroke="none")
        + stroke(d, look.white, 1.8)
        + stroke(d, look.red, 1.8, stroke_dasharray="1.5 1.5")
    )


def _hall(look: Look, at: Turn) -> str:
    """The hall as a solid: a row of arches on the side that faces the viewer, and a roof for every nave above."""
    lit, dark = look.roofs[1]
    ring = at((WEST, -WIDE), (COURT, -WIDE), (COURT, WIDE), (WEST, WIDE))
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    low = max(y for _, y in ring)
    count = round((right - left) / 9.6)
    step = (right - left) / count
    pen: dict[str, Attr] = {"stroke": look.ink, "stroke_width": look.line}
    out = box(left, low - TALL, right - left, TALL, look.plaster, **pen)
    out += "".join(_striped_arch(look, left + step * (i + 0.5), low, step * 0.68, TALL * 0.82) for i in range(count))
    a, b, c, d = [(x, y - TALL) for x, y in ring]
    for i in range(NAVES):
        for half, tone in ((0, lit), (1, dark)):
            s, t = (2 * i + half) / (2 * NAVES), (2 * i + half + 1) / (2 * NAVES)
            out += poly([mix(a, d, s), mix(b, c, s), mix(b, c, t), mix(a, d, t)], tone)
        s = i / NAVES
        out += stroke(d_line((mix(a, d, s), mix(b, c, s))), look.ink, 0.6)
    return out + poly([a, b, c, d], "none", stroke_linejoin="round", **pen)


def _drawn(joint: float) -> Ground:
    """The ground drawing of the tile on which the joint lies there: court and hall."""

    def ground(look: Look, turns: int) -> str:
        def at(*points: Point) -> list[Point]:
            return [turned((x + joint, y), turns) for x, y in points]

        hedge = d_line(at((0, -50), (0, 50)))
        precinct = at((WEST, -WIDE), (EAST, -WIDE), (EAST, WIDE), (WEST, WIDE))
        return (
            stroke(hedge, look.leaf_dark, 3.4)
            + poly(precinct, look.plaza, stroke=look.ink, stroke_width=4 + look.line)
            + poly(precinct, look.plaza, stroke=look.stone, stroke_width=4)
            + stroke(d_line(at((EAST - 3, 0), (EAST + 4, 0))), look.plaza, 9)
            + _hall(look, at)
        )

    return ground


def _site(joint: float) -> Site:
    """What stands on the tile on which the joint lies there; its road ends at the precinct (MEZ-9)."""

    def site(kind: TileShape, plan: Plan) -> None:
        gate = joint + (WEST if joint > 0 else EAST)
        for name, x, y in STANDING:
            if abs(x + joint) < 90:  # tall enough to reach across the joint
                plan.put(name, x + joint, y + 4)
        for road in plan.roads:
            edge = road.curve[0][0]
            road.redraw([(edge, 0), (edge * 0.75, 0), (edge * 0.5, 0), (gate, 0)])
            plan.seats[road.segment] = ((edge + gate) / 2, 0)
        for x in range(WEST, EAST + 1, 5):
            for y in range(-WIDE, WIDE + 1, 6):
                plan.keep_free((x + joint, y), 6)
        for x in range(WEST - 8, EAST + 9, 4):
            for y in (-WIDE - 11, WIDE + 11):
                plan.keep_free((x + joint, y), 0)  # a point takes nothing from a field but nothing grows near it
        _seat(kind, plan, joint)

    return site


def _seat(kind: TileShape, plan: Plan, joint: float) -> None:
    """A figure of the mosque stands off the cathedral, whoever works in the fields well away from the road."""
    outwards = -1 if joint > 0 else 1
    for index, segment in enumerate(kind.segments):
        if segment.kind == "mosque":
            plan.seats[index] = (joint * 0.52, 12)
            plan.spots[index] = ((joint * 0.58, 0), 21)
        elif segment.kind == "field":
            plan.seats[index] = (31 * outwards, -31 if "NL" in segment.at else 31)


for _key, _joint in JOINTS.items():
    landmark(_key, ground=_drawn(_joint))(_site(_joint))


@glyph("mezquita-cathedral")
def cathedral(look: Look) -> str:
    """The nave and dome of the cathedral, rising from the roofs: its walls begin above the ground."""
    lit, dark = look.roofs[0]
    return (
        box(-12, -20, 24, 14, look.plaster)
        + box(5, -20, 7, 14, look.plaster_dark, stroke="none")
        + "".join(arch(x, -8, 3, 7, look.ink, stroke="none") for x in (-8, 2.4))
        + poly([(-13.6, -19), (0, -29), (13.6, -19)], lit)
        + poly([(3, -19), (0, -29), (13.6, -19)], dark, stroke="none", opacity=".6")
        + dot(0, -22, 2, look.blue)
        + path("M-6-28C-6-35 6-35 6-28Z", look.stone_lit)
        + stroke("M0-33v-6M-2-37h4", look.ink, 1.2)
    )


@glyph("mezquita-minaret")
def minaret(look: Look) -> str:
    """The minaret that became a bell tower."""
    return (
        shade(look, 3, 0.8, 9, 3)
        + box(-5.6, -22, 11.2, 23, look.plaster)
        + box(1.4, -22, 4.2, 23, look.plaster_dark, stroke="none")
        + _striped_arch(look, -1, -11, 4, 7)
        + _striped_arch(look, -1, 1, 4, 7)
        + box(-6.8, -25, 13.6, 3.4, look.stone_lit)
        + box(-4, -32, 8, 7.4, look.plaster)
        + arch(0, -25, 3, 5.4, look.ink, stroke="none")
        + path("M-4.8-32C-4-37 4-37 4.8-32Z", look.roofs[0][0])
        + stroke("M0-35.6v-4.4", look.gold, 1.4)
    )


@glyph("mezquita-orange", foot=2)
def orange(look: Look) -> str:
    """An orange tree of the court."""
    fruit = ((-3, -5), (-0.6, -7.8), (2.6, -6.6), (1, -4.2))
    return GLYPHS["t0"].draw(look) + "".join(dot(x, y, 1.05, "#f08a1d", stroke="none") for x, y in fruit)
