"""Knockout: the better half of each table goes on, until one table is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from ilion.tournaments.lots import lot
from ilion.tournaments.played import PlayedTable, Player
from ilion.tournaments.swiss import seat_groups


def qualified(table: PlayedTable, secret: bytes) -> list[int]:
    """Return the people of a finished table who go on: the better half of its seats, one more if the number is odd. Lots decide
    between people with the same place; bots do not go on."""
    if table.places is None:
        return []
    ranked = sorted(
        (place, lot(secret, "qualify", table.round, number), number)
        for number, place in zip(table.seats, table.places, strict=True)
        if number is not None
    )
    return [number for _, _, number in ranked[: (len(table.seats) + 1) // 2]]


def survivors(players: Sequence[Player], played: Sequence[PlayedTable], secret: bytes) -> list[Player]:
    """Return the people who are still in after the finished rounds: everybody who went on from each of their tables."""
    over = [table for table in played if table.places is not None]
    gone = {number for table in over for number in set(table.people).difference(qualified(table, secret))}
    return [player for player in players if player.number not in gone]


def pair_knockout(
    players: Sequence[Player], played: Sequence[PlayedTable], seats: int, allowed: Collection[int], secret: bytes, round: int
) -> tuple[list[PlayedTable], list[int]]:
    """Return the tables of a round for the people who are still in, and the people who rest: the best by rating of those who have
    rested least. The best are spread over the tables, so with two at a table the first plays the last."""
    rounds_of = Counter(number for table in played for number in table.people)
    ranked = sorted(players, key=lambda one: (-one.rating, one.number))
    sizes, n_resting = knockout_sizes(len(players), seats, allowed)
    by_rest = sorted(ranked, key=lambda one: -rounds_of[one.number])
    resting = {one.number for one in by_rest[:n_resting]}
    order = [one.number for one in ranked if one.number not in resting]
    groups: list[list[int]] = [[] for _ in sizes]
    forward = True
    while order:
        line = range(len(sizes)) if forward else range(len(sizes) - 1, -1, -1)
        for table in line:
            if order and len(groups[table]) < sizes[table]:
                groups[table].append(order.pop(0))
        forward = not forward
    return seat_groups(groups, sizes, played, secret, round), sorted(resting)


def knockout_sizes(people: int, seats: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """Return the sizes of the tables and the number of people who rest. With two at a table, enough people rest in the first round
    that nobody has to rest later; otherwise as few as possible.

    >>> knockout_sizes(11, 2, {2})
    ([2, 2, 2], 5)
    """
    if people < 2:
        return [], people
    if seats == 2:
        full = 1 << (people.bit_length() - 1)
        playing = people if full == people else 2 * (people - full)
        return [2] * (playing // 2), people - playing
    smaller = seats - 1 if seats - 1 in allowed else seats
    for resting in range(people - 1):
        for n_small in range((people - resting) // smaller + 1):
            large, rest = divmod(people - resting - n_small * smaller, seats)
            if rest == 0 and large + n_small:
                return [seats] * large + [smaller] * n_small, resting
    size = max((size for size in allowed if size <= people), default=2)  # the last table, of few people
    return [size], people - size
