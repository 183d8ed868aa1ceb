"""A real server in a process of its own, and clients for it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ilion.server.messages import ServerMessage

ROOT = Path(__file__).parents[2]
LIMIT = float(os.environ.get("ILION_TEST_LIMIT", "180"))  # seconds until something that never comes is given up
MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
PASSWORD = "correct horse"
keys = count()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """A server in a process of its own; `start` starts it again on the same database. `draws` is a file of `fixed_draws`."""

    def __init__(self, db: str, log: Path, *arguments: str, draws: Path | None = None) -> None:
        self.db = db
        self.draws = draws
        self.log = log
        self.arguments = arguments or ("--rate", "100000", "--burst", "100000", "--sockets-per-address", "100000")
        self.port = free_port()
        self.start()

    def start(self) -> None:
        program = "ilion.cli.main" if self.draws is None else "tests.server.fixed_draws"
        command = [sys.executable, "-m", program, "serve", "--port", str(self.port), "--db", self.db, *self.arguments]
        env = os.environ | {"PYTHONUNBUFFERED": "1"} | ({} if self.draws is None else {"ILION_TEST_DRAWS": str(self.draws)})
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=ROOT)
        end = time.monotonic() + LIMIT
        while True:
            try:
                if httpx.get(f"{self.base}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely."""
        self.process.terminate()
        return self.process.wait(LIMIT)


class Visitor:
    """Somebody who creates and joins tables, at any host."""

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
        """Become somebody with an account."""
        raise NotImplementedError

    def forget_session(self) -> None:
        """Be a stranger again."""
        raise NotImplementedError


class Client(Visitor):
    """A browser: a cookie, requests and sockets."""

    http: httpx.Client

    def __init__(self, server: Running) -> None:
        self.server = server
        # A connection for each request: one kept open may be closed by the server just when the next request is sent.
        self.http = httpx.Client(base_url=server.base, timeout=LIMIT, limits=httpx.Limits(max_keepalive_connections=0))

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
    return connection


class Socket:
    """A connection to a table. Every message that arrives must conform to the description."""

    def __init__(self, wire: Wire) -> None:
        self.socket = wire
        self.now: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=LIMIT)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        MESSAGE.validate_python(message)
        if message["type"] == "welcome":
            self.log = []
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

    def play(self, move: str, **fields: Any) -> dict[str, Any]:
        return self.ask("play", **({"move": move, "seq": self.now["seq"], "key": f"k{next(keys)}"} | fields))

    def closed(self) -> int:
        """Wait until the server closes; the code it gives."""
        try:
            while True:
                self.raw.append(str(self.socket.recv(timeout=LIMIT)))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def close(self) -> None:
        self.socket.close()


def play_out(sockets: list[Socket], choose: Callable[[list[dict[str, Any]]], int] = lambda moves: 0, most: int = 10_000) -> int:
    """Play with each socket when it has moves, until the game is over or so many moves are made. Each socket is one seat."""
    made = 0
    while made < most:
        actor = next((s for s in sockets if s.now.get("moves")), None)
        if actor is not None:
            actor.now["moves"], moves = None, actor.now["moves"]
            answer = actor.play(moves[choose(moves)]["text"])
            assert answer["type"] == "ack", answer
            made += 1
        if all(s.now.get("status") == "over" for s in sockets):
            break
        for s in sockets:
            if not s.now.get("moves"):
                _catch_up(s)
    return made


def _catch_up(s: Socket) -> None:
    while True:
        try:
            text = s.socket.recv(timeout=0.01)
        except TimeoutError:
            return
        assert isinstance(text, str)
        s.raw.append(text)
        message = json.loads(text)
        if "now" in message:
            s.now = message["now"]
            s.log += message["log"]
