"""Browsers, and the checks of a page."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.server.harness import LIMIT

# A browser in a container is root without a sandbox, and has nothing to download for itself.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
POLL = 30  # milliseconds between two looks; by default there is one in every frame, which the browser then has to make
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium_program() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "the tests of the page need Chromium: apt-get install chromium"
    return found


def headless_program() -> str:
    """The same engine without windows, tabs and menus, which needs half of the processor time for a test; without it, Chromium."""
    return shutil.which("chromium-headless-shell") or chromium_program()


# the value that a browser adds to the draws has 32 bytes; with the same one every time, draws repeat as the server's secrets do
SAME_VALUE = """{
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes));
}"""
# A profile without settings shows others' turns without waiting, and silently.
AT_ONCE = (
    "localStorage.getItem('ilion-settings') ??"
    " localStorage.setItem('ilion-settings', JSON.stringify({ pace: 'instant', sound: false }))"
)

# Nobody looks at the pages of a test: they are laid out and answer the mouse, but not drawn, which saves a quarter of the work.
UNDRAWN = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { opacity: 0 !important; }");
    document.adoptedStyleSheets = [sheet];
}"""

# The requests of a page that the server has not answered yet. The answer to a move comes after the new state of the table.
UNDER_WAY = """{
    const underWay = (window.underWay = new Set());
    let number = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given);
            this.number = ++number;
            this.addEventListener("message", ({data}) => {
                if (!data.startsWith('{"type":"update"')) underWay.delete(`${this.number} ${JSON.parse(data).id}`);
            });
            this.addEventListener("close", () => {
                for (const one of underWay) if (one.startsWith(`${this.number} `)) underWay.delete(one);
            });
        }
        send(text) {
            const {id} = JSON.parse(text);
            if (id) underWay.add(`${this.number} ${id}`);
            super.send(text);
        }
    };
}"""
# For a wait in the page: no response is pending, and the list of moves has followed the board.
AT_REST = "!window.underWay?.size && !document.querySelector('#moves[aria-busy=true]')"


# An address without a script, for a profile that waits for its next test.
PARK = "/icon.svg"
CLEAR = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const {name} of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
}"""
MOST_IDLE = 6  # profiles that wait; each keeps a process


class Profiles:
    """Profiles that one test after the other uses, each with a page, which is cleared between two tests. In a process that has read
    the scripts before, a page opens in half of the processor time."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.idle: list[tuple[dict[str, Any], Page]] = []  # the longest idle first

    def open(self, kind: dict[str, Any], used_again: bool) -> Page:
        """Return an empty page of a profile like a new one."""
        for number, (its_kind, page) in enumerate(self.idle):
            if used_again and its_kind == kind:
                del self.idle[number]
                return page
        context = self.chromium.new_context(reduced_motion="reduce", **kind)
        context.set_default_timeout(1000 * LIMIT)
        for script in (AT_ONCE, SAME_VALUE, UNDER_WAY, UNDRAWN):
            context.add_init_script(script)
        return context.new_page()

    def take_back(self, kind: dict[str, Any], page: Page) -> None:
        """Clear a profile for its next test."""
        if page.is_closed():
            page.context.close()
            return
        for other in page.context.pages:
            if other != page:
                other.close()
        page.unroute_all()
        page.goto(PARK)
        page.evaluate(CLEAR)
        page.context.clear_cookies()
        page.mouse.move(0, 0)
        self.idle.append((kind, page))
        if len(self.idle) > MOST_IDLE:
            _, oldest = self.idle.pop(0)
            oldest.context.close()

    def close(self) -> None:
        for _, page in self.idle:
            page.context.close()
        self.idle.clear()


@dataclass
class Visit:
    page: Page
    kind: dict[str, Any]
    used_again: bool
    heard: Callable[[Error], None]


