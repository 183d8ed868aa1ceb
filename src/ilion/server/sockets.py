"""The WebSocket of a table: who connects, what he may say, and what he is sent."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cache
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from prometheus_client import Counter
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.core.rng import Rng
from ilion.server import messages as m
from ilion.server.accounts import COOKIE, Accounts, User, digest, now
from ilion.server.levels import default_level
from ilion.server.problems import ApiError, problem
from ilion.server.rate_limit import RateLimiter
from ilion.server.rooms import Room, Rooms
from ilion.server.schema import chat, invitations
from ilion.server.settings import Settings
from ilion.server.store import Store
from ilion.server.telemetry import DROPPED, MESSAGES, PROBLEMS, SECONDS, SOCKETS, log
from ilion.server.wire import EXTENSION, Wire
from ilion.server.workers import NoDecision, Workers
from ilion.table import visibility

MAX_MESSAGE = 16_384  # bytes of one message
PARSER: TypeAdapter[Any] = TypeAdapter(m.ClientMessage)
CHAT_SHOWN = 200
HINT_COST = 20.0  # a hint occupies a worker: so many messages


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, room: Room, user_id: str, name: str) -> None:
        self.socket = socket
        self.wire: Wire = socket.scope["extensions"][EXTENSION]
        self.room = room
        self.user_id = user_id
        self.name = name
        mine = room.seats_of(user_id)
        self.viewer: int | None = mine[0] if len(mine) == 1 else None
        self.slow = False
        self.kept: list[bytes] = []  # what waits for the next message, to go with it
        self.hint: asyncio.Task[None] | None = None  # what is being thought about for him

    def send(self, message: bytes, more: bool = False) -> None:
        if self.slow:
            return
        self.kept.append(message)
        if more:
            return
        messages, self.kept = self.kept, []
        if not self.wire.push(messages):
            self.slow = True
            DROPPED.inc()

    def update_viewer(self) -> None:
        """After seats have changed hands: look from the only own seat, or from none that is not one's own."""
        mine = self.room.seats_of(self.user_id)
        if self.viewer not in mine:
            self.viewer = mine[0] if len(mine) == 1 else None


