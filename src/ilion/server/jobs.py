"""What happens without anybody asking: bots' turns, time-outs, ratings, the deletion of old guests and of garbage.

A turn or time-out that is due stands in the table's row. Whoever takes care of it holds a lease; if that server dies, the lease
runs out and another one takes over. Doing it twice is harmless: the second finds the table changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.core.rng import Rng
from ilion.server.accounts import Accounts, now
from ilion.server.gc_policy import GcPolicy
from ilion.server.levels import default_level
from ilion.server.problems import ApiError
from ilion.server.rooms import Room, Rooms
from ilion.server.schema import ratings, tables, users
from ilion.server.settings import Settings
from ilion.server.store import Store
from ilion.server.telemetry import BOT_TURNS, log
from ilion.server.workers import NoDecision, Workers
from ilion.table.log import Entry
from ilion.table.table import Table

CLAIMED = 50
EXPIRY = 600.0  # seconds between two looks for old guests


class Jobs:
    """The jobs of one server."""

    def __init__(
        self, rooms: Rooms, accounts: Accounts, store: Store, workers: Workers, gc_policy: GcPolicy, settings: Settings
    ) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.store = store
        self.workers = workers
        self.gc_policy = gc_policy
        self.settings = settings
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.loops: list[asyncio.Task[None]] = []
        rooms.after.append(self.schedule_bot)
        rooms.finished = self.rate

    def start(self) -> None:
        self.loops = [
            asyncio.create_task(self._forever(self._claim, self.settings.job_interval / 1000)),
            asyncio.create_task(self._forever(self.accounts.expire, EXPIRY)),
            asyncio.create_task(self._forever(self.gc_policy.collect_when_idle, 0)),
        ]

    async def stop(self) -> None:
        """Let go. What is under way is claimed again when its lease has run out, or by the next start."""
        for task in (*self.loops, *self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.loops, *self.thinking.values(), return_exceptions=True)
        await self.workers.close()

    async def _forever(self, work: Callable[[], Coroutine[Any, Any, object]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("a job failed")
            await asyncio.sleep(pause)

    def schedule_bot(self, room: Room) -> None:
        """After a change made here: if it is a bot's turn now, let it think."""
        if room.table.bot_to_act is not None and room.id not in self.thinking:
            task = asyncio.create_task(self._play_bots(room.id))
            self.thinking[room.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(room.id, None))

    async def _claim(self) -> None:
        """Take over what is due and nobody cares for."""
        at = now()
        free = (tables.c.due <= at) & (tables.c.lease.is_(None) | (tables.c.lease < at))
        due = select(tables.c.id).where(free).order_by(tables.c.due).limit(CLAIMED).with_for_update(skip_locked=True)
        if not await self.store.read(select(tables.c.id).where(free).limit(1)):
            return
        claim = update(tables).where(tables.c.id.in_(due)).values(lease=at + self.settings.lease).returning(tables.c.id)

        async def work(connection: AsyncConnection) -> list[str]:
            return [row.id for row in await connection.execute(claim)]

        for id in await self.store.write(work):
            try:
                await self.rooms.refresh(id)
                room = await self.rooms.get(id)
                if room.table.bot_to_act is not None:
                    self.schedule_bot(room)
                else:
                    await self.rooms.run_command(id, lambda table: table.timeout(default_level(table.game), now()))
            except (IlionError, ApiError) as error:
                log.warning("a due table cannot go on", extra={"table": id, "error": type(error).__name__})
                await self.store.write(lambda c, id=id: c.execute(update(tables).where(tables.c.id == id).values(due=None)))  # type: ignore[misc]

    async def _play_bots(self, id: str) -> None:
        """Play for the bots of a table as long as it is their turn."""
        with contextlib.suppress(ApiError):
            while True:
                room = await self.rooms.get(id)
                if room.table.bot_to_act is None:
                    return
                try:
                    await self._turn(room)
                except IlionError as error:
                    log.warning("a bot's move was refused", extra={"table": id, "error": type(error).__name__})
                    await asyncio.sleep(0.2)
                except Exception:
                    log.exception("a bot's turn failed", extra={"table": id})
                    await asyncio.sleep(1)

    async def _turn(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            seat, level, state = table.actor, table.bot_to_act, table.state
            if seat is None or level is None:
                return
            seq, length = table.seq(seat), table.length
            world = state.resample(seat, Rng(secrets.randbits(64)))
        try:
            move = await self.workers.choose(world, seat, level)
            world.explain(world.parse(move))  # understood at all?
            how = "worker"
        except (NoDecision, IlionError):
            how = "fallback"  # the table goes on with any legal move
            move = world.text(world.legal_actions()[secrets.randbelow(world.n_legal())])

        def play(table: Table) -> list[Entry]:
            if table.length != length or table.actor != seat or table.bot_to_act is None:
                return []
            return table.play(seat, move, seq, f"bot {length}", now(), final=True)

        await self.rooms.run_command(room.id, play)
        BOT_TURNS.labels(how).inc()

    async def rate(self, room: Room) -> None:
        """Enter a finished rated game into the ratings, once."""
        table = room.table
        places = table.places()
        if not table.setup.rated or places is None:
            return
        players = [f"bot:{seat.level}" if seat.kind == "bot" else str(seat.holder) for seat in table.seats]
        game = table.setup.game

        async def work(connection: AsyncConnection) -> None:
            mark = update(tables).where(tables.c.id == room.id, ~tables.c.scored).values(scored=True)
            if (await connection.execute(mark)).rowcount != 1:
                return
            persons = [player for player in players if not player.startswith("bot:")]
            found = await connection.execute(select(users.c.id).where(users.c.id.in_(persons), users.c.login.is_not(None)))
            if len({row.id for row in found}) != len(set(persons)) or len(set(players)) < 2:
                return  # guests are not rated, and nobody against himself
            await rate_game(connection, game, players, places)

        await self.store.write(work)


async def rate_game(connection: AsyncConnection, game: str, players: list[str], places: list[int]) -> None:
    """Plackett–Luce over the places; a bot that sat twice counts with its better place."""
    from openskill.models import PlackettLuce

    best: dict[str, int] = {}
    for player, place in zip(players, places, strict=True):
        best[player] = min(place, best.get(player, place))
    model = PlackettLuce()
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(best)).with_for_update()
    known = {row.player: row for row in await connection.execute(query)}
    before = [
        [model.rating(mu=known[player].mu, sigma=known[player].sigma) if player in known else model.rating()] for player in best
    ]
    after = model.rate(before, ranks=[float(place) for place in best.values()])
    for player, (rating,) in zip(best, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if player in known:
            where = (ratings.c.game == game) & (ratings.c.player == player)
            await connection.execute(update(ratings).where(where).values(**values, games=known[player].games + 1))
        else:
            await connection.execute(insert(ratings), {"game": game, "player": player, **values, "games": 1})
