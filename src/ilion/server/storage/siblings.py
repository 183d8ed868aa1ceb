"""The processes of one server (`processes.py`): the line to the front, and news from those that share an SQLite file.

The front passes on a process's messages to the others. Lines are words: `entries T1 T2` (tables with new entries), `changes`, and
`lost` (something was lost, because a reader was too slow). The front itself sends `gone N` when the process N has ended, and
`ping`; a process sends `ready` and `pong`.

On SQLite no process needs a lease, as servers on PostgreSQL do: the front knows at once which one has ended, and one that is
suspended for a while finds all news in its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import ColumnElement, delete, insert, true
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.storage.membership import Membership
from ilion.server.storage.news import News, Readers
from ilion.server.storage.schema import nodes
from ilion.server.storage.turns import Turns

MAX_UNSENT = 1 << 20  # bytes that may wait for a slow reader before news is dropped
TABLES_PER_LINE = 100


class FrontLine:
    """A process's connection to the front, and the things it got from the front: the lock with which processes take turns, and
    their number."""

    def __init__(self, line: socket.socket, turns: Turns, processes: int) -> None:
        self.socket = line
        self.turns = turns
        self.processes = processes
        self.writer: asyncio.StreamWriter | None = None
        self.early: list[str] = []  # sent before the connection was open
        self.lost = False
        self.task: asyncio.Task[None] | None = None
        self.on_line: Callable[[str], None] = lambda line: None
        self.on_end: Callable[[], None] = lambda: None  # the front has ended

    def open(self) -> None:
        """Start listening. Nothing happens if the connection is already open."""
        if self.task is None:
            self.task = asyncio.create_task(self._listen())

    def say(self, line: str) -> None:
        """Send a line. If the front does not listen, the line is dropped, and the others will be told that something is missing."""
        if self.writer is None:
            self.early.append(line)
        elif self.writer.transport.get_write_buffer_size() > MAX_UNSENT:
            self.lost = True
        else:
            lines = ["lost", line] if self.lost else [line]
            self.lost = False
            self.writer.write("".join(f"{one}\n" for one in lines).encode())

    async def _listen(self) -> None:
        reader, self.writer = await asyncio.open_connection(sock=self.socket, limit=MAX_UNSENT)
        early, self.early = self.early, []
        for line in early:
            self.say(line)
        with contextlib.suppress(ConnectionError):  # the connection ends like this if the front is killed with unread data
            while line := (await reader.readline()).decode().rstrip("\n"):
                if line == "ping":
                    self.say("pong")
                else:
                    self.on_line(line)
        self.on_end()


class Siblings(Membership):
    """This process among those that share an SQLite file. They have the same rules, because they run the same release."""

    async def start(self) -> None:
        row = {"id": self.store.node, "epoch": 0, "lease": 0, "rules": ""}
        await self.store.write(lambda connection: connection.execute(insert(nodes), row))

    async def stop(self) -> None:
        await self._remove(self.store.node)

    def is_alive(self) -> ColumnElement[bool]:
        return true()  # those that have ended are not in the list

    async def forget(self, node: str) -> None:
        """Remove all connections through a process that has ended."""
        await self._remove(node)
        await self.on_others()

    async def _remove(self, node: str) -> None:
        await self.store.write(lambda connection: connection.execute(delete(nodes).where(nodes.c.id == node)))


async def remove_all(connection: AsyncConnection) -> None:
    """Empty the list of processes, before the first of them begins."""
    await connection.execute(delete(nodes))


class SiblingNews(News):
    """News from the processes that share an SQLite file; also calls `on_end` with one that has ended."""

    def __init__(self, front: FrontLine, on_end: Callable[[str], Awaitable[None]], readers: Readers) -> None:
        super().__init__(readers)
        self.front = front
        self.on_end = on_end
        front.on_line = self._receive

    def tell(self, tables: Sequence[str]) -> None:
        """Tell the others about tables with new entries; without tables, about new changes."""
        if not tables:
            self.front.say("changes")
        for first in range(0, len(tables), TABLES_PER_LINE):
            self.front.say(f"entries {' '.join(tables[first : first + TABLES_PER_LINE])}")

    def _receive(self, line: str) -> None:
        kind, *words = line.split(" ")
        match kind:
            case "lost":
                self.lose()
            case "changes":
                self.readers.changes()
            case "entries":
                for table in words:
                    self.take(table)
            case "gone":
                self.queue.put_nowait(partial(self.on_end, words[0]))

    async def _listen(self) -> None:
        self.lose()  # messages sent before this process listened
        self.front.open()
