"""Reading and writing the database. New log entries go through one queue, and all waiting ones are committed together.

A request is acknowledged only after the commit, so all acknowledged data is on disk (SQLite runs with synchronous=FULL). Tables are
event-sourced: `(table, seq)` is unique, so if two servers add to one table at the same time, one of them fails and reloads it.

An SQLite file has one server, or several processes of one server (`processes.py`). Those take turns: each of their transactions
locks the file when it begins.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import orjson
from sqlalchemy import Integer, LargeBinary, Table, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ilion.server.clock import now
from ilion.server.problems import is_outage
from ilion.server.settings import TEXTS, InvalidSetting, async_url
from ilion.server.storage.opening import FileLock, check_version, explained, version_of
from ilion.server.storage.schema import changes, log_entries, reviews, snapshots, tables
from ilion.server.storage.turns import Turns
from ilion.server.telemetry import COMMITS
from ilion.table.log import Entry

HEAD = "0010"
CHANNEL = "ilion"
PUBLISHED = "ilion published"  # in the notes of a connection, while its transaction runs
# minimum seconds between commits; writes that arrive meanwhile share the next one, and after a pause nobody waits
COMMIT_INTERVAL = 0.008
# milliseconds after which PostgreSQL ends an idle transaction, because the others wait for its locks
MAX_PAUSE = 3_000
# seconds after which a PostgreSQL that does not answer counts as failed
POSTGRES = {
    "pool_pre_ping": True,
    "pool_timeout": 10,
    "connect_args": {
        "timeout": 5,
        "command_timeout": 10,
        "server_settings": {"idle_in_transaction_session_timeout": str(MAX_PAUSE)},
    },
}

T = TypeVar("T")

# the task that reads with one connection, and that connection
_SHARED: ContextVar[tuple[asyncio.Task[Any] | None, AsyncConnection | None]] = ContextVar("shared", default=(None, None))


class Conflict(Exception):
    """Another server has added to the table first."""


@dataclass
class Append:
    """Entries for a table, numbered from `first`, and its row afterwards."""

    table: str
    first: int
    entries: Sequence[Entry]
    row: Mapping[str, Any]
    snapshot: bytes | None = None  # the table afterwards
    extra_writes: Callable[[AsyncConnection], Awaitable[None]] | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


ROW = ("updated", "status", "turn", "due", "lease", "summary")
_UPDATE = update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(f"new_{name}") for name in ROW})

_CHANGED = (*(f"new_{name}" for name in ROW), "table")
_NOTIFY = text("SELECT pg_current_xact_id(), pg_notify(:channel, :node)")
_NOTIFY_ALL = text("SELECT pg_notify(:channel, change) FROM unnest(CAST(:changes AS text[])) AS change")
_SAVE_SNAPSHOT = text(
    'INSERT INTO snapshots ("table", seq, data) SELECT tables.id, :seq, :data FROM tables WHERE tables.id = :id '
    'ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE snapshots.seq < excluded.seq'
).bindparams(bindparam("seq", type_=Integer), bindparam("data", type_=LargeBinary))
_DELETE_SNAPSHOT = delete(snapshots).where(snapshots.c.table == bindparam("old"))

# The same for SQLite without SQLAlchemy, which would be half of the cost of a move. All rows of a commit are one statement: after
# each statement the thread waits for the interpreter, and under load this takes most of the time.
_FIELD = [f"json_extract(json_each.value, '$[{place}]')" for place in range(len(ROW) + 1)]
_INSERT_SQLITE = f'INSERT INTO log_entries ("table", seq, at, kind, data) SELECT {", ".join(_FIELD[:5])} FROM json_each(?)'
_CHANGES = ", ".join(f"{name} = {field}" for name, field in zip(ROW, _FIELD, strict=False))
_UPDATE_SQLITE = f"UPDATE tables SET {_CHANGES} FROM json_each(?) WHERE tables.id = {_FIELD[-1]}"
_FREEZE_SQLITE = 'REPLACE INTO snapshots ("table", seq, data) VALUES (?, ?, ?)'


class Store:
    """One database, SQLite or PostgreSQL. With `turns`, other processes write to the same SQLite file, `processes` in all, and
    another process locks it against everything else."""

    def __init__(self, url: str, node: str, *, turns: Turns | None = None, processes: int = 1) -> None:
        self.url = make_url(async_url(url))
        self.node = node
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database in (None, "", ":memory:"):
            raise InvalidSetting(TEXTS.text("database-file"))
        self.turns = turns if self.is_sqlite else None
        self.alone = self.is_sqlite and turns is None  # no other process writes
        self.commit_interval = COMMIT_INTERVAL * (processes if self.is_sqlite else 1)  # so that all together commit as often as one
        self.engine: AsyncEngine = create_async_engine(self.url, pool_size=5, **({} if self.is_sqlite else POSTGRES))
        self.damaged = False  # reported by the database
        self.file_lock = FileLock(Path(self.url.database or "")) if self.alone else None
        self.direct: sqlite3.Connection | None = None  # SQLite from one thread: a commit is one round trip to it
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.thread = ThreadPoolExecutor(1, "store")
        self.queue: list[Append] = []
        self.wake_up = asyncio.Event()  # there are jobs, or it is time to close
        self.idle = asyncio.Event()  # no job waits or is under way
        self.idle.set()
        self.closing = False
        self.writer: asyncio.Task[None] | None = None
        # SQLite has one writer at a time; PostgreSQL coordinates writers itself
        self.write_lock = asyncio.Lock() if self.is_sqlite else contextlib.nullcontext()
        self.fence: Callable[[AsyncConnection], Awaitable[None]] | None = None  # raises `Fenced`, first in every transaction
        self.on_publish: Callable[[], None] = lambda: None  # called when changes were committed here
        # tells the processes that share the SQLite file about tables with new entries; none: about new changes
        self.tell_others: Callable[[Sequence[str]], None] = lambda tables: None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer; raises `DatabaseUnusable` with a sentence for people. Nothing happens
        if the store is open."""
        if self.writer is not None:
            return
        with explained(self.url):
            try:
                await self._prepare()
            except BaseException:
                await self._release()
                raise
        self.writer = asyncio.create_task(self._write())

    async def _prepare(self) -> None:
        if self.file_lock is not None:
            Path(self.url.database or "").parent.mkdir(parents=True, exist_ok=True)
            self.file_lock.acquire()
        async with self.engine.connect() as connection:
            version = await connection.run_sync(version_of)
        check_version(version, HEAD)
        if version != HEAD:
            async with self.engine.connect() as connection:
                await connection.run_sync(_migrate)
        if self.is_sqlite:
            self.direct = sqlite3.connect(self.url.database or "", check_same_thread=False, isolation_level=None)
            _prepare_sqlite(self.direct, None)
        if self.alone:
            await self.forget_leases()

    async def forget_leases(self) -> None:
        """Make everything due claimable at once: all leases belong to a server that is gone."""
        await self.write(lambda connection: connection.execute(update(tables).values(lease=None)))
        await self.write(lambda connection: connection.execute(update(reviews).values(lease=None)))

    async def close(self) -> None:
        """Write everything in the queue, then stop."""
        if self.writer is not None:
            self.closing = True
            self.wake_up.set()
            await self.writer
        await self._release()

    async def _release(self) -> None:
        await self.engine.dispose()
        self.thread.shutdown()
        if self.direct is not None:
            self.direct.close()
        if self.file_lock is not None:
            self.file_lock.release()

    async def append(self, job: Append) -> None:
        """Add entries to a table; return once they are on disk. Raises `Conflict` if the numbers are taken."""
        self.queue.append(job)
        self.idle.clear()
        self.wake_up.set()
        await job.done

    async def flush(self) -> None:
        """Return once all appended entries are on disk or refused, even those that nobody waits for any more."""
        await self.idle.wait()

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run any other writes in one transaction."""
        with self._noting_damage():
            async with self._transaction() as connection:
                return await work(connection)

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction, which fails if the server was fenced off, and wake the reader of the changes after it."""
        async with self.write_lock, self._turn():
            async with self.engine.begin() as connection:
                connection.info.pop(PUBLISHED, None)  # of a transaction that was rolled back
                if self.turns is not None:  # the data it reads must still be current when it writes
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                if self.fence is not None:
                    await self.fence(connection)
                yield connection
                published = connection.info.pop(PUBLISHED, False)
            if published:
                self.on_publish()
                self.tell_others(())

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Keep other processes from writing to the SQLite file in the meantime."""
        if self.turns is None:
            yield
            return
        waiting = asyncio.get_running_loop().run_in_executor(self.thread, self.turns.take)
        try:
            await asyncio.shield(waiting)
        except asyncio.CancelledError:  # its turn will still come
            waiting.add_done_callback(lambda _: self._pass_on())
            raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        if self.turns is not None:
            self.turns.pass_on()

    async def read(self, query: Any, values: Mapping[str, Any] | None = None) -> list[Any]:
        owner, shared = _SHARED.get()
        with self._noting_damage():
            if shared is not None and owner is asyncio.current_task():
                return list((await shared.execute(query, values or {})).all())
            async with self.engine.connect() as connection:
                return list((await connection.execute(query, values or {})).all())

    @contextlib.asynccontextmanager
    async def one_connection(self) -> AsyncIterator[None]:
        """Let all reads of this task use one connection: acquiring and releasing one costs more than a small query, and with
        PostgreSQL two further round trips. Tasks that it starts have their own."""
        with self._noting_damage():
            async with self.engine.connect() as connection:
                token = _SHARED.set((asyncio.current_task(), connection))
                try:
                    yield
                finally:
                    _SHARED.reset(token)

    @contextlib.contextmanager
    def _noting_damage(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self.note_damage(error)
            raise

    def note_damage(self, error: Exception) -> None:
        """Remember that the database is damaged, if an error says so."""
        cause: object = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.DatabaseError) and any(sign in str(cause) for sign in ("malformed", "not a database")):
            self.damaged = True

    async def snapshot(self, table: str) -> bytes | None:
        rows = await self.read(select(snapshots.c.data).where(snapshots.c.table == table))
        return rows[0].data if rows else None

    async def save_snapshots(self, frozen: Sequence[tuple[str, int, bytes]]) -> None:
        """Store snapshots, each with the id of its table and the number of entries in it. A newer one is kept, and none is stored
        if the table is gone."""
        rows = [{"id": table, "seq": seq, "data": data} for table, seq, data in frozen]

        async def work(connection: AsyncConnection) -> None:
            if rows:
                await connection.execute(_SAVE_SNAPSHOT, rows)

        await self.write(work)

    async def store_again(self, table: str, length: int, row: Mapping[str, Any], snapshot: bytes | None) -> None:
        """Replace parts of a table's row, and its snapshot if it has one, unless the table has more than `length` entries by now:
        what came with the others is newer. Without a new snapshot, the old one is deleted."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())  # nobody adds entries now
            last = select(func.max(log_entries.c.seq)).where(log_entries.c.table == table)
            if (await connection.execute(last)).scalar() != length - 1:
                return
            await connection.execute(update(tables).where(tables.c.id == table).values(**row))
            here = snapshots.c.table == table
            if snapshot is None:
                await connection.execute(delete(snapshots).where(here))
            else:
                await connection.execute(update(snapshots).where(here).values(seq=length, data=snapshot))

        await self.write(work)

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        query = select(log_entries.c.kind, log_entries.c.at, log_entries.c.data).where(
            log_entries.c.table == table, log_entries.c.seq >= since
        )
        return [Entry.loads(row.kind, row.at, row.data) for row in await self.read(query.order_by(log_entries.c.seq))]

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        began = -self.commit_interval
        while self.queue or not self.closing:
            await self.wake_up.wait()
            # If it is already time, the next commit begins before the last one is acknowledged: both run concurrently.
            if (pause := began + self.commit_interval - loop.time()) > 0:
                await asyncio.sleep(pause)
            self.wake_up.clear()
            jobs, self.queue = self.queue, []
            if jobs:
                began = loop.time()
                await self._write_together(jobs)
            if not self.queue:
                self.idle.set()

    async def _write_together(self, jobs: Sequence[Append]) -> Exception | None:
        """Commit jobs, and return the reason if this fails."""
        try:
            await self._commit(jobs)
        except Exception as error:
            self.note_damage(error)
            if len(jobs) > 1:
                await self._write_one_by_one(jobs)
            else:
                _refuse(jobs, error)
            return error
        for job in jobs:
            if not job.done.done():  # the waiting task may be gone
                job.done.set_result(None)
        return None

    async def _write_one_by_one(self, jobs: Sequence[Append]) -> None:
        """Find out which job fails. If the database itself fails, the others do not wait for it one after the other."""
        for place, job in enumerate(jobs):
            error = await self._write_together([job])
            if error is not None and is_outage(error):
                _refuse(jobs[place + 1 :], error)
                return

    async def _commit(self, jobs: Sequence[Append]) -> None:
        if not self.is_sqlite:  # servers that lock tables in the same order never deadlock
            jobs = sorted(jobs, key=lambda job: job.table)
        rows = [
            (job.table, job.first + place, entry.at, entry.kind, encoded(entry))
            for job in jobs
            for place, entry in enumerate(job.entries)
        ]
        changes = [(*[job.row[name] for name in ROW], job.table) for job in jobs]
        frozen = [(job.table, job.first + len(job.entries), job.snapshot) for job in jobs if job.snapshot is not None]
        COMMITS.inc()
        written = [job.table for job in jobs]
        if self.direct is not None and all(job.extra_writes is None for job in jobs):
            async with self.write_lock:
                await asyncio.get_running_loop().run_in_executor(
                    self.thread,
                    _commit_directly,
                    self.direct,
                    self.turns,
                    orjson.dumps(rows).decode(),
                    orjson.dumps(changes).decode(),
                    frozen,
                )
            self.tell_others(written)
            return
        async with self._transaction() as connection:
            await connection.execute(insert(log_entries), [_named(log_entries, row) for row in rows])
            await connection.execute(_UPDATE, [dict(zip(_CHANGED, change, strict=True)) for change in changes])
            if frozen:
                await connection.execute(_DELETE_SNAPSHOT, [{"old": table} for table, _, _ in frozen])
                await connection.execute(insert(snapshots), [_named(snapshots, row) for row in frozen])
            for job in jobs:
                if job.extra_writes is not None:
                    await job.extra_writes(connection)
            if not self.is_sqlite:  # the others read the entries that they lack
                wake = [f"{self.node} {table}" for table in written]
                await connection.execute(_NOTIFY_ALL, {"channel": CHANNEL, "changes": wake})
        self.tell_others(written)

    async def publish(self, connection: AsyncConnection, kind: str, changed: Sequence[tuple[str, str]]) -> None:
        """Publish changes to every server, each with a key and a fact, when this transaction is committed: see `changes.py`."""
        if not changed:
            return
        if not self.is_sqlite:  # the transaction must have a number before its changes have
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "node": self.node})
        at = now()
        rows = [{"at": at, "node": self.node, "kind": kind, "key": key, "data": data} for key, data in changed]
        await connection.execute(insert(changes), rows)
        connection.info[PUBLISHED] = True


