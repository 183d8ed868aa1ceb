"""Threads that share the work of a batch.

A step of all games takes a fraction of a millisecond, in which few threads of Python can get the GIL, take their work from a queue
and report. These threads wait for their work in compiled code and never take the GIL.
"""

from __future__ import annotations

from threading import Event, Thread

import cython


class Work:
    """Work that can be done in shares, by numbered tasks."""

    def do_(self, task: int, share: int) -> None:
        """Do one share of a task."""


class Yard:
    """The place where the threads wait. They keep it alive, and it keeps nothing alive, so an unused batch can end them."""

    if cython.compiled:

        def __init__(self, shares: int) -> None:
            self.build(shares)  # type: ignore[attr-defined]  # in threads.pxd, like the others

        def serve(self, share: int) -> None:
            number = cython.cast(cython.int, share)
            with cython.nogil:
                self.serve_(number)  # type: ignore[attr-defined]

        def close(self) -> None:
            self.close_()  # type: ignore[attr-defined]

        def __dealloc__(self) -> None:
            self.tear_down()  # type: ignore[attr-defined]

    else:  # under the GIL threads gain nothing: the caller does all shares, and the threads wait for the end

        def __init__(self, shares: int) -> None:
            self.shares = shares
            self.end = Event()

        def serve(self, share: int) -> None:
            self.end.wait()

        def close(self) -> None:
            self.end.set()

        def run_(self, work: Work, task: int) -> None:
            for share in range(self.shares):
                work.do_(task, share)


class WorkerThreads:
    """The calling thread and `shares - 1` others, each with a fixed share of every task."""

    yard: Yard
    others: list[int]  # the identifiers of the threads beside the calling one

    def __init__(self, shares: int) -> None:
        self.yard = Yard(shares)
        self.others = []
        for share in range(1, shares):
            thread = Thread(target=self.yard.serve, args=(share,), daemon=True)
            thread.start()
            self.others.append(int(thread.ident or 0))

    def run_(self, work: Work, task: int) -> None:
        """Run all shares of a task, and return when they are done."""
        self.yard.run_(work, task)

    def close(self) -> None:
        """End the threads; from now on the caller does all the work."""
        self.yard.close()

    def __del__(self) -> None:
        self.close()
