"""The connections of people to tables, on all servers that share a database.

Each server stores the people connected to it. The rows count as long as the server is alive, so they expire with it. A server reads
those of the others when it opens a table, when it is told that something has changed there, and when a server comes or goes. A
server that is alone with its SQLite file writes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import ExtraWrites, Room, Rooms
from ilion.server.problems import Fenced, is_outage
from ilion.server.storage.changes import Change, Changes
from ilion.server.storage.membership import Membership
from ilion.server.storage.schema import nodes, presence
from ilion.server.storage.store import Store
from ilion.server.telemetry import log
from ilion.table.protocol import not_absent

INTERVAL = 0.02  # seconds between two writes; arrivals and departures in the meantime are written together
PAUSE = 0.3  # seconds before a failed write is tried again
MAX_IDS = 500  # in one query

Pair = tuple[str, str]  # a table, and a user who is connected to it


class Presence:
    """The connected people, here and elsewhere."""

    def __init__(self, store: Store, rooms: Rooms, changes: Changes, membership: Membership) -> None:
        self.store = store
        self.rooms = rooms
        self.membership = membership
        self.changed: set[Pair] = set()  # the people who have come or gone since the last write
        self.stored: set[Pair] | None = None  # the stored connections; None: unknown
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        if store.alone:
            return
        rooms.on_presence = self._note
        rooms.people_elsewhere = self.people_elsewhere
        membership.on_join = self._write_again
        membership.on_others = self.refresh_all
        changes.on("presence", self._on_change)

    def start(self) -> None:
        if not self.store.alone:
            self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def online(self, users: Collection[str]) -> set[str]:
        """Return those of the users who are connected to any table on any server."""
        here = {caller.user_id for room in self.rooms.rooms.values() for caller in room.session.callers}
        found = {user for user in users if user in here}
        if not self.store.alone:
            others = self._alive().where(presence.c.user_id.in_(list(users)))
            found |= {row.user_id for row in await self.store.read(others)}
        return found

    async def people_elsewhere(self, table: str) -> frozenset[str]:
        """Return the people connected to a table through other servers."""
        rows = await self.store.read(self._alive().where(presence.c.table == table))
        return frozenset(row.user_id for row in rows)

    def absent(self, room: Room, seat: int) -> ExtraWrites | None:
        """Return a check, for the transaction that lets a bot play for a seat, that its holder is not connected to another server:
        this one may not know it yet."""
        if self.store.alone or not 0 <= seat < len(room.table.seats):
            return None
        holder = room.table.seats[seat].holder

        async def check(connection: AsyncConnection) -> None:
            there = self._alive().where(presence.c.table == room.id, presence.c.user_id == holder)
            if (await connection.execute(there)).first() is not None:
                raise not_absent()

        return check

    # This server's knowledge of the others

    def _alive(self) -> Select[Any]:
        """Select the people at other servers that are alive."""
        joined = select(presence.c.table, presence.c.user_id).join(nodes, nodes.c.id == presence.c.node)
        return joined.where(presence.c.node != self.store.node, self.membership.is_alive())

    async def _on_change(self, change: Change) -> None:
        room = await self.rooms.in_use(change.key)
        if room is not None:
            self.rooms.set_people_elsewhere(room, await self.people_elsewhere(room.id))

    async def refresh_all(self) -> None:
        """Read the connections to the tables in use here through other servers."""
        for id in list(self.rooms.opening):
            await self.rooms.in_use(id)
        ids = list(self.rooms.rooms)
        for first in range(0, len(ids), MAX_IDS):
            some = ids[first : first + MAX_IDS]
            found: dict[str, set[str]] = {id: set() for id in some}
            for row in await self.store.read(self._alive().where(presence.c.table.in_(some))):
                found[row.table].add(row.user_id)
            for id in some:
                room = self.rooms.rooms.get(id)
                if room is not None:
                    self.rooms.set_people_elsewhere(room, frozenset(found[id]))

    # The others' knowledge of this server

    def _note(self, room: Room, user_id: str | None) -> None:
        if user_id is not None:
            self.changed.add((room.id, user_id))
            self.woken.set()

    def _write_again(self) -> None:
        """Write everything again: others may have deleted it."""
        self.stored = None
        self.woken.set()

    def _here(self) -> set[Pair]:
        callers = ((room.id, caller.user_id) for room in self.rooms.rooms.values() for caller in room.session.callers)
        return {(table, user_id) for table, user_id in callers if user_id is not None}

    def _is_here(self, pair: Pair) -> bool:
        room = self.rooms.rooms.get(pair[0])
        return room is not None and any(caller.user_id == pair[1] for caller in room.session.callers)

    async def _run(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            changed, self.changed = self.changed, set()
            try:
                await self._write(changed)
            except Fenced:
                self.changed |= changed
                self.woken.set()
                await asyncio.sleep(PAUSE)
            except Exception as error:
                if is_outage(error):
                    log.warning("presence waits for the database", extra={"error": type(error).__name__})
                else:
                    log.exception("presence could not be written")
                self.changed |= changed
                self.stored = None
                self.woken.set()
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(INTERVAL)

    async def _write(self, changed: set[Pair]) -> None:
        known = self.stored
        if known is None:
            came, gone = self._here(), set[Pair]()
        else:
            came = {pair for pair in changed if pair not in known and self._is_here(pair)}
            gone = {pair for pair in changed if pair in known and not self._is_here(pair)}
        if not came and not gone and known is not None:
            return

        async def work(connection: AsyncConnection) -> None:
            mine = presence.c.node == self.store.node
            if known is None:
                before = await connection.execute(delete(presence).where(mine).returning(presence.c.table, presence.c.user_id))
                gone.update((row.table, row.user_id) for row in before)
            else:
                for table, users in _by_table(gone).items():
                    at_table = (presence.c.table == table) & presence.c.user_id.in_(users)
                    await connection.execute(delete(presence).where(mine, at_table))
            if came:
                rows = [{"node": self.store.node, "table": table, "user_id": user_id} for table, user_id in sorted(came)]
                await connection.execute(insert(presence), rows)
            await self.store.publish(connection, "presence", [(table, "") for table in sorted({table for table, _ in came | gone})])

        await self.store.write(work)
        self.stored = came if known is None else (known | came) - gone


def _by_table(pairs: Iterable[Pair]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table, user_id in pairs:
        found.setdefault(table, []).append(user_id)
    return found
