"""Sessions: one message for all callers with equal knowledge, and nothing for others."""

from __future__ import annotations

from typing import Any

import ilion
from ilion.table.callers import Caller, Delivery
from ilion.table.info import TableHeader
from ilion.table.levels import BotLevels, bot_levels
from ilion.table.log import Entry
from ilion.table.session import Session
from ilion.table.table import Table
from tests.table.tables import begun, keys, move, setup, some_move

LEVELS = BotLevels(("easy", "medium"), "medium")


def session(table: Table, spectators: int = 3) -> Session[Caller]:
    """A session with everybody connected: the holders of the seats, and spectators."""
    table.drain_new_steps()
    made: Session[Caller] = Session(TableHeader("id", "holder 0"), table, LEVELS)
    for seat in range(len(table.seats)):
        made.callers.add(Caller(f"holder {seat}", viewer=seat))
    made.callers |= {Caller(None) for _ in range(spectators)}
    return made


def updates(deliveries: list[Delivery[Caller]]) -> dict[int | None, dict[str, Any]]:
    """The updates by viewer."""
    return {delivery.to[0].viewer: delivery.message for delivery in deliveries if delivery.message["type"] == "update"}


def final_move(table: Table, rng: ilion.Rng) -> list[Entry]:
    """The entries of a move that is committed at once."""
    assert table.actor is not None
    return table.play(table.actor, some_move(table, rng), table.seq(table.actor), next(keys), 0, final=True)


def publish(made: Session[Caller], entries: list[Entry]) -> list[Delivery[Caller]]:
    return made.publish(entries, 7)


def test_everybody_gets_an_update_and_spectators_share_theirs() -> None:
    table, _ = begun(setup("horus", 3))
    made = session(table)
    deliveries = publish(made, final_move(table, ilion.Rng(1)))
    assert sorted(len(delivery.to) for delivery in deliveries) == [1, 1, 1, 3]
    assert updates(deliveries).keys() == {0, 1, 2, None}
    assert {message["server_time"] for message in updates(deliveries).values()} == {7}


def test_an_event_is_described_once_for_all_who_perceive_the_same() -> None:
    packed: list[dict[str, Any]] = []
    table, _ = begun(setup("horus", 3))
    made = session(table)
    made.feed.pack = lambda event: packed.append(event) or event  # type: ignore[func-returns-value]
    deliveries = publish(made, final_move(table, ilion.Rng(1)))
    sent = [id(event) for message in updates(deliveries).values() for event in message["log"]]
    assert len(sent) > len(packed)
    assert set(sent) == {id(event) for event in packed}


def test_a_draft_is_sent_to_its_own_seat_alone() -> None:
    table, _ = begun(setup("trojan-horse", 3, {"horse": "open"}))
    made = session(table)
    rng = ilion.Rng(3)
    drafts = 0
    for _ in range(40):
        actor = table.actor
        entries = move(table, some_move(table, rng))
        deliveries = publish(made, entries)
        if [entry.kind for entry in entries] == ["draft"]:
            assert updates(deliveries).keys() == {actor}
            drafts += 1
    assert drafts


def test_events_that_were_missed_are_sent_with_the_next_update() -> None:
    table, _ = begun(setup("horus", 2))
    made = session(table)
    rng = ilion.Rng(1)
    before = len(table.record.events)
    final_move(table, rng)
    table.drain_new_steps()  # as if they had been lost
    deliveries = publish(made, final_move(table, rng))
    numbers = [event["number"] for event in updates(deliveries)[None]["log"]]
    assert numbers == list(range(before, len(table.record.events)))


def test_callers_without_a_part_in_the_table_share_one_message_about_it() -> None:
    table, _ = begun(setup("horus", 2))
    made = session(table, spectators=50)
    made.callers |= {Caller("stranger"), Caller("another stranger")}
    deliveries = made.table_messages()
    assert sorted(len(delivery.to) for delivery in deliveries) == [1, 1, 52]
    for message, callers in deliveries:
        own = made.seats_of(callers[0].user_id)
        assert message["your_seats"] == own
        assert [seat["yours"] for seat in message["table"]["seats"]] == [seat in own for seat in (0, 1)]
        assert message["table"]["owner"] == (callers[0].user_id == "holder 0")
        assert "holder" not in str(message)


def test_a_new_player_sees_their_seat_and_one_who_leaves_sees_it_no_more() -> None:
    table = Table(setup("horus", 2))
    made: Session[Caller] = Session(TableHeader("id", "ann"), table, LEVELS)
    ann = Caller("ann")
    made.callers.add(ann)
    publish(made, table.sit(1, 0, "person", holder="ann"))
    assert ann.viewer == 1
    publish(made, table.leave(1, 0))
    assert ann.viewer is None


def test_the_default_level_is_medium_where_a_game_has_it() -> None:
    for id in ilion.games():
        levels = bot_levels(ilion.load(id), ("random",))
        assert levels.default == "medium"
        assert levels.names[-1] == "random"


def turn_of(made: Session[Caller], rng: ilion.Rng) -> int:
    """Play until another seat is to act, and return the one that was."""
    seat = made.table.actor
    assert seat is not None
    while made.table.actor == seat:
        move(made.table, some_move(made.table, rng))
    return seat


def seen(made: Session[Caller], seat: int | None) -> Any:
    caller = next(caller for caller in made.callers if caller.viewer == seat)
    return made.welcome(caller, [], 0)["seen"]


def test_a_player_has_seen_everything_up_to_the_last_own_decision_and_the_draws_after_it() -> None:
    table, _ = begun(setup("troia", seed=1))
    made, rng = session(table), ilion.Rng(1)
    seats = [table.actor, 1 - (table.actor or 0)]
    assert seen(made, seats[0]) == 0
    assert turn_of(made, rng) == seats[0]
    ended = len(table.record.events)
    assert seen(made, seats[0]) == ended
    assert turn_of(made, rng) == seats[1]
    assert seen(made, seats[0]) == ended < len(table.record.events) == seen(made, seats[1])
    assert seen(made, None) is None


def test_events_shown_by_one_device_count_on_every_device_of_the_player() -> None:
    table, _ = begun(setup("troia", seed=1))
    made, rng = session(table), ilion.Rng(1)
    first = turn_of(made, rng)
    turn_of(made, rng)
    caller = next(caller for caller in made.callers if caller.viewer == first)
    number = len(table.record.events)
    made.mark_shown(caller, number, 0)
    another = Caller(caller.user_id, viewer=first)
    assert made.welcome(another, [], 0)["seen"] == number


def test_a_stand_ins_decisions_do_not_count_as_seen() -> None:
    table, _ = begun(setup("troia", seed=1))
    made, rng = session(table), ilion.Rng(1)
    first = turn_of(made, rng)
    ended = seen(made, first)
    table.stand_in(first, "random", 0)
    turn_of(made, rng)
    seat = table.actor
    assert seat == first
    while table.actor == first:
        move(table, some_move(table, rng))
    assert seen(made, first) == ended
