"""Profiles: how a person appears to others, as far as their switches allow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Literal

from sqlalchemy import Select, bindparam, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.audience import VIEWER, Viewer, admits, has_played, is_blocked, is_friend
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.handles import check_handle, handle_taken, plain_handle
from ilion.server.storage.ladder import Ladder
from ilion.server.storage.leaving import Leaving, leaving_of
from ilion.server.storage.rating_scale import RANKED_SIGMA, margin_points, rating_points
from ilion.server.storage.schema import friend_requests, rated_games, ratings, users
from ilion.server.storage.store import Store

CURVE = 120  # the last rated games of a curve


@dataclass(frozen=True)
class Person:
    """An account as other people see it."""

    id: str
    handle: str
    name: str
    avatar: str
    created: int
    program: bool
    friend: bool
    played: bool
    shows_profile: bool
    shows_presence: bool
    takes_invitations: bool


def no_person() -> ApiError:
    return ApiError(404, "no-person", "nobody here has this handle")


@cache
def _person_query(by: Literal["handle", "id"], viewer: Viewer) -> Select[Any]:
    """Return the query for the account with a handle or id that is not blocked, if the viewer may know of it."""
    query = select(
        users.c.id,
        users.c.handle,
        users.c.name,
        users.c.avatar,
        users.c.created,
        users.c.program,
        is_friend(viewer).label("friend"),
        has_played(viewer).label("played"),
        users.c.show_profile,
        users.c.show_presence,
        users.c.may_invite,
    ).where(users.c[by] == bindparam("key"), users.c.handle.is_not(None), users.c.delete_at.is_(None) | (users.c.id == VIEWER))
    return query if viewer is None else query.where(~is_blocked(viewer))


def _curves_query() -> Select[Any]:
    """Return the query for the last rated games of a person by game, the earliest first."""
    latest = func.row_number().over(partition_by=rated_games.c.game, order_by=rated_games.c.at.desc()).label("latest")
    counted = select(rated_games.c.game, rated_games.c.mu_after, rated_games.c.sigma_after, latest).where(
        rated_games.c.player == bindparam("person"), rated_games.c.weight > 0
    )
    numbered = counted.subquery()
    return select(numbered).where(numbered.c.latest <= CURVE).order_by(numbered.c.latest.desc())


_CURVES = _curves_query()
_RATINGS = select(ratings).where(ratings.c.player == bindparam("person")).order_by(ratings.c.games.desc())


class Profiles:
    """Reads and changes profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ladder = Ladder(store)

    async def find(self, handle: str, viewer: str | None) -> Person:
        """Return an account by its handle. None is returned for a blocked one, in either direction, and for one that is about to be
        deleted."""
        return await self._person("handle", plain_handle(handle), viewer)

    async def by_id(self, id: str, viewer: str | None) -> Person:
        return await self._person("id", id, viewer)

    async def _person(self, by: Literal["handle", "id"], key: str, viewer: str | None) -> Person:
        query = _person_query(by, None if viewer is None else VIEWER)
        rows = await self.store.read(query, {"key": key, "viewer": viewer or ""})
        if not rows:
            raise no_person()
        row = rows[0]
        shows = partial(admits, myself=row.id == viewer, friend=bool(row.friend), played=bool(row.played))
        return Person(
            row.id,
            row.handle,
            row.name,
            avatar_of(row.id, row.avatar),
            row.created,
            row.program,
            bool(row.friend),
            bool(row.played),
            shows(row.show_profile),
            shows(row.show_presence),
            shows(row.may_invite),
        )

    async def friendship(self, viewer: str | None, person: Person) -> str:
        """Return their relationship: self, friends, asked (by the viewer), asks (the viewer), or none."""
        if viewer is None:
            return "none"
        if viewer == person.id:
            return "self"
        if person.friend:
            return "friends"
        pair = (viewer, person.id)
        query = select(friend_requests.c.user_id).where(friend_requests.c.user_id.in_(pair), friend_requests.c.asked.in_(pair))
        asking = {row.user_id for row in await self.store.read(query)}
        return "asks" if person.id in asking else "asked" if viewer in asking else "none"

    async def settings(self, user: User) -> dict[str, Any]:
        """Return a user's settings for their profile."""
        columns = (users.c.handle, users.c.avatar, users.c.show_profile, users.c.show_presence, users.c.may_invite, users.c.program)
        row = (await self.store.read(select(*columns).where(users.c.id == user.id)))[0]
        return {
            "handle": row.handle,
            "avatar": avatar_of(user.id, row.avatar),
            "show_profile": row.show_profile,
            "show_presence": row.show_presence,
            "may_invite": row.may_invite,
            "program": row.program,
        }

    async def change(self, user: User, values: Mapping[str, Any]) -> None:
        """Change the handle, which must be free, and the other settings of a profile, all or none."""

        async def work(connection: AsyncConnection) -> None:
            if "program" in values:
                await _check_program(connection, user.id)
            if "handle" in values:
                await check_handle(connection, user.id, values["handle"])
            await connection.execute(update(users).where(users.c.id == user.id).values(**values))

        if not values:
            return
        try:
            await self.store.write(work)
        except IntegrityError:  # somebody else took the handle just now
            raise handle_taken() from None
        user.handle = values.get("handle", user.handle)

    async def ratings(self, person: Person, viewer: str | None) -> list[dict[str, Any]]:
        """Return the ratings of a person by game, each with its curve. The curve has no times: they would say when somebody played
        at a table that is not public."""
        rows = await self.store.read(_RATINGS, {"person": person.id})
        ranks = await self.ladder.ranks(viewer, [row.game for row in rows])
        curves = await self._curves(person.id)
        return [
            {
                "game": row.game,
                "rating": rating_points(row.mu),
                "margin": margin_points(row.sigma),
                "games": row.games,
                "ranked": row.sigma <= RANKED_SIGMA,
                "rank": ranks[row.game].rank(row),
                "curve": curves.get(row.game, []),
            }
            for row in rows
        ]

    async def _curves(self, person: str) -> dict[str, list[tuple[int, int]]]:
        """Return by game the ratings after the last rated games, the earliest first, each with its margin."""
        curves: dict[str, list[tuple[int, int]]] = {}
        for row in await self.store.read(_CURVES, {"person": person}):
            curves.setdefault(row.game, []).append((rating_points(row.mu_after), margin_points(row.sigma_after)))
        return curves

    async def leaving(self, person: Person) -> Leaving:
        """Return the number of their last rated games that a person left before the end."""
        return await leaving_of(self.store, person.id)


async def _check_program(connection: AsyncConnection, user_id: str) -> None:
    """Raise if an account that has played rated games would become a program's: a rating belongs to one player."""
    rated = select(rated_games.c.table).where(rated_games.c.player == user_id).limit(1)
    if (await connection.execute(rated)).first() is not None:
        raise ApiError(409, "program-late", "this account has played rated games: make a new one for the program")
