"""Offers in the Odyssey: a bot gives only if it gains by it."""

from collections.abc import Iterator

import pytest

import ilion
from ilion import Rng, State
from ilion.bots import Bot, GreedyBot, SearchBot, decide
from ilion.bots.offers import declining_action
from tests.bots.positions import decisions

ODYSSEY = ilion.load("odyssey")
EVALUATOR = ODYSSEY.evaluator()
SEED = 3
BARGAINERS = [GreedyBot(depth=8), GreedyBot(slips=0.9), SearchBot(iterations=60), SearchBot(iterations=60, slips=0.9)]


def asked(seats: int, number: int) -> Iterator[State]:
    """States of random games in which a seat must answer an offer."""
    for seed in range(SEED, 200):
        for state in decisions(ODYSSEY, seed, seats):
            if EVALUATOR.acceptance(state) is not None:
                yield state
                number -= 1
                if number == 0:
                    return


def gain(state: State) -> float:
    """Return the seat's gain from accepting, by the evaluator."""
    worth = []
    for move in ("accept", "refuse"):
        after = state.copy()
        after.apply(state.parse(move))
        worth.append(EVALUATOR.values(after)[state.actor])
    return worth[0] - worth[1]


@pytest.mark.parametrize("bot", BARGAINERS, ids=repr)
@pytest.mark.parametrize("seats", [2, 4])
def test_an_offer_that_is_a_loss_is_refused_by_every_bot(seats: int, bot: Bot) -> None:  # OD-22
    losses = 0
    for number, state in enumerate(asked(seats, 60)):
        if gain(state) < 0:
            losses += 1
            assert decide(bot, state, Rng(number)) == state.parse("refuse"), f"offer {number} of seeds from {SEED}"
    assert losses >= 5


@pytest.mark.parametrize("bot", BARGAINERS, ids=repr)
def test_repeating_an_offer_fifty_times_gains_nothing(bot: Bot) -> None:  # OD-22
    demand = next(state for state in asked(2, 500) if "answer-ask" in state.prompt().key and gain(state) < 0)
    assert {decide(bot, demand, Rng(seed)) for seed in range(50)} == {demand.parse("refuse")}


def test_an_offer_that_gives_something_for_nothing_is_thought_about() -> None:  # OD-22
    worth = [state for state in asked(2, 200) if gain(state) > 0.01]
    assert worth
    assert all(declining_action(state, state.actor) is None for state in worth)
    assert any(decide(GreedyBot(depth=8), state, Rng(1)) == state.parse("accept") for state in worth)


def test_bots_make_offers_that_bots_accept() -> None:  # OD-22
    accepted = 0
    for seed in range(SEED, SEED + 12):
        rng = Rng(seed)
        state = ODYSSEY.new(2)
        ilion.deal(state, rng)
        while state.actor != ilion.OVER:
            action = decide(GreedyBot(depth=8, positions=2000), state, rng)
            accepted += action == EVALUATOR.acceptance(state)
            state.apply(action)
            ilion.deal(state, rng)
    assert accepted > 0, f"seeds from {SEED}"


def test_without_an_offer_there_is_nothing_to_refuse() -> None:
    for id in ilion.games():
        assert declining_action(next(decisions(ilion.load(id), 1)), 0) is None
