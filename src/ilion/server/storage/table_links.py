"""Links in mails: each opens one table for one person, once, for three days."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import Accounts, User
from ilion.server.storage.schema import table_links
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest
from ilion.table.clock import DAY

LINK_TTL = 3 * DAY


class TableLinks:
    """The links in the database."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    async def table_of(self, token: str, person: str) -> str | None:
        """Return the table of a link of this person, without using the link."""
        mine = (table_links.c.token == digest(token)) & (table_links.c.user_id == person)
        rows = await self.store.read(select(table_links.c.table).where(mine, table_links.c.created > now() - LINK_TTL))
        return rows[0].table if rows else None

    async def check(self, token: str) -> None:
        """Raise if a link no longer works, without using it."""
        valid = (table_links.c.token == digest(token)) & (table_links.c.created > now() - LINK_TTL)
        if not await self.store.read(select(table_links.c.table).where(valid)):
            raise wrong_link()

    async def use(self, token: str, device: str) -> tuple[User, str, str]:
        """Use a link: return its person, the token of a new session for them, and the table."""
        valid = (table_links.c.token == digest(token)) & (table_links.c.created > now() - LINK_TTL)
        used = delete(table_links).where(valid).returning(table_links.c.user_id, table_links.c.table)

        async def work(connection: AsyncConnection) -> tuple[str, str] | None:
            await connection.execute(delete(table_links).where(table_links.c.created <= now() - LINK_TTL))
            row = (await connection.execute(used)).first()
            return None if row is None else (row.user_id, row.table)

        found = await self.store.write(work)
        user = None if found is None else await self.accounts.get(found[0])
        if found is None or user is None:
            raise wrong_link()
        user.check_ban()
        return user, await self.accounts.begin_session(user, device), found[1]


def wrong_link() -> ApiError:
    return ApiError(401, "wrong-link", "this link was used before, has ended, or is older than three days: sign in instead")
