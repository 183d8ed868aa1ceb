"""Tables whose rules this server does not have: nobody can continue them here, but they can be read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ilion.core.actors import CHANCE
from ilion.core.record import HIDDEN, VIEWER, Event, Record
from ilion.core.registry import load
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.rows import header_from_row, setup_from_row
from ilion.server.storage.schema import players, tables
from ilion.server.storage.store import Store
from ilion.table.errors import Forbidden, RulesMismatch
from ilion.table.info import table_info
from ilion.table.proof import proof_tags
from ilion.table.seats import Seat


@dataclass
class Archive:
    """Reads such tables from the database."""

    store: Store

    async def _row(self, id: str) -> Any:
        rows = await self.store.read(select(tables).where(tables.c.id == id))
        if not rows:
            raise ApiError(404, "no-table", "there is no such table")
        return rows[0]

    async def _seats_of(self, id: str, user: User | None) -> list[int]:
        if user is None:
            return []
        query = select(players.c.seat).where(players.c.table == id, players.c.user_id == user.id)
        return [row.seat for row in await self.store.read(query.order_by(players.c.seat))]

    async def info(self, id: str, user: User | None, why: RulesMismatch) -> dict[str, Any]:
        """Return a table as the user may see it, with the reason why it cannot continue."""
        row = await self._row(id)
        own = await self._seats_of(id, user)
        seats = [seat | {"online": False, "yours": place in own} for place, seat in enumerate(json.loads(row.summary)["seats"])]
        user_id = None if user is None else user.id
        return table_info(header_from_row(row), setup_from_row(row), row.status, seats, user_id, str(why))

    async def record(self, id: str, user: User | None, seat: int | None) -> str:
        """Return everything of a finished game; of an unfinished one the seat's own moves, because only the rules know what else it
        saw."""
        row = await self._row(id)
        own = await self._seats_of(id, user)
        if seat is not None and seat not in own and row.status != "over":
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")
        events: list[Event] = []
        seats = [Seat(kind=seat["kind"], name=seat["name"]) for seat in json.loads(row.summary)["seats"]]
        for entry in await self.store.entries(id):
            if entry.kind == "sit":
                seats[entry.data["seat"]].pledge = entry.data["pledge"]
            if entry.kind == "reveal":
                seats[entry.data["seat"]].value = entry.data["value"]
            if entry.kind == "take-back":
                events.append(Event(CHANCE, "", entry.data["n"]))
            events += entry.events
        position = row.position
        if row.status == "over":
            tags = proof_tags(row.secret, seats, over=True, lesson=row.script is not None)
        else:
            viewer = seat if seat is not None else own[0] if len(own) == 1 else None
            events = [event if event.undone or event.actor == viewer else event._replace(text="?") for event in events]
            position = None if position is None else HIDDEN
            tags = {VIEWER: "spectator" if viewer is None else str(viewer)} | proof_tags(row.secret, seats)
        return str(Record(load(row.game), row.seats, json.loads(row.options), events, tags, row.rules, position=position))
