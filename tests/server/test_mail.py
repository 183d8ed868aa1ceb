"""Mail through a real mail server: its content, its links, and the cases in which it is not sent."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from ilion.server.clock import now
from ilion.server.jobs.mail import Mailer
from ilion.server.notice_rules import DEFAULTS, KINDS, Channel, NoticeSettings
from ilion.server.problems import ApiError
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import deliveries, notices, users
from ilion.table.clock import HOUR, MINUTE
from tests.server.harness import LIMIT
from tests.server.noticing import MAILED, Club, Post, in_club
from tests.server.push_receiver import PushReceiver


def test_a_mail_opens_its_table_once_and_ends_all_mails_with_one_click(tmp_path: Path, post: Post) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        bob = await club.account("bob", "Bob", "bob@example.org")
        table = await club.table(ann, bob)
        person = await club.to_act(table)
        await club.wait(30 * MINUTE)
        await club.send()
        (mail,) = post.mails
        assert mail["To"] == ("ann@example.org" if person == ann.id else "bob@example.org")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = re.search(r"https://ilion\.example/open#([\w-]+)", post.text())
        assert link
        links = club.server.table_links
        assert await links.table_of(link[1], person) == table
        stranger = bob if person == ann.id else ann
        assert await links.table_of(link[1], stranger.id) is None, "it is nobody else's"
        user, session, opened = await links.use(link[1], "Chrome on Linux")
        assert (user.id, opened) == (person, table)
        assert await club.server.accounts.user_for_token(session) == user
        with pytest.raises(ApiError, match="used before"):
            await links.use(link[1], "Chrome on Linux")
        off = re.search(r"<https://ilion\.example/api/mail/unsubscribe/([\w.-]+)>", mail["List-Unsubscribe"])
        assert off
        assert club.server.keys.person_of(off[1]) == person
        assert club.server.keys.person_of(off[1][:-1] + ("0" if off[1][-1] != "0" else "1")) is None
        await club.server.notices.switch_off(person, "mail")
        await club.move_on(table)
        await club.move_on(table)
        await club.wait(HOUR)
        await club.send()
        assert [str(one["To"]) for one in post.mails].count(str(mail["To"])) == 1

    in_club(tmp_path, work, post)


def test_nobody_gets_mail_who_has_not_switched_it_on(tmp_path: Path, post: Post) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.write(update(users).where(users.c.id == ann.id).values(mail="ann@example.org"))
        for kind in KINDS:
            await club.server.store.write(lambda c, kind=kind: notify(c, ann.id, kind, about={"name": "Wim", "game": "horus"}))  # type: ignore[misc]
        assert not await club.read(select(deliveries).where(deliveries.c.channel == "mail"))
        assert not any("mail" in channels for channels in DEFAULTS.values())

    in_club(tmp_path, work, post)


def test_the_links_of_mails_end_with_the_sessions_and_with_the_address(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        accounts, recovery, links = club.server.accounts, club.server.recovery, club.server.table_links

        async def confirm() -> None:
            await recovery.confirm_mail(await recovery.new_link(ann, "new@example.org"))

        events: dict[str, Callable[[], Awaitable[object]]] = {
            "a new password": lambda: accounts.set_password(ann, "a-new-password"),
            "the end of all sessions": lambda: accounts.end_all_sessions(ann.id),
            "the end of the other sessions": lambda: accounts.end_other_sessions(ann, None),
            "a new address": confirm,
            "no address": lambda: recovery.remove_mail(ann),
        }
        for event, happens in events.items():
            link = await club.server.notice_sender._new_link(ann.id, table)
            kept = await club.server.notice_sender._new_link(bob.id, table)
            assert await links.table_of(link, ann.id) == table, event
            await happens()
            with pytest.raises(ApiError, match="has ended"):
                await links.use(link, "Chrome on Linux")
            assert await links.table_of(kept, bob.id) == table, f"other people keep theirs: {event}"

    in_club(tmp_path, work)


def test_a_digest_has_everything_of_an_hour_in_one_mail(tmp_path: Path, post: Post) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        both: frozenset[Channel] = frozenset({"page", "mail"})
        wanted = NoticeSettings(switches={**DEFAULTS, "friend": both, "invitation": both})
        await club.server.notices.change_settings(ann.id, wanted)
        for name in ("Wim", "Hatsu", "Eve"):
            await club.server.store.write(lambda c, name=name: notify(c, ann.id, "friend", about={"name": name}))  # type: ignore[misc]
        await club.send()
        assert not post.mails
        await club.wait(HOUR)
        await club.send()
        (mail,) = post.mails
        assert mail["Subject"] == "Ilion: 3 notices"
        assert all(name in post.text() for name in ("Wim", "Hatsu", "Eve"))

    in_club(tmp_path, work, post)


def test_three_refused_mails_switch_mail_off_and_the_page_says_so(tmp_path: Path, post: Post) -> None:
    post.refuses = "550 no such person"

    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        for number in range(3):
            assert (await club.server.notices.settings(ann.id)).wants("round", "mail"), number
            await club.server.store.write(lambda connection: notify(connection, ann.id, "round", about={"name": "Cup"}))
            await club.send()
        wanted = await club.server.notices.settings(ann.id)
        assert wanted.bounces == 3
        assert not wanted.wants("round", "mail")
        assert wanted.wants("round", "push")

    in_club(tmp_path, work, post)


def test_a_mail_server_that_is_busy_gets_the_mail_later(tmp_path: Path, post: Post) -> None:
    post.refuses = "451 try again"

    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        await club.server.store.write(lambda connection: notify(connection, ann.id, "round", about={"name": "Cup"}))
        await club.send()
        post.refuses = None
        await club.wait(5 * MINUTE)
        await club.send()
        assert len(post.mails) == 1
        assert (await club.server.notices.settings(ann.id)).bounces == 0

    in_club(tmp_path, work, post)


def test_a_mail_server_that_refuses_every_mail_is_tried_ever_more_rarely_and_given_up(tmp_path: Path, post: Post) -> None:
    post.refuses_mails = "554 not from here"

    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann", "ann@example.org"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        link = await club.server.notice_sender._new_link(ann.id, table)
        await club.write(delete(notices))
        await club.server.store.write(lambda connection: notify(connection, ann.id, "round", table=table, about={"name": "Cup"}))
        for hours, waits in ((0, 5 * MINUTE), (1, HOUR), (6, 6 * HOUR)):
            await club.write(update(notices).values(created=now() - hours * HOUR))
            await club.write(update(deliveries).where(deliveries.c.channel == "mail").values(due=1))
            before = now()
            await club.send()
            (row,) = await club.read(select(deliveries).where(deliveries.c.channel == "mail"))
            assert before + waits <= row.due <= now() + waits + MINUTE
        assert await club.server.table_links.table_of(link, ann.id) == table, "a link that was delivered stays"
        await club.write(update(notices).values(created=now() - 13 * HOUR))
        await club.write(update(deliveries).values(due=1))
        await club.send()
        assert not await club.read(select(deliveries).where(deliveries.c.due.is_not(None)))
        assert (await club.server.notices.settings(ann.id)).bounces == 0, "it is not the fault of the address"

    in_club(tmp_path, work, post)


def test_a_mail_server_that_does_not_answer_keeps_back_no_other_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mails wait in threads of their own, not in those in which passwords are checked."""
    answers = threading.Event()
    monkeypatch.setattr(Mailer, "_send", lambda self, mail: answers.wait(LIMIT))

    async def work(club: Club) -> None:
        mailer = club.server.mailer
        sending = [asyncio.create_task(mailer.send_link("mail-reset", "ann@example.org", "ann", "/reset", "en")) for _ in range(50)]
        try:
            await asyncio.sleep(0)  # every mail is handed to a thread, or waits for one
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), LIMIT / 2) == "free"
            assert not any(task.done() for task in sending)
        finally:
            answers.set()
        await asyncio.gather(*sending)
        mailer.close()
        with pytest.raises(RuntimeError, match="after shutdown"):
            await mailer.send_link("mail-reset", "ann@example.org", "ann", "/reset", "en")

    in_club(tmp_path, work)


