"""The commands around tournaments: announce them, enter and leave, and direct them."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol
from weakref import WeakValueDictionary

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.bots.names import KINDS
from ilion.core.registry import games, load
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.chat import blocked_pairs
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.duplicate_rounds import open_finished_rounds
from ilion.server.storage.rating_scale import rating_points
from ilion.server.storage.schema import entrants, friends, ratings, tournament_tables, tournaments, users
from ilion.server.storage.store import Store
from ilion.server.storage.tournaments import Changed, StoredTournament, TournamentStore
from ilion.table import fairness, seating
from ilion.table.clock import DAY, MINUTE
from ilion.table.levels import bot_levels
from ilion.tournaments.lots import SECRET_BYTES
from ilion.tournaments.plan import count_rounds, may_enter_late, next_round
from ilion.tournaments.played import PlayedTable
from ilion.tournaments.seating import swap_people

MAX_PEOPLE = 400
MAX_ROUND_ROBIN = 40
MAX_UNFINISHED = 20  # tournaments of one director
MAX_ATTEMPTS = 5
OUT = -1  # in place of a round to rest in: the person was out when they left, and only the director can take them back
SLACK = MINUTE  # by which the clock of a director may be behind
YEAR = 366 * DAY

Check = Callable[[StoredTournament], Awaitable[None]]


class Work(Protocol):
    """Changes a tournament in a transaction."""

    def __call__(self, connection: AsyncConnection, found: StoredTournament) -> Awaitable[None]: ...


def table_spec(row: Any, kinds: list[str], level: str) -> m.NewTable:
    """Return the specification of a table of a tournament, with seats of these kinds. A player without time left resigns."""
    seats = [m.SeatSpec(kind=kind, level=level if kind == "bot" else None) for kind in kinds]  # type: ignore[arg-type]
    clock = m.ClockSpec(**json.loads(row.clock))
    public = row.entry == "everybody" and not row.duplicate  # nobody watches a duplicate before its round is over
    return m.NewTable(game=row.game, options=json.loads(row.options), seats=seats, clock=clock, rated=row.rated, public=public)


def bot_level(row: Any) -> str:
    """Return the level of the bots that fill seats: the usual one, or in a rated tournament one whose rating is known."""
    if row.game not in games():
        return ""
    levels = bot_levels(load(row.game), KINDS)
    if not row.rated or levels.default in levels.ratings:
        return levels.default
    return next(iter(levels.ratings), levels.default)


class Tournaments:
    """The tournaments of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stored = TournamentStore(store)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: str, viewer: str | None, token: str | None = None) -> StoredTournament:
        """Return a tournament that the viewer may know of."""
        found = await self.stored.read(id)
        if found is None or not await self.stored.knows(found, viewer, token):
            raise ApiError(404, "no-tournament", "there is no such tournament")
        return found

    async def create(self, user: User, body: m.NewTournament) -> str:
        """Announce a tournament, and return its id. Settings that cannot be played are refused now."""
        at = now()
        if body.clock.kind == "none":
            raise ApiError(422, "no-clock", "a tournament has a clock, which decides when somebody stays away: choose one")
        if body.format == "arena" and body.clock.kind != "realtime":
            raise ApiError(422, "no-clock", "an arena hour is played with a realtime clock")
        if body.duplicate and body.format not in ("swiss", "round-robin"):
            raise ApiError(
                422, "no-duplicate", "a duplicate is a Swiss tournament or a round robin: all tables of a round are compared"
            )
        if body.duplicate and body.clock.kind != "realtime":
            raise ApiError(
                422,
                "no-clock",
                "a duplicate is played with a realtime clock, because a finished table knows the deals of the others",
            )
        if body.starts is not None and body.starts < at - SLACK:
            raise ApiError(422, "too-early", "a tournament starts in the future: leave the time out to start it yourself")
        if body.starts is not None and body.starts > at + YEAR:
            raise ApiError(422, "too-late", "a tournament starts within a year: leave the time out to start it yourself")
        if await self.stored.n_unfinished(user.id) >= MAX_UNFINISHED:
            raise ApiError(429, "too-many-tournaments", f"you direct {MAX_UNFINISHED} tournaments already: finish or cancel one")
        clock = body.clock.model_dump() | {"on_timeout": "resign"}
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(12),
            "director": user.id,
            "name": body.name,
            "game": body.game,
            "options": json.dumps(body.options),
            "seats": body.seats,
            "format": body.format,
            "rounds": body.rounds if body.format == "swiss" else None,
            "minutes": body.minutes if body.format == "arena" else None,
            "clock": json.dumps(clock),
            "entry": body.entry,
            "rated": body.rated,
            "duplicate": body.duplicate,
            "pause": body.pause,
            "state": "open",
            "created": at,
            "starts": body.starts,
            "secret": secrets.token_bytes(SECRET_BYTES),
            "version": 0,
        }
        _try_table(user, body, row)
        await self.store.write(lambda connection: connection.execute(insert(tournaments), row))
        return str(row["id"])

    # Entries

    async def why_not(self, found: StoredTournament, user: User | None, token: str | None = None) -> ApiError | None:
        """Return the reason why a person may not enter; None if they may."""
        if user is None:
            return ApiError(401, "not-signed-in", "sign in to enter")
        if user.login is None:
            return ApiError(403, "account-only", "tournaments are for accounts: make one to enter")
        own = found.entrant_of(user.id)
        if own is not None and own.state != "left":
            return ApiError(409, "entered", "you have entered already")
        if found.row.state not in ("open", "running") or not _takes_people(found):
            return ApiError(409, "entry-closed", "this tournament takes no more entries")
        if found.row.director != user.id and found.row.director is not None:
            if found.row.director in await blocked_pairs(self.store, user.id):
                return ApiError(409, "entry-closed", "this tournament takes no more entries")  # a block is silent
            if found.row.entry == "friends" and not await self._are_friends(user.id, found.row.director):
                return ApiError(403, "friends-only", "this tournament is for friends of its director")
            if found.row.entry == "link" and not (token and hmac.compare_digest(token, found.token)):
                return ApiError(403, "wrong-token", "this tournament is entered by a link: ask its director for it")
        if found.n_people >= (MAX_ROUND_ROBIN if found.row.format == "round-robin" else MAX_PEOPLE):
            return ApiError(409, "full", "this tournament is full")
        if await self.store.read(select(users.c.id).where(users.c.id == user.id, users.c.delete_at.is_not(None))):
            return ApiError(403, "leaving", "your account is about to be deleted: keep it to play with others")
        return None

    async def enter(self, id: str, user: User, token: str | None) -> None:
        """Enter. Somebody who had left is back with their old number, and out if they were out when they left."""
        rating = await self._rating(id, user)

        async def check(found: StoredTournament) -> None:
            refused = await self.why_not(found, user, token)
            if refused is not None:
                raise refused

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            await self.stored.change(connection, found)
            own = found.entrant_of(user.id)
            number = own.number if own is not None else max(found.entrants, default=0) + 1
            if own is not None:
                state = "out" if own.rests == OUT else "in"
                await self.stored.set_entrants(connection, found, [number], state=state, rests=0, at=now())
            else:
                row = {"tournament": found.id, "number": number, "user_id": user.id, "rating": rating, "at": now()}
                await connection.execute(insert(entrants), row | {"state": "in", "late": found.row.state != "open", "rests": 0})
            if found.row.state == "running":
                await self.stored.note(connection, found, "entered-late", [number])

        await self._change(id, user.id, work, token, check)
        await self.pair_again(id)

    async def leave(self, id: str, user: User) -> None:
        """Leave: before the start without a trace, later for good unless they enter again in time."""

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            own = found.entrant_of(user.id)
            if own is None or own.state == "left":
                raise ApiError(409, "not-entered", "you are not in this tournament")
            if found.row.state not in ("open", "running"):
                raise ApiError(409, "not-running", "this tournament is over")
            await self.stored.change(connection, found)
            if found.row.state == "open":
                mine = (entrants.c.tournament == found.id) & (entrants.c.number == own.number)
                await connection.execute(delete(entrants).where(mine))
            else:
                rests = OUT if own.state == "out" else 0
                await self.stored.set_entrants(connection, found, [own.number], state="left", rests=rests)
                await self.stored.note(connection, found, "left", [own.number])

        await self._change(id, user.id, work)
        await self.pair_again(id)

    # The director

    async def start(self, id: str, user_id: str) -> None:
        """Start the tournament: the first round is paired, and begins after the pause."""

        found = await self.get(id, user_id)
        _check_director(found, user_id)
        if found.row.state != "open":
            raise ApiError(409, "begun", "this tournament has begun or was cancelled")
        if too_few(found):
            raise ApiError(409, "too-few", "too few people have entered for one table")
        await self.begin(id)

    async def begin(self, id: str) -> None:
        """Start a tournament whose time has come; cancel it if there are too few people, or nobody directs it any more."""
        for _ in range(MAX_ATTEMPTS):
            found = await self.stored.read(id)
            if found is None or found.row.state != "open":
                return
            cancelled = found.row.director is None or too_few(found)
            n_rounds = None if cancelled else await asyncio.to_thread(count_rounds, found.plan)
            with contextlib.suppress(Changed):
                await self.store.write(partial(self._begin, found=found, n_rounds=n_rounds, cancelled=cancelled))
                return
        raise _busy()

    async def _begin(self, connection: AsyncConnection, found: StoredTournament, n_rounds: int | None, cancelled: bool) -> None:
        if cancelled:
            await self.stored.change(connection, found, state="cancelled")
            await self.stored.note(connection, found, "cancelled")
        else:
            await self.stored.change(connection, found, state="running", starts=now(), rounds=n_rounds)
            await self.stored.note(connection, found, "started")

    async def next(self, id: str, user_id: str) -> None:
        """Start the paired round now."""

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            _check_paired(found, user_id)
            await self.stored.change(connection, found)
            await self.stored.set_round(connection, found, found.n_rounds, starts=now())

        await self._change(id, user_id, work)

    async def cancel(self, id: str, user_id: str) -> None:
        """Cancel the tournament. Running games go on, but do not count here."""

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            _check_director(found, user_id)
            if found.row.state not in ("open", "running"):
                raise ApiError(409, "not-running", "this tournament is over")
            await self.stored.change(connection, found, state="cancelled")
            await self.stored.note(connection, found, "cancelled")
            await open_finished_rounds(self.store, connection, found.id)

        await self._change(id, user_id, work)

    async def swap(self, id: str, user_id: str, body: m.SwapPeople) -> None:
        """Let two people change places in the round that is about to begin."""

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            _check_paired(found, user_id)
            if body.first == body.second:
                raise ApiError(422, "same-entrant", "name two different people")
            seats = {table.number: json.loads(table.seats) for table in found.tables_of(found.n_rounds)}
            places = {one: (table, seat) for table, line in seats.items() for seat, one in enumerate(line) if one is not None}
            if body.first not in places or body.second not in places:
                raise ApiError(404, "no-entrant", "nobody with this number plays in the round")
            await self.stored.change(connection, found)
            for one, other in ((body.first, body.second), (body.second, body.first)):
                table, seat = places[one]
                seats[table][seat] = other
            for number in {places[body.first][0], places[body.second][0]}:
                here = (tournament_tables.c.tournament == found.id) & (tournament_tables.c.round == found.n_rounds)
                change = update(tournament_tables).where(here, tournament_tables.c.number == number)
                await connection.execute(change.values(seats=json.dumps(seats[number])))
            await self.stored.note(connection, found, "swapped", [body.first, body.second])

        await self._change(id, user_id, work)

    async def excuse(self, id: str, user_id: str, entrant: int) -> None:
        """Let somebody rest in the next round; somebody who was out is in again."""

        async def work(connection: AsyncConnection, found: StoredTournament) -> None:
            _check_director(found, user_id)
            if found.row.state != "running":
                raise ApiError(409, "not-running", "this tournament does not run")
            own = found.entrants.get(entrant)
            if own is None or own.state == "left":
                raise ApiError(404, "no-entrant", "nobody with this number is in the tournament")
            paired = bool(found.rounds) and found.rounds[-1].state == "paired"
            next_number = found.n_rounds if paired else found.n_rounds + 1
            await self.stored.change(connection, found)
            if own.state == "in" and found.row.format == "arena":
                raise ApiError(409, "no-pairing", "an arena has no rounds in which to rest: they may leave and enter again")
            values = {"state": "in", "at": now()} if own.state == "out" else {"rests": next_number}
            await self.stored.set_entrants(connection, found, [entrant], **values)
            await self.stored.note(connection, found, "excused", [entrant], next_number)

        await self._change(id, user_id, work)
        await self.pair_again(id)

    async def pair_again(self, id: str) -> None:
        """Pair a round again that has not begun, because somebody came or went. The director's swaps are repeated."""
        async with self._lock(id):
            for _ in range(MAX_ATTEMPTS):
                found = await self.stored.read(id)
                if found is None or found.row.state != "running" or not found.rounds or found.rounds[-1].state != "paired":
                    return
                number = found.n_rounds
                tables = await asyncio.to_thread(next_round, found.plan, found.players(number), found.played, number)
                for first, second in await self.stored.swaps(found):
                    tables = swap_people(tables or [], first, second)
                with contextlib.suppress(Changed):
                    await self.store.write(partial(self._pair_again, found=found, tables=tables))
                    return
        raise _busy()

    async def _pair_again(self, connection: AsyncConnection, found: StoredTournament, tables: list[PlayedTable] | None) -> None:
        await self.stored.change(connection, found)
        await self.stored.store_round(connection, found, found.n_rounds, tables or [], found.rounds[-1].starts)
        await self.stored.note(connection, found, "paired-again")

    # Helpers

    async def _change(self, id: str, user_id: str, work: Work, token: str | None = None, check: Check | None = None) -> None:
        """Read a tournament, check whether it may be changed, and change it; again if somebody else was faster."""
        async with self._lock(id):
            for _ in range(MAX_ATTEMPTS):
                found = await self.get(id, user_id, token)
                if check is not None:
                    await check(found)
                with contextlib.suppress(Changed, IntegrityError):
                    await self.store.write(partial(work, found=found))
                    return
        raise _busy()

    def _lock(self, id: str) -> asyncio.Lock:
        """Return the lock with which requests about one tournament wait for each other on this server, instead of overtaking each
        other."""
        return self.locks.setdefault(id, asyncio.Lock())

    async def _are_friends(self, one: str, other: str) -> bool:
        return bool(await self.store.read(select(friends.c.since).where(friends.c.user_id == one, friends.c.friend == other)))

    async def _rating(self, id: str, user: User) -> int | None:
        query = select(ratings.c.mu).join(tournaments, tournaments.c.game == ratings.c.game)
        rows = await self.store.read(query.where(tournaments.c.id == id, ratings.c.player == user.id))
        return rating_points(rows[0].mu) if rows else None


