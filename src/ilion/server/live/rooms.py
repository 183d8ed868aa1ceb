"""Tables in use: each in memory as the fold of its entries, with everybody connected to it, and the one way to change it."""

from __future__ import annotations

import asyncio
import random
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.bots.names import KINDS
from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.rows import header_from_row, setup_from_row
from ilion.server.storage.schema import players, tables
from ilion.server.storage.store import Append, Conflict, Store
from ilion.server.telemetry import ENTRIES, OPEN_ROOMS, log
from ilion.table.info import stored_summary
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.session import PRIVATE, SEATING, Caller, Delivery, Session
from ilion.table.snapshot import InvalidSnapshot, freeze, thaw
from ilion.table.table import Table
from ilion.table.visibility import seats_seen

MAX_IDLE_ROOMS = 2_000  # tables in memory, with nobody connected to the least recently used
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
MAX_ATTEMPTS = 3
MAX_IDS = 500  # in one query
PRESENCE_INTERVAL = 0.25  # minimum seconds between two messages about who is there
SNAPSHOT_EVERY = 50  # entries; the first comes earlier, so that tables that began together are not frozen together


class Subscriber(Caller):
    """A connection to a table that can be sent bytes."""

    address = ""  # of the client

    def send(self, message: bytes, more: bool = False) -> None:
        """Send a message; with `more`, another one follows at once and may go out together with it."""
        raise NotImplementedError


TableSession = Session[Subscriber]
Command = Callable[[TableSession], list[Entry]]
ExtraWrites = Callable[[AsyncConnection], Awaitable[None]]


def encode_once(event: dict[str, Any]) -> orjson.Fragment:
    """Encode an event for all messages that contain it."""
    return orjson.Fragment(orjson.dumps(event))


class Room:
    """A table in memory, and what this server knows of it besides the game."""

    def __init__(self, row: Any, table: Table) -> None:
        self.id: str = row.id
        self.row = row
        self.session: TableSession = Session(header_from_row(row), table, bot_levels(table.game, KINDS), encode_once)
        self.lock = asyncio.Lock()
        self.n_frozen = table.length - random.randrange(SNAPSHOT_EVERY)  # entries in the last snapshot, as if there had been one
        self.online: list[bool] = []  # by seat, as everybody was last told
        self.presence_told = -PRESENCE_INTERVAL
        self.presence_timer: asyncio.TimerHandle | None = None
        self.updated: int = row.updated  # when something happened that everybody may know
        self.stale = False  # the table may hold entries that are not stored: it must be read again before anybody sees it

    @property
    def table(self) -> Table:
        return self.session.table

    def broadcast(self, deliveries: Sequence[Delivery[Subscriber]], sender: Subscriber | None = None) -> None:
        """Send messages, each encoded once. The sender's copy goes out together with its reply."""
        for message, subscribers in deliveries:
            encoded = orjson.dumps(message)
            for subscriber in subscribers:
                subscriber.send(encoded, subscriber is sender)

    def broadcast_table(self) -> None:
        """Send every subscriber the table as they may see it."""
        self.broadcast(self.session.table_messages())

    def note_public(self, entries: Sequence[Entry]) -> None:
        """Note when something happened last, except for drafts, of which only their own seat may know."""
        self.updated = max([self.updated, *(entry.at for entry in entries if entry.kind not in PRIVATE)])

    def tell_presence(self, at: float) -> None:
        self.presence_timer = None
        self.presence_told = at
        self.online = [self.session.online(seat) for seat in range(len(self.table.seats))]
        self.broadcast_table()


