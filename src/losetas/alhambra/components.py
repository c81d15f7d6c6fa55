"""What lies in the box: tiles, cards and the table of points, read from the data files of the modules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from losetas.core.errors import DataError
from losetas.core.grid import SIDES

_WALLS: Final = re.compile(r"N?E?S?W?")


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile. The code is type, price and walls (`tower8NES`, `garden10o`); an annex has a letter and no price.

    `count` of them are in the game, `module` brings them, `source` says whether the walls are as printed.
    """

    code: str
    type: str
    price: int
    walls: str
    count: int
    annex: bool
    module: str
    source: str

    @property
    def wall_bits(self) -> int:
        """The walls as bits, N E S W from the lowest."""
        return sum(1 << SIDES.index(side) for side in self.walls)


class BuildingType(msgspec.Struct, frozen=True):
    """A type of building with its points by round and place (ALB-44)."""

    key: str
    rounds: tuple[tuple[int, ...], ...]


class Currency(msgspec.Struct, frozen=True):
    """A currency: the letter of its cards and its space of the market, from 1."""

    key: str
    letter: str
    colour: str
    space: int


class Joining(msgspec.Struct, frozen=True):
    """A card that admits money of two currencies in one purchase."""

    code: str
    letters: str
    module: str


class Secret(msgspec.Struct, frozen=True):
    """A secret card: the tile that it shows."""

    tile: str
    module: str


def read_data(path: Path) -> dict[str, Any]:
    """Read a data file; DataError when it is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path}: {error}") from error


def read_tiles(data: dict[str, Any], module: str, path: Path, annex: str = "") -> list[Tile]:
    """The tiles of a data file; with `annex` they are annexes and their codes begin with that letter."""
    tiles = []
    for number, entry in enumerate(data.get("tile", []), start=1):
        try:
            tiles.append(_tile(entry, module, data.get("source", ""), annex))
        except (KeyError, TypeError, ValueError) as error:
            detail = f"missing {error}" if isinstance(error, KeyError) else str(error)
            raise DataError(f"{path}: tile {number}: {detail}") from error
    return tiles


def _tile(entry: dict[str, Any], module: str, source: str, annex: str) -> Tile:
    walls = str(entry["walls"])
    if not _WALLS.fullmatch(walls):
        raise ValueError(f"expected walls out of N, E, S, W in that order, found {walls!r}")
    price = 0 if annex else int(entry["price"])
    return Tile(
        code=f"{annex}{entry['type']}{price or ''}{walls or 'o'}",
        type=str(entry["type"]),
        price=price,
        walls=walls,
        count=int(entry.get("count", 1)),
        annex=bool(annex),
        module=module,
        source=str(entry.get("source", source)),
    )


def read_types(data: dict[str, Any]) -> list[BuildingType]:
    """The types of building, in the order of the table of points."""
    return [BuildingType(entry["key"], tuple(tuple(row) for row in entry["rounds"])) for entry in data["type"]]


def read_currencies(data: dict[str, Any]) -> list[Currency]:
    """The currencies, in the order in which money is printed."""
    return [Currency(e["key"], e["letter"], e["colour"], e["space"]) for e in data["currency"]]
