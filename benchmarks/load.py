"""The load of `benchmarks/server.py`: people with WebSockets at tables, who play random legal moves at a steady rate.

It needs nothing beyond the server's own packages, and does as little as a client can: it decodes no more of a message than the
legal moves.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

import orjson

GAME = "trojan-horse"
SEATS = 4
TABLES_EACH = 100  # created by the same four people, because nobody may have too many
# the beginnings of messages, and the text around the moves in them
UPDATE, WELCOME, PROBLEM = (b'{"type":"%b"' % kind for kind in (b"update", b"welcome", b"problem"))
SEQ, MOVES, AFTER_MOVES = b'"seq":', b'"moves":[', b'],"draft":'
MAX_MOVES = 50  # moves at a table before another one takes its place; a game has about 80


@dataclass
class Figures:
    """The measurements while moves were played at one rate."""

    moves_per_second: float
    p50: float  # milliseconds from sending a move until the last client has it
    p99: float
    worst: float
    server_ms: float  # processor time per move
    load_ms: float
    commits_per_second: float


class Person:
    """A person who makes requests one after the other, and keeps the cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Make a request and return the answer, decoded; raise `RuntimeError` if it is refused."""
        data = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(data)}"]
        lines += ["Content-Type: application/json"] * bool(data) + [f"Cookie: ilion={self.cookie}"] * bool(self.cookie)
        reader, head = await self._send(("\r\n".join(lines) + "\r\n\r\n").encode() + data)
        status, *fields = head.decode().rstrip().split("\r\n")
        size = 0
        for name, _, value in (field.partition(": ") for field in fields):
            if name.lower() == "content-length":
                size = int(value)
            elif name.lower() == "set-cookie" and value.startswith("ilion="):
                self.cookie = value.removeprefix("ilion=").partition(";")[0]
        answer = await reader.readexactly(size)
        if not 200 <= int(status.split()[1]) < 300:
            raise RuntimeError(f"{method} {path}: {status}: {answer.decode()}")
        return orjson.loads(answer) if answer[:1] in (b"{", b"[") else answer.decode()

    async def _send(self, request: bytes) -> tuple[asyncio.StreamReader, bytes]:
        """Return the head of the answer, and the source of the rest. A server closes a connection that was idle, perhaps just when
        the next request is sent: it has not read that, and gets it again through a new connection."""
        while True:
            fresh = self.streams is None
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self.streams
            try:
                writer.write(request)
                return reader, await reader.readuntil(b"\r\n\r\n")
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                if fresh or (isinstance(error, asyncio.IncompleteReadError) and error.partial):
                    raise
                writer.close()
                self.streams = None

    def leave(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Wire(asyncio.Protocol):
    """A minimal WebSocket client, so that the load costs less than the server. A text is handed over where it lies, in what was
    received from one place to another, and is not copied."""

    def __init__(self, port: int, path: str, cookie: str, heard: Callable[[bytes, int, int], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"] + [f"Cookie: ilion={cookie}"] * bool(cookie)
        self.request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self.heard = heard
        self.rest = b""  # of which the end has not arrived
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        place = 0 if self.open else self._after_handshake(data)
        total = len(data)
        while self.open and total - place >= 2:  # the numbers of a head that is not complete lie beyond the end
            size, start = data[place + 1] & 127, place + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            end = start + size
            if end > total:
                break
            code = data[place] & 15
            if code == 1:
                self.heard(data, start, end)
            elif code == 9:
                self.send(data[start:end], 0x8A)
            place = end
        self.rest = data[place:] if place < total else b""

    def _after_handshake(self, data: bytes) -> int:
        """Return where the first frame begins; 0 if the head of the answer is not complete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        assert b" 101 " in data[:end], data
        self.open = True
        return end + 4

    def send(self, payload: bytes, first: int = 0x81) -> None:
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0x80 | 126, size >> 8, size & 255))
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(port: int, path: str, cookie: str, heard: Callable[[bytes, int, int], None]) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(port, path, cookie, heard), "127.0.0.1", port)
    return wire


