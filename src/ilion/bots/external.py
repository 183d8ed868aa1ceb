"""Bots that are programs of their own, in any language.

The program is started without a shell. For every decision it reads one line of JSON from its input,

    {"game": "horus", "seats": 2, "options": {…}, "seat": 0, "view": {…}, "prompt": "…", "moves": ["…", …], "seconds": 5.0}

and writes one line of JSON to its output: {"move": "…"}. Before that it may ask, as often as its time allows, why something is no
legal move: {"explain": "…"} is answered with a line

    {"explain": "…", "legal": false, "understood": true, "refusal": {"clause": "HO-19", "key": "…", "facts": {…}}, "detail": "…"}

Its input ends when the game does. A program that crashes, times out or sends invalid output forfeits that decision: a stand-in
moves for it, and after the third failure for the rest of the game.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any

from ilion.bots.advice import CATALOGUE
from ilion.bots.bot import Bot, InvalidBot, RandomBot
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Fact

MAX_FAILURES = 3  # failures before the stand-in stays
MAX_ANSWER = 1 << 16  # characters
MAX_QUOTED = 80  # characters of an answer that an error message repeats
START_TIMEOUT = 5.0  # extra seconds for the first answer after a start


def question(world: State, seat: int, seconds: float) -> dict[str, Any]:
    """All that a program is told when it is to decide for a seat, with the time that it has."""
    return {
        "game": world.game.id,
        "seats": world.seats,
        "options": dict(world.options),
        "seat": seat,
        "view": world.view(seat),
        "prompt": str(world.prompt()),
        "moves": [world.text(action) for action in world.legal_actions()],
        "seconds": seconds,
    }


def explanation(world: State, text: str) -> dict[str, Any]:
    """What a program is told about a move that it asks about."""
    return {"explain": text, **world.explain_text(text)}


class ExternalBot(Bot):
    """A program that plays by JSON lines."""

    def __init__(self, command: str | Sequence[str], seconds: float = 5.0, stand_in: Bot | None = None) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.command:
            raise InvalidBot("an external bot needs a command that starts it")
        self.seconds = seconds
        self.stand_in = stand_in or RandomBot()
        self.start_timeout = START_TIMEOUT
        self.failures: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        if len(self.failures) < MAX_FAILURES:
            action = self.ask(world, seat)
            if action is not None:
                return action
        return self.stand_in.choose(world, seat, rng)

    def ask(self, world: State, seat: int) -> int | None:
        """The program's move, or None after noting what it did wrong."""
        fresh = self.process is None
        if not self.start():
            return None
        moves = {world.text(action): action for action in world.legal_actions()}
        line = json.dumps(question(world, seat, self.seconds))
        end = monotonic() + self.seconds + self.start_timeout * fresh
        while True:
            answer = self.exchange(line, end)
            if answer is None:
                return None
            try:
                said = json.loads(answer)
                word = "move" if "move" in said else "explain"
                text = said[word]
            except (ValueError, TypeError, KeyError, RecursionError):
                self.record_failure("external-nonsense", answer=answer.strip()[:MAX_QUOTED])
                return None
            if word == "move" or not isinstance(text, str):
                break
            line = json.dumps(explanation(world, text))
        if not isinstance(text, str) or text not in moves:
            self.record_failure("external-illegal", answer=str(text)[:MAX_QUOTED])
            return None
        return moves[text]

    def start(self) -> bool:
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    encoding="utf-8",
                    errors="replace",
                    start_new_session=True,
                )
            except OSError as error:
                self.record_failure("external-missing", command=self.command[0], why=error.strerror or str(error))
                return False
        return True

    def exchange(self, line: str, end: float) -> str | None:
        """Send a line and wait for one, not beyond a time. Writing may block as well as reading, so both happen in a thread that
        dies with the program."""
        assert self.process is not None
        answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=_converse, args=(self.process.stdin, self.process.stdout, line, answers), daemon=True).start()
        begin = monotonic()
        try:
            answer = answers.get(timeout=max(0.0, end - begin))
        except Empty:
            self.record_failure("external-late", seconds=round(monotonic() - begin, 2))
            return None
        if answer:
            return answer
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.2)
        code = self.process.returncode
        self.record_failure("external-gone", code="none" if code is None else code)
        return None

    def record_failure(self, key: str, **facts: Fact) -> None:
        """Note what went wrong and end the program; it is started anew for the next decision."""
        self.failures.append(CATALOGUE.format(key, facts))
        self.close()

    def close(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with suppress(OSError, ValueError):
                        pipe.close()
            self.process = None

    def __repr__(self) -> str:
        return f"ExternalBot({shlex.join(self.command)!r})"


def _converse(stdin: IO[str], stdout: IO[str], question: str, answers: SimpleQueue[str]) -> None:
    answer: Any = ""
    with suppress(OSError, ValueError):
        stdin.write(question + "\n")
        stdin.flush()
        answer = stdout.readline(MAX_ANSWER)
    answers.put(answer)
