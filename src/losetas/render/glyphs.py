"""Glyphs: what stands on a tile, drawn once per look and placed by `<use>`, always upright, lit from the upper left.

A glyph stands on 0,0, the middle of its foot. The point that turns with the tile lies `foot` units above that: an
anchor is turned first and the picture is then hung on it, so that no roof or shadow is ever upside down.

An expansion's art adds its own with `@glyph("name", foot=4)`; names are shared by all, so it begins them with its key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from losetas.render.errors import RenderError
from losetas.render.looks import Look, Rng
from losetas.render.svg import num, shaken

Draw = Callable[[Look], str]


@dataclass(frozen=True)
class Glyph:
    """A drawing and how far its foot lies below the point that turns."""

    draw: Draw
    foot: float


GLYPHS: dict[str, Glyph] = {}


def glyph(name: str, foot: float = 4.0) -> Callable[[Draw], Draw]:
    """Registers a drawing function under a name.

    Raises RenderError when another function holds the name.
    """

    def keep(draw: Draw) -> Draw:
        if name in GLYPHS:
            raise RenderError(f"glyph {name!r} is registered twice: expected a name of its own")
        GLYPHS[name] = Glyph(draw, foot)
        return draw

    return keep


_defs: dict[tuple[str, str], str] = {}


def glyph_def(look: Look, name: str) -> str:
    """The definition of a glyph in a look, to stand inside `<defs>`."""
    key = (look.key, name)
    if key not in _defs:
        picture = GLYPHS[name].draw(look)
        if look.shake:
            picture = shaken(picture, Rng(name), look.shake)
        _defs[key] = (
            f'<g id="{look.key}{name}" stroke="{look.ink}" stroke-width="{look.line}" '
            f'stroke-linejoin="round">{picture}</g>'
        )
    return _defs[key]


def use(look: Look, name: str, x: float, y: float) -> str:
    """A glyph of a look standing on x, y."""
    return f'<use href="#{look.key}{name}" x="{num(x)}" y="{num(y)}"/>'
