"""Guests ask rated tables to play unrated, on a server: lists, blocks, invitations, notices, deletion, and secrecy."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import String, insert, select

from ilion.core.errors import IlionError
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import Room
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.open_tables import Wanted
from ilion.server.storage.schema import blocks, deliveries, invitations, log_entries, notices, rated_games, tables
from ilion.table import asking
from ilion.table.log import Kind
from tests.server.harness import Client, Socket
from tests.server.in_process import with_server
from tests.server.people import rate
from tests.server.test_ratings import account, resign

DAY = m.ClockSpec(kind="correspondence", days=1)
ASK = m.AskUnrated()


async def guest(server: Server) -> User:
    return (await server.accounts.create_guest())[0]


async def rated_table(server: Server, owner: User, *more: str, **settings: Any) -> str:
    """A rated table with its owner and open seats, or others."""
    seats = [m.SeatSpec(kind="me"), *(m.SeatSpec(kind=kind) for kind in more or ("open", "open"))]  # type: ignore[arg-type]
    body = m.NewTable(game="horus", seats=seats, clock=DAY, rated=True, public=True, **settings)
    return (await server.lobby.create_table(owner, body))[0].id


async def answer(server: Server, id: str, user: User, accept: bool) -> Room:
    def run(session: Any) -> Any:
        return asking.answer(session, session.seats_of(user.id)[0], accept, now())

    return await server.rooms.run_command(id, run)


async def refused(work: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises((ApiError, IlionError)) as caught:
        await work
    return caught.value.status, caught.value.key  # type: ignore[attr-defined]


def test_a_table_that_agreed_is_unrated_in_every_list_and_its_game_is_never_rated(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, gus = await account(server, "ann"), await guest(server)
        id = await rated_table(server, ann, "open")
        assert await refused(server.lobby.join(id, gus, m.Join())) == (403, "needs-account")
        await server.unrated.ask(id, gus, ASK)
        (line,), _ = await server.open_tables.page(gus.id, Wanted())
        assert line["rated"]
        assert (await answer(server, id, ann, accept=True)).table.running
        (mine,), _ = await server.lobby.list_tables("mine", gus)
        assert not mine["rated"]
        server.rooms.rooms[id].stale = True
        assert not (await server.rooms.get(id)).table.setup.rated, "the same after it was read again"
        del server.rooms.rooms[id]
        assert not (await server.rooms.get(id)).table.setup.rated
        await resign(server, id, 0)
        assert await server.store.read(select(rated_games)) == []
        (game,), _ = await server.lobby.list_tables("finished", ann)
        assert not game["rated"]

    with_server(tmp_path, work)


def test_a_blocked_guest_cannot_ask_and_learns_nothing(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, gus = await account(server, "ann"), await account(server, "bob"), await guest(server)
        id = await rated_table(server, ann)
        await server.lobby.join(id, bob, m.Join())
        row = {"user_id": bob.id, "blocked": gus.id, "created": now()}
        await server.store.write(lambda connection: connection.execute(insert(blocks), row))
        assert await refused(server.unrated.ask(id, gus, ASK)) == (409, "full")
        await server.lobby.leave(id, bob)
        room = await server.unrated.ask(id, gus, ASK)
        await server.lobby.join(id, bob, m.Join())
        assert room.session.info(bob.id)["unrated_request"] is None, "who sits down is not asked by somebody whom they have blocked"
        assert room.session.info(gus.id)["unrated_request"] == {"yours": True, "open": False, "name": "", "pending": []}

    with_server(tmp_path, work)


def test_nobody_learns_of_a_block_by_a_question_that_they_may_not_ask_anyway(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, eve = [await account(server, name) for name in ("ann", "bob", "eve")]
        id = await rated_table(server, ann, "open")
        await server.lobby.join(id, bob, m.Join())
        gus = await guest(server)
        answers = [await refused(server.unrated.ask(id, person, ASK)) for person in (ann, eve, gus)]
        assert answers == [(409, "can-sit"), (409, "can-sit"), (409, "begun")]
        rows = [{"user_id": bob.id, "blocked": person.id, "created": now()} for person in (ann, eve, gus)]
        await server.store.write(lambda connection: connection.execute(insert(blocks), rows))
        assert [await refused(server.unrated.ask(id, person, ASK)) for person in (ann, eve, gus)] == answers

    with_server(tmp_path, work)


def test_a_guest_who_does_not_fit_is_told_why_instead_of_asking(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, gus = await account(server, "ann"), await guest(server)
        await rate(server, ann, 25.0, 2.0)
        id = await rated_table(server, ann, conditions=m.SeatConditions(near=100))
        assert await refused(server.unrated.ask(id, gus, ASK)) == (403, "no-rating")
        assert (await server.rooms.get(id)).table.unrated.open is None

    with_server(tmp_path, work)


def test_an_invitation_is_used_up_by_the_guest_who_gets_its_seat(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, gus = await account(server, "ann"), await guest(server)
        body = m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="invited")], clock=DAY, rated=True)
        room, tokens = await server.lobby.create_table(ann, body)
        assert await refused(server.unrated.ask(room.id, gus, ASK)) == (409, "full"), "the table is private, and a link is needed"
        assert await refused(server.unrated.ask(room.id, gus, m.AskUnrated(token="wrong"))) == (403, "wrong-token")
        await server.unrated.ask(room.id, gus, m.AskUnrated(token=tokens[1]))
        assert not (await server.store.read(select(invitations.c.used)))[0].used
        assert (await answer(server, room.id, ann, accept=True)).table.running
        assert room.table.seats[1].holder == gus.id
        assert (await server.store.read(select(invitations.c.used)))[0].used

    with_server(tmp_path, work)


def test_people_who_are_away_are_told_and_the_notice_ends_with_the_question(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, gus = await account(server, "ann"), await account(server, "bob"), await guest(server)
        id = await rated_table(server, ann)
        await server.lobby.join(id, bob, m.Join())

        async def told() -> dict[str, bool]:
            rows = await server.store.read(select(notices).where(notices.c.kind == "unrated"))
            return {row.user_id: row.handled is None for row in rows}

        await server.unrated.ask(id, gus, m.AskUnrated(name="Gus"))
        assert await told() == {ann.id: True, bob.id: True}
        (line, *_) = await server.notices.listed(ann.id)
        assert (line.table, line.person) == (id, gus.id)
        assert '"name": "Gus"' in line.about
        await answer(server, id, ann, accept=True)
        assert await told() == {ann.id: False, bob.id: True}
        await server.unrated.withdraw(id, gus)
        assert await told() == {ann.id: False, bob.id: False}
        assert all(row.due is None for row in await server.store.read(select(deliveries)))

    with_server(tmp_path, work)


def test_a_guest_who_is_deleted_asks_no_more_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, gus = await account(server, "ann"), await guest(server)
        id = await rated_table(server, ann)
        room = await server.unrated.ask(id, gus, m.AskUnrated(name="Gus the great"))
        await server.accounts.delete(gus)
        assert room.table.unrated.open is None, "also in memory"
        assert room.session.info(ann.id)["unrated_request"] is None
        stored = " ".join(row.data for row in await server.store.read(select(log_entries.c.data)))
        assert "Gus the great" not in stored
        assert gus.id not in stored
        assert await refused(answer(server, id, ann, accept=True)) == (409, "no-question")
        olga = await guest(server)
        await server.unrated.ask(id, olga, ASK)
        await answer(server, id, ann, accept=True)
        del server.rooms.rooms[id]
        assert (await server.rooms.get(id)).table.seats[1].holder == olga.id

    with_server(tmp_path, work)


def test_the_database_has_room_for_the_name_of_every_kind_of_entry() -> None:
    kind = log_entries.c.kind.type
    assert isinstance(kind, String)
    assert max(map(len, get_args(Kind))) <= (kind.length or 0), "SQLite would not mind"


def test_a_table_that_goes_takes_the_question_along(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, gus = await account(server, "ann"), await guest(server)
        id = await rated_table(server, ann)
        await server.unrated.ask(id, gus, ASK)
        await server.moderation.close_table("host", id, "a test")
        assert await refused(server.unrated.withdraw(id, gus)) == (404, "no-table")
        assert await server.store.read(select(tables.c.id)) == []

    with_server(tmp_path, work)


def test_over_the_network_everybody_sees_what_they_may(ann: Client, bob: Client, eve: Client) -> None:
    ann.register()
    made = ann.make("me", "open", rated=True, public=True, clock={"kind": "realtime", "bank": 600})
    id = made["table"]["id"]
    asked = bob.http.post(f"/api/tables/{id}/unrated", json={"name": "Bob"})
    assert asked.status_code == 200, asked.text
    assert asked.json()["unrated_request"] == {"yours": True, "open": True, "name": "", "pending": []}
    a, b, e = ann.socket(id), bob.socket(id), eve.socket(id)
    for socket in (a, b, e):
        socket.until("welcome")
    assert a.table["unrated_request"] == {"yours": False, "open": True, "name": "Bob", "pending": [0]}
    assert e.table["unrated_request"] is None
    assert e.ask("answer-unrated", accept=True)["status"] == 403
    assert b.ask("answer-unrated", accept=True)["status"] == 403, "nobody answers their own question"
    assert a.ask("answer-unrated", accept=True)["type"] == "ack"

    def until_running(socket: Socket) -> None:
        while socket.now["status"] != "running":
            socket.receive()

    for socket in (a, b, e):
        until_running(socket)
        assert not socket.table["rated"]
    assert [seat["yours"] for seat in b.table["seats"]] == [False, True]
    assert bob.http.delete(f"/api/tables/{id}/unrated").json()["key"] == "no-question"
