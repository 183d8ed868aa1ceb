"""Tables that are played by rules which this program does not have: nobody goes on here, but what was may be read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ilion.core.actors import CHANCE
from ilion.core.record import VIEWER, Event, Record
from ilion.core.registry import load
from ilion.server.accounts import User
from ilion.server.messages import SeatInfo, TableInfo
from ilion.server.problems import ApiError
from ilion.server.schema import players, tables
from ilion.server.store import Store
from ilion.table.errors import RulesMismatch
from ilion.table.fairness import commitment
from ilion.table.proof import proof_tags


@dataclass
class Archive:
    store: Store

    async def _row(self, id: str) -> Any:
        rows = await self.store.read(select(tables).where(tables.c.id == id))
        if not rows:
            raise ApiError(404, "no-table", "there is no such table")
        return rows[0]

    async def _seats(self, id: str, user: User | None) -> list[int]:
        if user is None:
            return []
        query = select(players.c.seat).where(players.c.table == id, players.c.user_id == user.id)
        return [row.seat for row in await self.store.read(query.order_by(players.c.seat))]

    async def info(self, id: str, user: User | None, why: RulesMismatch) -> TableInfo:
        row = await self._row(id)
        mine = await self._seats(id, user)
        return TableInfo(
            id=id,
            game=row.game,
            rules=row.rules,
            options=json.loads(row.options),
            clock=json.loads(row.control),
            public=row.public,
            rated=row.rated,
            lesson=row.script is not None,
            status=row.status,
            commitment=commitment(row.secret),
            seats=[SeatInfo(**seat, yours=number in mine) for number, seat in enumerate(json.loads(row.summary)["seats"])],
            owner=user is not None and row.owner == user.id,
            rematch=row.rematch,
            unsupported_reason=str(why),
        )

    async def record(self, id: str, user: User | None, seat: int | None) -> str:
        """Everything of a finished game; of one that broke off a seat's own moves, for what else it saw only the rules can tell."""
        row = await self._row(id)
        mine = await self._seats(id, user)
        if seat is not None and seat not in mine and row.status != "over":
            raise ApiError(403, "not-your-seat", "that seat is not yours")
        events: list[Event] = []
        values = [""] * row.seats
        for entry in await self.store.entries(id):
            if entry.kind == "sit":
                values[entry.data["seat"]] = entry.data["value"]
            if entry.kind == "take-back":
                events.append(Event(CHANCE, "", entry.data["n"]))
            events += entry.events
        names = [seat["name"] for seat in json.loads(row.summary)["seats"]]
        if row.status == "over":
            tags = proof_tags(row.secret, names, None if row.script is not None else values, over=True)
        else:
            viewer = seat if seat is not None else mine[0] if len(mine) == 1 else None
            events = [event if event.undone or event.actor == viewer else event._replace(text="?") for event in events]
            tags = {VIEWER: "spectator" if viewer is None else str(viewer)} | proof_tags(row.secret, names)
        return str(Record(load(row.game), row.seats, json.loads(row.options), events, tags, row.rules))
