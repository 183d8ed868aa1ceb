"""The turns of a table as a viewer sees them: the beats of every event, and the sentences for each turn."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from ilion.core import story
from ilion.core.story import Turn, TurnEvent, Turns
from ilion.core.turn import Beat, StagedTurn
from ilion.table.history import History, Step

Viewer = int | None
MAX_STAGED = 1_024  # events whose beats are cached per table


class TableStory:
    """The turns of a table's record. Beats are cached: a turn that goes on is told again with every event."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.turns = Turns(history.after(0))
        self.active: list[int] = []  # the events that were not taken back
        self._staged: dict[tuple[int, Viewer, bool], list[Beat]] = {}
        for step in history.steps():
            self.add(step)

    def add(self, step: Step) -> None:
        """Take in the next event of the record."""
        if step.before is None or step.action is None:
            n = step.event.undone
            self.turns.take_back(self.active[-n:])
            del self.active[-n:]
            return
        self.turns.add(*_event(step))
        self.active.append(step.number)

    def seen(self, viewer: Viewer, numbers: Collection[int], recalls_from: int) -> dict[str, Any]:
        """The events with these numbers, and the turns that they are part of, begin or take back, for a viewer. What happened
        before event `recalls_from` must be remembered."""
        turns = list(self._touched(numbers))
        beats = self._stage({number for turn in turns for number in turn.events}, viewer, recalls_from)
        return {
            "count": len(self.turns.list),
            "turns": [self._turn(turn, beats) for turn in turns],
            "events": [{"number": number, "beats": beats[number]} for number in self.active if number in numbers],
        }

    def everything(self, viewer: Viewer, recalls_from: int) -> dict[str, Any]:
        return self.seen(viewer, range(len(self.history.record.events)), recalls_from)

    def _touched(self, numbers: Collection[int]) -> Iterator[Turn]:
        taken_back = any(self.history.record.events[number].undone for number in numbers)
        for turn in self.turns.list:
            current = turn is self.turns.current
            begun = turn.begun_by in numbers or (turn.begun_by is None and 0 in numbers)
            if begun or (current and taken_back) or any(number in numbers for number in turn.events):
                yield turn

    def _turn(self, turn: Turn, beats: Mapping[int, list[Beat]]) -> dict[str, Any]:
        events = [beats[number] for number in turn.events]
        told = self.turns.game.tell(StagedTurn(turn.id.kind, turn.id.seat, turn.opening, events, turn.finished))
        return {
            "number": turn.number,
            "kind": turn.id.kind,
            "seat": turn.id.seat,
            "events": list(turn.events),
            "opening": turn.opening,
            "finished": turn.finished,
            "sentences": [text.to_dict() for text in told],
        }

    def _stage(self, numbers: set[int], viewer: Viewer, recalls_from: int) -> dict[int, list[Beat]]:
        """The beats of events, by their numbers."""
        found = {number: self._staged.get((number, viewer, number >= recalls_from)) for number in numbers}
        missing = {number for number, beats in found.items() if beats is None}
        if len(self._staged) + len(missing) > MAX_STAGED:
            self._staged.clear()
        for step in self.history.steps(min(missing)) if missing else ():
            if step.number in missing:
                recall = step.number >= recalls_from
                beats = self._staged[step.number, viewer, recall] = story.stage(_event(step), viewer, recall=recall)
                found[step.number] = beats
        return {number: beats for number, beats in found.items() if beats is not None}


def _event(step: Step) -> TurnEvent:
    assert step.before is not None
    assert step.action is not None
    after = step.before.copy()
    after.apply(step.action)
    return TurnEvent(step.number, step.before, step.action, after)
