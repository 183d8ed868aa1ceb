"""A table on a phone: the sheet over the board, the log, the past, lessons, and what happened since one's turn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running, play_out
from tests.web.browser import Visits, at_rest
from tests.web.playing import advance, go_to_move, my_turn, sit_down
from tests.web.tables import BOT

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
GAMES = ["trojan-horse", "troia", "odyssey", "horus"]
# Pairs of the parts of a column whose boxes lie over each other.
OVERLAPS = """(parts) => {
    const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)]).map((it) => [it, it.getBoundingClientRect()]);
    const shown = boxes.filter(([, { width, height }]) => width && height);
    return shown.flatMap(([one, a], n) => shown.slice(n + 1).flatMap(([other, b]) =>
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 ? [`${one.className} and ${other.className}`] : []));
}"""


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_opened_log_lie_one_under_the_other(visits: Visits, game: str) -> None:
    page = sit_down(visits, game, **PHONE)
    my_turn(page)
    page.locator(".recap .to-log").tap()
    close = page.get_by_role("button", name="Close the log")
    expect(close).to_be_in_viewport(ratio=1)
    assert (
        page.evaluate(OVERLAPS, [".side > .details", ".side > .log > .head", "#log", ".side > .log > .time", ".side > .moves"])
        == []
    )
    close.tap()
    expect(page.locator(".tray")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["troia", "odyssey", "horus"])
def test_the_past_has_a_board_as_large_as_the_present(visits: Visits, game: str) -> None:
    page = sit_down(visits, game, **PHONE)
    my_turn(page)
    before = height(page, "#board")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".table.past .travel")).to_be_in_viewport(ratio=1)
    assert height(page, "#board") > 0.9 * before
    assert page.evaluate(OVERLAPS, ["#board", ".travel"]) == []


def test_the_grip_uncovers_the_board_in_a_decision_too(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, "odyssey", bots=2, **PHONE)
    decision = page.locator(".decision")
    for _ in range(200):
        assert my_turn(page)
        at_rest(page)
        if decision.is_visible():
            break
        go_to_move(page, dice.randint(1, min(15, page.locator("#moves [role=option]").count())))
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    grip = decision.get_by_role("button", name="Collapse the panel")
    grip.tap()
    expect(decision).to_be_hidden()
    expect(page.locator(".go-place .btn")).to_be_in_viewport(ratio=1)
    page.locator(".tray").get_by_role("button", name="Expand the panel").tap()
    expect(decision).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_lesson_there_is_a_board_to_look_at(visits: Visits, game: str) -> None:
    page = visits(f"/learn/{game}", **PHONE)
    page.locator(".coach").wait_for()
    assert height(page, "#board") > 220


@pytest.mark.parametrize("width", [360, 1280])
def test_what_happened_is_told_in_two_lines_that_end_with_the_newest_turn(visits: Visits, width: int) -> None:
    page = sit_down(visits, "trojan-horse", bots=3, options={"horse": "open"}, width=width, height=740)
    for _ in range(4):
        my_turn(page)
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    my_turn(page)
    page.keyboard.press("Escape")
    lines = page.locator(".recap p").evaluate("it => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)")
    assert lines < 2.4
    newest = page.locator("#log .turn .told").first
    expect(newest).to_have_text(page.locator(".recap .turn").last.inner_text().strip())
    border = page.locator(".top .orn").bounding_box()
    text = page.locator(".recap p").bounding_box()
    assert border
    assert text
    assert text["y"] >= border["y"] + border["height"]


# Texts whose box is smaller than they are.
CUT = """(texts) => [...document.querySelectorAll(texts)]
    .filter((it) => it.checkVisibility() && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2))
    .map((it) => it.textContent.trim())"""


@pytest.mark.parametrize(("game", "bots"), [("trojan-horse", 2), ("troia", 1), ("odyssey", 2), ("horus", 1), ("horus", 2)])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_is_cut_in_the_strip_of_players(visits: Visits, game: str, bots: int, language: str) -> None:
    page = sit_down(visits, game, bots=bots, language=language, **PHONE)
    my_turn(page)
    assert page.evaluate(CUT, ".players b, .players .note") == []


def test_a_long_prompt_keeps_clear_of_the_border_below_it(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, "odyssey", bots=2, language="de", **PHONE)
    for _ in range(30):
        if not my_turn(page):
            break
        at_rest(page)
        ends, begins = page.evaluate(
            """() => [
                document.querySelector(".action").getBoundingClientRect().bottom,
                document.querySelector(".top .orn").getBoundingClientRect().top,
            ]"""
        )
        assert ends <= begins, page.locator(".action").inner_text()
        go_to_move(page, dice.randint(1, min(15, page.locator("#moves [role=option]").count())))
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["trojan-horse", "horus"])
def test_no_name_is_broken_at_the_head_of_a_score_sheet(visits: Visits, server: Running, game: str) -> None:
    client = Client(server)
    table = client.make("me", BOT, BOT, BOT, game=game)["table"]["id"]
    socket = client.socket(table)
    socket.receive()
    play_out([socket])
    socket.close()
    page = visits(None, language="de", **PHONE)
    page.context.add_cookies([{"name": "ilion", "value": client.http.cookies["ilion"], "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".score-sheet .seat").first.wait_for()
    lines = page.evaluate(
        """() => [...document.querySelectorAll(".score-sheet .seat span")].map((it) => {
            const text = document.createRange();
            text.selectNodeContents(it);
            return [it.textContent, text.getClientRects().length, it.scrollWidth <= it.clientWidth];
        })"""
    )
    assert [name for name, number, whole in lines if number > 1 or not whole] == []
    assert "Cassandra" in [name for name, *_ in lines]
