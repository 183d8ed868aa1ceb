"""Duplicate rounds on a server: every table has the same deals, and nobody learns at one about future draws at another."""

from __future__ import annotations

import contextlib
import hashlib
import io
import random
import time
import zipfile
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from sqlalchemy import delete

from ilion.core.actors import CHANCE
from ilion.server import messages as m
from ilion.server.api.reviews import stored_review
from ilion.server.api.tables import get_record
from ilion.server.clock import now
from ilion.server.live.rooms import Room
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.history import Filters
from ilion.server.storage.schema import tables
from ilion.table.errors import RoundRuns
from ilion.table.proof import verify
from tests.server.harness import LIMIT, Client, Running
from tests.server.tournaments import Club, announce, people, play_out, read, resign_all, running, view


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    made = Club(tmp_path_factory.mktemp("club"))
    yield made
    made.close()


async def duplicate(server: Server, players: list[User], **more: Any) -> tuple[str, list[Room]]:
    """A duplicate tournament whose first round has begun, and its tables."""
    id = await announce(server, players[0], players, duplicate=True, **({"game": "trojan-horse", "seats": 2, "rounds": 2} | more))
    await server.tournaments.start(id, players[0].id)
    await server.tournament_rounds.advance(id)
    return id, [await server.rooms.get(table) for table in await running(server, id)]


def holders(room: Room) -> list[str]:
    return [seat.holder or "" for seat in room.table.seats]


def is_closed(room: Room) -> bool:
    return room.session.header.closed


def draws(room: Room, n: int = 8) -> list[str]:
    return [event.text for event in room.table.record.events if event.actor == CHANCE][:n]


def test_all_tables_of_a_round_have_the_same_deals_and_each_round_has_others(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 6)
        id, rooms = await duplicate(server, players)
        assert len(rooms) == 3
        assert len({tuple(draws(room)) for room in rooms}) == 1
        seen = m.Tournament(**await view(server, id))
        (round,) = seen.rounds_played
        assert {room.session.info(None)["commitment"] for room in rooms} == {round.seal}
        assert (round.secret, round.closed) == (None, True)
        rng = random.Random(1)
        for room in rooms:
            await play_out(server, room.id, rng)
        await server.tournament_rounds.advance(id)
        second, first = m.Tournament(**await view(server, id)).rounds_played
        assert first.secret is not None
        assert hashlib.sha256(bytes.fromhex(first.secret)).hexdigest() == first.seal == round.seal
        assert (second.closed, second.secret) == (True, None)
        assert second.seal != first.seal
        others = [await server.rooms.get(table) for table in await running(server, id)]
        assert {tuple(draws(room)) for room in others} != {tuple(draws(room)) for room in rooms}

    club.run(work)


