"""Bots that are Python classes of your own, by name: `my_bot.py:MyBot`, or `package.module:MyBot:depth=2,style=bold` with settings.

Naming one runs its code, so only a command line or a program may, never a saved game or a message from the network. A class fails
if it raises anything or returns something that is not a legal action; `ilion.bots.guests` says what happens then.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from ast import literal_eval
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import index
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import ModuleType
from typing import Any, ClassVar, NoReturn

from ilion.bots.bot import TEXTS, Bot, InvalidBot, RankedMove
from ilion.bots.guests import BotFailure, Failure, GuestBot, quoted
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Fact, printable

CLASS = "class "  # before the name of a class, where other names are possible too
MAX_NUMBER = 2**31 - 1
REPORT_PREFIX = "ilion-failure-"


@dataclass(frozen=True)
class ClassFailure(Failure):
    """A failure of a class. The request is the position in which it was asked, the errors are the frames of its exception."""

    WITH_ERRORS: ClassVar[str] = "with-frames"

    traceback: str = ""  # complete, with all exceptions that led to the last one; or the reason why an action is illegal


class ClassBot(GuestBot):
    """A bot of a class that a file or module defines, which plays one game."""

    def __init__(self, text: str, stand_in: Bot | None = None, *, tolerate: bool = False) -> None:
        super().__init__(stand_in, tolerate=tolerate)
        self.text = text
        self.inner = make_class(text)
        self.failures: list[ClassFailure] = []
        self.cause: BaseException | None = None  # of the last failure
        self.decisions = 0  # in this game, the present one included

    def try_to_choose(self, world: State, seat: int, rng: Rng) -> int | None:
        self.decisions += 1
        facts: dict[str, Fact] = {"game": world.game.id, "seat": seat, "decision": self.decisions}
        try:
            answer: object = self.inner.choose(world.copy(), seat, rng)
        except (Exception, SystemExit) as error:
            self._record_exception("class-raised", facts, error, world)
            return None
        action = _number(answer)
        if action is None:
            self._record("class-no-action", facts, world, repr(answer))
        elif (refusal := world.explain(action)) is not None:
            self._record("class-illegal", {**facts, "clause": refusal.clause}, world, str(action), whole=str(refusal))
        else:
            return action
        return None

    def rank_moves(self, world: State, seat: int, rng: Rng) -> list[RankedMove]:
        return self.inner.rank_moves(world, seat, rng)

    def game_over(self, record: Record, state: State, seat: int) -> None:
        self.decisions = 0
        if not self.given_up:
            self._finish("game_over", lambda: self.inner.game_over(record, state, seat), state)

    def close(self) -> None:
        self._finish("close", self.inner.close)

    def _finish(self, method: str, call: Callable[[], None], state: State | None = None) -> None:
        try:
            call()
        except (Exception, SystemExit) as error:
            self._record_exception("class-raised-after", {"method": method}, error, state)
            self.stop_unless_tolerated()

    def _record_exception(self, key: str, facts: Mapping[str, Fact], error: BaseException, state: State | None) -> None:
        within = error.__traceback__.tb_next if error.__traceback__ else None  # without the frame of this module
        last = traceback.format_exception_only(error)
        errors = "".join([*traceback.format_tb(within), *last])
        whole = "".join(traceback.format_exception(type(error), error, within))
        self._record(key, {**facts, "error": quoted(last[-1])}, state, None, errors, whole)
        self.cause = error

    def _record(
        self, key: str, facts: Mapping[str, Fact], state: State | None, answer: str | None, errors: str = "", whole: str = ""
    ) -> None:
        said: dict[str, Fact] = {"class": type(self.inner).__name__, **facts}
        if answer is not None:
            said["answer"] = quoted(answer)
        position = "" if state is None else state.position()
        self.failures.append(ClassFailure(TEXTS.text(key, **said), position, answer, errors, whole))
        self.cause = None

    def stop(self) -> NoReturn:
        failure = self.failures[-1]
        raise BotFailure(f"{CLASS}{self.text}", failure, "class-failed", write_report(self.text, failure)) from self.cause

    def __repr__(self) -> str:
        return f"ClassBot({self.text!r})"


def _number(answer: object) -> int | None:
    """Return the number that a class has returned, of any type of integer; None if it is something else, or larger than any number
    of an action."""
    if isinstance(answer, bool):
        return None
    try:
        number = int(index(answer))  # type: ignore[arg-type]
    except TypeError:
        return None
    return number if abs(number) <= MAX_NUMBER else None


def write_report(text: str, failure: ClassFailure) -> str:
    """Write everything that is known about a failure to a file among the temporary ones, and return its name; "" if there can be
    none."""
    parts = [f"{CLASS}{text}\n{failure.text}", failure.request, failure.answer, failure.traceback]
    try:
        with NamedTemporaryFile("w", encoding="utf-8", errors="replace", prefix=REPORT_PREFIX, suffix=".txt", delete=False) as file:
            file.write("\n\n".join(part.rstrip() for part in parts if part) + "\n")
        return file.name
    except OSError:
        return ""


def make_class(text: str) -> Bot:
    """Return a new bot of a class that a file or module defines. Raises `InvalidBot` if the name is wrong."""
    where, _, rest = text.partition(":")
    name, _, settings = rest.partition(":")
    if not where or not name:
        raise InvalidBot(TEXTS.text("class-form", given=printable(text)))
    kind = getattr(_module(where), name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise InvalidBot(TEXTS.text("class-missing", **{"where": where, "class": name}))
    given = dict(_setting(part, text) for part in settings.split(",") if part)
    try:
        return kind(**given)
    except Exception as error:
        reason = str(error) if isinstance(error, TypeError) else f"{type(error).__name__}: {error}"
        raise InvalidBot(TEXTS.text("class-settings", **{"class": name, "settings": settings, "reason": reason})) from error


def _module(where: str) -> ModuleType:
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        path = Path(where).resolve()
        name = f"ilion-bot:{path}"
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
        return sys.modules[name]
    except Exception as error:
        raise InvalidBot(TEXTS.text("class-not-loadable", where=where, reason=f"{type(error).__name__}: {error}")) from error


def _setting(part: str, text: str) -> tuple[str, Any]:
    name, found, value = part.partition("=")
    if not found:
        raise InvalidBot(TEXTS.text("class-setting-form", given=printable(text), setting=printable(part)))
    try:
        return name, literal_eval(value)
    except (ValueError, SyntaxError):
        return name, value
