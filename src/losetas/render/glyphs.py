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


def pen(look: Look) -> str:
    """The attributes of the line every glyph of a look is drawn with."""
    return f'stroke="{look.ink}" stroke-width="{num(look.line)}" stroke-linejoin="round"'


_pictures: dict[tuple[str, str], str] = {}


def glyph_def(look: Look, name: str, own_pen: bool = True) -> str:
    """The definition of a glyph in a look, to stand inside `<defs>`; without a pen it takes that of its users."""
    key = (look.key, name)
    if key not in _pictures:
        picture = GLYPHS[name].draw(look)
        _pictures[key] = shaken(picture, Rng(name), look.shake) if look.shake else picture
    line = f" {pen(look)}" if own_pen else ""
    return f'<g id="{look.key}{name}"{line}>{_pictures[key]}</g>'


def use(look: Look, name: str, x: float, y: float) -> str:
    """A glyph of a look standing on x, y."""
    return f'<use href="#{look.key}{name}" x="{num(x)}" y="{num(y)}"/>'
