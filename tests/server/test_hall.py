"""The hall keeps one live table for each table, however many are opened."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest
from tests.server.helpers import opened

from losetas.core.registry import make
from losetas.server.bus import MemoryBus
from losetas.server.course import Course
from losetas.server.hall import WINDOW_PAUSE, Hall, pause
from losetas.server.protocol import NewTable, SeatSpec


def test_a_table_that_somebody_holds_is_never_opened_twice(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("losetas.server.hall.KEEP_OPEN", 2)
    wish = NewTable("carcassonne/2014", [SeatSpec(kind="person", name=name) for name in ("Ana", "Bruno")])

    async def story() -> None:
        store = await opened(database)
        hall = Hall(store, MemoryBus(), local=True)
        held = await hall.create(wish, "guest")
        left = weakref.ref(await hall.create(wish, "guest"))
        for _ in range(2):  # as many as are kept
            await hall.create(wish, "guest")
        assert await hall.table(held.row.id) is held
        gc.collect()
        assert left() is None  # nobody holds it, so it is read anew when it is asked for
        await store.close()

    asyncio.run(story())


def test_a_bot_in_a_window_takes_as_long_whatever_it_can_do() -> None:
    """At a table with fast bots: who can buy with the vizier thinks longer than who can only pass."""
    course, rng = Course(make("alhambra+vizier", 3), "pause"), random.Random(1)
    course.deal()
    pauses: dict[str, set[float]] = {"turn": set(), "can buy": set(), "can only pass": set()}
    while not course.state.is_over:
        tokens = [course.state.token(action) for action in course.state.legal_actions()]
        asked = "can only pass" if tokens == ["v-"] else "can buy"
        pauses["turn" if course.state.step != "vizier" else asked].add(pause(course.state, fast=True))
        course.ply(rng.choice(tokens))
    assert pauses["can buy"] == pauses["can only pass"] == {WINDOW_PAUSE}
    assert 0 in pauses["turn"]
