"""Drafts and undo: free as long as nobody has learnt anything, by consent beyond."""

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ilion
from ilion.table.errors import NotYourTurn, NoUndo, Stale, TableError
from ilion.table.table import Table
from ilion.table.visibility import log_seen, table_state
from tests.table.tables import begun, folded, keys, move, played, setup, some_move

OPEN: dict[str, str | int] = {"horse": "open"}


def drafting(seed: int = 1, seats: int = 3, people: int | None = None, rated: bool = False) -> Table:
    """A table at which the acting seat has a draft."""
    table, _ = begun(setup(seats=seats, options=OPEN, seed=seed, rated=rated), people)
    rng = ilion.Rng(seed)
    while not table.draft:
        move(table, some_move(table, rng))
    return table


def test_a_draft_is_shown_to_its_seat_and_to_nobody_else() -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    mine = table_state(table, seat)
    assert len(mine["draft"]) == 1
    for viewer in (*range(3), None):
        if viewer != seat:
            told = table_state(table, viewer)
            assert told["draft"] == []
            assert told["moves"] is None
            assert told["view"] == table.state.view(viewer, recall=False)
            assert len(log_seen(table, viewer)) == len(table.record.events)


def test_the_number_of_others_does_not_count_a_draft() -> None:
    table, _ = begun(setup(seats=2, options=OPEN, seed=1))
    rng = ilion.Rng(1)
    while not table.draft:
        before = [table.seq(viewer) for viewer in (0, 1, None)]
        move(table, some_move(table, rng))
    actor = table.actor
    after = [table.seq(viewer) for viewer in (0, 1, None)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [int(viewer == actor) for viewer in (0, 1, None)]


def test_undo_inside_the_draft_is_free_and_leaves_no_trace_for_others() -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    others = [str(table_state(table, viewer)) for viewer in (*range(3), None) if viewer != seat]
    events = list(table.record.events)
    table.undo(seat, 1, table.seq(seat), "u", 0)
    assert table.draft == []
    assert table.state_for(seat) == table.state
    assert table.record.events == events
    assert [str(table_state(table, viewer)) for viewer in (*range(3), None) if viewer != seat] == others


def test_a_draft_is_committed_on_request() -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    drafted = table.state_for(seat).copy()
    table.commit(seat, table.seq(seat), "c", 0)
    assert table.draft == []
    assert table.state == drafted
    with pytest.raises(NoUndo):
        table.undo(seat, 1, table.seq(seat), "u", 0)
    with pytest.raises(NoUndo):
        table.commit(seat, table.seq(seat), "c2", 0)


@pytest.mark.parametrize("game", ilion.games())
@settings(max_examples=6)
@given(seed=st.integers(0, 1 << 32))
def test_nothing_learnt_can_be_taken_back_freely(game: str, seed: int) -> None:
    """The moves in a draft caused no draw, revealed nothing, and left the turn with its seat."""
    table, _ = begun(setup(game, seed=seed))
    for _ in islice(played(table, ilion.Rng(seed)), 150):
        for step in table.draft:
            assert step.before is not None
            assert step.action is not None
            assert step.before.actor == table.actor
            assert not step.before.reveals(step.action)
        if table.draft:
            assert table.state_for(table.actor).actor == table.actor
        assert table.over or table.state.actor != ilion.CHANCE


def test_a_move_that_shows_something_to_remember_cannot_be_undone_freely() -> None:  # TH-29
    """At a table that plays by memory a figure that drops out is seen, so the move stands."""
    table, _ = begun(setup(seats=3, options={"horse": "memory"}, seed=2))
    for _ in played(table, ilion.Rng(2)):
        assert not any(step.event.text.partition(">")[0].isalpha() and ">" in step.event.text for step in table.draft)


@pytest.mark.parametrize("game", ilion.games())
@settings(max_examples=3)
@given(seed=st.integers(0, 1 << 32))
def test_folding_the_stored_entries_gives_the_same_table(game: str, seed: int) -> None:
    table, entries = begun(setup(game, seed=seed))
    for new in islice(played(table, ilion.Rng(seed)), 300):
        entries += new
    again = folded(table.setup, entries)
    assert again.state == table.state
    assert again.record == table.record
    assert again.length == len(entries) == table.length
    for viewer in (*range(table.setup.seats), None):
        assert table_state(again, viewer) == table_state(table, viewer)


def test_undo_beyond_the_draft_needs_everybody() -> None:
    table = drafting()
    rng = ilion.Rng(1)
    seat = table.actor
    assert seat is not None
    while table.actor == seat:
        move(table, some_move(table, rng))
    events = len(table.record.events)
    table.request_undo(seat, 0)
    first, second = (other for other in range(3) if other != seat)
    with pytest.raises(NoUndo):
        table.answer_undo(seat, True, 0)
    table.answer_undo(first, True, 0)
    assert len(table.record.events) == events, "one has not agreed yet"
    with pytest.raises(NoUndo):
        table.answer_undo(first, True, 0)
    table.answer_undo(second, True, 0)
    assert table.record.events[-1].undone > 0
    assert table.actor == seat
    assert table.state == table.record.verify()


def test_nothing_is_taken_back_after_the_end() -> None:
    table, _ = begun(setup("horus", 2, seed=3))
    rng = ilion.Rng(3)
    while not table.over:
        if table.request is None and len(table.record.active_events()) > 40:
            assert table.actor is not None
            table.request_undo(1 - table.actor, 0)
        move(table, some_move(table, rng))
    assert table.request is not None
    (seat,) = table.request.pending
    with pytest.raises(TableError):
        table.answer_undo(seat, True, 0)
    assert table.over


def test_one_refusal_ends_the_request() -> None:
    table = drafting()
    rng = ilion.Rng(1)
    seat = table.actor
    assert seat is not None
    while table.actor == seat:
        move(table, some_move(table, rng))
    table.request_undo(seat, 0)
    table.answer_undo((seat + 1) % 3, False, 0)
    assert table.request is None
    with pytest.raises(NoUndo):
        table.answer_undo((seat + 2) % 3, True, 0)


def test_an_undo_request_covers_the_moves_of_bots_since() -> None:
    table = drafting(people=2)
    rng = ilion.Rng(5)
    while table.actor != 0 or table.draft:
        move(table, some_move(table, rng))
    place = len(table.record.events)
    while table.actor == 0:
        move(table, some_move(table, rng))
    mine = max(n for n in table.record.active_events() if table.record.events[n].actor == 0)
    table.request_undo(0, 0)
    assert table.actor is not None
    table.play(table.actor, some_move(table, rng), table.seq(table.actor), "b", 0, final=True)
    table.answer_undo(1, True, 0)
    assert table.actor == 0
    assert mine not in table.record.active_events()
    assert place - 1 in table.record.active_events()


def test_bots_agree_in_unrated_games_only() -> None:
    for rated in (False, True):
        table = drafting(people=1, rated=rated)
        rng = ilion.Rng(3)
        while not any(event.actor == 0 for event in table.record.events):
            move(table, some_move(table, rng))
        if rated:
            with pytest.raises(NoUndo, match="rated"):
                table.request_undo(0, 0)
        else:
            assert [entry.kind for entry in table.request_undo(0, 0)] == ["request-undo", "take-back"]


def test_draws_after_an_undo_have_numbers_of_their_own() -> None:
    table = drafting(people=1)
    rng = ilion.Rng(3)
    drawn: dict[int, str] = {}
    for _ in range(60):
        if not table.running:
            break
        if rng.below(4) == 0 and any(table.record.events[n].actor == 0 for n in table.record.active_events()):
            table.request_undo(0, 0)
        else:
            move(table, some_move(table, rng))
        for number, event in enumerate(table.record.events):
            assert drawn.setdefault(number, str(event)) == str(event), "the log is only ever added to"


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=10)
def test_a_repeated_message_is_carried_out_once(seed: int) -> None:
    table, _ = begun(setup(seats=2, options=OPEN, seed=seed))
    rng = ilion.Rng(seed)
    for _ in range(30):
        actor = table.actor
        if actor is None:
            break
        text, seq, key = some_move(table, rng), table.seq(actor), next(keys)
        assert len(table.play(actor, text, seq, key, 0)) == 1
        length, events = table.length, list(table.record.events)
        assert table.play(actor, text, seq, key, 0) == []
        assert (table.length, table.record.events) == (length, events)


