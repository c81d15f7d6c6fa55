"""Drawings of the Castillo de Argüeso: two square towers joined by a hall inside a curtain wall, laid over two tiles.

Everything is given in the frame of the whole castle, whose 0,0 is the middle of the joint, and each tile shows its
half. So the halves fit together to the last line.
"""

from __future__ import annotations

from losetas.render.geometry import Point, turned
from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import Ground, Site, landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import arch, box, d_blob, d_line, merlons, path, poly, shade, stroke
from losetas.render.tile import walls_svg

JOINTS = {"argueso-1": 50.0, "argueso-2": -50.0}  # where the joint lies on each tile
LONG, WIDE = 40, 24  # half axes of the curtain wall
STANDING: tuple[tuple[str, int, int], ...] = (
    *(("argueso-turret", x, y) for x in (-LONG, LONG) for y in (-WIDE, WIDE)),
    *(("argueso-gate", x, 0) for x in (-LONG, LONG)),
    *(("argueso-tower", x, 0) for x in (-20, 20)),
    ("argueso-hall", 0, 0),
)


def _drawn(joint: float) -> Ground:
    """The ground drawing of the tile on which the joint lies there: hill, yard and curtain wall."""

    def ground(look: Look, turns: int) -> str:
        def at(*points: Point) -> list[Point]:
            return [turned((x + joint, y), turns) for x, y in points]

        x, y = LONG, WIDE
        hill = at(
            (-x - 8, -y - 4),
            (0, -y - 13),
            (x + 8, -y - 4),
            (x + 11, 0),
            (x + 8, y + 4),
            (0, y + 13),
            (-x - 8, y + 4),
            (-x - 11, 0),
        )
        corners = at((-x, -y), (x, -y), (x, y), (-x, y))
        walls = [[a, b] for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
        walls.sort(key=lambda wall: wall[0][1] + wall[1][1])
        ridge = d_line(at((0, -50), (0, 50)))
        return (
            stroke(ridge, look.ink, 3.6)
            + stroke(ridge, look.stone, 2.6)
            + stroke(ridge, look.stone_dark, 2.6, stroke_dasharray="1 3")
            + path(d_blob(hill), look.field_dark, stroke=look.verge, stroke_width=1.4)
            + poly(corners, look.plaza)
            + "".join(walls_svg([wall], look) for wall in walls)
        )

    return ground


def _site(joint: float) -> Site:
    """What stands on the tile on which the joint lies there; its road ends at a gate (ARG-10)."""

    def site(kind: TileShape, plan: Plan) -> None:
        gate = joint - LONG if joint > 0 else joint + LONG
        for name, x, y in STANDING:
            if abs(x + joint) < 75:
                plan.put(name, x + joint, y + 4)
        for road in plan.roads:
            edge = road.curve[0][0]
            road.redraw([(edge, 0), (edge * 0.75, 0), (edge * 0.5, 0), (gate, 0)])
            plan.seats[road.segment] = ((edge + gate) / 2, 0)
        for x in range(-LONG, LONG + 1, 5):
            for y in range(-WIDE, WIDE + 1, 6):
                plan.keep_free((x + joint, y), 7)
        _seat(kind, plan, joint)

    return site


def _seat(kind: TileShape, plan: Plan, joint: float) -> None:
    """The lord stands in the yard, whoever works in the fields well away from the road."""
    outwards = -1 if joint > 0 else 1
    for index, segment in enumerate(kind.segments):
        if segment.kind == "castle":
            plan.seats[index] = (joint * 0.5, 0)
            plan.spots[index] = ((joint * 0.58, 0), 21)
        elif segment.kind == "field":
            plan.seats[index] = (31 * outwards, -31 if "NL" in segment.at else 31)


for _key, _joint in JOINTS.items():
    landmark(_key, ground=_drawn(_joint))(_site(_joint))


@glyph("argueso-turret")
def turret(look: Look) -> str:
    """A round tower at a corner of the curtain wall."""
    return (
        shade(look, 3, 0.6, 8, 2.6)
        + path("M-5.6-12V-1C-5.6 2 5.6 2 5.6-1V-12Z", look.stone)
        + path("M1.4-12V1.2C4 1 5.6.3 5.6-1V-12Z", look.stone_dark, stroke="none", opacity=".7")
        + merlons(-6.6, -16.6, 13.2, 4, look.stone_lit, 1.8)
        + path("M-6.6-13.4C-6.6-10.8 6.6-10.8 6.6-13.4Z", look.stone_lit)
        + box(-2.2, -8, 1.3, 3.6, look.ink, stroke="none")
    )


@glyph("argueso-gate")
def gate(look: Look) -> str:
    """The gatehouse at which a road ends."""
    return (
        box(-5.5, -11, 11, 12, look.stone_lit)
        + merlons(-6.4, -14.6, 12.8, 4, look.stone_lit, 1.6)
        + arch(0, 1, 6, 8, look.ink)
    )


@glyph("argueso-tower")
def tower(look: Look) -> str:
    """One of the two square towers."""
    slits = "".join(arch(x, y, 2, 4.6, look.ink, stroke="none") for x, y in ((-3.4, -18), (-3.4, -7), (1, -12.6)))
    return (
        shade(look, 5, 1, 11, 3.4)
        + box(-8, -27, 16, 28, look.stone)
        + box(3, -27, 5, 28, look.stone_dark, stroke="none", opacity=".6")
        + stroke("M-8-1.6H8M-8-14H8", look.ink, 0.5, opacity=".4")
        + slits
        + merlons(-9.4, -32, 18.8, 5, look.stone_lit, 2.4)
        + stroke("M0-30V-41", look.ink, 1.1)
        + path("M.4-41L9-38.6L.4-36.2Z", look.red)
    )


@glyph("argueso-hall")
def hall(look: Look) -> str:
    """The hall between the towers."""
    lit, dark = look.roofs[0]
    return (
        shade(look, 4, 1, 17, 3)
        + box(-15, -14, 30, 15, look.stone_lit)
        + box(8, -14, 7, 15, look.stone, stroke="none")
        + poly([(-16.4, -13.4), (-11, -22), (11, -22), (16.4, -13.4)], dark)
        + poly([(-16.4, -13.4), (-11, -22), (-5, -22), (-7, -13.4)], lit, stroke="none")
        + "".join(arch(x, -6, 2.4, 5, look.ink, stroke="none") for x in (-9.6, -6, 6, 9.6))
        + arch(0, 1, 6.6, 8.6, look.ink)
    )
