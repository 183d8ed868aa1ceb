"""This server among the servers on one PostgreSQL: a lease that it renews, and a fence around everything that it writes.

A server is alive as long as its lease runs, by the clock of the database. One that is killed, or stopped for longer than that, is
gone for the others: nobody is connected through it any more. If it continues, its data in memory may be out of date, so every
transaction first checks that the lease runs and that no other one has begun since (`epoch`), and locks the row of the lease until
the commit. A transaction that finds out otherwise writes nothing (`Fenced`); the server then joins again, reloads everything that
others may have changed, and only then writes.

Servers of different releases may run at once, while one after the other is upgraded. Each publishes the rules that it has, so that
new tables begin under rules that all of them have.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, literal_column, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ilion.core.registry import games, versions
from ilion.core.rules_tag import version_of
from ilion.server.problems import Fenced, is_outage
from ilion.server.storage.schema import nodes
from ilion.server.storage.store import POSTGRES, Store, nothing
from ilion.server.telemetry import log

LEASE = 1_400  # milliseconds
BEAT = 0.35  # seconds between two renewals: others notice within LEASE + BEAT that a server is gone
OLD = 60_000  # milliseconds after which the row of a server that is gone is deleted
CLOCK = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"  # milliseconds, by the clock of the database
MICROSECONDS = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)"

_JOIN = text(
    f"INSERT INTO nodes (id, epoch, lease, rules) VALUES (:node, {MICROSECONDS}, {CLOCK} + :lease, :rules) "
    "ON CONFLICT (id) DO UPDATE SET epoch = excluded.epoch, lease = excluded.lease, rules = excluded.rules RETURNING epoch"
)
_RENEW = text(f"UPDATE nodes SET lease = {CLOCK} + :lease WHERE id = :node AND epoch = :epoch AND lease > {CLOCK}")
_CHECK = text(f"SELECT 1 FROM nodes WHERE id = :node AND epoch = :epoch AND lease > {CLOCK} FOR KEY SHARE")
_ALIVE = text(f"SELECT id, rules FROM nodes WHERE lease > {CLOCK}")
_LEAVE = text("DELETE FROM nodes WHERE id = :node")
# A locked row belongs to a server that is about to commit, even if its lease is old.
_CLEAN = text(f"DELETE FROM nodes WHERE id IN (SELECT id FROM nodes WHERE lease < {CLOCK} - :old FOR UPDATE SKIP LOCKED)")
_SOON = text("SET LOCAL synchronous_commit = off")  # a renewal that is lost in a crash is no loss


class Membership:
    """The lease of one server. One that is alone with its SQLite file needs none."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.epoch = 0  # for which this server may write; 0 while it reloads everything
        self.leased = 0  # the epoch of its row
        self.alive: dict[str, str] = {}  # the servers whose leases run, and the rules that they have
        self.rules = ""  # that this server has
        self.told: dict[str, str] = {}  # those of which this server has told its tables
        self.telling: asyncio.Task[None] | None = None
        self.engine: AsyncEngine | None = None  # of its own: a renewal never waits for a free connection
        self.joining: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None
        self.read_again: Callable[[], Awaitable[None]] = nothing  # before this server writes again
        self.on_join: Callable[[], None] = lambda: None
        self.on_others: Callable[[], Awaitable[None]] = nothing  # a server has come or gone

    async def start(self) -> None:
        if self.store.is_sqlite:
            return
        self.rules = json.dumps({id: versions(id) for id in games()})
        self.engine = create_async_engine(self.store.url, pool_size=2, **POSTGRES)
        self.leased = self.epoch = await self._begin_lease()
        self.store.fence = self._check
        await self._beat()
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leave, so that the others need not wait for the end of the lease."""
        tasks = [task for task in (self.task, self.joining, self.telling) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.store.fence is not None:
            self.store.fence = None
            with contextlib.suppress(Exception):  # without a database the lease expires by itself
                await self.store.write(lambda connection: connection.execute(_LEAVE, {"node": self.store.node}))
        if self.engine is not None:
            await self.engine.dispose()

    def is_alive(self) -> ColumnElement[bool]:
        """Return the condition that a server in the list of servers is alive."""
        return nodes.c.lease > literal_column(CLOCK)

    def newest_rules(self, game: str) -> int | None:
        """Return the newest version of a game's rules that all servers with the game have; None: this server's."""
        known = [set(versions) for rules in self.alive.values() if (versions := json.loads(rules).get(game))]
        common = set.intersection(*known) if known else set()
        return max(common, default=None)

    def others_have(self, game: str, rules: str) -> bool:
        """Whether another server has the rules of a tag. One with the same list as this server has the same rules."""
        version = version_of(rules)
        lists = {names for names in self.alive.values() if names != self.rules}
        return any(version in json.loads(names).get(game, ()) for names in lists)

    async def rejoin(self) -> None:
        """Return once this server may write again."""
        if self.joining is None:
            self.joining = asyncio.create_task(self._rejoin())
        await asyncio.shield(self.joining)

    async def _rejoin(self) -> None:
        try:
            self.epoch = leased = 0
            while leased == 0 or leased != self.leased:  # again, if the lease ran out meanwhile
                leased = self.leased = await self._begin_lease()
                log.warning("this server was away and reads everything again", extra={"node": self.store.node})
                await self.read_again()
            self.epoch = leased
        finally:
            self.joining = None
        self.on_join()

    async def _begin_lease(self) -> int:
        assert self.engine is not None
        async with self.engine.begin() as connection:
            found = await connection.execute(_JOIN, {"node": self.store.node, "lease": LEASE, "rules": self.rules})
            return int(found.scalar_one())

    async def _check(self, connection: AsyncConnection) -> None:
        mine = await connection.execute(_CHECK, {"node": self.store.node, "epoch": self.epoch})
        if mine.first() is None:
            raise Fenced("this server was away for too long")

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:
                if not is_outage(error):
                    log.exception("a lease could not be renewed")
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        assert self.engine is not None
        leased = self.leased
        async with self.engine.begin() as connection:
            await connection.execute(_SOON)
            renewed = await connection.execute(_RENEW, {"node": self.store.node, "epoch": leased, "lease": LEASE})
            alive = {row.id: row.rules for row in await connection.execute(_ALIVE)}
            await connection.execute(_CLEAN, {"old": OLD})
        if renewed.rowcount == 0 and self.leased == leased:  # and no new lease has begun meanwhile
            self.leased = 0
        if (self.leased == 0 or self.epoch == 0) and self.joining is None:
            self.joining = asyncio.create_task(self._rejoin())  # while it reads, the new lease is renewed
            self.joining.add_done_callback(_note_failure)
        self.alive = alive
        if alive != self.told and (self.telling is None or self.telling.done()):
            self.telling = asyncio.create_task(self._tell(alive))  # the next renewal does not wait for it

    async def _tell(self, alive: dict[str, str]) -> None:
        try:
            await self.on_others()
            self.told = alive
        except Exception as error:  # it is tried again with the next renewal
            log.warning("this server does not know who is connected elsewhere", extra={"error": type(error).__name__})


def _note_failure(task: asyncio.Task[None]) -> None:
    """Log why a server could not join again; it tries again with the next renewal."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.warning("this server cannot join the others", extra={"error": type(error).__name__})