def test_a_key_cannot_mean_two_things() -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    table.undo(seat, 1, table.seq(seat), "k", 0)
    with pytest.raises(Stale, match="another message"):
        table.play(seat, some_move(table, ilion.Rng(1)), table.seq(seat), "k", 0)


@pytest.mark.parametrize("off", [-1, 1, -(10**30)])
def test_a_stale_number_is_refused_and_nothing_changes(off: int) -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    before = str(table_state(table, seat))
    acts: list[Callable[[], object]] = [
        lambda: table.play(seat, some_move(table, ilion.Rng(1)), table.seq(seat) + off, "a", 0),
        lambda: table.undo(seat, 1, table.seq(seat) + off, "b", 0),
        lambda: table.commit(seat, table.seq(seat) + off, "c", 0),
    ]
    for act in acts:
        with pytest.raises(Stale):
            act()
    assert str(table_state(table, seat)) == before


def test_only_the_seat_to_act_may_act() -> None:
    table = drafting()
    seat = table.actor
    assert seat is not None
    other = (seat + 1) % 3
    with pytest.raises(NotYourTurn):
        table.play(other, some_move(table, ilion.Rng(1)), table.seq(other), "a", 0)
    with pytest.raises(NotYourTurn):
        table.undo(other, 1, table.seq(other), "b", 0)
    with pytest.raises(NotYourTurn):
        table.commit(other, table.seq(other), "c", 0)
