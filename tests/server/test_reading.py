"""Reading with one connection, and with as many as there are reads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import event, text

from ilion.server.storage.store import Store


def connections(folder: Path, work: Callable[[Store], Awaitable[None]]) -> int:
    """How many connections some work fetched from the pool."""
    fetched = 0

    def count(*_: object) -> None:
        nonlocal fetched
        fetched += 1

    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}", "node")
        await store.open()
        event.listen(store.engine.sync_engine, "checkout", count)
        try:
            await work(store)
        finally:
            event.remove(store.engine.sync_engine, "checkout", count)
            await store.close()

    asyncio.run(run())
    return fetched


async def read_twice(store: Store) -> None:
    for number in (1, 2):
        assert [tuple(row) for row in await store.read(text("SELECT :number"), {"number": number})] == [(number,)]


def test_each_read_has_a_connection_of_its_own(tmp_path: Path) -> None:
    assert connections(tmp_path, read_twice) == 2


def test_reads_of_a_task_share_a_connection_if_it_says_so(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.one_connection():
            await read_twice(store)

    assert connections(tmp_path, work) == 1


def test_a_task_started_meanwhile_does_not_use_the_connection_of_another(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.one_connection():
            task = asyncio.create_task(read_twice(store))
            await read_twice(store)
        await task  # the shared connection is gone by now

    assert connections(tmp_path, work) == 3


def test_afterwards_each_read_has_its_own_again(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.one_connection():
            await read_twice(store)
        await read_twice(store)

    assert connections(tmp_path, work) == 3