class Visits:
    """Pages of one test. `errors` collects the uncaught errors of scripts."""

    def __init__(self, profiles: Profiles, base: str) -> None:
        self.profiles = profiles
        self.base = base
        self.made: list[Visit] = []
        self.errors: list[str] = []

    @property
    def pages(self) -> list[Page]:
        return [page for visit in self.made for page in visit.page.context.pages]

    def __call__(
        self,
        path: str | None = "/",
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        language: str = "en-GB",
        used_again: bool = True,
        **more: Any,
    ) -> Page:
        """Open a page in a profile like a fresh one: a visitor that the server has never seen. Nothing moves, and others' turns are
        shown at once. Without a path nothing is opened yet, which saves half of the work for a test that goes straight to a table.
        Nothing is stored for a day without a connection either, unless a test says `service_workers="allow"`: that is a process of
        its own.

        A test says `used_again=False` if it changes the profile so that clearing does not undo it: if it listens to events of the
        page, cuts the connection, grants a permission, or needs an empty store of files.
        """
        kind = {"base_url": self.base, "service_workers": "block", "locale": language} | more
        used_again = used_again and kind["service_workers"] == "block"
        page = self.profiles.open(kind, used_again)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(media="screen", color_scheme="dark" if dark else "light", reduced_motion="reduce")

        def heard(error: Error) -> None:
            self.errors.append(f"{page.url}: {error}")

        page.on("pageerror", heard)
        self.made.append(Visit(page, kind, used_again, heard))
        if path is not None:
            page.goto(path)
        return page

    def close(self, failed: bool = False) -> None:
        """End the visits. Those of a test that failed show nothing to the next one."""
        for visit in self.made:
            visit.page.remove_listener("pageerror", visit.heard)
            if failed or not visit.used_again:
                visit.page.context.close()
            else:
                self.profiles.take_back(visit.kind, visit.page)
        self.made.clear()


def wait_until(holds: Callable[[], bool]) -> None:
    """Ask again until this holds, for effects that follow a server's answer."""
    end = time.monotonic() + LIMIT
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def at_rest(page: Page) -> None:
    """Wait until all the page's requests have been answered: the chosen move is on the table, and its consequence is shown. From
    then on the page stands still until somebody acts."""
    page.wait_for_function(f"() => {AT_REST}", polling=POLL)


def draw(page: Page) -> None:
    """Draw this page until it is loaded again, for a check of how it looks."""
    page.evaluate("document.adoptedStyleSheets = []")


# Rules of axe-core that count here although it calls them minor, or leaves them out unless asked.
ALSO = ["label-content-name-mismatch", "landmark-unique", "region"]


def findings(page: Page) -> list[str]:
    """Return axe-core's serious or critical findings on this page, and those by the rules above."""
    draw(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    # neither the passes nor the selectors of the failures: nobody reads them, and they take time
    found: list[dict[str, Any]] = page.evaluate(
        "async also => (await axe.run(document, {resultTypes: ['violations'], selectors: false,"
        " rules: Object.fromEntries(also.map(rule => [rule, {enabled: true}]))})).violations"
        ".map(({id, impact, help, nodes}) => ({id, impact, help, where: nodes.map(node => node.html.slice(0, 160))}))",
        ALSO,
    )
    return [
        f"{one['id']}: {one['help']}: {one['where']}"
        for one in found
        if one["impact"] in ("serious", "critical") or one["id"] in ALSO
    ]


def missing_words(page: Page) -> list[str]:
    """Return texts, names and tips on this page that are a key instead of words."""
    found: list[str] = page.evaluate(
        r"""() => {
            const seen = [document.body.innerText];
            for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
                for (const name of ["aria-label", "title", "placeholder", "alt"]) seen.push(it.getAttribute(name) ?? "");
            return seen.flatMap(text => text.match(/\{[^}\n]*\}?/g) ?? []);
        }"""
    )
    return found


def too_wide(page: Page) -> list[str]:
    """Return the elements that extend over the right edge of the page, or have a text that their own box cuts off."""
    found: list[str] = page.evaluate(
        r"""() => {
            const wide = document.documentElement.clientWidth, found = [];
            if (document.documentElement.scrollWidth > wide) found.push(`page: ${document.documentElement.scrollWidth} > ${wide}`);
            for (const it of document.querySelectorAll("button, a, label, h1, h2, h3, p, td, li, legend")) {
                const box = it.getBoundingClientRect();
                if (!box.width || it.closest("svg, .sr, [data-scrolls]")) continue;
                const cut = getComputedStyle(it).overflowX !== "visible" && it.scrollWidth > it.clientWidth + 1;
                if (box.right > wide + 1 || cut || it.matches(".btn") && it.scrollWidth > it.clientWidth + 1)
                    found.push(`${it.tagName} ${it.textContent.trim().slice(0, 60)}`);
            }
            return found;
        }"""
    )
    return found
