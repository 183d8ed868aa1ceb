"""Figures in whole points still add up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ilion.review import SeatSummary
from ilion.review.chances import Curve
from ilion.review.picture import sparkline
from ilion.review.rounding import figures, points


@given(st.integers(0, 10_000), st.integers(-30_000, 30_000), st.integers(-30_000, 30_000), st.integers(0, 10_000))
def test_rounded_figures_add_up_and_are_less_than_two_points_off(start: int, luck: int, own: int, end: int) -> None:
    others = end - start - luck - own
    seat = SeatSummary(start, end, luck, own, others, (0, others), 0, {}, 0)
    shown = figures(seat)
    assert sum(shown[:4]) == shown[4]
    for exact, whole in zip((start, luck, own, others, end), shown, strict=True):
        assert abs(100 * whole - exact) < 200


def test_a_sketch_of_the_figures() -> None:
    seat = SeatSummary(2500, 0, 812, -3011, -301, (0, -301), 0, {}, 0)
    assert figures(seat) == (25, 8, -30, -3, 0)
    assert [points(chance) for chance in (0, 49, 50, -49, -50, 10_000)] == [0, 0, 1, 0, -1, 100]


def test_a_sparkline_ends_with_the_result() -> None:
    assert sparkline([2500, 5000, 0], 60) == "▃▅▁"
    assert sparkline([*range(0, 10_000, 10), 10_000], 8) == "▁▂▃▄▅▆▇█"


def test_a_curve_rises_and_keeps_certain_results() -> None:
    curve = Curve([(0, 0), (4000, 2000), (10_000, 10_000)])
    assert [round(curve(value), 4) for value in (-0.1, 0.0, 0.2, 0.4, 0.7, 1.0, 1.2)] == [0, 0, 0.1, 0.2, 0.6, 1, 1]
