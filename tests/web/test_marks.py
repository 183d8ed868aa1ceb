"""Nothing happens unseen: a turn that changes the board stays marked on it, and every turn is told in the log."""

from __future__ import annotations

import json
import re
from typing import Any, get_args, get_type_hints

import pytest
from playwright.sync_api import Page, WebSocket, expect

import ilion
from tests.web.browser import Visits
from tests.web.playing import advance, my_turn
from tests.web.tables import first_move, make

# The way a reader finds the change of an event, by the kind of its beats: marked on the board, or only told, because it has no
# place there, because another beat of the same event marks it, or because it is no change.
MARKED = {
    "trojan-horse": {"hero-drops", "swap"},
    "troia": {"hero-moves", "god-slides"},
    "odyssey": {"ship", "storm", "ship-lost", "conquest"},
    "horus": {"tile-laid", "river-end", "stone", "stone-moved"},
}
TOLD = {
    "trojan-horse": {
        *("deal", "load", "refill", "announce", "card", "turn-lost", "ramp", "hero-pushed", "look", "keep", "all", "pass"),
        *("shuffle", "reveal"),
    },
    "troia": {
        *("face", "god-laid", "card-drawn", "card-taken", "draw", "god-chosen", "card-paid", "cornucopia-spent", "offering"),
        *("power", "power-declined", "power-lost", "cornucopia-taken", "goal-card", "goal-step", "goal-declined", "deck-empty"),
    },
    "odyssey": {
        *("first", "upkeep", "missed-turn", "sail", "die", "favour", "arrow", "arrow-laid", "fight", "let-be", "aegis", "no-aegis"),
        *("offer", "answer", "fight-round", "veil", "no-veil", "landing", "card-named", "card-chosen", "adventure-card", "choice"),
        *("brawl", "look", "task", "change", "home"),
    },
    "horus": {
        *("tile-drawn", "card-drawn", "use", "nile-card", "card-played", "stone-lifted", "no-stone", "tile-taken"),
        *("pile-empty", "tile-gone", "skipped"),
    },
}
# a short game need not bring them; web/tests/games/marks.test.ts draws the mark of every kind
RARE = {"swap", "storm", "ship-lost", "conquest", "stone-moved"}
STEPS = 200


def kinds_of(game: str) -> set[str]:
    """The kinds of beats that the game itself lists."""
    return {kind for beat in get_args(ilion.load(game).beat_type) for kind in get_args(get_type_hints(beat)["kind"])}


@pytest.mark.parametrize("game", ilion.games())
def test_every_kind_of_event_is_marked_or_told(game: str) -> None:
    assert kinds_of(game) == MARKED[game] | TOLD[game]
    assert not MARKED[game] & TOLD[game]


class Heard:
    """The server's messages about the turns of a table."""

    def __init__(self) -> None:
        self.turns: dict[int, dict[str, Any]] = {}
        self.beats: dict[int, list[dict[str, Any]]] = {}
        self.seat = -1

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "welcome":
            [self.seat] = message["your_seats"]
        story = message.get("story")
        if story:
            self.turns |= {turn["number"]: turn for turn in story["turns"]}
            self.beats |= {event["number"]: event["beats"] for event in story["events"]}

    def others(self) -> list[dict[str, Any]]:
        """The turns of others since the reader's last one."""
        turns = [turn for _, turn in sorted(self.turns.items()) if turn["sentences"] and turn["kind"] == "turn"]
        last = max((i for i, turn in enumerate(turns) if turn["seat"] == self.seat and turn["finished"]), default=-1)
        return [turn for turn in turns[last + 1 :] if turn["seat"] != self.seat]

    def changes(self, turn: dict[str, Any], game: str) -> set[str]:
        """Return the kinds of beats of a turn that changed a place."""
        beats = [*turn["opening"], *(beat for event in turn["events"] for beat in self.beats.get(event, []))]
        return {beat["kind"] for beat in beats if beat["kind"] in MARKED[game] and moved(beat)}


