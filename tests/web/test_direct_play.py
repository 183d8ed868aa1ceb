"""Direct play: few clicks per turn, a board and a main button that do not move, pieces that are dragged to their places."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.browser import Visits, at_rest
from tests.web.playing import advance, by_touch, go_to_move, is_over, my_turn, play, sit_down

GAMES = {"trojan-horse": 2, "troia": 1, "odyssey": 2, "horus": 1}  # bots at the table
Point = tuple[float, float]


class Clicks:
    """Counts what a player presses."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, where: Locator) -> None:
        where.click()
        self.number += 1


def press_main(page: Page, click: Callable[[Locator], None]) -> None:
    advance(page, lambda: click(page.locator(".tray .go:enabled")))


def draw_cards(page: Page, hand: int) -> None:
    """At a table of Troia: draw until the hand is this large, and it is the player's turn to offer."""
    draw = page.locator(".deck .btn")
    while my_turn(page) and (page.locator(".fan button").count() < hand or not draw.count()):
        if draw.count():
            draw.click()
        else:  # a goal step, or a god's power
            page.locator("#moves").focus()
            page.keyboard.press("ArrowDown")
            advance(page, lambda: page.keyboard.press("Enter"))
            continue
        press_main(page, lambda main: main.click())


def test_an_offering_of_one_card_takes_at_most_four_clicks(visits: Visits) -> None:
    page = sit_down(visits, "troia")
    draw_cards(page, 4)
    click = Clicks()
    cheap = page.locator('[data-god][aria-disabled="false"]').first  # at the Trojan end a god costs the Greeks least
    names = page.locator(".fan button").evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    for name in names:
        page.locator(".fan").get_by_role("button", name=name, exact=True).click()
        cheap.click()
        expect(page.locator(".decision")).to_contain_text("What it will do")
        at_rest(page)  # the god comes first, then the card
        if page.locator(".tray .go:enabled").count():
            break
        page.keyboard.press("Backspace")
        expect(page.locator("#log .draft")).to_have_count(0)
        page.locator('.fan button[aria-pressed="true"]').click()
    # the same again, counted
    page.keyboard.press("Backspace")
    expect(page.locator("#log .draft")).to_have_count(0)
    page.locator('.fan button[aria-pressed="true"]').click()
    click(page.locator(".fan").get_by_role("button", name=name, exact=True))
    click(cheap)
    expect(page.locator(".tray .go:enabled")).to_contain_text("Offer to")
    press_main(page, click)
    if my_turn(page) and page.locator(".tray .pass").count():  # the god's power can be declined
        advance(page, lambda: click(page.locator(".tray .pass")))
    assert click.number <= 4


