"""The tables of the observations on the games' pages, from the parts that the games declare.

`python -m tools.make_observations` writes them; with `--check` it only reports whether they are up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import ilion
from ilion.core.game import Game
from ilion.core.parts import Entry
from ilion.core.state import State
from ilion.envs.structure import observation_parts

PAGES = Path(__file__).parents[1] / "docs" / "games"
TABLE = re.compile(r"^\| entries \|.*?(?=\n\n)", re.M | re.S)


def files() -> dict[Path, str]:
    """Return the content to write, by path."""
    made = {}
    for game in map(ilion.load, ilion.games()):
        path = PAGES / f"{game.id}.md"
        before, after = TABLE.split(path.read_text("utf-8"))
        made[path] = before + "\n".join(table(game)) + after
    return made


def table(game: Game[State]) -> Iterator[str]:
    rows: dict[str, tuple[Entry, ...]] = getattr(import_module(f"{type(game).__module__.rpartition('.')[0]}.parts"), "ROWS", {})
    yield from ("| entries | name | shape | meaning |", "|---|---|---|---|")
    for part in observation_parts(game):
        shape = " × ".join(map(str, part.shape))
        yield f"| {span(part.first, part.size)} | `{part.name}` | {shape} | {part.meaning} |"
        for first, size, meaning in rows.get(part.name, ()):
            yield f"| +{span(first, size)} | | | {meaning} |"


def span(first: int, size: int) -> str:
    return f"{first}–{first + size - 1}" if size > 1 else f"{first}"


def main() -> int:
    made = files()
    stale = [path for path, text in made.items() if path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"docs/games/{path.name} is out of date: run python -m tools.make_observations")
        return len(stale) > 0
    for path in stale:
        path.write_text(made[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
