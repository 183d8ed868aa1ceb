"""Trying a bot program or a Python class: scripted positions of a game, the same positions again, and one whole game.

The positions are those of `scripted_positions`, for the fewest and for the most players. In each of them a new game begins for the
program (`start` in the request) or with a new object of the class, so that nothing must be remembered from the previous one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any

from ilion.bots.bot import RandomBot
from ilion.bots.classes import ClassBot
from ilion.bots.external import ExternalBot
from ilion.bots.guests import MAX_FAILURES, Failure
from ilion.bots.positions import scripted_positions
from ilion.core.actors import CHANCE, OVER
from ilion.core.game import Game
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State

SEED = 1  # of the whole game
POSITIONS = 40  # for each number of players that is tried


@dataclass
class Trial:
    """The result of trying a guest in one game."""

    game: str
    positions: int = 0  # that it was asked about, not counting the second time
    decisions: int = 0  # in the whole game
    failures: list[Failure] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # seconds of every answer but the first of a process
    start_times: list[float] = field(default_factory=list)  # seconds of the first answers, or of making objects of a class
    asked_twice: int = 0
    different: list[tuple[str, str, str]] = field(default_factory=list)  # position, first and second answer, if they differ
    peak_memory: int = 0  # bytes; 0 if it was not measured
    whole_game: bool = False  # whether it was played to the end
    ended_by_itself: bool = True  # after the end of its input

    @property
    def passed(self) -> bool:
        return not self.failures and self.whole_game

    def summary(self) -> dict[str, Any]:
        """Return the result, JSON-ready."""
        times = sorted(self.times)
        return {
            "game": self.game,
            "passed": self.passed,
            "positions": self.positions,
            "decisions": self.decisions,
            "failures": [str(failure.text) for failure in self.failures],
            "median_ms": 1000 * median(times) if times else None,
            "slowest_ms": 1000 * times[-1] if times else None,
            "start_ms": 1000 * max(self.start_times) if self.start_times else None,
            "peak_memory_mb": self.peak_memory / 1e6,
            "asked_twice": self.asked_twice,
            "different": len(self.different),
            "ended_by_itself": self.ended_by_itself,
        }


def try_program(command: str, game: Game[Any], seconds: float, positions: int = POSITIONS) -> Trial:
    """Try a program in a game. The trial ends after the third failure."""
    return _try(lambda trial: ProgramOnTrial(command, seconds, trial), game, positions)


def try_class(text: str, game: Game[Any], positions: int = POSITIONS) -> Trial:
    """Try a Python class, as `classes` names it, in the same way. It has no time limit, and its memory is that of this process,
    which is not measured. Raises `InvalidBot` if the name is wrong."""
    return _try(lambda trial: ClassOnTrial(text, trial), game, positions)


class OnTrial(ABC):
    """A guest that is asked for moves; the trial notes how long they take."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial

    @property
    @abstractmethod
    def failures(self) -> Sequence[Failure]:
        """Its failures so far."""

    @abstractmethod
    def ask(self, state: State, *, first: bool = False) -> int | None:
        """Return its move for the actor, or None for a failure. `first`: a new game begins for it here."""

    @abstractmethod
    def game_over(self, record: Record, state: State) -> None:
        """Inform it, in seat 0, that a game has ended."""

    @abstractmethod
    def close(self) -> None:
        """End it."""


class ProgramOnTrial(OnTrial):
    def __init__(self, command: str, seconds: float, trial: Trial) -> None:
        super().__init__(trial)
        self.bot = ExternalBot(command, seconds, tolerate=True)

    @property
    def failures(self) -> Sequence[Failure]:
        return self.bot.failures

    def ask(self, state: State, *, first: bool = False) -> int | None:
        times = self.trial.start_times if self.bot.program is None else self.trial.times
        begin = perf_counter()
        answer = self.bot.ask(state, state.actor, first=first)
        if answer is not None:
            times.append(perf_counter() - begin)
        return answer

    def game_over(self, record: Record, state: State) -> None:
        program = self.bot.program
        self.bot.game_over(record, state, 0)
        self.trial.ended_by_itself = program is None or program.code is not None

    def close(self) -> None:
        self.bot.close()
        self.trial.peak_memory = max(self.trial.peak_memory, self.bot.peak_memory)


class ClassOnTrial(OnTrial):
    """Every game has an object of its own, worlds that the seat cannot distinguish from the state, and the same random numbers."""

    def __init__(self, text: str, trial: Trial) -> None:
        super().__init__(trial)
        self.text = text
        self.bot: ClassBot | None = None
        self.rng = Rng(SEED)
        self.earlier: list[Failure] = []  # of the objects before

    @property
    def failures(self) -> Sequence[Failure]:
        return [*self.earlier, *(self.bot.failures if self.bot else ())]

    def ask(self, state: State, *, first: bool = False) -> int | None:
        if first or self.bot is None:
            self.close()
            self.rng = Rng(SEED)
            begin = perf_counter()
            self.bot = ClassBot(self.text, tolerate=True)
            self.trial.start_times.append(perf_counter() - begin)
        world = state.resample(state.actor, self.rng)
        begin = perf_counter()
        answer = self.bot.try_to_choose(world, state.actor, self.rng)
        if answer is not None:
            self.trial.times.append(perf_counter() - begin)
        return answer

    def game_over(self, record: Record, state: State) -> None:
        if self.bot is not None:
            self.bot.game_over(record, state, 0)

    def close(self) -> None:
        if self.bot is not None:
            self.bot.close()
            self.earlier += self.bot.failures
            self.bot = None


def _try(begin: Callable[[Trial], OnTrial], game: Game[Any], positions: int) -> Trial:
    trial = Trial(game.id)
    script = [state for seats in sorted({game.seats[0], game.seats[-1]}) for state in scripted_positions(game, seats, positions)]
    first = _ask_all(begin(trial), script)
    trial.positions = len(first)
    if not trial.failures:
        again = _ask_all(begin(trial), script[::-1])[::-1]
        trial.asked_twice = len(again)
        if len(again) == len(first):
            trial.different = [
                (state.position(), state.text(a), state.text(b))
                for state, a, b in zip(script, first, again, strict=True)
                if a is not None and b is not None and a != b
            ]
    if len(trial.failures) < MAX_FAILURES:
        _play_whole(begin(trial), game)
    return trial


def _ask_all(guest: OnTrial, states: list[State]) -> list[int | None]:
    """Return its answers, None for a failure; if the trial ended early, there are fewer answers than states."""
    trial = guest.trial
    answers: list[int | None] = []
    try:
        for state in states:
            if len(trial.failures) + len(guest.failures) >= MAX_FAILURES:
                break
            answers.append(guest.ask(state, first=True))
    finally:
        guest.close()
    trial.failures += guest.failures
    return answers


def _play_whole(guest: OnTrial, game: Game[Any]) -> None:
    """Let it play a game against random moves, with a result at the end."""
    trial = guest.trial
    state = game.new()
    record = Record.from_state(state)
    rng = Rng(SEED)
    try:
        while state.actor != OVER:
            if state.actor == CHANCE:
                action = state.draw(rng)
            elif state.actor != 0:
                action = RandomBot().choose(state, state.actor, rng)
            else:
                asked = guest.ask(state)
                if asked is None:
                    return
                trial.decisions += 1
                action = asked
            record.add(state, action)
        guest.game_over(record, state)
        trial.whole_game = True
    finally:
        guest.close()
        trial.failures += guest.failures
