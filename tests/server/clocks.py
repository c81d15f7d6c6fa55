"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio


class TestClock:
    """Time that passes when a test says so, from any thread; `sleeping` are those who wait for it."""

    __test__ = False

    def __init__(self) -> None:
        self._now = 1000.0
        self.sleeping: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        waiter = (self._now + seconds, asyncio.Event())
        self.sleeping.append(waiter)
        try:
            await waiter[1].wait()
        finally:
            self.sleeping.remove(waiter)

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and nobody who waits for it notice yet."""
        self._now += seconds

    async def advance(self, seconds: float) -> None:
        """Let time pass, and what waits for it run."""
        self.pass_by(seconds)
        for until, over in list(self.sleeping):
            if until <= self._now:
                over.set()
        await asyncio.sleep(0)
