"""Glyphs of towns: houses, churches, towers, gate, shield, hermitage, and a building for kinds nobody drew."""

from __future__ import annotations

from losetas.render.geometry import Point
from losetas.render.glyphs import GLYPHS, Draw, glyph
from losetas.render.looks import Look
from losetas.render.svg import arch, box, d_line, dot, merlons, oval, path, poly, shade, stroke

HOUSES = ("h0", "h1", "h2", "h3")
_HEIGHTS = (4.7, 5.9, 4.2, 5.2)


def _house(k: int) -> Draw:
    """A gabled house; odd ones face the other way."""

    def draw(look: Look) -> str:
        lit, dark = look.roofs[k]
        flip = -1 if k % 2 else 1
        h = _HEIGHTS[k]
        top = -h - 5.2

        def ring(*points: Point) -> str:
            return d_line([(x * flip, y) for x, y in points], True)

        gable = ring((-6.1, 0), (-6.1, -h), (-3.2, top), (-0.2, -h), (-0.2, 0))
        flank = ring((-0.2, 0), (-0.2, -h), (6.1, -h), (6.1, 0))
        slope = ring((-3.5, top), (3.5, top), (7, -h + 0.6), (0, -h + 0.6))
        eave = ring((-3.5, top), (0, -h + 0.6), (-0.8, -h + 1.2), (-3.5, top + 1.9), (-6.2, -h + 1.2), (-7, -h + 0.6))
        front, side, near, far = look.plaster, look.plaster_dark, lit, dark
        if flip == -1:  # the light still comes from the left
            front, side, near, far = side, front, far, near
        openings = d_line([(-4 * flip + x, y) for x, y in ((-0.9, 0), (-0.9, -2.8), (0.9, -2.8), (0.9, 0))], True)
        openings += d_line(
            [(3 * flip + x, 2.2 - h + y) for x, y in ((-0.8, 1), (-0.8, -0.8), (0.8, -0.8), (0.8, 1))], True
        )
        return (
            shade(look, 1.8, 0.5, 7.6, 2.4)
            + path(gable, front)
            + path(flank, side)
            + path(slope, far)
            + path(eave, near)
            + path(openings, look.ink, stroke="none", opacity=".7")
        )

    return draw


for _k, _name in enumerate(HOUSES):
    glyph(_name)(_house(_k))


@glyph("hall")
def hall(look: Look) -> str:
    """A long house with a row of windows, so that a town is not all of one size."""
    lit, dark = look.roofs[1]
    return (
        shade(look, 2, 0.6, 11.5, 2.8)
        + path("M-10 0V-6.4L-6.6-12.6L-3.2-6.4V0Z", look.plaster)
        + path("M-3.2 0V-6.4H10V0Z", look.plaster_dark)
        + path("M-6.9-12.8H6.6L11-5.8H-2.9Z", dark)
        + path("M-6.9-12.8L-2.9-5.8L-3.8-5.1L-6.7-10.4L-9.6-5.1L-10.6-5.8Z", lit)
        + path(
            "M-7.7 0V-3.4H-5.5V0ZM-.6-2.2V-4.4H.8V-2.2ZM3-2.2V-4.4H4.4V-2.2ZM6.6-2.2V-4.4H8V-2.2Z",
            look.ink,
            stroke="none",
            opacity=".7",
        )
    )


@glyph("church", foot=7)
def church(look: Look) -> str:
    """A parish church, the landmark of a large city."""
    lit, dark = look.roofs[2]
    return (
        shade(look, 2, 0.5, 11, 3)
        + poly([(-3, 0), (-3, -6), (9, -6), (9, 0)], look.plaster_dark)
        + poly([(-3, -12), (6.5, -12), (9.8, -5.6), (-1, -5.6)], dark)
        + box(-8.5, -14, 6.4, 14, look.plaster)
        + poly([(-9.4, -13.6), (-5.3, -20.5), (-1.2, -13.6)], lit)
        + box(-6.3, -12, 2, 3.2, look.ink, stroke="none")
        + box(-6.4, -3.4, 2.2, 3.4, look.ink, stroke="none")
        + stroke("M-5.3-20V-24M-6.9-22.6H-3.7", look.ink, 1)
    )


@glyph("well", foot=3)
def square_tree(look: Look) -> str:
    """A tree on a small square, for a lattice corner inside a city; four tiles draw it together."""
    return oval(0, -1, 8, 6.4, look.plaza) + GLYPHS["t0"].draw(look)


@glyph("w0")
def wall_tower(look: Look) -> str:
    """A tower of a wall, inside a tile."""
    return (
        shade(look, 2, 0, 5, 2)
        + path("M-3.6-8V-1C-3.6 1 3.6 1 3.6-1V-8Z", look.stone)
        + path("M.8-8V.5C2.4 .4 3.6 0 3.6-1V-8Z", look.stone_dark, stroke="none", opacity=".7")
        + path("M-4.3-11V-8C-4.3-6.2 4.3-6.2 4.3-8V-11H2.7V-9.6H.9V-11H-.9V-9.6H-2.7V-11Z", look.stone_lit)
    )


@glyph("w1")
def corner_tower(look: Look) -> str:
    """The roofed tower of a lattice corner; it belongs to the board, which draws one where walls of tiles meet."""
    lit, dark = look.roofs[0]
    return (
        shade(look, 2, 0.4, 6.5, 2.4)
        + path("M-4.8-8V-.6C-4.8 1.8 4.8 1.8 4.8-.6V-8Z", look.stone)
        + path("M1-8V1C3.2 1 4.8 .4 4.8-.6V-8Z", look.stone_dark, stroke="none", opacity=".7")
        + path("M-6-7.4C-6-5.4 6-5.4 6-7.4L0-17Z", dark)
        + path("M-6-7.4C-5.4-6.3-3-6-1-5.9L0-17Z", lit, stroke="none")
        + box(-1.9, -4.6, 1.4, 2.8, look.ink, stroke="none")
        + stroke("M0-17V-21", look.ink, 0.9)
        + path("M.3-21.2L5-19.7L.3-18.2Z", look.gold, stroke_width=0.5)
    )


