"""Tables in use: each in memory as the fold of its entries, with its connections, and the only way to change it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from types import SimpleNamespace
from typing import Any

import orjson
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.bots.names import KINDS
from ilion.core.errors import IlionError
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag, version_of
from ilion.server.clock import now
from ilion.server.problems import ApiError, Fenced, is_outage
from ilion.server.settings import Settings
from ilion.server.storage.duplicate_rounds import CLOSED
from ilion.server.storage.rows import header_from_row, setup_from_row
from ilion.server.storage.schema import log_entries, players, tables
from ilion.server.storage.store import Append, Conflict, Store
from ilion.server.telemetry import ENTRIES, OPEN_ROOMS, log
from ilion.table.callers import Caller, Delivery
from ilion.table.info import stored_summary
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.seats import is_elsewhere
from ilion.table.session import PRIVATE, SEATING, Session
from ilion.table.snapshot import InvalidSnapshot, fold_stored, freeze, thaw
from ilion.table.table import Table
from ilion.table.visibility import seats_seen

MAX_IDLE_ROOMS = 2_000  # tables in memory, with nobody connected to the least recently used
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
MAX_ATTEMPTS = 3
MAX_IDS = 500  # in one query
PRESENCE_INTERVAL = 0.25  # minimum seconds between two messages about presence
SNAPSHOT_EVERY = 50  # entries; the first comes earlier, so that tables that began together are not frozen together


class Subscriber(Caller):
    """A connection to a table that can be sent bytes."""

    address = ""  # of the client
    ended = False  # it is being closed, and its remaining messages are ignored
    last_line = 0  # the number of the last line of chat that it was sent

    def send(self, message: bytes, more: bool = False) -> None:
        """Send a message; with `more`, another one follows at once and may be sent together with it."""
        raise NotImplementedError


TableSession = Session[Subscriber]
Command = Callable[[TableSession], list[Entry]]
ExtraWrites = Callable[[AsyncConnection], Awaitable[None]]


def encode_once(part: Any) -> orjson.Fragment:
    """Encode an event, a turn or the seats for everything that contains them. The result may be kept for a while, and bytes from
    orjson hold on to 4 KB of memory even if they are short, so they are copied."""
    return orjson.Fragment(bytes(memoryview(orjson.dumps(part))))


class Room:
    """A table in memory, and this server's knowledge of it besides the game."""

    def __init__(self, row: Any, table: Table) -> None:
        self.id: str = row.id
        self.row = row
        self.session: TableSession = Session(header_from_row(row), table, bot_levels(table.game, KINDS), encode_once)
        self.lock = asyncio.Lock()
        self.n_frozen = table.length - random.randrange(SNAPSHOT_EVERY)  # entries in the last snapshot, as if there had been one
        self.online: list[bool] = []  # by seat, as last sent to everybody
        self.presence_told = -PRESENCE_INTERVAL
        self.presence_timer: asyncio.TimerHandle | None = None
        self.updated: int = row.updated  # the time of the last public event
        self.seats_encoded: tuple[Table, int, orjson.Fragment] | None = None  # of this table, with its number of changes
        self.stale = False  # the table may hold entries that are not stored: it must be read again before anybody sees it
        self.interrupted = False  # … because this server stopped waiting for them

    @property
    def table(self) -> Table:
        return self.session.table

    def summary(self) -> str:
        """Return the stored summary of the table for lists. Moves do not change the seats, so those are encoded once."""
        table, known = self.table, self.seats_encoded
        if known is None or known[0] is not table or known[1] != table.seat_changes:
            known = self.seats_encoded = table, table.seat_changes, encode_once(seats_seen(table))
        return orjson.dumps(stored_summary(table, known[2])).decode()

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
        """Record the time of the last event, except for drafts, which only their own seat may know."""
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
        self.on_presence: Callable[[Room, str | None], None] = lambda room, user_id: None  # this user has come or gone here
        self.people_elsewhere: Callable[[str], Awaitable[Collection[str]]] = nobody  # the people connected through other servers
        self.on_fenced: Callable[[], Awaitable[None]] | None = None  # join the other servers again
        self.is_joining: Callable[[], bool] = lambda: False  # whether this server knows that it was away
        self.on_unusable: Callable[[Room], None] = lambda room: None  # … of a table that cannot be read
        self.on_gone: Callable[[Room], None] = lambda room: None  # called for the people at a deleted table
        self.on_end: Callable[[Room, int], ExtraWrites | None] | None = None  # the writes stored together with the end of a game
        self.on_turn: Callable[[Room, int], ExtraWrites | None] | None = None  # … together with entries of a running game
        # … together with entries of a table that has not begun before them
        self.before_start: Callable[[Room, Sequence[Entry]], ExtraWrites | None] = lambda room, entries: None

    def add(self, room: Room, subscriber: Subscriber) -> None:
        """Add a subscriber to a table."""
        room.session.callers.add(subscriber)
        self.on_presence(room, subscriber.user_id)
        self._tell_presence(room)

    def remove(self, room: Room, subscriber: Subscriber) -> None:
        room.session.callers.discard(subscriber)
        self.on_presence(room, subscriber.user_id)
        self._tell_presence(room)

    def set_people_elsewhere(self, room: Room, users: Collection[str]) -> None:
        """Update the people connected to a table through other servers."""
        if users != room.session.elsewhere:
            room.session.elsewhere = users
            self._tell_presence(room)

    async def in_use(self, id: str) -> Room | None:
        """Return the room of a table that is in memory, or about to be; None if it is not."""
        opening = self.opening.get(id)
        if opening is not None:
            await asyncio.wait([opening])
        return self.rooms.get(id)

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
        """Return the room of a table, read from the database if necessary."""
        room = self.rooms.get(id)
        if room is not None:
            self.rooms.move_to_end(id)
            if room.stale:
                async with room.lock:
                    await self._reload_if_stale(room)
            return room
        if not TABLE_ID.fullmatch(id):
            raise no_table()
        if id not in self.opening:  # all other callers wait for the same task
            self.opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self.opening[id])

    async def latest(self, id: str) -> Room:
        """Return the room of a table with all stored entries, even those that another server stored a moment ago and whose news has
        not arrived yet. A client may know about them from there."""
        await self.refresh(id)
        room = await self.get(id)
        await self.open_if_round_is_over(room)
        return room

    async def open_if_round_is_over(self, room: Room) -> None:
        """Let everybody see a table of a duplicate round if the last table of the round has ended, even before the news arrives."""
        if room.session.header.closed:
            rows = await self.store.read(select(tables.c.duplicate).where(tables.c.id == room.id))
            if rows and rows[0].duplicate != CLOSED:
                self.open_to_all(room)

    def open_to_all(self, room: Room) -> None:
        """Let everybody see a table of a duplicate round. It never closes again."""
        if room.session.header.closed:
            room.session.header.closed = False
            room.broadcast_table()

    async def _open(self, id: str) -> Room:
        try:
            rows = await self.store.read(select(tables).where(tables.c.id == id))
            if not rows:
                raise no_table()
            room = Room(rows[0], await self._fold(rows[0]))
            room.session.elsewhere = await self.people_elsewhere(id)
            self.rooms[id] = room
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
        table = fold_stored(table, await self.store.entries(row.id, table.length))
        table.drain_new_steps()
        return table

    @contextlib.asynccontextmanager
    async def hold(self, room: Room) -> AsyncIterator[None]:
        """Hold a table as it is on disk: nobody sees an entry that could not be stored, and nobody changes the table in the
        meantime."""
        async with room.lock:
            await self._reload_if_stale(room)
            yield

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
        faster, reload the table and retry the command against its new state; the same applies if this server was away for so long
        that the others have gone on without it. Something must be sent to `sender` afterwards."""
        for _ in range(MAX_ATTEMPTS):
            if self.is_joining():  # even a refusal would be based on data that may be out of date
                await self._join_again(sender)
            try:
                return await self._run(id, command, extra_writes, sender)
            except Fenced:
                if self.on_fenced is None:
                    raise
            await self._join_again(sender)
        raise Fenced("this server is away again and again")

    async def _join_again(self, sender: Subscriber | None) -> None:
        """Wait until this server has reread everything that the others may have changed while it was away."""
        assert self.on_fenced is not None
        await self.on_fenced()
        if sender is not None and sender.ended:
            raise ApiError(401, "session-ended", "this session has ended: sign in again")

    async def _run(self, id: str, command: Command, extra_writes: ExtraWrites | None, sender: Subscriber | None) -> Room:
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

    async def create(
        self, row: dict[str, Any], table: Table, entries: Sequence[Entry], extra_writes: ExtraWrites | None = None
    ) -> Room:
        """Store a new table with its first entries, all or nothing, and open it. `row` is its row before them."""
        room = Room(SimpleNamespace(**row), table)
        row |= self._row(room, entries)
        numbered = [
            {"table": room.id, "seq": seq, "at": entry.at, "kind": entry.kind, "data": entry.dumps()}
            for seq, entry in enumerate(entries)
        ]
        on_turn = self.on_turn(room, entries[-1].at) if table.running and self.on_turn is not None else None
        more = together([extra_writes, _seat_changes(room, entries), on_turn])

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tables), row)
            await connection.execute(insert(log_entries), numbered)
            if more is not None:
                await more(connection)

        await self.store.write(work)
        room.updated = row["updated"]
        self.rooms[room.id] = room
        self._evict_idle()
        ENTRIES.inc(len(entries))
        self.n_stored += len(entries)
        self._publish(room, entries)
        return room

    def has_rules(self, game: str, rules: str) -> bool:
        """Whether this server has the rules of a tag."""
        return rules_tag(load(game, version_of(rules))) == rules

    async def take_over(self, room: Room, job: Append, *, openable: bool) -> None:
        """Store the decision about a table that could not be opened so far, and open it if possible. Raises `Conflict`."""
        table, at = room.table, job.entries[-1].at
        job.row = self._row(room, job.entries)
        at_end = self.on_end(room, at) if table.over and self.on_end is not None else None
        on_turn = self.on_turn(room, at) if table.running and self.on_turn is not None else None
        job.extra_writes = together([job.extra_writes, at_end, on_turn])
        await self.store.append(job)
        ENTRIES.inc(len(job.entries))
        self.n_stored += len(job.entries)
        if openable:
            self._publish(await self.get(room.id), job.entries)

    async def store_snapshots(self) -> None:
        """Store a snapshot of every running game: the next program that reads it may not have its rules, and then it can read only
        the position."""
        await self.store.flush()  # including entries that nobody waits for any more
        frozen = []
        for room in list(self.rooms.values()):
            if room.stale and not room.interrupted:  # another server has it as it is now
                continue
            try:
                async with self.hold(room):
                    if room.table.running and not room.table.draft:
                        frozen.append((room.id, room.table.length, freeze(room.table)))
            except Exception as error:  # the other tables can be stored nevertheless, but not without the database
                if is_outage(error):
                    raise
                log.warning("a running game cannot be read again", extra={"table": room.id, "error": type(error).__name__})
        for first in range(0, len(frozen), MAX_IDS):
            await self.store.save_snapshots(frozen[first : first + MAX_IDS])

    async def _try(self, room: Room, command: Command, extra_writes: ExtraWrites | None, sender: Subscriber | None) -> None:
        first, started = room.table.length, room.table.started
        try:
            entries = command(room.session)
        except IlionError:
            raise
        except Exception:  # our fault: none of its changes may stay
            room.stale = True
            raise
        if not entries:
            return
        table = room.table
        frozen = None
        if table.length >= room.n_frozen + SNAPSHOT_EVERY and not table.draft:
            frozen, room.n_frozen = freeze(table), table.length
        at_end = self.on_end(room, entries[-1].at) if table.over and self.on_end is not None else None
        on_turn = self.on_turn(room, entries[-1].at) if table.running and self.on_turn is not None else None
        waited = None if started else self.before_start(room, entries)
        more = together([extra_writes, _seat_changes(room, entries), waited, at_end, on_turn])
        job = Append(room.id, first, entries, self._row(room, entries), frozen, more)
        try:
            await self.store.append(job)
        except BaseException:  # not stored, or unknown: nobody may see the table in memory
            room.stale = room.interrupted = True
            raise
        ENTRIES.inc(len(entries))
        self.n_stored += len(entries)
        self._publish(room, entries, sender)

    def _row(self, room: Room, entries: Sequence[Entry]) -> dict[str, Any]:
        table, at = room.table, entries[-1].at
        room.note_public(entries)
        bot = table.bot_to_act is not None and not table.bots_only  # these play while somebody watches
        return {
            "updated": room.updated,
            "status": table.status,
            "turn": _turn(table),
            "due": 0 if bot else table.deadline,
            "lease": at + self.settings.lease if bot else None,  # the server that makes it a bot's turn also plays that turn
            "summary": room.summary(),
        }

    def _publish(self, room: Room, entries: Sequence[Entry], sender: Subscriber | None = None) -> None:
        room.broadcast(room.session.publish(entries, now()), sender)
        for call in self.after_change:
            call(room)

    async def _reload_if_stale(self, room: Room) -> None:
        """Reload the table if the copy in memory cannot be trusted."""
        if not room.stale:
            return
        self._replace_table(room, await self._fold(room.row))

    def _replace_table(self, room: Room, table: Table) -> None:
        room.session.replace_table(table)
        room.stale = room.interrupted = False
        room.broadcast(room.session.publish_all(now()))

    async def reload(self, id: str) -> None:
        """Read a table that is in use here again, because its stored data were changed: somebody was renamed or deleted, or the
        table itself was deleted. In the latter case all its connections are closed."""
        room = await self.in_use(id)
        if room is None:
            return
        if not await self.store.read(select(tables.c.id).where(tables.c.id == id)):
            self.rooms.pop(id, None)
            self.on_gone(room)
            return
        async with room.lock:
            await self._reread(room)

    async def _reread(self, room: Room) -> None:
        """Read a table from its log alone, and store again what follows from the log. An entry that was on its way while somebody
        was renamed or deleted has stored the old names once more: in the table's row, and perhaps in a snapshot."""
        room.stale = True
        table = fold_stored(Table(setup_from_row(room.row)), await self.store.entries(room.id))
        self._replace_table(room, table)
        row = {"turn": _turn(table), "summary": room.summary()}
        await self.store.store_again(room.id, table.length, row, None if table.draft else freeze(table))

    async def catch_up(self) -> None:
        """Take over everything that other servers may have done in the meantime: new entries, new names, tables that were opened,
        and tables that were deleted."""
        ids = list({*self.rooms, *self.opening})
        for first in range(0, len(ids), MAX_IDS):
            some = ids[first : first + MAX_IDS]
            rows = await self.store.read(select(tables.c.id, tables.c.summary, tables.c.duplicate).where(tables.c.id.in_(some)))
            closed = {row.id for row in rows if row.duplicate == CLOSED}
            stored = {row.id: [seat["name"] for seat in orjson.loads(row.summary)["seats"]] for row in rows}
            entries = select(log_entries.c.table, func.max(log_entries.c.seq).label("last")).where(log_entries.c.table.in_(some))
            last = {row.table: row.last for row in await self.store.read(entries.group_by(log_entries.c.table))}
            for id in some:
                room = await self.in_use(id)
                if room is None:
                    continue
                if id not in closed:  # an opened table never closes again, even if an older state was read before
                    room.session.header.closed = False
                try:
                    if id in stored and (room.stale or last.get(id, -1) >= room.table.length):
                        await self.refresh(id)
                    if stored.get(id) != [seat["name"] for seat in seats_seen(room.table)]:
                        await self.reload(id)
                except Exception as error:
                    if is_outage(error):
                        raise
                    log.exception("a table cannot be read again", extra={"table": id})
                    self.rooms.pop(id, None)  # the others must not wait for it
                    self.on_unusable(room)

    def note_news(self, id: str) -> bool:
        """Record that another server has added entries to a table; return whether they must be read now. A table in memory without
        subscribers here is reloaded when it is needed: following all tables that were ever requested costs as much as serving them.
        """
        room = self.rooms.get(id)
        if room is None:
            return id in self.opening
        if room.session.callers or room.lock.locked():
            return True
        room.stale = True
        return False

    async def refresh(self, id: str) -> None:
        """Read the entries that another server has added to a table in use here."""
        room = await self.in_use(id)
        if room is None:
            return
        async with room.lock:
            await self._reload_if_stale(room)
            entries = await self.store.entries(id, room.table.length)
            if any(entry.kind == "new-rules" for entry in entries):  # this server has the old ones, and came too late
                self.rooms.pop(id, None)
                self.on_unusable(room)
                return
            for entry in entries:
                room.table.fold(entry)
            room.note_public(entries)
            if entries:
                self._publish(room, entries)


