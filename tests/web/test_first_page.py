"""The first page: from nothing to a running game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser import Visits

# What can be pressed or read beside the board and lies under the sentence of a newcomer's first turns.
UNDER_THE_TIP = """() => {
    const tip = document.querySelector(".tip").getBoundingClientRect();
    return [...document.querySelectorAll(".tray button:not(.grip), .grip span, .tray p, .side *, .who li, .recap *")]
        .filter(it => {
            const {left, right, top, bottom, width} = it.getBoundingClientRect();
            return width && left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
        })
        .map(it => it.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("game", ["trojan-horse", "troia", "odyssey", "horus"])
def test_one_click_leads_a_newcomer_into_a_game_against_bots(visits: Visits, game: str) -> None:
    page = visits()
    page.locator(f"[data-game={game}] .go").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".action")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (1920, 1080), (2560, 1440)])
def test_in_the_first_game_a_sentence_stands_beside_what_it_is_about_on_every_window(
    visits: Visits, width: int, height: int
) -> None:
    page = visits(width=width, height=height)
    page.locator("[data-game=trojan-horse] .go").click()
    page.wait_for_url("**/t/*")
    tip = page.locator(".tip", has_text="Say how many heroes go in")
    begin = page.locator(".go-place").get_by_role("button", name="Show me the first turn")
    tip.or_(begin).wait_for()
    if not tip.count():
        begin.click()
    tip.wait_for()
    beside, odds = tip.bounding_box(), page.locator(".odds").first.bounding_box()
    assert beside
    assert odds
    assert 0 <= beside["x"] <= odds["x"] + odds["width"] <= beside["x"] + beside["width"] <= width
    assert 0 <= odds["y"] - beside["y"] - beside["height"] < 60
    assert page.evaluate(UNDER_THE_TIP) == []


def test_one_click_makes_a_table_for_a_friend_and_a_second_copies_the_link(visits: Visits) -> None:
    page = visits(used_again=False)
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
