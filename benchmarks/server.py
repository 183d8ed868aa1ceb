"""Load test for a server: tables with four WebSocket clients each, moves at a steady rate, and how long until every client has one.

    python benchmarks/server.py --tables 1000 --rate 500 --seconds 20 --find

It starts its own server on an SQLite file (or on `--db`), plays random legal moves, and prints one JSON object per rate: moves per
second, milliseconds from sending a move until the last client has it (p50, p99, worst), processor time per move (of the server, and
of this program, which shares the machine with it), commits per second (each waits for the disk) and the server's peak memory. With
`--find` it then searches for the highest rate at which p99 stays below 100 ms.

Before that it measures the seconds from the server's start to its first answer, on a new and on an existing database, and the
milliseconds to open a table of 300 events that is not in memory and build its welcome. Each comes with the processor time, which
depends less on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import orjson

from ilion.server.run import new_loop

GAME = "trojan-horse"
SEATS = 4
TABLES_EACH = 100  # created by the same four people: nobody may have too many
MAX_MOVES = 50  # moves at a table before another one takes its place; a game has about 80
MAX_P99 = 100.0  # milliseconds
MIN_SHARE = 0.98  # of the moves that must have been made in time


class Wire(asyncio.Protocol):
    """A minimal WebSocket client, so that the load costs less than the server."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            code, payload = frame
            if code == 1:
                self.heard(payload)
            elif code == 9:
                self.send(payload, 0x8A)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def send(self, payload: bytes, first: int = 0x81) -> None:
        size = len(payload)
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


