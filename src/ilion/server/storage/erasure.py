"""Deleting people. Their moves stay in the games of others; their name, their texts and all references to them are deleted."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.storage.schema import (
    blocks,
    chat,
    commitments,
    consents,
    finished,
    log_entries,
    notices,
    players,
    rated_games,
    ratings,
    reports,
    reviews,
    sessions,
    snapshots,
    tables,
    unrated_askers,
    users,
)
from ilion.server.storage.store import Store
from ilion.table.names import distinct_name
from ilion.table.snapshot import InvalidSnapshot, name_again

FORMER = "Former player"


async def erase(connection: AsyncConnection, store: Store, ids: Sequence[str]) -> list[str]:
    """Delete users and all their data that the server shows, and return the tables that must be read again. Tables without other
    players are deleted."""
    seated = select(players.c.table).where(players.c.user_id.in_(ids))
    others = select(players.c.table).join(users, users.c.id == players.c.user_id).where(users.c.id.not_in(ids))
    touched = tables.c.id.in_(seated) | tables.c.owner.in_(ids)
    deserted = [row.id for row in await connection.execute(select(tables.c.id).where(touched, tables.c.id.not_in(others)))]
    kept = [row.id for row in await connection.execute(select(tables.c.id).where(tables.c.id.in_(seated), tables.c.id.in_(others)))]
    await connection.execute(delete(chat).where(chat.c.table.in_(deserted) | chat.c.user_id.in_(ids)))
    await connection.execute(delete(tables).where(tables.c.id.in_(deserted)))
    await store.publish(connection, "reload", [(table, "") for table in deserted])
    await connection.execute(delete(notices).where(notices.c.person.in_(ids)))  # the deliveries go with them
    renamed: set[str] = set()
    for id in ids:
        renamed.update(await change_name(connection, store, id, FORMER, f"former {secrets.token_hex(6)}"))
        anonymous = update(rated_games).where(rated_games.c.player == id).values(player=f"former {secrets.token_hex(12)}")
        await connection.execute(anonymous)
    await connection.execute(delete(players).where(players.c.user_id.in_(ids)))
    await connection.execute(delete(consents).where(consents.c.user_id.in_(ids)))
    await connection.execute(delete(ratings).where(ratings.c.player.in_(ids)))
    await connection.execute(delete(finished).where(finished.c.user_id.in_(ids)))
    await connection.execute(delete(commitments).where(commitments.c.user_id.in_(ids)))
    await connection.execute(delete(blocks).where(blocks.c.user_id.in_(ids) | blocks.c.blocked.in_(ids)))
    await connection.execute(delete(reports).where(reports.c.reporter.in_(ids) | reports.c.about.in_(ids)))
    await connection.execute(update(reviews).where(reviews.c.asked_by.in_(ids)).values(asked_by=""))
    await connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    await connection.execute(delete(users).where(users.c.id.in_(ids)))
    return sorted({*kept, *deserted, *renamed})


async def change_name(connection: AsyncConnection, store: Store, user_id: str, name: str, holder: str | None = None) -> list[str]:
    """Give a user another name at all their tables, and another id as the holder of their seats if one is given; return the tables.
    This is the only exception to the rule that a log is only appended to: erased data must be gone."""
    seats = (await connection.execute(select(players.c.table, players.c.seat).where(players.c.user_id == user_id))).all()
    for table in {row.table for row in seats}:
        mine = {row.seat for row in seats if row.table == table}
        summary = json.loads((await connection.execute(select(tables.c.summary).where(tables.c.id == table))).scalar_one())
        names = {}
        for seat in sorted(mine):
            taken = {other["name"] for number, other in enumerate(summary["seats"]) if number != seat}
            names[seat] = summary["seats"][seat]["name"] = distinct_name(name, taken)
        await connection.execute(update(tables).where(tables.c.id == table).values(summary=json.dumps(summary)))
        if holder is not None:
            theirs = (tables.c.id == table) & (tables.c.turn == user_id)
            await connection.execute(update(tables).where(theirs).values(turn=holder))
        await _name_players_again(connection, table, summary)
        sits = select(log_entries.c.seq, log_entries.c.data).where(log_entries.c.table == table, log_entries.c.kind == "sit")
        for seq, text in (await connection.execute(sits)).all():
            data = json.loads(text)
            if data["holder"] != user_id:
                continue
            data |= {"name": names.get(data["seat"], name), "holder": holder or user_id}
            where = (log_entries.c.table == table) & (log_entries.c.seq == seq)
            await connection.execute(update(log_entries).where(where).values(data=json.dumps(data, ensure_ascii=False)))
        await _name_again_after_new_rules(connection, table, user_id, names, holder or user_id)
        await _name_again_in_snapshot(connection, table, user_id, names, holder or user_id)
    asked = await _name_asker_again(connection, user_id, name, None if holder is None else "")
    changed = sorted({row.table for row in seats} | asked)
    await connection.execute(update(chat).where(chat.c.user_id == user_id).values(name=name))
    await _name_person_again(connection, user_id, name)
    await store.publish(connection, "reload", [(table, "") for table in changed])
    return changed


async def _name_asker_again(connection: AsyncConnection, user_id: str, name: str, holder: str | None) -> set[str]:
    """Do the same at tables that the user has asked to play unrated, where they may have no seat; an empty holder ends the
    question. Return these tables. A snapshot is made again in time."""
    asked = select(unrated_askers.c.table).where(unrated_askers.c.user_id == user_id)
    found = {row.table for row in (await connection.execute(asked)).all()}
    query = select(log_entries).where(log_entries.c.table.in_(found), log_entries.c.kind == "ask-unrated")
    for row in (await connection.execute(query)).all():
        data = json.loads(row.data)
        if data["holder"] == user_id:
            data |= {"name": name, "holder": user_id if holder is None else holder}
            where = (log_entries.c.table == row.table) & (log_entries.c.seq == row.seq)
            await connection.execute(update(log_entries).where(where).values(data=json.dumps(data, ensure_ascii=False)))
    waiting = select(tables.c.id).where(tables.c.id.in_(found), tables.c.status == "waiting")
    await connection.execute(delete(snapshots).where(snapshots.c.table.in_(waiting)))
    return found


async def _name_again_after_new_rules(
    connection: AsyncConnection, table: str, user_id: str, names: dict[int, str], holder: str
) -> None:
    """Do the same in entries that contain a whole table."""
    found = select(log_entries.c.seq, log_entries.c.data).where(log_entries.c.table == table, log_entries.c.kind == "new-rules")
    for seq, text in (await connection.execute(found)).all():
        data = json.loads(text)
        for number, seat in enumerate(data["table"]["seats"]):
            if seat["holder"] == user_id:
                seat |= {"name": names.get(number, seat["name"]), "holder": holder}
        where = (log_entries.c.table == table) & (log_entries.c.seq == seq)
        await connection.execute(update(log_entries).where(where).values(data=json.dumps(data, ensure_ascii=False)))


async def _name_again_in_snapshot(
    connection: AsyncConnection, table: str, user_id: str, names: dict[int, str], holder: str
) -> None:
    """Do the same in a snapshot: if nobody has the rules of the game any more, it contains the only readable position."""
    here = snapshots.c.table == table
    for row in (await connection.execute(select(snapshots.c.data).where(here))).all():
        try:
            data = name_again(row.data, user_id, names, holder)
        except InvalidSnapshot:  # nobody can read it, and it may contain names
            await connection.execute(delete(snapshots).where(here))
        else:
            await connection.execute(update(snapshots).where(here).values(data=data))


async def _name_players_again(connection: AsyncConnection, table: str, summary: dict[str, Any]) -> None:
    """Write the names of the other players into the notices about a table, sent or not, according to the table now."""
    held = select(players.c.user_id, players.c.seat).where(players.c.table == table)
    holders = {row.seat: row.user_id for row in await connection.execute(held)}
    found = select(notices.c.id, notices.c.user_id, notices.c.about).where(notices.c.table == table)
    for row in (await connection.execute(found)).all():
        about = json.loads(row.about)
        if "names" not in about:
            continue
        seats = enumerate(summary["seats"])
        about["names"] = ", ".join(seat["name"] for number, seat in seats if seat["name"] and holders.get(number) != row.user_id)
        await _store_about(connection, row.id, about)


async def _name_person_again(connection: AsyncConnection, user_id: str, name: str) -> None:
    """Write a person's new name into the notices that name them, such as requests and invitations."""
    found = select(notices.c.id, notices.c.about).where(notices.c.person == user_id)
    for row in (await connection.execute(found)).all():
        await _store_about(connection, row.id, json.loads(row.about) | {"name": name})


async def _store_about(connection: AsyncConnection, notice: int, about: dict[str, str]) -> None:
    text = json.dumps(about, ensure_ascii=False)
    await connection.execute(update(notices).where(notices.c.id == notice).values(about=text))
