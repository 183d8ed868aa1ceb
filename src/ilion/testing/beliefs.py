"""`resample` compared with exact beliefs.

From a state in which nothing is hidden from a seat, everything that may happen is followed exactly: every outcome and every action
that the seat would have perceived alike, with its probability. As long as there are few such worlds, `resample` must give none but
these, and each of them as often as it is likely.

The rules leave open how much the choices of others reveal. So once another seat has chosen among actions that differ from world to
world, only impossible worlds are detected, until nothing is hidden again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.scene import Scene

MAX_WORLDS = 60  # beyond, a belief is given up until nothing is hidden again
SAMPLES = 400
DEVIATIONS = 5.0  # standard deviations by which a frequency may be off
COMPARED = 4  # one state in this many is compared, and the same share is tried as a beginning


@dataclass
class Belief:
    """All worlds that a seat considers possible, by their bytes, each with its weight."""

    seat: int
    worlds: dict[bytes, tuple[State, Fraction]]
    exact: bool = True  # whether the weights are right, too

    def follow(self, seen: int, view: dict[str, Any]) -> None:
        """Follow an event as the seat has perceived it; `view` is the seat's view afterwards."""
        found: dict[bytes, tuple[State, Fraction]] = {}
        running = [(state, weight) for state, weight in self.worlds.values() if state.actor != OVER]
        if len({tuple(state.legal_actions()) for state, _ in running if state.actor not in (CHANCE, self.seat)}) > 1:
            self.exact = False
        for state, weight in running:
            choices = state.chance_outcomes() if state.actor == CHANCE else [(action, 1) for action in state.legal_actions()]
            total = sum(share for _, share in choices)
            for action, share in choices:
                if state.seen(action, self.seat) == seen:
                    world = state.copy()
                    world.apply(action)
                    if world.view(self.seat) != view:
                        continue
                    data = world.to_bytes()
                    before = found[data][1] if data in found else Fraction(0)
                    found[data] = (world, before + weight * Fraction(share, total))
        self.worlds = found

    def unlikely(self, drawn: Counter[bytes]) -> tuple[bytes, float] | None:
        """Return the world whose frequency is most out of the ordinary, and its probability; None if all are in order."""
        total = sum((weight for _, weight in self.worlds.values()), Fraction(0))
        samples = sum(drawn.values())
        found, most = None, DEVIATIONS
        for data, (_, weight) in self.worlds.items():
            likely = float(weight / total)
            off = abs(drawn[data] - likely * samples) / ((likely * (1 - likely) * samples) ** 0.5 + 0.5)
            if off > most:
                found, most = (data, likely), off
        return found


class Beliefs:
    """The beliefs of each seat in one game, as far as they are small enough to be followed."""

    def __init__(self, scene: Scene) -> None:
        self.held: dict[int, Belief] = {}
        for seat in range(scene.state.seats):
            self.begin(scene, seat)

    def begin(self, scene: Scene, seat: int) -> None:
        """Begin to follow a seat's belief if nothing is hidden from it."""
        state, rng = scene.state, Rng(scene.noise.below(1 << 31))
        data = state.to_bytes()
        if all(state.resample(seat, rng).to_bytes() == data for _ in range(4)):
            self.held[seat] = Belief(seat, {data: (state.copy(), Fraction(1))})

    def follow(self, scene: Scene, before: State, action: int) -> None:
        """Follow an event, and now and then compare."""
        for seat in range(scene.state.seats):
            if belief := self.held.get(seat):
                belief.follow(before.seen(action, seat), scene.state.view(seat))
                if len(belief.worlds) > MAX_WORLDS:
                    del self.held[seat]
                elif len(belief.worlds) > 1 and scene.state.actor != OVER and scene.noise.below(COMPARED) == 0:
                    compare(scene, belief)
            if (seat not in self.held or not self.held[seat].exact) and scene.noise.below(COMPARED) == 0:
                self.begin(scene, seat)


def compare(scene: Scene, belief: Belief) -> None:
    rng = Rng(scene.noise.below(1 << 31))
    drawn = Counter(scene.state.resample(belief.seat, rng).to_bytes() for _ in range(SAMPLES))
    for data in drawn:
        if data not in belief.worlds:
            reason = f"resample({belief.seat}) gives a world that is impossible after what seat {belief.seat} has seen"
            scene.fail(reason, scene.game.from_bytes(data))
    if belief.exact and (found := belief.unlikely(drawn)):
        data, likely = found
        scene.fail(
            f"resample({belief.seat}) draws a world {drawn[data]} times out of {SAMPLES}, but its probability is {likely:.3f}",
            belief.worlds[data][0],
        )