def encoded(entry: Entry) -> str:
    """Return the same as `Entry.dumps` in less than half of the time; numbers of more than 64 bits need the latter."""
    try:
        return orjson.dumps(entry.body()).decode()
    except orjson.JSONEncodeError:
        return entry.dumps()


def _refuse(jobs: Sequence[Append], error: Exception) -> None:
    """Tell the waiting callers why their jobs could not be stored."""
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(Conflict() if isinstance(error, IntegrityError | sqlite3.IntegrityError) else error)


async def nothing() -> None:
    """Do nothing: the default of a hook until a part of the server sets it."""


def _named(table: Table, row: tuple[Any, ...]) -> dict[str, Any]:
    """Return a row as a mapping; its values are in the order of the columns."""
    return dict(zip(table.c.keys(), row, strict=True))


def _commit_directly(
    connection: sqlite3.Connection, turns: Turns | None, rows: str, changes: str, frozen: Sequence[tuple[Any, ...]]
) -> None:
    """Commit without SQLAlchemy. `rows` and `changes` are JSON."""
    if turns is not None:
        turns.take()
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_INSERT_SQLITE, (rows,))
            connection.execute(_UPDATE_SQLITE, (changes,))
            connection.executemany(_FREEZE_SQLITE, frozen)
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
    finally:
        if turns is not None:
            turns.pass_on()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    from alembic import command

    command.upgrade(_alembic(connection), "head")
    connection.commit()


def _alembic(connection: Connection) -> Any:
    """Return the configuration of Alembic, which is imported only if there is something to do."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
