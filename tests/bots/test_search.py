"""Greedy and search: they find the best moves within their budget."""

import os
import subprocess
import sys
import threading
import tracemalloc
from pathlib import Path
from time import perf_counter

import pytest

import ilion
from ilion import Rng, State
from ilion.bots import GreedyBot, RankedMove, SearchBot
from ilion.bots.search import NODES, Tree
from tests.bots.positions import GAMES, decisions

HORSE = ilion.load("trojan-horse")


def last_decision(seed: int) -> State:
    return list(decisions(HORSE, seed))[-1]


def true_values(state: State) -> dict[int, float]:
    """Return the average result of each move of the last decision, over all outcomes."""

    def expected(state: State, seat: int) -> float:
        if state.actor == ilion.OVER:
            return HORSE.evaluator().values(state)[seat]
        total = sum(weight for _, weight in state.chance_outcomes())
        value = 0.0
        for outcome, weight in state.chance_outcomes():
            after = state.copy()
            after.apply(outcome)
            value += weight / total * expected(after, seat)
        return value

    found = {}
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        found[action] = expected(after, state.actor)
    return found


@pytest.mark.parametrize("bot", [GreedyBot(), GreedyBot(depth=8), SearchBot(iterations=400)], ids=["greedy", "hard", "search"])
def test_the_last_move_of_a_game_is_the_best_one(bot: GreedyBot | SearchBot) -> None:
    for seed in range(6):
        state = last_decision(seed)
        guess = state.resample(state.actor, Rng(seed))
        values = true_values(guess)
        chosen = bot.choose(guess.copy(), state.actor, Rng(seed))
        assert values[chosen] > max(values.values()) - 0.06, f"seed {seed}"  # which treasures are hidden it can only guess


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_search(id: str) -> None:
    for number, state in enumerate(decisions(ilion.load(id), 2)):
        if number % 20 == 3:
            first, second = (SearchBot(iterations=60).rank_moves(state.copy(), state.actor, Rng(9)) for _ in range(2))
            assert first == second


SEARCHED = """
import sys
from tests.bots.test_search import searched
print(searched(sys.argv[1]))
"""


def searched(id: str) -> str:
    """Return the results of some searches at a full table, to the last digit."""
    game = ilion.load(id)
    states = list(decisions(game, 6, min(4, game.seats[-1])))[5::30][:3]
    bots = SearchBot(iterations=50, nodes=5000), SearchBot(iterations=50, nodes=5000, net=0.5)
    return repr([bot.rank_moves(state, state.actor, Rng(1)) for bot in bots for state in states])


