"""News from the servers on the same database. They only wake a server up: what is new it reads from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from ilion.server.problems import is_outage
from ilion.server.telemetry import log

PAUSE = 0.3  # seconds before something that failed is tried again


class News:
    """Calls `on_entries` with a table to which another server has added entries, if somebody follows it here, `on_changes` when
    there are new changes, and `on_loss` when nobody knows what else was new. Subclasses know where news comes from."""

    def __init__(
        self,
        is_followed: Callable[[str], bool],
        on_entries: Callable[[str], Awaitable[None]],
        on_changes: Callable[[], None],
        on_loss: Callable[[], Awaitable[None]],
    ) -> None:
        self.is_followed = is_followed
        self.on_entries = on_entries
        self.on_changes = on_changes
        self.on_loss = on_loss
        self.queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()  # what is to be done about it
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._dispatch())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def take(self, table: str) -> None:
        """Take in that another server has added entries to a table."""
        if self.is_followed(table):
            self.queue.put_nowait(partial(self.on_entries, table))

    def lose(self) -> None:
        """Take in that something is new, and nobody knows what."""
        self.queue.put_nowait(self.on_loss)

    async def _listen(self) -> None:
        raise NotImplementedError

    async def _dispatch(self) -> None:
        while True:
            work = await self.queue.get()
            try:
                await work()
            except Exception as error:
                if is_outage(error):  # once the database answers, everything is read again
                    log.warning("news waits for the database", extra={"error": type(error).__name__})
                    await asyncio.sleep(PAUSE)
                    if work != self.on_loss:
                        self.queue.put_nowait(work)
                    self.lose()
                else:
                    log.exception("news could not be taken in")
