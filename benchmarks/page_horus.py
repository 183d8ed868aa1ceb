"""How soon the page answers in a large Horus position: interaction to next paint, in a real browser.

    python benchmarks/page_horus.py

It starts a server of its own, spreads `--tiles` tiles or more over the table until there are `--places` legal places for the next,
opens the page, and chooses places by mouse and by keyboard, drags and zooms. It prints a JSON object: the size of the position, for
each kind of input the milliseconds to the next paint as the browser reports them (in steps of 8; p50, p98, worst), and the load.
"bare" is a click on an empty page with one button: what browser and machine take by themselves.
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

from playwright.sync_api import Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# Plays its own seat until the tile has enough places, always far from the middle; null if the game is over before.
SPREAD = """async ({id, tiles, places}) => await new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    const far = move => move.data.at ? Math.hypot(...move.data.at) + 6 * Math.random() : Math.random();
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


def interact(page: Page, times: int) -> None:
    """Choose by mouse and keyboard, drag, zoom: each as often."""
    targets = page.locator("#board svg [role=button]")
    dice = random.Random(1)
    trying(page, "click")
    for i in dice.sample(range(targets.count()), times):  # each once: choosing again would lay the tile
        box = targets.nth(i).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
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
    parser.add_argument("--tiles", type=int, default=85, help="tiles that must lie on the table (default: %(default)s)")
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
        table, places = large_position(page, options.tiles, options.places)
        page.goto(f"/t/{table}")
        page.locator("#board svg [role=button]").first.wait_for(state="attached")
        page.wait_for_timeout(1000)
        if options.picture:
            page.screenshot(path=options.picture)
        tiles = page.locator("[data-tiles]").get_attribute("data-tiles")
        page.evaluate(OBSERVE)
        interact(page, options.times)
        measured = page.evaluate("() => measured")
        measured += bare(browser.new_page(), options.times)
        browser.close()
    print(json.dumps({"tiles": int(tiles or 0), "places": places, "ms": summary(measured), "load": os.getloadavg()[0]}, indent=2))


if __name__ == "__main__":
    main()
