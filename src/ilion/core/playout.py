"""Random play inside compiled code."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.plain import raise_pending
from ilion.core.rng import Rng
from ilion.core.state import State


class Playouts(NamedTuple):
    """The result of `playouts`: games played, each seat's points summed over them, and the decisions of all seats."""

    games: int
    scores: list[int]
    moves: int


def finish_(state: State, rng: Rng) -> int:
    moves = 0
    while state.actor != OVER:
        moves += state.actor != CHANCE
        state.step_(rng)
    return moves


def run_(root: State, work: State, n: int, rng: Rng, scores: Any) -> int:
    moves = 0
    for _ in range(n):
        work.assign_(root)
        moves += finish_(work, rng)
        for seat in range(work.seats):
            scores[seat] += work.score_(seat)
    return moves


def deal(state: State, rng: Rng) -> None:
    """Resolve chance until a seat must act or the game is over."""
    while state.actor == CHANCE:
        state.step_(rng)


def playouts(state: State, n: int, rng: Rng) -> Playouts:
    """Play n random games from a state, which is not changed. Compiled, this runs without the GIL."""
    if n < 0:
        raise ValueError(f"playouts: n must be 0 or more, not {n}")
    games = n
    work = state.copy()
    scores = array("q", bytes(8 * state.seats))
    buffer = scores
    with cython.nogil:
        moves = run_(state, work, games, rng, buffer)
    raise_pending()
    return Playouts(games, scores.tolist(), moves)
