"""Tables whose rules this server does not have: nobody can continue them here, but they can be read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.duplicate_rounds import CLOSED
from ilion.server.storage.rows import header_from_row, setup_from_row
from ilion.server.storage.schema import players, tables
from ilion.server.storage.store import Store
from ilion.table.archived import archived_record, before_new_rules
from ilion.table.errors import RoundRuns, RulesMismatch
from ilion.table.info import table_info


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

    async def check_open(self, id: str, user: User | None) -> None:
        """Raise if other tables still play the same deals, except for its players. Unlike a session, this needs no rules."""
        row = await self._row(id)
        if row.duplicate == CLOSED and not await self._seats_of(id, user):
            raise RoundRuns

    async def info(self, id: str, user: User | None, why: RulesMismatch) -> dict[str, Any]:
        """Return a table as the user may see it, with the reason why it cannot continue."""
        row = await self._row(id)
        own = await self._seats_of(id, user)
        seats = [seat | {"online": False, "yours": place in own} for place, seat in enumerate(json.loads(row.summary)["seats"])]
        user_id = None if user is None else user.id
        return table_info(header_from_row(row), setup_from_row(row), row.status, seats, user_id, str(why))

    async def adjudication(self, id: str) -> dict[str, Any] | None:
        """Return the result given to a game that could not be finished; None if it got none."""
        entries = await self.store.entries(id)
        return next((dict(entry.data) for entry in reversed(entries) if entry.kind == "adjudicate"), None)

    async def earlier_record(self, id: str, user: User | None) -> str:
        """Return the record of a game up to the change to other rules, under the rules that it had until then."""
        row = await self._row(id)
        earlier = before_new_rules(setup_from_row(row), await self.store.entries(id))
        if earlier is None:
            raise ApiError(404, "no-record", "this game has been played by one version of the rules: its record has everything")
        setup, entries = earlier
        own = await self._seats_of(id, user)
        _check_open(row, own)
        return archived_record(setup, row.status, json.loads(row.summary)["seats"], entries, own)

    async def record(self, id: str, user: User | None, seat: int | None) -> str:
        """Return everything of a finished game; of an unfinished one the seat's own moves, because only the rules know the rest of
        its view."""
        row = await self._row(id)
        own = await self._seats_of(id, user)
        _check_open(row, own)
        entries = await self.store.entries(id)
        return archived_record(setup_from_row(row), row.status, json.loads(row.summary)["seats"], entries, own, seat)


def _check_open(row: Any, own: Sequence[int]) -> None:
    """Raise if other tables still play the same deals, unless one of its players asks while the game runs."""
    if row.duplicate == CLOSED and (row.status == "over" or not own):
        raise RoundRuns
