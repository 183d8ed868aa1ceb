"""The WebSocket of a table: who may connect, what they may send, and what they receive."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import cache
from typing import Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from prometheus_client import Counter
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select

from ilion.core.errors import IlionError
from ilion.server import messages as m
from ilion.server.addresses import UNKNOWN
from ilion.server.clock import now
from ilion.server.live.chat import latest_lines, send_line, store_line
from ilion.server.live.presence import Presence
from ilion.server.live.rooms import Room, Rooms, Subscriber
from ilion.server.live.socket_limits import SocketLimits
from ilion.server.live.thinking import Adviser, Asker, NoDecision
from ilion.server.live.wire import EXTENSION, Wire
from ilion.server.problems import ApiError, Fenced, is_outage, problem
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.accounts import COOKIE, Accounts
from ilion.server.storage.changes import Change, Changes
from ilion.server.storage.notices import Notices
from ilion.server.storage.schema import invitations
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, external_holder
from ilion.server.telemetry import DROPPED, MESSAGES, PROBLEMS, SECONDS, SOCKETS, log
from ilion.table import protocol
from ilion.table.problems import problem_message

MAX_MESSAGE = 16_384  # characters
PARSER: TypeAdapter[Any] = TypeAdapter(m.ClientMessage)
CHAT_COST = 5.0  # messages
HINT_COST = 20.0  # messages: a hint occupies a worker
SPECTATOR = "Spectator"


class Connection(Subscriber):
    """One socket at one table."""

    def __init__(self, socket: WebSocket, room: Room, user_id: str | None, name: str) -> None:
        super().__init__(user_id, name, viewer=room.session.default_viewer(user_id))
        self.socket = socket
        self.address = client_address(socket)
        self.wire: Wire = socket.scope["extensions"][EXTENSION]
        self.room = room
        self.slow = False
        self.held: list[bytes] = []  # messages that are sent with the next one
        self.hint: asyncio.Task[None] | None = None
        self.session_key: str | None = None  # the hash of the token of its session
        self.limit_key = user_id or self.address  # the name under which messages are counted: a user, or for spectators an address
        self.limit_name = f"socket {self.limit_key}"

    def send(self, message: bytes, more: bool = False) -> None:
        if self.slow:
            return
        self.held.append(message)
        if more:
            return
        messages, self.held = self.held, []
        if not self.wire.push(messages):
            self.slow = True
            DROPPED.inc()

    def reply(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message))

    def reply_problem(self, error: Exception, id: str | None) -> None:
        self.send(encode_problem(error, id))


class Sockets:
    """All WebSockets of this server."""

    def __init__(
        self,
        rooms: Rooms,
        accounts: Accounts,
        store: Store,
        limits: RateLimiter,
        socket_limits: SocketLimits,
        adviser: Adviser,
        changes: Changes,
        presence: Presence,
        settings: Settings,
        notices: Notices,
    ) -> None:
        self.notices = notices
        self.rooms = rooms
        self.accounts = accounts
        self.store = store
        self.limits = limits
        self.socket_limits = socket_limits
        self.adviser = adviser
        self.changes = changes
        self.presence = presence
        self.settings = settings
        self.closing: set[asyncio.Task[None]] = set()
        accounts.on_session_end = self.end_session
        accounts.on_session_change = self.change_session
        accounts.on_user_ban = self.end_banned
        rooms.on_gone = self.end_table
        rooms.on_unusable = self.end_unusable

    async def serve(self, socket: WebSocket, id: str) -> None:
        """Serve a connection from its first to its last message."""
        await socket.accept()
        with ExitStack() as stack:
            try:
                stack.enter_context(self.socket_limits.connection(client_address(socket)))
                room = await self.rooms.get(id)
                connection = await self._authenticate(socket, room)
                await self.rooms.open_if_round_is_over(room)
                room.session.check_open(connection.user_id)
                stack.enter_context(self.socket_limits.person(connection.user_id))
            except Exception as error:
                await turn_away(socket, error)
                return
            SOCKETS.inc()
            try:
                await self._run(connection)
            except Exception as error:
                await turn_away(socket, error)
            finally:
                SOCKETS.dec()
                self.rooms.remove(room, connection)

    async def _authenticate(self, socket: WebSocket, room: Room) -> Connection:
        """Accept a user by cookie, a program by its token, and anybody else as a spectator."""
        holder = await authenticate_program(socket, room, self.store)
        if holder is not None:
            (seat,) = room.session.seats_of(holder)
            return Connection(socket, room, holder, room.table.seats[seat].name)
        token = socket.cookies.get(COOKIE)
        user = await self.accounts.user_for_token(token)
        if user is None:
            return Connection(socket, room, None, SPECTATOR)
        user.check_ban()
        connection = Connection(socket, room, user.id, user.name)
        connection.session_key = digest(token or "")
        return connection

    def end_session(self, key: str) -> None:
        """Close the sockets of a session that has ended."""
        ended = ApiError(401, "session-ended", "this session has ended: sign in again")
        self._close([one for one in self._connections() if one.session_key == key], ended)

    def change_session(self, old: str, new: str) -> None:
        """Let the sockets of a session belong to the one that replaces it, with which they end."""
        for connection in self._connections():
            if connection.session_key == old:
                connection.session_key = new

    def end_banned(self, user_id: str) -> None:
        """Close the sockets of somebody whom the host has banned."""
        banned = ApiError(403, "banned", "the host has banned you: sign in to read why")
        self._close([one for one in self._connections() if one.user_id == user_id], banned)

    async def recheck_sessions(self) -> None:
        """Close the sockets of sessions that have ended and of people who were banned, without having been notified."""
        keys = {one.session_key for one in self._connections() if one.session_key is not None}
        users = await self.accounts.users_of_sessions(keys)
        for key in keys - users.keys():
            self.end_session(key)
        for user in users.values():
            if user.is_banned:
                self.end_banned(user.id)

    async def _recheck(self, connection: Connection, key: str) -> None:
        user = await self.accounts.user_for_token(connection.socket.cookies.get(COOKIE))
        if user is None:
            self.end_session(key)
        elif user.is_banned:
            self.end_banned(user.id)

    def end_table(self, room: Room) -> None:
        """Close the sockets of a table that was deleted."""
        here = [one for one in room.session.callers if isinstance(one, Connection)]
        self._close(here, ApiError(410, "table-closed", "this table was closed"))

    def end_unusable(self, room: Room) -> None:
        """Close the sockets of a table that cannot be read; returning clients are told the reason."""
        here = [one for one in room.session.callers if isinstance(one, Connection)]
        self._close(here, ApiError(503, "unavailable", "this table cannot be read now: try again"))

    def _connections(self) -> list[Connection]:
        callers = [one for room in self.rooms.rooms.values() for one in room.session.callers]
        return [one for one in callers if isinstance(one, Connection)]

    def _close(self, connections: Sequence[Connection], error: ApiError) -> None:
        for connection in connections:
            connection.ended = True
            connection.room.session.callers.discard(connection)  # nothing more is sent to it from now on
            task = asyncio.create_task(turn_away(connection.socket, error))
            self.closing.add(task)
            task.add_done_callback(self.closing.discard)

    async def _run(self, connection: Connection) -> None:
        room = connection.room
        async with self.rooms.hold(room):  # nothing may be sent before it is stored
            await self._welcome(connection)
            self.rooms.add(room, connection)
        try:
            if connection.session_key is not None:  # it may have ended before its sockets included this one
                await self._recheck(connection, connection.session_key)
            if connection.session_key is not None and connection.user_id is not None:
                await self.notices.looked(connection.user_id, room.id)
            await self._listen(connection)
        except WebSocketDisconnect:
            pass
        finally:
            if connection.hint is not None:
                connection.hint.cancel()

    async def _welcome(self, connection: Connection, id: str | None = None) -> None:
        lines = await latest_lines(self.store, connection.room.id, reader=connection.user_id)
        connection.last_line = max([connection.last_line, *(line["id"] for line in lines)])
        connection.reply(connection.room.session.welcome(connection, lines, now(), id))

    async def _listen(self, connection: Connection) -> None:
        while not connection.slow:  # a connection that was dropped gets no more replies
            received = await connection.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if connection.ended:
                continue
            text = received.get("text")
            id = None
            try:
                self.limits.spend(connection.limit_name)
                if text is None or len(text) > MAX_MESSAGE:
                    raise ApiError(413, "too-large", f"a message is a text of at most {MAX_MESSAGE} characters")
                message = vars(PARSER.validate_json(text))
                id = message["id"]
                counter(message["type"]).inc()
                await self._dispatch(connection, message)
            except (ApiError, IlionError, ValidationError, ValueError) as error:
                connection.reply_problem(error, id)
            except Exception as error:
                note_failure("a message failed", error, connection.room.id)
                connection.reply_problem(error, id)

    async def _dispatch(self, connection: Connection, message: dict[str, Any]) -> None:
        room = connection.room
        match message["type"]:
            case kind if kind in protocol.COMMANDS:
                await self._command(connection, message)
            case "chat":
                line = protocol.chat_line(room.session, connection, message, now())
                self.limits.spend(f"chat {connection.user_id}", CHAT_COST)
                await self._store_line(room, line, connection.user_id)
                await self.changes.deliver()
                connection.reply(protocol.acknowledge(room.session, connection, message))
            case "view-as":
                async with self.rooms.hold(room):
                    protocol.view_as(room.session, connection, message)
                    await self._welcome(connection, message["id"])
            case "shown":
                async with self.rooms.hold(room):
                    room.broadcast(protocol.shown(room.session, connection, message, now()))
                connection.reply(protocol.acknowledge(room.session, connection, message))
            case "hint":
                await self._hint(connection, message)
            case "ping":
                connection.reply(protocol.answer(room.session, connection, message))
            case _:
                async with self.rooms.hold(room):
                    connection.reply(protocol.answer(room.session, connection, message))

    async def _command(self, connection: Connection, message: dict[str, Any]) -> None:
        began, at = time.perf_counter(), now()
        absent = message.get("absent")  # a seat for which a bot is to stand in
        check = None if absent is None else self.presence.absent(connection.room, absent)
        room = await self.rooms.run_command(
            connection.room.id, lambda session: protocol.run(session, connection, message, at), check, sender=connection
        )
        SECONDS.observe(time.perf_counter() - began)
        connection.reply(protocol.acknowledge(room.session, connection, message))

    async def _hint(self, connection: Connection, message: dict[str, Any]) -> None:
        """Let a bot think about the position, and keep receiving messages in the meantime."""
        room = connection.room
        if connection.hint is not None and not connection.hint.done():
            raise ApiError(409, "thinking", "the last hint is still being prepared")
        async with self.rooms.hold(room):
            task = protocol.start_hint(room.session, connection, message, secrets.randbits(64))
        self.limits.spend(f"hint {connection.user_id}", HINT_COST)
        asker = Asker(connection.limit_key, connection.address, room.id)

        async def think() -> None:
            try:
                moves = await self.adviser.advise(task, asker, self.settings.hint_time / 1000)
                connection.reply(protocol.hint_message(task, moves))
            except (NoDecision, IlionError):
                connection.reply_problem(ApiError(503, "no-hint", "no hint is available: try again"), task.id)

        connection.hint = asyncio.create_task(think())

    async def _store_line(self, room: Room, line: Mapping[str, Any], author: str | None) -> None:
        try:
            await store_line(self.store, room.id, line, author)
        except Fenced:  # nothing was stored
            if self.rooms.on_fenced is None:
                raise
            await self.rooms.on_fenced()
            await store_line(self.store, room.id, line, author)

    async def on_line(self, change: Change) -> None:
        """Send a line of chat that was stored here or on another server."""
        await send_line(self.store, self.rooms, change)


@cache
def counter(kind: str) -> Counter:
    """Count the messages of a type. There are few: those of the description."""
    return MESSAGES.labels(kind)


def encode_problem(error: Exception, id: str | None) -> bytes:
    """Return the reply to a message that was refused."""
    document = problem(error)
    PROBLEMS.labels(document["status"]).inc()
    return orjson.dumps(problem_message(document, id))


def note_failure(what: str, error: Exception, table: str = "?") -> None:
    """Log an error that is our own fault, or the database's."""
    if is_outage(error):
        log.warning("the database does not answer", extra={"error": type(error).__name__})
    else:
        log.error(what, extra={"table": table}, exc_info=error)


def client_address(socket: WebSocket) -> str:
    """Return the address that the guard has found for a client."""
    return socket.client.host if socket.client else UNKNOWN


async def turn_away(socket: WebSocket, error: Exception) -> None:
    """Send the reason, and close the socket."""
    if not isinstance(error, ApiError | IlionError):
        note_failure("a socket failed", error)
    document = problem(error)
    with suppress(RuntimeError, OSError, WebSocketDisconnect):  # it may be closed already
        await socket.send_text(encode_problem(error, None).decode())
        await socket.close(4000 + document["status"], document["title"])


async def authenticate_program(socket: WebSocket, room: Room, store: Store) -> str | None:
    """Return the holder of the seat whose token a program sends; None without a token."""
    authorization = socket.headers.get("authorization", "")
    if not authorization.lower().startswith("bearer "):
        return None
    token = digest(authorization[7:].strip())
    query = select(invitations).where(invitations.c.token == token, invitations.c.external, invitations.c.table == room.id)
    rows = await store.read(query)
    holder = external_holder(token)
    if not rows or room.table.seats[rows[0].seat].holder != holder:
        raise ApiError(401, "wrong-token", "this token is not valid for a seat at this table")
    return holder
