"""People who play tournaments on a server in this process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import TableSession
from ilion.server.parts import Server
from ilion.server.settings import Settings
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import tournament_tables, users
from ilion.server.storage.tournaments import StoredTournament
from ilion.table.log import Entry
from tests.server.in_process import Work, run_server

numbers = count(1)
CLOCK = m.ClockSpec(kind="realtime", bank=600)


def settings(folder: Path) -> Settings:
    return Settings(db=f"sqlite:///{folder / 'tables.db'}", reviews="off", workers=1)


def with_club(folder: Path, work: Work) -> None:
    run_server(settings(folder), work)


class Club:
    """A server for several tests, in a loop of its own."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(self._start(folder))

    async def _start(self, folder: Path) -> Server:
        server = Server(settings(folder))
        await server.start()
        return server

    def run(self, work: Work) -> None:
        self.loop.run_until_complete(asyncio.ensure_future(work(self.server), loop=self.loop))

    def close(self) -> None:
        self.loop.run_until_complete(self.server.stop())
        self.loop.close()


async def people(server: Server, n: int) -> list[User]:
    """Return this many new people with accounts, without passwords, which take long to hash."""
    logins = [f"player-{next(numbers)}" for _ in range(n)]
    row = {"created": now(), "seen": now()}
    rows = [row | {"id": login, "login": login, "handle": login, "name": login.title()} for login in logins]
    await server.store.write(lambda connection: connection.execute(insert(users), rows))
    found = [await server.accounts.get(login) for login in logins]
    return [user for user in found if user is not None]


def spec(**more: Any) -> m.NewTournament:
    fields: dict[str, Any] = {
        "name": "Club evening",
        "game": "horus",
        "seats": 4,
        "format": "swiss",
        "rounds": 3,
        "clock": CLOCK,
        "pause": 0,
    }
    return m.NewTournament(**(fields | more))


async def announce(server: Server, director: User, players: Collection[User], **more: Any) -> str:
    """Announce a tournament that these people enter."""
    id = await server.tournaments.create(director, spec(**more))
    for player in players:
        await server.tournaments.enter(id, player, None)
    return id


async def read(server: Server, id: str) -> StoredTournament:
    found = await server.tournaments.stored.read(id)
    assert found is not None
    return found


async def view(server: Server, id: str, user: User | None = None) -> dict[str, Any]:
    return await server.tournament_views.view(await read(server, id), user)


async def running(server: Server, id: str) -> list[str]:
    """Return the tables that run, by number."""
    here = (tournament_tables.c.tournament == id) & (tournament_tables.c.state == "running")
    query = select(tournament_tables.c.table).where(here).order_by(tournament_tables.c.round, tournament_tables.c.number)
    return [row.table for row in await server.store.read(query)]


async def play_out(server: Server, table: str, rng: random.Random) -> None:
    """Play a game to its end, with any legal moves."""

    def command(session: TableSession) -> list[Entry]:
        played: list[Entry] = []
        game = session.table
        while not game.over:
            actor = game.actor
            assert actor is not None
            state = game.state_for(actor)
            move = state.text(rng.choice(state.legal_actions()))
            played += game.play(actor, move, game.seq(actor), f"key {game.length}", now(), final=True)
        return played

    await server.rooms.run_command(table, command)


async def resign_all(server: Server, table: str, order: Collection[int]) -> None:
    """Let seats resign in this order: the first one comes last."""
    for seat in order:
        await server.rooms.run_command(table, lambda session, seat=seat: session.table.resign(seat, "easy", now()))  # type: ignore[misc]
