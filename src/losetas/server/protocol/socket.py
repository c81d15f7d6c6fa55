"""The WebSocket: server to client and back."""

from __future__ import annotations

from losetas.server.protocol.alhambra import PalaceTable
from losetas.server.protocol.base import Struct
from losetas.server.protocol.board import CellRef, FigureView, GroupView, LooseView, SeatView, TileView, ZoneView
from losetas.server.protocol.choices import BagEntry, Choices, UndoView
from losetas.server.protocol.log import EventView, ResultView, TurnView
from losetas.server.protocol.tables import ClockView, TableSettings, WindowSeconds


class Table(Struct, tag_field="type", tag="table"):
    """The whole table as this visitor may see it; sent after every change and on hello."""

    protocol: int
    table: str
    seq: int
    """Number of the last row of the log; goes back with every act and undo."""
    ruleset: str
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    look: str
    settings: TableSettings
    created: str
    finished: str | None
    """ISO 8601, UTC, like `created`."""
    seats: list[SeatView]
    to_move: int | None
    mine: bool
    """Whether this visitor is to decide now."""
    turn_of: int
    """Whose turn it is: with a decision in another's turn not who is to move."""
    step: str
    turn: int
    hand: str | None
    choices: Choices
    clock: ClockView | None
    """In a decision with a clock; None where nobody is in a hurry."""
    undo: UndoView
    tiles: list[TileView]
    last: CellRef | None
    figures: list[FigureView]
    loose: list[LooseView]
    zones: list[ZoneView]
    groups: list[GroupView]
    tiles_left: int
    bag: list[BagEntry]
    """By kind; empty when the table's setting hides it."""
    discards: list[str]
    log: list[TurnView]
    """Every turn from the first, in order."""
    bonus: list[EventView]
    """Events of the final scoring, in order."""
    over: bool
    result: ResultView | None
    commitment: str
    seed: str | None
    """Only once the game is over."""


class Refused(Struct, tag_field="type", tag="refused"):
    """A message that changed nothing, and why."""

    reason: str
    """`stale`, `not-your-seat`, `bad-message`, `too-large`, `too-fast`, `not-notation`, `cannot-undo`, or a rule."""
    where: str
    expected: str
    found: str
    detail: str
    seq: int


class Pong(Struct, tag_field="type", tag="pong"):
    """Answer to a ping, with the number of the last row: a client that has an older one says hello."""

    seq: int


ServerMessage = Table | PalaceTable | Refused | Pong


class Hello(Struct, tag_field="type", tag="hello"):
    """First message: asks for the table unless `since` is already the last row and no clock runs."""

    since: int | None = None


class Act(Struct, tag_field="type", tag="act"):
    """A ply of the seat to move, in notation, exactly as the table listed it."""

    seq: int
    token: str


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back the last ply of the open turn."""

    seq: int


class Settings(Struct, tag_field="type", tag="settings"):
    """Change what is no rule, during the game; only from who made the table. What is left out stays as it is."""

    fast: bool | None = None
    window_seconds: WindowSeconds | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Heartbeat."""


ClientMessage = Hello | Act | Undo | Settings | Ping
