"""Luck and decisions are distinguished, and the best move is never called a mistake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ilion import OVER, Record, Rng, State
from ilion.core import registry
from ilion.review import Budget, Review, judge, review
from ilion.review.grades import Grade
from tests.review import fate
from tests.review.games import played, random_game

BAD: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")
SMALL = Budget(passes=2, iterations=64)
EXACT = Budget(passes=2, iterations=200, deeper=2)
MAX_POSITIONS = 3000  # that are searched for the end of a game


@pytest.fixture(autouse=True)
def fate_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._modules, fate.game.id, fate.__name__)


def fated(decides: str, *moves: str) -> Review:
    return review(played(fate.game.id, moves, {"decides": decides}), EXACT)


def test_the_decision_of_a_coin_is_luck() -> None:
    made = fated("coin", "1", "0", "1")
    for seat, sign in ((0, -1), (1, 1)):
        figures = made.seats[seat]
        assert figures.start == pytest.approx(5000, abs=100)
        assert figures.luck == pytest.approx(sign * 5000, abs=800)
        assert abs(figures.own) < 100
        assert not any(figures.grades[grade] for grade in BAD)


def test_the_decision_of_a_choice_is_not_luck() -> None:
    made = fated("choice", "1", "0", "1")
    first, second = made.seats
    assert abs(first.luck) < 300
    assert abs(second.luck) < 300
    assert first.own < -3500
    assert second.others > 3500
    assert abs(second.own) < 100
    assert first.grades["blunder"] == 1
    assert second.grades["good"] == 1
    assert made.events[1].judged is not None
    assert made.events[1].judged.best == "1"


def test_a_better_move_is_recognized_when_somebody_looks_for_it() -> None:
    record = played(fate.game.id, ("1", "0", "1"), {"decides": "choice"})
    found = judge(record, 2, 0, "1", EXACT)
    assert (found.best, found.loss, found.grade) == ("1", 0, "good")
    assert judge(record, 2, 0, "0", EXACT).grade == "blunder"
    with pytest.raises(ValueError, match="not a decision of seat 1"):
        judge(record, 2, 1, "0")
    with pytest.raises(ValueError, match="not a decision of seat 0"):
        judge(record, 1, 0, "0")


def best_result(state: State, seat: int, room: list[int]) -> float | None:
    """Return the best result that a seat can reach with its own moves alone; None if moves of others, draws or too many moves come
    before the end."""
    room[0] -= 1
    if state.actor == OVER:
        places = state.places()
        return 1 / places.count(1) if places[seat] == 1 else 0.0
    if state.actor != seat or room[0] < 0:
        return None
    results = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        results.append(best_result(after, seat, room))
        if results[-1] is None:
            return None
    return max(result for result in results if result is not None)


def solved_ends(id: str, seeds: range) -> Iterator[tuple[Record, State, dict[int, float]]]:
    """Yield the beginnings of games up to a decision that decides the game, regardless of the seat's missing knowledge, with the
    results."""
    for seed in seeds:
        record = random_game(id, seed)
        states = list(record.states())
        for place in range(len(states) - 2, max(0, len(states) - 12), -1):
            state = states[place]
            if state.actor < 0 or state.n_legal() == 1:
                continue
            worlds = [state, *(state.resample(state.actor, Rng(number)) for number in range(4))]
            found = [results_of(world) for world in worlds]
            if found[0] is None or any(other != found[0] for other in found):
                break
            if len(set(found[0].values())) > 1:
                start = Record(record.game, record.seats, record.options, events=record.events[:place])
                yield start, state, found[0]
                break


def results_of(state: State) -> dict[int, float] | None:
    results = {}
    room = [MAX_POSITIONS]
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        result = best_result(after, state.actor, room)
        if result is None:
            return None
        results[action] = result
    return results


def play_best(record: Record, state: State) -> None:
    """Play on to the best result of the seat to move."""
    while state.actor != OVER:
        results = results_of(state)
        assert results is not None
        record.add(state, max(results, key=results.__getitem__))


@pytest.mark.bulk
@pytest.mark.parametrize(("id", "n"), [("troia", 60), ("trojan-horse", 60), ("horus", 10), ("odyssey", 120)])
def test_the_best_move_of_a_solved_end_is_never_called_a_mistake(id: str, n: int) -> None:
    solved = 0
    for start, state, results in solved_ends(id, range(n)):
        solved += 1
        for action in [action for action in results if results[action] == max(results.values())][:3]:
            record = Record(start.game, start.seats, start.options, events=list(start.events))
            after = state.copy()
            record.add(after, action)
            play_best(record, after)
            found = judge(record, len(start.events) + 1, state.actor, state.text(action), SMALL)
            assert found.grade not in BAD, f"{start}\n{state.text(action)}: {found}"
    assert solved > 0, f"none of {n} games has an end that a decision of one seat decides"
