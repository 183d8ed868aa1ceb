"""Pledges and values on the wire: the game begins once every value is revealed, or once the time for it has passed."""

from __future__ import annotations

import pytest

from ilion.table import fairness
from ilion.table.proof import verify
from tests.server.harness import Visitor, play_out
from tests.server.protocol.hosts import Host

A, B = "ann's random value", "bob's random value"


def test_values_are_revealed_once_everybody_sits_and_then_the_game_begins(ann: Visitor, bob: Visitor) -> None:
    commitment = ann.http.post("/api/commitments").json()["commitment"]
    table = ann.make("me", "open", "bot", commitment=commitment, pledge=fairness.pledge_of(A))["table"]["id"]
    a = ann.socket(table)
    assert a.until("welcome")["table"]["values_awaited_until"] is None
    assert a.ask("reveal", value=A)["key"] == "wrong-value", "not before the last seat is filled"
    info = bob.join(table, pledge=fairness.pledge_of(B))
    assert (info["status"], info["commitment"]) == ("waiting", commitment)
    assert info["values_awaited_until"] is not None
    pledges = [fairness.pledge_of(A), fairness.pledge_of(B), None]
    assert [seat["pledge"] for seat in info["seats"]] == pledges
    b = bob.socket(table)
    b.until("welcome")
    assert b.ask("reveal", value="something else")["key"] == "wrong-value"
    assert b.ask("reveal", value=B)["type"] == "ack"
    assert b.ask("reveal", value=B)["type"] == "ack", "twice is no harm"
    assert bob.http.post(f"/api/tables/{table}/leave").status_code == 409
    assert a.ask("reveal", value=A)["type"] == "ack"
    b.until(lambda message: message.get("now", {}).get("status") == "running")
    play_out([a, b])
    proof = verify(ann.http.get(f"/api/tables/{table}/record").text)
    assert (proof.revealed, proof.silent) == ([0, 1], [2])
    assert proof.seal == fairness.seal_of(commitment, [pledge or "" for pledge in pledges])


def test_nobody_sees_a_value_while_the_game_runs(ann: Visitor, bob: Visitor) -> None:
    table = ann.make("me", "open", pledge=fairness.pledge_of(A))["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    b.until("welcome")
    assert a.ask("reveal", value=A)["type"] == "ack"
    b.until(lambda message: message.get("now", {}).get("status") == "running")
    assert not any(A in text for text in b.raw)
    assert A.encode().hex() not in bob.http.get(f"/api/tables/{table}/record").text


def test_a_rematch_takes_a_pledge_too(ann: Visitor) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    assert socket.ask("resign")["type"] == "ack"
    again = ann.http.post(f"/api/tables/{table}/rematch", json={"pledge": fairness.pledge_of(A)}).json()
    assert (again["status"], [seat["pledge"] for seat in again["seats"]]) == ("waiting", [None, fairness.pledge_of(A)])


@pytest.mark.parametrize("pledge", ["mine", "0" * 63, "A" * 64])
def test_what_is_no_pledge_is_refused(ann: Visitor, pledge: str) -> None:
    body = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}], "pledge": pledge}
    assert ann.http.post("/api/tables", json=body).status_code == 422


def test_without_the_value_the_game_begins_when_its_time_has_passed(host: Host, ann: Visitor) -> None:
    table = ann.make("me", "bot", pledge=fairness.pledge_of(A))["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    host.pass_time(fairness.REVEAL_TIME)
    socket.until(lambda message: message.get("now", {}).get("status") == "running")
    assert socket.ask("reveal", value=A)["key"] == "wrong-value"
