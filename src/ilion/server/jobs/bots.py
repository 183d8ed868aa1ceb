"""Bots' turns: as soon as it is a bot's turn at a table in use, it thinks in a worker, and its move is played."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.jobs.workers import Workers
from ilion.server.live.rooms import Room, Rooms
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
        rooms.after_change.append(self.schedule_bot)

    def schedule_bot(self, room: Room) -> None:
        """Let a bot think if it is its turn."""
        if room.table.bot_to_act is not None and room.id not in self.tasks:
            task = asyncio.create_task(self._play_bots(room.id))
            self.tasks[room.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(room.id, None))

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.workers.close()

    async def _play_bots(self, id: str) -> None:
        """Play for the bots of a table as long as it is their turn."""
        with contextlib.suppress(ApiError):
            while True:
                room = await self.rooms.get(id)
                if room.table.bot_to_act is None:
                    return
                try:
                    await self._play_turn(room)
                except IlionError as error:
                    log.warning("a bot's move was refused", extra={"table": id, "error": type(error).__name__})
                    await asyncio.sleep(PAUSE_AFTER_REFUSAL)
                except Exception:
                    log.exception("a bot's turn failed", extra={"table": id})
                    await asyncio.sleep(PAUSE_AFTER_FAILURE)

    async def _play_turn(self, room: Room) -> None:
        async with room.lock:
            task = bot_task(room.table, secrets.randbits(64))
        if task is None:
            return
        move, source = await self._choose(task)
        await self.rooms.run_command(room.id, lambda session: play_for_bot(session.table, task, move, now()))
        BOT_TURNS.labels(source).inc()

    async def _choose(self, task: BotTask) -> tuple[str, str]:
        """Return the bot's move and where it came from. Without a useful answer the table goes on with any legal move."""
        world = task.world
        try:
            move = await self.workers.choose(world, task.seat, task.level)
            world.explain(world.parse(move))  # raises if it cannot be read
        except (NoDecision, IlionError):
            return world.text(world.legal_actions()[secrets.randbelow(world.n_legal())]), "fallback"
        return move, "worker"
