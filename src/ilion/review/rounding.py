"""Whole points of 100 for people to read. Figures that add up exactly still do so after rounding."""

from __future__ import annotations

from collections.abc import Sequence

from ilion.review.document import SeatSummary
from ilion.review.grades import POINT


def points(chance: int) -> int:
    """Return a chance in 1/10,000 as whole points, half a point away from 0."""
    sign = -1 if chance < 0 else 1
    return sign * ((abs(chance) + POINT // 2) // POINT)


def rounded(parts: Sequence[int], total: int) -> list[int]:
    """Round parts to whole points so that they add up to a total of points: those with the largest remainders are rounded up."""
    low = [part // POINT for part in parts]
    order = sorted(range(len(parts)), key=lambda place: (-(parts[place] % POINT), place))
    missing = total - sum(low)
    for place in range(len(parts)):
        low[place] += missing // len(parts)
    for place in order[: missing % len(parts)]:
        low[place] += 1
    return low


def figures(seat: SeatSummary) -> tuple[int, int, int, int, int]:
    """Return start, luck, own, others and end in whole points that add up."""
    start, end = points(seat.start), points(seat.end)
    luck, own, others = rounded((seat.luck, seat.own, seat.others), end - start)
    return start, luck, own, others, end
