"""The Odyssey's board in a real browser: whole games by mouse and by keyboard alone, a refusal, and the content for a screen
reader."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import AT_REST, POLL, Visits, at_rest, findings, missing_words

# The possible choices: targets on the chart, decisions beside it, ways to move under it.
LEGAL = ", ".join(
    [
        '#board [role="button"][aria-disabled="false"]',
        '.decision .option[aria-disabled="false"]',
        '.tray .left button[aria-disabled="false"]',
        ".tray .pass",
    ]
)
STEPS = 1000  # more than a game of 20 rounds takes
# Not the action bar: that changes as soon as a move is chosen, before it is played.
STATE = "document.querySelector('.log')?.textContent"


def sit_down(visits: Visits, **look: Any) -> Page:
    """At a new table with a bot, at most 20 rounds long."""
    page = visits(None, **look)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = page.request.post("/api/tables", data={"game": "odyssey", "seats": seats, "options": {"max_rounds": 20}})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']['id']}")
    sea(page).wait_for()
    return page


def sea(page: Page) -> Locator:
    return page.get_by_role("group", name="The sea")


def is_over(page: Page) -> bool:
    return page.locator(".table.over").count() > 0


def names(page: Page) -> list[str]:
    """Return the possible choices on the board, by the names for a screen reader, once there are some and the earlier actions have
    arrived, or the game is over."""
    page.wait_for_function(
        f"legal => document.querySelector('.table.over') ?? (document.querySelector(legal) && {AT_REST})", arg=LEGAL, polling=POLL
    )
    found: list[str] = page.evaluate(
        "legal => [...document.querySelectorAll(legal)].map(it => it.ariaLabel ?? it.textContent.trim())", LEGAL
    )
    return found


def pick(named: list[str], dice: random.Random) -> str:
    """Choose an island rather than the open sea, so that things happen; mostly peace, so that fights do not take all evening."""
    peace = [name for name in named if re.match("Accept$|Peace|Let ", name)]
    if peace and dice.random() < 0.7:
        return dice.choice(peace)
    return dice.choice([name for name in named if re.match(r"sail to [^\d-]", name)] or named)


def play(page: Page, dice: random.Random, act: Callable[[Page, str], None], steps: int = STEPS) -> None:
    for _ in range(steps):
        named = names(page)
        if is_over(page):
            return
        before = page.evaluate(STATE)
        act(page, pick(named, dice))
        at_rest(page)
        forward = page.locator(".tray .go:enabled")
        if page.evaluate(STATE) == before and forward.count():
            if act is by_mouse:
                forward.click()
            else:
                page.locator("#board").focus()
                page.keyboard.press("Enter")
        page.wait_for_function(f"before => {STATE} !== before || document.querySelector('.table.over')", arg=before, polling=POLL)


def by_mouse(page: Page, name: str) -> None:
    """Click what has this name; the main button sends it if it is not a part of something larger."""
    target = page.locator(LEGAL).filter(has_text=name) if not name.startswith("sail to") else page.locator("none")
    by_label = page.locator(f':is({LEGAL})[aria-label="{name}"]')
    (by_label if by_label.count() else target).first.click()


def by_keyboard(page: Page, name: str) -> None:
    """Tab to the choices, the arrow keys among them, and Enter."""
    on_board = "legal => !!document.activeElement?.closest(legal)"
    for _ in range(60):
        if page.evaluate(on_board, LEGAL):
            break
        page.keyboard.press("Tab")
    assert page.evaluate(on_board, LEGAL), "the Tab key never came to the board"
    for _ in range(sum(map(ord, name)) % 4):
        page.keyboard.press(("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp")[len(name) % 4])
        if not page.evaluate(on_board, LEGAL):  # a hex out of reach: one back
            page.keyboard.press(("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")[len(name) % 4])
    page.keyboard.press("Enter")


@pytest.mark.parametrize("act", [by_mouse, by_keyboard])
def test_a_whole_game_is_played_on_the_board(visits: Visits, dice: random.Random, act: Callable[[Page, str], None]) -> None:
    page = sit_down(visits)
    play(page, dice, act)
    assert is_over(page)
    assert not missing_words(page)


def test_a_hex_that_cannot_be_reached_tells_its_clause(visits: Visits) -> None:  # OD-27
    page = sit_down(visits)
    names(page)
    page.locator(".tray .go:enabled").click()  # it sails unless something else is chosen
    page.locator("#board .hex").first.wait_for()
    ithaca = sea(page).get_by_role("button", name=re.compile("^-6,0, out of reach"))
    ithaca.click(force=True)  # disabled for a screen reader, but it explains why
    expect(page.locator(".refusal").filter(has_text="Ithaca is closed to you")).to_contain_text("OD-27")


def test_nothing_on_the_board_bars_a_screen_reader(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits)
    play(page, dice, by_mouse, 12)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert not findings(page)
    assert not missing_words(page)
