"""The known games: registered by the package itself or found in installed packages, looked up by everything else.

A package beside Ilion announces its games as entry points of the group `ilion.games`: the id of the game, and the module that has
it as `game`. A game that cannot be used is left out and does not affect the others.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from ilion.core import state as state_module
from ilion.core.errors import TEXTS, UnknownGame, UnusableGame
from ilion.core.evaluator import Evaluator
from ilion.core.game import Game
from ilion.core.sources import load_sources_only
from ilion.core.state import State
from ilion.core.storage import rules_in
from ilion.core.text import Text, printable

GROUP = "ilion.games"
STAMP = "ilion-core.json"  # in a package that was compiled: the core that it was compiled against

_modules: dict[str, str] = {}
_outside: dict[str, str] = {}
_unusable: dict[str, Text] = {}  # id -> the reason


def register(id: str, module: str) -> None:
    """Register a game. `module` defines it as `game`, and is imported when the game is first loaded."""
    _modules[id] = module


def games() -> list[str]:
    """Return the ids of all games that can be used."""
    _find_outside()
    return [*_modules, *(id for id in _outside if id not in _unusable)]


def unusable_games() -> dict[str, Text]:
    """Return the games of installed packages that cannot be used, each with the reason."""
    _find_outside()
    return dict(_unusable)


def load(id: str, version: int | None = None) -> Game[State, Evaluator]:
    """Return the game with this id; with the version of its rules, the game by those rules if this program still has them, and
    otherwise by the current ones. Raises `UnknownGame`, or `UnusableGame` for one of another package that does not work here."""
    module = _module_of(id)
    game = _game_in(module)
    if version is None or version == game.rules_version or version not in _earlier(module):
        return game
    return _game_in(_earlier(module)[version])


def versions(id: str) -> list[int]:
    """Return the versions of a game's rules that this program has, in ascending order."""
    module = _module_of(id)
    return sorted({*_earlier(module), _game_in(module).rules_version})


def load_state(id: str, data: bytes) -> State:
    """Return the state of a game that `to_bytes` wrote, by the rules under which it was written. Raises `InvalidBytes`."""
    return load(id, rules_in(data)).from_bytes(data)


def _module_of(id: str) -> str:
    if id in _modules:
        return _modules[id]
    _find_outside()
    if id in _unusable:
        raise UnusableGame(_unusable[id])
    if id not in _outside:
        raise UnknownGame(TEXTS.text("no-game", id=printable(id), games=", ".join(games())))
    return _outside[id]


@cache
def _earlier(module: str) -> dict[int, str]:
    """Return the modules that have the game by earlier rules, by version: the packages `v1`, `v2`, … in the folder `earlier` of its
    package, which `ilion.build.earlier` writes."""
    spec = import_module(module).__spec__
    package = module if spec is None else spec.parent or module
    folder = find_spec(f"{package}.earlier")
    if folder is None:
        return {}
    names = [found.name for found in iter_modules(folder.submodule_search_locations)]
    rest = module.removeprefix(package)
    return {int(name[1:]): f"{package}.earlier.{name}{rest}" for name in names if name[0] == "v" and name[1:].isdecimal()}


def _game_in(module: str) -> Game[State, Evaluator]:
    game = import_module(module).game
    assert isinstance(game, Game)
    return game


@cache
def _find_outside() -> None:
    """Find the games of other packages and try each once."""
    for point in entry_points(group=GROUP):
        if point.name in _modules:
            continue  # ours have precedence
        _outside[point.name] = point.value
        if reason := _why_unusable(point.name, point.value):
            _unusable[point.name] = reason


def _why_unusable(id: str, module: str) -> Text | None:
    try:
        if _is_for_another_core(module):
            return TEXTS.text("game-for-another-core", id=id)
        game = _game_in(module)
    except Exception as error:  # for any reason: the other games must still load
        return TEXTS.text("game-not-loadable", id=id, reason=f"{type(error).__name__}: {error}")
    return None if game.id == id else TEXTS.text("game-of-another-name", id=id, other=game.id)


def _is_for_another_core(module: str) -> bool:
    """Whether a package has rules that were compiled against other declarations: calling them would crash. Beside an interpreted
    core the package runs from its sources."""
    spec = find_spec(module.partition(".")[0])  # which finds a package without running it
    for folder in (spec and spec.submodule_search_locations) or ():
        stamp = Path(folder) / STAMP
        if stamp.is_file():
            if not is_compiled():
                load_sources_only(folder)
            elif json.loads(stamp.read_text(encoding="utf-8")).get("core") != core_digest():
                return True
    return False


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


def core_digest() -> str:
    """Return the digest of the declarations that compiled games are built upon: another digest is another layout of objects and
    methods."""
    paths = sorted((path for path in resources.files("ilion.core").iterdir() if path.name.endswith(".pxd")), key=lambda p: p.name)
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:16]


class GamesPackage(ModuleType):
    """The class of the package `ilion.games`, which makes it both the folder of the games and the function that lists them."""

    def __call__(self) -> list[str]:
        """Return the ids of all games."""
        return games()
