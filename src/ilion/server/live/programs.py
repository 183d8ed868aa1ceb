"""Programs that play at a table by question and answer, with the same JSON as on standard input (`ilion.bots.protocol`)."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ilion.bots.guests import MAX_FAILURES
from ilion.bots.protocol import MoveRequest, explanation, game_end, move_request
from ilion.core.errors import IlionError
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import Room, Rooms, Subscriber, TableSession
from ilion.server.live.socket_limits import SocketLimits
from ilion.server.live.sockets import authenticate_program, client_address, encode_problem, turn_away
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage.store import Store
from ilion.table.errors import NotRunning, NotYourTurn, Stale
from ilion.table.log import Entry
from ilion.table.table import Table

REPLY: TypeAdapter[m.MoveReply | m.Inquiry] = TypeAdapter(m.MoveReply | m.Inquiry)
DEFAULT_SECONDS = 60.0  # the time that a program is told it has if there is no clock; it is not enforced
CLOSE_TIMEOUT = 5.0


class Program(Subscriber):
    """A program in its seat. It subscribes to the table like everybody else, but only needs to know that something has happened."""

    def __init__(self, socket: WebSocket, room: Room, holder: str, seat: int) -> None:
        super().__init__(holder, viewer=seat)
        self.socket = socket
        self.address = client_address(socket)
        self.room = room
        self.seat = seat
        self.news = asyncio.Event()
        self.news.set()
        self.asked: int | None = None  # the sequence number of the question that waits for an answer
        self.failures = 0
        self.has_moved = False

    def send(self, message: bytes, more: bool = False) -> None:
        self.news.set()


@dataclass
class Programs:
    """The sockets of programs that are asked for their moves."""

    rooms: Rooms
    store: Store
    limits: RateLimiter
    socket_limits: SocketLimits

    async def serve(self, socket: WebSocket, id: str) -> None:
        """Serve a program from its first question to the end of the game."""
        await socket.accept()
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(self.socket_limits.connection(client_address(socket)))
                program = await self._seat_program(socket, id)
                stack.enter_context(self.socket_limits.person(program.user_id))
            except Exception as error:
                await turn_away(socket, error)
                return
            await self._run(program)

    async def _run(self, program: Program) -> None:
        socket, room = program.socket, program.room
        self.rooms.add(room, program)
        tasks = [asyncio.create_task(self._ask(program)), asyncio.create_task(self._listen(program))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.rooms.remove(room, program)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, asyncio.TimeoutError):
                code = 4422 if program.failures >= MAX_FAILURES else 1000
                await asyncio.wait_for(socket.close(code), CLOSE_TIMEOUT)

    async def _seat_program(self, socket: WebSocket, id: str) -> Program:
        """Authenticate a program; a bot that stood in for it gives the seat back."""
        room = await self.rooms.get(id)
        holder = await authenticate_program(socket, room, self.store)
        if holder is None:
            raise ApiError(401, "no-token", "send the token of your seat: Authorization: Bearer …")
        (seat,) = room.session.seats_of(holder)
        if room.table.running and room.table.seats[seat].stand_in is not None:
            await self.rooms.run_command(id, lambda session: session.table.reclaim(seat, now()))
        return Program(socket, room, holder, seat)

    async def _ask(self, program: Program) -> None:
        """Send a question whenever it is the program's turn, until the game is over."""
        seat = program.seat
        while True:
            await program.news.wait()
            program.news.clear()
            async with self.rooms.hold(program.room):  # nothing may be sent before it is stored
                table = program.room.table
                if table.over:
                    end = orjson.dumps(game_end(table.record, table.state, seat, table.places()))
                    break
                its_turn = table.actor == seat and table.bot_to_act is None
                seq = table.seq(seat) if its_turn else None
                text = orjson.dumps(request_for(program, table)) if its_turn else b""
            if seq != program.asked:
                program.asked = seq
                if text:
                    await program.socket.send_text(text.decode())
        await program.socket.send_text(end.decode())

    async def _listen(self, program: Program) -> None:
        while program.failures < MAX_FAILURES:
            text = await program.socket.receive_text()
            try:
                self.limits.spend(f"socket {program.user_id}")
                if program.asked is None:
                    raise NotYourTurn("there is no question to answer")
                reply = REPLY.validate_json(text)
                if isinstance(reply, m.Inquiry):
                    await self._explain(program, reply.explain)
                else:
                    await self._play(program, reply.move, program.asked)
                    program.failures = 0
                    program.has_moved = True
            except (IlionError, ApiError, ValidationError) as error:
                await program.socket.send_text(encode_problem(error, None).decode())
                if not isinstance(error, NotYourTurn | NotRunning | Stale | ApiError):
                    program.failures += 1
                    program.asked = None  # the question is sent again
                    program.news.set()
        with contextlib.suppress(IlionError, ApiError):
            await self.rooms.run_command(program.room.id, lambda session: _stand_in(session, program.seat))

    async def _explain(self, program: Program, move: str) -> None:
        async with self.rooms.hold(program.room):
            table = program.room.table
            if table.actor != program.seat:
                raise NotYourTurn("only the seat that is to act gets an answer to this")
            text = orjson.dumps(explanation(table.state_for(program.seat), move))
        await program.socket.send_text(text.decode())

    async def _play(self, program: Program, move: str, seq: int) -> None:
        def play(session: TableSession) -> list[Entry]:
            return session.table.play(program.seat, move, seq, f"answer {seq}", now(), final=True)

        await self.rooms.run_command(program.room.id, play)


def _stand_in(session: TableSession, seat: int) -> list[Entry]:
    return session.table.stand_in(seat, session.levels.default, now())


def request_for(program: Program, table: Table) -> MoveRequest:
    return move_request(table.state, program.seat, seconds_left(table, program.seat), first=not program.has_moved)


def seconds_left(table: Table, seat: int) -> float:
    return DEFAULT_SECONDS if table.setup.control.kind == "none" else table.clock.remaining(seat, now()) / 1000
