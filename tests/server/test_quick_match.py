"""Quick match: the choice of people seated together, and its time; and the lobby's list."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.matching import FEW_AFTER, Match, Wish, find_matches, range_after
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.open_tables import Wanted
from ilion.server.storage.schema import tables, users, wishes
from ilion.server.storage.server_keys import ServerKeys
from ilion.server.storage.tokens import digest
from ilion.table.clock import SECOND
from tests.server.harness import Client
from tests.server.in_process import Work, with_server
from tests.server.people import rate
from tests.server.test_ratings import account

SEATS = {"horus": frozenset((2, 3, 4)), "troia": frozenset((2,))}
NOBODY: frozenset[frozenset[str]] = frozenset()


def with_idle_server(folder: Path, work: Work) -> None:
    """Run a server that seats people only when a test asks for it."""
    with_server(folder, work, prepare=lambda server: server.scheduler.more.clear())


def wish(person: str, since: int = 0, seats: tuple[int, ...] = (2,), **more: Any) -> Wish:
    games = frozenset(more.pop("games", ["horus"]))
    clocks = frozenset(more.pop("clocks", ["10min"]))
    return Wish(person, games, clocks, frozenset(seats), more.pop("rated", False), since, more.pop("connection", person), **more)


def people(found: Match | None) -> str:
    return "" if found is None else " ".join(found.people)


def match(*wishes: Wish, now: int = 0, apart: frozenset[frozenset[str]] = NOBODY) -> Match | None:
    return next(iter(find_matches(wishes, apart, SEATS, now)), None)


def test_the_oldest_wish_is_seated_with_the_oldest_that_fits() -> None:
    assert people(match(wish("cleo", 2), wish("ann", 0), wish("bob", 1))) == "ann bob"


def test_only_those_who_want_the_same_are_seated_together() -> None:
    assert match(wish("ann"), wish("bob", games=["troia"])) is None
    assert match(wish("ann"), wish("bob", clocks=["day"])) is None
    assert match(wish("ann"), wish("bob", rated=True)) is None
    assert match(wish("ann"), wish("bob", seats=(3, 4))) is None
    found = match(wish("ann", games=["troia", "horus"]), wish("bob", games=["troia"], clocks=["day", "10min"]))
    assert found == Match(("ann", "bob"), "troia", "10min", False)


def test_the_range_begins_with_100_points_and_grows_by_50_every_15_seconds() -> None:
    assert [range_after(seconds * SECOND) for seconds in (0, 14, 15, 30, 60)] == [100, 100, 150, 200, 300]
    pair = wish("ann", ratings={"horus": 1000}), wish("bob", ratings={"horus": 1150})
    assert match(*pair, now=14 * SECOND) is None
    assert people(match(*pair, now=15 * SECOND)) == "ann bob"


def test_blocked_people_never_meet() -> None:
    apart = frozenset([frozenset(("ann", "bob"))])
    assert match(wish("ann"), wish("bob", 1), apart=apart) is None
    assert people(match(wish("ann"), wish("bob", 1), wish("cleo", 2), apart=apart)) == "ann cleo"
    three = [wish(name, number, (3,)) for number, name in enumerate(("cleo", "ann", "bob"))]
    assert match(*three, apart=apart) is None, "two who come with a third are apart, too"


def test_two_of_one_connection_play_no_rated_game() -> None:
    pair = wish("ann", rated=True, connection="home"), wish("bob", rated=True, connection="home")
    assert match(*pair) is None
    assert people(match(*(replace(one, rated=False) for one in pair))) == "ann bob"


def test_a_table_for_more_begins_with_three_after_90_seconds() -> None:
    three = [wish(name, number, (3, 4)) for number, name in enumerate(("ann", "bob", "cleo"))]
    assert match(*three, now=FEW_AFTER - 1) is None
    assert people(match(*three, now=FEW_AFTER)) == "ann bob cleo"
    assert people(match(*three, wish("dido", 3, (3, 4)))) == "ann bob cleo dido"


def test_everybody_is_matched_in_one_pass_and_nobody_twice() -> None:
    found = find_matches([wish(f"p{number:02}", number, games=["horus", "troia"]) for number in range(7)], NOBODY, SEATS, 0)
    assert [people(match) for match in found] == ["p00 p01", "p02 p03", "p04 p05"]


def test_people_who_never_fit_are_looked_at_briefly() -> None:
    """For wishes of one connection no rating is checked: a crowd like that is ruled out as a whole."""

    class Counted(dict[str, int]):
        looks = 0

        def get(self, *arguments: Any) -> Any:
            Counted.looks += 1
            return super().get(*arguments)

    sizes = (2, 3, 4)
    crowd = [wish(f"p{number:03}", number, sizes, rated=True, connection="x", ratings=Counted()) for number in range(200)]
    assert find_matches(crowd, NOBODY, SEATS, 0) == []
    assert Counted.looks <= len(crowd) * (len(sizes) + 1), "once for each group, and once for each wish"


def wanted(rated: bool = False, seats: tuple[int, ...] = (2,)) -> m.NewWish:
    return m.NewWish(games=["horus"], clocks=["10min"], seats=list(seats), rated=rated)


async def table_of(server: Server, user: User) -> str | None:
    state = await server.quick_match.state(user)
    return None if state is None else state["table"]


async def people_are_seated(server: Server) -> None:
    times = count(1_000_000, 1_000)
    server.quick_match.clock = lambda: next(times)  # of two wishes in one millisecond none would be older
    ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
    for user in (ann, bob, cleo):
        await server.quick_match.wish(user, wanted(rated=True), f"192.0.2.{user.login}")
    assert await server.quick_match.seat_everybody() == 1
    id = await table_of(server, ann)
    assert id is not None
    assert await table_of(server, bob) == id
    assert await table_of(server, cleo) is None
    room = await server.rooms.get(id)
    assert {seat.holder for seat in room.table.seats} == {ann.id, bob.id}
    assert (room.table.started, room.table.setup.rated, room.table.setup.control.bank) == (True, True, 600_000)
    assert await server.quick_match.seat_everybody() == 0
    await server.quick_match.cancel(cleo)
    assert await server.quick_match.state(cleo) is None


def test_people_who_want_the_same_are_seated_at_a_table_that_begins(tmp_path: Path) -> None:
    with_idle_server(tmp_path, people_are_seated)


def test_a_page_that_is_gone_is_not_seated(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        time = 1_000_000
        server.quick_match.clock = lambda: time
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await server.quick_match.wish(ann, wanted(), "a")
        time += 91_000
        await server.quick_match.wish(bob, wanted(), "b")
        assert await server.quick_match.seat_everybody() == 0
        assert await server.quick_match.state(ann) is None

    with_idle_server(tmp_path, work)


def test_a_match_that_cannot_be_stored_leaves_everybody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        for user in (ann, bob):
            await server.quick_match.wish(user, wanted(), str(user.login))

        async def fail(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(server.rooms, "create", fail)
            assert await server.quick_match.seat_everybody() == 0
        assert [await table_of(server, user) for user in (ann, bob)] == [None, None], "nobody is sent to a table that is not there"
        assert await server.quick_match.seat_everybody() == 1
        id = await table_of(server, ann)
        assert id is not None
        assert (await server.rooms.get(id)).table.started

    with_idle_server(tmp_path, work)


def test_a_match_that_comes_late_leaves_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        for user in (ann, bob):
            await server.quick_match.wish(user, wanted(), str(user.login))
        check_tables = server.lobby.check_tables

        async def bob_leaves(user: User) -> None:
            await server.quick_match.cancel(bob)
            await check_tables(user)

        monkeypatch.setattr(server.lobby, "check_tables", bob_leaves)
        assert await server.quick_match.seat_everybody() == 0
        assert await table_of(server, ann) is None
        assert await server.store.read(select(tables.c.id)) == []

    with_idle_server(tmp_path, work)


def test_people_with_too_many_tables_banned_or_leaving_are_not_matched(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        server.lobby.settings = replace(server.settings, max_tables=1)
        ann, bob, cleo, dido = [await account(server, login) for login in ("ann", "bob", "cleo", "dido")]
        for user in (ann, bob, cleo):
            await server.quick_match.wish(user, wanted(), str(user.login))
        await server.lobby.create_table(ann, open_table())
        await server.accounts.delete_later(bob)
        change = update(users).where(users.c.id == cleo.id).values(banned_until=now() + 60_000, ban_reason="tests")
        await server.store.write(lambda connection: connection.execute(change))
        await server.quick_match.wish(dido, wanted(), "dido")
        assert await server.quick_match.seat_everybody() == 0
        assert [await server.quick_match.state(user) for user in (ann, bob, cleo)] == [None] * 3
        for user in (ann, bob, replace(cleo, banned_until=now() + 60_000)):
            with pytest.raises(ApiError) as caught:
                await server.quick_match.wish(user, wanted(), "x")
            assert caught.value.key in ("too-many-tables", "leaving", "banned")

    with_idle_server(tmp_path, work)


def test_it_is_written_down_every_ten_seconds_that_a_page_still_asks(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        time = 1_000_000
        server.quick_match.clock = lambda: time
        ann = await account(server, "ann")
        await server.quick_match.wish(ann, wanted(), "a")

        async def seen() -> int:
            await server.quick_match.state(ann)
            return int((await server.store.read(select(wishes.c.seen)))[0].seen)

        time += 9_999
        assert await seen() == 1_000_000
        time += 1
        assert await seen() == time

    with_idle_server(tmp_path, work)


def test_the_address_of_somebody_who_waits_is_stored_so_that_only_this_server_can_compare_it(tmp_path: Path) -> None:
    stored: list[dict[str, str]] = []

    async def work(server: Server) -> None:
        people = [await account(server, login) for login in ("ann", "bob", "cleo")]
        for user, address in zip(people, ("192.0.2.1", "192.0.2.1", "192.0.2.2"), strict=True):
            await server.quick_match.wish(user, wanted(), address)
        rows = {row.user_id: row.connection for row in await server.store.read(select(wishes))}
        stored.append({str(user.login): rows[user.id] for user in people})
        again = ServerKeys(server.store)
        await again.load()
        assert again.address_digest("192.0.2.1") == rows[people[0].id], "after a restart it is the same"

    for folder in ("one", "two"):
        with_idle_server(tmp_path / folder, work)
    for found in stored:
        assert found["ann"] == found["bob"] != found["cleo"]
        assert found["ann"] != digest("192.0.2.1"), "an address could be found out by trying all"
    assert stored[0]["ann"] != stored[1]["ann"], "another server has another key"


def test_asking_for_something_else_keeps_the_time_waited(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        time = 1_000_000
        server.quick_match.clock = lambda: time
        ann = await account(server, "ann")
        await server.quick_match.wish(ann, wanted(), "a")
        time += 20_000
        await server.quick_match.wish(ann, wanted(seats=(2, 3)), "a")
        state = await server.quick_match.state(ann)
        assert state is not None
        assert (state["waited"], state["seats"]) == (20_000, [2, 3])

    with_idle_server(tmp_path, work)


def test_a_guest_looks_for_unrated_games_only(ann: Client) -> None:
    ann.make("me", "bot")
    body = {"games": ["horus"], "clocks": ["day"], "seats": [6]}
    answer = ann.http.post("/api/wishes", json=body | {"rated": True})
    assert (answer.status_code, answer.json()["key"]) == (403, "needs-account")
    assert ann.http.post("/api/wishes", json=body).json()["table"] is None
    assert ann.http.delete("/api/wishes").status_code == 204
    assert ann.http.get("/api/wishes").status_code == 404


# The lobby's list.


def open_table(game: str = "horus", **more: Any) -> m.NewTable:
    seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open"), m.SeatSpec(kind="bot", level="hard")]
    return m.NewTable(game=game, seats=seats, public=True, **more)


async def the_lobby_filters(server: Server) -> None:
    ann, bob, eve = [await account(server, login) for login in ("ann", "bob", "eve")]
    await rate(server, ann, 25, 2)
    await rate(server, bob, 31, 2)
    days = m.ClockSpec(kind="correspondence", days=2)
    plain = (await server.lobby.create_table(ann, open_table("trojan-horse", options={"horse": "open"})))[0].id
    rated = (await server.lobby.create_table(bob, open_table(rated=True, clock=days)))[0].id
    await server.lobby.create_table(bob, m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")]))

    async def found(viewer: User | None, **filters: Any) -> list[str]:
        tables, _ = await server.open_tables.page(None if viewer is None else viewer.id, Wanted(**filters))
        return [table["id"] for table in tables]

    assert await found(None) == [plain, rated], "a table that is not public is not there"
    assert await found(ann, games=["horus"]) == [rated]
    assert await found(ann, clocks=["correspondence"]) == [rated]
    assert await found(ann, clocks=["none", "realtime"]) == [plain]
    assert await found(ann, rated=False) == [plain]
    assert await found(ann, near=200) == [plain]
    assert await found(ann, near=240) == [plain, rated]
    (first, second), _ = await server.open_tables.page(ann.id, Wanted())
    assert first["options"] == {"horse": "open"}
    assert second["options"] == {}
    assert [(seat["handle"], seat["rating"], seat["distance"]) for seat in second["players"]] == [
        ("bob", 1240, 240),
        (None, None, None),
        (None, None, None),
    ]
    assert (second["starts"], second["free"]) == (True, 1)
    await server.profiles.change(bob, {"show_profile": "friends"})
    (_, second), _ = await server.open_tables.page(ann.id, Wanted())
    assert second["players"][0]["rating"] is None, "who hides their rating shows none in the lobby"
    await server.moderation.block(bob, eve.id)
    assert await found(eve) == [plain]
    joined = (await server.lobby.create_table(ann, open_three()))[0].id
    await server.lobby.join(joined, bob, m.Join())
    assert await found(eve) == [plain], "nor is a table at which a blocked person has sat down"


def open_three() -> m.NewTable:
    seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open"), m.SeatSpec(kind="open")]
    return m.NewTable(game="horus", seats=seats, public=True)


def test_the_lobby_lists_what_one_looks_for_and_nobody_who_is_blocked(tmp_path: Path) -> None:
    with_idle_server(tmp_path, the_lobby_filters)


def test_a_match_never_joins_blocked_people(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await server.moderation.block(bob, ann.id)
        for user in (ann, bob):
            await server.quick_match.wish(user, wanted(), str(user.login))
        assert await server.quick_match.seat_everybody() == 0

    with_idle_server(tmp_path, work)


def test_a_wish_for_an_unknown_game_is_refused(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann = await account(server, "ann")
        with pytest.raises(ApiError, match="no such game"):
            await server.quick_match.wish(ann, m.NewWish(games=["go"], clocks=["day"], seats=[2]), "a")

    with_idle_server(tmp_path, work)
