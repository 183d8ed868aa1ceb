"""An evaluator returns each seat's expected result."""

import pytest

import ilion
from ilion import Rng
from ilion.bots.search import Tree
from ilion.core.evaluator import Evaluator
from ilion.games.trojan_horse.encoding import A_ANNOUNCE
from tests.bots.positions import GAMES, decisions, draws, ended


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("id", GAMES)
def test_a_value_lies_between_nothing_and_victory_for_every_seat(id: str, seats: str) -> None:
    game = ilion.load(id)
    evaluator = game.evaluator()
    for number, state in enumerate(decisions(game, 3, game.seats[0] if seats == "fewest" else game.seats[-1])):
        before = state.to_bytes()
        values = evaluator.values(state)
        assert len(values) == state.seats
        assert all(0 <= value <= 1 for value in values), f"seed 3, decision {number}: {values}"
        assert state.to_bytes() == before


@pytest.mark.parametrize("id", GAMES)
def test_an_evaluator_bears_a_game_before_its_first_draw(id: str) -> None:
    game = ilion.load(id)
    assert all(0 <= value <= 1 for value in game.evaluator().values(game.new()))


@pytest.mark.parametrize("id", GAMES)
def test_at_the_end_the_winner_can_hope_for_more_than_anybody_else(id: str) -> None:
    game = ilion.load(id)
    for seed in range(20):
        state = ended(game, seed)
        values, places = game.evaluator().values(state), state.places()
        best = min(value for value, place in zip(values, places, strict=True) if place == 1)
        assert all(value < best for value, place in zip(values, places, strict=True) if place > 1), f"seed {seed}"


@pytest.mark.parametrize("id", GAMES)
def test_the_evaluator_of_a_game_is_better_than_a_guess(id: str) -> None:
    """Late in a game, the seat that it favours wins more often than not."""
    game = ilion.load(id)
    right = wrong = 0
    for seed in range(30):
        states = list(decisions(game, seed))
        values, places = game.evaluator().values(states[-len(states) // 10]), ended(game, seed).places()
        if places.count(1) == 1:
            favoured = values.index(max(values))
            right += places[favoured] == 1
            wrong += places[favoured] != 1
    assert right > wrong


@pytest.mark.skipif(not ilion.compiled, reason="interpreted, a Python class may extend it")
def test_a_python_class_cannot_extend_the_compiled_evaluator() -> None:
    class Mine(Evaluator):
        pass

    with pytest.raises(TypeError, match="cannot extend the compiled Evaluator"):
        Mine(ilion.load("trojan-horse"))


def test_forgetting_changes_what_is_in_the_horse_and_nothing_that_lies_open() -> None:  # TH-29
    game = ilion.load("trojan-horse")
    evaluator = game.evaluator()
    changed = 0
    for number, state in enumerate(decisions(game, 4)):
        guess = state.copy()
        evaluator.forget(guess, state.actor, Rng(number))
        assert guess.view(state.actor, recall=False) == state.view(state.actor, recall=False)
        assert guess.legal_actions() == state.legal_actions()
        assert game.from_bytes(guess.to_bytes()) == guess
        changed += guess != state
    assert changed > 0


@pytest.mark.parametrize("id", GAMES)
def test_the_kind_of_an_outcome_is_the_number_of_an_outcome(id: str) -> None:
    game = ilion.load(id)
    for state in draws(game, 5):
        assert all(0 <= game.evaluator().kind(state, outcome) < game.n_chance for outcome, _ in state.chance_outcomes())
    with pytest.raises(ValueError, match="not an outcome of the draw"):
        game.evaluator().kind(next(decisions(game, 5)), 0)


def test_rounds_of_a_fight_are_of_a_kind_when_the_same_captain_loses_a_hero() -> None:  # OD-21
    game = ilion.load("odyssey")
    rounds = [state for seed in range(40) for state in draws(game, seed) if state.view(0)["phase"] == "round"]
    assert rounds
    for state in rounds:
        kinds: dict[int, set[bytes]] = {}
        for outcome, _ in state.chance_outcomes():
            after = state.copy()
            after.apply(outcome)
            kinds.setdefault(game.evaluator().kind(state, outcome), set()).add(after.to_bytes())
        assert all(len(results) == 1 for results in kinds.values())
        assert len(kinds) == len(set().union(*kinds.values()))


def test_a_district_that_is_full_counts_for_what_it_is() -> None:  # TH-24, TH-25
    game = ilion.load("trojan-horse")
    for seed in range(5):
        last = list(decisions(game, seed))[-1]
        assert last.actor >= 0
        values = game.evaluator().values(last)
        scores = last.scores()
        if max(scores) - min(scores) > 4:
            assert values.index(max(values)) == scores.index(max(scores)), f"seed {seed}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rollout_policy_drops_a_hero_where_the_evaluator_values_it_most(seats: int) -> None:  # TH-14
    horse = ilion.load("trojan-horse")
    evaluator = horse.evaluator()
    seen = 0
    for number, state in enumerate(decisions(horse, 5, seats)):
        if state.view(None)["phase"] != "insert":
            continue
        seen += 1
        worth = {}
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            worth[action] = evaluator.values(after)[state.actor]
        assert worth[evaluator.rollout_action(state, Rng(number))] == pytest.approx(max(worth.values())), (
            f"seed 5, decision {number}"
        )
    assert seen > 20


@pytest.mark.parametrize("id", GAMES)
def test_a_rollout_action_is_a_legal_move_or_none(id: str) -> None:
    game = ilion.load(id)
    for number, state in enumerate(decisions(game, 8)):
        action = game.evaluator().rollout_action(state, Rng(number))
        assert action == -1 or state.is_legal(action), f"seed 8, decision {number}"


def test_the_rollout_policy_announces_the_number_that_lets_most_heroes_in() -> None:  # TH-12, TH-13
    """Of twenty cards fourteen are at least a 2: 1.4 heroes on average, more than 17 of 20 for a 1, or 3 × 8 of 20."""
    horse = ilion.load("trojan-horse")
    state = next(decisions(horse, 1, 4))
    assert horse.evaluator().rollout_action(state, Rng(1)) == A_ANNOUNCE + 2 - 1


def test_an_evaluator_and_a_tree_refuse_the_states_of_another_game() -> None:
    horse, troia = ilion.load("trojan-horse"), ilion.load("troia")
    with pytest.raises(ValueError, match="this evaluator is for The Trojan Horse, not for Troia"):
        horse.evaluator().values(troia.new())
    with pytest.raises(ValueError, match="this evaluator is for The Trojan Horse"):
        horse.evaluator().forget(troia.new(), 0, Rng(1))
    tree = Tree(horse.new(2), 0.3, 0, 100)
    for other in (troia.new(2), horse.new(3)):
        with pytest.raises(ValueError, match="this tree is for The Trojan Horse with 2 seats"):
            tree.begin(other, 0, Rng(1))
