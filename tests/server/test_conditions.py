"""A table's conditions for people who take its open seats, and the consequences of leaving games."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import insert

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.parts import Server
from ilion.server.storage.accounts import User
from ilion.server.storage.leaving import Leaving, leaving_of
from ilion.server.storage.open_tables import Wanted
from ilion.server.storage.schema import rated_games
from ilion.table.clock import DAY, HOUR
from tests.server.in_process import with_server
from tests.server.people import rate, refused
from tests.server.test_ratings import account, begin, resign

SEATS = [m.SeatSpec(kind="me"), m.SeatSpec(kind="open"), m.SeatSpec(kind="invited")]


async def open_table(server: Server, owner: User, **conditions: int) -> tuple[str, str]:
    """Return a public table and the token of its invitation."""
    asked = m.SeatConditions(**conditions)
    room, tokens = await server.lobby.create_table(owner, m.NewTable(game="horus", seats=SEATS, public=True, conditions=asked))
    return room.id, tokens[2]


async def play_rated(server: Server, user: User, ends: list[str], at: int | None = None) -> None:
    """Enter finished rated games, the latest first, an hour apart, as the ratings do."""
    curve = {"mu_before": 25.0, "sigma_before": 3.0, "mu_after": 25.0, "sigma_after": 3.0, "weight": 1.0, "place": 2}
    rows = [
        {"table": f"{user.id}{number}", "player": user.id, "game": "horus", "at": (at or now()) - number * HOUR, "left_by": left_by}
        | {"left_early": False}
        | curve
        for number, left_by in enumerate(ends)
    ]
    await server.store.write(lambda connection: connection.execute(insert(rated_games), rows))


async def seen(server: Server, user: User) -> m.OpenTable:
    (table,), _ = await server.open_tables.page(user.id, Wanted())
    return m.OpenTable(**table)


def test_a_table_may_ask_for_ratings_near_that_of_its_maker(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, near, far, new = [await account(server, name) for name in ("ann", "near", "far", "new")]
        for user, mu in ((ann, 25.0), (near, 27.0), (far, 31.0)):
            await rate(server, user, mu, 2.0)
        id, token = await open_table(server, ann, near=100)
        assert await refused(server.lobby.join(id, far, m.Join())) == "other-rating"
        assert await refused(server.lobby.join(id, new, m.Join())) == "no-rating"
        assert (await seen(server, far)).misfit == "other-rating"
        assert (await seen(server, new)).misfit == "no-rating"
        assert (await seen(server, near)).misfit is None
        conditions = (await seen(server, near)).conditions
        assert conditions.highest is not None
        assert conditions.lowest is not None
        assert conditions.highest - conditions.lowest == 200
        await server.profiles.change(ann, {"show_profile": "nobody"})
        hidden = await seen(server, far)
        assert (hidden.misfit, hidden.conditions.lowest, hidden.conditions.highest) == ("other-rating", None, None)
        await server.lobby.join(id, near, m.Join())
        await server.lobby.join(id, new, m.Join(token=token))  # somebody with an invitation may come in any case

    with_server(tmp_path, work)


def test_nobody_without_a_rating_asks_for_ratings_near_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        assert await refused(open_table(server, await account(server, "ann"), near=100)) == "no-rating"
        assert await server.open_tables.page(None, Wanted()) == ([], None)

    with_server(tmp_path, work)


def test_a_table_may_ask_that_people_rarely_leave(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, leaver, stays = [await account(server, name) for name in ("ann", "leaver", "stays")]
        await play_rated(server, leaver, ["timeout"] + [""] * 9)
        await play_rated(server, stays, [""] * 10)
        id, _ = await open_table(server, ann, max_left=5)
        assert await refused(server.lobby.join(id, leaver, m.Join())) == "leaves-games"
        assert (await seen(server, leaver)).misfit == "leaves-games"
        await server.lobby.join(id, stays, m.Join())

    with_server(tmp_path, work)


def test_resigning_a_game_of_two_is_no_leaving_unless_it_has_hardly_begun(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await resign(server, await begin(server, ann, bob), 0)
        await resign(server, await begin(server, bob, ann, well=False), 0)
        found = [await leaving_of(server.store, user.id) for user in (ann, bob)]
        assert [(leaving.left, leaving.of) for leaving in found] == [(0, 2), (1, 2)]

    with_server(tmp_path, work)


def test_rated_quick_match_is_closed_for_an_hour_and_then_for_a_day() -> None:
    at = 100 * DAY
    assert Leaving(3, 20, (at, at - 2 * DAY)).closed_until == 0, "15 % are not too many"
    assert Leaving(2, 3, (at, at - HOUR)).closed_until == 0, "two games are not enough to judge somebody by"
    assert Leaving(4, 20, (at, at - 2 * DAY)).closed_until == at + HOUR
    assert Leaving(4, 20, (at, at - 5 * HOUR)).closed_until == at + DAY


def test_somebody_who_leaves_often_waits_before_the_next_rated_match(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        leaver, later = await account(server, "leaver"), await account(server, "later")
        await play_rated(server, leaver, ["timeout"] * 4 + [""] * 10)
        await play_rated(server, later, ["timeout"] * 4 + [""] * 10, at=now() - 2 * DAY)
        wish = m.NewWish(games=["horus"], clocks=["day"], seats=[2], rated=True)
        assert await refused(server.quick_match.wish(leaver, wish, "192.0.2.1")) == "left-too-often"
        assert await server.quick_match.state(leaver) is None
        await server.quick_match.wish(leaver, wish.model_copy(update={"rated": False}), "192.0.2.1")
        await server.quick_match.wish(later, wish, "192.0.2.2")

    with_server(tmp_path, work)
