"""The story of a table for several viewers: each part of it is built once for everybody who perceives the same.

The result is that of `TableStory.seen`. A turn is told again with every event, and once more when its events are redacted, so
reusable parts are kept from one update to the next. Most events are open: everybody perceives them as they are and is shown the
same. They are processed once, for all viewers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from ilion.core.actors import SPECTATOR
from ilion.core.story import Turn
from ilion.core.turn import Beat
from ilion.table.history import Step
from ilion.table.table import Table

TURNS_BETWEEN = 4  # after which old ones are looked for and discarded
Viewer = int | None
Pack = Callable[[dict[str, Any]], Any]


class Perception(NamedTuple):
    """A viewer's perception of an event that is not open: for equal perceptions, the event is staged alike."""

    number: int
    recall: bool
    action: int  # the perceived action
    seat: int | None  # the viewer, if it matters who perceives it: see `Game.staged_alike`


@dataclass(eq=False, slots=True)
class Words:
    """The contribution of an event to the sentences of its turn. Each is equal only to itself, so that it is found quickly."""

    number: int
    lasting: bool  # it adds the same when it must be remembered


@dataclass(eq=False, slots=True)
class Staged:
    """The result of a perception."""

    number: int
    lasting: bool  # it is shown in the same way when it must be remembered
    beats: list[Beat]
    event: Any  # packed
    words: Words


class Touched(NamedTuple):
    """The turns that some events are part of, begin or take back, and all events of these turns, in order."""

    turns: list[Turn]
    needed: list[int]
    open: bool  # all of them are


