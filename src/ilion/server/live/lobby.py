"""Creating tables, finding them, and handing out their seats."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.bots.names import KINDS
from ilion.core.registry import load
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.chat import blocked_pairs
from ilion.server.live.rooms import Room, Rooms, TableSession
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.accounts import User
from ilion.server.storage.rows import header_from_row, new_table_row, setup_from_row
from ilion.server.storage.schema import commitments, invitations, players, tables
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, external_holder, new_token
from ilion.table import fairness, seating
from ilion.table.info import TableHeader, table_summary
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.practice import practice_seats, practice_setup
from ilion.table.seating import Spec
from ilion.table.table import Setup

MAX_LISTED = 100
COMMITMENT_TTL = 3_600_000  # milliseconds


@dataclass
class Lobby:
    """What people do around the tables. What it means for a table is decided in `ilion.table.seating`."""

    rooms: Rooms
    store: Store
    settings: Settings

    async def create_commitment(self, user: User) -> str:
        """Commit the server to a secret before the user chooses a value."""
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        row = {"commitment": fairness.commitment(secret), "secret": secret, "user_id": user.id, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(commitments).where(commitments.c.created < now() - COMMITMENT_TTL))
            await connection.execute(insert(commitments), row)

        await self.store.write(work)
        return fairness.commitment(secret)

    async def create_table(self, user: User, body: m.NewTable) -> tuple[Room, dict[int, str]]:
        """Create a table and return it with the tokens of its invitations. The game begins at once if every seat is filled."""
        spec = body.model_dump()
        setup = seating.setup_table(spec, secrets.token_bytes(fairness.SECRET_BYTES), bot_levels(load(body.game), KINDS), user)
        await self._check_tables(user)
        if all(seat.kind == "bot" for seat in body.seats):
            await self._check_bot_tables(user)
        header = TableHeader(secrets.token_urlsafe(12), user.id, body.public, now())
        return await self._create(user, header, setup, spec["seats"], body.pledge, body.commitment)

    async def _check_tables(self, user: User) -> None:
        """Raise if the user owns too many unfinished tables."""
        own = select(func.count()).select_from(tables).where(tables.c.owner == user.id, tables.c.status != "over")
        if (await self.store.read(own))[0][0] >= self.settings.max_tables:
            raise ApiError(429, "too-many-tables", "you have too many unfinished tables: finish one first")

    async def _check_bot_tables(self, user: User) -> None:
        """Raise if bots play among themselves at too many of the user's tables."""
        without_players = tables.c.id.not_in(select(players.c.table))
        own = (
            select(func.count()).select_from(tables).where(tables.c.owner == user.id, tables.c.status == "running", without_players)
        )
        if (await self.store.read(own))[0][0] >= self.settings.max_bot_tables:
            raise ApiError(
                429,
                "too-many-bot-tables",
                f"only bots play at {self.settings.max_bot_tables} of your tables already: watch one of these games to its end, "
                "or take a seat yourself",
            )

    async def _create(
        self, user: User, header: TableHeader, setup: Setup, seats: Sequence[Spec], pledge: str = "", commitment: str | None = None
    ) -> tuple[Room, dict[int, str]]:
        row = new_table_row(header, setup)
        tokens = {number: new_token() for number, seat in enumerate(seats) if seat["kind"] in seating.TOKEN_KINDS}

        async def work(connection: AsyncConnection) -> None:
            if commitment is not None:
                row["secret"] = await self._use_commitment(connection, user, commitment)
            await connection.execute(insert(tables), row)
            for number, token in tokens.items():
                await _invite(connection, header.id, number, token, external=seats[number]["kind"] == "external")

        await self.store.write(work)
        holders = {number: external_holder(digest(token)) for number, token in tokens.items()}
        at = now()

        def fill(session: TableSession) -> list[Entry]:
            return seating.fill_seats(session.table, seats, user, pledge, holders, session.levels, at)

        return await self.rooms.run_command(header.id, fill), tokens

    async def _use_commitment(self, connection: AsyncConnection, user: User, commitment: str) -> bytes:
        own = (commitments.c.commitment == commitment) & (commitments.c.user_id == user.id)
        found = (await connection.execute(delete(commitments).where(own).returning(commitments.c.secret))).first()
        if found is None:
            raise ApiError(422, "no-commitment", "this commitment is not yours, was used already, or is too old")
        return bytes(found.secret)

    async def join(self, id: str, user: User, body: m.Join) -> Room:
        """Take a seat: an open one, the one of an invitation, or the one reserved for a rematch."""
        room = await self.rooms.get(id)
        if room.session.header.owner in await blocked_pairs(self.store, user.id):
            raise ApiError(409, "full", "no seat is free here")  # a block is silent
        token = None if body.token is None else digest(body.token)
        invited_to = None if token is None else await self._invited_seat(id, token)
        seat = seating.seat_to_join(
            room.session, user.id, body.seat if invited_to is None else invited_to, invited=invited_to is not None
        )
        at = now()

        async def use_token(connection: AsyncConnection) -> None:
            unused = update(invitations).where(invitations.c.token == token, ~invitations.c.used)
            if token is not None and (await connection.execute(unused.values(used=True))).rowcount != 1:
                raise ApiError(403, "wrong-token", "this invitation was used already")

        def join(session: TableSession) -> list[Entry]:
            return seating.join(session, user, seat, body.name, body.pledge, at)

        return await self.rooms.run_command(id, join, use_token)

    async def _invited_seat(self, id: str, token: str) -> int:
        here = (invitations.c.token == token) & (invitations.c.table == id) & ~invitations.c.external
        rows = await self.store.read(select(invitations).where(here, ~invitations.c.used))
        if not rows:
            raise ApiError(403, "wrong-token", "this invitation is not valid here, or was used already")
        return int(rows[0].seat)

    async def leave(self, id: str, user: User) -> Room:
        """Leave the table before the game; during it, let a bot stand in."""
        at = now()
        return await self.rooms.run_command(id, lambda session: seating.leave(session, user.id, at))

    async def set_seat(self, id: str, seat: int, user: User, body: m.SetSeat) -> str | None:
        """Change a seat that nobody has taken, before the game; return a token if the seat needs one."""
        spec = body.model_dump()
        session = (await self.rooms.get(id)).session
        seating.check_change(session, user.id, seat, spec)
        if body.kind == "bot" and all(other.kind == "bot" for number, other in enumerate(session.table.seats) if number != seat):
            await self._check_bot_tables(user)
        token = new_token() if body.kind in seating.TOKEN_KINDS else None
        holder = external_holder(digest(token)) if token is not None and body.kind == "external" else None
        at = now()

        async def renew_token(connection: AsyncConnection) -> None:
            await connection.execute(delete(invitations).where(invitations.c.table == id, invitations.c.seat == seat))
            if token is not None:
                await _invite(connection, id, seat, token, external=body.kind == "external")

        await self.rooms.run_command(id, lambda session: seating.change_seat(session, seat, spec, holder, at), renew_token)
        return token

    async def rematch(self, id: str, user: User, pledge: str = "", level: str | None = None) -> Room:
        """Create a table with the same settings, everybody moved up one seat and each seat reserved for the same player; `level` is
        that of the bots, if it changes. A second request returns the same table."""
        room = await self.rooms.get(id)
        seating.check_rematch(room.session, user.id, level)
        header = room.session.header
        async with room.lock:
            if header.rematch is None:
                rows = await self.store.read(select(tables.c.rematch).where(tables.c.id == id))
                header.rematch = rows[0].rematch if rows else None
            if header.rematch is None:
                header.rematch = await self._create_rematch(room, user, pledge, level)
            room.broadcast_table()
        return await self.rooms.get(header.rematch)

    async def _create_rematch(self, room: Room, user: User, pledge: str, level: str | None) -> str:
        seats, reserved = seating.rematch_seats(room.session, user.id, level)
        setup = seating.rematch_setup(room.table.setup, secrets.token_bytes(fairness.SECRET_BYTES))
        header = TableHeader(secrets.token_urlsafe(12), user.id, room.session.header.public, now(), reserved)
        await self._create(user, header, setup, seats, pledge)
        change = update(tables).where(tables.c.id == room.id).values(rematch=header.id)
        await self.store.write(lambda connection: connection.execute(change))
        return header.id

    async def practise(self, id: str, user: User, body: m.Practise) -> Room:
        """Create an unrated table that begins at a position of a finished game, with the user in one seat and bots in the others.
        What was hidden from that seat is drawn anew."""
        room = await self.rooms.get(id)
        secret, seed = secrets.token_bytes(fairness.SECRET_BYTES), secrets.randbits(64)
        async with room.lock:
            setup = practice_setup(room.table, body.n, body.seat, secret, seed)
            seats = practice_seats(room.table, body.seat, body.level, room.session.levels)
        await self._check_tables(user)
        header = TableHeader(secrets.token_urlsafe(12), user.id, public=False, created=now())
        return (await self._create(user, header, setup, seats, body.pledge))[0]

    async def list_tables(self, which: str, user: User | None) -> list[dict[str, Any]]:
        """Return open tables, the user's tables (those where it is their turn first), the user's finished games, or running public
        tables."""
        query = select(tables).order_by(tables.c.updated.desc()).limit(MAX_LISTED)
        if which in ("open", "running"):
            query = query.where(tables.c.public, tables.c.status == ("waiting" if which == "open" else "running"))
        elif user is None:
            return []
        else:
            seated = select(players.c.table).where(players.c.user_id == user.id)
            query = query.where(tables.c.id.in_(seated) | (tables.c.owner == user.id))
            query = query.where(tables.c.status == "over" if which == "finished" else tables.c.status != "over")
        rows = await self.store.read(query)
        if which in ("open", "running") and user is not None:
            apart = await blocked_pairs(self.store, user.id)
            rows = [row for row in rows if row.owner not in apart]
        own = await self._own_seats([row.id for row in rows], user)
        user_id = None if user is None else user.id
        found = [_summary(row, user_id, own.get(row.id, set())) for row in rows]
        return sorted(found, key=lambda table: not table["your_turn"])

    async def _own_seats(self, ids: Sequence[str], user: User | None) -> dict[str, set[int]]:
        """Return the user's seats by table."""
        if user is None:
            return {}
        query = select(players.c.table, players.c.seat).where(players.c.user_id == user.id, players.c.table.in_(ids))
        own: dict[str, set[int]] = {}
        for table, seat in await self.store.read(query):
            own.setdefault(table, set()).add(seat)
        return own


def _summary(row: Any, user_id: str | None, own: set[int]) -> dict[str, Any]:
    stored = json.loads(row.summary)
    return table_summary(header_from_row(row), setup_from_row(row), row.status, row.updated, stored, user_id, own)


async def _invite(connection: AsyncConnection, table: str, seat: int, token: str, *, external: bool) -> None:
    row = {"token": digest(token), "table": table, "seat": seat, "external": external, "used": False}
    await connection.execute(insert(invitations), row)
