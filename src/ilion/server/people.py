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

from ilion.server.problems import Refusal
from ilion.server.schema import chat, people, players, sessions, tables
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
class Person:
    id: str
    name: str
    login: str | None


class People:
    """Who is who."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def who(self, token: str | None) -> Person | None:
        """The person of a session."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        known = self.cache.get(key)
        if known and known[0] > time.monotonic():
            return known[1]
        query = select(people).join(sessions, sessions.c.person == people.c.id).where(sessions.c.token == key)
        rows = await self.store.read(query)
        if not rows:
            self.cache.pop(key, None)
            return None
        person = Person(rows[0].id, rows[0].name, rows[0].login)
        if rows[0].seen < now() - 3_600_000:
            await self.store.write(lambda c: c.execute(update(people).where(people.c.id == person.id).values(seen=now())))
        self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self.cache[key] = (time.monotonic() + FRESH, person)
        if len(self.cache) > CACHED:
            self.cache.popitem(last=False)

    async def guest(self) -> tuple[Person, str]:
        """Somebody new, with a session."""
        person = Person(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}", None)
        token = secrets.token_urlsafe(24)

        async def work(connection: AsyncConnection) -> None:
            row = {"id": person.id, "name": person.name, "created": now(), "seen": now()}
            await connection.execute(insert(people), row)
            await connection.execute(insert(sessions), {"token": digest(token), "person": person.id, "created": now()})

        await self.store.write(work)
        self._remember(digest(token), person)
        return person, token

    async def rename(self, person: Person, name: str) -> None:
        await self.store.write(lambda c: c.execute(update(people).where(people.c.id == person.id).values(name=name)))
        person.name = name

    async def register(self, person: Person, login: str, password: str) -> None:
        """Make a guest an account: tables and seats stay."""
        if person.login is not None:
            raise Refusal(409, "has-account", "you have an account already")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        values = {"login": login.lower(), "password": hashed}
        try:
            await self.store.write(lambda c: c.execute(update(people).where(people.c.id == person.id).values(values)))
        except IntegrityError:
            raise Refusal(409, "login-taken", "this login is taken") from None
        person.login = login.lower()

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        """A new session of an account."""
        rows = await self.store.read(select(people).where(people.c.login == login.lower()))
        hashed = rows[0].password if rows else nobodys_password()
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            raise Refusal(401, "wrong-login", "login or password is wrong") from None
        if not rows:
            raise Refusal(401, "wrong-login", "login or password is wrong")
        person = Person(rows[0].id, rows[0].name, rows[0].login)
        token = secrets.token_urlsafe(24)
        row = {"token": digest(token), "person": person.id, "created": now()}
        await self.store.write(lambda c: c.execute(insert(sessions), row))
        self._remember(digest(token), person)
        return person, token

    async def logout(self, token: str) -> None:
        self.cache.pop(digest(token), None)
        await self.store.write(lambda c: c.execute(delete(sessions).where(sessions.c.token == digest(token))))

    async def forget(self, person: Person) -> None:
        """Delete a person's data. Moves stay in the records of the tables, under the name they were made."""
        await self.store.write(lambda c: _forget(c, [person.id]))
        self.cache = OrderedDict((key, item) for key, item in self.cache.items() if item[1].id != person.id)

    async def expire(self) -> int:
        """Delete guests who have not come back for the set time, and the tables that only such guests had."""
        before = now() - self.settings.guests_kept
        rows = await self.store.read(select(people.c.id).where(people.c.login.is_(None), people.c.seen < before).limit(500))
        if rows:
            await self.store.write(lambda c: _forget(c, [row.id for row in rows]))
        return len(rows)


async def _forget(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(people).where(people.c.id.in_(ids)))
    await connection.execute(delete(sessions).where(sessions.c.person.in_(ids)))
    seated = select(players.c.table).where(players.c.person.in_(ids))
    others = select(players.c.table).join(people, people.c.id == players.c.person)
    lonely = select(tables.c.id).where(tables.c.id.in_(seated) | tables.c.owner.in_(ids), tables.c.id.not_in(others))
    await connection.execute(delete(chat).where(chat.c.table.in_(lonely)))
    await connection.execute(delete(tables).where(tables.c.id.in_(lonely)))
    await connection.execute(delete(players).where(players.c.person.in_(ids)))
