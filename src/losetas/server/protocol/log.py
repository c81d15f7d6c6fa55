"""Turns, points and the end of the game."""

from __future__ import annotations

from losetas.server.protocol.base import Spot, Struct
from losetas.server.protocol.board import CellRef


class TermView(Struct):
    """One line of a sum: count x each."""

    code: str
    count: int
    each: int
    points: int
    rule: str


class EventView(Struct):
    """Points that fell to a seat (or a zone scored for nobody), with all that is needed to light it on the board."""

    id: int
    turn: int
    seat: int
    kind: str
    points: int
    phase: str
    rule: str
    site: str
    x: int
    y: int
    winners: list[int]
    terms: list[TermView]
    spots: list[Spot]
    """Segments to light."""
    cells: list[CellRef]
    """Cells it counts."""
    values: list[tuple[int, int, int]]
    """x, y and the points that cell brings."""
    figures: list[tuple[int, int, int, int, str]]
    """x, y, segment, seat, piece of the figures that were paid."""


class ClaimMade(Struct):
    """The figure put (or taken back) in a turn."""

    token: str
    piece: str
    kind: str
    site: str
    x: int
    y: int
    recall: bool


class DecisionMade(Struct):
    """A decision of a step in a turn, whoever took it: its key and the rest of its token."""

    key: str
    arg: str
    seat: int
    clock: bool
    """The seat said nothing until its time was over."""


class TurnView(Struct):
    """One turn of the log."""

    turn: int
    seat: int
    discards: list[str]
    """Codes drawn and removed because they fitted nowhere."""
    code: str | None
    x: int | None
    y: int | None
    turns: int | None
    claim: ClaimMade | None
    decisions: list[DecisionMade]
    tokens: list[str]
    """All its plies in notation."""
    events: list[EventView]
    open: bool
    """Whether the turn is still being played."""


class ResultRow(Struct):
    """Points of one kind, per seat, with the events they come from."""

    kind: str
    points: list[int]
    events: list[list[int]]


class ResultView(Struct):
    """The end of the game."""

    rows: list[ResultRow]
    totals: list[int]
    ranks: list[int]
    """Per seat, 1 is first; equal scores share a rank."""
    winners: list[int]
    margin: int
    decided_by: str
    """The kind with the largest gap between the winner and the next; empty when there is no single winner."""
