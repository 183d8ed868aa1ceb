"""The log of a table: entries that are only ever appended. Folding them in order rebuilds the table exactly."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ilion.core.actors import CHANCE
from ilion.core.record import Event

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

Kind = Literal[
    "sit",  # a seat is filled: seat, kind, holder, name, level, pledge
    "leave",  # a seat is freed before the game: seat, kind
    "ask-unrated",  # a guest asks a rated table to play unrated, before the game: holder, name, pledge, seat
    "vote-unrated",  # a person at the table accepts or declines: seat, accept
    "drop-unrated",  # the question is over without an answer
    "unrated",  # everybody has agreed: the table is not rated any more
    "seal",  # every seat is filled, and the values behind the pledges may be revealed
    "reveal",  # a seat reveals its value: seat, value
    "start",  # the game begins: the first draws
    "draft",  # a move that only its own seat sees: seat, move, key
    "undo-draft",  # the seat undoes the last moves of its draft: seat, n, key
    "play",  # committed moves and the draws they cause: seat, move, key
    "request-undo",  # a seat asks to take back everything since its move with this number: seat, number
    "answer-undo",  # another seat accepts or declines: seat, accept
    "take-back",  # the last n events no longer count: seat, n
    "resign",  # seat, level
    "grace",  # a seat without time left gets a little more, once: seat
    "timeout",  # seat, level
    "stand-in",  # a bot plays for a seat: seat, level
    "reclaim",  # the holder decides again: seat
    "new-rules",  # the game changes to other rules: the rules and position of its beginning, and the table at that point
    "adjudicate",  # the game cannot be finished and has this result: places, by, chances
    "away",  # the clock of a seat stands still in between, or runs again from then on: seat, since, until
]


@dataclass(frozen=True)
class Entry:
    """One entry: its kind, its time in milliseconds, its facts, and the events it adds to the record of the game. Entry and events
    are stored together or not at all."""

    kind: Kind
    at: int
    data: Mapping[str, Any]
    events: tuple[Event, ...] = ()

    def body(self) -> dict[str, Any]:
        """Return the facts and events as JSON-ready data."""
        body: dict[str, Any] = dict(self.data)
        if self.events:
            body["events"] = [str(event) for event in self.events]
        return body

    def dumps(self) -> str:
        """Return the facts and events as a text to store."""
        return _encode(self.body())

    @classmethod
    def loads(cls, kind: Kind, at: int, text: str) -> Entry:
        data = json.loads(text)
        events = tuple(event_of(line) for line in data.pop("events", ()))
        return cls(kind, at, data, events)


def event_of(line: str) -> Event:
    """Return the event in a line of a record, as `str` wrote it."""
    who, _, text = line.partition(" ")
    if who == "<":
        return Event(CHANCE, "", int(text))
    return Event(CHANCE if who == "*" else int(who), text)
