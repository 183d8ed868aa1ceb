"""Friends, presence and invitations to a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.parts import Server
from ilion.server.storage import notices
from ilion.server.storage.schema import (
    ended_requests,
    friend_links,
    table_invitations,
)
from ilion.table.clock import DAY
from tests.server.harness import Client, play_out
from tests.server.in_process import with_server
from tests.server.people import WITH_A_FRIEND, finish, profile_of, refused
from tests.server.protocol.test_rated import THREE_DAYS
from tests.server.test_ratings import account, begin, resign


async def friends_agree(server: Server) -> None:
    ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
    profiles = server.profiles
    await server.friends.ask(ann, await profiles.find("bob", ann.id))
    await server.friends.ask(ann, await profiles.find("bob", ann.id))
    assert [line["handle"] for line in await server.friends.requests_to(bob)] == ["ann"]
    assert not (await profiles.find("bob", ann.id)).friend, "one of them alone makes no friendship"
    assert (await profile_of(server, "bob", ann)).friendship == "asked"
    assert (await profile_of(server, "ann", bob)).friendship == "asks"
    await server.friends.accept(bob, "ann")
    assert [line["handle"] for line in (await server.friends.page(ann))[0]] == ["bob"]
    assert await server.friends.requests_to(bob) == []
    assert await refused(server.friends.accept(bob, "ann")) == "no-request"
    # asking somebody who asks is agreeing
    await server.friends.ask(cleo, await profiles.find("ann", cleo.id))
    await server.friends.ask(ann, await profiles.find("cleo", ann.id))
    assert {line["handle"] for line in (await server.friends.page(ann))[0]} == {"bob", "cleo"}
    await server.friends.end(cleo, "ann")
    assert {line["handle"] for line in (await server.friends.page(ann))[0]} == {"bob"}


async def table_mates(server: Server) -> None:
    ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
    guest = (await server.accounts.create_guest())[0]
    running = await begin(server, ann, bob)
    assert await server.friends.at_table(ann, running) == [], "the game is not over"
    await resign(server, running, 0)
    assert await server.friends.at_table(ann, running) == [(1, "none")]
    assert await server.friends.at_table(cleo, running) == [], "they did not play there"
    await server.friends.ask(ann, await server.profiles.find("bob", ann.id))
    assert await server.friends.at_table(ann, running) == [(1, "asked")]
    assert await server.friends.at_table(bob, running) == [(0, "asks")]
    with_guest = await finish(server, ann, guest)
    assert await server.friends.at_table(ann, with_guest) == [], "a guest cannot be a friend"
    await server.moderation.block(bob, ann.id)
    assert await server.friends.at_table(ann, running) == [], "a block is silent"


def test_the_others_at_a_finished_table_are_told_with_how_we_stand(tmp_path: Path) -> None:
    with_server(tmp_path, table_mates)


def test_friends_agree_and_part(tmp_path: Path) -> None:
    with_server(tmp_path, friends_agree)


def test_a_notice_arises_once_with_each_request_and_invitation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str, str | None]] = []

    async def notify(connection: Any, person: str, kind: str, *, by: str, table: str | None = None, about: Any = None) -> None:
        told.append((person, kind, table))

    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        for _ in range(2):
            await server.friends.ask(ann, await server.profiles.find("bob", ann.id))
        await server.friends.accept(bob, "ann")
        id = (await server.lobby.create_table(ann, WITH_A_FRIEND))[0].id
        for _ in range(2):
            await server.table_invitations.invite(id, ann, "bob")
        assert told == [(bob.id, "friend", None), (ann.id, "friend", None), (bob.id, "invitation", id)]

    monkeypatch.setattr(notices, "notify", notify)
    with_server(tmp_path, work)


@pytest.mark.parametrize("ender", ["ann", "bob"])
def test_asking_again_after_a_request_has_ended_raises_no_notice_for_days(tmp_path: Path, ender: str) -> None:
    async def work(server: Server) -> None:
        people = {login: await account(server, login) for login in ("ann", "bob")}
        ann, bob = people.values()

        async def ask() -> int:
            await server.friends.ask(ann, await server.profiles.find("bob", ann.id))
            return await server.notices.n_unseen(bob.id)

        assert await ask() == 1
        await server.friends.end(people[ender], "bob" if ender == "ann" else "ann")
        assert await server.friends.requests_to(bob) == []
        assert await ask() == 1
        assert len(await server.friends.requests_to(bob)) == 1
        await server.friends.end(people[ender], "bob" if ender == "ann" else "ann")
        await server.store.write(lambda c: c.execute(update(ended_requests).values(at=now() - 7 * DAY)))
        assert await ask() == 2

    with_server(tmp_path, work)


async def a_link_is_good_once(server: Server) -> None:
    ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
    token = await server.friends.new_link(ann)
    assert (await server.friends.link_owner(token, None)).handle == "ann"
    assert await refused(server.friends.use_link(ann, token)) == "yourself"
    await server.friends.use_link(bob, token)
    assert (await server.profiles.find("ann", bob.id)).friend
    assert await refused(server.friends.use_link(cleo, token)) == "no-link"
    old = await server.friends.new_link(ann)
    late = update(friend_links).values(created=now() - DAY - 1)
    await server.store.write(lambda connection: connection.execute(late))
    assert await refused(server.friends.use_link(cleo, old)) == "no-link"


def test_a_link_makes_one_friend_within_a_day(tmp_path: Path) -> None:
    with_server(tmp_path, a_link_is_good_once)


def test_presence_is_here_playing_or_away_and_never_when(ann: Client, bob: Client) -> None:
    ann.register()
    bob.register()
    token = ann.http.post("/api/friends/links").json()["token"]
    assert bob.http.post(f"/api/friends/links/{token}").status_code == 200

    def bob_seen() -> Any:
        (line,) = ann.http.get("/api/friends").json()["friends"]
        return line

    assert bob_seen()["presence"] == "here"
    table = bob.make("me", "bot")["table"]["id"]
    socket = bob.socket(table)
    socket.until("welcome")
    assert bob_seen()["presence"] == "playing"
    assert bob_seen()["watch"] is None, "the table is not public"
    bob.http.patch("/api/me/profile", json={"show_presence": "nobody"})
    assert bob_seen()["presence"] is None
    profile = ann.http.get(f"/api/people/{bob.login}").text
    assert table not in profile
    assert '"presence":null' in profile
    assert "seen" not in profile


def test_a_blocked_person_is_not_there_at_all(ann: Client, bob: Client) -> None:
    ann.register()
    bob.register()
    token = ann.http.post("/api/friends/links").json()["token"]
    assert bob.http.post(f"/api/friends/links/{token}").status_code == 200
    table = ann.make("me", "open", public=True, rated=True, clock=THREE_DAYS)["table"]["id"]
    bob.join(table)
    sockets = [ann.socket(table), bob.socket(table)]
    for socket in sockets:
        socket.until("welcome")
    play_out(sockets)
    waiting = ann.make("me", "invited")["table"]["id"]
    invite = {"handle": bob.login}
    assert ann.http.post(f"/api/tables/{waiting}/invite", json=invite).status_code == 204
    assert len(bob.http.get("/api/me/invitations").json()) == 1
    link = ann.http.post("/api/friends/links").json()["token"]
    assert bob.http.post("/api/blocks", json={"table": table, "seat": 0}).status_code == 204
    for one, other in ((ann, bob), (bob, ann)):
        assert one.http.get(f"/api/people/{other.login}").status_code == 404
        assert one.http.get(f"/api/people/{other.login}/games").status_code == 404
        assert one.http.get("/api/friends").json()["friends"] == []
        assert one.http.post("/api/friends", json={"handle": other.login}).status_code == 404
        assert one.http.post("/api/friends", json={"table": table, "seat": 0 if one is bob else 1}).status_code == 404
        own = one.http.get("/api/me").json()["login"]
        assert one.http.get(f"/api/people/{own}").json()["opponents"] == []
    assert bob.http.get("/api/me/invitations").json() == []
    assert bob.http.post(f"/api/friends/links/{link}").status_code == 404
    blocked = ann.http.post(f"/api/tables/{waiting}/invite", json=invite)
    unknown = ann.http.post(f"/api/tables/{waiting}/invite", json={"handle": "nobody-here"})
    assert blocked.status_code == unknown.status_code == 404
    assert blocked.json() == unknown.json(), "nobody learns of a block"
    assert bob.http.get("/api/me/invitations").json() == []


# Invitations.


async def an_invitation_takes_a_seat(server: Server) -> None:
    ann, bob, eve = [await account(server, login) for login in ("ann", "bob", "eve")]
    id = (await server.lobby.create_table(ann, WITH_A_FRIEND))[0].id
    assert await refused(server.table_invitations.invite(id, eve, "bob")) == "not-owner"
    assert await refused(server.table_invitations.invite(id, ann, "bob")) == "no-invitations", "they have never played"
    await server.friends.use_link(bob, await server.friends.new_link(ann))
    await server.table_invitations.invite(id, ann, "@bob")
    (invitation,) = await server.table_invitations.list_for(bob)
    assert (invitation["table"], invitation["handle"], invitation["game"]) == (id, "ann", "horus")
    assert await refused(server.table_invitations.accept(invitation["id"], eve)) == "no-invitation"
    room = await server.table_invitations.accept(invitation["id"], bob)
    assert room.table.seats[1].holder == bob.id
    assert room.table.started
    assert await server.table_invitations.list_for(bob) == []


def test_an_invitation_takes_a_seat_and_nobody_else_can_use_it(tmp_path: Path) -> None:
    with_server(tmp_path, an_invitation_takes_a_seat)


def test_an_invitation_leads_to_no_table_at_which_a_blocked_person_sits(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
        await server.friends.use_link(bob, await server.friends.new_link(cleo))
        seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open"), m.SeatSpec(kind="open")]
        id = (await server.lobby.create_table(ann, m.NewTable(game="horus", seats=seats)))[0].id
        await server.lobby.join(id, cleo, m.Join())
        await server.table_invitations.invite(id, cleo, "bob")
        (invitation,) = await server.table_invitations.list_for(bob)
        await server.moderation.block(ann, bob.id)
        assert await refused(server.table_invitations.accept(invitation["id"], bob)) == "no-invitation"

    with_server(tmp_path, work)


def test_only_the_owner_gives_a_seat_that_is_kept_for_an_invitation(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
        for friend in (ann, cleo):
            await server.friends.use_link(bob, await server.friends.new_link(friend))
        seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open"), m.SeatSpec(kind="invited"), m.SeatSpec(kind="open")]
        id = (await server.lobby.create_table(ann, m.NewTable(game="horus", seats=seats)))[0].id
        await server.lobby.join(id, cleo, m.Join(seat=1))
        await server.table_invitations.invite(id, cleo, "bob")
        (invitation,) = await server.table_invitations.list_for(bob)
        dido = await account(server, "dido")
        await server.lobby.join(id, dido, m.Join(seat=3))
        assert await refused(server.table_invitations.accept(invitation["id"], bob)) == "full"
        assert await refused(server.table_invitations.invite(id, cleo, "bob")) == "full"
        await server.table_invitations.decline(invitation["id"], bob)
        await server.table_invitations.invite(id, ann, "bob")
        (invitation,) = await server.table_invitations.list_for(bob)
        room = await server.table_invitations.accept(invitation["id"], bob)
        assert room.table.seats[2].holder == bob.id

    with_server(tmp_path, work)


def test_an_invitation_expires_after_a_day_and_declining_is_silent(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await server.friends.use_link(bob, await server.friends.new_link(ann))
        id = (await server.lobby.create_table(ann, WITH_A_FRIEND))[0].id
        await server.table_invitations.invite(id, ann, "bob")
        (invitation,) = await server.table_invitations.list_for(bob)
        await server.table_invitations.decline(invitation["id"], bob)
        assert await server.table_invitations.list_for(bob) == []
        await server.table_invitations.invite(id, ann, "bob")
        (invitation,) = await server.table_invitations.list_for(bob)
        late = update(table_invitations).values(at=now() - DAY - 1)
        await server.store.write(lambda connection: connection.execute(late))
        assert await server.table_invitations.list_for(bob) == []
        assert await refused(server.table_invitations.accept(invitation["id"], bob)) == "no-invitation"

    with_server(tmp_path, work)
