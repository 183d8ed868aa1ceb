"""Five languages, light and dark, phone and desk, with and without eyes: the same page for all of them."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.catalogues import LANGUAGES
from tests.web.playing import advance, my_turn, sit_down

PATHS = ["/", "/new/trojan-horse", "/new/odyssey", "/rules", "/rules/troia", "/me", "/notices", "/unsubscribe", "/nowhere"]


def settled(page: Page) -> None:
    expect(page.locator("main")).to_be_visible()
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 1280])
def test_every_page_speaks_the_language_and_keeps_its_width(visits: Visits, language: str, width: int) -> None:
    page = visits(None, language=language, width=width, height=740)
    for path in PATHS:
        page.goto(path)
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("[aria-controls=settings]").click()  # the settings too
        assert missing_words(page) == [], path
        assert too_wide(page) == [], path


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_around_the_tables(visits: Visits, dark: bool) -> None:
    page = visits(None, dark=dark)
    for path in PATHS:
        page.goto(path)
        settled(page)
        page.locator("[aria-controls=settings]").click()
        assert findings(page) == [], path


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(visits: Visits, game: str, dark: bool) -> None:
    page = visits(dark=dark)
    page.locator(f"[data-game={game}] .go").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".action")).to_be_visible()
    expect(page.locator("[role=option]").first).to_be_visible()
    settled(page)
    assert findings(page) == []


def test_a_newcomer_gets_into_a_game_by_keyboard_alone(visits: Visits) -> None:
    page = visits()
    expect(page.locator("[data-game=horus]")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Horus: play against bots":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
def test_nothing_moves_away_under_the_pointer_in_play(visits: Visits, dice: random.Random, game: str, width: int) -> None:
    page = sit_down(visits, game, bots=2 if game == "odyssey" else 1, width=width)
    my_turn(page)
    settled(page)
    page.evaluate(
        """() => {
            window.places = {};
            const around = {board: "#board", tray: ".tray", moves: ".side .moves"};
            (function look() {
                for (const [name, selector] of Object.entries(around)) {
                    const box = document.querySelector(selector)?.getBoundingClientRect();
                    if (!box || box.right < 0) continue; // the closed sheet of a phone is off the screen
                    const place = [box.x, box.y + scrollY, box.width].map(Math.round).join();
                    if (!(places[name] ??= [place]).includes(place)) places[name].push(place);
                }
                requestAnimationFrame(look);
            })();
        }"""
    )
    for _ in range(10):
        my_turn(page)
        page.locator("#moves").focus()
        for _ in range(dice.randint(1, page.locator("#moves [role=option]").count())):
            page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    places = page.evaluate("places")
    assert all(len(found) == 1 for found in places.values()), places


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (360, 740), (844, 390)])
def test_a_phone_shows_the_board_and_the_forward_button_either_way_up(visits: Visits, game: str, width: int, height: int) -> None:
    page = sit_down(visits, game, width=width, height=height)
    my_turn(page)
    settled(page)
    board, button = page.locator("#board").bounding_box(), page.locator(".go-place .btn").bounding_box()
    assert board
    assert button
    assert button["y"] + button["height"] <= height
    assert board["x"] + board["width"] <= width
    assert board["y"] + board["height"] / 2 <= height  # most of it, without scrolling
    assert too_wide(page) == []
