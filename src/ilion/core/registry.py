"""The known games: registered by the package itself, looked up by everything else."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ilion.core.errors import UnknownGame
from ilion.core.evaluator import Evaluator
from ilion.core.game import Game
from ilion.core.state import State

_modules: dict[str, str] = {}


def register(id: str, module: str) -> None:
    """Register a game. `module` has it as `game`, and is imported when the game is first loaded."""
    _modules[id] = module


def games() -> list[str]:
    """Return the ids of all games."""
    return list(_modules)


def load(id: str) -> Game[State, Evaluator]:
    """Return the game with this id."""
    if id not in _modules:
        raise UnknownGame(f"there is no game {id!r}; the games are {', '.join(_modules)}")
    game = import_module(_modules[id]).game
    assert isinstance(game, Game)
    return game


class GamesPackage(ModuleType):
    """The class of the package `ilion.games`, which makes it both the folder of the games and the function that lists them."""

    def __call__(self) -> list[str]:
        """Return the ids of all games."""
        return games()
