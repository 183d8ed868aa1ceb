"""Trying a bot program: scripted positions of a game, the same positions again, and one whole game.

The positions are those of `scripted_positions`, for the fewest and for the most players. In each of them a new game begins for the
program (`start` in the request), so that nothing must be remembered from the one before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Any

from ilion.bots.bot import RandomBot
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
    """The result of trying a program in one game."""

    game: str
    positions: int = 0  # that it was asked about, not counting the second time
    decisions: int = 0  # in the whole game
    failures: list[Failure] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # seconds of every answer but the first of a process
    start_times: list[float] = field(default_factory=list)  # seconds of the first answers
    asked_twice: int = 0
    different: list[tuple[str, str, str]] = field(default_factory=list)  # position, first and second answer, if they differ
    peak_memory: int = 0  # bytes
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
    trial = Trial(game.id)
    script = [state for seats in sorted({game.seats[0], game.seats[-1]}) for state in scripted_positions(game, seats, positions)]
    first = _ask_all(command, script, seconds, trial)
    trial.positions = len(first)
    if not trial.failures:
        again = _ask_all(command, script[::-1], seconds, trial)[::-1]
        trial.asked_twice = len(again)
        if len(again) == len(first):
            trial.different = [
                (state.position(), state.text(a), state.text(b))
                for state, a, b in zip(script, first, again, strict=True)
                if a is not None and b is not None and a != b
            ]
    if len(trial.failures) < MAX_FAILURES:
        _play_whole(command, game, seconds, trial)
    return trial


def _ask_all(command: str, states: list[State], seconds: float, trial: Trial) -> list[int | None]:
    """Return the program's answers, None for a failure; if the trial ended early, there are fewer answers than states."""
    bot = ExternalBot(command, seconds, tolerate=True)
    answers: list[int | None] = []
    try:
        for state in states:
            if len(trial.failures) + len(bot.failures) >= MAX_FAILURES:
                break
            times = trial.start_times if bot.program is None else trial.times
            begin = perf_counter()
            answers.append(bot.ask(state, state.actor, first=True))
            if answers[-1] is not None:
                times.append(perf_counter() - begin)
    finally:
        bot.close()
    trial.failures += bot.failures
    trial.peak_memory = max(trial.peak_memory, bot.peak_memory)
    return answers


def _play_whole(command: str, game: Game[Any], seconds: float, trial: Trial) -> None:
    """Let the program play a game against random moves, with a result at the end."""
    bot = ExternalBot(command, seconds, tolerate=True)
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
                fresh = bot.program is None
                begin = perf_counter()
                asked = bot.ask(state, 0)
                if asked is None:
                    trial.failures += bot.failures
                    return
                (trial.start_times if fresh else trial.times).append(perf_counter() - begin)
                trial.decisions += 1
                action = asked
            record.add(state, action)
        program = bot.program
        bot.game_over(record, state, 0)
        trial.ended_by_itself = program is None or program.code is not None
        trial.whole_game = True
    finally:
        bot.close()
        trial.peak_memory = max(trial.peak_memory, bot.peak_memory)
