"""Self-play in a vector environment of Gymnasium equals that of the batch engine."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import ilion
import ilion.envs
from ilion.envs.gymnasium import id_of
from ilion.envs.gymnasium_vector import SelfPlayVectorEnv

GAMES = ilion.games()


def legal(info: dict[str, Any], rng: ilion.Rng) -> np.ndarray[Any, Any]:
    choices = [np.flatnonzero(mask) for mask in info["action_mask"]]
    return np.array([choice[rng.below(len(choice))] for choice in choices])


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_makes_it_and_its_spaces_hold_what_it_gives(id: str) -> None:
    env = gymnasium.make_vec(id_of(id), num_envs=3, vectorization_mode="vector_entry_point")
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    actions = legal(info, ilion.Rng(1))
    assert actions in env.action_space
    observation, rewards, over, cut_off, info = env.step(actions)
    assert observation in env.observation_space
    assert (rewards.shape, over.shape, cut_off.any()) == ((3,), (3,), False)
    env.close()


def test_it_plays_the_games_of_the_batch_and_pays_the_seat_that_moved() -> None:
    env = SelfPlayVectorEnv(GAMES[0], 4, 3)
    batch = ilion.envs.vector(GAMES[0], 4, seats=3)
    observation, info = env.reset(seed=5)
    now, rng, ended = batch.reset(5), ilion.Rng(2), 0
    while ended < 6:
        assert (observation == now.observations).all()
        assert (info["action_mask"] == now.masks).all()
        assert (info["seat"] == now.actors).all()
        movers = now.actors.copy()
        actions = legal(info, rng)
        observation, rewards, over, _, info = env.step(actions)
        now = batch.step(actions)
        assert (over == now.dones).all()
        assert (rewards == now.rewards[np.arange(4), movers]).all()
        assert ("returns" in info) == over.any()
        ended += over.sum()


def test_copies_stay_unchanged() -> None:
    kept, shared = (SelfPlayVectorEnv(GAMES[0], 2, copy=copy) for copy in (True, False))
    for env, changes in ((kept, False), (shared, True)):
        first, info = env.reset(seed=1)
        before = first.copy()
        env.step(legal(info, ilion.Rng(1)))
        assert (first != before).any() == changes


def test_a_seed_is_one_number_and_a_closed_environment_is_closed() -> None:
    env = SelfPlayVectorEnv(GAMES[0], 2)
    first, _ = env.reset(seed=3)
    assert (env.reset(seed=np.int64(3))[0] == first).all()  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="one seed"):
        env.reset(seed=[1, 2])
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.step(np.zeros(2, int))
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()
