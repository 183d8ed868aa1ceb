"""Running games whose rules no server has: their players agree to continue under the newest rules, or to a result.

The players' votes are not part of the log: until everybody has agreed, nothing has happened, and a server that has the rules can
continue the game as if nobody had been asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, Literal, Protocol

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.registry import games
from ilion.core.state import State
from ilion.server.clock import now
from ilion.server.live.rooms import ExtraWrites, Room, Rooms, no_table
from ilion.server.live.thinking import NoDecision
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.membership import Membership
from ilion.server.storage.notices import end_choice, notify
from ilion.server.storage.rows import setup_from_row
from ilion.server.storage.schema import consents, notices, players, tables, users
from ilion.server.storage.store import Append, Conflict, Store
from ilion.table.clock import DAY
from ilion.table.log import Entry
from ilion.table.missing_rules import (
    NotLegalHere,
    by_chances,
    by_scores,
    continue_by,
    last_scores,
    newest_rules,
    read_by,
    seats_that_decide,
    with_result,
)
from ilion.table.snapshot import freeze
from ilion.table.table import Setup, Table

Way = Literal["continue", "adjudicate"]
STUCK_AFTER = 7 * DAY  # without a move and without a clock, after which a host may decide for the players
MAX_CACHED = 1_000
TELL_EVERY = 60.0  # seconds between two checks for people who have to choose


@dataclass
class Case:
    """A running table whose rules no server has."""

    row: Any
    setup: Setup
    entries: Sequence[Entry]
    frozen: bytes | None
    holders: Mapping[int, str]  # by seat, of people who must agree
    choices: Mapping[str, Way]  # by user
    rules: str  # the newest ones
    version: int | None

    @property
    def id(self) -> str:
        found: str = self.row.id
        return found

    @property
    def agreed(self) -> Way | None:
        """The way to which everybody has agreed."""
        ways = {self.choices.get(holder) for holder in self.holders.values()}
        return ways.pop() if len(ways) == 1 else None

    def read(self) -> Table:
        """Return the table under the newest rules. Raises `NotLegalHere`."""
        turn = json.loads(self.row.summary)["turn"]
        return read_by(self.rules, self.version, self.setup, self.frozen, self.entries, turn)


class Evaluators(Protocol):
    """Evaluate positions."""

    async def chances(self, state: State, resigned: Sequence[int], user_id: str, table: str) -> list[float]: ...


class MissingRules:
    """Settles such games."""

    def __init__(self, store: Store, rooms: Rooms, membership: Membership, workers: Evaluators) -> None:
        self.store = store
        self.rooms = rooms
        self.membership = membership
        self.workers = workers
        self.legal: dict[tuple[str, int, str], bool] = {}  # by table, length and rules: whether the game can go on

    async def info(self, id: str) -> dict[str, Any] | None:
        """Return the offer to the people at a table; None if there is none, because the game is not running, or a server has its
        rules."""
        try:
            case = await self._case(id)
        except ApiError:
            return None
        return {
            "rules": case.rules,
            "can_continue": self._is_legal(case),
            "needed": sorted(case.holders),
            "choices": {seat: case.choices[holder] for seat, holder in case.holders.items() if holder in case.choices},
        }

    async def agree(self, id: str, user: User, way: Way | None) -> None:
        """Agree to a way for all seats of a user, or with None withdraw the agreement. Once all players have agreed, it takes
        effect."""
        case = await self._case(id)
        if user.id not in case.holders.values():
            raise ApiError(403, "no-seat", "only the people who play at this table decide how it goes on")
        if way == "continue" and not self._is_legal(case):
            raise ApiError(409, "position-unknown", "this game cannot go on by the newest rules: it can only be adjudicated")
        row = {"table": id, "user_id": user.id, "way": way, "length": len(case.entries)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(consents).where(consents.c.table == id, consents.c.user_id == user.id))
            if way is not None:
                await connection.execute(insert(consents), row)
                await end_choice(connection, id, now(), person=user.id)

        try:
            await self.store.write(work)
        except IntegrityError:  # the same person on another server, at the same time
            raise ApiError(409, "busy", "the table is busy: try again") from None
        case = await self._case(id)
        if case.agreed is not None:
            await self._settle(case, case.agreed, user.id, partial(_check_agreed, case=case, way=case.agreed))

    async def adjudicate(self, id: str, host: str, extra_writes: ExtraWrites) -> None:
        """Adjudicate a game whose players do not decide: after the time of the seat to act is up, or a week after the last move if
        no clock runs."""
        case = await self._case(id)
        ready = case.row.due or case.row.updated + STUCK_AFTER  # where a bot is to act, 0 is due
        if now() < ready:
            raise ApiError(409, "not-stuck", "its people can still decide: wait until the clock has run out, or a week without one")
        await self._settle(case, "adjudicate", host, extra_writes)

    async def is_open(self, id: str) -> bool:
        """Whether a table still waits for its players' choice."""
        query = select(tables.c.game, tables.c.rules).where(tables.c.id == id, tables.c.status == "running")
        rows = await self.store.read(query)
        return bool(rows) and rows[0].game in games() and not self._are_known(rows[0].game, rows[0].rules)

    async def tell_people(self) -> None:
        """Raise a notice for everybody who has to choose, once per table and person."""
        query = select(tables.c.game, tables.c.rules).where(tables.c.status == "running").distinct()
        for game, rules in await self.store.read(query):
            if game in games() and not self._are_known(game, rules):
                await self._tell_people(game, rules)

    async def _tell_people(self, game: str, rules: str) -> None:
        told = (notices.c.kind == "missing-rules") & (notices.c.table == tables.c.id) & (notices.c.user_id == players.c.user_id)
        chosen = (consents.c.table == tables.c.id) & (consents.c.user_id == players.c.user_id)
        query = (
            select(tables.c.id, tables.c.summary, players.c.seat, players.c.user_id)
            .join(players, players.c.table == tables.c.id)
            .join(users, users.c.id == players.c.user_id)
            .where(tables.c.game == game, tables.c.rules == rules, tables.c.status == "running", users.c.login.is_not(None))
            .where(~exists(select(notices.c.id).where(told)), ~exists(select(consents.c.way).where(chosen)))
        )
        people: dict[tuple[str, str], list[dict[str, Any]]] = {}
        own: dict[tuple[str, str], set[int]] = {}
        for row in await self.store.read(query):
            seats = json.loads(row.summary)["seats"]
            if row.seat in seats_that_decide(seats):
                people[row.id, row.user_id] = seats
                own.setdefault((row.id, row.user_id), set()).add(row.seat)
        for (id, person), seats in people.items():
            names = ", ".join(seat["name"] for number, seat in enumerate(seats) if number not in own[id, person] and seat["name"])
            await self.store.write(partial(_tell, id=id, rules=rules, person=person, about={"names": names, "game": game}))

    def _are_known(self, game: str, rules: str) -> bool:
        return self.rooms.has_rules(game, rules) or self.membership.others_have(game, rules)

    async def _case(self, id: str) -> Case:
        """Return a table that needs a decision; raise if it needs none."""
        rows = await self.store.read(select(tables).where(tables.c.id == id))
        if not rows:
            raise no_table()
        row, setup = rows[0], setup_from_row(rows[0])
        version = self.membership.newest_rules(setup.game)
        if row.status != "running":
            raise ApiError(409, "not-running", "the game has not begun, or is over")
        if self._are_known(setup.game, setup.rules):
            raise ApiError(409, "rules-known", "a server has the rules of this game: it goes on by them")
        entries = await self.store.entries(id)
        seated = select(players.c.seat, players.c.user_id).where(players.c.table == id)
        users = {line.seat: line.user_id for line in await self.store.read(seated)}
        needed = [seat for seat in seats_that_decide(json.loads(row.summary)["seats"]) if seat in users]  # not former players
        chosen = select(consents).where(consents.c.table == id, consents.c.length == len(entries))
        choices: dict[str, Way] = {line.user_id: line.way for line in await self.store.read(chosen)}
        holders = {seat: users[seat] for seat in needed}
        frozen = await self.store.snapshot(id)
        return Case(row, setup, entries, frozen, holders, choices, newest_rules(setup.game, version), version)

    def _is_legal(self, case: Case) -> bool:
        setup = case.setup
        if setup.duplicate or setup.practice or setup.script is not None:  # deals, position or script belong to the earlier rules
            return False
        key = case.id, len(case.entries), case.rules
        if key not in self.legal:
            if len(self.legal) >= MAX_CACHED:
                self.legal.clear()
            try:
                case.read()
                self.legal[key] = True
            except NotLegalHere:
                self.legal[key] = False
        return self.legal[key]

    async def _settle(self, case: Case, way: Way, asked_by: str, extra_writes: ExtraWrites) -> None:
        """Store the decision, in one transaction with `extra_writes`, which may raise `Conflict`."""
        at = now()
        changed: dict[str, Any] = {}
        try:
            table, entry = continue_by(case.read(), case.setup, case.entries, at)
        except NotLegalHere as why:
            if way == "continue":
                raise ApiError(409, "position-unknown", f"the position is not possible by the newest rules: {why}") from None
            result = by_scores(last_scores(case.frozen), case.setup.seats)
            table = with_result(case.setup, case.rules, case.frozen, case.entries)
            entries = table.adjudicate(result, at)
            frozen = None
        else:
            entries = [entry]
            changed = {"rules": case.rules, "position": table.setup.position, "continues": table.setup.continues}
            if way == "adjudicate":
                resigned = [number for number, seat in enumerate(table.seats) if seat.resigned]
                try:
                    chances = await self.workers.chances(table.state, resigned, asked_by, case.id)
                except NoDecision:
                    raise ApiError(503, "no-evaluation", "the bots cannot evaluate the position now: try again") from None
                entries += table.adjudicate(by_chances(chances), at)
            frozen = freeze(table)
        room = Room(SimpleNamespace(**{**case.row._mapping, **changed}), table)

        async def work(connection: AsyncConnection) -> None:
            same = (tables.c.id == case.id) & (tables.c.rules == case.setup.rules)
            if (
                await connection.execute(update(tables).where(same).values(**changed or {"rules": case.setup.rules}))
            ).rowcount != 1:
                raise Conflict
            await extra_writes(connection)
            await connection.execute(delete(consents).where(consents.c.table == case.id))
            await end_choice(connection, case.id, at)

        job = Append(case.id, len(case.entries), entries, {}, frozen, work)
        try:
            await self.rooms.take_over(room, job, openable=bool(changed))
        except Conflict:  # somebody was faster, and everybody had agreed to the same
            if (await self.store.entries(case.id, len(case.entries)))[:1] == []:
                raise ApiError(409, "busy", "the table is busy: try again") from None


async def _check_agreed(connection: AsyncConnection, case: Case, way: Way) -> None:
    """Raise `Conflict` if somebody has changed their choice in the meantime."""
    chosen = select(consents.c.user_id).where(consents.c.table == case.id, consents.c.way == way)
    if not set(case.holders.values()) <= {row.user_id for row in await connection.execute(chosen)}:
        raise Conflict


async def _tell(connection: AsyncConnection, id: str, rules: str, person: str, about: Mapping[str, str]) -> None:
    """Raise the notice, unless another server was faster or the table goes on: the row of the table is locked in the meantime."""
    here = (tables.c.id == id) & (tables.c.rules == rules) & (tables.c.status == "running")
    if (await connection.execute(select(tables.c.id).where(here).with_for_update())).first() is None:
        return
    told = (notices.c.kind == "missing-rules") & (notices.c.table == id) & (notices.c.user_id == person)
    if (await connection.execute(select(notices.c.id).where(told).limit(1))).first() is None:
        await notify(connection, person, "missing-rules", table=id, about=about)