@pytest.mark.parametrize("id", GAMES)
def test_a_search_is_the_same_compiled_and_interpreted(id: str) -> None:
    environment = {**os.environ, "ILION_INTERPRETED": "1"}
    program = [sys.executable, "-c", SEARCHED, id]
    root = Path(__file__).parents[2]
    answer = subprocess.run(program, env=environment, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert answer.strip() == searched(id)


@pytest.mark.parametrize("id", GAMES)
def test_judgements_are_legal_moves_the_best_first_and_visits_add_up(id: str) -> None:
    for number, state in enumerate(decisions(ilion.load(id), 2)):
        if number % 25 == 3:
            judged = SearchBot(iterations=50).rank_moves(state.copy(), state.actor, Rng(9))
            assert all(state.is_legal(j.action) and 0 <= j.value <= 1 for j in judged)
            assert sum(j.visits for j in judged) == 50
            assert [j.visits for j in judged] == sorted((j.visits for j in judged), reverse=True)


@pytest.mark.parametrize("forgetful", [False, True])
@pytest.mark.parametrize("id", GAMES)
def test_a_tree_that_is_full_goes_on_searching_in_the_room_it_has(id: str, forgetful: bool) -> None:
    state = next(decisions(ilion.load(id), 2))
    tree = Tree(state, 0.3, 0, 200)
    tree.begin(state, state.actor, Rng(1), forgetful)
    tree.run(400)
    assert tree.size <= 200
    assert sum(j.visits for j in tree.ranked_moves()) == 400


def test_the_largest_tree_takes_less_than_45_megabytes_even_while_it_is_made() -> None:
    start = ilion.load("odyssey").new(6)  # the most seats, so the most values a node
    tracemalloc.start()
    try:
        Tree(start, 0.3, 0, NODES)
        assert 0 < tracemalloc.get_traced_memory()[1] < 45e6
    finally:
        tracemalloc.stop()


def test_a_tree_starts_again_without_the_last_search() -> None:
    states = list(decisions(HORSE, 2))
    used, fresh = Tree(states[0], 0.3, 0, 5000), Tree(states[0], 0.3, 0, 5000)
    used.begin(states[5], states[5].actor, Rng(1))
    used.run(300)
    for tree in (used, fresh):
        tree.begin(states[9], states[9].actor, Rng(1))
        tree.run(100)
    assert used.ranked_moves() == fresh.ranked_moves()


def test_playouts_before_the_evaluator_is_asked_are_a_setting() -> None:
    state = list(decisions(HORSE, 2))[5]
    judged = SearchBot(iterations=50, playout=20).rank_moves(state.copy(), state.actor, Rng(9))
    assert sum(j.visits for j in judged) == 50


@pytest.mark.parametrize("bot", [SearchBot(seconds=3600), SearchBot(turn_seconds=3600), SearchBot(iterations=1 << 40)], ids=repr)
def test_a_search_that_is_cancelled_answers_with_what_it_has(bot: SearchBot) -> None:
    state = next(decisions(HORSE, 2))
    found: list[RankedMove] = []
    thinking = threading.Thread(target=lambda: found.extend(bot.rank_moves(state.copy(), state.actor, Rng(1))), daemon=True)
    thinking.start()
    while bot.tree is None or bot.tree.iterations == 0:
        assert thinking.is_alive()
    bot.cancel()
    thinking.join(60)
    assert not thinking.is_alive()
    assert state.is_legal(found[0].action)


def test_the_decisions_of_a_turn_share_its_seconds() -> None:
    bot = SearchBot(turn_seconds=0.02)
    goes_on = begins = 0
    for number, state in enumerate(decisions(HORSE, 2)):
        before = bot.left
        assert 0 < bot.allowance() < before
        bot.choose(state.copy(), state.actor, Rng(number))
        if bot.left == bot.turn_seconds:
            begins += 1
        else:
            goes_on += 1
            assert bot.left <= before
    assert goes_on > 5
    assert begins > 5


def test_a_move_that_cannot_be_overtaken_is_made_at_once_and_is_the_same() -> None:
    earlier = 0
    for state in decisions(HORSE, 2):
        if state.n_legal() > 1:
            bot = SearchBot(iterations=1500)
            chosen = bot.choose(state.copy(), state.actor, Rng(1))
            assert bot.tree is not None
            earlier += bot.tree.iterations < 1500
            visits = {j.action: j.visits for j in bot.rank_moves(state.copy(), state.actor, Rng(1))}
            assert bot.tree.iterations == 1500
            assert visits[chosen] == max(visits.values())
    assert earlier > 0


@pytest.mark.parametrize("id", GAMES)
def test_with_a_network_a_quarter_of_the_moves_goes_on_to_the_next_round_and_the_best_of_the_last_is_chosen(id: str) -> None:
    bot = SearchBot(iterations=900, net=0.5)
    searches = (bot.rank_moves(state.copy(), state.actor, Rng(1)) for state in decisions(ilion.load(id), 2))
    ranked = next(moves for moves in searches if len(moves) > 8)
    assert bot.tree is not None
    visits = sorted((move.visits for move in ranked if move.visits), reverse=True)
    assert sum(visits) == 900
    quarter = -(-len(visits) // 4)
    assert visits[quarter - 1] > visits[quarter] + 1, "the best quarter went on"
    assert visits[quarter] - visits[-1] <= 1, "the others were dropped together"
    last = ranked[: bot.tree.compared]
    assert 2 <= len(last) <= 4
    assert [move.value for move in last] == sorted((move.value for move in last), reverse=True)
    assert visits[0] - min(move.visits for move in last) <= 1, "all of the last round had equally many visits"


def test_with_a_network_a_move_that_is_clearly_best_is_made_at_once_and_is_the_same() -> None:
    earlier = 0
    for state in decisions(HORSE, 2):
        if state.n_legal() > 1:
            bot = SearchBot(iterations=1500, net=0.5)
            ranked = bot.think(state.copy(), state.actor, Rng(1), hasty=True)
            assert bot.tree is not None
            if bot.tree.iterations < 1500:
                earlier += 1
                longer = bot.rank_moves(state.copy(), state.actor, Rng(1))
                assert longer[0].value - next(move.value for move in longer if move.action == ranked[0].action) < 0.02
    assert earlier > 5


def test_a_search_by_the_clock_ends() -> None:
    state = next(decisions(HORSE, 2))
    begin = perf_counter()
    SearchBot(seconds=0.05).rank_moves(state.copy(), state.actor, Rng(1))
    assert perf_counter() - begin >= 0.05


def test_a_single_move_is_made_without_thinking() -> None:
    state = next(state for seed in range(50) for state in decisions(HORSE, seed) if state.n_legal() == 1)
    bot = SearchBot(seconds=60)
    assert bot.choose(state.copy(), state.actor, Rng(1)) == state.legal_actions()[0]
    assert bot.tree is None
