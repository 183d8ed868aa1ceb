"""The worth of a position to a seat: searches in worlds that the seat cannot distinguish from the true one.

Every search is done in two halves with worlds of their own, which also give the error. Nothing here looks at the true state except
through `resample` and `seen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from threading import local
from typing import NamedTuple

from ilion.bots.names import make
from ilion.bots.search import SearchBot, Tree
from ilion.core.actors import OVER
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.review.chances import LEVEL, curves_for

HALVES = 2
BLOCKS = 4  # of each half, in which two moves are compared
MIN_ITERATIONS = 8
MIN_ERROR = 0.002  # of any estimate
LOOKS = 4  # worlds in which to look for anything that an event could reveal to a seat
CERTAIN = 24  # worlds that must agree on the end of the game
WORLD, OUTCOME, COMPARING = 7919, 104_729, 100  # steps between the seeds of worlds, sampled outcomes, comparisons

_own = local()


class Estimate(NamedTuple):
    """A chance to win, or the difference between two, and its error."""

    value: float
    error: float


NOTHING = Estimate(0.0, 0.0)


def tree_for(state: State, iterations: int) -> Tree:
    """Return a tree of the reference bot that is large enough for a search; each thread has its own."""
    room = 64
    while room < iterations:
        room *= 2
    trees: dict[tuple[object, ...], Tree] = _own.__dict__.setdefault("trees", {})
    key = state.game.id, state.seats, room, *state.options.items()
    if key not in trees:
        bot = make(LEVEL, state.game)
        if not isinstance(bot, SearchBot):
            bot = SearchBot()
        bot.seconds, bot.iterations, bot.nodes = 0.0, room, min(bot.nodes, 64 * room)
        trees[key] = bot.plant(state)
        trees[key].count_results_only()
    return trees[key]


class Position:
    """A position as a seat knows it. Other seats with exactly the same knowledge, `seats`, are served by the same searches; every
    list of estimates is in their order."""

    def __init__(
        self, state: State, seat: int, seats: Sequence[int], seed: int, iterations: int, resigned: Sequence[int] = ()
    ) -> None:
        self.state = state
        self.seat = seat
        self.seats = list(seats)
        self.seed = seed
        self.iterations = max(MIN_ITERATIONS, iterations)
        self.left = [other for other in range(state.seats) if other not in resigned]
        self.curves = curves_for(state.game, state.seats)
        self.searches = 0

    def world(self, number: int) -> State:
        """Return one of the worlds that look like the position to the seat."""
        return self.state.resample(self.seat, Rng(self.seed + WORLD * number))

    def chances(self, values: Sequence[float], state: State) -> list[float]:
        """Return the seats' chances from the values of all seats in a state. A seat that has resigned cannot win."""
        still = sum(values[seat] for seat in self.left)
        scale = sum(values) / still if len(self.left) < len(values) and still > 0 else 1.0
        curves = [self.curves.to_move if seat == state.actor else self.curves.waiting for seat in self.seats]
        return [curve(scale * values[seat]) if seat in self.left else 0.0 for seat, curve in zip(self.seats, curves, strict=True)]

    def results(self, state: State) -> list[float]:
        """Return the seats' results in a finished game."""
        places = state.places()
        first = min(places[seat] for seat in self.left)
        winners = [seat for seat in self.left if places[seat] == first]
        return [1 / len(winners) if seat in winners else 0.0 for seat in self.seats]

    def search(self, state: State, half: int, iterations: int) -> Tree:
        """Search a state in the worlds of one half. The same half always has the same random numbers, in any state."""
        tree = tree_for(state, iterations)
        tree.begin(state, self.seat, Rng(self.seed + half))
        tree.run(max(MIN_ITERATIONS, iterations // HALVES))
        self.searches += half == 0
        return tree

    def direct(self) -> list[Estimate]:
        """Return the chances if from here everybody plays as the bot. A seat is to move."""
        return pooled([self.chances(self.search(self.state, half, self.iterations).values(), self.state) for half in range(HALVES)])

    def quick(self, state: State) -> list[list[float]]:
        """Return a quick estimate of a position after a draw, by half."""
        if state.actor == OVER:
            return [self.results(state)] * HALVES
        return [self.chances(self.search(state, half, self.iterations // 2).values(), state) for half in range(HALVES)]

    # Draws

    def draw(self, action: int, worlds: int, outcomes: int) -> tuple[list[Estimate], list[Estimate]]:
        """Return the chances before a draw, as the mean over its outcomes, and the changes by the actual outcome. All outcomes are
        searched with the same random numbers, and the actual one is among them."""
        weights: dict[int, float] = {}
        found: dict[int, State] = {}  # what the seat perceives -> a world after it
        for number in range(worlds):
            world = self.world(number)
            drawn = world.chance_outcomes()
            total = sum(weight for _, weight in drawn)
            for outcome, weight in drawn:
                seen = world.seen(outcome, self.seat)
                weights[seen] = weights.get(seen, 0.0) + weight / total / worlds
                if seen not in found:
                    found[seen] = world.copy()
                    found[seen].apply(outcome)
        actual = self.state.seen(action, self.seat)
        many = len(weights) > outcomes
        if actual not in found:  # so unlikely that it occurred in no world
            found[actual] = self.state.copy()
            found[actual].apply(action)
            weights[actual] = 0.0
        elif len(weights) == 1:  # the seat learns nothing
            return pooled(self.quick(found[actual])), [NOTHING] * len(self.seats)
        if many:
            return self.sampled(found[actual], outcomes)
        values = {seen: self.quick(after) for seen, after in found.items()}
        means = [
            [sum(weights[seen] * values[seen][half][place] for seen in values) for place in range(len(self.seats))]
            for half in range(HALVES)
        ]
        changes = [[value - mean for value, mean in zip(values[actual][half], means[half], strict=True)] for half in range(HALVES)]
        return pooled(means), pooled(changes)

    def sampled(self, after: State, outcomes: int) -> tuple[list[Estimate], list[Estimate]]:
        """Return the same for a draw with many outcomes, of which some are sampled."""
        samples = []
        for number in range(outcomes):
            world = self.world(number)
            world.apply(world.draw(Rng(self.seed + OUTCOME * (number + 1))))
            samples.append([estimate.value for estimate in pooled(self.quick(world))])
        means, changes = [], []
        for place, actual in enumerate(pooled(self.quick(after))):
            values = [sample[place] for sample in samples]
            mean, error = mean_of(values)
            means.append(Estimate(mean, max(MIN_ERROR, error)))
            changes.append(Estimate(actual.value - mean, sqrt(error**2 + actual.error**2)))
        return means, changes

    # Decisions

    def tells_nothing(self) -> bool:
        """Whether all possible actions of another seat look the same to the seat."""
        seen = set()
        for number in range(LOOKS):
            world = self.world(number)
            for action in world.legal_actions():
                seen.add(world.seen(action, self.seat))
                if len(seen) > 1:
                    return False
        return True

    def certain(self, action: int) -> float | None:
        """Return the seat's result if its move ends the game and the result is the same in all worlds that it looks at."""
        found: float | None = None
        for number in range(CERTAIN):
            world = self.world(number)
            world.apply(action)
            if world.actor != OVER:
                return None
            result = self.results(world)[self.seats.index(self.seat)]
            if found is not None and result != found:
                return None
            found = result
        return found

    def bots_move(self) -> tuple[int, list[Estimate]]:
        """Return the bot's move for the seat, which is to move, and the chances that it gives."""
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        halves = []
        for half in range(HALVES):
            tree = self.search(self.state, half, self.iterations)
            halves.append(self.chances(tree.values(), self.state))
            for move in tree.ranked_moves():
                visits[move.action] = visits.get(move.action, 0) + move.visits
                values[move.action] = values.get(move.action, 0.0) + move.value
        best = max(visits, key=lambda action: (visits[action], values[action], -action))
        return best, pooled(halves)

    def compare(self, best: int, other: int) -> list[Estimate]:
        """Return the loss of another move against the bot's for each seat, in worlds that did not help to find the bot's move. Both
        moves meet the same worlds and draws."""
        halves: list[list[float]] = []
        blocks: list[list[float]] = []
        block = max(2, self.iterations // (HALVES * BLOCKS))
        for half in range(HALVES):
            tree = tree_for(self.state, 2 * self.iterations)
            tree.begin(self.state, self.seat, Rng(self.seed + COMPARING + half))
            for _ in range(BLOCKS):
                blocks.append(difference([self.visit(tree, action, block) for action in (best, other)]))
            halves.append(difference([self.chances(mean_values(*tree.sums(action)), self.state) for action in (best, other)]))
        self.searches += 2
        spreads = [mean_of([each[place] for each in blocks])[1] for place in range(len(self.seats))]
        return [Estimate(loss.value, max(loss.error, spread)) for loss, spread in zip(pooled(halves), spreads, strict=True)]

    def visit(self, tree: Tree, action: int, iterations: int) -> list[float]:
        """Return the mean over some more visits of a move."""
        visits, sums = tree.sums(action)
        tree.run_move(action, iterations)
        now, after = tree.sums(action)
        return self.chances(mean_values(now - visits, [b - a for a, b in zip(sums, after, strict=True)]), self.state)


def mean_values(visits: int, sums: Sequence[float]) -> list[float]:
    return [total / max(1, visits) for total in sums]


def difference(pair: Sequence[Sequence[float]]) -> list[float]:
    return [a - b for a, b in zip(pair[0], pair[1], strict=True)]


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (n * max(1, n - 1)))


def pooled(halves: Sequence[Sequence[float]]) -> list[Estimate]:
    """Return the means of two halves, with half their difference as the error."""
    return [Estimate((a + b) / 2, max(MIN_ERROR, abs(a - b) / 2)) for a, b in zip(halves[0], halves[1], strict=True)]


def is_bargain(state: State, *actions: int) -> bool:
    """Whether a decision is about an offer: it makes one or answers one. Such decisions get no grade."""
    evaluator = state.game.evaluator()
    if evaluator.acceptance(state) is not None:
        return True
    return any(evaluator.offer_key(state, action) is not None for action in actions)


def knows_all(state: State, stored: bytes, seat: int) -> bool:
    """Whether nothing is hidden from a seat. `stored` is the state as bytes.

    Worlds are made with random numbers whenever something is hidden, so a world that took none is the only one. Comparing some
    worlds with the true state would not suffice: they can agree with it by chance, and then a seat would seem to know everything in
    one game and not in another that looks the same to it."""
    rng = Rng(0)
    world = state.resample(seat, rng)
    return rng.state == Rng(0).state and world.to_bytes() == stored
