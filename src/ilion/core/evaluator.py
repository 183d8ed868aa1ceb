"""What a game thinks of a position: the evaluation that bots look ahead with.

An evaluator sees the whole state it is given. Bots give it worlds resampled from what their seat knows, never the true state.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.core.state import HEAP_TYPE, State

if TYPE_CHECKING:
    from ilion.core.game import Game

MARGIN = 0.15  # the part of a value that the lead in points makes up; the rest is the chance to win


def squash_(x: float) -> float:
    """Any number into -1 … 1, without an exponential, so that all platforms agree."""
    return x / (1 + abs(x))


class Evaluator:
    """The evaluation of a game. This base takes the points as they stand for the points to come, which every game has; a game's
    own evaluator overrides the methods whose name ends in an underscore. An evaluator has scratch space: one for each thread."""

    game: Game[Any]
    scale: float  # a lead of so many points is a clear one
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
        """The bots behind the levels that a player can pick, from the weakest to the strongest."""
        return {
            "easy": "greedy:slips=0.5",
            "medium": "greedy",
            "hard": "search:iterations=1000",
            "expert": "search:seconds=1",
        }

    def exploration(self) -> float:
        """How eagerly the search tries moves that look worse; measured, not derived."""
        return 0.1

    def rollout_rounds(self) -> int:
        """How many rounds of rollout follow the searching seat's turn before the position is evaluated. With 0 it is evaluated at
        once, and the search covers the other seats' turns like its own."""
        return 0

    def acceptance(self, state: State) -> int | None:
        """The action that accepts what another seat offers the actor; None where nothing is offered."""
        return None

    # What a game overrides.

    def points_into_(self, state: State, out: Any) -> None:
        """The points that each seat will probably have at the end; called while the game lasts."""
        for seat in range(state.seats):
            out[seat] = state.score_(seat)

    def doubt_(self, state: State) -> float:
        """By how many points the end may still differ from that."""
        return self.scale

    def kind_(self, state: State, action: int) -> int:
        """Of a draw with many outcomes, what kind of outcome this is: the search takes all of one kind for the same. A number of an
        outcome of the game."""
        return 0

    def rollout_action_(self, state: State, rng: Rng) -> int:
        """The action the rollout policy plays here; -1 if it has none, in which case the search evaluates the position at once."""
        return -1

    def forget_(self, state: State, seat: int, rng: Rng) -> None:
        """Replace what the seat would have to remember with a guess, as for a player who was not watching."""

    # What all share.

    def value_into_(self, state: State, out: Any) -> None:
        """How much each seat can hope for, from 0 to 1: its chance to win, and to a small part its lead in points."""
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
        """The victory, shared between all that are first."""
        firsts = 0
        for seat in range(state.seats):
            firsts += state.place_(seat) == 1
        for seat in range(state.seats):
            out[seat] = 1.0 / firsts if state.place_(seat) == 1 else 0.0

    def chances_into_(self, seats: int, doubt: float, out: Any) -> None:
        """The chance to win: to stay ahead of every other seat, in proportion."""
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
        """The lead over the best of the others, or what is missing to it."""
        for seat in range(seats):
            best = -1e9
            for other in range(seats):
                if other != seat and self.points[other] > best:
                    best = self.points[other]
            lead = 0.5 + 0.5 * squash_((self.points[seat] - best) / self.scale)
            out[seat] = (1 - MARGIN) * out[seat] + MARGIN * lead

    def values(self, state: State) -> list[float]:
        """`value_into_` for everybody."""
        self._check(state)
        out = array("d", bytes(8 * state.seats))
        self.value_into_(state, out)
        return out.tolist()

    def kind(self, state: State, action: int) -> int:
        """`kind_` for everybody: of an outcome of the draw that is due."""
        self._check(state)
        if state.actor != CHANCE or not state.is_legal(action):
            raise ValueError(f"kind: {action} is no outcome of a draw that is due")
        return self.kind_(state, action)

    def rollout_action(self, state: State, rng: Rng) -> int:
        """`rollout_action_` for everybody."""
        self._check(state)
        if state.actor < 0:
            raise ValueError("rollout_action: no seat is to move here")
        return self.rollout_action_(state, rng)

    def forget(self, state: State, seat: int, rng: Rng) -> None:
        """`forget_` for everybody; the state changes."""
        self._check(state)
        self.forget_(state, state.game.check_seat(state, seat), rng)

    def _check(self, state: State) -> None:
        """Compiled code trusts that the state is of its game."""
        if state.game is not self.game:
            raise ValueError(f"this evaluator is for {self.game.title}, not for {state.game.title}")
