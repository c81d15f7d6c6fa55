"""Drawing of L'Horta Sud: orange trees, a barraca, cabbages and tilled rows on both sides of the road."""

from __future__ import annotations

from losetas.render.geometry import Point, turned
from losetas.render.glyphs import GLYPHS, glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import box, d_line, dot, poly, shade, stroke

SOIL, STRAW, STRAW_DARK, ORANGE = "#b9884f", "#dfb75f", "#b58a3e", "#f08a1d"
Plot = tuple[float, float, float, float]  # left, top, right, bottom
ORCHARD: Plot = (-45, -45, -4, -13)
YARD: Plot = (6, -45, 45, -13)
CABBAGES: Plot = (-45, 13, -4, 45)
FURROWS: Plot = (5, 13, 45, 45)


def _ground(look: Look, turns: int) -> str:
    """Four plots with a ditch between two of them."""

    def at(*points: Point) -> list[Point]:
        return [turned(p, turns) for p in points]

    def plot(area: Plot, tone: str) -> str:
        x1, y1, x2, y2 = area
        return poly(at((x1, y1), (x2, y1), (x2, y2), (x1, y2)), tone, stroke=look.leaf_dark, stroke_width=1.3)

    def rows(area: Plot, count: int) -> str:
        x1, y1, x2, y2 = area
        step = (y2 - y1) / count
        return "".join(d_line(at((x1 + 3, y), (x2 - 3, y))) for y in (y1 + step * (i + 0.5) for i in range(count)))

    tones = ((ORCHARD, look.field_lit), (YARD, look.plaza), (CABBAGES, SOIL), (FURROWS, SOIL))
    ditch = d_line(at((0.5, 12), (0.5, 46)))
    out = "".join(plot(area, tone) for area, tone in tones)
    out += stroke(ditch, look.ink, 4.6) + stroke(ditch, look.water, 3.4)
    cabbages, furrows = rows(CABBAGES, 5), rows(FURROWS, 5)
    out += stroke(cabbages, look.leaf_dark, 5, stroke_dasharray=".1 5.7", stroke_linecap="round")
    out += stroke(cabbages, look.leaf_lit, 3.2, stroke_dasharray=".1 5.7", stroke_linecap="round")
    out += stroke(furrows, look.leaf, 2.8) + stroke(
        furrows, look.red, 2, stroke_dasharray=".1 5.5", stroke_linecap="round"
    )
    return out


@landmark("horta", ground=_ground)
def site(kind: TileShape, plan: Plan) -> None:
    """The plots are part of the fields (HOR-2), so only wild growth is kept out of them."""
    plan.put("horta-barraca", 25, -20)
    for x in (-37, -24.5, -12):
        for y in (-34, -19):
            plan.put("horta-orange", x, y)
    for left, top, right, bottom in (ORCHARD, YARD, CABBAGES, FURROWS):
        for x in range(round(left), round(right) + 1, 4):
            for y in range(round(top), round(bottom) + 1, 4):
                plan.keep_free((x + 0.6, y + 0.6), 0)  # a point takes nothing from a field but nothing grows near it
    fields = [i for i, s in enumerate(kind.segments) if s.kind == "field"]
    for index, seat in zip(fields, ((-1.0, -26.0), (0.0, 26.0)), strict=True):
        plan.seats[index] = seat


@glyph("horta-barraca", foot=9)
def barraca(look: Look) -> str:
    """White walls under a steep thatch with a cross at either end."""
    return (
        shade(look, 3, 0.6, 16, 3.2)
        + poly([(-3, 0), (-3, -5), (13, -5), (13, 0)], look.plaster_dark)
        + stroke("M7.6-20.6V-25.4M5.8-23.8H9.4", look.ink, 1.1)
        + poly([(-7.4, -21), (7.6, -21), (14.8, -4.2), (-1.4, -4.2)], STRAW_DARK)
        + stroke("M-5.6-17.8H8.8M-4.2-14.2H10.4M-2.8-10.6H12M-1.6-7.2H13.4", look.ink, 0.5, opacity=".5")
        + poly([(-12.4, 0), (-12.4, -6), (-7.4, -19.6), (-2.6, -6), (-2.6, 0)], look.white)
        + poly([(-14.2, -3.8), (-7.4, -22), (-0.6, -3.8), (-2.8, -3.8), (-7.4, -16), (-12.2, -3.8)], STRAW)
        + box(-9.2, -6.6, 3.6, 6.6, look.blue)
        + box(-8.2, -11, 1.7, 2, look.ink, stroke="none")
        + box(4, -3.8, 2.2, 2.2, look.blue, stroke_width=0.5)
        + stroke("M-7.4-21V-26.4M-9.2-24.6H-5.6", look.ink, 1.1)
    )


@glyph("horta-orange", foot=2)
def orange(look: Look) -> str:
    """An orange tree."""
    fruit = ((-3, -5), (-0.6, -7.8), (2.6, -6.6), (1, -4.2))
    return GLYPHS["t0"].draw(look) + "".join(dot(x, y, 1.15, ORANGE, stroke="none") for x, y in fruit)
