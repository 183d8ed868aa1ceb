"""Creating tables, joining them, playing, leaving and coming back, at every host of the protocol."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import ilion
from ilion.table.proof import verify
from tests.server.harness import Socket, Visitor, play_out

OPEN = {"horse": "open"}


def two(ann: Visitor, bob: Visitor, **more: Any) -> tuple[str, Socket, Socket]:
    """A table of two people who sit at seats 0 and 1."""
    table = ann.make("me", "open", **more)["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    a.until("welcome")
    b.until("welcome")
    return table, a, b


def turn(*sockets: Socket) -> tuple[Socket, Socket]:
    """Return the player to act, and the other one."""
    first = next(s for s in sockets if s.now["moves"])
    return first, next(s for s in sockets if s is not first)


def to_a_draft(*sockets: Socket) -> Socket:
    while True:
        play_out(list(sockets), most=1)
        actor = next((s for s in sockets if s.now["draft"]), None)
        if actor is not None:
            return actor


def test_two_people_and_a_spectator_see_a_whole_game(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, a, b = two(ann, bob)
    watching = eve.socket(table)
    watching.until("welcome")
    play_out([a, b])
    watching.until(lambda message: message.get("now", {}).get("status") == "over")
    assert a.now["result"] == b.now["result"] == watching.now["result"]
    assert sorted(a.now["result"]["places"])[0] == 1
    course = a.now["result"]["course"]
    assert course[0]["events"] == 0
    assert course[-1]["scores"] == a.now["result"]["scores"]
    assert all(earlier["events"] < later["events"] for earlier, later in pairwise(course))
    assert len(a.log) == len(b.log) == len(watching.log) == a.now["events"]
    assert [event["number"] for event in a.log] == list(range(len(a.log)))
    record = eve.http.get(f"/api/tables/{table}/record").text
    assert verify(record).events == len(a.log)


@pytest.mark.parametrize("game", ilion.games())
def test_every_game_is_played_over_the_wire(game: str, ann: Visitor, bob: Visitor) -> None:
    seats = ["me", "open", *["bot"] * (ilion.load(game).seats[0] - 2)]
    options = OPEN if game == "trojan-horse" else {}  # the log forgets nothing
    table = ann.make(*seats, game=game, options=options)["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for s in (a, b):
        s.until("welcome")
    assert play_out([a, b], most=25) == 25
    again = ann.socket(table)
    again.until("welcome")
    assert [event["number"] for event in again.log] == list(range(again.now["events"]))
    assert again.log[: len(a.log)] == a.log


def test_a_game_against_bots_begins_at_once(ann: Visitor) -> None:
    made = ann.make("me", "bot", "bot")
    assert made["table"]["status"] == "running"
    socket = ann.socket(made["table"]["id"])
    socket.until("welcome")
    play_out([socket])
    assert socket.now["status"] == "over"


def test_an_invitation_is_good_for_one_seat_once(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    made = ann.make("me", "invited", "invited")
    table, tokens = made["table"]["id"], made["invitations"]
    assert eve.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 403
    assert eve.http.post(f"/api/tables/{table}/join", json={"token": "x" * 22}).status_code == 403
    bob.join(table, token=tokens["1"])
    assert eve.http.post(f"/api/tables/{table}/join", json={"token": tokens["1"]}).status_code == 403
    assert eve.join(table, token=tokens["2"])["status"] == "running"


def test_the_owner_changes_a_free_seat_and_old_invitations_end(ann: Visitor, bob: Visitor) -> None:
    made = ann.make("me", "invited")
    table = made["table"]["id"]
    assert bob.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}).status_code == 401
    bob.http.patch("/api/me", json={"name": "Bob"})
    assert bob.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"}).status_code == 403
    renewed = ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "invited"}).json()["token"]
    assert bob.http.post(f"/api/tables/{table}/join", json={"token": made["invitations"]["1"]}).status_code == 403
    assert bob.join(table, token=renewed)["status"] == "running"
    assert ann.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"}).status_code == 409


def test_a_second_device_and_a_reload_show_exactly_the_same(ann: Visitor, bob: Visitor) -> None:
    table, a, b = two(ann, bob, options=OPEN)
    to_a_draft(a, b)
    for client, first in ((ann, a), (bob, b)):
        again = client.socket(table)
        again.until("welcome")
        assert again.now == first.now
        assert again.log == first.log
        again.close()


def test_a_draft_is_on_all_own_devices_and_undo_is_free(ann: Visitor, bob: Visitor) -> None:
    table, a, b = two(ann, bob, options=OPEN)
    mine = to_a_draft(a, b)
    client, other = (ann, b) if mine is a else (bob, a)
    device = client.socket(table)
    device.until("welcome")
    heard = len(other.raw)
    seq = other.now["seq"]
    assert mine.ask("undo", seq=mine.now["seq"], key="u1")["type"] == "ack"
    device.until("update")
    assert device.now["draft"] == mine.now["draft"] == []
    assert other.ask("sheet")["type"] == "sheet"
    assert [message for message in other.raw[heard:] if '"update"' in message] == [], "nobody else heard of it"
    assert other.now["seq"] == seq


def test_committed_moves_are_taken_back_with_consent_only(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, second = turn(a, b)
    first.play(first.now["moves"][0]["text"])
    events = first.now["events"]
    assert first.ask("request-undo")["type"] == "ack"
    second.until(lambda message: message.get("now", {}).get("undo") is not None)
    assert first.ask("answer-undo", accept=True)["status"] in (409, 422)
    assert second.ask("answer-undo", accept=True)["type"] == "ack"
    first.until(lambda message: message.get("now", {}).get("events", 0) > events)
    assert first.log[-1]["undone"] > 0


def test_previews_past_and_sheet_are_given_on_request(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, second = turn(a, b)
    move = first.now["moves"][0]["text"]
    assert first.ask("preview", move=move)["data"]
    assert second.ask("preview", move=move)["status"] == 409
    start = first.ask("past", number=0)
    assert start["view"] != first.now["view"]
    assert first.ask("past", number=first.now["events"])["view"] == first.now["view"]
    assert first.ask("past", number=first.now["events"] + 1)["type"] == "problem"
    assert first.ask("sheet")["type"] == "sheet"


def test_an_illegal_move_names_its_clause_and_changes_nothing(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, _ = turn(a, b)
    refused = first.play("helper>palace")
    assert (refused["type"], refused["status"]) == ("problem", 422)
    assert refused["clause"].startswith("TH-")
    assert first.play(first.now["moves"][0]["text"])["type"] == "ack"


def test_a_repeated_key_is_acknowledged_and_done_once_a_stale_number_refused(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, _ = turn(a, b)
    move, seq = first.now["moves"][0]["text"], first.now["seq"]
    assert first.ask("play", move=move, seq=seq, key="once")["type"] == "ack"
    events = first.now["events"]
    assert first.ask("play", move=move, seq=seq, key="once")["type"] == "ack"
    assert first.now["events"] == events
    assert first.ask("play", move=move, seq=seq, key="twice")["status"] == 409


def test_a_shared_device_sees_the_seat_that_is_uncovered_and_no_other(ann: Visitor) -> None:
    table = ann.make("me", {"kind": "hotseat", "name": "Zoe"})["table"]["id"]
    socket = ann.socket(table)
    welcome = socket.until("welcome")
    assert welcome["your_seats"] == [0, 1]
    assert welcome["now"]["viewer"] is None
    assert welcome["now"]["moves"] is None
    actor = welcome["now"]["actor"]
    socket.send("view-as", seat=actor)
    socket.until("welcome")
    assert socket.now["viewer"] == actor
    assert socket.now["moves"]
    assert socket.ask("sheet", seat=1 - actor)["status"] == 403
    socket.send("view-as")
    socket.until("welcome")
    assert socket.now["moves"] is None


def test_chat_reaches_everybody_and_is_there_later(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, a, b = two(ann, bob)
    a.send("chat", text="<b>hello</b> ☺")
    assert b.until("chat")["line"]["text"] == "<b>hello</b> ☺"
    assert [line["text"] for line in eve.http.get(f"/api/tables/{table}/chat").json()] == ["<b>hello</b> ☺"]
    watching = eve.socket(table)
    assert len(watching.until("welcome")["chat"]) == 1
    assert watching.ask("chat", text="psst")["status"] == 401


def test_a_player_who_resigns_at_a_table_of_two_has_lost(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    assert a.ask("resign")["type"] == "ack"
    b.until(lambda message: message.get("now", {}).get("status") == "over")
    assert b.now["result"]["places"] == [2, 1]
    assert b.now["result"]["resigned"] == [0]


def test_a_bot_stands_in_and_hands_back(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, second = turn(a, b)
    assert first.ask("stand-in")["type"] == "ack"
    second.until(lambda message: bool(message.get("now", {}).get("moves")))
    assert first.ask("reclaim")["type"] == "ack"
    assert second.play(second.now["moves"][0]["text"])["type"] == "ack"


def test_a_bot_stands_in_for_an_absent_person_only(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    assert a.ask("stand-in", absent=1)["status"] == 403
    b.close()
    a.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])
    assert a.ask("stand-in", absent=1)["type"] == "ack"


def test_leaving_frees_a_seat_before_the_game_and_calls_a_bot_in_play(ann: Visitor, bob: Visitor) -> None:
    table = ann.make("me", "open", "open")["table"]["id"]
    bob.join(table)
    left = bob.http.post(f"/api/tables/{table}/leave").json()
    assert [seat["filled"] for seat in left["seats"]] == [True, False, False]
    assert bob.http.post(f"/api/tables/{table}/leave").status_code == 403
    running = ann.make("me", "bot")["table"]["id"]
    assert ann.http.post(f"/api/tables/{running}/leave").json()["seats"][0]["stand_in"]


def test_bots_keep_their_names_in_a_rematch(ann: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy", "name": "Nestor"}]
    table = ann.http.post("/api/tables", json={"game": "trojan-horse", "seats": seats}).json()["table"]["id"]
    assert ann.socket(table).ask("resign", seat=0)["type"] == "ack"
    again = ann.http.post(f"/api/tables/{table}/rematch").json()
    assert again["seats"][0]["name"] == "Nestor"


def test_the_bots_of_a_rematch_may_have_another_level(ann: Visitor) -> None:
    table = ann.make("me", {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})["table"]["id"]
    ann.socket(table).ask("resign", seat=0)
    refused = ann.http.post(f"/api/tables/{table}/rematch", json={"level": "godlike"})
    assert refused.status_code == 422
    assert "the bots are" in refused.json()["detail"]
    again = ann.http.post(f"/api/tables/{table}/rematch", json={"level": "medium"}).json()
    assert [seat["level"] for seat in again["seats"]] == ["medium", "medium", None]


def test_in_a_rematch_everybody_moves_up_a_seat_and_the_first_becomes_the_last(ann: Visitor) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Nestor", "Ajax")]
    seats = [{"kind": "me", "name": "Ann"}, *bots, {"kind": "hotseat", "name": "Anna"}]
    table = ann.http.post("/api/tables", json={"game": "trojan-horse", "seats": seats}).json()["table"]["id"]
    line = ann.socket(table)
    assert line.ask("resign", seat=0)["type"] == "ack"
    assert line.ask("resign", seat=3)["type"] == "ack"
    again = ann.http.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Nestor", "Ajax", "Anna", "Ann"]
    assert again["status"] == "running"


def test_a_rematch_keeps_the_seats_for_the_same_people(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, a, _ = two(ann, bob)
    assert ann.http.post(f"/api/tables/{table}/rematch").status_code == 409
    a.ask("resign")
    again = ann.http.post(f"/api/tables/{table}/rematch").json()
    assert bob.http.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
    assert eve.http.post(f"/api/tables/{again['id']}/join", json={"seat": 0}).status_code == 403
    assert bob.join(again["id"])["status"] == "running"


def test_my_tables_say_when_it_is_my_turn_and_open_ones_are_listed(ann: Visitor, bob: Visitor) -> None:
    table, a, b = two(ann, bob, public=True)
    first = turn(a, b)[0]
    mine = {line["id"]: line["your_turn"] for line in ann.http.get("/api/tables?which=mine").json()}
    bobs = {line["id"]: line["your_turn"] for line in bob.http.get("/api/tables?which=mine").json()}
    assert (mine[table], bobs[table]) == (first is a, first is b)
    waiting = ann.make("me", "open", public=True)["table"]["id"]
    hidden = ann.make("me", "open")["table"]["id"]
    listed = {line["id"]: line for line in bob.http.get("/api/tables").json()}
    assert listed[waiting]["free"] == 1
    assert hidden not in listed
    a.ask("resign")
    assert table in {line["id"] for line in bob.http.get("/api/tables?which=finished").json()}


def test_a_commitment_can_be_had_before_the_pledge_is_made(ann: Visitor, bob: Visitor) -> None:
    pledged = ann.http.post("/api/commitments").json()["commitment"]
    body = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}], "commitment": pledged, "pledge": "0" * 64}
    assert bob.http.post("/api/tables", json=body).status_code == 422, "it is hers"
    assert ann.http.post("/api/tables", json=body).json()["table"]["commitment"] == pledged
    assert ann.http.post("/api/tables", json=body).status_code == 422, "it was used"


def test_a_lesson_is_never_rated(ann: Visitor) -> None:
    body = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}], "script": [], "rated": True}
    assert ann.http.post("/api/tables", json=body).status_code == 422
