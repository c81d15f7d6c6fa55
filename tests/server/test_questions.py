"""The time of a question: every answer has the whole of it, and what is taken back and done anew gains nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.server.clocks import TestClock
from tests.server.helpers import opened

from losetas.core import registry
from losetas.server.bus import MemoryBus
from losetas.server.course import Course
from losetas.server.errors import Refusal
from losetas.server.hall import Hall
from losetas.server.live import LiveTable
from losetas.server.protocol import SeatSpec, TableSettings
from losetas.server.store import LogRow, Summary, TableRow

SECONDS = 20
TOYS = Path(__file__).parent.parent / "toys"
STAMP = "2026-01-01T00:00:00Z"
Wanted = Callable[[Course, str], bool]


@pytest.fixture(autouse=True, scope="module")
def _toys() -> Iterator[None]:
    loaded = registry.load_folder(TOYS / "coin")
    yield
    registry.forget_folder(loaded)


@cache
def played(ruleset: str, players: int, wanted: Wanted) -> tuple[str, list[LogRow], str]:
    """A game up to a ply that is wanted: its seed, its log, the ply. Who can builds, buys and reveals."""
    for number in range(60):
        seed, rng = f"question-{number}", random.Random(number)
        course, rows = Course(registry.make(ruleset, players), seed), list[LogRow]()
        rows += course.deal()
        while not course.state.is_over:
            tokens = [course.state.token(action) for action in course.state.legal_actions()]
            found = next((token for token in tokens if wanted(course, token)), None)
            if found is not None:
                return seed, rows, found
            cards = [text for text in tokens if text[0] == "!" and text != "!-"]
            lays = [text for text in tokens if ">" in text and "," in text and ":" not in text and "<" not in text]
            buys = [text for text in tokens if "$" in text] if rng.random() < 0.6 else []
            rows += course.ply(rng.choice(cards or lays or buys or tokens))
    raise AssertionError("no such game in sixty")


def next_question(course: Course, token: str) -> Course | None:
    """The course after a ply, where the same seat is asked again in the same turn; None where it is not."""
    after, turn = course.fork(), course.state.turn
    after.ply(token)
    asked = (after.state.to_move, after.state.turn) == (course.state.to_move, turn) and after.state.silence()
    return after if asked else None


@cache
def declined_into(step: str, other: str) -> Wanted:
    """What declines in one step, if its seat is asked in another one next, with nothing drawn between."""

    def wanted(course: Course, token: str) -> bool:
        if course.state.step != step or course.state.parse(token) != course.state.silence():
            return False
        after = next_question(course, token)
        return after is not None and after.state.step == other and not after.undo_reason

    return wanted


def reveals_one_of_several(course: Course, token: str) -> bool:
    """What reveals a card, if its seat can go on revealing."""
    if course.state.step != "reveal" or course.state.parse(token) == course.state.silence():
        return False
    after = next_question(course, token)
    return after is not None and after.state.step == "reveal"


class Timed:
    """A table of persons whose clock is moved by hand."""

    def __init__(self, live: LiveTable, hall: Hall, clock: TestClock) -> None:
        self.live, self._hall, self._clock = live, hall, clock

    @property
    def left(self) -> float | None:
        return self.live.time_left

    async def wait(self, seconds: float) -> None:
        """Let time pass, and the hall's clock do what it has to."""
        self._hall.nudge(self.live)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        before = self.live.course.seq
        over = self.left is not None and seconds >= self.left
        await self._clock.advance(seconds)
        while over and self.live.course.seq == before:
            await asyncio.sleep(0.001)

    async def play(self, token: str) -> None:
        await self.live.act(frozenset({self.live.course.state.to_move}), self.live.course.seq, token)

    async def undo(self) -> None:
        await self.live.undo(frozenset({self.live.course.state.to_move}), self.live.course.seq)


def at_table(database: Path, ruleset: str, players: int, wanted: Wanted, story: Callable[[Timed, str], object]) -> None:
    """Sit down where a ply is wanted, and tell a story with it."""
    seed, rows, token = played(ruleset, players, wanted)
    seats = tuple(SeatSpec(kind="person", name=f"P{seat}") for seat in range(players))
    settings = TableSettings(window_seconds=SECONDS)

    async def tell() -> None:
        store, bus, clock = await opened(database), MemoryBus(), TestClock()
        row = TableRow("table", "guest", ruleset, "", seed, settings, seats, STAMP, STAMP, Summary())
        await store.add_table(row, rows)
        live = await LiveTable.open(row, store, bus, clock)
        hall = Hall(store, bus, local=True, clock=clock)
        try:
            told = story(Timed(live, hall, clock), token)
            assert asyncio.iscoroutine(told)
            await told
        finally:
            await hall.stop()
            await store.close()

    asyncio.run(tell())


