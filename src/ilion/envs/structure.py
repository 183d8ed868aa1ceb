"""Observations and actions with their structure: named arrays and planes instead of one row of numbers.

A game declares its parts in a module `parts`, and, if it has a board, planes in a module `planes`. Both are made from the flat
observation, for one game or for many at once, so they contain exactly what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ilion.core.game import Game
from ilion.core.parts import Part

Planes = Callable[[dict[str, NDArray[Any]]], dict[str, NDArray[np.float32]]]


@cache
def observation_parts(game: Game[Any]) -> Sequence[Part]:
    """Return the parts of a game's observation, in order and without gaps."""
    whole = Part("observation", 0, (game.tensor_size,), "the whole observation")
    return _declared(game, "OBSERVATION") or (whole,)


@cache
def action_parts(game: Game[Any]) -> Sequence[Part]:
    """Return the kinds of actions, each with the indices that make up its numbers."""
    return _declared(game, "ACTIONS") or (Part("action", 0, (game.n_actions,), "all actions"),)


def structured(game: Game[Any], observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Return observations by name: the parts, which are views of the same memory, and the planes of the board, which are new
    arrays. Leading axes, such as that of a batch, are kept."""
    if observations.shape[-1:] != (game.tensor_size,):
        raise ValueError(f"an observation of {game.title} has {game.tensor_size} entries, not the shape {observations.shape}")
    lead = observations.shape[:-1]
    parts = {
        part.name: observations[..., part.first : part.first + part.size].reshape(*lead, *part.shape)
        for part in observation_parts(game)
    }
    draw = _planes(game)
    return parts if draw is None else parts | draw(parts)


def split_action(game: Game[Any], action: int) -> tuple[str, tuple[int, ...]]:
    """Return the kind of an action and its indices: ("insert", (figure, district))."""
    for part in action_parts(game):
        if part.first <= action < part.first + part.size:
            return part.name, tuple(int(i) for i in np.unravel_index(action - part.first, part.shape))
    raise ValueError(f"{game.title} has the actions 0 to {game.n_actions - 1}, not {action}")


def join_action(game: Game[Any], name: str, *indices: int) -> int:
    """Return the number of an action, from its kind and its indices."""
    for part in action_parts(game):
        if part.name == name:
            if len(indices) != len(part.shape) or any(not 0 <= i < n for i, n in zip(indices, part.shape, strict=True)):
                raise ValueError(f"{name} takes indices below {part.shape}, not {indices}")
            return part.first + int(np.ravel_multi_index(indices, part.shape))
    raise ValueError(
        f"{game.title} has no actions called {name!r}; there are {', '.join(part.name for part in action_parts(game))}"
    )


def _declared(game: Game[Any], table: str) -> Sequence[Part]:
    found: Sequence[Part] = getattr(_module(game, "parts"), table, ())
    return found


@cache
def _planes(game: Game[Any]) -> Planes | None:
    found: Planes | None = getattr(_module(game, "planes"), "planes", None)
    return found


def _module(game: Game[Any], name: str) -> object:
    path = f"{type(game).__module__.rpartition('.')[0]}.{name}"
    return import_module(path) if find_spec(path) else None
