"""The hall keeps one live table for each table, however many are opened."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from tests.server.helpers import opened

from losetas.server.bus import MemoryBus
from losetas.server.hall import Hall
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
