"""The games in OpenSpiel: after `register()`, `pyspiel.load_game("python_ilion_horus(players=3)")` works.

Moves, outcomes and texts are the engine's own. An information state consists of what the seat knows now (its view) and all public
events; it has no tensor, because an observation covers several information states. Both depend on the state alone, so a resampled
world shows a seat nothing of the real one.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

import numpy as np
import pyspiel

from ilion.core.actors import CHANCE, OVER
from ilion.core.game import Game
from ilion.core.registry import games, load
from ilion.core.rng import Rng
from ilion.core.state import State

PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
MAX_DRAWS_PER_MOVE = 64  # OpenSpiel needs a bound on the draws of a game; there are at most about twenty between two decisions


def register() -> list[str]:
    """Register all games with OpenSpiel and return their names there."""
    return [_register(load(id)) for id in games()]


def name_of(id: str) -> str:
    return f"python_ilion_{id.replace('-', '_')}"


def _register(game: Game[State]) -> str:
    name = name_of(game.id)
    if name not in pyspiel.registered_names():
        kind = _type_of(game)

        class Registered(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(game, kind, params or {})

        pyspiel.register_game(kind, Registered)
    return name


def _type_of(game: Game[State]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # the tensor is an observation: it does not contain the course of the game
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], **{name: option.default for name, option in game.options.items()}},
    )


def from_state(state: State) -> SpielState:
    """Return a copy of one of our states for OpenSpiel's algorithms. Its history begins here."""
    _register(state.game)
    made: SpielState = pyspiel.load_game(name_of(state.game.id), {"players": state.seats, **state.options}).new_initial_state()
    made.tracked = TrackedState(state.copy())
    return made


class SpielGame(pyspiel.Game):
    """A game with chosen seats and options."""

    def __init__(self, game: Game[State], kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        options = dict(params)
        self.start = TrackedState(game.new(options.pop("players", game.seats[0]), options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_actions,
            max_chance_outcomes=game.n_chance,
            num_players=self.start.state.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest_game(self.start.state.seats, self.start.state.options),
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_DRAWS_PER_MOVE * (int(self.max_game_length()) + 1)

    def information_state_tensor_shape(self) -> NoReturn:
        raise no_information_state_tensor()

    def information_state_tensor_size(self) -> NoReturn:
        raise no_information_state_tensor()

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer | None:
        if iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.start.state.game, iig_obs_type, params)


def no_information_state_tensor() -> Exception:
    """Return OpenSpiel's error for code that asks for the tensor of an information state."""
    error: Exception = pyspiel.SpielError(
        "InformationStateTensor unimplemented: an information state of this game has no tensor. Use observation_tensor, "
        "which covers several information states, or information_state_string."
    )
    return error


class TrackedState:
    """A state and the public events so far. OpenSpiel copies it with `deepcopy`, and pickles the contents of a game."""

    __slots__ = ("public", "state")

    def __init__(self, state: State, public: str = "") -> None:
        self.state = state
        self.public = public

    def __deepcopy__(self, memo: dict[int, Any]) -> TrackedState:
        return TrackedState(self.state.copy(), self.public)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.state.game.id, self.state.to_bytes(), self.public)


def _unpickled(id: str, data: bytes, public: str) -> TrackedState:
    return TrackedState(load(id).from_bytes(data), public)


class SpielState(pyspiel.State):
    """A state with OpenSpiel's interface; `tracked.state` is ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tracked = TrackedState(game.start.state.copy())

    def current_player(self) -> int:
        actor = self.tracked.state.actor
        return actor if actor >= 0 else PLAYERS[actor]

    def is_terminal(self) -> bool:
        return self.tracked.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.tracked.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.tracked.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        tracked = self.tracked
        tracked.public += f"{tracked.state.actor}:{tracked.state.seen(action, None)} "
        tracked.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tracked.state.text(action)

    def returns(self) -> list[float]:
        return self.tracked.state.returns()

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        raise no_information_state_tensor()

    def __str__(self) -> str:
        return self.tracked.state.position()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a world that the player cannot distinguish from this one; `sampler` returns numbers from 0 to 1. Its history is
        empty, because the real one contains the secrets of all players."""
        rng = Rng(int(sampler() * 2**53))
        sampled = SpielState(self.get_game())
        sampled.tracked = TrackedState(self.tracked.state.resample(player, rng), self.tracked.public)
        return sampled


class Observer:
    """A player's knowledge as tensor and text. With perfect recall it is the information state, a text with all public events and
    no tensor; without private information it is a spectator's knowledge, as text only."""

    def __init__(self, game: Game[State], iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"these games have no observation parameters; leave out {params}")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.private = iig_obs_type is None or iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.tensor_size, np.float32) if self.private and not self.recall else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor.reshape(game.tensor_shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.tracked.state.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        tracked, viewer = state.tracked, player if self.private else None
        view = json.dumps(tracked.state.view(viewer), separators=(",", ":"))
        return f"{viewer} {tracked.public}{view}" if self.recall else f"{viewer} {view}"
