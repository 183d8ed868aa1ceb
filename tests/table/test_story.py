"""Turns as a table sends them: complete, replaced by number, and without what must be remembered."""

from __future__ import annotations

from typing import Any

import ilion
from ilion.table import visibility
from ilion.table.names import bot_name, distinct_name
from ilion.table.table import Table
from tests.table.tables import begun, folded, move, played, setup

OPEN: dict[str, str | int] = {"horse": "open"}
SHORT: dict[str, str | int] = {"max_rounds": 20}


class Reader:
    """A client's data after merging every message."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.turns: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[dict[str, Any]]] = {}

    def merge(self, story: dict[str, Any]) -> None:
        self.turns |= {turn["number"]: turn for turn in story["turns"]}
        self.turns = {number: turn for number, turn in self.turns.items() if number < story["count"]}
        self.events |= {event["number"]: event["beats"] for event in story["events"]}

    def is_complete(self, table: Table) -> bool:
        whole = visibility.story_seen(table, self.viewer)
        active = {event["number"]: event["beats"] for event in whole["events"]}
        return list(self.turns.values()) == whole["turns"] and {number: self.events[number] for number in active} == active


def test_merging_all_news_gives_the_same_as_a_welcome() -> None:
    for game, options in (("trojan-horse", OPEN), ("troia", None), ("horus", None), ("odyssey", SHORT)):
        table, _ = begun(setup(game, 2, options))
        readers = [Reader(viewer) for viewer in (None, 0, 1)]
        for reader in readers:
            reader.merge(visibility.story_seen(table, reader.viewer))
        table.drain_new_steps()
        for number, _ in enumerate(played(table, ilion.Rng(5))):
            steps = table.drain_new_steps()
            for reader in readers:
                reader.merge(visibility.story_seen(table, reader.viewer, {step.number for step in steps}))
            if number % 20 == 0:
                assert all(reader.is_complete(table) for reader in readers)
            if number > 60:
                break
        assert all(reader.is_complete(table) for reader in readers)


def test_a_turn_begins_when_the_one_before_ends_and_is_told_while_it_unfolds() -> None:
    table, _ = begun(setup("trojan-horse", 3, OPEN))
    turns = visibility.story_seen(table, None)["turns"]
    assert [(turn["kind"], turn["seat"], turn["finished"], turn["sentences"] != []) for turn in turns] == [
        ("set-up", None, True, True),
        ("turn", table.actor, False, False),
    ]
    move(table, "3")
    assert visibility.story_seen(table, None)["turns"][1]["sentences"] != []


def test_undone_events_leave_their_turn() -> None:
    table, _ = begun(setup("trojan-horse", 3, OPEN), people=3)
    before = visibility.story_seen(table, None)["turns"]
    actor = table.actor
    assert actor is not None
    move(table, "1")
    seats = [seat for seat in range(3) if seat != actor]
    table.request_undo(actor, 0)
    for seat in seats:
        table.answer_undo(seat, True, 0)
    assert visibility.story_seen(table, None)["turns"] == before
    number = len(table.record.events) - 1
    told = visibility.story_seen(table, None, {number})
    assert (told["count"], [turn["number"] for turn in told["turns"]], told["events"]) == (2, [1], [])


def test_a_table_that_is_read_again_tells_the_same_turns() -> None:
    plan = setup("trojan-horse", 3, OPEN)
    table, entries = begun(plan)
    for more in played(table, ilion.Rng(1)):
        entries += more
    assert visibility.story_seen(folded(plan, entries), None) == visibility.story_seen(table, None)


def test_at_a_memory_table_the_colours_that_went_into_the_horse_are_told_once() -> None:  # TH-29
    table, _ = begun(setup("trojan-horse", 3, {"horse": "memory"}))
    rng = ilion.Rng(3)
    for _ in played(table, rng):
        if len(table.story.turns.list) > 8:
            break
    whole = visibility.story_seen(table, None)
    pushed = [beat for event in whole["events"] for beat in event["beats"] if beat["kind"] == "hero-pushed"]
    first = visibility.redacted_before(table, None)
    assert pushed
    assert all(beat["figure"] is None for beat in pushed) or first == 0
    live = visibility.story_seen(table, None, recalls_from=0)
    assert any(beat.get("figure") for event in live["events"] for beat in event["beats"])


def test_no_two_players_at_a_table_have_the_same_name() -> None:
    table = Table(setup("trojan-horse", 4))
    for seat, name in enumerate(("Anna", "Anna", "Anna")):
        table.sit(seat, 0, "person", holder=f"holder {seat}", name=name)
    table.sit(3, 0, "bot", level="easy")
    assert [seat.name for seat in table.seats] == ["Anna", "Anna 2", "Anna 3", "Nestor"]
    assert bot_name({"Nestor"}) == "Cassandra"
    assert len(distinct_name("x" * 40, {"x" * 40})) == 40
