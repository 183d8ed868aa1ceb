"""What happens at a table, as entries that are only ever added. Folding them in order rebuilds the table exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ilion.core.actors import CHANCE
from ilion.core.record import Event

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

Kind = Literal[
    "sit",  # a seat is filled: seat, kind, holder, name, level, value
    "leave",  # a seat is free again, before the game: seat, kind
    "start",  # the game begins: the first draws
    "draft",  # a move that only its seat sees: seat, move, key
    "undo-draft",  # the seat takes the last moves of its draft back: seat, n, key
    "play",  # what is committed, and the draws it causes: seat, move, key
    "request-undo",  # a seat asks to take back all since its move with this number in the record: seat, number
    "answer-undo",  # another seat accepts or declines: seat, accept
    "take-back",  # the last n events do not count any more: seat, n
    "resign",  # seat, level
    "timeout",  # seat, level
    "stand-in",  # a bot plays for a seat: seat, level
    "reclaim",  # the holder plays again: seat
]


@dataclass(frozen=True)
class Entry:
    """One entry: its kind, when it happened (milliseconds), its facts, and what it adds to the record of the game. Those events
    and the entry are one: both are there or neither is."""

    kind: Kind
    at: int
    data: Mapping[str, Any]
    events: tuple[Event, ...] = ()

    def dumps(self) -> str:
        """The facts and events as text for a store."""
        body: dict[str, Any] = dict(self.data)
        if self.events:
            body["events"] = [str(event) for event in self.events]
        return _encode(body)

    @classmethod
    def loads(cls, kind: Kind, at: int, text: str) -> Entry:
        data = json.loads(text)
        events = tuple(event_of(line) for line in data.pop("events", ()))
        return cls(kind, at, data, events)


def event_of(line: str) -> Event:
    """The event that a line of a record tells, as `str` wrote it."""
    who, _, text = line.partition(" ")
    if who == "<":
        return Event(CHANCE, "", int(text))
    return Event(CHANCE if who == "*" else int(who), text)
