"""The chances of all seats in a game that cannot be finished: each from that seat's knowledge, as a review would show it."""

from __future__ import annotations

from collections.abc import Sequence

from ilion.core.state import State
from ilion.review.values import Position

SEED = 1183  # the same position always gets the same result
ITERATIONS = 600  # of the search, for every seat


def chances_to_win(state: State, resigned: Sequence[int]) -> list[float]:
    """Return every seat's chance to win if from here everybody plays as the bot; 0 for a seat that has resigned. A seat is to
    move."""
    chances = []
    for seat in range(state.seats):
        (estimate,) = Position(state, seat, [seat], SEED, ITERATIONS, resigned).direct()
        chances.append(0.0 if seat in resigned else estimate.value)
    return chances