class Sockets:
    """All WebSockets of this server."""

    def __init__(
        self, rooms: Rooms, accounts: Accounts, store: Store, limits: RateLimiter, workers: Workers, settings: Settings
    ) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.store = store
        self.limits = limits
        self.workers = workers
        self.settings = settings

    async def serve(self, socket: WebSocket, id: str) -> None:
        """A connection from its first to its last message."""
        await socket.accept()
        try:
            room = await self.rooms.get(id)
            user = await self._who(socket, room)
        except (ApiError, IlionError) as error:
            await turn_away(socket, error)
            return
        connection = Connection(socket, room, user.id, user.name)
        SOCKETS.inc()
        try:
            await self._run(connection)
        finally:
            SOCKETS.dec()
            room.subscribers.discard(connection)
            room.broadcast_table()

    async def _who(self, socket: WebSocket, room: Room) -> User:
        """A user by cookie, a program by its token, or a spectator without a name."""
        program = await authenticate_program(socket, room, self.store)
        if program is not None:
            return program
        user = await self.accounts.user_for_token(socket.cookies.get(COOKIE))
        return user or User("", "Spectator", None)

    async def _run(self, connection: Connection) -> None:
        room = connection.room
        async with room.lock:  # nothing that is not stored yet may be told
            connection.send(await self._welcome(connection))
            room.subscribers.add(connection)
        room.broadcast_table()
        try:
            await self._listen(connection)
        except WebSocketDisconnect:
            pass
        finally:
            if connection.hint is not None:
                connection.hint.cancel()

    async def _welcome(self, connection: Connection, id: str | None = None) -> bytes:
        """How everything stands; with an id, the answer to whoever looks from another seat."""
        room = connection.room
        query = select(chat).where(chat.c.table == room.id).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        said = [chat_line(row) for row in reversed(await self.store.read(query))]
        message = {
            "type": "welcome",
            "id": id,
            "table": room.info(connection.user_id or None).model_dump(),
            "your_seats": room.seats_of(connection.user_id or None),
            "now": visibility.table_state(room.table, connection.viewer),
            "log": visibility.log_seen(room.table, connection.viewer),
            "story": visibility.story_seen(room.table, connection.viewer),
            "chat": said,
            "server_time": now(),
        }
        return orjson.dumps(message)

    async def _listen(self, connection: Connection) -> None:
        while not connection.slow:  # what one who was dropped has still asked is not answered
            received = await connection.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            id = None
            try:
                self.limits.spend(f"socket {connection.user_id or id_of(connection)}")
                if text is None or len(text) > MAX_MESSAGE:
                    raise ApiError(413, "too-large", f"a message is a text of at most {MAX_MESSAGE} letters")
                message = PARSER.validate_json(text)
                id = message.id
                counter(message.type).inc()
                await self._dispatch(connection, message)
            except (ApiError, IlionError, ValidationError, ValueError) as error:
                self._refuse(connection, id, error)
            except Exception as error:
                log.exception("a message failed", extra={"table": connection.room.id})
                self._refuse(connection, id, error)

    def _refuse(self, connection: Connection, id: str | None, error: Exception) -> None:
        connection.send(problem_message(error, id))

    def _seat(self, connection: Connection, message: m.Message) -> int:
        """The seat that a message speaks for: one of the session's own."""
        mine = connection.room.seats_of(connection.user_id or None)
        if message.seat is not None and message.seat not in mine:
            raise ApiError(403, "not-your-seat", f"seat {message.seat} is not yours")
        if message.seat is not None:
            return message.seat
        if connection.viewer is not None and connection.viewer in mine:
            return connection.viewer
        if len(mine) != 1:
            raise ApiError(403, "no-seat", "you have no seat here" if not mine else "say for which of your seats you speak")
        return mine[0]

    async def _dispatch(self, connection: Connection, message: Any) -> None:
        room = connection.room
        match message:
            case m.Chat():
                await self._chat(connection, message)
                return
            case m.ViewAs():
                await self._look(connection, message)
                return
            case m.Hint():
                await self._hint(connection, message)
                return
            case m.Ping():
                connection.send(orjson.dumps({"type": "ack", "id": message.id, "seq": room.table.seq(connection.viewer)}))
                return
            case m.Past() | m.Sheet() | m.Preview() | m.Explain():
                async with room.lock:
                    connection.send(orjson.dumps(self._query(connection, message)))
                return
        seat = self._seat(connection, message)
        at = now()
        game = room.table.game
        began = time.perf_counter()
        match message:
            case m.Play():
                await self.rooms.run_command(
                    room.id, lambda table: table.play(seat, message.move, message.seq, message.key, at), sender=connection
                )
            case m.Undo():
                await self.rooms.run_command(room.id, lambda table: table.undo(seat, message.n, message.seq, message.key, at))
            case m.Commit():
                await self.rooms.run_command(room.id, lambda table: table.commit(seat, message.seq, message.key, at))
            case m.RequestUndo():
                await self.rooms.run_command(room.id, lambda table: table.request_undo(seat, at))
            case m.AnswerUndo():
                await self.rooms.run_command(room.id, lambda table: table.answer_undo(seat, message.accept, at))
            case m.Resign():
                await self.rooms.run_command(room.id, lambda table: table.resign(seat, default_level(game), at))
            case m.StandIn():
                whose = self._absent(room, message.absent) if message.absent is not None else seat
                await self.rooms.run_command(room.id, lambda table: table.stand_in(whose, default_level(game), at))
            case m.Reclaim():
                await self.rooms.run_command(room.id, lambda table: table.reclaim(seat, at))
        SECONDS.observe(time.perf_counter() - began)
        connection.send(orjson.dumps({"type": "ack", "id": message.id, "seq": room.table.seq(seat)}))

    def _absent(self, room: Room, seat: int) -> int:
        if not 0 <= seat < len(room.table.seats) or room.table.seats[seat].kind != "person" or room.online(seat):
            raise ApiError(403, "not-absent", "a bot stands in for an absent person only")
        return seat

    def _query(self, connection: Connection, message: Any) -> dict[str, Any]:
        """Answers that change nothing, from the seat that the connection looks from."""
        table = connection.room.table
        viewer = self._looks_from(connection, message)
        told: dict[str, Any] = {"type": message.type, "id": message.id}
        match message:
            case m.Preview():
                return told | {"move": message.move, "data": visibility.preview(table, viewer, message.move)}
            case m.Explain():
                return told | {"move": message.move} | visibility.explain(table, viewer, message.move)
            case m.Past():
                return told | visibility.past(table, viewer, message.number)
        return told | {"lines": visibility.sheet(table.state_for(viewer), viewer) if table.started else []}

    def _looks_from(self, connection: Connection, message: Any) -> int | None:
        """The viewer to whom a question is answered: whoever is uncovered here; as to the past of a finished game, anybody."""
        viewer, seat = connection.viewer, message.seat
        if seat is None or seat == viewer:
            return viewer
        if isinstance(message, m.Past) and connection.room.table.over and seat < len(connection.room.table.seats):
            return int(seat)
        raise ApiError(403, "covered", "that seat is not uncovered here")

    async def _hint(self, connection: Connection, message: m.Hint) -> None:
        """Let a bot think about the seat's position, and go on listening meanwhile."""
        room = connection.room
        seat = self._looks_from(connection, message)
        if room.table.setup.rated:
            raise ApiError(403, "rated", "there are no hints in a rated game")
        if connection.hint is not None and not connection.hint.done():
            raise ApiError(409, "thinking", "the last hint is still being thought about")
        async with room.lock:
            state = visibility.turn_of(room.table, seat)
            assert seat is not None
            self.limits.spend(f"hint {connection.user_id}", HINT_COST)
            world = state.resample(seat, Rng(secrets.randbits(64)))
            seq = room.table.seq(seat)

        async def think() -> None:
            try:
                found = await self.workers.advise(world, seat, self.settings.hint_time / 1000)
                moves = [visibility.move_seen(world, text) | {"value": value, "visits": visits} for text, value, visits in found]
            except (NoDecision, IlionError):
                self._refuse(connection, message.id, ApiError(503, "no-hint", "nobody has an idea: try again"))
            else:
                connection.send(orjson.dumps({"type": "hint", "id": message.id, "seat": seat, "seq": seq, "moves": moves}))

        connection.hint = asyncio.create_task(think())

    async def _look(self, connection: Connection, message: m.ViewAs) -> None:
        if message.seat is not None and message.seat not in connection.room.seats_of(connection.user_id or None):
            raise ApiError(403, "not-your-seat", f"seat {message.seat} is not yours")
        async with connection.room.lock:
            connection.viewer = message.seat
            connection.send(await self._welcome(connection, message.id))

    async def _chat(self, connection: Connection, message: m.Chat) -> None:
        room = connection.room
        if not connection.user_id:
            raise ApiError(401, "not-signed-in", "only people with a name can chat")
        mine = room.seats_of(connection.user_id)
        self.limits.spend(f"chat {connection.user_id}", 5)
        row = {"table": room.id, "at": now(), "name": connection.name, "seat": mine[0] if mine else None, "text": message.text}

        async def work(c: AsyncConnection) -> int:
            done = await c.execute(insert(chat).returning(chat.c.id), row)
            await self.store.notify(c, [f"{room.id} chat"])
            return int(done.scalar_one())

        number = await self.store.write(work)
        broadcast_chat(room, {"id": number, **{name: row[name] for name in ("at", "name", "seat", "text")}})
        connection.send(orjson.dumps({"type": "ack", "id": message.id, "seq": room.table.seq(connection.viewer)}))

    async def relay_chat(self, id: str) -> None:
        """Somebody chatted on another server: pass the last line on."""
        room = self.rooms.rooms.get(id)
        if room is not None and room.subscribers:
            rows = await self.store.read(select(chat).where(chat.c.table == id).order_by(chat.c.id.desc()).limit(1))
            if rows:
                broadcast_chat(room, chat_line(rows[0]))