def _busy() -> ApiError:
    return ApiError(409, "busy", "the tournament is busy: try again")


def too_few(found: StoredTournament) -> bool:
    """Whether there are not enough people for one table: at most one seat may stay empty, for a bot."""
    return found.n_people < max(2, int(found.row.seats) - 1)


def _takes_people(found: StoredTournament) -> bool:
    if found.row.state == "open":
        return True
    ends = found.row.starts + MINUTE * (found.row.minutes or 0)
    return may_enter_late(found.plan, found.n_begun) and (found.row.format != "arena" or now() < ends)


def _check_director(found: StoredTournament, user_id: str) -> None:
    if found.row.director != user_id:
        raise ApiError(403, "not-director", "only the director of the tournament can do this")


def _check_paired(found: StoredTournament, user_id: str) -> None:
    _check_director(found, user_id)
    if found.row.state != "running":
        raise ApiError(409, "not-running", "this tournament does not run")
    if not found.rounds or found.rounds[-1].state != "paired":
        raise ApiError(409, "no-pairing", "no round is about to begin: wait until the last table has ended")


def _try_table(user: User, body: m.NewTournament, row: dict[str, Any]) -> None:
    """Raise if a table of the tournament could not be set up."""
    game = load(body.game)
    levels = bot_levels(game, KINDS)
    clock = m.ClockSpec(**json.loads(row["clock"]))
    seats = [m.SeatSpec(kind="me"), *(m.SeatSpec(kind="open") for _ in range(body.seats - 1))]
    spec = m.NewTable(game=body.game, options=body.options, seats=seats, clock=clock, rated=body.rated)
    seating.setup_table(spec.model_dump(), secrets.token_bytes(fairness.SECRET_BYTES), levels, user)
