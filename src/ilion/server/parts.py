"""The parts of one server, and the order in which they start and stop."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from ilion.server.jobs.bots import BotTurns
from ilion.server.jobs.gc_policy import GcPolicy
from ilion.server.jobs.mail import Mailer
from ilion.server.jobs.ratings import enter_result
from ilion.server.jobs.reviews import Reviews, reviewers
from ilion.server.jobs.scheduler import Scheduler
from ilion.server.jobs.workers import Workers
from ilion.server.live.lobby import Lobby
from ilion.server.live.moderation import Moderation
from ilion.server.live.programs import Programs
from ilion.server.live.rooms import ExtraWrites, Room, Rooms, together
from ilion.server.live.socket_limits import SocketLimits
from ilion.server.live.sockets import Sockets
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.accounts import Accounts
from ilion.server.storage.archive import Archive
from ilion.server.storage.health import Health
from ilion.server.storage.notify import NotifyListener
from ilion.server.storage.recovery import Recovery
from ilion.server.storage.store import Store


class Server:
    """One server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimiter(settings.rate, settings.burst)
        self.store = Store(settings.db, settings.node)
        self.accounts = Accounts(self.store, settings)
        self.health = Health(self.store)
        self.archive = Archive(self.store)
        self.rooms = Rooms(self.store, settings)
        self.rooms.on_end = self._at_end
        self.lobby = Lobby(self.rooms, self.store, settings)
        self.workers = Workers(settings.workers, settings.bot_time / 1000, reviews=reviewers(settings))
        self.reviews = Reviews(self.rooms, self.store, self.workers, settings)
        self.socket_limits = SocketLimits(settings)
        self.sockets = Sockets(self.rooms, self.accounts, self.store, self.limits, self.socket_limits, self.workers, settings)
        self.recovery = Recovery(self.store, self.accounts)
        self.mailer = Mailer(settings)
        self.moderation = Moderation(self.store, self.rooms, self.accounts)
        self.accounts.on_tables_changed = self._reload_tables
        self.programs = Programs(self.rooms, self.store, self.limits, self.socket_limits)
        self.gc_policy = GcPolicy(lambda: self.rooms.n_stored)
        self.bot_turns = BotTurns(self.rooms, self.workers)
        self.scheduler = Scheduler(self.rooms, self.accounts, self.store, self.bot_turns, self.gc_policy, settings)
        self.listener = None if self.store.is_sqlite else NotifyListener(self.store.url, settings.node, self._on_notify)

    async def start(self) -> None:
        await self.store.open()
        if self.listener is not None:
            self.listener.start()
        self.scheduler.start()
        self.reviews.start()
        self.gc_policy.begin()
        gc.enable()
        # The thread that commits needs the interpreter for an instant after each statement, and the players wait for it.
        sys.setswitchinterval(0.001)

    async def stop(self) -> None:
        await self.reviews.stop()
        await self.scheduler.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.health.stop()
        await self.store.close()
        self.gc_policy.end()

    def _at_end(self, room: Room, at: int) -> ExtraWrites | None:
        """Return what is stored together with the end of a game."""
        return together([enter_result(room, at), self.reviews.at_end(room, at)])

    async def _reload_tables(self, ids: Sequence[str]) -> None:
        for id in ids:
            await self.rooms.reload(id)

    async def _on_notify(self, table: str | None, what: str) -> None:
        """Take in what another server has done at a table; None if anything may have happened."""
        if table is None:
            self.accounts.cache.clear()
            await self.sockets.recheck_sessions()
            await self.rooms.catch_up()
        elif what == "chat":
            await self.sockets.relay_chat(table)
        elif what.startswith("chat-deleted:"):
            self.moderation.hide_line(table, int(what.partition(":")[2]))
        elif what.startswith("review:"):
            self.reviews.announce(table, what.partition(":")[2])
        elif what == "reload":
            await self.rooms.reload(table)
        elif table == "session":
            old, _, new = what.partition(":")
            if new:
                self.accounts.replace([old], new)
            else:
                self.accounts.forget([old])
        elif table == "user":
            self.accounts.forget_user(what)
            user = await self.accounts.get(what)
            if user is not None and user.is_banned:
                self.sockets.end_banned(what)
        else:
            await self.rooms.refresh(table)
