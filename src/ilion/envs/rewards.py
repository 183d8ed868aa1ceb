"""The rewards of learners, by name; every environment offers the same.

| name | reward |
|---|---|
| `places` | at the end, from 1 for the first place to -1 for the last (`state.returns()`) |
| `wins` | at the end, 1 for a victory, shared between all that are first; otherwise 0 |
| `margin` | at the end, the lead over the best other seat, as a share of the game's range of scores |
| `shaped` | `places`, and after every decision by how much the evaluator's opinion of the learner's position has changed |

Shaping is by potential (Ng, Harada and Russell, 1999), so it does not change which moves are best: with `gamma` 1, the sum of
everything that a game pays beyond the places is the negated opinion of its first position. The evaluator judges a world that the
learner cannot distinguish from the real one, so a reward reveals no secret. The reward for a decision is settled when the seat is
to decide again, or at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ilion.core.actors import OVER
from ilion.core.rng import Rng
from ilion.core.state import State

REWARDS = ("places", "wins", "margin", "shaped")
STREAM = 2  # added to the seed of a game, for the worlds that the evaluator judges, which leaves the game the same
ILLEGAL = -1.0  # the reward of an illegal action that ends a game


def win_share(places: list[int], seat: int) -> float:
    """Return a seat's share of the victory."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


class RewardScheme:
    """Pays one seat of a game, decision by decision."""

    def __init__(self, name: str, start: State, gamma: float = 1.0) -> None:
        if name not in REWARDS:
            raise ValueError(f"reward can be {', '.join(REWARDS)}, not {name!r}")
        if not 0 <= gamma <= 1:
            raise ValueError(f"gamma lies between 0 and 1, not at {gamma}")
        self.name = name
        self.gamma = gamma
        low, high = start.game.score_range
        self.span = max(1, high - low)
        self.final: Callable[[State, int], float] = {"wins": self._win, "margin": self._margin}.get(name, self._place)
        self.evaluator = start.game.evaluator() if name == "shaped" else None
        self.potential = 0.0

    def begin(self, state: State, seat: int, rng: Rng) -> None:
        """Start a new game, at the seat's first decision."""
        self.potential = self._potential(state, seat, rng)

    def after(self, state: State, seat: int, rng: Rng) -> float:
        """Return the seat's reward for its last decision, now that it is to decide again or the game is over."""
        if state.actor == OVER:
            return self.settle(self.final(state, seat))
        if self.evaluator is None:
            return 0.0
        before, self.potential = self.potential, self._potential(state, seat, rng)
        return self.gamma * self.potential - before

    def settle(self, final: float) -> float:
        """Return the seat's reward at the end: the value of the game to it, or the penalty for the illegal action that ended it.
        The potential is settled in any case; otherwise it would pay to give up in a good position."""
        reward, self.potential = final - self.potential, 0.0
        return reward

    def _potential(self, state: State, seat: int, rng: Rng) -> float:
        """Return the evaluator's value from -1 to 1; 0 once the game is over."""
        if self.evaluator is None or state.actor == OVER:
            return 0.0
        value: float = self.evaluator.values(state.resample(seat, rng))[seat]
        return 2 * value - 1

    @staticmethod
    def _place(state: State, seat: int) -> float:
        return state.returns()[seat]

    @staticmethod
    def _win(state: State, seat: int) -> float:
        return win_share(state.places(), seat)

    def _margin(self, state: State, seat: int) -> float:
        scores = state.scores()
        return (scores.pop(seat) - max(scores)) / self.span


class SeatRewards:
    """Pays all seats of a game, decision by decision, each by a `RewardScheme` of its own."""

    def __init__(self, name: str, start: State, gamma: float = 1.0) -> None:
        self.schemes = [RewardScheme(name, start, gamma) for _ in range(start.seats)]
        self.shaped = name == "shaped"
        self.decided = [False] * start.seats  # whether a seat has had a decision in this game
        self.seed(0)

    def seed(self, seed: int) -> None:
        """Fix the worlds that the evaluator judges from now on."""
        self.rngs = [Rng(seed + STREAM) for _ in self.schemes]

    def begin(self, state: State) -> None:
        """Start a new game, at its first decision."""
        self.decided = [False] * len(self.schemes)
        for scheme in self.schemes:
            scheme.potential = 0.0
        self.after(state)

    def after(self, state: State) -> list[float]:
        """Return the rewards after a decision: at the end of the game those of all seats, before it only that of the seat that
        decides next, for its last decision."""
        if state.actor == OVER:
            return [scheme.after(state, seat, self.rngs[seat]) for seat, scheme in enumerate(self.schemes)]
        rewards = [0.0] * len(self.schemes)
        if self.shaped:
            seat = state.actor
            if self.decided[seat]:
                rewards[seat] = self.schemes[seat].after(state, seat, self.rngs[seat])
            else:
                self.schemes[seat].begin(state, seat, self.rngs[seat])
                self.decided[seat] = True
        return rewards

    def settle(self, finals: Sequence[float]) -> list[float]:
        """Return every seat's reward at the end of a game that has these values for them."""
        return [scheme.settle(final) for scheme, final in zip(self.schemes, finals, strict=True)]