def test_cards_and_god_are_chosen_in_any_order_and_exchanged(visits: Visits) -> None:
    page = sit_down(visits, "troia")
    draw_cards(page, 6)
    gods, cards = page.locator("[data-god]"), page.locator(".fan button")
    laid = page.locator('.fan button[aria-pressed="true"]')
    cards.nth(0).click()
    expect(laid).to_have_count(1)
    gods.nth(0).click()
    expect(gods.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(laid).to_have_count(1)
    at_rest(page)  # the god comes first, then the card
    gods.nth(1).click()
    expect(gods.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(gods.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(laid).to_have_count(1)
    at_rest(page)
    laid.click()
    expect(laid).to_have_count(0)
    expect(gods.nth(1)).to_have_attribute("aria-pressed", "true")
    at_rest(page)
    gods.nth(1).click()
    expect(page.locator('[data-god][aria-pressed="true"]')).to_have_count(0)
    assert not page.locator(".refusal").count()


def test_by_touch_too_an_offering_tells_what_it_leads_to_while_it_is_paid(visits: Visits) -> None:
    page = sit_down(visits, "troia", width=390, height=844, has_touch=True, is_mobile=True)
    draw_cards(page, 8)
    gods, told = page.locator("[data-god]"), page.locator(".consequence")
    page.locator(".fan button").nth(0).tap()
    page.locator(".fan button").nth(1).tap()
    begun = 0
    for god in gods.all():  # first before a god is chosen, then in exchange for the last one
        god.tap(force=True)
        at_rest(page)
        if god.get_attribute("aria-pressed") == "true":
            begun += 1
            expect(told).to_contain_text(re.compile("(Mixed|Superior): "))
            if not page.locator(".tray .go:enabled").count():
                expect(told).to_contain_text(re.compile(r"^\d+ symbols? .*needed"))
    assert begun > 1
    page.locator(".fan button[aria-pressed=true]").first.dispatch_event("click")  # it is taken back
    at_rest(page)
    expect(told).not_to_be_empty()


def test_a_whole_hand_laid_before_a_god_is_not_offered_without_the_main_button(visits: Visits) -> None:
    for _ in range(8):  # until an offering of both cards leaves no power to decide on, so that it would end the turn
        page = sit_down(visits, "troia", width=390, height=844, has_touch=True, is_mobile=True)
        my_turn(page)
        cards, main = page.locator(".fan button"), page.locator(".tray .go:enabled")
        expect(cards).to_have_count(2)
        for card in cards.all():
            card.tap()
        turns = page.locator("#log .told").count()
        for god in page.locator("[data-god]").all():
            if cards.count() == 2 and not main.count():
                god.tap(force=True)
                at_rest(page)
        assert page.locator("#log .told").count() == turns
        if cards.count() == 2 and main.count():
            break
    expect(main).to_have_text(re.compile("Pay"))
    expect(page.locator(".consequence")).to_contain_text(re.compile("(Mixed|Superior): "))


@pytest.mark.parametrize("width", [360, 1280])
def test_a_power_that_goes_with_its_offering_can_be_declined_at_any_width(visits: Visits, width: int) -> None:
    page = sit_down(visits, "troia", width=width, height=800)
    declines = page.get_by_role("button", name="Decline", exact=True)
    for hand in range(6, 16, 2):  # until the cards pay the god of the bulls, whose power leaves nothing to choose
        draw_cards(page, hand)
        page.locator("[data-god=zeus], [data-god=athena]").click()
        at_rest(page)
        if not page.locator(".refusal").count():
            break
    cards = page.locator(".fan button")
    bulls = cards.filter(has=page.locator('[href="#o-bull"]'))
    for card in [*bulls.all(), *cards.all()]:  # a card that is left keeps the offering open
        if page.locator(".tray .go", has_text="Offer to").count():
            break
        card.dispatch_event("click")
        at_rest(page)
    expect(declines).to_be_in_viewport(ratio=1)
    expect(page.locator(".consequence")).to_contain_text("Then ")
    expect(page.locator(".tray .go")).to_have_class(re.compile("final"))
    declines.click()
    expect(declines).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".consequence")).not_to_contain_text("Then ")
    press_main(page, lambda main: main.click())
    mine = page.locator("#log .told", has_text="You offered").or_(page.locator("#log .told", has_text="You made a superior"))
    expect(mine.first).not_to_contain_text("With ")


def test_the_river_goes_on_in_at_most_six_clicks(visits: Visits) -> None:
    page = sit_down(visits, "horus")
    phase = page.locator("[data-phase]")
    for _ in range(200):  # until the bag gives a river tile
        assert my_turn(page)
        if phase.get_attribute("data-phase") == "end":
            break
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    click = Clicks()
    free = page.locator("#board [data-target]")
    before = page.locator("#log .draft").count()
    while phase.get_attribute("data-phase") in ("end", "relay", "use", "place"):
        now, drafted = phase.get_attribute("data-phase"), page.locator("#log .draft").count()
        if now == "use":
            click(page.locator('.uses button[aria-disabled="false"]').first)
        else:
            free.first.dispatch_event("click")  # it may lie under the next one
            click.number += 1
        at_rest(page)
        if page.locator("#log .draft").count() == drafted:  # it waits for the main button
            press_main(page, click)
        expect(page.locator("#log .draft")).not_to_have_count(drafted)
        if now == "place":
            break
    assert page.locator("#log .draft").count() > before
    assert click.number <= 6


MEASURE = """() => ["#board", "#board > :not(.sr, defs, style)", ".go-place"].map(it => {
    const boxes = [...document.querySelectorAll(it)].map(one => one.getBoundingClientRect());
    const {x, y, width, height} = boxes.find(box => box.width);
    return [it, ...[x, y, width, height].map(Math.round)].join(" ");
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_main_button_stay_where_they_are_at_every_decision(
    visits: Visits, dice: random.Random, game: str, width: int, height: int
) -> None:
    page = sit_down(visits, game, GAMES[game], width=width, height=height)
    assert my_turn(page)
    page.evaluate("document.fonts.ready")
    first = page.evaluate(MEASURE)
    seen = set()
    for _ in range(60):
        if not my_turn(page):
            break
        seen.add(page.locator(".action").inner_text())
        assert page.evaluate(MEASURE) == first, page.locator(".action").inner_text()
        go_to_move(page, dice.randint(1, min(15, page.locator("#moves [role=option]").count())))
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    assert len(seen) > 3


# Drag and drop


def middle(where: Locator) -> Point:
    box = where.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.move(*end)
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    """Real touch events, like those of a touch screen."""
    session: CDPSession = page.context.new_cdp_session(page)

    def send(kind: str, *points: Point) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send("touchStart", start)
    for step in range(1, 9):
        send("touchMove", (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8))
    send("touchEnd")
    session.detach()


TOUCH: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WAYS = [pytest.param(by_mouse, {}, id="mouse"), pytest.param(by_finger, TOUCH, id="touch")]
Drag = Callable[[Page, Point, Point], None]


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_card_is_dragged_onto_a_god(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "troia", **look)
    draw_cards(page, 4)
    card, god = page.locator(".fan button").last, page.locator('[data-god][aria-disabled="false"]').last
    drag(page, middle(card), middle(god))
    expect(god).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.fan button[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".carried")).to_have_count(0)


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_card_dropped_beside_the_gods_goes_back_and_is_told_why(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "troia", **look)
    draw_cards(page, 4)
    drag(page, middle(page.locator(".fan button").last), middle(page.locator(".field")))
    expect(page.locator(".refusal")).to_contain_text("TR-")
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator('.fan button[aria-pressed="true"]')).to_have_count(0)


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_hero_is_dragged_into_the_horse(visits: Visits, dice: random.Random, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "trojan-horse", 1, {"horse": "open"}, **look)
    hero = page.locator('[data-figure][aria-disabled="false"]').first
    while my_turn(page) and not hero.count():
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    told = page.locator(".action, .log").all_inner_texts()
    wedge = page.locator("[data-district]").nth(dice.randrange(7))
    drag(page, middle(hero), middle(wedge.locator(".slot").first))
    # the last hero waits for the main button, the others are in the draft at once
    page.wait_for_function(
        "told => document.querySelector('.tray .go:enabled') ||"
        " [...document.querySelectorAll('.action, .log')].map(it => it.innerText).join() !== told",
        arg=",".join(told),
    )
    assert not page.locator(".refusal").count()


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_ship_is_dragged_to_a_hex(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "odyssey", 1, **look)
    hexes = page.locator('#board .hex[aria-disabled="false"]')
    while my_turn(page) and not hexes.count():
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    goal = hexes.last
    drag(page, middle(page.locator("#board .ship.mine")), middle(goal))
    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tray .go:enabled")).to_be_visible()


def until_the_arrow_can_be_laid(page: Page) -> None:
    bow = page.locator('#board [data-id="arrow"].legal')
    while my_turn(page) and not bow.count():
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_the_arrow_is_dragged_onto_the_sea(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "odyssey", 1, **look)
    until_the_arrow_can_be_laid(page)
    start = middle(page.locator('#board [data-id="arrow"] .hit'))
    end = middle(page.locator("#board .chart > svg"))
    if drag is by_mouse:  # slowly: the arrow is paid for before it can lie anywhere
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] - 20, start[1] - 20, steps=4)
        page.locator('#board .hex[aria-disabled="false"]').first.wait_for()
        page.mouse.move(*end, steps=8)
        page.mouse.up()
    else:
        session = page.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": start[0] - 20, "y": start[1] - 20}]})
        page.locator('#board .hex[aria-disabled="false"]').first.wait_for()
        for part in range(1, 9):
            x, y = (start[axis] + (end[axis] - start[axis]) * part / 8 for axis in range(2))
            session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()
    expect(page.locator("#board .turn.legal").first).to_be_attached()  # now it is turned, and released


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_until_it_is_released_the_arrow_is_laid_again_and_turned_by_its_tips(
    visits: Visits, drag: Drag, look: dict[str, Any]
) -> None:
    page = sit_down(visits, "odyssey", 1, **look)
    until_the_arrow_can_be_laid(page)
    page.locator('#board [data-id="arrow"]').dispatch_event("click")
    page.locator('#board [data-id="0,0"]').dispatch_event("click")
    arrow, laid = page.locator("#board .again .grasp"), page.locator("#log .draft")
    drag(page, middle(arrow), middle(page.locator('#board .again [data-hex="-2,2"]')))
    expect(laid.first).to_contain_text("-2,2")
    page.locator('#board .again [data-hex="0,-2"]').dispatch_event("click")
    expect(laid.first).to_contain_text("0,-2")
    page.locator('#board .turn[data-id="W"]').dispatch_event("click")
    expect(page.locator('#board .turn[aria-pressed="true"]')).to_have_attribute("data-id", "W")
    (x, y), tip = middle(arrow), middle(page.locator("#board .again .tip").first)
    drag(page, tip, (2 * x - tip[0], 2 * y - tip[1]))  # half a turn
    expect(page.locator('#board .turn[aria-pressed="true"]')).to_have_attribute("data-id", "E")
    expect(page.locator(".tray .go:enabled")).to_be_visible()
    arrow.click()  # a tap on the arrow turns it by 60 degrees
    expect(page.locator('#board .turn[aria-pressed="true"]')).not_to_have_attribute("data-id", "E")


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_tile_and_a_stone_are_dragged_onto_the_table(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "horus", **look)
    phase = page.locator("[data-phase]")
    wanted = {"place", "stone"}
    for _ in range(60):
        assert my_turn(page)
        now = phase.get_attribute("data-phase") or ""
        if now in wanted and page.locator("[data-drag]").count():
            wanted.remove(now)
            places = page.locator("#board [data-target]")
            spots = [middle(places.nth(number)) for number in range(min(places.count(), 40))]
            board = page.locator("#board").bounding_box()
            assert board
            centre = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
            spot = min(spots, key=lambda at: abs(at[0] - centre[0]) + abs(at[1] - centre[1]))
            drafted = page.locator("#log .draft").count()
            drag(page, middle(page.locator("[data-drag]")), spot)
            page.wait_for_function(
                "n => document.querySelector('.tray .go:enabled') || document.querySelectorAll('#log .draft').length !== n",
                arg=drafted,
            )
            assert not page.locator(".refusal").count()
        if not wanted:
            return
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    raise AssertionError(wanted)


@pytest.mark.parametrize(("drag", "look"), WAYS)
def test_a_tile_that_is_not_confirmed_is_a_ghost_and_is_dragged_elsewhere(visits: Visits, drag: Drag, look: dict[str, Any]) -> None:
    page = sit_down(visits, "horus", **look)
    phase, ghost = page.locator("[data-phase]"), page.locator("#board [data-drafted]")
    for _ in range(60):
        assert my_turn(page)
        if phase.get_attribute("data-phase") == "place" and not page.locator("#log .draft").count():
            break
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    board = page.locator("#board [role=group]").bounding_box()
    assert board
    centre = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    places = page.locator("#board [data-target]")
    near = sorted(range(places.count()), key=lambda i: math.dist(middle(places.nth(i)), centre))
    first = places.nth(near[0])
    (x, y), move = middle(first), first.get_attribute("data-move")
    second = next(i for i in near if math.dist(middle(places.nth(i)), (x, y)) > 100)  # so far that the finger is seen to move
    to, there = middle(places.nth(second)), places.nth(second).get_attribute("data-move") or ""
    first.dispatch_event("click")
    press_main(page, lambda main: main.click())
    expect(ghost).to_have_count(1)
    start = middle(ghost)
    drag(page, start, (start[0] + to[0] - x, start[1] + to[1] - y))
    # "hills@1,2" lies at 40, 80
    across, down = (40 * int(number) for number in there.split("@")[1].split(","))
    expect(page.locator(f'#board [data-drafted][transform="translate({across} {down})"]')).to_have_count(1)
    expect(ghost).to_have_count(1)
    assert there != move
    assert not page.locator(".refusal").count()
    expect(page.locator(".carried")).to_have_count(0)


# Whole games

SHORT: dict[str, dict[str, Any]] = {"odyssey": {"max_rounds": 20}, "horus": {"tiles": "seven"}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_a_finger_on_a_phone(visits: Visits, dice: random.Random, game: str) -> None:
    page = sit_down(visits, game, GAMES[game], SHORT.get(game, {}), **TOUCH)
    play(page, dice, by_touch)
    assert is_over(page)


# Confirming


@pytest.mark.parametrize("confirm", ["always", "final", "never"])
def test_what_waits_for_the_main_button_is_the_readers_choice(visits: Visits, confirm: str) -> None:
    page = visits("/healthz")  # any address of the server, for its storage
    page.evaluate(f"localStorage.setItem('ilion-settings', JSON.stringify({{ pace: 'instant', confirm: '{confirm}' }}))")
    made = page.request.post("/api/tables", data={"game": "horus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]})
    page.goto(f"/t/{made.json()['table']['id']}")
    while my_turn(page) and page.locator("[data-phase]").get_attribute("data-phase") != "place":
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    drafted = page.locator("#log .draft").count()
    place = page.locator("#board [data-target]").first
    move = place.get_attribute("data-move")
    place.dispatch_event("click")
    if confirm != "never":
        expect(page.locator(".tray .go:enabled")).to_have_text("Lay it here")
        expect(page.locator("#log .draft")).to_have_count(drafted)
        page.mouse.click(5, 5)  # the pointer was used last, not a key
        page.locator(f'#board [data-move="{move}"]').dispatch_event("click")
    expect(page.locator("#log .draft")).to_have_count(drafted + (confirm != "always"))
