"""When Python looks for garbage.

Its collector stops everything. What it walks is mostly what tables and sockets keep for long and no cycle holds, so whatever has
been walked once is left alone from then on. That hides cycles that die later, such as those of closed sockets: they are found when
little happens, or after an hour at the latest.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Mapping

YOUNG = 5_000  # more objects than at the last short stop. With a thousand tables in play it takes some 20 ms
NEVER = 1_000_000
PAUSE = 600  # seconds between two long stops
MAX_WAIT = 3_600  # seconds to wait for a quiet moment
QUIET = 5  # entries a second


class GcPolicy:
    """The collector while a server runs. `entries` tells how many have been stored so far."""

    def __init__(self, entries: Callable[[], float]) -> None:
        self.entries = entries
        self.before = gc.get_threshold()

    def begin(self) -> None:
        self.before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.collected)

    def end(self) -> None:
        gc.callbacks.remove(self.collected)
        gc.set_threshold(*self.before)
        gc.unfreeze()

    def collected(self, phase: str, info: Mapping[str, int]) -> None:
        """Called by the collector: what is still there after its first walk is spared all others."""
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()

    def look_everywhere(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def collect_when_idle(self) -> None:
        """Wait for a moment to look everywhere, and do so."""
        await asyncio.sleep(PAUSE)
        for _ in range(MAX_WAIT):
            before = self.entries()
            await asyncio.sleep(1)
            if self.entries() - before <= QUIET:
                break
        self.look_everywhere()
