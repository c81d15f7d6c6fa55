"""Reads the oracle games: another engine's play, turned into our tokens (see `shared/oracle/README.md`)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
LETTERS = {"City": "c", "Road": "r", "Field": "f", "Monastery": "m", "Garden": "g"}
FILES = ("base_2p", "base_3p", "base_5p", "gardens_2p", "gardens_4p")


@dataclass(frozen=True)
class Letter:
    """How a letter of the rulebook is called here: its code and how far it is turned when drawn upright."""

    code: str
    turns: int


@dataclass(frozen=True)
class Turn:
    """One turn of an oracle game in our words.

    `placements` hold (x, y, turns), look-alikes included; `discarded` are all tiles set aside up to the next draw.
    """

    player: int
    code: str
    placements: frozenset[tuple[int, int, int]]
    at: tuple[int, int, int]
    sites: frozenset[str]
    chosen: str
    points: tuple[int, ...]
    followers: tuple[int, ...]
    abbots: tuple[int, ...]
    discarded: tuple[str, ...]


@dataclass(frozen=True)
class OracleGame:
    """One game: its turns, final scores and the points of the final scoring, without the zeros."""

    name: str
    players: int
    ruleset: str
    turns: tuple[Turn, ...]
    final: tuple[int, ...]
    final_events: tuple[tuple[int, str, int], ...]


def load(folder: Path, file: str, letters: Mapping[str, Letter]) -> Iterator[OracleGame]:
    """The games of one file."""
    with gzip.open(folder / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            yield _game(f"{file}[{number}]", json.loads(line), letters)


def _game(name: str, data: dict[str, Any], letters: Mapping[str, Letter]) -> OracleGame:
    ruleset = "carcassonne/2014" if data["elements"].get("garden") else "carcassonne/classic"
    events = [(seat, kind.split(".")[0], points) for seat, kind, points in data["final_events"] if points]
    return OracleGame(
        name,
        data["players"],
        ruleset,
        tuple(_turn(turn, letters) for turn in data["turns"]),
        tuple(data["final"]),
        tuple(sorted(events)),
    )


def _turn(data: dict[str, Any], letters: Mapping[str, Letter]) -> Turn:
    tile = letters[data["tile"]]
    x, y, degrees = data["at"]
    left = data["meeples_left"]
    return Turn(
        player=data["player"],
        code=tile.code,
        placements=frozenset(
            (px, py, (tile.turns + d // 90) % 4) for px, py, rotations in data["legal"] for d in rotations
        ),
        at=(x, y, (tile.turns + degrees // 90) % 4),
        sites=frozenset(_spot(spot) for spot in data.get("spots") or ()),
        chosen=_chosen(data),
        points=tuple(data["points"]),
        followers=tuple(seat.get("SmallFollower", 0) for seat in left),
        abbots=tuple(seat.get("Abbot", 0) for seat in left),
        discarded=tuple(letters[code].code for code in data.get("discarded") or ()),
    )


def _chosen(data: dict[str, Any]) -> str:
    if data.get("recall"):
        return _recall(data["recall"])
    if data.get("deploy"):
        piece, feature, location = data["deploy"][:3]
        return ("A" if piece == "abbot" else "") + _site(feature, location)
    return "-"


def _spot(spot: list[Any]) -> str:
    if spot[0] == "Return":
        return _recall(json.loads(spot[2]))
    return ("A" if spot[0] == "Abbot" else "") + _site(spot[1], spot[2])


def _recall(data: dict[str, Any]) -> str:
    x, y = data["featurePointer"]["position"]
    return f"-A@{x},{y}"


def _site(feature: str, location: str) -> str:
    letter = LETTERS[feature]
    if location == "I":
        return letter
    if feature == "Field":
        return f"{letter}.{min(location.split('.'), key=HALVES.index)}"
    sides = set(SIDES) - {location[1]} if location[0] == "_" else set(location)
    return f"{letter}.{min(sides, key=SIDES.index)}"