def test_a_finished_table_is_closed_until_the_last_one_of_its_round_has_ended(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id, (first, second) = await duplicate(server, players)
        others, mine = holders(second), holders(first)
        # While both run, nobody watches, and everybody sees their own table.
        for user_id in (None, *others):
            with pytest.raises(RoundRuns):
                first.session.check_open(user_id)
            with pytest.raises(RoundRuns):
                first.session.record(user_id)
        assert first.session.record(mine[0])
        await play_out(server, first.id, random.Random(2))
        # One has ended: its draws are the future of the other.
        assert is_closed(first)
        for user_id in (None, *mine, *others):
            with pytest.raises(RoundRuns):
                first.session.record(user_id)
        by_id = {player.id: player for player in players}
        for user_id in (*mine, *others):
            with pytest.raises(RoundRuns):
                await server.archive.record(first.id, by_id[user_id], None)
            with pytest.raises((RoundRuns, ApiError)):
                await server.lobby.practise(first.id, by_id[user_id], m.Practise(n=10, seat=0))
        with pytest.raises(RoundRuns):
            await server.reviews.request(first.id, mine[0], "127.0.0.1")
        with pytest.raises(RoundRuns):
            await stored_review(server, first.id)
        packed = zipfile.ZipFile(io.BytesIO(b"".join(await server.export.records(by_id[mine[0]]))))
        assert packed.namelist() == [f"games/{first.id}.txt"]
        assert b"other tables still play these deals" in packed.read(packed.namelist()[0])
        assert (await server.history.games(mine[0], others[0], Filters()))[0] == []
        found = await read(server, id)
        assert zipfile.ZipFile(io.BytesIO(b"".join(await server.tournament_files.records(found, "x")))).namelist() == []
        assert (await server.tournament_files.results(found, None))["tables"] == []
        for user in (None, *players):
            seen = m.Tournament(**await view(server, id, user))
            (round,) = seen.rounds_played
            assert round.closed
            assert all(seat.place is None and seat.points is None for table in round.tables for seat in table.seats)
            assert [line.points for line in seen.standings] == [0, 0, 0, 0]
            assert seen.secret is None
        # The last one ends, and everything opens.
        await play_out(server, second.id, random.Random(3))
        await server.changes.deliver()
        for room in (first, second):
            room.session.check_open(None)
            proof = verify(room.session.record(None), round.seal)
            assert proof.ranked
            assert proof.unranked == 0
        assert len((await server.history.games(mine[0], others[0], Filters()))[0]) == 1, "it is as public as the tournament"

    club.run(work)


def test_standings_compare_the_same_seats(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 6)
        id, rooms = await duplicate(server, players, rounds=1)
        rng = random.Random(4)
        for room in rooms:
            await play_out(server, room.id, rng)
        await server.tournament_rounds.advance(id)
        expected: dict[str, Fraction] = {}
        for seat in (0, 1):
            margins = {}
            for room in rooms:
                mine, theirs = (room.table.state.scores()[one] for one in (seat, 1 - seat))
                margins[room.id] = ((mine > theirs) - (mine < theirs), mine - theirs)
            for room in rooms:
                own = margins.pop(room.id)
                better = sum(own > other for other in margins.values()) + Fraction(1, 2) * sum(
                    own == other for other in margins.values()
                )
                expected[holders(room)[seat]] = better / 2
                margins[room.id] = own
        seen = m.Tournament(**await view(server, id))
        found = {line.entrant.handle: line.points for line in seen.standings}
        assert found == {player.handle: float(expected[player.id]) for player in players}
        assert seen.state == "over"

    club.run(work)


def test_a_cancelled_duplicate_opens_when_its_last_table_has_ended(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id, (first, second) = await duplicate(server, players)
        await resign_all(server, first.id, [0])
        await server.tournaments.cancel(id, players[0].id)
        await server.changes.deliver()
        assert is_closed(first)
        await resign_all(server, second.id, [0])
        await server.changes.deliver()
        assert not is_closed(first)
        assert m.Tournament(**await view(server, id)).secret is None

    club.run(work)


def test_a_cancelled_duplicate_opens_when_its_last_table_was_deleted(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id, (first, second) = await duplicate(server, players)
        await resign_all(server, first.id, [0])
        await server.tournaments.cancel(id, players[0].id)
        gone = delete(tables).where(tables.c.id == second.id)
        await server.store.write(lambda connection: connection.execute(gone))
        assert is_closed(first)
        assert id in await server.tournaments.stored.due(now(), everything=True)
        assert id not in await server.tournaments.stored.due(now(), everything=False)
        await server.tournament_rounds.advance(id)
        await server.changes.deliver()
        assert not is_closed(first)
        assert verify(first.session.record(None)).ranked
        assert id not in await server.tournaments.stored.due(now(), everything=True), "nothing is left to do"

    club.run(work)


def test_whoever_hears_first_that_a_round_is_over_gets_its_records(club: Club) -> None:
    """One of several servers tells its people before the news reaches another, which they may ask."""

    async def work(server: Server) -> None:
        players = await people(server, 4)
        _, (first, second) = await duplicate(server, players, rounds=1)
        by_id = {player.id: player for player in players}
        await resign_all(server, first.id, [0])
        with pytest.raises(RoundRuns):
            await get_record(first.id, by_id[holders(first)[0]], server)
        behind = [server.rooms.rooms.pop(second.id)]  # as another server has it: the end is stored elsewhere
        await resign_all(server, second.id, [0])
        server.rooms.rooms[second.id] = behind[0]
        assert not behind[0].table.over
        behind[0].session.header.closed = first.session.header.closed = True  # no news has come
        for room in (first, behind[0]):
            assert verify(await get_record(room.id, None, server)).ranked
            assert not is_closed(room)

    club.run(work)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"format": "knockout"}, "no-duplicate"),
        ({"format": "arena"}, "no-duplicate"),
        ({"clock": m.ClockSpec(kind="correspondence", days=1)}, "no-clock"),
    ],
)
def test_a_duplicate_needs_rounds_and_a_realtime_clock(club: Club, more: dict[str, Any], key: str) -> None:
    async def work(server: Server) -> None:
        (player,) = await people(server, 1)
        with pytest.raises(ApiError) as error:
            await announce(server, player, [player], duplicate=True, **more)
        assert error.value.key == key

    club.run(work)


