"""Guests and accounts. A session is a cookie, of which the database stores only a hash."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.schema import chat, players, sessions, tables, users
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, new_token
from ilion.table import seating
from ilion.table.guest_names import guest_name

COOKIE = "ilion"
SESSION_BYTES = 24
MAX_TOKEN = 100  # characters
MAX_CACHED = 20_000  # sessions
CACHE_TTL = 30.0  # seconds for which a session is trusted without reading the database
SEEN_EVERY = 3_600_000  # milliseconds after which a visit is noted again
DELETED_AT_ONCE = 500
HASHER = PasswordHasher()  # Argon2id with the library's recommended costs


@cache
def decoy_hash() -> str:
    """A hash to verify against when the login is unknown, so that both cases take equally long."""
    return HASHER.hash(secrets.token_hex(16))


@dataclass
class User(seating.User):
    """A guest, or with a login an account."""

    login: str | None


class Accounts:
    """The users and their sessions."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache: OrderedDict[str, tuple[float, User]] = OrderedDict()

    async def user_for_token(self, token: str | None) -> User | None:
        """Return the user of a session."""
        if not token or len(token) > MAX_TOKEN:
            return None
        key = digest(token)
        cached = self.cache.get(key)
        if cached and cached[0] > time.monotonic():
            return cached[1]
        query = select(users).join(sessions, sessions.c.user_id == users.c.id).where(sessions.c.token == key)
        rows = await self.store.read(query)
        if not rows:
            self.cache.pop(key, None)
            return None
        user = User(rows[0].id, rows[0].name, rows[0].login)
        if rows[0].seen < now() - SEEN_EVERY:
            await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(seen=now())))
        self._cache_session(key, user)
        return user

    def _cache_session(self, key: str, user: User) -> None:
        self.cache[key] = (time.monotonic() + CACHE_TTL, user)
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)

    async def create_guest(self) -> tuple[User, str]:
        """Create a user without a login, and a session for them."""
        user = User(secrets.token_urlsafe(12), guest_name(), None)
        token = new_token(SESSION_BYTES)

        async def work(connection: AsyncConnection) -> None:
            row = {"id": user.id, "name": user.name, "created": now(), "seen": now()}
            await connection.execute(insert(users), row)
            await connection.execute(insert(sessions), _session(token, user))

        await self.store.write(work)
        self._cache_session(digest(token), user)
        return user, token

    async def rename(self, user: User, name: str) -> None:
        await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(name=name)))
        user.name = name

    async def register(self, user: User, login: str, password: str) -> None:
        """Turn a guest into an account, which keeps their tables."""
        if user.login is not None:
            raise ApiError(409, "has-account", "you have an account already")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        values = {"login": login.lower(), "password": hashed}
        try:
            await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(values)))
        except IntegrityError:
            raise ApiError(409, "login-taken", "this login is taken") from None
        user.login = login.lower()

    async def login(self, login: str, password: str) -> tuple[User, str]:
        """Begin a session of an account."""
        rows = await self.store.read(select(users).where(users.c.login == login.lower()))
        hashed = rows[0].password if rows else decoy_hash()
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            rows = []
        if not rows:
            raise ApiError(401, "wrong-login", "the login or the password is wrong")
        user = User(rows[0].id, rows[0].name, rows[0].login)
        token = new_token(SESSION_BYTES)
        await self.store.write(lambda c: c.execute(insert(sessions), _session(token, user)))
        self._cache_session(digest(token), user)
        return user, token

    async def logout(self, token: str) -> None:
        """End a session."""
        self.cache.pop(digest(token), None)
        await self.store.write(lambda c: c.execute(delete(sessions).where(sessions.c.token == digest(token))))

    async def delete(self, user: User) -> None:
        """Delete a user's data. Their moves stay in the records of their tables, under the name they had there."""
        await self.store.write(lambda c: _delete_users(c, [user.id]))
        self.cache = OrderedDict((key, item) for key, item in self.cache.items() if item[1].id != user.id)

    async def delete_old_guests(self) -> int:
        """Delete guests who have not come back for the configured time, and the tables at which only such guests sat. Return how
        many guests there were."""
        before = now() - self.settings.guest_ttl
        old = select(users.c.id).where(users.c.login.is_(None), users.c.seen < before).limit(DELETED_AT_ONCE)
        ids = [row.id for row in await self.store.read(old)]
        if ids:
            await self.store.write(lambda c: _delete_users(c, ids))
        return len(ids)


def _session(token: str, user: User) -> dict[str, object]:
    return {"token": digest(token), "user_id": user.id, "created": now()}


async def _delete_users(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(users).where(users.c.id.in_(ids)))
    await connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    seated = select(players.c.table).where(players.c.user_id.in_(ids))
    with_others = select(players.c.table).join(users, users.c.id == players.c.user_id)
    deserted = select(tables.c.id).where(tables.c.id.in_(seated) | tables.c.owner.in_(ids), tables.c.id.not_in(with_others))
    await connection.execute(delete(chat).where(chat.c.table.in_(deserted)))
    await connection.execute(delete(tables).where(tables.c.id.in_(deserted)))
    await connection.execute(delete(players).where(players.c.user_id.in_(ids)))
