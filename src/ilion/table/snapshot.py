"""A table as bytes, so that a long game need not be folded from its first entry. The entries stay authoritative: a snapshot that
cannot be read is ignored, and a new one replaces it in time."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import asdict
from typing import Any

from ilion.core.errors import IlionError
from ilion.table import fairness
from ilion.table.log import event_of
from ilion.table.seats import Seat
from ilion.table.table import Setup, Table, UndoRequest

FORMAT = 1


class InvalidSnapshot(IlionError, ValueError):
    """Bytes that are not a snapshot of this table, or were written by another version."""


def freeze(table: Table) -> bytes:
    """Return a table without a draft as bytes."""
    if table.draft:
        raise ValueError("freeze: the table has a draft")
    request = table.request
    data = {
        "format": FORMAT,
        "rules": table.setup.rules,
        "length": table.length,
        "sealed_at": table.sealed_at,
        "started": table.started,
        "ended_by_resignation": table.ended_by_resignation,
        "seats": [asdict(seat) for seat in table.seats],
        "draft_revisions": table.draft_revisions,
        "clock": table.clock.to_dict(),
        "request": None if request is None else [request.seat, request.number, sorted(request.pending)],
        "keys": [[seat, key, asked] for (seat, key), asked in table.keys.items()],
        "turn_began": table.turn_began,
        "events": [str(event) for event in table.record.events],
        "tags": table.record.tags,
        "state": base64.b64encode(table.state.to_bytes()).decode(),
    }
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 1)


def thaw(setup: Setup, frozen: bytes) -> Table:
    """Return the table of a snapshot, ready to fold the entries after it."""
    try:
        data = json.loads(zlib.decompress(frozen))
        if (data["format"], data["rules"]) != (FORMAT, setup.rules):
            raise InvalidSnapshot(f"a snapshot of format {data['format']} by rules {data['rules']}")
        table = Table(setup)
        _fill(table, data)
    except (zlib.error, ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, InvalidSnapshot) else InvalidSnapshot(f"the snapshot is damaged: {error}") from None
    return table


def _fill(table: Table, data: dict[str, Any]) -> None:
    table.state = table.game.from_bytes(base64.b64decode(data["state"]))
    table.length, table.turn_began = data["length"], data["turn_began"]
    table.sealed_at = data["sealed_at"]
    table.started, table.ended_by_resignation = data["started"], data["ended_by_resignation"]
    table.seats = [Seat(**seat) for seat in data["seats"]]
    table.draft_revisions = data["draft_revisions"]
    clock = data["clock"]
    table.clock.left, table.clock.running, table.clock.since = clock["left"], clock["running"], clock["since"]
    if data["request"] is not None:
        seat, number, pending = data["request"]
        table.request = UndoRequest(seat, number, set(pending))
    table.keys = {(seat, key): asked for seat, key, asked in data["keys"]}
    table.record.events += [event_of(line) for line in data["events"]]
    table.record.tags |= data["tags"]
    table.history.cache(table.history.ground(len(table.record.events)), table.state)
    if table.started:
        table.key = fairness.key_of(table.setup.secret, [seat.contribution for seat in table.seats])
