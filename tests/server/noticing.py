"""Shared by the tests of notices: a server in this process with people who use it, and a mail server."""

from __future__ import annotations

import asyncio
import email.policy
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import update

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import Subscriber, TableSession
from ilion.server.notice_rules import DEFAULTS, NoticeSettings
from ilion.server.parts import Server
from ilion.server.settings import Settings
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import deliveries, users
from ilion.table.log import Entry
from tests.server.harness import LIMIT, free_port
from tests.server.in_process import run_server
from tests.server.push_receiver import PushReceiver

MAILED = NoticeSettings({**DEFAULTS, **{kind: DEFAULTS[kind] | {"mail"} for kind in ("turn-days", "time-short", "round")}})
CORRESPONDENCE = m.ClockSpec(kind="correspondence", days=2)


class Post:
    """A mail server. `refuses` is its answer to every address."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: str | None = None
        self.refuses_mails: str | None = None
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port(), ready_timeout=LIMIT)
        self.controller.start()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses_mails is not None:
            return self.refuses_mails
        self.mails.append(message_from_bytes(envelope.content, _class=EmailMessage, policy=email.policy.default))
        return "250 OK"

    def text(self, number: int = -1) -> str:
        return str(self.mails[number].get_content())


class Club:
    """A server in this process, and the people who use it. Nothing is sent automatically: `send` sends, `wait` lets time pass."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def account(self, login: str, name: str, mail: str | None = None) -> User:
        user, _ = await self.server.accounts.create_guest()
        await self.server.accounts.rename(user, name)
        values: dict[str, Any] = {"login": login, "handle": login}
        if mail is not None:
            values["mail"] = mail
        await self.write(update(users).where(users.c.id == user.id).values(values))
        if mail is not None:
            await self.server.notices.change_settings(user.id, MAILED)
        user.login, user.handle, user.has_account = login, login, True
        return user

    async def table(self, first: User, second: User, clock: m.ClockSpec = CORRESPONDENCE) -> str:
        """A running game of two. The seat to act is chosen by the draws."""
        seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open")]
        made = m.NewTable(game="trojan-horse", seats=seats, clock=clock)
        room, _ = await self.server.lobby.create_table(first, made)
        await self.server.lobby.join(room.id, second, m.Join())
        return room.id

    async def to_act(self, table: str) -> str:
        room = await self.server.rooms.get(table)
        actor = room.table.actor
        assert actor is not None
        return str(room.table.seats[actor].holder)

    async def move_on(self, table: str) -> None:
        """Play until it is somebody else's turn."""
        before = await self.to_act(table)

        def command(session: TableSession) -> list[Entry]:
            seat = session.table.actor
            assert seat is not None
            state = session.table.state_for(seat)
            move = state.text(state.legal_actions()[0])
            return session.table.play(seat, move, session.table.seq(seat), f"k{session.table.length}", now(), final=True)

        while await self.to_act(table) == before:
            await self.server.rooms.run_command(table, command)

    async def look(self, table: str, person: str) -> Subscriber:
        """Open the page of a table."""
        room = await self.server.rooms.get(table)
        subscriber = Silent(person)
        self.server.rooms.add(room, subscriber)
        await self.server.notices.looked(person, table)
        return subscriber

    async def go(self, table: str, subscriber: Subscriber) -> None:
        self.server.rooms.remove(await self.server.rooms.get(table), subscriber)
        await asyncio.gather(*self.server.turn_notices.tasks)

    async def wait(self, milliseconds: int) -> None:
        """Let time pass for everything that waits to be sent."""
        later = {"due": deliveries.c.due - milliseconds}
        await self.write(update(deliveries).values(later))

    async def send(self) -> None:
        await self.server.notice_sender.send_due()

    async def write(self, statement: Any) -> None:
        await self.server.store.write(lambda connection: connection.execute(statement))

    async def read(self, statement: Any) -> list[Any]:
        return await self.server.store.read(statement)

    async def kinds(self, person: str) -> list[str]:
        return [row.kind for row in await self.server.notices.listed(person)]

    async def subscribe(self, person: str, browser: PushReceiver) -> None:
        keys = browser.subscription()["keys"]
        await self.server.push_devices.add(person, browser.endpoint, keys["p256dh"], keys["auth"], "Chrome on Linux")


class Silent(Subscriber):
    def send(self, message: bytes, more: bool = False) -> None:
        pass


def in_club(folder: Path, work: Callable[[Club], Awaitable[None]], post: Post | None = None, db: str | None = None) -> None:
    settings = Settings(
        db=db or f"sqlite:///{folder / 'tables.db'}",
        private_push=True,
        notice_interval=10**9,
        address="https://ilion.example",
        smtp=f"smtp://127.0.0.1:{post.controller.port}" if post else "",
        mail_from="ilion@ilion.example" if post else "",
    )

    run_server(settings, lambda server: work(Club(server)))
