"""Tables in use: the fold in memory, who watches, and the one way to change it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.server.accounts import now
from ilion.server.messages import SeatInfo, TableInfo
from ilion.server.problems import ApiError
from ilion.server.schema import players, tables
from ilion.server.settings import Settings
from ilion.server.store import Append, Conflict, Store
from ilion.server.telemetry import ENTRIES, OPEN_ROOMS, log
from ilion.table import visibility
from ilion.table.clock import TimeControl
from ilion.table.history import Step
from ilion.table.log import Entry
from ilion.table.snapshot import InvalidSnapshot, freeze, thaw
from ilion.table.table import Setup, Table

IDLE_ROOMS = 2_000  # tables kept in memory though nobody watches
SNAPSHOT_EVERY = 50  # entries; the first comes earlier, lest tables that began together be frozen together
PRIVATE = ("draft", "undo-draft")  # entries that only their own seat hears of
ABOUT_SEATS = ("sit", "leave", "start", "resign", "timeout", "stand-in", "reclaim")


class Subscriber(Protocol):
    """A connection to a table."""

    user_id: str
    viewer: int | None

    def send(self, message: bytes, more: bool = False) -> None:
        """`more`: another message follows at once, and may go with this one."""

    def update_viewer(self) -> None: ...


NOTHING = orjson.Fragment(b"[]")
Tell = Callable[[Step, int | None], dict[str, Any] | None]


class Room:
    """A table with what the server knows of it besides the game."""

    def __init__(self, id: str, row: Any, table: Table) -> None:
        self.id = id
        self.row = row
        self.table = table
        self.rematch: str | None = row.rematch
        self.reserved: dict[str, str] = json.loads(row.reserved)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.n_sent = len(table.record.events)
        self.redactable: list[Step] = []  # told to those who watch, and to be forgotten by some of them
        self.lines: dict[tuple[Tell, int, int | None], bytes] = {}  # events as JSON, by who tells them and how they are perceived
        self.redacted_to: dict[int | None, int] = {}  # before which event a viewer was told to forget
        self.frozen = table.length - random.randrange(SNAPSHOT_EVERY)  # entries in the last snapshot, as if there had been one
        self.stale = False  # the fold may hold what is not stored: it must be made anew before anybody looks

    def seats_of(self, user_id: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if user_id is not None and seat.holder == user_id]

    def online(self, seat: int) -> bool:
        holder = self.table.seats[seat].holder
        return holder is not None and any(subscriber.user_id == holder for subscriber in self.subscribers)

    def info(self, user_id: str | None) -> TableInfo:
        table = self.table
        seats = [
            SeatInfo(**seat.to_dict(), online=self.online(number), yours=user_id is not None and seat.holder == user_id)
            for number, seat in enumerate(table.seats)
        ]
        return TableInfo(
            id=self.id,
            game=table.setup.game,
            rules=table.setup.rules,
            options=dict(table.setup.options),
            clock=table.setup.control.to_dict(),
            public=self.row.public,
            rated=table.setup.rated,
            lesson=table.setup.script is not None,
            status="over" if table.over else "running" if table.started else "waiting",
            commitment=table.commitment(),
            seats=seats,
            owner=user_id is not None and self.row.owner == user_id,
            rematch=self.rematch,
        )

    def broadcast_table(self) -> None:
        """Everybody gets the table as it is for him."""
        for subscriber in self.subscribers:
            message = {
                "type": "table",
                "table": self.info(subscriber.user_id).model_dump(),
                "your_seats": self.seats_of(subscriber.user_id),
            }
            subscriber.send(orjson.dumps(message))

    def broadcast_update(self, steps: list[Step] | None, only: int | None = None, sender: Subscriber | None = None) -> None:
        """Everybody (or one seat's viewers) gets the new events and how the table stands. Without steps, what was not told yet.
        Whoever brought them about is about to be answered, too."""
        if steps is None:
            sent = min(self.n_sent, len(self.table.record.events))  # a table that was deleted under us has fewer
            steps = list(self.table.history.steps(sent))
        hearers = [subscriber for subscriber in self.subscribers if only is None or subscriber.viewer == only]
        situations = visibility.table_states(self.table, {subscriber.viewer for subscriber in hearers})
        messages = {viewer: self._update(viewer, steps, situation) for viewer, situation in situations.items()}
        for subscriber in hearers:
            subscriber.send(messages[subscriber.viewer], subscriber is sender)
        self.n_sent = len(self.table.record.events)
        self._queue_redactions(steps)

    def _queue_redactions(self, steps: list[Step]) -> None:
        """Keep what somebody must still be told to forget, where there is such a thing."""
        if not self.table.game.memory_clause(self.table.setup.options):
            self.lines.clear()
            return
        kept = min(self.redacted_to.values(), default=0)
        self.redactable = [step for step in self.redactable if step.number >= kept] + steps
        self.lines = {key: line for key, line in self.lines.items() if key[0] is visibility.redacted_event and key[1] >= kept}

    def _update(self, viewer: int | None, steps: list[Step], situation: dict[str, Any]) -> bytes:
        before, end = self.redacted_to.get(viewer, 0), visibility.redacted_before(self.table, viewer)
        self.redacted_to[viewer] = min([end, *(step.number for step in steps)])  # what is told now is not to be forgotten at once
        due = [step for step in self.redactable if before <= step.number < end]
        message = {
            "type": "update",
            "now": situation,
            "log": self._log(steps, viewer, visibility.describe_event),
            "redacted": self._log(due, viewer, visibility.redacted_event),
            "story": visibility.story_seen(self.table, viewer, {step.number for step in (*steps, *due)}, self.redacted_to[viewer]),
            "server_time": now(),
        }
        return orjson.dumps(message)

    def _log(self, steps: list[Step], viewer: int | None, tell: Tell) -> orjson.Fragment:
        """Events as JSON, each made once for all who perceive the same."""
        if not steps:
            return NOTHING
        lines = []
        for step in steps:
            key = tell, step.number, (seen := visibility.perceived_action(step, viewer))
            line = self.lines.get(key)
            if line is None:
                told = tell(step, seen)
                line = self.lines[key] = b"" if told is None else orjson.dumps(told)
            if line:
                lines.append(line)
        return orjson.Fragment(b"[" + b",".join(lines) + b"]")


class Rooms:
    """All tables in use on this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.stored = 0  # entries so far
        self.opening: dict[str, asyncio.Lock] = {}
        self.after: list[Callable[[Room], None]] = []  # called when a table has changed here
        self.finished: Callable[[Room], Awaitable[None]] | None = None

    async def get(self, id: str) -> Room:
        """The room of a table, read from the store if need be."""
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
        rows = await self.store.read(select(tables).where(tables.c.id == id)) if len(id) <= 32 else []
        if not rows:
            raise ApiError(404, "no-table", "there is no such table")
        return Room(id, rows[0], await self._fold(rows[0]))

    async def _fold(self, row: Any) -> Table:
        setup = Setup(
            game=row.game,
            rules=row.rules,
            seats=row.seats,
            options=json.loads(row.options),
            secret=row.secret,
            control=TimeControl.of(json.loads(row.control)),
            rated=row.rated,
            script=None if row.script is None else tuple(json.loads(row.script)),
        )
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
        if len(self.rooms) <= IDLE_ROOMS:
            return
        for id, room in list(self.rooms.items()):
            if not room.subscribers and not room.lock.locked():
                del self.rooms[id]
                if len(self.rooms) <= IDLE_ROOMS:
                    return

    async def run_command(
        self,
        id: str,
        command: Callable[[Table], list[Entry]],
        extra_writes: Callable[[AsyncConnection], Awaitable[None]] | None = None,
        sender: Subscriber | None = None,
    ) -> Room:
        """Carry a command out: fold, store, tell. It is done when it is on the disk. If another server was faster, the table is
        read anew and the command tried once more; it then finds the table as it is. `by` must be sent something afterwards."""
        room = await self.get(id)
        async with room.lock:
            for attempt in (1, 2, 3):
                try:
                    await self._reload_if_stale(room)
                    await self._try(room, command, extra_writes, sender)
                    break
                except Conflict:
                    if attempt == 3:
                        raise ApiError(409, "busy", "the table is busy: try again") from None
        return room

    async def _try(
        self,
        room: Room,
        command: Callable[[Table], list[Entry]],
        extra_writes: Callable[[AsyncConnection], Awaitable[None]] | None,
        sender: Subscriber | None,
    ) -> None:
        table = room.table
        first = table.length
        try:
            entries = command(table)
        except IlionError:
            raise
        except Exception:  # our fault: whatever it left behind must not stay
            room.stale = True
            raise
        if not entries:
            return
        frozen = None
        if table.length >= room.frozen + SNAPSHOT_EVERY and not table.draft:
            frozen, room.frozen = freeze(table), table.length
        row, more = self._row(room, entries), _with_players(room, entries, extra_writes)
        try:
            await self.store.append(Append(room.id, first, entries, row, frozen, more))
        except BaseException:  # not stored, or nobody knows: what is in memory must not be told
            room.stale = True
            raise
        ENTRIES.inc(len(entries))
        self.stored += len(entries)
        self._broadcast(room, entries, sender)
        if table.over and self.finished is not None:
            await self.finished(room)

    def _row(self, room: Room, entries: list[Entry]) -> dict[str, Any]:
        table = room.table
        at = entries[-1].at
        bot = table.bot_to_act is not None
        return {
            "updated": at,
            "status": "over" if table.over else "running" if table.started else "waiting",
            "turn": None if table.actor is None else table.seats[table.actor].holder,
            "due": at if bot else table.clock.deadline() if table.running else None,
            "lease": at + self.settings.lease if bot else None,  # who makes it a bot's turn cares for the bot
            "summary": orjson.dumps(
                {"seats": visibility.seats_seen(table), "turn": table.actor, "places": table.places()}
            ).decode(),
        }

    def _broadcast(self, room: Room, entries: list[Entry], sender: Subscriber | None = None) -> None:
        steps = room.table.drain_new_steps()
        if any(entry.kind in ABOUT_SEATS for entry in entries):
            room.broadcast_table()
        if all(entry.kind in PRIVATE for entry in entries):
            room.broadcast_update(steps, only=entries[-1].data["seat"], sender=sender)
        else:
            room.broadcast_update(steps if room.n_sent + len(steps) == len(room.table.record.events) else None, sender=sender)
        for call in self.after:
            call(room)

    async def _reload_if_stale(self, room: Room) -> None:
        """Read the table anew, if what is in memory cannot be trusted."""
        if not room.stale:
            return
        room.table = await self._fold(room.row)
        room.lines.clear()
        room.stale = False
        room.broadcast_table()
        room.broadcast_update(None)

    async def refresh(self, id: str) -> None:
        """Take in what another server has added to a table that is in use here."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            await self._reload_if_stale(room)
            entries = await self.store.entries(id, room.table.length)
            for entry in entries:
                room.table.fold(entry)
            if entries:
                self._broadcast(room, entries)


def _with_players(
    room: Room, entries: list[Entry], extra_writes: Callable[[AsyncConnection], Awaitable[None]] | None
) -> Callable[[AsyncConnection], Awaitable[None]] | None:
    """The list of who sits where, for “my tables”, kept in the transaction that changes it."""
    changed = [entry.data["seat"] for entry in entries if entry.kind in ("sit", "leave")]
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
