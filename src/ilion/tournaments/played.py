"""The results of a tournament: tables with their places, and the points for a place."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Player:
    """A person in a tournament. `number` is their place in the list of entries, from 1."""

    number: int
    rating: int = 1000


@dataclass(frozen=True)
class PlayedTable:
    """A table of a round: the people by seat (None: a bot), and the places once the game is over. In a duplicate there are also the
    scores (None: the player has left), and once the round is over the points that each seat has `earned` against the same seat
    elsewhere."""

    round: int
    seats: tuple[int | None, ...]
    places: tuple[int, ...] | None = None
    scores: tuple[int | None, ...] | None = None
    earned: tuple[Fraction, ...] | None = None

    @property
    def people(self) -> list[int]:
        return [number for number in self.seats if number is not None]

    @property
    def winner(self) -> int | None:
        """The person who alone was first at the table; None if that was a bot or nobody."""
        first = [seat for seat, place in enumerate(self.places or ()) if place == 1]
        return self.seats[first[0]] if len(first) == 1 else None

    def points(self) -> dict[int, Fraction]:
        """Return the points of the people at the table; nothing while the game runs. The points of a bot count for nobody."""
        if self.places is None:
            return {}
        earned = table_points(self.places) if self.earned is None else self.earned
        return {number: value for number, value in zip(self.seats, earned, strict=True) if number is not None}


def table_points(places: Sequence[int]) -> list[Fraction]:
    """Return the points for each place at a table: the share of opponents left behind, where those with the same place count half.

    >>> [str(value) for value in table_points([2, 1, 3, 3])]
    ['2/3', '1', '1/6', '1/6']
    """
    others = len(places) - 1
    worth = []
    for place in places:
        behind = sum(other > place for other in places)
        equal = sum(other == place for other in places) - 1
        worth.append((behind + HALF * equal) / others)
    return worth


def meetings(tables: Iterable[PlayedTable]) -> Counter[frozenset[int]]:
    """Return how often each pair of people has sat at one table."""
    met: Counter[frozenset[int]] = Counter()
    for table in tables:
        people = table.people
        met.update(frozenset((a, b)) for place, a in enumerate(people) for b in people[place + 1 :])
    return met


def with_bots(tables: Iterable[PlayedTable]) -> Counter[int]:
    """Return how often each person has sat at a table with a bot."""
    return Counter(number for table in tables if None in table.seats for number in table.people)


def seat_counts(tables: Iterable[PlayedTable]) -> Mapping[int, Counter[int]]:
    """Return how often each person has had each seat."""
    counts: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for table in tables:
        for seat, number in enumerate(table.seats):
            if number is not None:
                counts[number][seat] += 1
    return counts


def total_points(tables: Iterable[PlayedTable]) -> Counter[int]:
    """Return the points of everybody who has some."""
    total: Counter[int] = Counter()
    for table in tables:
        for number, value in table.points().items():
            total[number] += value  # type: ignore[assignment] # a counter adds fractions as well
    return total
