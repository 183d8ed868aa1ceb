"""Round robin: everybody meets everybody. With two at a table by the Berger tables; with more, by the most even schedule found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from ilion.tournaments.played import PlayedTable, seat_counts
from ilion.tournaments.seating import seat_table
from ilion.tournaments.swiss import group_people
from ilion.tournaments.tables import table_sizes

N_ORDERS = 12  # in which people are taken to find an even schedule
MANY = 24  # people for whom fewer orders are tried, because each takes long
Schedule = list[list[list[int]]]  # rounds, tables, people

# The field with four elements: the products of its elements. They are added bit by bit.
_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def pair_round_robin(people: Sequence[int], seats: int, allowed: Collection[int], secret: bytes) -> list[list[PlayedTable]]:
    """Return all rounds. Of an odd number of people one rests in each round if there are two at a table."""
    if seats == 2:
        return [[PlayedTable(round, pair) for pair in pairs] for round, pairs in enumerate(berger(people), 1)]
    rounds: list[list[PlayedTable]] = []
    played: list[PlayedTable] = []
    sizes, _ = table_sizes(len(people), seats, allowed)
    for number, groups in enumerate(even_schedule(people, seats, sizes), 1):
        counts = seat_counts(played)
        rounds.append(
            [
                PlayedTable(number, seat_table(group, size, counts, secret, number))
                for group, size in zip(groups, sizes, strict=True)
            ]
        )
        played += rounds[-1]
    return rounds


def berger(people: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Return the Berger tables: the pairs of each round, the starting player first. If the number is odd, the opponent of the last
    place rests.

    >>> berger([1, 2, 3, 4])
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    n = len(people) + len(people) % 2
    rounds = []
    for round in range(n - 1):
        # the others stand in a circle, from which each round takes the next one as the opponent of the last place
        first = (round // 2) if round % 2 == 0 else (round + n - 1) // 2
        pairs = [(first, n - 1) if round % 2 == 0 else (n - 1, first)]
        pairs += [((first + step) % (n - 1), (first - step) % (n - 1)) for step in range(1, n // 2)]
        rounds.append([(people[a], people[b]) for a, b in pairs if max(a, b) < len(people)])
    return rounds


def even_schedule(people: Sequence[int], seats: int, sizes: Sequence[int]) -> Schedule:
    """Return a schedule for tables of more than two, with as many rounds as it takes to meet everybody if nobody met twice. If such
    a schedule is known, return that one; otherwise the most even of several that were made round by round."""
    if len(people) == seats**2 and seats in (3, 4, 5):
        return affine_plane(people, seats)
    n_rounds = -(-(len(people) - 1) // (seats - 1))
    orders = _orders(people)[: 2 if len(people) > MANY else N_ORDERS]
    tried = [_improve(_round_by_round(order, sizes, n_rounds)) for order in orders]
    return min(tried, key=unevenness)


def affine_plane(people: Sequence[int], q: int) -> Schedule:
    """Return the schedule in which each pair of q² people meets exactly once: people are the points of a plane, and tables are its
    lines, one round for each direction."""
    add: Callable[[int, int], int] = (lambda a, b: a ^ b) if q == 4 else (lambda a, b: (a + b) % q)
    times: Callable[[int, int], int] = (lambda a, b: _FOUR[a][b]) if q == 4 else (lambda a, b: a * b % q)
    rounds = [[[people[x * q + y] for y in range(q)] for x in range(q)]]
    for slope in range(q):
        rounds.append([[people[x * q + add(times(slope, x), start)] for x in range(q)] for start in range(q)])
    return rounds


def _orders(people: Sequence[int]) -> list[list[int]]:
    """Return some orders of people, which are always the same."""
    n = len(people)
    steps = [step for step in range(1, n) if all(step % d or n % d for d in range(2, n + 1))]
    return [[people[place * step % n] for place in range(n)] for step in steps]


def _round_by_round(order: Sequence[int], sizes: Sequence[int], n_rounds: int) -> Schedule:
    rounds: Schedule = []
    played: list[PlayedTable] = []
    for number in range(1, n_rounds + 1):
        groups = group_people(order, sizes, played)
        rounds.append(groups)
        played += [PlayedTable(number, (*group, *[None] * (size - len(group)))) for group, size in zip(groups, sizes, strict=True)]
    return rounds


def _improve(schedule: Schedule) -> Schedule:
    """Exchange people between the tables of a round as long as that makes the schedule more even."""
    met: Counter[frozenset[int]] = Counter()
    for groups in schedule:
        for group in groups:
            met.update(_pairs(group))

    def gain(group: Sequence[int], goes: int, comes: int) -> int:
        """Return the decrease in the sum of squares of all meetings."""
        stay = [one for one in group if one != goes]
        return sum(2 * (met[frozenset((goes, one))] - met[frozenset((comes, one))]) - 2 for one in stay)

    improved = True
    while improved:
        improved = False
        for groups in schedule:
            for place, a in enumerate(groups):
                for b in groups[place + 1 :]:
                    for i in range(len(a)):
                        for j in range(len(b)):
                            if gain(a, a[i], b[j]) + gain(b, b[j], a[i]) > 0:
                                met.subtract([*_pairs(a), *_pairs(b)])
                                a[i], b[j] = b[j], a[i]
                                met.update([*_pairs(a), *_pairs(b)])
                                improved = True
    return schedule


def _pairs(group: Sequence[int]) -> list[frozenset[int]]:
    return [frozenset((a, b)) for place, a in enumerate(group) for b in group[place + 1 :]]


def unevenness(schedule: Schedule) -> tuple[int, int]:
    """Return the number of meetings of the pair that meets most often, and the number of repeated meetings."""
    met: Counter[frozenset[int]] = Counter()
    for groups in schedule:
        for group in groups:
            met.update(_pairs(group))
    return max(met.values(), default=0), sum(n - 1 for n in met.values())
