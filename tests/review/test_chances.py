"""The curves from values to chances: every game has them, they rise, and they are accurate."""

from __future__ import annotations

import json
from importlib.resources import files
from math import sqrt

import pytest

import ilion
from ilion.review import evaluation_digest
from ilion.review.chances import FILE, WHOLE, Curve, curves_for

GAMES = ilion.games()
WITHIN = 0.03  # of a bin's chance, besides random deviations
RELATED = 2.0  # positions of one game are correlated: this many count as one


@pytest.mark.parametrize("id", GAMES)
def test_every_number_of_seats_has_curves_that_keep_certain_results(id: str) -> None:
    game = ilion.load(id)
    for seats in game.seats:
        for curve in curves_for(game, seats):
            assert curve.points != Curve().points
            assert (curve(0.0), curve(1.0)) == (0.0, 1.0)


@pytest.mark.parametrize("id", GAMES)
def test_predicted_events_happen_as_often_as_predicted(id: str) -> None:
    game = ilion.load(id)
    tables = json.loads((files(type(game).__module__.rpartition(".")[0]) / FILE).read_text("utf-8"))["reliability"]
    assert set(tables) == {str(seats) for seats in game.seats}
    for seats, table in tables.items():
        assert len(table) == 10
        for predicted, won, n in table:
            p = predicted / WHOLE
            noise = 2 * sqrt(RELATED * p * (1 - p) / n)
            assert abs(won - predicted) / WHOLE <= WITHIN + noise, f"{id}, {seats} seats: {predicted}, {won}, {n} positions"


def test_another_number_of_seats_is_another_evaluation() -> None:
    assert evaluation_digest("trojan-horse", 2) == evaluation_digest(ilion.load("trojan-horse"), 2)
    assert len({evaluation_digest("trojan-horse", seats) for seats in (2, 3, 4)}) == 3


@pytest.mark.parametrize("points", [[(0, 0)], [(0, 5), (10, 4)], [(0, 0), (0, 10)], [(0, 0), (10_001, 10_000)]])
def test_a_curve_that_does_not_rise_is_refused(points: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="points that rise"):
        Curve(points)
