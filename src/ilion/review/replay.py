"""The record of a game as positions and events, with everything that each seat has perceived."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import NamedTuple

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import IlionError
from ilion.core.record import VIEWER, Record
from ilion.core.state import State
from ilion.core.text import Catalogue, Text
from ilion.core.turn import TurnId

TEXTS = Catalogue("ilion.review")


class CannotReview(IlionError, ValueError):
    """There is no review of this game: it is not over, or its record shows only one seat's view."""

    def __init__(self, key: str, message: str | Text) -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True)
class Seating:
    """The facts that a record alone does not contain: the seats that resigned, and those for which a bot stood in. A number n means
    the position after n events of the record; a bot that never handed the seat back has None as its end."""

    resigned: tuple[tuple[int, int], ...] = ()  # seat, n; in the order of the resignations
    stand_ins: tuple[tuple[int, int, int | None], ...] = ()  # seat, first n, end

    def stood_in(self, seat: int, n: int) -> bool:
        """Whether a bot decided for the seat in position n."""
        return any(seat == other and first <= n and (end is None or n < end) for other, first, end in self.stand_ins)

    def resigned_before(self, n: int) -> tuple[int, ...]:
        """Return the seats that had resigned in position n."""
        return tuple(seat for seat, since in self.resigned if since <= n)


NOBODY_LEFT = Seating()


class Happening(NamedTuple):
    """An event that stands, between two positions."""

    n: int  # the number of the position after it
    before_n: int  # the number of the position before it; undone events count
    before: State
    actor: int
    action: int
    text: str
    turn: TurnId
    knowledge: tuple[int, ...]  # by seat, a number for everything that it had perceived before the event


@dataclass
class Replay:
    """The events that stand, and the last state."""

    record: Record
    events: list[Happening]
    end: State
    knowledge: tuple[int, ...]
    seating: Seating

    def results(self) -> list[float]:
        """Return the result of each seat: 1, 0, or a share. A seat that resigned has lost."""
        left = [seat for seat in range(self.end.seats) if seat not in dict(self.seating.resigned)]
        if not left:  # the last to resign is the first of them
            left = [self.seating.resigned[-1][0]]
        if self.end.actor == OVER:
            places = self.end.places()
            best = min(places[seat] for seat in left)
            left = [seat for seat in left if places[seat] == best]
        return [1 / len(left) if seat in left else 0.0 for seat in range(self.end.seats)]


def replay(record: Record, seating: Seating = NOBODY_LEFT, finished: bool = True) -> Replay:
    """Verify a record and return its events. Raises `InvalidRecord` for a damaged one, and `CannotReview` for a game that is not
    over, unless an unfinished one is allowed."""
    if VIEWER in record.tags:
        raise CannotReview("seat-view", TEXTS.text("review-seat-view"))
    end = record.verify()
    n_resigned = len({seat for seat, _ in seating.resigned})
    if finished and end.actor != OVER and not n_resigned:
        raise CannotReview("not-over", TEXTS.text("review-not-over"))
    events: list[Happening] = []
    state = record.initial_state()
    knowledge = tuple(first_knowledge(record, state, seat) for seat in range(record.seats))
    for place in record.active_events():
        event = record.events[place]
        action = state.parse(event.text)
        events.append(
            Happening(place + 1, place, state.copy(), state.actor, action, event.text, record.game.turn_of(state), knowledge)
        )
        knowledge = perceive(state, action, knowledge)
        state.apply(action)
    return Replay(record, events, state, knowledge, seating)


def first_knowledge(record: Record, state: State, seat: int) -> int:
    """Return a seat's knowledge before the first event, as a number: the rules, and the position if the game begins with one."""
    known = f"{record.game.id} {record.rules} {record.seats} {sorted(record.options.items())}"
    if record.position is not None:
        known += json.dumps(state.view(seat), sort_keys=True)
    return _number(known.encode(), seat)


def perceive(state: State, action: int, knowledge: Sequence[int]) -> tuple[int, ...]:
    """Return the seats' knowledge after an event, each as a number: equal for two games that a seat cannot distinguish."""
    after = []
    for seat, known in enumerate(knowledge):
        after.append(_number(f"{known} {state.actor} {state.seen(action, seat)}".encode(), seat))
    return tuple(after)


def _number(data: bytes, seat: int) -> int:
    return int.from_bytes(blake2b(data, digest_size=8, salt=seat.to_bytes(2, "big")).digest(), "big")


def is_draw(event: Happening) -> bool:
    """Whether chance caused an event."""
    return event.actor == CHANCE
