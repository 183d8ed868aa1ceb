"""The first page: from nothing to a running game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser import Visits


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
def test_one_click_leads_a_newcomer_into_a_game_against_bots(visits: Visits, game: str) -> None:
    page = visits()
    page.locator(f"[data-game={game}] .go").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".action")).to_be_visible()


def test_one_click_makes_a_table_for_a_friend_and_a_second_copies_the_link(visits: Visits) -> None:
    page = visits()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Horus: play with a friend").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Copy").click()
    page.wait_for_function("() => navigator.clipboard.readText().then(text => text.includes('/t/'))")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{page.url.partition('#')[0]}#")
    friend = visits(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".action")).to_be_visible()
    expect(page.locator("#board [role=group]").first).to_be_visible()
