"""Planted mistakes are found. `benchmarks/review_mistakes.py` measures the same at length."""

from __future__ import annotations

import pytest

from ilion.review import Budget, review
from tests.review.games import clumsy_game

BAD = ("inaccuracy", "mistake", "blunder")
PRECISION = 0.8


@pytest.mark.bulk
@pytest.mark.parametrize(("id", "seats", "iterations"), [("troia", 2, 400), ("trojan-horse", 2, 400), ("odyssey", 2, 200)])
def test_the_bad_moves_among_the_turning_points_of_a_clumsy_player_are_the_planted_ones(
    id: str, seats: int, iterations: int
) -> None:
    found = right = 0
    for seed in range(10):
        clumsy = seed % seats
        record, planted = clumsy_game(id, seed, seats, iterations, clumsy)
        made = review(record, Budget(passes=2, iterations=100))
        for event in made.events:
            if event.seat == clumsy and event.n in made.turning[clumsy] and event.judged is not None and event.judged.grade in BAD:
                found += 1
                right += event.n in planted
    assert found > 0
    assert right > PRECISION * found, f"{right} of {found}"
