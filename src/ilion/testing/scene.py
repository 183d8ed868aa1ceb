"""The scene of a check: the game, the table, and the number of events. A failure names it, so that it can be reproduced."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn

from ilion.core.game import Game
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import ANONYMOUS, Names, Text
from ilion.testing.schema import Shapes

Viewer = int | None  # a seat, or None for a spectator


class ConformanceError(AssertionError):
    """A game breaks a promise; the message names the promise and the place, and explains how to reproduce it."""


class Run:
    """The data shared by all games of one `check_game`."""

    def __init__(self, game: Game[Any], share: float) -> None:
        self.game = game
        self.share = share
        self.shapes = Shapes(game)
        self.said: set[tuple[object, ...]] = set()  # texts that are known to be formattable
        self.descriptions: dict[object, object] = {}  # the descriptions of actions, by `description_cache_key`


class Scene:
    """One game of a run, at the state that is being checked."""

    def __init__(self, run: Run, number: int, seats: int, options: Mapping[str, str | int]) -> None:
        self.run = run
        self.game = run.game
        self.number = number  # games=1 with this seed plays it again
        self.play = Rng(number)  # decides what happens
        self.rng = Rng(~number)  # decides what is checked
        self.noise = Rng(number ^ 0x5EED)  # decides how input is garbled, and which beliefs are compared
        self.state: State = self.game.new(seats, options)
        self.events = 0

    @property
    def viewers(self) -> list[Viewer]:
        return [*range(self.state.seats), None]

    def sampled(self, share: float = 1.0) -> bool:
        """Whether to make an expensive check here: at the run's share of states, or fewer."""
        return self.rng.below(1 << 20) < self.run.share * share * (1 << 20)

    def seed(self) -> int:
        return self.rng.below(1 << 31)

    def some(self, numbers: list[int], most: int) -> list[int]:
        """Return at most `most` of the numbers, chosen at random, in order."""
        if len(numbers) <= most:
            return list(numbers)
        left = list(numbers)
        return sorted(left.pop(self.rng.below(len(left))) for _ in range(most))

    def fail(self, message: str, state: State | None = None) -> NoReturn:
        raise self.error(message, state)

    def error(self, message: str, state: State | None = None) -> ConformanceError:
        state = state or self.state
        try:
            where = f"position: {state.position()}"
        except Exception as error:
            where = f"position() fails too: {error!r}"
        settings = "".join(f", {name}={value}" for name, value in state.options.items())
        return ConformanceError(
            f"{message}\n"
            f"in {self.game.id}, {state.seats} seats{settings}, after {self.events} events; {where}\n"
            f"again: check_game(game, games=1, seed={self.number}, share={self.run.share})"
        )

    @contextmanager
    def failing(self) -> Iterator[None]:
        """Turn any exception of the game into a failure, named after the called method."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as error:
            frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
            called = next(frame for frame in frames if not is_ours(frame)) if not is_ours(frames[-1]) else frames[-1]
            raise self.error(f"{called.f_code.co_name}() raises {error!r} where it should return a value") from error

    def check_text(self, text: Text, what: str, names: Names = ANONYMOUS) -> None:
        """Check that a text names a clause of the game, that every catalogue has its words, and that its facts fill them."""
        if text.clause not in self.game.clauses:
            self.fail(f"{what} names the clause {text.clause!r}, which game.clauses does not have")
        self.check_words(text.key, text.facts, what, names)

    def check_words(self, key: str, facts: Mapping[str, Any], what: str, names: Names = ANONYMOUS) -> None:
        for name, fact in facts.items():
            listed = type(fact) is tuple and all(isinstance(part, Text) for part in fact)
            if type(name) is not str or not (listed or type(fact) in (str, int, float)):
                self.fail(f"{what}: the fact {name!r} is {fact!r}; a fact is a str, an int, a float or a tuple of texts")
        known = (key, names, *((name, repr(fact)) for name, fact in facts.items()))
        if known in self.run.said:
            return
        for language in self.game.catalogue.languages():
            try:
                words = self.game.catalogue.format(key, facts, language, names)
            except KeyError as error:
                self.fail(f"{what} cannot be put into words: {error.args[0]}")
            if not words.strip():
                self.fail(f"{what}: the text {key!r} in {language!r} is empty")
        self.run.said.add(known)


def name_of(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def is_ours(frame: FrameType) -> bool:
    return str(frame.f_globals.get("__name__")).startswith(("ilion.testing", "contextlib"))
