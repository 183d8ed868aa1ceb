"""Horus on the page: whole games on the board itself, by mouse and by keyboard; refusals; axe's findings."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.server.harness import LIMIT
from tests.web.browser import Visits, at_rest, findings, missing_words

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
# The enabled buttons on the board, in the hand, among the piles and uses. The uses of a river tile stay there to be exchanged; they
# are to be chosen only while they are asked for.
USES = "body:has([data-phase=use]) .uses [data-move]"
CHOICES = f":is(#board svg [role=button], [data-card], [data-pile], {USES}):not([aria-disabled=true])"
# The middles of those that no other thing covers.
REACHABLE = """choices => [...document.querySelectorAll(choices)].flatMap(it => {
    const box = it.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && it.contains(top) ? [{x, y, name: it.getAttribute("aria-label") ?? it.textContent.trim()}] : [];
})"""


class Seat:
    """The player at a page, with the server's last message."""

    def __init__(self, page: Page, bots: int, **options: str) -> None:
        self.page = page
        self.now: dict[str, Any] = {}
        self.heard = 0
        page.on("websocket", lambda socket: self.listen(socket))
        seats = [{"kind": "me", "name": "Nefertari"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
        made = page.request.post("/api/tables", data={"game": "horus", "seats": seats, "options": options})
        page.goto(f"/t/{made.json()['table']['id']}")
        self.wait_for_turn()

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "now" in message:
            self.now = message["now"]
            self.heard += 1

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["status"] == "over"

    def send(self, heard: int, press: Callable[[], None]) -> None:
        """Press the main button if the choice waits for it; a part of a larger choice is in the draft without it."""
        at_rest(self.page)
        if self.heard == heard:
            self.page.locator(".go:enabled").wait_for()
            press()
        self.wait_for_turn(heard)

    def wait_for_turn(self, after: int = 0) -> None:
        """Wait until the server has sent something new, and it is this seat's turn or the game is over; then until the page shows
        it."""
        for _ in range(int(LIMIT / 0.02)):
            if self.heard > after and (self.over or self.now["moves"]):
                break
            self.page.wait_for_timeout(20)
        else:
            pytest.fail(f"nothing to do: {self.now.get('prompt')}")
        if not self.over:
            phase = self.now["view"]["phase"]
            self.page.wait_for_selector(f'[data-phase="{phase}"][data-tiles="{len(self.now["view"]["tiles"])}"]', state="attached")
            at_rest(self.page)


def test_a_whole_game_by_mouse(visits: Visits, dice: random.Random) -> None:
    page = visits(None, used_again=False)
    seat = Seat(page, bots=3, tiles="seven")
    decisions = 0
    while not seat.over:
        heard = seat.heard
        reachable = page.evaluate(REACHABLE, CHOICES)
        assert reachable, seat.now["prompt"]
        # Near the middle, so that the table stays in the window.
        reachable.sort(key=lambda it: abs(it["x"] - 608) + abs(it["y"] - 340))
        target = dice.choice(reachable[:12])
        page.mouse.click(target["x"], target["y"])
        seat.send(heard, page.locator(".go:enabled").click)
        decisions += 1
        assert not page.locator(".refusal").count(), (target, page.locator(".refusal").inner_text())
    assert decisions >= 9  # two piles of seven are 14 turns of four players: three at least for each, of three decisions
    page.get_by_text("HO-26").first.wait_for()


def test_a_whole_game_by_keyboard_alone(visits: Visits, dice: random.Random) -> None:
    page = visits(None, used_again=False)
    seat = Seat(page, bots=3, tiles="seven")
    page.keyboard.press("b")
    while not seat.over:
        heard = seat.heard
        for _ in range(dice.randrange(3)):
            page.keyboard.press(dice.choice(ARROWS))
        focus = page.evaluate(f"document.activeElement.matches({CHOICES!r})")
        assert focus, (seat.now["prompt"], page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
        page.keyboard.press("Enter")
        seat.send(heard, lambda: page.keyboard.press("Enter"))


def test_a_place_that_is_not_legal_is_refused_with_its_clause(visits: Visits) -> None:  # HO-8
    page = visits(None, used_again=False)
    seat = Seat(page, bots=1)
    while seat.now["view"]["phase"] != "place":
        heard = seat.heard
        page.locator(CHOICES).first.dispatch_event("click")
        seat.send(heard, page.locator(".go:enabled").click)
    board = page.locator("#board [role=group]").bounding_box()
    assert board
    before = seat.heard
    page.mouse.click(board["x"] + 20, board["y"] + 20)
    refusal = page.locator(".refusal")
    refusal.get_by_text("HO-8").wait_for()
    assert "would touch no other tile" in refusal.inner_text()
    assert seat.heard == before


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_serious_in_mid_game(visits: Visits, dark: bool) -> None:
    page = visits(None, dark=dark, used_again=False)
    seat = Seat(page, bots=2)
    waited = {"place", "card"}
    while waited and not seat.over:
        phase = seat.now["view"]["phase"]
        heard = seat.heard
        if phase in waited and len(seat.now["view"]["tiles"]) > 12:
            waited.remove(phase)
            assert not findings(page)
            assert not missing_words(page)
        page.locator(CHOICES).last.dispatch_event("click")
        seat.send(heard, page.locator(".go:enabled").click)
    assert not waited


def test_a_finger_between_places_comes_closer_and_then_chooses(visits: Visits) -> None:
    page = visits(None, width=360, height=740, has_touch=True, is_mobile=True, used_again=False)
    seat = Seat(page, bots=1)
    while seat.now["view"]["phase"] != "place" or seat.now["draft"] or len(seat.now["view"]["tiles"]) < 8:
        heard = seat.heard
        page.locator(CHOICES).first.dispatch_event("click")
        seat.send(heard, page.locator(".go:enabled").click)
    map_ = page.locator("#board [role=group]").bounding_box()
    assert map_

    def inside() -> list[dict[str, Any]]:
        """Return the targets on the board that a finger can reach, the middle first."""
        assert map_
        middle = map_["x"] + map_["width"] / 2, map_["y"] + map_["height"] / 2
        found = page.evaluate(REACHABLE, "#board svg [role=button]")
        return sorted(found, key=lambda it: abs(it["x"] - middle[0]) + abs(it["y"] - middle[1]))

    chosen = page.locator('#board [role=button][aria-pressed="true"]')
    before = page.locator("#board .hit").first.bounding_box()
    assert before
    assert before["width"] < 40
    page.touchscreen.tap(inside()[0]["x"], inside()[0]["y"])
    page.wait_for_function("() => document.querySelector('#board .hit').getBoundingClientRect().width >= 40")
    assert "scale(1)" in (page.locator("#board .world > g").get_attribute("style") or "")
    assert not chosen.count()
    page.touchscreen.tap(inside()[0]["x"], inside()[0]["y"])
    chosen.wait_for(state="attached")
    heard = seat.heard
    page.locator(".go:not(:disabled)").tap()
    seat.wait_for_turn(heard)  # the table is fitted in again
    page.wait_for_function("() => !/scale\\(1\\)/.test(document.querySelector('#board .world > g').style.transform)")
