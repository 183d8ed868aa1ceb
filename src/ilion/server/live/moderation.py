"""Moderation by people and by the host: reports, blocks, bans, and everything on the host's page. Each action of a host is logged
with its reason. The host sees no hidden cards and no passwords."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.live.chat import latest_lines
from ilion.server.live.friends import part
from ilion.server.live.missing_rules import MissingRules
from ilion.server.live.rooms import Rooms
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import SESSION_BYTES, Accounts, User
from ilion.server.storage.erasure import change_name
from ilion.server.storage.schema import (
    announcements,
    blocks,
    chat,
    host_steps,
    host_tokens,
    players,
    rated_games,
    reports,
    table_invitations,
    tables,
    users,
)
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, new_token
from ilion.table.callers import Delivery
from ilion.table.clock import DAY
from ilion.table.protocol import chat_deleted

TOKEN_TTL = DAY
MAX_LISTED = 100
REPORTED_LINES = 20
REPORTS_PER_DAY = 10


async def new_host_token(store: Store) -> str:
    """Return a token for the host's page, good for a day."""
    token = new_token(SESSION_BYTES)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(host_tokens).where(host_tokens.c.created < now() - TOKEN_TTL))
        await connection.execute(insert(host_tokens), {"token": digest(token), "created": now()})

    await store.write(work)
    return token


