"""The pool of processes in which bots think. A worker that crashes, hangs or talks nonsense is replaced."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from typing import Any

from ilion.core.state import State

MAX_LINE = 1 << 16
TRIES = 3
FAILURES = (TimeoutError, OSError, ValueError, KeyError, TypeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class NoDecision(Exception):
    """Every worker that was asked failed."""


class Workers:
    """So many processes, started when they are first needed."""

    def __init__(self, number: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self.seconds = seconds
        self.command = command or (sys.executable, "-m", "ilion.server.worker")
        self.idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(number):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()

    async def choose(self, world: State, seat: int, level: str) -> str:
        """The move of a bot in a world that was resampled for its seat."""
        return str(await self._think(world, seat, {"level": level}, _move_in))

    async def advise(self, world: State, seat: int, seconds: float) -> list[tuple[str, float | None, int]]:
        """The best moves in such a world: notation, what the seat can hope for (0 to 1; None where there is no choice), and how
        often it was tried."""
        found: list[tuple[str, float | None, int]] = await self._think(world, seat, {"hint": seconds}, _moves_in)
        return found

    async def _think(self, world: State, seat: int, options: Mapping[str, Any], read: Callable[[Any], Any]) -> Any:
        """The first answer of a new process may take longer."""
        world_bytes = base64.b64encode(world.to_bytes()).decode()
        task = {**options, "seat": seat, "seed": secrets.randbits(63), "game": world.game.id, "world": world_bytes}
        for _ in range(TRIES):
            process = await self.idle.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = read(await asyncio.wait_for(self._ask(process, json.dumps(task)), self.seconds))
            except FAILURES:
                await self._stop(process)
                process = None
            except BaseException:
                await asyncio.shield(self._stop(process))
                self.idle.put_nowait(None)
                raise
            self.idle.put_nowait(process)
            if process is not None:
                return answer
        raise NoDecision

    async def _ask(self, process: Process, line: str) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        return json.loads(await process.stdout.readuntil(b"\n"))

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MAX_LINE, start_new_session=True
        )
        self.processes.add(process)
        return process

    async def _stop(self, process: Process | None) -> None:
        if process is None:
            return
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # what is left in the pipe would keep it open

    async def close(self) -> None:
        for process in list(self.processes):
            await self._stop(process)


def _move_in(answer: Any) -> str:
    if not isinstance(answer["move"], str):
        raise TypeError("a move is a text")
    return str(answer["move"])


def _moves_in(answer: Any) -> list[tuple[str, float | None, int]]:
    return [(str(text), None if value is None else float(value), int(visits)) for text, value, visits in answer["moves"]]
