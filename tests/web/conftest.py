"""A real server and a real Chromium: the basis of the tests of the web app."""

from __future__ import annotations

import os
import random
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.harness import LIMIT, Running, fixed_by
from tests.web.browser import FLAGS, Profiles, Visits, draw, headless_program

expect.set_options(timeout=1000 * LIMIT)  # a limit for things that never come, long enough for a busy machine
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Chromium, skip the tests that need it; the summary reports this."""
    if "chromium" in os.environ.get("ILION_WITHOUT", "").split():
        for item in items:
            if "chromium" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason="Chromium is not installed; the summary says so"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """The seed of all chance in a test. Printed with a failure."""
    text = fixed_by(request.node.nodeid)
    print(f"seed: {text}")
    return text


@pytest.fixture
def dice(seed: str) -> random.Random:
    """The random choices of a player."""
    return random.Random(seed)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on a fresh SQLite for all tests of the page that do not harm it."""
    folder = tmp_path_factory.mktemp("server")
    draws = folder / "draws"
    draws.touch()
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", draws=draws)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def fixed_draws(request: pytest.FixtureRequest, seed: str) -> None:
    """Every test gets the same draws every time, whichever tests came before it."""
    if "server" in request.fixturenames:
        running: Running = request.getfixturevalue("server")
        assert running.draws
        running.draws.write_text(seed, "utf-8")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium without a head. For the package only: while it exists, nothing else in this process can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=headless_program(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def profiles(chromium: Browser) -> Iterator[Profiles]:
    made = Profiles(chromium)
    yield made
    made.close()


@pytest.fixture
def visits(profiles: Profiles, server: Running, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Opens pages, each in a profile of its own. After a failure: pictures of them and the server's last lines."""
    made = Visits(profiles, server.base)
    yield made
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for number, page in enumerate(made.pages):
            path = tmp_path / f"page{number}.png"
            draw(page)
            page.screenshot(path=path)
            print(f"{page.url} looked so: {path}")
        print("".join(server.log.read_text().splitlines(keepends=True)[-30:]))
    made.close(failed)
    assert failed or not made.errors, made.errors
