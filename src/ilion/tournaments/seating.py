"""The seats of a table's people: everybody gets every seat equally often, as far as possible; and swaps of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations

from ilion.tournaments.lots import lot
from ilion.tournaments.played import PlayedTable

BOT = None


def seat_table(
    people: Sequence[int], size: int, counts: Mapping[int, Counter[int]], secret: bytes, round: int
) -> tuple[int | None, ...]:
    """Return the people of a table by seat, with bots (None) in the seats that are left. Of the orders that are equally even, a lot
    decides."""
    lots = {number: lot(secret, "seat", round, number) for number in people}
    filled: list[int | None] = [*sorted(people, key=lots.__getitem__), *[BOT] * (size - len(people))]

    def uneven(order: tuple[int | None, ...]) -> int:
        return sum(
            (2 * counts[number][seat] + 1) ** 2 for seat, number in enumerate(order) if number is not None and number in counts
        )

    return min(permutations(filled), key=uneven)


def swap_people(tables: Sequence[PlayedTable], first: int, second: int) -> list[PlayedTable]:
    """Let two people change places; nothing changes unless both have one."""
    if not all(any(number in table.people for table in tables) for number in (first, second)):
        return list(tables)
    other = {first: second, second: first}
    return [replace(table, seats=tuple(None if one is None else other.get(one, one) for one in table.seats)) for table in tables]
