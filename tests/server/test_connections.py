"""Connections that cost too much: too many sockets, tables that do not exist, requests that never end, players who come and go."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import select
from starlette.websockets import WebSocket
from websockets.exceptions import WebSocketException

from ilion.server import messages as m
from ilion.server.live.chat import latest_lines
from ilion.server.live.rooms import Subscriber
from ilion.server.live.socket_limits import SocketLimits
from ilion.server.live.wire import EXTENSION
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.accounts import COOKIE
from ilion.server.storage.schema import tables
from ilion.server.storage.tokens import digest
from tests.server.harness import LIMIT, Client, Running, Socket, connect_socket
from tests.server.in_process import TWO_SEATS, with_server

T = TypeVar("T")


# Too many sockets


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    """A server on which few sockets may be open."""
    limits = ("--sockets", "6", "--sockets-per-address", "4", "--sockets-per-person", "2")
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *limits)
    yield running
    running.stop()


def open_from(server: Running, table: str, address: str, cookie: str | None = None) -> Socket:
    headers = {} if cookie is None else {"Cookie": f"ilion={cookie}"}
    return Socket(connect_socket(server.port, table, headers, source_address=(address, 0)))


def refusal(socket: Socket) -> tuple[int, str]:
    """The code with which the server closes, and the key of the problem that it sends first."""
    code = socket.closed()
    return code, json.loads(socket.raw[-1])["key"]


def test_sockets_are_limited_per_person_address_and_server(narrow: Running) -> None:
    ann = Client(narrow)
    table = ann.make("me", "open")["table"]["id"]
    cookie = ann.http.cookies["ilion"]
    own = [open_from(narrow, table, "127.0.0.2", cookie) for _ in range(2)]
    for socket in own:
        socket.until("welcome")
    assert refusal(open_from(narrow, table, "127.0.0.3", cookie)) == (4429, "too-many-sockets")  # the person's third
    strangers = [open_from(narrow, table, "127.0.0.2") for _ in range(2)]
    for socket in strangers:
        socket.until("welcome")
    assert refusal(open_from(narrow, table, "127.0.0.2")) == (4429, "too-many-sockets")  # the address's fifth
    others = [open_from(narrow, table, "127.0.0.4") for _ in range(2)]
    for socket in others:
        socket.until("welcome")
    assert refusal(open_from(narrow, table, "127.0.0.5")) == (4503, "full")  # the server's seventh
    own[0].close()
    wait_for_sockets(ann, 5)
    open_from(narrow, table, "127.0.0.5", cookie).until("welcome")


def wait_for_sockets(client: Client, n: int) -> None:
    while f"ilion_sockets {n}.0" not in client.http.get("/metrics").text:
        pass


def test_a_socket_that_is_refused_or_closed_is_not_counted() -> None:
    limits = SocketLimits(Settings(db="sqlite:///x", max_sockets=2, max_sockets_per_address=1, max_sockets_per_person=1))
    with limits.connection("a"), limits.person("ann"):
        with pytest.raises(ApiError), limits.connection("a"):
            raise AssertionError
        with limits.connection("b"), pytest.raises(ApiError), limits.person("ann"):
            raise AssertionError
    assert (limits.n_open, limits.by_address, limits.by_person) == (0, {}, {})


# Tables that do not exist


def test_unknown_tables_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        for number in range(50):
            with pytest.raises(ApiError, match="no such table"):
                await server.rooms.get(f"unknown{number}")
        assert not server.rooms.opening
        assert not server.rooms.rooms

    with_server(tmp_path, work)


@pytest.mark.parametrize("id", ["", "a" * 33, "a/b", "ä", "a b", "a\x00", "..", "a" * 100_000])
def test_what_cannot_be_a_table_is_refused_before_anything_is_read(tmp_path: Path, id: str) -> None:
    async def work(server: Server) -> None:
        async def read(*_: Any) -> list[Any]:
            raise AssertionError("the database was asked")

        server.store.read = read  # type: ignore[assignment]
        with pytest.raises(ApiError, match="no such table"):
            await server.rooms.get(id)
        assert not server.rooms.opening

    with_server(tmp_path, work)


def test_a_table_that_many_open_at_once_is_read_once(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        id = (await server.lobby.create_table(user, TWO_SEATS))[0].id
        server.rooms.rooms.clear()
        first = asyncio.create_task(server.rooms.get(id))
        others = [asyncio.create_task(server.rooms.get(id)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()  # the first caller may go away: the others wait for the same task
        rooms = await asyncio.gather(*others)
        assert len(set(map(id_of, rooms))) == 1
        assert not server.rooms.opening

    with_server(tmp_path, work)


def id_of(thing: object) -> int:
    return id(thing)


# Requests that never end

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: a\r\nX-Slow",
    "half a socket": b"GET /api/tables/a/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConn",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "half a head after a request": b"GET /api/me HTTP/1.1\r\nHost: a\r\n\r\nGET /api/games HTTP/1.1\r\nHo",
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits only for a moment."""
    folder = tmp_path_factory.mktemp("hasty")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", "--request-time", "1")
    yield running
    running.stop()


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_is_not_finished_in_time_is_cut_off(hasty: Running, half: str) -> None:
    with sockets.create_connection(("127.0.0.1", hasty.port), LIMIT) as connection:
        connection.sendall(HALVES[half])
        answer = b""
        while received := connection.recv(65536):  # ends only when the server closes the connection
            answer += received
        if half == "half a body":
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"must arrive within 1 s" in answer


