"""Round robin: the Berger tables as FIDE prints them (Handbook C.05, Annex 1), and even schedules for larger tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ilion.tournaments.round_robin import affine_plane, berger, even_schedule, pair_round_robin, unevenness
from ilion.tournaments.tables import table_sizes

BERGER = {
    4: ["1-4, 2-3", "4-3, 1-2", "2-4, 3-1"],
    6: ["1-6, 2-5, 3-4", "6-4, 5-3, 1-2", "2-6, 3-1, 4-5", "6-5, 1-4, 2-3", "3-6, 4-2, 5-1"],
    8: [
        "1-8, 2-7, 3-6, 4-5",
        "8-5, 6-4, 7-3, 1-2",
        "2-8, 3-1, 4-7, 5-6",
        "8-6, 7-5, 1-4, 2-3",
        "3-8, 4-2, 5-1, 6-7",
        "8-7, 1-6, 2-5, 3-4",
        "4-8, 5-3, 6-2, 7-1",
    ],
    10: [
        "1-10, 2-9, 3-8, 4-7, 5-6",
        "10-6, 7-5, 8-4, 9-3, 1-2",
        "2-10, 3-1, 4-9, 5-8, 6-7",
        "10-7, 8-6, 9-5, 1-4, 2-3",
        "3-10, 4-2, 5-1, 6-9, 7-8",
        "10-8, 9-7, 1-6, 2-5, 3-4",
        "4-10, 5-3, 6-2, 7-1, 8-9",
        "10-9, 1-8, 2-7, 3-6, 4-5",
        "5-10, 6-4, 7-3, 8-2, 9-1",
    ],
}


@pytest.mark.parametrize("people", BERGER)
def test_pairs_are_those_of_the_printed_berger_tables(people: int) -> None:
    found = [", ".join(f"{a}-{b}" for a, b in pairs) for pairs in berger(range(1, people + 1))]
    assert found == BERGER[people]


def test_of_an_odd_number_the_opponent_of_the_missing_one_rests() -> None:
    even, odd = berger(range(1, 9)), berger(range(1, 8))
    assert odd == [[pair for pair in pairs if 8 not in pair] for pairs in even]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_square_of_people_meets_exactly_once_each(seats: int) -> None:
    people = list(range(1, seats**2 + 1))
    rounds = affine_plane(people, seats)
    met = Counter(frozenset(pair) for groups in rounds for group in groups for pair in combinations(group, 2))
    assert len(rounds) == seats + 1
    assert met == Counter(frozenset(pair) for pair in combinations(people, 2))


@pytest.mark.parametrize(("people", "seats"), [(6, 3), (7, 4), (8, 4), (12, 3), (13, 4), (11, 5)])
def test_everybody_sits_once_in_each_round_and_nobody_meets_anybody_much_more_often(people: int, seats: int) -> None:
    everybody = list(range(1, people + 1))
    sizes, _ = table_sizes(people, seats, {2, 3, 4, 5, 6})
    schedule = even_schedule(everybody, seats, sizes)
    for groups in schedule:
        assert sorted(one for group in groups for one in group) == everybody
    assert unevenness(schedule)[0] <= 3
    assert schedule == even_schedule(everybody, seats, sizes)  # the same everywhere


def test_the_seats_of_a_round_robin_of_four_are_even() -> None:
    rounds = pair_round_robin(list(range(1, 17)), 4, {2, 3, 4}, b"secret")
    for number in range(1, 17):
        seats = Counter(table.seats.index(number) for tables in rounds for table in tables if number in table.seats)
        assert len(rounds) == 5
        assert max(seats.values()) <= 2
