"""Named tasks: a game, its options, the opponents, the deals.

Each game's folder has a `benchmark.json` with its tasks. An opponent is frozen: the file has its full settings, and a digest of its
moves in fixed positions. If the digest does not match, this version of Ilion has another opponent under the same name, and results
could not be compared, so the task is refused. `python -m tools.freeze_benchmark` writes the files.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ilion.bots.bot import decide
from ilion.bots.names import make
from ilion.bots.positions import scripted_positions
from ilion.core.errors import IlionError
from ilion.core.game import Game
from ilion.core.registry import games, load
from ilion.core.rng import Rng
from ilion.core.text import Catalogue, printable

TEXTS = Catalogue("ilion.benchmark")

TASK_FILE = "benchmark.json"
DIGEST_POSITIONS = 24
METRIC = "win share"  # of the games; a shared victory counts by its share


class UnknownTask(IlionError, LookupError):
    """No task has this name."""


class OpponentChanged(IlionError, RuntimeError):
    """The opponent of a task plays differently in this version of Ilion."""


@dataclass(frozen=True)
class Task:
    """An agent plays every deal once from every seat, against the same opponent on all other seats."""

    name: str
    game: str
    seats: int
    options: Mapping[str, str | int]
    opponent: str  # a bot with its settings
    digest: str  # of the opponent's moves
    deals: int
    seed: int
    rules: int  # version of the game's rules
    metric: str = METRIC

    @property
    def games(self) -> int:
        return self.deals * self.seats

    def check(self) -> None:
        """Raise `OpponentChanged` unless rules and opponent are those that the task was made with."""
        game = load(self.game)
        if game.rules_version != self.rules:
            raise OpponentChanged(TEXTS.text("other-rules", task=self.name, rules=self.rules, ours=game.rules_version))
        if digest(game, self.seats, self.options, self.opponent) != self.digest:
            raise OpponentChanged(TEXTS.text("other-opponent", task=self.name, opponent=self.opponent))


def digest(game: Game[Any], seats: int, options: Mapping[str, str | int], opponent: str) -> str:
    """Return a fingerprint of how a bot plays: its moves in fixed positions, with fixed random numbers."""
    bot = make(opponent, game)
    moves = [
        state.text(decide(bot, state, Rng(number)))
        for number, state in enumerate(scripted_positions(game, seats, DIGEST_POSITIONS, options))
    ]
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]


@cache
def tasks() -> Mapping[str, Task]:
    """Return all tasks of all games that have some, by name."""
    return {found.name: found for id in games() for found in _tasks_of(load(id))}


def task(name: str) -> Task:
    known = tasks()
    if name not in known:
        raise UnknownTask(TEXTS.text("no-task", id=printable(name), example=next(iter(known), "–")))
    return known[name]


def _tasks_of(game: Game[Any]) -> list[Task]:
    file = files(type(game).__module__.rpartition(".")[0]) / TASK_FILE
    if not file.is_file():
        return []
    return [Task(game=game.id, **entry) for entry in json.loads(file.read_text("utf-8"))["tasks"]]
