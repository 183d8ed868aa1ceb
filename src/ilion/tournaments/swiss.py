"""The Swiss system for tables of two to six: people with as many points as each other meet, and nobody meets twice if possible.

The people are put in order by points, then rating, and cut into tables from the top. Where that would bring people together again,
the nearest person who is new to everybody at the table takes the place: a search that backtracks as far as necessary and, with few
people, finds a pairing without a second meeting if there is one. If it has to give up, or there is no such pairing, people change
places between tables as long as that reduces the number of second meetings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ilion.tournaments.played import PlayedTable, Player, meetings, seat_counts, total_points, with_bots
from ilion.tournaments.seating import seat_table

MAX_STEPS = 20_000  # of the search
Met = Mapping[frozenset[int], int]


def pair_swiss(
    players: Sequence[Player], played: Sequence[PlayedTable], sizes: Sequence[int], secret: bytes, round: int
) -> list[PlayedTable]:
    """Return the tables of a round for these people, the best table first."""
    points = total_points(played)
    order = [player.number for player in sorted(players, key=lambda one: (-points[one.number], -one.rating, one.number))]
    return seat_groups(group_people(order, sizes, played), sizes, played, secret, round)


def seat_groups(
    groups: Sequence[Sequence[int]], sizes: Sequence[int], played: Sequence[PlayedTable], secret: bytes, round: int
) -> list[PlayedTable]:
    """Give the people of each table their seats."""
    counts = seat_counts(played)
    return [PlayedTable(round, seat_table(group, size, counts, secret, round)) for group, size in zip(groups, sizes, strict=True)]


def group_people(order: Sequence[int], sizes: Sequence[int], played: Sequence[PlayedTable]) -> list[list[int]]:
    """Cut people, the best first, into tables of these sizes. Bots fill the last tables, one at each if possible."""
    bots = [-1 - number for number in range(sum(sizes) - len(order))]  # in the search they are last in the order
    met: Counter[frozenset[int]] = meetings(played)
    sat = with_bots(played)
    for bot in bots:
        met.update({frozenset((bot, number)): sat[number] for number in order if sat[number]})
        met.update({frozenset((bot, other)): 1 for other in bots if other < bot})
    everybody = [*order, *bots]
    found = _search(everybody, sizes, met) or _exchange(_cut(everybody, sizes), met)
    return [[number for number in group if number > 0] for group in found]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups, first = [], 0
    for size in sizes:
        groups.append(list(order[first : first + size]))
        first += size
    return groups


def _search(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]] | None:
    """Return tables without a second meeting, each filled from the best person left with the nearest who fit; None if there are
    none, or none is found within the limit of steps."""
    n = len(order)
    new_to = [[not met.get(frozenset((a, b)), 0) for b in order] for a in order]
    free = [True] * n
    groups: list[list[int]] = []
    steps = 0

    def fill(table: int, group: list[int], start: int) -> bool:
        nonlocal steps
        steps += 1
        if steps > MAX_STEPS:
            return False
        if len(group) == sizes[table]:
            groups.append(group)
            if table + 1 == len(sizes):
                return True
            first = free.index(True)
            free[first] = False
            if fill(table + 1, [first], first + 1):
                return True
            free[first] = True
            groups.pop()
            return False
        for one in range(start, n):
            if free[one] and all(new_to[one][other] for other in group):
                free[one] = False
                if fill(table, [*group, one], one + 1):
                    return True
                free[one] = True
                if steps > MAX_STEPS:
                    return False
        return False

    free[0] = False
    if not fill(0, [0], 1):
        return None
    return [[order[one] for one in group] for group in groups]


def _exchange(groups: list[list[int]], met: Met) -> list[list[int]]:
    """Let people of two tables change places as long as that reduces the number of second meetings, neighbouring tables first."""

    def cost(group: Sequence[int], one: int, out: int) -> int:
        """Return the cost of seating a person with a group, except for one of its members."""
        return sum(met.get(frozenset((one, other)), 0) ** 2 for other in group if other not in (one, out))

    improved = True
    while improved:
        improved = False
        for distance in range(1, len(groups)):
            for upper in range(len(groups) - distance):
                a, b = groups[upper], groups[upper + distance]
                for i in reversed(range(len(a))):
                    for j in range(len(b)):
                        before = cost(a, a[i], a[i]) + cost(b, b[j], b[j])
                        after = cost(b, a[i], b[j]) + cost(a, b[j], a[i])
                        if after < before:
                            a[i], b[j] = b[j], a[i]
                            improved = True
    return groups


def second_meetings(groups: Sequence[Sequence[int]], met: Met) -> int:
    """Return the number of pairs that meet again."""
    return sum(met.get(frozenset((a, b)), 0) > 0 for group in groups for place, a in enumerate(group) for b in group[place + 1 :])
