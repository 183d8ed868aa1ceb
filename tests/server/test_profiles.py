"""Profiles and handles: the facts that people see of each other, and those that they must not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import select

from ilion.server import messages as m
from ilion.server.live.departure import depart
from ilion.server.parts import Server
from ilion.server.storage import notices
from ilion.server.storage.accounts import User
from ilion.server.storage.cursors import encode_cursor
from ilion.server.storage.history import Filters
from ilion.server.storage.open_tables import Wanted
from ilion.server.storage.schema import (
    deliveries,
    rated_games,
)
from ilion.server.storage.schema import notices as stored_notices
from tests.server.harness import Client
from tests.server.in_process import with_server
from tests.server.people import finish, profile_of, rate, refused
from tests.server.test_ratings import account, begin, resign


async def a_rated_game_changes_the_profile(server: Server) -> None:
    ann, bob = await account(server, "ann"), await account(server, "bob")
    await resign(server, await begin(server, ann, bob), 0)
    profile = await profile_of(server, "@Bob", ann)
    (rating,) = profile.ratings
    assert (rating.game, rating.games, rating.ranked) == ("trojan-horse", 1, False)
    assert rating.rating > 1000
    assert rating.curve == [(rating.rating, rating.margin)]
    (game,) = profile.recent
    assert (game.place, game.rated, game.change) == (1, True, rating.rating - 1000)
    assert [seat.yours for seat in game.players] == [False, True]
    assert [(line.games, line.won, line.seats) for line in profile.record] == [(1, 1, 2)]
    assert [(other.handle, other.games, other.ahead) for other in profile.opponents] == [("ann", 1, 1)]
    mine = await profile_of(server, "ann", ann)
    assert (mine.friendship, mine.left, mine.left_of, mine.recent[0].change) == ("self", 0, 1, -(rating.rating - 1000))


def test_a_rated_game_changes_rating_curve_record_and_recent_games(tmp_path: Path) -> None:
    with_server(tmp_path, a_rated_game_changes_the_profile)


def test_a_profile_tells_nobody_else_of_tables_that_were_not_public(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, eve = [await account(server, login) for login in ("ann", "bob", "eve")]
        hidden = await finish(server, ann, bob)
        shown = await finish(server, ann, bob, public=True)
        for viewer in (eve, None):
            profile = await profile_of(server, "ann", viewer)
            assert [game.table for game in profile.recent] == [shown]
            assert (profile.finished, sum(line.games for line in profile.record)) == (1, 1)
            assert [other.games for other in profile.opponents] == [1]
            assert hidden not in profile.model_dump_json()
        for viewer in (ann, bob):
            assert {game.table for game in (await profile_of(server, "ann", viewer)).recent} == {hidden, shown}
        games, _ = await server.history.games(ann.id, eve.id, Filters())
        assert [game["table"] for game in games] == [shown]

    with_server(tmp_path, work)


def test_a_curve_has_no_times(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await resign(server, await begin(server, ann, bob), 0)
        eve = await account(server, "eve")
        at = (await server.store.read(select(rated_games.c.at)))[0].at
        profile = await profile_of(server, "ann", eve)
        assert profile.ratings
        assert str(at) not in profile.model_dump_json()

    with_server(tmp_path, work)


@pytest.mark.parametrize(
    ("audience", "seers"),
    [("everybody", "friend mate other guest"), ("played", "friend mate"), ("friends", "friend"), ("nobody", "")],
)
def test_the_switches_say_who_sees_profile_and_presence_and_who_may_invite(tmp_path: Path, audience: str, seers: str) -> None:
    async def work(server: Server) -> None:
        ann = await account(server, "ann")
        others: dict[str, User] = {name: await account(server, name) for name in ("friend", "mate", "other")}
        others["guest"] = (await server.accounts.create_guest())[0]
        await server.friends.use_link(others["friend"], await server.friends.new_link(ann))
        await finish(server, ann, others["mate"])
        await rate(server, ann, 25, 2)
        values = dict.fromkeys(("show_profile", "show_presence", "may_invite"), audience)
        await server.profiles.change(ann, values)
        server.availability.note(ann.id)
        for name, viewer in others.items():
            profile = await profile_of(server, "ann", viewer)
            sees = name in seers.split()
            assert profile.visible == sees, name
            assert bool(profile.ratings) == sees
            assert profile.presence == ("here" if sees else None)
            assert profile.takes_invitations == sees
            lines, _ = await server.profiles.ladder.page("horus", viewer.id, {}, None)
            assert bool(lines) == sees, "who hides their ratings is not on the ladder"
        own = await profile_of(server, "ann", ann)
        assert own.visible
        assert own.presence == "here"
        assert (await profile_of(server, "ann", None)).visible == (audience == "everybody")

    with_server(tmp_path, work)


# Handles, and facts that must stay unknown


async def a_login_is_never_a_handle(server: Server) -> None:
    ann, bob = await account(server, "ann@mail.example"), await account(server, "bob")
    assert re.fullmatch(r"player-[a-z]{8}", ann.handle or "")
    assert bob.handle == "bob"
    assert await refused(server.profiles.find("ann@mail.example", bob.id)) == "no-person"
    await finish(server, ann, bob, public=True)
    await rate(server, ann, 25, 2)
    body = m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")], public=True)
    await server.lobby.create_table(ann, body)
    await server.friends.ask(ann, await server.profiles.find("bob", ann.id))
    shown = [
        (await profile_of(server, "bob", None)).model_dump_json(),
        (await profile_of(server, ann.handle or "", None)).model_dump_json(),
        json.dumps(await server.open_tables.page(None, Wanted())),
        json.dumps(await server.profiles.ladder.page("horus", None, {}, None)),
        json.dumps(await server.friends.requests_to(bob)),
    ]
    assert all(str(ann.handle) in text for text in shown)
    told = [row.about for row in await server.store.read(select(stored_notices.c.about))]
    assert "mail.example" not in "".join(shown + told)


def test_a_login_is_never_a_handle(tmp_path: Path) -> None:
    with_server(tmp_path, a_login_is_never_a_handle)


def test_a_handle_is_changed_to_one_that_nobody_else_has(ann: Client, bob: Client) -> None:
    for one in (ann, bob):
        one.register()
    handle = f"the.{ann.login}"[:30]
    assert ann.http.patch("/api/me/profile", json={"handle": handle.upper(), "avatar": "owl-3"}).json()["handle"] == handle
    assert ann.http.get("/api/me").json()["handle"] == handle
    assert bob.http.get(f"/api/people/@{handle}").json()["handle"] == handle
    assert bob.http.get(f"/api/people/{ann.login}").status_code == 404, "people are found by handle"
    for taken in (handle, ann.login):
        answer = bob.http.patch("/api/me/profile", json={"handle": taken, "avatar": "owl-5"})
        assert (answer.status_code, answer.json()["key"]) == (409, "handle-taken")
    assert bob.http.get("/api/me/profile").json()["avatar"] != "owl-5", "nothing is changed by halves"
    for wrong in ("no", "a@b.example", "x" * 31, "with space"):
        assert bob.http.patch("/api/me/profile", json={"handle": wrong}).status_code == 422
    assert bob.http.get("/api/me").json()["handle"] == bob.login


async def hidden_and_leaving_people_are_not_named(server: Server) -> None:
    ann, bob, eve = [await account(server, login) for login in ("ann", "bob", "eve")]
    await finish(server, ann, bob, public=True)
    body = m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")], public=True)
    await server.lobby.create_table(ann, body)

    async def handles(viewer: User | None) -> tuple[list[str], list[str | None]]:
        opponents = (await profile_of(server, "bob", viewer)).opponents
        lines, _ = await server.open_tables.page(None if viewer is None else viewer.id, Wanted())
        assert all((seat["handle"] is None) == (seat["avatar"] in (None, "guest")) for line in lines for seat in line["players"])
        return [one.handle for one in opponents], [line["players"][0]["handle"] for line in lines]

    assert await handles(eve) == await handles(None) == (["ann"], ["ann"])
    await server.profiles.change(ann, {"show_profile": "nobody"})
    assert await handles(eve) == await handles(None) == ([], [None])
    games, _ = await server.history.games(bob.id, eve.id, Filters(text="@ann"))
    assert not games, "a search for a handle tells nobody that it is here"
    await server.profiles.change(ann, {"show_profile": "everybody", "may_invite": "everybody"})
    table = (await server.lobby.create_table(ann, body))[0].id
    await server.profiles.change(bob, {"may_invite": "everybody"})
    await server.table_invitations.invite(table, ann, "bob")
    assert len(await server.table_invitations.list_for(bob)) == 1
    await server.accounts.delete_later(ann)
    assert await handles(eve) == await handles(None) == ([], [None, None])
    assert await server.table_invitations.list_for(bob) == []


def test_people_who_hide_their_profile_or_leave_are_not_named_to_others(tmp_path: Path) -> None:
    with_server(tmp_path, hidden_and_leaving_people_are_not_named)


async def deletion_reaches_notices(server: Server) -> None:
    ann, bob = await account(server, "ann"), await account(server, "bob")
    await server.accounts.rename(ann, "Andromache")
    await server.friends.ask(ann, await server.profiles.find("bob", ann.id))
    id = await finish(server, ann, bob, public=True)
    about = {"names": "Andromache"}
    await server.store.write(lambda connection: notices.notify(connection, bob.id, "game-over", table=id, about=about))
    await depart(server.rooms, server.accounts, ann)
    rows = await server.store.read(select(stored_notices.c.kind, stored_notices.c.about))
    assert {"game-over"} <= {row.kind for row in rows} <= {"game-over", "turn-days"}
    assert {json.loads(row.about)["names"] for row in rows} == {"Former player"}
    due = await server.store.read(select(deliveries.c.notice))
    assert {row.notice for row in due} <= {row.id for row in await server.store.read(select(stored_notices.c.id))}


def test_deletion_reaches_the_notices_of_others(tmp_path: Path) -> None:
    with_server(tmp_path, deletion_reaches_notices)


async def ranks_agree(server: Server) -> None:
    people = {name: await account(server, name) for name in ("friend", "apart", "hidden", "public", "ann", "last")}
    for number, user in enumerate(people.values()):
        await rate(server, user, 40.0 - number, 2.0)
    ann = people["ann"]
    await server.friends.use_link(people["friend"], await server.friends.new_link(ann))
    await server.profiles.change(people["friend"], {"show_profile": "friends"})
    await server.profiles.change(people["hidden"], {"show_profile": "nobody"})
    await server.moderation.block(ann, people["apart"].id)
    for viewer in (ann, people["last"], people["friend"], people["hidden"], people["apart"]):
        lines, _ = await server.profiles.ladder.page("horus", viewer.id, {}, None)
        ranks = (await server.profiles.ladder.ranks(viewer.id, ["horus"]))["horus"]
        assert await server.profiles.ladder.own_line("horus", viewer.id, ranks) in lines
        assert ranks.numbers() == (len(lines), 0)
        for line in lines:
            (rating,) = (await profile_of(server, line["handle"], viewer)).ratings
            assert rating.rank == line["rank"]


def test_a_rank_is_the_same_on_the_ladder_and_in_the_profile(tmp_path: Path) -> None:
    with_server(tmp_path, ranks_agree)


def test_a_cursor_that_no_database_can_read_is_refused(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann = await account(server, "ann")
        for cursor in (encode_cursor(10**30, "x"), encode_cursor(1, "\ud800"), encode_cursor(1, "a\0b"), encode_cursor(True, "x")):
            assert await refused(server.open_tables.page(None, Wanted(), cursor)) == "cursor"
            assert await refused(server.history.games(ann.id, None, Filters(), cursor)) == "cursor"
        nowhere = encode_cursor(1, float("nan"), "x")
        assert await refused(server.profiles.ladder.page("horus", None, {}, nowhere)) == "cursor"

    with_server(tmp_path, work)