def _turn(table: Table) -> str | None:
    """Return the holder of the seat that is to move."""
    return None if table.actor is None else table.seats[table.actor].holder


async def nobody(_: str) -> Collection[str]:
    """Return no people, for a server that is alone."""
    return ()


def no_table() -> ApiError:
    return ApiError(404, "no-table", "there is no such table")


def _seat_changes(room: Room, entries: Sequence[Entry]) -> ExtraWrites | None:
    """Return the changes to the list of seat holders, from which “my tables” are found."""
    changed = [entry.data["seat"] for entry in entries if entry.kind in SEATING]
    if not changed:
        return None

    async def work(connection: AsyncConnection) -> None:
        for seat in changed:
            await connection.execute(delete(players).where(players.c.table == room.id, players.c.seat == seat))
            holder = room.table.seats[seat].holder
            if holder is not None and not is_elsewhere(holder):
                await connection.execute(insert(players), {"table": room.id, "seat": seat, "user_id": holder})

    return work


def together(works: Sequence[ExtraWrites | None]) -> ExtraWrites | None:
    """Return the writes of one transaction as one."""
    wanted = [work for work in works if work is not None]
    if not wanted:
        return None

    async def all_of_them(connection: AsyncConnection) -> None:
        for work in wanted:
            await work(connection)

    return all_of_them
