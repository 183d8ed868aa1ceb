"""The Odyssey's board in a real browser: whole games by mouse and by keyboard alone, a refusal, and the content for a screen
reader."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Client, Running, play_until
from tests.web.browser import AT_REST, POLL, Visits, at_rest, findings, missing_words
from tests.web.playing import press_main

# The possible choices: targets on the chart, decisions beside it, ways to move under it.
LEGAL = ", ".join(
    [
        '#board [role="button"][aria-disabled="false"]',
        '.decision .option[aria-disabled="false"]',
        '.tray .left button[aria-disabled="false"]',
        ".tray .pass",
    ]
)
STEPS = 1000  # more than a game of 20 rounds takes
# Not the action bar: that changes as soon as a move is chosen, before it is played.
STATE = "document.querySelector('.log')?.textContent"


def sit_down(visits: Visits, **look: Any) -> Page:
    """At a new table with a bot, at most 20 rounds long."""
    page = visits(None, **look)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = page.request.post("/api/tables", data={"game": "odyssey", "seats": seats, "options": {"max_rounds": 20}})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']['id']}")
    sea(page).wait_for()
    return page


def sea(page: Page) -> Locator:
    return page.get_by_role("group", name="The sea")


def is_over(page: Page) -> bool:
    return page.locator(".table.over").count() > 0


def names(page: Page) -> list[str]:
    """Return the possible choices on the board, by the names for a screen reader, once there are some and the earlier actions have
    arrived, or the game is over."""
    page.wait_for_function(
        f"legal => document.querySelector('.table.over') ?? (document.querySelector(legal) && {AT_REST})", arg=LEGAL, polling=POLL
    )
    found: list[str] = page.evaluate(
        "legal => [...document.querySelectorAll(legal)].map(it => it.ariaLabel ?? it.textContent.trim())", LEGAL
    )
    return found


def pick(named: list[str], dice: random.Random) -> str:
    """Choose an island rather than the open sea, so that things happen; mostly peace, so that fights do not take all evening."""
    peace = [name for name in named if re.match("Accept$|Peace|Let ", name)]
    if peace and dice.random() < 0.7:
        return dice.choice(peace)
    return dice.choice([name for name in named if re.match(r"sail to [^\d-]", name)] or named)


def play(page: Page, dice: random.Random, act: Callable[[Page, str], None], steps: int = STEPS) -> None:
    for _ in range(steps):
        named = names(page)
        if is_over(page):
            return
        before = page.evaluate(STATE)
        act(page, pick(named, dice))
        at_rest(page)
        forward = page.locator(".tray .go:enabled")
        if page.evaluate(STATE) == before and forward.count():
            if act is by_mouse:
                forward.click()
            else:
                page.locator("#board").focus()
                page.keyboard.press("Enter")
        page.wait_for_function(f"before => {STATE} !== before || document.querySelector('.table.over')", arg=before, polling=POLL)


def by_mouse(page: Page, name: str) -> None:
    """Click what has this name; the main button sends it if it is not a part of something larger."""
    target = page.locator(LEGAL).filter(has_text=name) if not name.startswith("sail to") else page.locator("none")
    by_label = page.locator(f':is({LEGAL})[aria-label="{name}"]')
    (by_label if by_label.count() else target).first.click()


def by_keyboard(page: Page, name: str) -> None:
    """Tab to the choices, the arrow keys among them, and Enter."""
    on_board = "legal => !!document.activeElement?.closest(legal)"
    for _ in range(60):
        if page.evaluate(on_board, LEGAL):
            break
        page.keyboard.press("Tab")
    assert page.evaluate(on_board, LEGAL), "the Tab key never came to the board"
    for _ in range(sum(map(ord, name)) % 4):
        page.keyboard.press(("ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp")[len(name) % 4])
        if not page.evaluate(on_board, LEGAL):  # a hex out of reach: one back
            page.keyboard.press(("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")[len(name) % 4])
    page.keyboard.press("Enter")


@pytest.mark.parametrize("act", [by_mouse, by_keyboard])
def test_a_whole_game_is_played_on_the_board(visits: Visits, dice: random.Random, act: Callable[[Page, str], None]) -> None:
    page = sit_down(visits)
    play(page, dice, act)
    assert is_over(page)
    assert not missing_words(page)


def test_a_hex_that_cannot_be_reached_tells_its_clause(visits: Visits) -> None:  # OD-27
    page = sit_down(visits)
    names(page)
    page.locator(".tray .go:enabled").click()  # it sails unless something else is chosen
    page.locator("#board .hex").first.wait_for()
    ithaca = sea(page).get_by_role("button", name=re.compile("^-6,0, out of reach"))
    ithaca.click(force=True)  # disabled for a screen reader, but it explains why
    expect(page.locator(".refusal").filter(has_text="Ithaca is closed to you")).to_contain_text("OD-27")


def test_nothing_on_the_board_bars_a_screen_reader(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits)
    play(page, dice, by_mouse, 12)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert not findings(page)
    assert not missing_words(page)


@pytest.fixture(scope="module")
def offered(server: Running) -> tuple[str, str]:
    return offer_of_peace(server)


def offer_of_peace(server: Running) -> tuple[str, str]:
    """Make a table where somebody has offered the reader peace in a fight; return its id, and the reader's cookie."""

    def worth(view: dict[str, Any], move: dict[str, Any]) -> int:
        """To fight and to offer peace; to sail to the other ship, or else to any island."""
        own, other = (view["players"][seat]["at"] for seat in (view["actor"], 1 - view["actor"]))
        if move["kind"] == "to" and move["at"] != own:
            return 2 if move["at"] == other else int(move["place"] not in ("sea", "syrte"))
        return 2 if move["kind"] in ("sail", "fight", "peace") else 0

    return table_with(server, "an offer of peace", 5, worth, lambda now: now["view"]["phase"] == "answer" and bool(now["moves"]))


