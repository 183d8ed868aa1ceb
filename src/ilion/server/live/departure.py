"""The departure of people who delete their data from their tables."""

from __future__ import annotations

import contextlib

from sqlalchemy import select

from ilion.core.errors import IlionError
from ilion.server.clock import now
from ilion.server.live.rooms import Rooms, TableSession
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import Accounts, User
from ilion.server.storage.schema import players, tables
from ilion.server.telemetry import log
from ilion.table import asking
from ilion.table.log import Entry


async def depart(rooms: Rooms, accounts: Accounts, user: User) -> None:
    """Free the seats of a user, and delete their data. Nobody escapes a rating in this way: a rated game is resigned. In other
    games a bot plays on."""
    await _leave_tables(rooms, user)
    await accounts.delete(user)


async def depart_when_due(rooms: Rooms, accounts: Accounts) -> None:
    """Delete the accounts whose time to reconsider is over. There may be many: each is checked again when it is its turn, and one
    that cannot be deleted does not delay the others."""
    for user in await accounts.due_for_deletion():
        try:
            if await accounts.is_due(user):
                await _leave_tables(rooms, user)
                await accounts.delete_due(user)
        except Exception:
            log.exception("an account could not be deleted")


async def _leave_tables(rooms: Rooms, user: User) -> None:
    query = select(players.c.table).join(tables, tables.c.id == players.c.table)
    rows = await rooms.store.read(query.where(players.c.user_id == user.id, tables.c.status != "over").distinct())
    for row in rows:
        with contextlib.suppress(IlionError, ApiError):  # a table that cannot continue must not block the departure
            await rooms.run_command(row.table, lambda session: _leave_for_good(session, user.id, now()))


def _leave_for_good(session: TableSession, user_id: str, at: int) -> list[Entry]:
    table, level = session.table, session.levels.default
    entries: list[Entry] = []
    for seat in session.seats_of(user_id):
        if not table.started:
            entries += table.leave(seat, at)
        elif table.running and table.setup.contest and not table.seats[seat].resigned:
            entries += table.resign(seat, level, at)
        elif table.running and table.seats[seat].bot_level is None:
            entries += table.stand_in(seat, level, at)
    return entries + asking.settle(session, at)
