"""A running game whose rules no program has any more: its continuation under the newest rules, or its result.

Without its rules a log cannot be folded. Two things are left: the position as text in the last snapshot, and the entries after it.
Both are read under the newest rules. If every word of the position and every later event is valid there, and the same seat is to
act, the game can continue from that point; otherwise it cannot, and only a result is left.
"""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ilion.core.errors import IlionError
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag
from ilion.table.log import Entry
from ilion.table.seats import Seat
from ilion.table.snapshot import FORMAT, InvalidSnapshot, as_data, data_in, from_data, new_rules_at
from ilion.table.table import Adjudication, Setup, Table

UNREADABLE = (IlionError, ValueError, KeyError, TypeError, IndexError, AssertionError, OverflowError)


class NotLegalHere(IlionError):
    """The position is not one of the newest rules, or was not reached by moves that are legal there."""


def newest_rules(game: str, version: int | None = None) -> str:
    """Return the tag of a version of a game's rules; None: that of the current ones."""
    return rules_tag(load(game, version))


def read_by(rules: str, version: int | None, setup: Setup, frozen: bytes | None, entries: Sequence[Entry], turn: int) -> Table:
    """Return a running table under the rules with this tag and version: from the position of its last snapshot and the entries
    after it, or from its beginning if there is no snapshot. `turn` is the seat that is to act. Raises `NotLegalHere`."""
    try:
        table, since = _begin(replace(setup, rules=rules), version, frozen, entries)
        for entry in entries[since:]:
            for step in table.fold(entry):
                if step.before is not None and step.before.actor != step.event.actor:
                    raise NotLegalHere(f"“{step.event}”: it is not the turn of that seat")
    except UNREADABLE as error:
        raise error if isinstance(error, NotLegalHere) else NotLegalHere(str(error)) from None
    if table.actor != turn:
        raise NotLegalHere("by these rules another seat would be to act")
    return table


def _begin(setup: Setup, version: int | None, frozen: bytes | None, entries: Sequence[Entry]) -> tuple[Table, int]:
    """Return the table on which the rest is folded, and the number of entries before that."""
    data = None if frozen is None else data_in(frozen)
    changed = new_rules_at(entries)
    if data is None and changed is not None:
        data = dict(entries[changed].data["table"])
    if data is not None and data["format"] == FORMAT and "position" in data:
        position = renumbered(data["position"], setup.game, version)
        state = load(setup.game, version).from_position(position)
        data |= {
            "rules": setup.rules,
            "events": [],
            "tags": {},
            "turn_began": 0,
            "request": None,
            "state": base64.b64encode(state.to_bytes()).decode(),
        }
        return from_data(replace(setup, position=position), data), data["length"]
    if setup.position is not None:
        setup = replace(setup, position=renumbered(setup.position, setup.game, version))
    return Table(setup), 0


def renumbered(position: str, game: str, version: int | None) -> str:
    """Return a position with another version of the rules in its first word."""
    _, space, rest = position.partition(" ")
    return f"{game}/{load(game, version).rules_version}{space}{rest}"


def continue_by(table: Table, began: Setup, entries: Sequence[Entry], now: int) -> tuple[Table, Entry]:
    """Return the table with which a game continues after `entries`, and the entry that records this. `table` is the table under the
    new rules, `began` its setup so far. The record begins again at this position; drafts and requests are gone, and the clock of
    the seat to act starts now."""
    first = new_rules_at(entries) or 0
    n_events = sum(len(entry.events) + (entry.kind == "take-back") for entry in entries[first:])
    earlier = "" if began.continues is None else f"; {began.continues}"
    setup = replace(table.setup, position=table.state.position(), continues=f"{began.rules} after {n_events} events{earlier}")
    table.draft, table.draft_state, table.request = [], None, None
    table.draft_revisions = [number + n_events for number in table.draft_revisions]  # sequence numbers never come back
    for seat in table.seats:
        seat.left_at = 0  # the record begins after that
        seat.stood_in = [] if seat.stand_in is None else [[0, None]]
    clock = table.clock
    if clock.running is not None:  # nobody could move while the rules were missing
        clock.since = max(now, clock.away[clock.running])
    data = as_data(table) | {"events": [], "tags": {}, "turn_began": 0, "length": len(entries) + 1}
    entry = Entry("new-rules", now, {"rules": began.rules, "position": began.position, "continues": began.continues, "table": data})
    return from_data(setup, data), entry


def last_scores(frozen: bytes | None) -> list[int] | None:
    """Return the scores at the last snapshot; None if there is none with scores."""
    try:
        scores = None if frozen is None else data_in(frozen).get("scores")
    except InvalidSnapshot:
        return None
    return scores if isinstance(scores, list) and all(isinstance(score, int) for score in scores) else None


def with_result(setup: Setup, rules: str, frozen: bytes | None, entries: Iterable[Entry]) -> Table:
    """Return a running table under the newest rules with only the seats of a game that they cannot read: it can only be given a
    result."""
    table = Table(replace(setup, rules=rules, options={}, position=None, script=None))
    seats = None
    if frozen is not None:
        with contextlib.suppress(InvalidSnapshot):
            seats = data_in(frozen).get("seats")
    if seats is not None:
        table.seats = [Seat(**seat) for seat in seats]
    for entry in entries:
        data = entry.data
        if entry.kind == "sit" and seats is None:
            table.seats[data["seat"]] = Seat(**{name: data[name] for name in ("kind", "holder", "name", "level", "pledge")})
        late = entry.kind == "timeout" and (setup.rated or setup.control.on_timeout == "resign")
        if (entry.kind == "resign" or late) and not (seat := table.seats[data["seat"]]).resigned:
            seat.resigned, seat.timed_out, seat.stand_in = True, late, data["level"]
            seat.left_as = 1 + max(other.left_as for other in table.seats)
    table.started = True
    return table


def by_chances(chances: Sequence[float]) -> Adjudication:
    """Return the result by the chances to win, of which only whole percents count: closer seats share a place."""
    rounded = [round(chance, 2) for chance in chances]
    return Adjudication(_places(rounded), "evaluation", rounded)


def by_scores(scores: Sequence[int] | None, seats: int) -> Adjudication:
    """Return the result by the last known scores; without any, all seats share the first place."""
    return Adjudication([1] * seats, "nothing") if scores is None else Adjudication(_places(scores), "scores")


def _places(values: Sequence[float]) -> list[int]:
    return [1 + sum(other > value for other in values) for value in values]


def seats_that_decide(seats: Iterable[Mapping[str, Any]]) -> list[int]:
    """Return the seats whose players must agree: those of people who have not resigned. Bots and programs agree to everything."""
    return [number for number, seat in enumerate(seats) if seat["kind"] == "person" and not seat["resigned"]]