class Teller:
    """Tells the viewers of a table its story. `pack` is applied once to every distinct turn and event."""

    def __init__(self, table: Table, pack: Pack) -> None:
        self.table = table
        self.pack = pack
        self.kept_from = 0  # the current turn when old ones were discarded last: its number
        self.open: dict[int, bool] = {}  # by number of the event
        self.in_full: dict[int, Staged] = {}  # open events
        self.redacted: dict[int, Staged] = {}  # open events, as they are shown when they must be remembered
        self.alike: dict[tuple[int, int], bool] = {}  # by number of the event and perceived action
        self.staged: dict[Perception, Staged] = {}
        self.perceived: dict[tuple[int, Viewer, bool], Staged] = {}  # events that are not open, in full or not
        self.words: dict[tuple[int, int, int | None], Words] = {}  # of those, where they stay the same when they must be remembered
        self.turns: dict[tuple[int, int | None, bool, tuple[Words, ...]], Any] = {}  # packed
        self.touched: dict[frozenset[int], Touched] = {}  # in this update
        self.told: dict[tuple[frozenset[int], int, bool, Viewer], dict[str, Any]] = {}  # in this update

    def tell(self, viewer: Viewer, numbers: Collection[int], recalls_from: int) -> dict[str, Any]:
        """The events with these numbers, and the turns that they are part of, begin or take back, for a viewer. Events before
        `recalls_from` must be remembered. Until `discard_old` is called, viewers who are told the same get the same object, which
        must not be changed."""
        asked = frozenset(numbers)
        touched = self.touched.get(asked)
        if touched is None:
            touched = self.touched[asked] = self._touch(asked)
        key = asked, bisect_left(touched.needed, recalls_from), touched.open, None if touched.open else viewer
        found = self.told.get(key)
        if found is None:
            found = self.told[key] = self._tell(touched.turns, viewer, asked, recalls_from)
        return found

    def _touch(self, numbers: frozenset[int]) -> Touched:
        turns = self.table.story.touched(numbers)
        needed = [number for turn in turns for number in turn.events]
        new = [number for number in needed if number not in self.open]
        if new:
            steps = list(self.table.history.steps(new[0]))
            for number in new:
                self._look_at(steps[number - new[0]])
        return Touched(turns, needed, all(self.open[number] for number in needed))

    def _look_at(self, step: Step) -> None:
        """Find out whether an event is open, and stage it if it is. Spectators see least: an event that is not veiled from them is
        veiled from nobody."""
        before, action, after, number = step.before, step.action, step.after, step.number
        assert before is not None
        assert action is not None
        assert after is not None
        game = self.table.game
        opened = self.open[number] = before.seen(action, None) == action and game.staged_alike(before, action, after)
        if not opened:
            return
        beats = game.stage(before, action, after, SPECTATOR, True)
        if self.table.history.n_recent and not game.staged_for_good(before, action, after):
            left = game.stage(before, action, after, SPECTATOR, False)
        else:
            left = beats
        lasting = left == beats
        words = Words(number, lasting or game.told_alike(before, action, after))
        self.in_full[number] = Staged(number, lasting, beats, self.pack({"number": number, "beats": beats}), words)
        if lasting:
            self.redacted[number] = self.in_full[number]
        else:
            later = words if words.lasting else Words(number, True)
            self.redacted[number] = Staged(number, True, left, self.pack({"number": number, "beats": left}), later)

    def _tell(self, turns: list[Turn], viewer: Viewer, numbers: frozenset[int], recalls_from: int) -> dict[str, Any]:
        told, events = [], []
        in_full, redacted = self.in_full, self.redacted
        for turn in turns:
            staged = []
            for number in turn.events:
                recall = number >= recalls_from
                one = (in_full if recall else redacted).get(number)
                if one is None:
                    one = self._find(number, viewer, recall)
                staged.append(one)
                if number in numbers:
                    events.append(one.event)
            told.append(self._turn(turn, staged))
        return {"count": len(self.table.story.turns.list), "turns": told, "events": events}

    def _find(self, number: int, viewer: Viewer, recall: bool) -> Staged:
        """Return the result of an event that is not open, or was open and has been discarded."""
        if self.open[number]:  # a turn before the current one is told in full again
            self._look_at(next(self.table.history.steps(number)))
            return (self.in_full if recall else self.redacted)[number]
        found = self.perceived.get((number, viewer, recall))
        if found is None:
            step = next(self.table.history.steps(number))
            found = self.perceived[number, viewer, recall] = self._stage(step, viewer, recall=recall)
        return found

    def _stage(self, step: Step, viewer: Viewer, *, recall: bool) -> Staged:
        """Stage an event that is not open."""
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
            event = self.pack({"number": number, "beats": beats})
            words = self._words(step, action, perception.seat) or Words(number, not recall)
            staged = self.staged[perception] = Staged(number, not recall, beats, event, words)
        return staged

    def _words(self, step: Step, action: int, seat: int | None) -> Words | None:
        """Return the contribution of an event that is not open to the sentences, remembered or not; None if the two differ."""
        assert step.before is not None
        assert step.after is not None
        key = step.number, action, seat
        found = self.words.get(key)
        if found is None and self.table.game.told_alike(step.before, action, step.after):
            found = self.words[key] = Words(step.number, True)
        return found

    def _turn(self, turn: Turn, staged: list[Staged]) -> Any:
        key = turn.number, turn.begun_by, turn.finished, tuple([one.words for one in staged])
        found = self.turns.get(key)
        if found is None:
            found = self.turns[key] = self.pack(self.table.story.tell(turn, [one.beats for one in staged]))
        return found

    def discard_old(self) -> None:
        """Discard everything that will not be told again: of earlier turns, only redacted events may be told once more."""
        self.touched.clear()
        self.told.clear()
        turn = self.table.story.turns.current
        if 0 <= turn.number - self.kept_from < TURNS_BETWEEN:
            return
        self.kept_from = turn.number
        end = len(self.table.record.events)
        first = turn.events[0] if turn.events else end
        oldest = min(first, end - self.table.history.n_recent)
        self.open = {number: opened for number, opened in self.open.items() if number >= oldest}
        self.in_full = {number: one for number, one in self.in_full.items() if number >= (oldest if one.lasting else first)}
        self.redacted = {number: staged for number, staged in self.redacted.items() if number >= oldest}
        self.alike = {key: alike for key, alike in self.alike.items() if key[0] >= oldest}
        self.words = {key: words for key, words in self.words.items() if key[0] >= oldest}
        self.staged = {key: staged for key, staged in self.staged.items() if key[0] >= (first if key[1] else oldest)}
        self.perceived = {key: staged for key, staged in self.perceived.items() if key[0] >= (first if key[2] else oldest)}
        self.turns = {
            key: told
            for key, told in self.turns.items()
            if key[0] == turn.number or (key[3] and key[3][0].number >= oldest and all(words.lasting for words in key[3]))
        }
