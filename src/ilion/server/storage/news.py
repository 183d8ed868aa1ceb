"""News from the servers on the same database. They only wake a server up: it reads the changes from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from ilion.server.problems import is_outage
from ilion.server.telemetry import log

PAUSE = 0.3  # seconds before something that failed is tried again


class Readers(NamedTuple):
    """The readers of a server's news."""

    note: Callable[[str], bool]  # whether entries that another server has added to a table must be read now
    entries: Callable[[str], Awaitable[None]]  # reads them
    changes: Callable[[], None]  # reads the list of changes
    everything: Callable[[], Awaitable[None]]  # reloads everything: the changes are unknown


class News:
    """Hands news to its readers. Subclasses know its source."""

    def __init__(self, readers: Readers) -> None:
        self.readers = readers
        self.queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()  # the pending work
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._dispatch())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def take(self, table: str) -> None:
        """Handle the news that another server has added entries to a table."""
        if self.readers.note(table):
            self.queue.put_nowait(partial(self.readers.entries, table))

    def lose(self) -> None:
        """Handle the loss of news: something has changed, but it is unknown what."""
        self.queue.put_nowait(self.readers.everything)

    async def _listen(self) -> None:
        raise NotImplementedError

    async def _dispatch(self) -> None:
        while True:
            work = await self.queue.get()
            try:
                await work()
            except Exception as error:
                if is_outage(error):  # once the database answers, everything is reloaded
                    log.warning("news waits for the database", extra={"error": type(error).__name__})
                    await asyncio.sleep(PAUSE)
                    if work != self.readers.everything:
                        self.queue.put_nowait(work)
                    self.lose()
                else:
                    log.exception("news could not be taken in")
