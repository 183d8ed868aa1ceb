"""Standings: points first, then the tie-breaks in the order that is fixed before round one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from ilion.tournaments.lots import lot
from ilion.tournaments.played import HALF, PlayedTable, total_points

NONE = Fraction(0)


@dataclass(frozen=True)
class Standing:
    """A person's place, with everything that decides it, in this order."""

    place: int
    number: int
    reached: int  # rounds of a knockout that they were in; 0 in every other format
    points: Fraction
    opponents: Fraction  # the points of the opponents met
    meetings: Fraction  # against those with the same points and opponents' points
    wins: int  # tables at which they alone were first
    lot: int
    rounds: Mapping[int, Fraction]  # points by round, of the rounds that they played to the end
    games: tuple[Fraction, ...]  # points by game, in the order of the tables


def standings(numbers: Collection[int], tables: Sequence[PlayedTable], secret: bytes, *, knockout: bool = False) -> list[Standing]:
    """Return the standings of these people after the tables that are over. Ties are broken by the points of the opponents met, the
    result of direct meetings, wins, and a lot. In a knockout the people who got further come first, by their place at their last
    table."""
    points = total_points(tables)
    opponents: defaultdict[int, Fraction] = defaultdict(Fraction)
    rounds: defaultdict[int, dict[int, Fraction]] = defaultdict(dict)
    games: defaultdict[int, list[Fraction]] = defaultdict(list)
    wins: Counter[int] = Counter()
    reached: Counter[int] = Counter()
    for table in tables:
        if knockout:
            for number in table.people:
                reached[number] = max(reached[number], table.round)
        if table.places is None:
            continue
        for number, value in table.points().items():
            rounds[number][table.round] = rounds[number].get(table.round, NONE) + value
            games[number].append(value)
            opponents[number] += sum((Fraction(points[other]) for other in table.people if other != number), NONE)
            wins[number] += table.winner == number

    def merit(number: int) -> tuple[Fraction, ...]:
        """Return what counts before direct meetings; in a knockout the last round that a person was in, and their result there."""
        last = (Fraction(reached[number]), rounds[number].get(reached[number], NONE)) if knockout else ()
        return (*last, Fraction(points[number]), opponents[number])

    order = sorted(numbers, key=merit, reverse=True)
    found: list[Standing] = []
    for _, tied in groupby(order, key=merit):
        group = list(tied)
        direct = direct_meetings(group, tables)
        lots = {number: lot(secret, "tie", number) for number in group}
        for number in sorted(group, key=lambda one: (-direct[one], -wins[one], lots[one])):
            standing = Standing(
                len(found) + 1,
                number,
                reached[number],
                Fraction(points[number]),
                opponents[number],
                direct[number],
                wins[number],
                lots[number],
                rounds[number],
                tuple(games[number]),
            )
            found.append(standing)
    return found


def direct_meetings(group: Collection[int], tables: Sequence[PlayedTable]) -> dict[int, Fraction]:
    """Return everybody's points against the others of a group: one for each time ahead, a half for each tie."""
    won = dict.fromkeys(group, NONE)
    if len(won) == 1:
        return won
    for table in tables:
        if table.places is None:
            continue
        there = [(number, place) for number, place in zip(table.seats, table.places, strict=True) if number in won]
        for number, place in there:
            for other, theirs in there:
                if other != number and number is not None:
                    won[number] += 1 if place < theirs else HALF if place == theirs else 0
    return won
