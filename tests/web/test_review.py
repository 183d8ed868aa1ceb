"""The review of a finished game: from the end of a game to the chart, its moments, learning and practising."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import LIMIT, Client, Running, play_out
from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.catalogues import LANGUAGES
from tests.web.test_direct_play import TOUCH, by_finger

BOT = {"kind": "bot", "level": "random"}
NUMBER = re.compile(r"\d+")


@dataclass
class Finished:
    """A game that is over, and its player."""

    table: str
    client: Client

    def visit(self, visits: Visits, path: str, **look: Any) -> Page:
        """The player's browser."""
        page = visits(None, **look)
        page.context.add_cookies([{"name": "ilion", "value": self.client.http.cookies["ilion"], "url": visits.base}])
        page.goto(path)
        return page

    def review(self, visits: Visits, more: str = "", **look: Any) -> Page:
        page = self.visit(visits, f"/r/{self.table}{more}", **look)
        slider(page).wait_for()
        return page

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.http.get(f"/api/tables/{self.table}/review.json").json()
        return found


def play_a_game(server: Running, seed: int) -> Finished:
    """A short game of two players, one of whom moves at random."""
    client = Client(server)
    made = client.make("me", BOT, options={"horse": "open"})
    socket = client.socket(made["table"]["id"])
    socket.receive()
    dice = random.Random(seed)
    play_out([socket], lambda moves: dice.randrange(len(moves)))
    socket.close()
    return Finished(made["table"]["id"], client)


@pytest.fixture(scope="module")
def reviewed(server: Running) -> Finished:
    """A game with a finished review, which no test changes."""
    assert server.draws
    server.draws.write_text("a reviewed game", "utf-8")
    game = play_a_game(server, 5)
    socket = game.client.socket(game.table)
    socket.receive()
    answer = game.client.http.post(f"/api/tables/{game.table}/review")
    assert answer.status_code == 202, answer.text
    socket.until(lambda message: message["type"] == "review" and message["state"] == "ready")  # and changes no more
    socket.close()
    return game


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def at(page: Page) -> int:
    return int(slider(page).get_attribute("aria-valuenow") or -1)


def test_from_the_end_of_a_game_to_its_review_and_back_after_a_reload(visits: Visits, server: Running) -> None:
    game = play_a_game(server, 6)
    page = game.visit(visits, f"/t/{game.table}")
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_enabled()  # nothing waits for the review
    page.get_by_role("link", name="Open the review").click()
    page.wait_for_url(f"**/r/{game.table}*")
    slider(page).wait_for()
    page.wait_for_url("**move=*")
    address, place = page.url, at(page)
    page.reload()
    slider(page).wait_for()
    assert (page.url, at(page)) == (address, place)


def test_a_finished_table_has_its_review_in_the_list_and_in_the_replay(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.visit(visits, "/")
    expect(page.locator(f"a[href='/r/{reviewed.table}']")).to_be_visible()
    page.goto(f"/t/{reviewed.table}")
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("link", name="Review", exact=True).click()
    slider(page).wait_for()


def test_the_chart_is_a_slider_for_the_keyboard(visits: Visits, reviewed: Finished) -> None:
    document = reviewed.document()
    turning = sorted([0, *(event["n"] for event in document["events"])].index(n) for n in document["turning"][0])
    page = reviewed.review(visits, "?move=0&seat=1")
    slider(page).focus()
    last = int(slider(page).get_attribute("aria-valuemax") or 0)
    for key, place in [("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)]:
        page.keyboard.press(key)
        assert at(page) == place, key
    page.keyboard.press("Home")
    for place in turning:
        page.keyboard.press("t")
        assert at(page) == place
    page.keyboard.press("m")
    expect(page.locator(".decision .grade")).to_be_visible()
    said = slider(page).get_attribute("aria-valuetext") or ""
    assert any(grade in said for grade in ("inaccuracy", "mistake", "blunder")), said


def test_a_decision_shows_both_moves_and_what_they_rest_on(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits, "?move=0&seat=1")
    page.keyboard.press("m")
    options = page.locator(".decision .option")
    expect(options).to_have_count(2)
    chances = [int(NUMBER.findall(options.nth(number).inner_text())[0]) for number in range(2)]
    assert chances[1] > chances[0], "the bot's move is the better one"
    expect(page.locator("#board [role=group]")).to_be_visible()


def test_the_figures_of_a_seat_add_up_as_shown(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits)
    for number in range(2):
        page.locator(".seats button").nth(number).click()
        shown = [text.replace("−", "-") for text in page.locator(".falls dd:not(.bar)").all_inner_texts()]
        start, *causes, end = [int(re.sub(r"[^\d-]", "", text)) for text in shown]
        assert start + sum(causes) == end


def test_the_chart_is_a_table_too(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits)
    page.locator("summary").first.click()
    expect(page.locator("tbody tr")).to_have_count(len(reviewed.document()["events"]))


def test_a_phone_taps_into_the_chart_and_nothing_reaches_over_its_edge(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits, "?move=0", width=360, height=740, has_touch=True, is_mobile=True)
    assert too_wide(page) == []
    box = slider(page).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * 0.6, box["y"] + 60)
    assert at(page) > 0
    before = at(page)
    page.locator(".steps").get_by_role("button", name="One move on").tap()
    assert at(page) == before + 1


def test_a_finger_drags_through_the_chart(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits, "?move=0", **TOUCH)
    slider(page).scroll_into_view_if_needed()
    box = slider(page).bounding_box()
    assert box
    last = slider(page).get_attribute("aria-valuemax") or ""
    x, y, width = box["x"], box["y"] + 60, box["width"]
    by_finger(page, (x + width * 0.3, y), (x + width - 2, y))
    expect(slider(page)).to_have_attribute("aria-valuenow", last)
    by_finger(page, (x + width * 0.7, y), (x + 2, y))
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")


def test_learning_asks_without_the_answer_and_the_server_judges(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits, "?move=0&seat=1")
    page.get_by_role("button", name=re.compile("Learn from my mistakes")).click()
    expect(page.locator("#learn-title")).to_be_focused()
    moves = page.locator("#moves [role=option]")
    expect(moves.first).to_be_visible()
    expect(page.locator(".learn .option")).to_have_count(0)
    page.locator("#moves").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".learn .verdict")).to_be_visible()
    expect(page.locator(".learn .option").first).to_contain_text("Your answer")
    assert findings(page) == []
    page.get_by_role("button", name="Back to the review").click()
    slider(page).wait_for()


