"""A real server in a process of its own, and clients for it."""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ilion.server.messages import ServerMessage
from ilion.server.storage.health import SILENT
from tests.preloaded import Preloaded, Started

ROOT = Path(__file__).parents[2]
LIMIT = float(os.environ.get("ILION_TEST_LIMIT", "180"))  # seconds until something that never comes is given up
MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
PASSWORD = "correct horse"
# The server, and the modules that it imports only when it opens its database.
SERVER_MODULES = (
    "ilion.server.run",
    "ilion.server.app",
    "alembic.command",
    "alembic.context",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "tests.server.light",
)
TEST = "PYTEST_CURRENT_TEST"  # where pytest names the test that runs, and its phase in brackets
PORTS = range(20_000, 32_000)
keys = count()
connections: list[ClientConnection] = []  # opened by `connect_socket`, and not closed by `close_connections` yet
places = count(os.getpid())  # in the range of ports


@cache
def taken_ports() -> int:
    """Return an open file in which every process of every test run on this machine locks the bytes of its ports."""
    return os.open(Path(tempfile.gettempdir()) / f"ilion-test-ports-{os.getuid()}", os.O_RDWR | os.O_CREAT, 0o600)


def free_port() -> int:
    """Return a port that nobody uses, and that no other test takes before the server does, or while a server is down that comes
    back. It is below those that the system gives to outgoing connections."""
    while True:
        port = PORTS[next(places) % len(PORTS)]
        with socket.socket() as probe, contextlib.suppress(OSError):
            fcntl.lockf(taken_ports(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
            probe.bind(("127.0.0.1", port))
            return port


def fixed_by(test: str) -> str:
    """Return the seed of all chance in a test: its name, and ILION_TEST_SEED for other games."""
    return f"{test} {os.environ.get('ILION_TEST_SEED', '0')}"


@cache
def preloaded() -> Preloaded:
    """The origin of servers: a process for all tests, which has already imported the server."""
    made = Preloaded("ilion.cli.main", dict(os.environ), ROOT, *SERVER_MODULES)
    atexit.register(made.stop)
    return made


def start_command(
    module: str, arguments: list[str], log: Path, env: dict[str, str], python: Path | None = None
) -> Started | subprocess.Popen[bytes]:
    """Start a command of `ilion`. With other packages it must be a fresh Python, perhaps that of another environment; otherwise
    a fork is much cheaper."""
    if python is None and env.get("PYTHONPATH") == preloaded().env.get("PYTHONPATH"):
        return preloaded().start(module, arguments, ROOT, log, env)
    with log.open("a") as out:
        return subprocess.Popen(
            [str(python or sys.executable), "-m", module, *arguments], stdout=out, stderr=out, env=env, cwd=ROOT
        )


def _is_well(client: httpx.Client, address: str) -> bool:
    try:
        return client.get(address).status_code == 200
    except httpx.HTTPError:
        return False


class Running:
    """A server in a process of its own; `start` starts it again on the same database. `draws` is a file of `fixed_draws`, for tests
    that write it themselves and see reviews of one pass; `path` is a folder with further packages, `python` that of another
    environment; with `patient` no pause is a failure."""

    def __init__(
        self,
        db: str,
        log: Path,
        *arguments: str,
        draws: Path | None = None,
        path: Path | None = None,
        python: Path | None = None,
        patient: bool = False,
    ) -> None:
        self.db = db
        self.path = path
        self.python = python
        self.passes = "" if draws is None else "1"
        self.draws = draws
        if draws is None and python is None and path is None and TEST in os.environ:  # another release may have other modules
            self.draws = log.with_name(f"{log.name}.draws")
            self.draws.write_text(f"{fixed_by(os.environ[TEST].rpartition(' (')[0])} {log.name}", "utf-8")
        self.patient = patient
        self.log = log
        self.arguments = arguments or ("--rate", "100000", "--burst", "100000", "--sockets-per-address", "100000")
        self.port = free_port()
        self.start()

    def start(self) -> None:
        program = "ilion.cli.main" if self.draws is None else "tests.server.fixed_draws"
        if self.patient:
            program = "tests.server.patient"
        arguments = ["serve", "--port", str(self.port), "--db", self.db, *self.arguments]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if self.draws is not None:
            env |= {"ILION_TEST_DRAWS": str(self.draws), "ILION_TEST_PASSES": self.passes}
        if self.path is not None:
            env["PYTHONPATH"] = str(self.path)
        self.process = start_command(program, arguments, self.log, env, self.python)
        end = time.monotonic() + LIMIT
        with httpx.Client(verify=False) as client:  # for http alone: loading certificates takes longer than all of this
            while not _is_well(client, f"{self.base}/healthz"):
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.02)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def health(self) -> str:
        """Ask how the database is, and ask again if that only took too long: the machine may be busy."""
        end = time.monotonic() + LIMIT
        while True:
            answer = httpx.get(f"{self.base}/healthz", timeout=LIMIT, verify=False)
            assert answer.status_code == (200 if answer.text == "ok" else 503)
            if answer.text != SILENT or time.monotonic() > end:
                return answer.text

    def kill(self) -> None:
        """Kill the server, as if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the server politely."""
        self.process.terminate()
        return self.process.wait(LIMIT)


class Visitor:
    """A person who creates and joins tables, at any host."""

    http: Any

    def make(self, *seats: str | dict[str, Any], game: str = "trojan-horse", **more: Any) -> dict[str, Any]:
        specs = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": specs, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: str, **fields: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{table}/join", json=fields)
        assert answer.status_code == 200, answer.text
        info: dict[str, Any] = answer.json()
        return info

    def socket(self, table: str) -> Socket:
        raise NotImplementedError

    def register(self) -> None:
        """Create an account."""
        raise NotImplementedError

    def forget_session(self) -> None:
        """Delete the session's cookie."""
        raise NotImplementedError