def test_nothing_can_be_taken_back_and_a_rematch_has_its_own_deals(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 2)
        _, (room,) = await duplicate(server, players, rounds=1)
        await resign_all(server, room.id, [0])
        await server.changes.deliver()
        again = await server.lobby.rematch(room.id, players[0])
        assert not again.table.setup.duplicate
        assert not is_closed(again)
        assert again.table.setup.secret != room.table.setup.secret

    club.run(work)


def test_over_the_network_only_the_people_at_a_table_see_it(server: Running) -> None:
    clients = [Client(server) for _ in range(4)]
    for client in clients:
        client.register()
    body = {"name": "Club", "game": "trojan-horse", "seats": 2, "format": "swiss", "rounds": 1, "pause": 0, "duplicate": True}
    made = clients[0].http.post("/api/tournaments", json=body | {"clock": {"kind": "realtime", "bank": 600}})
    assert made.status_code == 201, made.text
    id = made.json()["id"]
    for client in clients:
        assert client.http.post(f"/api/tournaments/{id}/enter", json={}).status_code == 200
    assert clients[0].http.post(f"/api/tournaments/{id}/start").status_code == 200
    at = [client.http.get(f"/api/tournaments/{id}").json()["mine"]["table"] for client in clients]
    table = at[0]
    stranger = Client(server)
    own = [client for client, there in zip(clients, at, strict=True) if there == table]
    others = [client for client, there in zip(clients, at, strict=True) if there != table]
    with contextlib.closing(own[0].socket(table)) as socket:
        socket.until("welcome")
        for client in (stranger, *others):
            with contextlib.closing(client.socket(table)) as refused:
                assert refused.receive()["key"] == "round-runs"
            for what in ("record", "chat"):
                answer = client.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, answer.json()["key"]) == (403, "round-runs"), what
        assert own[0].http.get(f"/api/tables/{table}/record").status_code == 200
        assert own[0].http.get(f"/api/tables/{table}/chat").status_code == 200
        assert socket.ask("resign")["type"] == "ack"
    for client in (stranger, *clients):
        for what in ("record", "review", "review.json", "review/events/1?seat=0"):
            answer = client.http.get(f"/api/tables/{table}/{what}")
            assert (answer.status_code, answer.json()["key"]) == (403, "round-runs"), what
    info = stranger.http.get(f"/api/tables/{table}").json()
    assert (info["duplicate"], info["closed"], info["status"]) == (True, True, "over")
    with contextlib.closing(others[0].socket(next(there for there in at if there != table))) as socket:
        socket.until("welcome")
        assert socket.ask("resign")["type"] == "ack"
    end = time.monotonic() + LIMIT
    while stranger.http.get(f"/api/tables/{table}").json()["closed"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 200
