"""The past of a table: the states between the events of its record, any of them at hand quickly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ilion.core.record import Event, Record
from ilion.core.state import State

CACHE_EVERY = 16  # of the states on the way to one that is asked for, each so many-th is kept
MAX_CACHED = 256


class Step(NamedTuple):
    """An event of the record as it happened: the state before it and the action; both None when it takes events back."""

    number: int
    event: Event
    before: State | None
    action: int | None


class History:
    """The states of a record that is known to be sound; the record may grow."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.grounds = [0]  # after n events the state is the one after grounds[n] events, the last of which counts
        self.cached: dict[int, State] = {0: record.initial_state()}

    def ground(self, number: int) -> int:
        """After how many events the state was already the one after `number` events."""
        for event in self.record.events[len(self.grounds) - 1 : number]:
            place = len(self.grounds)
            if event.undone:
                place = self.grounds[-1]
                for _ in range(event.undone):
                    place = self.grounds[place - 1]
            self.grounds.append(place)
        return self.grounds[number]

    def after(self, number: int) -> State:
        """The state after so many events, for the caller to keep."""
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
        """Remember the state after so many events, the last of which counts."""
        if len(self.cached) >= MAX_CACHED:
            self.cached = {0: self.cached[0]}
        self.cached[number] = state.copy()

    def steps(self, since: int = 0) -> Iterator[Step]:
        """The events from a number on, each with the state before it."""
        state = self.after(since)
        place = since  # `state` is the one after so many events
        for number in range(since, len(self.record.events)):
            event = self.record.events[number]
            if event.undone:
                yield Step(number, event, None, None)
                continue
            if self.ground(number) != self.ground(place):
                state = self.after(number)
            action = state.parse(event.text)
            yield Step(number, event, state, action)
            state = state.copy()
            state.apply(action)
            place = number + 1