def test_nobody_gets_more_than_twenty_mails_a_day(tmp_path: Path, post: Post) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        for number in range(25):
            await club.server.store.write(lambda connection: notify(connection, ann.id, "round", about={"name": "Cup"}))
            await club.send()
            earlier = update(deliveries).where(deliveries.c.sent.is_not(None)).values(sent=deliveries.c.sent - 1_000)
            await club.write(earlier)
            assert len(post.mails) == min(number + 1, 20)

    in_club(tmp_path, work, post)


def test_push_and_mail_name_game_and_people_and_nothing_else(tmp_path: Path, post: Post, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        for number, language in enumerate(("en", "de", "fr", "es", "nl"), 1):
            ann = await club.account(f"ann-{language}", "Ann", f"ann-{language}@example.org")
            bob = await club.account(f"bob-{language}", "Bob", f"bob-{language}@example.org")
            for user in (ann, bob):
                await club.server.notices.change_settings(user.id, replace(MAILED, language=language))
            table = await club.table(ann, bob)
            person = await club.to_act(table)
            await club.subscribe(person, browser)
            await club.wait(36 * HOUR)
            await club.send()
            assert (len(browser.messages), len(post.mails)) == (number, number)
            message = browser.messages[-1]
            other = "Bob" if person == ann.id else "Ann"
            assert set(message) == {"title", "body", "url", "tag"}
            for line in message["body"].split("\n"):
                assert line.endswith(other)
            room = await club.server.rooms.get(table)
            sent = json.dumps(message) + post.text()
            events = (str(event) for event in room.table.record.events if len(str(event)) > 3)
            for secret in (room.table.setup.secret.hex(), *events):
                assert secret not in sent

    in_club(tmp_path, work, post)
