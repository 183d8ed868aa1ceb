"""The health of the database, checked by writing to it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy import text

from ilion.server.storage.store import Store

PATIENCE = 0.8  # seconds: callers expect an answer within one
FRESH = 1.0  # seconds for which an answer is reused, because everybody may ask
WRITE = text("UPDATE alembic_version SET version_num = version_num")
SILENT = "the database does not answer"


class Health:
    """The state of one server's database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.probe: asyncio.Task[str | None] | None = None
        self.found: tuple[float, str | None] | None = None  # the time, and the fault

    async def problem(self) -> str | None:
        """Return the fault, or None. If the database hangs, so does the probe, and there is never more than one."""
        if self.found is not None and self.clock() - self.found[0] < FRESH:
            return self.found[1]
        if self.probe is None:
            self.probe = asyncio.create_task(self._try())
        probe = self.probe
        done, _ = await asyncio.wait({probe}, timeout=PATIENCE)
        if not done:
            return SILENT
        if self.probe is probe:  # only for the first of the waiting callers
            self.probe, self.found = None, (self.clock(), probe.result())
        return probe.result()

    async def _try(self) -> str | None:
        try:
            if self.store.damaged:
                return "the database is damaged"
            if self.store.is_sqlite:
                await asyncio.to_thread(_read_afresh, self.store.url.database or "")
            await self.store.write(lambda connection: connection.execute(WRITE))
        except Exception as error:
            self.store.note_damage(error)
            return "the database is damaged" if self.store.damaged else "the database cannot be written"
        return None

    async def stop(self) -> None:
        if self.probe is not None:
            self.probe.cancel()
            await asyncio.gather(self.probe, return_exceptions=True)


def _read_afresh(path: str) -> None:
    """Read the file with a new connection: the others have parts of it in memory, and would not see that it is damaged or gone."""
    connection = sqlite3.connect(f"file:{path.replace('%', '%25').replace('?', '%3f').replace('#', '%23')}?mode=rw", uri=True)
    try:
        connection.execute("SELECT version_num FROM alembic_version").fetchall()
        connection.execute('SELECT max(seq) FROM log_entries WHERE "table" = (SELECT max(id) FROM tables)').fetchall()
    finally:
        connection.close()
