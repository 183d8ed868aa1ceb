"""Tables of duplicate rounds are closed until the last table of their round has ended.

The draws at one of them are still to come at the others. So a table is closed from its creation on (`tables.duplicate`): only its
players see it, and nobody gets its record or its review. The transaction that ends the last table of a round opens them all.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.storage.schema import finished, tables, tournament_tables, tournaments
from ilion.server.storage.store import Store

CLOSED, OPEN = "closed", "open"


def is_closed() -> ColumnElement[bool]:
    return tables.c.duplicate == CLOSED


def unfinished_states(tournament: Any) -> tuple[str, ...]:
    """Return the states of tables that are still to be played. Tables that are only paired will not be created once the tournament
    is cancelled."""
    return ("paired", "running") if tournament.state == "running" else ("running",)


async def open_finished_rounds(store: Store, connection: AsyncConnection, tournament: str) -> None:
    """Open the tables of the rounds that are over. The caller has changed the tournament in the same transaction, so if two tables
    end at the same time, the second one sees that the first has ended."""
    row = (await connection.execute(select(tournaments).where(tournaments.c.id == tournament))).first()
    if row is None or not row.duplicate:
        return
    query = select(tournament_tables.c.round, tournament_tables.c.table, tournament_tables.c.state)
    rounds: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for line in await connection.execute(query.where(tournament_tables.c.tournament == tournament)):
        rounds[line.round][line.table] = line.state
    done = [id for states in rounds.values() if not set(unfinished_states(row)) & set(states.values()) for id in states]
    found = await connection.execute(select(tables.c.id).where(tables.c.id.in_(done), is_closed()))
    ids = [line.id for line in found]
    if not ids:
        return
    public = row.entry == "everybody"  # they were not listed before
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(duplicate=OPEN, public=public))
    await connection.execute(update(finished).where(finished.c.table.in_(ids)).values(public=public))
    await store.publish(connection, "opened", [(id, "") for id in ids])
