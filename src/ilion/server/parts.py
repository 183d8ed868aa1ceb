"""The parts of one server, and the order in which they start and stop."""

from __future__ import annotations

import gc
import sys

from ilion.server.jobs.bots import BotTurns
from ilion.server.jobs.gc_policy import GcPolicy
from ilion.server.jobs.ratings import Ratings
from ilion.server.jobs.scheduler import Scheduler
from ilion.server.jobs.workers import Workers
from ilion.server.live.lobby import Lobby
from ilion.server.live.programs import Programs
from ilion.server.live.rooms import Rooms
from ilion.server.live.sockets import Sockets
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.accounts import Accounts
from ilion.server.storage.archive import Archive
from ilion.server.storage.notify import NotifyListener
from ilion.server.storage.store import Store


class Server:
    """One server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimiter(settings.rate, settings.burst)
        self.store = Store(settings.db, settings.node)
        self.accounts = Accounts(self.store, settings)
        self.archive = Archive(self.store)
        self.rooms = Rooms(self.store, settings)
        self.rooms.after_end = Ratings(self.store).rate
        self.lobby = Lobby(self.rooms, self.store, settings)
        self.workers = Workers(settings.workers, settings.bot_time / 1000)
        self.sockets = Sockets(self.rooms, self.accounts, self.store, self.limits, self.workers, settings)
        self.programs = Programs(self.rooms, self.store, self.limits)
        self.gc_policy = GcPolicy(lambda: self.rooms.n_stored)
        bot_turns = BotTurns(self.rooms, self.workers)
        self.scheduler = Scheduler(self.rooms, self.accounts, self.store, bot_turns, self.gc_policy, settings)
        self.listener = None if self.store.is_sqlite else NotifyListener(self.store.url, settings.node, self._on_notify)

    async def start(self) -> None:
        await self.store.open()
        if self.listener is not None:
            self.listener.start()
        self.scheduler.start()
        self.gc_policy.begin()
        gc.enable()
        # The thread that commits needs the interpreter for an instant after each statement, and the players wait for it.
        sys.setswitchinterval(0.001)

    async def stop(self) -> None:
        await self.scheduler.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.store.close()
        self.gc_policy.end()

    async def _on_notify(self, table: str | None, what: str) -> None:
        """Take in what another server has done at a table; None if anything may have happened."""
        if table is None:
            for id in list(self.rooms.rooms):
                await self.rooms.refresh(id)
        elif what == "chat":
            await self.sockets.relay_chat(table)
        else:
            await self.rooms.refresh(table)