def moved(beat: dict[str, Any]) -> bool:
    """A ship may stay where it is, and a storm may reach nobody."""
    if beat["kind"] == "storm":
        return any(victim["start"] != victim["to"] for victim in beat["victims"])
    return "start" not in beat or beat["start"] != beat["to"]


# A point within the outline of a mark that no later mark surrounds, and the number of its turn.
WITHIN = """mark => {
    const all = [...document.querySelectorAll("#board [data-turn]")];
    const outline = (it) => it.querySelector("path") ?? it;
    const boxes = all.map((it) => [Number(it.dataset.turn), outline(it).getBoundingClientRect()]);
    const turn = Number(mark.dataset.turn), at = outline(mark).getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const x = at.left + across * at.width, y = at.top + down * at.height;
            const covered = boxes.some(([other, b]) => other > turn && x > b.left && x < b.right && y > b.top && y < b.bottom);
            const path = outline(mark), box = path.getBBox?.();
            const inside = !box || path.isPointInFill({x: box.x + across * box.width, y: box.y + down * box.height});
            if (inside && !covered && document.elementFromPoint(x, y)?.closest("#board")) return {x, y, turn};
        }
    return null;
}"""
LIT = (
    "turn => [...document.querySelectorAll('#log .lit .whose i, .recap .lit')].some((it) => !turn || it.textContent === `${turn}`)"
)


def light(page: Page, mark: str) -> bool:
    """Point at a mark, then focus it with the keyboard: each lights the sentence of its turn in the log, and pointing at the
    sentence lights its mark alone. Return whether some point of the mark was free to be pointed at."""
    place = page.locator(mark).first.evaluate(WITHIN)
    if place:
        page.mouse.move(place["x"], place["y"])
        page.wait_for_function(LIT, arg=place["turn"])
        page.mouse.move(1, 1)
        page.wait_for_function(f"() => !({LIT})(0)")
    turn = int(page.locator(mark).first.get_attribute("data-turn") or 0)
    for _ in range(page.locator("#board [data-turn]").count()):
        page.keyboard.press("k")
        if page.evaluate(
            "([mark]) => !!document.activeElement.closest(mark) || !!document.activeElement.querySelector(mark)", [mark]
        ):
            break
    page.wait_for_function(LIT, arg=turn)
    page.evaluate("document.activeElement.blur()")
    line = page.locator("#log .turn").filter(has=page.locator("i", has_text=re.compile(f"^{turn}$")))
    line.hover()
    assert page.locator(f'#board [data-turn]:not([data-turn="{turn}"]):not(.dim)').count() == 0
    assert page.locator(f'#board [data-turn="{turn}"].dim').count() == 0
    page.mouse.move(1, 1)
    return place is not None


@pytest.mark.parametrize("game", ilion.games())
def test_a_mark_and_a_sentence_follow_what_others_do(visits: Visits, game: str) -> None:
    heard, seen, pointed = Heard(), set[str](), set[str]()
    page = visits(None, used_again=False)
    page.on("websocket", heard.listen)
    bots = [{"kind": "bot", "level": "easy"}] * (2 if game == "odyssey" else 1)
    page.goto(f"/t/{make(page, 'me', *bots, game=game)['table']['id']}")
    for _ in range(STEPS):
        if not my_turn(page) or seen >= MARKED[game] - RARE:
            break
        for turn in heard.others():
            told = (
                page.locator("#log .turn")
                .filter(has=page.locator("i", has_text=re.compile(f"^{turn['number']}$")))
                .locator(".told")
            )
            expect(told).to_have_text(re.compile(r"\w.*\.\s*$", re.DOTALL))
            for kind in heard.changes(turn, game):
                mark = f'#board [data-mark="{kind}"][data-seat="{turn["seat"]}"]'
                page.wait_for_selector(mark, state="attached")
                if kind not in seen and light(page, mark):
                    pointed.add(kind)
                seen.add(kind)
        advance(page, lambda: first_move(page))
    assert pointed
    assert seen >= MARKED[game] - RARE
