"""A snapshot is the table it was made of."""

from __future__ import annotations

import zlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ilion
from ilion.table.clock import TimeControl
from ilion.table.log import Entry
from ilion.table.snapshot import InvalidSnapshot, freeze, thaw
from ilion.table.table import Table
from ilion.table.visibility import log_seen, table_state
from tests.table.tables import begun, folded, keys, move, played, setup, some_move


def assert_same(one: Table, other: Table) -> None:
    assert one.state == other.state
    assert one.record == other.record
    for name in (
        "length",
        "started",
        "ended_by_resignation",
        "seats",
        "draft_revisions",
        "clock",
        "request",
        "keys",
        "key",
        "turn_began",
    ):
        assert getattr(one, name) == getattr(other, name), name
    for viewer in (*range(one.setup.seats), None):
        assert table_state(one, viewer) == table_state(other, viewer)
        assert log_seen(one, viewer) == log_seen(other, viewer)


@pytest.mark.parametrize("game", ilion.games())
@given(seed=st.integers(0, 1 << 32), place=st.integers(3, 60))
@settings(max_examples=4)
def test_a_table_goes_on_from_a_snapshot_as_from_its_entries(game: str, seed: int, place: int) -> None:
    table, entries = begun(setup(game, seed=seed, control=TimeControl("realtime", 60_000, 5_000)), people=1)
    rng = ilion.Rng(seed)
    frozen = freeze(table)
    since = len(entries)
    while len(entries) < place + 30 and table.running:
        assert table.actor is not None
        if rng.below(12) == 0 and any(table.record.events[number].actor == 0 for number in table.record.active_events()):
            new = table.request_undo(0, len(entries))
        else:
            new = table.play(table.actor, some_move(table, rng), table.seq(table.actor), next(keys), 10 * len(entries))
        entries += new
        if not table.draft and len(entries) <= place:
            frozen, since = freeze(table), len(entries)
    again = thaw(table.setup, frozen)
    assert again.length == since
    for entry in entries[since:]:
        again.fold(Entry.loads(entry.kind, entry.at, entry.dumps()))
    assert_same(again, table)
    assert_same(folded(table.setup, entries), table)


def test_a_finished_table_and_one_with_an_undo_request_survive_a_snapshot() -> None:
    table, _ = begun(setup(seats=3))
    rng = ilion.Rng(1)
    seat = table.actor
    assert seat is not None
    while table.actor == seat or table.draft:
        move(table, some_move(table, rng))
    table.request_undo(seat, 0)
    assert_same(thaw(table.setup, freeze(table)), table)
    for _ in played(table, rng):
        pass
    assert_same(thaw(table.setup, freeze(table)), table)


def test_a_snapshot_by_other_rules_or_damaged_is_refused() -> None:
    table, _ = begun(setup(seats=2))
    frozen = freeze(table)
    for damaged in (
        b"",
        b"nonsense",
        frozen[:-9],
        zlib.compress(b"{}"),
        zlib.compress(zlib.decompress(frozen).replace(b'"state":"', b'"state":"A')),
    ):
        with pytest.raises(InvalidSnapshot):
            thaw(table.setup, damaged)
    other = zlib.compress(zlib.decompress(frozen).replace(table.setup.rules.encode(), b"0 0123456789abcdef"))
    with pytest.raises(InvalidSnapshot, match="by rules 0"):
        thaw(replace(table.setup), other)


def test_a_draft_is_in_no_snapshot() -> None:
    table, _ = begun(setup(seats=2, options={"horse": "open"}, seed=1))
    rng = ilion.Rng(1)
    while not table.draft:
        move(table, some_move(table, rng))
    with pytest.raises(ValueError, match="draft"):
        freeze(table)
