"""Threads that share the work of a batch.

The standard library's pool creates a future with its own locks for every piece of work, which takes as long as stepping a few
hundred games. Here every thread has a queue and waits for the next piece.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Part = Callable[[int, int], object]  # does the work for the lanes from the first number up to the second
Task = tuple[int, Part] | None  # with its number; None if no more will come
Report = tuple[int, BaseException | None]


class WorkerThreads:
    """The calling thread and `threads - 1` others, each with a fixed share of the n lanes."""

    def __init__(self, n: int, threads: int) -> None:
        edges = [n * share // threads for share in range(threads + 1)]
        self.n = n
        self.own = edges[1]  # the caller's own share ends here
        self.number = 0
        self.reports: SimpleQueue[Report] = SimpleQueue()
        self.queues: list[SimpleQueue[Task]] = [SimpleQueue() for _ in range(threads - 1)]
        for queue, begin, end in zip(self.queues, edges[1:-1], edges[2:], strict=True):
            Thread(target=_work, args=(queue, self.reports, begin, end), daemon=True).start()

    def run(self, part: Part) -> None:
        """Run all shares of a piece of work, and return when all are done."""
        self.number += 1
        for queue in self.queues:
            queue.put((self.number, part))
        part(0, self.own)
        missing = len(self.queues)
        while missing:
            number, error = self.reports.get()
            if number == self.number:  # others belong to work whose caller was interrupted while waiting
                missing -= 1
                if error is not None:
                    raise error

    def close(self) -> None:
        """End the threads; from now on the caller does all the work."""
        for queue in self.queues:
            queue.put(None)
        self.queues = []
        self.own = self.n

    __del__ = close


def _work(queue: SimpleQueue[Task], reports: SimpleQueue[Report], begin: int, end: int) -> None:
    while (task := queue.get()) is not None:
        number, part = task
        error: BaseException | None = None
        try:
            part(begin, end)
        except BaseException as raised:
            error = raised
        del task, part  # an idle thread must not keep objects alive
        reports.put((number, error))
