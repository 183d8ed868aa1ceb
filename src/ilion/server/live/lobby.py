"""Creating tables, finding them, and handing out their seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import orjson
from sqlalchemy import ColumnElement, case, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.bots.names import KINDS
from ilion.core.registry import load
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.chat import blocked_pairs
from ilion.server.live.rooms import ExtraWrites, Room, Rooms, TableSession
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.accounts import User
from ilion.server.storage.audience import is_blocked
from ilion.server.storage.changes import Change
from ilion.server.storage.conditions import ANYBODY, Conditions, refusal
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.leaving import leaving_of
from ilion.server.storage.own_seats import own_seats
from ilion.server.storage.rating_scale import rating_points
from ilion.server.storage.rows import new_table_row
from ilion.server.storage.schema import commitments, invitations, players, ratings, tables
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, external_holder, new_token
from ilion.table import asking, fairness, seating
from ilion.table.clock import DAY, HOUR
from ilion.table.info import TableHeader, table_summary
from ilion.table.levels import bot_levels
from ilion.table.log import Entry
from ilion.table.practice import practice_seats, practice_setup
from ilion.table.seating import Spec
from ilion.table.table import Setup, Table
from ilion.table.travel import Traveller, check_departure, read_travel, write_travel

MAX_LISTED = 100
MAX_IMPORTS = 50  # games from files that a user may import per day
COMMITMENT_TTL = HOUR


@dataclass
class Lobby:
    """The commands around the tables. `ilion.table.seating` defines their effects on a table."""

    rooms: Rooms
    store: Store
    settings: Settings
    newest_rules: Callable[[str], int | None] = lambda game: None  # the version of the rules for new tables of a game
    _import: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)  # one file is read at a time: a long one takes a second

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
        version = self.newest_rules(body.game)
        levels = bot_levels(load(body.game, version), KINDS)
        setup = seating.setup_table(spec, secrets.token_bytes(fairness.SECRET_BYTES), levels, user, version)
        await self.check_tables(user)
        if all(seat.kind == "bot" for seat in body.seats):
            await self._check_bot_tables(user)
        header = TableHeader(secrets.token_urlsafe(12), user.id, body.public, now())
        conditions = await self._conditions(user, body)
        return await self._create(user, header, setup, spec["seats"], body.pledge, body.commitment, conditions=conditions)

    async def _conditions(self, user: User, body: m.NewTable) -> Conditions:
        """Return the conditions of a new table for its players; the range of ratings is centred on the user's own."""
        wanted = body.conditions
        if wanted.near is None:
            return Conditions(max_left=wanted.max_left)
        middle = await self._rating(user, body.game)
        if middle is None:
            raise ApiError(409, "no-rating", "you have no rating in this game yet, so nobody's is near it")
        return Conditions(middle - wanted.near, middle + wanted.near, wanted.max_left)

    async def _rating(self, user: User, game: str) -> int | None:
        rows = await self.store.read(select(ratings.c.mu).where(ratings.c.player == user.id, ratings.c.game == game))
        return rating_points(rows[0].mu) if rows else None

    async def check_conditions(self, room: Room, user: User) -> None:
        """Raise if this user does not meet a table's conditions."""
        conditions = Conditions.loads(room.row.conditions)
        if conditions == ANYBODY:
            return
        leaving = await leaving_of(self.store, user.id)
        misfit = conditions.misfit(await self._rating(user, room.table.setup.game), leaving)
        if misfit is not None:
            raise refusal(conditions, misfit)

    async def seat_together(self, id: str, people: Sequence[User], body: m.NewTable, extra_writes: ExtraWrites) -> Room:
        """Create a table for a match, with these people, in one transaction with `extra_writes`. The seats are drawn by lot."""
        return await self.seat_in_order(id, secrets.SystemRandom().sample(list(people), len(people)), body, extra_writes)

    async def seat_in_order(
        self,
        id: str,
        people: Sequence[User | None],
        body: m.NewTable,
        extra_writes: ExtraWrites,
        tournament: str | None = None,
        secret: bytes | None = None,
    ) -> Room:
        """Create a table at which everybody sits in this order, in one transaction with `extra_writes`. The seats of the body are
        for these people or, where there is None, for bots; the table belongs to the first of the people. A `secret` is that of a
        duplicate round."""
        first, *others = [person for person in people if person is not None]
        spec = body.model_dump()
        spec["seats"][next(seat for seat, person in enumerate(people) if person is not None)]["kind"] = "me"
        version = self.newest_rules(body.game)
        levels = bot_levels(load(body.game, version), KINDS)
        drawn = secrets.token_bytes(fairness.SECRET_BYTES) if secret is None else secret
        setup = seating.setup_table(spec, drawn, levels, first, version)
        setup = replace(setup, tournament=tournament, duplicate=secret is not None)
        header = TableHeader(id, first.id, body.public, now())
        room, _ = await self._create(first, header, setup, spec["seats"], others=others, extra_writes=extra_writes)
        return room

    async def check_tables(self, user: User) -> None:
        """Raise if the user owns too many unfinished tables."""
        own = select(func.count()).select_from(tables).where(tables.c.owner == user.id, tables.c.status != "over")
        if (await self.store.read(own))[0][0] >= self.settings.max_tables:
            raise ApiError(429, "too-many-tables", "you have too many unfinished tables: finish one first")

    async def _check_imports(self, user: User, at: int) -> None:
        """Raise if the user has imported too many games from files lately. Finished ones are not counted anywhere else."""
        brought = (tables.c.owner == user.id) & tables.c.imported & (tables.c.created > at - DAY)
        if (await self.store.read(select(func.count()).select_from(tables).where(brought)))[0][0] >= MAX_IMPORTS:
            raise ApiError(429, "too-many-imports", f"you have brought {MAX_IMPORTS} games in files today: try again tomorrow")

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
        self,
        user: User,
        header: TableHeader,
        setup: Setup,
        seats: Sequence[Spec],
        pledge: str = "",
        commitment: str | None = None,
        follows: str | None = None,
        others: Sequence[User] = (),
        extra_writes: ExtraWrites | None = None,
        conditions: Conditions = ANYBODY,
    ) -> tuple[Room, dict[int, str]]:
        """Store a table with its seats and tokens in one transaction. `follows` is the table of which it is the rematch; `others`
        take the open seats."""
        if commitment is not None:
            setup = replace(setup, secret=await self._committed_secret(user, commitment))
        tokens = {number: new_token() for number, seat in enumerate(seats) if seat["kind"] in seating.TOKEN_KINDS}

        holders = {number: external_holder(digest(token)) for number, token in tokens.items()}
        table = Table(setup)
        entries = seating.fill_seats(table, seats, user, pledge, holders, bot_levels(table.game, KINDS), now())
        entries += seating.seat_others(table, others, now())

        async def also(connection: AsyncConnection) -> None:
            if commitment is not None:
                used = await connection.execute(delete(commitments).where(_own_commitment(user, commitment)))
                if used.rowcount != 1:
                    raise no_commitment()
            for number, token in tokens.items():
                await _invite(connection, header.id, number, token, external=seats[number]["kind"] == "external")
            if follows is not None:
                await connection.execute(update(tables).where(tables.c.id == follows).values(rematch=header.id))
                await self.store.publish(connection, "rematch", [(follows, header.id)])
            if extra_writes is not None:
                await extra_writes(connection)

        row = new_table_row(header, setup, conditions) | {"rematch_of": follows}
        return await self.rooms.create(row, table, entries, also), tokens

    async def _committed_secret(self, user: User, commitment: str) -> bytes:
        rows = await self.store.read(select(commitments.c.secret).where(_own_commitment(user, commitment)))
        if not rows:
            raise no_commitment()
        return bytes(rows[0].secret)

    async def join(self, id: str, user: User, body: m.Join) -> Room:
        """Take a seat: an open one, the one of an invitation, or the one reserved for a rematch."""
        room = await self.rooms.get(id)
        blocked = await blocked_pairs(self.store, user.id)
        if room.session.header.owner in blocked:
            raise no_seat()  # a block is silent
        token = None if body.token is None else digest(body.token)
        invited_to = None if token is None else await self.invited_seat(id, token)

        def choose(session: TableSession) -> int:
            wanted = body.seat if invited_to is None else invited_to
            return seating.seat_to_join(session, user.id, wanted, invited=invited_to is not None)

        seat = choose(room.session)
        reserved = room.session.header.reserved.get(seat) == user.id
        if invited_to is None and not reserved:
            await self.check_conditions(room, user)
        at = now()

        async def use_token(connection: AsyncConnection) -> None:
            unused = update(invitations).where(invitations.c.token == token, ~invitations.c.used)
            if token is not None and (await connection.execute(unused.values(used=True))).rowcount != 1:
                raise ApiError(403, "wrong-token", "this invitation was used already")

        def join(session: TableSession) -> list[Entry]:
            free = seat if reserved else choose(session)  # again: another server may have given somebody the first free seat
            return seating.join(session, user, free, body.name, body.pledge, at) + asking.part_from(session, blocked, at)

        return await self.rooms.run_command(id, join, use_token)

    async def invited_seat(self, id: str, token: str) -> int:
        """Return the seat of an invitation to a table; `token` is its hash."""
        here = (invitations.c.token == token) & (invitations.c.table == id) & ~invitations.c.external
        rows = await self.store.read(select(invitations).where(here, ~invitations.c.used))
        if not rows:
            raise ApiError(403, "wrong-token", "this invitation is not valid here, or was used already")
        return int(rows[0].seat)

    async def leave(self, id: str, user: User) -> Room:
        """Leave the table before the game; during it, let a bot stand in."""
        at = now()

        def leave(session: TableSession) -> list[Entry]:
            return seating.leave(session, user.id, at) + asking.settle(session, at)

        return await self.rooms.run_command(id, leave)

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
        the level of the bots, if it changes. A second request returns the same table."""
        room = await self.rooms.get(id)
        seating.check_rematch(room.session, user.id, level)
        header = room.session.header
        async with room.lock:
            if header.rematch is None:
                header.rematch = await self._create_rematch(room, user, pledge, level)
            room.broadcast_table()
        return await self.rooms.get(header.rematch)

    async def _create_rematch(self, room: Room, user: User, pledge: str, level: str | None) -> str:
        """Create the table that follows, or return the one that somebody else has created: of two at the same time, on any servers,
        the database accepts one."""
        seats, reserved = seating.rematch_seats(room.session, user.id, level)
        old = room.table.setup
        setup = seating.rematch_setup(old, secrets.token_bytes(fairness.SECRET_BYTES), self.newest_rules(old.game))
        header = TableHeader(secrets.token_urlsafe(12), user.id, room.session.header.public, now(), reserved)
        try:
            await self._create(user, header, setup, seats, pledge, follows=room.id)
        except IntegrityError:
            rows = await self.store.read(select(tables.c.id).where(tables.c.rematch_of == room.id))
            if not rows:
                raise
            return str(rows[0].id)
        return header.id

    async def on_rematch(self, change: Change) -> None:
        """Tell everybody at a table about the rematch that was created on another server."""
        room = await self.rooms.in_use(change.key)
        if room is not None and room.session.header.rematch is None:
            room.session.header.rematch = change.data
            room.broadcast_table()

    async def practise(self, id: str, user: User, body: m.Practise) -> Room:
        """Create an unrated table that begins at a position of a finished game, with the user in one seat and bots in the others.
        Information hidden from that seat is drawn again."""
        room = await self.rooms.latest(id)
        secret, seed = secrets.token_bytes(fairness.SECRET_BYTES), secrets.randbits(64)
        room.session.check_open(user.id, over=True)
        async with self.rooms.hold(room):
            setup = practice_setup(room.table, body.n, body.seat, secret, seed)
            seats = practice_seats(room.table, body.seat, body.level, room.session.levels)
        await self.check_tables(user)
        header = TableHeader(secrets.token_urlsafe(12), user.id, public=False, created=now())
        return (await self._create(user, header, setup, seats, body.pledge))[0]

    async def export_table(self, id: str, user_id: str) -> str:
        """Return a running or finished game as a file, if it reveals nobody else's secrets to the user."""
        room = await self.rooms.latest(id)
        async with self.rooms.hold(room):
            room.session.check_open(user_id, over=room.table.over)
            check_departure(room.table, user_id)
            return write_travel(room.table, await self.store.entries(id), user_id)

    async def import_table(self, user: User, text: str) -> Room:
        """Set up the game of a file. A running one continues on this user's device; a finished one is nobody's result here."""
        await self.check_tables(user)
        at = now()
        await self._check_imports(user, at)

        def read() -> tuple[Traveller, Table, list[Entry]]:
            traveller = read_travel(text, lambda game: bot_levels(load(game), KINDS))
            holders = traveller.holders(user.id)
            return traveller, traveller.table(holders, at), traveller.seated(holders, at)

        async with self._import:
            traveller, table, entries = await asyncio.to_thread(read)
        if not traveller.over and not traveller.people:
            await self._check_bot_tables(user)
        header = TableHeader(secrets.token_urlsafe(12), user.id, public=False, created=at)
        row = new_table_row(header, traveller.setup) | {"rematch_of": None}
        return await self.rooms.create(row, table, entries)

    async def list_tables(
        self, which: str, user: User | None, cursor: str | None = None
    ) -> tuple[list[dict[str, Any]], str | None]:
        """Return open tables, the user's tables (those where it is their turn first), the user's finished games, or running public
        tables, each the latest first; and the cursor of the next page."""
        user_id = None if user is None else user.id
        later: ColumnElement[int] = literal(1)  # 0 for the tables that come first, regardless of their time
        query = _LISTED
        if which in ("open", "running"):
            query = query.where(tables.c.public, tables.c.status == ("waiting" if which == "open" else "running"))
            if user_id is not None:
                query = query.where(~is_blocked(user_id, tables.c.owner))
        elif user_id is None:
            return [], None
        else:
            seated = select(players.c.table).where(players.c.user_id == user_id)
            query = query.where(tables.c.id.in_(seated) | (tables.c.owner == user_id))
            query = query.where(tables.c.status == "over" if which == "finished" else tables.c.status != "over")
            if which == "mine":
                later = case((tables.c.turn == user_id, 0), else_=1)
        if cursor is not None:
            rank, updated, id = decode_cursor(cursor, int, int, str)
            same = (tables.c.updated < updated) | (tables.c.updated == updated) & (tables.c.id < id)
            query = query.where((later > rank) | (later == rank) & same)
        order = (tables.c.updated.desc(), tables.c.id.desc())
        query = query.add_columns(later.label("later")).order_by(*(("later", *order) if which == "mine" else order))
        rows = await self.store.read(query.limit(MAX_LISTED + 1))
        shown, last = rows[:MAX_LISTED], rows[:MAX_LISTED][-1:]
        following = encode_cursor(last[0].later, last[0].updated, last[0].id) if len(rows) > MAX_LISTED else None
        own = {} if user is None else await own_seats(self.store, user.id, [row.id for row in shown])
        return [_summary(row, user_id, own.get(row.id, set())) for row in shown], following


