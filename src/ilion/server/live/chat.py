"""The chat of a table: lines in the database, shown to everybody there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import Room
from ilion.server.storage.rows import chat_line
from ilion.server.storage.schema import chat
from ilion.server.storage.store import Store
from ilion.table.protocol import chat_message
from ilion.table.session import Delivery

MAX_LINES = 200  # that are sent to a newcomer


async def latest_lines(store: Store, table: str, n: int = MAX_LINES) -> list[dict[str, Any]]:
    """Return the last lines, oldest first."""
    query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(n)
    return [chat_line(row) for row in reversed(await store.read(query))]


async def store_line(store: Store, table: str, line: Mapping[str, Any]) -> dict[str, Any]:
    """Store a line, wake the other servers, and return it with its number."""

    async def work(connection: AsyncConnection) -> int:
        done = await connection.execute(insert(chat).returning(chat.c.id), {"table": table, **line})
        await store.notify(connection, [f"{table} chat"])
        return int(done.scalar_one())

    return {"id": await store.write(work), **line}


def broadcast_chat(room: Room, line: Mapping[str, Any]) -> None:
    """Send a stored line to everybody at the table."""
    room.broadcast([Delivery(chat_message(line), list(room.session.callers))])
