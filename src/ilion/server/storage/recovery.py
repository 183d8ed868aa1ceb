"""Ways back into an account: recovery codes, and links that the host or a mail gives out. Only hashes are stored."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage.accounts import GUESSES, GUESSES_PER_SECOND, SESSION_BYTES, Accounts, User, delete_table_links
from ilion.server.storage.schema import mail_links, recovery_codes, users
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, new_token
from ilion.table.clock import MINUTE

N_CODES = 8
ALPHABET = "abcdefghjkmnpqrstvwxyz0123456789"  # 32 characters without those that look alike; a code has 60 bits
LINK_TTL = 30 * MINUTE
LINKS_PER_HOUR = 3


class Recovery:
    """Gives accounts back to those who have lost their password."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts
        self.guesses = RateLimiter(GUESSES_PER_SECOND, GUESSES)
        self.links = RateLimiter(LINKS_PER_HOUR / 3600, LINKS_PER_HOUR)

    async def new_codes(self, user: User) -> list[str]:
        """Replace the recovery codes of an account. They are returned only here."""
        codes = ["-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(3)) for _ in range(N_CODES)]
        rows = [{"code": digest(f"{user.id} {code}"), "user_id": user.id} for code in codes]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user.id))
            await connection.execute(insert(recovery_codes), rows)

        await self.store.write(work)
        return codes

    async def n_codes(self, user: User) -> int:
        """Return the number of codes left."""
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.user_id == user.id)
        return int((await self.store.read(query))[0][0])

    async def use_code(self, login: str, code: str, password: str, device: str) -> tuple[User, str]:
        """Set a new password with one of the codes, which is then used up. All sessions end and a new one begins."""
        self.guesses.spend(login.lower())
        user = await self.accounts.find(login)
        stored = digest(f"{user.id if user else ''} {code.strip().lower()}")
        used = delete(recovery_codes).where(recovery_codes.c.code == stored).returning(recovery_codes.c.code)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(used)).first() is not None

        if not await self.store.write(work) or user is None:
            raise ApiError(401, "wrong-code", "the login or the code is wrong, or the code was used before")
        self.guesses.buckets.pop(login.lower(), None)
        return user, await self.accounts.set_password(user, password, device)

    # Links

    async def new_link(self, user: User, mail: str | None = None) -> str:
        """Return the token of a link: to set a new password or, with an address, to confirm that it is the user's."""
        token = new_token(SESSION_BYTES)
        row = {"token": digest(token), "user_id": user.id, "mail": mail, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mail_links).where(mail_links.c.created < now() - LINK_TTL))
            await connection.execute(insert(mail_links), row)

        await self.store.write(work)
        return token

    async def link_for(self, login: str) -> tuple[str, str] | None:
        """Return the confirmed address of an account and the token of a link for it; None if there is no such address."""
        self.links.spend(login.lower())
        rows = await self.store.read(select(users).where(users.c.login == login.lower(), users.c.mail.is_not(None)))
        if not rows:
            return None
        user = await self.accounts.get(rows[0].id)
        assert user is not None
        return rows[0].mail, await self.new_link(user)

    async def _use_link(self, token: str, *, confirms: bool) -> tuple[str, str | None]:
        valid = (mail_links.c.token == digest(token)) & (mail_links.c.created > now() - LINK_TTL)
        kind = mail_links.c.mail.is_not(None) if confirms else mail_links.c.mail.is_(None)
        used = delete(mail_links).where(valid, kind).returning(mail_links.c.user_id, mail_links.c.mail)

        async def work(connection: AsyncConnection) -> tuple[str, str | None] | None:
            row = (await connection.execute(used)).first()
            return None if row is None else (row.user_id, row.mail)

        found = await self.store.write(work)
        if found is None:
            raise ApiError(401, "wrong-link", "this link was used before, or is older than 30 minutes: ask for a new one")
        return found

    async def reset(self, token: str, password: str, device: str) -> tuple[User, str]:
        """Set a new password with a link. All sessions end and a new one begins."""
        user_id, _ = await self._use_link(token, confirms=False)
        user = await self.accounts.get(user_id)
        if user is None:
            raise ApiError(401, "wrong-link", "this account is gone")
        return user, await self.accounts.set_password(user, password, device)

    async def confirm_mail(self, token: str) -> None:
        """Store the address that a link confirms."""
        user_id, mail = await self._use_link(token, confirms=True)
        await self.store.write(lambda connection: set_mail(connection, user_id, mail))

    async def remove_mail(self, user: User) -> None:
        await self.store.write(lambda connection: set_mail(connection, user.id, None))


async def set_mail(connection: AsyncConnection, user_id: str, mail: str | None) -> None:
    """Store the address of an account. The links that were mailed to the former one end."""
    await connection.execute(update(users).where(users.c.id == user_id).values(mail=mail))
    await delete_table_links(connection, user_id)
