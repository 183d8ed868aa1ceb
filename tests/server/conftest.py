from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.server.light  # noqa: F401
from ilion.server.jobs import mail, web_push
from tests.server.fixed_draws import MODULES, FixedSecrets
from tests.server.harness import LIMIT, Client, Running, close_connections, connections, fixed_by
from tests.server.noticing import Post
from tests.server.push_receiver import PushReceiver


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on SQLite for all tests that do not harm it."""
    folder: Path = tmp_path_factory.mktemp("server")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    yield running
    running.stop()
    log = (folder / "log").read_text()
    assert "failed" not in log, log


@pytest.fixture(autouse=True)
def no_open_connections() -> Iterator[None]:
    """Close the connections that a test leaves open."""
    kept = len(connections)
    yield
    close_connections(kept)


@pytest.fixture(autouse=True)
def fixed_draws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test gets the same draws every time: from a server in this process and from the one that tests share."""
    seed = fixed_by(request.node.nodeid)
    print(f"seed: {seed}")
    fixed = FixedSecrets(lambda: seed)
    for module in MODULES:
        monkeypatch.setattr(module, "secrets", fixed)
    if "server" in request.fixturenames:
        running = request.getfixturevalue("server")
        if isinstance(running, Running) and running.draws is not None:
            running.draws.write_text(seed, "utf-8")


@pytest.fixture
def ann(server: Running) -> Client:
    return Client(server)


@pytest.fixture
def bob(server: Running) -> Client:
    return Client(server)


@pytest.fixture
def eve(server: Running) -> Client:
    return Client(server)


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Iterator[Post]:
    """A mail server, with unlimited patience on both sides."""
    monkeypatch.setattr(mail, "TIMEOUT", LIMIT)
    found = Post()
    yield found
    found.controller.stop()


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushReceiver]:
    """A push service, for which a server in this process waits without a limit."""
    monkeypatch.setattr(web_push, "TIMEOUT", LIMIT)
    found = PushReceiver()
    yield found
    found.close()
