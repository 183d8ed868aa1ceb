"""Guests and accounts, and their sessions. A session is a cookie, of which the database stores only a hash. It lasts as long as it
is used: every visit renews it, and a session ends if it is not used for the lifetime of guests."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.erasure import erase
from ilion.server.storage.handles import first_handle
from ilion.server.storage.schema import players, sessions, table_links, tables, users
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, new_token
from ilion.table import seating
from ilion.table.clock import DAY, HOUR
from ilion.table.guest_names import guest_name

COOKIE = "ilion"
SESSION_BYTES = 24
SESSION_ID = 16  # characters of the stored hash by which a list names a session
MAX_TOKEN = 100  # characters
MAX_CACHED = 20_000  # sessions
CACHE_TTL = 30.0  # seconds for which a session is trusted without reading the database
SEEN_EVERY = HOUR  # after which a visit is stored again, and the session renewed
OLD_AT_ONCE = 500
TIME_TO_THINK = 7 * DAY  # before an account is deleted
MAX_KEYS = 500  # in one query
GUESSES = 10  # wrong passwords for one account, after which there is one more every 90 seconds
GUESSES_PER_SECOND = GUESSES / 900
HASHER = PasswordHasher()  # Argon2id with the library's recommended costs


@cache
def decoy_hash() -> str:
    """A hash to verify against when the login is unknown, so that both cases take equally long."""
    return HASHER.hash(secrets.token_hex(16))


@dataclass
class User(seating.User):
    """A guest, or with a login an account."""

    login: str | None = None
    handle: str | None = None
    banned_until: int = 0
    ban_reason: str = ""

    def __post_init__(self) -> None:
        self.has_account = self.login is not None

    @property
    def is_banned(self) -> bool:
        return self.banned_until > now()

    def check_ban(self) -> None:
        """Raise if the host has banned this user."""
        if self.is_banned:
            until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(self.banned_until / 1000))
            raise ApiError(403, "banned", f"the host has banned you until {until} UTC: {self.ban_reason}")


@dataclass(frozen=True)
class SessionLine:
    """A session in a list."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


