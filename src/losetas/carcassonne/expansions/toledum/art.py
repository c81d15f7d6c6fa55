"""Drawing of the crossroads to Toledum: four roads that join round a signpost and a Roman milestone."""

from __future__ import annotations

from losetas.render.geometry import OUT
from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import dot, oval, path, shade, stroke

ROUND = 14.0  # radius of the crossroads


def _crossroads(look: Look, turns: int) -> str:
    """A paved ring open to all four roads, with a green in its middle."""
    out = oval(0, 0, ROUND + 2.4, ROUND + 2.4, look.verge) + oval(0, 0, ROUND + 0.9, ROUND + 0.9, look.road_edge)
    out += oval(0, 0, ROUND, ROUND, look.road)
    mouths = "".join(f"M{x * 9} {y * 9}L{x * (ROUND + 3)} {y * (ROUND + 3)}" for x, y in OUT.values())
    out += stroke(mouths, look.road, 8.6)
    out += oval(0, 0, 10.6, 10.6, "none", stroke=look.track, stroke_width=0.9, stroke_dasharray="4 3.4")
    return out + oval(0, 0, 7, 7, look.road_edge) + oval(0, 0, 6.2, 6.2, look.field_lit)


@landmark("toledum", ground=_crossroads)
def site(kind: TileShape, plan: Plan) -> None:
    """Each road ends at the crossroads, which joins them (TOL-3) and seats nobody (TOL-4)."""
    for road in plan.roads:
        x, y = OUT[road.sides[0]]
        road.redraw([(x * r, y * r) for r in (50.0, 38.0, 26.0, ROUND)])
        plan.seats[road.segment] = (x * 34.0, y * 34.0)
    for index, segment in enumerate(kind.segments):
        if segment.kind == "field":
            sides = [OUT[half[0]] for half in segment.at]
            plan.seats[index] = (sum(x for x, _ in sides) * 30.0, sum(y for _, y in sides) * 30.0)
    plan.keep_free((0, 0), ROUND + 2)
    plan.put("toledum-signpost", 0, 3)
    plan.seat_kind(kind, "network", (0, 0), ROUND)


@glyph("toledum-signpost", foot=3)
def signpost(look: Look) -> str:
    """A milestone beside a post with arms."""
    wood = look.brick[0]
    return (
        shade(look, 2, 0.6, 7, 2)
        + path("M-6 1V-8.6C-6-10.6-1-10.6-1-8.6V1C-1 2-6 2-6 1Z", look.stone_lit)
        + path("M-3 1.7V-10C-1.8-9.9-1-9.4-1-8.6V1C-1 1.5-2 1.7-3 1.7Z", look.stone_dark, stroke="none", opacity=".6")
        + stroke("M-5-6.6H-2M-5-4.4H-2M-5-2.2H-2", look.ink, 0.6, opacity=".8")
        + stroke("M2 1V-33", look.ink, 3.6)
        + stroke("M2 .6V-32.4", look.trunk, 2.2)
        + path("M0-32H14L17.8-28.4L14-24.8H0Z", wood)
        + path("M4-24H-11L-14.8-20.4L-11-16.8H4Z", look.plaster)
        + path("M0-16H11.4L14.8-13L11.4-10H0Z", wood)
        + stroke("M3.4-28.4H12M.6-20.4H-9.6M3.4-13H9.6", look.ink, 1.1, opacity=".75")
        + dot(2, -34.4, 1.9, look.gold)
    )
