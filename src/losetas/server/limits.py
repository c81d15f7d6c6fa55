"""How fast and how much a visitor may send."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_MESSAGE = 4096
MAX_SOCKET_FRAME = 64 * 1024  # what the transport lets through; above MAX_MESSAGE the answer says why
MAX_BODY = 64 * 1024


class Bucket:
    """A token bucket: `burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Use one; False when there is none left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per visitor; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: int, keep: int = 4096) -> None:
        self._rate = rate
        self._burst = burst
        self._keep = keep
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Use one of a visitor's; False when there is none left."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._keep:
            self._buckets.popitem(last=False)
        return bucket.take()
