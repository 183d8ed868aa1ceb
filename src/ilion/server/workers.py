"""The pool of processes in which bots think. A worker that crashes, hangs or talks nonsense is replaced."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

from ilion.core.state import State

LONGEST_LINE = 1 << 16
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
        """The move of a bot in a world that was resampled for its seat. The first answer of a new process may take longer."""
        task = {
            "level": level,
            "seat": seat,
            "seed": secrets.randbits(63),
            "game": world.game.id,
            "world": base64.b64encode(world.to_bytes()).decode(),
        }
        for _ in range(TRIES):
            process = await self.idle.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                move = await asyncio.wait_for(self._ask(process, json.dumps(task)), self.seconds)
            except FAILURES:
                await self._stop(process)
                process = None
            except BaseException:
                await asyncio.shield(self._stop(process))
                self.idle.put_nowait(None)
                raise
            self.idle.put_nowait(process)
            if process is not None:
                return move
        raise NoDecision(level)

    async def _ask(self, process: Process, line: str) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readuntil(b"\n")
        move = json.loads(answer)["move"]
        if not isinstance(move, str):
            raise TypeError("a move is a text")
        return move

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE, start_new_session=True
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
