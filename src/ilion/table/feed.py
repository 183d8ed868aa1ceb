"""The updates of a table: the messages for each viewer when something happens, built once for viewers with equal knowledge."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import islice
from typing import Any

from ilion.table.history import Step
from ilion.table.table import Table
from ilion.table.telling import Pack, Teller
from ilion.table.visibility import (
    Viewer,
    describe_event,
    perceived_action,
    redacted_before,
    redacted_event,
    table_states,
)

MAX_PACKED = 60  # descriptions to keep before discarding those that nobody needs any more
Describe = Callable[[Step, int | None], dict[str, Any] | None]


def unpacked(event: dict[str, Any]) -> Any:
    """Leave an event as it is."""
    return event


class Feed:
    """The feed of a table: what has been sent, and what comes next.

    `pack` is applied once to every distinct description of an event or a turn, and its result stands in the messages: a host that
    sends JSON can encode each once for everybody who perceives the same.
    """

    def __init__(self, table: Table, pack: Pack = unpacked) -> None:
        self.table = table
        self.pack = pack
        self.teller = Teller(table, pack)
        self.n_sent = len(table.record.events)
        self.redacted_to: dict[Viewer, int] = {}  # the first event that has not been sent to a viewer in its redacted form
        self.packed: dict[tuple[Describe, int, int | None], Any] = {}  # by description, number of the event, and perceived action
        self.new_log: list[Any] | None = None  # the new events, if everybody perceives them alike; in this update

    def replace_table(self, table: Table) -> None:
        """Continue with a table that was read again."""
        self.table = table
        self.teller = Teller(table, self.pack)
        self.packed.clear()

    def begin(self, viewer: Viewer) -> None:
        """Note that a viewer gets the whole log, redacted as far as necessary now."""
        self.redacted_to.setdefault(viewer, redacted_before(self.table, viewer))

    def updates(self, viewers: Collection[Viewer], steps: list[Step] | None, now: int) -> dict[Viewer, dict[str, Any]]:
        """Return the update for each viewer with these new events; with None, with all events that were not sent yet."""
        if steps is None:
            first = min(self.n_sent, len(self.table.record.events))  # a table deleted in the meantime has fewer
            steps = list(self.table.history.steps(first))
        new = frozenset([step.number for step in steps])
        states = table_states(self.table, viewers)
        messages = {viewer: self._update(viewer, steps, new, state, now) for viewer, state in states.items()}
        self.n_sent = len(self.table.record.events)
        self.new_log = None
        if len(self.packed) > MAX_PACKED:
            self._discard_packed()
        self.teller.discard_old()
        return messages

    def _update(self, viewer: Viewer, steps: list[Step], new: frozenset[int], state: dict[str, Any], now: int) -> dict[str, Any]:
        before, end = self.redacted_to.get(viewer, 0), state["past_from"]
        if steps and steps[0].number < end:  # a new event is redacted later
            end = steps[0].number
        due: list[Step] = []
        first = before
        if before < end:
            due = list(islice(self.table.history.steps(before), end - before))
            new = new.union(range(before, end))
            first = end
        self.redacted_to[viewer] = first
        story = self.teller.tell(viewer, new, first)
        return {
            "type": "update",
            "now": state,
            "log": self._new_log(steps, viewer),
            "redacted": self._log(due, viewer, redacted_event) if due else [],
            "story": story,
            "server_time": now,
        }

    def _new_log(self, steps: list[Step], viewer: Viewer) -> list[Any]:
        """Describe the new events, which the teller has told. If everybody perceives them alike, they are listed once."""
        if self.new_log is not None:
            return self.new_log
        found = self._log(steps, viewer, describe_event)
        if all(self.teller.open.get(step.number) for step in steps):
            self.new_log = found
        return found

    def _log(self, steps: list[Step], viewer: Viewer, describe: Describe) -> list[Any]:
        found = []
        opened, packed = self.teller.open, self.packed
        for step in steps:
            number = step.number
            seen = step.action if opened.get(number) else perceived_action(step, viewer)
            key = describe, number, seen
            if key not in packed:
                event = describe(step, seen)
                packed[key] = None if event is None else self.pack(event)
            if (described := packed[key]) is not None:
                found.append(described)
        return found

    def _discard_packed(self) -> None:
        """Keep only redacted events that may still be sent to somebody; only some games have such events."""
        if not self.table.memory_clause:
            self.packed.clear()
            return
        first = min(self.redacted_to.values(), default=0)
        self.packed = {key: event for key, event in self.packed.items() if key[0] is redacted_event and key[1] >= first}
