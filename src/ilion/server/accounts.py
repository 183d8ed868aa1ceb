"""Guests and accounts. A cookie is a session; the database knows only its hash."""

from __future__ import annotations

import asyncio
import hashlib
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

from ilion.server.problems import ApiError
from ilion.server.schema import chat, players, sessions, tables, users
from ilion.server.settings import Settings
from ilion.server.store import Store

COOKIE = "ilion"
CACHED = 20_000
FRESH = 30.0  # seconds for which a session is believed without asking the database
HASHER = PasswordHasher()  # Argon2id with the library's recommended costs


def now() -> int:
    return time.time_ns() // 1_000_000


@cache
def nobodys_password() -> str:
    """To spend the same time on a login that nobody has."""
    return HASHER.hash(secrets.token_hex(16))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class User:
    id: str
    name: str
    login: str | None


class Accounts:
    """Who is who."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache: OrderedDict[str, tuple[float, User]] = OrderedDict()

    async def user_for_token(self, token: str | None) -> User | None:
        """The user of a session."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        known = self.cache.get(key)
        if known and known[0] > time.monotonic():
            return known[1]
        query = select(users).join(sessions, sessions.c.user_id == users.c.id).where(sessions.c.token == key)
        rows = await self.store.read(query)
        if not rows:
            self.cache.pop(key, None)
            return None
        user = User(rows[0].id, rows[0].name, rows[0].login)
        if rows[0].seen < now() - 3_600_000:
            await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(seen=now())))
        self._remember(key, user)
        return user

    def _remember(self, key: str, user: User) -> None:
        self.cache[key] = (time.monotonic() + FRESH, user)
        if len(self.cache) > CACHED:
            self.cache.popitem(last=False)

    async def guest(self) -> tuple[User, str]:
        """Somebody new, with a session."""
        user = User(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}", None)
        token = secrets.token_urlsafe(24)

        async def work(connection: AsyncConnection) -> None:
            row = {"id": user.id, "name": user.name, "created": now(), "seen": now()}
            await connection.execute(insert(users), row)
            await connection.execute(insert(sessions), {"token": digest(token), "user_id": user.id, "created": now()})

        await self.store.write(work)
        self._remember(digest(token), user)
        return user, token

    async def rename(self, user: User, name: str) -> None:
        await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(name=name)))
        user.name = name

    async def register(self, user: User, login: str, password: str) -> None:
        """Make a guest an account: tables and seats stay."""
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
        """A new session of an account."""
        rows = await self.store.read(select(users).where(users.c.login == login.lower()))
        hashed = rows[0].password if rows else nobodys_password()
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            raise ApiError(401, "wrong-login", "login or password is wrong") from None
        if not rows:
            raise ApiError(401, "wrong-login", "login or password is wrong")
        user = User(rows[0].id, rows[0].name, rows[0].login)
        token = secrets.token_urlsafe(24)
        row = {"token": digest(token), "user_id": user.id, "created": now()}
        await self.store.write(lambda c: c.execute(insert(sessions), row))
        self._remember(digest(token), user)
        return user, token

    async def logout(self, token: str) -> None:
        self.cache.pop(digest(token), None)
        await self.store.write(lambda c: c.execute(delete(sessions).where(sessions.c.token == digest(token))))

    async def forget(self, user: User) -> None:
        """Delete a person's data. Moves stay in the records of the tables, under the name they were made."""
        await self.store.write(lambda c: _forget(c, [user.id]))
        self.cache = OrderedDict((key, item) for key, item in self.cache.items() if item[1].id != user.id)

    async def expire(self) -> int:
        """Delete guests who have not come back for the set time, and the tables that only such guests had."""
        before = now() - self.settings.guest_ttl
        rows = await self.store.read(select(users.c.id).where(users.c.login.is_(None), users.c.seen < before).limit(500))
        if rows:
            await self.store.write(lambda c: _forget(c, [row.id for row in rows]))
        return len(rows)


async def _forget(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(users).where(users.c.id.in_(ids)))
    await connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    seated = select(players.c.table).where(players.c.user_id.in_(ids))
    others = select(players.c.table).join(users, users.c.id == players.c.user_id)
    lonely = select(tables.c.id).where(tables.c.id.in_(seated) | tables.c.owner.in_(ids), tables.c.id.not_in(others))
    await connection.execute(delete(chat).where(chat.c.table.in_(lonely)))
    await connection.execute(delete(tables).where(tables.c.id.in_(lonely)))
    await connection.execute(delete(players).where(players.c.user_id.in_(ids)))