class Accounts:
    """The users and their sessions."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.cache: OrderedDict[str, tuple[float, User]] = OrderedDict()
        self.guesses = RateLimiter(GUESSES_PER_SECOND, GUESSES)
        self.on_session_end: Callable[[str], None] = ignore  # called with the hash of a token that is no longer valid
        self.on_session_change: Callable[[str, str], None] = lambda old, new: None  # called with the hashes of two tokens
        self.on_user_ban: Callable[[str], None] = ignore  # called with the id of a user who may not stay
        self.on_tables_changed: Callable[[Sequence[str]], Awaitable[None]] = ignore_tables

    # Sessions

    async def user_for_token(self, token: str | None) -> User | None:
        """Return the user of a session."""
        return (await self.visit(token))[0]

    async def visit(self, token: str | None) -> tuple[User | None, bool]:
        """Return the user of a session, and whether the session was just renewed, so that its cookie must be renewed, too."""
        if not token or len(token) > MAX_TOKEN:
            return None, False
        key = digest(token)
        cached = self.cache.get(key)
        if cached and cached[0] > time.monotonic():
            return cached[1], False
        at = now()
        query = select(users, sessions.c.seen.label("session_seen")).join(sessions, sessions.c.user_id == users.c.id)
        unused = sessions.c.seen < at - self.settings.guest_ttl
        rows = await self.store.read(query.where(sessions.c.token == key, ~unused))
        if not rows:
            self.cache.pop(key, None)
            return None, False
        user = _user(rows[0])
        renewed = rows[0].session_seen < at - SEEN_EVERY
        if renewed:

            async def note(connection: AsyncConnection) -> None:
                await connection.execute(update(users).where(users.c.id == user.id).values(seen=at))
                await connection.execute(update(sessions).where(sessions.c.token == key).values(seen=at))

            await self.store.write(note)
        self._cache_session(key, user)
        return user, renewed

    async def users_of_sessions(self, keys: Collection[str]) -> dict[str, User]:
        """Return the users of those of the sessions that have not ended, by the hashes of their tokens."""
        found: dict[str, User] = {}
        wanted = list(keys)
        query = select(users, sessions.c.token).join(sessions, sessions.c.user_id == users.c.id)
        for first in range(0, len(wanted), MAX_KEYS):
            rows = await self.store.read(query.where(sessions.c.token.in_(wanted[first : first + MAX_KEYS])))
            found |= {row.token: _user(row) for row in rows}
        return found

    def _cache_session(self, key: str, user: User) -> None:
        self.cache[key] = (time.monotonic() + CACHE_TTL, user)
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)

    async def _begin_session(self, connection: AsyncConnection, user: User, device: str) -> str:
        token = new_token(SESSION_BYTES)
        row = {"token": digest(token), "user_id": user.id, "created": now(), "seen": now(), "device": device}
        await connection.execute(insert(sessions), row)
        return token

    async def _delete_sessions(self, connection: AsyncConnection, where: Any, new: str = "") -> list[str]:
        """Delete sessions, tell the other servers, and return their keys for `forget`, or for `replace` with a `new` key."""
        keys = [row.token for row in await connection.execute(delete(sessions).where(where).returning(sessions.c.token))]
        await self.store.publish(connection, "session", [(key, new) for key in keys])
        return keys

    def forget(self, keys: Collection[str]) -> None:
        """Stop trusting sessions that have ended, at once on this server."""
        for key in keys:
            self.cache.pop(key, None)
            self.on_session_end(key)

    def replace(self, keys: Collection[str], new: str) -> None:
        """Stop trusting sessions whose token was changed. Their sockets stay: it is the same person on the same device."""
        for key in keys:
            self.cache.pop(key, None)
            self.on_session_change(key, new)

    def forget_user(self, user_id: str) -> None:
        """Read a user again at the next request."""
        self.cache = OrderedDict((key, item) for key, item in self.cache.items() if item[1].id != user_id)

    async def list_sessions(self, user: User, token: str | None) -> list[SessionLine]:
        """Return the user's sessions, the current one first, then the last used."""
        current = digest(token or "")
        rows = await self.store.read(select(sessions).where(sessions.c.user_id == user.id).order_by(sessions.c.seen.desc()))
        lines = [SessionLine(row.token[:SESSION_ID], row.device, row.created, row.seen, row.token == current) for row in rows]
        return sorted(lines, key=lambda line: not line.current)

    async def end_session(self, user: User, id: str) -> None:
        """End one of the user's sessions."""
        where = (sessions.c.user_id == user.id) & sessions.c.token.startswith(id, autoescape=True)
        keys = await self.store.write(lambda connection: self._delete_sessions(connection, where))
        if not keys:
            raise ApiError(404, "no-session", "you have no such session")
        self.forget(keys)

    async def end_other_sessions(self, user: User, token: str | None) -> None:
        """End all of the user's sessions except the current one, and the links in mails that would begin others."""
        where = (sessions.c.user_id == user.id) & (sessions.c.token != digest(token or ""))
        self.forget(await self.store.write(lambda connection: self._end_access(connection, user.id, where)))

    async def end_all_sessions(self, user_id: str) -> None:
        """End all sessions of a user, and the links in mails that would begin others."""
        where = sessions.c.user_id == user_id
        self.forget(await self.store.write(lambda connection: self._end_access(connection, user_id, where)))

    async def _end_access(self, connection: AsyncConnection, user_id: str, where: Any, new: str = "") -> list[str]:
        await delete_table_links(connection, user_id)
        return await self._delete_sessions(connection, where)

    async def logout(self, token: str) -> None:
        """End a session; its sockets are closed."""
        where = sessions.c.token == digest(token)
        self.forget(await self.store.write(lambda connection: self._delete_sessions(connection, where)))

    # Users

    async def create_guest(self, device: str = "") -> tuple[User, str]:
        """Create a user without a login, and a session for them."""
        user = User(secrets.token_urlsafe(12), guest_name())

        async def work(connection: AsyncConnection) -> str:
            row = {"id": user.id, "name": user.name, "created": now(), "seen": now()}
            await connection.execute(insert(users), row)
            return await self._begin_session(connection, user, device)

        token = await self.store.write(work)
        self._cache_session(digest(token), user)
        return user, token

    async def rename(self, user: User, name: str) -> None:
        await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(name=name)))
        user.name = name

    async def register(self, user: User, login: str, password: str, device: str = "") -> str:
        """Turn a guest into an account, which keeps their tables. The guest's token becomes invalid; return a new one."""
        if user.login is not None:
            raise ApiError(409, "has-account", "you have an account already")
        if login.lower() in self.settings.hosts:  # nobody becomes the host by registering the login first
            raise login_taken()
        hashed = await asyncio.to_thread(HASHER.hash, password)
        values = {"login": login.lower(), "password": hashed, "password_changed": now()}

        async def work(connection: AsyncConnection) -> tuple[str, list[str], str]:
            handle = await first_handle(connection, user.id, login.lower())
            await connection.execute(update(users).where(users.c.id == user.id).values(values | {"handle": handle}))
            new = await self._begin_session(connection, user, device)
            others = (sessions.c.user_id == user.id) & (sessions.c.token != digest(new))
            return handle, await self._delete_sessions(connection, others, digest(new)), new

        try:
            handle, old, new = await self.store.write(work)
        except IntegrityError:
            raise login_taken() from None
        self.replace(old, digest(new))
        user.login, user.handle, user.has_account = login.lower(), handle, True
        return new

    async def login(self, login: str, password: str, token: str | None = None, device: str = "") -> tuple[User, str]:
        """Begin a session of an account; the session before it, of a guest or another account, ends."""
        user = await self._check_password(login, password)

        async def work(connection: AsyncConnection) -> tuple[list[str], str]:
            old = await self._delete_sessions(connection, sessions.c.token == digest(token or ""))
            return old, await self._begin_session(connection, user, device)

        old, new = await self.store.write(work)
        self.forget(old)
        self._cache_session(digest(new), user)
        return user, new

    async def _check_password(self, login: str, password: str) -> User:
        """Return the account if the password is right. Guesses are limited per account, even if it does not exist, regardless of
        their source; the API also limits them per address."""
        bucket = login.lower()
        self.guesses.spend(bucket)
        rows = await self.store.read(select(users).where(users.c.login == bucket))
        hashed = rows[0].password if rows else decoy_hash()
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            rows = []
        if not rows:
            raise ApiError(401, "wrong-login", "the login or the password is wrong")
        self.guesses.buckets.pop(bucket, None)  # only wrong guesses count
        return _user(rows[0])

    async def confirm_password(self, user: User, password: str) -> None:
        """Raise unless this is the password of the user's account."""
        if user.login is None:
            raise ApiError(403, "account-only", "this needs an account")
        await self._check_password(user.login, password)

    async def set_password(self, user: User, password: str, device: str = "") -> str:
        """Give an account a new password. All its sessions and the links in its mails end; return the token of a new
        session."""
        hashed = await asyncio.to_thread(HASHER.hash, password)

        async def work(connection: AsyncConnection) -> tuple[list[str], str]:
            values = {"password": hashed, "password_changed": now()}
            await connection.execute(update(users).where(users.c.id == user.id).values(values))
            old = await self._end_access(connection, user.id, sessions.c.user_id == user.id)
            return old, await self._begin_session(connection, user, device)

        old, new = await self.store.write(work)
        self.forget(old)
        if user.login is not None:
            self.guesses.buckets.pop(user.login, None)
        return new

    async def find(self, login: str) -> User | None:
        """Return the account with a login."""
        rows = await self.store.read(select(users).where(users.c.login == login.lower().removeprefix("@")))
        return _user(rows[0]) if rows else None

    async def begin_session(self, user: User, device: str) -> str:
        """Begin a session without a password, and return its token."""
        token = await self.store.write(lambda connection: self._begin_session(connection, user, device))
        self._cache_session(digest(token), user)
        return token

    async def mail_of(self, user_id: str) -> str | None:
        """Return the confirmed address of an account."""
        rows = await self.store.read(select(users.c.mail).where(users.c.id == user_id))
        return rows[0].mail if rows else None

    async def get(self, user_id: str) -> User | None:
        rows = await self.store.read(select(users).where(users.c.id == user_id))
        return _user(rows[0]) if rows else None

    async def delete(self, user: User) -> None:
        """Delete a user's data. Their moves stay in the games of others, whose records name a former player."""
        await self._erase([user.id])

    async def delete_later(self, user: User) -> int:
        """Mark an account for deletion after a while, in which its owner may reconsider; return the time."""
        at = now() + TIME_TO_THINK
        await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(delete_at=at)))
        return at

    async def keep(self, user: User) -> None:
        """Do not delete an account after all."""
        await self.store.write(lambda c: c.execute(update(users).where(users.c.id == user.id).values(delete_at=None)))

    async def due_for_deletion(self) -> list[User]:
        """Return the accounts whose time to reconsider is over."""
        due = select(users).where(users.c.delete_at <= now()).limit(OLD_AT_ONCE)
        return [_user(row) for row in await self.store.read(due)]

    async def is_due(self, user: User) -> bool:
        """Whether an account is to be deleted now."""
        return bool(await self.store.read(select(users.c.id).where(users.c.id == user.id, users.c.delete_at <= now())))

    async def delete_due(self, user: User) -> None:
        """Delete the data of a user, unless they have reconsidered at the last moment."""
        await self._erase([user.id], due=True)

    async def _erase(self, ids: Sequence[str], *, due: bool = False) -> None:
        """Erase users; with `due` only if their time to reconsider is over, which the same transaction checks."""

        async def work(connection: AsyncConnection) -> tuple[list[str], list[str]]:
            if due:
                over = select(users.c.id).where(users.c.id.in_(ids), users.c.delete_at <= now()).with_for_update()
                if len((await connection.execute(over)).all()) < len(ids):
                    return [], []
            keys = await self._delete_sessions(connection, sessions.c.user_id.in_(ids))
            return keys, await erase(connection, self.store, ids)

        keys, changed = await self.store.write(work)
        self.forget(keys)
        for id in ids:
            self.forget_user(id)
        await self.on_tables_changed(changed)

    async def delete_old_guests(self) -> int:
        """Delete guests who have not come back for the configured time, and the tables with only such guests. A guest with a
        running game is never deleted. Return how many guests there were."""
        ids = await self._old_guests()
        if ids:
            await self._erase(ids)
        return len(ids)

    async def _old_guests(self) -> Sequence[str]:
        before = now() - self.settings.guest_ttl
        playing = select(players.c.user_id).join(tables, tables.c.id == players.c.table).where(tables.c.status == "running")
        old = select(users.c.id).where(users.c.login.is_(None), users.c.seen < before, users.c.id.not_in(playing))
        return [row.id for row in await self.store.read(old.limit(OLD_AT_ONCE))]


def login_taken() -> ApiError:
    return ApiError(409, "login-taken", "this login is taken")


def ignore(_: str) -> None:
    """Do nothing; the parts of the server that are built later replace this hook."""


async def ignore_tables(_: Sequence[str]) -> None:
    """Do nothing."""


async def delete_table_links(connection: AsyncConnection, user_id: str) -> None:
    """End the links to tables that were mailed to a user: each would sign a browser in."""
    await connection.execute(delete(table_links).where(table_links.c.user_id == user_id))


def _user(row: Any) -> User:
    user = User(row.id, row.name, login=row.login, handle=row.handle)
    user.banned_until, user.ban_reason = row.banned_until or 0, row.ban_reason or ""
    return user
