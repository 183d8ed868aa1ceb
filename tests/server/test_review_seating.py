"""From the log of a table, a review learns the seats that resigned and those for which a bot stood in."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from ilion.core.errors import InvalidRecord
from ilion.core.record import Record
from ilion.review.seating import seating_in, seating_of
from ilion.table.clock import TimeControl
from ilion.table.log import Entry
from ilion.table.proof import RESIGNED, STAND_INS, record_for
from ilion.table.snapshot import freeze, thaw
from tests.table.tables import begun, move, setup, some_move


def test_the_log_tells_who_resigned_and_for_whom_a_bot_played() -> None:
    table, entries = begun(setup(seats=3))
    rng = ilion.Rng(1)
    entries += move(table, some_move(table, rng))
    entries += table.stand_in(1, "random", 0)
    first = len(table.record.events)
    for _ in range(3):
        assert table.actor is not None
        entries += table.play(table.actor, some_move(table, rng), table.seq(table.actor), f"k{len(entries)}", 0, final=True)
    entries += table.reclaim(1, 0)
    end = len(table.record.events)
    entries += table.resign(2, "random", 0)
    seating = seating_of(table.setup, entries)
    assert seating.stand_ins == ((1, first, end), (2, end, None))
    assert seating.resigned == ((2, end),)


@pytest.mark.parametrize(("on_timeout", "resigned"), [("bot", ()), ("resign", ((0, 4),))])
def test_a_seat_without_time_left_resigns_or_has_a_stand_in(on_timeout: Any, resigned: Any) -> None:
    plan = setup(seats=2, control=TimeControl("realtime", 10_000, 0, 0, on_timeout))
    log = [Entry("start", 0, {}, tuple(ilion.core.record.Event(-1, "red") for _ in range(4))), Entry("timeout", 0, {"seat": 0})]
    seating = seating_of(plan, log)
    assert seating.resigned == resigned
    assert seating.stand_ins == ((0, 4, None),)


def test_events_that_take_back_count_as_events() -> None:
    log = [
        Entry("play", 0, {"seat": 0}, (ilion.core.record.Event(0, "1"),)),
        Entry("take-back", 0, {"n": 1}),
        Entry("resign", 0, {"seat": 1}),
    ]
    assert seating_of(setup(seats=2), log).resigned == ((1, 2),)


def test_a_record_that_begins_again_by_other_rules_is_counted_from_there() -> None:
    log = [
        Entry("play", 0, {"seat": 0}, (ilion.core.record.Event(0, "1"),)),
        Entry("stand-in", 0, {"seat": 0}),
        Entry("reclaim", 0, {"seat": 0}),
        Entry("resign", 0, {"seat": 1}),
        Entry("new-rules", 0, {}),
        Entry("play", 0, {"seat": 0}, (ilion.core.record.Event(0, "1"),)),
        Entry("resign", 0, {"seat": 2}),
    ]
    seating = seating_of(setup(seats=3), log)
    assert seating.resigned == ((1, 0), (2, 1))
    assert seating.stand_ins == ((1, 0, None), (2, 1, None))


def test_the_record_tells_the_same_as_the_log() -> None:
    """A bot stands in for a seat twice, for another one to the end, and nobody resigns."""
    table, entries = begun(setup(seats=3))
    rng = ilion.Rng(2)

    def some_moves(n: int = 3) -> None:
        for _ in range(n):
            assert table.actor is not None
            entries.extend(
                table.play(table.actor, some_move(table, rng), table.seq(table.actor), f"k{len(entries)}", 0, final=True)
            )

    for _ in range(2):
        entries += table.stand_in(1, "random", 0)
        some_moves()
        entries += table.reclaim(1, 0)
        some_moves()
    table = thaw(table.setup, freeze(table))
    entries += table.stand_in(0, "random", 0)
    while not table.over:
        some_moves(1)
    record = Record.parse(record_for(table, None))
    assert RESIGNED not in record.tags
    seating = seating_in(record)
    assert [seat for seat, _, _ in seating.stand_ins] == [0, 1, 1]
    assert seating == seating_of(table.setup, entries)


@pytest.mark.parametrize("tag", ["3@0-1", "0@1", "0@2-1", "0@0-9", "0@9-", "x@0-1", "0-1", "-1@0-1", "0@0-1,1@0-1"])
def test_a_stand_in_for_a_seat_or_events_that_do_not_exist_is_refused(tag: str) -> None:
    record = Record(ilion.load("trojan-horse"), 3, {}, [ilion.core.record.Event(-1, "red")] * 8, {STAND_INS: tag})
    with pytest.raises(InvalidRecord, match="should say for some of the seats 0, 1, 2 between which events of the record"):
        seating_in(record)
