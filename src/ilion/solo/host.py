"""Tables, bots and connections in memory."""

from __future__ import annotations

import secrets
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ilion.bots import worker
from ilion.bots.names import KINDS
from ilion.core.errors import IlionError
from ilion.review.worker import answer
from ilion.table import protocol
from ilion.table.archived import archived_record
from ilion.table.callers import Caller, Delivery
from ilion.table.errors import RulesMismatch, TableError
from ilion.table.info import TableHeader, stored_summary
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.problems import problem, problem_message
from ilion.table.session import Session
from ilion.table.shapes import checked
from ilion.table.table import Setup, Table
from ilion.table.thinking import BotTask, bot_task, play_for_bot

HINT_SECONDS = 0.5
MAX_CHAT = 200  # lines in a welcome

Store = Callable[[str, Sequence[Entry]], None]


class HostError(TableError):
    """An error of the host, with the HTTP status that a server would answer."""

    def __init__(self, status: int, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.key = key


@dataclass
class Visitor:
    """Somebody who uses the host; they have an id once they have done something that needs one. The program that embeds the host
    decides whether they have an account: this one has none."""

    id: str | None = None
    name: str | None = None
    has_account: bool = False


@dataclass(frozen=True)
class Task:
    """A line for `ilion.review.worker.answer`, and the function for its answer (None: there is none)."""

    line: str
    finish: Callable[[str | None], None]
    turn_at: str = ""  # the table at which a bot's turn waits for it; for a hint or a review, none does


@dataclass
class ShelvedTable:
    """A table whose log is not in memory: enough for a list of tables."""

    header: TableHeader
    setup: Setup
    status: str
    updated: int
    summary: dict[str, Any]
    holders: list[str | None]
    problem: IlionError | None = None  # the reason why it cannot be opened
    entries: Sequence[Entry] = ()  # its log, if these rules cannot play it


class Connection(Caller):
    """A visitor at a table. `post` gets every message for them."""

    def __init__(self, host: Solo, session: Session[Connection], visitor: Visitor, post: Callable[[dict[str, Any]], None]) -> None:
        super().__init__(visitor.id, visitor.name or "", viewer=session.default_viewer(visitor.id))
        self.host = host
        self.session = session
        self.post = post
        self.waits_for_hint = False

    def receive(self, message: Any) -> None:
        """Take a message; replies go to `post`."""
        id = message.get("id") if isinstance(message, Mapping) else None
        try:
            self.host.dispatch(self, checked(message))
        except Exception as error:
            if not isinstance(error, IlionError):
                self.host.report(error)
            self.post(problem_message(problem(error), id if isinstance(id, str) else None))

    def close(self) -> None:
        """Leave the table without giving up a seat."""
        self.session.callers.discard(self)
        self.host.deliver(self.session.table_messages())


class Solo:
    """All tables of one process."""

    def __init__(
        self,
        store: Store | None = None,
        clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        report: Callable[[Exception], None] = traceback.print_exception,
    ) -> None:
        self.store = store
        self.clock = clock
        self.report = report  # of errors that nobody expected
        self.sessions: dict[str, Session[Connection]] = {}
        self.shelf: dict[str, ShelvedTable] = {}
        self.entries: dict[str, list[Entry]] = {}  # the log of each table
        self.updated: dict[str, int] = {}
        self.chat: dict[str, list[dict[str, Any]]] = {}
        self.tasks: list[Task] = []
        self.thinking: set[str] = set()  # tables whose bot has a task

    # Tables

    def session(self, id: str) -> Session[Connection]:
        if id in self.shelf and (why := self.shelf[id].problem) is not None:
            raise why
        if id not in self.sessions:
            raise HostError(404, "no-table", "there is no such table")
        return self.sessions[id]

    def open(self, header: TableHeader, table: Table) -> Session[Connection]:
        """Add a table."""
        session: Session[Connection] = Session(header, table, bot_levels(table.game, KINDS))
        self.sessions[header.id], self.entries[header.id], self.chat[header.id] = session, [], []
        self.updated[header.id] = header.created
        return session

    def unshelve(self, id: str, entries: Sequence[Entry]) -> None:
        """Fold the log of a table, and let a bot think if it is its turn. Raises if these rules cannot play it."""
        shelved = self.shelf[id]
        shelved.entries = entries
        table = Table(shelved.setup)
        for entry in entries:
            table.fold(entry)
        table.drain_new_steps()
        del self.shelf[id]
        session = self.open(shelved.header, table)
        self.entries[id] += entries
        self.updated[id] = shelved.updated
        self.ask_bot(session)

    def has_other_rules(self, id: str) -> bool:
        """Whether a table was started under rules that are not here: its log can be read, but nobody can continue it."""
        return id in self.shelf and isinstance(self.shelf[id].problem, RulesMismatch)

    def archived_record(self, id: str, user_id: str | None, seat: int | None) -> str:
        """Return the record of a table on the shelf that was started under other rules."""
        shelved = self.shelf[id]
        own = [number for number, holder in enumerate(shelved.holders) if holder is not None and holder == user_id]
        return archived_record(shelved.setup, shelved.status, shelved.summary["seats"], shelved.entries, own, seat)

    def revert(self, id: str, length: int) -> None:
        """Cut the log of a table to `number` entries: the rest could not be stored."""
        del self.entries[id][length:]
        self._reload(self.sessions[id])

    def remove(self, id: str) -> None:
        """Remove a table that could not be stored."""
        for table in (self.sessions, self.entries, self.chat, self.updated):
            table.pop(id, None)

    def tables(self) -> Iterator[ShelvedTable]:
        """Return a summary of every table, for lists."""
        yield from self.shelf.values()
        for id, session in self.sessions.items():
            table = session.table
            holders = [seat.holder for seat in table.seats]
            yield ShelvedTable(session.header, table.setup, table.status, self.updated[id], stored_summary(table), holders)

    def commit(self, session: Session[Connection], entries: Sequence[Entry]) -> None:
        """Store entries that are in the table, tell everybody, and let a bot think if it is its turn."""
        if not entries:
            return
        id = session.header.id
        try:
            if self.store is not None:
                self.store(id, entries)
        except BaseException:  # nobody may see entries that are not stored
            self._reload(session)
            raise
        self.entries[id] += entries
        self.updated[id] = self.clock()
        self.deliver(session.publish(entries, self.clock()))
        self.ask_bot(session)

    def _reload(self, session: Session[Connection]) -> None:
        """Rebuild a table from its log."""
        table = Table(session.table.setup)
        for entry in self.entries[session.header.id]:
            table.fold(entry)
        session.replace_table(table)
        self.deliver(session.publish_all(self.clock()))

    def deliver(self, deliveries: Sequence[Delivery[Connection]]) -> None:
        for message, callers in deliveries:
            for caller in callers:
                caller.post(message)

    def tick(self) -> None:
        """Handle seats whose time is up, and bots that are to act but have not been asked, for example after a move of theirs could
        not be stored or played."""
        for session in self.sessions.values():
            self.commit(session, session.table.timeout(session.levels.default, self.clock()))
            self.ask_bot(session)

    # Bots

    def think(self) -> None:
        """Let the bots answer in this process until no task is left."""
        while self.tasks:
            task = self.tasks.pop(0)
            task.finish(answer(task.line))

    def ask_bot(self, session: Session[Connection]) -> None:
        """Let a bot think if it is its turn and it does not think yet."""
        id = session.header.id
        task = None if id in self.thinking else bot_task(session.table, secrets.randbits(64))
        if task is None:
            return
        self.thinking.add(id)
        line = worker.decision_task(task.world, task.seat, task.level, secrets.randbits(63))
        self.tasks.append(Task(line, lambda answer: self._play_bot(session, task, answer), id))

    def _play_bot(self, session: Session[Connection], task: BotTask, answer: str | None) -> None:
        self.thinking.discard(session.header.id)
        try:
            move = worker.read_decision(answer or "")
        except (ValueError, KeyError, TypeError):  # the table goes on with any legal move
            move = task.world.text(task.world.legal_actions()[0])
        self.commit(session, play_for_bot(session.table, task, move, self.clock()))
        self.ask_bot(session)

    # Messages

    def connect(self, visitor: Visitor, id: str, post: Callable[[dict[str, Any]], None]) -> Connection:
        """Connect a visitor to a table; the first message is the welcome."""
        session = self.session(id)
        connection = Connection(self, session, visitor, post)
        self._welcome(connection)
        session.callers.add(connection)
        self.deliver(session.table_messages())
        return connection

    def _welcome(self, connection: Connection, id: str | None = None) -> None:
        lines = self.chat[connection.session.header.id][-MAX_CHAT:]
        connection.post(connection.session.welcome(connection, lines, self.clock(), id))

    def dispatch(self, connection: Connection, message: Mapping[str, Any]) -> None:
        """Execute a checked message."""
        session = connection.session
        match message["type"]:
            case "view-as":
                protocol.view_as(session, connection, message)
                self._welcome(connection, message.get("id"))
            case "shown":
                self.deliver(protocol.shown(session, connection, message, self.clock()))
                connection.post(protocol.acknowledge(session, connection, message))
            case "chat":
                lines = self.chat[session.header.id]
                line = protocol.chat_line(session, connection, message, self.clock()) | {"id": len(lines) + 1}
                lines.append(line)
                self.deliver([Delivery(protocol.chat_message(line), list(session.callers))])
                connection.post(protocol.acknowledge(session, connection, message))
            case "hint":
                self._hint(connection, message)
            case kind if kind in protocol.COMMANDS:
                self.commit(session, protocol.run(session, connection, message, self.clock()))
                connection.post(protocol.acknowledge(session, connection, message))
            case _:
                connection.post(protocol.answer(session, connection, message))

    def _hint(self, connection: Connection, message: Mapping[str, Any]) -> None:
        if connection.waits_for_hint:
            raise HostError(409, "thinking", "the last hint is still being prepared")
        task = protocol.start_hint(connection.session, connection, message, secrets.randbits(64))

        def finish(answer: str | None) -> None:
            connection.waits_for_hint = False
            try:
                connection.post(protocol.hint_message(task, worker.read_hint(answer or "")))
            except (IlionError, ValueError, KeyError, TypeError):
                none = HostError(503, "no-hint", "no hint is available: try again")
                connection.post(problem_message(problem(none), task.id))

        connection.waits_for_hint = True
        line = worker.hint_task(task.world, task.seat, HINT_SECONDS, secrets.randbits(63))
        self.tasks.append(Task(line, finish))
