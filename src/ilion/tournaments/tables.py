"""The number and sizes of the tables of a round."""

from __future__ import annotations

from collections.abc import Collection


def table_sizes(people: int, seats: int, allowed: Collection[int], *, equal: bool = False) -> tuple[list[int], int]:
    """Return the sizes of the tables, the largest first, and the number of bots that fill them. If the people do not divide evenly,
    some tables are one smaller, as few as possible, if the game `allowed` that size; bots only fill up the tables of people who
    would be left over. With `equal`, all tables have the same size.

    >>> table_sizes(18, 4, {2, 3, 4})
    ([4, 4, 4, 3, 3], 0)
    >>> table_sizes(5, 4, {2, 3, 4})
    ([3, 3], 1)
    """
    smaller = seats - 1 if seats > 2 and seats - 1 in allowed and not equal else seats
    for bots in range(seats):
        together = people + bots
        for n_small in range(together // smaller + 1):
            large, rest = divmod(together - n_small * smaller, seats)
            if rest == 0 and large + n_small:
                return [seats] * large + [smaller] * n_small, bots
            if smaller == seats:
                break
    raise AssertionError("some number of bots fills the last table")
