"""Ladders and histories: their order, their pages, and the people on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from ilion.server.parts import Server
from ilion.server.storage.history import Filters
from ilion.server.storage.rating_scale import RANKED_SIGMA
from ilion.server.storage.schema import (
    finished,
    ratings,
    users,
)
from tests.server.harness import Client
from tests.server.in_process import with_server
from tests.server.people import finish, rate, refused
from tests.server.test_ratings import account


async def the_ladder_orders_by_the_lower_end(server: Server) -> None:
    figures = [(35.0, 3.5), (31.0, 1.0), (60.0, RANKED_SIGMA + 0.1), (25.0, 2.0)]
    people = [await account(server, f"player{number}") for number in range(len(figures))]
    for user, (mu, sigma) in zip(people, figures, strict=True):
        await rate(server, user, mu, sigma)
    bots = {"easy": -300.0, "medium": 0.0, "expert": 790.0}
    lines, following = await server.profiles.ladder.page("horus", people[3].id, bots, None)
    found = [(line["rank"], line["bot"] or line["handle"]) for line in lines]
    assert found == [(None, "expert"), (1, "player1"), (2, "player0"), (None, "medium"), (3, "player3"), (None, "easy")]
    assert following is None
    assert lines[-2]["you"]
    assert next(line["rating"] for line in lines if line["bot"] == "medium") == 1000
    ranks = (await server.profiles.ladder.ranks(None, ["horus"]))["horus"]
    assert ranks.numbers() == (3, 1)
    own = [await server.profiles.ladder.own_line("horus", user.id, ranks) for user in people]
    assert [line and line["rank"] for line in own] == [2, 1, None, 3]
    waiting = own[2]
    assert waiting is not None
    assert waiting["rank"] is None


def test_the_ladder_orders_by_the_lower_end_with_bots_as_fixed_points(tmp_path: Path) -> None:
    with_server(tmp_path, the_ladder_orders_by_the_lower_end)


async def every_page_of_a_ladder_comes_once(server: Server) -> None:
    ids = [f"person{number:03}" for number in range(120)]
    people = [{"id": id, "name": id, "login": id, "handle": id, "created": 0, "seen": 0} for id in ids]
    # three have the same lower end each, so that a page ends between equals
    rows = [
        {"game": "horus", "player": id, "mu": 20 + n // 3, "sigma": 2.0, "games": 1, "lower": 16.0 + n // 3}
        for n, id in enumerate(ids)
    ]
    await server.store.write(lambda connection: connection.execute(insert(users), people))
    await server.store.write(lambda connection: connection.execute(insert(ratings), rows))
    bots = {"easy": -300.0, "medium": 0.0, "expert": 790.0}
    seen: list[dict[str, Any]] = []
    cursor: str | None = None
    while cursor is not None or not seen:
        lines, cursor = await server.profiles.ladder.page("horus", None, bots, cursor)
        seen += lines
    assert [line["rank"] for line in seen if not line["bot"]] == list(range(1, 121))
    assert sorted(line["bot"] for line in seen if line["bot"]) == sorted(bots)
    assert {line["handle"] for line in seen if not line["bot"]} == set(ids)


def test_every_page_of_a_ladder_comes_once(tmp_path: Path) -> None:
    with_server(tmp_path, every_page_of_a_ladder_comes_once)


# Histories.


async def a_history_is_searched_and_paged(server: Server) -> None:
    ann, bob, cleo = [await account(server, login) for login in ("ann", "bob", "cleo")]
    await server.accounts.rename(cleo, "Kleopátra_7")
    tables = [await finish(server, ann, other, game=game) for other in (bob, cleo) for game in ("horus", "trojan-horse")]
    games, following = await server.history.games(ann.id, ann.id, Filters(), limit=3)
    assert following is not None
    rest, end = await server.history.games(ann.id, ann.id, Filters(), following, limit=3)
    assert end is None
    assert sorted(game["table"] for game in games + rest) == sorted(tables)
    found, _ = await server.history.games(ann.id, ann.id, Filters(text="pátra_"))
    assert {game["table"] for game in found} == set(tables[2:])
    found, _ = await server.history.games(ann.id, ann.id, Filters(text="_", game="horus"))
    assert [game["table"] for game in found] == [tables[2]], "a sign that databases take for a wildcard is only itself"
    assert await server.history.count(ann.id, ann.id, Filters(game="horus")) == (2, 0)
    assert await refused(server.history.games(ann.id, ann.id, Filters(), "bm9uc2Vuc2U")) == "cursor"


def test_a_history_is_searched_and_paged(tmp_path: Path) -> None:
    with_server(tmp_path, a_history_is_searched_and_paged)


def test_a_history_survives_other_players_but_not_its_owner(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await finish(server, ann, bob, public=True)
        await server.accounts.delete(bob)
        ((game,), _) = await server.history.games(ann.id, ann.id, Filters())
        assert "Former player" in {seat["name"] for seat in game["players"]}
        assert {row.user_id for row in await server.store.read(select(finished))} == {ann.id}

    with_server(tmp_path, work)


def test_lessons_and_practice_are_no_part_of_a_history(ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    socket.ask("resign")
    practice = ann.http.post(f"/api/tables/{table}/practise", json={"n": 0, "seat": 0}).json()["table"]["id"]
    other = ann.socket(practice)
    other.until("welcome")
    other.ask("resign")
    assert [game["table"] for game in ann.http.get("/api/me/games").json()["games"]] == [table]
