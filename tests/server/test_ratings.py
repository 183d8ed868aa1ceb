"""Ratings on a server: stored with the end of the game, fixed for bots, and not to be gained with the help of a friend."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import Rooms, TableSession
from ilion.server.parts import Server
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import log_entries, rated_games, ratings, tables
from ilion.table.log import Entry
from tests.server.harness import Client, play_out
from tests.server.in_process import with_server
from tests.server.protocol.test_rated import THREE_DAYS

RATED = m.NewTable(
    game="trojan-horse",
    seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")],
    rated=True,
    clock=m.ClockSpec(kind="correspondence", days=3),
)


async def account(server: Server, login: str) -> User:
    user, _ = await server.accounts.create_guest()
    await server.accounts.register(user, login, "correct horse")
    return user


async def begin(server: Server, ann: User, bob: User, well: bool = True) -> str:
    """Begin a game; `well` plays on until both have had two turns."""
    id = (await server.lobby.create_table(ann, RATED))[0].id
    room = await server.lobby.join(id, bob, m.Join())

    def command(session: TableSession) -> list[Entry]:
        table = session.table
        assert table.actor is not None
        state = table.state_for(table.actor)
        text = state.text(state.legal_actions()[0])
        return table.play(table.actor, text, table.seq(table.actor), f"key {table.length}", now())

    while well and not room.table.everybody_had_turns():
        await server.rooms.run_command(id, command)
    return id


async def resign(server: Server, id: str, seat: int) -> None:
    await server.rooms.run_command(id, lambda session: session.table.resign(seat, "medium", now()))


async def mu(server: Server, user: User) -> float | None:
    rows = await server.store.read(select(ratings.c.mu).where(ratings.c.player == user.id))
    return rows[0].mu if rows else None


def test_a_rated_game_moves_the_ratings_of_its_players(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await resign(server, await begin(server, ann, bob), 0)
        before, after = await mu(server, ann), await mu(server, bob)
        assert before is not None
        assert after is not None
        assert before < 25 < after

    with_server(tmp_path, work)


def test_a_crash_right_after_the_end_loses_no_rating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        id = await begin(server, ann, bob)

        def crash(*_: Any) -> None:
            raise asyncio.CancelledError

        monkeypatch.setattr(Rooms, "_publish", crash)
        with pytest.raises(asyncio.CancelledError):
            await resign(server, id, 0)
        assert (await server.store.read(select(tables.c.status).where(tables.c.id == id)))[0].status == "over"
        assert await mu(server, bob) is not None

    with_server(tmp_path, work)


def test_an_end_that_cannot_be_rated_is_not_stored_either(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        id = await begin(server, ann, bob)

        async def fail(_: Any) -> None:
            raise RuntimeError("the disk is full")

        server.rooms.on_end = lambda room, at: fail
        with pytest.raises(RuntimeError):
            await resign(server, id, 0)
        kinds = [row.kind for row in await server.store.read(select(log_entries.c.kind).where(log_entries.c.table == id))]
        assert "resign" not in kinds
        assert (await server.rooms.get(id)).table.running

    with_server(tmp_path, work)


def test_two_accounts_that_feed_each_other_gain_little(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        gains = []
        for _ in range(8):
            before = await mu(server, bob) or 25.0
            await resign(server, await begin(server, ann, bob), 0)
            gains.append((await mu(server, bob) or 0.0) - before)
        weights = [row.weight for row in await server.store.read(select(rated_games).where(rated_games.c.player == bob.id))]
        assert sorted(weights, reverse=True) == [1, 1, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32]
        assert gains[7] < gains[2] / 20
        eve = await account(server, "eve")
        await resign(server, await begin(server, eve, bob), 0)
        new = await server.store.read(select(rated_games.c.weight).where(rated_games.c.player == eve.id))
        assert new[0].weight == 1, "with somebody else it counts fully"

    with_server(tmp_path, work)


def test_a_game_left_at_once_moves_nothing_and_is_remembered(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await resign(server, await begin(server, ann, bob, well=False), 0)
        assert await mu(server, bob) is None
        rows = {row.player: row for row in await server.store.read(select(rated_games))}
        assert (rows[ann.id].left_by, rows[ann.id].left_early, rows[ann.id].weight) == ("resigned", True, 0)
        assert (rows[bob.id].left_by, rows[bob.id].left_early) == ("", False)

    with_server(tmp_path, work)


def test_bots_are_fixed_points(ann: Client) -> None:
    def bots() -> dict[str, tuple[int, int]]:
        ladder = ann.http.get("/api/ratings/trojan-horse").json()
        found = {line["bot"]: (line["rating"], line["margin"]) for line in ladder["lines"] if line["bot"]}
        assert {level: rating for level, (rating, _) in found.items()} == ladder["bots"]
        return found

    before = bots()
    assert before["easy"][0] < before["medium"][0] == 1000 < before["hard"][0] < before["expert"][0]
    assert {margin for _, margin in before.values()} == {0}
    ann.register()
    socket = ann.socket(ann.make("me", "bot", rated=True, clock=THREE_DAYS)["table"]["id"])
    socket.until("welcome")
    play_out([socket])
    assert bots() == before
    ladder = ann.http.get("/api/ratings/trojan-horse").json()
    assert (ladder["you"]["handle"], ladder["you"]["games"], ladder["you"]["rank"]) == (ann.login, 1, None)
