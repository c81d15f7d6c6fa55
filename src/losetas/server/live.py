"""A table in use: its course in memory, kept in step with the log. A change is stored before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NoReturn

import msgspec

from losetas.core import registry
from losetas.core.faults import ExpansionError
from losetas.core.game import SEATS, State
from losetas.server.bus import Bus
from losetas.server.clock import Clock
from losetas.server.course import Course
from losetas.server.errors import Faulty, Refusal, SequenceTaken
from losetas.server.games import tiles_left
from losetas.server.protocol import ClockView
from losetas.server.store import LogRow, Store, Summary, TableRow, now

log = logging.getLogger(__name__)


def summary_of(state: State) -> Summary:
    """What the list of tables shows of a state."""
    to_move = None if state.is_over else state.to_move
    return Summary(state.scores, to_move, state.turn, tiles_left(state), state.is_over)


class LiveTable:
    """One table. `course` is replaced, never changed, so whoever holds it may read it at leisure.

    `fault` is why the game stands still where nobody is there to be told: at a bot's turn, or when the clock runs out.
    """

    def __init__(self, row: TableRow, course: Course, store: Store, bus: Bus, clock: Clock) -> None:
        self.row = row
        self._store = store
        self._bus = bus
        self._clock = clock
        self._lock = asyncio.Lock()
        self.fault: Faulty | None = None
        self._question, self._since, self._timed = -1, 0.0, False
        self._used: dict[int, float] = {}  # by question: the time it has had, as long as it can be asked again
        self._stand_at(course)

    def _stand_at(self, course: Course) -> None:
        """Go on from a course. The time of a question begins when it is first seen here.

        Every answer has the whole time. The time of a question stands still while what follows its answer is decided,
        and goes on when the answer is taken back, so that nobody gains time by that.
        """
        self.course = course
        if course.question != self._question:
            now = self._clock.now()
            if self._timed:
                self._used[self._question] = now - self._since
            self._question, self._since = course.question, now - self._used.get(course.question, 0.0)
            self._timed = course.state.silence() is not None
        settled = len(course.committed.history)
        self._used = {question: used for question, used in self._used.items() if question >= settled}

    @classmethod
    async def create(cls, row: TableRow, store: Store, bus: Bus, clock: Clock) -> LiveTable:
        """A new table, dealt and stored."""
        course = Course(registry.make(row.ruleset, len(row.seats)), row.seed)
        log = course.deal()
        row = msgspec.structs.replace(row, summary=summary_of(course.state))
        await store.add_table(row, log)
        return cls(row, course, store, bus, clock)

    @classmethod
    async def open(cls, row: TableRow, store: Store, bus: Bus, clock: Clock) -> LiveTable:
        """A stored table, replayed; raises RecordError when its log does not fit its rules."""
        course = Course(registry.make(row.ruleset, len(row.seats)), row.seed)
        for entry in await store.read_log(row.id):
            course.replay(entry)
        return cls(row, course, store, bus, clock)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is to decide; None when a person is or nobody."""
        seat = self.course.state.to_move
        return self.row.seats[seat].bot if seat >= 0 else None

    @property
    def time_left(self) -> float | None:
        """Seconds until silence is taken for the answer of the person to move; None when no clock runs."""
        seconds, state = self.row.settings.window_seconds, self.course.state
        if not seconds or state.to_move < 0 or self.bot_to_move is not None or state.silence() is None:
            return None
        return max(0.0, self._since + seconds - self._clock.now())

    @property
    def clock(self) -> ClockView | None:
        """The clock of the window that is open, for a snapshot."""
        left = self.time_left
        return None if left is None else ClockView(self.row.settings.window_seconds, round(left * 1000))

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
            self._stand_at(course)

    async def act(self, seats: frozenset[int], seq: int, token: str) -> None:
        """Play a token for the seat to move, which must be one of `seats`; raises Refusal, unchanged."""
        await self._change(seats, seq, lambda course: course.ply(token))

    async def fall_silent(self, seq: int) -> None:
        """Take the silence of the seat to move for its answer; raises Refusal when it has answered or time is left."""
        seat = frozenset([self.course.state.to_move])
        await self._change(seat, seq, self._silence)

    def _silence(self, course: Course) -> list[LogRow]:
        if self.time_left != 0:
            raise Refusal("stale", where="clock", status=409)
        return course.fall_silent()

    async def undo(self, seats: frozenset[int], seq: int) -> None:
        """Take back the last ply of the open turn; raises Refusal, unchanged."""
        await self._change(seats, seq, lambda course: course.undo())

    async def _change(self, seats: frozenset[int], seq: int, change: Callable[[Course], list[LogRow]]) -> None:
        async with self._lock:
            self._check(seats, seq)
            course = self.course.fork()
            try:
                rows = change(course)
            except ExpansionError as error:
                log.error("table %s: %s", self.row.id, error)
                raise Faulty(error) from error
            try:
                await self._store.append(self.row.id, rows, summary_of(course.state))
            except SequenceTaken:
                await self._sync()
                self._stale(seq)
            self._stand_at(course)
            self.fault = None
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

    async def stand_still(self, fault: Faulty) -> None:
        """Tell everybody at the table why it does not go on."""
        self.fault = fault
        await self._bus.publish(self.row.id)

    async def set_settings(self, fast: bool, window_seconds: int) -> None:
        """Change how soon bots answer, and the time of windows: another one begins anew in the window that is open."""
        async with self._lock:
            before = self.row.settings
            settings = msgspec.structs.replace(before, fast=fast, window_seconds=window_seconds)
            await self._store.set_settings(self.row.id, settings)
            self.row = msgspec.structs.replace(self.row, settings=settings)
            if window_seconds != before.window_seconds:
                self._since = self._clock.now()
                self._used.clear()
        await self._bus.publish(self.row.id)
