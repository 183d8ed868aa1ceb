"""Finished games enter the history of their players, in the transaction that ends them."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import ExtraWrites, Room
from ilion.server.storage.schema import finished


def enter_finished(room: Room, at: int) -> ExtraWrites | None:
    """Return the writes that add a game that ends now to the history of its players; None for lessons and for practice."""
    table = room.table
    places = table.places()
    if places is None or table.setup.script is not None or table.setup.practice:
        return None
    seats: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        if seat.kind == "person" and seat.holder is not None:
            seats.setdefault(seat.holder, []).append(number)
    rows = [
        {
            "table": room.id,
            "user_id": holder,
            "game": table.setup.game,
            "at": at,
            "seats": len(table.seats),
            "place": places[own[0]] if len(own) == 1 else None,
            "rated": table.setup.rated and table.adjudication is None,
            "public": room.session.header.public,
            "bots": " ".join(str(seat.level) for seat in table.seats if seat.kind == "bot"),
        }
        for holder, own in seats.items()
    ]
    if not rows:
        return None

    async def work(connection: AsyncConnection) -> None:
        known = select(finished.c.table).where(finished.c.table == room.id).limit(1)
        if (await connection.execute(known)).first() is None:
            await connection.execute(insert(finished), rows)

    return work
