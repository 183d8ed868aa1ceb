"""Notifications from the servers on the same PostgreSQL (LISTEN/NOTIFY). They only wake a server up: what is new it reads from the
database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import URL

from ilion.server.problems import is_outage
from ilion.server.storage.store import CHANNEL
from ilion.server.telemetry import log

CHECK_TIMEOUT = 10.0  # seconds
CHECK_EVERY = 1.0  # seconds between two checks of the connection
PAUSE = 0.3  # seconds before a new connection


class NotifyListener:
    """Calls `on_entries` with a table to which another server has added entries, `on_changes` when there are new changes, and
    `on_connect` after each connection: nobody knows what was notified before it."""

    def __init__(
        self,
        url: URL,
        node: str,
        on_entries: Callable[[str], Awaitable[None]],
        on_changes: Callable[[], None],
        on_connect: Callable[[], Awaitable[None]],
    ) -> None:
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node
        self.on_entries = on_entries
        self.on_changes = on_changes
        self.on_connect = on_connect
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._dispatch())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, table = str(payload).partition(" ")
        if not table:
            self.on_changes()
        elif node != self.node:
            self.queue.put_nowait(table)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # loads slowly, and a server on SQLite does not need it

        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    await connection.add_listener(CHANNEL, self._receive)
                    self.queue.put_nowait(None)
                    while not connection.is_closed():
                        await asyncio.sleep(CHECK_EVERY)
                        await connection.execute("SELECT 1", timeout=CHECK_TIMEOUT)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the connection for notifications was lost")
            await asyncio.sleep(PAUSE)

    async def _dispatch(self) -> None:
        while True:
            table = await self.queue.get()
            try:
                if table is None:
                    await self.on_connect()
                else:
                    await self.on_entries(table)
            except Exception as error:
                if is_outage(error):  # once the database answers, everything is read again
                    log.warning("a notification waits for the database", extra={"error": type(error).__name__})
                    await asyncio.sleep(PAUSE)
                    self.queue.put_nowait(None)
                else:
                    log.exception("a notification failed")
