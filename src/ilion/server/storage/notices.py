"""Notices: news for people with accounts while they are not here.

`notify` is the only way to raise a notice, inside the transaction of its cause: both are stored or neither. Its deliveries by push
and mail wait in the database until they are due, and any server on it sends them (`ilion.server.jobs.notices`). A server claims a
delivery before it sends it, so it is sent once even with several servers.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.notice_rules import (
    DELAYS,
    KINDS,
    TURN_KINDS,
    Channel,
    Kind,
    NoticeSettings,
    settings_from_row,
)
from ilion.server.storage.schema import deliveries, notice_settings, notices, tables, users
from ilion.server.storage.store import Store
from ilion.table.clock import DAY

MAX_LISTED = 50
MAX_READERS = 20  # people to whom one server sends at a time, with their due deliveries
MAX_CLAIMED = 200
LEASE = 60_000  # milliseconds that a server has to send its claimed deliveries
KEPT = 30 * DAY  # after which a notice is deleted


async def notify(
    connection: AsyncConnection,
    person: str,
    kind: Kind,
    *,
    table: str | None = None,
    about: Mapping[str, str] | None = None,
    by: str | None = None,
    due: Mapping[Channel, int] | None = None,
    at: int | None = None,
) -> None:
    """Raise a notice in the caller's transaction. `about` has names of people, but no hidden information or chat; the game of a
    table is added automatically. `by` is the id of the person whom it names: it is deleted with them. `due` overrides the time of
    sending. Nothing happens for guests, who cannot be reached, or if the person has switched this kind off everywhere."""
    reader = (await connection.execute(select(users.c.login).where(users.c.id == person))).scalar()
    if reader is None:
        return
    wanted = await read_settings(connection, person)
    at = now() if at is None else at
    facts = dict(about or {})
    if table is not None and "game" not in facts:
        facts["game"] = str((await connection.execute(select(tables.c.game).where(tables.c.id == table))).scalar_one())
    channels = [channel for channel in DELAYS[kind] if wanted.wants(kind, channel)]
    if not channels and not wanted.wants(kind, "page"):
        return
    row = {
        "user_id": person,
        "kind": kind,
        "table": table,
        "person": by,
        "about": json.dumps(facts, ensure_ascii=False),
        "created": at,
    }
    # A kind that is switched off for the page counts as seen there.
    row |= {"seen": None if wanted.wants(kind, "page") else at, "handled": None}
    notice = (await connection.execute(insert(notices).values(row).returning(notices.c.id))).scalar_one()
    for channel in channels:
        when = wanted.after_quiet_hours((due or {}).get(channel, at + DELAYS[kind][channel]))
        sending = {"notice": notice, "channel": channel, "user_id": person, "due": when, "lease": None, "sent": None}
        await connection.execute(insert(deliveries).values(sending))


async def read_settings(connection: AsyncConnection, person: str) -> NoticeSettings:
    row = (await connection.execute(select(notice_settings).where(notice_settings.c.user_id == person))).first()
    return NoticeSettings() if row is None else settings_from_row(row)


async def has_turn_notice(connection: AsyncConnection, person: str, table: str) -> bool:
    """Whether a notice about this turn was raised already: there is one per table until the person has moved."""
    active = (notices.c.user_id == person) & (notices.c.table == table) & notices.c.handled.is_(None)
    return (
        await connection.execute(select(notices.c.id).where(active, notices.c.kind.in_(TURN_KINDS)).limit(1))
    ).first() is not None


async def end_turn(connection: AsyncConnection, table: str, at: int, *, but: str | None = None) -> None:
    """Cancel all pending deliveries about turns at a table, except about the turn of `but`."""
    over = (notices.c.table == table) & notices.c.kind.in_(TURN_KINDS)
    if but is not None:
        over &= notices.c.user_id != but
    await _end(connection, over, at)


async def end_choice(connection: AsyncConnection, table: str, at: int, *, person: str | None = None) -> None:
    """Cancel pending deliveries about missing rules at a table: this person has chosen (None: no choice is needed)."""
    over = (notices.c.table == table) & (notices.c.kind == "missing-rules")
    if person is not None:
        over &= notices.c.user_id == person
    await _end(connection, over, at)


async def end_unrated(connection: AsyncConnection, table: str, at: int, *, but: Collection[str]) -> None:
    """Cancel pending deliveries about the question to play unrated at a table, except to people who must still answer."""
    await _end(connection, (notices.c.table == table) & (notices.c.kind == "unrated") & notices.c.user_id.not_in(but), at)


async def _end(connection: AsyncConnection, which: ColumnElement[bool], at: int) -> None:
    over = which & notices.c.handled.is_(None)
    ended = update(notices).where(over).values(handled=at, seen=func.coalesce(notices.c.seen, at)).returning(notices.c.id)
    ids = [row.id for row in await connection.execute(ended)]
    if ids:
        await connection.execute(update(deliveries).where(deliveries.c.notice.in_(ids)).values(due=None))


class Notices:
    """The notices in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # For the page

    async def listed(self, person: str) -> list[Any]:
        """Return the newest notices of a person. Notices about a future time are not included yet."""
        query = (
            select(notices)
            .where(notices.c.user_id == person, notices.c.created <= now())
            .order_by(notices.c.created.desc(), notices.c.id.desc())
        )
        return await self.store.read(query.limit(MAX_LISTED))

    async def n_unseen(self, person: str) -> int:
        mine = (notices.c.user_id == person) & notices.c.seen.is_(None) & (notices.c.created <= now())
        query = select(func.count()).select_from(notices).where(mine)
        return int((await self.store.read(query))[0][0])

    async def mark_seen(self, person: str, ids: Collection[int] | None = None) -> None:
        """Record that a person has seen notices on the page (None: all)."""
        which = (notices.c.user_id == person) & notices.c.seen.is_(None) & (notices.c.created <= now())
        if ids is not None:
            which &= notices.c.id.in_(ids)
        await self.store.write(lambda connection: connection.execute(update(notices).where(which).values(seen=now())))

    async def looked(self, person: str, table: str) -> None:
        """Record that a person looks at a table. Notices that it is their turn need not be sent any more; notices that time is
        short are still sent."""
        mine = (notices.c.user_id == person) & (notices.c.table == table) & notices.c.seen.is_(None) & (notices.c.created <= now())
        found = await self.store.read(select(notices.c.id, notices.c.kind).where(mine))
        if not found:
            return
        needless = [row.id for row in found if row.kind != "time-short"]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(notices).where(notices.c.id.in_([row.id for row in found])).values(seen=now()))
            await connection.execute(update(deliveries).where(deliveries.c.notice.in_(needless)).values(due=None))

        await self.store.write(work)

    # Settings

    async def settings(self, person: str) -> NoticeSettings:
        rows = await self.store.read(select(notice_settings).where(notice_settings.c.user_id == person))
        return settings_from_row(rows[0]) if rows else NoticeSettings()

    async def change_settings(self, person: str, wanted: NoticeSettings) -> None:
        values = {
            "switches": json.dumps({kind: sorted(wanted.switches[kind]) for kind in KINDS}),
            "quiet_from": wanted.quiet_from,
            "quiet_to": wanted.quiet_to,
            "zone": wanted.zone,
            "language": wanted.language,
            "bounces": wanted.bounces,
        }

        async def work(connection: AsyncConnection) -> None:
            mine = notice_settings.c.user_id == person
            if (await connection.execute(update(notice_settings).where(mine).values(values))).rowcount == 0:
                await connection.execute(insert(notice_settings).values({"user_id": person, **values}))

        await self.store.write(work)

    async def switch_off(self, person: str, channel: Channel) -> None:
        """Switch a channel off for every kind."""
        wanted = await self.settings(person)
        switches = {kind: wanted.switches[kind] - {channel} for kind in KINDS}
        changed = NoticeSettings(switches, wanted.quiet_from, wanted.quiet_to, wanted.zone, wanted.language, wanted.bounces)
        await self.change_settings(person, changed)
        waiting = (deliveries.c.user_id == person) & (deliveries.c.channel == channel)
        await self.store.write(lambda connection: connection.execute(update(deliveries).where(waiting).values(due=None)))

    # Sending

    async def claim(self, at: int) -> list[Any]:
        """Claim deliveries to a few people that are due and that no other server is sending, and return them with their notices.
        All due deliveries to a person by a channel come together."""
        free = and_(deliveries.c.due <= at, or_(deliveries.c.lease.is_(None), deliveries.c.lease < at))
        pairs = select(deliveries.c.user_id, deliveries.c.channel).where(free).group_by(deliveries.c.user_id, deliveries.c.channel)
        readers = await self.store.read(pairs.order_by(func.min(deliveries.c.due)).limit(MAX_READERS))
        if not readers:
            return []
        theirs = or_(*(and_(deliveries.c.user_id == row.user_id, deliveries.c.channel == row.channel) for row in readers))

        async def work(connection: AsyncConnection) -> list[Any]:
            due = (
                select(deliveries.c.notice, deliveries.c.channel).where(free, theirs).order_by(deliveries.c.due).limit(MAX_CLAIMED)
            )
            keys = [tuple(row) for row in await connection.execute(due.with_for_update(skip_locked=True))]
            for notice, channel in keys:
                mine = (deliveries.c.notice == notice) & (deliveries.c.channel == channel)
                await connection.execute(update(deliveries).where(mine).values(lease=at + LEASE))
            columns = (deliveries.c.channel, deliveries.c.due, deliveries.c.lease)
            query = select(notices, *columns).join(notices, notices.c.id == deliveries.c.notice)
            wanted = [and_(deliveries.c.notice == notice, deliveries.c.channel == channel) for notice, channel in keys]
            return list((await connection.execute(query.where(or_(*wanted)).order_by(notices.c.id))).all()) if wanted else []

        return await self.store.write(work)

    async def renew(self, rows: Sequence[Any]) -> list[Any]:
        """Renew the claim on deliveries just before they are sent. Return those still claimed and still to be sent: another server
        may have claimed one whose lease had run out, and a move cancels deliveries about a turn."""
        until = now() + LEASE

        async def work(connection: AsyncConnection) -> list[Any]:
            kept = []
            for row in rows:
                mine = (deliveries.c.notice == row.id) & (deliveries.c.channel == row.channel) & (deliveries.c.lease == row.lease)
                renewed = update(deliveries).where(mine, deliveries.c.due.is_not(None)).values(lease=until)
                if (await connection.execute(renewed)).rowcount:
                    kept.append(row)
            return kept

        return await self.store.write(work)

    async def finish(self, rows: Sequence[Any], *, sent: int | None = None, due: int | None = None) -> None:
        """End the claim on deliveries: they were sent, are due later, or need not be sent (neither)."""

        async def work(connection: AsyncConnection) -> None:
            for row in rows:
                mine = (deliveries.c.notice == row.id) & (deliveries.c.channel == row.channel)
                await connection.execute(update(deliveries).where(mine).values(due=due, lease=None, sent=sent))

        await self.store.write(work)

    async def n_sent(self, person: str, channel: Channel, since: int) -> int:
        """Return the number of notices sent to a person since a time."""
        mine = (deliveries.c.user_id == person) & (deliveries.c.channel == channel) & (deliveries.c.sent >= since)
        return int((await self.store.read(select(func.count(func.distinct(deliveries.c.sent))).where(mine)))[0][0])

    async def delete_old(self) -> None:
        old = notices.c.created < now() - KEPT
        if await self.store.read(select(notices.c.id).where(old).limit(1)):
            await self.store.write(lambda connection: connection.execute(delete(notices).where(old)))
