"""News from the other servers on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import URL

from ilion.server.store import CHANNEL
from ilion.server.telemetry import log

PAUSE = 1.0


class NotifyListener:
    """Listens, and says which table has news: its id, and “chat” or the number of its entries. After a lost connection everything
    may have changed (`None`)."""

    def __init__(self, url: URL, node: str, heard: Callable[[str | None, str], Awaitable[None]]) -> None:
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self.heard = heard
        self.news: asyncio.Queue[tuple[str | None, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _arrived(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, news = str(payload).partition(" ")
        if node != self.node:
            table, _, what = news.partition(" ")
            self.news.put_nowait((table, what))

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # takes its time to load, and a server on SQLite needs none

        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    await connection.add_listener(CHANNEL, self._arrived)
                    self.news.put_nowait((None, ""))
                    while not connection.is_closed():
                        await asyncio.sleep(PAUSE)
                        await connection.execute("SELECT 1")
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the connection for news was lost")
            await asyncio.sleep(PAUSE)

    async def _pass_on(self) -> None:
        while True:
            table, what = await self.news.get()
            try:
                await self.heard(table, what)
            except Exception:
                log.exception("news could not be passed on")
