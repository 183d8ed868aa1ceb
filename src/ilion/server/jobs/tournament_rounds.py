"""The rounds of tournaments, which are paired, begin and end automatically.

The next step follows from the stored state, and each step is one transaction that finds the tournament unchanged since it was read.
So a server may stop at any point: the next server that checks the tournament continues from there. The ids of a round's tables are
stored with the pairing, and a table is created in the transaction that marks it as running: it can be created only once.
"""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.actors import OVER
from ilion.core.errors import IlionError
from ilion.core.registry import games
from ilion.server.clock import now
from ilion.server.live.lobby import Lobby
from ilion.server.live.rooms import ExtraWrites, Room
from ilion.server.live.sockets import note_failure
from ilion.server.live.tournaments import Tournaments, bot_level, table_spec
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import Accounts, User
from ilion.server.storage.changes import Change
from ilion.server.storage.duplicate_rounds import open_finished_rounds
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import tables, tournament_tables, tournaments
from ilion.server.storage.store import Store
from ilion.server.storage.tournaments import Changed, StoredTournament
from ilion.server.telemetry import log
from ilion.table.clock import MINUTE, SECOND
from ilion.tournaments.arena_hour import pair_arena
from ilion.tournaments.plan import next_round
from ilion.tournaments.played import PlayedTable

EVERY = 1.0  # seconds between two checks for due steps
EVERYTHING_EVERY = 30  # checks, one of which covers all running tournaments
MAX_STEPS = 6  # of one tournament per check


