"""Landmarks: how an expansion draws on its tiles.

A tile kind whose `special` is a key draws the landmark registered under that key. An expansion registers in the module
`art` of its own folder (`carcassonne/expansions/<key>/art.py`), which nobody but render/ imports and which belongs to
the layer of render/ for that reason:

    from losetas.render.glyphs import glyph
    from losetas.render.landmarks import landmark
    from losetas.render.svg import box

    @glyph("mill", foot=4)                       # stands upright on an anchor, drawn once per look
    def mill(look): return box(-5, -20, 10, 20, look.plaster)

    @landmark("mill")                            # the value of TileKind.special
    def site(kind, plan):                        # once, in the tile's own frame: anchors, room, seats
        plan.put("mill", 0, 4)
        plan.keep_free((0, 0), 14)
        plan.seat_kind(kind, "mill", (0, 12))

`site` runs after the roads and before cities and fields are filled, so that what it keeps free stays free. A ground
drawing, for what lies flat under all that stands, is a function of look and quarter turns: `@landmark("mill", ground)`.
Names of glyphs are shared by all expansions: begin them with the key of yours.

The module is optional, and found for every expansion the registry knows: built in, installed beside, or loaded from a
folder.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from losetas.core import registry
from losetas.render.errors import RenderError
from losetas.render.looks import Look

if TYPE_CHECKING:
    from losetas.render.kind import TileShape
    from losetas.render.plan import Plan

Site = Callable[["TileShape", "Plan"], None]
Ground = Callable[[Look, int], str]


@dataclass(frozen=True)
class Landmark:
    """What an expansion draws on a kind of tile."""

    site: Site
    ground: Ground | None


_landmarks: dict[str, Landmark] = {}


def landmark(key: str, ground: Ground | None = None) -> Callable[[Site], Site]:
    """Registers a site function, and a ground drawing if there is one, for the kinds whose special is the key.

    Raises RenderError when the key is taken.
    """

    def keep(site: Site) -> Site:
        if key in _landmarks:
            raise RenderError(f"landmark {key!r} is registered twice: expected a key of its own")
        _landmarks[key] = Landmark(site, ground)
        return site

    return keep


def find_landmark(key: str | None) -> Landmark | None:
    """The landmark of a key, or None: a kind whose landmark nobody drew is drawn from its segments."""
    if not key:
        return None
    if key not in _landmarks:
        load_art()
    return _landmarks.get(key)


def load_art() -> None:
    """Imports the module `art` of every expansion that has one; those already imported stay as they are."""
    for game in registry.games():
        for expansion in registry.expansions(game).values():
            if (expansion.folder / "art.py").is_file():
                import_module(f"{sys.modules[type(expansion).__module__].__package__}.art")
