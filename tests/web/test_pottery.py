"""The boards of the Trojan horse and Troia in a real browser: whole games, refusals, and the content for a screen reader."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.browser import Visits, findings, missing_words
from tests.web.playing import Act, advance, by_keyboard, by_mouse, go_to_move, is_over, my_turn, play, sit_down
from tests.web.tables import SHORT, sit

GAMES = {"trojan-horse": 3, "troia": 1}  # bots at the table


@pytest.mark.parametrize("act", [by_mouse, by_keyboard])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_the_board(visits: Visits, dice: random.Random, game: str, act: Act) -> None:
    page = sit_down(visits, game, GAMES[game])
    play(page, dice, act)
    assert is_over(page)
    assert not missing_words(page)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_board_bars_a_screen_reader(visits: Visits, dice: random.Random, game: str) -> None:
    page = sit_down(visits, game, GAMES[game])
    play(page, dice, by_mouse, 12)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert not findings(page)
    assert not missing_words(page)


def test_a_district_clicked_too_early_tells_its_clause(visits: Visits) -> None:  # TH-12
    page = sit_down(visits, "trojan-horse")
    my_turn(page)
    page.locator("[data-district=temple]").click(force=True)  # it is marked as disabled, and still explains why
    expect(page.locator(".refusal")).to_contain_text("TH-12")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_card_beside_the_announcements_has_room_for_its_word(visits: Visits, language: str, width: int) -> None:
    page = sit_down(visits, "trojan-horse", width=width, height=740, language=language)
    card = page.locator(".tray .card")
    while my_turn(page) and not card.count():
        go_to_move(page, 1)
        advance(page, lambda: page.keyboard.press("Enter"))
    page.evaluate("document.fonts.ready")
    assert card.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert page.locator(".tray .row").evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_large_hand_shows_every_card(visits: Visits, width: int) -> None:
    page = sit_down(visits, "troia", width=width, height=740)
    cards = page.locator(".fan button")
    while my_turn(page) and cards.count() < 14:
        if page.locator("#moves [role=option]", has_text="Draw 2").count():
            page.locator("#notation").fill("draw")
        else:  # a goal step, or Apollo's theft
            page.locator("#moves").focus()
            page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    boxes = [cards.nth(number).bounding_box() for number in range(cards.count())]
    lefts = sorted((round(box["y"]), box["x"]) for box in boxes if box)
    steps = [b[1] - a[1] for a, b in pairwise(lefts) if a[0] == b[0]]
    assert min(steps) >= 20  # the symbols are at the left edge
    assert page.evaluate("document.documentElement.scrollWidth") == width


# The left and right end of a path, its stroke included; the browser's box has room for all its control points.
DRAWN = """path => {
    const { x, width } = path.getBBox(), { a, e } = path.getScreenCTM(), half = parseFloat(getComputedStyle(path).strokeWidth) / 2;
    return [a * (x - half) + e, a * (x + width + half) + e];
}"""


@pytest.mark.parametrize("width", [768, 1080, 1280, 1920])
def test_the_cup_has_handles_where_there_is_room_for_them(visits: Visits, width: int) -> None:
    page = sit(visits, width=width, **SHORT)
    board = page.locator("main").bounding_box()
    assert board
    if width == 1920:
        expect(page.locator(".handles")).to_be_visible()
    if page.locator(".handles").is_visible():
        left, right = page.locator(".handles").evaluate(DRAWN)
        assert board["x"] - 8 < left
        assert right < board["x"] + board["width"] + 8
