"""Rules that are broken on purpose: each game's `mutants.py` lists changes to its sources.

Run as a program with a game's id, this module plays the games of the rules tag with each change, interpreted, and prints the number
of the first game that goes differently.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import Any, NamedTuple

import ilion
from ilion.core.game import Game
from ilion.core.rules_tag import digests, rules_tag
from ilion.core.text import Text


class Mutant(NamedTuple):
    """A change to one module of a game, and a true sentence about the changed game."""

    says: str
    module: str
    old: str
    new: str


class Patched(SourceFileLoader):
    """Loads a module with a mutant's change."""

    mutant: Mutant

    def get_code(self, fullname: str) -> CodeType:
        source, mutant = self.get_data(self.path).decode(), self.mutant
        assert source.count(mutant.old) == 1, f"{mutant.says}: {mutant.old!r} must stand in {fullname} exactly once"
        return compile(source.replace(mutant.old, mutant.new), self.path, "exec")


class Patch(MetaPathFinder):
    """Finds the one module that a mutant changes."""

    def __init__(self, package: str, mutant: Mutant) -> None:
        self.module = f"{package}.{mutant.module}"
        found = PathFinder.find_spec(mutant.module, list(sys.modules[package].__path__))
        assert found is not None, f"there is no module {self.module}"
        assert found.origin is not None
        self.loader = Patched(self.module, found.origin)
        self.loader.mutant = mutant

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, self.loader, origin=self.loader.path) if fullname == self.module else None


@contextmanager
def patched(package: str, mutant: Mutant) -> Iterator[Game[Any]]:
    """The game with the mutant's change."""
    patch = Patch(package, mutant)
    kept = {name: module for name, module in sys.modules.items() if name.startswith(package)}
    for name in kept:
        del sys.modules[name]
    sys.meta_path.insert(0, patch)
    try:
        yield import_module(package).game
    finally:
        sys.meta_path.remove(patch)
        sys.modules.update(kept)


@contextmanager
def in_other_words(game: Game[Any]) -> Iterator[Game[Any]]:
    """The game with other notation, other sentences and other names for its endings."""
    kind: Any = type(game)
    ending = kind.ending

    def renamed(self: Game[Any], state: Any) -> Text:
        text: Text = ending(self, state)
        return self.make_text(text.clause, f"{text.key}-renamed", **text.facts)

    changes = {
        "text": lambda self, state, action: f"number {action}",
        "words": lambda self, state, action: self.make_text("X-1", "something-happens", number=action),
        "ending": renamed,
    }
    old = {name: getattr(kind, name) for name in changes}
    try:
        for name, change in changes.items():
            setattr(kind, name, change)
        yield game
    finally:
        for name, method in old.items():
            setattr(kind, name, method)


def first_difference(game: Game[Any], sound: list[int]) -> int | str | None:
    """The number of the first game of the plan that differs; a kind of error if the broken rules run into one."""
    try:
        return next((n for n, (here, there) in enumerate(zip(digests(game), sound, strict=True)) if here != there), None)
    except (ArithmeticError, LookupError, ValueError) as error:
        return type(error).__name__


def main(id: str) -> dict[str, Any]:
    game = ilion.load(id)
    package = type(game).__module__.rpartition(".")[0]
    table = import_module(f"tests.{package.removeprefix('ilion.')}.mutants")
    sound = list(digests(game))
    found: dict[str, Any] = {"compiled": ilion.compiled, "tag": rules_tag(game)}
    for group in ("BROKEN", "REWORDED"):
        found[group] = {}
        for mutant in getattr(table, group):
            with patched(package, mutant) as changed:
                found[group][mutant.says] = first_difference(changed, sound)
    with in_other_words(game) as changed:
        found["REWORDED"]["in other words"] = first_difference(changed, sound)
    return found


if __name__ == "__main__":
    json.dump(main(sys.argv[1]), sys.stdout)