# a reveal before a scoring round, a module's own step: each before the vizier's window of the same seat
QUESTIONS = [
    ("alhambra(vizier_own_turn=yes)+bonus+vizier", 3, "reveal", "vizier"),
    ("alhambra+coin+vizier", 2, "coin", "vizier"),
]


@pytest.mark.parametrize(("ruleset", "players", "step", "other"), QUESTIONS)
def test_the_next_question_has_the_whole_time(
    database: Path, ruleset: str, players: int, step: str, other: str
) -> None:
    async def story(table: Timed, token: str) -> None:
        await table.wait(15)
        assert table.left == SECONDS - 15
        await table.play(token)
        assert (table.live.course.state.step, table.left) == (other, SECONDS)

    at_table(database, ruleset, players, declined_into(step, other), story)


@pytest.mark.parametrize(("ruleset", "players", "step", "other"), QUESTIONS)
def test_one_silence_answers_one_question(database: Path, ruleset: str, players: int, step: str, other: str) -> None:
    async def story(table: Timed, token: str) -> None:
        begun = len(table.live.course.state.history)
        await table.wait(SECONDS)
        assert [move.token for move in table.live.course.state.history[begun:]] == [token]
        assert (table.live.course.state.step, table.left) == (other, SECONDS)
        assert table.live.course.undo_reason == "clock"
        with pytest.raises(Refusal, match="cannot-undo"):
            await table.undo()
        await table.wait(SECONDS - 1)
        assert len(table.live.course.state.history) == begun + 1
        silence = table.live.course.state.silence()
        assert silence is not None
        declined = table.live.course.state.token(silence)
        await table.wait(1)
        assert table.live.course.state.history[begun + 1].token == declined

    at_table(database, ruleset, players, declined_into(step, other), story)


@pytest.mark.parametrize(("ruleset", "players", "step", "other"), QUESTIONS)
def test_taking_back_and_answering_anew_gains_no_time(
    database: Path, ruleset: str, players: int, step: str, other: str
) -> None:
    async def story(table: Timed, token: str) -> None:
        await table.wait(15)
        await table.play(token)
        await table.wait(3)
        await table.undo()
        assert (table.live.course.state.step, table.left) == (step, SECONDS - 15)
        await table.wait(2)
        await table.play(token)
        assert (table.live.course.state.step, table.left) == (other, SECONDS - 3)
        await table.undo()
        assert table.left == SECONDS - 17

    at_table(database, ruleset, players, declined_into(step, other), story)


def test_a_card_revealed_and_taken_back_gains_no_time(database: Path) -> None:
    async def story(table: Timed, token: str) -> None:
        begun = len(table.live.course.state.history)
        await table.wait(15)
        for used in (1, 2, 3):  # however often
            await table.play(token)
            assert table.left == SECONDS - (used - 1)
            await table.wait(1)
            await table.undo()
            assert table.left == SECONDS - 15
        await table.play(token)
        await table.wait(SECONDS - 3)  # what is left falls silent, and the card revealed is settled with it
        assert [move.token for move in table.live.course.state.history[begun : begun + 2]] == [token, "!-"]
        assert table.live.course.undo_reason in ("passed", "clock")

    at_table(database, "alhambra+bonus", 4, reveals_one_of_several, story)


def test_the_time_of_a_turn_is_not_counted(database: Path) -> None:
    """A purchase thought over for long and taken back takes nothing from the window that another ply opens."""

    def into_its_own_gap(course: Course, token: str) -> bool:
        if course.state.step != "action" or ">" not in token or next_question(course, token) is None:
            return False
        return any("$" in course.state.token(action) for action in course.state.legal_actions())

    async def story(table: Timed, token: str) -> None:
        state = table.live.course.state
        await table.play(next(text for action in state.legal_actions() if "$" in (text := state.token(action))))
        assert (table.live.course.state.step, table.left) == ("place", None)
        await table.wait(1000)
        await table.undo()
        await table.play(token)
        assert (table.live.course.state.step, table.left) == ("vizier", SECONDS)

    at_table(database, "alhambra(vizier_own_turn=yes)+vizier", 2, into_its_own_gap, story)
