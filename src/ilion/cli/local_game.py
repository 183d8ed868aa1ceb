"""A game at one terminal, without its screen: players by seat, events, undo, and the saved file."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ilion import bots
from ilion.bots.classes import CLASS
from ilion.bots.names import KINDS
from ilion.cli.language import CATALOGUE, in_words, os_reason, say
from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, IlionError, InvalidOption, InvalidRecord
from ilion.core.game import Game
from ilion.core.record import Record
from ilion.core.registry import load
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.story import TurnEvent, Turns
from ilion.core.text import Text
from ilion.table.errors import TableError
from ilion.table.levels import bot_levels
from ilion.table.travel import is_travel, read_travel

PERSON = "person"
EXTERNAL = "external"  # a program or a class that can be named only on the command line
PLAYERS = "Players"  # the tag of a saved game that names the players by seat
GLANCES = 32  # worlds that are compared to find out whether a seat knows a secret


class Step(NamedTuple):
    """An event that was not undone: the state before it, and the action or outcome."""

    before: State
    action: int


class LocalGame:
    """People and bots playing one game. The seed and the event number fix every draw and every bot move, so a saved game resumed
    with the same seed continues exactly as it would have, and the file contains nothing about the future."""

    def __init__(
        self, record: Record, players: Sequence[str], seed: int, program: str | None = None, *, tolerate: bool = False
    ) -> None:
        """Continue a record, which may be empty. Raises `InvalidRecord` if it breaks the rules or was played by other rules.
        `program` is the command, or the class, of the players called EXTERNAL; no file ever names it, so opening a file starts no
        program. If it fails, `BotFailure` ends the game, unless `tolerate` lets a random move stand in."""
        self.tolerate = tolerate
        self.state = record.verify()
        self.steps = replayed(record)
        self.turns = turns_of(record, self.steps, self.state)
        self.record = record
        self.seed = seed
        self.players = tuple(record.tags.get(PLAYERS, " ".join(players)).split(" "))
        if len(self.players) != record.seats:
            raise InvalidRecord(CATALOGUE.text("error-players", tag=PLAYERS, found=len(self.players), seats=record.seats))
        self.bots = {seat: self._bot(name, program) for seat, name in enumerate(self.players) if name != PERSON}
        record.tags[PLAYERS] = " ".join(self.players)
        self.saved_as: Path | None = None
        self.unsaved = False

    def _bot(self, name: str, program: str | None) -> bots.Bot:
        if name != EXTERNAL:
            return bots.make(name, self.state.game)
        if program is None:
            raise InvalidOption(say("error-program"))
        if program.startswith(CLASS):
            return bots.ClassBot(program.removeprefix(CLASS), tolerate=self.tolerate)
        return bots.ExternalBot(program, tolerate=self.tolerate)

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.players) if name == PERSON]

    def move(self, action: int) -> None:
        """Make a move or apply a draw; an illegal one raises `IllegalMove` and changes nothing."""
        before = self.state.copy()
        self.record.add(self.state, action)
        self.steps.append(Step(before, action))
        self.turns.add(len(self.steps) - 1, before, action, self.state.copy())
        self.unsaved = True

    def event(self, number: int) -> TurnEvent:
        """An event that was not taken back, by its place among them, with the states around it."""
        return event_at(self.steps, number, self.state)

    def settle(self) -> None:
        """Play draws and bots until a person must act or the game is over."""
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
        """Return the failures of programs and classes so far that were tolerated."""
        guests = [bot for bot in self.bots.values() if isinstance(bot, bots.GuestBot)]
        return [in_words(failure.full) for guest in guests for failure in guest.failures]

    def close(self) -> None:
        """Close the bots."""
        for bot in self.bots.values():
            bot.close()

    def _rng(self, event: int) -> Rng:
        return Rng(int.from_bytes(hashlib.sha256(f"{self.seed} {event}".encode()).digest()[:8], "big"))

    def obstacle(self) -> tuple[str, int | None] | None:
        """Return why the seat to move cannot undo its last decision, as a text's key and the other seat that it names; None if it
        can, that is as long as nobody has learnt anything."""
        if not self.steps:
            return "no-undo-nothing", None
        before, action = self.steps[-1]
        if before.actor == CHANCE:
            return "no-undo-draw", None
        if before.actor != self.state.actor:
            return "no-undo-other", before.actor
        if before.reveals(action):
            return "no-undo-shown", None
        if before.preview(action, before.actor) != before.preview(action, before.actor, recall=False):
            return "no-undo-remember", None
        return None

    def undo(self) -> Step:
        """Undo the last decision of the seat to move; only if there is no `obstacle`."""
        step = self.steps.pop()
        self.record.take_back(1)
        self.turns.take_back([len(self.steps)])
        self.state = step.before.copy()
        self.unsaved = True
        return step

    def holds_secret(self, seat: int) -> bool:
        """Whether a seat knows something that a spectator does not: then a world that a spectator cannot distinguish from this one
        may look different to the seat."""
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
    """Return the events of a record that were not undone."""
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


def event_at(steps: Sequence[Step], number: int, last: State) -> TurnEvent:
    after = steps[number + 1].before if number + 1 < len(steps) else last
    return TurnEvent(number, *steps[number], after)


def turns_of(record: Record, steps: Sequence[Step], last: State) -> Turns:
    """The turns of the events that were not taken back; they are numbered by their places among these."""
    turns = Turns(record.initial_state())
    for number in range(len(steps)):
        turns.add(*event_at(steps, number, last))
    return turns


def read_text(path: Path) -> str:
    """Return the text in a file; nothing if it is not text or cannot be read, which `read_record` explains."""
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError):
        return ""


def about_file(path: Path, error: IlionError) -> Text:
    """Return the text of an error that does not name the file, with the name of the file."""
    return TEXTS.text("about-file", file=str(path), reason=(error.text,))


def read_record(path: Path) -> Record:
    """Return the record in a file. Raises `InvalidRecord`, which names the file and the fault."""
    try:
        return Record.parse(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidRecord(say("error-cannot-read", file=str(path), reason=os_reason(error))) from None
    except InvalidRecord as error:
        raise InvalidRecord(about_file(path, error)) from None
    except ValueError:  # the bytes are not text, or the name is not a valid file name
        raise InvalidRecord(say("error-not-text", file=str(path))) from None


def resume(path: Path, seed: int, program: str | None = None, *, tolerate: bool = False) -> LocalGame:
    """Continue a saved game. If the file does not name the players, a person takes the first seat and bots take the others."""
    if is_travel(read_text(path)):
        return continue_table(path, seed)
    record = read_record(path)
    local = LocalGame(record, seating(record.game, record.seats, people=1, first=1, bot="random"), seed, program, tolerate=tolerate)
    local.saved_as = path
    return local


def continue_table(path: Path, seed: int) -> LocalGame:
    """Continue the game of a table that was brought here from a server. It is saved as a record, not over that file."""
    try:
        table = read_travel(read_text(path), lambda game: bot_levels(load(game), KINDS)).table()
    except TableError as error:
        raise InvalidRecord(about_file(path, error)) from None
    players = [PERSON if seat.kind in ("person", "external") and not seat.resigned else str(seat.bot_level) for seat in table.seats]
    return LocalGame(table.record, players, seed)


def seating(game: Game[Any], seats: int, people: int, first: int, bot: str) -> list[str]:
    """Return the players: people side by side from the first seat on, which people count from 1, bots in the other seats."""
    if not 1 <= first <= seats:
        raise InvalidOption(say("error-seat", number=first, seats=seats))
    if not 0 <= people <= seats:
        raise InvalidOption(say("error-people", people=people, seats=seats))
    if bot != EXTERNAL:
        bots.make(bot, game)
    return [PERSON if (seat + 1 - first) % seats < people else bot for seat in range(seats)]
