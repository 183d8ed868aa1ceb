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
from ilion.server.levels import stand_in
from ilion.server.limits import Limits
from ilion.server.people import now
from ilion.server.problems import Refusal
from ilion.server.rooms import Room, Rooms
from ilion.server.sockets import program_of, refusal, turn_away
from ilion.server.store import Store
from ilion.table.errors import NotRunning, NotYourTurn, Stale
from ilion.table.table import Table

SAID: TypeAdapter[m.Choice | m.Inquiry] = TypeAdapter(m.Choice | m.Inquiry)
PATIENCE = 60.0  # seconds that a program is told it has where no clock runs; nobody holds it to that


@dataclass(eq=False)
class Program:
    """A program at its seat; it watches the table as everybody else does."""

    socket: WebSocket
    room: Room
    person: str
    viewer: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    started: bool = False  # whether it was asked anything yet
    asked: int | None = None  # the number of the table at the question that waits for its answer
    faults: int = 0

    def send(self, message: bytes, more: bool = False) -> None:
        """Whatever happened: it may be the program's turn."""
        self.news.set()

    def follow_seats(self) -> None: ...


@dataclass
class Programs:
    """The sockets of programs that are asked."""

    rooms: Rooms
    store: Store
    limits: Limits

    async def serve(self, socket: WebSocket, id: str) -> None:
        await socket.accept()
        try:
            room = await self.rooms.get(id)
            person = await program_of(socket, room, self.store)
            if person is None:
                raise Refusal(401, "no-token", "a program shows its token: Authorization: Bearer …")
            (seat,) = room.seats_of(person.id)
            if room.table.running and room.table.seats[seat].stand_in is not None:
                await self.rooms.act(id, lambda table: table.hand_back(seat, now()))
        except (Refusal, IlionError) as error:
            await turn_away(socket, error)
            return
        program = Program(socket, room, person.id, seat)
        program.news.set()
        room.watchers.add(program)
        room.tell_about_seats()
        tasks = [asyncio.create_task(self._ask(program, seat)), asyncio.create_task(self._listen(program, seat))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.watchers.discard(program)
            room.tell_about_seats()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, asyncio.TimeoutError):
                await asyncio.wait_for(socket.close(4422 if program.faults >= MAX_FAILURES else 1000), 5)

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
                text = orjson.dumps(self._request(program, table, seat)) if wanted else b""
            if seq != program.asked:
                program.asked = seq
                if text:
                    await program.socket.send_text(text.decode())
        await program.socket.send_text(end.decode())

    def _request(self, program: Program, table: Table, seat: int) -> MoveRequest:
        first, program.started = not program.started, True
        return move_request(table.state, seat, seconds_left(table, seat), first=first)

    async def _listen(self, program: Program, seat: int) -> None:
        while program.faults < MAX_FAILURES:
            text = await program.socket.receive_text()
            try:
                self.limits.spend(f"socket {program.person}")
                if program.asked is None:
                    raise NotYourTurn("nothing was asked")
                said = SAID.validate_json(text)
                if isinstance(said, m.Inquiry):
                    await self._explain(program, seat, said.explain)
                else:
                    await self._play(program, seat, said.move, program.asked)
                    program.faults = 0
            except (IlionError, Refusal, ValidationError) as error:
                await program.socket.send_text(refusal(error, None).decode())
                if not isinstance(error, NotYourTurn | NotRunning | Stale | Refusal):
                    program.faults += 1
                    program.asked = None  # the question is put once more
                    program.news.set()
        level = stand_in(program.room.table.game)
        with contextlib.suppress(IlionError, Refusal):
            await self.rooms.act(program.room.id, lambda table: table.stand_in(seat, level, now()))

    async def _explain(self, program: Program, seat: int, move: str) -> None:
        async with program.room.lock:
            table = program.room.table
            if table.actor != seat:
                raise NotYourTurn("this is answered to the seat that is to act")
            text = orjson.dumps(explanation(table.now_for(seat), move))
        await program.socket.send_text(text.decode())

    async def _play(self, program: Program, seat: int, move: str, seq: int) -> None:
        await self.rooms.act(program.room.id, lambda table: table.play(seat, move, seq, f"answer {seq}", now(), final=True))


def seconds_left(table: Table, seat: int) -> float:
    return PATIENCE if table.setup.control.kind == "none" else table.clock.remaining(seat, now()) / 1000
