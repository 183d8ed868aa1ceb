"""The games as PettingZoo environments.

`env` and `raw_env` are turn-based (AEC): the agent that is to move is selected, and chance is resolved in between. Agents are
called `player_0`, `player_1` … by their seats. `parallel_env` asks all agents at once, for libraries that support nothing else.
"""

from __future__ import annotations

import secrets
from operator import attrgetter, index
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ilion.core.actors import OVER
from ilion.core.registry import load
from ilion.core.state import State
from ilion.envs.batch import Lane
from ilion.envs.render import RENDER_FPS, RENDER_MODES, check_render_mode, render
from ilion.envs.rewards import ILLEGAL, SeatRewards

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    seats: int | None = None,
    *,
    reward: str = "places",
    gamma: float = 1.0,
    render_mode: str | None = None,
    **options: str | int,
) -> AECEnv[str, Any, Any]:
    """Return a game in PettingZoo's default wrappers: an illegal action ends the game with a reward of -1 for the agent that made
    it."""
    wrapped: AECEnv[str, Any, Any] = raw_env(game, seats, reward=reward, gamma=gamma, render_mode=render_mode, **options)
    wrapped = TerminateIllegal(wrapped, illegal_reward=ILLEGAL)
    wrapped = AssertOutOfBounds(wrapped)
    return OrderEnforcing(wrapped)


class Direct(wrappers.BaseWrapper[str, Any, Any]):
    """PettingZoo's wrappers look up attributes of the game level by level, dozens of times per step. These wrappers find them at
    once; before the first reset there are none, and they behave like PettingZoo's."""

    def __init__(self, env: AECEnv[str, Any, Any], **settings: Any) -> None:
        self._inner: Any = env.unwrapped
        super().__init__(env, **settings)

    agent_selection = property(attrgetter("_inner.agent_selection"))
    agents = property(attrgetter("_inner.agents"))
    rewards = property(attrgetter("_inner.rewards"))
    _cumulative_rewards = property(attrgetter("_inner._cumulative_rewards"))
    terminations = property(attrgetter("_inner.terminations"))
    truncations = property(attrgetter("_inner.truncations"))
    infos = property(attrgetter("_inner.infos"))


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper[str, Any, Any]):
    """PettingZoo's wrapper; it also says in the agent's info why its action was illegal, and settles shaped rewards."""

    def step(self, action: Any) -> None:
        running, agent = not self._terminated, self.agent_selection
        super().step(action)
        if running and self._terminated:
            self.infos[agent] |= self._inner.refusal(action)
            self._inner.give_up(agent)


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper[str, Any, Any]):
    pass


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper[str, Any, Any]):
    def step(self, action: Any) -> None:
        self._inner.check_open("step")  # also after the end of a game, and before an illegal action ends it
        super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class Seats:
    """The common part of both kinds of environment: the running game, the agents and their spaces."""

    agents: list[str]  # from the first reset on

    def __init__(self, start: State, reward: str, gamma: float, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.pay = SeatRewards(reward, start, gamma)
        game = start.game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": RENDER_FPS,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(start.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._tensor = np.zeros(game.tensor_shape, np.float32)
        self._mask = np.zeros(game.n_actions, np.int8)
        self._lane = Lane(start, self._tensor.reshape(-1), self._mask.view(np.uint8), np.zeros(start.seats, np.float32))
        self._seeded = False
        self._closed = False
        space: dict[str, gymnasium.Space[Any]] = {
            "observation": gymnasium.spaces.Box(-np.inf, np.inf, game.tensor_shape, np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
        self.observation_spaces = {agent: gymnasium.spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(game.n_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a new game. A seed fixes this game and all that follow; without one, random numbers come from the system."""
        self.check_open("reset")
        if seed is not None or not self._seeded:
            fixed = secrets.randbits(64) if seed is None else index(seed)
            self._lane.seed(fixed)
            self.pay.seed(fixed)
            self._seeded = True
        self._lane.begin()
        self.pay.begin(self._lane.state)
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observation:
        """Return the seat's observation and its legal actions; a seat that is not to move has none."""
        self._lane.observe(self._seat_of[agent])
        return {"observation": self._tensor.copy(), "action_mask": self._mask.copy()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as a spectator sees it: in plain text, or as a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return render(self._lane.state, None, self.render_mode)

    def close(self) -> None:
        """Close the environment, which then refuses `reset` and `step`."""
        self._closed = True

    def check_open(self, what: str) -> None:
        if self._closed:
            raise gymnasium.error.ClosedEnvironmentError(f"{what}: the environment is closed; make a new one")

    def refusal(self, action: int) -> dict[str, Any]:
        """Return the entries for an illegal action in the info of the agent to move; none for a legal one."""
        found = self._lane.state.explain(index(action))
        return {} if found is None else {"illegal": str(found), "clause": found.clause}

    def results(self) -> dict[str, Any]:
        """Return the entries for the end of a game in the info of every agent."""
        return {"scores": self._lane.state.scores(), "places": self._lane.state.places()}


class raw_env(Seats, AECEnv[str, Any, Any]):
    """A game without wrappers: an illegal action raises `IllegalMove` and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "places",
        gamma: float = 1.0,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__(load(game).new(seats, options), reward, gamma, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._lane.state.actor]

    def step(self, action: Any) -> None:
        self.check_open("step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        lane = self._lane
        lane.play(index(action))
        # Unless they are shaped, rewards come only at the end: until then all of them are 0 already. An agent that was paid for a
        # decision was the one to step now, so nothing is left of earlier rewards.
        if lane.state.actor == OVER or self.pay.shaped:
            self.rewards = dict(zip(self.possible_agents, self.pay.after(lane.state), strict=True))
            self._cumulative_rewards = dict(self.rewards)
        if lane.state.actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.results() for agent in self.agents}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[lane.state.actor]

    def give_up(self, agent: str) -> None:
        """Pay everybody after an illegal action of an agent, which has ended the game."""
        finals = [ILLEGAL if other == agent else 0.0 for other in self.possible_agents]
        self.rewards = dict(zip(self.possible_agents, self.pay.settle(finals), strict=True))
        self._cumulative_rewards = dict(self.rewards)


class parallel_env(Seats, ParallelEnv[str, Any, Any]):
    """Every agent acts in every cycle, but only the action of the agent that is to move counts. An illegal one is replaced by a
    random legal one, and the agent's info says so. After `max_cycles` the game is truncated."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        reward: str = "places",
        gamma: float = 1.0,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__(load(game).new(seats, options), reward, gamma, render_mode)
        self.metadata["is_parallelizable"] = True
        if max_cycles is not None and index(max_cycles) < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        self.max_cycles = max_cycles
        self._cycles = 0
        self.agents = []  # until the first reset

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.check_open("step")
        lane, agents = self._lane, self.agents
        if not agents:
            raise gymnasium.error.ResetNeeded("step: the game is over or has not begun; call reset() first")
        mover = agents[lane.state.actor]
        action = index(actions[mover])
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if refusal := self.refusal(action):
            action = lane.random_action()
            infos[mover] |= {"played_instead": action, **refusal}
        lane.play(action)
        self._cycles += 1
        over = lane.state.actor == OVER
        cut_off = not over and self._cycles == self.max_cycles
        observations = {agent: self.observe(agent) for agent in agents}
        rewards = dict(zip(agents, self.pay.after(lane.state), strict=True))
        if over:
            infos = {agent: info | self.results() for agent, info in infos.items()}
        if over or cut_off:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos
