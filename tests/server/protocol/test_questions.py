"""Questions that change nothing: hints, explanations, the past, games and lists."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

import ilion
from tests.server.harness import Visitor, play_out
from tests.server.protocol.hosts import Host
from tests.server.protocol.test_play import turn, two


def test_a_hint_names_the_best_moves_with_their_worth(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, second = turn(a, b)
    hint = first.ask("hint")
    assert hint["type"] == "hint", hint
    assert hint["seq"] == first.now["seq"]
    assert {move["text"] for move in hint["moves"]} <= {move["text"] for move in first.now["moves"]}
    assert all(0 <= move["value"] <= 1 and move["visits"] > 0 and move["words"]["clause"] for move in hint["moves"])
    refused = second.ask("hint")
    assert (refused["status"], refused["key"]) == (409, "not-your-turn")


def test_a_hint_does_not_stop_the_play(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, _ = turn(a, b)
    for number in itertools.count():
        first.send("hint", id=f"slow {number}")
        answer = first.ask("hint")
        if answer["type"] != "hint":  # otherwise the slow one was there already
            break
    assert answer["key"] == "thinking"
    assert first.play("1")["type"] == "ack"
    assert first.reply_to(f"slow {number}")["type"] == "hint"


def test_there_are_no_hints_in_rated_games(ann: Visitor) -> None:
    ann.register()
    socket = ann.socket(ann.make("me", "bot", rated=True, clock={"kind": "correspondence", "days": 3})["table"]["id"])
    socket.until("welcome")
    if not socket.now["moves"]:
        socket.until(lambda message: bool(message.get("now", {}).get("moves")))
    refused = socket.ask("hint")
    assert (refused["status"], refused["key"]) == (403, "rated")


def test_an_only_move_is_a_hint_without_a_worth(ann: Visitor) -> None:
    table = ann.make("me", "hotseat", options={"horse": "open"})["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    while True:
        socket.send("view-as", seat=socket.now["actor"])
        socket.until("welcome")
        if len(socket.now["moves"]) == 1:
            break
        assert socket.play(socket.now["moves"][-1]["text"])["type"] == "ack"
    hint = socket.ask("hint")
    assert [(move["text"], move["value"]) for move in hint["moves"]] == [(socket.now["moves"][0]["text"], None)]


def test_the_reply_to_view_as_is_a_welcome(ann: Visitor) -> None:
    socket = ann.socket(ann.make("me", "hotseat")["table"]["id"])
    assert socket.until("welcome")["id"] is None
    for seat in (1, 0, None):
        welcome = socket.ask("view-as", seat=seat)
        assert (welcome["type"], welcome["now"]["viewer"]) == ("welcome", seat)


def test_a_move_is_explained_and_nothing_changes(ann: Visitor, bob: Visitor) -> None:
    _, a, b = two(ann, bob)
    first, _ = turn(a, b)
    before = first.now
    legal = first.ask("explain", move=before["moves"][0]["text"])
    assert (legal["legal"], legal["understood"], legal["refusal"], legal["detail"]) == (True, True, None, None)
    illegal = first.ask("explain", move="helper>palace")
    assert (illegal["legal"], illegal["understood"]) == (False, True)
    assert illegal["refusal"]["clause"].startswith("TH-")
    assert illegal["detail"]
    garbled = first.ask("explain", move="abracadabra")
    assert (garbled["legal"], garbled["understood"]) == (False, False)
    assert garbled["refusal"]["facts"]["text"] == "abracadabra"
    assert first.play(before["moves"][0]["text"], seq=before["seq"])["type"] == "ack"


def test_a_finished_game_is_replayed_from_any_seat_by_anybody(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, a, b = two(ann, bob)
    watching = eve.socket(table)
    watching.until("welcome")
    assert watching.ask("past", number=0, seat=1)["status"] == 403
    play_out([a, b])
    watching.until(lambda message: message.get("now", {}).get("status") == "over")
    events = watching.now["events"]
    for seat in (0, 1):
        last = watching.ask("past", number=events, seat=seat)
        assert (last["viewer"], last["view"]["you"], last["events"]) == (seat, seat, events)
        assert (last["prompt"], last["actor"]) == (None, None)
    assert watching.ask("past", number=0, seat=2)["status"] == 403
    for number in (3, events - 1, events // 2):
        then = watching.ask("past", number=number)
        assert (then["number"], then["viewer"], then["view"]["you"]) == (number, None, None)
        assert then["prompt"]["key"]
    assert watching.ask("past", number=events + 1)["status"] == 422


@pytest.mark.parametrize("game", ilion.games())
def test_a_game_tells_all_that_is_needed_to_make_a_table(ann: Visitor, game: str) -> None:
    about = ann.http.get(f"/api/games/{game}").json()
    known = ilion.load(game)
    assert [clause["id"] for clause in about["clauses"]] == list(known.clauses)
    assert about["default_level"] in known.evaluator().levels()
    texts = ann.http.get(f"/api/games/{game}/texts/en").text
    for name, option in about["options"].items():
        assert option["default"] in option["values"], name
        assert f"\n{option['clause']} =" in texts
    assert "\nnotation-not-understood =" in texts, "what all games share is there too"
    for count in about["seats"]:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": level} for level in about["levels"]] * 2][:count]
        options = {name: option["values"][-1] for name, option in about["options"].items()}
        ann.make(*seats, game=game, options=options)
    assert ann.http.get("/api/games/chess").status_code == 404


def test_a_listed_table_shows_its_seats_and_whose_turn_it_is(host: Host, ann: Visitor, bob: Visitor) -> None:
    table, a, b = two(ann, bob, public=True)
    first, _ = turn(a, b)
    stranger = host.visitor()
    (line,) = (line for line in stranger.http.get("/api/tables?which=running").json() if line["id"] == table)
    assert [(seat["kind"], seat["filled"], seat["yours"]) for seat in line["players"]] == [("person", True, False)] * 2
    assert line["turn"] == first.now["viewer"]
    assert (line["places"], line["public"], line["clock"], line["owner"]) == (None, True, "none", False)
    assert line["options"]["horse"] == "memory"
    hidden = ann.make("me", "bot")["table"]["id"]
    assert hidden not in {line["id"] for line in stranger.http.get("/api/tables?which=running").json()}
    mine = {line["id"]: line for line in ann.http.get("/api/tables?which=mine").json()}
    assert [seat["yours"] for seat in mine[table]["players"]] == [True, False]
    assert mine[table]["owner"]
    assert mine[hidden]["players"][1]["level"] == "medium"
    a.ask("resign")
    (line,) = (line for line in bob.http.get("/api/tables?which=finished").json() if line["id"] == table)
    assert (line["places"], line["turn"], line["players"][0]["resigned"]) == ([2, 1], None, True)


def test_a_covered_device_is_sent_nothing_private(host: Host, ann: Visitor) -> None:
    table = ann.make("me", "hotseat", game="troia")["table"]["id"]
    socket = ann.socket(table)
    welcome = socket.until("welcome")
    spectator = host.visitor().socket(table).until("welcome")
    assert {**welcome["now"], "view": None} == {**spectator["now"], "view": None}
    assert welcome["now"]["view"] == spectator["now"]["view"]
    assert welcome["log"] == spectator["log"]
    socket.send("view-as", seat=1)
    open_view = socket.until("welcome")["now"]["view"]
    assert open_view != welcome["now"]["view"]
    move = {"move": "x"}
    questions: dict[str, dict[str, Any]] = {"past": {"number": 1}, "sheet": {}, "preview": move, "explain": move, "hint": {}}
    for kind, fields in questions.items():
        assert socket.ask(kind, seat=0, **fields)["status"] == 403
    socket.send("view-as")
    assert socket.until("welcome")["now"]["view"] == welcome["now"]["view"]


def test_events_are_redacted_for_those_connected_when_the_turn_is_over(ann: Visitor, bob: Visitor) -> None:  # TH-29
    table, a, b = two(ann, bob)
    lines: dict[int, dict[str, Any]] = {line["number"]: line for line in a.log}
    new: set[int] = set()
    forgotten = 0
    for _ in range(40):
        first, _ = turn(a, b)
        events = first.now["events"]
        moves = first.now["moves"]
        assert first.play(moves[0]["text"])["type"] == "ack"
        for s in (a, b):
            if s is not first and first.now["events"] > events:
                s.until("update")
        for text in a.raw:
            message = json.loads(text)
            if message["type"] == "update":
                for line in message["redacted"]:
                    assert lines[line["number"]] != line
                    lines[line["number"]] = line
                    forgotten += 1
                if message["log"]:
                    new = {line["number"] for line in message["log"]}
                lines |= {line["number"]: line for line in message["log"]}
        a.raw.clear()
    again = ann.socket(table)
    again.until("welcome")
    assert forgotten > 10
    assert {line["number"]: line for line in again.log if line["number"] not in new} == {
        number: line for number, line in lines.items() if number not in new
    }
