"""What a learner is paid, by name.

| name | reward |
|---|---|
| `places` | at the end, from 1 for the first place to -1 for the last (`state.returns()`) |
| `wins` | at the end, 1 for a victory, shared between all that are first; otherwise 0 |
| `margin` | at the end, the lead over the best other seat, as a share of the game's range of scores |
| `shaped` | `places`, and after every decision by how much the evaluator's opinion of the learner's position has changed |

Shaping is by potential (Ng, Harada and Russell, 1999), so it does not change which moves are best: with `gamma` 1 all that a game
pays beyond the places is the opinion of its first position, negated. The evaluator judges a world that the learner cannot tell from
the real one, so a reward tells no secret.
"""

from __future__ import annotations

from collections.abc import Callable

from ilion.core.actors import OVER
from ilion.core.rng import Rng
from ilion.core.state import State

REWARDS = ("places", "wins", "margin", "shaped")


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
        """A new game has come to the seat's first decision."""
        self.potential = self._potential(state, seat, rng)

    def after(self, state: State, seat: int, rng: Rng) -> float:
        """Return what the seat gets for its last decision, now that it is to decide again or the game is over."""
        reward = self.final(state, seat) if state.actor == OVER else 0.0
        if self.evaluator is not None:
            before, self.potential = self.potential, self._potential(state, seat, rng)
            reward += self.gamma * self.potential - before
        return reward

    def given_up(self, penalty: float) -> float:
        """Return what the seat gets for an action that ends its game before the end: the penalty, and the potential is settled, as
        at every end. Otherwise a good position would be worth giving up."""
        return penalty - self.potential

    def _potential(self, state: State, seat: int, rng: Rng) -> float:
        """The evaluator's opinion from -1 to 1; 0 once the game is over."""
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
