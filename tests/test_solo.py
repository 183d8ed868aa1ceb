"""Tables without a server: storage, clocks and bots of the host in memory. Its protocol is tested in tests/server/protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ilion.solo import Api, Connection, Solo, Visitor
from ilion.table.log import Entry

TWO = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Table:
    """A running table of two visitors, each with everything they were sent."""

    def __init__(self, solo: Solo, **more: Any) -> None:
        self.solo = solo
        self.api = Api(solo)
        self.visitors = [Visitor(), Visitor()]
        self.id: str = self.ask(0, "POST", "tables", TWO | more)["table"]["id"]
        self.ask(1, "POST", f"tables/{self.id}/join", {})
        self.sent: list[list[dict[str, Any]]] = [[], []]
        self.connections: list[Connection] = [
            solo.connect(visitor, self.id, sent.append) for visitor, sent in zip(self.visitors, self.sent, strict=True)
        ]

    def ask(self, seat: int, method: str, path: str, body: dict[str, Any]) -> Any:
        status, answer = self.api.request(self.visitors[seat], method, f"/api/{path}", body)
        assert status < 300, answer
        return answer

    @property
    def now(self) -> dict[str, Any]:
        """The state for the seat to act."""
        actor = self.solo.sessions[self.id].table.actor
        assert actor is not None
        return next(message["now"] for message in reversed(self.sent[actor]) if "now" in message)

    def play(self) -> int:
        """Play the first legal move; return the seat that did."""
        now = self.now
        move = {"type": "play", "move": now["moves"][0]["text"], "seq": now["seq"], "key": f"k{now['events']}", "id": "play"}
        self.connections[now["actor"]].receive(move)
        return int(now["actor"])


def test_a_move_is_stored_before_anybody_is_sent_it() -> None:
    stored: list[Entry] = []
    at_that_time: list[int] = []

    def store(_: str, entries: Sequence[Entry]) -> None:
        stored.extend(entries)
        at_that_time.append(sum(map(len, table.sent)) if entries[0].kind in ("play", "draft") else 0)

    solo = Solo(store)
    table = Table(solo)
    before = sum(map(len, table.sent))
    table.play()
    assert at_that_time[-1] == before
    assert sum(map(len, table.sent)) > before
    assert stored == solo.entries[table.id]


def test_a_move_that_cannot_be_stored_is_taken_back_and_can_be_made_again() -> None:
    errors: list[Exception] = []
    full = False

    def store(_: str, entries: Sequence[Entry]) -> None:
        if full:
            raise OSError("the disk is full")

    table = Table(Solo(store, report=errors.append))
    events = table.now["events"]
    full = True
    seat = table.play()
    assert (table.sent[seat][-1]["type"], table.sent[seat][-1]["status"]) == ("problem", 500)
    assert [type(error) for error in errors] == [OSError]
    assert table.now["events"] == events
    full = False
    seat = table.play()
    assert table.sent[seat][-1] == {"type": "ack", "id": "play", "seq": table.solo.sessions[table.id].table.seq(seat)}
    assert table.solo.sessions[table.id].table.record.events


def test_a_seat_whose_time_is_up_is_played_by_a_bot() -> None:
    clock = [1_000_000]
    table = Table(Solo(clock=lambda: clock[0]), clock={"kind": "realtime", "bank": 10, "increment": 0})
    actor = table.now["actor"]
    clock[0] += 9_999
    table.solo.tick()
    assert not table.solo.tasks
    clock[0] += 1
    table.solo.tick()
    assert table.solo.sessions[table.id].table.seats[actor].stand_in
    assert len(table.solo.tasks) == 1
    table.solo.think()
    assert table.now["actor"] != actor


@pytest.mark.parametrize("answer", [None, "", "nonsense", "{}", '{"move": 3}'])
def test_a_bot_without_a_useful_answer_makes_some_legal_move(answer: str | None) -> None:
    solo = Solo()
    status, made = Api(solo).request(
        Visitor(), "POST", "/api/tables", {"game": "trojan-horse", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    )
    assert status == 201
    events = len(solo.sessions[made["table"]["id"]].table.record.events)
    (task,) = solo.tasks
    solo.tasks.clear()
    task.finish(answer)
    assert len(solo.sessions[made["table"]["id"]].table.record.events) > events
    assert len(solo.tasks) == 1


def test_a_late_answer_of_a_bot_changes_nothing() -> None:
    solo = Solo()
    table = Table(solo)
    actor = table.now["actor"]
    table.connections[actor].receive({"type": "stand-in"})
    (task,) = solo.tasks
    table.connections[actor].receive({"type": "reclaim"})
    entries = len(solo.entries[table.id])
    task.finish('{"move": "1"}')
    assert len(solo.entries[table.id]) == entries


def test_requests_that_need_a_server_say_so() -> None:
    api = Api(Solo())
    for method, path in (("POST", "login"), ("POST", "accounts"), ("GET", "ratings/horus"), ("DELETE", "me")):
        status, answer = api.request(Visitor(), method, f"/api/{path}", {})
        assert (status, answer["key"]) == (404, "needs-server")
    status, answer = api.request(
        Visitor(), "POST", "/api/tables", {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "external"}]}
    )
    assert (status, answer["key"]) == (422, "needs-server")


@pytest.mark.parametrize("body", [{}, {"game": "trojan-horse"}, {"game": "trojan-horse", "seats": 3}, {"game": 7, "seats": []}])
def test_a_malformed_request_is_refused(body: dict[str, Any]) -> None:
    status, answer = Api(Solo()).request(Visitor(), "POST", "/api/tables", body)
    assert (status, answer["status"]) == (422, 422)
