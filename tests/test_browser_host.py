"""The host for a visitor's browser, without a browser: the data that it hands out to be stored and sent, and their order."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ilion.core import text as texts
from ilion.core.errors import IlionError
from ilion.review import worker
from ilion.solo.browser import Browser
from ilion.table.info import game_texts

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def without_fluent(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The engine in a browser has no Fluent."""
    for name in ("fluent", "fluent.runtime"):
        monkeypatch.setitem(sys.modules, name, None)
    for remembered in (texts.can_speak, texts._bundle):
        remembered.cache_clear()
    yield
    texts.can_speak.cache_clear()


class Page:
    """A page and a database. The database refuses everything while it is `full`."""

    def __init__(self, before: Page | None = None) -> None:
        self.host = Browser()
        self.visitor: Any = before.visitor if before else None
        self.rows: dict[str, Any] = dict(before.rows) if before else {}
        self.logs: dict[str, list[Any]] = {id: list(log) for id, log in before.logs.items()} if before else {}
        self.reviews: dict[str, Any] = dict(before.reviews) if before else {}
        self.full = False
        self.conflict = False  # another tab has written in between
        self.sent: dict[int, list[dict[str, Any]]] = {}
        self.answers: dict[int, tuple[int, Any]] = {}
        self.closed: dict[int, int] = {}
        self.tasks: list[tuple[int, str]] = []
        self.number = 0
        self.host.restore(json.dumps(self.visitor), json.dumps(list(self.rows.values())))

    def deliver(self) -> None:
        """Do the same as the worker after every call."""
        drained = json.loads(self.host.drain())
        writes = drained["entries"] or drained["rows"] or drained["visitor"] or drained["reviews"]
        if writes and (self.full or self.conflict):
            drained = json.loads(self.host.revert(self.conflict))
        else:
            for id, added in drained["entries"].items():
                log = self.logs.setdefault(id, [])
                assert added["first"] == len(log)
                log += added["entries"]
            self.rows |= drained["rows"]
            self.reviews = {id: found for id, found in (self.reviews | drained["reviews"]).items() if found is not None}
            self.visitor = drained["visitor"] or self.visitor
            self.host.stored()
        for number, text in drained["posts"]:
            self.sent.setdefault(number, []).append(json.loads(text))
        for number, status, body in drained["answers"]:
            self.answers[number] = (status, body)
        self.closed |= dict(drained["closed"])
        self.tasks += [tuple(task) for task in drained["tasks"]]

    def load(self, id: str) -> None:
        if self.host.is_shelved(id):
            self.host.load(id, json.dumps(self.logs[id]), json.dumps(self.reviews.get(id)))

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return self.answers[self.send(method, path, body)]

    def send(self, method: str, path: str, body: Any = None) -> int:
        """Send a request that may be answered later, and return its number."""
        self.number += 1
        self.host.request(self.number, method, path, "" if body is None else json.dumps(body))
        self.deliver()
        return self.number

    def open(self, id: str) -> int:
        self.number += 1
        self.load(id)
        self.host.open(self.number, id)
        self.deliver()
        return self.number

    def say(self, channel: int, **message: Any) -> dict[str, Any]:
        self.host.receive(channel, json.dumps({"id": "x", **message}))
        self.deliver()
        return self.sent[channel][-1]

    def now(self, channel: int) -> dict[str, Any]:
        found: dict[str, Any] = next(message["now"] for message in reversed(self.sent[channel]) if "now" in message)
        return found

    def play(self, channel: int) -> dict[str, Any]:
        """Play the first legal move."""
        now = self.now(channel)
        return self.say(channel, type="play", move=now["moves"][0]["text"], seq=now["seq"], key=f"k{now['events']} {now['seq']}")

    def think(self) -> None:
        """Let the bots answer until it is the visitor's turn."""
        while self.tasks:
            self.do_a_task()

    def do_a_task(self) -> None:
        number, line = self.tasks.pop(0)
        self.host.finish(number, worker.answer(line))
        self.deliver()

    def tick(self) -> None:
        self.host.tick()
        self.deliver()

    def play_to_the_end(self, id: str, channel: int) -> None:
        self.think()
        while self.now(channel)["status"] == "running":
            assert self.play(channel)["type"] == "ack"
            self.think()


