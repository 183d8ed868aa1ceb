"""One WebAssembly build for all tests of the static site. If its tools cannot be fetched, the tests report the reason."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hatch_build import build_web_app
from tests.server.harness import LIMIT, Running
from tests.site.hosting import Away, Host, new_context, visit
from tests.web.browser import FLAGS, chromium_program
from tools.site import engine, folder
from tools.site.toolchain import Toolchain, Unavailable, fetch

expect.set_options(timeout=1000 * LIMIT)  # a limit for things that never come, long enough for a busy machine
BUILD = Path(__file__).parents[2] / "build" / "wasm"


@contextmanager
def building() -> Iterator[None]:
    """One process at a time changes the build."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def toolchain() -> Toolchain:
    with building():
        try:
            return fetch(BUILD)
        except Unavailable as error:
            pytest.skip(f"nothing can be compiled to WebAssembly here: {error}")


@pytest.fixture(scope="session")
def package(toolchain: Toolchain) -> Path:
    """Ilion, as imported by Pyodide."""
    with building():
        return engine.cached_package(toolchain, BUILD)


@pytest.fixture(scope="session")
def site(toolchain: Toolchain, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host of files with the static folder in its folder `ilion`."""
    host = tmp_path_factory.mktemp("host")
    with building():
        made = engine.cached_engine(toolchain, BUILD)
        folder.assemble(build_web_app(engine.ROOT, mode="site"), made, toolchain, host / "ilion")
    return host


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def away(chromium: Browser, site: Path) -> Iterator[Away]:
    """A browser that visited the site once and has neither host nor network since."""
    host = Host(site)
    context = new_context(chromium, viewport={"width": 1280, "height": 800})
    page = visit(context, host)
    host.stop()
    context.set_offline(True)
    yield Away(context, page, host.base)
    context.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server, for games that come from the site or go there."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    yield running
    running.stop()
