"""How smooth the page is in a large Horus position: interaction to next paint, and frames a second, in a real browser.

    python benchmarks/page_horus.py

It starts a server of its own, plays until `--laid` tiles lie on the table and there are `--places` legal places for the next, and
opens the page. No game lays all tiles of the box, so the rest up to `--tiles` are added as necropolises when the page
gets its view. It chooses places by mouse and by keyboard, drags and zooms; then it watches the animations. It prints a JSON object:

- the size of the position, and the load of the machine;
- "ms": for each kind of input the milliseconds to the next paint as the browser reports them (in steps of 8; p50, p98, worst).
  "bare" is a click on an empty page with one button: what browser and machine take by themselves;
- "frames": for each animation the frames that the browser's tracing reports as presented, those it reports as dropped, and the rate
  that follows from a display with 60 frames a second. "bare" is a square that slides over an empty page.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# Plays its own seat until the tile has enough places, always far from the middle; null if the game is over before.
SPREAD = """async ({id, tiles, places}) => await new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    const far = move => move.data.at ? Math.hypot(...move.data.at) + 12 * Math.random() : Math.random();
    socket.onmessage = ({data}) => {
        const {type, now} = JSON.parse(data);
        if (type !== "welcome" && type !== "update") return;
        const large = now.moves?.length >= places && now.view.tiles.length >= tiles;
        const end = now.status === "over" ? null : large ? now.moves.length : undefined;
        if (end !== undefined) { socket.close(); done(end); return; }
        if (!now.moves?.length) return;
        const move = now.moves.toSorted((a, b) => far(b) - far(a))[0].text;
        socket.send(JSON.stringify({type: "play", move, seq: now.seq, key: crypto.randomUUID(), id: "1"}));
    };
})"""

# Lets every view that the page gets have so many tiles: the missing ones are necropolises round the table, where no legal place is.
MORE_TILES = """tiles => {
    const read = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data").get;
    const add = lying => {
        const side = axis => lying.map(({at}) => at[axis]);
        const [left, right] = [Math.min(...side(0)) - 6, Math.max(...side(0)) + 6];
        const [top, bottom] = [Math.min(...side(1)) - 6, Math.max(...side(1)) + 6];
        const ring = [];
        for (let x = left; x < right; x += 2) ring.push([x, top], [x, bottom]);
        for (let y = top + 2; y < bottom - 2; y += 2) ring.push([left, y], [right, y]);
        for (const at of ring.slice(0, Math.max(0, tiles - lying.length)))
            lying.push({at, kind: "necropolis", end: 0, stone: null, region: null});
    };
    Object.defineProperty(MessageEvent.prototype, "data", {get() {
        const data = read.call(this);
        if (typeof data !== "string" || !data.includes('"tiles"')) return data;
        const message = JSON.parse(data);
        if (message.now?.view) add(message.now.view.tiles);
        return JSON.stringify(message);
    }});
}"""

# What can be chosen on the board, in the hand and among the piles.
CHOICES = ":is(#board svg [role=button], [data-card], [data-pile], .uses button):not([aria-disabled=true], [aria-pressed=true])"

# The middles of the places that the window shows and nothing covers.
REACHABLE = """() => [...document.querySelectorAll("#board svg [role=button]")].flatMap(place => {
    const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    return place.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""

# A square that slides for a second, on a page with nothing else: moved by the page's main thread, as drawings are.
STYLE = "width: 80px; height: 80px; position: relative; left: 0; background: #1b4f96; transition: left 1s"
SLIDE = f'<div id="square" style="{STYLE}"></div>'

# `measured` is a list of [kind of input, interaction, duration]; the kind is what is being tried at the moment.
OBSERVE = """() => {
    window.measured = [];
    new PerformanceObserver(list => {
        for (const {interactionId, duration} of list.getEntries())
            if (interactionId) measured.push([window.trying, interactionId, duration]);
    }).observe({type: "event", durationThreshold: 16});
}"""


@contextmanager
def serving(folder: str) -> Iterator[str]:
    port = str(random.randrange(20000, 60000))
    arguments = ["serve", "--port", port, "--db", f"sqlite:///{folder}/tables.db", "--rate", "100000", "--burst", "100000"]
    command = [sys.executable, "-m", "ilion.cli.main", *arguments]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        while server.poll() is None:
            try:
                urllib.request.urlopen(f"{base}/healthz")
                break
            except OSError:
                time.sleep(0.1)
        yield base
    finally:
        server.terminate()
        server.wait()


def large_position(page: Page, tiles: int, places: int) -> tuple[str, int]:
    """Return a table at which our seat has that many places to choose from."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    while True:
        made = page.request.post("/api/tables", data={"game": "horus", "seats": seats, "options": {"tiles": "ten"}})
        table = made.json()["table"]["id"]
        found = page.evaluate(SPREAD, {"id": table, "tiles": tiles, "places": places})
        if found:
            return table, found


def trying(page: Page, kind: str) -> None:
    """Label the next inputs with this kind, once the browser has reported the previous ones."""
    page.evaluate("kind => new Promise(done => setTimeout(() => { window.trying = kind; done(); }, 200))", kind)


def bare(page: Page, times: int) -> list[tuple[str, int, float]]:
    page.set_content('<button onclick="this.textContent = 1 - this.textContent">0</button>')
    page.evaluate(OBSERVE)
    trying(page, "bare")
    for _ in range(times):
        page.locator("button").click()
    trying(page, "end")
    return page.evaluate("() => measured")  # type: ignore[no-any-return]


def some_places(page: Page, times: int) -> list[tuple[float, float]]:
    """Return points of the window at which different places can be chosen."""
    found = page.evaluate(REACHABLE)
    return random.Random(1).sample(found, min(times, len(found)))


def interact(page: Page, times: int) -> None:
    """Choose by mouse and keyboard, drag, zoom: each as often."""
    trying(page, "click")
    for x, y in some_places(page, times):  # each once: choosing again would lay the tile
        page.mouse.move(x, y)
        page.mouse.click(x, y)
    trying(page, "key")
    page.keyboard.press("b")
    for i in range(times):
        page.keyboard.press(KEYS[i * 7 % 4])
        if i % 5 == 4:
            page.keyboard.press("Enter")
    trying(page, "drag")
    board = page.locator("#board [role=group]").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    for i in range(times // 3):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 40 * (-1) ** i, y + 25, steps=5)
        page.mouse.up()
    trying(page, "zoom")
    for i in range(times // 3):
        page.locator(".zoom button").nth(i % 3).click()
    trying(page, "end")


def take_turn(page: Page) -> None:
    """Choose and confirm one thing after another, at the pace of a quick reader; then watch the other player's turn."""
    page.locator(".go-place button, .table.over").first.wait_for()
    while page.locator(".go-place button").count():
        page.evaluate(
            "choices => document.querySelector(choices)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))", CHOICES
        )
        page.wait_for_timeout(500)
        page.evaluate("document.querySelector('.go:enabled')?.click()")
        page.wait_for_timeout(1000)
    page.wait_for_timeout(4000)


class Trace:
    """What the browser's tracing tells about frames. `during` names a stretch of time."""

    def __init__(self, browser: Browser) -> None:
        self.session = browser.new_browser_cdp_session()
        self.events: list[dict[str, Any]] = []
        self.complete = False
        self.stretches: list[tuple[str, float, float]] = []
        self.session.on("Tracing.dataCollected", lambda message: self.events.extend(message["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        config = {"includedCategories": ["cc", "benchmark", "disabled-by-default-devtools.timeline.frame"]}
        self.session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    @contextmanager
    def during(self, name: str) -> Iterator[None]:
        began = time.monotonic()
        yield
        self.stretches.append((name, began, time.monotonic()))

    def end(self, page: Page) -> dict[str, dict[str, float]]:
        """Count the frames of each stretch in which something was moving; times of a trace are those of the monotonic clock."""
        self.session.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(50)
        counts: dict[str, dict[str, float]] = {name: {"presented": 0, "dropped": 0} for name, _, _ in self.stretches}
        for event in self.events:
            frame = event.get("args", {}).get("frame_reporter") if event["name"] == "PipelineReporter" else None
            if not frame or not (frame["has_main_animation"] or frame["has_compositor_animation"]):
                continue
            state = "dropped" if frame["state"] == "STATE_DROPPED" else "presented"
            for name, began, ended in self.stretches:
                if frame["state"] != "STATE_NO_UPDATE_DESIRED" and began <= event["ts"] / 1e6 <= ended:
                    counts[name][state] += 1
        for count in counts.values():
            count["a second"] = round(60 * count["presented"] / max(1, count["presented"] + count["dropped"]), 1)
        return counts


def animate(browser: Browser, page: Page, times: int) -> dict[str, dict[str, float]]:
    """Watch the map glide, ghosts that follow the pointer, and the turns of both players."""
    trace = Trace(browser)
    for _ in range(times // 4):
        page.locator(".zoom button").nth(0).click()
        with trace.during("glide"):
            page.locator(".zoom button").nth(2).click()
            page.wait_for_timeout(400)
    with trace.during("ghost"):
        for x, y in some_places(page, times):
            page.mouse.move(x, y)
            page.wait_for_timeout(100)
    for _ in range(min(3, times // 4)):
        with trace.during("turn"):
            take_turn(page)
    blank = browser.new_page()
    blank.set_content(SLIDE)
    with trace.during("bare"):
        blank.evaluate("square.style.left = '600px'")
        blank.wait_for_timeout(1000)
    blank.close()
    return trace.end(page)


def summary(measured: list[tuple[str, int, float]]) -> dict[str, Any]:
    """An interaction lasts as long as its longest event; what stayed under 16 ms is not reported by the browser."""
    kinds: dict[str, dict[int, float]] = {}
    for kind, interaction, duration in measured:
        of_kind = kinds.setdefault(kind, {})
        of_kind[interaction] = max(duration, of_kind.get(interaction, 0))
    result = {}
    for kind, found in kinds.items():
        times = sorted(found.values())
        result[kind] = {"n": len(times), "p50": times[len(times) // 2], "p98": times[int(len(times) * 0.98)], "worst": times[-1]}
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laid", type=int, default=60, help="tiles that must be laid in play (default: %(default)s)")
    parser.add_argument("--tiles", type=int, default=120, help="tiles that the page shows (default: %(default)s)")
    parser.add_argument("--places", type=int, default=140, help="legal places that the position must have (default: %(default)s)")
    parser.add_argument("--times", type=int, default=40, help="inputs of each kind (default: %(default)s)")
    parser.add_argument("--picture", help="a file for a picture of the position")
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "Chromium is needed"
    with tempfile.TemporaryDirectory() as folder, serving(folder) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_context(base_url=base, viewport={"width": 1280, "height": 800}).new_page()
        page.goto("/")
        table, places = large_position(page, options.laid, options.places)
        page.add_init_script(f"({MORE_TILES})({options.tiles})")
        page.goto(f"/t/{table}")
        page.locator("#board svg [role=button]").first.wait_for(state="attached")
        page.wait_for_timeout(1000)
        if options.picture:
            page.screenshot(path=options.picture)
        tiles = int(page.locator("[data-tiles]").get_attribute("data-tiles") or 0)
        page.evaluate(OBSERVE)
        interact(page, options.times)
        measured = page.evaluate("() => measured")
        frames = animate(browser, page, options.times)
        measured += bare(browser.new_page(), options.times)
        browser.close()
    found = {"tiles": tiles, "places": places, "ms": summary(measured), "frames": frames, "load": os.getloadavg()[0]}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
