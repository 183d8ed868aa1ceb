"""Walking through a recorded game, as a spectator or as one seat saw it."""

from __future__ import annotations

from pathlib import Path

from ilion.cli.local_game import read_record
from ilion.cli.screen import Screen, typed_number
from ilion.core.actors import OVER
from ilion.core.errors import InvalidOption, InvalidRecord
from ilion.core.state import State


class Replay:
    """A record, event by event. Only what the viewer saw is shown; an unfinished game is shown without `recall`."""

    def __init__(self, path: Path, viewer: int | None, screen: Screen) -> None:
        record = read_record(path)
        if viewer is not None and not 0 <= viewer < record.seats:
            raise InvalidOption(f"there is no seat {viewer}; the seats are 0 to {record.seats - 1}")
        try:
            self.states = list(record.states())
        except InvalidRecord as error:
            raise InvalidRecord(f"{path}: {error}") from None
        self.events = record.events
        self.viewer = viewer
        self.screen = screen

    def name(self, seat: int) -> str:
        return self.screen.message("you" if seat == self.viewer else "seat", number=seat)

    def event(self, number: int) -> None:
        """Show the event with this number, counted from 1."""
        event, before = self.events[number - 1], self.states[number - 1]
        if event.undone:
            self.screen.print_line(f"  · {self.screen.message('taken-back-events', number=event.undone)}")
        else:
            self.screen.event(before, before.parse(event.text), self.viewer, self.name)

    def board(self, state: State) -> None:
        self.screen.board(state, self.viewer, recall=self.states[-1].actor == OVER)

    def run_all(self) -> None:
        """Show everything at once."""
        for number in range(1, len(self.states)):
            self.event(number)
        self.board(self.states[-1])
        self.finish()

    def finish(self) -> None:
        last = self.states[-1]
        if last.actor == OVER:
            self.screen.result(last, self.name)
        else:
            self.screen.prompt(last)

    def run(self) -> None:
        """Step through the events by keys."""
        at, last = 0, len(self.states) - 1
        self.screen.print_message("replay-keys", "dim")
        while True:
            self.show(at)
            if (goal := self.goal(at, last)) is None:
                return
            at = goal

    def show(self, at: int) -> None:
        self.screen.print_message("replay-at", "dim", number=at, last=len(self.events))
        if at:
            self.event(at)
        self.board(self.states[at])
        if at == len(self.events):
            self.finish()

    def goal(self, at: int, last: int) -> int | None:
        """Return the event to go to, from what is typed; None to leave."""
        while True:
            try:
                word, _, rest = self.screen.ask().lower().partition(" ")
            except (EOFError, KeyboardInterrupt):
                return None
            if word == "q":
                return None
            if word == "" and at < last:
                return at + 1
            if word == "b" and at > 0:
                return at - 1
            if word == "g" and (chosen := typed_number(rest)) is not None and chosen <= last:
                return chosen
            self.screen.print_line(
                f"{self.screen.message('replay-keys')}   {self.screen.message('replay-range', last=last)}", "yellow"
            )