class TournamentRounds:
    """Advances the tournaments of one server."""

    def __init__(self, store: Store, tournaments: Tournaments, lobby: Lobby, accounts: Accounts) -> None:
        self.store = store
        self.tournaments = tournaments
        self.stored = tournaments.stored
        self.lobby = lobby
        self.accounts = accounts
        self.locks: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.n_looks = 0
        self.closing = False

    async def advance_all(self) -> None:
        """Take the due steps of every tournament. The end of a game arrives as news; the first check and every thirtieth are for
        steps left undone when a server stopped."""
        everything = self.n_looks % EVERYTHING_EVERY == 0
        self.n_looks += 1
        for id in await self.stored.due(now(), everything=everything):
            await asyncio.shield(self._advance_soon(id))

    async def on_change(self, change: Change) -> None:
        """Advance a tournament in which something has happened, without delaying other news."""
        self._advance_soon(change.key)

    def _advance_soon(self, id: str) -> asyncio.Task[None]:
        """Start advancing a tournament. A failure in one does not delay the others, and is retried after a while."""
        task = asyncio.create_task(self._try_to_advance(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _try_to_advance(self, id: str) -> None:
        try:
            await self.advance(id)
        except Exception as error:
            note_failure("a tournament cannot go on", error)

    async def stop(self) -> None:
        """Stop after the step under way in each tournament; it is not interrupted."""
        self.closing = True
        await asyncio.gather(*self.tasks)

    async def advance(self, id: str) -> None:
        """Take all due steps of a tournament now."""
        lock = self.locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(MAX_STEPS):
                if self.closing:
                    return
                found = await self.stored.read(id)
                if found is None or found.row.state not in ("open", "running"):
                    if found is not None and found.row.state == "cancelled":  # its tables go on, and a duplicate waits for them
                        await self._end_lost_tables(found)
                    self.locks.pop(id, None)
                    return
                try:
                    if not await self._step(found):
                        return
                except Changed:  # somebody else was faster: read it again
                    continue

    async def _step(self, found: StoredTournament) -> bool:
        """Take the next due step, and return whether there was one."""
        at = now()
        if found.row.game not in games():  # another server has the game, now or later
            return False
        if found.row.state == "open":
            due = found.row.director is None or (found.row.starts is not None and found.row.starts <= at)
            if due:
                await self.tournaments.begin(found.id)
            return due
        if found.row.format == "arena":
            return await self._step_of_arena(found, at)
        if not found.rounds:
            await self._pair(found, 1, at)
            return True
        last = found.rounds[-1]
        if last.state == "paired" and last.starts <= at:
            await self.store.write(partial(self._begin_round, found=found))
            return True
        if last.state != "running":
            return False
        if await self._make_tables(found):
            return True
        await self._end_lost_tables(found)
        if all(table.state == "over" for table in found.tables_of(last.number)):
            await self._pair(found, last.number + 1, at)
            return True
        return False

    # Rounds

    async def _pair(self, found: StoredTournament, number: int, at: int) -> None:
        """End the last round, whose tables are over, and pair the next one or end the tournament."""
        absent = sorted(
            entrant
            for table in found.tables_of(number - 1)
            for entrant in json.loads(table.absent)
            if found.entrants[entrant].state == "in" and found.entrants[entrant].rests != number  # nobody has excused them
        )
        players = [player for player in found.players(number) if player.number not in absent]
        paired = await asyncio.to_thread(next_round, found.plan, players, found.played, number)
        if paired is None and any(one.state == "in" and one.rests == number for one in found.entrants.values()):
            everybody = [player for player in found.players(-1) if player.number not in absent]
            if await asyncio.to_thread(next_round, found.plan, everybody, found.played, number) is not None:
                paired = []  # the others wait for those who rest

        async def work(connection: AsyncConnection) -> None:
            await self.stored.change(connection, found, **({"state": "over"} if paired is None else {}))
            if found.rounds:
                await self.stored.set_round(connection, found, number - 1, state="over", ended=at)
                await open_finished_rounds(self.store, connection, found.id)
            if absent:
                await self.stored.set_entrants(connection, found, absent, state="out")
                await self.stored.note(connection, found, "out", absent)
            if paired is not None:
                await self.stored.store_round(connection, found, number, paired, at + found.row.pause * SECOND)

        await self.store.write(work)

    async def _begin_round(self, connection: AsyncConnection, found: StoredTournament) -> None:
        await self.stored.change(connection, found)
        await self.stored.set_round(connection, found, found.n_rounds, state="running")

    async def _make_tables(self, found: StoredTournament) -> bool:
        """Create the tables that the round still lacks, and return whether there were any."""
        missing = [table for table in found.tables_of(found.n_rounds) if table.state == "paired"]
        for table in missing:
            if not self.closing:
                await self._make_table(found, table)
        return bool(missing) and not self.closing

    async def _make_table(self, found: StoredTournament, row: Any) -> None:
        numbers: list[int | None] = json.loads(row.seats)
        people = [await self._person(found, number) for number in numbers]
        mark = partial(self._mark_running, found=found, row=row, people=people)
        try:
            if not any(people):
                raise ApiError(409, "nobody", "nobody of this table is left")
            kinds = ["bot" if person is None else "open" for person in people]
            spec = table_spec(found.row, kinds, bot_level(found.row))
            await self.lobby.seat_in_order(row.table, people, spec, mark, found.id, found.secret_of(row.round))
        except (Changed, IntegrityError):  # another server has created it
            return
        except (IlionError, ApiError) as error:  # it will not be possible later either
            log.warning("a table of a tournament cannot be made", extra={"table": row.table, "error": type(error).__name__})
            await self.store.write(partial(self._end_table, found=found, row=row, state="paired"))

    async def _person(self, found: StoredTournament, number: int | None) -> User | None:
        """Return the person in a seat; None for a bot, which also takes the seat of a deleted account."""
        user_id = None if number is None else found.entrants[number].user_id
        return None if user_id is None else await self.accounts.get(user_id)

    async def _mark_running(
        self, connection: AsyncConnection, found: StoredTournament, row: Any, people: list[User | None]
    ) -> None:
        """Store that a table runs, together with the table, and notify everybody at it."""
        marked = await connection.execute(update(tournament_tables).where(_here(row), _is_paired()).values(state="running"))
        if marked.rowcount != 1:
            raise Changed
        if (await connection.execute(_newer(found.id).where(tournaments.c.state == "running"))).rowcount != 1:
            raise Changed  # it was cancelled meanwhile
        about = {"name": found.row.name, "round": str(row.round)}
        for person in people:
            if person is not None:
                await notify(connection, person.id, "round", table=row.table, about=about)

    async def _end_table(self, connection: AsyncConnection, found: StoredTournament, row: Any, state: str = "running") -> None:
        """End a table that has no result, and is still in this state."""
        still = tournament_tables.c.state == state
        await connection.execute(update(tournament_tables).where(_here(row), still).values(state="over", ended=now()))
        await connection.execute(_newer(found.id))
        await open_finished_rounds(self.store, connection, found.id)

    async def _end_lost_tables(self, found: StoredTournament) -> None:
        """End the tables that were deleted, because none of their players has an account any more."""
        running = {table.table: table for table in found.tables if table.state == "running"}
        known = {row.id for row in await self.store.read(select(tables.c.id).where(tables.c.id.in_(list(running))))}
        for id, row in running.items():
            if id not in known:
                await self.store.write(partial(self._end_table, found=found, row=row))

    # The arena

    async def _step_of_arena(self, found: StoredTournament, at: int) -> bool:
        """Seat all free people until the time is over; then wait for the last table."""
        if not found.rounds:
            await self.store.write(partial(self._open_arena, found=found, at=at))
            return True
        if await self._make_tables(found):
            return True
        await self._end_lost_tables(found)
        await self._send_absent_out(found)
        if at >= found.row.starts + found.row.minutes * MINUTE:
            if all(table.state == "over" for table in found.tables):
                await self.store.write(partial(self._close_arena, found=found, at=at))
            return False
        busy = {number for table in found.tables if table.state != "over" for number in json.loads(table.seats)}
        since = {one.number: one.at for one in found.entrants.values()}
        for table in found.tables:
            for number in json.loads(table.seats):
                if number is not None and table.ended is not None:
                    since[number] = max(since[number], table.ended)
        free = [player for player in found.players(1) if player.number not in busy]
        plan = found.plan
        paired = pair_arena(free, since, found.played, plan.seats, plan.sizes, plan.secret, at)
        if not paired:
            return False
        await self.store.write(partial(self._add_tables, found=found, paired=paired))
        return True

    async def _open_arena(self, connection: AsyncConnection, found: StoredTournament, at: int) -> None:
        await self.stored.change(connection, found)
        await self.stored.store_round(connection, found, 1, [], at)
        await self.stored.set_round(connection, found, 1, state="running")

    async def _close_arena(self, connection: AsyncConnection, found: StoredTournament, at: int) -> None:
        await self.stored.change(connection, found, state="over")
        await self.stored.set_round(connection, found, 1, state="over", ended=at)

    async def _add_tables(self, connection: AsyncConnection, found: StoredTournament, paired: list[PlayedTable]) -> None:
        await self.stored.change(connection, found)
        await self.stored.add_tables(connection, found, 1, paired, len(found.tables) + 1)

    async def _send_absent_out(self, found: StoredTournament) -> None:
        """Seat nobody again who did not come to their last table, until the director excuses them."""
        last = {number: table for table in found.tables if table.state == "over" for number in json.loads(table.seats)}
        absent = [
            one.number
            for one in found.entrants.values()
            if one.state == "in" and one.number in last and one.number in json.loads(last[one.number].absent)
            if last[one.number].ended > one.at  # since they entered, or were excused
        ]
        if absent:
            await self.store.write(partial(self._store_out, found=found, absent=absent))
            raise Changed

    async def _store_out(self, connection: AsyncConnection, found: StoredTournament, absent: list[int]) -> None:
        await self.stored.change(connection, found)
        await self.stored.set_entrants(connection, found, absent, state="out")
        await self.stored.note(connection, found, "out", absent)

    # The end of a game

    def at_end(self, room: Room, at: int) -> ExtraWrites | None:
        """Return the writes that add the result of a game that ends now to its tournament, if it belongs to one."""
        places = room.table.places()
        if places is None:
            return None
        table = room.table
        whole = table.setup.continues is None and table.adjudication is None  # otherwise the record does not contain all players
        missing = [
            seat
            for seat, one in enumerate(table.seats)
            if whole and one.timed_out and not any(event.actor == seat for event in table.record.events[: one.left_at])
        ]

        ended = room.table.state.actor == OVER
        scores = [
            None if seat.resigned else score if ended else 0
            for seat, score in zip(room.table.seats, room.table.state.scores(), strict=True)
        ]

        async def work(connection: AsyncConnection) -> None:
            here = (tournament_tables.c.table == room.id) & (tournament_tables.c.state == "running")
            row = (await connection.execute(select(tournament_tables).where(here))).first()
            if row is None:
                return
            numbers = json.loads(row.seats)
            absent = [numbers[seat] for seat in missing if numbers[seat] is not None]
            values = {"state": "over", "places": json.dumps(places), "absent": json.dumps(absent), "ended": at}
            await connection.execute(_newer(row.tournament))
            if room.table.setup.duplicate:
                values["scores"] = json.dumps(scores)
            await connection.execute(update(tournament_tables).where(here).values(values))
            await open_finished_rounds(self.store, connection, row.tournament)
            await self.store.publish(connection, "tournament", [(row.tournament, "")])

        return work


def _newer(tournament: str) -> Any:
    """Return the statement that prevents storing a pairing made before this change."""
    return update(tournaments).where(tournaments.c.id == tournament).values(version=tournaments.c.version + 1)


def _here(row: Any) -> Any:
    columns = tournament_tables.c
    return (columns.tournament == row.tournament) & (columns.round == row.round) & (columns.number == row.number)


def _is_paired() -> Any:
    return tournament_tables.c.state == "paired"
