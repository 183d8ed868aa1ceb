from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Client, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on SQLite for all tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    yield running
    running.stop()
    log = (folder / "log").read_text()
    assert "failed" not in log, log


@pytest.fixture
def ann(server: Running) -> Client:
    return Client(server)


@pytest.fixture
def bob(server: Running) -> Client:
    return Client(server)


@pytest.fixture
def eve(server: Running) -> Client:
    return Client(server)
