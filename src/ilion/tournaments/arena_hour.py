"""The arena hour: people are seated again as soon as they are free, and points add up."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ilion.tournaments.played import PlayedTable, Player, total_points
from ilion.tournaments.swiss import seat_groups

PATIENCE = 45_000  # milliseconds after which a person plays at a smaller table, or meets the last opponents again


def pair_arena(
    free: Sequence[Player],
    since: Mapping[int, int],
    played: Sequence[PlayedTable],
    seats: int,
    allowed: Collection[int],
    secret: bytes,
    now: int,
) -> list[PlayedTable]:
    """Return the tables that people who are free since a time form now. Neighbours in the standings meet. People who have just met
    do not meet again, and nobody plays at a smaller table, until one of them has waited for a while."""
    points = total_points(played)
    waiting = sorted(free, key=lambda one: (-points[one.number], since[one.number], one.number))
    last = {number: set(table.people) for table in played for number in table.people}  # the latest table of each comes last
    tables: list[PlayedTable] = []
    while len(waiting) >= 2:
        group = _first_group(waiting, last, since, seats, allowed, now)
        if group is None:
            break
        waiting = [one for one in waiting if one.number not in group]
        tables += seat_groups([group], [len(group)], [*played, *tables], secret, len(played) + len(tables) + 1)
    return [PlayedTable(1, table.seats) for table in tables]


def _first_group(
    waiting: Sequence[Player],
    last: Mapping[int, set[int]],
    since: Mapping[int, int],
    seats: int,
    allowed: Collection[int],
    now: int,
) -> list[int] | None:
    """Return the people of the first table that can be formed, the best first; None if all of them must wait."""
    impatient = any(now - since[one.number] >= PATIENCE for one in waiting)
    for first in range(len(waiting)):
        group = [waiting[first].number]
        for other in waiting[first + 1 :]:
            if len(group) < seats and not any(other.number in last.get(number, ()) for number in group):
                group.append(other.number)
        if len(group) == seats:
            return group
    if not impatient:
        return None
    longest = min(waiting, key=lambda one: (since[one.number], one.number))
    others = [one.number for one in waiting if one is not longest]
    size = max((size for size in allowed if 2 <= size <= min(seats, len(waiting))), default=0)
    if size == 0 or (size < seats - 1 and size < len(waiting)):
        return None
    return [longest.number, *others[: size - 1]]
