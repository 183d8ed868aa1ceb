"""The turns of a table, as a viewer sees them: the beats of every event, and the sentences for each turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ilion.core import story
from ilion.core.story import Turn, TurnEvent, Turns
from ilion.core.turn import Beat, StagedTurn, TurnId
from ilion.table.history import History, Step

Viewer = int | None


class TableStory:
    """The turns of a table's record."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.turns = Turns(history.after(0))
        self.active: list[int] = []  # the events that were not taken back
        self.untold: dict[tuple[TurnId, bool], list[dict[str, Any]]] = {}  # sentences of turns in which nothing has happened
        self.for_spectators: tuple[int, dict[str, Any]] | None = None  # for viewers who remember everything
        for step in history.steps():
            self.add(step)

    def add(self, step: Step) -> None:
        """Add the next event of the record."""
        self.for_spectators = None
        if step.before is None:
            n = step.event.undone
            self.turns.take_back(self.active[-n:])
            del self.active[-n:]
            return
        self.turns.add(*turn_event(step))
        self.active.append(step.number)

    def seen(self, viewer: Viewer, numbers: Collection[int], recalls_from: int) -> dict[str, Any]:
        """The events with these numbers, and the turns that they are part of, begin or take back, for a viewer. Events before
        `recalls_from` must be remembered."""
        turns = self.touched(numbers)
        needed = {number for turn in turns for number in turn.events}
        beats = {
            step.number: story.stage(turn_event(step), viewer, recall=step.number >= recalls_from)
            for step in (self.history.steps(min(needed)) if needed else ())
            if step.number in needed
        }
        return {
            "count": len(self.turns.list),
            "turns": [self.tell(turn, [beats[number] for number in turn.events]) for turn in turns],
            "events": [{"number": number, "beats": beats[number]} for number in self.active if number in numbers],
        }

    def everything(self, viewer: Viewer, recalls_from: int) -> dict[str, Any]:
        if viewer is None and self.for_spectators is not None and self.for_spectators[0] == recalls_from:
            return self.for_spectators[1]
        found = self.seen(viewer, range(len(self.history.record.events)), recalls_from)
        if viewer is None:
            self.for_spectators = recalls_from, found
        return found

    def touched(self, numbers: Collection[int]) -> list[Turn]:
        """The turns that events with these numbers are part of, begin or take back, in order."""
        if not numbers:
            return []
        first = min(numbers)
        asked = frozenset(numbers)
        taken_back = any(self.history.record.events[number].undone for number in asked)
        found = []
        for turn in reversed(self.turns.list):
            begun = turn.begun_by in asked or (turn.begun_by is None and 0 in asked)
            if begun or (taken_back and turn is self.turns.current) or not asked.isdisjoint(turn.events):
                found.append(turn)
            if turn.begun_by is not None and turn.begun_by < first:  # all events of the turns before are earlier
                break
        found.reverse()
        return found

    def tell(self, turn: Turn, beats: list[list[Beat]]) -> dict[str, Any]:
        """Return a turn in the form sent to all viewers who perceive its events as these beats."""
        return {
            "number": turn.number,
            "kind": turn.id.kind,
            "seat": turn.id.seat,
            "events": list(turn.events),
            "opening": turn.opening,
            "finished": turn.finished,
            "sentences": self._sentences(turn, beats),
        }

    def _sentences(self, turn: Turn, beats: list[list[Beat]]) -> list[dict[str, Any]]:
        id, finished = turn.id, turn.finished
        if beats or turn.opening:
            return [text.to_dict() for text in self.turns.game.tell(StagedTurn(id.kind, id.seat, turn.opening, beats, finished))]
        found = self.untold.get((id, finished))
        if found is None:
            told = self.turns.game.tell(StagedTurn(id.kind, id.seat, [], [], finished))
            found = self.untold[id, finished] = [text.to_dict() for text in told]
        return found.copy()


def turn_event(step: Step) -> TurnEvent:
    """Return the event of a step that takes nothing back."""
    assert step.before is not None
    assert step.action is not None
    assert step.after is not None
    return TurnEvent(step.number, step.before, step.action, step.after)
