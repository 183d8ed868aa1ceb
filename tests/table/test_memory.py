"""TH-29: at a table that plays by memory, the figures that went into the horse are told once, until their turn is over and a device
has shown them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ilion
from ilion.core.actors import CHANCE, OVER
from ilion.table import protocol, visibility
from ilion.table.callers import Caller
from ilion.table.errors import MustRemember
from ilion.table.info import TableHeader
from ilion.table.levels import BotLevels
from ilion.table.proof import record_for
from ilion.table.session import Session
from ilion.table.table import Table
from ilion.table.thinking import bot_task
from tests.table.tables import begun, move, played, setup, some_move
from tests.table.test_secrecy import everything

MEMORY: dict[str, str | int] = {"horse": "memory"}
SECRET_KINDS = ("insert", "load", "draw")


def colours(log: list[dict[str, Any]]) -> list[str | None]:
    """Return the colours in a log that entered the horse or left the bag."""
    told = [line["data"] for line in log if line.get("data") and line["data"]["kind"] in SECRET_KINDS]
    return [data.get("figure", data.get("colour")) for data in told]


def test_a_device_that_shows_nothing_is_told_the_colours_since_its_seat_last_moved() -> None:  # TH-29
    table, _ = begun(setup(seats=3, options=MEMORY, seed=4))
    rng = ilion.Rng(4)
    turns = 0
    while turns < 12:
        began, actor = table.turn_began, table.actor
        move(table, some_move(table, rng))
        assert (table.turn_began == began) == (table.actor == actor)
        turns += table.actor != actor
        earlier = table.record.events[: table.turn_began]
        moved = max((number + 1 for number, event in enumerate(earlier) if event.actor == 0), default=0)
        while moved and moved < len(earlier) and earlier[moved].actor == CHANCE:
            moved += 1
        for viewer, end in ((0, moved), (None, table.turn_began)):
            log = visibility.log_seen(table, viewer)
            assert set(colours(log[:end])) <= {None, "helper"}
            assert None not in colours(log[end:])
            assert "?" not in {line["text"] for line in log[end:]}


def test_the_first_turn_still_shows_the_loading() -> None:  # TH-9, TH-29
    table, _ = begun(setup(seats=3, options=MEMORY, seed=4))
    told = colours(visibility.log_seen(table, 0))
    assert len(told) == 5
    assert None not in told


def test_the_record_of_a_running_game_forgets_as_well() -> None:  # TH-29
    table, _ = begun(setup(seats=2, options=MEMORY, seed=4))
    rng = ilion.Rng(4)
    while table.turn_began == 0:
        move(table, some_move(table, rng))
    seat = next(event.actor for event in table.record.events if event.actor >= 0)
    text = record_for(table, seat)
    assert "\n* ?\n" in text
    assert not any(f"\n* {colour}\n" in text.partition("* ?")[2] for colour in ("red", "blue"))
    assert ilion.Record.parse(text).events[4].text == "?"


@pytest.mark.parametrize("horse", ["memory", "open"])
def test_nobody_goes_back_beyond_the_turn_where_the_past_must_be_remembered(horse: str) -> None:  # TH-29
    table, _ = begun(setup(seats=2, options={"horse": horse}, seed=4))
    rng = ilion.Rng(4)
    while table.turn_began < 20:
        move(table, some_move(table, rng))
    for viewer in (0, 1, None):
        now = visibility.table_state(table, viewer)
        first = now["past_from"]
        assert visibility.past(table, viewer, first)["view"]
        if horse == "open":
            assert first == 0
            assert now["memory_clause"] is None
            assert visibility.past(table, viewer, 0)["view"]["horse"] == []
        else:
            assert first == table.turn_began if viewer is None else 0 < first <= table.turn_began
            for number in (0, first - 1):
                with pytest.raises(MustRemember, match="must remember the past") as refused:
                    visibility.past(table, viewer, number)
                assert refused.value.clause == now["memory_clause"] == "TH-29"


def test_after_the_end_everything_is_shown_again() -> None:  # TH-29
    table, _ = begun(setup(seats=2, options=MEMORY, seed=4))
    for _ in played(table, ilion.Rng(4)):
        pass
    assert None not in colours(visibility.log_seen(table, 0))
    assert visibility.past(table, 0, 20)["view"]["horse"]


def test_an_external_program_recalls_everything() -> None:  # TH-29
    plan = setup(seats=2, options=MEMORY, seed=4)
    table = Table(plan)
    table.sit(0, 0, "person", holder="somebody")
    table.sit(1, 0, "external", holder="program")
    table.begin(0)
    rng = ilion.Rng(4)
    while table.turn_began < 20:
        move(table, some_move(table, rng))
    assert None not in colours(visibility.log_seen(table, 1))
    assert visibility.past(table, 1, 0)["view"]["horse"] == []
    assert "* ?" not in record_for(table, 1)


def test_redacted_events_stay_redacted_when_their_turn_is_taken_back() -> None:  # TH-29
    table, _ = begun(setup(seats=2, options=MEMORY, seed=4), people=1)
    rng = ilion.Rng(4)
    while table.actor != 0 or table.turn_began < 20:
        move(table, some_move(table, rng))
    began = table.turn_began
    while table.actor == 0:
        move(table, some_move(table, rng))
    faded = visibility.redacted_before(table, 0)
    assert faded > began
    table.request_undo(0, 0)
    assert table.actor == 0
    assert table.turn_began < faded
    assert set(colours(visibility.log_seen(table, 0)[:faded])) <= {None, "helper"}


def readable_horse(table: Table, viewer: int) -> bool:
    """Whether both figures in the horse can be read off the log: the last one that went in, and the one before."""
    told = [line["data"] for line in visibility.log_seen(table, viewer) if line.get("data")]
    entered = [data.get("figure", data.get("colour")) for data in told if data["kind"] in ("load", "insert")]
    return None not in entered[-2:]


@pytest.mark.parametrize("device_shows", [True, False])
def test_at_the_start_of_a_turn_the_horse_can_be_read_off_no_log_that_was_shown(device_shows: bool) -> None:  # TH-29
    """For a seat whose device never shows anything, everything is kept until it has moved: a log once gave that much away."""
    readable = turns = 0
    for seed in range(4):
        table, _ = begun(setup(seats=3, options=MEMORY, seed=seed))
        rng, actor = ilion.Rng(seed), None
        while table.running:
            if table.actor != actor and table.turn_began > 0:
                actor = table.actor
                assert actor is not None
                turns += 1
                readable += readable_horse(table, actor)
            move(table, some_move(table, rng))
            if device_shows:
                for seat in range(3):
                    table.mark_shown(seat, len(table.record.events))
    assert turns > 60
    if device_shows:
        assert readable == 0
    else:
        assert readable / turns > 0.5


def test_a_colour_is_told_until_its_turn_is_over_even_if_it_was_shown() -> None:  # TH-29
    table = led("red")
    first, second = 0, table.actor
    assert second is not None
    table.mark_shown(second, len(table.record.events))
    assert "red>palace" not in json.dumps(visibility.log_seen(table, second)), "the turn is over, and it was shown"
    other = led("red")
    other.mark_shown(second, other.turn_began - 2)
    assert "red>palace" in json.dumps(visibility.log_seen(other, second)), "the insertion was not shown yet"
    assert first != second


def connected(table: Table, *viewers: int) -> tuple[Session[Caller], list[Caller]]:
    """A session with people before some seats."""
    header = TableHeader("table", "somebody")
    session: Session[Caller] = Session(header, table, BotLevels(("random",), "random"))
    callers = [Caller(f"holder {seat}", viewer=seat) for seat in viewers]
    for caller in callers:
        session.welcome(caller, [], 0)
        session.callers.add(caller)
    return session, callers


def test_a_device_that_reports_the_shown_events_is_sent_the_redacted_lines() -> None:  # TH-29
    table = led("red")
    second = table.actor
    assert second is not None
    table.drain_new_steps()
    session, (caller,) = connected(table, second)
    (delivery,) = protocol.shown(session, caller, {"type": "shown", "number": len(table.record.events)}, 0)
    assert delivery.to == [caller]
    faded = delivery.message["redacted"]
    assert [line["text"] for line in faded if line["data"]["kind"] == "insert"] == ["?>palace"]
    assert "red" not in json.dumps([line["text"] for line in faded])
    again = protocol.shown(session, caller, {"type": "shown", "number": len(table.record.events)}, 0)
    assert again == [], "nothing new has faded"


def test_a_seat_that_was_away_is_told_once_what_it_missed() -> None:  # TH-29
    table = led("red")
    second = table.actor
    assert second is not None
    table.drain_new_steps()
    session, (caller,) = connected(table, second)
    assert "red>palace" in json.dumps(session.welcome(caller, [], 0)["log"])
    protocol.shown(session, caller, {"type": "shown", "number": len(table.record.events)}, 0)
    assert "red>palace" not in json.dumps(session.welcome(caller, [], 0)["log"])
    session.replace_table(folded_again(table))
    assert "red>palace" not in json.dumps(session.welcome(caller, [], 0)["log"]), "also when the table is read again"


def folded_again(table: Table) -> Table:
    other = led("red")
    assert other.state == table.state
    return other


def test_a_covered_seat_or_a_spectator_cannot_say_what_was_shown() -> None:  # TH-29
    table = led("red")
    session, _ = connected(table)
    for caller in (Caller(None), Caller("holder 1", viewer=None), Caller("holder 1", viewer=0)):
        assert protocol.shown(session, caller, {"type": "shown", "number": 99}, 0) == []
    assert not table.shown


def test_hints_and_stand_ins_guess_what_is_in_the_horse() -> None:  # TH-29
    table = led("red")
    seat = table.actor
    assert seat is not None
    session, (caller,) = connected(table, seat)
    worlds = [protocol.start_hint(session, caller, {"type": "hint"}, seed).world for seed in range(60)]
    assert len({tuple(world.view(seat)["horse"]) for world in worlds}) > 5
    table.stand_in(seat, "random", 0)
    tasks = [bot_task(table, seed) for seed in range(60)]
    assert len({tuple(task.world.view(seat)["horse"]) for task in tasks if task}) > 5


def test_a_bot_with_a_seat_of_its_own_remembers() -> None:  # TH-29
    table, _ = begun(setup(seats=2, options=MEMORY, seed=4), people=0)
    tasks = [bot_task(table, seed) for seed in range(20)]
    assert {tuple(task.world.view(task.seat)["horse"]) for task in tasks if task} == {tuple(table.state.view(0)["horse"])}


def led(inserted: str) -> Table:
    """A game in which a colour goes into the horse and the same colour comes to the display instead, then others, up to the
    second turn after: nothing but memory can tell which it was."""
    script = ["red", "yellow", "blue", "green", "green", "green", "red", "yellow", "blue", "card 3", inserted, "card 0"]
    table, _ = begun(setup(seats=4, options=MEMORY, script=tuple(script)))
    first = table.actor
    move(table, "1")
    move(table, f"{inserted}>palace")
    assert table.actor != first
    return table


def test_worlds_that_only_memory_tells_apart_look_alike() -> None:  # TH-29
    real, twin = led("red"), led("yellow")
    assert real.state != twin.state
    for table in (real, twin):
        assert [event.actor for event in table.record.events].count(CHANCE) == 11
    first = next(event.actor for event in real.record.events if event.actor >= 0)
    second = real.actor
    assert second is not None
    for viewer in (first, None):
        assert everything(real, viewer) == everything(twin, viewer)
    assert "red>palace" in json.dumps(visibility.log_seen(real, second))  # that seat has not moved since
    move(real, "1")
    move(twin, "1")
    assert real.actor != second
    for viewer in (first, second, None):
        assert everything(real, viewer) == everything(twin, viewer)
        assert "red>palace" not in json.dumps(visibility.log_seen(real, viewer))


@pytest.mark.parametrize("game", ilion.games())
def test_where_nothing_must_be_remembered_recalling_adds_nothing(game: str) -> None:
    options: dict[str, str | int] = {"horse": "open"} if game == "trojan-horse" else {}
    state = ilion.load(game).new(None, options)
    assert not state.game.memory_clause(state.options)
    rng = ilion.Rng(7)
    while state.actor != OVER:
        actions = state.legal_actions()
        if state.actor != CHANCE:
            for action in actions[:: max(1, len(actions) // 4)]:
                assert state.preview(action, state.actor) == state.preview(action, state.actor, recall=False)
            assert state.view(state.actor) == state.view(state.actor, recall=False)
        state.apply(state.draw(rng) if state.actor == CHANCE else actions[rng.below(len(actions))])
