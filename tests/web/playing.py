"""Whole games through the web app: a player's actions on any board."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from tests.web.browser import AT_REST, POLL, Visits, at_rest

# The possible choices on the board and in the tray under it.
LEGAL = ", ".join(
    [
        '#board [role="button"]:not([aria-disabled="true"])',
        '#board button[aria-disabled="false"]',
        '.tray .left button:not([aria-disabled="true"])',
        '.tray .right button:not([aria-disabled="true"])',
        '.decision button:not(.grip, [aria-disabled="true"])',
        ".side-part [data-choice]",
    ]
)
# A point of something legal that lies under nothing else: of a card in a fan only the edge is in sight. Null if there is nothing.
IN_SIGHT = """([legal, die]) => {
    const all = [...document.querySelectorAll(legal)];
    const it = all[Math.floor(die * all.length)];
    if (!it) return null;
    it.scrollIntoView({block: "nearest"});
    const {left, top, width, height} = it.getBoundingClientRect();
    for (const y of [0.5, 0.2, 0.8])
        for (const x of [0.5, 0.25, 0.12, 0.88])
            if (it.contains(document.elementFromPoint(left + x * width, top + y * height)))
                return {x: left + x * width, y: top + y * height};
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    throw Error(`${it.outerHTML.slice(0, 300)} is covered by ${above?.outerHTML.slice(0, 300)}`);
}"""
# Points of everything legal that lies under nothing else.
REACHED = """legal => [...document.querySelectorAll(legal)].flatMap(it => {
    const {left, top, width, height} = it.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
        for (const across of [0.5, 0.25, 0.12, 0.88]) {
            const x = left + across * width, y = top + down * height;
            if (it.contains(document.elementFromPoint(x, y))) return [{x, y}];
        }
    return [];
})"""
# Not innerText: that would lay the page out in every frame of the wait.
STATE = "[...document.querySelectorAll('.action, .log, .sheet')].map(it => it.textContent).join()"
# Presses keys on an element without a pause between them.
PRESS = """(it, keys) => {
    it.focus();
    for (const key of keys) it.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
}"""
QUICK = 5_000  # milliseconds: a main button that can be pressed is pressed by then
Act = Callable[[Page, random.Random], None]


def sit_down(visits: Visits, game: str, bots: int = 1, options: dict[str, Any] | None = None, **look: Any) -> Page:
    """Sit down at a new table with easy bots."""
    page = visits(None, **look)
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * bots
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": options or {}})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']['id']}")
    page.locator("#board [role=group]").first.wait_for()
    return page


def is_over(page: Page) -> bool:
    return page.locator(".table.over").count() > 0


def my_turn(page: Page) -> bool:
    """Wait until there is something to do and the earlier actions have arrived; False: the game is over."""
    page.wait_for_function(
        "() => document.querySelector('.table.over') ??"
        f" (document.querySelector('.table:not(.lost) .tray .go-place .btn') && {AT_REST})",
        polling=POLL,
    )
    return not is_over(page)


def play(page: Page, dice: random.Random, act: Act, steps: int = 2000) -> None:
    """Choose and play, until the game is over or this many steps are done."""
    for _ in range(steps):
        put_away(page)
        if not my_turn(page):
            return
        act(page, dice)


def put_away(page: Page) -> None:
    """Close anything opened by a click that missed because the page changed under it: a clause, which on a phone lies over the
    cards, an earlier moment, or, by lowering the sheet of a phone, the view of the board."""
    for _ in range(page.locator(".drawer, .table.past").count()):
        page.keyboard.press("Escape")
    lowered = page.locator(".tray.low .grip")
    if lowered.count():
        lowered.tap()


def by_mouse(page: Page, dice: random.Random) -> None:
    """Click something legal on the board or in the tray; then the forward button, if that made a move."""
    place = page.evaluate(IN_SIGHT, [LEGAL, dice.random()])
    if place:
        page.mouse.click(place["x"], place["y"])
    press_main(page, lambda main: main.click(timeout=QUICK))


def press_main(page: Page, press: Callable[[Locator], None]) -> None:
    """Press the main button if it is enabled once the last choice has arrived."""
    at_rest(page)
    main = page.locator(".tray .go:enabled")
    if not main.count():
        return
    before = page.evaluate(STATE)
    try:
        press(main)
    except TimeoutError:
        return
    page.wait_for_function(f"before => {STATE} !== before", arg=before, polling=POLL)


def by_touch(page: Page, dice: random.Random) -> None:
    """Tap something legal that a finger reaches; then the main button, if that made a move. Where nothing is within reach, because
    a finger came upon a button that makes the board larger, look at the whole board again."""
    places: list[dict[str, float]] = page.evaluate(REACHED, LEGAL)
    whole = page.locator("#board .zoom .btn")
    if places:
        place = dice.choice(places)
        page.touchscreen.tap(place["x"], place["y"])
    elif whole.count():
        whole.last.tap()
    press_main(page, lambda main: main.tap(timeout=QUICK))


def by_keyboard(page: Page, dice: random.Random) -> None:
    """The key b goes to the board, arrows over it, Enter chooses and Enter plays; Tab goes on to the parts under the board, if
    nothing on it can be chosen, or as the player likes."""
    legal = "legal => !!document.activeElement?.matches(legal)"
    forward = page.locator(".tray .go:enabled")
    if page.locator(LEGAL).count():
        page.keyboard.press("b")
        for _ in range(dice.randrange(6)):
            page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown"]))
        for _ in range(12):
            if page.evaluate(legal, LEGAL):
                break
            page.keyboard.press("ArrowRight")
        if dice.random() < 0.5 or not page.evaluate(legal, LEGAL):
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate(legal, LEGAL) and dice.random() < 0.3:
                    break
        if page.evaluate(legal, LEGAL):
            page.keyboard.press("Enter")
            at_rest(page)
    if not forward.count():
        return
    page.locator("#board").focus()
    before = page.evaluate(STATE)
    page.keyboard.press("Enter")
    # a key that is pressed where nothing is asked any more sends nothing
    page.wait_for_function(
        f"before => {STATE} !== before || !document.querySelector('.tray .go:enabled')", arg=before, polling=POLL
    )


def go_to_move(page: Page, number: int) -> None:
    """In the list of moves, go to the one of this number, counted from 1, with as few keys as possible, and all at once: after a
    pause the page would be drawn with each move on the way."""
    page.locator("#moves").evaluate(PRESS, ["PageDown"] * (number // 8) + ["ArrowDown"] * (number % 8))


def advance(page: Page, send: Callable[[], None]) -> None:
    """Send the chosen move, and wait until it has happened."""
    before = page.evaluate(STATE)
    send()
    page.wait_for_function(f"before => {STATE} !== before", arg=before, polling=POLL)
