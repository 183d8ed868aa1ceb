"""The places to play matches: this process, a pool of processes, or a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from ilion.arena.match import TEXTS, Match, Result, play
from ilion.core.errors import IlionError
from ilion.core.text import printable


class NoWorkers(IlionError, RuntimeError):
    """The matches cannot be played at the requested place."""


def play_all(matches: Sequence[Match], jobs: int, on: str) -> Iterator[Result]:
    """Play all matches and yield each result as soon as it is known. `on` is `local`, `ray` or the address `ray://…` of a
    cluster."""
    if on != "local":
        yield from play_on_ray(matches, on)
    elif jobs <= 1:
        yield from map(play, matches)
    else:
        yield from play_in_pool(matches, jobs)


def play_in_pool(matches: Sequence[Match], jobs: int) -> Iterator[Result]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupt)
    try:
        for done in as_completed([pool.submit(play, match) for match in matches]):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupt() -> None:
    """Ignore Ctrl-C, which reaches the whole process group; the process with the journal handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_on_ray(matches: Sequence[Match], address: str) -> Iterator[Result]:
    if address != "ray" and not address.startswith("ray://"):
        raise NoWorkers(TEXTS.text("no-place", place=printable(address)))
    if find_spec("ray") is None:
        raise NoWorkers(TEXTS.text("no-package", package="ray", command="pip install '.[ray]'"))
    ray: Any = import_module("ray")
    ray.init(address=None if address == "ray" else address, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(match) for match in matches]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
