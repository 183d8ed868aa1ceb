"""Notifications from the other servers on the same PostgreSQL (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import URL

from ilion.server.storage.store import CHANNEL
from ilion.server.telemetry import log

CHECK_TIMEOUT = 10.0  # seconds
PAUSE = 1.0  # seconds between two checks of the connection, and before a new one


class NotifyListener:
    """Calls `on_notify` with what another server has changed: the id of a table and what is new there, or “session” or “user” with
    a key. After a lost connection it passes None: anything may have changed."""

    def __init__(self, url: URL, node: str, on_notify: Callable[[str | None, str], Awaitable[None]]) -> None:
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self.on_notify = on_notify
        self.queue: asyncio.Queue[tuple[str | None, str]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._dispatch())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, change = str(payload).partition(" ")
        if node != self.node:
            table, _, what = change.partition(" ")
            self.queue.put_nowait((table, what))

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # loads slowly, and a server on SQLite does not need it

        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    await connection.add_listener(CHANNEL, self._receive)
                    self.queue.put_nowait((None, ""))
                    while not connection.is_closed():
                        await asyncio.sleep(PAUSE)
                        await connection.execute("SELECT 1", timeout=CHECK_TIMEOUT)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the connection for notifications was lost")
            await asyncio.sleep(PAUSE)

    async def _dispatch(self) -> None:
        while True:
            table, what = await self.queue.get()
            try:
                await self.on_notify(table, what)
            except Exception:
                log.exception("a notification failed")
