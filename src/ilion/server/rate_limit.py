"""How much anybody may ask for: one bucket for each session and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ilion.server.problems import ApiError

MAX_BUCKETS = 50_000


class RateLimiter:
    """Buckets that fill at a steady rate up to a burst. The oldest are forgotten, which is in their favour."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> None:
        """Take from the bucket, or refuse with 429."""
        now = self.clock()
        level, then = self.buckets.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < cost:
            self.buckets[who] = (level, now)
            raise ApiError(429, "too-many", f"slow down: try again in {max(1, round((cost - level) / self.rate))} s")
        self.buckets[who] = (level - cost, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
