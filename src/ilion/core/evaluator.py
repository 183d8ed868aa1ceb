"""The evaluation of positions, with which bots look ahead.

An evaluator sees the whole state it is given. Bots give it worlds resampled from what their seat knows, never the true state.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.game import Game
from ilion.core.rng import Rng
from ilion.core.state import HEAP_TYPE, State

MARGIN = 0.15  # how much of a value is the lead in points; the rest is the chance to win


def squash_(x: float) -> float:
    """Map any number into -1 … 1 without an exponential, so that all platforms agree."""
    return x / (1 + abs(x))


class Evaluator:
    """Evaluates positions of a game. This base class takes the current score as the expected final score, which works for every
    game; a game's own evaluator overrides the methods whose names end in an underscore. An evaluator has scratch space, so each
    thread needs its own."""

    game: Game[Any]
    scale: float  # a lead of this many points is a clear one
    points: list[float]

    def __init__(self, game: Game[Any]) -> None:
        if cython.compiled and type(self).__flags__ & HEAP_TYPE:
            raise TypeError(
                f"{type(self).__name__} cannot extend the compiled Evaluator: compiled search would call the base class's methods. "
                "Give the module a .pxd beside it and build it with the package, or set ILION_INTERPRETED=1."
            )
        self.game = game
        low, high = game.score_range
        self.scale = max(1.0, (high - low) / 8)
        self.points = [0.0] * 8

    def levels(self) -> Mapping[str, str]:
        """Return the bots behind the levels that a player can choose, from the weakest to the strongest."""
        return {
            "easy": "greedy:slips=0.5",
            "medium": "greedy",
            "hard": "search:iterations=1000",
            "expert": "search:seconds=1",
        }

    def exploration(self) -> float:
        """Return how eagerly the search tries moves that look worse; measured, not derived."""
        return 0.1

    def rollout_rounds(self) -> int:
        """How many rounds of rollout follow the searching seat's turn before the position is evaluated. With 0 it is evaluated at
        once, and the search covers the other seats' turns like its own."""
        return 0

    def acceptance(self, state: State) -> int | None:
        """Return the action that accepts what another seat offers the actor; None if nothing is offered."""
        return None

    # What a game overrides.

    def points_into_(self, state: State, out: Any) -> None:
        """Write the points that each seat will probably have at the end. Called while the game is running."""
        for seat in range(state.seats):
            out[seat] = state.score_(seat)

    def doubt_(self, state: State) -> float:
        """Return by how many points the final score may still differ from that."""
        return self.scale

    def kind_(self, state: State, action: int) -> int:
        """Return the bucket of an outcome of a draw with many outcomes, the number of one of the game's outcomes. The search treats
        all outcomes in a bucket as the same."""
        return 0

    def rollout_action_(self, state: State, rng: Rng) -> int:
        """The action the rollout policy plays here; -1 if it has none, in which case the search evaluates the position at once."""
        return -1

    def forget_(self, state: State, seat: int, rng: Rng) -> None:
        """Replace what the seat would have to remember with a guess, as for a player who was not watching."""

    # What all evaluators share.

    def value_into_(self, state: State, out: Any) -> None:
        """Write what each seat can hope for, from 0 to 1: mostly its chance to win, and to a small part its lead in points."""
        if state.actor == OVER:
            for seat in range(state.seats):
                self.points[seat] = state.score_(seat)
            self.shares_into_(state, out)
        else:
            self.points_into_(state, out)
            for seat in range(state.seats):
                self.points[seat] = out[seat]
            self.chances_into_(state.seats, self.doubt_(state), out)
        self.add_margins_(state.seats, out)

    def shares_into_(self, state: State, out: Any) -> None:
        """Write the victory, shared between all seats in first place."""
        firsts = 0
        for seat in range(state.seats):
            firsts += state.place_(seat) == 1
        for seat in range(state.seats):
            out[seat] = 1.0 / firsts if state.place_(seat) == 1 else 0.0

    def chances_into_(self, seats: int, doubt: float, out: Any) -> None:
        """Write each seat's chance to win, in proportion to its chance to stay ahead of every other seat."""
        total = 0.0
        for seat in range(seats):
            chance = 1.0
            for other in range(seats):
                if other != seat:
                    chance *= 0.5 + 0.5 * squash_((self.points[seat] - self.points[other]) / doubt)
            out[seat] = chance
            total += chance
        for seat in range(seats):
            out[seat] /= total

    def add_margins_(self, seats: int, out: Any) -> None:
        """Add each seat's lead over the best of the others, or how far it is behind."""
        for seat in range(seats):
            best = -1e9
            for other in range(seats):
                if other != seat and self.points[other] > best:
                    best = self.points[other]
            lead = 0.5 + 0.5 * squash_((self.points[seat] - best) / self.scale)
            out[seat] = (1 - MARGIN) * out[seat] + MARGIN * lead

    def values(self, state: State) -> list[float]:
        """Return what `value_into_` writes."""
        self._check(state)
        out = array("d", bytes(8 * state.seats))
        self.value_into_(state, out)
        return out.tolist()

    def kind(self, state: State, action: int) -> int:
        """Check the arguments and return `kind_`."""
        self._check(state)
        if state.actor != CHANCE or not state.is_legal(action):
            raise ValueError(f"kind: {action} is not an outcome of the draw that is due")
        return self.kind_(state, action)

    def rollout_action(self, state: State, rng: Rng) -> int:
        """Check the arguments and return `rollout_action_`."""
        self._check(state)
        if state.actor < 0:
            raise ValueError("rollout_action: no seat is to move here")
        return self.rollout_action_(state, rng)

    def forget(self, state: State, seat: int, rng: Rng) -> None:
        """Check the arguments and call `forget_`, which changes the state."""
        self._check(state)
        self.forget_(state, state.game.check_seat(state, seat), rng)

    def _check(self, state: State) -> None:
        """Raise `ValueError` for the state of another game, because compiled code does not check it."""
        if state.game is not self.game:
            raise ValueError(f"this evaluator is for {self.game.title}, not for {state.game.title}")
