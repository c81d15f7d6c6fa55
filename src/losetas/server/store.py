"""The store: tables and their append-only logs. A row that was appended is never changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from losetas.server import database as db
from losetas.server.errors import SequenceTaken
from losetas.server.protocol import SeatSpec, TableSettings

P = ParamSpec("P")
T = TypeVar("T")

RowKind = Literal["draw", "ply", "clock", "undo"]


class LogRow(msgspec.Struct, frozen=True):
    """One row of a log: a draw of the dealer, a ply of a seat or of the clock in its place, or a ply taken back."""

    seq: int
    kind: RowKind
    seat: int
    token: str


class Summary(msgspec.Struct, frozen=True):
    """What the list of tables shows, kept with the table so that listing needs no replay."""

    scores: tuple[int, ...] = ()
    to_move: int | None = None
    turn: int = 1
    tiles_left: int = 0
    over: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """All that is stored about a table besides its log."""

    id: str
    owner: str
    ruleset: str
    fingerprint: str
    seed: str
    settings: TableSettings
    seats: tuple[SeatSpec, ...]
    created: str
    changed: str
    summary: Summary


def now() -> str:
    """The time as the database and the protocol write it: ISO 8601, UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def whole(
    method: Callable[Concatenate[Store, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Carry a transaction through though who asked for it is cancelled: cancelled itself, the driver hangs."""

    @wraps(method)
    async def carried(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(store, *args, **kwargs))
        store.running.add(task)
        task.add_done_callback(store.running.discard)
        return await asyncio.shield(task)

    return carried


class Store:
    """Reads and appends; every method is one transaction. `running` are those that have not ended yet."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.running: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, where: str | Path) -> Store:
        """Open a database and bring it up to date; raises StoreError, leaving a file that is none untouched."""
        url = db.database_url(where)
        path = db.sqlite_file(url)
        if path is not None:
            db.check_file(path)
        engine = db.make_engine(url)
        try:
            await db.migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Give all connections back, when what runs has ended."""
        await asyncio.gather(*self.running, return_exceptions=True)
        await self._engine.dispose()

    @whole
    async def add_table(self, row: TableRow, log: list[LogRow]) -> None:
        """Store a new table with the first rows of its log."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(db.tables).values(
                    id=row.id,
                    owner=row.owner,
                    ruleset=row.ruleset,
                    fingerprint=row.fingerprint,
                    seed=row.seed,
                    settings=_json(row.settings),
                    created=row.created,
                    changed=row.changed,
                    over=row.summary.over,
                    summary=_json(row.summary),
                )
            )
            seats = [
                {"table_id": row.id, "seat": i, "kind": seat.kind, "name": seat.name, "bot": seat.bot}
                for i, seat in enumerate(row.seats)
            ]
            await connection.execute(insert(db.seats), seats)
            if log:
                await connection.execute(insert(db.log), _log_values(row.id, log))

    @whole
    async def append(self, table: str, log: list[LogRow], summary: Summary) -> None:
        """Append rows; raises SequenceTaken, with nothing written, when another writer was faster."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(db.log), _log_values(table, log))
                values = {"changed": now(), "over": summary.over, "summary": _json(summary)}
                await connection.execute(update(db.tables).where(db.tables.c.id == table).values(values))
        except IntegrityError as error:
            raise SequenceTaken(f"table {table}: row {log[0].seq} is there already") from error

    @whole
    async def set_settings(self, table: str, settings: TableSettings) -> None:
        """Replace the settings of a table."""
        async with self._engine.begin() as connection:
            await connection.execute(update(db.tables).where(db.tables.c.id == table).values(settings=_json(settings)))

    @whole
    async def read_log(self, table: str, since: int = 0) -> list[LogRow]:
        """The rows of a log after number `since`, in order."""
        query = (
            select(db.log.c.seq, db.log.c.kind, db.log.c.seat, db.log.c.token)
            .where(db.log.c.table_id == table, db.log.c.seq > since)
            .order_by(db.log.c.seq)
        )
        async with self._engine.connect() as connection:
            return [LogRow(*row) for row in (await connection.execute(query)).all()]

    @whole
    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        found = await self._rows(db.tables.c.id == table)
        return found[0] if found else None

    @whole
    async def unfinished(self) -> list[TableRow]:
        """All tables whose game goes on, the last played first."""
        return await self._rows(db.tables.c.over.is_(False))

    async def _rows(self, condition: ColumnElement[bool]) -> list[TableRow]:
        order = (db.tables.c.changed.desc(), db.tables.c.id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(db.tables).where(condition).order_by(*order))).mappings().all()
            ids = [row["id"] for row in found]
            query = select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
            seats: dict[str, list[SeatSpec]] = {key: [] for key in ids}
            for seat in (await connection.execute(query)).mappings():
                seats[seat["table_id"]].append(SeatSpec(kind=seat["kind"], name=seat["name"], bot=seat["bot"]))
        return [
            TableRow(
                id=row["id"],
                owner=row["owner"],
                ruleset=row["ruleset"],
                fingerprint=row["fingerprint"],
                seed=row["seed"],
                settings=msgspec.json.decode(row["settings"], type=TableSettings),
                seats=tuple(seats[row["id"]]),
                created=row["created"],
                changed=row["changed"],
                summary=msgspec.json.decode(row["summary"], type=Summary),
            )
            for row in found
        ]


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _log_values(table: str, log: list[LogRow]) -> list[dict[str, object]]:
    at = now()
    return [{"table_id": table, "at": at, **msgspec.structs.asdict(row)} for row in log]
