"""Rated tables: accounts and bots of known strength, no stand-ins, and a clock that decides for absent people."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Socket, Visitor
from tests.server.protocol.test_play import turn

THREE_DAYS = {"kind": "correspondence", "days": 3}


def rated(ann: Visitor, bob: Visitor) -> tuple[str, Socket, Socket]:
    """A rated game of two people with a clock of three days."""
    ann.register()
    bob.register()
    table = ann.make("me", "open", rated=True, clock=THREE_DAYS)["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for socket in (a, b):
        socket.until("welcome")
    return table, a, b


def refused(ann: Visitor, **spec: Any) -> tuple[int, str]:
    body = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}], "rated": True, "clock": THREE_DAYS} | spec
    answer = ann.http.post("/api/tables", json=body)
    return answer.status_code, answer.json()["key"]


def test_a_guest_makes_no_rated_table(ann: Visitor) -> None:
    assert refused(ann) == (403, "needs-account")


def test_a_guest_does_not_sit_at_a_rated_table_and_is_told_why(ann: Visitor, bob: Visitor) -> None:
    ann.register()
    table = ann.make("me", "open", rated=True, clock=THREE_DAYS, public=True)["table"]["id"]
    assert bob.http.get(f"/api/tables/{table}").json()["rated"] is True, "it says so before anybody sits down"
    assert {line["id"]: line["rated"] for line in bob.http.get("/api/tables").json()}[table] is True
    answer = bob.http.post(f"/api/tables/{table}/join", json={})
    assert (answer.status_code, answer.json()["key"]) == (403, "needs-account")
    bob.register()
    assert bob.join(table)["status"] == "running"


def test_an_invitation_does_not_seat_a_guest_at_a_rated_table_and_stays_good(ann: Visitor, bob: Visitor) -> None:
    ann.register()
    made = ann.make("me", "invited", rated=True, clock=THREE_DAYS)
    table, token = made["table"]["id"], made["invitations"]["1"]
    assert bob.http.post(f"/api/tables/{table}/join", json={"token": token}).status_code == 403
    bob.register()
    assert bob.join(table, token=token)["status"] == "running"


@pytest.mark.parametrize(
    "spec",
    [
        {"clock": {"kind": "none"}},
        {"clock": THREE_DAYS | {"on_timeout": "bot"}},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]},
        {"seats": [{"kind": "me"}, {"kind": "hotseat"}]},
        {"seats": [{"kind": "me"}, {"kind": "external"}]},
    ],
)
def test_what_would_make_a_rating_meaningless_is_refused(ann: Visitor, spec: dict[str, Any]) -> None:
    ann.register()
    assert refused(ann, **spec) == (422, "option")


def test_a_free_seat_of_a_rated_table_gets_no_program_and_no_bot_of_unknown_strength(ann: Visitor) -> None:
    ann.register()
    table = ann.make("me", "open", rated=True, clock=THREE_DAYS)["table"]["id"]
    for seat in ({"kind": "external"}, {"kind": "bot", "level": "random"}):
        assert ann.http.put(f"/api/tables/{table}/seats/1", json=seat).status_code == 422
    assert ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "level": "hard"}).status_code == 200


def test_nobody_lets_a_bot_play_in_a_rated_game(ann: Visitor, bob: Visitor) -> None:
    table, a, b = rated(ann, bob)
    absent = b.until("table")["your_seats"][0]
    for message in ({}, {"absent": absent}):
        if "absent" in message:
            b.close()
            a.until(lambda told: told["type"] == "table" and not told["table"]["seats"][absent]["online"])
        answer = a.ask("stand-in", **message)
        assert (answer["status"], answer["key"]) == (403, "rated-no-stand-in")
    assert ann.http.post(f"/api/tables/{table}/leave").status_code == 403
    info = ann.http.get(f"/api/tables/{table}").json()
    assert info["status"] == "running"
    assert [seat["stand_in"] for seat in info["seats"]] == [None, None]


def test_in_an_unrated_game_an_absent_player_is_replaced(ann: Visitor, bob: Visitor) -> None:
    table = ann.make("me", "open", clock=THREE_DAYS)["table"]["id"]
    bob.join(table)
    a = ann.socket(table)
    a.until("welcome")
    assert a.ask("stand-in", absent=1)["type"] == "ack"


def test_the_clock_of_a_rated_table_ends_in_resignation(ann: Visitor, bob: Visitor) -> None:
    table, a, b = rated(ann, bob)
    turn(a, b)
    assert ann.http.get(f"/api/tables/{table}").json()["clock"]["on_timeout"] == "resign"
