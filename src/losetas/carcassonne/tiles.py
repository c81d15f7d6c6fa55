"""Tile kinds: read from the `tiles.toml` of an expansion, checked, and turned."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from losetas.core import overrides
from losetas.core.errors import DataError
from losetas.core.grid import HALF_EDGES, SIDES, location_order, turn_location

MAX_SEGMENTS = 10
OWN = "own"
"""The source of a tile whose layout an override says."""


class Segment(msgspec.Struct, frozen=True):
    """A part of a tile that belongs to one feature.

    `at` are its locations with the tile at turns 0 (sides for what crosses an edge in the middle, half-edges for
    fields, nothing for what stands inside), `touches` the indices of the city segments a field borders,
    `marks` the keys of marks that change what its feature is worth.
    """

    kind: str
    at: tuple[str, ...] = ()
    shields: int = 0
    touches: tuple[int, ...] = ()
    marks: tuple[str, ...] = ()
    claimable: bool = True
    meets: tuple[int, ...] = ()

    def turned(self, turns: int) -> tuple[str, ...]:
        """Its locations after `turns` quarter turns, in order of location."""
        return tuple(sorted((turn_location(a, turns) for a in self.at), key=location_order))


class TileKind(msgspec.Struct, frozen=True):
    """A kind of tile.

    At turns 0 the first letter of its code (or the drawn north of a named tile) faces north; `edges` are the letters
    of N E S W then. A rulebook letter drawn upright is the kind turned by `letter_turns`. `counts` says by edition
    how many there are, the start tile included. `special` names a drawing of its own and what the rules hang on it.
    """

    code: str
    edges: str
    segments: tuple[Segment, ...]
    counts: dict[str, int]
    names: dict[str, str]
    expansion: str
    letter: str = ""
    letter_turns: int = 0
    source: str = ""
    special: str = ""
    properties: dict[str, Any] = {}

    @property
    def named(self) -> bool:
        """Whether the code is a name (`MILL1`) and not spelt from edges (`CFFF`)."""
        return any(ch.isdigit() or ch not in "CFR+msg" for ch in self.code)

    def edge(self, side: str, turns: int) -> str:
        """The letter of the edge that faces `side` after `turns` quarter turns."""
        return self.edges[(SIDES.index(side) - turns) % 4]


def read_tiles(path: Path, expansion: str) -> list[TileKind]:
    """Read a `tiles.toml`, with the overrides in use; DataError names file, tile and reason."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{path}: {error}") from error
    source = table.get("source", "")
    replaced = overrides.entries("tile", "code")
    kinds = []
    for entry in table.get("tile", []):
        file, changes = replaced.get(entry.get("code", ""), (path, {}))
        try:
            own = {"source": OWN} if changes.keys() & {"edges", "segments"} else {}
            kinds.append(_tile({**entry, **own, **changes}, expansion, source))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            detail = f"missing {error}" if isinstance(error, KeyError) else str(error)
            raise DataError(f"{file}: tile {entry.get('code', '?')}: {detail}") from error
    return kinds


_KNOWN = {"code", "edges", "segments", "count", "name", "letter", "letter_drawn", "source", "special"}


def _tile(entry: dict[str, Any], expansion: str, source: str) -> TileKind:
    segments = tuple(_segment(s) for s in entry["segments"])
    kind = TileKind(
        code=entry["code"],
        edges=entry["edges"],
        segments=segments,
        counts={str(k): int(v) for k, v in entry["count"].items()},
        names=dict(entry.get("name", {})),
        expansion=expansion,
        letter=entry.get("letter", ""),
        letter_turns=SIDES.index(entry.get("letter_drawn", "N")),
        source=entry.get("source", source),
        special=entry.get("special", ""),
        properties={k: v for k, v in entry.items() if k not in _KNOWN},
    )
    _check(kind)
    return kind


