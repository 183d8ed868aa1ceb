"""The rewards of the seats of many games, computed by the threads that step the games and without the GIL.

`ilion.envs.rewards` defines the rewards, and pays the seats of a single game. The numbers here are the same, bit for bit: the
evaluator judges the same worlds, drawn from the same random numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from ilion.core.evaluator import Evaluator
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.envs.rewards import STREAM, RewardScheme

WINS, MARGIN, SHAPED = range(3)
KINDS = {"wins": WINS, "margin": MARGIN, "shaped": SHAPED}


class Judge:
    """The objects with which one thread evaluates positions."""

    evaluator: Evaluator
    world: State
    rng: Rng  # continues the random numbers of the seat whose world is drawn
    values: Any

    def __init__(self, start: State) -> None:
        self.evaluator = start.game.evaluator()
        self.world = start.copy()
        self.rng = Rng(0)
        self.values = array("d", bytes(8 * start.seats))

    def opinion_(self, state: State, seat: int) -> float:
        """Return the evaluator's opinion, from -1 to 1, of a world that the seat cannot distinguish from this one."""
        self.world.assign_(state)
        self.world.resample_(seat, self.rng)
        self.evaluator.value_into_(self.world, self.values)
        return 2 * float(self.values[seat]) - 1


class BatchRewards:
    """Pays all seats of n games any reward but `places`, which the games pay themselves. `paid` has the present rewards;
    `returns`, `places` and `scores` are the results that the games write when they end. In all of them the seats of the first game
    come first, then those of the second."""

    kind: int
    n: int
    seats: int
    gamma: float
    span: float
    paid: Any
    returns: Any
    places: Any
    scores: Any
    potentials: Any
    decided: Any  # whether a seat has had a decision in this game
    streams: Any  # the state of the random numbers of a seat

    def __init__(self, name: str, start: State, paid: Any, returns: Any, places: Any, scores: Any, *, gamma: float = 1.0) -> None:
        scheme = RewardScheme(name, start, gamma)  # checks the name and gamma
        self.kind = KINDS[name]
        self.seats = start.seats
        self.n = len(paid) // start.seats
        self.gamma = gamma
        self.span = float(scheme.span)
        self.paid = paid
        self.returns = returns
        self.places = places
        self.scores = scores
        self.potentials = array("d", bytes(8 * len(paid)))
        self.decided = bytearray(len(paid))
        self.streams = array("Q", bytes(8 * len(paid)))

    def seed(self, seeds: Sequence[int]) -> None:
        """Fix the worlds that the evaluator judges from now on, by one seed for each game."""
        for i, seed in enumerate(seeds):
            for at in range(i * self.seats, (i + 1) * self.seats):
                self.streams[at] = Rng(seed + STREAM).state

    def begin_(self, i: int, state: State, judge: Judge) -> None:
        """Note that a new game has begun."""
        self.clear_(i * self.seats)
        self.meet_(i * self.seats, state, judge)

    def after_(self, i: int, state: State, over: bool, judge: Judge) -> None:
        """Pay for a decision. A game that it has ended has written its results and begun again."""
        first = i * self.seats
        if over:
            self.settle_(first)
            self.meet_(first, state, judge)
            return
        self.clear_(first)
        if self.kind == SHAPED:
            self.judge_(first + state.actor, state, judge)

    # In the following, `first` is the entry of a game's first seat, and `at` that of any seat.

    def clear_(self, first: int) -> None:
        for at in range(first, first + self.seats):
            self.paid[at] = 0.0

    def meet_(self, first: int, state: State, judge: Judge) -> None:
        """Handle the first decision of a game."""
        if self.kind == SHAPED:
            for at in range(first, first + self.seats):
                self.potentials[at] = 0.0
                self.decided[at] = 0
            if state.actor >= 0:  # a game may be over as soon as it begins
                self.judge_(first + state.actor, state, judge)

    def judge_(self, at: int, state: State, judge: Judge) -> None:
        """Pay the seat that is to decide the change of the opinion since its last decision, if it had one."""
        judge.rng.state = self.streams[at]
        opinion = judge.opinion_(state, state.actor)
        self.streams[at] = judge.rng.state
        if self.decided[at]:
            self.paid[at] = self.gamma * opinion - self.potentials[at]
        self.potentials[at] = opinion
        self.decided[at] = 1

    def settle_(self, first: int) -> None:
        """Pay all seats of a game that has ended."""
        victors = 0
        for at in range(first, first + self.seats):
            victors += self.places[at] == 1
        for at in range(first, first + self.seats):
            if self.kind == WINS:
                self.paid[at] = 1.0 / victors if self.places[at] == 1 else 0.0
            elif self.kind == MARGIN:
                self.paid[at] = (self.scores[at] - self.best_other_(first, at)) / self.span
            else:
                self.paid[at] = float(self.returns[at]) - self.potentials[at]

    def best_other_(self, first: int, at: int) -> int:
        """Return the highest score of the other seats."""
        best = self.scores[first + (at == first)]
        for other in range(first, first + self.seats):
            if other != at and self.scores[other] > best:
                best = self.scores[other]
        return int(best)
