"""Notices: the times when they arise, and when they are sent or not."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import select, update

from ilion.server import messages as m
from ilion.server.app import create_app
from ilion.server.clock import now
from ilion.server.notice_rules import DEFAULTS, NoticeSettings
from ilion.server.storage import notices as stored_notices
from ilion.server.storage.accounts import COOKIE
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import deliveries, notices, push_devices, tables
from ilion.table.clock import HOUR, MINUTE
from tests.server.harness import Client, Running
from tests.server.noticing import CORRESPONDENCE, Club, Post, in_club
from tests.server.push_receiver import PushReceiver, padded


def test_whose_turn_it_is_by_the_day_is_pushed_after_five_minutes_and_mailed_after_thirty(
    tmp_path: Path, post: Post, browser: PushReceiver
) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann", "ann@example.org")
        bob = await club.account("bob", "Bob", "bob@example.org")
        table = await club.table(ann, bob)
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.send()
        assert not browser.messages
        await club.wait(5 * MINUTE)
        await club.send()
        other = "Bob" if first == ann.id else "Ann"
        (message,) = browser.messages
        assert message["body"] == f"It is your turn: The Trojan Horse, with {other}"
        assert message["url"] == f"/t/{table}"
        assert not post.mails
        await club.wait(25 * MINUTE)
        await club.send()
        assert post.mails[0]["Subject"] == f"Ilion: It is your turn: The Trojan Horse, with {other}"
        await club.wait(12 * HOUR)
        await club.send()
        assert (len(browser.messages), len(post.mails)) == (1, 1), "one a table until the person has moved"
        await club.move_on(table)
        await club.move_on(table)
        await club.wait(5 * MINUTE)
        await club.send()
        assert len(browser.messages) == 2, "the next turn is another one"

    in_club(tmp_path, work, post)


def test_nothing_is_sent_if_the_person_has_moved_or_looked(tmp_path: Path, post: Post, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.move_on(table)
        await club.wait(HOUR)
        await club.send()
        assert not browser.messages, "it is not their turn any more"
        await club.move_on(table)
        await club.go(table, await club.look(table, first))
        await club.wait(HOUR)
        await club.send()
        assert not browser.messages, "they have seen it"

    in_club(tmp_path, work, post)


def test_a_notice_waits_while_the_person_is_looking_and_is_sent_when_they_have_gone(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.move_on(table)
        there = await club.look(table, first)
        await club.move_on(table)  # their turn comes while the page is open
        await club.wait(HOUR)
        await club.send()
        assert not browser.messages
        await club.go(table, there)
        await club.wait(MINUTE)
        await club.send()
        assert len(browser.messages) == 1, "it was queued, not dropped"

    in_club(tmp_path, work)


def test_a_live_turn_is_pushed_at_once_only_if_no_page_of_the_table_is_open(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob, m.ClockSpec(kind="realtime", bank=600))
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.wait(5_000)
        await club.send()
        assert len(browser.messages) == 1
        there = await club.look(table, first)
        await club.move_on(table)
        await club.move_on(table)
        await club.wait(MINUTE)
        await club.send()
        assert len(browser.messages) == 1, "the page is open"
        await club.go(table, there)
        await club.wait(15_000)
        await club.send()
        assert len(browser.messages) == 2, "they left in their turn"
        assert browser.headers[-1]["urgency"] == "high"

    in_club(tmp_path, work)


def test_a_notice_waits_while_the_person_looks_through_another_server(
    tmp_path: Path, browser: PushReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        first = await club.to_act(table)
        await club.subscribe(first, browser)

        async def there(_: str) -> frozenset[str]:
            return frozenset({first})

        monkeypatch.setattr(club.server.rooms, "people_elsewhere", there)
        room = club.server.rooms.rooms.pop(table)  # this server has not opened the table
        await club.wait(HOUR)
        await club.send()
        assert not browser.messages
        club.server.rooms.rooms[table] = room
        club.server.rooms.set_people_elsewhere(room, {first})
        await club.wait(MINUTE)
        await club.send()
        assert not browser.messages
        club.server.rooms.set_people_elsewhere(room, ())
        await club.wait(MINUTE)
        await club.send()
        assert len(browser.messages) == 1

    in_club(tmp_path, work)


def test_a_live_turn_is_told_again_after_a_restart_and_a_move_through_another_server(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob, m.ClockSpec(kind="realtime", bank=600))
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.wait(5_000)
        await club.send()
        assert len(browser.messages) == 1
        there = [await club.look(table, user.id) for user in (ann, bob)]
        club.server.turn_notices.turns.clear()  # as in a server that has just started
        club.server.turn_notices.clear.clear()
        await club.move_on(table)  # to somebody who is looking
        await club.move_on(table)
        assert table in club.server.turn_notices.clear, "most moves write nothing about notices"
        await club.go(table, next(one for one in there if one.user_id == first))
        await club.wait(15_000)
        await club.send()
        assert len(browser.messages) == 2, "they left in another turn of theirs"

    in_club(tmp_path, work)


def test_short_time_is_told_once_at_a_quarter_left_even_to_somebody_who_has_looked(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        first = await club.to_act(table)
        await club.subscribe(first, browser)
        await club.go(table, await club.look(table, first))
        assert await club.server.notices.n_unseen(first) == 0, "the page does not tell it before its time"
        await club.wait(35 * HOUR)
        await club.send()
        assert not browser.messages
        await club.wait(HOUR)
        await club.send()
        await club.send()
        (message,) = browser.messages
        assert message["body"].startswith("You are running out of time")

    in_club(tmp_path, work)


def test_guests_and_games_against_bots_alone_raise_no_notice(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        guest, _ = await club.server.accounts.create_guest()
        await club.table(guest, (await club.server.accounts.create_guest())[0])
        seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="bot", level="random")]
        await club.server.lobby.create_table(ann, m.NewTable(game="trojan-horse", seats=seats, clock=CORRESPONDENCE))
        assert not await club.read(select(notices))

    in_club(tmp_path, work)


def test_the_end_of_a_game_is_listed_for_those_who_did_not_see_it_and_takes_back_what_was_to_be_sent(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        table = await club.table(ann, bob)
        await club.look(table, ann.id)
        await club.server.rooms.run_command(table, lambda session: session.table.resign(0, "random", now()))
        assert (await club.kinds(bob.id))[0] == "game-over"
        assert "game-over" not in await club.kinds(ann.id)
        waiting = await club.read(select(deliveries).where(deliveries.c.due.is_not(None)))
        assert not waiting, "game over is on the page only, and no turn is left"

    in_club(tmp_path, work)


def test_quiet_hours_end_with_one_summary(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        hour = datetime.now(ZoneInfo("Asia/Tokyo")).hour
        quiet = NoticeSettings(quiet_from=hour, quiet_to=(hour + 2) % 24, zone="Asia/Tokyo", language="de")
        await club.server.notices.change_settings(ann.id, quiet)
        for name in ("Wim", "Hatsu"):
            await club.server.store.write(lambda connection, name=name: notify(connection, ann.id, "friend", about={"name": name}))  # type: ignore[misc]
        await club.send()
        assert not browser.messages
        await club.server.notices.change_settings(ann.id, replace(quiet, quiet_from=None, quiet_to=None))
        await club.wait(2 * HOUR)
        await club.send()
        (message,) = browser.messages
        assert message["title"] == "Ilion: 2 Nachrichten"
        assert message["body"] == "Wim möchte mit dir befreundet sein\nHatsu möchte mit dir befreundet sein"

    in_club(tmp_path, work)


@pytest.mark.parametrize(
    ("quiet", "hour", "ends"),
    [((23, 7), 22, None), ((23, 7), 23, 7), ((23, 7), 3, 7), ((23, 7), 7, None), ((12, 14), 13, 14), ((12, 14), 14, None)],
)
def test_quiet_hours_may_pass_midnight(quiet: tuple[int, int], hour: int, ends: int | None) -> None:
    zone = ZoneInfo("America/New_York")
    settings = NoticeSettings(quiet_from=quiet[0], quiet_to=quiet[1], zone="America/New_York")
    at = datetime(2026, 7, 14, hour, 30, tzinfo=zone)
    after = datetime.fromtimestamp(settings.after_quiet_hours(int(at.timestamp() * 1000)) / 1000, zone)
    assert (after == at) == (ends is None)
    if ends is not None:
        assert (after.hour, after.minute, (after - at).days) == (ends, 0, 0)


def test_a_kind_that_is_switched_off_is_not_sent(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        off = NoticeSettings(switches={**DEFAULTS, "friend": frozenset({"page"}), "invitation": frozenset()})
        await club.server.notices.change_settings(ann.id, off)
        for kind in ("friend", "invitation"):
            await club.server.store.write(lambda c, kind=kind: notify(c, ann.id, kind, about={"name": "Wim", "game": "horus"}))  # type: ignore[misc]
        await club.send()
        assert not browser.messages
        assert await club.kinds(ann.id) == ["friend"]

    in_club(tmp_path, work)


# The senders


def test_a_server_that_died_while_sending_is_replaced_after_a_minute(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        await club.server.store.write(lambda connection: notify(connection, ann.id, "friend", about={"name": "Wim"}))
        assert await club.server.notices.claim(2**50), "claimed by a server that then dies"
        await club.send()
        assert not browser.messages
        await club.write(update(deliveries).values(lease=1))
        await club.send()
        assert len(browser.messages) == 1

    in_club(tmp_path, work)


def test_what_another_server_has_claimed_meanwhile_or_a_move_has_taken_back_is_not_sent(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        for name in ("Wim", "Hatsu", "Eve"):
            await club.server.store.write(lambda c, name=name: notify(c, ann.id, "friend", about={"name": name}))  # type: ignore[misc]
        rows = await club.server.notices.claim(now())
        assert len(rows) == 3
        await club.write(update(deliveries).where(deliveries.c.notice == rows[0].id).values(lease=rows[0].lease + 1))
        await club.write(update(deliveries).where(deliveries.c.notice == rows[1].id).values(due=None))
        assert [row.id for row in await club.server.notices.renew(rows)] == [rows[2].id]
        assert await club.server.notices.renew(rows) == [], "a claim is renewed once with what was claimed"

    in_club(tmp_path, work)


def test_a_server_claims_what_is_due_to_a_few_people_and_sends_to_all(
    tmp_path: Path, browser: PushReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_notices, "MAX_READERS", 2)

    async def work(club: Club) -> None:
        keys = browser.subscription()["keys"]
        for number in range(3):
            user = await club.account(f"p{number}", f"P{number}")
            await club.server.push_devices.add(user.id, f"{browser.endpoint}/{number}", keys["p256dh"], keys["auth"], "")
            for name in ("Wim", "Hatsu"):
                await club.server.store.write(lambda c, user=user, name=name: notify(c, user.id, "friend", about={"name": name}))  # type: ignore[misc]
        claimed = await club.server.notices.claim(now())
        assert len({row.user_id for row in claimed}) == 2
        assert len(claimed) == 4
        await club.server.notices.finish(claimed, due=1)
        await club.send()
        assert [message["title"] for message in browser.messages] == ["Ilion: 2 notices"] * 3

    in_club(tmp_path, work)


# The API


def test_a_person_subscribes_a_browser_tries_it_and_ends_it(tmp_path: Path, browser: PushReceiver) -> None:
    more = ("--rate", "100000", "--burst", "100000", "--private-push")
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *more)
    try:
        ann = Client(running)
        ann.register()
        options = ann.http.get("/api/me/notices/settings").json()
        assert not options["mail_possible"]
        assert len(padded(options["push_key"])) == 65
        assert ann.http.post("/api/me/push", json=browser.subscription()).status_code == 201
        assert ann.http.post("/api/me/push/test").json() == {"reached": 1}
        said = "This is what a notice looks like."
        assert browser.messages == [{"title": "Ilion", "body": said, "url": "/notices", "tag": "test"}]
        assert len(ann.http.get("/api/me/notices/settings").json()["devices"]) == 1
        assert ann.http.post("/api/me/push/remove", json={"endpoint": browser.endpoint}).status_code == 204
        assert ann.http.post("/api/me/push/test").json() == {"reached": 0}
        change = {
            "switches": {"friend": ["page", "mail"]},
            "quiet_from": 23,
            "quiet_to": 7,
            "zone": "Europe/Berlin",
            "language": "nl",
        }
        assert ann.http.put("/api/me/notices/settings", json=change).status_code == 204
        options = ann.http.get("/api/me/notices/settings").json()
        assert (options["switches"]["friend"], options["switches"]["round"]) == (["mail", "page"], ["page", "push"])
        assert (options["quiet_from"], options["zone"]) == (23, "Europe/Berlin")
        for wrong in ({"zone": "Mars/Olympus"}, {"quiet_to": None}, {"switches": {"gossip": ["page"]}}, {"quiet_from": 24}):
            assert ann.http.put("/api/me/notices/settings", json=change | wrong).status_code == 422
        assert ann.http.get("/api/me/notices/settings").json() == options, "a wrong request changes nothing"
        answer = ann.http.post(
            "/api/mail/unsubscribe/nobody.0",
            content="List-Unsubscribe=One-Click",
            headers={"Content-Type": "application/x-www-form-urlencoded", "Origin": "https://mail.example"},
        )
        assert answer.status_code == 401, "mail programs may post there, but only with a token of ours"
    finally:
        running.stop()


def test_a_link_replaces_no_other_person_unasked(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        ann, bob = await club.account("ann", "Ann"), await club.account("bob", "Bob")
        guest, session = await club.server.accounts.create_guest()
        table = await club.table(ann, bob)
        link = await club.server.notice_sender._new_link(ann.id, table)
        app = create_app(club.server.settings)
        app.state.server = club.server
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="https://ilion.example", cookies={COOKIE: session}) as http:
            answer = await http.post(f"/api/mail/open/{link}")
            assert (answer.status_code, answer.json()["key"]) == (409, "other-person")
            assert "set-cookie" not in answer.headers
            assert (await http.get("/api/me")).json()["name"] == guest.name
            assert (await http.post("/api/mail/open/no-such-link")).status_code == 401, "a dead link asks nothing"
            answer = await http.post(f"/api/mail/open/{link}?replace=true")
            assert answer.json() == {"table": table}
        async with httpx.AsyncClient(transport=transport, base_url="https://ilion.example", cookies=answer.cookies) as http:
            assert (await http.get("/api/me")).json()["name"] == "Ann"

    in_club(tmp_path, work)


def test_an_address_of_a_private_network_is_refused_where_the_host_has_not_allowed_it(ann: Client, browser: PushReceiver) -> None:
    ann.register()
    answer = ann.http.post("/api/me/push", json=browser.subscription())
    assert (answer.status_code, answer.json()["key"]) == (422, "endpoint")
    assert ann.http.get("/api/me/notices/settings").json()["devices"] == []


def test_deleting_an_account_deletes_its_notices_devices_and_settings(tmp_path: Path, browser: PushReceiver) -> None:
    async def work(club: Club) -> None:
        ann = await club.account("ann", "Ann")
        await club.subscribe(ann.id, browser)
        await club.server.notices.change_settings(ann.id, NoticeSettings())
        await club.server.store.write(lambda connection: notify(connection, ann.id, "friend", about={"name": "Wim"}))
        await club.server.accounts.delete(ann)
        for kept in (notices, deliveries, push_devices):
            assert not await club.read(select(kept))
        assert not await club.read(select(tables))

    in_club(tmp_path, work)
