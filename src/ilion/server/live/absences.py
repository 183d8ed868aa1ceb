"""Being away: for up to 30 days per year, the clocks of an account stand still at correspondence tables. The tables show it."""

from __future__ import annotations

import contextlib

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.live.rooms import Room, Rooms, TableSession
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import absences, players, tables, users
from ilion.server.storage.store import Store
from ilion.table.clock import DAY
from ilion.table.log import Entry

DAYS_A_YEAR = 30
YEAR = 365 * DAY


class Absences:
    """The absences of people, in the database and at their tables."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def until(self, user_id: str) -> int | None:
        """Return when an absence that has begun ends; None if the user is not away."""
        at = now()
        query = select(func.max(absences.c.until)).where(absences.c.user_id == user_id, absences.c.until > at)
        found: int | None = (await self.store.read(query))[0][0]
        return found

    async def days_left(self, user: User) -> int:
        """Return the number of whole days that the user may still be away, counting the past year."""
        query = select(absences.c.since, absences.c.until).where(absences.c.user_id == user.id)
        return _days_left([(row.since, row.until) for row in await self.store.read(query)], now())

    async def begin(self, user: User, days: int) -> None:
        """Be away from now on for a number of days."""
        at = now()

        async def work(connection: AsyncConnection) -> None:
            # two requests at once must not both find the same days left
            await connection.execute(select(users.c.id).where(users.c.id == user.id).with_for_update())
            known = select(absences.c.since, absences.c.until).where(absences.c.user_id == user.id)
            spans = [(row.since, row.until) for row in await connection.execute(known)]
            if any(until > at for _, until in spans):
                raise ApiError(409, "away-already", "you are away already: come back first")
            left = _days_left(spans, at)
            if days > left:
                raise ApiError(409, "away-too-long", f"you may be away for {left} more days this year")
            await connection.execute(insert(absences), {"user_id": user.id, "since": at, "until": at + days * DAY})

        await self.store.write(work)
        await self._tell_tables(user.id, at, at + days * DAY)

    async def end(self, user: User) -> None:
        """End an absence now. Only the days that have begun are spent."""
        at = now()
        back = update(absences).where(absences.c.user_id == user.id, absences.c.until > at).values(until=at)
        await self.store.write(lambda connection: connection.execute(back))
        await self._tell_tables(user.id, at, at)

    async def _tell_tables(self, user_id: str, since: int, until: int) -> None:
        query = select(players.c.table).join(tables, tables.c.id == players.c.table)
        seated = query.where(players.c.user_id == user_id, tables.c.status == "running").distinct()
        for row in await self.store.read(seated):
            with contextlib.suppress(IlionError, ApiError):  # a table that cannot continue must not delay the others
                await self.rooms.run_command(row.table, lambda session: rest(session, user_id, since, until))

    async def excuse(self, room: Room) -> bool:
        """Whether the seat whose time is up belongs to somebody who was away in this turn although the table was not notified: the
        game began in the meantime, or the server was stopped while it notified the tables. Then the seat gets that time back."""
        clock = room.table.clock
        holder = None if clock.running is None else room.table.seats[clock.running].holder
        if holder is None or clock.running is None or not room.table.waits_for_absent:
            return False
        told = max(clock.since, room.table.seats[clock.running].away_until)
        untold = select(absences.c.since, absences.c.until).where(absences.c.user_id == holder, absences.c.until > told)
        rows = await self.store.read(untold.order_by(absences.c.until.desc()).limit(1))
        if not rows:
            return False
        since, until = rows[0].since, rows[0].until
        await self.rooms.run_command(room.id, lambda session: rest(session, holder, since, until))
        return True


def rest(session: TableSession, user_id: str, since: int, until: int) -> list[Entry]:
    """Let the clocks of a user's seats stand still in between, if they stand still during absences at this table."""
    table = session.table
    if not table.running or not table.waits_for_absent:
        return []
    return [entry for seat in session.seats_of(user_id) for entry in table.rest(seat, since, until, now())]


def _days_left(spans: list[tuple[int, int]], at: int) -> int:
    spent = sum(max(0, until - max(since, at - YEAR)) for since, until in spans)
    return max(0, DAYS_A_YEAR - -(-spent // DAY))
