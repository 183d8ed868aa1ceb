"""Points, standings and tie-breaks."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import permutations

import pytest

from ilion.tournaments.lots import lot
from ilion.tournaments.played import PlayedTable, table_points
from ilion.tournaments.standings import standings

# The club championship of the Hamilton Chess Club (New Zealand) in 2018, as published with its crosstable: points, then a game per
# round. The champions were equal in points and in their direct encounter; “Total Buchholz” decided: 22.5 to 20.
CROSSTABLE = """
1 5.5 +10 +17 +12 =2 +4 +3
2 5.5 +27 +16 +9 =1 +8 +10
3 4.0 = +11 +6 =4 +5 -1
4 4.0 +22 +15 =8 =3 -1 +13
5 4.0 -16 +14 +22 +15 -3 +8
6 4.0 -21 +27 -3 +23 +16 +14
7 4.0 -9 -23 +27 +19 +15 +12
8 3.5 +25 +21 =4 +13 -2 -5
9 3.5 +7 +13 -2 = +18
10 3.5 -1 +25 +26 =12 +17 -2
11 3.5 = -3 -14 +25 +20 +17
12 3.0 +20 +18 -1 =10 =14 -7
13 3.0 +23 -9 +19 -8 +21 -4
14 3.0 = -5 +11 +22 =12 -6
15 3.0 +26 -4 +21 -5 -7 +24
16 3.0 +5 -2 -17 +24 -6 +22
17 2.5 +24 -1 +16 = -10 -11
18 2.5 +19 -12 +23 = -9
19 2.5 -18 +20 -13 -7 =25 +21
20 2.5 -12 -19 =25 +27 -11 +26
21 2.0 +6 -8 -15 +26 -13 -19
22 2.0 -4 +24 -5 -14 +26 -16
23 2.0 -13 +7 -18 -6 -24 +27
24 2.0 -17 -22 + -16 +23 -15
25 2.0 -8 -10 =20 -11 =19 +
26 1.0 -15 + -10 -21 -22 -20
27 1.0 -2 -6 -7 -20 + -23
"""


def crosstable() -> tuple[list[PlayedTable], dict[int, F]]:
    """Return the games of the crosstable, a free half or whole point as a game against a bot, and the published points."""
    tables: dict[tuple[int, frozenset[int | None]], PlayedTable] = {}
    points = {}
    places = {"+": (1, 2), "=": (1, 1), "-": (2, 1)}
    for line in CROSSTABLE.strip().splitlines():
        number, total, *games = line.split()
        points[int(number)] = F(total)
        for round, game in enumerate(games, 1):
            other = int(game[1:]) if game[1:] else None
            key = (round, frozenset((int(number), other)))
            found = PlayedTable(round, (int(number), other), places[game[0]])
            if key in tables:  # the other's line says the same
                assert tables[key].points() == found.points()
            tables[key] = found
    return list(tables.values()), points


def test_a_place_is_worth_the_share_of_opponents_left_behind() -> None:
    assert table_points([1, 2]) == [1, 0]
    assert table_points([1, 1]) == [F(1, 2), F(1, 2)]
    assert table_points([3, 1, 4, 2]) == [F(1, 3), 1, 0, F(2, 3)]
    assert table_points([1, 1, 3]) == [F(3, 4), F(3, 4), 0]
    assert table_points([2, 1, 2, 2, 2, 2]) == [F(2, 5), 1, F(2, 5), F(2, 5), F(2, 5), F(2, 5)]


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_points_of_a_table_add_up_to_half_its_seats(n: int) -> None:
    for places in {tuple(sorted(order[: n - 1] + order[:1])) for order in permutations(range(1, n + 1))}:
        ranked = [1 + sum(other < place for other in places) for place in places]
        assert sum(table_points(ranked)) == F(n, 2)


def test_a_published_crosstable_gives_the_published_points_and_tie_break() -> None:
    tables, points = crosstable()
    found = standings(list(points), tables, b"secret")
    assert {line.number: line.points for line in found} == points
    first, second, *others = found
    assert (first.number, first.opponents, first.meetings) == (1, F("22.5"), F(0))
    assert (second.number, second.opponents) == (2, F(20))
    assert {line.number for line in others[:5]} == {3, 4, 5, 6, 7}
    assert first.wins == 5


def play(*results: tuple[int, int]) -> list[PlayedTable]:
    """Return tables of two at which the first person won."""
    return [PlayedTable(round, pair, (1, 2)) for round, pair in enumerate(results, 1)]


def test_direct_meetings_decide_between_equal_points_and_equal_opponents() -> None:
    # 1 beat 2, and both have two points and the same sum of opponents' points
    tables = play((1, 2), (2, 3), (2, 4), (1, 5), (3, 1), (4, 5))
    found = {line.number: line for line in standings(range(1, 6), tables, b"secret")}
    assert found[1].points == found[2].points == 2
    assert found[1].opponents == 3
    assert found[2].opponents == 4
    swapped = [*tables[:3], *play((1, 3)), *tables[4:]]  # now 1 met 2, 3 and 3
    found = {line.number: line for line in standings(range(1, 6), swapped, b"secret")}
    assert (found[1].opponents, found[2].opponents) == (F(4), F(4))
    assert (found[1].meetings, found[2].meetings) == (F(1), F(0))
    assert (found[1].place, found[2].place) == (1, 2)


def test_wins_come_before_lots_and_a_shared_first_place_is_no_win() -> None:
    won = [PlayedTable(1, (1, 2, 3), (1, 2, 3)), PlayedTable(2, (1, 2, 3), (3, 2, 1))]
    shared = [PlayedTable(1, (4, 5, 6), (1, 1, 1)), PlayedTable(2, (4, 5, 6), (1, 1, 1))]
    found = {line.number: line for line in standings(range(1, 7), won + shared, b"secret")}
    assert {line.points for line in found.values()} == {F(1)}
    assert {line.opponents for line in found.values()} == {F(4)}
    assert [found[number].wins for number in range(1, 7)] == [1, 0, 1, 0, 0, 0]
    assert max(found[1].place, found[3].place) < min(found[number].place for number in (2, 4, 5, 6))


def test_the_last_tie_break_is_a_lot_from_the_seal() -> None:
    for secret in (b"one", b"two", b"three"):
        order = [line.number for line in standings(range(1, 9), [], secret)]
        assert order == sorted(range(1, 9), key=lambda number: lot(secret, "tie", number))
    assert len({tuple(line.number for line in standings(range(1, 9), [], bytes([n]))) for n in range(5)}) > 1


def test_a_bots_points_count_for_nobody() -> None:
    found = standings([1, 2], [PlayedTable(1, (1, None, 2), (2, 1, 3))], b"secret")
    assert [(line.number, line.points, line.opponents) for line in found] == [(1, F(1, 2), 0), (2, 0, F(1, 2))]


def test_in_a_knockout_people_who_were_in_more_rounds_come_first() -> None:
    tables = [
        PlayedTable(1, (1, 2, 3, 4), (1, 2, 3, 4)),
        PlayedTable(1, (5, 6, 7, 8), (1, 2, 3, 4)),
        PlayedTable(2, (1, 2, 5, 6), (4, 3, 2, 1)),
    ]
    order = [line.number for line in standings(range(1, 9), tables, b"secret", knockout=True)]
    assert set(order[:4]) == {1, 2, 5, 6}
    assert order[:4] == [6, 5, 2, 1]
    assert set(order[-2:]) == {4, 8}
