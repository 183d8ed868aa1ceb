"""The past of a table: the states between the events of its record, each quickly available."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ilion.core.record import Event, Record
from ilion.core.state import State

CACHE_EVERY = 16  # cache every 16th state on the way to a requested one
MAX_CACHED = 256


class Step(NamedTuple):
    """An event of the record with the action and the states around it, which must not be changed; all three are None if it takes
    back events."""

    number: int
    event: Event
    before: State | None
    action: int | None
    after: State | None


class History:
    """The states of a valid record, which may grow. The code that makes it grow may pass the steps: those of the last call are
    kept, and as many earlier ones as fill up to `n_recent`."""

    def __init__(self, record: Record, n_recent: int = 0) -> None:
        self.record = record
        self.n_recent = n_recent
        self.recent: list[Step] = []
        self.grounds = [0]  # after n events the state is that after grounds[n] events, the last of which was not taken back
        self.cached: dict[int, State] = {0: record.initial_state()}

    def ground(self, number: int) -> int:
        """Return the smallest number of events after which the state was that after `number` events."""
        for event in self.record.events[len(self.grounds) - 1 : number]:
            place = len(self.grounds)
            if event.undone:
                place = self.grounds[-1]
                for _ in range(event.undone):
                    place = self.grounds[place - 1]
            self.grounds.append(place)
        return self.grounds[number]

    def after(self, number: int) -> State:
        """Return the state after `number` events; the caller may change it."""
        place = self.ground(number)
        way: list[int] = []
        while place not in self.cached:
            way.append(place)
            place = self.grounds[place - 1]
        state = self.cached[place].copy()
        for place in reversed(way):
            state.apply(state.parse(self.record.events[place - 1].text))
            if place % CACHE_EVERY == 0:
                self.cache(place, state)
        return state

    def cache(self, number: int, state: State) -> None:
        """Cache the state after `number` events, the last of which must not be taken back."""
        if len(self.cached) >= MAX_CACHED:
            self.cached = {0: self.cached[0]}
        self.cached[number] = state.copy()

    def extend(self, steps: Sequence[Step]) -> None:
        """Take over the steps by which the record has just grown."""
        self.recent += steps
        del self.recent[: -max(self.n_recent, len(steps))]

    def steps(self, since: int = 0) -> Iterator[Step]:
        """Yield the events from a number on, each with the states around it."""
        recent = self.recent
        if recent and recent[0].number <= since and recent[-1].number == len(self.record.events) - 1:
            return iter(recent[since - recent[0].number :])
        return self._replay(since)

    def _replay(self, since: int) -> Iterator[Step]:
        state = self.after(since)
        place = since  # `state` is that after `place` events
        for number in range(since, len(self.record.events)):
            event = self.record.events[number]
            if event.undone:
                yield Step(number, event, None, None, None)
                continue
            if self.ground(number) != self.ground(place):
                state = self.after(number)
            action = state.parse(event.text)
            after = state.copy()
            after.apply(action)
            yield Step(number, event, state, action, after)
            state, place = after, number + 1
