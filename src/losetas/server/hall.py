"""The hall: all tables of a server, opened when they are needed, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from losetas import bots
from losetas.core import registry
from losetas.core.errors import LosetasError, RecordError, RulesetError
from losetas.core.faults import ExpansionError
from losetas.core.game import Game, State
from losetas.server.bus import Bus
from losetas.server.clock import Clock, WallClock, earlier
from losetas.server.errors import Faulty, Refusal
from losetas.server.games import lies_open, shown_games
from losetas.server.live import LiveTable
from losetas.server.protocol import NewTable, SeatSpec
from losetas.server.store import Store, Summary, TableRow, now

log = logging.getLogger(__name__)

BOT_DELAY = 0.35  # seconds between what was drawn last and a bot's ply, so that the eye can follow
WINDOW_PAUSE = 0.03  # the same for bots that answer at once, in windows: how long they think would tell what they hold
READING_DELAY = 5.0  # seconds before a bot's ply that hides what lies open, so that it can be read
MAX_NAME = 40
KEEP_OPEN = 256


class Hall:
    """Opens, makes and lists tables, lets bots play and the clock run. `local`: everybody here sits at this machine."""

    def __init__(self, store: Store, bus: Bus, *, local: bool, clock: Clock | None = None) -> None:
        self.local = local
        self._store = store
        self._bus = bus
        self._clock = clock or WallClock()
        self._open: OrderedDict[str, LiveTable] = OrderedDict()  # used last: kept, though nobody may hold them
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # all that anybody holds
        self._opening = asyncio.Lock()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._timing: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Let bots and clocks go on; a table that cannot be read is left alone and said in the log.

        A person who was asked before has the whole time again.
        """
        for row in await self._store.unfinished():
            to_move = row.summary.to_move
            if to_move is None or to_move < 0:
                continue
            if row.seats[to_move].kind != "bot" and not row.settings.window_seconds:
                continue
            try:
                self.nudge(await self.table(row.id))
            except LosetasError as error:
                log.error("table %s cannot be opened: %s", row.id, error)

    async def stop(self) -> None:
        """Stop bots and clocks; what they have not answered is not stored."""
        tasks = [*self._playing.values(), *self._timing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def create(self, wish: NewTable, owner: str) -> LiveTable:
        """Make a table; raises Refusal when the ruleset or a seat is not possible."""
        try:
            game = registry.make(wish.ruleset, len(wish.seats))
            _check_names(game)
        except ExpansionError as error:
            raise Faulty(error) from error
        except RulesetError as error:
            raise Refusal("bad-ruleset", where="ruleset", found=wish.ruleset, detail=str(error)) from error
        if game.ruleset.game not in shown_games():
            raise Refusal("bad-ruleset", where="ruleset", expected=" | ".join(shown_games()), found=wish.ruleset)
        for index, seat in enumerate(wish.seats):
            _check_seat(index, seat, game.ruleset.game)
        stamp = now()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            owner=owner,
            ruleset=game.name,
            fingerprint=game.ruleset.fingerprint,
            seed=secrets.token_hex(16),
            settings=wish.settings,
            seats=tuple(wish.seats),
            created=stamp,
            changed=stamp,
            summary=Summary(),
        )
        try:
            live = await LiveTable.create(row, self._store, self._bus, self._clock)
        except ExpansionError as error:
            log.error("no table of %s: %s", row.ruleset, error)
            raise Faulty(error) from error
        self._remember(live)
        self.nudge(live)
        return live

    async def table(self, key: str) -> LiveTable:
        """A table by its id; raises Refusal when there is none or its game cannot be replayed any more."""
        async with self._opening:
            live = self._held.get(key)
            if live is None:
                live = await self._load(key)
            self._remember(live)
            return live

    async def _load(self, key: str) -> LiveTable:
        row = await self._store.table(key)
        if row is None:
            raise Refusal("table-missing", where="table", found=key, status=404)
        try:
            return await LiveTable.open(row, self._store, self._bus, self._clock)
        except ExpansionError as error:
            raise Faulty(error) from error
        except (RulesetError, RecordError) as error:
            raise Refusal("table-unreadable", where="table", found=key, detail=str(error), status=409) from error

    def _remember(self, live: LiveTable) -> None:
        self._held[live.row.id] = self._open[live.row.id] = live
        self._open.move_to_end(live.row.id)
        if len(self._open) > KEEP_OPEN:
            self._open.popitem(last=False)

    async def unfinished(self, guest: str) -> list[TableRow]:
        """The tables this guest can go on with, the last played first."""
        return [row for row in await self._store.unfinished() if self.local or row.owner == guest]

    def nudge(self, live: LiveTable) -> None:
        """Ask the bot that is to move, or start the clock of a window, if nobody has done so yet."""
        if live.bot_to_move is not None:
            self._begin(self._playing, live, self._play_bots)
        elif live.time_left is not None:
            self._begin(self._timing, live, self._run_clock)

    def _begin(
        self, running: dict[str, asyncio.Task[None]], live: LiveTable, work: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        key = live.row.id

        async def attend() -> None:
            try:
                await work(live)
            except Faulty as error:
                await live.stand_still(error)
                return
            except Exception:
                log.exception("table %s: %s stopped", key, work.__name__)
                return
            finally:
                del running[key]
            self.nudge(live)

        if key not in running:
            running[key] = asyncio.create_task(attend())

    async def _run_clock(self, live: LiveTable) -> None:
        """Take silence for the answer in every window whose time runs out, until no person is asked in one."""
        with self._bus.watch(live.row.id) as changed:
            while (left := live.time_left) is not None:
                seq = live.course.seq
                if left > 0 and await earlier(changed, self._clock, left):
                    changed.clear()
                    continue
                try:
                    await live.fall_silent(seq)
                except Refusal as error:
                    if error.reason != "stale":
                        raise

    async def _play_bots(self, live: LiveTable) -> None:
        while (level := live.bot_to_move) is not None:
            course = live.course
            seat = course.state.to_move
            rng = random.Random(f"{live.row.seed}:{course.seq}")
            thought = asyncio.to_thread(_choose, level, course.state.copy(), rng)
            delay = asyncio.sleep(pause(course.state, fast=live.row.settings.fast))
            try:
                token, _ = await asyncio.gather(thought, delay)
            except ExpansionError as error:
                log.error("table %s: %s", live.row.id, error)
                raise Faulty(error) from error
            try:
                await live.act(frozenset([seat]), course.seq, token)
            except Refusal as error:
                if error.reason != "stale":
                    raise


def pause(state: State, *, fast: bool) -> float:
    """The seconds that a bot's answer takes at least."""
    if not fast:
        return READING_DELAY if lies_open(state) else BOT_DELAY
    return 0 if state.silence() is None else WINDOW_PAUSE


def _choose(level: str, state: State, rng: random.Random) -> str:
    """What a bot plays: it thinks about a table in which all that its seat has not seen is dealt anew."""
    guess = state.determinize(state.to_move, rng)
    return state.token(bots.make(level, state.game.ruleset.game).choose(guess, rng))


def _check_names(game: Game) -> None:
    """Refuse what a page could not show; raises ExpansionError."""
    for fault in registry.faults(game.ruleset.game):
        if fault.nameless and fault.key in game.ruleset.expansions:
            raise fault.error()


def _check_seat(index: int, seat: SeatSpec, game: str) -> None:
    where = f"seats[{index}]"
    if not seat.name.strip() or len(seat.name) > MAX_NAME or not seat.name.isprintable():
        raise Refusal(
            "bad-seats", where=f"{where}.name", expected=f"1 to {MAX_NAME} printable characters", found=seat.name[:60]
        )
    if seat.kind == "bot" and not bots.knows(seat.bot or "", game):
        expected = " | ".join(bots.levels(game))
        raise Refusal("unknown-bot", where=f"{where}.bot", expected=expected, found=seat.bot or "")
    if seat.kind == "person" and seat.bot is not None:
        raise Refusal("bad-seats", where=f"{where}.bot", expected="no bot at a person's seat", found=seat.bot)
