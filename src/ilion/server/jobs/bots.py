"""Bots' turns: as soon as it is a bot's turn at a table in use, the bot thinks in a worker, and its move is played.

A table at which only bots are left plays while somebody watches, and pauses otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterator

from ilion.bots.names import is_search
from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.jobs.fair_queue import Request, Urgency
from ilion.server.jobs.workers import Slot, Workers
from ilion.server.live.rooms import Room, Rooms
from ilion.server.live.sockets import note_failure
from ilion.server.live.thinking import NoDecision
from ilion.server.problems import ApiError
from ilion.server.telemetry import BOT_TURNS, log
from ilion.table.thinking import BotTask, bot_task, play_for_bot

PAUSE_AFTER_REFUSAL = 0.2  # seconds
PAUSE_AFTER_FAILURE = 1.0


class BotTurns:
    """The bots that think on this server."""

    def __init__(self, rooms: Rooms, workers: Workers) -> None:
        self.rooms = rooms
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.requests: dict[str, Request] = {}  # by table, for its next turn
        rooms.after_change.append(self.schedule_bot)
        rooms.after_presence.append(self.schedule_bot)

    def schedule_bot(self, room: Room) -> None:
        """Let a bot think if it is its turn. If its turn is already waiting, adapt its urgency to the people at the table."""
        if room.id in self.requests:
            self.workers.move(self.requests[room.id], urgency_of(room))
        elif room.id not in self.tasks and has_turn(room):
            self.tasks[room.id] = asyncio.create_task(self._play_bots(room.id))

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    async def _play_bots(self, id: str) -> None:
        """Play for the bots of a table as long as it is their turn."""
        with contextlib.suppress(ApiError), self._until_done(id):
            while has_turn(room := await self.rooms.get(id)):
                try:
                    await self._play_turn(room)
                except IlionError as error:
                    log.warning("a bot's move was refused", extra={"table": id, "error": type(error).__name__})
                    await asyncio.sleep(PAUSE_AFTER_REFUSAL)
                except Exception as error:
                    note_failure("a bot's turn failed", error, id)
                    await asyncio.sleep(PAUSE_AFTER_FAILURE)

    @contextlib.contextmanager
    def _until_done(self, id: str) -> Iterator[None]:
        """Remove the task of a table as soon as it ends: a visitor to a paused table a moment later starts a new one."""
        try:
            yield
        finally:
            self.tasks.pop(id, None)

    async def _play_turn(self, room: Room) -> None:
        request = self.requests[room.id] = self._request(room)
        try:
            async with self.workers.slot(request) as slot:
                del self.requests[room.id]
                async with self.rooms.hold(room):
                    task = bot_task(room.table, secrets.randbits(64)) if has_turn(room) else None
                if task is None:
                    return
                move, source = await self._choose(slot, task)
        finally:
            self.requests.pop(room.id, None)
        await self.rooms.run_command(room.id, lambda session: play_for_bot(session.table, task, move, now()))
        BOT_TURNS.labels(source).inc()

    def _request(self, room: Room) -> Request:
        """Return the request for a bot's turn. It is charged to the table's owner, and to the address of the owner or else of
        anybody present."""
        game, level = room.table.game, room.table.bot_to_act or ""
        quick = self.workers.costs.is_quick(game.id, level, expected=not is_search(level, game))
        owner = room.session.header.owner
        addresses = {subscriber.user_id == owner: subscriber.address for subscriber in room.session.callers}
        return Request(owner, addresses.get(True, addresses.get(False, "")), room.id, urgency_of(room), quick)

    async def _choose(self, slot: Slot, task: BotTask) -> tuple[str, str]:
        """Return the bot's move and its source. Without a useful answer the table goes on with any legal move."""
        world = task.world
        try:
            move = await self.workers.choose(slot, world, task.seat, task.level)
            world.explain(world.parse(move))  # raises if it cannot be read
        except (NoDecision, IlionError):
            return world.text(world.legal_actions()[secrets.randbelow(world.n_legal())]), "fallback"
        return move, "worker"


def has_turn(room: Room) -> bool:
    """Whether a bot is to move, at a table that is not paused."""
    return room.table.bot_to_act is not None and (bool(room.session.callers) or not room.table.bots_only)


def urgency_of(room: Room) -> Urgency:
    present = any(room.session.online(seat) for seat in range(len(room.table.seats)))
    return Urgency.PLAYER_WAITS if present else Urgency.NOBODY_WAITS
