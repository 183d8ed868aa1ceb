"""Notices that arise at tables, and the sending of all notices when they are due."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import UnknownGame
from ilion.core.registry import load
from ilion.server.clock import now
from ilion.server.jobs.mail import CATALOGUE, Mailer, MailRefused
from ilion.server.jobs.web_push import GONE, MAX_MESSAGE, EndpointRefused, HostUnknown, PushSender
from ilion.server.live.rooms import ExtraWrites, Room, Rooms
from ilion.server.notice_rules import LOOK_AGAIN, SHORT, TURN_KINDS, Channel, Kind, NoticeSettings
from ilion.server.problems import ApiError
from ilion.server.storage.notices import Notices, end_turn, has_turn_notice, notify
from ilion.server.storage.schema import push_devices, table_links, tables, users
from ilion.server.storage.server_keys import ServerKeys
from ilion.server.storage.store import Store
from ilion.server.storage.table_links import LINK_TTL
from ilion.server.storage.tokens import digest, new_token
from ilion.server.telemetry import NOTICES_SENT, log
from ilion.table.clock import DAY, HOUR, MINUTE, SECOND

GONE_FOR = 15 * SECOND  # after which a player who left a live table during their turn is notified: a reload takes less
RETRY_AFTER = 5 * MINUTE
GIVE_UP_AFTER = 12 * HOUR
MAX_MAILS = 20  # to one person per day
MAX_BOUNCES = 3
MAX_LINES = 20  # of a summary
MAX_GUESTS = 20_000  # whose accounts need not be looked up
GUEST_TTL = MINUTE
N_SENDERS = 4  # people who are sent something at once
UNREACHABLE = 503


class TurnNotices:
    """Raises the notices of tables: a turn begins, time is short, a game is over."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store
        self.guests: OrderedDict[str, int] = OrderedDict()  # people without an account, and the time until which that is assumed
        self.turns: OrderedDict[str, str | None] = OrderedDict()  # by table, the person whose turn is stored in the database
        self.ended: set[str] = set()  # live tables whose notices of turns end with the current write
        self.clear: OrderedDict[str, None] = OrderedDict()  # live tables about which no notice of a turn is stored
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.on_turn = self.on_turn
        rooms.after_change.append(self._note)
        rooms.after_presence.append(self._check_left)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def on_turn(self, room: Room, at: int) -> ExtraWrites | None:
        """Return the writes to store together with entries that pass the turn to somebody else."""
        person = person_to_act(room)
        if self.turns.get(room.id, "") == person or room.table.setup.script is not None or not has_company(room):
            return None
        if all(self._is_guest(holder, at) for holder in people(room)):
            return None
        live = room.table.setup.control.kind == "realtime"
        absent = person is not None and not is_looking(room, person)
        if live and not absent and room.id in self.clear:
            return None  # the usual case, and the fastest
        self.clear.pop(room.id, None)
        self.ended.discard(room.id)

        async def work(connection: AsyncConnection) -> None:
            if live and not absent:
                await end_turn(connection, room.id, at)
                if self.store.alone:  # elsewhere another server may raise one at any time
                    self.ended.add(room.id)
                return
            await end_turn(connection, room.id, at, but=person)
            if person is None or await has_turn_notice(connection, person, room.id):
                return
            await self._raise(connection, room, person, at)

        return work

    async def _raise(self, connection: AsyncConnection, room: Room, person: str, at: int, due: int | None = None) -> None:
        if (await connection.execute(select(users.c.login).where(users.c.id == person))).scalar() is None:
            self._note_guest(person, at)
            return
        names = others_of(room, person)
        live = room.table.setup.control.kind == "realtime"
        about = {"names": names, "game": room.table.game.id}
        if live:
            await notify(connection, person, "turn-live", table=room.id, about=about, due=None if due is None else {"push": due})
            return
        await notify(connection, person, "turn-days", table=room.id, about=about, at=at)
        clock = room.table.clock
        if clock.running is not None:
            short = clock.since + clock.left[clock.running] * (SHORT - 1) // SHORT
            await notify(connection, person, "time-short", table=room.id, about=about, at=max(short, at))

    def at_end(self, room: Room, at: int) -> ExtraWrites | None:
        """Return the writes to store together with the end of a game: notices to the players who do not see it."""
        if room.table.setup.script is not None or not has_company(room):
            return None
        absent = [holder for holder in people(room) if not is_looking(room, holder) and not self._is_guest(holder, at)]

        async def work(connection: AsyncConnection) -> None:
            await end_turn(connection, room.id, at)
            for holder in absent:
                about = {"names": others_of(room, holder), "game": room.table.game.id}
                await notify(connection, holder, "game-over", table=room.id, about=about, at=at)

        return work

    def _note(self, room: Room) -> None:
        """Remember the stored turn, and whether notices of turns are stored."""
        if room.id in self.ended:
            self.ended.discard(room.id)
            self.clear[room.id] = None
            if len(self.clear) > MAX_GUESTS:
                self.clear.popitem(last=False)
        self.turns[room.id] = person_to_act(room)
        self.turns.move_to_end(room.id)
        if len(self.turns) > MAX_GUESTS:
            self.turns.popitem(last=False)

    def _check_left(self, room: Room) -> None:
        """When a player leaves a live table during their turn, notify them after a while."""
        person = person_to_act(room)
        if person is None or room.table.setup.control.kind != "realtime" or is_looking(room, person) or not has_company(room):
            return
        if room.table.setup.script is not None or self._is_guest(person, now()):
            return
        self.clear.pop(room.id, None)
        self.ended.discard(room.id)

        async def tell() -> None:
            async def work(connection: AsyncConnection) -> None:
                if not await has_turn_notice(connection, person, room.id):
                    await self._raise(connection, room, person, now(), due=now() + GONE_FOR)

            try:
                await self.store.write(work)
            except Exception as error:  # the next visitor to the table will see whose turn it is
                log.warning("a notice was not stored", extra={"table": room.id, "error": type(error).__name__})

        task = asyncio.create_task(tell())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _is_guest(self, person: str, at: int) -> bool:
        return self.guests.get(person, 0) > at

    def _note_guest(self, person: str, at: int) -> None:
        self.guests[person] = at + GUEST_TTL
        if len(self.guests) > MAX_GUESTS:
            self.guests.popitem(last=False)


