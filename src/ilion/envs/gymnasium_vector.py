"""Many games of self-play as one `gymnasium.vector.VectorEnv`, stepped by the batch engine.

One policy plays all seats: observations and masks are those of the seat to move in each game (`info["seat"]`), and the action is
its move. When a game ends, the reward is that of the seat that made the last move, `info` has the `returns` of all seats, their
`scores` and `places`, and the observation is the first of the next game (`AutoresetMode.SAME_STEP`). There is no `final_obs`: games
are never cut off, so there is nothing to bootstrap from. Shaped rewards are paid when a seat is to move again, so `info["returns"]`
has those of all seats in every step.
"""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ilion.core.registry import load
from ilion.envs.batch import Batch, Step


class SelfPlayVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """n games of one kind. The arrays that it returns are read-only and overwritten by the next step unless `copy` is set."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        threads: int = 1,
        copy: bool = True,
        reward: str = "places",
        gamma: float = 1.0,
        **options: str | int,
    ) -> None:
        start = load(game).new(seats, options)
        self._batch = Batch(start, num_envs, secrets.randbits(63), threads, reward=reward, gamma=gamma)
        self._shaped = reward == "shaped"
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, start.game.tensor_shape, np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(start.game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._seats = np.zeros(num_envs, np.int32)  # to move before the step

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin n new games. One seed fixes the chance of all of them."""
        self._check_open("reset")
        if isinstance(seed, list):
            raise ValueError("reset: one seed fixes all games; give a number, not a list")
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        return self._observation(now := self._batch.reset(seed)), self._info(now)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one move in every game. An illegal one raises `IllegalMove`, and no game changes."""
        self._check_open("step")
        now = self._batch.step(actions)
        rewards = now.rewards[np.arange(self.num_envs), self._seats].astype(np.float64)
        observation, info = self._observation(now), self._info(now)
        if self._shaped or now.dones.any():
            info["returns"] = now.rewards.copy()
        if now.dones.any():
            info |= {"scores": self._batch.scores.copy(), "places": self._batch.places.copy()}
        return observation, rewards, now.dones.copy(), self._truncated.copy(), info

    def close_extras(self, **given: Any) -> None:
        self._batch.close()

    def _check_open(self, what: str) -> None:
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError(f"{what}: the environment is closed; make a new one")

    def _observation(self, now: Step) -> NDArray[np.float32]:
        self._seats[:] = now.actors
        return now.observations.copy() if self.copy else now.observations

    def _info(self, now: Step) -> dict[str, Any]:
        masks, seats = (now.masks.copy(), now.actors.copy()) if self.copy else (now.masks, now.actors)
        return {"action_mask": masks, "seat": seats}
