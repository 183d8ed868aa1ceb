"""Programs that play at a table by question and answer, with the same JSON as on standard input (`ilion.bots.protocol`)."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ilion.bots.external import MAX_FAILURES
from ilion.bots.protocol import MoveRequest, explanation, game_end, move_request
from ilion.core.errors import IlionError
from ilion.server import messages as m
from ilion.server.accounts import now
from ilion.server.levels import default_level
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.rooms import Room, Rooms
from ilion.server.sockets import authenticate_program, problem_message, turn_away
from ilion.server.store import Store
from ilion.table.errors import NotRunning, NotYourTurn, Stale
from ilion.table.table import Table

SAID: TypeAdapter[m.MoveReply | m.Inquiry] = TypeAdapter(m.MoveReply | m.Inquiry)
DEFAULT_SECONDS = 60.0  # seconds that a program is told it has where no clock runs; nobody holds it to that


@dataclass(eq=False)
class Program:
    """A program at its seat; it watches the table as everybody else does."""

    socket: WebSocket
    room: Room
    user_id: str
    viewer: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    has_moved: bool = False
    asked: int | None = None  # the number of the table at the question that waits for its answer
    failures: int = 0

    def send(self, message: bytes, more: bool = False) -> None:
        """Whatever happened: it may be the program's turn."""
        self.news.set()

    def update_viewer(self) -> None: ...


@dataclass
class Programs:
    """The sockets of programs that are asked."""

    rooms: Rooms
    store: Store
    limits: RateLimiter

    async def serve(self, socket: WebSocket, id: str) -> None:
        await socket.accept()
        try:
            room = await self.rooms.get(id)
            user = await authenticate_program(socket, room, self.store)
            if user is None:
                raise ApiError(401, "no-token", "a program shows its token: Authorization: Bearer …")
            (seat,) = room.seats_of(user.id)
            if room.table.running and room.table.seats[seat].stand_in is not None:
                await self.rooms.run_command(id, lambda table: table.reclaim(seat, now()))
        except (ApiError, IlionError) as error:
            await turn_away(socket, error)
            return
        program = Program(socket, room, user.id, seat)
        program.news.set()
        room.subscribers.add(program)
        room.broadcast_table()
        tasks = [asyncio.create_task(self._ask(program, seat)), asyncio.create_task(self._listen(program, seat))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.subscribers.discard(program)
            room.broadcast_table()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, asyncio.TimeoutError):
                await asyncio.wait_for(socket.close(4422 if program.failures >= MAX_FAILURES else 1000), 5)

    async def _ask(self, program: Program, seat: int) -> None:
        """Put the question whenever it is the program's turn, until the game is over."""
        while True:
            await program.news.wait()
            program.news.clear()
            async with program.room.lock:  # nothing that is not stored yet may be told
                table = program.room.table
                if table.over:
                    end = orjson.dumps(game_end(table.record, table.state, seat, table.places()))
                    break
                wanted = table.actor == seat and table.bot_to_act is None
                seq = table.seq(seat) if wanted else None
                text = orjson.dumps(request_for(program, table, seat)) if wanted else b""
            if seq != program.asked:
                program.asked = seq
                if text:
                    await program.socket.send_text(text.decode())
        await program.socket.send_text(end.decode())

    async def _listen(self, program: Program, seat: int) -> None:
        while program.failures < MAX_FAILURES:
            text = await program.socket.receive_text()
            try:
                self.limits.spend(f"socket {program.user_id}")
                if program.asked is None:
                    raise NotYourTurn("nothing was asked")
                said = SAID.validate_json(text)
                if isinstance(said, m.Inquiry):
                    await self._explain(program, seat, said.explain)
                else:
                    await self._play(program, seat, said.move, program.asked)
                    program.failures = 0
                    program.has_moved = True
            except (IlionError, ApiError, ValidationError) as error:
                await program.socket.send_text(problem_message(error, None).decode())
                if not isinstance(error, NotYourTurn | NotRunning | Stale | ApiError):
                    program.failures += 1
                    program.asked = None  # the question is put once more
                    program.news.set()
        level = default_level(program.room.table.game)
        with contextlib.suppress(IlionError, ApiError):
            await self.rooms.run_command(program.room.id, lambda table: table.stand_in(seat, level, now()))

    async def _explain(self, program: Program, seat: int, move: str) -> None:
        async with program.room.lock:
            table = program.room.table
            if table.actor != seat:
                raise NotYourTurn("this is answered to the seat that is to act")
            text = orjson.dumps(explanation(table.state_for(seat), move))
        await program.socket.send_text(text.decode())

    async def _play(self, program: Program, seat: int, move: str, seq: int) -> None:
        await self.rooms.run_command(program.room.id, lambda table: table.play(seat, move, seq, f"answer {seq}", now(), final=True))


def request_for(program: Program, table: Table, seat: int) -> MoveRequest:
    return move_request(table.state, seat, seconds_left(table, seat), first=not program.has_moved)


def seconds_left(table: Table, seat: int) -> float:
    return DEFAULT_SECONDS if table.setup.control.kind == "none" else table.clock.remaining(seat, now()) / 1000
