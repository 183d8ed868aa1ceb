"""People who leave games before the end, and the consequences.

A player has left a rated game if their time ran out, if they resigned before everybody had had two turns, or if they resigned while
others played on. Resigning in a game of two ends it, and does not count as leaving.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, bindparam, case, or_, select

from ilion.server.storage.schema import finished, rated_games
from ilion.server.storage.store import Store
from ilion.table.clock import DAY, HOUR

OF_GAMES = 100  # the number of a person's last rated games that count
LIMIT = 15  # per cent of them, above which rated quick match closes for a while
AT_LEAST = 3  # games left before it does
CLOSED_AT_FIRST = HOUR
CLOSED_AGAIN = DAY  # after a second game left within that time


@dataclass(frozen=True)
class Leaving:
    """The number of their last rated games that a person left, the number of all, and the times of the last two."""

    left: int = 0
    of: int = 0
    times: tuple[int, ...] = ()

    @property
    def percent(self) -> float:
        return 100 * self.left / self.of if self.of else 0.0

    @property
    def closed_until(self) -> int:
        """Return the time until which rated quick match is closed: for an hour after a game was left, or a day if another one was
        left in the day before; 0 for people who rarely leave."""
        if self.left < AT_LEAST or self.percent <= LIMIT:
            return 0
        last, before = self.times[:2]
        return last + (CLOSED_AGAIN if last - before < CLOSED_AGAIN else CLOSED_AT_FIRST)


def _last_games() -> Select[Any]:
    """Return the query for the last rated games of a person, the latest first, and whether they left each of them."""
    others_play_on = and_(rated_games.c.left_by == "resigned", finished.c.seats > 2)
    has_left = or_(rated_games.c.left_by == "timeout", rated_games.c.left_early, others_play_on)
    here = and_(finished.c.table == rated_games.c.table, finished.c.user_id == rated_games.c.player)
    query = select(rated_games.c.at, case((has_left, 1), else_=0).label("left")).outerjoin(finished, here)
    return query.where(rated_games.c.player == bindparam("person")).order_by(rated_games.c.at.desc()).limit(OF_GAMES)


_LAST_GAMES = _last_games()


async def leaving_of(store: Store, person: str) -> Leaving:
    """Return how often a person leaves games."""
    played = await store.read(_LAST_GAMES, {"person": person})
    return Leaving(sum(row.left for row in played), len(played), tuple(row.at for row in played if row.left)[:2])
