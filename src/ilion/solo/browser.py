"""The host for one visitor's browser: tables in a worker, stored by the worker in the browser's database.

The database answers later, and Python cannot wait for it. So all effects of a call are collected, and the worker takes them with
`drain`: log entries to store, answers and messages for the page, tasks for the bots. The worker stores the entries first. Once they
are safe it sends everything else; if they cannot be stored it calls `revert`, and the tables return to the state in the database.
The next call comes after that, so nothing is ever sent before it is stored.

Tables that nobody has opened yet are known by their rows only. Before a call about a table the worker asks `is_shelved` and hands
over the log with `load`; only then is the game's own code needed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ilion.core.errors import IlionError
from ilion.core.registry import games
from ilion.solo.api import Api
from ilion.solo.host import Connection, HostError, ShelvedTable, Solo, Task, Visitor
from ilion.table.errors import TableError
from ilion.table.info import stored_summary, summary_of
from ilion.table.problems import problem, problem_message
from ilion.table.stored import entry_from_list, entry_to_list, header_from_dict, header_to_dict, setup_from_dict, setup_to_dict

NO_TABLE = 4404  # the codes with which a server closes a socket
UNREADABLE = 4409
RESTART = 1012


class NotStored(TableError):
    """The browser's database could not store something."""

    key = "not-stored"
    status = 507


def shelved_table(row: Any) -> ShelvedTable:
    """Return the table of a stored row. Raises if a list of tables could not show it."""
    header, setup = header_from_dict(row["header"]), setup_from_dict(row["setup"])
    summary_of(header, setup, row["status"], row["updated"], row["summary"], None, set())
    if setup.game not in games() or not isinstance(row["updated"], int) or len(row["holders"]) != setup.seats:
        raise ValueError(f"the row of table {header.id} is malformed")
    return ShelvedTable(header, setup, row["status"], row["updated"], row["summary"], row["holders"])


