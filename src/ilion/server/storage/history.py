"""Finished games, listed for their players and, as far as they were public, for others."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select

from ilion.server.storage.audience import may_see
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.handles import plain_handle
from ilion.server.storage.rating_scale import rating_points
from ilion.server.storage.schema import finished, players, rated_games, tables, users
from ilion.server.storage.store import Store

PAGE = 25
MAX_OPPONENTS = 8


_there, _other = finished.alias(), finished.alias()  # made once: an alias is costly to make


@dataclass(frozen=True)
class Filters:
    """What of a history is wanted; None: everything."""

    game: str | None = None
    seats: int | None = None
    rated: bool | None = None
    since: int | None = None
    text: str | None = None  # in the name of another player, or a bot's level


def seen_by(viewer: str | None) -> ColumnElement[bool]:
    """Whether somebody may know of a finished game: it was public, or they sat there."""
    if viewer is None:
        return finished.c.public
    sat = exists(select(_there.c.table).where(_there.c.table == finished.c.table, _there.c.user_id == viewer))
    return or_(finished.c.public, sat)


def _chosen(person: str, viewer: str | None, filters: Filters) -> list[ColumnElement[bool]]:
    where: list[ColumnElement[bool]] = [finished.c.user_id == person]
    if viewer != person:
        where.append(seen_by(viewer))
    if filters.game is not None:
        where.append(finished.c.game == filters.game)
    if filters.seats is not None:
        where.append(finished.c.seats == filters.seats)
    if filters.rated is not None:
        where.append(finished.c.rated == filters.rated)
    if filters.since is not None:
        where.append(finished.c.at >= filters.since)
    if filters.text:
        name = func.lower(users.c.name).contains(filters.text.lower(), autoescape=True)
        handle = and_(
            users.c.handle == plain_handle(filters.text), may_see(users.c.show_profile, viewer), users.c.delete_at.is_(None)
        )
        met = select(_other.c.table).join(users, users.c.id == _other.c.user_id)
        met = met.where(_other.c.table == finished.c.table, _other.c.user_id != person, or_(name, handle))
        where.append(or_(exists(met), finished.c.bots.contains(filters.text.lower(), autoescape=True)))
    return where


class History:
    """Reads finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def games(
        self, person: str, viewer: str | None, filters: Filters, cursor: str | None = None, limit: int = PAGE
    ) -> tuple[list[dict[str, Any]], str | None]:
        """Return finished games of a person that the viewer may know of, the latest first, and the cursor of the next page."""
        where = _chosen(person, viewer, filters)
        if cursor is not None:
            at, table = decode_cursor(cursor, int, str)
            where.append(or_(finished.c.at < at, and_(finished.c.at == at, finished.c.table < table)))
        query: Select[Any] = (
            select(finished, tables.c.summary, rated_games.c.mu_before, rated_games.c.mu_after, rated_games.c.weight)
            .join(tables, tables.c.id == finished.c.table)
            .outerjoin(rated_games, and_(rated_games.c.table == finished.c.table, rated_games.c.player == finished.c.user_id))
        )
        query = query.where(*where).order_by(finished.c.at.desc(), finished.c.table.desc()).limit(limit + 1)
        rows = await self.store.read(query)
        more = encode_cursor(rows[limit - 1].at, rows[limit - 1].table) if len(rows) > limit else None
        own = await self._own_seats([row.table for row in rows[:limit]], person)
        return [_line(row, own.get(row.table, [])) for row in rows[:limit]], more

    async def _own_seats(self, ids: list[str], person: str) -> dict[str, list[int]]:
        query = select(players.c.table, players.c.seat).where(players.c.user_id == person, players.c.table.in_(ids))
        own: dict[str, list[int]] = {}
        for table, seat in await self.store.read(query):
            own.setdefault(table, []).append(seat)
        return own

    async def count(self, person: str, viewer: str | None, filters: Filters) -> tuple[int, int]:
        """Return how many games there are, and how many of them were rated."""
        query = select(finished.c.rated, func.count()).where(*_chosen(person, viewer, filters)).group_by(finished.c.rated)
        found = {bool(rated): int(n) for rated, n in await self.store.read(query)}
        return sum(found.values()), found.get(True, 0)

    async def record(self, person: str, viewer: str | None) -> tuple[list[dict[str, Any]], int, int]:
        """Return how often a person played, won and came second, by game and number of seats; how many games there are in all, also
        without a place; and how many of them were rated."""
        columns = (finished.c.game, finished.c.seats, finished.c.place, finished.c.rated)
        query = select(*columns, func.count()).where(*_chosen(person, viewer, Filters())).group_by(*columns)
        lines: dict[tuple[str, int], dict[str, Any]] = {}
        total = n_rated = 0
        for game, seats, place, rated, n in await self.store.read(query):
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
        """Return the people met most often, and how often the person finished ahead of each of them,
        of those whose profiles the viewer may see."""
        ahead = func.sum(case((finished.c.place < _other.c.place, 1), else_=0))
        query = (
            select(users.c.id, users.c.name, users.c.handle, users.c.avatar, func.count().label("games"), ahead.label("ahead"))
            .select_from(finished.join(_other, _other.c.table == finished.c.table).join(users, users.c.id == _other.c.user_id))
            .where(*_chosen(person, viewer, Filters()), _other.c.user_id != person, users.c.handle.is_not(None))
            .where(may_see(users.c.show_profile, viewer), users.c.delete_at.is_(None))
            .group_by(users.c.id, users.c.name, users.c.handle, users.c.avatar)
            .order_by(func.count().desc(), users.c.handle)
            .limit(MAX_OPPONENTS)
        )
        return [
            {
                "handle": row.handle,
                "name": row.name,
                "avatar": avatar_of(row.id, row.avatar),
                "games": row.games,
                "ahead": int(row.ahead or 0),
            }
            for row in await self.store.read(query)
        ]

    async def tables_of(self, person: str) -> list[str]:
        """Return the ids of all finished games of a person, the latest first."""
        query = select(finished.c.table).where(finished.c.user_id == person).order_by(finished.c.at.desc())
        return [row.table for row in await self.store.read(query)]


def _line(row: Any, own: list[int]) -> dict[str, Any]:
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
