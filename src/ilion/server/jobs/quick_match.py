"""Quick match: people wait with a wish, and every few seconds those with matching wishes are seated together."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.core.registry import games, load
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.lobby import Lobby
from ilion.server.live.matching import CLOCKS, Match, Wish, find_matches
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import Accounts, User
from ilion.server.storage.leaving import leaving_of
from ilion.server.storage.rating_scale import rating_points
from ilion.server.storage.schema import blocks, ratings, users, wishes
from ilion.server.storage.server_keys import ServerKeys
from ilion.server.storage.store import Store
from ilion.server.telemetry import log
from ilion.table.clock import MINUTE

EVERY = 5.0  # seconds between two rounds
GONE_AFTER = 90_000  # milliseconds; a page that waits asks every few seconds, but one in a hidden tab only once a minute
SEEN_EVERY = 10_000  # how often it is stored that a page still asks
MAX_WAITING = 2000  # wishes that are looked through in one round
MAX_OF_CONNECTION = 50  # of these, so that no one person delays all others
MATCHED_TTL = 600_000  # for which people can find out where they were seated


class Late(Exception):
    """Somebody has left in the meantime, or another server was faster."""


class QuickMatch:
    """Seats people with the same wishes."""

    def __init__(self, store: Store, lobby: Lobby, accounts: Accounts, keys: ServerKeys, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.lobby = lobby
        self.accounts = accounts
        self.keys = keys
        self.clock = clock

    async def wish(self, user: User, body: m.NewWish, address: str) -> None:
        """Start waiting, or wait for something else; the time already waited still counts."""
        user.check_ban()
        if body.rated and user.login is None:
            raise ApiError(403, "needs-account", "rated games are for accounts: make one, or look for an unrated game")
        for game in body.games:
            if game not in games():
                raise ApiError(404, "no-game", "there is no such game")
        row = (await self.store.read(select(users.c.delete_at, users.c.program).where(users.c.id == user.id)))[0]
        if row.delete_at is not None:
            raise ApiError(403, "leaving", "your account is about to be deleted: keep it to play with others")
        if row.program:
            raise ApiError(403, "program-waits", "quick match is for people: a program opens a table, or is invited to one")
        await self.lobby.check_tables(user)
        at = self.clock()
        if body.rated:
            await self._check_leaving(user, at)
        data = json.dumps({"games": body.games, "clocks": body.clocks, "seats": body.seats})

        async def work(connection: AsyncConnection) -> None:
            old = (await connection.execute(delete(wishes).where(wishes.c.user_id == user.id).returning(wishes))).first()
            since = old.since if old is not None and old.table is None and old.seen > at - GONE_AFTER else at
            row = {"user_id": user.id, "data": data, "rated": body.rated, "connection": self.keys.address_digest(address)}
            await connection.execute(insert(wishes), row | {"since": since, "seen": at, "table": None})

        await self.store.write(work)

    async def _check_leaving(self, user: User, at: int) -> None:
        leaving = await leaving_of(self.store, user.id)
        if at < leaving.closed_until:
            minutes = -(-(leaving.closed_until - at) // MINUTE)
            raise ApiError(
                403,
                "left-too-often",
                f"you left {leaving.left} of your last {leaving.of} rated games: rated quick match opens again in {minutes} "
                "minutes; unrated games are open to you",
            )

    async def state(self, user: User) -> dict[str, Any] | None:
        """Return the state of the user's wish, and record that they still wait; None if they have none."""
        rows = await self.store.read(select(wishes).where(wishes.c.user_id == user.id))
        if not rows:
            return None
        at = self.clock()
        if rows[0].table is None and rows[0].seen <= at - SEEN_EVERY:
            touch = update(wishes).where(wishes.c.user_id == user.id).values(seen=at)
            await self.store.write(lambda connection: connection.execute(touch))
        looking = select(func.count()).select_from(wishes).where(wishes.c.table.is_(None), wishes.c.seen > at - GONE_AFTER)
        data = json.loads(rows[0].data)
        return {
            **data,
            "rated": rows[0].rated,
            "since": rows[0].since,
            "waited": max(0, at - rows[0].since),
            "table": rows[0].table,
            "looking": (await self.store.read(looking))[0][0],
        }

    async def cancel(self, user: User) -> None:
        await self.store.write(lambda connection: connection.execute(delete(wishes).where(wishes.c.user_id == user.id)))

    async def seat_everybody(self) -> int:
        """Seat all people who match; return the number of new tables."""
        at = self.clock()
        gone = (wishes.c.seen < at - GONE_AFTER) & wishes.c.table.is_(None) | (wishes.c.seen < at - MATCHED_TTL)
        old = wishes.c.user_id.not_in(_may_play()) & wishes.c.table.is_(None) | gone
        if await self.store.read(select(wishes.c.user_id).where(old).limit(1)):
            await self.store.write(lambda connection: connection.execute(delete(wishes).where(old)))
        waiting = await self._waiting()
        if len(waiting) < 2:
            return 0
        # in a thread: with many people it takes a while, and tables must not notice
        matches = await asyncio.to_thread(find_matches, waiting, await self._apart(), _seats(), at)
        return sum([await self._seat(match) for match in matches])

    async def _waiting(self) -> list[Wish]:
        place = func.row_number().over(partition_by=wishes.c.connection, order_by=wishes.c.since)
        of_connection = select(wishes, place.label("place")).where(wishes.c.table.is_(None)).subquery()
        query = select(of_connection).where(of_connection.c.place <= MAX_OF_CONNECTION)
        rows = await self.store.read(query.order_by(of_connection.c.since).limit(MAX_WAITING))
        ids = [row.user_id for row in rows]
        rated: dict[str, dict[str, int]] = {}
        for row in await self.store.read(select(ratings).where(ratings.c.player.in_(ids))):
            rated.setdefault(row.player, {})[row.game] = rating_points(row.mu)
        return [
            Wish(
                row.user_id,
                frozenset(data["games"]),
                frozenset(data["clocks"]),
                frozenset(data["seats"]),
                row.rated,
                row.since,
                row.connection,
                rated.get(row.user_id, {}),
            )
            for row in rows
            for data in (json.loads(row.data),)
        ]

    async def _apart(self) -> frozenset[frozenset[str]]:
        waiting = select(wishes.c.user_id).where(wishes.c.table.is_(None))
        query = select(blocks.c.user_id, blocks.c.blocked).where(blocks.c.user_id.in_(waiting), blocks.c.blocked.in_(waiting))
        return frozenset(frozenset((row.user_id, row.blocked)) for row in await self.store.read(query))

    async def _seat(self, match: Match) -> bool:
        """Create the table of a match. The wishes are claimed in the same transaction: of several servers, one seats these people,
        and nobody hears of a table that does not exist."""
        people = [person for person in [await self.accounts.get(id) for id in match.people] if person is not None]
        busy = [person.id for person in people if not await self._may_have_a_table(person)]
        if busy:
            await self._drop(busy)
        if busy or len(people) < len(match.people):
            return False
        id = secrets.token_urlsafe(12)
        waiting = wishes.c.user_id.in_(match.people) & wishes.c.table.is_(None) & wishes.c.user_id.in_(_may_play())

        async def claim(connection: AsyncConnection) -> None:
            claimed = await connection.execute(update(wishes).where(waiting).values(table=id))
            if claimed.rowcount != len(match.people):
                raise Late

        try:
            await self.lobby.seat_together(id, people, _spec(match), claim)
        except Late:
            return False
        except (IlionError, ApiError):  # it will not be possible later either
            log.exception("a match could not be seated")
            await self._drop(match.people)
            return False
        except Exception:  # nothing was stored: they keep waiting, and the others are still seated
            log.exception("a match could not be seated")
            return False
        return True

    async def _may_have_a_table(self, user: User) -> bool:
        try:
            await self.lobby.check_tables(user)
        except ApiError:
            return False
        return True

    async def _drop(self, people: Sequence[str]) -> None:
        """End the wishes of people who cannot be seated. Their pages find out when they ask next."""
        where = wishes.c.user_id.in_(people) & wishes.c.table.is_(None)
        await self.store.write(lambda connection: connection.execute(delete(wishes).where(where)))


def _may_play() -> Select[tuple[str]]:
    """Select the people who may be seated: neither banned nor about to be deleted."""
    free = users.c.banned_until.is_(None) | (users.c.banned_until <= now())
    return select(users.c.id).where(free, users.c.delete_at.is_(None))


def _seats() -> Mapping[str, frozenset[int]]:
    return {game: frozenset(load(game).seats) for game in games()}


def _spec(match: Match) -> m.NewTable:
    others = [m.SeatSpec(kind="open") for _ in match.people[1:]]
    clock = m.ClockSpec.model_validate(dict(CLOCKS[match.clock]))
    return m.NewTable(game=match.game, seats=[m.SeatSpec(kind="me"), *others], clock=clock, rated=match.rated)
