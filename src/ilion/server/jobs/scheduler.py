"""The loops of one server, and the tables that are due.

A turn or timeout that is due is recorded in the table's row. The server that handles it holds a lease; if that server dies, the
lease expires and another server takes over. Handling it twice is harmless: the second attempt finds the table changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.jobs.bots import BotTurns
from ilion.server.jobs.gc_policy import GcPolicy
from ilion.server.live.absences import Absences
from ilion.server.live.rooms import Rooms, TableSession
from ilion.server.live.sockets import note_failure
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.accounts import Accounts
from ilion.server.storage.changes import Changes
from ilion.server.storage.schema import tables
from ilion.server.storage.store import Store
from ilion.server.telemetry import log
from ilion.table.errors import RulesMismatch
from ilion.table.log import Entry

MAX_CLAIMED = 50  # tables at once
MAX_SKEW = 60_000  # milliseconds by which the clocks of two servers may differ
CLEAN_UP_EVERY = 600.0  # seconds


class Scheduler:
    """The regular jobs of one server."""

    def __init__(
        self,
        rooms: Rooms,
        accounts: Accounts,
        store: Store,
        changes: Changes,
        bot_turns: BotTurns,
        absences: Absences,
        gc_policy: GcPolicy,
        settings: Settings,
    ) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.store = store
        self.changes = changes
        self.bot_turns = bot_turns
        self.absences = absences
        self.gc_policy = gc_policy
        self.settings = settings
        self.lacking: set[tuple[str, str]] = set()  # games and rules that this server does not have, among those that it has met
        self.loops: list[asyncio.Task[None]] = []
        self.more: list[tuple[Callable[[], Coroutine[Any, Any, object]], float]] = []

    def add(self, work: Callable[[], Coroutine[Any, Any, object]], pause: float) -> None:
        """Add a job that is repeated with a pause in seconds from `start` on."""
        self.more.append((work, pause))

    def start(self) -> None:
        self.loops = [
            asyncio.create_task(self._repeat(self._handle_due_tables, self.settings.job_interval / 1000)),
            asyncio.create_task(self._repeat(self.accounts.delete_old_guests, CLEAN_UP_EVERY)),
            asyncio.create_task(self._repeat(self.changes.forget_old, CLEAN_UP_EVERY)),
            asyncio.create_task(self._repeat(self.gc_policy.collect_when_idle, 0)),
            *(asyncio.create_task(self._repeat(work, pause)) for work, pause in self.more),
        ]

    async def stop(self) -> None:
        """Stop. Turns under way are claimed again when their lease has expired, or at the next start."""
        for task in self.loops:
            task.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        await self.bot_turns.stop()

    async def _repeat(self, work: Callable[[], Coroutine[Any, Any, object]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                note_failure("a job failed", error)
            await asyncio.sleep(pause)

    async def _handle_due_tables(self) -> None:
        for id in await self._claim():
            try:
                await self.rooms.refresh(id)
                room = await self.rooms.get(id)
                if room.table.bot_to_act is not None:
                    self.bot_turns.schedule_bot(room)
                elif not await self.absences.excuse(room):
                    await self.rooms.run_command(id, time_out)
            except RulesMismatch:
                await self._leave_to_others(id)
            except (IlionError, ApiError) as error:  # it stays due, and is tried again when the lease has expired
                log.warning("a due table cannot continue", extra={"table": id, "error": type(error).__name__})

    async def _leave_to_others(self, id: str) -> None:
        """Give back a table whose rules this server does not have: another one may have them, now or later. Claim no more tables by
        these rules."""
        where = tables.c.id == id
        for row in await self.store.read(select(tables.c.game, tables.c.rules).where(where)):
            self.lacking.add((row.game, row.rules))
            log.warning("due tables wait for a server that has their rules", extra={"table": id})
        await self.store.write(lambda connection: connection.execute(update(tables).where(where).values(lease=None)))

    async def _claim(self) -> list[str]:
        """Claim due tables that no other server is handling. A lease that expires later than possible was made before the clock was
        set back, and does not count."""
        at = now()
        expired = (tables.c.lease < at) | (tables.c.lease > at + self.settings.lease + MAX_SKEW)
        free = (tables.c.due <= at) & (tables.c.lease.is_(None) | expired)
        if self.lacking:
            free &= tuple_(tables.c.game, tables.c.rules).not_in(self.lacking)
        if not await self.store.read(select(tables.c.id).where(free).limit(1)):
            return []
        due = select(tables.c.id).where(free).order_by(tables.c.due).limit(MAX_CLAIMED).with_for_update(skip_locked=True)
        claim = update(tables).where(tables.c.id.in_(due)).values(lease=at + self.settings.lease).returning(tables.c.id)

        async def work(connection: AsyncConnection) -> list[str]:
            return [row.id for row in await connection.execute(claim)]

        return await self.store.write(work)


def time_out(session: TableSession) -> list[Entry]:
    """Let a seat without time left lose its turn, or resign, as the table chose."""
    return session.table.timeout(session.levels.default, now())
