"""The seats of one person at several tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam, select

from ilion.server.storage.schema import players
from ilion.server.storage.store import Store

_QUERY = select(players.c.table, players.c.seat).where(
    players.c.user_id == bindparam("person"), players.c.table.in_(bindparam("ids", expanding=True))
)


async def own_seats(store: Store, person: str, ids: Sequence[str]) -> dict[str, set[int]]:
    """Return a person's seats by table. Tables without any are left out."""
    own: dict[str, set[int]] = {}
    if ids:
        for table, seat in await store.read(_QUERY, {"person": person, "ids": ids}):
            own.setdefault(table, set()).add(seat)
    return own
