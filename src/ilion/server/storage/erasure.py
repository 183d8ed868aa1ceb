"""Deleting people. Their moves stay in the games of others; their name, what they wrote and everything that leads to them goes."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.storage.schema import (
    blocks,
    chat,
    commitments,
    log_entries,
    players,
    rated_games,
    ratings,
    reports,
    reviews,
    sessions,
    snapshots,
    tables,
    users,
)
from ilion.server.storage.store import Store
from ilion.table.names import distinct_name

FORMER = "Former player"


async def erase(connection: AsyncConnection, store: Store, ids: Sequence[str]) -> list[str]:
    """Delete users and everything of theirs that is served, and return the tables that must be read again. Tables at which nobody
    else sat are deleted."""
    seated = select(players.c.table).where(players.c.user_id.in_(ids))
    others = select(players.c.table).join(users, users.c.id == players.c.user_id).where(users.c.id.not_in(ids))
    touched = tables.c.id.in_(seated) | tables.c.owner.in_(ids)
    deserted = [row.id for row in await connection.execute(select(tables.c.id).where(touched, tables.c.id.not_in(others)))]
    kept = [row.id for row in await connection.execute(select(tables.c.id).where(tables.c.id.in_(seated), tables.c.id.in_(others)))]
    await connection.execute(delete(chat).where(chat.c.table.in_(deserted) | chat.c.user_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(deserted)))
    await store.notify(connection, [f"{table} reload" for table in deserted])
    for id in ids:
        await change_name(connection, store, id, FORMER, f"former {secrets.token_hex(6)}")
        anonymous = update(rated_games).where(rated_games.c.player == id).values(player=f"former {secrets.token_hex(12)}")
        await connection.execute(anonymous)
    await connection.execute(delete(players).where(players.c.user_id.in_(ids)))
    await connection.execute(delete(ratings).where(ratings.c.player.in_(ids)))
    await connection.execute(delete(commitments).where(commitments.c.user_id.in_(ids)))
    await connection.execute(delete(blocks).where(blocks.c.user_id.in_(ids) | blocks.c.blocked.in_(ids)))
    await connection.execute(delete(reports).where(reports.c.reporter.in_(ids) | reports.c.about.in_(ids)))
    await connection.execute(update(reviews).where(reviews.c.asked_by.in_(ids)).values(asked_by=""))
    await connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    await connection.execute(delete(users).where(users.c.id.in_(ids)))
    return kept + deserted


async def change_name(connection: AsyncConnection, store: Store, user_id: str, name: str, holder: str | None = None) -> list[str]:
    """Give a user another name at all their tables, and another id as the holder of their seats if one is given; return the tables.
    This is the one exception to the rule that a log is only appended to: what is erased must be gone."""
    seats = (await connection.execute(select(players.c.table, players.c.seat).where(players.c.user_id == user_id))).all()
    for table in {row.table for row in seats}:
        mine = {row.seat for row in seats if row.table == table}
        summary = json.loads((await connection.execute(select(tables.c.summary).where(tables.c.id == table))).scalar_one())
        names = {}
        for seat in sorted(mine):
            taken = {other["name"] for number, other in enumerate(summary["seats"]) if number != seat}
            names[seat] = summary["seats"][seat]["name"] = distinct_name(name, taken)
        await connection.execute(update(tables).where(tables.c.id == table).values(summary=json.dumps(summary)))
        sits = select(log_entries.c.seq, log_entries.c.data).where(log_entries.c.table == table, log_entries.c.kind == "sit")
        for seq, text in (await connection.execute(sits)).all():
            data = json.loads(text)
            if data["holder"] != user_id:
                continue
            data |= {"name": names.get(data["seat"], name), "holder": holder or user_id}
            where = (log_entries.c.table == table) & (log_entries.c.seq == seq)
            await connection.execute(update(log_entries).where(where).values(data=json.dumps(data, ensure_ascii=False)))
        await connection.execute(delete(snapshots).where(snapshots.c.table == table))  # they contain names, and can be made again
    changed = sorted({row.table for row in seats})
    await connection.execute(update(chat).where(chat.c.user_id == user_id).values(name=name))
    await store.notify(connection, [f"{table} reload" for table in changed])
    return changed
