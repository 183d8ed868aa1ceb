"""The ends of the four games: readable for everybody, and nothing overlaps."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.harness import Client, Running, play_out
from tests.web.browser import POLL, Visits, findings, missing_words, too_wide
from tests.web.test_direct_play import TOUCH

BOT = {"kind": "bot", "level": "easy"}
GAMES: dict[str, dict[str, Any]] = {"trojan-horse": {"options": {"horse": "open"}}, "troia": {}, "odyssey": {}, "horus": {}}
TWO_SEATS = ("trojan-horse", "troia")
SCREENS = [(1280, 800), (1920, 1080), (2560, 1440)]
LOOKS = [("de", 390, 844, False), ("fr", 1280, 800, True)]
# The lowest edge of the elements above the chart, and the upper edge of the chart.
ABOVE_THE_CHART = """() => {
    const chart = document.querySelector(".course").getBoundingClientRect();
    const others = [...document.querySelectorAll(".places, .paper, .picture, #board, .how > *")]
        .filter(it => !it.closest(".course") && !it.contains(document.querySelector(".course")))
        .map(it => it.getBoundingClientRect())
        .filter(({bottom, top, left, right}) => top < chart.top && left < chart.right && right > chart.left && bottom > top);
    return [Math.max(...others.map(({bottom}) => bottom)), chart.top];
}"""

# What the places, the chart and the proof need, and what they have.
BESIDE_THE_SHEET = "() => { const it = document.querySelector('.how'); return [it.scrollHeight, it.clientHeight]; }"
# Once a row is being counted: the edges of the board and of that row, and where the buttons begin.
COUNTED = """() => {
    const row = document.querySelector(".paper .lit")?.getBoundingClientRect();
    if (!row || row.bottom > innerHeight) return null;
    const board = document.querySelector("#board").getBoundingClientRect();
    return [board.top, board.bottom, row.top, row.bottom, document.querySelector(".after").getBoundingClientRect().top];
}"""


def by_chance(seed: int) -> Callable[[list[dict[str, Any]]], int]:
    dice = random.Random(seed)
    return lambda moves: dice.randrange(len(moves))


@pytest.fixture(scope="module")
def ends(server: Running) -> dict[str, tuple[str, str]]:
    """A finished game of each kind: the table, and the cookie of its player."""
    assert server.draws
    found = {}
    for game, more in GAMES.items():
        server.draws.write_text(f"the end of {game}", "utf-8")
        client = Client(server)
        seats = 2 if game in TWO_SEATS else 3
        table = client.make("me", *[BOT] * (seats - 1), game=game, **more)["table"]["id"]
        socket = client.socket(table)
        socket.receive()
        play_out([socket], by_chance(3))
        socket.close()
        found[game] = table, client.http.cookies["ilion"]
    return found


def open_end(visits: Visits, end: tuple[str, str], **look: Any) -> Page:
    table, cookie = end
    page = visits(None, **look)
    page.context.add_cookies([{"name": "ilion", "value": cookie, "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".course").wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "width", "height", "dark"), LOOKS)
def test_the_end_of_a_game_is_accessible_and_in_order(
    visits: Visits, ends: dict[str, tuple[str, str]], game: str, language: str, width: int, height: int, dark: bool
) -> None:
    page = open_end(visits, ends[game], language=language, width=width, height=height, dark=dark)
    assert findings(page) == []
    assert missing_words(page) == []
    assert too_wide(page) == []
    above, chart = page.evaluate(ABOVE_THE_CHART)
    assert chart - above >= 4


@pytest.mark.parametrize("game", GAMES)
def test_everything_beside_the_score_sheet_fits_into_a_large_window(
    visits: Visits, ends: dict[str, tuple[str, str]], game: str
) -> None:
    page = open_end(visits, ends[game])
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(requestAnimationFrame)")
        needed, there = page.evaluate(BESIDE_THE_SHEET)
        assert needed <= there + 1, (width, needed, there)
    board = page.locator("#board").bounding_box()
    page.get_by_role("button", name="Check it yourself").click()
    page.locator(".fair dl").wait_for()
    assert page.locator("#board").bounding_box() == board


@pytest.mark.parametrize("game", ["trojan-horse", "horus"])
def test_on_a_phone_the_board_stays_in_sight_above_the_row_that_is_counted(
    visits: Visits, ends: dict[str, tuple[str, str]], game: str
) -> None:
    page = open_end(visits, ends[game], **TOUCH)
    page.locator(".count").tap()
    top, bottom, row_top, row_bottom, buttons = page.wait_for_function(COUNTED, polling=POLL).json_value()
    assert top >= 0
    assert bottom <= row_top + 1
    assert row_bottom <= buttons
