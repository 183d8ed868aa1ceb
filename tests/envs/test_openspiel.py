"""The games pass OpenSpiel's own tests, its search plays them, and no world or text of them tells a secret."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ilion
from ilion.envs import openspiel

NAMES = dict(zip(ilion.games(), openspiel.register(), strict=True))
TABLES = [(id, seats) for id in NAMES for seats in (ilion.load(id).seats[0], ilion.load(id).seats[-1])]


def played(id: str, seats: int, seed: int, moves: int) -> Any:
    """A state some random moves after the start, where a player is to act."""
    state, rng = pyspiel.load_game(NAMES[id], {"players": seats}).new_initial_state(), ilion.Rng(seed)
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= not state.is_chance_node()
        inner = state.tracked.state
        state.apply_action(inner.draw(rng) if state.is_chance_node() else inner.legal_actions()[rng.below(inner.n_legal())])
    return state


@pytest.mark.bulk
@pytest.mark.parametrize("id", NAMES)
def test_the_random_simulation_test_passes(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAMES[id]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.bulk
@pytest.mark.parametrize("id", NAMES)
@pytest.mark.parametrize("name", [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")])
def test_the_api_tests_pass(id: str, name: str) -> None:
    game = pyspiel.load_game(NAMES[id])
    case = api_test.EnforceAPIOnPartialTreeBase(name)
    case.game, case.game_name, case.game_type = game, NAMES[id], game.get_type()
    case.some_states = [played(id, game.num_players(), seed, moves) for seed, moves in enumerate((0, 1, 9, 40, 10**6))]
    getattr(case, name)()


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_resampled_state_looks_the_same_to_the_player_and_has_no_history(id: str, seats: int) -> None:
    for moves in (5, 30):
        state = played(id, seats, 3, moves)
        if state.is_terminal():
            continue
        numbers = np.random.RandomState(1)
        for player in range(seats):
            world = state.resample_from_infostate(player, numbers.uniform)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.history() == []


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_no_text_or_tensor_of_a_resampled_state_depends_on_what_the_player_does_not_know(id: str, seats: int) -> None:
    """Resampled with the same numbers, two worlds that a player cannot distinguish give the same to every observer."""
    state = played(id, seats, 8, 25)
    if state.is_terminal():
        pytest.fail("choose fewer moves")
    for player in range(seats):
        other = state.resample_from_infostate(player, lambda: 0.25)
        one, two = (world.resample_from_infostate(player, lambda: 0.75) for world in (state, other))
        for observer in range(seats):
            assert one.information_state_string(observer) == two.information_state_string(observer)
            assert one.observation_tensor(observer) == two.observation_tensor(observer)
        assert str(one) == str(two)


def test_a_public_observation_is_a_spectators() -> None:
    state = played("trojan-horse", 3, 1, 30)
    public = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = make_observation(state.get_game(), public)
    assert observer.tensor is None
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(state.get_game(), everything) is None


def test_the_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("python_ilion_trojan_horse(players=4,horse=open)")
    assert game.num_players() == 4
    assert game.new_initial_state().tracked.state.options["horse"] == "open"
    with pytest.raises(Exception, match="cannot be “shut”"):
        pyspiel.load_game("python_ilion_trojan_horse(horse=shut)")


def test_what_a_game_holds_can_be_pickled() -> None:
    world = played("trojan-horse", 2, 1, 10).tracked
    again = pickle.loads(pickle.dumps(world))
    assert (again.state, again.public) == (world.state, world.public)


def test_an_information_state_has_no_tensor_because_an_observation_covers_several_of_them() -> None:
    game = pyspiel.load_game(NAMES["trojan-horse"])
    assert not game.get_type().provides_information_state_tensor
    recall = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observer = make_observation(game, recall)
    assert observer.tensor is None
    one, two = (played("trojan-horse", 2, 1, 12) for _ in range(2))
    two.tracked.public = "another past "
    assert observer.string_from(one, 0) != observer.string_from(two, 0)
    assert one.observation_tensor(0) == two.observation_tensor(0)


@pytest.mark.parametrize("id", NAMES)
def test_asking_for_the_tensor_of_an_information_state_raises_openspiels_error_and_names_the_observation(id: str) -> None:
    state = played(id, 2, 1, 5)
    game = state.get_game()
    asked = (
        lambda: state.information_state_tensor(0),
        lambda: state.information_state_tensor(player=1),
        state.information_state_tensor,
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
        lambda: state.clone().information_state_tensor(0),
    )
    for ask in asked:
        with pytest.raises(pyspiel.SpielError, match=r"unimplemented.*Use observation_tensor"):
            ask()
    assert len(state.observation_tensor(0)) == game.observation_tensor_size() == ilion.load(id).tensor_size


def test_the_longest_game_depends_on_seats_and_options() -> None:
    lengths = [
        pyspiel.load_game(f"python_ilion_odyssey(players={players},max_rounds={rounds})").max_game_length()
        for players, rounds in ((2, 20), (2, 40), (4, 20))
    ]
    assert lengths == [2560, 5120, 13440]
    assert lengths[0] < ilion.load("odyssey").max_moves / 10
    assert pyspiel.load_game(NAMES["trojan-horse"]).max_game_length() == ilion.load("trojan-horse").max_moves


@pytest.mark.parametrize("id", NAMES)
def test_a_state_of_ours_becomes_one_of_openspiel(id: str) -> None:
    inner = played(id, 2, 5, 10).tracked.state
    state = openspiel.from_state(inner)
    assert state.tracked.state == inner
    assert state.legal_actions() == inner.legal_actions()
    state.apply_action(state.legal_actions()[0])
    assert state.tracked.state != inner


def test_actions_are_named_by_notation() -> None:
    state = played("trojan-horse", 2, 1, 0)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["1", "2", "3"]


@pytest.mark.bulk
@pytest.mark.parametrize("id", NAMES)
def test_ismcts_plays(id: str) -> None:
    state = played(id, 2, 2, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.bulk
@pytest.mark.parametrize("id", NAMES)
def test_mcts_plays(id: str) -> None:
    state = played(id, 2, 2, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_a_whole_game_runs_in_the_environment_for_learners() -> None:
    env = rl_environment.Environment(NAMES["trojan-horse"])
    env.seed(3)
    now, rng = env.reset(), ilion.Rng(4)
    while not now.last():
        legal = now.observations["legal_actions"][now.observations["current_player"]]
        now = env.step([legal[rng.below(len(legal))]])
    assert sum(now.rewards) == 0
