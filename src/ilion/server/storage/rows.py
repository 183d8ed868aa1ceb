"""Rows of the database and the plain data that they represent."""

from __future__ import annotations

import json
from typing import Any

from ilion.server.storage.conditions import ANYBODY, Conditions
from ilion.server.storage.duplicate_rounds import CLOSED
from ilion.table.clock import TimeControl
from ilion.table.info import TableHeader
from ilion.table.table import Setup


def setup_from_row(row: Any) -> Setup:
    """Return the setup of a table."""
    return Setup(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=json.loads(row.options),
        secret=row.secret,
        control=TimeControl.of(json.loads(row.control)),
        rated=row.rated,
        script=None if row.script is None else tuple(json.loads(row.script)),
        position=row.position,
        imported=row.imported,
        tournament=row.tournament,
        continues=row.continues,
        duplicate=row.duplicate is not None,
    )


def header_from_row(row: Any) -> TableHeader:
    """Return the facts around the game of a table."""
    reserved = {int(seat): user_id for seat, user_id in json.loads(row.reserved).items()}
    return TableHeader(row.id, row.owner, row.public, row.created, reserved, row.rematch, row.duplicate == CLOSED)


def new_table_row(header: TableHeader, setup: Setup, conditions: Conditions = ANYBODY) -> dict[str, Any]:
    """Return the row of a new table, whose seats nobody has taken yet."""
    return {
        "id": header.id,
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": json.dumps(dict(setup.options)),
        "control": json.dumps(setup.control.to_dict()),
        "script": None if setup.script is None else json.dumps(setup.script),
        "position": setup.position,
        "secret": setup.secret,
        "owner": header.owner,
        "public": header.public,
        "rated": setup.rated,
        "reserved": json.dumps(header.reserved),
        "rematch": None,
        "rematch_of": None,
        "created": header.created,
        "updated": header.created,
        "status": "waiting",
        "turn": None,
        "due": None,
        "lease": None,
        "summary": json.dumps({"seats": [], "turn": None, "places": None}),
        "scored": False,
        "imported": setup.imported,
        "conditions": conditions.dumps(),
        "tournament": setup.tournament,
        "continues": setup.continues,
        "duplicate": CLOSED if setup.duplicate else None,
    }


def chat_line(row: Any) -> dict[str, Any]:
    """Return a line of chat."""
    return {"id": row.id, "at": row.at, "name": row.name, "seat": row.seat, "text": row.text}
