"""Tile kinds for the tests of render/: those of the base game, read from the package, and some nobody would print."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.render.kinds import ODD_KINDS

import losetas
from losetas.carcassonne.tiles import TileKind, read_tiles

BASE = Path(losetas.__file__).parent / "carcassonne" / "expansions" / "base" / "tiles.toml"


@pytest.fixture(scope="session")
def base_kinds() -> list[TileKind]:
    """The 24 shapes of the base game and the eight with a garden."""
    return read_tiles(BASE, "base")


@pytest.fixture(scope="session")
def all_kinds(base_kinds: list[TileKind]) -> list[TileKind]:
    """The kinds of the base game and the odd ones."""
    return [*base_kinds, *ODD_KINDS]


@pytest.fixture(scope="session")
def by_letter(base_kinds: list[TileKind]) -> dict[str, TileKind]:
    """The kinds of the base game under the letters of the rulebook."""
    return {kind.letter: kind for kind in base_kinds}
