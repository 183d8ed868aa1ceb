"""The speed of the web app in a real browser: inputs, updates and animations of all four games, in one table.

    python benchmarks/page.py

It starts a server of its own. With each game it plays until `--events` events have happened and opens the page twice:

- in a window of 1280 × 800 it chooses moves, confirms them, opens panels and steps through time. It tells the milliseconds
  from an input to the next paint as the browser reports them (in steps of 8);
- in a window of 390 × 844, with the processor of the page `--slower` times slower, it plays on against bots. It tells the
  tasks of the page that are longer than 50 ms, as the browser's tracing reports them, and the longest.

Then it opens a Horus position with `--tiles` tiles and at least `--places` legal places: inputs as above, and for each animation
the frames that the browser's tracing reports as presented, those it reports as dropped, and the rate that follows from a display
with 60 frames a second. "an empty page" is the time that browser and machine take by themselves.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile

import large_horus
from in_browser import FLAGS, LONG, OBSERVE, TASKS, Trace, bare, row, serving, summary, trying
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import ilion

# Plays its own seat until this many events have happened and it is to move again.
PLAY_ON = """async ({id, events}) => await new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let played = 0;
    socket.onmessage = ({data}) => {
        const {type, now} = JSON.parse(data);
        if (type !== "welcome" && type !== "update") return;
        const over = now.status === "over";
        if (over || (now.moves?.length && now.events >= events)) { socket.close(); done(!over); return; }
        if (!now.moves?.length) return;
        const move = now.moves[played++ * 7919 % now.moves.length].text;
        socket.send(JSON.stringify({type: "play", move, seq: now.seq, key: crypto.randomUUID(), id: "1"}));
    };
})"""
# Makes some legal move as a reader does: chooses it, and confirms it. False while there is none.
MOVE = """async n => {
    const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const moves = document.querySelectorAll("#moves [role=option]");
    if (!moves.length) return false;
    moves[n * 7919 % moves.length].click();
    await painted(); await painted();
    document.querySelector(".go:enabled")?.click();
    return true;
}"""
OPPONENTS = {"troia": 1}  # two elsewhere
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


def table_of(page: Page, game: str, events: int) -> str:
    """Return a table that is under way, with the reader to move."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * OPPONENTS.get(game, 2)]
    while True:
        table: str = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["table"]["id"]
        if page.evaluate(PLAY_ON, {"id": table, "events": events}):
            return table


def opened(browser: Browser, base: str, size: dict[str, int], game: str, events: int) -> Page:
    context = browser.new_context(base_url=base, viewport=size, has_touch=size is PHONE)  # type: ignore[arg-type]
    context.add_init_script('localStorage.setItem("ilion-settings", JSON.stringify({ sound: false, pace: 0.5 }))')
    page = context.new_page()
    page.goto("/")
    page.goto(f"/t/{table_of(page, game, events)}")
    page.locator("#moves [role=option]").first.wait_for(state="attached")
    page.wait_for_timeout(1000)
    return page


def click_in_turn(page: Page, buttons: Locator, times: int) -> None:
    for i in range(times):
        button = buttons.nth(i % buttons.count())
        if button.is_enabled():
            button.click(force=True)  # a move that is still being shown may disable it just now; then the click does nothing
        page.wait_for_timeout(100)


def inputs(browser: Browser, base: str, game: str, events: int, times: int) -> dict[str, dict[str, float]]:
    """Choose, confirm, open panels and look back, by mouse."""
    page = opened(browser, base, DESKTOP, game, events)
    page.evaluate(OBSERVE)
    moves = page.locator("#moves [role=option]")
    trying(page, "open and close a panel")
    click_in_turn(page, page.locator(".top nav button.icon"), times)
    page.keyboard.press("Escape")
    trying(page, "step through time")
    for step in (page.locator(".time button").first, page.locator(".time button").last):
        click_in_turn(page, step, times // 2)
    for i in range(times):
        if page.locator(".table.over").count():
            break
        if moves.count():
            trying(page, "choose a move")
            page.locator("#notation").hover()  # it unfolds the list
            moves.nth(i % moves.count()).click()
            trying(page, "confirm")
            if page.locator(".go:enabled").count():
                page.locator(".go:enabled").click()
        page.wait_for_timeout(700)
    trying(page, "end")
    measured = page.evaluate("() => measured")
    page.context.close()
    return summary(measured)


def updates(browser: Browser, base: str, game: str, events: int, times: int, slower: float) -> list[float]:
    """Return the tasks of the page while it plays on, on a slow phone."""
    page = opened(browser, base, PHONE, game, events)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(MOVE, 0)  # the measuring code is loaded by now, and takes no time from an update
    page.wait_for_timeout(1500)
    trace = Trace(browser, TASKS)
    for i in range(times):
        page.evaluate(MOVE, i)
        page.wait_for_timeout(1000)
    trace.end(page)
    page.context.close()
    return trace.tasks()


def tell(what: str, **numbers: float) -> None:
    print(f"{what:66}", *(f"{name} {number:<8}" for name, number in numbers.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=ilion.games(), help="games to measure (default: all)")
    parser.add_argument("--events", type=int, default=90, help="events of each game before it is measured (default: %(default)s)")
    parser.add_argument("--slower", type=float, default=4, help="how much slower the phone is (default: %(default)s)")
    parser.add_argument("--laid", type=int, default=60, help="tiles that must be laid in play (default: %(default)s)")
    parser.add_argument("--tiles", type=int, default=120, help="tiles that the page shows (default: %(default)s)")
    parser.add_argument("--places", type=int, default=140, help="legal places of the large position (default: %(default)s)")
    parser.add_argument("--times", type=int, default=40, help="inputs of each kind (default: %(default)s)")
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    parser.add_argument("--browser", default=chromium, help="the Chromium that shows the page (default: %(default)s)")
    options = parser.parse_args()
    assert options.browser, "Chromium is needed"
    times = options.times
    with tempfile.TemporaryDirectory() as folder, serving(folder) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.browser, args=FLAGS)
        for game in options.games:
            for kind, found in inputs(browser, base, game, options.events, times // 2).items():
                tell(f"{game}: {kind}, ms", **found)
            tasks = updates(browser, base, game, options.events, times // 2, options.slower)
            long = row([task for task in tasks if task > LONG])
            tell(f"{game}: long tasks on a slow phone, ms", **long | {"longest": round(max(tasks, default=0))})
        page = browser.new_context(base_url=base, viewport=DESKTOP).new_page()  # type: ignore[arg-type]
        page.goto("/")
        size = large_horus.open_position(page, options.laid, options.tiles, options.places)
        large = f"horus, {size['tiles']} tiles, {size['places']} places"
        for kind, found in summary(large_horus.measure_inputs(page, times)).items():
            tell(f"{large}: {kind}, ms", **found)
        for animation, frames in large_horus.animate(browser, page, times).items():
            tell(f"{large}: {animation}, frames", **frames)
        for found in summary(bare(browser.new_page(), times)).values():
            tell("an empty page: click, ms", **found)
        browser.close()
    tell("load of the machine", now=round(os.getloadavg()[0], 1))


if __name__ == "__main__":
    main()
