"""The pool of processes in which bots think. A worker that crashes, hangs or sends nonsense is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import TypeVar

from ilion.bots.worker import HintMove, decision_task, hint_task, read_decision, read_hint
from ilion.core.state import State
from ilion.server.live.thinking import NoDecision

MAX_LINE = 1 << 16
MAX_TRIES = 3
FAILURES = (TimeoutError, OSError, ValueError, KeyError, TypeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)

T = TypeVar("T")


class Workers:
    """Up to `number` processes, started when they are first needed."""

    def __init__(self, number: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self.seconds = seconds
        self.command = command or (sys.executable, "-m", "ilion.bots.worker")
        self.idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(number):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()

    async def choose(self, world: State, seat: int, level: str) -> str:
        """Return the move of a bot in a world that was resampled for its seat."""
        return await self._think(decision_task(world, seat, level, secrets.randbits(63)), read_decision)

    async def advise(self, world: State, seat: int, seconds: float) -> list[HintMove]:
        """Return the best moves in such a world: notation, what the seat can hope for, and how often each was tried."""
        return await self._think(hint_task(world, seat, seconds, secrets.randbits(63)), read_hint)

    async def _think(self, task: str, read: Callable[[bytes], T]) -> T:
        """Ask one worker after the other until an answer can be read."""
        for _ in range(MAX_TRIES):
            process = await self.idle.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                answer = read(await asyncio.wait_for(self._ask(process, task), self.seconds))
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

    async def _ask(self, process: Process, line: str) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")

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
