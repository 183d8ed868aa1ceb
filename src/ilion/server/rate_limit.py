"""Limits on the number of requests and messages that the server accepts from one session or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ilion.server.problems import ApiError

MAX_BUCKETS = 50_000


class RateLimiter:
    """Buckets that fill at a steady rate up to a burst. Surplus ones are dropped, the oldest first, which can only allow more."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, name: str, cost: float = 1.0) -> None:
        """Take from a bucket; raise a 429 error if it holds too little."""
        now = self.clock()
        level, then = self.buckets.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < cost:
            self.buckets[name] = (level, now)
            seconds = max(1, round((cost - level) / self.rate))
            raise ApiError(429, "too-many", f"too many requests: try again in {seconds} s")
        self.buckets[name] = (level - cost, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
