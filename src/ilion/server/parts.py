"""The parts of one server, and the order in which they start and stop."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import Any

from ilion.core.registry import games, load
from ilion.server.jobs.bots import BotTurns
from ilion.server.jobs.export import Export
from ilion.server.jobs.finished import enter_finished
from ilion.server.jobs.gc_policy import GcPolicy
from ilion.server.jobs.mail import Mailer
from ilion.server.jobs.notices import NoticeSender, TurnNotices
from ilion.server.jobs.quick_match import EVERY, QuickMatch
from ilion.server.jobs.ratings import enter_result
from ilion.server.jobs.reviews import Reviews, reviewers
from ilion.server.jobs.scheduler import CLEAN_UP_EVERY, Scheduler
from ilion.server.jobs.tournament_files import TournamentFiles
from ilion.server.jobs.tournament_rounds import EVERY as ROUNDS_EVERY
from ilion.server.jobs.tournament_rounds import TournamentRounds
from ilion.server.jobs.workers import Workers
from ilion.server.live.absences import Absences
from ilion.server.live.availability import Availability
from ilion.server.live.departure import depart_when_due
from ilion.server.live.friends import Friends
from ilion.server.live.lobby import Lobby
from ilion.server.live.missing_rules import TELL_EVERY, MissingRules
from ilion.server.live.moderation import Moderation
from ilion.server.live.presence import Presence
from ilion.server.live.programs import Programs
from ilion.server.live.rooms import ExtraWrites, Room, Rooms, together
from ilion.server.live.socket_limits import SocketLimits
from ilion.server.live.sockets import Sockets
from ilion.server.live.table_invitations import TableInvitations
from ilion.server.live.tournament_views import TournamentViews
from ilion.server.live.tournaments import Tournaments
from ilion.server.live.unrated import Unrated
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.accounts import Accounts
from ilion.server.storage.archive import Archive
from ilion.server.storage.changes import Change, Changes
from ilion.server.storage.health import Health
from ilion.server.storage.history import History
from ilion.server.storage.membership import Membership
from ilion.server.storage.news import News, Readers
from ilion.server.storage.notices import Notices
from ilion.server.storage.notify import NotifyListener
from ilion.server.storage.open_tables import OpenTables
from ilion.server.storage.profiles import Profiles
from ilion.server.storage.push_devices import PushDevices
from ilion.server.storage.recovery import Recovery
from ilion.server.storage.server_keys import ServerKeys
from ilion.server.storage.siblings import FrontLine, SiblingNews, Siblings
from ilion.server.storage.store import Store
from ilion.server.storage.table_links import TableLinks
from ilion.server.telemetry import log

SEARCHES_PER_MINUTE = 60  # by handle


def default_options(game: str) -> dict[str, Any]:
    """Return the default options of a game; empty for a game that this server does not have."""
    return {name: option.default for name, option in load(game).options.items()} if game in games() else {}


class Server:
    """One server, or one of its processes, which has a connection to their front."""

    def __init__(self, settings: Settings, front: FrontLine | None = None) -> None:
        self.settings = settings
        self.limits = RateLimiter(settings.rate, settings.burst)
        self.store = (
            Store(settings.db, settings.node)
            if front is None
            else Store(settings.db, settings.node, turns=front.turns, processes=front.processes)
        )
        self.accounts = Accounts(self.store, settings)
        self.health = Health(self.store)
        self.archive = Archive(self.store)
        self.changes = Changes(self.store)
        siblings = Siblings(self.store) if self.store.is_sqlite and front is not None else None
        self.membership = siblings or Membership(self.store)
        self.rooms = Rooms(self.store, settings)
        self.presence = Presence(self.store, self.rooms, self.changes, self.membership)
        self.rooms.on_end = self._at_end
        self.lobby = Lobby(self.rooms, self.store, settings, self.membership.newest_rules)
        self.unrated = Unrated(self.store, self.rooms, self.lobby)
        self.workers = Workers(settings.workers, settings.bot_time / 1000, reviews=reviewers(settings))
        self.reviews = Reviews(self.rooms, self.store, self.workers, settings)
        self.socket_limits = SocketLimits(settings)
        self.notices = Notices(self.store)
        self.sockets = Sockets(
            self.rooms,
            self.accounts,
            self.store,
            self.limits,
            self.socket_limits,
            self.workers,
            self.changes,
            self.presence,
            settings,
            self.notices,
        )
        self.recovery = Recovery(self.store, self.accounts)
        self.mailer = Mailer(settings)
        self.history = History(self.store)
        self.export = Export(self.store, self.rooms, self.archive, self.history)
        self.profiles = Profiles(self.store)
        self.availability = Availability(self.store, self.rooms, self.presence)
        self.friends = Friends(self.store, self.profiles, self.availability)
        self.table_invitations = TableInvitations(self.store, self.rooms, self.profiles)
        self.open_tables = OpenTables(self.store, default_options)
        self.tournaments = Tournaments(self.store)
        self.tournament_views = TournamentViews(self.store, self.tournaments)
        self.tournament_files = TournamentFiles(self.rooms, self.archive, self.tournament_views)
        self.tournament_rounds = TournamentRounds(self.store, self.tournaments, self.lobby, self.accounts)
        self.keys = ServerKeys(self.store)
        self.quick_match = QuickMatch(self.store, self.lobby, self.accounts, self.keys)
        self.searches = RateLimiter(SEARCHES_PER_MINUTE / 60, max(SEARCHES_PER_MINUTE, settings.burst))
        self.push_devices = PushDevices(self.store)
        self.table_links = TableLinks(self.store, self.accounts)
        self.turn_notices = TurnNotices(self.rooms, self.store)
        self.notice_sender = NoticeSender(self.rooms, self.store, self.notices, self.mailer, self.keys)
        self.missing_rules = MissingRules(self.store, self.rooms, self.membership, self.workers)
        self.notice_sender.needs_choice = self.missing_rules.is_open
        self.moderation = Moderation(self.store, self.rooms, self.accounts, self.missing_rules)
        self.accounts.on_tables_changed = self._reload_tables
        self.programs = Programs(self.rooms, self.store, self.limits, self.socket_limits)
        self.absences = Absences(self.store, self.rooms)
        self.gc_policy = GcPolicy(lambda: self.rooms.n_stored)
        self.bot_turns = BotTurns(self.rooms, self.workers)
        self.scheduler = Scheduler(
            self.rooms, self.accounts, self.store, self.changes, self.bot_turns, self.absences, self.gc_policy, settings
        )
        self.scheduler.add(self.notice_sender.send_due, settings.notice_interval / 1000)
        self.scheduler.add(self.notices.delete_old, CLEAN_UP_EVERY)
        self.scheduler.add(self.missing_rules.tell_people, TELL_EVERY)
        self.scheduler.add(self.quick_match.seat_everybody, EVERY)
        self.scheduler.add(self.tournament_rounds.advance_all, ROUNDS_EVERY)
        self.scheduler.add(lambda: depart_when_due(self.rooms, self.accounts), CLEAN_UP_EVERY)
        self.front = front
        self.news: News | None = None
        if not self.store.alone:
            self.membership.read_again = self._read_again
            self.rooms.on_fenced = self.membership.rejoin
            self.rooms.is_joining = lambda: self.membership.joining is not None
            readers = Readers(self.rooms.note_news, self.rooms.refresh, self.changes.wake, self._read_again)
            if siblings is not None and front is not None:
                self.news = told = SiblingNews(front, siblings.forget, readers)
                self.store.tell_others = told.tell
            else:
                self.news = NotifyListener(self.store.url, settings.node, readers)
        self._take_changes()

    async def start(self) -> None:
        await self.store.open()
        await self.keys.load()
        await self.membership.start()
        await self.changes.start()
        self.presence.start()
        if self.news is not None:
            self.news.start()
        if self.front is not None:
            self.front.open()
        self.scheduler.start()
        self.reviews.start()
        self.gc_policy.begin()
        gc.enable()
        # The committing thread needs the interpreter for an instant after each statement, and the players wait for it.
        sys.setswitchinterval(0.001)

    async def stop(self) -> None:
        await self.reviews.stop()
        await self.scheduler.stop()
        await self.turn_notices.stop()
        self.mailer.close()
        await self._store_snapshots()
        if self.news is not None:
            await self.news.stop()
        await self.presence.stop()
        await self.changes.stop()
        await self.tournament_rounds.stop()
        await self.membership.stop()
        await self.health.stop()
        await self.store.close()
        self.gc_policy.end()

    async def _store_snapshots(self) -> None:
        try:
            await self.rooms.store_snapshots()
        except Exception as error:  # the entries contain everything
            log.warning("running games could not be stored as they are", extra={"error": type(error).__name__})

    def _at_end(self, room: Room, at: int) -> ExtraWrites | None:
        """Return the writes to store together with the end of a game."""
        ends = [
            enter_result(room, at),
            enter_finished(room, at),
            self.reviews.at_end(room, at),
            self.turn_notices.at_end(room, at),
            self.tournament_rounds.at_end(room, at),
        ]
        return together(ends)

    async def _reload_tables(self, ids: Sequence[str]) -> None:
        for id in ids:
            await self.rooms.reload(id)

    def _take_changes(self) -> None:
        """Connect the changes made by any server with their effects here."""
        self.changes.on_too_late = self._read_again
        self.changes.on("chat", self.sockets.on_line, own=True)
        self.changes.on("chat-deleted", self._on_line_deleted)
        self.changes.on("rematch", self.lobby.on_rematch)
        self.changes.on("review", self._on_review)
        self.changes.on("opened", self._on_opened, own=True)
        self.changes.on("reload", self._on_reload)
        self.changes.on("session", self._on_session)
        self.changes.on("user", self._on_user)
        self.changes.on("tournament", self.tournament_rounds.on_change, own=True)

    async def _read_again(self) -> None:
        """Reload everything in use here that others may have changed without notifying this server."""
        self.accounts.cache.clear()
        await self.sockets.recheck_sessions()
        await self.rooms.catch_up()
        await self.presence.refresh_all()
        self.changes.wake()

    async def _on_line_deleted(self, change: Change) -> None:
        self.moderation.hide_line(change.key, int(change.data))

    async def _on_review(self, change: Change) -> None:
        self.reviews.announce(change.key, change.data)

    async def _on_opened(self, change: Change) -> None:
        """Open a table to everybody, because the last table of its round has ended."""
        room = await self.rooms.in_use(change.key)
        if room is not None:
            self.rooms.open_to_all(room)

    async def _on_reload(self, change: Change) -> None:
        await self.rooms.reload(change.key)

    async def _on_session(self, change: Change) -> None:
        if change.data:
            self.accounts.replace([change.key], change.data)
        else:
            self.accounts.forget([change.key])

    async def _on_user(self, change: Change) -> None:
        self.accounts.forget_user(change.key)
        user = await self.accounts.get(change.key)
        if user is not None and user.is_banned:
            self.sockets.end_banned(change.key)
