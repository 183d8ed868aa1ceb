"""Reviews in the database: requests for them, the servers that work on them, and the finished ones."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Subquery, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import players, reviews, tables
from ilion.server.storage.store import Store
from ilion.table.clock import DAY

PER_DAY = 10  # requests of one person
MAX_GAMES = 500  # of one person that count towards their figures, the latest
MAX_SKEW = 60_000  # milliseconds by which the clocks of two servers may differ
STATES = ("queued", "running", "refining", "ready")
WAITING = STATES[:2]
COLUMNS = [column for column in reviews.c if column.name != "data"]


@dataclass(frozen=True)
class ReviewKey:
    """The key of a review: equal keys mean the same review."""

    table: str
    record: str
    rules: str
    evaluation: str
    budget: str


def pack(review: str) -> bytes:
    """Return the stored form of a review, which is JSON."""
    return zlib.compress(review.encode(), 6)


def unpack(data: bytes) -> bytes:
    return zlib.decompress(data)


class ReviewRows:
    """The table of reviews."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def request(self, key: ReviewKey, game: str, user_id: str) -> Any:
        """Request a review and return its row. If the same one was requested before, return that row; this costs nothing."""
        for _ in range(2):
            if (row := await self.find(key)) is not None:
                return row
            try:
                await self.store.write(lambda connection: self._insert(connection, key, game, user_id))
            except IntegrityError:  # somebody was quicker, or the table was deleted meanwhile
                continue
        row = await self.find(key)
        if row is None:
            raise ApiError(404, "no-table", "there is no such table")
        return row

    async def _insert(self, connection: AsyncConnection, key: ReviewKey, game: str, user_id: str) -> None:
        today = select(func.count()).select_from(reviews).where(reviews.c.asked_by == user_id, reviews.c.asked > now() - DAY)
        if (await connection.execute(today)).scalar_one() >= PER_DAY:
            raise ApiError(429, "review-limit", f"you have requested {PER_DAY} reviews within a day: try again tomorrow")
        await insert_request(connection, key, game, user_id)

    async def find(self, key: ReviewKey) -> Any | None:
        """Return the row of a review, without the review itself."""
        rows = await self.store.read(select(*COLUMNS).where(*same(key)))
        return rows[0] if rows else None

    async def of_table(self, table: str) -> Any | None:
        """Return the row of the latest review of a table that is there, review included, or else of the latest request."""
        latest = select(reviews).where(reviews.c.table == table).order_by(reviews.c.data.is_(None), reviews.c.asked.desc())
        rows = await self.store.read(latest.limit(1))
        return rows[0] if rows else None

    async def place(self, row: Any) -> int:
        """Return the number of first passes up to and including this one; 0 once it has begun."""
        if row.state != "queued":
            return 0
        queue = _queue(WAITING)
        mine = await self.store.read(select(queue.c.turn).where(queue.c.id == row.id))
        if not mine:
            return 0
        same_turn = queue.c.turn == mine[0].turn
        before = (queue.c.turn < mine[0].turn) | same_turn & (
            (queue.c.asked < row.asked) | (queue.c.asked == row.asked) & (queue.c.id <= row.id)
        )
        return int((await self.store.read(select(func.count()).select_from(queue).where(before)))[0][0])

    async def claim(self, states: Collection[str], lease: int) -> Any | None:
        """Claim the next review in one of these states that no server works on (see `_queue`); None if there is none. A lease that
        expires later than possible was made before the clock was set back, and does not count."""
        at = now()
        expired = (reviews.c.lease < at) | (reviews.c.lease > at + lease + MAX_SKEW)
        free = reviews.c.state.in_(states) & (reviews.c.lease.is_(None) | expired)
        if not await self.store.read(select(reviews.c.id).where(free).limit(1)):
            return None
        queue = _queue(states)
        first = select(reviews.c.id).join(queue, queue.c.id == reviews.c.id).where(free)
        first = first.order_by(queue.c.turn, queue.c.asked, queue.c.id).limit(1).with_for_update(skip_locked=True, of=reviews)
        begun = {"lease": at + lease, "attempts": reviews.c.attempts + 1}
        claim = update(reviews).where(reviews.c.id.in_(first)).values(begun).returning(*COLUMNS)
        rows = await self.store.write(lambda connection: _rows(connection, claim))
        return rows[0] if rows else None

    async def update(self, id: int, **values: Any) -> bool:
        """Change a row; False if it is gone."""
        change = update(reviews).where(reviews.c.id == id).values(values)
        return await self.store.write(lambda connection: _count(connection, change)) == 1

    async def finish(self, id: int, table: str, state: str, review: str, seats: Collection[Mapping[str, int]]) -> bool:
        """Store a review, after the first pass or the second, and notify the other servers; False if the table is gone."""
        figures = json.dumps([{"luck": seat["luck"], "own": seat["own"]} for seat in seats])
        values = {"state": state, "progress": 0.0, "data": pack(review), "figures": figures}
        if state == "ready":
            values["lease"] = None
        change = update(reviews).where(reviews.c.id == id).values(values)

        async def work(connection: AsyncConnection) -> bool:
            stored = (await connection.execute(change)).rowcount == 1
            if stored:
                await self.store.publish(connection, "review", [(table, state)])
            if stored and state == "ready":
                asker = (await connection.execute(select(reviews.c.asked_by).where(reviews.c.id == id))).scalar_one()
                await notify(connection, asker, "review-ready", table=table)
            return stored

        return await self.store.write(work)

    async def drop(self, id: int) -> None:
        """Delete a request, so that it can be made again."""
        await self.store.write(lambda connection: connection.execute(delete(reviews).where(reviews.c.id == id)))

    async def figures(self, user_id: str) -> dict[str, list[tuple[int, int]]]:
        """Return luck and own decisions in a person's reviewed games, by game. Games for practice and lessons do not count, nor
        those in which the person held several seats; of several reviews of a game, the latest counts."""
        query = (
            select(reviews.c.table, reviews.c.game, reviews.c.figures, players.c.seat)
            .join(players, players.c.table == reviews.c.table)
            .join(tables, tables.c.id == reviews.c.table)
            .where(
                players.c.user_id == user_id, reviews.c.figures.is_not(None), tables.c.position.is_(None), tables.c.script.is_(None)
            )
            .order_by(reviews.c.asked.desc(), reviews.c.id.desc())
            .limit(MAX_GAMES)
        )
        rows = await self.store.read(query)
        seats: dict[str, set[int]] = {}
        for row in rows:
            seats.setdefault(row.table, set()).add(row.seat)
        found: dict[str, list[tuple[int, int]]] = {}
        counted = set()
        for row in rows:
            if len(seats[row.table]) == 1 and row.table not in counted:
                counted.add(row.table)
                seat = json.loads(row.figures)[row.seat]
                found.setdefault(row.game, []).append((seat["luck"], seat["own"]))
        return found


