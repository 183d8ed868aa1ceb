"""Load test for a server: tables with four WebSocket clients each, moves at a steady rate, and the time until every client has
received each.

    python benchmarks/server.py --tables 1000 --rate 500 1000 --seconds 20 --find

It starts its own server on an SQLite file (or on `--db`), plays random legal moves, and prints one table. A row has moves per
second, milliseconds from sending a move until the last client has it (p50, p99, worst), milliseconds of processor time per move (of
the server, and of this program, which shares the machine with it), commits per second (each waits for the disk), and the server's
memory. With `--find` it searches for the highest rate at which p99 stays below 100 ms.

For comparison, a bare relay (`relay.py`), which sends four clients as many bytes and does nothing else, is measured at the same
rates. Further rows: the server before anybody came; all clients connected; `--idle` idle connections for half as long as a rate,
with the share of a core that they cost; the milliseconds from its start to the first answer; and the milliseconds to open a table
of 300 events that is not in memory. `--processes 2` starts a server of two processes behind one port, on Linux. `--servers 2`
shares the tables out among two servers with a port each, for which `--db` must be PostgreSQL. `--apart` gives every server process
a core of its own and this program the last one, on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import orjson

from ilion.server.run import new_loop

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.load import SEATS, Figures, Load, Table, connect, memory

MAX_P99 = 100.0  # milliseconds
MIN_SHARE = 0.98  # of the moves that must have been made in time
SETTLING = 30  # seconds to wait for clients that leave
UPDATE_BYTES = 3_800  # the mean size of an update, which the relay sends, too
UNLIMITED = ("rate", "1e9"), ("burst", "1000000000"), *((f"sockets{of}", "1000000") for of in ("", "-per-address", "-per-person"))
COLUMNS = ("", "moves/s", "p50 ms", "p99 ms", "worst ms", "server ms", "load ms", "commits/s", "memory MB")


def print_row(what: str, *cells: float | None) -> None:
    texts = ["–" if cell is None else f"{cell:,.2f}" if abs(cell) < 10 else f"{cell:,.0f}" for cell in cells]
    print("| " + " | ".join([what, *texts, *["–"] * (len(COLUMNS) - 1 - len(texts))]) + " |", flush=True)


def print_figures(what: str, found: Figures, megabytes: float) -> None:
    times = found.p50, found.p99, found.worst, found.server_ms, found.load_ms
    print_row(what, found.moves_per_second, *times, found.commits_per_second, megabytes)


def print_memory(what: str, pids: Sequence[int]) -> None:
    print_row(what, *[None] * 7, sum(memory(pid) for pid in pids))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(command: Sequence[str], port: int) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """Start a server and stop it afterwards; yield it with the milliseconds until its first answer."""
    with tempfile.TemporaryFile() as complaints:
        began = time.perf_counter()
        process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL, stderr=complaints)
        try:
            while True:
                if process.poll() is not None:
                    complaints.seek(0)
                    sys.exit(f"the server ended at once: {' '.join(command)}\n{complaints.read().decode()}")
                try:
                    with socket.create_connection(("127.0.0.1", port)) as asking:
                        asking.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                        if asking.recv(12).startswith(b"HTTP/1.1 200"):
                            break
                except OSError:
                    time.sleep(0.01)
            yield process, 1000 * (time.perf_counter() - began)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def pin(pid: int, core: int) -> None:
    """Keep a process, with all threads that it has, on one core."""
    for thread in os.listdir(f"/proc/{pid or 'self'}/task"):
        os.sched_setaffinity(int(thread), {core})


def serve(db: str, port: int, processes: int) -> list[str]:
    """Return the command that starts a server without limits."""
    options = (("port", str(port)), ("db", db), ("processes", str(processes)), *UNLIMITED)
    return ["-m", "ilion.cli.main", "serve", *(part for name, value in options for part in (f"--{name}", value))]


def processes_of(pid: int) -> list[int]:
    """Return the processes of a server behind its front, which is the first."""
    return [pid, *(int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


async def find(load: Load, rate: float, seconds: float, step: float = 1.15, nearer: int = 3) -> float:
    """Return the highest rate that the server can sustain: go up in steps until it cannot, then search between the last two."""
    holds = fails = 0.0
    while not fails or nearer:
        await load.make()
        found = await load.run(rate, seconds)
        print_figures(f"{rate:,.0f} moves/s asked for", found, sum(memory(pid, "VmHWM") for pid in load.pids))
        if found.p99 < MAX_P99 and found.moves_per_second >= MIN_SHARE * rate:
            holds = rate
        else:
            fails = rate
        nearer -= bool(fails)
        rate = (holds + fails) / 2 if fails else rate * step
    return holds


async def measure_server(load: Load, rates: Sequence[float], seconds: float, search: bool, idle: int) -> None:
    print_memory("before anybody comes", load.pids)
    await load.make()
    print_memory(f"{len(load.tables) * SEATS:,} clients are connected", load.pids)
    for rate in rates:
        await load.make()
        print_figures(
            f"{rate:,.0f} moves/s asked for", await load.run(rate, seconds), sum(memory(pid, "VmHWM") for pid in load.pids)
        )
    if search:
        print_row(f"highest rate with p99 below {MAX_P99:.0f} ms", await find(load, rates[-1] * 1.15, seconds))
    if idle:
        await measure_idle(load, idle, seconds / 2)


async def measure_idle(load: Load, connections: int, seconds: float) -> None:
    """Add spectators until there are this many connections, and measure their cost while nobody does anything: at once, and when
    the server has finished handling arrivals and departures."""
    missing = max(0, connections - len(load.tables) * SEATS)
    for n in range(missing):
        table = load.tables[n % len(load.tables)]
        table.wires.append(await connect(table.port, table.path, "", lambda *_: None))
    for when in ("at first", f"{SETTLING} seconds later"):
        busy = load.processor()
        await asyncio.sleep(seconds)
        share = 100 * (load.processor() - busy) / seconds
        print_memory(f"{len(load.tables) * SEATS + missing:,} idle connections, {when}: {share:.1f} % of a core", load.pids)
        await asyncio.sleep(SETTLING if when == "at first" else 0)


async def measure_relay(load: Load, rates: Sequence[float], seconds: float) -> None:
    for number in range(load.wanted):
        table = Table(load, f"/{number}", load.ports[0])
        await table.connect([""] * SEATS)
        load.tables.append(table)
    while any(table.welcomed < SEATS for table in load.tables):
        await asyncio.sleep(0.05)
    for rate in rates:
        print_figures(f"bare relay, {rate:,.0f} moves/s asked for", await load.run(rate, seconds), memory(load.pids[0], "VmHWM"))


async def opening_time(db: str, game: str, events: int = 300, times: int = 15) -> float:
    """Return the milliseconds that it takes to open a table of `events` events and to build its welcome: the median."""
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
    found = []
    for _ in range(times):
        server.rooms.rooms.clear()
        began = time.perf_counter()
        table = (await server.rooms.get(room.id)).table
        orjson.dumps([visibility.table_state(table, 0), visibility.log_seen(table, 0), visibility.story_seen(table, 0)])
        found.append(time.perf_counter() - began)
    await server.stop()
    return 1000 * sorted(found)[times // 2]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=1000)
    arguments.add_argument("--rate", type=float, nargs="+", default=[500.0])
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--find", action="store_true", help="search for the highest rate, from the last one up")
    arguments.add_argument("--db", default=None, help="a new and empty database")
    arguments.add_argument("--processes", type=int, default=1, help="processes of a server, behind one port")
    arguments.add_argument("--servers", type=int, default=1, help="servers on one PostgreSQL database")
    arguments.add_argument("--apart", action="store_true", help="every server on a core of its own, the load on the last core")
    arguments.add_argument("--idle", type=int, default=5000, help="connections, when it measures idle ones (default: %(default)s)")
    arguments.add_argument("--moves-only", action="store_true", help="leave out the relay, idle connections and opening times")
    asked = arguments.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the server too
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|", flush=True)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner, ExitStack() as stack:
        db = asked.db or f"sqlite:///{folder}/tables.db"
        load = Load([], [], asked.tables)
        cores = sorted(os.sched_getaffinity(0))
        if asked.apart and asked.servers * asked.processes >= len(cores):
            sys.exit(f"--apart needs more than {asked.servers * asked.processes} cores, but there are {len(cores)}")
        for number in range(asked.servers):
            process, first = stack.enter_context(started(serve(db, port := free_port(), asked.processes), port))
            pids = processes_of(process.pid) if asked.processes > 1 else [process.pid]
            if asked.apart:
                for place, pid in enumerate(pids[-asked.processes :]):
                    pin(pid, cores[number * asked.processes + place])
            load.ports.append(port)
            load.pids.extend(pids)
            print_row("from the start to the first answer, ms", None, first)
        if asked.apart:
            pin(0, cores[-1])
        runner.run(measure_server(load, asked.rate, asked.seconds, asked.find, 0 if asked.moves_only else asked.idle))
        for table in load.tables:
            table.close()
        stack.close()
        if asked.moves_only:
            return
        with started([str(Path(__file__).with_name("relay.py")), str(port := free_port()), str(UPDATE_BYTES)], port) as (relay, _):
            runner.run(measure_relay(Load([port], [relay.pid], asked.tables), asked.rate, asked.seconds))
        for game in ("odyssey", "horus"):
            took = runner.run(opening_time(f"sqlite:///{folder}/{game}.db", game))
            print_row(f"opening a long table of {game}, ms", None, took)


if __name__ == "__main__":
    main()
