"""The chat of a table: lines in the database, shown to everybody there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import Rooms
from ilion.server.storage.changes import Change, lock_table
from ilion.server.storage.rows import chat_line
from ilion.server.storage.schema import blocks, chat
from ilion.server.storage.store import Store
from ilion.table.callers import Delivery
from ilion.table.protocol import chat_message

MAX_LINES = 200  # that are sent to a new connection


async def latest_lines(store: Store, table: str, n: int = MAX_LINES, reader: str | None = None) -> list[dict[str, Any]]:
    """Return the last lines, oldest first, without those of people whom the reader has blocked or who have blocked the reader."""
    query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(n)
    rows = await store.read(query)
    apart = await blocked_pairs(store, reader) if reader is not None and rows else set()
    return [chat_line(row) for row in reversed(rows) if row.user_id not in apart]


async def blocked_pairs(store: Store, user_id: str) -> set[str]:
    """Return everybody whom the user has blocked, or who has blocked the user."""
    mine = select(blocks.c.blocked).where(blocks.c.user_id == user_id)
    theirs = select(blocks.c.user_id).where(blocks.c.blocked == user_id)
    return {row[0] for row in await store.read(mine.union(theirs))}


async def store_line(store: Store, table: str, line: Mapping[str, Any], author: str | None) -> None:
    """Store a line. Everybody at the table receives it from their server, in the order of the lines' numbers."""

    async def work(connection: AsyncConnection) -> None:
        await lock_table(connection, table)
        done = await connection.execute(insert(chat).returning(chat.c.id), {"table": table, "user_id": author, **line})
        await store.publish(connection, "chat", [(table, str(done.scalar_one()))])

    await store.write(work)


async def send_line(store: Store, rooms: Rooms, change: Change) -> None:
    """Send a stored line to everybody at its table here who has not received it with the welcome, except to people who have blocked
    its author or whom its author has blocked."""
    room = rooms.rooms.get(change.key)
    if room is None:
        return
    async with room.lock:  # for a new connection, the lines may have been read before this one was there
        if not room.session.callers:
            return
    for row in await store.read(select(chat).where(chat.c.id == int(change.data))):  # unless it was deleted
        apart = await blocked_pairs(store, row.user_id) if row.user_id is not None else set()
        async with room.lock:
            readers = [caller for caller in room.session.callers if caller.user_id not in apart and caller.last_line < row.id]
            room.broadcast([Delivery(chat_message(chat_line(row)), readers)])
