"""A game at one terminal, without its screen: who sits where, what happened, what may be taken back, and the saved file."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ilion import bots
from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import InvalidOption, InvalidRecord
from ilion.core.game import Game
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State

PERSON = "person"
EXTERNAL = "external"  # a program that only the command line can name
PLAYERS = "Players"  # the tag of a saved game that says who sits where
GLANCES = 32  # worlds compared to find out whether a seat holds a secret


class Step(NamedTuple):
    """An event that stands: the state before it, and the action or outcome."""

    before: State
    action: int


class LocalGame:
    """People and bots around one game. Each draw and each bot's choice is fixed by the seed and the number of the event, so that a
    saved game goes on with the same seed as if it had never been left, and nothing about the future is ever stored."""

    def __init__(
        self, record: Record, players: Sequence[str], seed: int, program: str | None = None, *, tolerate: bool = False
    ) -> None:
        """Go on with a record, which may be empty. `InvalidRecord` if it breaks the rules or is by others. `program` is the command
        behind the players called EXTERNAL; no file ever names it, so that opening a file starts nothing. If it fails,
        `BotFailure` ends the game, unless `tolerate` lets a random move stand in."""
        self.tolerate = tolerate
        self.state = record.verify()
        self.steps = replayed(record)
        self.record = record
        self.seed = seed
        self.players = tuple(record.tags.get(PLAYERS, " ".join(players)).split(" "))
        if len(self.players) != record.seats:
            raise InvalidRecord(f"the tag [{PLAYERS} …] names {len(self.players)} players for {record.seats} seats")
        self.bots = {seat: self._bot(name, program) for seat, name in enumerate(self.players) if name != PERSON}
        record.tags[PLAYERS] = " ".join(self.players)
        self.saved_as: Path | None = None
        self.unsaved = False

    def _bot(self, name: str, program: str | None) -> bots.Bot:
        if name != EXTERNAL:
            return bots.make(name, self.state.game)
        if program is None:
            raise InvalidOption("an external program plays in this game: say with --bot how to start it")
        return bots.ExternalBot(program, tolerate=self.tolerate)

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if name == PERSON]

    def move(self, action: int) -> None:
        """Make a move or settle a draw; illegal: `IllegalMove`, and nothing changes."""
        before = self.state.copy()
        self.record.add(self.state, action)
        self.steps.append(Step(before, action))
        self.unsaved = True

    def settle(self) -> None:
        """Draws and bots, until a person must act or the game is over."""
        while self.state.actor != OVER and self.state.actor not in self.people:
            rng = self._rng(len(self.record.events))
            if self.state.actor == CHANCE:
                self.move(self.state.draw(rng))
            else:
                self.move(bots.decide(self.bots[self.state.actor], self.state, rng))
        if self.state.actor == OVER:
            for seat, bot in self.bots.items():
                bot.game_over(self.record, self.state, seat)

    def failures(self) -> list[str]:
        """Return what programs have done wrong so far and was tolerated."""
        programs = [bot for bot in self.bots.values() if isinstance(bot, bots.ExternalBot)]
        return [str(failure) for program in programs for failure in program.failures]

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.bots.values():
            bot.close()

    def _rng(self, event: int) -> Rng:
        return Rng(int.from_bytes(hashlib.sha256(f"{self.seed} {event}".encode()).digest()[:8], "big"))

    def obstacle(self) -> tuple[str, dict[str, int]] | None:
        """Why the seat to move cannot take its last decision back, as a text's key and facts; None if it can. It can as long as
        nobody has learnt anything."""
        if not self.steps:
            return "no-undo-nothing", {}
        before, action = self.steps[-1]
        if before.actor == CHANCE:
            return "no-undo-draw", {}
        if before.actor != self.state.actor:
            return "no-undo-other", {"number": before.actor}
        if before.reveals(action):
            return "no-undo-shown", {}
        if before.preview(action, before.actor) != before.preview(action, before.actor, recall=False):
            return "no-undo-remember", {}
        return None

    def undo(self) -> Step:
        """Take back the last decision of the seat to move; only if there is no `obstacle`."""
        step = self.steps.pop()
        self.record.take_back(1)
        self.state = step.before.copy()
        self.unsaved = True
        return step

    def holds_secret(self, seat: int) -> bool:
        """Whether a seat knows what a spectator does not: then a world that a spectator cannot tell from this one may look
        different to the seat."""
        mine = self.state.view(seat)
        rng = Rng(self.seed)
        return any(self.state.resample(None, rng).view(seat) != mine for _ in range(GLANCES))

    def save(self, path: Path) -> None:
        """Write the whole record, all at once or not at all (`OSError`)."""
        draft = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            draft.write_text(str(self.record), "utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
        self.saved_as = path
        self.unsaved = False


def replayed(record: Record) -> list[Step]:
    """The events of a record that were not taken back."""
    steps: list[Step] = []
    states = record.states()
    before = next(states)
    for event, after in zip(record.events, states, strict=True):
        if event.undone:
            del steps[-event.undone :]
        else:
            steps.append(Step(before, before.parse(event.text)))
        before = after
    return steps


def read_record(path: Path) -> Record:
    """The record in a file; `InvalidRecord` names the file and what is wrong with it."""
    try:
        return Record.parse(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidRecord(f"{path} cannot be read: {error.strerror}; a file that `save` wrote is expected") from None
    except InvalidRecord as error:
        raise InvalidRecord(f"{path}: {error}") from None
    except ValueError:  # the bytes are no text, or the name is no name
        raise InvalidRecord(f"{path} is not a text file; a file that `save` wrote is expected") from None


def resume(path: Path, seed: int, program: str | None = None, *, tolerate: bool = False) -> LocalGame:
    """Go on with a saved game. Where the file does not say who played, a person sits on seat 0 and bots on the others."""
    record = read_record(path)
    local = LocalGame(record, seating(record.game, record.seats, people=1, first=0, bot="random"), seed, program, tolerate=tolerate)
    local.saved_as = path
    return local


def seating(game: Game[Any], seats: int, people: int, first: int, bot: str) -> list[str]:
    """People side by side from the first seat on, bots on the other seats."""
    if not 0 <= first < seats:
        raise InvalidOption(f"there is no seat {first}; the seats are 0 to {seats - 1}")
    if not 0 <= people <= seats:
        raise InvalidOption(f"{people} people do not fit: there are {seats} seats")
    if bot != EXTERNAL:
        bots.make(bot, game)
    return [PERSON if (seat - first) % seats < people else bot for seat in range(seats)]
