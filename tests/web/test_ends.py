"""The ends of the four games: readable for everybody, and nothing overlaps."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Client, Running, play_out
from tests.web.browser import Visits, findings, missing_words, too_wide

BOT = {"kind": "bot", "level": "easy"}
GAMES: dict[str, dict[str, Any]] = {"trojan-horse": {"options": {"horse": "open"}}, "troia": {}, "odyssey": {}, "horus": {}}
TWO_SEATS = ("trojan-horse", "troia")
LOOKS = [("de", 390, 844, False), ("fr", 1280, 800, True)]
# The lowest edge of the elements above the chart, and the upper edge of the chart.
ABOVE_THE_CHART = """() => {
    const chart = document.querySelector(".course").getBoundingClientRect();
    const others = [...document.querySelectorAll(".places, .paper, .picture, #board, .how > *")]
        .filter(it => !it.closest(".course") && !it.contains(document.querySelector(".course")))
        .map(it => it.getBoundingClientRect())
        .filter(({bottom, top, left, right}) => top < chart.top && left < chart.right && right > chart.left && bottom > top);
    return [Math.max(...others.map(({bottom}) => bottom)), chart.top];
}"""


def by_chance(seed: int) -> Callable[[list[dict[str, Any]]], int]:
    dice = random.Random(seed)
    return lambda moves: dice.randrange(len(moves))


@pytest.fixture(scope="module")
def ends(server: Running) -> dict[str, tuple[str, str]]:
    """A finished game of each kind: the table, and the cookie of its player."""
    assert server.draws
    found = {}
    for game, more in GAMES.items():
        server.draws.write_text(f"the end of {game}", "utf-8")
        client = Client(server)
        seats = 2 if game in TWO_SEATS else 3
        table = client.make("me", *[BOT] * (seats - 1), game=game, **more)["table"]["id"]
        socket = client.socket(table)
        socket.receive()
        play_out([socket], by_chance(3))
        socket.close()
        found[game] = table, client.http.cookies["ilion"]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "width", "height", "dark"), LOOKS)
def test_the_end_of_a_game_is_accessible_and_in_order(
    visits: Visits, ends: dict[str, tuple[str, str]], game: str, language: str, width: int, height: int, dark: bool
) -> None:
    table, cookie = ends[game]
    page = visits(None, language=language, width=width, height=height, dark=dark)
    page.context.add_cookies([{"name": "ilion", "value": cookie, "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".course").wait_for()
    page.evaluate("document.fonts.ready")
    assert findings(page) == []
    assert missing_words(page) == []
    assert too_wide(page) == []
    above, chart = page.evaluate(ABOVE_THE_CHART)
    assert chart - above >= 4
