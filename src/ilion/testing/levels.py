"""Levels of completeness: the features of a game beside working rules. `docs/new-game.md` explains them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib.resources import files
from typing import Any

from ilion.core.areas import areas_of
from ilion.core.game import Game
from ilion.core.text import Catalogue


class Level(IntEnum):
    """PLAYABLE: everywhere, by everybody. COMFORTABLE: its table and its consequences are shown well. COMPLETE: drawn, taught,
    translated, with bots that know it."""

    PLAYABLE = 1
    COMFORTABLE = 2
    COMPLETE = 3


@dataclass(frozen=True)
class Completeness:
    """The level that a game has reached, and the requirements of the next one."""

    game: str
    level: Level
    missing: tuple[str, ...]

    def __str__(self) -> str:
        reached = f"{self.game} has reached level {self.level.value}, {self.level.name.lower()}"
        if not self.missing:
            return f"{reached}."
        return f"{reached}. Level {self.level + 1} needs: " + "; ".join(self.missing) + "."


def completeness(game: Game[Any]) -> Completeness:
    """Return the level of a game that keeps the promises of `check_game`."""
    for level, missing in ((Level.PLAYABLE, needs_comfort(game)), (Level.COMFORTABLE, needs_completion(game))):
        if found := tuple(missing):
            return Completeness(game.id, level, found)
    return Completeness(game.id, Level.COMPLETE, ())


def needs_comfort(game: Game[Any]) -> Iterator[str]:
    """Yield the things that the web app lacks to show the table well. A board drawn for the game has them all."""
    if has_page_part(game, "index.ts"):
        return
    areas = areas_of(game.view_type)
    if not areas:
        yield "areas for the fields of the view (ilion.core.areas)"
    keys = game.catalogue.keys("en")
    if untitled := sorted({key for area in areas if (key := f"area-{area.path[-1]}".replace("_", "-")) not in keys}):
        yield f"the texts {', '.join(untitled)}"
    if not any(key == "consequence" or key.startswith("consequence-") for key in keys):
        yield "the text consequence, with the fields of the preview as its facts"


def needs_completion(game: Game[Any]) -> Iterator[str]:
    if not has_page_part(game, "index.ts"):
        yield "a board in the web app"
    if not has_page_part(game, "lesson.json"):
        yield "a guided first game"
    if type(game).evaluator is Game.evaluator:
        yield "an evaluator of its own"
    if missing := sorted(set(Catalogue("ilion.core").languages()) - set(game.catalogue.languages())):
        yield f"texts in {', '.join(missing)}"


def has_page_part(game: Game[Any], name: str) -> bool:
    """Whether the installed web app has this file of the game."""
    return f"src/games/{game.id}/{name}" in _page_parts()


@cache
def _page_parts() -> frozenset[str]:
    manifest = files("ilion") / "web" / ".vite" / "manifest.json"
    return frozenset(json.loads(manifest.read_text(encoding="utf-8"))) if manifest.is_file() else frozenset()
