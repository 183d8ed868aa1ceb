"""Information-set tree search.

There is one tree, over what the searching seat perceives: two lines that look the same to it meet in one node, even if hidden
information differs. Every iteration goes down the tree in its own world, resampled from what the seat knows. Each node has a value
for every seat, and each actor maximizes its own, so the search works for two to six players.

If the evaluator asks for rollouts, the tree holds only the searching seat's own turn. From its end a rollout plays on until the
seat has been to act again a number of times, so that all lines are compared at the same moment of a round.

When a node is expanded, the evaluator looks at each of its moves once. The result counts as one visit and gives the order in which
moves are tried: few at first, more as the visits grow.

With a network, the moves at the root are compared in rounds (sequential halving, by quarters): all of them get equally many
visits, with the same luck, and each round the best quarter goes on. Trying the best so far most often, as further down in the tree,
would give up a move after a few unlucky visits.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from math import ceil, inf
from threading import Event
from time import perf_counter
from typing import Any

import cython

from ilion.bots.bot import Bot, RankedMove
from ilion.bots.greedy import bernoulli, evaluator_for
from ilion.bots.offers import declining_action
from ilion.core.actors import CHANCE, OVER
from ilion.core.evaluator import Evaluator
from ilion.core.playout import deal
from ilion.core.rng import Rng
from ilion.core.state import State

if not cython.compiled:
    from math import log, sqrt

MAX_DEPTH = 512  # nodes on one line
FULL = 0  # in place of a node: there is no room for it (node 0 is the root, to which nothing leads)
FIRST_WIDTH = 3  # moves tried in a node at the beginning; their number grows with the square root of the visits
EXPAND_DELAY = 24  # a node with this many moves is expanded only at its second visit, one with twice as many at its third
MAX_CANDIDATES = 256  # moves at the root that are compared in rounds
ROUND = 4  # one move in this many goes on to the next round
CLEARLY = 2.0  # the difference by which a move is clearly worse than the best, divided by the square root of the visits
MIN_VISITS = 16  # of each move, before any is clearly worse
# The part of the search before any move is: a few visits to a turn and its replies are not just noisy but biased.
MIN_DONE = 0.25
UNCOUNTED = 20_000  # iterations that a search is assumed to make within its time
MANY = 3  # outcomes of a draw; if there are more, the tree does not distinguish them, unless the evaluator does
NODES = 1 << 20
TREE_BYTES = 40 << 20  # of the largest tree, which must fit into a browser's worker
NODE_BYTES = 20  # of a node, without the total of each seat
NODES_PER_ITERATION = 64  # more than an iteration adds on average
LUCK_A, LUCK_B = 0xD1342543DE82EF95, 0xAF251AF3B0F025B5  # odd numbers that spread the streams of random numbers
MASK = (1 << 64) - 1
SECONDS = 0.2  # per decision, by default
SHARE = 0.4  # of the time left for a turn, for one decision
MIN_SECONDS = 0.001  # seconds that are always left
CHUNK = 0.004  # seconds between two checks of the clock
# Moves are equal to the best if their values differ by less than this, and they were visited nearly as often.
NOISE = 0.25  # at even chances, divided by the square root of the visits
MIN_NOISE = 0.002
EQUAL_VISITS = 0.1
# The weight of the lead in a finished game, relative to its weight in others. With equal weights, the search would end a lost game
# to lose by less.
LEAD_AT_END = 0.1


class Tree:
    """A search for one seat in one position. Nodes are indices into arrays: a node's moves are a list from `first` along
    `sibling`."""

    evaluator: Evaluator
    root: State
    world: State
    probe: State
    rng: Rng
    seat: int
    seats: int
    capacity: int
    size: int  # nodes in use
    iterations: int
    exploration: float
    playout: int  # random moves before the position is evaluated
    rollout_rounds: int  # of rollout before the position is evaluated
    sensible: bool  # leave out moves that obviously change nothing
    common_luck: bool  # the n-th visit of every move at the root meets the same world and the same draws
    seed: int  # of the common luck
    own: bool  # whether the searching seat is to move at the root, where it knows its legal moves
    results_only: bool  # of a finished game only the victory counts, not the lead in points
    candidates: Any  # the moves at the root that are compared in rounds
    compared: int  # how many they are; 0: the search is free to choose
    first_compared: int  # how many they were in the first round
    forced: int  # the move at the root that every iteration begins with; FULL: the search chooses
    forgetful: bool  # guess what must be remembered
    knows_all: bool  # take the root for the true state: for measuring the value of knowledge
    actions: int
    key: Any  # the event that leads to a node, as the seat perceives it; chance outcomes are counted on from `actions`
    first: Any
    sibling: Any
    visits: Any
    prior: Any  # the evaluator's value for the actor
    total: Any  # node * seats + seat: the sum of the values of all visits
    path: Any
    mark: Any  # key -> the last `stamp` under which it was met
    stamp: int
    value: Any
    share: Any  # of the victory

    def __init__(
        self,
        like: State,
        exploration: float,
        playout: int,
        capacity: int,
        knows_all: bool = False,
        evaluator: Evaluator | None = None,
        rounds: int | None = None,
        sensible: bool = False,
    ) -> None:
        """Allocate a tree for searches in the game of a state, one after the other. By default the game's own evaluator is used,
        which also says how many rounds are rolled out."""
        self.evaluator = evaluator or like.game.evaluator()
        self.root = like.copy()
        self.world = like.copy()
        self.probe = like.copy()
        self.rng = Rng(0)
        self.seed = 0
        self.own = True
        self.results_only = False
        self.forced = FULL
        self.seat = 0
        self.seats = like.seats
        self.exploration = exploration
        self.playout = playout
        self.rollout_rounds = 0 if playout else self.evaluator.rollout_rounds() if rounds is None else rounds
        self.sensible = sensible
        self.common_luck = sensible
        self.forgetful = False
        self.knows_all = knows_all
        self.capacity = max(2, min(capacity, TREE_BYTES // (NODE_BYTES + 8 * self.seats)))
        self.size = 1
        self.iterations = 0
        # repeated rather than made from bytes, which would temporarily take as much memory again
        self.key, self.first, self.sibling, self.visits = (array("i", [0]) * self.capacity for _ in range(4))
        self.prior = array("f", [0]) * self.capacity
        self.total = array("d", [0]) * (self.capacity * self.seats)
        self.path = array("i", bytes(4 * MAX_DEPTH))
        self.actions = like.game.n_actions
        self.mark = array("i", bytes(4 * (self.actions + like.game.n_chance)))
        self.candidates = array("i", bytes(4 * MAX_CANDIDATES))
        self.compared = 0
        self.first_compared = 0
        self.stamp = 0
        self.value = array("d", bytes(8 * self.seats))
        self.share = array("d", bytes(8 * self.seats))

    def begin(self, root: State, seat: int, rng: Rng, forgetful: bool = False) -> None:
        """Discard the last search and begin another, for a seat in a position of the same game."""
        if not self.fits(root):
            raise ValueError(f"this tree is for {self.root.game.title} with {self.seats} seats")
        self.root = root.copy()
        self.seat = seat
        self.rng = rng
        if self.common_luck:
            self.seed = rng.below(1 << 31)
            self.rng = Rng(self.seed)
        self.evaluator.look_from(seat)
        self.forgetful = forgetful
        self.own = root.actor == seat
        self.forced = FULL
        self.compared = 0
        self.iterations = 0
        self.size = 0
        self.add_(0)

    def count_results_only(self) -> None:
        """From now on let only the victory count at the end of a game, so that a certain win has the value 1."""
        self.results_only = True

    def fits(self, state: State) -> bool:
        """Whether a state can be searched here."""
        return self.root.game is state.game and self.seats == state.seats

    def run(self, iterations: int) -> None:
        """Continue the search. Compiled, this runs without the GIL."""
        n = iterations
        with cython.nogil:
            self.run_(n)

    def run_move(self, action: int, iterations: int) -> None:
        """Continue the search with iterations that all begin with one move of the searching seat. The n-th visit of every move
        meets the same world and the same draws, so that moves can be compared in pairs."""
        if not self.own or not self.root.is_legal(action):
            raise ValueError(f"run_move({action}): this is no legal move of seat {self.seat} here")
        if self.first[0] == 0:
            if not self.common_luck:
                self.seed = self.rng.below(1 << 31)
            self.world.assign_(self.root)
            if not self.knows_all:
                self.world.resample_(self.seat, self.rng)
            self.expand_(0)
        if (found := self.child_(0, action)) == FULL:  # the search leaves it out
            self.insert_(0, action, 0.0)
            found = self.child_(0, action)
        self.forced = found
        self.run(iterations)
        self.forced = FULL

    def compare(self, most: int) -> None:
        """From now on compare the most promising moves at the root in rounds, if the searching seat is to move and has forgotten
        nothing. The root must have been visited."""
        child = self.first[0]
        self.compared = 0
        while self.own and not self.forgetful and child != 0 and self.compared < min(most, MAX_CANDIDATES):
            self.candidates[self.compared] = child
            self.compared += 1
            child = self.sibling[child]
        self.first_compared = self.compared

    def drop(self, done: float, hasty: bool) -> bool:
        """Drop the moves that do not reach the current round of a search whose fraction `done` (0 to 1) is over, and if `hasty`,
        those that are clearly worse than the best. Return whether the choice is made."""
        rounds = ceil(log(self.first_compared) / log(ROUND))
        most = max(2, ceil(self.first_compared / ROUND ** int(done * rounds)))
        ranked = sorted((self.candidates[i] for i in range(self.compared)), key=self.mean, reverse=True)
        visits = min(self.visits[node] for node in ranked)
        clearly = CLEARLY / sqrt(visits) if hasty and visits >= MIN_VISITS and done >= MIN_DONE else inf
        bound = self.mean(ranked[0]) - clearly
        kept = [node for node in ranked[:most] if self.mean(node) >= bound]
        for i, node in enumerate(kept):
            self.candidates[i] = node
        self.compared = len(kept)
        return hasty and len(kept) == 1

    def mean(self, node: int) -> float:
        """Return the mean value of a node for the searching seat, in which the evaluator's first look counts as a visit."""
        return float((self.total[node * self.seats + self.seat] + self.prior[node]) / (self.visits[node] + 1))

    def run_(self, n: int) -> None:
        for _ in range(n):
            self.iterate_()
        self.iterations += n

    def iterate_(self) -> None:
        """Go down the tree in a new world to an unvisited node, and back up with its value."""
        self.world.assign_(self.root)
        chosen = FULL
        if (self.common_luck or self.forced != FULL) and self.first[0] != 0:
            if self.forced != FULL:
                chosen = self.forced
            elif self.own:  # moves of another seat, and draws, are chosen in the resampled world
                chosen = self.least_visited_() if self.compared > 0 else self.select_(0)
            self.rng.state = (self.seed * LUCK_A + self.visits[chosen] * LUCK_B) & MASK
            self.rng.state = self.rng.next_()
        if not self.knows_all:
            self.world.resample_(self.seat, self.rng)
        if self.forgetful:
            self.evaluator.forget_(self.world, self.seat, self.rng)
        node = 0
        depth = 0
        self.path[0] = 0
        while self.world.actor != OVER and depth + 1 < MAX_DEPTH:
            if self.world.actor == CHANCE:
                action = self.world.draw_(self.rng)
                child = self.after_(node, self.chance_key_(action))
            else:
                if not self.ready_to_expand_(node) or (self.rollout_rounds > 0 and self.world.actor != self.seat):
                    break
                if self.unmet_(node):
                    self.expand_(node)
                child = chosen if node == 0 and chosen != FULL and not self.forgetful else self.select_(node)
                if child == FULL:
                    self.expand_(node)
                    child = self.select_(node)
                if child == FULL:
                    break
                action = self.legal_action_for_(self.key[child])
            if child == FULL:
                break
            self.world.apply_(action)
            depth += 1
            node = child
            self.path[depth] = node
        self.evaluate_()
        for i in range(depth + 1):
            node = self.path[i]
            self.visits[node] += 1
            for s in range(self.seats):
                self.total[node * self.seats + s] += self.value[s]

    def chance_key_(self, action: int) -> int:
        """The tree key of a chance outcome. A draw with many outcomes is one branch, or one per bucket of the evaluator: otherwise
        the lines below it would be visited too rarely to learn the replies. Each world knows by itself which moves are legal after
        the draw."""
        if self.world.count_() > MANY:
            return self.actions + self.evaluator.kind_(self.world, action)
        seen = self.world.seen_(action, self.seat)
        return seen if seen < 0 else self.actions + seen

    def evaluate_(self) -> None:
        steps = self.playout
        while steps > 0 and self.world.actor != OVER:
            steps -= self.world.actor != CHANCE
            self.world.step_(self.rng)
        if self.rollout_rounds > 0:
            self.rollout_()
        self.judge_(self.world)

    def judge_(self, state: State) -> None:
        self.evaluator.value_into_(state, self.value)
        if state.actor == OVER and (self.results_only or self.sensible):
            self.evaluator.shares_into_(state, self.share)
            for s in range(self.seats):
                lead = 0.0 if self.results_only else LEAD_AT_END * (self.value[s] - self.share[s])
                self.value[s] = self.share[s] + lead

    def rollout_(self) -> None:
        """Roll out until the seat begins its turn `rollout_rounds` rounds later, or as far as there is a rollout policy."""
        actor = self.world.actor
        rounds = self.rollout_rounds
        while self.world.actor != OVER:
            if self.world.actor == CHANCE:
                self.world.step_(self.rng)
                continue
            if self.world.actor == self.seat and actor != self.seat and actor >= 0:
                rounds -= 1
                if rounds == 0:
                    return
            actor = self.world.actor
            action = self.evaluator.rollout_action_(self.world, self.rng)
            if action < 0:
                return
            self.world.apply_(action)

    # Growing

    def add_(self, seen: int) -> int:
        """Return a new node."""
        made = self.size
        self.size += 1
        self.key[made] = seen
        self.first[made] = 0
        self.visits[made] = 0
        for s in range(self.seats):
            self.total[made * self.seats + s] = 0
        return made

    def after_(self, node: int, seen: int) -> int:
        """Return the node that a chance outcome leads to, and create it if necessary."""
        child = self.child_(node, seen)
        if child != FULL or self.size == self.capacity:
            return child
        made = self.add_(seen)
        self.sibling[made] = self.first[node]
        self.first[node] = made
        return made

    def ready_to_expand_(self, node: int) -> bool:
        """Whether a node has been visited often enough to expand it."""
        return node == 0 or self.first[node] != 0 or self.visits[node] > self.world.count_() // EXPAND_DELAY

    def unmet_(self, node: int) -> bool:
        """Whether there may be moves that the node does not know. At the root they are the same in all worlds, unless the seat has
        forgotten or is not to move; further down they depend on draws and on the others' hands, so they are looked for whenever the
        visits have doubled."""
        if self.first[node] == 0:
            return True
        n = self.visits[node]
        return (node != 0 or self.forgetful or not self.own) and n & (n - 1) == 0

    def expand_(self, node: int) -> None:
        """Add the moves of this world that the node does not know."""
        actor = self.world.actor
        self.stamp += 1
        child = self.first[node]
        while child != 0:
            if self.key[child] >= 0:
                self.mark[self.key[child]] = self.stamp
            child = self.sibling[child]
        n = self.world.count_()
        for i in range(n):
            action = self.world.nth_(i)
            seen = self.world.seen_(action, self.seat)
            if self.mark[seen] == self.stamp if seen >= 0 else self.child_(node, seen) != FULL:
                continue
            if self.sensible and self.evaluator.pointless_(self.world, action) and (i + 1 < n or self.first[node] != 0):
                continue
            self.probe.assign_(self.world)
            self.probe.apply_(action)
            self.judge_(self.probe)
            if not self.insert_(node, seen, self.value[actor]):
                return

    def child_(self, node: int, seen: int) -> int:
        """Return the node that an event leads to; FULL if there is none."""
        child: int = self.first[node]
        while child != 0 and self.key[child] != seen:
            child = self.sibling[child]
        return child

    def insert_(self, node: int, seen: int, prior: float) -> bool:
        """Add a move to a node, after those with a higher value; return False if there is no room."""
        if self.size == self.capacity:
            return False
        made = self.add_(seen)
        self.prior[made] = prior
        prior = self.prior[made]  # as precise as the others, in interpreted mode too
        before = self.first[node]
        if before == 0 or prior > self.prior[before]:
            self.sibling[made] = before
            self.first[node] = made
            return True
        while self.sibling[before] != 0 and self.prior[self.sibling[before]] >= prior:
            before = self.sibling[before]
        self.sibling[made] = self.sibling[before]
        self.sibling[before] = made
        return True

    # Choosing

    def select_(self, node: int) -> int:
        """Return the move to try: good for the actor so far, or seldom tried, among the most promising that are legal in this
        world."""
        actor = self.world.actor
        n = self.visits[node] + 1
        width = int(sqrt(n))
        urge = self.exploration * sqrt(log(n))
        best = FULL
        top = -1e9
        considered = 0
        child = self.first[node]
        while child != 0 and considered < FIRST_WIDTH + width:
            if self.legal_action_for_(self.key[child]) >= 0:
                considered += 1
                n = self.visits[child] + 1
                value = (self.total[child * self.seats + actor] + self.prior[child]) / n + urge / sqrt(n)
                if value > top:
                    top = value
                    best = child
            child = self.sibling[child]
        return best

    def least_visited_(self) -> int:
        """Return the move with the fewest visits among those that are compared."""
        least: int = self.candidates[0]
        for i in range(1, self.compared):
            node = self.candidates[i]
            if self.visits[node] < self.visits[least]:
                least = node
        return least

    def legal_action_for_(self, seen: int) -> int:
        """Return a legal action of this world that the seat perceives like this, any if there are several; -1 if there is none."""
        if seen >= 0:
            return seen if self.world.legal_(seen) else -1
        found = 0
        picked = -1
        for i in range(self.world.count_()):
            action = self.world.nth_(i)
            if self.world.seen_(action, self.seat) == seen:
                found += 1
                if self.rng.below_(found) == 0:
                    picked = action
        return picked

    def lead(self) -> int:
        """Return by how many visits the most visited move at the root is ahead of the next."""
        first = 0
        second = 0
        child = self.first[0]
        while child != 0:
            n = self.visits[child]
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
            child = self.sibling[child]
        return first - second

    def sums(self, action: int | None = None) -> tuple[int, list[float]]:
        """Return the visits of a move at the root, or of the root itself, and the sums of their values by seat."""
        node = 0 if action is None else self.child_(0, action)
        if action is not None and node == FULL:
            return 0, [0.0] * self.seats
        return self.visits[node], [self.total[node * self.seats + seat] for seat in range(self.seats)]

    def values(self) -> list[float]:
        """Return each seat's expected result: the mean over the visits of the move that is ranked first, or over all, if no seat is
        to move at the root or its moves are not part of the tree."""
        action = None
        if self.root.actor >= 0 and self.first[0] != 0:
            action = self.ranked_moves()[0].action
        visits, sums = self.sums(action)
        return [total / max(1, visits) for total in sums]

    def ranked_moves(self) -> list[RankedMove]:
        """Return the moves at the root: the best of those that are still compared first, then the most visited."""
        found = []
        last = {int(self.key[self.candidates[i]]) for i in range(self.compared)}
        child = self.first[0]
        while child != 0:
            found.append(RankedMove(self.key[child], self.mean(child), self.visits[child]))
            child = self.sibling[child]
        return sorted(found, key=lambda move: (move.action not in last, 0 if move.action in last else -move.visits, -move.value))


