"""Every page with axe, on a phone by day and at a desk by night. The ends of the four games are in `test_ends`, reviews in
`test_review`."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from tests.server.harness import Client, Running
from tests.web.browser import Visits, at_rest, findings, missing_words, too_wide
from tests.web.test_tournaments import SPEC

BOT = {"kind": "bot", "level": "easy"}
GAMES = ilion.games()
# Addresses, and an element that is there once the page has loaded. The names in braces come from `made`.
PLACES = [
    *((path, "main") for path in ("/", "/new/horus", "/lobby", "/people/{login}", "/ladder/trojan-horse", "/friends", "/history")),
    *((path, "main") for path in ("/me", "/notices", "/host", "/tournaments", "/tournaments/new", "/tournaments/{tournament}")),
    ("/rules", "main a"),
    ("/rules/odyssey", "main p"),
    ("/learn/odyssey/strategy", "main li h2"),
    *((f"/learn/{game}", ".coach") for game in GAMES),
    *((f"/t/{{{game}}}", "#moves [role=option]") for game in GAMES),
]
LOOKS = [{"width": 390, "height": 844, "dark": False}, {"width": 1280, "height": 800, "dark": True}]


@pytest.fixture(scope="module")
def host(server: Running) -> Client:
    """A person with an account."""
    client = Client(server)
    client.register()
    return client


@pytest.fixture(scope="module")
def made(server: Running, host: Client) -> dict[str, str]:
    """The things that the addresses name: a person, a tournament, a table of each game."""
    assert server.draws
    server.draws.write_text("every page", "utf-8")
    tournament = host.http.post("/api/tournaments", json=SPEC)
    assert tournament.status_code == 201, tournament.text
    tables = {game: host.make("me", BOT, game=game)["table"]["id"] for game in GAMES}
    return {"login": host.login, "tournament": tournament.json()["id"], **tables}


@pytest.mark.parametrize("look", LOOKS, ids=["phone by day", "desk by night"])
def test_axe_finds_nothing_serious_on_any_page(visits: Visits, host: Client, made: dict[str, str], look: dict[str, Any]) -> None:
    page = visits(None, **look)
    page.context.add_cookies([{"name": "ilion", "value": host.http.cookies["ilion"], "url": visits.base}])
    found: dict[str, list[str]] = {}
    for place, there in PLACES:
        page.goto(place.format(**made))
        page.locator(there).first.wait_for(state="attached")
        if there == "main":
            page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        at_rest(page)
        if place == "/":
            page.locator("[aria-controls=settings]").click()
        found[place] = [*findings(page), *missing_words(page), *too_wide(page)]
    assert {place: wrong for place, wrong in found.items() if wrong} == {}
