"""Drawing of the Alcázar of Toledo: a square palace with four spires in a town whose edges fit anything."""

from __future__ import annotations

from losetas.render.geometry import OUT
from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import arch, box, path, poly, shade, stroke

SLATE, SLATE_LIT = "#5d6b7a", "#8494a3"


def _precinct(look: Look, turns: int) -> str:
    """A rim studded with gold on all four sides, broken by a way in at each (ALC-2), and the palace square."""
    frame = (-46.0, -46.0, 92.0, 92.0)
    out = box(*frame, "none", stroke=look.stone_dark, stroke_width=6.6)
    out += box(*frame, "none", stroke=look.stone_lit, stroke_width=5.0)
    out += box(*frame, "none", stroke=look.gold, stroke_width=2.8, stroke_dasharray="2.8 4.867")
    for x, y in OUT.values():
        way = f"M{x * 50} {y * 50}L{x * 40} {y * 40}"
        out += stroke(way, look.road_edge, 12.4) + stroke(way, look.plaza, 10.4)
    return out + box(-34, -33, 68, 62, look.plaza, stroke=look.road_edge, stroke_width=0.8)


@landmark("alcazar", ground=_precinct)
def site(kind: TileShape, plan: Plan) -> None:
    """The palace in the middle of the town, the knight before its door."""
    plan.put("alcazar", 0, 21)
    plan.keep_free((0, -3), 31)
    plan.seats[plan.cities[0].segment] = (0, 33)


def _spire(look: Look, x: float, y: float) -> str:
    """A square corner tower under a slate spire."""
    return (
        box(x - 6, y - 21, 12, 22, look.stone_lit)
        + box(x + 1.6, y - 21, 4.4, 22, look.stone_dark, stroke="none", opacity=".5")
        + "".join(box(x - 3, y - h, 1.8, 3.4, look.ink, stroke="none") for h in (17, 11))
        + poly([(x - 7.2, y - 20.4), (x, y - 38), (x + 7.2, y - 20.4)], SLATE)
        + poly([(x - 7.2, y - 20.4), (x, y - 38), (x - 1.4, y - 20.4)], SLATE_LIT, stroke="none")
        + stroke(f"M{x:g} {y - 37:g}v-4", look.ink, 1)
    )


@glyph("alcazar", foot=20)
def alcazar(look: Look) -> str:
    """Four wings round a court, a spire on every corner."""
    roof, eave = look.roofs[0][1], look.roofs[0][0]
    windows = "".join(
        box(x, y, 2.2, 3.6, look.ink, stroke="none", opacity=".8")
        for x in (-16, -10.4, -4.8, 2.6, 8.2, 13.8)
        for y in (-16.4, -10)
    )
    return (
        shade(look, 4, 2, 35, 6)
        + _spire(look, -24, -23)
        + _spire(look, 24, -23)
        + box(-24, -39, 48, 15, look.stone)
        + poly([(-28, -17), (-23, -31), (23, -31), (28, -17)], roof)
        + poly([(-28, -17), (-23, -31), (-15, -28), (-16, -20)], eave, stroke="none")
        + poly([(-16, -20), (-12, -28), (12, -28), (16, -20)], look.plaza)
        + path("M-12-28H12L13-25.6H-13Z", look.stone_dark, stroke="none")
        + box(-25, -19, 50, 20, look.stone_lit)
        + stroke("M-25-12H25M-25-5.6H25", look.ink, 0.5, opacity=".5")
        + windows
        + arch(0, 1, 8.6, 9, look.stone_dark)
        + arch(0, 1, 5.6, 7, look.ink)
        + _spire(look, -24, 2)
        + _spire(look, 24, 2)
    )
