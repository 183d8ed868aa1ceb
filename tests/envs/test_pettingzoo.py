"""The games pass PettingZoo's own tests, and are the same games that the engine plays."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from rich.text import Text

import ilion
from ilion.envs import pettingzoo as zoo

GAMES = ilion.games()
TABLES = [(id, seats) for id in GAMES for seats in (ilion.load(id).seats[0], ilion.load(id).seats[-1])]
# The warnings of api_test about every environment that it does not know by name and whose observation is a dict with a mask.
EXPECTED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_api_test_passes_without_unexpected_warnings(id: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(zoo.env(id, seats), num_cycles=60)
        api_test(zoo.raw_env(id, seats), num_cycles=60)
    assert [str(line.message) for line in said if not str(line.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("id", GAMES)
def test_seed_test_passes(id: str) -> None:
    seed_test(partial(zoo.env, id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_the_parallel_environment_passes_its_tests(id: str) -> None:
    parallel_api_test(zoo.parallel_env(id), num_cycles=100)
    parallel_seed_test(partial(zoo.parallel_env, id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_max_cycles_test_passes(id: str) -> None:
    def as_aec(max_cycles: int) -> Any:
        return parallel_to_aec(zoo.parallel_env(id, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(zoo.parallel_env, id), env=as_aec))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_environment_plays_the_game_of_the_engine(id: str, seats: int) -> None:
    env = zoo.raw_env(id, seats)
    env.reset(seed=11)
    rng, chooser = ilion.Rng(11), ilion.Rng(12)
    state = ilion.load(id).new(seats)
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        assert env.agent_selection == f"player_{state.actor}"
        seen, reward, *_ = env.last()
        assert reward == 0
        assert seen["observation"].tobytes() == state.tensor(state.actor).tobytes()
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal_actions()
        waiting = env.observe(f"player_{(state.actor + 1) % seats}")
        assert not waiting["action_mask"].any()
        action = state.legal_actions()[chooser.below(state.n_legal())]
        env.step(np.int32(action))
        state.apply(action)
        ilion.deal(state, rng)
    paid = {}
    for agent in env.agent_iter():
        paid[agent], over = env.last()[1:3]
        assert over
        env.step(None)
    assert list(paid.values()) == state.returns()


def test_without_wrappers_an_illegal_action_raises_and_changes_nothing() -> None:
    env = zoo.raw_env(GAMES[0])
    env.reset(seed=1)
    before = env.last()[0]
    with pytest.raises(ilion.IllegalMove):
        env.step(61)
    after = env.last()[0]
    assert all((before[part] == after[part]).all() for part in before)


def test_with_the_default_wrappers_an_illegal_action_loses() -> None:
    env = zoo.env(GAMES[0], 3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(61)
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.possible_agents}


def test_the_wrappers_are_pettingzoos_and_answer_as_they_do_before_a_reset() -> None:
    env = zoo.env(GAMES[0])
    assert isinstance(env, wrappers.OrderEnforcingWrapper)
    assert isinstance(env.env, wrappers.AssertOutOfBoundsWrapper)
    assert isinstance(env.env.env, wrappers.TerminateIllegalWrapper)
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            getattr(env, name)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10**6)


def test_where_all_act_at_once_a_legal_action_replaces_an_illegal_one() -> None:
    env = zoo.parallel_env(GAMES[0], 3)
    env.reset(seed=1)
    *_, infos = env.step(dict.fromkeys(env.agents, 61))
    assert sorted("played_instead" in info for info in infos.values()) == [False, False, True]


def test_an_observation_is_kept_when_the_game_goes_on() -> None:
    env = zoo.raw_env(GAMES[0])
    env.reset(seed=1)
    seen = env.last()[0]
    before = seen["observation"].copy()
    env.step(0)
    env.observe(env.agent_selection)
    assert (seen["observation"] == before).all()


def test_the_board_is_drawn_for_a_spectator() -> None:
    env = zoo.raw_env(GAMES[0], render_mode="ansi")
    env.reset(seed=1)
    state = env._lane.state
    drawn = env.render()
    assert drawn == Text.from_markup(state.game.board(state.view(None))).plain
    assert "[bold]" not in drawn
    with pytest.raises(ValueError, match="'ansi'"):
        zoo.raw_env(GAMES[0], render_mode="human")


def test_options_and_seats_are_those_of_the_game() -> None:
    assert len(zoo.env(GAMES[0], 4).possible_agents) == 4
    with pytest.raises(ilion.InvalidOption):
        zoo.env(GAMES[0], 9)
    with pytest.raises(ilion.InvalidOption):
        zoo.env(GAMES[0], colour="red")


@pytest.mark.parametrize("id", GAMES)
def test_the_performance_benchmark_runs(id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = count(0, 0.05)  # it stops after five seconds
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(zoo.env(id))
    assert "turns per second" in capsys.readouterr().out


def test_the_infos_have_the_results_at_the_end() -> None:
    env = zoo.env(GAMES[0])
    env.reset(seed=3)
    rng = ilion.Rng(3)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(int(legal[rng.below(len(legal))]))
    state = env.unwrapped._lane.state
    assert all(info == {"scores": state.scores(), "places": state.places()} for info in env.infos.values())


def test_a_parallel_game_says_which_clause_forbids_an_action() -> None:
    env = zoo.parallel_env(GAMES[0])
    env.reset(seed=3)
    mover = env.agents[env._lane.state.actor]
    refusal = env._lane.state.explain(61)
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 61))
    assert refusal is not None
    assert (infos[mover]["illegal"], infos[mover]["clause"]) == (str(refusal), refusal.clause)


@pytest.mark.parametrize("make", [zoo.raw_env, zoo.parallel_env])
def test_a_closed_environment_is_closed(make: Any) -> None:
    env = make(GAMES[0])
    env.reset(seed=1)
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.step(0)
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()


def test_a_closed_environment_in_wrappers_is_closed_whatever_the_action() -> None:
    for action in (0, 61):  # legal, illegal
        env = zoo.env(GAMES[0])
        env.reset(seed=1)
        env.close()
        with pytest.raises(gymnasium.error.ClosedEnvironmentError):
            env.step(action)


def test_the_info_names_the_clause_of_the_illegal_action_that_ended_a_game() -> None:
    env = zoo.env(GAMES[0])
    env.reset(seed=3)
    agent = env.agent_selection
    refusal = env.unwrapped._lane.state.explain(61)
    assert refusal is not None
    env.step(61)
    infos = {}
    for dead in env.agent_iter():
        infos[dead] = env.last()[4]
        env.step(None)
    assert infos.pop(agent) == {"illegal": str(refusal), "clause": refusal.clause}
    assert list(infos.values()) == [{}]


def test_a_parallel_game_that_is_over_or_has_not_begun_takes_no_step() -> None:
    env = zoo.parallel_env(GAMES[0], max_cycles=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, 1))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})
    with pytest.raises(ValueError, match="max_cycles must be at least 1"):
        zoo.parallel_env(GAMES[0], max_cycles=0)


def test_an_action_is_a_whole_number() -> None:
    env, parallel = zoo.raw_env(GAMES[0]), zoo.parallel_env(GAMES[0])
    env.reset(seed=1)
    parallel.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(1.5)
    with pytest.raises(TypeError):
        parallel.step(dict.fromkeys(parallel.agents, 1.5))