class Moderation:
    """Reports, blocks and the host's actions."""

    def __init__(self, store: Store, rooms: Rooms, accounts: Accounts, missing_rules: MissingRules) -> None:
        self.store = store
        self.rooms = rooms
        self.accounts = accounts
        self.missing_rules = missing_rules

    async def is_host_token(self, token: str) -> bool:
        valid = (host_tokens.c.token == digest(token)) & (host_tokens.c.created > now() - TOKEN_TTL)
        return bool(await self.store.read(select(host_tokens.c.token).where(valid)))

    # People among themselves

    async def person_at(self, table: str, seat: int | None, line: int | None, reader: User) -> str:
        """Return the person at a seat, or the author of a line of chat: people refer to each other like this, never by an id."""
        if line is not None:
            rows = await self.store.read(select(chat.c.user_id).where(chat.c.id == line, chat.c.table == table))
        else:
            rows = await self.store.read(select(players.c.user_id).where(players.c.table == table, players.c.seat == seat))
        found = rows[0].user_id if rows else None
        if found is None or not await self.accounts.get(found):
            raise ApiError(404, "no-person", "there is no such person here: name a person's seat, or a line of chat")
        if found == reader.id:
            raise ApiError(422, "yourself", "that is you")
        return str(found)

    async def report(self, reporter: User, about: str, table: str, kind: str, text: str) -> None:
        """Report somebody to the host, with the last lines of the table's chat."""
        recent = select(func.count()).select_from(reports).where(reports.c.reporter == reporter.id, reports.c.at > now() - DAY)
        if (await self.store.read(recent))[0][0] >= REPORTS_PER_DAY:
            raise ApiError(429, "too-many", f"you can send {REPORTS_PER_DAY} reports a day")
        lines = json.dumps(await latest_lines(self.store, table, REPORTED_LINES), ensure_ascii=False)
        row = {
            "at": now(),
            "reporter": reporter.id,
            "about": about,
            "table": table,
            "kind": kind,
            "text": text,
            "lines": lines,
            "closed": None,
        }
        await self.store.write(lambda connection: connection.execute(insert(reports), row))

    async def block(self, user: User, blocked: str) -> None:
        """Block somebody, silently: no chat in either direction, neither sees the other's open tables, profile or presence, and a
        friendship and invitations between them end."""

        async def work(connection: AsyncConnection) -> None:
            await part(connection, user.id, blocked)
            pair = (user.id, blocked)
            between = table_invitations.c.user_id.in_(pair) & table_invitations.c.invited.in_(pair)
            await connection.execute(delete(table_invitations).where(between))
            await connection.execute(delete(blocks).where(blocks.c.user_id == user.id, blocks.c.blocked == blocked))
            await connection.execute(insert(blocks), {"user_id": user.id, "blocked": blocked, "created": now()})

        await self.store.write(work)

    async def list_blocks(self, user: User) -> list[dict[str, Any]]:
        """Return the people a user has blocked; a block is named by its time."""
        query = select(blocks.c.created, users.c.name).join(users, users.c.id == blocks.c.blocked)
        rows = await self.store.read(query.where(blocks.c.user_id == user.id).order_by(blocks.c.created))
        return [{"id": row.created, "name": row.name} for row in rows]

    async def unblock(self, user: User, id: int) -> None:
        where = (blocks.c.user_id == user.id) & (blocks.c.created == id)
        await self.store.write(lambda connection: connection.execute(delete(blocks).where(where)))

    async def announcement(self) -> dict[str, Any] | None:
        """Return the host's current announcement."""
        rows = await self.store.read(select(announcements).order_by(announcements.c.id.desc()).limit(1))
        return {"at": rows[0].at, "text": rows[0].text} if rows and rows[0].text else None

    # The host

    async def _log(self, connection: AsyncConnection, host: str, what: str, about: str, reason: str) -> None:
        row = {"at": now(), "host": host, "what": what, "about": about, "reason": reason}
        await connection.execute(insert(host_steps), row)

    async def list_people(self, query: str, before: int | None) -> list[dict[str, Any]]:
        """Return people by login or name, the last seen first, with the number of rated games that they left."""
        left = select(
            rated_games.c.player,
            func.count().label("rated"),
            func.sum(case((rated_games.c.left_by == "resigned", 1), else_=0)).label("resigned"),
            func.sum(case((rated_games.c.left_by == "timeout", 1), else_=0)).label("timed_out"),
            func.sum(case((rated_games.c.left_early, 1), else_=0)).label("left_early"),
        )
        stats = left.group_by(rated_games.c.player).subquery()
        reported = select(reports.c.about, func.count().label("n")).group_by(reports.c.about).subquery()
        found = select(users, stats.c.rated, stats.c.resigned, stats.c.timed_out, stats.c.left_early, reported.c.n)
        found = found.outerjoin(stats, stats.c.player == users.c.id).outerjoin(reported, reported.c.about == users.c.id)
        if query:
            like = f"%{query.lower().removeprefix('@')}%"
            found = found.where(or_(users.c.login.like(like), func.lower(users.c.name).like(like)))
        if before is not None:
            found = found.where(users.c.seen < before)
        rows = await self.store.read(found.order_by(users.c.seen.desc()).limit(MAX_LISTED))
        return [
            {
                "id": row.id,
                "name": row.name,
                "login": row.login,
                "created": row.created,
                "seen": row.seen,
                "banned_until": row.banned_until,
                "ban_reason": row.ban_reason,
                "reports": row.n or 0,
                "rated": row.rated or 0,
                "resigned": row.resigned or 0,
                "timed_out": row.timed_out or 0,
                "left_early": row.left_early or 0,
            }
            for row in rows
        ]

    async def list_reports(self, closed: bool) -> list[dict[str, Any]]:
        """Return reports, the latest first."""
        reporter, about = users.alias(), users.alias()
        query = select(reports, reporter.c.name.label("by_name"), about.c.name.label("about_name"))
        query = query.outerjoin(reporter, reporter.c.id == reports.c.reporter).outerjoin(about, about.c.id == reports.c.about)
        where = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        rows = await self.store.read(query.where(where).order_by(reports.c.id.desc()).limit(MAX_LISTED))
        return [
            {
                "id": row.id,
                "at": row.at,
                "reporter": row.by_name or "",
                "about": row.about,
                "about_name": row.about_name or "",
                "table": row.table,
                "kind": row.kind,
                "text": row.text,
                "lines": json.loads(row.lines),
            }
            for row in rows
        ]

    async def list_steps(self) -> list[dict[str, Any]]:
        """Return the log of hosts' actions, the latest first."""
        rows = await self.store.read(select(host_steps).order_by(host_steps.c.id.desc()).limit(MAX_LISTED))
        return [{"at": row.at, "host": row.host, "what": row.what, "about": row.about, "reason": row.reason} for row in rows]

    async def close_report(self, host: str, id: int, reason: str) -> None:
        async def work(connection: AsyncConnection) -> int:
            done = await connection.execute(update(reports).where(reports.c.id == id).values(closed=now()))
            await self._log(connection, host, "close-report", str(id), reason)
            return done.rowcount

        if not await self.store.write(work):
            raise ApiError(404, "no-report", "there is no such report")

    async def ban(self, host: str, user_id: str, days: int, reason: str) -> None:
        """Ban somebody for some days, or with 0 lift the ban. Their sockets are closed at once."""
        until = now() + days * DAY if days else None

        async def work(connection: AsyncConnection) -> int:
            change = update(users).where(users.c.id == user_id).values(banned_until=until, ban_reason=reason if days else None)
            done = await connection.execute(change)
            await self._log(connection, host, "ban" if days else "unban", user_id, reason)
            await self.store.publish(connection, "user", [(user_id, "")])
            return done.rowcount

        if not await self.store.write(work):
            raise ApiError(404, "no-person", "there is no such person")
        self.accounts.forget_user(user_id)
        if days:
            self.accounts.on_user_ban(user_id)

    async def rename(self, host: str, user_id: str, name: str, reason: str) -> None:
        """Give somebody another name, at all their tables, too."""

        async def work(connection: AsyncConnection) -> list[str] | None:
            done = await connection.execute(update(users).where(users.c.id == user_id).values(name=name))
            if not done.rowcount:
                return None
            await self._log(connection, host, "rename", user_id, reason)
            await self.store.publish(connection, "user", [(user_id, "")])
            return await change_name(connection, self.store, user_id, name)

        changed = await self.store.write(work)
        if changed is None:
            raise ApiError(404, "no-person", "there is no such person")
        self.accounts.forget_user(user_id)
        for table in changed:
            await self.rooms.reload(table)

    async def delete_line(self, host: str, line: int, reason: str) -> None:
        """Delete a line of chat, on every screen, too."""

        async def work(connection: AsyncConnection) -> str | None:
            row = (await connection.execute(delete(chat).where(chat.c.id == line).returning(chat.c.table))).first()
            if row is None:
                return None
            await self._log(connection, host, "delete-line", str(line), reason)
            await self.store.publish(connection, "chat-deleted", [(row.table, str(line))])
            return str(row.table)

        table = await self.store.write(work)
        if table is None:
            raise ApiError(404, "no-line", "there is no such line")
        self.hide_line(table, line)

    def hide_line(self, table: str, line: int) -> None:
        """Tell everybody at a table that a line was deleted."""
        room = self.rooms.rooms.get(table)
        if room is not None:
            room.broadcast([Delivery(chat_deleted(line), list(room.session.callers))])

    async def close_table(self, host: str, table: str, reason: str) -> None:
        """Close a table for good: it is deleted with its chat, nobody is rated, and everybody there is told the reason."""

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(delete(chat).where(chat.c.table == table))
            done = await connection.execute(delete(tables).where(tables.c.id == table))
            await self._log(connection, host, "close-table", table, reason)
            await self.store.publish(connection, "reload", [(table, "")])
            return done.rowcount

        if not await self.store.write(work):
            raise ApiError(404, "no-table", "there is no such table")
        await self.rooms.reload(table)

    async def adjudicate_table(self, host: str, table: str, reason: str) -> None:
        """End a game whose rules are missing and whose players do not decide: the bots' evaluation decides."""

        async def work(connection: AsyncConnection) -> None:
            await self._log(connection, host, "adjudicate", table, reason)

        await self.missing_rules.adjudicate(table, host, work)

    async def announce(self, host: str, text: str) -> None:
        """Announce something on every page; an empty text ends it."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(announcements), {"at": now(), "text": text})
            await self._log(connection, host, "announce", "", text)

        await self.store.write(work)
