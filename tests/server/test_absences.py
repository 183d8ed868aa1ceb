"""Being away: clocks at correspondence tables stand still for up to 30 days per year, and everybody at the table sees it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.jobs import scheduler
from ilion.server.live import absences
from ilion.server.live.absences import DAYS_A_YEAR, YEAR
from ilion.server.parts import Server
from ilion.server.storage import schema
from ilion.server.storage.accounts import User
from ilion.table.clock import DAY
from tests.server.in_process import Work, with_server
from tests.server.people import refused
from tests.server.test_ratings import account

DAYS = m.ClockSpec(kind="correspondence", days=3)
MINUTES = m.ClockSpec(kind="realtime", bank=600, increment=5)


def with_idle_server(folder: Path, work: Work) -> None:
    """Run a server that looks for tables that are due only when a test says so: see `later`."""
    with_server(folder, work, job_interval=10**9)


async def game(server: Server, clock: m.ClockSpec = DAYS) -> tuple[User, User, str]:
    """Begin a game of two; return the player whose turn it is, the other, and the table."""
    ann, bob = await account(server, "ann"), await account(server, "bob")
    seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open")]
    id = (await server.lobby.create_table(ann, m.NewTable(game="troia", seats=seats, clock=clock)))[0].id
    room = await server.lobby.join(id, bob, m.Join())
    return (ann, bob, id) if room.table.actor == 0 else (bob, ann, id)


async def later(server: Server, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """Let the server look for tables that are due, this many days from now."""
    there = now() + days * DAY
    monkeypatch.setattr(scheduler, "now", lambda: there)
    monkeypatch.setattr(absences, "now", lambda: there)
    await server.scheduler._handle_due_tables()


async def absent(server: Server, user: User, since: int, until: int) -> None:
    row = {"user_id": user.id, "since": since, "until": until}
    await server.store.write(lambda connection: connection.execute(insert(schema.absences), row))


def test_a_clock_by_the_day_stands_still_until_its_player_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        user, _, id = await game(server)
        await server.absences.begin(user, 10)
        table = (await server.rooms.get(id)).table
        assert table.actor is not None
        assert table.seats[table.actor].away_until == await server.absences.until(user.id)
        due = (await server.store.read(select(schema.tables.c.due).where(schema.tables.c.id == id)))[0].due
        assert due == table.deadline
        assert due >= now() + 12 * DAY
        await later(server, monkeypatch, 11)
        assert table.seats[table.actor].bot_level is None
        await later(server, monkeypatch, 14)
        assert table.seats[0].bot_level or table.seats[1].bot_level, "afterwards it runs again"

    with_idle_server(tmp_path, work)


def test_nobody_loses_a_turn_at_a_table_that_was_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        user, _, id = await game(server)
        await absent(server, user, now(), now() + 10 * DAY)  # and then the server was killed
        await later(server, monkeypatch, 4)
        table = (await server.rooms.get(id)).table
        assert table.actor is not None
        assert table.seats[table.actor].bot_level is None
        assert table.seats[table.actor].away_until == await server.absences.until(user.id)
        assert table.deadline is not None
        assert table.deadline > now() + 12 * DAY, "all the time of the turn is left on the return"

    with_idle_server(tmp_path, work)


def test_a_turn_that_began_during_an_absence_lasts_as_long_as_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        user, _, id = await game(server)
        await absent(server, user, now() - 8 * DAY, now() + 2 * DAY)  # the table was still waiting for players then
        await later(server, monkeypatch, 4)
        table = (await server.rooms.get(id)).table
        assert all(seat.bot_level is None for seat in table.seats)
        await later(server, monkeypatch, 6)
        assert sum(seat.bot_level is not None for seat in table.seats) == 1, "once only"

    with_idle_server(tmp_path, work)


def test_being_away_helps_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        _, other, id = await game(server)
        await server.absences.begin(other, 10)
        await later(server, monkeypatch, 4)
        table = (await server.rooms.get(id)).table
        assert sum(seat.bot_level is not None for seat in table.seats) == 1

    with_idle_server(tmp_path, work)


def test_a_clock_by_the_minute_runs_on(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _, id = await game(server, MINUTES)
        before = (await server.rooms.get(id)).table.deadline
        await server.absences.begin(user, 1)
        table = (await server.rooms.get(id)).table
        assert table.deadline == before
        assert not any(seat.away_until for seat in table.seats)

    with_idle_server(tmp_path, work)


def test_the_clock_runs_again_as_soon_as_the_player_is_back(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _, id = await game(server)
        await server.absences.begin(user, 10)
        await server.absences.end(user)
        table = (await server.rooms.get(id)).table
        assert table.deadline is not None
        assert table.deadline <= now() + 3 * DAY
        assert await server.absences.until(user.id) is None

    with_idle_server(tmp_path, work)


def test_thirty_days_a_year_are_all_there_are(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user = await account(server, "ann")
        await absent(server, user, now() - 2 * YEAR, now() - 2 * YEAR + 30 * DAY)
        assert await server.absences.days_left(user) == DAYS_A_YEAR, "last year's days are forgotten"
        await absent(server, user, now() - 50 * DAY, now() - 30 * DAY)
        assert await server.absences.days_left(user) == 10
        assert await refused(server.absences.begin(user, 11)) == "away-too-long"
        assert await server.absences.until(user.id) is None
        await server.absences.begin(user, 4)
        assert await refused(server.absences.begin(user, 1)) == "away-already"
        await server.absences.end(user)
        assert await server.absences.days_left(user) == 9, "a day that has begun is spent"

    with_idle_server(tmp_path, work)
