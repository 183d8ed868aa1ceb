"""The games in Gymnasium: one learner against bots. Importing this module registers `ilion/TrojanHorse-v0` and the others.

The observation is the tensor of the learner's seat; its legal actions are in `info["action_mask"]`, and `action_masks()` returns
them for libraries that use that name. The reward comes at the end, from -1 for the last place to 1 for the first.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ilion.bots import Bot, decide, make
from ilion.core.actors import OVER
from ilion.core.registry import games, load
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.envs.batch import Lane

ILLEGAL = -1.0  # the reward of an illegal action, which ends the game


def id_of(game: str) -> str:
    """Return the name of a game in Gymnasium."""
    return f"ilion/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> list[str]:
    """Register all games with Gymnasium and return their names there."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), "ilion.envs.gymnasium:SingleAgentEnv", kwargs={"game": game})
    return [id_of(game) for game in games()]


class SingleAgentEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A learner in one seat, and a bot (its name, or the bot itself) in each of the others. Without a `seat` the learner gets a
    random one in every game. An illegal action loses at once."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        bot: str | Bot = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode can be None or 'ansi', not {render_mode!r}")
        start = load(game).new(seats, options)
        if seat is not None:
            start.game.check_seat(start, seat)
        self.render_mode = render_mode
        self.bot = make(bot, start.game) if isinstance(bot, str) else bot
        self.fixed_seat = seat
        self.seat = 0
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, start.game.tensor_shape, np.float32)
        self.action_space = gymnasium.spaces.Discrete(start.game.n_actions)
        self._tensor = np.zeros(start.game.tensor_shape, np.float32)
        self._mask = np.zeros(start.game.n_actions, np.int8)
        self._lane = Lane(start, self._tensor.reshape(-1), self._mask.view(np.uint8), np.zeros(start.seats, np.float32))
        self._rng: Rng | None = None  # for the bots and the learner's seat
        self._given_up = False  # by an illegal action

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start a new game. A seed fixes this game and all that follow, bots included."""
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            fixed = secrets.randbits(64) if seed is None else seed
            self._lane.seed(fixed)
            self._rng = Rng(fixed + 1)
        self.seat = self._rng.below(self._lane.start.seats) if self.fixed_seat is None else self.fixed_seat
        self._given_up = False
        self._lane.begin()
        self._bots_play(self._rng)
        return self._look()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        lane = self._lane
        if self._rng is None or self._given_up or lane.state.actor == OVER:
            raise gymnasium.error.ResetNeeded("step: the game is over or has not begun; call reset() first")
        refusal = lane.state.explain(int(action))
        if refusal is not None:
            self._given_up = True
            seen, info = self._look()
            return seen, ILLEGAL, True, False, info | {"illegal": str(refusal)}
        lane.play(int(action))
        self._bots_play(self._rng)
        over = lane.state.actor == OVER
        seen, info = self._look()
        return seen, lane.state.returns()[self.seat], over, False, info

    @property
    def state(self) -> State:
        """A copy of the game's state, secrets included: for custom rewards, not for the learner."""
        return self._lane.state.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the learner's legal actions, for libraries that use this name."""
        self._lane.observe(self.seat)
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:
        """Return the board as the learner sees it."""
        state = self._lane.state
        return state.game.board(state.view(self.seat)) if self.render_mode else None

    def _bots_play(self, rng: Rng) -> None:
        """Let the bots play until the learner is to move or the game is over."""
        lane = self._lane
        while lane.state.actor != OVER and lane.state.actor != self.seat:
            lane.play(decide(self.bot, lane.state, rng))

    def _look(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        self._lane.observe(self.seat)
        return self._tensor.copy(), {"action_mask": self._mask.copy(), "seat": self.seat}


register()
