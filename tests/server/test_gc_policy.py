"""The policy for the garbage collector: the objects that it does not scan, and the cycles that it must still find."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ilion.server.jobs import gc_policy
from ilion.server.jobs.gc_policy import GcPolicy


class Ring:
    """An object that only a collection can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def begun() -> Iterator[GcPolicy]:
    made = GcPolicy(lambda: 0)
    made.begin()
    yield made
    made.end()


def test_objects_that_survive_a_scan_are_not_scanned_again(begun: GcPolicy) -> None:
    kept = [Ring() for _ in range(100)]
    before = gc.get_freeze_count()
    gc.collect(0)
    assert gc.get_freeze_count() >= before + len(kept)


def test_young_cycles_are_freed_at_once_and_old_ones_by_a_full_collection(begun: GcPolicy) -> None:
    young, old = Ring(), Ring()
    seen = weakref.ref(young), weakref.ref(old)
    del young
    gc.collect(0)
    assert seen[0]() is None
    del old
    gc.collect()
    assert seen[1]() is not None
    begun.collect_all()
    assert seen[1]() is None


@pytest.mark.parametrize("busy", [False, True])
def test_a_full_collection_waits_for_an_idle_moment_but_not_for_ever(busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    entries = iter(range(0, 10**9, gc_policy.IDLE + 1 if busy else 1))
    made = GcPolicy(lambda: next(entries))
    looked: list[bool] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(made, "collect_all", lambda: looked.append(True))
    asyncio.run(made.collect_when_idle())
    assert looked == [True]
    assert sum(slept) == gc_policy.PAUSE + (gc_policy.MAX_WAIT if busy else 1)


def test_afterwards_all_is_as_it_was() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    made = GcPolicy(lambda: 0)
    made.begin()
    assert gc.get_threshold()[0] == gc_policy.YOUNG
    made.end()
    assert (gc.get_threshold(), list(gc.callbacks)) == before
