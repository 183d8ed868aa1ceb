"""The visibility of people, their notices and the order of their reviews, on PostgreSQL: one database for each story."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ilion.server.live import lobby
from ilion.server.parts import Server
from ilion.server.settings import Settings
from ilion.server.storage import membership
from ilion.server.storage.notices import notify
from tests.server.noticing import Club
from tests.server.people import Story
from tests.server.postgres import Postgres
from tests.server.push_receiver import PushReceiver
from tests.server.test_friends import a_link_is_good_once, an_invitation_takes_a_seat, friends_agree
from tests.server.test_ladders import (
    a_history_is_searched_and_paged,
    every_page_of_a_ladder_comes_once,
    the_ladder_orders_by_the_lower_end,
)
from tests.server.test_profiles import a_rated_game_changes_the_profile
from tests.server.test_review_queue import people_take_turns
from tests.server.test_table_lists import lists_are_paged

pytestmark = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)
STORIES: list[Story] = [
    a_rated_game_changes_the_profile,
    the_ladder_orders_by_the_lower_end,
    every_page_of_a_ladder_comes_once,
    a_history_is_searched_and_paged,
    friends_agree,
    a_link_is_good_once,
    an_invitation_takes_a_seat,
    lists_are_paged,
    people_take_turns,
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


def test_all_of_it_works_on_postgresql(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_LISTED", 2)

    async def tell(story: Story) -> None:
        server = Server(Settings(db=postgres.database()))
        await server.store.open()
        try:
            await story(server)
        finally:
            await server.store.close()

    for story in STORIES:
        asyncio.run(tell(story))


def test_two_servers_on_one_database_send_each_notice_once(
    postgres: Postgres, browser: PushReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "LEASE", 600_000)  # a busy machine must not look like a server that was away
    settings = Settings(db=postgres.database(), private_push=True, notice_interval=10**9)

    async def run() -> None:
        servers = [Server(replace(settings, node=node)) for node in ("one", "two")]
        for server in servers:
            await server.store.open()
        await asyncio.gather(*(server.start() for server in servers))  # both make the keys, and one wins
        try:
            assert len({server.notice_sender.push_sender().public_key for server in servers}) == 1
            club = Club(servers[0])
            people = [await club.account(f"p{number}", f"P{number}") for number in range(20)]
            for user in people:
                keys = browser.subscription()["keys"]
                await servers[0].push_devices.add(user.id, f"{browser.endpoint}/{user.id}", keys["p256dh"], keys["auth"], "")
                await servers[0].store.write(lambda c, user=user: notify(c, user.id, "friend", about={"name": user.name}))  # type: ignore[misc]
            await asyncio.gather(*(server.notice_sender.send_due() for server in servers for _ in range(3)))
            assert sorted(message["body"].split()[0] for message in browser.messages) == sorted(user.name for user in people)
        finally:
            for server in servers:
                await server.stop()

    asyncio.run(run())
