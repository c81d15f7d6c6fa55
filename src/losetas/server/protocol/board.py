"""Seats, tiles, figures and zones as the table shows them."""

from __future__ import annotations

from typing import Literal

from losetas.server.protocol.base import Spot, Struct


class CellRef(Struct):
    """A cell of the board; y grows south."""

    x: int
    y: int


class SeatView(Struct):
    """A player as the table shows them."""

    seat: int
    letter: str
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    mine: bool
    """Whether this visitor decides for the seat."""
    score: int
    stopped: int
    """The score if the game stopped now."""
    supply: dict[str, int]
    """Per piece what is left."""
    pieces: dict[str, int]
    """Per piece how many the seat has in all."""
    markers: list[int]
    """What it holds beside its figures: markers by the seat of their colour, -1 the neutral one."""


class TileView(Struct):
    """A tile on the board, in laying order."""

    code: str
    x: int
    y: int
    turns: int
    covered: bool
    seat: int | None
    """None for the start tile."""


class FigureView(Struct):
    """A figure on the board."""

    x: int
    y: int
    segment: int
    site: str
    kind: str
    seat: int
    piece: str
    lying: bool
    zone: int
    """Index into `zones`."""


class LooseView(Struct):
    """A figure that lies on a tile and is no follower."""

    x: int
    y: int
    seat: int
    """Its colour; -1 is the neutral one."""


class ZoneView(Struct):
    """A zone: segments on the board that count together."""

    name: str
    kind: str
    complete: bool
    open: int
    tiles: int
    shields: int
    spots: list[Spot]
    owners: list[int]
    """Seats that would be paid if it were scored now."""
    strength: list[int]
    """Per seat."""
    value: int
    """Points if scored now: the full value when complete, otherwise that of the end of the game."""
    complete_value: int
    """Points if it were completed as it is."""


class GroupView(Struct):
    """Zones that are scored together, each of them held by itself."""

    zone: int
    """Index into `zones` of the feature that holds them."""
    arms: list[int]
    """Indices into `zones`."""
    lengths: list[int]
    """How many tiles each of them has."""
    deciding: list[int]
    """Indices into `zones` of those that decide who is paid."""