def _segment(entry: dict[str, Any]) -> Segment:
    unknown = set(entry) - {"kind", "at", "shields", "touches", "marks", "claimable", "meets"}
    if unknown:
        raise ValueError(f"a segment has no key {sorted(unknown)[0]!r}")
    at = tuple(str(entry.get("at", "")).split())
    for location in at:
        if location not in SIDES and location not in HALF_EDGES:
            raise ValueError(f"expected a side or a half-edge, found {location!r}")
    return Segment(
        kind=entry["kind"],
        at=at,
        shields=int(entry.get("shields", 0)),
        touches=tuple(entry.get("touches", ())),
        marks=tuple(entry.get("marks", ())),
        claimable=bool(entry.get("claimable", True)),
        meets=tuple(entry.get("meets", ())),
    )


def _check(kind: TileKind) -> None:
    """Every edge has what its letter says, every half-edge belongs to one segment at most, fields do not cross."""
    if len(kind.edges) != 4:
        raise ValueError(f"expected four edge letters, found {kind.edges!r}")
    if not kind.named and not kind.code.startswith(kind.edges):
        raise ValueError(f"expected the edges that the code spells, found {kind.edges!r}")
    if len(kind.segments) > MAX_SEGMENTS:
        raise ValueError(f"expected at most {MAX_SEGMENTS} segments, found {len(kind.segments)}")
    owner: dict[str, int] = {}
    for index, segment in enumerate(kind.segments):
        for location in segment.at:
            if location in owner:
                raise ValueError(f"{location} belongs to two segments")
            owner[location] = index
        for other in segment.touches:
            if not 0 <= other < len(kind.segments) or kind.segments[other].kind != "city":
                raise ValueError(f"segment {index} touches {other}, which is no city segment")
        for other in segment.meets:
            if not 0 <= other < len(kind.segments):
                raise ValueError(f"segment {index} meets {other}, which does not exist")
    for side, letter in zip(SIDES, kind.edges, strict=True):
        _check_edge(kind, side, letter, owner)
    _check_crossing(kind)


def _check_edge(kind: TileKind, side: str, letter: str, owner: dict[str, int]) -> None:
    halves = [half for half in (side + "L", side + "R") if half in owner]
    middle = kind.segments[owner[side]].kind if side in owner else None
    if letter == "F":
        if len(halves) != 2 or middle:
            raise ValueError(f"edge {side} is field: expected {side}L and {side}R in fields and nothing between")
        if owner[side + "L"] != owner[side + "R"]:
            raise ValueError(f"edge {side} is field: both halves belong to one field")
    elif letter == "R":
        if middle != "road" or len(halves) != 2:
            raise ValueError(f"edge {side} is road: expected a road at {side} and fields at both halves")
    elif letter == "C":
        if middle != "city" or halves:
            raise ValueError(f"edge {side} is city: expected a city at {side} and no field")
    elif halves or (middle is None and letter != "P"):
        raise ValueError(f"edge {side} has the letter {letter}: expected a segment at {side} and no field")


def _check_crossing(kind: TileKind) -> None:
    """Two segments cross when their ends alternate round the tile."""
    ends: list[tuple[float, int]] = []
    for index, segment in enumerate(kind.segments):
        for location in segment.at:
            half = SIDES.index(location[0]) * 3 + {"L": 0.0, "": 1.0, "R": 2.0}[location[1:]]
            ends.append((half, index))
    order = [index for _, index in sorted(ends)]
    for a in set(order):
        for b in set(order) - {a}:
            pair = [x for x in order if x in (a, b)]
            changes = sum(1 for i, x in enumerate(pair) if x != pair[i - 1])
            if changes > 2 and "road" not in (kind.segments[a].kind, kind.segments[b].kind):
                raise ValueError(f"segments {a} and {b} cross")
            if changes > 2 and kind.segments[a].kind == kind.segments[b].kind:
                raise ValueError(f"segments {a} and {b} cross")
