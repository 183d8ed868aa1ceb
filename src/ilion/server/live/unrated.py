"""Guests' requests that rated tables play unrated: the permission to ask, the notices, and the invitation that is used up.

The question and the answers are entries of the table's log, so all servers on a database agree about them. `ilion.table.asking`
defines their effects.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.chat import blocked_pairs
from ilion.server.live.lobby import Lobby, no_seat
from ilion.server.live.rooms import ExtraWrites, Room, Rooms, TableSession
from ilion.server.storage.accounts import User
from ilion.server.storage.notices import end_unrated, notify
from ilion.server.storage.schema import invitations, tables, unrated_askers
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest
from ilion.table import asking
from ilion.table.log import Entry
from ilion.table.session import SEATING
from ilion.table.unrated import ABOUT_RATED

CONCERNED = frozenset({*SEATING, *ABOUT_RATED, "seal", "start"})  # entries after which fewer people may have to answer


class Unrated:
    """Carries the question."""

    def __init__(self, store: Store, rooms: Rooms, lobby: Lobby) -> None:
        self.store = store
        self.rooms = rooms
        self.lobby = lobby
        rooms.before_start = self.writes

    async def ask(self, id: str, user: User, body: m.AskUnrated) -> Room:
        """Ask a table to play unrated. People who have blocked each other cannot ask each other; a block is silent."""
        room = await self.rooms.get(id)
        invited_to = None if body.token is None else await self.lobby.invited_seat(id, digest(body.token))
        asking.check_question(room.session, user, invited_to)  # first: without permission to ask, nothing is learnt about blocks
        blocked = await blocked_pairs(self.store, user.id)
        _check_blocks(room.session, blocked)
        if invited_to is None:
            await self.lobby.check_conditions(room, user)
        at = now()

        def ask(session: TableSession) -> list[Entry]:
            _check_blocks(session, blocked)  # somebody else may have sat down
            return asking.ask(session, user, body.name, body.pledge, invited_to, at)

        async def note(connection: AsyncConnection) -> None:
            await connection.execute(insert(unrated_askers), {"table": id, "user_id": user.id})

        return await self.rooms.run_command(id, ask, note)

    async def withdraw(self, id: str, user: User) -> Room:
        """Withdraw the user's own request."""
        at = now()
        return await self.rooms.run_command(id, lambda session: asking.withdraw(session, user.id, at))

    def writes(self, room: Room, entries: Sequence[Entry]) -> ExtraWrites | None:
        """Return the writes stored together with entries of a table that was rated and had not begun before them: notices to people
        who have to answer and are not there, the end of notices to people who no longer have to, the table's entry in the lists,
        and the invitation of a guest who got its seat."""
        kinds = {entry.kind for entry in entries}
        if not room.row.rated or not kinds & CONCERNED:
            return None
        at, table, request = entries[-1].at, room.table, room.table.unrated.open
        asked = {table.seats[seat].holder for seat in table.unrated.pending(table.seats)} if request is not None else set()
        told = [holder for holder in asked if holder is not None and not room.session.present(holder)]
        seated = [entry.data["seat"] for entry in entries if entry.kind == "sit"] if "unrated" in kinds else []

        async def work(connection: AsyncConnection) -> None:
            if request is not None and "ask-unrated" in kinds:
                about = {"name": request.name, "game": table.game.id}
                for person in told:
                    await notify(connection, person, "unrated", table=room.id, about=about, by=request.holder, at=at)
            else:
                await end_unrated(connection, room.id, at, but=[holder for holder in asked if holder is not None])
            if "unrated" in kinds:
                await connection.execute(update(tables).where(tables.c.id == room.id).values(rated=False))
            for seat in seated:
                here = (invitations.c.table == room.id) & (invitations.c.seat == seat) & ~invitations.c.external
                await connection.execute(update(invitations).where(here).values(used=True))

        return work


def _check_blocks(session: TableSession, blocked: set[str]) -> None:
    """Raise, as if the table were full, if somebody there has blocked the guest or the guest them."""
    if blocked & {session.header.owner, *(seat.holder for seat in session.table.seats)}:
        raise no_seat()
