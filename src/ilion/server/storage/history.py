"""Finished games, listed for their players and, as far as they were public, for others."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Select, String, and_, bindparam, case, exists, func, or_, select

from ilion.server.storage.audience import VIEWER, Viewer, may_see
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.handles import plain_handle
from ilion.server.storage.own_seats import own_seats
from ilion.server.storage.rating_scale import rating_points
from ilion.server.storage.schema import finished, rated_games, tables, users
from ilion.server.storage.store import Store

PAGE = 25
MAX_OPPONENTS = 8
MAX_SHAPES = 200  # of cached queries; there are 96
PERSON = bindparam("person", type_=String)


_there, _other = finished.alias(), finished.alias()  # created once: creating an alias is costly


@dataclass(frozen=True)
class Filters:
    """The wanted part of a history; None: everything."""

    game: str | None = None
    seats: int | None = None
    rated: bool | None = None
    since: int | None = None
    text: str | None = None  # in the name of another player, or a bot's level


def seen_by(viewer: Viewer) -> ColumnElement[bool]:
    """Whether a viewer may know of a finished game: it was public, or they played in it."""
    if viewer is None:
        return finished.c.public
    sat = exists(select(_there.c.table).where(_there.c.table == finished.c.table, _there.c.user_id == viewer))
    return or_(finished.c.public, sat)


class Shape(NamedTuple):
    """The features that distinguish the queries for finished games, besides the values: the kind of viewer, and the filters."""

    viewer: Literal["nobody", "player", "other"]
    filters: frozenset[str] = frozenset()


def _asked(person: str, viewer: str | None, filters: Filters) -> tuple[Shape, dict[str, Any]]:
    """Return the shape of a query for games of a person, and its values."""
    given = {name: value for name, value in asdict(filters).items() if value not in (None, "")}
    shape = Shape("nobody" if viewer is None else "player" if viewer == person else "other", frozenset(given))
    if filters.text:
        escaped = re.sub(r"([%_/])", r"/\1", filters.text.lower())
        given |= {"text": f"%{escaped}%", "handle": plain_handle(filters.text)}
    return shape, given | {"person": person, "viewer": viewer or ""}


def _chosen(shape: Shape) -> list[ColumnElement[bool]]:
    viewer = None if shape.viewer == "nobody" else VIEWER
    where: list[ColumnElement[bool]] = [finished.c.user_id == PERSON]
    if shape.viewer != "player":
        where.append(seen_by(viewer))
    where += [finished.c[name] == bindparam(name) for name in ("game", "seats", "rated") if name in shape.filters]
    if "since" in shape.filters:
        where.append(finished.c.at >= bindparam("since"))
    if "text" in shape.filters:
        text = bindparam("text", type_=String)
        name = func.lower(users.c.name).like(text, escape="/")
        handle = and_(users.c.handle == bindparam("handle"), may_see(users.c.show_profile, viewer), users.c.delete_at.is_(None))
        met = select(_other.c.table).join(users, users.c.id == _other.c.user_id)
        met = met.where(_other.c.table == finished.c.table, _other.c.user_id != PERSON, or_(name, handle))
        where.append(or_(exists(met), finished.c.bots.like(text, escape="/")))
    return where


@lru_cache(MAX_SHAPES)
def _games_query(shape: Shape, *, later: bool) -> Select[Any]:
    """Return the query for a page of games, the latest first; with `later`, from a cursor on."""
    query: Select[Any] = (
        select(finished, tables.c.summary, rated_games.c.mu_before, rated_games.c.mu_after, rated_games.c.weight)
        .join(tables, tables.c.id == finished.c.table)
        .outerjoin(rated_games, and_(rated_games.c.table == finished.c.table, rated_games.c.player == finished.c.user_id))
    )
    if later:
        at, table = bindparam("at", type_=BigInteger), bindparam("table", type_=String)
        query = query.where(or_(finished.c.at < at, and_(finished.c.at == at, finished.c.table < table)))
    return query.where(*_chosen(shape)).order_by(finished.c.at.desc(), finished.c.table.desc()).limit(bindparam("limit"))


@lru_cache(MAX_SHAPES)
def _count_query(shape: Shape) -> Select[Any]:
    return select(finished.c.rated, func.count()).where(*_chosen(shape)).group_by(finished.c.rated)


@lru_cache(MAX_SHAPES)
def _record_query(shape: Shape) -> Select[Any]:
    columns = (finished.c.game, finished.c.seats, finished.c.place, finished.c.rated)
    return select(*columns, func.count()).where(*_chosen(shape)).group_by(*columns)


@lru_cache(MAX_SHAPES)
def _opponents_query(shape: Shape) -> Select[Any]:
    """Return the query for the people met most often whose profiles the viewer may see. They are counted by their ids before
    anything else about them is read."""
    ahead = func.sum(case((finished.c.place < _other.c.place, 1), else_=0))
    met = (
        select(_other.c.user_id, func.count().label("games"), ahead.label("ahead"))
        .select_from(finished.join(_other, _other.c.table == finished.c.table))
        .where(*_chosen(shape), _other.c.user_id != PERSON)
        .group_by(_other.c.user_id)
        .subquery()
    )
    seen = may_see(users.c.show_profile, None if shape.viewer == "nobody" else VIEWER)
    return (
        select(users.c.id, users.c.name, users.c.handle, users.c.avatar, met.c.games, met.c.ahead)
        .join(met, met.c.user_id == users.c.id)
        .where(users.c.handle.is_not(None), users.c.delete_at.is_(None), seen)
        .order_by(met.c.games.desc(), users.c.handle)
        .limit(MAX_OPPONENTS)
    )


class History:
    """Reads finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def games(
        self, person: str, viewer: str | None, filters: Filters, cursor: str | None = None, limit: int = PAGE
    ) -> tuple[list[dict[str, Any]], str | None]:
        """Return finished games of a person that the viewer may know of, the latest first, and the cursor of the next page."""
        shape, values = _asked(person, viewer, filters)
        if cursor is not None:
            values["at"], values["table"] = decode_cursor(cursor, int, str)
        rows = await self.store.read(_games_query(shape, later=cursor is not None), values | {"limit": limit + 1})
        more = encode_cursor(rows[limit - 1].at, rows[limit - 1].table) if len(rows) > limit else None
        own = await own_seats(self.store, person, [row.table for row in rows[:limit]])
        return [_line(row, own.get(row.table, set())) for row in rows[:limit]], more

    async def count(self, person: str, viewer: str | None, filters: Filters) -> tuple[int, int]:
        """Return the number of games, and of rated games among them."""
        shape, values = _asked(person, viewer, filters)
        found = {bool(rated): int(n) for rated, n in await self.store.read(_count_query(shape), values)}
        return sum(found.values()), found.get(True, 0)

    async def record(self, person: str, viewer: str | None) -> tuple[list[dict[str, Any]], int, int]:
        """Return how often a person played, won and came second, by game and number of seats; the number of all games, including
        those without a place; and that of rated ones."""
        shape, values = _asked(person, viewer, Filters())
        lines: dict[tuple[str, int], dict[str, Any]] = {}
        total = n_rated = 0
        for game, seats, place, rated, n in await self.store.read(_record_query(shape), values):
            total += n
            n_rated += n if rated else 0
            if place is None:
                continue
            line = lines.setdefault((game, seats), {"game": game, "seats": seats, "games": 0, "won": 0, "second": 0})
            line["games"] += n
            line["won"] += n if place == 1 else 0
            line["second"] += n if place == 2 else 0
        return sorted(lines.values(), key=lambda line: -line["games"]), total, n_rated

    async def opponents(self, person: str, viewer: str | None) -> list[dict[str, Any]]:
        """Return the people met most often whose profiles the viewer may see, and how often the person finished ahead of each of
        them."""
        shape, values = _asked(person, viewer, Filters())
        return [
            {
                "handle": row.handle,
                "name": row.name,
                "avatar": avatar_of(row.id, row.avatar),
                "games": row.games,
                "ahead": int(row.ahead or 0),
            }
            for row in await self.store.read(_opponents_query(shape), values)
        ]

    async def tables_of(self, person: str) -> list[str]:
        """Return the ids of all finished games of a person, the latest first."""
        query = select(finished.c.table).where(finished.c.user_id == person).order_by(finished.c.at.desc())
        return [row.table for row in await self.store.read(query)]


def _line(row: Any, own: set[int]) -> dict[str, Any]:
    summary = json.loads(row.summary)
    seats = [{**seat, "yours": number in own} for number, seat in enumerate(summary["seats"])]
    change = None
    if row.mu_after is not None and row.weight:
        change = rating_points(row.mu_after) - rating_points(row.mu_before)
    return {
        "table": row.table,
        "game": row.game,
        "at": row.at,
        "seats": row.seats,
        "place": row.place,
        "shared": row.place is not None and (summary["places"] or []).count(row.place) > 1,
        "rated": row.rated,
        "adjudicated": summary.get("adjudicated", False),
        "change": change,
        "players": seats,
    }
