"""A seat's chances come from what it knew: two games that it could not tell apart so far give it the same chances so far."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ilion
from ilion import CHANCE, OVER, Record, Rng, State
from ilion.review import review
from ilion.review.values import Position
from tests.review.games import TINY, random_game

GAMES = ilion.games()
SEEDS = 12  # in the Odyssey little is hidden
MIN_ALIKE = 6  # events after something different happened


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
        alike = follow(record, states, twin, world, seat, first + 1)
        if alike >= first + MIN_ALIKE:
            finish(twin, world, rng)
            yield twin, alike


def follow(record: Record, states: list[State], twin: Record, world: State, seat: int, place: int) -> int:
    """Continue the twin as long as the seat cannot tell the games apart; return the number of events."""
    while place < len(record.events) and world.actor == states[place].actor != OVER:
        if world.view(seat) != states[place].view(seat):
            break
        action = states[place].parse(record.events[place].text)
        seen = states[place].seen(action, seat)
        alike = [other for other in world.legal_actions() if world.seen(other, seat) == seen]
        if not alike:
            return place
        was = world.copy()
        world.apply(action if action in alike else alike[0])
        if world.view(seat) != states[place + 1].view(seat) or world.actor != states[place + 1].actor or world.actor == OVER:
            world.assign_(was)
            return place
        twin.add(was, action if action in alike else alike[0])
        place += 1
    return place


def finish(twin: Record, world: State, rng: Rng) -> None:
    while world.actor != OVER:
        twin.add(world, world.draw(rng) if world.actor == CHANCE else world.legal_actions()[rng.below(world.n_legal())])


@pytest.mark.parametrize("id", GAMES)
def test_two_games_that_a_seat_cannot_tell_apart_give_it_the_same_chances(id: str) -> None:
    for seed in range(SEEDS):
        record = random_game(id, seed)
        for twin, alike in twins(record, 0, Rng(seed)):
            one, other = review(record, TINY), review(twin, TINY)
            assert one.events[alike - 1].n == other.events[alike - 1].n == alike
            assert one.chances(0)[: alike + 1] == other.chances(0)[: alike + 1]
            assert [event.err[0] for event in one.events[:alike]] == [event.err[0] for event in other.events[:alike]]
            return
    pytest.fail(f"in none of the seeds 0 to {SEEDS - 1} anything stayed hidden")


def test_a_search_that_took_the_true_state_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "world", lambda self, number: self.state.copy())
    for seed in range(SEEDS):
        record = random_game("troia", seed)
        for twin, alike in twins(record, 0, Rng(seed)):
            one, other = review(record, TINY), review(twin, TINY)
            if one.chances(0)[: alike + 1] != other.chances(0)[: alike + 1]:
                return
    pytest.fail("reviews of the true state could not be told from fair ones")
