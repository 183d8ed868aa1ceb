"""A table as plain data that a host stores: everything fixed at its creation, the facts around its game, and its log."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ilion.table.clock import TimeControl
from ilion.table.info import TableHeader
from ilion.table.log import Entry
from ilion.table.table import Setup


def setup_to_dict(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON-ready data, its secret included: it stays with the host."""
    return {
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": dict(setup.options),
        "secret": base64.b64encode(setup.secret).decode(),
        "control": setup.control.to_dict(),
        "rated": setup.rated,
        "script": None if setup.script is None else list(setup.script),
        "position": setup.position,
        "imported": setup.imported,
    }


def setup_from_dict(data: Mapping[str, Any]) -> Setup:
    """Return the setup that `setup_to_dict` wrote. Raises KeyError, TypeError or ValueError for anything else."""
    script = data["script"]
    return Setup(
        game=str(data["game"]),
        rules=str(data["rules"]),
        seats=int(data["seats"]),
        options=dict(data["options"]),
        secret=base64.b64decode(data["secret"], validate=True),
        control=TimeControl.of(data["control"]),
        rated=bool(data["rated"]),
        script=None if script is None else tuple(map(str, script)),
        position=None if data["position"] is None else str(data["position"]),
        imported=bool(data.get("imported", False)),  # older rows lack it
    )


def header_to_dict(header: TableHeader) -> dict[str, Any]:
    return asdict(header) | {"reserved": {str(seat): user_id for seat, user_id in header.reserved.items()}}


def header_from_dict(data: Mapping[str, Any]) -> TableHeader:
    reserved = {int(seat): str(user_id) for seat, user_id in data["reserved"].items()}
    return TableHeader(data["id"], data["owner"], data["public"], data["created"], reserved, data["rematch"])


def entry_to_list(entry: Entry) -> list[Any]:
    """Return an entry as JSON-ready data: its kind, its time, and its facts and events as text to store."""
    return [entry.kind, entry.at, entry.dumps()]


def entry_from_list(data: Any) -> Entry:
    kind, at, text = data
    return Entry.loads(kind, int(at), text)