def in_time(work: Callable[[], T]) -> T:
    """Do something with a server that waits only for a moment, and repeat it if this process was too slow."""
    while True:
        with contextlib.suppress(httpx.TransportError, WebSocketException, OSError, EOFError):
            return work()


def test_a_connection_in_use_is_not_cut_off(hasty: Running) -> None:
    ann = Client(hasty)
    table = in_time(lambda: ann.make("me", "open"))["table"]["id"]
    socket = in_time(lambda: ann.socket(table))
    socket.until("welcome")
    with sockets.create_connection(("127.0.0.1", hasty.port), LIMIT) as other:  # lasts for longer than a request may take
        while other.recv(65536):
            pass
    assert socket.ask("ping")["type"] == "ack"


# A socket that is being closed


class Line:
    """Both ends of a WebSocket without a network, so that a test decides what arrives when."""

    def __init__(self, cookie: str) -> None:
        scope = {"type": "websocket", "path": "/", "query_string": b"", "subprotocols": [], "client": ("127.0.0.1", 1)}
        self.arriving: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.arriving.put_nowait({"type": "websocket.connect"})
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
        self.socket = WebSocket({**scope, "headers": headers, "extensions": {EXTENSION: self}}, self.arriving.get, self.send)

    def push(self, messages: list[bytes]) -> bool:
        """Send like the fast path of a connection."""
        self.sent += [{"type": "websocket.send", "bytes": message} for message in messages]
        return True

    async def send(self, message: Any) -> None:
        self.sent.append(dict(message))

    def say(self, **message: str) -> None:
        self.arriving.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        self.arriving.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def told(self) -> list[str]:
        """Return the types of the sent messages, and finally the code with which the socket was closed."""
        texts = [message.get("text") or message["bytes"] for message in self.sent if message["type"] == "websocket.send"]
        codes = [str(message["code"]) for message in self.sent if message["type"] == "websocket.close"]
        return [json.loads(text)["type"] for text in texts] + codes


@pytest.mark.parametrize("ended", [True, False])
def test_a_socket_whose_session_has_ended_may_send_but_nothing_happens(tmp_path: Path, ended: bool) -> None:
    async def work(server: Server) -> None:
        user, token = await server.accounts.create_guest()
        room, _ = await server.lobby.create_table(user, TWO_SEATS)
        line = Line(token)
        serving = asyncio.create_task(server.sockets.serve(line.socket, room.id))
        while "welcome" not in line.told():
            await asyncio.sleep(0)
        line.say(type="ping", id="1")  # the socket listens once this was answered
        while "ack" not in line.told():
            await asyncio.sleep(0)
        if ended:
            server.sockets.end_session(digest(token))
        line.say(type="chat", text="Can anybody hear me?", id="2")  # arrives before the socket is closed
        line.hang_up()
        await serving
        stored = await latest_lines(server.store, room.id, reader=user.id)
        assert [one["text"] for one in stored] == ([] if ended else ["Can anybody hear me?"])
        assert line.told().count("ack") == (1 if ended else 2)
        if ended:
            assert line.told()[-2:] == ["problem", "4401"]

    with_server(tmp_path, work)


# Players who come and go


class Ear(Subscriber):
    """A subscriber that counts messages about the table."""

    heard = 0
    online: list[bool]

    def send(self, message: bytes, more: bool = False) -> None:
        document = json.loads(message)
        if document["type"] == "table":
            self.heard += 1
            self.online = [seat["online"] for seat in document["table"]["seats"]]


def test_spectators_come_and_go_unnoticed(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        room, _ = await server.lobby.create_table(user, TWO_SEATS)
        ear = Ear(user.id)
        server.rooms.add(room, ear)
        before = ear.heard
        for _ in range(500):
            server.rooms.add(room, Ear(None))
        assert ear.heard == before
        assert room.presence_timer is None

    with_server(tmp_path, work)


def test_a_player_who_comes_and_goes_is_told_of_a_few_times_a_second(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        room, _ = await server.lobby.create_table(user, TWO_SEATS)
        ears = [Ear(None) for _ in range(20)]
        for ear in ears:
            server.rooms.add(room, ear)
        before = ears[0].heard
        player = Ear(user.id)
        for _ in range(100):
            server.rooms.add(room, player)
            server.rooms.remove(room, player)
        server.rooms.add(room, player)
        assert ears[0].heard - before <= 1
        while not ears[0].heard or not ears[0].online[0]:  # the last state is always told
            await asyncio.sleep(0.01)
        assert ears[0].heard - before <= 2

    with_server(tmp_path, work)


# Effects that others may notice


def test_a_draft_does_not_move_a_table_in_public_lists(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        room, _ = await server.lobby.create_table(ann, TWO_SEATS.model_copy(update={"game": "odyssey", "public": True}))
        await server.lobby.join(room.id, bob, m.Join())

        async def updated() -> int:
            (row,) = await server.store.read(select(tables.c.updated).where(tables.c.id == room.id))
            return int(row.updated)

        drafts = moves = 0
        at = 1 << 42  # later than now
        while not (drafts and moves):
            seat = room.table.actor
            assert seat is not None
            state = room.table.state_for(seat)
            move = state.text(state.legal_actions()[-1])
            before, length, at = await updated(), len(room.table.record.events), at + 1000
            await server.rooms.run_command(
                room.id,
                lambda session, seat=seat, move=move, at=at: session.table.play(  # type: ignore[misc]
                    seat, move, session.table.seq(seat), f"key {at}", at
                ),
            )
            if len(room.table.record.events) == length:
                drafts += 1
                assert await updated() == before
            else:
                moves += 1
                assert await updated() == at

    with_server(tmp_path, work)
