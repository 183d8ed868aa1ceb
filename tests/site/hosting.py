"""A host of files that sets no headers, and a browser that visits it."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.harness import LIMIT
from tests.web.browser import AT_ONCE, UNDRAWN
from tests.web.tables import my_turn, play_to_the_end


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of a folder; an address without a file gets 404.html, as on most hosts of static sites."""

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "ilion" / "404.html"
        if code != 404 or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Host:
    """A running host; stopped, nothing answers at its address any more."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        self.port = self.server.server_address[1]
        self.base = f"http://127.0.0.1:{self.port}/ilion/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def ready(page: Page) -> None:
    """Wait until the engine answers."""
    page.wait_for_function("() => document.querySelector('article, .table, main') && !document.querySelector('aside.quiet')")


def kept(page: Page) -> None:
    """Wait until the service worker has everything and serves this page."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def visit(context: BrowserContext, host: Host) -> Page:
    """Complete a visitor's first visit."""
    page = context.new_page()
    page.goto(host.base)
    ready(page)
    kept(page)
    return page


def begin(page: Page, base: str, game: str) -> None:
    """Begin a game against bots from the first page."""
    page.goto(base)
    page.locator(f"article[data-game={game}] .btn.go").click()
    page.locator("#board [role=group]").first.wait_for()


def new_context(chromium: Browser, **look: object) -> BrowserContext:
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB", **look)  # type: ignore[arg-type]
    context.set_default_timeout(1000 * LIMIT)
    context.add_init_script(AT_ONCE)
    context.add_init_script(UNDRAWN)
    return context


class Away:
    """A browser that visited the site once; now there is no host and no network."""

    def __init__(self, context: BrowserContext, page: Page, base: str) -> None:
        self.context = context
        self.page = page
        self.base = base
        self.errors: list[str] = []
        self.finished: dict[str, str] = {}  # by game, the address of a table at which one was played to its end
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def play(self, game: str) -> str:
        """Play a whole game, once, and return the address of its table."""
        if game not in self.finished:
            begin(self.page, self.base, game)
            my_turn(self.page)
            play_to_the_end(self.page)
            self.finished[game] = self.page.url
        return self.finished[game]
