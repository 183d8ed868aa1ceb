"""The lists of tables: their order, their pages, and their readers."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from ilion.server import messages as m
from ilion.server.app import create_app
from ilion.server.live import lobby
from ilion.server.parts import Server
from ilion.server.storage.accounts import COOKIE, User
from ilion.server.storage.schema import tables
from tests.server.in_process import with_server
from tests.server.test_ratings import account

TWO = m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")], public=True)


async def listed(server: Server, which: str, user: User | None) -> list[list[str]]:
    """Return all pages of a list, each with the ids of its tables."""
    pages: list[list[str]] = []
    cursor: str | None = None
    while not pages or cursor is not None:
        found, cursor = await server.lobby.list_tables(which, user, cursor)
        pages.append([table["id"] for table in found])
    return pages


async def lists_are_paged(server: Server) -> None:
    ann, bob, eve = [await account(server, login) for login in ("ann", "bob", "eve")]
    waiting = [(await server.lobby.create_table(ann, TWO))[0].id for _ in range(5)]
    begun = [(await server.lobby.create_table(ann, TWO))[0].id for _ in range(4)]
    turn = {}
    for id in begun:
        room = await server.lobby.join(id, bob, m.Join())
        assert room.table.actor is not None
        turn[id] = room.table.seats[room.table.actor].holder
    for at, id in enumerate([*waiting, *begun]):
        change = update(tables).where(tables.c.id == id).values(updated=at // 2)  # two at a time
        await server.store.write(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
    order = sorted((*waiting, *begun), key=lambda id: ([*waiting, *begun].index(id) // 2, id), reverse=True)

    def pages(ids: list[str]) -> list[list[str]]:
        return [ids[first : first + 2] for first in range(0, len(ids), 2)]

    assert await listed(server, "open", None) == pages([id for id in order if id in waiting])
    assert await listed(server, "running", None) == pages([id for id in order if id in begun])
    for user in (ann, bob):
        mine = [id for id in order if user is ann or id in begun]
        assert await listed(server, "mine", user) == pages(sorted(mine, key=lambda id: turn.get(id) != user.id))
    assert await listed(server, "finished", ann) == [[]]
    assert await listed(server, "mine", None) == [[]]
    await server.moderation.block(ann, eve.id)
    assert await listed(server, "open", eve) == [[]], "the tables of somebody who has blocked her are not there"


def test_every_table_is_on_one_page_and_those_with_my_turn_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_LISTED", 2)
    with_server(tmp_path, lists_are_paged)


def test_the_link_of_a_page_leads_to_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_LISTED", 2)

    async def work(server: Server) -> None:
        user, session = await server.accounts.create_guest()
        made = {(await server.lobby.create_table(user, TWO))[0].id for _ in range(3)}
        app = create_app(server.settings)
        app.state.server = server
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="https://ilion.example", cookies={COOKIE: session}
        ) as http:
            first = await http.get("/api/tables?which=mine")
            assert first.links["next"]["rel"] == "next"
            second = await http.get(first.url.join(first.links["next"]["url"]))
            assert "link" not in second.headers
            assert (len(first.json()), len(second.json())) == (2, 1)
            assert {line["id"] for line in first.json() + second.json()} == made
            assert (await http.get("/api/tables?which=mine&cursor=bm8")).status_code == 422

    with_server(tmp_path, work)
