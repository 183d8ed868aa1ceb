"""The states of the past, retrieved in every way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ilion
from ilion.core.record import Record
from ilion.table.history import CACHE_EVERY, MAX_CACHED, History


def some_record(game: str, seed: int, events: int) -> tuple[Record, list[ilion.State]]:
    """A random game with much taken back, and the state after every number of events."""
    rng = ilion.Rng(seed)
    state = ilion.load(game).new()
    record = Record.from_state(state)
    while len(record.events) < events:
        standing = len(record.active_events())
        if standing and (state.actor == ilion.OVER or rng.below(6) == 0):
            record.take_back(1 + rng.below(standing) if rng.below(3) == 0 else 1)
            *_, state = record.states()
        else:
            actions = state.legal_actions()
            record.add(state, actions[rng.below(len(actions))])
    return record, list(record.states())


@pytest.mark.parametrize("game", ilion.games())
@given(seed=st.integers(0, 1 << 32), asked=st.lists(st.integers(0, 80), min_size=1, max_size=12))
@settings(max_examples=10)
def test_any_moment_of_the_past_is_found_in_any_order(game: str, seed: int, asked: list[int]) -> None:
    record, states = some_record(game, seed, 80)
    history = History(record)
    for number in asked:
        assert history.after(number) == states[number]
    assert max(history.cached) >= max(asked) - CACHE_EVERY or any(event.undone for event in record.events)


@given(seed=st.integers(0, 1 << 32), since=st.integers(0, 60))
@settings(max_examples=20)
def test_the_steps_have_the_state_before_each_event(seed: int, since: int) -> None:
    record, states = some_record("trojan-horse", seed, 60)
    steps = list(History(record).steps(since))
    assert [step.number for step in steps] == list(range(since, 60))
    for step in steps:
        assert step.before == (None if step.event.undone else states[step.number])


def test_a_record_may_grow_after_it_was_asked() -> None:
    record, states = some_record("trojan-horse", 5, 60)
    grown = Record.from_state(states[0])
    history = History(grown)
    for number, event in enumerate(record.events):
        assert history.after(number) == states[number]
        grown.events.append(event)


def test_a_returned_state_belongs_to_the_caller() -> None:
    record, states = some_record("trojan-horse", 5, 40)
    history = History(record)
    for _ in range(2):
        state = history.after(CACHE_EVERY)
        assert state == states[CACHE_EVERY]
        state.apply_nth(0)


def test_not_every_state_of_a_very_long_game_is_kept() -> None:
    record, _ = some_record("trojan-horse", 5, 20)
    history = History(record)
    for number in range(1, 2 * MAX_CACHED):
        history.cache(number, record.initial_state())
    assert len(history.cached) <= MAX_CACHED