@cache
def counter(kind: str) -> Counter:
    """Of the messages of a kind. The kinds are few: they are those that the description knows."""
    return MESSAGES.labels(kind)


def broadcast_chat(room: Room, line: dict[str, Any]) -> None:
    message = orjson.dumps({"type": "chat", "line": line})
    for subscriber in room.subscribers:
        subscriber.send(message)


def chat_line(row: Any) -> dict[str, Any]:
    return {"id": row.id, "at": row.at, "name": row.name, "seat": row.seat, "text": row.text}


def problem_message(error: Exception, id: str | None) -> bytes:
    """The answer to a message that cannot be obeyed."""
    document = m.ProblemMessage(**problem(error).model_dump(exclude={"type"}), id=id)
    PROBLEMS.labels(document.status).inc()
    return document.model_dump_json(exclude_none=True).encode()


async def turn_away(socket: WebSocket, error: Exception) -> None:
    """Say why, and close."""
    await socket.send_text(problem_message(error, None).decode())
    document = problem(error)
    await socket.close(4000 + document.status, document.title)


async def authenticate_program(socket: WebSocket, room: Room, store: Store) -> User | None:
    """The program that shows a token; None without one."""
    authorization = socket.headers.get("authorization", "")
    if not authorization.lower().startswith("bearer "):
        return None
    token = digest(authorization[7:].strip())
    query = select(invitations).where(invitations.c.token == token, invitations.c.external, invitations.c.table == room.id)
    rows = await store.read(query)
    holder = external_holder(token)
    if not rows or room.table.seats[rows[0].seat].holder != holder:
        raise ApiError(401, "wrong-token", "this token opens no seat at this table")
    return User(holder, room.table.seats[rows[0].seat].name, None)


def external_holder(token: str) -> str:
    """Who holds the seat of a program: known by the hash of its token."""
    return f"external {token[:16]}"


def id_of(connection: Connection) -> str:
    client = connection.socket.client
    return client.host if client else "?"
