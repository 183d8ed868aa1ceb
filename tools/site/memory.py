"""`python -m tools.site.memory [MOVES]` plays in the static folder, in one tab that is never loaded again: games of all four, one
after the other, with as many bots as each allows, first experts and then the strongest, twice around. It prints, for every worker
that the page ever had, the final size of its heap for Python, and the rest of its memory as reported by the browser.

A line before the program of each worker reports every growth of its heap, so no peak is missed between two measurements. The host
of this measurement sets the headers with which a browser reports memory by worker; the site itself needs none.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

import ilion
from tools.site.measure import FOLDER, LIMIT, Handler, my_turn, without_heap

LEVELS = ("expert", "olympian")
ROUNDS = 2
MOVES = 6
TELLS_GROWTH = """const grow = WebAssembly.Memory.prototype.grow;
const worker = Math.random().toString(36).slice(2, 8);
WebAssembly.Memory.prototype.grow = function (pages) {
  const before = grow.call(this, pages);
  console.debug(`ilion-heap ${location.pathname.split("/").pop().split("-")[0]} ${worker} ${this.buffer.byteLength}`);
  return before;
};
"""
# the first page begins games with a few easy bots
MANY_STRONG_BOTS = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  const asked = message?.body ? JSON.parse(message.body) : {};
  if (asked.seats && window.bots) {
    asked.seats = [{ kind: "me" }, ...Array(window.bots.number).fill({ kind: "bot", level: window.bots.level })];
    message.body = JSON.stringify(asked);
  }
  return post.call(this, message, ...more);
};
localStorage.setItem("ilion-settings", JSON.stringify({ sound: false, pace: "instant", motion: "off" }));"""


class Peaks:
    """The largest heap of every worker, by its kind and a name of its own, in the order in which they began."""

    def __init__(self) -> None:
        self.megabytes: dict[str, float] = {}

    def hear(self, message: ConsoleMessage) -> None:
        if message.text.startswith("ilion-heap "):
            _, kind, name, size = message.text.split()
            worker = f"{kind} {name}"
            self.megabytes[worker] = max(self.megabytes.get(worker, 0), round(int(size) / 1e6, 1))


def play(page: Page, game: str, moves: int) -> int:
    """Begin a game from the first page, make some moves, go back, and return their number."""
    page.locator(f"article[data-game={game}] .btn.go").click()
    made = 0
    while made < moves:
        my_turn(page)
        if page.locator("section.end").count():
            break
        before = page.locator(".log").text_content()
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)
        made += 1
    my_turn(page)
    page.go_back()  # within the page: the workers stay
    page.locator(f"article[data-game={game}]").wait_for()
    return made


def main() -> int:
    moves = int(sys.argv[1]) if sys.argv[1:] else MOVES
    if not FOLDER.is_dir():
        print(f"There is no {FOLDER}: run make site first.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shutil.copytree(FOLDER, Path(folder) / "ilion")
        for script in (Path(folder) / "ilion" / "assets").glob("*-worker-*.js"):
            script.write_text(TELLS_GROWTH + script.read_text("utf-8"), encoding="utf-8")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        program = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(LIMIT)
        page.add_init_script(MANY_STRONG_BOTS)
        peaks = Peaks()
        page.on("console", peaks.hear)
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/ilion/")
        page.locator("article").first.wait_for()
        for _ in range(ROUNDS):
            for level in LEVELS:
                for game in ilion.games():
                    bots = max(ilion.load(game).seats) - 1
                    page.evaluate("bots => (window.bots = bots)", {"number": bots, "level": level})
                    made = play(page, game, moves)
                    print(f"{game}, {bots} bots ({level}), {made} moves: heap, MB", json.dumps(peaks.megabytes), flush=True)
        print("besides, MB", json.dumps(without_heap(page)), flush=True)
        browser.close()
        server.shutdown()
    print("largest heap, MB", max(peaks.megabytes.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