class Table:
    """A table of four clients that play on demand."""

    def __init__(self, load: Load, id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = id
        self.wires: list[Wire] = []
        self.cookies = cookies
        self.sent = 0.0
        self.waiting = 0
        self.ready: tuple[int, bytes] | None = None  # the seat to act, and the message with its move
        self.hearers = SEATS
        self.played = 0
        self.welcomed = 0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(self.cookies):
            key = base64.b64encode(os.urandom(16)).decode()
            lines = [
                f"GET /api/tables/{self.id}/socket HTTP/1.1",
                f"Host: 127.0.0.1:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}",
                "Sec-WebSocket-Version: 13",
                f"Cookie: ilion={cookie}",
            ]
            request = ("\r\n".join(lines) + "\r\n\r\n").encode()
            _, wire = await loop.create_connection(
                lambda request=request, seat=seat: Wire(request, lambda text: self.heard(seat, text)),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            self.wires.append(wire)

    def heard(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            if self.waiting:
                self.waiting -= 1
                if not self.waiting:
                    self.load.times.append(time.perf_counter() - self.sent)
        elif text.startswith(b'{"type":"welcome"'):
            self.welcomed += 1
        else:
            assert not text.startswith(b'{"type":"problem"'), text
            return
        if b'"moves":[' in text:
            now = orjson.loads(text)["now"]
            move = self.load.random.choice(now["moves"])
            self.load.number += 1
            play = {"type": "play", "move": move["text"], "seq": now["seq"], "key": str(self.load.number)}
            # A move that stays a draft is sent to one seat only.
            self.ready, self.hearers = (seat, orjson.dumps(play)), SEATS if move["final"] else 1

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
    """All tables, and the measurements."""

    def __init__(self, port: int, tables: int, pid: int) -> None:
        self.port = port
        self.random = random.Random(1)
        self.times: list[float] = []
        self.number = 0
        self.wanted = tables
        self.tables: list[Table] = []
        self.pid = pid

    async def make(self) -> None:
        """Create tables, also in place of those that have seen enough moves."""
        for table in self.tables:
            if table.played >= MAX_MOVES:
                table.close()
        self.tables = [table for table in self.tables if table.played < MAX_MOVES]
        missing = self.wanted - len(self.tables)
        await asyncio.gather(*(self._make(min(TABLES_EACH, missing - done)) for done in range(0, missing, TABLES_EACH)))
        while any(table.welcomed < SEATS for table in self.tables):
            await asyncio.sleep(0.05)

    async def _make(self, tables: int) -> None:
        """Create tables of four new people."""
        body = {"game": GAME, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) for _ in range(SEATS)]
        for person in people:
            (await person.patch("/api/me", json={"name": "Player"})).raise_for_status()
        for _ in range(tables):
            id = (await people[0].post("/api/tables", json=body)).raise_for_status().json()["table"]["id"]
            for person in people[1:]:
                (await person.post(f"/api/tables/{id}/join", json={})).raise_for_status()
            table = Table(self, id, [person.cookies["ilion"] for person in people])
            await table.connect(self.port)
            self.tables.append(table)
        for person in people:
            await person.aclose()

    async def find(self, rate: float, seconds: float, step: float = 1.15, nearer: int = 3) -> dict[str, Any]:
        """Return the highest rate that the server can sustain: go up in steps until it cannot, then search between the last two."""
        holds, fails = 0.0, 0.0
        best: dict[str, Any] = {}
        while not fails or nearer:
            await self.make()
            found = await self.run(rate, seconds)
            print(json.dumps({"rate": round(rate)} | found), flush=True)
            if found["p99_ms"] < MAX_P99 and found["moves_per_second"] >= MIN_SHARE * rate:
                holds, best = rate, found
            else:
                fails = rate
            nearer -= bool(fails)
            rate = (holds + fails) / 2 if fails else rate * step
        return {"highest_rate": round(holds)} | best

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Play moves, spread evenly over time and tables."""
        self.times.clear()
        gc.collect()
        gc.disable()  # a pause here would count as one of the server's
        commits, busy, mine, began = self.commits(), processor(self.pid), time.process_time(), time.perf_counter()
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
        spent, mine = processor(self.pid) - busy, time.process_time() - mine
        commits = self.commits() - commits
        times = sorted(1000 * value for value in self.times)
        return {
            "tables": len(self.tables),
            "clients": len(self.tables) * SEATS,
            "moves": len(times),
            "moves_per_second": round(len(times) / seconds, 1),
            "not_sent": late,
            "p50_ms": round(times[len(times) // 2], 2),
            "p99_ms": round(times[int(len(times) * 0.99)], 2),
            "worst_ms": round(times[-1], 2),
            "cpu_ms_per_move": round(1000 * spent / len(times), 3),
            "load_cpu_ms_per_move": round(1000 * mine / len(times), 3),
            "commits_per_second": round(commits / seconds, 1),
            "memory_peak_mb": round(memory(self.pid)),
        }

    def commits(self) -> float:
        lines = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=60).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("ilion_commits_total"))


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


async def opening(db: str, game: str, events: int = 300, times: int = 15) -> dict[str, Any]:
    """Measure how long it takes to open a table of `events` events and to build its welcome: medians."""
    from ilion.server import messages as m
    from ilion.server.live.rooms import TableSession
    from ilion.server.parts import Server
    from ilion.server.settings import Settings
    from ilion.table import visibility
    from ilion.table.log import Entry

    server = Server(Settings(db=db))
    await server.start()
    user, _ = await server.accounts.create_guest()
    body = m.NewTable(game=game, seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="hotseat", name="Other")])
    room, _ = await server.lobby.create_table(user, body)
    dice = random.Random(1)
    while len(room.table.record.events) < events and (seat := room.table.actor) is not None:
        state = room.table.state_for(seat)
        move = state.text(dice.choice(state.legal_actions()))

        def play(session: TableSession, seat: int = seat, move: str = move) -> list[Entry]:
            return session.table.play(seat, move, session.table.seq(seat), str(session.table.length), 0)

        await server.rooms.run_command(room.id, play)
    found: list[tuple[float, float]] = []
    for _ in range(times):
        server.rooms.rooms.clear()
        began, busy = time.perf_counter(), time.process_time()
        table = (await server.rooms.get(room.id)).table
        orjson.dumps([visibility.table_state(table, 0), visibility.log_seen(table, 0)])
        found.append((time.perf_counter() - began, time.process_time() - busy))
    await server.stop()
    wall, cpu = (sorted(times)[len(found) // 2] for times in zip(*found, strict=True))
    return {
        "game": game,
        "events": len(room.table.record.events),
        "opening_ms": round(1e3 * wall, 1),
        "opening_cpu_ms": round(1e3 * cpu, 1),
    }


def start(db: str, port: int) -> tuple[subprocess.Popen[bytes], float]:
    """Start a server; return it with the seconds until its first answer."""
    began = time.perf_counter()
    command = [
        sys.executable,
        "-m",
        "ilion.cli.main",
        "serve",
        "--port",
        str(port),
        "--db",
        db,
        "--rate",
        "1e9",
        "--burst",
        "1000000000",
        "--sockets",
        "1000000",
        "--sockets-per-address",
        "1000000",
        "--sockets-per-person",
        "1000000",
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            return process, time.perf_counter() - began
        except httpx.HTTPError:
            time.sleep(0.01)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=1000)
    arguments.add_argument("--rate", type=float, nargs="+", default=[500.0])
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--find", action="store_true", help="search for the highest rate, from the last one up")
    arguments.add_argument("--db", default=None)
    arguments.add_argument("--no-opening", action="store_true")
    asked = arguments.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the server too
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        for game in () if asked.no_opening else ("odyssey", "horus"):
            print(json.dumps(asyncio.run(opening(f"sqlite:///{folder}/{game}.db", game))), flush=True)
        for when in ("new database", "again"):
            process, first = start(asked.db or f"sqlite:///{folder}/tables.db", port)
            started = {"start": when, "start_s": round(first, 2), "start_cpu_s": round(processor(process.pid), 2)}
            print(json.dumps(started), flush=True)
            if when == "new database":
                process.send_signal(signal.SIGTERM)
                process.wait()
        load = Load(port, asked.tables, process.pid)

        async def all_rates() -> None:
            for rate in asked.rate:
                await load.make()
                print(json.dumps({"rate": rate} | await load.run(rate, asked.seconds)), flush=True)
            if asked.find:
                print(json.dumps(await load.find(asked.rate[-1], asked.seconds)), flush=True)

        try:
            with asyncio.Runner(loop_factory=new_loop) as runner:
                runner.run(all_rates())
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


if __name__ == "__main__":
    main()
