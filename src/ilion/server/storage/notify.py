"""News from the servers on the same PostgreSQL, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib

from sqlalchemy.engine import URL

from ilion.server.storage.news import PAUSE, News, Readers
from ilion.server.storage.store import CHANNEL
from ilion.server.telemetry import log

CHECK_TIMEOUT = 10.0  # seconds
CHECK_EVERY = 1.0  # seconds between two checks of the connection


class NotifyListener(News):
    """News over a connection to PostgreSQL. Earlier notifications are lost."""

    def __init__(self, url: URL, node: str, readers: Readers) -> None:
        super().__init__(readers)
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.node = node

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, table = str(payload).partition(" ")
        if not table:
            self.readers.changes()
        elif node != self.node:
            self.take(table)

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]  # loads slowly, and a server on SQLite does not need it

        while True:
            try:
                connection = await asyncpg.connect(self.dsn)
                try:
                    await connection.add_listener(CHANNEL, self._receive)
                    self.lose()
                    while not connection.is_closed():
                        await asyncio.sleep(CHECK_EVERY)
                        await connection.execute("SELECT 1", timeout=CHECK_TIMEOUT)
                finally:
                    with contextlib.suppress(Exception):
                        await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the connection for notifications was lost")
            await asyncio.sleep(PAUSE)
