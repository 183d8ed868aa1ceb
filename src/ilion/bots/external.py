"""Bots that are programs of their own, in any language; `ilion.bots.protocol` has the messages.

A program fails if it cannot start, crashes, times out or sends invalid output; `ilion.bots.guests` says what happens then.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from time import monotonic
from typing import NoReturn

from ilion.bots.bot import TEXTS, Bot, InvalidBot
from ilion.bots.guests import BotFailure, Failure, GuestBot, quoted
from ilion.bots.program import CannotStart, Ended, Late, Program
from ilion.bots.protocol import explanation, game_end, move_request
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Fact, Text, printable

START_TIMEOUT = 5.0  # extra seconds for the first answer after a start
END_TIMEOUT = 0.5  # seconds in which a program that has closed its output must end for its exit code to be known


class ExternalBot(GuestBot):
    """A program that plays by JSON lines. It is started for its first decision of a game and ended with the game."""

    def __init__(
        self, command: str | Sequence[str], seconds: float = 5.0, stand_in: Bot | None = None, *, tolerate: bool = False
    ) -> None:
        super().__init__(stand_in, tolerate=tolerate)
        try:
            self.command = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            raise InvalidBot(TEXTS.text("command-unreadable", command=printable(command), reason=str(error))) from None
        if not self.command:
            raise InvalidBot(TEXTS.text("command-missing"))
        self.seconds = seconds
        self.start_timeout = START_TIMEOUT
        self.failures: list[Failure] = []
        self.program: Program | None = None
        self.peak_memory = 0  # bytes, of all processes that have ended

    def try_to_choose(self, world: State, seat: int, rng: Rng) -> int | None:
        return self.ask(world, seat)

    def stop(self) -> NoReturn:
        raise BotFailure(shlex.join(self.command), self.failures[-1])

    def ask(self, world: State, seat: int, *, first: bool = False) -> int | None:
        """Return the program's move, or None after recording a failure. `first`: a new game begins for it here."""
        fresh = self.program is None
        if not self.start():
            return None
        assert self.program is not None
        line = json.dumps(move_request(world, seat, self.seconds, first=first or fresh))
        if unasked := self.program.unasked():
            self.record_failure("external-unasked", line, unasked, answer=quoted(unasked))
            return None
        moves = {world.text(action): action for action in world.legal_actions()}
        begin = monotonic()
        deadline = begin + self.seconds + self.start_timeout * fresh
        while True:
            try:
                answer = self.program.exchange(line, deadline)
            except Late:
                self.record_failure("external-late", line, seconds=round(monotonic() - begin, 2))
                return None
            except Ended:
                self.program.close(END_TIMEOUT)
                code = self.program.code
                self.record_failure("external-gone", line, code="none" if code is None else code)
                return None
            try:
                reply = json.loads(answer)
                word = "move" if "move" in reply else "explain"
                text = reply[word]
            except (ValueError, TypeError, KeyError, RecursionError):
                self.record_failure("external-nonsense", line, answer, answer=quoted(answer))
                return None
            if word == "move" or not isinstance(text, str):
                break
            line = json.dumps(explanation(world, text))
        if not isinstance(text, str) or text not in moves:
            self.record_failure("external-illegal", line, answer, answer=quoted(str(text)))
            return None
        return moves[text]

    def start(self) -> bool:
        if self.program is None:
            try:
                self.program = Program(self.command)
            except CannotStart as error:
                self.record_failure("external-missing", "", command=self.command[0], why=(error.reason,))
                return False
        return True

    def record_failure(self, key: str, request: str, line: str | None = None, **facts: Fact) -> None:
        """Record a failure and end the program; it is started again for the next decision."""
        program = self.program
        self.close()
        errors = "" if program is None else program.errors
        self.failures.append(Failure(Text("", key, facts, TEXTS), request, line, errors))

    def game_over(self, record: Record, state: State, seat: int) -> None:
        """Send the program the result and let it end by itself; its exit code does not matter."""
        if self.program is not None:
            self.program.finish(json.dumps(game_end(record, state, seat)))
        self.close()

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self.peak_memory = max(self.peak_memory, self.program.peak_memory)
            self.program = None

    def __repr__(self) -> str:
        return f"ExternalBot({shlex.join(self.command)!r})"
