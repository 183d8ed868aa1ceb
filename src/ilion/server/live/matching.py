"""Quick match, as pure functions: the choice of waiting people to be seated together, and their table."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ilion.table.clock import SECOND

RANGE = 100  # points by which ratings may differ at first
WIDER = 50  # more, for every
WIDER_EVERY = 15 * SECOND
FEW_AFTER = 90 * SECOND  # after which a table of three begins although more were wanted
FEW = 3
NEWCOMER = 1000  # the rating of somebody without one

# The clocks that people choose from, as a table is created with them.
CLOCKS: Mapping[str, Mapping[str, int | str]] = {
    "5min": {"kind": "realtime", "bank": 300, "increment": 5},
    "10min": {"kind": "realtime", "bank": 600, "increment": 10},
    "25min": {"kind": "realtime", "bank": 1500, "increment": 10},
    "day": {"kind": "correspondence", "days": 1},
}


@dataclass(frozen=True)
class Wish:
    """The games that a waiting person would play."""

    person: str
    games: frozenset[str]
    clocks: frozenset[str]
    seats: frozenset[int]
    rated: bool
    since: int
    connection: str = ""
    ratings: Mapping[str, int] = field(default_factory=dict)  # by game

    def rating(self, game: str) -> int:
        return self.ratings.get(game, NEWCOMER)


@dataclass(frozen=True)
class Match:
    people: tuple[str, ...]
    game: str
    clock: str
    rated: bool


def range_after(waited: int) -> int:
    """Return the number of points by which ratings may differ from that of a person who has waited this long."""
    return RANGE + WIDER * (max(0, waited) // WIDER_EVERY)


def find_matches(
    wishes: Sequence[Wish], apart: frozenset[frozenset[str]], seats_of: Mapping[str, frozenset[int]], now: int
) -> list[Match]:
    """Return every match: the oldest wish that can be served, with the oldest that fit, then the next. Blocked people (`apart`)
    never meet, and in a rated game neither do two people on one connection. `seats_of` are the numbers of players of each game."""
    waiting = sorted(wishes, key=lambda wish: (wish.since, wish.person))
    groups = _Groups(waiting, seats_of)
    found: list[Match] = []
    taken: set[str] = set()
    for first in waiting:
        if first.person in taken:
            continue
        best: tuple[list[Wish], Match] | None = None
        for game in sorted(first.games & seats_of.keys()):
            for clock in sorted(first.clocks):
                company = _company(first, groups, game, clock, apart, seats_of[game], now)
                if company is not None and (best is None or len(company) > len(best[0])):
                    best = (company, Match(tuple(wish.person for wish in company), game, clock, first.rated))
        if best is not None:
            found.append(best[1])
            taken.update(best[1].people)
            for wish in best[0]:
                groups.remove(wish)
    return found


class _Group:
    """People with the same wish, by age, with their ratings in order."""

    def __init__(self) -> None:
        self.wishes: dict[str, Wish] = {}
        self.ratings: list[int] = []
        self.connections: Counter[str] = Counter()

    def add(self, wish: Wish, rating: int) -> None:
        self.wishes[wish.person] = wish
        insort(self.ratings, rating)
        self.connections[wish.connection] += 1

    def remove(self, wish: Wish, rating: int) -> None:
        del self.wishes[wish.person]
        del self.ratings[bisect_left(self.ratings, rating)]
        self.connections[wish.connection] -= 1
        if not self.connections[wish.connection]:
            del self.connections[wish.connection]

    def may_have(self, number: int, rating: int, limit: int, *, rated: bool) -> bool:
        """Whether there may be this many people around a rating. The check is cheap, and rules out most groups."""
        if rated and len(self.connections) < number:
            return False
        return bisect_right(self.ratings, rating + limit) - bisect_left(self.ratings, rating - limit) >= number


class _Groups:
    """The groups of all waiting people: by rated or not, game, clock and number of players."""

    def __init__(self, waiting: Sequence[Wish], seats_of: Mapping[str, frozenset[int]]) -> None:
        self.seats_of = seats_of
        self.groups: dict[tuple[bool, str, str, int], _Group] = {}
        for wish in waiting:
            for key in self._keys(wish):
                self.groups.setdefault(key, _Group()).add(wish, wish.rating(key[1]))

    def of(self, wish: Wish, game: str, clock: str, number: int) -> _Group:
        return self.groups[wish.rated, game, clock, number]

    def remove(self, wish: Wish) -> None:
        for key in self._keys(wish):
            self.groups[key].remove(wish, wish.rating(key[1]))

    def _keys(self, wish: Wish) -> Iterator[tuple[bool, str, str, int]]:
        for game in wish.games & self.seats_of.keys():
            for clock in wish.clocks:
                for number in wish.seats & self.seats_of[game]:
                    yield wish.rated, game, clock, number


def _company(
    first: Wish,
    groups: _Groups,
    game: str,
    clock: str,
    apart: frozenset[frozenset[str]],
    allowed: frozenset[int],
    now: int,
) -> list[Wish] | None:
    """Return the largest table that includes this wish; None if there is none yet."""
    limit = range_after(now - first.since)
    rating = first.rating(game)

    def fits(one: Wish, others: Sequence[Wish]) -> bool:
        return (
            abs(one.rating(game) - rating) <= limit
            and not (one.rated and any(one.connection == other.connection for other in others))
            and not (apart and any(frozenset((one.person, other.person)) in apart for other in others))
        )

    for number in sorted(first.seats & allowed, reverse=True):
        # with more than three wanted, three begin only after a while
        if number == FEW and max(first.seats & allowed) > FEW and now - first.since < FEW_AFTER:
            continue
        group = groups.of(first, game, clock, number)
        if not group.may_have(number, rating, limit, rated=first.rated):
            continue
        company = [first]
        for wish in group.wishes.values():
            if wish is not first and fits(wish, company):
                company.append(wish)
            if len(company) == number:
                return company
    return None
