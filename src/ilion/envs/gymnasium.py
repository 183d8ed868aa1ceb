"""The games in Gymnasium: one learner against bots. Importing this module registers `ilion/TrojanHorse-v0` and the others.

The observation is the tensor of the learner's seat; its legal actions are in `info["action_mask"]`, and `action_masks()` returns
them for libraries that use that name. By default the reward comes at the end, from -1 for the last
place to 1 for the first; `ilion.envs.rewards` has others.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ilion.bots import Bot, decide, make
from ilion.core.actors import OVER
from ilion.core.errors import InvalidOption
from ilion.core.registry import games, load
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.envs.batch import Lane
from ilion.envs.league import League
from ilion.envs.render import RENDER_FPS, RENDER_MODES, check_render_mode, render
from ilion.envs.rewards import ILLEGAL, STREAM, RewardScheme, win_share

Opponents = str | Bot | League | Sequence[str | Bot | League]


def id_of(game: str) -> str:
    """Return the id of a game in Gymnasium."""
    return f"ilion/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> list[str]:
    """Register all games with Gymnasium and return their names there."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                "ilion.envs.gymnasium:SingleAgentEnv",
                vector_entry_point="ilion.envs.gymnasium_vector:SelfPlayVectorEnv",
                kwargs={"game": game},
            )
    return [id_of(game) for game in games()]


class SingleAgentEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A learner on one seat and bots on the others. `bot` is a bot, its name or a league, for all other seats, or a list with one
    for each of them, clockwise from the learner. Without a `seat` the learner gets a random one in every game. An illegal action
    loses at once."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        bot: Opponents = "random",
        seat: int | None = None,
        reward: str = "places",
        gamma: float = 1.0,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        check_render_mode(render_mode)
        start = load(game).new(seats, options)
        if seat is not None:
            start.game.check_seat(start, seat)
        self.render_mode = render_mode
        self.opponents = _opponents(bot, start)
        self.bots: dict[int, Bot] = {}  # by seat, in the game that is being played
        self.reward = RewardScheme(reward, start, gamma)
        self.fixed_seat = seat
        self.seat = 0
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, start.game.tensor_shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(start.game.n_actions)
        self._tensor = np.zeros(start.game.tensor_shape, np.float32)
        self._mask = np.zeros(start.game.n_actions, np.int8)
        self._lane = Lane(start, self._tensor.reshape(-1), self._mask.view(np.uint8), np.zeros(start.seats, np.float32))
        self._rng: Rng | None = None  # for the bots and the learner's seat
        self._reward_rng = Rng(0)  # separate, so that the same seed gives the same game with every reward
        self._given_up = False  # by an illegal action
        self._closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start a new game. A seed fixes this game and all that follow, bots included."""
        self._check_open("reset")
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            fixed = secrets.randbits(64) if seed is None else seed
            self._lane.seed(fixed)
            self._rng = Rng(fixed + 1)
            self._reward_rng = Rng(fixed + STREAM)
        self._release_bots()  # a program is started for every game
        seats = self._lane.start.seats
        self.seat = self._rng.below(seats) if self.fixed_seat is None else self.fixed_seat
        for place, opponent in enumerate(self.opponents, 1):
            bot = opponent.draw(self._rng) if isinstance(opponent, League) else opponent
            self.bots[(self.seat + place) % seats] = bot
        self._given_up = False
        self._lane.begin()
        self._bots_play(self._rng)
        self.reward.begin(self._lane.state, self.seat, self._reward_rng)
        return self._look()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self._check_open("step")
        lane = self._lane
        if self._rng is None or self._given_up or lane.state.actor == OVER:
            raise gymnasium.error.ResetNeeded("step: the game is over or has not begun; call reset() first")
        action = index(action)
        refusal = lane.state.explain(action)
        if refusal is not None:
            self._given_up = True
            self._report(0.0)
            seen, info = self._look()
            return seen, self.reward.settle(ILLEGAL), True, False, info | {"illegal": str(refusal), "clause": refusal.clause}
        lane.play(action)
        self._bots_play(self._rng)
        over = lane.state.actor == OVER
        reward = self.reward.after(lane.state, self.seat, self._reward_rng)
        seen, info = self._look()
        if over:
            info |= {"scores": lane.state.scores(), "places": lane.state.places()}
            self._report(win_share(info["places"], self.seat))
        return seen, reward, over, False, info

    @property
    def state(self) -> State:
        """A copy of the game's state, secrets included: for custom rewards, not for the learner."""
        return self._lane.state.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the learner's legal actions, for libraries that use this name."""
        self._lane.observe(self.seat)
        return self._mask.astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the position as the learner sees it: in plain text, or as a picture."""
        return render(self._lane.state, self.seat, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Close the bots. The environment cannot be used any more."""
        self._release_bots()
        self._closed = True

    def _check_open(self, what: str) -> None:
        if self._closed:
            raise gymnasium.error.ClosedEnvironmentError(f"{what}: the environment is closed; make a new one")

    def _release_bots(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots.clear()

    def _report(self, win: float) -> None:
        """Report to leagues the learner's share of the victory against the opponents that they drew."""
        for league in {id(one): one for one in self.opponents if isinstance(one, League)}.values():
            for bot in {id(bot): bot for bot in self.bots.values()}.values():
                league.report(bot, win)

    def _bots_play(self, rng: Rng) -> None:
        """Let the bots play until the learner is to move or the game is over."""
        lane = self._lane
        while lane.state.actor != OVER and lane.state.actor != self.seat:
            lane.play(decide(self.bots[lane.state.actor], lane.state, rng))

    def _look(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        self._lane.observe(self.seat)
        return self._tensor.copy(), {"action_mask": self._mask.copy(), "seat": self.seat}


def _opponents(given: Opponents, start: State) -> list[Bot | League]:
    """Return one opponent for each other seat, clockwise from the learner."""
    others = start.seats - 1
    listed = [given] * others if isinstance(given, str | Bot | League) else list(given)
    if len(listed) != others:
        raise InvalidOption(f"bot: {others} other seats need {others} opponents, not {len(listed)}")
    made = {name: make(name, start.game) for name in listed if isinstance(name, str)}
    return [made[one] if isinstance(one, str) else one for one in listed]


register()
