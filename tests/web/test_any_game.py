"""A game without a board of its own, from a package installed beside Ilion: still pleasant to play in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ilion.cli.new_game import write_package
from tests.outside import GAME, Environment
from tests.server.harness import Running
from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.playing import by_keyboard, by_mouse, by_touch, my_turn, play, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of a fresh environment with the game installed into it, in plain Python: compiling it would take longer."""
    folder = tmp_path_factory.mktemp("any-game")
    draws = folder / "draws"
    draws.touch()
    environment = Environment(folder)
    environment.install(write_package(GAME, folder / GAME), CC="/nonexistent")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", draws=draws, python=environment.python)
    yield running
    running.stop()


def is_in_order(page: Page) -> None:
    assert missing_words(page) == []
    assert too_wide(page) == []
    assert findings(page) == []


def test_a_whole_game_by_mouse(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, GAME, bots=2)
    my_turn(page)
    is_in_order(page)
    play(page, dice, by_mouse)
    expect(page.locator(".score-sheet tbody tr")).to_have_count(1)  # the cards that were taken
    expect(page.locator(".score-sheet tfoot td")).to_have_count(3)
    is_in_order(page)


def test_a_whole_game_by_keyboard(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, GAME)
    play(page, dice, by_keyboard)
    expect(page.locator(".score-sheet tfoot td")).to_have_count(2)


def test_a_whole_game_by_touch_on_a_phone(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, GAME, bots=2, width=360, height=740, has_touch=True)
    my_turn(page)
    is_in_order(page)
    play(page, dice, by_touch)
    expect(page.locator(".score-sheet tfoot td")).to_have_count(3)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_card_is_chosen_with_its_consequence_and_lies_on_the_table_when_it_is_played(visits: Visits, dark: bool) -> None:
    page = sit_down(visits, GAME, dark=dark)
    my_turn(page)
    hand = page.get_by_role("toolbar", name="Your hand")
    card = hand.get_by_role("button").first
    number = card.inner_text()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".consequence")).to_have_text(re.compile(rf"\b[Tt]he {number}\b"))
    is_in_order(page)
    page.locator(".tray .go").click()
    expect(hand.get_by_role("button", name=number, exact=True)).to_have_count(0)
    expect(page.locator("section.log")).to_contain_text(f"You played the {number}.")
    page.keyboard.press("ArrowLeft")  # and back in time it is in the hand again
    expect(page.locator(".table.past")).to_be_visible()


def test_a_reader_of_another_language_gets_the_english_texts(visits: Visits) -> None:
    page = sit_down(visits, GAME, language="de")
    my_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    is_in_order(page)


def test_the_first_page_offers_it_without_a_lesson(visits: Visits) -> None:
    page = visits()
    card = page.locator(f"[data-game={GAME}]")
    expect(card.get_by_role("heading", name="River Run")).to_be_visible()
    expect(card.get_by_role("link", name="learn")).to_have_count(0)
    is_in_order(page)
    page.goto(f"/rules/{GAME}")
    expect(page.get_by_text("Hands are secret.")).to_be_visible()
    is_in_order(page)
