"""Tables in use: each in memory as the fold of its entries, with everybody connected to it, and the one way to change it."""

from __future__ import annotations

import asyncio
import random
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
from ilion.table.session import SEATING, Caller, Delivery, Session
from ilion.table.snapshot import InvalidSnapshot, freeze, thaw
from ilion.table.table import Table

MAX_IDLE_ROOMS = 2_000  # tables in memory, with nobody connected to the least recently used
MAX_ID = 32  # characters
MAX_ATTEMPTS = 3
SNAPSHOT_EVERY = 50  # entries; the first comes earlier, so that tables that began together are not frozen together


class Subscriber(Caller):
    """A connection to a table that can be sent bytes."""

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

    def add(self, subscriber: Subscriber) -> None:
        self.session.callers.add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        self.session.callers.discard(subscriber)


class Rooms:
    """All tables in use on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.n_stored = 0  # entries so far
        self.opening: dict[str, asyncio.Lock] = {}
        self.after_change: list[Callable[[Room], None]] = []
        self.after_end: Callable[[Room], Awaitable[None]] | None = None

    async def get(self, id: str) -> Room:
        """Return the room of a table, read from the database if need be."""
        room = self.rooms.get(id)
        if room is not None:
            self.rooms.move_to_end(id)
            if room.stale:
                async with room.lock:
                    await self._reload_if_stale(room)
            return room
        async with self.opening.setdefault(id, asyncio.Lock()):
            if id not in self.rooms:
                self.rooms[id] = await self._open(id)
                self._evict_idle()
        self.opening.pop(id, None)
        return self.rooms[id]

    async def _open(self, id: str) -> Room:
        rows = await self.store.read(select(tables).where(tables.c.id == id)) if len(id) <= MAX_ID else []
        if not rows:
            raise ApiError(404, "no-table", "there is no such table")
        return Room(rows[0], await self._fold(rows[0]))

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
        job = Append(room.id, first, entries, self._row(table, entries), frozen, _with_players(room, entries, extra_writes))
        try:
            await self.store.append(job)
        except BaseException:  # not stored, or nobody knows: nobody may see what is in memory
            room.stale = True
            raise
        ENTRIES.inc(len(entries))
        self.n_stored += len(entries)
        self._publish(room, entries, sender)
        if table.over and self.after_end is not None:
            await self.after_end(room)

    def _row(self, table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
        at = entries[-1].at
        bot = table.bot_to_act is not None
        return {
            "updated": at,
            "status": table.status,
            "turn": None if table.actor is None else table.seats[table.actor].holder,
            "due": at if bot else table.clock.deadline() if table.running else None,
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
            if entries:
                self._publish(room, entries)


def _with_players(room: Room, entries: Sequence[Entry], extra_writes: ExtraWrites | None) -> ExtraWrites | None:
    """Add to the transaction the list of who sits where, from which “my tables” are found."""
    changed = [entry.data["seat"] for entry in entries if entry.kind in SEATING]
    if not changed:
        return extra_writes

    async def work(connection: AsyncConnection) -> None:
        for seat in changed:
            await connection.execute(delete(players).where(players.c.table == room.id, players.c.seat == seat))
            holder = room.table.seats[seat].holder
            if holder is not None:
                await connection.execute(insert(players), {"table": room.id, "seat": seat, "user_id": holder})
        if extra_writes is not None:
            await extra_writes(connection)

    return work