# only the columns that a list shows, because a row is large
_LINE = ("id", "game", "status", "seats", "rated", "updated", "public", "owner", "control", "options", "created", "due", "summary")
_LISTED = select(*(tables.c[name] for name in _LINE))


def _own_commitment(user: User, commitment: str) -> ColumnElement[bool]:
    return (commitments.c.commitment == commitment) & (commitments.c.user_id == user.id)


def no_seat() -> ApiError:
    return ApiError(409, "full", "no seat is free here")


def no_commitment() -> ApiError:
    return ApiError(422, "no-commitment", "this commitment is not yours, was used already, or is too old")


def _summary(row: Any, user_id: str | None, own: set[int]) -> dict[str, Any]:
    summary = table_summary(
        orjson.loads(row.summary),
        own,
        id=row.id,
        game=row.game,
        status=row.status,
        seats=row.seats,
        rated=row.rated,
        updated=row.updated,
        public=row.public,
        owner=user_id is not None and row.owner == user_id,
        clock=orjson.loads(row.control)["kind"],
        options=orjson.loads(row.options),
        created=row.created,
    )
    return summary | {"deadline": row.due or None}  # 0: a bot is to act


async def _invite(connection: AsyncConnection, table: str, seat: int, token: str, *, external: bool) -> None:
    row = {"token": digest(token), "table": table, "seat": seat, "external": external, "used": False}
    await connection.execute(insert(invitations), row)
