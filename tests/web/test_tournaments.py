"""Tournaments, as their director and their people use them: announced, entered, started, played and read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running
from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.test_people import somebody, visit

SPEC = {
    "name": "Thursday Swiss",
    "game": "horus",
    "seats": 2,
    "format": "swiss",
    "rounds": 3,
    "clock": {"kind": "realtime", "bank": 1200},
    "pause": 600,
}


def people(server: Running, *names: str) -> list[Client]:
    found = [somebody(server) for _ in names]
    for client, name in zip(found, names, strict=True):
        client.http.patch("/api/me", json={"name": name})
    return found


def ask(client: Client, path: str, body: Any = None) -> Any:
    answer = client.http.post(f"/api/tournaments{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def play(table: str, loser: Client) -> None:
    """Let a player resign their game."""
    socket = loser.socket(table)
    socket.until("welcome")
    socket.ask("resign")


def assert_sound(page: Page) -> None:
    assert findings(page) == [], page.url
    assert missing_words(page) == [], page.url
    assert too_wide(page) == [], page.url


def test_a_director_announces_a_tournament_and_four_people_play_a_round(visits: Visits, server: Running) -> None:
    ann, *others = people(server, "Ann", "Bob", "Cleo", "Dan")
    page = visit(visits, ann, "/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name").fill("Thursday Swiss")
    page.get_by_role("button", name="Horus").click()
    page.get_by_role("radiogroup", name="At a table").get_by_role("radio", name="2").click()
    page.get_by_role("radiogroup", name="Before each round").get_by_role("radio", name="10 min").click()
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile(r"/tournaments/(?!new)"))
    id = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("row", name="Ann")).to_be_visible()
    for other in others:
        ask(other, f"/{id}/enter", {})
    page.get_by_role("button", name="Start the tournament").click()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"\d:\d\d"))
    page.get_by_role("combobox", name="Swap this person").select_option(label="Ann")
    page.get_by_role("combobox", name="with", exact=True).select_option(label="Bob")
    page.get_by_role("button", name="Swap", exact=True).click()
    expect(page.get_by_text("were swapped")).to_be_visible()
    page.get_by_role("button", name="Start the round now").click()
    mine = page.get_by_role("link", name="To my table")
    expect(mine).to_be_visible()
    tables = ann.http.get(f"/api/tournaments/{id}").json()["rounds_played"][0]["tables"]
    clients = {client.http.get("/api/me").json()["name"]: client for client in (ann, *others)}
    for table in tables:
        first, second = (seat["entrant"]["name"] for seat in table["seats"])
        play(table["table"], clients[second if first == "Ann" else first])
    expect(page.get_by_role("heading", name="Standings after round 1")).to_be_visible()
    standings = page.get_by_role("table", name="Standings")
    expect(standings.locator("tbody .points")).to_have_text(["1.0", "1.0", "0.0", "0.0"])
    expect(standings.get_by_role("row", name=re.compile("^[12] Ann"))).to_be_visible()
    page.get_by_text("Results").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Table (CSV)").click()
    assert "Ann" in download.value.path().read_text("utf-8")


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_every_page_about_tournaments_is_accessible_and_keeps_its_width(
    visits: Visits, server: Running, width: int, dark: bool
) -> None:
    ann, *others = people(server, "Ann", "Bob", "Cleo", "Dan with a rather long name")
    id = ask(ann, "", SPEC | {"entry": "link"})["id"]
    token = ann.http.get(f"/api/tournaments/{id}").json()["token"]
    page = visit(visits, ann, "/tournaments", width=width, dark=dark)
    expect(page.get_by_role("link", name="View: Thursday Swiss").first).to_be_visible()
    assert_sound(page)
    page.goto("/tournaments/new")
    expect(page.get_by_role("button", name="Announce it")).to_be_visible()
    assert_sound(page)
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_label("Link for people who may enter", exact=True)).to_have_value(f"{server.base}/tournaments/{id}#{token}")
    assert_sound(page)
    for client in (ann, *others):
        ask(client, f"/{id}/enter", {"token": token})
    ask(ann, f"/{id}/start")
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_role("timer")).to_be_visible()
    assert_sound(page)
    ask(ann, f"/{id}/next")
    page.goto("/")
    expect(page.get_by_role("link", name="To the tournament: Thursday Swiss").first).to_be_visible()
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_role("link", name="Table 1: view")).to_be_visible()
    assert_sound(page)


def test_a_tournament_by_link_is_entered_by_its_link_only(visits: Visits, server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    made = ask(ann, "", SPEC | {"entry": "link"})
    page = visit(visits, bob, f"/tournaments/{made['id']}")
    expect(page.get_by_role("alert")).to_have_text("There is no such tournament, or it is not open to you.")
    page.goto(f"/tournaments/{made['id']}#{made['token']}")
    page.get_by_role("button", name="Enter", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Leave", exact=True)).to_be_visible()
    assert ann.http.get(f"/api/tournaments/{made['id']}").json()["people"] == 1


def test_a_duplicate_round_is_closed_until_its_last_table_has_ended(visits: Visits, server: Running) -> None:
    ann, *others = people(server, "Ann", "Bob", "Cleo", "Dan")
    page = visit(visits, ann, "/tournaments/new", width=390, dark=True)
    page.get_by_label("Name").fill("Thursday duplicate")
    page.get_by_role("button", name="Horus").click()
    page.get_by_role("radiogroup", name="At a table").get_by_role("radio", name="2").click()
    page.get_by_role("radiogroup", name="Deals").get_by_role("radio", name="the same at all tables").click()
    assert_sound(page)
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile(r"/tournaments/(?!new)"))
    id = page.url.rpartition("/")[2]
    for client in (ann, *others):
        ask(client, f"/{id}/enter", {})
    ask(ann, f"/{id}/start")
    tables = ask(ann, f"/{id}/next")["rounds_played"][0]["tables"]
    mine, other = sorted(tables, key=lambda table: not table["yours"])
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_text("All tables of this round have the same deals.")).to_be_visible()
    expect(page.get_by_role("link", name=f"Table {mine['number']}: view")).to_be_visible()
    expect(page.get_by_role("link", name=f"Table {other['number']}: view")).to_have_count(0)
    page.get_by_text("Seal of round 1").click()
    assert_sound(page)
    page.goto(f"/t/{other['table']}")
    expect(page.get_by_text("Other tables are still playing the same deals.")).to_be_visible()
    play(mine["table"], ann)
    page.goto(f"/t/{mine['table']}")
    expect(page.get_by_role("region", name="Fairness")).to_contain_text("Other tables are still playing the same deals.")
    clients = {client.http.get("/api/me").json()["name"]: client for client in others}
    play(other["table"], clients[other["seats"][0]["entrant"]["name"]])
    expect(page.get_by_role("region", name="Fairness")).to_contain_text("The seal of the round matches.")
    page.goto(f"/tournaments/{id}")
    expect(page.get_by_role("heading", name="Standings after round 1")).to_be_visible()
    assert_sound(page)
