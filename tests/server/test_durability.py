"""Acknowledged moves survive a power failure, a dead worker and an orderly stop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import ilion
from ilion.server.jobs.fair_queue import Request, Urgency
from ilion.server.jobs.workers import Workers
from ilion.server.live.thinking import NoDecision
from ilion.table import fairness
from tests.server.harness import LIMIT, Client, Running, Socket, play_out


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may harm."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    yield running
    if running.process.poll() is None:
        running.kill()


class Player(threading.Thread):
    """Plays both seats of a table on one device until the server is gone, and knows the acknowledged moves."""

    def __init__(self, server: Running, number: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(server)
        self.table: str = self.client.make("me", "hotseat", options={"horse": "open"})["table"]["id"]  # the log forgets nothing
        self.number = number
        self.done: list[tuple[int, str]] = []  # seat and move
        self.sent: tuple[int, str] | None = None

    def run(self) -> None:
        try:
            self.play()
        except (WebSocketException, OSError, EOFError):  # also in the middle of the first handshake
            return

    def play(self) -> None:
        socket = self.client.socket(self.table)
        seat = socket.until("welcome")["now"]["actor"]
        while socket.now["status"] == "running":
            socket.send("view-as", seat=seat)
            socket.until("welcome")
            moves = socket.now["moves"]
            move = moves[(self.number + len(self.done)) % len(moves)]["text"]
            self.sent = (seat, move)
            answer = socket.play(move)
            assert answer["type"] == "ack", answer
            self.done.append((seat, move))
            self.sent = None
            seat = socket.now["actor"]


def moves_stored(socket: Socket) -> list[tuple[int, str]]:
    made = [(event["actor"], event["text"]) for event in socket.log if event["actor"] is not None]
    return made + [(socket.now["actor"], move["text"]) for move in socket.now["draft"]]


def test_a_power_failure_under_load_loses_no_acknowledged_move_and_doubles_none(own: Running) -> None:
    players = [Player(own, number) for number in range(6)]
    for player in players:
        player.start()
    end = time.monotonic() + LIMIT
    while sum(len(player.done) for player in players) < 60 and time.monotonic() < end:
        time.sleep(0.01)
    own.kill()
    for player in players:
        player.join(LIMIT)
    assert sum(len(player.done) for player in players) >= 60
    own.start()
    for player in players:
        socket = player.client.socket(player.table)
        socket.until("welcome")
        if socket.now["status"] == "running":  # a draft is told to its own seat alone
            socket.send("view-as", seat=socket.now["actor"])
            socket.until("welcome")
        stored = moves_stored(socket)
        maybe = [*player.done, player.sent] if player.sent else player.done
        assert stored in (player.done, maybe), "the move under way may be there or not; all others once, in order"
        seats = [seat for seat in (0, 1) if socket.now["status"] == "running" and seat == socket.now["actor"]]
        for _ in seats:
            assert socket.play(socket.now["moves"][0]["text"])["type"] == "ack", "the game goes on"


def test_bots_go_on_after_a_power_failure(own: Running) -> None:
    client = Client(own)
    table = client.make("me", "bot", "bot")["table"]["id"]
    socket = client.socket(table)
    socket.until("welcome")
    play_out([socket], most=3)
    own.kill()
    own.start()
    socket = client.socket(table)
    socket.until("welcome")
    if not socket.now["moves"]:
        socket.until(lambda message: bool(message.get("now", {}).get("moves")))
    play_out([socket], most=3)


def workers_of(server: Running) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    pids = [pid for path in children for pid in read(path).split()]
    return [int(pid) for pid in pids if "ilion.server.jobs.worker" in read(Path(f"/proc/{pid}/cmdline"))]


def read(path: Path) -> str:
    """Return the system's information about a thread or process; nothing if it has ended in the meantime."""
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def test_a_killed_worker_is_replaced_and_the_table_goes_on(own: Running) -> None:
    client = Client(own)
    socket = client.socket(client.make("me", "bot")["table"]["id"])
    socket.until("welcome")
    killed = 0
    while socket.now["status"] == "running" and killed < 3:
        play_out([socket], most=2)
        for pid in workers_of(own):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
    assert killed >= 3
    play_out([socket])
    assert socket.now["status"] == "over"


def test_a_polite_stop_tells_the_clients_and_loses_nothing(own: Running) -> None:
    client = Client(own)
    table = client.make("me", "hotseat")["table"]["id"]
    socket = client.socket(table)
    actor = socket.until("welcome")["now"]["actor"]
    socket.send("view-as", seat=actor)
    socket.until("welcome")
    assert socket.play(socket.now["moves"][0]["text"])["type"] == "ack"
    events = socket.now["events"]
    assert own.stop() == 0
    assert socket.closed() in (1001, 1012)
    own.start()
    again = client.socket(table)
    again.until("welcome")
    assert again.now["events"] == events


def test_logs_are_json_without_secrets(own: Running) -> None:
    client = Client(own)
    made = client.make("me", "invited", "bot", pledge=fairness.pledge_of("my value"))
    client.http.post("/api/accounts", json={"login": "logged", "password": "hidden horse"})
    Client(own).join(made["table"]["id"], token=made["invitations"]["1"])
    socket = client.socket(made["table"]["id"])
    assert socket.ask("reveal", value="my value")["type"] == "ack"
    socket.close()
    own.stop()
    log = own.log.read_text()
    lines = [json.loads(line) for line in log.splitlines() if not line.startswith("Ilion is at http://")]
    assert any(line["message"] == "request" and line["path"] == "/api/tables" for line in lines)
    for secret in (client.http.cookies["ilion"], made["invitations"]["1"], "hidden horse", "my value", made["table"]["id"]):
        assert secret not in log


BAD = {
    "crashes": "import sys; sys.stdin.readline(); sys.exit(1)",
    "hangs": "import time; time.sleep(1000)",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    "says no move": "import sys\nfor line in sys.stdin: print('{\"move\": 3}', flush=True)",
    "never ends its line": "import sys\nwhile True: sys.stdout.write('x' * 65536)",
}


@pytest.mark.parametrize("how", BAD)
def test_a_worker_that_fails_is_given_up_and_replaced(how: str) -> None:
    world = ilion.load("trojan-horse").new(2)
    ilion.deal(world, ilion.Rng(1))

    async def ask() -> None:
        workers = Workers(1, 1.0, (sys.executable, "-c", BAD[how]))
        async with workers.slot(Request("user", "address", "table", Urgency.PLAYER_WAITS, quick=True)) as slot:
            with pytest.raises(NoDecision):
                await workers.choose(slot, world, world.actor, "random")
            workers.command = (sys.executable, "-m", "ilion.server.jobs.worker")
            workers.seconds = LIMIT
            assert world.is_legal(world.parse(await workers.choose(slot, world, world.actor, "random")))
        await workers.close()
        assert not workers.processes

    asyncio.run(ask())
