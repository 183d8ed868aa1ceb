"""The tasks of the benchmark, one file per game: `python -m tools.freeze_benchmark` writes those that have changed.

A task keeps its name as long as its opponent makes the same moves; otherwise it gets the next version, and the results of the old
one no longer appear in the table. With `--check` it only reports the changes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import ilion
from ilion.benchmark.tasks import METRIC, TASK_FILE, digest
from ilion.core.game import Game
from ilion.core.state import State

SOURCE = Path(__file__).parents[1] / "src"
SEED = 2026
GAMES = {"greedy": 200, "hard": 100}  # by opponent
MAX_SEATS = 4


def planned(game: Game[State]) -> list[dict[str, Any]]:
    """Return the desired tasks of a game, without their names."""
    levels = game.evaluator().levels()
    found = []
    few, many = game.seats[0], min(MAX_SEATS, game.seats[-1])
    for seats, opponent in dict.fromkeys([(few, "greedy"), (few, "hard"), (many, "greedy")]):
        options = dict(game.new(seats).options)
        bot = levels.get(opponent, opponent)
        found.append(
            {
                "name": f"{game.id}-{seats}p-{opponent}",
                "seats": seats,
                "options": options,
                "opponent": bot,
                "digest": digest(game, seats, options, bot),
                "deals": GAMES[opponent] // seats,
                "seed": SEED,
                "rules": game.rules_version,
                "metric": METRIC,
            }
        )
    return found


def frozen(game: Game[State], old: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the tasks with their versions: the old one if nothing has changed, otherwise the next."""
    made = []
    for task in planned(game):
        version = 1
        for before in old:
            name, _, number = before["name"].rpartition("-v")
            if name == task["name"]:
                version = int(number) + (before | {"name": name} != task)
        made.append(task | {"name": f"{task['name']}-v{version}"})
    return made


def main() -> int:
    changed = 0
    for game in map(ilion.load, ilion.games()):
        path = SOURCE.joinpath(*type(game).__module__.split(".")[:-1]) / TASK_FILE
        old = json.loads(path.read_text("utf-8"))["tasks"] if path.exists() else []
        new = frozen(game, old)
        if new == old:
            continue
        changed += 1
        print(f"{game.id}: {', '.join(task['name'] for task in new if task not in old)}")
        if "--check" not in sys.argv:
            path.write_text(json.dumps({"tasks": new}, indent=1) + "\n", "utf-8")
    return changed > 0 and "--check" in sys.argv


if __name__ == "__main__":
    sys.exit(main())
