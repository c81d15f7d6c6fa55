"""The clock of windows: after some seconds, silence is taken for the answer."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Where a server takes its time from."""

    def now(self) -> float:
        """Seconds since some moment; they only grow."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""


class WallClock:
    """The time of this machine."""

    def now(self) -> float:
        """Seconds since some moment; setting the machine's clock does not move them."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        await asyncio.sleep(seconds)


async def earlier(changed: asyncio.Event, clock: Clock, seconds: float) -> bool:
    """Wait for a change, but no longer than so many seconds: whether it came."""
    waits = [asyncio.create_task(changed.wait()), asyncio.create_task(clock.sleep(seconds))]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        return changed.is_set()
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