def noise_of(move: RankedMove) -> float:
    """Return how much worse than this move another may seem and still be considered equal. The closer the result is to certain, the
    less the results of visits scatter, so that a seat with little hope still tells its moves apart."""
    scatter = 2 * sqrt(max(0.0, move.value * (1 - move.value)))
    return max(MIN_NOISE, NOISE * scatter / sqrt(move.visits + 1))


@dataclass
class SearchBot(Bot):
    """Makes the move that information-set tree search visits most, within a budget of iterations or seconds per decision (with
    both, whichever ends first), or of seconds per turn, of which each decision gets a part of the rest. In its own world the bot
    predicts whether its turn continues; after a surprising draw the budget may begin again.

    With `net`, that share of the values comes from the game's network. Such a bot makes the best move of the last round, decides
    on bargains by its search, leaves out moves that obviously change nothing, prefers the most natural of equal moves, and does not
    repeat an offer that was declined."""

    seconds: float = 0.0
    turn_seconds: float = 0.0
    iterations: int = 0
    exploration: float = 0.0  # 0: the evaluator's
    playout: int = 0
    nodes: int = NODES
    forgets: float = 0.0
    slips: float = 0.0
    net: float = 0.0
    file: str = ""  # of another network
    rounds: int = -1  # of rollout; -1: the evaluator's
    tree: Tree | None = field(default=None, init=False, repr=False)
    cancelled: Event = field(default_factory=Event, init=False, repr=False)
    left: float = field(default=0.0, init=False, repr=False)  # of the seconds per turn
    offers: set[object] = field(default_factory=set, init=False, repr=False)  # made in vain
    forgone: set[object] = field(default_factory=set, init=False, repr=False)  # agreements that it could have had

    def __post_init__(self) -> None:
        self.left = self.turn_seconds

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        if not self.net and (declined := declining_action(world, seat)) is not None:
            return declined
        if world.n_legal() == 1 or bernoulli(self.slips, rng):
            action = world.legal_actions()[rng.below(world.n_legal())]
        else:
            ranked = self.think(world, seat, rng, hasty=True)
            action = self.pick(world, ranked) if self.net else ranked[0].action
        if self.turn_seconds and not self.goes_on(world, seat, action, rng):
            self.left = self.turn_seconds
        return action

    def pick(self, world: State, ranked: list[RankedMove]) -> int:
        """Return the most natural of the moves that the search cannot distinguish from the best, except an offer that was made in
        vain, and an agreement that the bot has forgone."""
        evaluator = world.game.evaluator()
        keys = {move.action: evaluator.offer_key(world, move.action) for move in ranked}
        acceptance = evaluator.acceptance(world)
        barred = {action for action, key in keys.items() if key in self.forgone or (key in self.offers and action != acceptance)}
        fresh = [move for move in ranked if move.action not in barred] or ranked
        best = fresh[0]
        noise = noise_of(best)
        equal = [move for move in fresh if move.value >= best.value - noise and move.visits >= EQUAL_VISITS * best.visits]
        action = max(equal, key=lambda move: evaluator.preference(world, move.action)).action
        self.offers |= {keys[action]} - {None}
        self.forgone.update(evaluator.forgone_offers(world, action))
        return action

    def goes_on(self, world: State, seat: int, action: int, rng: Rng) -> bool:
        """Whether the same seat has the next decision, as far as the bot can predict."""
        after = world.copy()
        after.apply(action)
        deal(after, rng)
        return after.actor == seat

    def rank_moves(self, world: State, seat: int, rng: Rng) -> list[RankedMove]:
        return self.think(world, seat, rng, hasty=False)

    def think(self, world: State, seat: int, rng: Rng, hasty: bool) -> list[RankedMove]:
        """Return the ranked moves within the budget; if `hasty`, stop when the choice is made."""
        begin = perf_counter()
        if self.tree is None or not self.tree.fits(world):
            self.tree = self.plant(world)
        tree = self.tree
        tree.begin(world, seat, rng, bernoulli(self.forgets, rng))
        self.cancelled.clear()
        tree.run(1)
        if self.net:
            tree.compare(FIRST_WIDTH + int(sqrt(self.iterations or UNCOUNTED)))
        if self.iterations and not self.seconds:
            self.search_counted(tree, hasty)
        else:
            self.search_timed(tree, begin, self.allowance(), hasty)
            self.left = max(MIN_SECONDS, self.left - (perf_counter() - begin))
        return tree.ranked_moves()

    def allowance(self) -> float:
        """Return the seconds for this decision."""
        if not self.turn_seconds:
            return self.seconds or SECONDS
        return SHARE * self.left

    def plant(self, world: State) -> Tree:
        evaluator = evaluator_for(world, self.net, self.file)
        exploration = self.exploration or evaluator.exploration()
        rounds = self.rounds if self.rounds >= 0 else 0 if self.net else None
        nodes = min(self.nodes, NODES_PER_ITERATION * self.iterations) if self.net and self.iterations else self.nodes
        return Tree(world, exploration, self.playout, nodes, self.sees_all(), evaluator, rounds, self.net > 0)

    def sees_all(self) -> bool:
        """Whether the world it is given is the true state."""
        return False

    def cancel(self) -> None:
        """Make a running search, in another thread, answer with the best move so far."""
        self.cancelled.set()

    def settled(self, tree: Tree, left: float, hasty: bool) -> bool:
        """Whether the choice is made, with this many iterations left."""
        if tree.compared:
            return tree.drop(tree.iterations / (tree.iterations + left), hasty)
        return hasty and tree.lead() > left

    def search_counted(self, tree: Tree, hasty: bool) -> None:
        chunk = min(256, max(1, self.iterations // 32)) if self.net else 256
        while (left := self.iterations - tree.iterations) > 0 and not self.cancelled.is_set():
            if self.settled(tree, left, hasty):
                break
            tree.run(min(chunk, left))

    def search_timed(self, tree: Tree, begin: float, seconds: float, hasty: bool) -> None:
        """Search until the time is up, or the iterations are, if they are limited too."""
        chunk = 1
        count = self.iterations or 1 << 40
        while (left := begin + seconds - (now := perf_counter())) > 0 and not self.cancelled.is_set():
            remaining = min(count - tree.iterations, tree.iterations * left / (now - begin))
            if tree.iterations >= count or self.settled(tree, remaining, hasty):
                break
            chunk = min(chunk, count - tree.iterations)
            tree.run(chunk)
            took = perf_counter() - now
            chunk = max(1, min(2 * chunk, int(chunk * min(CHUNK, left) / max(took, 1e-6))))