class Insistent(httpx.HTTPTransport):
    """Asks again, as the web app does, when a server reports that it was away: it has not handled the request."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        end = time.monotonic() + LIMIT
        while True:
            response = super().handle_request(request)
            if response.status_code != 503 or b'"key":"away"' not in response.read() or time.monotonic() > end:
                return response
            time.sleep(0.1)


class Client(Visitor):
    """A browser: a cookie, requests and sockets."""

    http: httpx.Client

    def __init__(self, server: Running) -> None:
        self.server = server
        # A connection for each request: one kept open may be closed by the server just when the next request is sent. For http
        # alone: loading certificates takes longer than most tests.
        transport = Insistent(limits=httpx.Limits(max_keepalive_connections=0), verify=False)
        self.http = httpx.Client(base_url=server.base, timeout=LIMIT, transport=transport)

    def socket(self, table: str, **headers: str) -> Socket:
        if "ilion" in self.http.cookies:
            headers.setdefault("Cookie", f"ilion={self.http.cookies['ilion']}")
        return Socket(connect_socket(self.server.port, table, headers))

    def register(self) -> None:
        self.login = f"somebody{self.server.port}-{next(keys)}"
        answer = self.http.post("/api/accounts", json={"login": self.login, "password": PASSWORD})
        assert answer.status_code == 201, answer.text

    def forget_session(self) -> None:
        self.http.cookies.clear()


class Wire(Protocol):
    """A carrier of the messages of a table: texts in both directions."""

    def send(self, message: str | bytes, /) -> None: ...

    def recv(self, timeout: float | None = None) -> str | bytes:
        """Return the next message; TimeoutError if none comes."""

    def close(self) -> None: ...


def connect_socket(port: int, table: str, headers: dict[str, str], **options: Any) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    # Without pings, which would give up on a busy machine.
    connection: ClientConnection = connect(
        address, additional_headers=headers, open_timeout=LIMIT, max_size=None, ping_interval=None, **options
    ).__enter__()
    connections.append(connection)
    return connection


def close_connections(kept: int) -> None:
    """Close all connections but the first ones, without a closing handshake. Each keeps four files and a thread, and on many
    systems a process may have 1,024 files."""
    while len(connections) > kept:
        connections.pop().close_socket()


class Socket:
    """A connection to a table. Every message that arrives must conform to the description."""

    def __init__(self, wire: Wire) -> None:
        self.socket = wire
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}  # as in the last message about it
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def receive(self) -> dict[str, Any]:
        return self._take(self.socket.recv(timeout=LIMIT))

    def _take(self, text: str | bytes) -> dict[str, Any]:
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        MESSAGE.validate_python(message)
        if message["type"] == "welcome":
            self.log = []
        if "table" in message:
            self.table = message["table"]
        if "now" in message:
            self.now = message["now"]
            self.log += message["log"]
        return message

    def until(self, kind: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive up to the first message of a kind (or that fits)."""
        while True:
            message = self.receive()
            if message["type"] == kind if isinstance(kind, str) else kind(message):
                return message

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send, and wait for the answer."""
        id = f"q{next(keys)}"
        self.send(type, id=id, **fields)
        return self.until(lambda message: message.get("id") == id)

    def reply_to(self, id: str) -> dict[str, Any]:
        """Return the reply to a message that was sent with this id, now or earlier."""
        there = (message for message in map(json.loads, self.raw) if message.get("id") == id)
        return next(there, None) or self.until(lambda message: message.get("id") == id)

    def catch_up(self) -> None:
        """Receive everything that has been sent so far."""
        self.ask("ping")

    def wait_a_moment(self) -> None:
        """Wait for the next message, but not for long."""
        with contextlib.suppress(TimeoutError):
            self._take(self.socket.recv(timeout=0.05))

    def play(self, move: str, **fields: Any) -> dict[str, Any]:
        return self.ask("play", **({"move": move, "seq": self.now["seq"], "key": f"k{next(keys)}"} | fields))

    def closed(self) -> int:
        """Wait until the server closes the socket; return its code."""
        try:
            while True:
                self.raw.append(str(self.socket.recv(timeout=LIMIT)))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self.socket.close()


Choose = Callable[[list[dict[str, Any]]], int]  # returns the number of the chosen one of some moves


def play_out(sockets: list[Socket], choose: Choose = lambda moves: 0, most: int = 10_000) -> int:
    """Play with each socket when it has moves, until the game is over or this many moves are made. Each socket is one seat."""
    made, end = 0, time.monotonic() + LIMIT
    while made < most:
        actor = next((s for s in sockets if s.now.get("moves")), None)
        if actor is None:  # others think
            assert time.monotonic() < end, "nobody is to move"
            for s in sockets:
                s.wait_a_moment()
        else:
            end = time.monotonic() + LIMIT
            actor.now["moves"], moves = None, actor.now["moves"]
            answer = actor.play(moves[choose(moves)]["text"])
            assert answer["type"] == "ack", answer
            made += 1
        if all(s.now.get("status") == "over" for s in sockets):
            break
        for s in sockets:
            if not s.now.get("moves"):
                s.catch_up()
    return made


def play_until(sockets: list[Socket], happened: Callable[[], bool], choose: Choose = lambda moves: 0) -> None:
    """Play with each socket when it has moves, until something has happened; the game must not end before."""
    while not happened():
        assert any(s.now.get("status") != "over" for s in sockets), "the game is over"
        play_out(sockets, choose, most=1)