def test_practising_begins_a_new_table_at_this_position(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits, "?move=0&seat=1")
    page.keyboard.press("m")
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_role("radio", name="easy").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    assert reviewed.table not in page.url
    expect(page.locator("#moves [role=option]").first).to_be_visible()
    made = page.evaluate("async () => (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()")
    assert any(seat["pledge"] for seat in made["seats"]), "the browser takes part in the draws, as at any table"


def test_the_picture_has_its_size(visits: Visits, reviewed: Finished) -> None:
    page = reviewed.review(visits)
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    picture = download.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_the_form_to_practise_is_whole_and_nothing_lies_over_its_button(
    visits: Visits, reviewed: Finished, width: int, height: int
) -> None:
    page = reviewed.review(visits, "?move=0&seat=1", width=width, height=height, language="fr")
    page.keyboard.press("m")
    page.locator(".decision").get_by_role("button", name="S’exercer d’ici").click()
    begin = page.locator(".practise .go")
    begin.wait_for()
    expect(page.locator(".decision .then")).not_to_have_count(0)  # the consequences of the moves arrive later, and move the form
    page.wait_for_function(
        """() => {
            const it = document.querySelector(".practise .go");
            const {left, right, top, bottom} = it.getBoundingClientRect();
            return [top + 2, bottom - 2].every(y => it.contains(document.elementFromPoint((left + right) / 2, y)));
        }""",
        timeout=1000 * LIMIT,
    )
    ends = page.locator(".practise [role=radio]").evaluate_all(
        "all => Object.values(Object.groupBy(all.map(it => it.getBoundingClientRect()), ({top}) => top))"
        ".map(row => [row.length, Math.round(row.at(-1).right)])"
    )
    assert len({right for _, right in ends}) == 1, ends  # every row of levels is full
    assert all(number > 1 for number, _ in ends), ends  # and none stands alone
    assert findings(page) == []


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (390, False)])
def test_axe_finds_nothing_serious_in_a_review(visits: Visits, reviewed: Finished, width: int, dark: bool) -> None:
    page = reviewed.review(visits, "?move=0&seat=1", width=width, height=844, dark=dark)
    page.keyboard.press("m")
    expect(page.locator(".decision .option")).to_have_count(2)
    for summary in page.locator("summary").all():
        summary.click()
    assert findings(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_speaks_the_language(visits: Visits, reviewed: Finished, language: str) -> None:
    page = reviewed.review(visits, "?move=0&seat=1", language=language, width=390, height=844)
    page.keyboard.press("m")
    expect(page.locator(".decision .option")).to_have_count(2)
    assert missing_words(page) == []
    assert too_wide(page) == []


def test_a_stranger_may_look_with_the_link_but_cannot_ask(visits: Visits, server: Running, reviewed: Finished) -> None:
    stranger = visits(f"/r/{reviewed.table}")
    slider(stranger).wait_for()
    unasked = play_a_game(server, 7)
    stranger.goto(f"/r/{unasked.table}")
    expect(stranger.get_by_text("The players of this game can ask for one.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Review this game")).to_have_count(0)
    assert not stranger.request.post(f"/api/tables/{unasked.table}/review").ok
    stranger.goto("/")
    expect(stranger.locator(f"a[href*='{reviewed.table}']")).to_have_count(0)


def test_there_is_no_review_of_a_game_that_runs_or_of_no_table(visits: Visits) -> None:
    page = visits(None)
    made = page.request.post("/api/tables", data={"game": "trojan-horse", "seats": [{"kind": "me"}, BOT]}).json()
    page.goto(f"/r/{made['table']['id']}")
    expect(page.get_by_text("The game is still running.")).to_be_visible()
    page.goto("/r/nothing-here")
    expect(page.get_by_role("alert")).to_be_visible()
