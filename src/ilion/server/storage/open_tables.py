"""The lobby's list: public tables that wait for players, with everything that helps people choose one."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

import orjson
from sqlalchemy import Select, and_, bindparam, or_, select

from ilion.server.storage.audience import VIEWER, Viewer, is_blocked, may_see
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.conditions import Conditions
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.leaving import Leaving, leaving_of
from ilion.server.storage.rating_scale import margin_points, rating_points
from ilion.server.storage.schema import players, ratings, tables, users
from ilion.server.storage.store import Store

PAGE = 40
MAX_READ = 400  # tables that are looked through for one page


@dataclass(frozen=True)
class Wanted:
    """The tables that a person looks for; None: all of them."""

    games: Collection[str] | None = None
    clocks: Collection[str] | None = None  # kinds
    rated: bool | None = None
    near: int | None = None  # points by which a seated person's rating may differ from mine in that game


@cache
def _seated_query(viewer: Viewer) -> Select[Any]:
    """Return the query for the people at tables."""
    columns = (players.c.table, players.c.seat, users.c.id, users.c.handle, users.c.avatar, users.c.delete_at)
    about = (may_see(users.c.show_profile, viewer).label("shown"), is_blocked(viewer).label("blocked"))
    return (
        select(*columns, *about, ratings.c.mu, ratings.c.sigma, tables.c.owner)
        .join(tables, tables.c.id == players.c.table)
        .join(users, users.c.id == players.c.user_id)
        .outerjoin(ratings, and_(ratings.c.player == users.c.id, ratings.c.game == tables.c.game))
        .where(players.c.table.in_(bindparam("ids", expanding=True)))
    )


_SHOWN = ("id", "game", "options", "control", "rated", "created", "owner", "summary", "conditions")
_OPEN = (
    select(*(tables.c[name] for name in _SHOWN))
    .where(tables.c.public, tables.c.status == "waiting")
    .order_by(tables.c.created, tables.c.id)
    .limit(PAGE + 1)
)
_OPEN_TO_VIEWER = _OPEN.where(~is_blocked(VIEWER, tables.c.owner))
_RATINGS = select(ratings.c.game, ratings.c.mu).where(ratings.c.player == VIEWER)


class OpenTables:
    """Reads the lobby's list."""

    def __init__(self, store: Store, default_options: Callable[[str], dict[str, Any]]) -> None:
        self.store = store
        self.default_options = default_options

    async def page(self, viewer: str | None, wanted: Wanted, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
        """Return open tables that fit, the oldest first, and the cursor of the next page. Tables are left out if the viewer and
        somebody there have blocked one another."""
        mine = await self._own_ratings(viewer)
        leaving = Leaving() if viewer is None else await leaving_of(self.store, viewer)
        found: list[dict[str, Any]] = []
        for _ in range(MAX_READ // PAGE):
            rows = await self._rows(viewer, wanted, cursor)
            seated = await self._seated([row.id for row in rows[:PAGE]], viewer)
            for row in rows[:PAGE]:
                cursor = encode_cursor(row.created, row.id)
                people = seated.get(row.id, {})
                if any(person["blocked"] for person in people.values()):
                    continue
                line = self._line(row, people, mine.get(row.game), viewer)
                conditions = Conditions.loads(row.conditions)
                misfit = conditions.misfit(mine.get(row.game), leaving)
                if not any(person["owner"] and person["handle"] for person in people.values()):
                    conditions = replace(conditions, lowest=None, highest=None)  # the middle would be a rating that is hidden
                line |= {"conditions": asdict(conditions), "misfit": misfit}
                if wanted.near is None or all(abs(seat["distance"] or 0) <= wanted.near for seat in line["players"]):
                    found.append(line)
                if len(found) == PAGE:
                    return found, cursor
            if len(rows) <= PAGE:
                return found, None
        return found, cursor

    async def _rows(self, viewer: str | None, wanted: Wanted, cursor: str | None) -> list[Any]:
        query = _OPEN if viewer is None else _OPEN_TO_VIEWER
        values: dict[str, Any] = {} if viewer is None else {"viewer": viewer}
        if wanted.games is not None:
            query = query.where(tables.c.game.in_(wanted.games))
        if wanted.rated is not None:
            query = query.where(tables.c.rated == wanted.rated)
        if wanted.clocks is not None:
            query = query.where(or_(*(tables.c.control.contains(f'"kind": "{kind}"') for kind in wanted.clocks)))
        if cursor is not None:
            created, id = decode_cursor(cursor, int, str)
            query = query.where(or_(tables.c.created > created, and_(tables.c.created == created, tables.c.id > id)))
        return await self.store.read(query, values)

    async def _own_ratings(self, viewer: str | None) -> dict[str, int]:
        if viewer is None:
            return {}
        return {row.game: rating_points(row.mu) for row in await self.store.read(_RATINGS, {"viewer": viewer})}

    async def _seated(self, ids: list[str], viewer: str | None) -> dict[str, dict[int, dict[str, Any]]]:
        """Return the people at tables by seat: handle, avatar and rating in the table's game, if they show their profile."""
        query = _seated_query(None if viewer is None else VIEWER)
        found: dict[str, dict[int, dict[str, Any]]] = {}
        for row in await self.store.read(query, {"ids": ids, "viewer": viewer or ""}):
            leaves = row.delete_at is not None and row.id != viewer
            shown = bool(row.shown) and row.handle is not None and not leaves
            rated = shown and row.mu is not None
            found.setdefault(row.table, {})[row.seat] = {
                "handle": row.handle if shown else None,
                "avatar": avatar_of(row.id, row.avatar) if shown else "guest",
                "rating": rating_points(row.mu) if rated else None,
                "margin": margin_points(row.sigma) if rated else None,
                "blocked": bool(row.blocked),
                "owner": row.id == row.owner,
                "yours": row.id == viewer,
            }
        return found

    def _line(self, row: Any, people: dict[int, dict[str, Any]], own: int | None, viewer: str | None) -> dict[str, Any]:
        seats = []
        for number, seat in enumerate(orjson.loads(row.summary)["seats"]):
            person = people.get(number, {})
            rating = person.get("rating")
            distance = None if rating is None or own is None or person.get("yours") else rating - own
            card = {name: person.get(name) for name in ("handle", "avatar", "rating", "margin")}
            seats.append(seat | card | {"yours": bool(person.get("yours")), "distance": distance})
        default = self.default_options(row.game)
        free = sum(not seat["filled"] for seat in seats)
        return {
            "id": row.id,
            "game": row.game,
            "options": {name: value for name, value in orjson.loads(row.options).items() if default.get(name) != value},
            "clock": orjson.loads(row.control),
            "rated": row.rated,
            "created": row.created,
            "free": free,
            "open": sum(seat["kind"] == "open" and not seat["filled"] for seat in seats),
            "starts": free == 1,
            "owner": viewer is not None and row.owner == viewer,
            "players": seats,
        }
