"""Turns: the events that belong together, the display of each, and the sentences that tell them.

A game defines the turn that a state belongs to (`Game.turn_of`), the appearance of an event on the table (`Game.stage`: a list of
beats, which are data with a `kind`) and the sentences of a turn (`Game.tell`). Sentences are made from beats alone, and beats from
what a viewer perceives, so neither can give a secret away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ilion.core.actors import OVER, SPECTATOR
from ilion.core.game import Game
from ilion.core.state import State
from ilion.core.text import Text
from ilion.core.turn import Beat, StagedTurn, TurnId


class TurnEvent(NamedTuple):
    """An event with its number, the states around it, and the action or outcome."""

    number: int
    before: State
    action: int
    after: State


@dataclass
class Turn:
    """The events of one turn, in order. `begun_by` is the number of the event that ended the turn before; None: the game began."""

    number: int
    id: TurnId
    opening: list[Beat]
    begun_by: int | None
    events: list[int] = field(default_factory=list)
    finished: bool = False


class Turns:
    """The turns of a game, which grows event by event and can be taken back. A turn is listed as soon as it begins, even if no
    event follows in it because its player misses it."""

    def __init__(self, start: State) -> None:
        self.game: Game[Any] = start.game
        first = self.game.turn_of(start)
        self.list: list[Turn] = [Turn(0, first, [], None)]

    @property
    def current(self) -> Turn:
        return self.list[-1]

    def add(self, number: int, before: State, action: int, after: State) -> Turn:
        """Put an event into the current turn, begin the turns that it leads to, and return the turn it belongs to."""
        turn = self.current
        turn.events.append(number)
        if after.actor == OVER:
            turn.finished = True
        elif self.game.turn_of(before) != self.game.turn_of(after):
            turn.finished = True
            for start in self.game.turns_begun(before, action, after):
                self.current.finished = True
                self.list.append(Turn(len(self.list), start.id, start.opening, number))
        return turn

    def take_back(self, numbers: Iterable[int]) -> Turn:
        """Remove events, the last ones of the game, and return the turn that is then the last."""
        gone = set(numbers)
        self.list = [turn for turn in self.list if turn.begun_by not in gone]
        self.current.finished = False
        self.current.events = [number for number in self.current.events if number not in gone]
        return self.current


def stage(event: TurnEvent, viewer: int | None, *, recall: bool = True) -> list[Beat]:
    """The beats of an event for a viewer (None: a spectator). Without `recall`, as they are shown once the event must be
    remembered."""
    before, action = event.before, event.action
    game: Game[Any] = before.game
    return game.stage(before, before.seen(action, viewer), event.after, SPECTATOR if viewer is None else viewer, recall)


def tell(
    game: Game[Any], turn: Turn, event: Callable[[int], TurnEvent], viewer: int | None, *, recalls_from: int = 0
) -> list[Text]:
    """The sentences of a turn for a viewer. Events before `recalls_from` must be remembered."""
    events = [stage(event(number), viewer, recall=number >= recalls_from) for number in turn.events]
    return game.tell(StagedTurn(turn.id.kind, turn.id.seat, turn.opening, events, turn.finished))
