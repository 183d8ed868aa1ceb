"""A digest of the events of a game, computed inside compiled code.

It contains only numbers: actions, outcomes and their weights, seats, points and places. Notation and words do not count.
"""

from __future__ import annotations

import cython

from ilion.core.actors import CHANCE, OVER, SPECTATOR
from ilion.core.rng import Rng
from ilion.core.state import State

SCORED = 8  # one state in eight is scored: in some games that takes longer than a move
MASK = (1 << 64) - 1
FACTOR = 0x94D049BB133111EB


class Digest:
    """A digest of the integers added so far."""

    value: int

    def __init__(self) -> None:
        self.value = 0

    def add(self, n: int) -> None:
        self.add_(n)

    def add_(self, n: int) -> None:
        self.value = scramble_(self.value ^ (n & MASK))


def scramble_(n: int) -> int:
    n = (n * FACTOR) & MASK
    return n ^ (n >> 31)


def choose_(state: State, rng: Rng, taste: int) -> int:
    """A legal action at random. With a taste it is the favourite among four, and the same favourites come back throughout the game:
    such games reach positions that evenly random ones hardly ever see."""
    n = state.count_()
    best = state.nth_(rng.below_(n))
    if taste:
        for _ in range(3):
            action = state.nth_(rng.below_(n))
            if scramble_(action ^ taste) > scramble_(best ^ taste):
                best = action
    return best


def add_state_(state: State, digest: Digest, rng: Rng, n_actions: int) -> None:
    """Add samples of the possibilities in a state. Over many games they cover everything, at a small part of the cost."""
    n = state.count_()
    digest.add_(state.actor)
    digest.add_(n)
    if n > 0:
        i = rng.below_(n)
        digest.add_(state.nth_(i))
        if state.actor == CHANCE:
            digest.add_(state.weight_(i))
        else:
            digest.add_(state.legal_(rng.below_(n_actions)))
    if state.actor == OVER:
        for seat in range(state.seats):
            digest.add_(state.score_(seat))
            digest.add_(state.place_(seat))
    elif rng.below_(SCORED) == 0:
        digest.add_(state.score_(rng.below_(state.seats)))


def play_(state: State, digest: Digest, rng: Rng, taste: int, n_actions: int, limit: int) -> None:
    """Add every state, every event, and how each seat perceives it."""
    add_state_(state, digest, rng, n_actions)
    while state.actor != OVER and limit > 0:
        if state.actor == CHANCE:
            action = state.draw_(rng)
        else:
            action = choose_(state, rng, taste)
            digest.add_(state.reveals_(action))
        digest.add_(action)
        digest.add_(state.seen_(action, SPECTATOR))
        for seat in range(state.seats):
            digest.add_(state.seen_(action, seat))
        state.apply_(action)
        add_state_(state, digest, rng, n_actions)
        limit -= 1


def play_game(state: State, digest: Digest, rng: Rng, taste: int, n_actions: int, limit: int) -> None:
    """Play a random game from a state to its end and add its events to the digest. Only broken rules reach the limit."""
    with cython.nogil:
        play_(state, digest, rng, taste, n_actions, limit)
