"""The first page: from nothing to a running game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser import Visits


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
def test_one_click_leads_a_newcomer_into_a_game_against_bots(visits: Visits, game: str) -> None:
    page = visits()
    page.locator(f"[data-game={game}] button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".action")).to_be_visible()
