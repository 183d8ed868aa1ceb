"""Bots written by strangers, and the handling of their failures: programs (`external`) and Python classes (`classes`).

A guest that fails raises `BotFailure`, so that a stand-in's moves are never taken for the guest's. With `tolerate`, it forfeits
only that decision: a stand-in moves for it, and after the third failure for the rest of the game; `failures` lists all of them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NoReturn

from ilion.bots.bot import TEXTS, Bot, RandomBot
from ilion.core.errors import IlionError
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Text, cut

MAX_FAILURES = 3  # after which the stand-in stays
MAX_QUOTED = 80  # characters of an answer that a failure's sentence repeats
SHOWN_ERRORS = 12  # lines of the error output in a report
MAX_SHOWN_LINE = 120  # characters of such a line


@dataclass(frozen=True)
class Failure:
    """A failure of a program: in a sentence, and in full. `str()` is English."""

    WITH_ERRORS: ClassVar[str] = "with-error-output"

    text: Text
    request: str = ""  # the last line that was sent to it
    answer: str | None = None  # the line with which it answered, if any
    errors: str = ""  # the end of its error output

    @property
    def full(self) -> Text:
        """The sentence, followed by the last lines of the error output."""
        lines = self.errors.splitlines()[-SHOWN_ERRORS:]
        output = "\n".join(f"  {cut(line, MAX_SHOWN_LINE)}" for line in lines)
        return TEXTS.text(self.WITH_ERRORS, failure=(self.text,), output=output) if lines else self.text

    def __str__(self) -> str:
        return str(self.full)


class BotFailure(IlionError, RuntimeError):
    """A guest failed, so the game cannot continue with it. `report` is a file with everything that is known about it, if any."""

    def __init__(self, name: str, failure: Failure, key: str = "bot-failed", report: str = "") -> None:
        super().__init__(name, failure, key, report)
        self.name = name
        self.failure = failure
        self.key = key
        self.report = report

    @property
    def text(self) -> Text:
        failed = TEXTS.text(self.key, name=self.name, failure=(self.failure.full,))
        return TEXTS.text("with-report", failed=(failed,), file=self.report) if self.report else failed

    def __str__(self) -> str:
        return str(self.text)


class GuestBot(Bot):
    """A bot that may fail."""

    def __init__(self, stand_in: Bot | None = None, *, tolerate: bool = False) -> None:
        self.stand_in = stand_in or RandomBot()
        self.tolerate = tolerate
        self.failures: Sequence[Failure] = []

    @property
    def given_up(self) -> bool:
        """Whether the stand-in plays the rest of the game."""
        return self.tolerate and len(self.failures) >= MAX_FAILURES

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        if not self.given_up:
            action = self.try_to_choose(world, seat, rng)
            if action is not None:
                return action
            self.stop_unless_tolerated()
        return self.stand_in.choose(world, seat, rng)

    @abstractmethod
    def try_to_choose(self, world: State, seat: int, rng: Rng) -> int | None:
        """Return the guest's move, or None after recording a failure. The world must stay unchanged."""

    @abstractmethod
    def stop(self) -> NoReturn:
        """Raise `BotFailure` about the last failure."""

    def stop_unless_tolerated(self) -> None:
        if not self.tolerate:
            self.stop()


def quoted(text: str) -> str:
    """Return an answer in the form in which a sentence quotes it."""
    text = text.strip()
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"
