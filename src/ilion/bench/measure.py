"""The measurements of one process. Run as a module it is a worker that measures on request, for the interpreted rules:

python -m ilion.bench.measure GAME      reads lines “name seconds” and answers each with “games moves seconds”
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

import ilion
from ilion.core.playout import deal, playouts
from ilion.core.rng import Rng
from ilion.core.state import State

MEASURES = ("playouts", "steps", "copy", "view")
POSITIONS = 64  # states along random games, for measurements on single states


class Count(NamedTuple):
    """The work done in a stretch of processor time, which other programs do not lengthen. A move is a decision of a seat, or one
    call where single calls are measured."""

    games: int
    moves: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def micros(self) -> float:
        return 1e6 * self.seconds / self.moves


class Meter:
    """One game, with the default options and the fewest seats."""

    def __init__(self, id: str) -> None:
        self.start = ilion.load(id).new()
        self.rng = Rng(1)
        self.chunk = 1
        self.positions = self._positions()
        self.measures: dict[str, Callable[[float], Count]] = {
            "playouts": self.playouts,
            "steps": self.steps,
            "copy": lambda seconds: repeat([state.copy for state in self.positions], seconds),
            "view": lambda seconds: repeat([self._view(state) for state in self.positions], seconds),
        }

    def _positions(self) -> list[State]:
        """Return states in which a seat is to move, spread evenly over a random game, or over several if one is too short."""
        found: list[State] = []
        while len(found) < POSITIONS:
            state = self.start.copy()
            deal(state, self.rng)
            while n := state.n_legal():
                found.append(state.copy())
                state.apply_nth(self.rng.below(n))
                deal(state, self.rng)
        return found[:: len(found) // POSITIONS][:POSITIONS]

    def _view(self, state: State) -> Callable[[], object]:
        view, seat = state.view, state.actor
        return lambda: view(seat)

    def playouts(self, seconds: float) -> Count:
        """Measure whole random games inside compiled code."""
        games = moves = 0
        begin = now = process_time()
        while now - begin < seconds:
            moves += playouts(self.start, self.chunk, self.rng).moves
            games += self.chunk
            last, now = now, process_time()
            if now - last < seconds / 20:
                self.chunk *= 2
        return Count(games, moves, now - begin)

    def steps(self, seconds: float) -> Count:
        """Measure random games driven from Python, move by move."""
        random, rng, start = Random(1).random, self.rng, self.start
        games = moves = 0
        begin = now = process_time()
        while now - begin < seconds:
            state = start.copy()
            deal(state, rng)
            while n := state.n_legal():
                state.apply_nth(int(random() * n))
                deal(state, rng)
                moves += 1
            games += 1
            now = process_time()
        return Count(games, moves, now - begin)


def repeat(calls: list[Callable[[], object]], seconds: float) -> Count:
    """Call all of them in turn until the time is over."""
    rounds = 0
    begin = now = process_time()
    while now - begin < seconds:
        for call in calls:
            call()
        rounds += 1
        now = process_time()
    return Count(0, rounds * len(calls), now - begin)


def serve(meter: Meter) -> None:
    """Answer the requests on standard input."""
    for line in sys.stdin:
        name, seconds = line.split()
        print(*meter.measures[name](float(seconds)), flush=True)


if __name__ == "__main__":
    serve(Meter(sys.argv[1]))
