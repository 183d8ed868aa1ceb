"""A mutant: a way of breaking the game Lots, and the complaint that `check_game` must make about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Breaks = Callable[[Any, Any], None]  # gets a fresh subclass of the game and one of the state, and breaks one of them


class Mutant(NamedTuple):
    breaks: Breaks
    says: str


MUTANTS: dict[str, Mutant] = {}


def mutant(says: str) -> Callable[[Breaks], Breaks]:
    def note(breaks: Breaks) -> Breaks:
        MUTANTS[breaks.__name__] = Mutant(breaks, says)
        return breaks

    return note
