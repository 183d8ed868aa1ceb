"""Others' turns are shown step by step at the reader's pace, or at once."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.harness import LIMIT
from tests.web.browser import Visits
from tests.web.tables import BOT, SHORT, events, first_move, make, my_turn


class Held:
    """The connection of a page: while held back, the server's messages are kept, and then arrive all at once."""

    def __init__(self, page: Page) -> None:
        self.holding = self.own_came = False
        self.kept: list[str | bytes] = []
        page.route_web_socket(re.compile("/socket$"), self._route)

    def _route(self, client: WebSocketRoute) -> None:
        self.client = client
        server = client.connect_to_server()
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        # the reader's own move is shown at once, and answered
        if self.holding and json.loads(message)["type"] == "update" and self.own_came:
            self.kept.append(message)
        else:
            self.own_came = self.own_came or json.loads(message)["type"] == "update"
            self.client.send(message)

    def hold(self) -> None:
        self.holding, self.own_came = True, False

    def turn_came(self) -> bool:
        return any(json.loads(message)["now"]["moves"] for message in self.kept)

    def release(self) -> None:
        self.holding = False
        for message in self.kept:
            self.client.send(message)


EVENTS = r"Number(document.querySelector('#log-title small').innerText.replace(/\D/g, ''))"
WATCH = """() => {
    const title = document.querySelector("#log-title small");
    window.seen = [];
    const note = () => {
        const events = Number(title.innerText.replace(/\\D/g, ""));
        if (events === window.seen.at(-1)?.events) return;
        window.seen.push({ events, at: performance.now(), moves: document.querySelectorAll("#moves [role=option]").length });
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
}"""


def bots_have_moved(visits: Visits, **settings: str) -> tuple[Page, Held]:
    """After the reader's move, the moves of two bots are ready to arrive at once."""
    page = visits("/healthz")  # any address of the server, for its storage
    page.evaluate("settings => localStorage.setItem('ilion-settings', JSON.stringify(settings))", settings)
    held = Held(page)
    page.goto(f"/t/{make(page, 'me', BOT, BOT, **SHORT)['table']['id']}")
    for _ in range(20):
        my_turn(page)
        held.hold()
        before = page.locator(".log").inner_text()
        first_move(page)
        page.wait_for_function("before => document.querySelector('.log').innerText !== before", arg=before)
        for _ in range(int(LIMIT / 0.1)):
            if held.turn_came() or page.locator("#moves [role=option]").count():
                break
            page.wait_for_timeout(100)
        if len(held.kept) > 3:
            return page, held
        held.release()
        held.kept.clear()
    raise AssertionError("the bots did nothing")


def test_moves_of_bots_are_played_one_after_the_other(visits: Visits) -> None:
    page, held = bots_have_moved(visits, motion="on", pace="normal")
    page.evaluate(WATCH)
    held.release()
    my_turn(page)
    seen = page.evaluate("window.seen")
    steps = [json.loads(message)["now"]["events"] for message in held.kept if json.loads(message)["log"]]
    assert [one["events"] for one in seen][-len(steps) :] == steps
    pauses = [after["at"] - before["at"] for before, after in pairwise(seen[1:])]
    assert sum(pauses) > 1000, pauses  # an announcement and its card alone take longer
    assert not any(one["moves"] for one in seen[:-1])  # nothing to click on an old board
    heard = page.locator("[role=log]").inner_text()
    assert "Your turn" in heard


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_shows_a_turn_at_once_and_a_second_one_everything(visits: Visits, how: str) -> None:
    page, held = bots_have_moved(visits, motion="on", pace="normal")
    start, last = events(page), json.loads(held.kept[-1])["now"]["events"]
    # The reader's own move has played out, and no timer fires any more: only the first of the others' moves is shown by itself.
    page.evaluate("const now = performance.now(); performance.now = () => now + 60_000; window.setTimeout = () => 0")
    held.release()
    page.wait_for_function(f"start => {EVENTS} !== start", arg=start)
    before, between, after = page.evaluate(
        f"""async (how) => {{
            const found = [{EVENTS}];
            const [board, bubbles] = [document.querySelector("#board"), true];
            for (let times = 0; times < 2; times++) {{
                const key = new KeyboardEvent("keydown", {{ key: "x", bubbles }});
                board.dispatchEvent(how === "click" ? new MouseEvent("click", {{ bubbles }}) : key);
                await new Promise(requestAnimationFrame);
                found.push({EVENTS});
            }}
            return found;
        }}""",
        how,
    )
    assert start < before <= between <= after == last
    assert page.locator("#moves [aria-selected=true]").count() == 0


def test_at_the_pace_at_once_nothing_waits(visits: Visits) -> None:
    page, held = bots_have_moved(visits, motion="on", pace="instant")
    page.evaluate("window.setTimeout = () => 0")  # timers no longer fire: anything that waits for one never comes
    held.release()
    my_turn(page)
    assert events(page) == json.loads(held.kept[-1])["now"]["events"]


TIMES = [("slow", "0.56s", "0.96s"), ("normal", "0.35s", "0.6s"), ("instant", "0s", "0s")]


@pytest.mark.parametrize(("pace", "ramp", "ship"), TIMES)
def test_pieces_move_into_their_places_at_the_pace(visits: Visits, pace: str, ramp: str, ship: str) -> None:
    page = visits("/healthz")  # any address of the server, for its storage
    page.evaluate("pace => localStorage.setItem('ilion-settings', JSON.stringify({ motion: 'on', pace }))", pace)
    for game, piece, time in (("trojan-horse", ".ramp", ramp), ("odyssey", ".afloat", ship)):
        page.goto(f"/t/{make(page, 'me', BOT, game=game)['table']['id']}")
        expect(page.locator(piece).first).to_have_css("transition-duration", time)
