"""Running games whose rules no program has any more: the position from which they continue, and their result."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import ilion
from ilion.core.errors import InvalidRecord
from ilion.core.rules_tag import rules_tag
from ilion.table.archived import archived_record, before_new_rules
from ilion.table.clock import TimeControl
from ilion.table.errors import NotNow, NotRunning, RulesMismatch
from ilion.table.log import Entry
from ilion.table.missing_rules import (
    NotLegalHere,
    by_chances,
    by_scores,
    continue_by,
    last_scores,
    read_by,
    seats_that_decide,
    with_result,
)
from ilion.table.proof import record_for, verify
from ilion.table.rating import counts, rated_players
from ilion.table.snapshot import fold_stored, freeze, thaw
from ilion.table.table import Adjudication, Setup, Table
from ilion.table.travel import check_departure
from ilion.table.visibility import result
from tests.table.tables import begun, folded, move, played, setup, some_move

GONE = "7 0123456789abcdef"  # rules that no program has


def half_played(plan: Setup, moves: int = 6) -> tuple[Table, list[Entry]]:
    table, entries = begun(plan)
    rng = ilion.Rng(1)
    for _ in range(moves):
        entries += move(table, some_move(table, rng))
    while table.draft:  # a snapshot has none
        entries += move(table, some_move(table, rng))
    return table, entries


def forgotten(table: Table) -> tuple[Setup, str]:
    """The setup of a table as if its rules were gone, and the tag of the newest rules."""
    return replace(table.setup, rules=GONE), table.setup.rules


@pytest.mark.parametrize("game", ilion.games())
def test_a_position_is_read_from_the_snapshot_and_the_entries_after_it(game: str) -> None:
    table, entries = begun(setup(game))
    rng = ilion.Rng(3)
    frozen = None
    for _ in range(12):
        if not table.draft and len(entries) >= 12 and frozen is None:
            frozen = freeze(table)
        entries += move(table, some_move(table, rng))
    gone, newest = forgotten(table)
    turn = table.actor
    assert turn is not None
    for snapshot in (None, frozen):
        found = read_by(newest, None, gone, snapshot, entries, turn)
        assert found.state.to_bytes() == table.state.to_bytes()
        assert [seat.holder for seat in found.seats] == [seat.holder for seat in table.seats]


def test_no_game_goes_on_from_a_position_or_by_moves_that_the_newest_rules_do_not_have() -> None:
    table, entries = half_played(setup())
    gone, newest = forgotten(table)
    turn = table.actor
    assert turn is not None
    with pytest.raises(NotLegalHere, match="another seat"):
        read_by(newest, None, gone, None, entries, 1 - turn)
    (place,) = [place for place, entry in enumerate(entries) if entry.events and entry.kind == "play"][-1:]
    strange = entries[place].events[0]._replace(text="99 coins")
    with pytest.raises(NotLegalHere):
        read_by(newest, None, gone, None, [*entries[:place], replace(entries[place], events=(strange,))], turn)
    other_seat = entries[place].events[0]._replace(actor=1 - entries[place].events[0].actor)
    with pytest.raises(NotLegalHere, match="not the turn"):
        read_by(newest, None, gone, None, [*entries[:place], replace(entries[place], events=(other_seat,))], turn)
    with pytest.raises(NotLegalHere):
        read_by(newest, None, replace(gone, options={"wind": "strong"}), None, entries, turn)


@pytest.mark.parametrize("game", ilion.games())
def test_a_game_goes_on_by_other_rules_and_its_log_record_and_snapshot_tell_so(game: str) -> None:
    table, entries = half_played(setup(game))
    gone, newest = forgotten(table)
    assert table.actor is not None
    n_events = len(table.record.events)
    seen = [table.state.view(seat) for seat in range(len(table.seats))]
    after, entry = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    assert [after.state.view(seat) for seat in range(len(table.seats))] == seen, "nobody sees more than before"
    assert after.setup.continues == f"{GONE} after {n_events} events"
    assert after.key != table.key, "numbers of draws begin again, the draws do not"
    assert after.seq(0) >= table.seq(0), "no sequence number comes back"
    entries.append(entry)
    for more in played(after, ilion.Rng(2)):
        entries += more
    stored = [Entry.loads(one.kind, one.at, one.dumps()) for one in entries]
    again = fold_stored(Table(after.setup), stored)
    assert again.state.to_bytes() == after.state.to_bytes()
    assert (again.length, again.places()) == (len(entries), after.places())
    proof = verify(record_for(again, None))
    assert proof.continues == after.setup.continues
    assert proof.from_position
    assert proof.seal == table.seal(), "what the players stored at the start still fits"
    assert thaw(after.setup, freeze(again)).key == after.key


def test_the_game_before_the_new_rules_is_a_record_of_its_own() -> None:
    table, entries = half_played(setup())
    gone, newest = forgotten(table)
    assert table.actor is not None
    after, entry = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    people = [seat.to_dict() for seat in table.seats]
    assert before_new_rules(gone, entries) is None
    found = before_new_rules(after.setup, [*entries, entry])
    assert found is not None
    earlier, part = found
    assert (earlier.rules, earlier.position) == (GONE, None)
    text = archived_record(earlier, "over", people, part, [])
    assert f'[Rules "{GONE}"]' in text
    events = [line for line in text.partition("\n\n")[2].splitlines() if line]
    assert events == [str(event) for event in table.record.events]
    whole = archived_record(after.setup, "over", people, [*entries, entry], [])
    assert whole.partition("\n\n")[2].strip() == "", "the record that goes on begins again"


def test_rules_can_go_missing_twice() -> None:
    table, entries = half_played(setup())
    gone, newest = forgotten(table)
    assert table.actor is not None
    after, entry = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    entries += [entry, *move(after, some_move(after, ilion.Rng(5)))]
    while after.draft:
        entries += move(after, some_move(after, ilion.Rng(5)))
    gone_again = replace(after.setup, rules="8 0123456789abcdef")
    assert after.actor is not None
    for frozen in (None, freeze(after)):
        third, _ = continue_by(read_by(newest, None, gone_again, frozen, entries, after.actor), gone_again, entries, 9)
        assert third.state.to_bytes() == after.state.to_bytes()
        assert third.setup.continues == f"8 0123456789abcdef after {len(after.record.events)} events; {after.setup.continues}"


def test_a_program_with_the_old_rules_does_not_fold_a_game_that_goes_on_by_others() -> None:
    table, entries = half_played(setup())
    gone, newest = forgotten(table)
    assert table.actor is not None
    _, entry = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    with pytest.raises(RulesMismatch):
        table.fold(entry)


def test_a_game_that_went_on_by_other_rules_cannot_travel() -> None:
    table, entries = half_played(setup())
    for seat in table.seats:
        seat.holder = "holder"
    check_departure(table, "holder")
    gone, newest = forgotten(table)
    assert table.actor is not None
    after, _ = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    for seat in after.seats:
        seat.holder = "holder"
    with pytest.raises(NotNow, match="other rules"):
        check_departure(after, "holder")


def test_the_clock_stands_still_while_nobody_can_move() -> None:
    table, entries = half_played(setup(control=TimeControl("realtime", bank=60_000, increment=0)))
    gone, newest = forgotten(table)
    assert table.actor is not None
    left = table.clock.remaining(table.actor, entries[-1].at)
    after, _ = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 10**9)
    assert after.clock.remaining(table.actor, 10**9) == left
    assert after.deadline == 10**9 + left


def test_the_chances_decide_by_whole_percents_and_resigned_seats_come_last() -> None:
    assert by_chances([0.301, 0.299, 0.4]).places == [2, 2, 1]
    assert by_scores([4, 9, 4], 3).places == [2, 1, 2]
    assert by_scores(None, 3) == Adjudication([1, 1, 1], "nothing")
    table, _ = begun(setup("trojan-horse", 3))
    table.resign(2, "random", 0)
    table.adjudicate(by_chances([0.2, 0.3, 0.5]), 0)
    assert table.places() == [2, 1, 3]


def test_an_adjudicated_game_is_over_marked_and_never_rated() -> None:
    table, entries = half_played(setup(rated=True, control=TimeControl("realtime", bank=60_000, increment=0)))
    entries += table.adjudicate(by_chances([0.71, 0.29]), 0)
    for same in (table, folded(table.setup, entries), thaw(table.setup, freeze(table))):
        assert same.over
        assert same.places() == [1, 2]
        assert rated_players(same) is None
        assert result(same)["adjudication"] == {"places": [1, 2], "by": "evaluation", "chances": [0.71, 0.29]}
        assert verify(record_for(same, None)).adjudicated == "1 2 by evaluation 0.71 0.29"
    with pytest.raises(NotRunning):
        table.adjudicate(by_chances([0.5, 0.5]), 0)


def test_a_game_that_cannot_be_read_gets_a_result_from_its_last_scores() -> None:
    table, entries = half_played(setup("trojan-horse", 3))
    frozen = freeze(table)
    assert last_scores(frozen) == table.state.scores()
    assert last_scores(None) is None
    assert last_scores(b"damaged") is None
    later = [*entries, *table.resign(0, "random", 0)]
    for snapshot in (None, frozen):
        found = with_result(replace(table.setup, rules=GONE), rules_tag(table.game), snapshot, later)
        assert [seat.name for seat in found.seats] == [seat.name for seat in table.seats]
        found.adjudicate(by_scores([3, 1, 2], 3), 0)
        assert found.places() == [3, 2, 1]


def test_only_people_who_have_not_resigned_decide() -> None:
    seats = [{"kind": "person", "resigned": False}, {"kind": "person", "resigned": True}, {"kind": "bot", "resigned": False}]
    assert seats_that_decide(seats) == [0]


def test_a_rated_game_that_went_on_by_other_rules_still_counts() -> None:
    plan = setup(rated=True, control=TimeControl("realtime", bank=60_000, increment=0))
    table, entries = half_played(plan, moves=1)
    gone, newest = forgotten(table)
    assert table.actor is not None
    after, _ = continue_by(read_by(newest, None, gone, None, entries, table.actor), gone, entries, 5)
    for game in (table, after):
        game.resign(0, "easy", 6)
        assert game.places() == [2, 1]
    assert not counts(table), "nobody has had two turns"
    assert counts(after), "its record does not tell the turns before"
    assert [player.left_early for player in rated_players(after) or []] == [False, False]


def test_a_record_that_continues_from_nowhere_is_refused() -> None:
    table, _ = begun(setup())
    for _ in played(table, ilion.Rng(2)):
        pass
    record = record_for(table, None)
    assert verify(record).continues is None
    with pytest.raises(InvalidRecord, match=r"\[Continues …\] without \[Position …\]"):
        verify(re.sub(r"\[Check .*", f'[Continues "{GONE} after 9 events"]', record))
