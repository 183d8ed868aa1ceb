"""The messages between servers that share a database: one list of changes, which every server reads to its end.

A change is a row, written in the transaction that makes it true. A server remembers the last number that it has read and reads
everything after it; a notification only wakes it up, and losing one costs time but no news. Each server receives each change once,
including its own, so that everybody sees the same things in the same order on every server.

Concurrent transactions may become visible in another order than that of their numbers. So a server also remembers the numbers that
were missing below the last one, and reads them as soon as they are there. A missing number is given up once every transaction has
ended that was running when it was missed: then its own was rolled back. In the meantime nobody waits, neither the writers for a
lock nor the readers for the oldest transaction: a server that stops in the middle of a transaction, or a slow job in another
database, delays no news.

Changes that must be seen in their order, such as the lines of one chat, are written by transactions that lock the same row first
(see `lock_table`): then they become visible in the order of their numbers.

On SQLite one transaction writes at a time, so numbers become visible in their order and none is missing. A server reads the list in
the same way, woken by its own commits and by those of the processes that share its file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import is_outage
from ilion.server.storage.schema import changes, tables
from ilion.server.storage.store import Store, nothing
from ilion.server.telemetry import log
from ilion.table.clock import HOUR

KEPT = HOUR  # for which changes are kept: a server that has read nothing for longer reloads its tables instead
FIRST_GAPS = 1_000  # numbers before the last one of which a server that starts may still miss some
PAUSE = 0.3  # seconds before a failed reading is tried again
SEEN = 0  # no transaction has this number: a change that was already visible, and is read once more

_READ = text(
    "SELECT c.id, c.node, c.kind, c.key, c.data, pg_snapshot_xmin(s.now)::text AS oldest "
    "FROM (SELECT pg_current_snapshot() AS now) AS s "
    "LEFT JOIN changes AS c ON c.id > :last OR c.id = ANY(CAST(:missing AS bigint[])) ORDER BY c.id"
)
_LAST = text("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM changes_id_seq")
# Larger than the numbers of all transactions that have one; the snapshot's own bound leaves out the latest running ones.
_BOUND = text("SELECT pg_current_xact_id()::text")


class Change(NamedTuple):
    """One change: its author, its kind, its subject (a table, a user, a session), and a fact."""

    id: int
    node: str
    kind: str
    key: str
    data: str


Handler = Callable[[Change], Awaitable[None]]


async def lock_table(connection: AsyncConnection, table: str) -> None:
    """Make the later changes at a table in this transaction visible in the order of their numbers."""
    await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))


class Changes:
    """The list of changes as one server reads it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.handlers: dict[str, tuple[Handler, bool]] = {}
        self.last = 0
        self.missing: dict[int, int] = {}  # numbers below `last` -> a transaction that began after the number was missed
        self.read_at = 0  # the time at which everything had been read
        self.reading = asyncio.Lock()
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.on_too_late: Callable[[], Awaitable[None]] = nothing  # changes were deleted before this server could read them
        store.on_publish = self.wake

    def on(self, kind: str, handler: Handler, *, own: bool = False) -> None:
        """Let a handler take the changes of a kind; with `own`, also those that this server has made."""
        self.handlers[kind] = handler, own

    async def start(self) -> None:
        """Begin with the changes from now on."""
        (row,) = await self.store.read(select(func.max(changes.c.id)) if self.store.is_sqlite else _LAST)
        self.last = max(0, (row[0] or 0) - FIRST_GAPS)
        await self._read()  # earlier changes are no news here
        self.read_at = now()
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def wake(self) -> None:
        """Read new changes soon."""
        self.woken.set()

    async def deliver(self) -> None:
        """Read new changes and hand them out now. If the database does not answer, this is done later."""
        try:
            await self.catch_up()
        except Exception as error:
            if not is_outage(error):
                raise
            self.wake()

    async def catch_up(self) -> None:
        """Read all new changes and hand them out."""
        async with self.reading:
            if not self.store.alone and self.read_at and now() - self.read_at > KEPT // 2:
                await self.on_too_late()
            found = await self._read()
            for place, change in enumerate(found):
                try:
                    await self._hand_out(change)
                except BaseException:
                    self._put_back(found[place:])
                    raise
            self.read_at = now()

    async def forget_old(self) -> None:
        """Delete changes that every server has read long ago."""
        old = delete(changes).where(changes.c.at < now() - KEPT)
        await self.store.write(lambda connection: connection.execute(old))

    async def _run(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            try:
                await self.catch_up()
            except Exception as error:
                log.warning("changes cannot be read", extra={"error": type(error).__name__})
                await asyncio.sleep(PAUSE)
                self.woken.set()

    async def _hand_out(self, change: Change) -> None:
        """Call the handlers of a change. A failure stops the next ones only if the database has failed."""
        handler, own = self.handlers.get(change.kind, (None, False))
        if handler is None or (change.node == self.store.node and not own):
            return
        try:
            await handler(change)
        except Exception as error:
            if is_outage(error):
                raise
            log.exception("a change failed")

    def _put_back(self, found: Sequence[Change]) -> None:
        """Read these changes again the next time: they have not been handed out."""
        if self.store.is_sqlite:
            self.last = found[0].id - 1
        else:
            self.missing |= {change.id: SEEN for change in found}

    async def _read(self) -> list[Change]:
        """Return the changes that nobody here has seen, in order, and note the numbers that are missing."""
        if self.store.is_sqlite:  # with one writer at a time, numbers become visible in their order
            rows = await self.store.read(select(changes).where(changes.c.id > self.last).order_by(changes.c.id))
            found = [Change(row.id, row.node, row.kind, row.key, row.data) for row in rows]
            self.last = found[-1].id if found else self.last
            return found
        rows = await self.store.read(_READ, {"last": self.last, "missing": list(self.missing)})
        found = [Change(row.id, row.node, row.kind, row.key, row.data) for row in rows if row.id is not None]
        new = self._new_gaps([change.id for change in found])
        bound = int((await self.store.read(_BOUND))[0][0]) if new else 0  # if this fails, nothing was read
        seen, oldest = {change.id for change in found}, int(rows[0].oldest)
        self.missing = {id: since for id, since in self.missing.items() if id not in seen and since > oldest}
        self.missing |= dict.fromkeys(new, bound)
        self.last = max([self.last, *seen])
        return found

    def _new_gaps(self, ids: Sequence[int]) -> list[int]:
        """Return the numbers above the last one that are missing before these. If very many are missing, they were never used."""
        gaps: list[int] = []
        before = self.last
        for id in ids:
            if id > before:
                gaps += range(max(before + 1, id - FIRST_GAPS), id)
                before = id
        return gaps
