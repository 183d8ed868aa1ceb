"""The bot that looks one decision ahead, or several within its own turn, with the exact odds of the draws in between."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cython

from ilion.bots.bot import TEXTS, Bot, InvalidBot, RankedMove
from ilion.bots.offers import declining_action
from ilion.core.actors import CHANCE
from ilion.core.errors import system_reason
from ilion.core.evaluator import Evaluator, read_network
from ilion.core.rng import Rng
from ilion.core.state import State

MAX_DEPTH = 32  # decisions and draws on one line


class Lookahead:
    """Computes the expected value of each move of a seat, if the seat continues as well as it can."""

    evaluator: Evaluator
    states: list[State]
    values: Any
    seat: int
    positions: int
    limit: int

    def __init__(self, state: State, seat: int, evaluator: Evaluator | None = None) -> None:
        self.evaluator = evaluator or state.game.evaluator()
        self.evaluator.look_from(seat)
        self.states = [state.copy() for _ in range(MAX_DEPTH)]
        self.values = array("d", bytes(8 * state.seats))
        self.seat = seat
        self.positions = 0
        self.limit = 0

    def fits(self, state: State) -> bool:
        """Whether a state is of the same game and number of seats."""
        here = cython.cast(State, self.states[0])
        return here.game is state.game and here.seats == state.seats

    def look_from(self, seat: int) -> None:
        """Look ahead for another seat."""
        self.seat = seat
        self.evaluator.look_from(seat)

    def leaf_(self, state: State) -> float:
        self.positions += 1
        self.evaluator.value_into_(state, self.values)
        return float(self.values[self.seat])

    def value_(self, state: State, level: int, decisions: int, draws: bool) -> float:
        """Return the value of a state. A draw is averaged exactly once after each decision; later draws are left to the
        evaluator."""
        if level == MAX_DEPTH or self.positions > self.limit:
            return self.leaf_(state)
        if state.actor == CHANCE and draws:
            here = cython.cast(State, self.states[level])
            total = 0.0
            sum = 0.0
            for i in range(state.count_()):
                here.assign_(state)
                here.apply_(state.nth_(i))
                weight = state.weight_(i)
                total += weight
                sum += weight * self.value_(here, level + 1, decisions, False)
            return sum / total
        if state.actor == self.seat and decisions > 0:
            here = cython.cast(State, self.states[level])
            best = -1.0
            for i in range(state.count_()):
                here.assign_(state)
                here.apply_(state.nth_(i))
                value = self.value_(here, level + 1, decisions - 1, True)
                if value > best:
                    best = value
            return best
        return self.leaf_(state)

    def add(self, world: State, decisions: int, sums: list[float]) -> None:
        """Add the value of each move in a world to the sums, which are useless if that took more positions than allowed."""
        here = cython.cast(State, self.states[0])
        for i in range(world.count_()):
            here.assign_(world)
            here.apply_(world.nth_(i))
            sums[i] += self.value_(here, 1, decisions - 1, True)

    def mean_values(self, worlds: list[State], deepest: int, limit: int) -> list[float]:
        """Return the mean value of each legal move over several worlds, as many decisions deep as the limit of positions allows."""
        found: list[float] = []
        positions = 0
        for decisions in range(1, deepest + 1):
            sums = [0.0] * worlds[0].n_legal()
            self.positions, self.limit = 0, limit if decisions > 1 else 1 << 40
            for world in worlds:
                self.add(world, decisions, sums)
            if self.positions > self.limit or self.positions == positions:
                break  # too deep, or not deeper than before
            positions = self.positions
            found = [sum / len(worlds) for sum in sums]
        return found


@dataclass
class GreedyBot(Bot):
    """Makes the move with the best value."""

    depth: int = 1  # decisions of its own in the same turn, at most
    positions: int = 20_000  # positions it may evaluate
    worlds: int = 4  # guesses of the unknown information
    slips: float = 0.0  # how often it makes a random move
    forgets: float = 0.0  # how often it has forgotten the information that must be remembered
    net: float = 0.0  # the share of the game's network in the values
    file: str = ""  # of another network
    ahead: Lookahead | None = field(default=None, init=False, repr=False)

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        ahead = self.lookahead(world, seat)
        if not self.net and (declined := declining_action(world, seat, ahead.evaluator)) is not None:
            return declined
        if world.n_legal() == 1 or bernoulli(self.slips, rng):
            return world.legal_actions()[rng.below(world.n_legal())]
        ranked = self.rank_moves(world, seat, rng)
        best = [move.action for move in ranked if move.value > ranked[0].value - 1e-9]
        return best[rng.below(len(best))]

    def rank_moves(self, world: State, seat: int, rng: Rng) -> list[RankedMove]:
        worlds = sample_worlds(world, seat, rng, self.worlds, bernoulli(self.forgets, rng))
        values = self.lookahead(world, seat).mean_values(worlds, self.depth, self.positions)
        found = [RankedMove(action, value, len(worlds)) for action, value in zip(world.legal_actions(), values, strict=True)]
        return sorted(found, key=lambda move: -move.value)

    def lookahead(self, world: State, seat: int) -> Lookahead:
        """Return the same object for all decisions of a game."""
        if self.ahead is None or not self.ahead.fits(world):
            self.ahead = Lookahead(world, seat, evaluator_for(world, self.net, self.file))
        self.ahead.look_from(seat)
        return self.ahead


def sample_worlds(world: State, seat: int, rng: Rng, number: int, forgetful: bool) -> list[State]:
    """Return worlds that the seat cannot distinguish from this one; only one if nothing is hidden from it. A forgetful seat guesses
    what it should remember."""
    found: list[State] = []
    while len(found) < number:
        guess = world.resample(seat, rng)
        if forgetful:
            world.game.evaluator().forget(guess, seat, rng)
        elif len(found) == 1 and guess == found[0]:
            break
        found.append(guess)
    return found


def evaluator_for(world: State, net: float, file: str = "") -> Evaluator:
    """Return the game's evaluator, with this share of its network; the network may come from a file."""
    evaluator: Evaluator = world.game.evaluator()
    if net:
        network = None
        if file:
            try:
                network = read_network(Path(file).read_bytes(), world.game, world.seats)
            except OSError as error:
                raise InvalidBot(TEXTS.text("unreadable-file", file=file, reason=(system_reason(error),))) from None
        evaluator.use_network(world.seats, net, network)
    return evaluator


def bernoulli(probability: float, rng: Rng) -> bool:
    return probability > 0 and rng.below(1 << 20) < probability * (1 << 20)
