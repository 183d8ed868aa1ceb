"""Pairings: Swiss for two to six at a table, knockout, and the arena hour."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from ilion.tournaments.arena_hour import PATIENCE, pair_arena
from ilion.tournaments.knockout import knockout_sizes, pair_knockout, qualified, survivors
from ilion.tournaments.played import PlayedTable, Player, meetings, total_points
from ilion.tournaments.swiss import group_people, pair_swiss, second_meetings
from ilion.tournaments.tables import table_sizes

ALL = {2, 3, 4, 5, 6}


def finish(table: PlayedTable, rng: random.Random) -> PlayedTable:
    places = list(range(1, len(table.seats) + 1))
    rng.shuffle(places)
    return PlayedTable(table.round, table.seats, tuple(places))


def can_avoid(people: list[int], sizes: list[int], met: Counter[frozenset[int]]) -> bool:
    """Whether there is any way to form these tables without a second meeting, by trying them all."""
    if not sizes:
        return True
    first, *others = people
    for group in combinations(others, sizes[0] - 1):
        if any(met[frozenset(pair)] for pair in combinations((first, *group), 2)):
            continue
        if can_avoid([one for one in others if one not in group], sizes[1:], met):
            return True
    return False


@pytest.mark.parametrize(("people", "seats", "rounds"), [(6, 2, 5), (8, 2, 7), (9, 3, 4), (12, 4, 3), (8, 4, 3)])
@pytest.mark.parametrize("seed", range(6))
def test_nobody_meets_twice_if_that_can_be_avoided(people: int, seats: int, rounds: int, seed: int) -> None:
    rng = random.Random(seed)
    players = [Player(number, rng.randrange(800, 1600)) for number in range(1, people + 1)]
    sizes, bots = table_sizes(people, seats, ALL)
    assert bots == 0
    played: list[PlayedTable] = []
    for round in range(1, rounds + 1):
        tables = pair_swiss(players, played, sizes, b"secret", round)
        assert sorted(number for table in tables for number in table.people) == list(range(1, people + 1))
        again = second_meetings([table.people for table in tables], meetings(played))
        assert again == 0 or not can_avoid(list(range(1, people + 1)), sizes, meetings(played))
        played += [finish(table, rng) for table in tables]


@pytest.mark.parametrize(("people", "seats", "rounds"), [(40, 4, 4), (41, 4, 4), (37, 5, 4), (64, 2, 6), (63, 2, 6), (33, 6, 3)])
def test_a_club_evening_has_no_second_meeting_and_even_seats(people: int, seats: int, rounds: int) -> None:
    rng = random.Random(people)
    players = [Player(number, rng.randrange(800, 1600)) for number in range(1, people + 1)]
    sizes, _ = table_sizes(people, seats, ALL)
    played: list[PlayedTable] = []
    for round in range(1, rounds + 1):
        played += [finish(table, rng) for table in pair_swiss(players, played, sizes, b"secret", round)]
    assert max(meetings(played).values()) == 1
    for number in range(1, people + 1):
        seats_had = Counter(table.seats.index(number) for table in played if number in table.seats)
        assert max(seats_had.values()) <= -(-rounds // seats) + 1  # as in chess, where colours may differ by two
    beside_bots = Counter(number for table in played if None in table.seats for number in table.people)
    assert max(beside_bots.values(), default=0) <= 1


def test_people_with_the_most_points_sit_at_the_first_table() -> None:
    players = [Player(number, 1000 + number) for number in range(1, 9)]
    played = [PlayedTable(1, (1, 2, 3, 4), (1, 2, 3, 4)), PlayedTable(1, (5, 6, 7, 8), (1, 2, 3, 4))]
    first, second = pair_swiss(players, played, [4, 4], b"secret", 2)
    points = total_points(played)
    assert {1, 5} <= set(first.people)
    assert sum(points[number] for number in first.people) > sum(points[number] for number in second.people)


def test_equal_points_are_paired_by_rating_never_by_tie_breaks() -> None:
    players = [Player(1, 900), Player(2, 1500), Player(3, 1400), Player(4, 1000)]
    first, second = pair_swiss(players, [], [2, 2], b"secret", 1)
    assert (set(first.people), set(second.people)) == ({2, 3}, {1, 4})


def test_a_bot_sits_at_the_last_table_and_with_everybody_at_most_once() -> None:
    groups = group_people([1, 2, 3], [2, 2], [])
    assert groups == [[1, 2], [3]]
    sat = [PlayedTable(1, (3, None), (1, 2)), PlayedTable(1, (1, 2), (1, 2))]
    groups = group_people([1, 3, 2], [2, 2], sat)
    assert [2] in groups or [1] in groups


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tables_are_one_smaller_where_numbers_do_not_divide_and_bots_sit_in_for_few(seats: int) -> None:
    for people in range(2, 200):
        sizes, bots = table_sizes(people, seats, ALL)
        assert sum(sizes) == people + bots
        assert set(sizes) <= {seats, max(2, seats - 1)}
        assert sizes == sorted(sizes, reverse=True)
        assert bots <= 2 or people < 2 * seats
        alike, _ = table_sizes(people, seats, ALL, equal=True)
        assert set(alike) == {seats}
    assert table_sizes(18, 4, {4}) == ([4] * 5, 2)


def test_the_better_half_of_each_table_goes_on() -> None:
    assert qualified(PlayedTable(1, (7, 8, 9, 4), (3, 1, 4, 2)), b"s") == [8, 4]
    assert qualified(PlayedTable(1, (7, 8, 9), (3, 1, 2)), b"s") == [8, 9]
    assert qualified(PlayedTable(1, (7, None), (2, 1)), b"s") == [7]
    assert len(qualified(PlayedTable(1, (7, 8), (1, 1)), b"s")) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("people", [2, 3, 5, 8, 11, 16, 23, 40])
def test_a_knockout_ends_with_one_table_and_nobody_waits_twice_while_others_have_not(seats: int, people: int) -> None:
    rng = random.Random(people)
    players = [Player(number, rng.randrange(800, 1600)) for number in range(1, people + 1)]
    played: list[PlayedTable] = []
    for round in range(1, 30):
        left = survivors(players, played, b"secret")
        tables, resting = pair_knockout(left, played, seats, ALL, b"secret", round)
        assert sorted([*resting, *(number for table in tables for number in table.people)]) == [one.number for one in left]
        if seats == 2 and round > 1:
            assert resting == []
        played += [finish(table, rng) for table in tables]
        if len(tables) == 1 and not resting:
            break
    else:
        pytest.fail("a knockout must end")


def test_with_two_at_a_table_the_best_by_rating_rest_in_the_first_round() -> None:
    assert knockout_sizes(11, 2, {2}) == ([2, 2, 2], 5)
    players = [Player(number, 2000 - number) for number in range(1, 12)]
    tables, resting = pair_knockout(players, [], 2, {2}, b"secret", 1)
    assert resting == [1, 2, 3, 4, 5]
    assert {frozenset(table.people) for table in tables} == {frozenset((6, 11)), frozenset((7, 10)), frozenset((8, 9))}


def test_in_the_arena_people_who_just_met_wait_a_while_before_they_meet_again() -> None:
    players = [Player(1), Player(2)]
    played = [PlayedTable(1, (1, 2), (1, 2))]
    since = {1: 1000, 2: 1000}
    assert pair_arena(players, since, played, 2, ALL, b"s", 1000 + PATIENCE - 1) == []
    (table,) = pair_arena(players, since, played, 2, ALL, b"s", 1000 + PATIENCE)
    assert set(table.people) == {1, 2}
    (table,) = pair_arena([*players, Player(3)], since | {3: 1000}, played, 2, ALL, b"s", 1001)
    assert 3 in table.people


def test_in_the_arena_a_smaller_table_begins_after_a_while() -> None:
    players, since = [Player(number) for number in (1, 2, 3)], dict.fromkeys((1, 2, 3), 0)
    assert pair_arena(players, since, [], 4, ALL, b"s", PATIENCE - 1) == []
    (table,) = pair_arena(players, since, [], 4, ALL, b"s", PATIENCE)
    assert sorted(table.people) == [1, 2, 3]
    assert pair_arena(players, since, [], 4, {4}, b"s", PATIENCE) == []


def test_in_the_arena_everybody_is_seated_once() -> None:
    players = [Player(number) for number in range(1, 12)]
    tables = pair_arena(players, dict.fromkeys(range(1, 12), 0), [], 4, ALL, b"s", 10)
    assert [len(table.seats) for table in tables] == [4, 4]
    assert len({number for table in tables for number in table.people}) == 8