def people(room: Room) -> list[str]:
    """Return the people at a table, each once."""
    return list(dict.fromkeys(seat.holder for seat in room.table.seats if seat.kind == "person" and seat.holder is not None))


def has_company(room: Room) -> bool:
    """Whether players wait for each other: two people, or a person and a program."""
    return len(people(room)) + sum(seat.kind == "external" for seat in room.table.seats) > 1


def person_to_act(room: Room) -> str | None:
    """Return the person whose turn it is; None if it is a bot's, a program's or nobody's."""
    actor = room.table.actor
    if actor is None:
        return None
    seat = room.table.seats[actor]
    return seat.holder if seat.kind == "person" and seat.bot_level is None else None


def is_looking(room: Room, person: str) -> bool:
    """Whether a page of the table is open, here or through another server."""
    return person in room.session.elsewhere or any(caller.user_id == person for caller in room.session.callers)


def others_of(room: Room, person: str) -> str:
    """Return the names of the other players."""
    return ", ".join(seat.name for seat in room.table.seats if seat.holder != person and seat.name)


async def is_never_needed(_: str) -> bool:
    """Return that no table waits for a choice: the default until the part that knows is set."""
    return False


class NoticeSender:
    """Sends the notices that are due, by push and mail."""

    def __init__(self, rooms: Rooms, store: Store, notices: Notices, mailer: Mailer, keys: ServerKeys) -> None:
        self.rooms = rooms
        self.store = store
        self.notices = notices
        self.mailer = mailer
        self.keys = keys
        self.needs_choice: Callable[[str], Awaitable[bool]] = is_never_needed  # whether the rules of a table are still missing
        self.testing: set[str] = set()  # people who test their devices now

    def push_sender(self) -> PushSender:
        settings = self.rooms.settings
        contact = (
            settings.address if settings.address.startswith("https://") else f"mailto:{settings.mail_from or 'host@localhost'}"
        )
        return PushSender(self.keys.vapid, contact, settings.private_push)

    async def send_due(self) -> None:
        """Send everything that is due, one message per person and channel. Notices that cannot be sent now are due again later."""
        at = now()
        while rows := await self.notices.claim(at):
            groups: dict[tuple[str, Channel], list[Any]] = {}
            for row in rows:
                groups.setdefault((row.user_id, row.channel), []).append(row)
            free = asyncio.Semaphore(N_SENDERS)
            await asyncio.gather(*(self._send_one(free, *key, mine) for key, mine in groups.items()))

    async def _send_one(self, free: asyncio.Semaphore, person: str, channel: Channel, rows: Sequence[Any]) -> None:
        async with free:
            try:
                await self._send(person, channel, await self.notices.renew(rows))
            except Exception as error:  # the lease runs out, and it is tried again
                log.warning("a notice was not sent", extra={"error": type(error).__name__})

    async def _send(self, person: str, channel: Channel, rows: Sequence[Any]) -> None:
        wanted = await self.notices.settings(person)
        needed = []
        for row in rows:
            if not wanted.wants(row.kind, channel) or not await self._is_needed(row):
                await self.notices.finish([row])
            elif row.kind in TURN_KINDS and await self._is_looking(row.table, person):
                await self.notices.finish([row], due=now() + LOOK_AGAIN)
            elif (later := wanted.after_quiet_hours(now())) > now():
                await self.notices.finish([row], due=later)
            else:
                needed.append(row)
        if needed:
            await (self._push if channel == "push" else self._mail)(person, wanted, needed)

    async def _is_looking(self, table: str, person: str) -> bool:
        room = self.rooms.rooms.get(table)
        return is_looking(room, person) if room is not None else person in await self.rooms.people_elsewhere(table)

    async def _is_needed(self, row: Any) -> bool:
        """Whether a notice is still needed: it is still the person's turn or choice, and they have not opened the table."""
        if row.kind in TURN_KINDS:
            found = await self.store.read(select(tables.c.turn, tables.c.status).where(tables.c.id == row.table))
            if not found or found[0].turn != row.user_id or found[0].status != "running" or row.handled is not None:
                return False
        if row.kind == "missing-rules" and (row.handled is not None or not await self.needs_choice(row.table)):
            return False
        return row.seen is None or row.kind == "time-short"

    # Push

    async def _push(self, person: str, wanted: NoticeSettings, rows: Sequence[Any]) -> None:
        urgent = any(row.kind in ("turn-live", "time-short", "round") for row in rows)
        reached = await self.push_message(person, push_text(rows, wanted.language), "high" if urgent else "normal")
        if reached is None and min(row.created for row in rows) > now() - GIVE_UP_AFTER:
            await self.notices.finish(rows, due=now() + RETRY_AFTER)
            return
        await self.notices.finish(rows, sent=now() if reached else None)
        if reached:
            NOTICES_SENT.labels("push").inc()

    async def push_message(self, person: str, message: dict[str, Any], urgency: str = "normal") -> int | None:
        """Send a message to all devices of a person; return the number that took it, or None if some might take it later. Devices
        whose subscription has ended are deleted."""
        sender, body = self.push_sender(), encoded(message)
        devices = await self.store.read(select(push_devices).where(push_devices.c.user_id == person))
        answers = await asyncio.gather(*(push_status(sender, device, body, urgency) for device in devices))
        gone = [device.id for device, status in zip(devices, answers, strict=True) if status in GONE]
        if gone:
            ended = delete(push_devices).where(push_devices.c.id.in_(gone))
            await self.store.write(lambda connection: connection.execute(ended))
        refused = [status for status in answers if status not in GONE and status >= 300]
        for status in refused:
            log.warning("a push service refused a message", extra={"status": status})
        reached = sum(status < 300 for status in answers)
        return None if refused and not reached else reached

    async def test_push(self, person: str, message: dict[str, Any]) -> int:
        """Send a message to all devices of a person, one such message at a time; return the number that took it."""
        if person in self.testing:
            raise ApiError(409, "push-test", "a test of your devices is under way already: wait until it has ended")
        self.testing.add(person)
        try:
            return await self.push_message(person, message) or 0
        finally:
            self.testing.discard(person)

    # Mail

    async def _mail(self, person: str, wanted: NoticeSettings, rows: Sequence[Any]) -> None:
        found = await self.store.read(select(users.c.mail).where(users.c.id == person))
        if not self.mailer.is_set_up or not found or found[0].mail is None:
            await self.notices.finish(rows)
            return
        if await self.notices.n_sent(person, "mail", now() - DAY) >= MAX_MAILS:
            await self.notices.finish(rows, due=now() + HOUR)
            return
        subject, text = await self._mail_text(person, wanted.language, rows)
        try:
            await self.mailer.send_notice(found[0].mail, subject, text, self.keys.unsubscribe_token(person))
        except MailRefused:
            await self._bounced(person, wanted)
            await self.notices.finish(rows)
            return
        except OSError:  # the mail server cannot be reached, is busy, or refuses for a reason unrelated to the address
            age = now() - min(row.created for row in rows)
            await self.notices.finish(rows, due=None if age > GIVE_UP_AFTER else now() + max(RETRY_AFTER, age))
            return
        await self.notices.finish(rows, sent=now())
        NOTICES_SENT.labels("mail").inc()
        if wanted.bounces:
            await self._count_bounces(person, wanted, 0)

    async def _bounced(self, person: str, wanted: NoticeSettings) -> None:
        """Count a mail that was refused. After three in a row mail is switched off, as the page shows."""
        await self._count_bounces(person, wanted, wanted.bounces + 1)
        if wanted.bounces + 1 >= MAX_BOUNCES:
            await self.notices.switch_off(person, "mail")

    async def _count_bounces(self, person: str, wanted: NoticeSettings, bounces: int) -> None:
        changed = NoticeSettings(wanted.switches, wanted.quiet_from, wanted.quiet_to, wanted.zone, wanted.language, bounces)
        await self.notices.change_settings(person, changed)

    async def _mail_text(self, person: str, language: str, rows: Sequence[Any]) -> tuple[str, str]:
        """Return subject and text of a mail. A link opens a table, once; it plays nothing."""
        paragraphs = []
        for row in rows[:MAX_LINES]:
            lines = [sentence(row.kind, json.loads(row.about), language)]
            if row.table is not None:
                lines.append(f"{self.mailer.address}/open#{await self._new_link(person, row.table)}")
            paragraphs.append("\n".join(lines))
        off = f"{say('mail-off-here', language)}\n{self.mailer.address}/unsubscribe#{self.keys.unsubscribe_token(person)}"
        subject = sentence(rows[0].kind, json.loads(rows[0].about), language)
        if len(rows) > 1:
            subject = say("notice-several", language, count=len(rows))
        return f"Ilion: {subject}", "\n\n".join([*paragraphs, say("mail-link-once", language), off]) + "\n"

    async def _new_link(self, person: str, table: str) -> str:
        token = new_token()
        row = {"token": digest(token), "user_id": person, "table": table, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            # Earlier links stay: the mail server may have refused this mail after it had taken another one.
            await connection.execute(delete(table_links).where(table_links.c.created <= now() - LINK_TTL))
            await connection.execute(insert(table_links), row)

        await self.store.write(work)
        return token


async def push_status(sender: PushSender, device: Any, body: bytes, urgency: str) -> int:
    """Send a message to one device and return the status of the answer. Any failure concerns only this device."""
    try:
        return await sender.send(device.endpoint, device.p256dh, device.auth, body, urgency)
    except (OSError, HostUnknown):
        return UNREACHABLE
    except EndpointRefused:
        return GONE[0]
    except Exception as error:
        log.warning("a device could not be sent a message", extra={"error": type(error).__name__})
        return UNREACHABLE


def say(key: str, language: str, **facts: str | int) -> str:
    return CATALOGUE.format(key, facts, language if language in CATALOGUE.languages() else "en")


def sentence(kind: Kind, about: dict[str, str], language: str) -> str:
    """Return a notice as one sentence. It names a game and people, never hidden information or chat."""
    facts = {"name": about.get("name", ""), "names": about.get("names", ""), "game": title_of(about.get("game", ""), language)}
    key = "notice-turn" if kind in ("turn-live", "turn-days") else f"notice-{kind}"
    return say(key if facts["names"] or kind not in WITH_NAMES else f"{key}-alone", language, **facts)


WITH_NAMES = ("turn-live", "turn-days", "time-short", "missing-rules", "game-over")


def title_of(game: str, language: str) -> str:
    try:
        found = load(game)
    except UnknownGame:
        return game
    known = "title" in found.catalogue and language in found.catalogue.languages()
    return found.catalogue.format("title", language=language) if known else found.title


def push_text(rows: Sequence[Any], language: str) -> dict[str, Any]:
    """Return the message for a device: one notice, or a summary of several."""
    lines = [sentence(row.kind, json.loads(row.about), language) for row in rows]
    if len(rows) == 1:
        address = f"/t/{rows[0].table}" if rows[0].table else "/notices"
        return {"title": "Ilion", "body": lines[0], "url": address, "tag": rows[0].table or f"notice {rows[0].id}"}
    body = "\n".join(lines[:4])
    return {
        "title": f"Ilion: {say('notice-several', language, count=len(rows))}",
        "body": body,
        "url": "/notices",
        "tag": "summary",
    }


def encoded(message: dict[str, Any]) -> bytes:
    """Return a message as the bytes of its JSON. If they are too many for a push service, its text is shortened."""
    body = str(message.get("body", ""))
    while len(found := json.dumps(message | {"body": body}, ensure_ascii=False).encode()) > MAX_MESSAGE:
        body = body[: len(body) * 3 // 4].rstrip() + "…"
    return found
