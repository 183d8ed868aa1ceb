"""People at the table: seats, turns, a game played to its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import LIMIT
from tests.web.browser import Visits

BOT = {"kind": "bot", "level": "random"}
SHORT: dict[str, Any] = {"game": "trojan-horse", "options": {"horse": "open"}}


def make(page: Page, *seats: str | dict[str, Any], game: str = "trojan-horse", **more: Any) -> dict[str, Any]:
    """Create a table as the reader of this page."""
    specs = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    answer = page.request.post("/api/tables", data={"game": game, "seats": specs, **more})
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit(
    visits: Visits, *seats: str | dict[str, Any], width: int = 1280, dark: bool = False, language: str = "en", **more: Any
) -> Page:
    """Open a page at a new table, with its board."""
    page = visits(None, width=width, dark=dark, language=language)
    page.goto(f"/t/{make(page, *(seats or ('me', BOT, BOT)), **more)['table']['id']}")
    page.locator(".action, .cover").wait_for()
    return page


def announced(number: int, name: str = "You") -> re.Pattern[str]:
    """Return the beginning of a turn's sentence in the log for this announcement, with any card."""
    return re.compile(f"{name} (announced {number}|drew the trident)")


def my_turn(page: Page) -> None:
    expect(page.locator("#moves:not([aria-busy=true]) [role=option]").first).to_be_visible()


def first_move(page: Page) -> None:
    """Play the first move of the list, with the keyboard."""
    page.locator("#moves").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def events(page: Page) -> int:
    return int(re.sub(r"\D", "", page.locator("#log-title small").inner_text()))


def play_to_the_end(page: Page) -> None:
    """Always play the first move of the list, with the keyboard."""
    for _ in range(400):
        page.wait_for_function(
            "() => document.querySelector('section.end') || document.querySelector('#moves:not([aria-busy=true]) [role=option]')"
        )
        if page.locator("section.end").count():
            return
        before = page.locator(".log").text_content()  # not the list: it changes as soon as a move is chosen
        first_move(page)
        page.wait_for_function(
            "before => document.querySelector('section.end') || document.querySelector('.log').textContent !== before",
            arg=before,
        )
    raise AssertionError("the game does not end")


def take_along(page: Page, folder: Path) -> Path:
    """Save the game of the open table menu as a file."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Take this game elsewhere").click()
    file = folder / "game.ilion-table"
    download.value.save_as(file)
    return file


def pair(visits: Visits, *more: dict[str, Any], **table: Any) -> tuple[Page, Page]:
    """Open Anna's and Bruno's browsers at one table."""
    anna, bruno = visits(None), visits(None)
    made = make(anna, {"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "Bruno"}, *more, **table)
    where = f"/t/{made['table']['id']}"
    bruno.request.post(f"/api/tables/{made['table']['id']}/join", data={"token": made["invitations"]["1"], "name": "Bruno"})
    for page in (anna, bruno):
        page.goto(where)
        page.locator("#log").wait_for()
    return anna, bruno


def acting(*pages: Page) -> Page:
    """Return the player whose turn it is."""
    for _ in range(int(LIMIT / 0.1)):
        for page in pages:
            if page.locator("#moves [role=option]").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is to move")
