"""Walking through a recorded game, as a spectator or as one seat saw it."""

from __future__ import annotations

from pathlib import Path

from ilion.cli.language import say
from ilion.cli.local_game import about_file, event_at, read_record, replayed, turns_of
from ilion.cli.screen import Screen, typed_number
from ilion.core.actors import OVER
from ilion.core.errors import InvalidOption, InvalidRecord
from ilion.core.state import State
from ilion.core.story import Turn, TurnEvent, tell
from ilion.core.text import Names


class Replay:
    """A record, event by event, as the viewer saw it; an unfinished game without `recall`."""

    def __init__(self, path: Path, seat: int | None, screen: Screen) -> None:
        """`seat` is counted from 1, as people do; None is a spectator."""
        record = read_record(path)
        if seat is not None and not 1 <= seat <= record.seats:
            raise InvalidOption(say("error-seat", number=seat, seats=record.seats))
        viewer = None if seat is None else seat - 1
        try:
            self.states = list(record.states())
        except InvalidRecord as error:
            raise InvalidRecord(about_file(path, error)) from None
        self.record = record
        self.events = record.events
        self.steps = replayed(record)
        self.turns = turns_of(record, self.steps, self.states[-1])
        self.viewer = viewer
        self.screen = screen

    def name(self, seat: int) -> str:
        return self.screen.message("you") if seat == self.viewer else self.screen.person_name(seat)

    def names(self) -> Names:
        seats = range(self.record.seats)
        return Names([self.screen.person_name(seat) for seat in seats], frozenset(() if self.viewer is None else (self.viewer,)))

    def at(self, number: int) -> TurnEvent:
        return event_at(self.steps, number, self.states[-1])

    def sentences(self, turn: Turn) -> list[str]:
        """Return a turn in words; in an unfinished game, leave out what people must remember for themselves."""
        forgotten = 0 if self.states[-1].actor == OVER else len(self.steps)
        texts = tell(self.record.game, turn, self.at, self.viewer, recalls_from=forgotten)
        return self.screen.sentences(texts, self.names())

    def event(self, number: int) -> None:
        """Show the event with this number, counted from 1."""
        event, before = self.events[number - 1], self.states[number - 1]
        if event.undone:
            self.screen.print_line(f"  · {self.screen.message('taken-back-events', number=event.undone)}")
        else:
            self.screen.event(before, before.parse(event.text), self.viewer, self.name, self.names())

    def board(self, state: State) -> None:
        self.screen.board(state, self.viewer, recall=self.states[-1].actor == OVER)

    def run_all(self, *, steps: bool = False) -> None:
        """Show everything at once: turn by turn, or with `steps` event by event, also what was taken back."""
        if steps:
            for number in range(1, len(self.states)):
                self.event(number)
        else:
            for turn in self.turns.list:
                if sentences := self.sentences(turn):
                    self.screen.turn(sentences)
        self.board(self.states[-1])
        self.finish()

    def annotated(self) -> str:
        """The record as the viewer saw it, with every turn in words as a comment."""
        over = self.states[-1].actor == OVER
        record = self.record if over else self.record.for_seat(self.viewer)
        told = {turn.events[-1]: " ".join(self.sentences(turn)) for turn in self.turns.list if turn.events}
        return record.commented({place: sentences for place, sentences in told.items() if sentences})

    def finish(self) -> None:
        last = self.states[-1]
        if last.actor == OVER:
            self.screen.result(last, self.name)
        else:
            self.screen.prompt(last, self.names())

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
        """Read the number of the event to go to; None to leave."""
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