def same(key: ReviewKey) -> list[Any]:
    """Return the conditions for the row of a review."""
    return [reviews.c[name] == value for name, value in asdict(key).items()]


async def insert_request(connection: AsyncConnection, key: ReviewKey, game: str, user_id: str) -> None:
    row = {"game": game, "asked_by": user_id, "asked": now(), "state": "queued", "progress": 0.0, "attempts": 0}
    await connection.execute(insert(reviews), asdict(key) | row)


def _queue(states: Collection[str]) -> Subquery:
    """Return the reviews in these states, each with its turn: the first of everybody comes before anybody's second, and so on
    through the day. Of one person's reviews, the latest requested one is next: it is about the game on their mind. Reviews that
    nobody requested count as one person's."""
    waits = reviews.c.state.in_(states)
    today = reviews.c.state.in_(STATES) & (reviews.c.asked > now() - DAY)
    order = (waits, reviews.c.lease.is_(None), reviews.c.asked.desc(), reviews.c.id.desc())
    turn = func.row_number().over(partition_by=reviews.c.asked_by, order_by=order).label("turn")
    turns = select(reviews.c.id, reviews.c.asked, waits.label("waits"), turn).where(waits | today).subquery()
    return select(turns.c.id, turns.c.asked, turns.c.turn).where(turns.c.waits).subquery()


async def _rows(connection: AsyncConnection, statement: Any) -> list[Any]:
    return list((await connection.execute(statement)).all())


async def _count(connection: AsyncConnection, statement: Any) -> int:
    return int((await connection.execute(statement)).rowcount)
