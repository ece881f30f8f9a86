"""Token buckets: they limit how much is allowed at once, and how much a second in the long run."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KEPT = 10_000
"""The number of buckets that are kept; the least recently used one is dropped."""


class Bucket:
    """Tokens that are used up and come back with time."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; returns whether there was one."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the bucket of ``key``; returns whether there was one."""
        bucket = self._kept.pop(key, None) or Bucket(self.rate, self.burst)
        self._kept[key] = bucket
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return bucket.take()
