"""Duplicate: all tables of a round have the same deals, and a seat is compared with the same seat at the other tables.

At a table, the better place counts first, and between equal places the larger margin: the seat's own score less the mean of the
others'. Both are relative to the others at the table, so nobody gains by helping them. Then the points of a seat are the share of
the other tables at which the same seat did worse, of which those that did as well count half. The luck of the deal and of the seat
is the same at all of them.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from ilion.tournaments.played import HALF, PlayedTable, table_points

LEFT = (Fraction(-1), Fraction(0))  # the result of a person who has left: behind everybody
ALONE = Fraction(10**9)  # the margin of a person at a table that all others have left: beyond every other one

Result = tuple[Fraction, Fraction]


def round_secret(secret: bytes, round: int) -> bytes:
    """Return the secret from which all tables of a round are dealt. It follows from that of the tournament, whose seal is shown
    from the beginning, and reveals nothing about other rounds."""
    return hmac.digest(secret, f"deals:{round}".encode(), "sha256")


def seat_results(table: PlayedTable) -> list[Result]:
    """Return the result of every seat of a finished table, compared with the others there: the larger, the better."""
    assert table.places is not None
    scores = table.scores or (None,) * len(table.seats)
    return [
        LEFT if scores[seat] is None else (value, _margin(scores, seat)) for seat, value in enumerate(table_points(table.places))
    ]


def _margin(scores: Sequence[int | None], seat: int) -> Fraction:
    mine = scores[seat]
    others = [score for other, score in enumerate(scores) if other != seat and score is not None]
    if mine is None or not others:
        return ALONE
    return mine - Fraction(sum(others), len(others))


def compare_round(tables: Sequence[PlayedTable]) -> list[PlayedTable]:
    """Return the tables of a finished round with the points that every seat has earned. A table without another one of its size is
    worth what its places are."""
    results = [None if table.places is None else seat_results(table) for table in tables]
    compared = []
    for number, table in enumerate(tables):
        mine = results[number]
        if mine is None or table.places is None:
            compared.append(table)
            continue
        rivals = [other for at, other in enumerate(results) if at != number and other is not None and len(other) == len(mine)]
        earned = [_share(result, [other[seat] for other in rivals]) for seat, result in enumerate(mine)]
        compared.append(replace(table, earned=tuple(earned if rivals else table_points(table.places))))
    return compared


def _share(result: Result, others: Sequence[Result]) -> Fraction:
    """Return the share of the others that a result is better than; equal ones count half."""
    if not others:
        return Fraction(0)
    return (sum(result > other for other in others) + HALF * sum(result == other for other in others)) / len(others)