class Rooms:
    """All tables in use on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.n_stored = 0  # entries so far
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.after_change: list[Callable[[Room], None]] = []
        self.after_presence: list[Callable[[Room], None]] = []  # somebody has come or gone
        self.on_gone: Callable[[Room], None] = lambda room: None  # what happens to the people at a table that was deleted
        self.on_end: Callable[[Room, int], ExtraWrites | None] | None = None  # what is stored together with the end of a game

    def add(self, room: Room, subscriber: Subscriber) -> None:
        """Let somebody follow a table from now on."""
        room.session.callers.add(subscriber)
        self._tell_presence(room)

    def remove(self, room: Room, subscriber: Subscriber) -> None:
        room.session.callers.discard(subscriber)
        self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        """Tell everybody at the table if a player has come or gone, but not each time if it happens often. Spectators come and go
        unnoticed."""
        for call in self.after_presence:
            call(room)
        if room.presence_timer is not None or room.online == [room.session.online(seat) for seat in range(len(room.table.seats))]:
            return
        loop = asyncio.get_running_loop()
        wait = room.presence_told + PRESENCE_INTERVAL - loop.time()
        if wait > 0:
            room.presence_timer = loop.call_later(wait, room.tell_presence, loop.time() + wait)
        else:
            room.tell_presence(loop.time())

    async def get(self, id: str) -> Room:
        """Return the room of a table, read from the database if need be."""
        room = self.rooms.get(id)
        if room is not None:
            self.rooms.move_to_end(id)
            if room.stale:
                async with room.lock:
                    await self._reload_if_stale(room)
            return room
        if not TABLE_ID.fullmatch(id):
            raise no_table()
        if id not in self.opening:  # everybody who asks meanwhile waits for the same task
            self.opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> Room:
        try:
            rows = await self.store.read(select(tables).where(tables.c.id == id))
            if not rows:
                raise no_table()
            room = self.rooms[id] = Room(rows[0], await self._fold(rows[0]))
        finally:
            del self.opening[id]
        self._evict_idle()
        return room

    async def _fold(self, row: Any) -> Table:
        """Rebuild a table from its last snapshot and the entries after it."""
        setup = setup_from_row(row)
        frozen = await self.store.snapshot(row.id)
        try:
            table = Table(setup) if frozen is None else thaw(setup, frozen)
        except InvalidSnapshot:
            log.warning("a snapshot cannot be used", extra={"table": row.id})
            table = Table(setup)
        for entry in await self.store.entries(row.id, table.length):
            table.fold(entry)
        table.drain_new_steps()
        return table

    def _evict_idle(self) -> None:
        OPEN_ROOMS.set(len(self.rooms))
        if len(self.rooms) <= MAX_IDLE_ROOMS:
            return
        for id, room in list(self.rooms.items()):
            if not room.session.callers and not room.lock.locked():
                del self.rooms[id]
                if len(self.rooms) <= MAX_IDLE_ROOMS:
                    return

    async def run_command(
        self, id: str, command: Command, extra_writes: ExtraWrites | None = None, sender: Subscriber | None = None
    ) -> Room:
        """Run a command: apply its entries, store them, broadcast them. Returns once they are on disk. If another server was
        faster, reload the table and retry the command against its new state. Something must be sent to `sender` afterwards."""
        room = await self.get(id)
        async with room.lock:
            for attempt in range(1, MAX_ATTEMPTS + 1):
                try:
                    await self._reload_if_stale(room)
                    await self._try(room, command, extra_writes, sender)
                    break
                except Conflict:
                    if attempt == MAX_ATTEMPTS:
                        raise ApiError(409, "busy", "the table is busy: try again") from None
        return room

    async def _try(self, room: Room, command: Command, extra_writes: ExtraWrites | None, sender: Subscriber | None) -> None:
        first = room.table.length
        try:
            entries = command(room.session)
        except IlionError:
            raise
        except Exception:  # our fault: nothing that it left behind may stay
            room.stale = True
            raise
        if not entries:
            return
        table = room.table
        frozen = None
        if table.length >= room.n_frozen + SNAPSHOT_EVERY and not table.draft:
            frozen, room.n_frozen = freeze(table), table.length
        at_end = self.on_end(room, entries[-1].at) if table.over and self.on_end is not None else None
        more = together([extra_writes, _seat_changes(room, entries), at_end])
        job = Append(room.id, first, entries, self._row(room, entries), frozen, more)
        try:
            await self.store.append(job)
        except BaseException:  # not stored, or nobody knows: nobody may see what is in memory
            room.stale = True
            raise
        ENTRIES.inc(len(entries))
        self.n_stored += len(entries)
        self._publish(room, entries, sender)

    def _row(self, room: Room, entries: Sequence[Entry]) -> dict[str, Any]:
        table, at = room.table, entries[-1].at
        room.note_public(entries)
        bot = table.bot_to_act is not None and not table.bots_only  # those play while somebody watches
        return {
            "updated": room.updated,
            "status": table.status,
            "turn": None if table.actor is None else table.seats[table.actor].holder,
            "due": 0 if bot else table.deadline,
            "lease": at + self.settings.lease if bot else None,  # the server that makes it a bot's turn also plays that turn
            "summary": orjson.dumps(stored_summary(table)).decode(),
        }

    def _publish(self, room: Room, entries: Sequence[Entry], sender: Subscriber | None = None) -> None:
        room.broadcast(room.session.publish(entries, now()), sender)
        for call in self.after_change:
            call(room)

    async def _reload_if_stale(self, room: Room) -> None:
        """Read the table again if what is in memory cannot be trusted."""
        if not room.stale:
            return
        room.session.replace_table(await self._fold(room.row))
        room.stale = False
        room.broadcast(room.session.publish_all(now()))

    async def reload(self, id: str) -> None:
        """Read a table that is in use here again, because what is stored of it was changed: somebody was renamed or deleted, or the
        table itself is gone. Then everybody there is sent away."""
        room = self.rooms.get(id)
        if room is None:
            return
        if not await self.store.read(select(tables.c.id).where(tables.c.id == id)):
            self.rooms.pop(id, None)
            self.on_gone(room)
            return
        async with room.lock:
            room.stale = True
            await self._reload_if_stale(room)

    async def catch_up(self) -> None:
        """Take in everything that other servers may have done meanwhile: new entries, new names, and tables that were deleted."""
        ids = list(self.rooms)
        for first in range(0, len(ids), MAX_IDS):
            some = ids[first : first + MAX_IDS]
            rows = await self.store.read(select(tables.c.id, tables.c.summary).where(tables.c.id.in_(some)))
            stored = {row.id: [seat["name"] for seat in orjson.loads(row.summary)["seats"]] for row in rows}
            for id in some:
                if id in stored:
                    await self.refresh(id)
                room = self.rooms.get(id)
                if room is not None and stored.get(id) != [seat["name"] for seat in seats_seen(room.table)]:
                    await self.reload(id)

    async def refresh(self, id: str) -> None:
        """Take in the entries that another server has added to a table that is in use here."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            await self._reload_if_stale(room)
            entries = await self.store.entries(id, room.table.length)
            for entry in entries:
                room.table.fold(entry)
            room.note_public(entries)
            if entries:
                self._publish(room, entries)


def no_table() -> ApiError:
    return ApiError(404, "no-table", "there is no such table")


def _seat_changes(room: Room, entries: Sequence[Entry]) -> ExtraWrites | None:
    """Return the changes to the list of who sits where, from which “my tables” are found."""
    changed = [entry.data["seat"] for entry in entries if entry.kind in SEATING]
    if not changed:
        return None

    async def work(connection: AsyncConnection) -> None:
        for seat in changed:
            await connection.execute(delete(players).where(players.c.table == room.id, players.c.seat == seat))
            holder = room.table.seats[seat].holder
            if holder is not None:
                await connection.execute(insert(players), {"table": room.id, "seat": seat, "user_id": holder})

    return work


def together(works: Sequence[ExtraWrites | None]) -> ExtraWrites | None:
    """Return writes that belong to one transaction as one."""
    wanted = [work for work in works if work is not None]
    if not wanted:
        return None

    async def all_of_them(connection: AsyncConnection) -> None:
        for work in wanted:
            await work(connection)

    return all_of_them
