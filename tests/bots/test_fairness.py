"""A bot knows what its seat knows: two worlds that the seat cannot distinguish get the same answer."""

import pytest

import ilion
from ilion import Rng, State
from ilion.arena.oracle import OracleBot, decide_seeing_all
from ilion.bots import Bot, GreedyBot, RandomBot, SearchBot, decide
from tests.bots.positions import GAMES, decisions

FAIR = [RandomBot(), GreedyBot(depth=8, positions=500), GreedyBot(forgets=0.5, slips=0.2), SearchBot(iterations=40)]


def twins(state: State, seed: int) -> State:
    return state.resample(state.actor, Rng(seed))


@pytest.mark.parametrize("bot", FAIR, ids=repr)
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_answers_the_same_in_worlds_that_its_seat_cannot_distinguish(id: str, bot: Bot) -> None:
    for number, state in enumerate(decisions(ilion.load(id), seed=5)):
        if number % 12 == 0:
            answers = [decide(bot, world, Rng(number)) for world in (state, twins(state, 1), twins(state, 2))]
            assert len(set(answers)) == 1, f"seed 5, decision {number}"


@pytest.mark.parametrize("id", GAMES)
def test_the_world_that_a_bot_meets_is_not_the_true_state(id: str) -> None:
    met: list[State] = []

    class Curious(Bot):
        def choose(self, world: State, seat: int, rng: Rng) -> int:
            met.append(world)
            return world.legal_actions()[0]

    for seed in range(60):  # in the Odyssey a seat seldom knows what others do not
        hidden = 0
        for number, state in enumerate(decisions(ilion.load(id), seed)):
            decide(Curious(), state, Rng(number))
            assert met[-1] is not state
            assert met[-1].view(state.actor) == state.view(state.actor)
            hidden += met[-1] != state
        if hidden:
            return
    pytest.fail("in none of the seeds 0 to 59 anything was hidden")


def test_an_all_seeing_bot_answers_differently_in_such_worlds() -> None:
    """The test above would detect a bot that got the true state."""
    differing = 0
    oracle = OracleBot(iterations=60)
    for number, state in enumerate(decisions(ilion.load("trojan-horse"), seed=5)):
        worlds = [state, twins(state, 1), twins(state, 2)]
        judged = [oracle.rank_moves(world, state.actor, Rng(number)) for world in worlds]
        differing += not judged[0] == judged[1] == judged[2]
        assert state.is_legal(decide_seeing_all(oracle, state, Rng(number)))
    assert differing > 0


def test_a_move_that_is_not_legal_is_not_taken_from_a_bot() -> None:
    class Wild(Bot):
        def choose(self, world: State, seat: int, rng: Rng) -> int:
            return 61

    state = next(decisions(ilion.load("trojan-horse"), seed=1))
    with pytest.raises(RuntimeError, match="illegal"):
        decide(Wild(), state, Rng(1))
    ilion.deal(start := ilion.load("trojan-horse").new(), Rng(1))
    assert start.actor >= 0
    with pytest.raises(ValueError, match="no seat is to move"):
        decide(RandomBot(), ilion.load("trojan-horse").new(), Rng(1))
