"""A large Horus position in the browser: the inputs and the animations whose speed benchmarks/page.py measures.

No game lays all tiles of the box, so those that are missing are added as necropolises when the page gets its view.
"""

from __future__ import annotations

import random
from typing import Any

from in_browser import FRAMES, OBSERVE, Trace, trying
from playwright.sync_api import Browser, Page

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

# Gives every view of the page this many tiles: the missing ones are necropolises round the table, where no legal place is.
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

# The possible choices on the board, in the hand and among the piles.
CHOICES = ":is(#board svg [role=button], [data-card], [data-pile], .uses button):not([aria-disabled=true], [aria-pressed=true])"

# The middles of the visible, uncovered places in the window.
REACHABLE = """() => [...document.querySelectorAll("#board svg [role=button]")].flatMap(place => {
    const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    return place.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
})"""

# A square that slides for a second, on a page with nothing else: moved by the page's main thread, as drawings are.
STYLE = "width: 80px; height: 80px; position: relative; left: 0; background: #1b4f96; transition: left 1s"
SLIDE = f'<div id="square" style="{STYLE}"></div>'


def large_position(page: Page, tiles: int, places: int) -> tuple[str, int]:
    """Return a table at which our seat has that many places to choose from."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    while True:
        made = page.request.post("/api/tables", data={"game": "horus", "seats": seats, "options": {"tiles": "ten"}})
        table = made.json()["table"]["id"]
        found = page.evaluate(SPREAD, {"id": table, "tiles": tiles, "places": places})
        if found:
            return table, found


def some_places(page: Page, times: int) -> list[tuple[float, float]]:
    """Return points of the window at which different places can be chosen."""
    found = page.evaluate(REACHABLE)
    return random.Random(1).sample(found, min(times, len(found)))


def interact(page: Page, times: int) -> None:
    """Choose by mouse and keyboard, drag and zoom, equally often."""
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


def animate(browser: Browser, page: Page, times: int) -> dict[str, dict[str, float]]:
    """Watch the map glide, ghosts that follow the pointer, and the turns of both players."""
    trace = Trace(browser, FRAMES)
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
    trace.end(page)
    return trace.frames()


def open_position(page: Page, laid: int, tiles: int, places: int) -> dict[str, int]:
    """Open a table with this many laid tiles and legal places, and let the page show this many tiles."""
    table, found = large_position(page, laid, places)
    page.add_init_script(f"({MORE_TILES})({tiles})")
    page.goto(f"/t/{table}")
    page.locator("#board svg [role=button]").first.wait_for(state="attached")
    page.wait_for_timeout(1000)
    return {"tiles": int(page.locator("[data-tiles]").get_attribute("data-tiles") or 0), "places": found}


def measure_inputs(page: Page, times: int) -> list[Any]:
    page.evaluate(OBSERVE)
    interact(page, times)
    return page.evaluate("() => measured")  # type: ignore[no-any-return]