def table_with(
    server: Running,
    draws: str,
    chance: int,
    worth: Callable[[dict[str, Any], dict[str, Any]], int],
    reached: Callable[[dict[str, Any]], bool],
) -> tuple[str, str]:
    """Make a table of two people and play until the reader has reached a decision: in each view by chance one of the moves that
    are worth most. Return the table's id, and the reader's cookie."""
    assert server.draws
    server.draws.write_text(draws, "utf-8")
    anna, priam = Client(server), Client(server)
    made = anna.make({"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "Priam"}, game="odyssey")
    table = made["table"]["id"]
    priam.join(table, token=made["invitations"]["1"], name="Priam")
    sockets = [anna.socket(table), priam.socket(table)]
    for socket in sockets:
        socket.receive()
    dice = random.Random(chance)

    def choose(moves: list[dict[str, Any]]) -> int:
        worths = [worth(sockets[0].now["view"], move["data"]) for move in moves]
        most = max(worths)
        return dice.choice([number for number, found in enumerate(worths) if found == most])

    def is_reached() -> bool:
        for socket in sockets:
            socket.catch_up()
        return reached(sockets[0].now)

    play_until(sockets, is_reached, choose)
    for socket in sockets:
        socket.close()
    return table, anna.http.cookies["ilion"]


def look_at(visits: Visits, offered: tuple[str, str], **look: Any) -> Page:
    table, cookie = offered
    page = visits(None, **look)
    page.context.add_cookies([{"name": "ilion", "value": cookie, "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".decision .option").first.wait_for()
    at_rest(page)
    return page


# Which part of what is drawn at the middle of an element is that element.
HIDDEN = """it => {
    const {left, top, width, height} = it.getBoundingClientRect();
    return !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("width", [1280, 2560])
def test_an_offer_keeps_its_room_beside_an_open_panel(visits: Visits, offered: tuple[str, str], width: int) -> None:
    page = look_at(visits, offered, width=width, height=width * 5 // 8)
    decision, menu = page.locator(".decision"), page.get_by_role("button", name="Table menu")
    before = decision.bounding_box()
    menu.click()
    for opened in (None, "Settings", "Keys", "Resign"):
        if opened:
            if opened != "Settings":
                menu.click()
            page.locator(".drawer").get_by_role("button", name=opened).click()
        expect(page.locator(".drawer")).to_be_in_viewport(ratio=1)
        assert decision.bounding_box() == before
        assert not [option for option in decision.locator(".option").all() if option.evaluate(HIDDEN)]


# The middle of the fight, and the upper edge of the sheet that lies over the board.
CLASH = """() => {
    const {top, height} = document.querySelector("#board .clash").getBoundingClientRect();
    return [top + height / 2, document.querySelector(".decision").getBoundingClientRect().top];
}"""


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768), (390, 844)])
def test_a_decision_is_a_sheet_between_what_it_is_about_and_the_main_button(
    visits: Visits, offered: tuple[str, str], width: int, height: int
) -> None:
    page = look_at(visits, offered, width=width, height=height)
    decision, board = page.locator(".decision").bounding_box(), page.locator("#board").bounding_box()
    main = page.locator(".go-place").bounding_box()
    assert decision
    assert board
    assert main
    assert decision["width"] >= board["width"] - 1
    assert decision["y"] + decision["height"] <= main["y"]
    expect(page.locator(".go-place")).to_be_in_viewport(ratio=1)
    place, sheet = page.evaluate(CLASH)
    assert place < sheet
    assert not page.locator(".decision").evaluate("it => it.scrollHeight > it.clientHeight + 1")


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "en"), (360, 740, "es"), (844, 390, "de"), (1280, 720, "fr")])
def test_both_answers_to_an_offer_are_in_sight_at_once(
    visits: Visits, offered: tuple[str, str], width: int, height: int, language: str
) -> None:
    page = look_at(visits, offered, width=width, height=height, language=language)
    answers = page.locator(".decision .option")
    expect(answers).to_have_count(2)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
        assert not answer.evaluate(HIDDEN)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl"])
def test_on_a_low_phone_all_of_an_offer_has_its_room(visits: Visits, offered: tuple[str, str], language: str) -> None:
    page = look_at(visits, offered, width=360, height=640, language=language)
    assert page.locator(".decision").evaluate("it => it.scrollHeight - it.clientHeight") <= 1
    bars, letter = page.locator(".decision .odds"), page.locator(".decision .letter")
    expect(bars).to_have_count(2)
    assert bars.last.evaluate("it => it.getBoundingClientRect().bottom") <= letter.evaluate("it => it.getBoundingClientRect().top")


@pytest.fixture(scope="module")
def asked(server: Running) -> tuple[str, str]:
    """Make a table where the reader asks for one of four cards of an island's ruler; return its id, and the reader's cookie."""

    def worth(_: dict[str, Any], move: dict[str, Any]) -> int:
        """To sail to islands, and in peace."""
        if move["kind"] == "to":
            return int(move["place"] not in ("sea", "syrte"))
        return 2 if move["kind"] in ("sail", "peace", "accept") else 0

    def reached(now: dict[str, Any]) -> bool:
        return [move["data"]["kind"] for move in now["moves"] or ()].count("card") == 4

    return table_with(server, "one of the ruler's cards", 1, worth, reached)


@pytest.mark.parametrize(("height", "most"), [(640, 20), (740, 1)])  # pixels: the lowest phone hides the end of a long text
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl"])
def test_four_cards_to_choose_from_need_no_scrolling(
    visits: Visits, asked: tuple[str, str], height: int, most: int, language: str
) -> None:
    page = look_at(visits, asked, width=360, height=height, language=language)
    cards = page.locator(".decision .cards .option")
    expect(cards).to_have_count(4)
    assert page.locator(".decision").evaluate("it => it.scrollHeight - it.clientHeight") <= most
    for card in cards.locator(".card").all():
        assert card.evaluate("it => it.scrollWidth <= it.clientWidth + 1")


def test_the_notes_of_the_panels_have_their_room_on_a_phone_in_landscape(visits: Visits) -> None:
    page = sit_down(visits, width=844, height=390)
    notes = page.locator(".players .note")
    expect(notes).to_have_count(2)
    for note in notes.all():
        assert note.evaluate("it => it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1")


# The figures of a fight of which a part lies on a ship: points of their boxes inside the outline of a hull.
ON_A_SHIP = """() => {
    const hulls = [...document.querySelectorAll(".frieze .hull")];
    return [...document.querySelectorAll(".frieze text, .frieze .dice rect")].filter(figure => {
        const {left, top, width, height} = figure.getBoundingClientRect();
        return [0, 0.25, 0.5, 0.75, 1].some(x => [0, 0.25, 0.5, 0.75, 1].some(y => hulls.some(hull => {
            const point = new DOMPoint(left + x * width, top + y * height);
            return hull.isPointInFill(point.matrixTransform(hull.getScreenCTM().inverse()));
        })));
    }).map(figure => figure.textContent || "die");
}"""


def test_the_figures_of_a_fight_are_clear_of_the_ships(visits: Visits, server: Running) -> None:
    page = look_at(visits, offer_of_peace(server))
    dice = page.locator(".frieze .dice")
    page.locator(".decision .option").last.click()  # refuse
    press_main(page, lambda main: main.click())
    page.wait_for_function("() => document.querySelector('.frieze .dice, .tray .go:enabled')")
    if not dice.count():  # the reader may make an offer before the round
        press_main(page, lambda main: main.click())
    expect(dice.locator(".sum")).to_have_count(2)
    assert page.evaluate(ON_A_SHIP) == []
