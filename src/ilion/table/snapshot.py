"""A table as bytes, so that a long game need not be folded from its first entry. The entries stay authoritative: an unreadable
snapshot is ignored, and a new one replaces it in time."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from ilion.core.errors import IlionError
from ilion.table.errors import RulesMismatch
from ilion.table.log import Entry, event_of
from ilion.table.seats import Seat
from ilion.table.table import Adjudication, Setup, Table, UndoRequest
from ilion.table.unrated import UnratedRequests

FORMAT = 4


class InvalidSnapshot(IlionError, ValueError):
    """Bytes that are not a snapshot of this table, or were written by another version."""


def freeze(table: Table) -> bytes:
    """Return a table without a draft as bytes."""
    return packed(as_data(table))


def packed(data: Mapping[str, Any]) -> bytes:
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 1)


def as_data(table: Table) -> dict[str, Any]:
    """Return a table without a draft as JSON-ready data. The position is for programs that do not have its rules: bytes of a state
    can only be read by the rules that wrote them."""
    if table.draft:
        raise ValueError("freeze: the table has a draft")
    request = table.request
    return {
        "format": FORMAT,
        "rules": table.setup.rules,
        "length": table.length,
        "sealed_at": table.sealed_at,
        "started": table.started,
        "ended_by_resignation": table.ended_by_resignation,
        "adjudication": None if table.adjudication is None else table.adjudication.to_dict(),
        "seats": [asdict(seat) for seat in table.seats],
        "draft_revisions": table.draft_revisions,
        "clock": table.clock.to_dict(),
        "request": None if request is None else [request.seat, request.number, sorted(request.pending)],
        "rated": table.setup.rated,
        "unrated": table.unrated.to_data(),
        "keys": [[seat, key, asked] for (seat, key), asked in table.keys.items()],
        "turn_began": table.turn_began,
        "events": [str(event) for event in table.record.events],
        "tags": table.record.tags,
        "state": base64.b64encode(table.state.to_bytes()).decode(),
        "position": table.state.position(),
        "scores": table.state.scores(),
    }


def name_again(frozen: bytes, holder: str, names: Mapping[int, str], new_holder: str) -> bytes:
    """Return a snapshot in which the seats of a holder have another name and another holder. Raises `InvalidSnapshot`."""
    data = data_in(frozen)
    for number, seat in enumerate(data.get("seats", ())):
        if seat["holder"] == holder:
            seat |= {"name": names.get(number, seat["name"]), "holder": new_holder}
    return packed(data)


def thaw(setup: Setup, frozen: bytes) -> Table:
    """Return the table of a snapshot, ready to fold the entries after it."""
    try:
        data = data_in(frozen)
        if (data["format"], data["rules"]) != (FORMAT, setup.rules):
            raise InvalidSnapshot(f"a snapshot of format {data['format']} by rules {data['rules']}")
        table = from_data(setup, data)
    except (ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, InvalidSnapshot) else InvalidSnapshot(f"the snapshot is damaged: {error}") from None
    return table


def data_in(frozen: bytes) -> dict[str, Any]:
    """Return the data of a snapshot, regardless of the rules of its table."""
    try:
        data = json.loads(zlib.decompress(frozen))
    except (zlib.error, ValueError) as error:
        raise InvalidSnapshot(f"the snapshot is damaged: {error}") from None
    if not isinstance(data, dict):
        raise InvalidSnapshot("the snapshot is damaged: it is no object")
    return data


def from_data(setup: Setup, data: dict[str, Any]) -> Table:
    """Return the table that `as_data` wrote. Raises ValueError, KeyError or TypeError for anything else."""
    if data["rules"] != setup.rules:
        raise RulesMismatch(f"this game goes on by rules {data['rules']}, not by {setup.rules}: read it again")
    table = Table(setup)
    _fill(table, data)
    return table


def fold_stored(table: Table, entries: Sequence[Entry]) -> Table:
    """Apply stored entries to a table, and return it. If the game changes to other rules, the entry that records this contains the
    whole table, and earlier entries are left out: the current rules may not understand them."""
    since = new_rules_at(entries)
    if since is not None:
        table = from_data(table.setup, entries[since].data["table"])
    for entry in entries[0 if since is None else since + 1 :]:
        table.fold(entry)
    return table


def new_rules_at(entries: Sequence[Entry]) -> int | None:
    """Return the place of the last entry with which the game changes to other rules; None if there is none."""
    return max((place for place, entry in enumerate(entries) if entry.kind == "new-rules"), default=None)


def _fill(table: Table, data: dict[str, Any]) -> None:
    table.state = table.game.from_bytes(base64.b64decode(data["state"]))
    table.length, table.turn_began = data["length"], data["turn_began"]
    table.sealed_at = data["sealed_at"]
    table.started, table.ended_by_resignation = data["started"], data["ended_by_resignation"]
    if (adjudication := data.get("adjudication")) is not None:
        table.adjudication = Adjudication(**adjudication)
    table.seats = [Seat(**seat) for seat in data["seats"]]
    table.draft_revisions = data["draft_revisions"]
    clock = data["clock"]
    table.clock.left, table.clock.running, table.clock.since = clock["left"], clock["running"], clock["since"]
    table.clock.away = [seat.away_until for seat in table.seats]
    table.clock.graced = clock["graced"]
    if data["request"] is not None:
        seat, number, pending = data["request"]
        table.request = UndoRequest(seat, number, set(pending))
    if not data.get("rated", True):
        table.setup = replace(table.setup, rated=False)
    if "unrated" in data:
        table.unrated = UnratedRequests.of(data["unrated"])
    table.keys = {(seat, key): asked for seat, key, asked in data["keys"]}
    table.record.events += [event_of(line) for line in data["events"]]
    table.record.tags |= data["tags"]
    table.history.cache(table.history.ground(len(table.record.events)), table.state)
    if table.started:
        table.renew_key()
