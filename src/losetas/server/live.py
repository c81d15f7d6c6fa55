"""A table in use: its course in memory, kept in step with the log. A change is stored before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NoReturn

import msgspec

from losetas.core import registry
from losetas.core.game import SEATS, State
from losetas.server.bus import Bus
from losetas.server.course import Course
from losetas.server.errors import Refusal, SequenceTaken
from losetas.server.games import tiles_left
from losetas.server.protocol import TableSettings
from losetas.server.store import LogRow, Store, Summary, TableRow, now


def summary_of(state: State) -> Summary:
    """What the list of tables shows of a state."""
    to_move = None if state.is_over else state.to_move
    return Summary(state.scores, to_move, state.turn, tiles_left(state), state.is_over)


class LiveTable:
    """One table. `course` is replaced, never changed, so whoever holds it may read it at leisure."""

    def __init__(self, row: TableRow, course: Course, store: Store, bus: Bus) -> None:
        self.row = row
        self.course = course
        self._store = store
        self._bus = bus
        self._lock = asyncio.Lock()

    @classmethod
    async def create(cls, row: TableRow, store: Store, bus: Bus) -> LiveTable:
        """A new table, dealt and stored."""
        course = Course(registry.make(row.ruleset, len(row.seats)), row.seed)
        log = course.deal()
        row = msgspec.structs.replace(row, summary=summary_of(course.state))
        await store.add_table(row, log)
        return cls(row, course, store, bus)

    @classmethod
    async def open(cls, row: TableRow, store: Store, bus: Bus) -> LiveTable:
        """A stored table, replayed; raises RecordError when its log does not fit its rules."""
        course = Course(registry.make(row.ruleset, len(row.seats)), row.seed)
        for entry in await store.read_log(row.id):
            course.replay(entry)
        return cls(row, course, store, bus)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to decide; None when a person is or nobody."""
        seat = self.course.state.to_move
        return self.row.seats[seat].bot if seat >= 0 else None

    def seats_of(self, guest: str | None, local: bool) -> frozenset[int]:
        """The seats a guest decides for: those of persons, for who made the table or sits at this machine."""
        if not local and guest != self.row.owner:
            return frozenset()
        return frozenset(i for i, seat in enumerate(self.row.seats) if seat.kind == "person")

    async def sync(self) -> None:
        """Take over rows that another process has appended."""
        async with self._lock:
            await self._sync()

    async def _sync(self) -> None:
        rows = await self._store.read_log(self.row.id, self.course.seq)
        if rows:
            course = self.course.fork()
            for row in rows:
                course.replay(row)
            self.course = course

    async def act(self, seats: frozenset[int], seq: int, token: str) -> None:
        """Play a token for the seat to move, which must be one of `seats`; raises Refusal, unchanged."""
        await self._change(seats, seq, lambda course: course.ply(token))

    async def undo(self, seats: frozenset[int], seq: int) -> None:
        """Take back the last ply of the open turn; raises Refusal, unchanged."""
        await self._change(seats, seq, lambda course: course.undo())

    async def _change(self, seats: frozenset[int], seq: int, change: Callable[[Course], list[LogRow]]) -> None:
        async with self._lock:
            self._check(seats, seq)
            course = self.course.fork()
            rows = change(course)
            try:
                await self._store.append(self.row.id, rows, summary_of(course.state))
            except SequenceTaken:
                await self._sync()
                self._stale(seq)
            self.course = course
            self.row = msgspec.structs.replace(self.row, changed=now())
        await self._bus.publish(self.row.id)

    def _check(self, seats: frozenset[int], seq: int) -> None:
        if seq != self.course.seq:
            self._stale(seq)
        to_move = self.course.state.to_move
        if self.course.state.is_over:
            raise Refusal("game-over", status=409)
        if to_move not in seats:
            expected = "seats " + " ".join(SEATS[seat] for seat in sorted(seats)) if seats else "a seat of yours"
            raise Refusal("not-your-seat", expected=expected, found=SEATS[to_move], status=403)

    def _stale(self, seq: int) -> NoReturn:
        raise Refusal("stale", where="seq", expected=str(self.course.seq), found=str(seq), status=409)

    async def set_fast(self, fast: bool) -> None:
        """Change how soon bots answer."""
        async with self._lock:
            settings = TableSettings(fast=fast, tiles_left=self.row.settings.tiles_left)
            await self._store.set_settings(self.row.id, settings)
            self.row = msgspec.structs.replace(self.row, settings=settings)
        await self._bus.publish(self.row.id)