def table(page: Page, **more: Any) -> str:
    status, made = page.request("POST", "/tables", {"game": "trojan-horse", "seats": [{"kind": "me"}, BOT], **more})
    assert status == 201, made
    id: str = made["table"]["id"]
    return id


def test_a_whole_game_survives_a_reload_after_every_move() -> None:
    page = Page()
    id = table(page)
    for _ in range(200):
        page = Page(page)
        channel = page.open(id)
        page.think()
        if page.now(channel)["status"] == "over":
            break
        assert page.play(channel)["type"] == "ack"
    assert page.now(channel)["status"] == "over"
    assert [line["id"] for line in page.request("GET", "/tables?which=finished")[1]] == [id]
    assert page.request("GET", f"/tables/{id}/record")[0] == 200


def test_tables_are_listed_without_their_logs() -> None:
    page = Page()
    id = table(page)
    again = Page(page)
    status, lines = again.request("GET", "/tables?which=mine")
    assert (status, [line["id"] for line in lines]) == (200, [id])
    assert again.host.is_shelved(id) == "trojan-horse"


def test_a_move_that_cannot_be_stored_is_not_sent_and_can_be_made_again() -> None:
    page = Page()
    channel = page.open(table(page))
    page.think()
    before, log = page.now(channel), json.dumps(page.logs)
    page.full = True
    answer = page.play(channel)
    assert (answer["type"], answer["key"], answer["id"]) == ("problem", "not-stored", "x")
    assert (page.now(channel)["events"], page.now(channel)["moves"]) == (before["events"], before["moves"])
    assert json.dumps(page.logs) == log
    page.full = False
    assert page.play(channel)["type"] == "ack"
    page.think()
    assert Page(page).open(next(iter(page.rows)))


def test_a_bot_whose_move_could_not_be_stored_is_asked_again() -> None:
    page = Page()
    channel = page.open(table(page, seats=[{"kind": "me"}, BOT, BOT]))
    while not page.tasks:
        page.play(channel)
    number, line = page.tasks.pop(0)
    events = page.now(channel)["events"]
    page.full = True
    page.host.finish(number, worker.answer(line))
    page.deliver()
    assert page.now(channel)["events"] == events
    assert not page.tasks  # at once it would fail again, and again
    page.full = False
    page.host.tick()
    page.deliver()
    page.think()
    assert page.now(channel)["events"] > events


def test_a_bot_whose_answer_breaks_the_table_is_asked_again() -> None:
    page = Page()
    channel = page.open(table(page, seats=[{"kind": "me"}, BOT, BOT]))
    while not page.tasks:
        page.play(channel)
    number, _line = page.tasks.pop(0)
    events = page.now(channel)["events"]
    with pytest.raises(IlionError):
        page.host.finish(number, json.dumps({"move": "no move of any game"}))
    page.deliver()
    page.tick()
    page.think()
    assert page.now(channel)["events"] > events


def test_a_hint_comes_also_if_a_move_could_not_be_stored_meanwhile() -> None:
    page = Page()
    channel = page.open(table(page))
    page.think()
    page.say(channel, type="hint")
    assert len(page.tasks) == 1
    page.full = True
    assert page.play(channel)["key"] == "not-stored"
    page.full = False
    page.think()
    assert page.sent[channel][-1]["type"] == "hint"


