"""Making, finding, joining and leaving tables."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import InvalidOption
from ilion.core.record import rules_tag
from ilion.core.registry import load
from ilion.server import messages as m
from ilion.server.accounts import User, digest, now
from ilion.server.levels import check_level, default_level
from ilion.server.problems import ApiError
from ilion.server.rooms import Room, Rooms
from ilion.server.schema import commitments, invitations, players, tables
from ilion.server.settings import Settings
from ilion.server.sockets import external_holder
from ilion.server.store import Store
from ilion.table import fairness
from ilion.table.clock import DAY, TimeControl
from ilion.table.log import Entry
from ilion.table.table import Table

LISTED = 100
COMMITMENT_TTL = 3_600_000


@dataclass
class Lobby:
    """What people do around the tables."""

    rooms: Rooms
    store: Store
    settings: Settings

    async def create_commitment(self, user: User) -> str:
        """Bind the server to a secret before the first value is named."""
        secret = secrets.token_bytes(fairness.SECRET_BYTES)
        row = {"commitment": fairness.commitment(secret), "secret": secret, "user_id": user.id, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(commitments).where(commitments.c.created < now() - COMMITMENT_TTL))
            await connection.execute(insert(commitments), row)

        await self.store.write(work)
        return fairness.commitment(secret)

    async def create_table(self, user: User, body: m.NewTable) -> m.TableCreated:
        """A table as wished; the game begins at once if every seat is filled."""
        game = load(body.game)
        start = game.new(len(body.seats), body.options)
        for seat in body.seats:
            if seat.kind == "bot" or seat.level is not None:
                check_level(game, seat.level)
        if not any(seat.kind == "me" for seat in body.seats) and any(seat.kind == "hotseat" for seat in body.seats):
            raise InvalidOption("a seat at the same device goes with a seat for yourself")
        if sum(seat.kind == "me" for seat in body.seats) > 1:
            raise InvalidOption("one seat is yours; further ones at your device are of kind “hotseat”")
        self._check_rated(body)
        mine = select(func.count()).select_from(tables).where(tables.c.owner == user.id, tables.c.status != "over")
        if (await self.store.read(mine))[0][0] >= self.settings.max_tables:
            raise ApiError(429, "too-many-tables", "you have too many unfinished tables")
        row = {
            "id": secrets.token_urlsafe(12),
            "game": game.id,
            "rules": rules_tag(game),
            "seats": start.seats,
            "options": json.dumps(dict(start.options)),
            "control": json.dumps(control_of(body.clock).to_dict()),
            "script": None if body.script is None else json.dumps(body.script),
            "owner": user.id,
            "public": body.public,
            "rated": body.rated,
            "reserved": "{}",
            "rematch": None,
            "created": now(),
            "updated": now(),
            "status": "waiting",
            "turn": None,
            "due": None,
            "lease": None,
            "summary": json.dumps({"seats": [], "turn": None, "places": None}),
            "scored": False,
        }
        return await self._create(user, row, list(body.seats), body.value, body.commitment)

    def _check_rated(self, body: m.NewTable) -> None:
        if not body.rated:
            return
        if body.script is not None:
            raise InvalidOption("a lesson is never rated")
        if any(seat.kind in ("hotseat", "external") for seat in body.seats):
            raise InvalidOption("a rated game has no shared device and no program outside")

    async def _create(
        self, user: User, row: dict[str, Any], seats: list[m.SeatSpec], value: str, commitment: str | None
    ) -> m.TableCreated:
        tokens: dict[int, str] = {}

        async def work(connection: AsyncConnection) -> None:
            row["secret"] = secrets.token_bytes(fairness.SECRET_BYTES)
            if commitment is not None:
                mine = (commitments.c.commitment == commitment) & (commitments.c.user_id == user.id)
                found = (await connection.execute(delete(commitments).where(mine).returning(commitments.c.secret))).first()
                if found is None:
                    raise ApiError(422, "no-commitment", "this commitment is not yours, was used, or is too old")
                row["secret"] = found.secret
            await connection.execute(insert(tables), row)
            for number, seat in enumerate(seats):
                if seat.kind in ("invited", "external"):
                    tokens[number] = await invite(connection, row["id"], number, seat.kind == "external")

        await self.store.write(work)
        at = now()

        def fill(table: Table) -> list[Entry]:
            entries: list[Entry] = []
            for number, seat in enumerate(seats):
                name = seat.name or user.name
                match seat.kind:
                    case "me" | "hotseat":
                        given = value if seat.kind == "me" else ""
                        entries += table.sit(number, at, "person", holder=user.id, name=name, value=given)
                    case "bot":
                        level = seat.level or default_level(table.game)
                        entries += table.sit(number, at, "bot", name=seat.name or level, level=level)
                    case "external":
                        holder = external_holder(digest(tokens[number]))
                        entries += table.sit(number, at, "external", holder=holder, name=seat.name or "Program")
                    case "invited":
                        entries += table.sit(number, at, "invited", name=seat.name or "")
                    case "open":
                        entries += table.sit(number, at, "open")
            return entries + (table.start(at) if table.full else [])

        room = await self.rooms.run_command(row["id"], fill)
        return m.TableCreated(table=room.info(user.id), invitations=tokens)

    async def join(self, id: str, user: User, body: m.Join) -> Room:
        """Take a seat: an open one, the one of an invitation, or the one reserved for a rematch."""
        room = await self.rooms.get(id)
        seat = body.seat
        token = None
        if body.token is not None:
            token = digest(body.token)
            mine = (invitations.c.token == token) & (invitations.c.table == id) & ~invitations.c.external
            rows = await self.store.read(select(invitations).where(mine, ~invitations.c.used))
            if not rows:
                raise ApiError(403, "wrong-token", "this invitation is not valid here, or was used already")
            seat = rows[0].seat
        elif seat is None:
            seat = self._seat_for(room, user)
        if not 0 <= seat < len(room.table.seats):
            raise ApiError(422, "no-seat", f"there is no seat {seat}")
        reserved = room.reserved.get(str(seat))
        if token is None and room.table.seats[seat].kind == "invited" and reserved != user.id:
            raise ApiError(403, "invited", "this seat is kept for somebody with an invitation")
        if room.seats_of(user.id):
            raise ApiError(409, "seated", "you have a seat already")
        at = now()

        async def use(connection: AsyncConnection) -> None:
            if token is not None:
                done = await connection.execute(
                    update(invitations).where(invitations.c.token == token, ~invitations.c.used).values(used=True)
                )
                if done.rowcount != 1:
                    raise ApiError(403, "wrong-token", "this invitation was used already")

        def take(table: Table) -> list[Entry]:
            entries = table.sit(seat, at, "person", holder=user.id, name=body.name or user.name, value=body.value)
            return entries + (table.start(at) if table.full else [])

        return await self.rooms.run_command(id, take, use)

    def _seat_for(self, room: Room, user: User) -> int:
        for number, seat in enumerate(room.table.seats):
            if room.reserved.get(str(number)) == user.id and not seat.filled:
                return number
        for number, seat in enumerate(room.table.seats):
            if seat.kind == "open" and not seat.filled:
                return number
        raise ApiError(409, "full", "no seat is free here")

    async def leave(self, id: str, user: User) -> Room:
        """Before the game: get up. In play: a bot stands in, and one may come back."""
        room = await self.rooms.get(id)
        mine = room.seats_of(user.id)
        if not mine:
            raise ApiError(403, "no-seat", "you have no seat here")
        at = now()

        def go(table: Table) -> list[Entry]:
            entries: list[Entry] = []
            for seat in mine:
                if not table.started:
                    entries += table.leave(seat, at)
                elif table.seats[seat].bot_level is None:
                    entries += table.stand_in(seat, default_level(table.game), at)
            return entries

        return await self.rooms.run_command(id, go)

    async def set_seat(self, id: str, seat: int, user: User, body: m.SetSeat) -> str | None:
        """The owner changes a seat that nobody has taken, before the game. A token comes back if it needs one."""
        room = await self.rooms.get(id)
        if room.row.owner != user.id:
            raise ApiError(403, "not-owner", "only who made the table changes its seats")
        if not 0 <= seat < len(room.table.seats):
            raise ApiError(422, "no-seat", f"there is no seat {seat}")
        if body.kind == "bot":
            check_level(room.table.game, body.level)
        if room.table.seats[seat].kind == "external" and not room.table.started:
            await self.rooms.run_command(id, lambda table: table.leave(seat, now()))
        token = secrets.token_urlsafe(16) if body.kind in ("invited", "external") else None
        at = now()

        async def renew(connection: AsyncConnection) -> None:
            await connection.execute(delete(invitations).where(invitations.c.table == id, invitations.c.seat == seat))
            if token is not None:
                await invite(connection, id, seat, body.kind == "external", token)

        def change(table: Table) -> list[Entry]:
            level = body.level or default_level(table.game) if body.kind == "bot" else ""
            holder = external_holder(digest(token or "")) if body.kind == "external" else None
            entries = table.sit(seat, at, body.kind, holder=holder, level=level, name=level or ("Program" if holder else ""))
            return entries + (table.start(at) if table.full else [])

        await self.rooms.run_command(id, change, renew)
        return token

    async def rematch(self, id: str, user: User) -> Room:
        """The same table once more, everybody one seat further, each kept for the same person. Who asks second comes to the same
        table."""
        room = await self.rooms.get(id)
        mine = room.seats_of(user.id)
        if not mine:
            raise ApiError(403, "no-seat", "a rematch is for those who played")
        if not room.table.over:
            raise ApiError(409, "not-over", "the game is not over")
        async with room.lock:
            if room.rematch is None:
                rows = await self.store.read(select(tables.c.rematch).where(tables.c.id == id))
                room.rematch = rows[0].rematch if rows else None
            if room.rematch is None:
                room.rematch = await self._create_rematch(room, user)
            room.broadcast_table()
        return await self.rooms.get(room.rematch)

    async def _create_rematch(self, room: Room, user: User) -> str:
        old = room.row._mapping
        seats: list[m.SeatSpec] = []
        reserved = {}
        first, *others = room.table.seats
        for number, seat in enumerate([*others, first]):  # whoever began goes last: sides change, and it may be good to begin
            if seat.kind == "person" and seat.holder == user.id:
                known = any(spec.kind == "me" for spec in seats)
                seats.append(m.SeatSpec(kind="hotseat" if known else "me", name=seat.name or None))
            elif seat.kind == "person":
                seats.append(m.SeatSpec(kind="invited", name=seat.name or None))
                reserved[str(number)] = seat.holder
            else:
                seats.append(m.SeatSpec(kind="bot", name=seat.name or None, level=seat.level or default_level(room.table.game)))
        fresh = {"id": secrets.token_urlsafe(12), "owner": user.id, "created": now(), "updated": now(), "status": "waiting"}
        row = dict(old) | fresh | {"turn": None, "due": None, "lease": None, "scored": False, "rematch": None}
        row |= {"reserved": json.dumps(reserved), "rules": rules_tag(load(old["game"]))}
        made = await self._create(user, row, seats, "", None)
        change = update(tables).where(tables.c.id == room.id).values(rematch=made.table.id)
        await self.store.write(lambda connection: connection.execute(change))
        return made.table.id

    async def list_tables(self, which: str, user: User | None) -> list[m.TableSummary]:
        """Open tables, my tables (mine to move first), my finished games, or public tables to watch."""
        query = select(tables).order_by(tables.c.updated.desc()).limit(LISTED)
        if which in ("open", "running"):
            query = query.where(tables.c.public, tables.c.status == ("waiting" if which == "open" else "running"))
        else:
            if user is None:
                return []
            seated = select(players.c.table).where(players.c.user_id == user.id)
            query = query.where(tables.c.id.in_(seated) | (tables.c.owner == user.id))
            query = query.where(tables.c.status == "over" if which == "finished" else tables.c.status != "over")
        rows = await self.store.read(query)
        mine: dict[str, set[int]] = {}
        if user is not None:
            sits = select(players.c.table, players.c.seat).where(players.c.user_id == user.id)
            for table, seat in await self.store.read(sits.where(players.c.table.in_([row.id for row in rows]))):
                mine.setdefault(table, set()).add(seat)
        lines = [line_of(row, user, mine.get(row.id, set())) for row in rows]
        return sorted(lines, key=lambda line: not line.your_turn)


def line_of(row: Any, user: User | None, mine: set[int]) -> m.TableSummary:
    """A table in a list, for a user who has these seats."""
    summary = json.loads(row.summary)
    seats = [m.SeatSummary(**seat, yours=number in mine) for number, seat in enumerate(summary["seats"])]
    return m.TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        free=sum(not seat.filled for seat in seats),
        names=[seat.name for seat in seats if seat.filled],
        your_turn=user is not None and row.turn == user.id,
        rated=row.rated,
        updated=row.updated,
        players=seats,
        turn=summary["turn"],
        places=summary["places"],
        public=row.public,
        owner=user is not None and row.owner == user.id,
        clock=json.loads(row.control)["kind"],
        options=json.loads(row.options),
        created=row.created,
    )


async def invite(connection: AsyncConnection, table: str, seat: int, outside: bool, token: str | None = None) -> str:
    """A token for a seat, 128 bits; the database gets its hash."""
    token = token or secrets.token_urlsafe(16)
    row = {"token": digest(token), "table": table, "seat": seat, "external": outside, "used": False}
    await connection.execute(insert(invitations), row)
    return token


def control_of(body: m.ClockSpec) -> TimeControl:
    if (body.kind == "realtime" and body.bank < 10) or (body.kind == "correspondence" and body.days < 1):
        raise InvalidOption("a live clock has a bank of at least 10 seconds, a correspondence clock at least one day")
    if body.days * DAY > 60 * DAY:
        raise InvalidOption("a turn lasts at most 60 days")
    return TimeControl(body.kind, body.bank * 1000, body.increment * 1000, body.days, body.on_timeout)
