"""Which games there are: filled by the package itself, asked by everybody else."""

from __future__ import annotations

from importlib import import_module

from ilion.core.errors import UnknownGame
from ilion.core.game import Game
from ilion.core.state import State

_modules: dict[str, str] = {}


def register(id: str, module: str) -> None:
    """Make a game known: `module` has it as `game`, and is imported when it is first asked for."""
    _modules[id] = module


def games() -> list[str]:
    """The ids of all games."""
    return list(_modules)


def load(id: str) -> Game[State]:
    """The game with this id."""
    if id not in _modules:
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(_modules)}")
    game = import_module(_modules[id]).game
    assert isinstance(game, Game)
    return game
