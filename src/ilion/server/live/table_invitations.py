"""Invitations of people on this server to a table that waits for players. They expire after a day, and declining is silent."""

from __future__ import annotations

import json
import secrets
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.live.chat import blocked_pairs
from ilion.server.live.rooms import Room, Rooms, TableSession
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage import notices
from ilion.server.storage.accounts import User
from ilion.server.storage.audience import is_blocked
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.profiles import Profiles
from ilion.server.storage.schema import table_invitations, tables, users
from ilion.server.storage.store import Store
from ilion.table import seating
from ilion.table.clock import DAY
from ilion.table.log import Entry

TTL = DAY
PER_DAY = 40
MAX_LISTED = 50


class TableInvitations:
    """Invitations to tables."""

    def __init__(self, store: Store, rooms: Rooms, profiles: Profiles) -> None:
        self.store = store
        self.rooms = rooms
        self.profiles = profiles
        self.limit = RateLimiter(PER_DAY / 86_400, PER_DAY)

    async def invite(self, id: str, user: User, handle: str) -> None:
        """Invite somebody to a free seat. A block is silent: the answer is the same as if nobody had this handle. While an
        invitation to this table is good, another one changes nothing and raises no notice."""
        room = await self.rooms.get(id)
        if room.session.header.owner != user.id and not room.session.seats_of(user.id):
            raise ApiError(403, "not-owner", "only people at the table can invite others to it")
        _free_seat(room.session, user.id)
        self.limit.spend(user.id)
        person = await self.profiles.find(handle, user.id)
        if person.id == user.id or room.session.seats_of(person.id):
            raise ApiError(409, "seated", "they sit at this table already")
        if not person.takes_invitations:
            raise ApiError(403, "no-invitations", "they do not take invitations from you: send them the link of the table")
        row = {"id": secrets.token_urlsafe(12), "table": id, "user_id": user.id, "invited": person.id, "at": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(table_invitations).where(table_invitations.c.at <= now() - TTL))
            good = (table_invitations.c.table == id) & (table_invitations.c.invited == person.id)
            if (await connection.execute(select(table_invitations.c.id).where(good))).first() is not None:
                return
            await connection.execute(insert(table_invitations), row)
            about = {"name": user.name, "handle": user.handle or ""}
            await notices.notify(connection, person.id, "invitation", table=id, about=about, by=user.id)

        await self.store.write(work)

    async def list_for(self, user: User) -> list[dict[str, Any]]:
        """Return the invitations of a user that are still good, the latest first."""
        query = select(table_invitations, tables.c.game, tables.c.seats, tables.c.rated, tables.c.control, users.c.name)
        query = query.add_columns(users.c.handle, users.c.avatar, users.c.id.label("by"))
        query = query.join(tables, tables.c.id == table_invitations.c.table)
        query = query.join(users, users.c.id == table_invitations.c.user_id)
        good = (table_invitations.c.invited == user.id) & (table_invitations.c.at > now() - TTL) & (tables.c.status == "waiting")
        rows = await self.store.read(
            query.where(good, ~is_blocked(user.id), users.c.delete_at.is_(None))
            .order_by(table_invitations.c.at.desc())
            .limit(MAX_LISTED)
        )
        return [
            {
                "id": row.id,
                "table": row.table,
                "game": row.game,
                "seats": row.seats,
                "rated": row.rated,
                "clock": json.loads(row.control),
                "name": row.name,
                "handle": row.handle,
                "avatar": avatar_of(row.by, row.avatar),
                "at": row.at,
            }
            for row in rows
        ]

    async def accept(self, id: str, user: User, pledge: str = "") -> Room:
        """Take a free seat by an invitation, which is then used up."""
        good = (table_invitations.c.id == id) & (table_invitations.c.invited == user.id) & (table_invitations.c.at > now() - TTL)
        rows = await self.store.read(select(table_invitations).where(good))
        if not rows or await self._has_blocked_company(rows[0].table, rows[0].user_id, user.id):
            raise ApiError(404, "no-invitation", "this invitation was used already, or is older than a day")
        at = now()

        def join(session: TableSession) -> list[Entry]:
            seat = seating.seat_to_join(session, user.id, _free_seat(session, rows[0].user_id), invited=True)
            return seating.join(session, user, seat, None, pledge, at)

        async def use_up(connection: AsyncConnection) -> None:
            await connection.execute(delete(table_invitations).where(table_invitations.c.id == id))

        return await self.rooms.run_command(rows[0].table, join, use_up)

    async def _has_blocked_company(self, table: str, inviter: str, user_id: str) -> bool:
        """Whether the inviter, the owner or anybody at the table has blocked the user, or the user one of them."""
        session = (await self.rooms.get(table)).session
        company = {inviter, session.header.owner, *(seat.holder for seat in session.table.seats)}
        return not company.isdisjoint(await blocked_pairs(self.store, user_id))

    async def decline(self, id: str, user: User) -> None:
        where = (table_invitations.c.id == id) & (table_invitations.c.invited == user.id)
        await self.store.write(lambda connection: connection.execute(delete(table_invitations).where(where)))


def _free_seat(session: TableSession, inviter: str) -> int:
    """Return a seat that nobody has taken and that the inviter may give: an open one, or, for the owner of the table, also one that
    is reserved by an invitation."""
    free = [number for number, seat in enumerate(session.table.seats) if not seat.filled and number not in session.header.reserved]
    if session.header.owner != inviter:
        free = [number for number in free if session.table.seats[number].kind == "open"]
    if session.table.started or not free:
        raise ApiError(409, "full", "no seat is free here")
    return next((number for number in free if session.table.seats[number].kind == "open"), free[0])
