"""The story of a table for several viewers: each part of it is built once for everybody who perceives the same.

The result is that of `TableStory.seen`. A turn is told again with every event, and once more when its events are redacted, so what
is needed again is kept from one update to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from ilion.core.actors import SPECTATOR
from ilion.core.story import Turn
from ilion.core.turn import Beat
from ilion.table.history import Step
from ilion.table.table import Table

Viewer = int | None
Pack = Callable[[dict[str, Any]], Any]


class Perception(NamedTuple):
    """An event as viewers perceive it: where this is equal, the event is staged alike."""

    number: int
    recall: bool
    action: int  # as it is perceived
    seat: int | None  # the viewer, if it matters who perceives it: see `Game.staged_alike`


@dataclass(eq=False, slots=True)
class Staged:
    """What comes of a perception. Each is equal to itself alone, and so is found quickly."""

    number: int
    recall: bool
    beats: list[Beat]
    event: Any  # packed


class Teller:
    """Tells the viewers of a table its story. `pack` is applied once to every distinct turn and event."""

    def __init__(self, table: Table, pack: Pack) -> None:
        self.table = table
        self.pack = pack
        self.turn: Turn | None = None  # the current turn, of which everything is kept
        self.alike: dict[tuple[int, int], bool] = {}  # by number of the event and perceived action
        self.staged: dict[Perception, Staged] = {}
        self.perceived: dict[tuple[int, Viewer], Staged] = {}  # the events of the current turn, in full
        self.turns: dict[tuple[int, int | None, bool, tuple[Staged, ...]], Any] = {}  # packed

    def tell(self, viewer: Viewer, numbers: Collection[int], recalls_from: int) -> dict[str, Any]:
        """The events with these numbers, and the turns that they are part of, begin or take back, for a viewer. What happened
        before event `recalls_from` must be remembered."""
        story, perceived = self.table.story, self.perceived
        turns = story.touched(numbers)
        needed = [number for turn in turns for number in turn.events]
        missing = [number for number in needed if number < recalls_from or (number, viewer) not in perceived]
        redacted = self._perceive(missing, viewer, recalls_from) if missing else {}
        told, events = [], []
        for turn in turns:
            staged = tuple([redacted[number] if number < recalls_from else perceived[number, viewer] for number in turn.events])
            told.append(self._turn(turn, staged))
            events += [one.event for one in staged if one.number in numbers]
        return {"count": len(story.turns.list), "turns": told, "events": events}

    def _perceive(self, numbers: list[int], viewer: Viewer, recalls_from: int) -> dict[int, Staged]:
        """Note how a viewer perceives events, and return those that must be remembered by now."""
        redacted = {}
        first = min(numbers)
        steps = list(self.table.history.steps(first))
        for number in numbers:
            step = steps[number - first]
            if number < recalls_from:
                redacted[number] = self._stage(step, viewer, recall=False)
            else:
                self.perceived[number, viewer] = self._stage(step, viewer, recall=True)
        return redacted

    def _stage(self, step: Step, viewer: Viewer, *, recall: bool) -> Staged:
        assert step.before is not None
        assert step.action is not None
        assert step.after is not None
        game, number = self.table.game, step.number
        seat, action = SPECTATOR if viewer is None else viewer, step.before.seen(step.action, viewer)
        alike = self.alike.get((number, action))
        if alike is None:
            alike = self.alike[number, action] = game.staged_alike(step.before, action, step.after)
        perception = Perception(number, recall, action, None if alike else seat)
        staged = self.staged.get(perception)
        if staged is None:
            beats = game.stage(step.before, action, step.after, seat, recall)
            staged = self.staged[perception] = Staged(number, recall, beats, self.pack({"number": number, "beats": beats}))
        return staged

    def _turn(self, turn: Turn, staged: tuple[Staged, ...]) -> Any:
        key = turn.number, turn.begun_by, turn.finished, staged
        found = self.turns.get(key)
        if found is None:
            found = self.turns[key] = self.pack(self.table.story.tell(turn, [one.beats for one in staged]))
        return found

    def discard_old(self) -> None:
        """Forget what nobody will be told again: of earlier turns only redacted events may be told once more."""
        turn = self.table.story.turns.current
        if turn is self.turn:
            return
        self.turn = turn
        end = len(self.table.record.events)
        first = turn.events[0] if turn.events else end
        oldest = end - self.table.history.n_recent
        self.alike = {key: alike for key, alike in self.alike.items() if key[0] >= oldest}
        self.staged = {key: staged for key, staged in self.staged.items() if key[0] >= (first if key[1] else oldest)}
        self.perceived = {key: staged for key, staged in self.perceived.items() if key[0] >= first}
        self.turns = {
            key: told
            for key, told in self.turns.items()
            if key[0] == turn.number or (key[3] and not key[3][0].recall and key[3][0].number >= oldest)
        }
