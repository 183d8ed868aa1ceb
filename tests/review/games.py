"""Finished games for the tests of the review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import ilion
from ilion import Record, Rng, State
from ilion.bots import SearchBot, decide, make
from ilion.review import Budget, Outcome, Task
from ilion.review.tasks import Comparison
from ilion.review.values import Estimate

TINY = Budget(iterations=8, worlds=2, outcomes=2, largest=2, deeper=2)


def random_game(id: str, seed: int, seats: int | None = None, options: Mapping[str, str | int] | None = None) -> Record:
    """The record of a game of random moves."""
    rng = Rng(seed)
    state: State = ilion.load(id).new(seats, options)
    record = Record.from_state(state)
    while state.actor != ilion.OVER:
        record.add(state, state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
    return record


def played(id: str, moves: Sequence[str], options: Mapping[str, str | int] | None = None, seats: int | None = None) -> Record:
    """The record of these draws and moves."""
    state: State = ilion.load(id).new(seats, options)
    record = Record.from_state(state)
    for move in moves:
        record.add(state, state.parse(move))
    return record


def guess(task: Task, actor: int, rng: Rng) -> Outcome:
    """Return a random outcome of a task: possible, but unrelated to the game."""

    def number() -> Estimate:
        return Estimate(rng.below(10_001) / 10_000, rng.below(500) / 10_000)

    outcome = Outcome(task.n, task.depth, {seat: number() for seat in task.seats})
    for seat in task.seats:
        if actor == ilion.CHANCE or (seat != actor and rng.below(10) == 0):
            outcome.change[seat] = Estimate(number().value - number().value, number().error)
    if actor in task.seats:
        loss = Estimate(number().value - number().value, number().error)
        outcome.compared = Comparison("best", loss, rng.below(2) == 0, rng.below(9) == 0)
    return outcome


def clumsy_game(id: str, seed: int, seats: int, iterations: int, clumsy: int) -> tuple[Record, set[int]]:
    """The record of a game of experts in which one seat plays a tenth of its moves at random, and the numbers of those events."""
    game, rng = ilion.load(id), Rng(seed)
    bot = make("expert", game)
    assert isinstance(bot, SearchBot)
    bot.seconds, bot.iterations = 0.0, iterations
    state: State = game.new(seats)
    record, planted = Record.from_state(state), set()
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            action = state.draw(rng)
        elif state.actor == clumsy and state.n_legal() > 1 and rng.below(10) == 0:
            action = state.legal_actions()[rng.below(state.n_legal())]
            planted.add(len(record.events) + 1)
        else:
            action = decide(bot, state, rng)
        record.add(state, action)
    return record, planted
