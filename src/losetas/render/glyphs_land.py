"""Glyphs of the country: trees, bushes, gardens, and the small things that make a meadow worth a second look."""

from __future__ import annotations

from losetas.render.glyphs import glyph
from losetas.render.looks import Look
from losetas.render.svg import dot, num, oval, path, shade, stroke


@glyph("t0", foot=2)
def oak(look: Look) -> str:
    """A round-headed tree."""
    crown = (
        "M-3.6-2.6C-6-4.4-5.3-7.6-3.4-8.3C-3-11 .6-12 2.3-10C5.2-9.8 5.7-6.6 4.3-5.2C4.6-2.6 1-1.8-.2-2.9"
        "C-1.4-1.9-2.9-2-3.6-2.6Z"
    )
    gleam = "M-3.3-4.6C-4.2-6.6-2.9-7.6-2.2-7.8C-1.8-9.8 .3-10.2 1.2-9.2C.2-8-.6-6.3-3.3-4.6Z"
    return (
        shade(look, 1.5, 0.3, 4.8, 1.6)
        + stroke("M0 0V-4", look.trunk, 1.5)
        + path(crown, look.leaf)
        + path(gleam, look.leaf_lit, stroke="none")
    )


@glyph("t1", foot=2)
def cypress(look: Look) -> str:
    """A tall dark tree."""
    return (
        shade(look, 1.2, 0.2, 3, 1.2)
        + stroke("M0 0V-2", look.trunk, 1.4)
        + path("M0-14C2.6-9.6 3-4.4 1.6-1.6C.8-.8-.8-.8-1.6-1.6C-3-4.4-2.6-9.6 0-14Z", look.leaf_dark)
        + path("M-.5-11C-1.9-7-1.9-4-1.2-2.6C-.2-4.4 .1-8-.5-11Z", look.leaf, stroke="none")
    )


@glyph("t2", foot=2)
def olive(look: Look) -> str:
    """A low tree with two crowns."""
    return (
        shade(look, 1, 0.3, 4.4, 1.5)
        + stroke("M-.6 0L.3-2.4M1.2 0L.6-2.6", look.trunk, 1.2)
        + oval(-1.6, -4.2, 3, 2.5, look.leaf_lit)
        + oval(1.8, -4.6, 3, 2.5, look.leaf)
    )


@glyph("b0", foot=2)
def bush(look: Look) -> str:
    """A bush."""
    leaves = "M-2.8 0C-3.9-1.6-2.4-3.2-1.2-2.8C-.4-4.2 1.9-3.8 1.9-2.4C3.4-2.2 3.2-.4 2.4 0Z"
    return shade(look, 0.8, 0.2, 3, 1) + path(leaves, look.leaf)


@glyph("hay", foot=2)
def haystack(look: Look) -> str:
    """A haystack on its pole."""
    return (
        shade(look, 1.2, 0.2, 4.6, 1.5)
        + stroke("M0-6V-8.6", look.trunk, 1)
        + path("M-3.9 0C-4.2-3-2.6-6.6 0-7.4C2.6-6.6 4.2-3 3.9 0C2 .8-2 .8-3.9 0Z", look.wheat)
        + path("M.6-6.8C2.6-5.8 3.9-3 3.7-.1C2.9 .3 1.8 .5 1 .5C2.2-2 2-5 .6-6.8Z", look.wheat_dark, stroke="none")
    )


@glyph("sheep", foot=2)
def sheep(look: Look) -> str:
    """Two sheep at pasture."""
    one = "M-2.4-1.4C-3.4-2.8-2-4.4-.8-3.8C.2-4.8 2-4.2 2.2-3.2C3.4-2.8 3-1 1.8-1C.8-.4-1.6-.4-2.4-1.4Z"
    two = "M2.6 1.4C1.8 0 3-1.2 4-.8C5-1.6 6.6-1 6.8 0C7.8 .4 7.4 1.8 6.4 1.8C5.4 2.4 3.4 2.4 2.6 1.4Z"
    legs = stroke("M-1.4-1V.5M1.2-1V.5M3.6 1.6V3M6 1.6V3", look.ink, 0.8)
    heads = oval(-3, -2.9, 1.2, 0.9, look.ink, stroke="none") + oval(7.4, 0.2, 1.1, 0.9, look.ink, stroke="none")
    return shade(look, 2, 1.6, 6, 1.4) + legs + path(one, look.white) + path(two, look.white) + heads


@glyph("stone", foot=2)
def boulders(look: Look) -> str:
    """Two boulders."""
    return (
        shade(look, 1, 0.2, 4, 1.1)
        + path("M-3.6 0C-3.8-2.2-2-3.6-.4-3.2C1-3 1.6-1.4 1.4 0Z", look.stone)
        + path("M.6 .4C.4-1 1.4-2 2.6-1.8C3.8-1.6 4.2-.4 4 .4Z", look.stone_lit)
    )


@glyph("garden", foot=7)
def garden(look: Look) -> str:
    """A walled garden: four beds in flower round a basin, inside a hedge."""
    beds = ""
    for i, (x, y) in enumerate(((-6.2, -12.2), (6.2, -12.2), (-6.2, -3.2), (6.2, -3.2))):
        flower = look.flowers[(0, 1, 1, 0)[i]]
        bed = f'<rect x="{num(x - 4.6)}" y="{num(y - 3)}" width="9.2" height="6" rx="1.6" fill="{look.leaf_lit}"/>'
        row = stroke(f"M{num(x - 2.7)} {num(y)}h5.6", flower, 3, stroke_linecap="round", stroke_dasharray=".1 2.7")
        beds += bed + row
    return (
        oval(1.4, -6.2, 16, 12.4, look.shadow, opacity=".2", stroke="none")
        + f'<rect x="-14" y="-18.8" width="28" height="22" rx="5" fill="{look.leaf_dark}"/>'
        + f'<rect x="-12" y="-16.8" width="24" height="18" rx="3.6" fill="{look.white}" stroke="none"/>'
        + beds
        + dot(0, -7.7, 3.8, look.stone_lit)
        + dot(0, -7.7, 2.4, look.water, stroke="none")
    )


@glyph("plot", foot=7)
def small_garden(look: Look) -> str:
    """The garden again, for a field with little room."""
    return f'<g transform="translate(0 -2) scale(.66)">{garden(look)}</g>'
