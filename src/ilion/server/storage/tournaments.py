"""Tournaments in the database.

Every change of a tournament is based on an earlier read, and is written only if its `version` is still the same: of two servers, or
of a director and the clock, one is faster and the other reads again. So pairings, which may take a while, are computed outside the
transaction that stores them.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, cast

from sqlalchemy import ColumnElement, and_, delete, exists, false, func, insert, not_, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.registry import games, load
from ilion.server.clock import now
from ilion.server.storage.audience import is_blocked, is_friend
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.duplicate_rounds import unfinished_states
from ilion.server.storage.schema import entrants, tournament_rounds, tournament_steps, tournament_tables, tournaments, users
from ilion.server.storage.store import Store
from ilion.tournaments.duplicate import compare_round, round_secret
from ilion.tournaments.lots import seal_of
from ilion.tournaments.plan import Format, Plan
from ilion.tournaments.played import PlayedTable, Player

PAGE = 25
UNRATED = 1000  # the rating with which unrated people are paired
UNFINISHED = ("open", "running")


class Changed(Exception):
    """The tournament has changed since it was read."""


@dataclass(frozen=True)
class StoredTournament:
    """All stored data of a tournament."""

    row: Any
    entrants: dict[int, Any]
    rounds: list[Any]
    tables: list[Any]

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def n_rounds(self) -> int:
        """The number of the last round that was paired."""
        return self.rounds[-1].number if self.rounds else 0

    @property
    def n_begun(self) -> int:
        return sum(round.state != "paired" for round in self.rounds)

    @property
    def n_people(self) -> int:
        return sum(one.state != "left" for one in self.entrants.values())

    @cached_property
    def results(self) -> dict[str, PlayedTable]:
        """The results of the tables, by their ids. In a duplicate nothing is known before the last table of the round ends."""
        found = {table.table: played_table(table) for table in self.tables}
        if not self.row.duplicate:
            return found
        for round in self.rounds:
            tables = {table.table: found[table.table] for table in self.tables_of(round.number)}
            if self.is_closed(round.number):
                found |= {id: replace(table, places=None, scores=None) for id, table in tables.items()}
            else:
                found |= zip(tables, compare_round(list(tables.values())), strict=True)
        return found

    @cached_property
    def played(self) -> list[PlayedTable]:
        """The tables of the rounds that have begun, in the order in which they ended; running ones come last."""
        begun = [table for table in self.tables if table.state != "paired"]
        order = sorted(begun, key=lambda table: (table.round, table.ended is None, table.ended or 0, table.number))
        return [self.results[table.table] for table in order]

    def is_closed(self, round: int) -> bool:
        """Whether the draws and moves of a round are still secret."""
        return bool(self.row.duplicate) and any(table.state in unfinished_states(self.row) for table in self.tables_of(round))

    def secret_of(self, round: int) -> bytes | None:
        """Return the secret from which a duplicate round is dealt; None if every table has its own."""
        return round_secret(self.row.secret, round) if self.row.duplicate else None

    @property
    def plan(self) -> Plan:
        roster = [one.number for one in self.entrants.values() if not one.late]
        sizes = frozenset(load(self.row.game).seats) if self.row.game in games() else frozenset((self.row.seats,))
        return Plan(cast(Format, self.row.format), self.row.seats, self.row.rounds, sizes, self.row.secret, tuple(roster))

    def players(self, round: int) -> list[Player]:
        """Return the people who would play in a round: everybody who is in and does not rest."""
        there = [one for one in self.entrants.values() if one.state == "in" and one.rests != round and one.user_id is not None]
        return [Player(one.number, UNRATED if one.rating is None else one.rating) for one in there]

    def entrant_of(self, user_id: str | None) -> Any | None:
        """Return the entry of a user, even if they have left; None if they never entered."""
        if user_id is None:
            return None
        return next((one for one in self.entrants.values() if one.user_id == user_id), None)

    def tables_of(self, round: int) -> list[Any]:
        return [table for table in self.tables if table.round == round]

    @property
    def seal(self) -> str:
        return seal_of(self.row.secret)

    @property
    def token(self) -> str:
        """The token of the link by which people enter. It follows from the secret, so that the director can read it again."""
        return hmac.digest(self.row.secret, b"link", "sha256").hex()[:32]


def played_table(row: Any) -> PlayedTable:
    places = None if row.places is None else tuple(json.loads(row.places))
    scores = None if row.scores is None else tuple(json.loads(row.scores))
    return PlayedTable(row.round, tuple(json.loads(row.seats)), places, scores)


class TournamentStore:
    """Reads tournaments, and writes them in transactions of others."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, id: str) -> StoredTournament | None:
        rows = await self.store.read(select(tournaments).where(tournaments.c.id == id))
        if not rows:
            return None
        people = await self.store.read(select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number))
        rounds = select(tournament_rounds).where(tournament_rounds.c.tournament == id).order_by(tournament_rounds.c.number)
        tables = select(tournament_tables).where(tournament_tables.c.tournament == id)
        ordered = tables.order_by(tournament_tables.c.round, tournament_tables.c.number)
        return StoredTournament(
            rows[0], {row.number: row for row in people}, await self.store.read(rounds), await self.store.read(ordered)
        )

    async def due(self, at: int, *, everything: bool) -> list[str]:
        """Return the tournaments with a step that is due by the time: they should start, a round should begin, or it is an arena.
        With `everything`, return all running ones, since one of them may wait for a server that is gone, and cancelled ones with a
        table that may."""
        starts = (tournaments.c.state == "open") & (tournaments.c.director.is_(None) | (tournaments.c.starts <= at))
        paired = (tournament_rounds.c.tournament == tournaments.c.id) & (tournament_rounds.c.state == "paired")
        begins = exists(select(tournament_rounds.c.number).where(paired, tournament_rounds.c.starts <= at))
        goes_on = true() if everything else or_(tournaments.c.format == "arena", begins)
        wanted = [starts, and_(tournaments.c.state == "running", goes_on)]
        if everything:
            running = (tournament_tables.c.tournament == tournaments.c.id) & (tournament_tables.c.state == "running")
            wanted.append((tournaments.c.state == "cancelled") & exists(select(tournament_tables.c.table).where(running)))
        query = select(tournaments.c.id).where(or_(*wanted))
        return [row.id for row in await self.store.read(query)]

    async def page(self, viewer: str | None, which: str, cursor: str | None) -> tuple[list[Any], str | None]:
        """Return tournaments that the viewer may know of, the latest first, each with the number of people in it, the director's
        name, and whether the viewer is in it."""
        people = select(func.count()).where(entrants.c.tournament == tournaments.c.id, entrants.c.state != "left").scalar_subquery()
        last = select(func.max(tournament_rounds.c.number)).where(tournament_rounds.c.tournament == tournaments.c.id)
        mine = _is_in(viewer)
        columns = (people.label("people"), last.scalar_subquery().label("last_round"), mine.label("entered"))
        query = select(tournaments, users.c.name.label("director_name"), *columns)
        query = query.outerjoin(users, users.c.id == tournaments.c.director)
        if which == "mine":
            query = query.where(or_(mine, tournaments.c.director == viewer) if viewer is not None else false())
        else:
            states = ("over", "cancelled") if which == "over" else (which,)
            query = query.where(tournaments.c.state.in_(states), _may_know(viewer))
        if cursor is not None:
            created, id = decode_cursor(cursor, int, str)
            query = query.where(or_(tournaments.c.created < created, and_(tournaments.c.created == created, tournaments.c.id < id)))
        rows = await self.store.read(query.order_by(tournaments.c.created.desc(), tournaments.c.id.desc()).limit(PAGE + 1))
        more = encode_cursor(rows[PAGE - 1].created, rows[PAGE - 1].id) if len(rows) > PAGE else None
        return rows[:PAGE], more

    async def n_unfinished(self, director: str) -> int:
        own = (tournaments.c.director == director) & tournaments.c.state.in_(UNFINISHED)
        return int((await self.store.read(select(func.count()).select_from(tournaments).where(own)))[0][0])

    async def knows(self, found: StoredTournament, viewer: str | None, token: str | None) -> bool:
        """Whether the viewer may know of a tournament."""
        if token is not None and hmac.compare_digest(token, found.token):
            return True
        query = select(tournaments.c.id).where(tournaments.c.id == found.id)
        query = query.where(or_(_may_know(viewer), _is_in(viewer)))
        return bool(await self.store.read(query))

    async def swaps(self, found: StoredTournament) -> list[tuple[int, int]]:
        """Return the people whom the director has swapped in the last round that was paired, in order."""
        here = (tournament_steps.c.tournament == found.id) & (tournament_steps.c.round == found.n_rounds)
        query = (
            select(tournament_steps.c.entrants).where(here, tournament_steps.c.what == "swapped").order_by(tournament_steps.c.id)
        )
        return [(first, second) for first, second in (json.loads(row.entrants) for row in await self.store.read(query))]

    # Writing

    async def change(self, connection: AsyncConnection, found: StoredTournament, **values: Any) -> None:
        """Change a tournament that is unchanged since it was read; raise `Changed` otherwise. This must come first."""
        same = (tournaments.c.id == found.id) & (tournaments.c.version == found.row.version)
        changed = await connection.execute(update(tournaments).where(same).values(version=found.row.version + 1, **values))
        if changed.rowcount != 1:
            raise Changed
        await self.store.publish(connection, "tournament", [(found.id, "")])

    async def store_round(
        self, connection: AsyncConnection, found: StoredTournament, number: int, tables: Sequence[PlayedTable], starts: int
    ) -> None:
        """Store a paired round, in place of an earlier pairing of the same round."""
        here = (tournament_rounds.c.tournament == found.id) & (tournament_rounds.c.number == number)
        await connection.execute(delete(tournament_rounds).where(here))
        old = (tournament_tables.c.tournament == found.id) & (tournament_tables.c.round == number)
        await connection.execute(delete(tournament_tables).where(old, tournament_tables.c.state == "paired"))
        row = {"tournament": found.id, "number": number, "state": "paired", "starts": starts, "ended": None}
        await connection.execute(insert(tournament_rounds), row)
        await self.add_tables(connection, found, number, tables, 1)

    async def add_tables(
        self, connection: AsyncConnection, found: StoredTournament, round: int, tables: Sequence[PlayedTable], first: int
    ) -> None:
        """Add tables to a round, numbered from `first`, with the ids that they will have."""
        rows = [
            {
                "tournament": found.id,
                "round": round,
                "number": number,
                "table": secrets.token_urlsafe(12),
                "state": "paired",
                "seats": json.dumps(table.seats),
                "places": None,
                "scores": None,
                "absent": "[]",
                "ended": None,
            }
            for number, table in enumerate(tables, first)
        ]
        if rows:
            await connection.execute(insert(tournament_tables), rows)

    async def set_round(self, connection: AsyncConnection, found: StoredTournament, number: int, **values: Any) -> None:
        here = (tournament_rounds.c.tournament == found.id) & (tournament_rounds.c.number == number)
        await connection.execute(update(tournament_rounds).where(here).values(values))

    async def set_entrants(
        self, connection: AsyncConnection, found: StoredTournament, numbers: Sequence[int], **values: Any
    ) -> None:
        here = (entrants.c.tournament == found.id) & entrants.c.number.in_(numbers)
        await connection.execute(update(entrants).where(here).values(values))

    async def note(
        self, connection: AsyncConnection, found: StoredTournament, what: str, numbers: Sequence[int] = (), round: int | None = None
    ) -> None:
        """Add a line to the public log."""
        row = {"tournament": found.id, "at": now(), "what": what, "entrants": json.dumps(list(numbers))}
        await connection.execute(insert(tournament_steps), row | {"round": found.n_rounds if round is None else round})


def _is_in(viewer: str | None) -> ColumnElement[bool]:
    """Whether the viewer is in a tournament."""
    if viewer is None:
        return false()
    mine = (entrants.c.tournament == tournaments.c.id) & (entrants.c.user_id == viewer) & (entrants.c.state != "left")
    return exists(select(entrants.c.number).where(mine))


def _may_know(viewer: str | None) -> ColumnElement[bool]:
    """Whether a tournament is listed for the viewer. One that is entered by link is not listed."""
    listed: ColumnElement[bool] = tournaments.c.entry == "everybody"
    if viewer is None:
        return listed
    friends_only = and_(tournaments.c.entry == "friends", is_friend(viewer, tournaments.c.director))
    apart = and_(tournaments.c.director.is_not(None), is_blocked(viewer, tournaments.c.director))
    return or_(tournaments.c.director == viewer, and_(or_(listed, friends_only), not_(apart)))
