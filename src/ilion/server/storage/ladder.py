"""The ladder of a game: accounts by the lower end of their range, with the bots as fixed points between them."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, or_, select

from ilion.server.storage.audience import is_blocked, may_see, related
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.bot_ratings import bot_mu
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.rating_scale import RANKED_SIGMA, margin_points, rating_points
from ilion.server.storage.schema import ratings, users
from ilion.server.storage.store import Store

PAGE = 50
PERSON = (users.c.name, users.c.handle, users.c.avatar, users.c.program)
STANDING_TTL = 30.0  # seconds
MAX_VIEWERS = 1_000  # for whom the differences are cached

Difference = tuple[float, str, float, int]  # lower end, player, sigma, and 1 for a person more, -1 for a person less


@dataclass(frozen=True)
class Standing:
    """The ranks of a game: lower ends with their players, the lowest first, and the number of people who wait for a rank."""

    ranked: list[tuple[float, str]]
    waiting: int
    until: float  # the time of the next reading


@dataclass
class Ranks:
    """The ranks of a game for one viewer: those that everybody sees, and the differences of the viewer's ladder."""

    standing: Standing
    differences: list[Difference]

    def numbers(self) -> tuple[int, int]:
        """Return the numbers of people who have a rank, and who wait for one."""
        ranked, waiting = len(self.standing.ranked), self.standing.waiting
        for _, _, sigma, more in self.differences:
            if sigma <= RANKED_SIGMA:
                ranked += more
            else:
                waiting += more
        return ranked, waiting

    def rank(self, rating: Any) -> int | None:
        """Return the rank of a rating; None if it has none yet."""
        if rating.sigma > RANKED_SIGMA:
            return None
        place = (rating.lower, rating.player)
        more = sum(n for lower, player, sigma, n in self.differences if sigma <= RANKED_SIGMA and (lower, player) > place)
        return len(self.standing.ranked) - bisect_right(self.standing.ranked, place) + 1 + more


class Ladder:
    """Reads ladders. Only people who show their ratings to the viewer are on the ladder that the viewer sees."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.standings: dict[str, Standing] = {}
        self.differences: dict[str, tuple[float, dict[str, list[Difference]]]] = {}  # by viewer, with the time of the next reading

    def _ranked(self, game: str, viewer: str | None) -> Any:
        """Return the query for everybody with a rank whom the viewer may see."""
        query = select(ratings, *PERSON).join(users, users.c.id == ratings.c.player)
        seen = may_see(users.c.show_profile, viewer)
        return query.where(ratings.c.game == game, ratings.c.sigma <= RANKED_SIGMA, users.c.delete_at.is_(None), seen)

    async def page(
        self, game: str, viewer: str | None, bots: Mapping[str, float], cursor: str | None
    ) -> tuple[list[dict[str, Any]], str | None]:
        """Return a page of the ladder and the cursor of the next. `bots` are the points of the levels above medium."""
        query, rank, top = self._ranked(game, viewer), 0, float("inf")
        if cursor is not None:
            rank, top, player = decode_cursor(cursor, int, float, str)
            query = query.where(or_(ratings.c.lower < top, and_(ratings.c.lower == top, ratings.c.player < player)))
        rows = await self.store.read(query.order_by(ratings.c.lower.desc(), ratings.c.player.desc()).limit(PAGE + 1))
        listed, more = rows[:PAGE], len(rows) > PAGE
        lines = [(row.lower, person_line(row, rank + place, viewer)) for place, row in enumerate(listed, 1)]
        bottom = listed[-1].lower if more else float("-inf")
        fixed = [(bot_mu(points), bot_line(level, points)) for level, points in bots.items()]
        lines += [(mu, line) for mu, line in fixed if bottom < mu <= top or (cursor is None and mu > top)]
        lines.sort(key=lambda line: -line[0])
        following = encode_cursor(rank + len(listed), float(listed[-1].lower), listed[-1].player) if more else None
        return [line for _, line in lines], following

    async def _standing(self, game: str) -> Standing:
        """Return the ranks of everybody who shows their ratings to everybody, as they were a moment ago."""
        known = self.standings.get(game)
        if known is not None and known.until > self.clock():
            return known
        joined = select(ratings.c.lower, ratings.c.player, ratings.c.sigma).join(users, users.c.id == ratings.c.player)
        rows = await self.store.read(
            joined.where(ratings.c.game == game, users.c.show_profile == "everybody", users.c.delete_at.is_(None))
        )
        ranked = sorted((row.lower, row.player) for row in rows if row.sigma <= RANKED_SIGMA)
        found = self.standings[game] = Standing(ranked, len(rows) - len(ranked), self.clock() + STANDING_TTL)
        return found

    async def ranks(self, viewer: str | None, games: Collection[str]) -> dict[str, Ranks]:
        """Return the ranks in these games on the ladders that the viewer sees."""
        differences = {} if viewer is None else await self._differences(viewer)
        return {game: Ranks(await self._standing(game), differences.get(game, [])) for game in games}

    async def _differences(self, viewer: str) -> dict[str, list[Difference]]:
        """Return by game the differences between the viewer's ladder and everybody's a moment ago."""
        until, known = self.differences.pop(viewer, (0.0, {}))
        if until <= self.clock():
            known, until = {}, self.clock() + STANDING_TTL
            for row in await self.store.read(_different(viewer)):
                known.setdefault(row.game, []).append((row.lower, row.player, row.sigma, 1 if row.seen else -1))
        self.differences[viewer] = until, known
        if len(self.differences) > MAX_VIEWERS:
            del self.differences[next(iter(self.differences))]
        return known

    async def own_line(self, game: str, person: str, ranks: Ranks) -> dict[str, Any] | None:
        """Return the line of a person, with their rank; None before their first rated game. `ranks` are those that the person
        sees."""
        query = select(ratings, *PERSON).join(users, users.c.id == ratings.c.player)
        rows = await self.store.read(query.where(ratings.c.game == game, ratings.c.player == person))
        return person_line(rows[0], ranks.rank(rows[0]), person) if rows else None


def _different(viewer: str) -> Any:
    """Return the query for the people visible to the viewer but not to everybody, and for those visible to everybody else. All of
    them are friends, have played the viewer, or are blocked, so there are few."""
    known = or_(ratings.c.player == viewer, ratings.c.player.in_(related(viewer)))
    seen, public = may_see(users.c.show_profile, viewer), users.c.show_profile == "everybody"
    query = select(ratings.c.game, ratings.c.lower, ratings.c.player, ratings.c.sigma, seen.label("seen"))
    differs = or_(and_(seen, ~public), and_(public, is_blocked(viewer)))
    return query.join(users, users.c.id == ratings.c.player).where(known, users.c.delete_at.is_(None), differs)


def person_line(row: Any, rank: int | None, viewer: str | None) -> dict[str, Any]:
    return {
        "rank": rank,
        "bot": None,
        "handle": row.handle,
        "name": row.name,
        "avatar": avatar_of(row.player, row.avatar),
        "rating": rating_points(row.mu),
        "margin": margin_points(row.sigma),
        "games": row.games,
        "program": row.program,
        "you": row.player == viewer,
    }


def bot_line(level: str, points: float) -> dict[str, Any]:
    rating = rating_points(bot_mu(points))
    return {
        "rank": None,
        "bot": level,
        "handle": None,
        "name": level,
        "avatar": None,
        "rating": rating,
        "margin": 0,
        "games": None,
        "program": False,
        "you": False,
    }
