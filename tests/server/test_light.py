"""The parts that the tests replace to be cheap give the same results as the originals."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from argon2 import Parameters, profiles

from ilion.server.storage import store
from ilion.server.storage.store import Store
from tests.server.light import REAL_HASHER, migrate_at_once, migrate_in_turn


def opened(file: Path) -> list[str]:
    """Return everything in a new database, as opened by the store."""

    async def run() -> None:
        made = Store(f"sqlite:///{file}", "node")
        await made.open()
        await made.close()

    asyncio.run(run())
    with sqlite3.connect(file) as connection:
        return sorted(connection.iterdump())


def test_a_database_made_at_once_is_the_one_that_the_migrations_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store._migrate is migrate_at_once
    at_once = opened(tmp_path / "once.db")
    monkeypatch.setattr(store, "_migrate", migrate_in_turn)
    assert opened(tmp_path / "turn.db") == at_once


def test_passwords_are_hashed_at_the_recommended_costs() -> None:
    recommended: Parameters = profiles.RFC_9106_LOW_MEMORY
    costs = REAL_HASHER.time_cost, REAL_HASHER.memory_cost, REAL_HASHER.parallelism, REAL_HASHER.type
    assert costs == (recommended.time_cost, recommended.memory_cost, recommended.parallelism, recommended.type)
