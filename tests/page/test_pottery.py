"""The boards of the Trojan horse and Troia in a real browser: whole games, and what a screen reader finds."""

from __future__ import annotations

import random

import pytest

from tests.page.browser import Visits, findings, missing_words
from tests.page.playing import Act, by_keyboard, by_mouse, is_over, play, sit_down

GAMES = {"trojan-horse": 3, "troia": 1}  # with so many bots


@pytest.fixture
def dice() -> random.Random:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    return random.Random(seed)


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
        assert not findings(page, drawn=True)
    assert not missing_words(page)
