"""What lies in the box: tiles, cards and the table of points, read from the data files of the modules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from losetas.core import overrides
from losetas.core.errors import DataError
from losetas.core.grid import SIDES

OWN: Final = "own"
"""The source of a tile whose walls an override says."""

MOST_WALLS: Final = 3
MOST_PRICE: Final = 13  # the dearest of the game
MOST_COPIES: Final = 9

_KEYS: Final = frozenset({"code", "type", "price", "walls", "count", "source"})
_WALLS: Final = re.compile(r"N?E?S?W?")


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile. The code is type, price and walls (`tower8NES`, `garden10o`); an annex has a letter and no price.

    `count` of them are in the game, `module` brings them, `source` says whether the walls are as printed. `printed` is
    its code in the data file of the module, which an override names.
    """

    code: str
    type: str
    price: int
    walls: str
    count: int
    annex: bool
    module: str
    source: str
    printed: str

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
    """The tiles of a data file, with the overrides in use; with `annex` they are annexes, their codes begin with it.

    Raises:
        DataError: what cannot be a tile of this module, with file, tile and reason.
    """
    replaced = overrides.entries("tile", "code")
    source = str(data.get("source", ""))
    tiles: list[Tile] = []
    changed: dict[str, Path] = {}
    printed = [_tile(entry, module, source, annex, path) for entry in data.get("tile", [])]
    for tile, entry in zip(printed, data.get("tile", []), strict=True):
        file, changes = replaced.get(tile.code, (path, {}))
        if changes:
            changed[tile.code] = file
            entry = {**entry, **({"source": OWN} if "walls" in changes else {}), **changes}
            tile = msgspec.structs.replace(_tile(entry, module, source, annex, file), printed=tile.code)
        tiles.append(tile)
    for tile in tiles:
        if tile.printed in changed:
            _check_change(tile, printed, tiles, changed[tile.printed])
    return tiles


def _tile(entry: dict[str, Any], module: str, source: str, annex: str, file: Path) -> Tile:
    name = (
        entry.get("code") or f"{annex}{entry.get('type', '?')}{entry.get('price', '')}{entry.get('walls', '?') or 'o'}"
    )
    try:
        unknown = set(entry) - _KEYS
        if unknown:
            raise ValueError(f"a tile has no key {min(unknown)!r}")
        walls, price, count = entry["walls"], entry.get("price", 0), entry.get("count", 1)
        if not isinstance(walls, str) or not _WALLS.fullmatch(walls):
            raise ValueError(f"expected walls out of N, E, S, W in that order, found {walls!r}")
        if len(walls) > MOST_WALLS:
            raise ValueError(f"expected at most {MOST_WALLS} walls, found {walls!r}: nobody could walk in (ALB-32)")
        if annex and not walls:
            raise ValueError("expected at least one wall (COB-7)")
        if annex and "price" in entry:
            raise ValueError("expected no price: it is free (COB-2)")
        if not annex and not _within(price, 1, MOST_PRICE):
            raise ValueError(f"expected a price from 1 to {MOST_PRICE}, found {price!r}")
        if not _within(count, 0, MOST_COPIES):
            raise ValueError(f"expected a count from 0 to {MOST_COPIES}, found {count!r}")
        code = f"{annex}{entry['type']}{price or ''}{walls or 'o'}"
        return Tile(
            code=code,
            type=str(entry["type"]),
            price=price,
            walls=walls,
            count=count,
            annex=bool(annex),
            module=module,
            source=str(entry.get("source", source)),
            printed=code,
        )
    except (KeyError, ValueError) as error:
        detail = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise DataError(f"{file}: tile {name}: {detail}") from error


def _within(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _check_change(tile: Tile, printed: list[Tile], tiles: list[Tile], file: Path) -> None:
    """A changed tile is of a known type, the only one of its code, and there are as many of its type as before."""
    where = f"{file}: tile {tile.printed}"
    types = list(dict.fromkeys(other.type for other in printed))
    if tile.type not in types:
        raise DataError(f"{where}: expected a type out of {', '.join(types)}, found {tile.type!r}")
    twins = [other.printed for other in tiles if other.code == tile.code and other.printed != tile.printed]
    if twins:
        raise DataError(f"{where}: becomes {tile.code}, which {twins[0]} is too: give one of them `count`, the other 0")
    for kind in dict.fromkeys(
        other.type for other in printed if tile.printed == other.printed or other.type == tile.type
    ):
        before, after = (sum(t.count for t in group if t.type == kind) for group in (printed, tiles))
        if before != after:
            raise DataError(f"{where}: expected {before} tiles of the type {kind} in all, found {after}")


def read_types(data: dict[str, Any]) -> list[BuildingType]:
    """The types of building, in the order of the table of points."""
    return [BuildingType(entry["key"], tuple(tuple(row) for row in entry["rounds"])) for entry in data["type"]]


def read_currencies(data: dict[str, Any]) -> list[Currency]:
    """The currencies, in the order in which money is printed."""
    return [Currency(e["key"], e["letter"], e["colour"], e["space"]) for e in data["currency"]]
