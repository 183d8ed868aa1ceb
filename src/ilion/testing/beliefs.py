"""`resample` compared with exact beliefs.

From a state in which nothing is hidden from a seat, everything that may happen is followed exactly: every outcome and every action
that the seat would have perceived alike, with its probability. As long as there are few such worlds, `resample` must draw each of
them as often as it is likely, and nothing else.

Rules leave open how much the choices of others tell. Two answers are accepted: as much as those of a player who picks any legal
action blindly, or nothing beyond being legal.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.scene import Scene

MAX_WORLDS = 60  # beyond, a belief is given up until nothing is hidden again
SAMPLES = 600
DEVIATIONS = 5.0  # standard deviations that a frequency may be off


class World(NamedTuple):
    """A possible state, with its weight if others pick blindly, and if their choices tell nothing."""

    state: State
    blind: Fraction
    silent: Fraction


Worlds = dict[bytes, World]


class Beliefs:
    """What each seat knows in one game, as far as it is small enough to be followed."""

    def __init__(self, scene: Scene) -> None:
        self.known: dict[int, Worlds] = {}
        for seat in range(scene.state.seats):
            self.begin(scene, seat)

    def begin(self, scene: Scene, seat: int) -> None:
        """Begin to follow a seat's belief if nothing is hidden from it."""
        state, rng = scene.state, Rng(scene.seed())
        data = state.to_bytes()
        if all(state.resample(seat, rng).to_bytes() == data for _ in range(4)):
            self.known[seat] = {data: World(state.copy(), Fraction(1), Fraction(1))}

    def follow(self, scene: Scene, before: State, action: int) -> None:
        """Follow an event, and compare."""
        for seat in range(scene.state.seats):
            if seat in self.known:
                worlds = after(self.known[seat], before.seen(action, seat), seat)
                if worlds is None:
                    del self.known[seat]
                else:
                    self.known[seat] = worlds
                    if len(worlds) > 1 and scene.state.actor != OVER and scene.sampled(0.5):
                        self.compare(scene, seat)
            if seat not in self.known and scene.sampled():
                self.begin(scene, seat)

    def compare(self, scene: Scene, seat: int) -> None:
        worlds, rng = self.known[seat], Rng(scene.seed())
        drawn = Counter(scene.state.resample(seat, rng).to_bytes() for _ in range(SAMPLES))
        for data in drawn:
            if data not in worlds:
                scene.fail(f"resample({seat}) gives a world that what seat {seat} has seen rules out", scene.game.from_bytes(data))
        blind = worst({data: world.blind for data, world in worlds.items()}, drawn)
        if blind and worst({data: world.silent for data, world in worlds.items()}, drawn):
            data, likely = blind
            scene.fail(
                f"resample({seat}) draws a world {drawn[data]} times out of {SAMPLES}, but its probability is {likely:.3f}",
                worlds[data].state,
            )


def worst(weights: dict[bytes, Fraction], drawn: Counter[bytes]) -> tuple[bytes, float] | None:
    """Return the world whose frequency is most out of the ordinary, and its probability; None if all are in order."""
    total = sum(weights.values(), Fraction(0))
    found, most = None, DEVIATIONS
    for data, weight in weights.items():
        likely = float(weight / total)
        spread = (likely * (1 - likely) * SAMPLES) ** 0.5 + 0.5
        off = abs(drawn[data] - likely * SAMPLES) / spread
        if off > most:
            found, most = (data, likely), off
    return found


def after(worlds: Worlds, seen: int, seat: int) -> Worlds | None:
    """Return the worlds after an event that the seat has perceived; None if there are too many."""
    found: Worlds = {}
    for state, blind, silent in worlds.values():
        if state.actor == OVER:
            continue
        drawn = state.actor == CHANCE
        choices = state.chance_outcomes() if drawn else [(action, 1) for action in state.legal_actions()]
        total = sum(weight for _, weight in choices)
        for action, weight in choices:
            if state.seen(action, seat) != seen:
                continue
            world = state.copy()
            world.apply(action)
            data = world.to_bytes()
            same = found.get(data, World(world, Fraction(0), Fraction(0)))
            share = Fraction(weight, total)
            found[data] = World(world, same.blind + blind * share, same.silent + silent * (share if drawn else 1))
            if len(found) > MAX_WORLDS:
                return None
    return found
