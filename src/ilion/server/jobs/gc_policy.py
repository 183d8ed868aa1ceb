"""The policy for Python's garbage collector.

Python's collector stops the world. Most objects it scans belong to tables and sockets, live long and are in no cycle, so objects
that survive one scan are frozen. That hides cycles that die later, such as those of closed sockets: a full collection finds them
when little happens, or after an hour at the latest.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Mapping

YOUNG = 5_000  # new objects between two short collections; one takes some 20 ms with a thousand tables in play
NEVER = 1_000_000
PAUSE = 600  # seconds between two full collections
MAX_WAIT = 3_600  # seconds to wait for an idle moment
IDLE = 5  # entries per second


class GcPolicy:
    """The policy while a server runs. `entries` returns the number of log entries stored so far."""

    def __init__(self, entries: Callable[[], float]) -> None:
        self.entries = entries
        self.before = gc.get_threshold()

    def begin(self) -> None:
        self.before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self.freeze_survivors)

    def end(self) -> None:
        gc.callbacks.remove(self.freeze_survivors)
        gc.set_threshold(*self.before)
        gc.unfreeze()

    def freeze_survivors(self, phase: str, info: Mapping[str, int]) -> None:
        """Called by the collector: objects that survive their first scan are not scanned again."""
        if phase == "stop" and info["generation"] == 0:
            gc.freeze()

    def collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def collect_when_idle(self) -> None:
        """Wait for an idle moment, and collect everything."""
        await asyncio.sleep(PAUSE)
        for _ in range(MAX_WAIT):
            before = self.entries()
            await asyncio.sleep(1)
            if self.entries() - before <= IDLE:
                break
        self.collect_all()