def test_a_table_that_cannot_be_stored_is_not_there() -> None:
    page = Page()
    page.full = True
    status, answer = page.request("POST", "/tables", {"game": "trojan-horse", "seats": [{"kind": "me"}, BOT]})
    assert (status, answer["key"]) == (507, "not-stored")
    page.full = False
    assert page.request("GET", "/tables?which=mine") == (200, [])


@pytest.mark.parametrize("kind", ["open", "invited", "external"])
def test_a_seat_for_somebody_elsewhere_needs_a_server(kind: str) -> None:
    status, answer = Page().request("POST", "/tables", {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": kind}]})
    assert (status, answer["key"]) == (422, "needs-server")


def test_a_table_of_other_rules_stays_stored_and_says_why_it_cannot_be_opened() -> None:
    page = Page()
    id = table(page)
    page.rows[id]["setup"]["rules"] = "0"
    again = Page(page)
    assert again.closed.get(again.open(id)) == 4409
    status, answer = again.request("GET", f"/tables/{id}")
    assert answer["key"] == "rules-mismatch"
    assert status >= 400
    assert again.logs == page.logs


@pytest.mark.parametrize(("kind", "move"), [("play", "keep"), ("play", "nonsense"), ("explain", "keep"), ("explain", "nonsense")])
def test_a_move_is_refused_with_a_key_and_facts_because_the_page_has_the_words(kind: str, move: str) -> None:
    page = Page()
    channel = page.open(table(page))
    page.think()
    more = {"seq": page.now(channel)["seq"], "key": "k"} if kind == "play" else {}
    answer = page.say(channel, type=kind, move=move, **more)
    refusal = answer if kind == "play" else answer["refusal"]
    assert f"\n{refusal['key']} =" in str(game_texts("trojan-horse", "en"))
    assert refusal["clause"].startswith("TH-")
    assert "facts" in refusal
    assert page.play(channel)["type"] == "ack"


def test_a_file_is_refused_with_a_text_that_the_page_can_say() -> None:
    status, answer = Page().request("POST", "/tables/travel", {"text": "{}"})
    assert (status, answer["key"]) == (422, "invalid-file")
    assert answer["text"]["key"] == "travel-not-one"
    assert "detail_in" not in answer


def test_a_channel_to_a_table_that_is_not_there_is_closed() -> None:
    page = Page()
    assert page.closed.get(page.open("nothing")) == 4404


@pytest.mark.parametrize(
    "damage",
    [
        lambda row: row.pop("header"),
        lambda row: row["setup"].pop("secret"),
        lambda row: row["setup"].update(game="chess"),
        lambda row: row.update(summary={}),
        lambda row: row.update(updated="yesterday"),
    ],
)
def test_a_row_that_cannot_be_read_keeps_nobody_from_the_other_tables(damage: Callable[[dict[str, Any]], Any]) -> None:
    page = Page()
    lost, kept = table(page), table(page)
    damage(page.rows[lost])
    again = Page(page)
    assert [line["id"] for line in again.request("GET", "/tables?which=mine")[1]] == [kept]
    again.now(again.open(kept))
    assert again.closed.get(again.open(lost)) == 4404
    assert again.rows[lost] == page.rows[lost]


def test_a_log_that_cannot_be_read_closes_only_its_own_table() -> None:
    page = Page()
    lost, kept = table(page), table(page)
    page.logs[lost] = ["nonsense"]
    again = Page(page)
    assert again.closed.get(again.open(lost)) == 4409
    assert again.request("GET", f"/tables/{lost}")[1]["key"] == "unreadable"
    again.now(again.open(kept))


def test_a_row_from_before_tables_could_travel_is_read() -> None:
    page = Page()
    id = table(page)
    del page.rows[id]["setup"]["imported"]
    again = Page(page)
    again.now(again.open(id))


def test_a_table_of_other_rules_gives_its_record_from_the_stored_log() -> None:
    page = Page()
    id = table(page)
    channel = page.open(id)
    page.play_to_the_end(id, channel)
    whole = page.request("GET", f"/tables/{id}/record")[1]
    page.rows[id]["setup"]["rules"] = "0"
    again = Page(page)
    again.load(id)
    status, record = again.request("GET", f"/tables/{id}/record")
    assert status == 200
    assert '"0"' in record

    def moves(text: str) -> list[str]:
        return [line.partition(";")[0].strip() for line in text.partition("\n\n")[2].splitlines()]

    assert moves(record) == moves(whole)


def test_a_table_of_other_rules_that_is_not_over_hides_what_a_seat_may_not_have_seen() -> None:
    page = Page()
    id = table(page)
    channel = page.open(id)
    page.think()
    page.play(channel)
    page.rows[id]["setup"]["rules"] = "0"
    again = Page(page)
    again.load(id)
    record = again.request("GET", f"/tables/{id}/record")[1]
    assert "Secret" not in record
    assert page.rows[id]["setup"]["secret"] not in record


def test_a_table_that_another_tab_changed_is_loaded_again() -> None:
    page = Page()
    id = table(page)
    channel = page.open(id)
    page.think()
    other = Page(page)
    there = other.open(id)
    other.think()
    other.play(there)
    page.logs, page.rows = other.logs, other.rows
    page.conflict = True
    assert page.play(channel)["key"] == "not-stored"
    assert page.closed == {channel: 1012}
    page.conflict = False
    assert page.host.is_shelved(id) == "trojan-horse"
    again = page.open(id)
    assert page.now(again)["events"] == other.now(there)["events"]
    page.think()
    assert page.play(again)["type"] == "ack"


def test_a_game_travels_from_one_browser_to_another_and_goes_on() -> None:
    page = Page()
    id = table(page, seats=[{"kind": "me"}, {"kind": "hotseat"}, BOT])
    status, file = page.request("GET", f"/tables/{id}/travel")
    assert status == 200
    assert page.visitor["id"] not in file
    other = Page()
    status, made = other.request("POST", "/tables/travel", {"text": file})
    assert (status, made["table"]["imported"], made["table"]["status"]) == (201, True, "running")
    assert [seat["yours"] for seat in made["table"]["seats"]] == [True, True, False]
    again = Page(other)  # the whole log is stored
    channel = again.open(made["table"]["id"])
    again.think()
    actor = again.now(channel)["actor"]
    again.say(channel, type="view-as", seat=actor)
    assert again.play(channel)["type"] == "ack"


def test_a_damaged_file_makes_no_table() -> None:
    page = Page()
    id = table(page)
    file = page.request("GET", f"/tables/{id}/travel")[1]
    for damaged in (file[:-100], "", "nonsense"):
        status, answer = page.request("POST", "/tables/travel", {"text": damaged})
        assert (status, answer["key"]) == (422, "invalid-file")
    assert len(page.rows) == 1


def test_a_finished_game_travels_to_another_browser_and_stays_there() -> None:
    page = Page()
    id = table(page)
    page.play_to_the_end(id, page.open(id))
    status, file = page.request("GET", f"/tables/{id}/travel")
    assert status == 200
    other = Page()
    status, made = other.request("POST", "/tables/travel", {"text": file})
    assert (status, made["table"]["imported"], made["table"]["status"]) == (201, True, "over")
    again = Page(other)  # the whole log is stored
    there = made["table"]["id"]
    assert [line["id"] for line in again.request("GET", "/tables?which=finished")[1]] == [there]
    again.now(again.open(there))
    record = again.request("GET", f"/tables/{there}/record")[1]
    assert "[Imported " in record
    assert record.partition("\n\n")[2] == page.request("GET", f"/tables/{id}/record")[1].partition("\n\n")[2]
    assert again.request("POST", f"/tables/{there}/review")[0] == 202
    status, rematch = again.request("POST", f"/tables/{there}/rematch", {})
    assert (status, rematch["imported"]) == (200, False), "its secret is new"
