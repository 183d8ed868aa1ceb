"""The pool of processes in which bots think. A worker that crashes, hangs or sends nonsense is replaced.

One process is for quick decisions alone, so that they never wait for slow ones; the others take the next request, which `FairQueue`
chooses. Reviews have processes of their own, so no turn ever waits for one; a piece of a review begins only while one of the other
processes has nothing to do, so that a processor is left for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ilion.bots.worker import HintMove, decision_task, hint_task, read_decision, read_hint, read_seconds
from ilion.core.state import State
from ilion.review import Judgement, Outcome, Task
from ilion.review.worker import (
    Question,
    adjudication_line,
    question_line,
    read_chances,
    read_judgement,
    read_outcome,
    review_line,
)
from ilion.server.jobs.fair_queue import Budget, Costs, FairQueue, Request, Urgency
from ilion.server.live.thinking import Asker, NoDecision
from ilion.server.telemetry import THINKING_QUEUE
from ilion.table.thinking import HintTask

MAX_LINE = 1 << 16
MAX_TRIES = 3
FAILURES = (TimeoutError, OSError, ValueError, KeyError, TypeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
NICENESS = 3  # of the processes for long thinking: the server and quick decisions have a little more priority
REVIEW_NICENESS = 10  # of the processes for reviews: everything else has priority
REVIEW_TIME = 600.0  # seconds for a piece of a review, which takes two on an idle machine
MAX_HINT_WAIT = 20.0  # seconds until a process must be free for a hint
PER_PERSON = 0.1, 10.0  # seconds of thinking per second and process, and at most
PER_ADDRESS = 0.2, 20.0

T = TypeVar("T")


@dataclass(eq=False)
class Slot:
    """A place in the pool, and the process in it, once it has been needed."""

    quick_only: bool = False
    for_reviews: bool = False
    process: Process | None = None
    busy: bool = False
    seconds: float = 0.0  # of thinking for the request that holds the slot


class Workers:
    """Up to `number` processes, one of them for quick decisions, and `reviews` for reviews, started when they are first needed."""

    def __init__(self, number: int, seconds: float, command: tuple[str, ...] = (), reviews: int = 1) -> None:
        self.seconds = seconds
        self.command = command or (sys.executable, "-m", "ilion.server.jobs.worker")
        self.queue = FairQueue(*(Budget(rate * number, burst) for rate, burst in (PER_PERSON, PER_ADDRESS)))
        self.costs = Costs()
        self.slots = [Slot(quick_only=True), *(Slot() for _ in range(number))]
        self.reviewers = [Slot(for_reviews=True) for _ in range(reviews)]
        self.waiters: dict[Request, asyncio.Future[Slot]] = {}
        self.processes: set[Process] = set()

    @contextlib.asynccontextmanager
    async def slot(self, request: Request) -> AsyncIterator[Slot]:
        """Wait for a place in the pool, and hold it."""
        waiter = self.waiters[request] = asyncio.get_running_loop().create_future()
        self.queue.add(request)
        self._dispatch()
        try:
            slot = await waiter
        except BaseException:
            if self.waiters.pop(request, None) is not None:
                self.queue.remove(request)
                THINKING_QUEUE.set(self.queue.n_waiting)
            elif not waiter.cancelled():
                self._free(waiter.result())
            raise
        slot.seconds = 0.0
        try:
            yield slot
        finally:
            self.queue.charge(request, slot.seconds)
            self._free(slot)

    def move(self, request: Request, urgency: Urgency) -> None:
        """Change the urgency of a request; nothing happens if it no longer waits."""
        if request in self.waiters:
            self.queue.move(request, urgency)

    def _free(self, slot: Slot) -> None:
        slot.busy = False
        self._dispatch()

    def _dispatch(self) -> None:
        """Give free places to the next requests."""
        for slot in (*self.slots, *self.reviewers):
            while not slot.busy and (request := self._take(slot)) is not None:
                waiter = self.waiters.pop(request)
                if not waiter.cancelled():
                    slot.busy = True
                    waiter.set_result(slot)
        THINKING_QUEUE.set(self.queue.n_waiting)

    def _take(self, slot: Slot) -> Request | None:
        if not slot.for_reviews:
            return self.queue.take(slot.quick_only)
        occupied = all(other.busy for other in self.slots if not other.quick_only)
        return None if occupied else self.queue.take_review()

    async def choose(self, slot: Slot, world: State, seat: int, level: str) -> str:
        """Return the move of a bot in a world that was resampled for its seat."""
        move = await self._think(slot, decision_task(world, seat, level, secrets.randbits(63)), read_decision)
        self.costs.note(world.game.id, level, slot.seconds)
        return move

    async def advise(self, task: HintTask, asker: Asker, seconds: float) -> list[HintMove]:
        """Return the best moves: notation, expected result, and number of tries."""
        request = Request(asker.user_id, asker.address, asker.table, Urgency.HINT, quick=False)
        async with contextlib.AsyncExitStack() as stack:
            try:
                slot = await asyncio.wait_for(stack.enter_async_context(self.slot(request)), MAX_HINT_WAIT)
            except TimeoutError:
                raise NoDecision from None
            return await self._think(slot, hint_task(task.world, task.seat, seconds, secrets.randbits(63)), read_hint)

    async def review(self, task: Task, user_id: str, table: str) -> tuple[Outcome, float]:
        """Do a piece of a review when no process is needed for anything else. Return also the processor time that it took."""
        async with self.slot(Request(user_id, "", table, Urgency.REVIEW, quick=False)) as slot:
            outcome = await self._think(slot, review_line(task), read_outcome)
            return outcome, slot.seconds

    async def judge(self, question: Question, asker: Asker) -> Judgement:
        """Judge a move as a review would. Somebody waits for it, as for a hint."""
        request = Request(asker.user_id, asker.address, asker.table, Urgency.HINT, quick=False)
        async with contextlib.AsyncExitStack() as stack:
            try:
                slot = await asyncio.wait_for(stack.enter_async_context(self.slot(request)), MAX_HINT_WAIT)
            except TimeoutError:
                raise NoDecision from None
            return await self._think(slot, question_line(question), read_judgement)

    async def chances(self, state: State, resigned: Sequence[int], user_id: str, table: str) -> list[float]:
        """Return every seat's chance to win in a game that cannot be finished. Raises `NoDecision`."""
        async with self.slot(Request(user_id, "", table, Urgency.HINT, quick=False)) as slot:
            return await self._think(slot, adjudication_line(state, resigned), read_chances)

    async def _think(self, slot: Slot, task: str, read: Callable[[bytes], T]) -> T:
        """Ask one process after the other until one gives a valid answer."""
        limit = REVIEW_TIME if slot.for_reviews else self.seconds
        for _ in range(MAX_TRIES):
            began = time.monotonic()
            try:
                if slot.process is None or slot.process.returncode is not None:
                    slot.process = await self._start(slot)
                line = await asyncio.wait_for(self._ask(slot.process, task), limit)
                answer, seconds = read(line), read_seconds(line)
            except FAILURES:
                slot.seconds += time.monotonic() - began
                await self._stop(slot)
            except BaseException:
                slot.seconds += time.monotonic() - began
                await asyncio.shield(self._stop(slot))
                raise
            else:
                slot.seconds += time.monotonic() - began if seconds is None else seconds
                return answer
        raise NoDecision

    async def _ask(self, process: Process, line: str) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readuntil(b"\n")

    async def _start(self, slot: Slot) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MAX_LINE, start_new_session=True
        )
        self.processes.add(process)
        if not slot.quick_only and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, REVIEW_NICENESS if slot.for_reviews else NICENESS)
        return process

    async def _stop(self, slot: Slot) -> None:
        process, slot.process = slot.process, None
        if process is not None:
            await self._kill(process)

    async def _kill(self, process: Process) -> None:
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # data left in the pipe would keep it open

    async def close(self) -> None:
        for process in list(self.processes):
            await self._kill(process)
