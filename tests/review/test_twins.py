"""A seat's chances are based on its knowledge: two games that it could not distinguish so far give it the same chances so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from threading import local

import pytest

from ilion import CHANCE, OVER, Record, Rng, State
from ilion.bots import SearchBot
from ilion.review import Reviewing, run_task, values
from ilion.review.replay import first_knowledge
from ilion.review.reviewing import digest_of
from ilion.review.values import Position
from tests.review import fate
from tests.review.games import TINY, guess, random_game

TABLES = [("trojan-horse", 2), ("troia", 2), ("horus", 2), ("odyssey", 3)]
SEEDS = 12  # in the Odyssey little is hidden
ENOUGH = 2  # pairs of games
LOOKED_AT = 6  # events


def twins(record: Record, seat: int, rng: Rng) -> Iterator[tuple[Record, int]]:
    """Yield games with another hidden event that look like this one to the seat up to an event, with the number of events."""
    states = list(record.states())
    for first, event in enumerate(record.events):
        before = states[first]
        action = before.parse(event.text)
        seen = before.seen(action, seat)
        others = [other for other in before.legal_actions() if other != action and before.seen(other, seat) == seen]
        if not others:
            continue
        world: State = before.copy()
        twin = Record(record.game, record.seats, record.options, events=record.events[:first])
        twin.add(world, others[rng.below(len(others))])
        world = follow(record, states, twin, world, seat)
        alike = len(twin.events)
        if alike > first + 1:
            finish(twin, world, rng)
            yield twin, alike


def follow(record: Record, states: list[State], twin: Record, world: State, seat: int) -> State:
    """Continue the twin as long as the seat cannot distinguish the games; return its last state."""
    for place in range(len(twin.events), len(record.events)):
        action = states[place].parse(record.events[place].text)
        seen = states[place].seen(action, seat)
        alike = [other for other in world.legal_actions() if world.seen(other, seat) == seen]
        if world.actor != states[place].actor or not alike:
            break
        other = action if action in alike else alike[0]
        after = world.copy()
        after.apply(other)
        real = states[place + 1]
        if after.actor == OVER or after.actor != real.actor or after.view(seat) != real.view(seat):
            break
        twin.add(world, other)
    return world


def finish(twin: Record, world: State, rng: Rng) -> None:
    while world.actor != OVER:
        twin.add(world, world.draw(rng) if world.actor == CHANCE else world.legal_actions()[rng.below(world.n_legal())])


def found_by(record: Record, seat: int, first: int, alike: int) -> list[object]:
    """Return the outcomes of the tasks for a seat about the events that look the same, and about the position after them."""
    found: list[object] = []
    for task in Reviewing(record, TINY).tasks():
        if first < task.n <= min(alike, first + LOOKED_AT) + 1:
            outcome = run_task(replace(task, seats=(seat,)))
            found.append(outcome.before.get(seat))
            if task.n <= alike:
                found += [outcome.change.get(seat), outcome.compared]
    return found


def first_difference(one: Record, other: Record) -> int:
    return next(place for place, (mine, yours) in enumerate(zip(one.events, other.events, strict=False)) if mine != yours)


@pytest.mark.bulk
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_two_games_that_a_seat_cannot_distinguish_give_it_the_same_chances(id: str, seats: int) -> None:
    met = 0
    for seed in range(SEEDS):
        record = random_game(id, seed, seats)
        for seat in range(seats):
            twin, alike = next(twins(record, seat, Rng(seed)), (None, 0))
            if twin is None:
                continue
            first = first_difference(record, twin)
            assert found_by(record, seat, first, alike) == found_by(twin, seat, first, alike), f"seed {seed}, seat {seat}"
            met += 1
        if met >= ENOUGH:
            return
    pytest.fail(f"in the seeds 0 to {SEEDS - 1} hardly anything stayed hidden")


@pytest.mark.bulk
def test_searches_of_the_true_state_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "sees_all", lambda self: True)
    monkeypatch.setattr(values, "_own", local())
    record = random_game("troia", 1, 2)
    for seat in range(2):
        for twin, alike in islice(twins(record, seat, Rng(1)), 4):
            first = first_difference(record, twin)
            if found_by(record, seat, first, alike) != found_by(twin, seat, first, alike):
                return
    pytest.fail("reviews of the true state could not be told from fair ones")


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_in_worlds_that_look_the_same_to_a_seat_it_knows_everything_or_in_none(id: str, seats: int) -> None:
    known = 0
    states = list(random_game(id, 3, seats).states())[:-1]
    for state in states[:: 1 + len(states) // 100]:
        for seat in range(seats):
            knows = values.knows_all(state, state.to_bytes(), seat)
            for world in [state.resample(seat, Rng(number)) for number in range(8)]:
                assert values.knows_all(world, world.to_bytes(), seat) == knows
                assert world == state or not knows
            known += knows
    assert known > 0


def test_a_chance_depends_on_nothing_after_the_next_decision_of_another_seat() -> None:
    record = random_game("trojan-horse", 4, 3)
    n = 60
    curves = []
    for seed in (1, 2):
        making = Reviewing(record, TINY)
        early, late = Rng(0), Rng(seed)
        for event, task in zip(making.replay.events, making.tasks(), strict=True):
            making.add(guess(task, event.actor, early if task.n <= n else late))
        curves.append([making.review().chances(seat) for seat in range(3)])
    for seat in range(3):
        last = max(event.before_n for event in making.replay.events if event.n <= n and event.actor not in (seat, CHANCE))
        assert curves[0][seat][:last] == curves[1][seat][:last]
    assert curves[0] != curves[1]


@pytest.mark.parametrize("foreseen", [0.0, 0.5, 1.0])
def test_the_result_that_a_seat_foresaw_reaches_back_and_never_the_true_one(foreseen: float) -> None:
    making = Reviewing(random_game("horus", 4, 3), TINY)
    last = making.replay.events[-1]
    assert last.actor != CHANCE
    for event, task in zip(making.replay.events, making.tasks(), strict=True):
        outcome = guess(task, event.actor, Rng(task.n))
        if event is last:
            outcome.certain, outcome.compared = {last.actor: foreseen}, None
        making.add(outcome)
    assert making.review().chances(last.actor)[-2] == round(10_000 * foreseen)


@pytest.mark.parametrize("different", [*range(24), None])
def test_a_seat_is_certain_of_a_result_only_if_many_worlds_agree(monkeypatch: pytest.MonkeyPatch, different: int | None) -> None:
    states = {favoured: list(played_by_fate(favoured).states())[-2] for favoured in "01"}
    monkeypatch.setattr(Position, "world", lambda self, number: states["0" if number == different else "1"].copy())
    found = Position(states["0"], 1, [1], 7, 8).certain(fate.WELL)
    assert found == (1.0 if different is None else None)


def played_by_fate(favoured: str) -> Record:
    """A game that the coin decides."""
    state: State = fate.game.new(2, {"decides": "coin"})
    record = Record.from_state(state)
    for move in (favoured, "1", "1"):
        record.add(state, state.parse(move))
    return record


def test_a_seat_knows_of_the_position_at_which_a_game_begins_what_it_sees_of_it() -> None:
    state = list(random_game("troia", 2, 2).states())[40]
    twin = state.resample(0, Rng(1))
    assert twin != state
    records = [Record.from_state(each) for each in (state, twin)]
    known = [[first_knowledge(record, record.initial_state(), seat) for seat in range(2)] for record in records]
    assert known[0][0] == known[1][0]
    assert known[0][1] != known[1][1]
    assert digest_of(records[0]) != digest_of(records[1])
