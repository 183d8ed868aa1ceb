"""The chat of a table: lines in the database, shown to everybody there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import Room
from ilion.server.storage.rows import chat_line
from ilion.server.storage.schema import blocks, chat
from ilion.server.storage.store import Store
from ilion.table.protocol import chat_message
from ilion.table.session import Delivery

MAX_LINES = 200  # that are sent to a newcomer


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


async def store_line(store: Store, table: str, line: Mapping[str, Any], author: str | None) -> dict[str, Any]:
    """Store a line, wake the other servers, and return it with its number."""

    async def work(connection: AsyncConnection) -> int:
        done = await connection.execute(insert(chat).returning(chat.c.id), {"table": table, "user_id": author, **line})
        await store.notify(connection, [f"{table} chat"])
        return int(done.scalar_one())

    return {"id": await store.write(work), **line}


async def relay_last_line(store: Store, room: Room) -> None:
    """Send the last line that was stored, by another server."""
    for row in await store.read(select(chat).where(chat.c.table == room.id).order_by(chat.c.id.desc()).limit(1)):
        await broadcast_chat(store, room, chat_line(row), row.user_id)


async def broadcast_chat(store: Store, room: Room, line: Mapping[str, Any], author: str | None) -> None:
    """Send a stored line to everybody at the table, except to people who have blocked its author or whom its author has blocked."""
    apart = await blocked_pairs(store, author) if author is not None else set()
    readers = [caller for caller in room.session.callers if caller.user_id not in apart]
    room.broadcast([Delivery(chat_message(line), readers)])