class Table:
    """A table of four clients that play on demand."""

    def __init__(self, load: Load, path: str, port: int) -> None:
        self.load = load
        self.path = path
        self.port = port
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.waiting = 0
        self.ready: tuple[int, bytes] | None = None  # the seat to act, and the message with its move
        self.hearers = SEATS
        self.played = 0
        self.welcomed = 0

    async def connect(self, cookies: Sequence[str]) -> None:
        for seat, cookie in enumerate(cookies):
            self.wires.append(await connect(self.port, self.path, cookie, partial(self.heard, seat)))

    def heard(self, seat: int, data: bytes, start: int, end: int) -> None:
        """Handle a text. Of the table's state the load reads no more than the legal moves of its own seat and the number that it
        must send with one of them."""
        if data.startswith(UPDATE, start):
            if self.waiting:
                self.waiting -= 1
                if not self.waiting:
                    self.load.times.append(time.perf_counter() - self.sent)
        elif data.startswith(WELCOME, start):
            self.welcomed += 1
        else:
            assert not data.startswith(PROBLEM, start), data[start:end]
            return
        begin = data.find(MOVES, start, end)
        if begin >= 0:
            number = data.rindex(SEQ, start, begin) + len(SEQ)
            move = self.load.random.choice(orjson.loads(data[begin + len(MOVES) - 1 : data.index(AFTER_MOVES, begin, end) + 1]))
            self.load.number += 1
            play = b'{"type":"play","move":%b,"seq":%b,"key":"%d"}'
            message = play % (orjson.dumps(move["text"]), data[number : data.index(b",", number)], self.load.number)
            # A move that stays a draft is sent to one seat only.
            self.ready, self.hearers = (seat, message), SEATS if move["final"] else 1

    def play(self) -> bool:
        if self.ready is None or self.waiting:
            return False
        (seat, message), self.ready = self.ready, None
        self.waiting, self.sent = self.hearers, time.perf_counter()
        self.wires[seat].send(message)
        self.played += 1
        return True

    def close(self) -> None:
        for wire in self.wires:
            assert wire.transport is not None
            wire.transport.close()


class Load:
    """All tables, shared out among the servers that listen at these ports, and the measurements."""

    def __init__(self, ports: list[int], pids: list[int], tables: int) -> None:
        self.ports = ports
        self.pids = pids
        self.wanted = tables
        self.random = random.Random(1)
        self.times: list[float] = []
        self.number = 0
        self.tables: list[Table] = []

    async def make(self) -> None:
        """Create tables, also in place of those with enough moves."""
        for table in self.tables:
            if table.played >= MAX_MOVES:
                table.close()
        self.tables = [table for table in self.tables if table.played < MAX_MOVES]
        missing = self.wanted - len(self.tables)
        groups = [min(TABLES_EACH, missing - done) for done in range(0, missing, TABLES_EACH)]
        await asyncio.gather(*(self._make(size, self.ports[n % len(self.ports)]) for n, size in enumerate(groups)))
        while any(table.welcomed < SEATS for table in self.tables):
            await asyncio.sleep(0.05)

    async def _make(self, tables: int, port: int) -> None:
        """Create tables of four new people."""
        body = {"game": GAME, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        people = [Person(port) for _ in range(SEATS)]
        for person in people:
            await person.ask("PATCH", "/api/me", {"name": "Player"})
        for _ in range(tables):
            id = (await people[0].ask("POST", "/api/tables", body))["table"]["id"]
            for person in people[1:]:
                await person.ask("POST", f"/api/tables/{id}/join", {})
            table = Table(self, f"/api/tables/{id}/socket", port)
            await table.connect([person.cookie for person in people])
            self.tables.append(table)
        for person in people:
            person.leave()

    async def run(self, rate: float, seconds: float) -> Figures:
        """Play moves, spread evenly over time and tables."""
        self.times.clear()
        gc.collect()
        gc.disable()  # a pause here would count as one of the server's
        commits, busy, mine = await self.commits(), self.processor(), time.process_time()
        began = time.perf_counter()
        sent = late = place = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * rate)
            while sent + late < due:
                for _ in range(len(self.tables)):
                    place += 1
                    if self.tables[place % len(self.tables)].play():
                        sent += 1
                        break
                else:
                    late += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        gc.enable()
        busy, mine, commits = self.processor() - busy, time.process_time() - mine, await self.commits() - commits
        times = sorted(1000 * value for value in self.times)
        n = len(times)
        return Figures(
            n / seconds, times[n // 2], times[n * 99 // 100], times[-1], 1000 * busy / n, 1000 * mine / n, commits / seconds
        )

    async def commits(self) -> float:
        """Return the number of the servers' writes to disk."""
        found = 0.0
        for port in self.ports:
            person = Person(port)
            lines = str(await person.ask("GET", "/metrics")).splitlines()
            person.leave()
            found += sum(float(line.split()[1]) for line in lines if line.startswith("ilion_commits_total"))
        return found

    def processor(self) -> float:
        """Return the processor time of the servers so far, in seconds."""
        return sum(processor(pid) for pid in self.pids)


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int, field: str = "VmRSS") -> float:
    """Return the memory of a process in MB: the present or the maximum amount (VmHWM)."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith(field))
    return int(line.split()[1]) / 1024