@glyph("gate", foot=0)
def gate(look: Look) -> str:
    """The gate where a road runs into a city wall."""
    return (
        shade(look, 1, 0.6, 10, 2.6)
        + box(-5, -9, 10, 9.6, look.stone)
        + path("M-3 .8V-3.4C-3-7 3-7 3-3.4V.8Z", look.ink)
        + path("M-9-12.5V1H-3.8V-12.5H-5.2V-11H-7.4V-12.5Z", look.stone_lit)
        + path("M3.8-12.5V1H9V-12.5H7.4V-11H5.2V-12.5Z", look.stone)
        + box(-6.9, -7.5, 1.1, 2.6, look.ink, stroke="none")
        + box(5.9, -7.5, 1.1, 2.6, look.ink, stroke="none")
    )


@glyph("shield", foot=8)
def shield(look: Look) -> str:
    """The shield of a city segment that counts twice."""
    rim = "M-9.2-18.2C-4-16.2 4-16.2 9.2-18.2V-8C9.2-2 1.4 2.6 0 3.2C-1.4 2.6-9.2-2-9.2-8Z"
    castle = "M-4-3.4V-10.6H-2.4V-9.2H-.8V-10.6H.8V-9.2H2.4V-10.6H4V-3.4H1.3V-5.4C1.3-7-1.3-7-1.3-5.4V-3.4Z"
    return (
        path(rim, look.white, stroke=look.ink, stroke_width=1.0)
        + path("M-7-15.2C-3.5-14 3.5-14 7-15.2V-8C7-3.4 1.2 .2 0 .8C-1.2 .2-7-3.4-7-8Z", look.blue, stroke="none")
        + path(castle, look.gold, stroke="none")
    )


@glyph("monastery", foot=6)
def monastery(look: Look) -> str:
    """A hermitage with a bell gable and a cloister walk, wider and paler than any house."""
    lit, dark = look.roofs[1]
    walk = "".join(
        path(f"M{x} 6V3.4C{x} 1.6 {x + 2.6:g} 1.6 {x + 2.6:g} 3.4V6Z", look.ink, stroke="none", opacity=".7")
        for x in (-2.5, 1.5, 5.5, 9.5, 13.5)
    )
    nave = (
        poly([(-5, 2), (-5, -10), (18, -10), (18, 2)], look.plaster_dark)
        + poly([(-10.5, -19), (12, -19), (19.5, -9.4), (-3, -9.4)], dark)
        + stroke("M-6.4-16.4H13.2M-4.6-13.4H15.6", look.ink, 0.5, opacity=".5")
        + poly([(-5, 6), (-5, 0.5), (18, 0.5), (18, 6)], look.plaster)
        + walk
        + poly([(-6, 1.4), (-4, -3), (17, -3), (19.4, 1.4)], lit)
    )
    front = (
        poly([(-17, 6), (-17, -9.6), (-11, -18), (-5, -9.6), (-5, 6)], look.plaster)
        + poly([(-18.4, -8.6), (-11, -19.6), (-3.6, -8.6), (-5.2, -8.2), (-11, -16.6), (-16.8, -8.2)], lit)
        + path("M-15.4-17.5V-25.4H-13.4L-11-29.5L-8.6-25.4H-6.6V-17.5L-11-15.5Z", look.plaster)
        + path("M-14-19V-22C-14-23.8-11.7-23.8-11.7-22V-19ZM-10.3-19V-22C-10.3-23.8-8-23.8-8-22V-19Z", look.ink)
        + dot(-12.8, -19.6, 0.9, look.gold, stroke="none")
        + dot(-9.2, -19.6, 0.9, look.gold, stroke="none")
        + stroke("M-11-29V-35M-13.2-33H-8.8", look.ink, 1.3)
        + dot(-11, -8.6, 2.1, look.blue)
        + path("M-13.4 6V1C-13.4-2.4-8.6-2.4-8.6 1V6Z", look.ink)
    )
    return shade(look, 4, 5, 23, 5) + nave + front


@glyph("manor", foot=9)
def manor(look: Look) -> str:
    """A stone house with a tower: stands for a building of a kind that brings no drawing of its own."""
    lit, dark = look.roofs[1]
    return (
        shade(look, 3, 0.8, 19, 4)
        + box(-10, -14, 26, 15, look.plaster)
        + box(6, -14, 10, 15, look.plaster_dark, stroke="none")
        + poly([(-12, -13), (-6, -22), (12, -22), (18, -13)], dark)
        + poly([(-16, 1), (-16, -24), (-6, -24), (-6, 1)], look.stone_lit)
        + poly([(-9, 1), (-9, -24), (-6, -24), (-6, 1)], look.stone_dark, stroke="none", opacity=".5")
        + merlons(-17, -27.5, 12, 4, look.stone_lit)
        + poly([(-15, -27), (-11, -36), (-7, -27)], lit)
        + "".join(arch(x, -5, 3, 5.4, look.ink, stroke="none") for x in (-1, 11.6))
        + arch(5.4, 1, 5, 7.4, look.ink)
        + box(-12, -17, 2, 4, look.ink, stroke="none")
    )
