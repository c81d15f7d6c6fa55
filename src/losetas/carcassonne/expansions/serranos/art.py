"""Drawing of the Torres de Serranos: two tall towers, one on either side of the road into the city."""

from __future__ import annotations

from losetas.render.geometry import turned
from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import arch, box, merlons, path, poly, shade, stroke

APART = 12.0  # a tower from the middle of the road
FRONT = -3.0  # the line on which the towers stand, outside the wall of the city


def _forecourt(look: Look, turns: int) -> str:
    """Paving from the wall to before the gate, and the mouth of the gate where the viewer looks along the wall."""

    def at(x: float, y: float) -> tuple[float, float]:
        return turned((x, y), turns)

    apron = [at(-19, -22), at(19, -22), at(21, 2), at(13, 12), at(-13, 12), at(-21, 2)]
    out = poly(apron, look.plaza, stroke=look.road_edge, stroke_width=0.9, stroke_linejoin="round")
    joints = "".join(
        f"M{a[0]:g} {a[1]:g}L{b[0]:g} {b[1]:g}" for a, b in ((at(-17, 3), at(17, 3)), (at(-15, 8), at(15, 8)))
    )
    out += stroke(joints, look.ground_dark, 0.7, stroke_dasharray="3 1.6")
    if turns % 2:
        x, y = at(0, FRONT + 7)
        out += box(x - 4, y - 15, 8, 20, look.stone, stroke=look.ink, stroke_width=look.line)
        out += arch(x, y + 4, 5, 13, look.ink)
    return out


@landmark("serranos", ground=_forecourt)
def site(kind: TileShape, plan: Plan) -> None:
    """SER-4: the towers belong to city and road alike and seat nobody."""
    road = plan.roads[0]
    road.redraw([(0, 50), (0, 31), (1, 18), (0, FRONT)])
    plan.seats[road.segment] = (0, 29)
    for index, segment in enumerate(kind.segments):
        if segment.kind == "field":
            plan.seats[index] = (31 if "EL" in segment.at else -31, 17)
    plan.put("serranos-gate", 0, FRONT + 3)
    for side in (-1, 1):
        plan.put("serranos-tower", side * APART, FRONT + 4)
        plan.keep_free((side * 13, FRONT), 13)


@glyph("serranos-gate", foot=3)
def gate(look: Look) -> str:
    """The front between the towers: arch, battlements and the royal arms."""
    return (
        box(-7, -18, 14, 19, look.stone)
        + merlons(-7, -21.4, 14, 4, look.stone_lit)
        + arch(0, 1, 9.4, 11, look.stone_lit)
        + arch(0, 1.2, 6.4, 9, look.ink)
        + path("M-2.4-16.8H2.4V-13.4C2.4-12 0-10.8 0-10.8C0-10.8-2.4-12-2.4-13.4Z", look.gold, stroke_width=0.5)
        + stroke("M-.9-16.4V-12M.9-16.4V-12", look.red, 0.8)
    )


@glyph("serranos-tower", foot=4)
def tower(look: Look) -> str:
    """A tower of five sides with a cornice on brackets and a crown of battlements."""
    face = [(-7, -1), (-7, -22), (-3.2, -20.4), (3.2, -20.4), (7, -22), (7, -1), (3.2, 2), (-3.2, 2)]
    crown = [(-8.4, -20), (-8.4, -25), (-3.8, -23), (3.8, -23), (8.4, -25), (8.4, -20), (3.8, -17.6), (-3.8, -17.6)]
    return (
        shade(look, 4, 1.6, 10, 3.4)
        + poly(face, look.stone_lit)
        + poly([(-7, -1), (-7, -22), (-3.2, -20.4), (-3.2, 2)], look.white, stroke="none", opacity=".5")
        + poly([(3.2, 2), (3.2, -20.4), (7, -22), (7, -1)], look.stone_dark, stroke="none", opacity=".85")
        + stroke("M-3.2 1.6V-19M3.2 1.6V-19", look.ink, 0.5, opacity=".5")
        + stroke("M-6.8-6.6L-3.2-4.4H3.2L6.8-6.6", look.ink, 0.6, opacity=".5")
        + poly(crown, look.stone)
        + stroke("M-7.6-18.6L-3.6-16.4H3.6L7.6-18.6", look.ink, 1.4, stroke_dasharray=".8 1", opacity=".7")
        + merlons(-8.4, -28.6, 16.8, 4, look.stone_lit, 2.2)
        + arch(0, -8.6, 2.6, 5.4, look.ink, stroke="none")
        + box(-0.7, -2.6, 1.4, 2.6, look.ink, stroke="none")
    )
