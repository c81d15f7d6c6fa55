"""The bus: wakes whoever watches a table. It carries no content, so a lost message only delays."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Bus(Protocol):
    """Tells watchers of a table that its log has grown."""

    async def publish(self, table: str) -> None:
        """Wake the watchers of a table."""

    def watch(self, table: str) -> AbstractContextManager[asyncio.Event]:
        """Watch a table inside a `with`; subscribe first, read the table afterwards."""


class MemoryBus:
    """A bus inside one process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)

    async def publish(self, table: str) -> None:
        """Wake the watchers of a table."""
        for watcher in self._watchers.get(table, ()):
            watcher.set()

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes; the watcher clears it."""
        watcher = asyncio.Event()
        self._watchers[table].add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