class Browser:
    """All tables of one browser, behind JSON."""

    def __init__(self, clock: Callable[[], int] | None = None) -> None:
        self.solo = Solo(self._note) if clock is None else Solo(self._note, clock)
        self.api = Api(self.solo, alone=True)
        self.visitor = Visitor()
        self.connections: dict[int, Connection] = {}
        self.sent_tasks: dict[int, Task] = {}
        self.unsent: list[int] = []  # those that the last `drain` handed out
        self.n_tasks = 0
        # The effects of the last call
        self.fresh: dict[str, int] = {}  # by table, the number of its last entries that are not stored yet
        self.answers: list[tuple[int, int, Any]] = []
        self.posts: list[tuple[int, dict[str, Any]]] = []
        self.closed: list[tuple[int, int]] = []
        # The content of the database
        self.stored_rows: dict[str, Any] = {}
        self.stored_visitor: Any = None
        self.caller: tuple[str, int, str | None] | None = None  # the caller, for an error

    def _note(self, id: str, entries: Any) -> None:
        self.fresh[id] = self.fresh.get(id, 0) + len(entries)

    # Stored data

    def restore(self, visitor: str, rows: str) -> None:
        """Take the visitor (`null` for a new one) and the rows of all tables from the database."""
        if (known := json.loads(visitor)) is not None:
            self.visitor = Visitor(known["id"], known["name"])
            self.stored_visitor = known
        for row in json.loads(rows):
            try:
                shelved = shelved_table(row)
            except Exception as error:  # a fault in one row must not affect the other tables
                self.solo.report(error)
                continue
            self.stored_rows[shelved.header.id] = row
            self.solo.shelf[shelved.header.id] = shelved

    def is_shelved(self, id: str) -> str:
        """Return the game of a table whose log must be loaded before anything is asked about it; an empty text if none must."""
        return self.solo.shelf[id].setup.game if id in self.solo.shelf else ""

    def load(self, id: str, entries: str, review: str = "null") -> None:
        """Take the log of a table from the database, and its review (`null` if there is none). A table with other rules stays on
        the shelf."""
        try:
            if (stored := json.loads(review)) is not None:
                self.api.reviews.restore(id, stored)
        except Exception as error:  # a review that cannot be read counts as none
            self.solo.report(error)
        try:
            self.solo.unshelve(id, [entry_from_list(entry) for entry in json.loads(entries)])
        except IlionError as error:
            self.solo.shelf[id].problem = error
        except Exception as error:
            self.solo.report(error)
            self.solo.shelf[id].problem = HostError(
                409, "unreadable", "what is stored of this table cannot be read; it stays stored"
            )

    def drain(self) -> str:
        """Return all effects of the last call as JSON; they are discarded once they are stored or reverted."""
        entries: dict[str, Any] = {}
        for id, number in self.fresh.items():
            log = self.solo.entries[id]
            first = len(log) - number
            entries[id] = {"first": first, "entries": [entry_to_list(entry) for entry in log[first:]]}
        rows = {id: row for id in self.solo.sessions if (row := self._row(id)) != self.stored_rows.get(id)}
        visitor = None if self.visitor.id is None else {"id": self.visitor.id, "name": self.visitor.name}
        for task in self.solo.tasks:
            self.n_tasks += 1
            self.sent_tasks[self.n_tasks] = task
            self.unsent.append(self.n_tasks)
        self.solo.tasks.clear()
        return json.dumps(
            {
                "entries": entries,
                "rows": rows,
                "visitor": visitor if visitor != self.stored_visitor else None,
                "reviews": self.api.reviews.rows(),
                "answers": self.answers,
                "posts": [[number, json.dumps(message, ensure_ascii=False)] for number, message in self.posts],
                "closed": self.closed,
                "tasks": [[number, self.sent_tasks[number].line] for number in self.unsent],
            },
            ensure_ascii=False,
        )

    def _row(self, id: str) -> dict[str, Any]:
        session = self.solo.sessions[id]
        row: dict[str, Any] = {
            "header": header_to_dict(session.header),
            "setup": setup_to_dict(session.table.setup),
            "status": session.table.status,
            "updated": self.solo.updated[id],
            "summary": stored_summary(session.table),
            "holders": [seat.holder for seat in session.table.seats],
        }
        copied: dict[str, Any] = json.loads(json.dumps(row))  # in the form in which the database returns it
        return copied

    def stored(self) -> None:
        """Note that all effects of the last call are stored."""
        for id in self.solo.sessions:
            self.stored_rows[id] = self._row(id)
        if self.visitor.id is not None:
            self.stored_visitor = {"id": self.visitor.id, "name": self.visitor.name}
        self.unsent.clear()
        self._forget()

    def revert(self, conflict: bool = False) -> str:
        """Restore the tables from the database, and return the messages to send instead, like `drain`. After a `conflict` the
        database has entries that this host has never seen: the tables go back to the shelf, and their logs are loaded again."""
        fresh, caller = dict(self.fresh), self.caller
        self._forget()
        for number in [number for number, task in self.sent_tasks.items() if task.turn_at in fresh]:
            del self.sent_tasks[number]
        self.unsent = [number for number in self.unsent if number in self.sent_tasks]
        self.solo.thinking -= fresh.keys()
        for id, number in fresh.items():
            if id in self.stored_rows and conflict:
                self._shelve(id)
            elif id in self.stored_rows:
                self.solo.revert(id, len(self.solo.entries[id]) - number)
            else:
                self.solo.remove(id)
        error = problem(
            NotStored("the browser could not store this: is the disk full, or is this a private window? Nothing was changed")
        )
        if caller is not None:
            kind, number, message = caller
            if kind == "request":
                self.answers = [(number, error["status"], error)]
            else:
                self.posts.append((number, problem_message(error, message)))
        answer = json.loads(self.drain())
        self.unsent.clear()
        self._forget()
        return json.dumps(answer | {"entries": {}, "rows": {}, "visitor": None, "reviews": {}}, ensure_ascii=False)

    def _shelve(self, id: str) -> None:
        """Discard a table from memory; the page connects to it again."""
        for number in [number for number, connection in self.connections.items() if connection.session.header.id == id]:
            del self.connections[number]
            self.closed.append((number, RESTART))
        self.solo.remove(id)
        self.solo.shelf[id] = shelved_table(self.stored_rows[id])

    def _forget(self) -> None:
        self.fresh, self.answers, self.posts, self.closed, self.caller = {}, [], [], [], None
        self.api.reviews.fresh.clear()  # one that could not be stored is there until the tab is closed

    # Calls of the page

    def request(self, number: int, method: str, path: str, body: str) -> None:
        """Answer a request to a path of the API; its answer has the same number."""
        self.caller = ("request", number, None)
        try:
            parsed = json.loads(body) if body else None
        except ValueError as error:
            found = problem(HostError(422, "malformed", f"the body is not JSON: {error}"))
            self.answers.append((number, found["status"], found))
            return
        self.api.ask(self.visitor, method, f"/api{path}", parsed, lambda status, body: self.answers.append((number, status, body)))

    def open(self, number: int, id: str) -> None:
        """Connect the page to a table: a channel with this number."""
        if id not in self.solo.sessions:
            self.closed.append((number, UNREADABLE if id in self.solo.shelf else NO_TABLE))
            return
        self.connections[number] = self.solo.connect(self.visitor, id, lambda message: self.posts.append((number, message)))

    def receive(self, number: int, text: str) -> None:
        """Take a message from the page; a channel that is closed ignores it."""
        if number not in self.connections:
            return
        message = json.loads(text)
        id = message.get("id") if isinstance(message, dict) else None
        self.caller = ("message", number, id)
        self.connections[number].receive(message)

    def close(self, number: int) -> None:
        if number in self.connections:
            self.connections.pop(number).close()

    def finish(self, number: int, answer: str) -> None:
        """Take the answer to a task; an empty one if there is none."""
        if task := self.sent_tasks.pop(number, None):
            task.finish(answer or None)

    def tick(self) -> None:
        """Handle expired clocks, and continue reviews."""
        self.solo.tick()
        self.api.reviews.work()
