"""Everything the server knows about a person, or all records of their games, as one ZIP file."""

from __future__ import annotations

import asyncio
import json
import tempfile
import zipfile
from collections.abc import Iterator
from typing import IO, Any

from sqlalchemy import select

from ilion.core.errors import IlionError
from ilion.server.live.rooms import Rooms
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage.accounts import User
from ilion.server.storage.archive import Archive
from ilion.server.storage.history import History
from ilion.server.storage.schema import (
    absences,
    blocks,
    chat,
    entrants,
    finished,
    friends,
    players,
    rated_games,
    ratings,
    sessions,
    tables,
    tournaments,
    users,
)
from ilion.server.storage.store import Store
from ilion.table.errors import RulesMismatch

IN_MEMORY = 1_000_000  # bytes; a larger file waits on disk
CHUNK = 65_536
EXPORTS_PER_DAY = 1
ARCHIVES_PER_DAY = 5


class Export:
    """Packs files for people to take with them."""

    def __init__(self, store: Store, rooms: Rooms, archive: Archive, history: History) -> None:
        self.store = store
        self.rooms = rooms
        self.archive = archive
        self.history = history
        self.exports = RateLimiter(EXPORTS_PER_DAY / 86_400, EXPORTS_PER_DAY)
        self.archives = RateLimiter(ARCHIVES_PER_DAY / 86_400, ARCHIVES_PER_DAY)

    async def records(self, user: User) -> Iterator[bytes]:
        """Return the records of all finished games of a user."""
        self.archives.spend(user.id)
        file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 the response closes it
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            await self._add_records(archive, user, await self.history.tables_of(user.id))
        return chunks(file)

    async def everything(self, user: User) -> Iterator[bytes]:
        """Return a user's profile, ratings, friends, chat and sessions, and every record as their seat may see it."""
        self.exports.spend(user.id)
        file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 the response closes it
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in (await self._data_of(user)).items():
                archive.writestr(f"{name}.json", json.dumps(data, ensure_ascii=False, indent=1))
            seated = select(players.c.table).where(players.c.user_id == user.id).distinct()
            await self._add_records(archive, user, [row.table for row in await self.store.read(seated)])
        return chunks(file)

    async def _add_records(self, archive: zipfile.ZipFile, user: User, ids: list[str]) -> None:
        for id in ids:
            try:
                archive.writestr(f"games/{id}.ilion", await self._record(id, user))
            except (IlionError, ApiError) as error:  # one unreadable table must not prevent the export of the others
                archive.writestr(f"games/{id}.txt", f"This table cannot be read: {error}\n")
            await asyncio.sleep(0)  # players at other tables come first

    async def _record(self, id: str, user: User) -> str:
        try:
            room = await self.rooms.latest(id)
        except RulesMismatch:
            return await self.archive.record(id, user, None)
        async with room.lock:
            return room.session.record(user.id)

    async def _data_of(self, user: User) -> dict[str, Any]:
        other = users.alias()
        account = select(users).where(users.c.id == user.id)
        queries = {
            "account": account,
            "ratings": select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(ratings.c.player == user.id),
            "rated-games": select(rated_games).where(rated_games.c.player == user.id).order_by(rated_games.c.at),
            "finished-games": select(finished).where(finished.c.user_id == user.id).order_by(finished.c.at),
            "friends": select(other.c.handle, other.c.name, friends.c.since)
            .join(friends, friends.c.friend == other.c.id)
            .where(friends.c.user_id == user.id),
            "tournaments": select(tournaments.c.name, tournaments.c.game, entrants.c.number, entrants.c.at, entrants.c.state)
            .join(entrants, entrants.c.tournament == tournaments.c.id)
            .where(entrants.c.user_id == user.id),
            "directed-tournaments": select(
                tournaments.c.name, tournaments.c.game, tournaments.c.created, tournaments.c.state
            ).where(tournaments.c.director == user.id),
            "blocks": select(other.c.name, blocks.c.created)
            .join(blocks, blocks.c.blocked == other.c.id)
            .where(blocks.c.user_id == user.id),
            "chat": select(chat.c.table, chat.c.at, chat.c.text).where(chat.c.user_id == user.id).order_by(chat.c.id),
            "absences": select(absences.c.since, absences.c.until).where(absences.c.user_id == user.id),
            "sessions": select(sessions.c.device, sessions.c.created, sessions.c.seen).where(sessions.c.user_id == user.id),
            "tables": select(tables.c.id, tables.c.game, tables.c.created, tables.c.status).where(tables.c.owner == user.id),
        }
        found = {name: [dict(row._mapping) for row in await self.store.read(query)] for name, query in queries.items()}
        for row in found["account"]:
            del row["password"]
        return found


def chunks(file: IO[bytes]) -> Iterator[bytes]:
    """Yield a file from its beginning, and close it."""
    with file:
        file.seek(0)
        while chunk := file.read(CHUNK):
            yield chunk
