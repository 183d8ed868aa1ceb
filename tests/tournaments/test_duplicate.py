"""Duplicate: a seat is compared with the same seat at the other tables of its round."""

from __future__ import annotations

from fractions import Fraction as F

from ilion.tournaments.duplicate import compare_round, round_secret
from ilion.tournaments.lots import seal_of
from ilion.tournaments.played import PlayedTable
from ilion.tournaments.standings import standings

# Three tables of three, with invented results: seats, places, scores.
ROUND = [
    PlayedTable(1, (1, 2, 3), (1, 2, 3), (30, 24, 24)),
    PlayedTable(1, (4, 5, 6), (1, 2, 3), (20, 16, 18)),
    PlayedTable(1, (7, 8, 9), (3, 1, 2), (10, 40, 25)),
]


def test_a_seat_earns_the_share_of_other_tables_at_which_the_same_seat_did_worse() -> None:
    """By hand. Margins of seat 1: 30-24 = 6, 20-17 = 3; of seat 2: 24-27 = -3, 16-19 = -3; of seat 3: 24-27 = -3, 18-18 = 0."""
    earned = {number: value for table in compare_round(ROUND) for number, value in table.points().items()}
    assert [earned[number] for number in (1, 4, 7)] == [1, F(1, 2), 0]
    assert [earned[number] for number in (2, 5, 8)] == [F(1, 4), F(1, 4), 1], "equal results count half"
    assert [earned[number] for number in (3, 6, 9)] == [0, F(1, 2), 1]


def test_standings_add_up_what_the_rounds_of_a_duplicate_are_worth() -> None:
    second = [
        PlayedTable(2, (9, 4, 2), (1, 2, 3), (12, 10, 2)),  # margins 6, 3, -9
        PlayedTable(2, (8, 6, 1), (1, 3, 2), (20, 10, 15)),  # margins 7.5, -7.5, 0
        PlayedTable(2, (7, 3, 5), (2, 1, 2), (8, 11, 8)),  # margins -1.5, 3, -1.5
    ]
    # Seat 1: 8 beats 9 beats 7. Seat 2: 3 (first) beats 4 (second) beats 6 (third). Seat 3: 1 beats 5 beats 2, because 1 left one
    # of two behind, and 5 only tied with one.
    lines = standings(range(1, 10), [*compare_round(ROUND), *compare_round(second)], b"secret")
    points = {line.number: line.points for line in lines}
    assert points == {1: 2, 2: F(1, 4), 3: 1, 4: 1, 5: F(3, 4), 6: F(1, 2), 7: 0, 8: 2, 9: F(3, 2)}
    assert {line.number for line in lines[:2]} == {1, 8}
    wins = {line.number: line.wins for line in lines}
    assert wins == {1: 1, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0, 7: 0, 8: 2, 9: 1}, "a win is a table at which somebody alone was first"


def test_somebody_who_has_left_is_behind_everybody() -> None:
    tables = [
        PlayedTable(1, (1, 2), (2, 1), (None, 0)),
        PlayedTable(1, (3, 4), (2, 1), (0, 50)),
    ]
    assert [table.points() for table in compare_round(tables)] == [{1: 0, 2: 1}, {3: 1, 4: 0}]


def test_a_bot_is_a_yardstick_and_earns_nothing() -> None:
    tables = [PlayedTable(1, (1, 2), (1, 2), (9, 5)), PlayedTable(1, (3, None), (1, 2), (8, 7))]
    assert [table.points() for table in compare_round(tables)] == [{1: 1, 2: 0}, {3: 0}]


def test_only_tables_of_one_size_are_compared() -> None:
    tables = [
        PlayedTable(1, (1, 2, 3), (1, 2, 3), (9, 5, 4)),
        PlayedTable(1, (4, 5, 6), (2, 1, 3), (8, 9, 1)),
        PlayedTable(1, (7, 8), (2, 1), (1, 2)),
    ]
    assert compare_round(tables)[2].points() == {7: 0, 8: 1}, "a table that is alone is worth what its places are"
    assert compare_round(tables)[0].points() == {1: 1, 2: 0, 3: 1}


def test_a_table_without_a_result_is_worth_nothing_and_compared_with_nothing() -> None:
    tables = [PlayedTable(1, (1, 2), (1, 2), (9, 5)), PlayedTable(1, (3, 4))]
    assert [table.points() for table in compare_round(tables)] == [{1: 1, 2: 0}, {}]


def test_every_round_has_a_secret_of_its_own() -> None:
    secrets = {round_secret(b"secret", number) for number in range(1, 21)}
    assert len(secrets) == 20
    assert seal_of(b"secret") not in {seal_of(secret) for secret in secrets}
