"""HTTP: making and listing tables, and errors."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from losetas.server.protocol.base import Struct


class SeatSpec(Struct):
    """Who takes a seat of a new table."""

    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None


WindowSeconds = Annotated[int, msgspec.Meta(ge=0, le=600)]


class TableSettings(Struct):
    """What holds for a whole table and is no rule."""

    fast: bool = False
    """Bots answer at once."""
    tiles_left: bool = True
    """Whether the tiles left are shown by kind."""
    window_seconds: WindowSeconds = 0
    """How long a person may think in a window before silence is taken for the answer; 0 for as long as they like."""


class ClockView(Struct):
    """The clock of a window: silence will be taken for the answer of the seat to move."""

    seconds: int
    """The whole time of this window."""
    left: int
    """Milliseconds left when this was sent."""


class NewTable(Struct):
    """POST /api/tables"""

    ruleset: str
    seats: list[SeatSpec]
    settings: TableSettings = msgspec.field(default_factory=TableSettings)


class TableLinks(Struct):
    """Where the parts of a table are found, as paths of this server."""

    page: str
    socket: str
    record: str
    art: str


class TableCreated(Struct):
    """Answer to POST /api/tables."""

    table: str
    links: TableLinks


class TableSeat(Struct):
    """A seat in the list of tables."""

    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    score: int


class TableEntry(Struct):
    """An unfinished table that this visitor can go on with."""

    table: str
    ruleset: str
    seats: list[TableSeat]
    to_move: int | None
    turn: int
    tiles_left: int
    created: str
    changed: str
    """ISO 8601, UTC."""


class TableList(Struct):
    """GET /api/tables: unfinished tables, the last played first."""

    tables: list[TableEntry]


class Problem(Struct):
    """Body of every HTTP error: what, where, what was expected."""

    reason: str
    """A code the client has a text for."""
    where: str = ""
    expected: str = ""
    found: str = ""
    detail: str = ""
