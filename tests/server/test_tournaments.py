"""Tournaments on a server: entries, automatic rounds, the director's actions, and a club evening with restarts."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import json
import os
import random
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from ilion.core.errors import IlionError
from ilion.core.record import Record
from ilion.server import messages as m
from ilion.server.jobs import tournament_rounds
from ilion.server.live.rooms import Subscriber
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage import membership
from ilion.server.storage.notices import notify
from ilion.server.storage.schema import notices, tables, tournament_tables, tournaments, users
from ilion.table.errors import Forbidden, NoStandIn
from ilion.table.proof import PLAYERS
from ilion.table.protocol import start_hint
from ilion.tournaments.played import PlayedTable
from ilion.tournaments.standings import standings
from tests.server.harness import LIMIT, Client, Running
from tests.server.postgres import Postgres
from tests.server.tournaments import (
    Club,
    announce,
    people,
    play_out,
    read,
    resign_all,
    running,
    spec,
    view,
    with_club,
)

with_postgres = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One server for all tests that do not harm it."""
    made = Club(tmp_path_factory.mktemp("club"))
    yield made
    made.close()


async def refused(work: Any) -> str:
    with pytest.raises(ApiError) as error:
        await work
    return error.value.key


async def finish_round(server: Server, id: str) -> None:
    """Let the lower seats resign at every table that runs, and the tournament go on."""
    found = await read(server, id)
    for table in await running(server, id):
        row = next(row for row in found.tables if row.table == table)
        await resign_all(server, table, range(len(json.loads(row.seats)) - 1))
    await server.tournament_rounds.advance(id)


# Entries


def test_people_enter_leave_and_are_counted(club: Club) -> None:
    async def work(server: Server) -> None:
        ann, bob, cleo = await people(server, 3)
        id = await announce(server, ann, [ann, bob])
        assert await refused(server.tournaments.enter(id, bob, None)) == "entered"
        assert await refused(server.tournaments.leave(id, cleo)) == "not-entered"
        await server.tournaments.leave(id, bob)
        seen = await view(server, id, bob)
        assert (seen["people"], seen["entered"], seen["may_enter"]) == (1, False, True)
        guest, _ = await server.accounts.create_guest()
        assert (await view(server, id, guest))["why_not"] == "account-only"
        assert (await view(server, id))["why_not"] == "not-signed-in"
        assert await refused(server.tournaments.start(id, bob.id)) == "not-director"
        assert await refused(server.tournaments.start(id, ann.id)) == "too-few"

    club.run(work)


def test_only_those_for_whom_it_is_know_of_a_tournament(club: Club) -> None:
    async def work(server: Server) -> None:
        ann, bob, cleo = await people(server, 3)
        await server.friends.ask(ann, await server.profiles.find(str(bob.handle), ann.id))
        await server.friends.accept(bob, str(ann.handle))
        for_friends = await announce(server, ann, [], entry="friends")
        by_link = await announce(server, ann, [], entry="link")
        for user, expected in ((ann, {for_friends, by_link}), (bob, {for_friends}), (cleo, set()), (None, set())):
            lines, _ = await server.tournament_views.page(None if user is None else user.id, "open", None)
            assert {line["id"] for line in lines} & {for_friends, by_link} == expected
        assert await refused(server.tournaments.get(for_friends, cleo.id)) == "no-tournament"
        assert await refused(server.tournaments.enter(for_friends, cleo, None)) == "no-tournament"
        await server.tournaments.enter(for_friends, bob, None)
        assert await refused(server.tournaments.enter(by_link, bob, None)) == "no-tournament"
        assert await refused(server.tournaments.enter(by_link, bob, "0" * 32)) == "no-tournament"
        token = (await view(server, by_link, ann))["token"]
        assert (await view(server, by_link, bob))["token"] is None
        await server.tournaments.enter(by_link, bob, token)
        mine, _ = await server.tournament_views.page(bob.id, "mine", None)
        assert {line["id"] for line in mine} == {for_friends, by_link}
        await server.tournaments.get(by_link, None, token)

    club.run(work)


def test_what_cannot_be_played_is_refused_when_it_is_announced(club: Club) -> None:
    async def work(server: Server) -> None:
        (ann,) = await people(server, 1)
        create = server.tournaments.create
        assert await refused(create(ann, spec(clock=m.ClockSpec()))) == "no-clock"
        assert await refused(create(ann, spec(format="arena", clock=m.ClockSpec(kind="correspondence", days=1)))) == "no-clock"
        assert await refused(create(ann, spec(starts=1))) == "too-early"
        for wrong in (spec(seats=6), spec(options={"tiles": "nine"}), spec(game="chess"), spec(clock={"kind": "realtime"})):
            with pytest.raises(IlionError):
                await create(ann, wrong)
        own = select(tournaments.c.id).where(tournaments.c.director == ann.id)
        assert await server.store.read(own) == []

    club.run(work)


def test_a_list_has_pages_and_an_end(club: Club) -> None:
    async def work(server: Server) -> None:
        director, other, reader = await people(server, 3)
        made = [await announce(server, (director, other)[n % 2], [reader], name=f"T {n}") for n in range(30)]
        first, cursor = await server.tournament_views.page(reader.id, "mine", None)
        second, end = await server.tournament_views.page(reader.id, "mine", cursor)
        assert (len(first), len(second), end) == (25, 5, None)
        assert {line["id"] for line in first + second} == set(made)

    club.run(work)


# Rounds


def test_rounds_go_on_by_themselves_to_the_end(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 8)
        id = await announce(server, players[0], players, rounds=2)
        await server.tournaments.start(id, players[0].id)
        for number in (1, 2):
            await server.tournament_rounds.advance(id)
            assert len(await running(server, id)) == 2
            seen = await view(server, id, players[3])
            assert seen["round"] == number
            assert seen["mine"]["table"] in await running(server, id)
            await finish_round(server, id)
        seen = await view(server, id)
        assert (seen["state"], seen["secret"] is not None) == ("over", True)
        assert sum(line["points"] for line in seen["standings"]) == pytest.approx(8)
        assert [line["place"] for line in seen["standings"]] == list(range(1, 9))
        told = await server.store.read(select(notices.c.user_id, notices.c.table).where(notices.c.kind == "round"))
        told = [row for row in told if row.user_id in {player.id for player in players}]
        assert Counter(row.user_id for row in told) == {player.id: 2 for player in players}

    club.run(work)


@pytest.mark.parametrize(
    ("format", "seats", "n", "rounds"), [("round-robin", 2, 4, 3), ("knockout", 2, 5, 3), ("knockout", 4, 8, 2)]
)
def test_every_format_ends(club: Club, format: str, seats: int, n: int, rounds: int) -> None:
    async def work(server: Server) -> None:
        players = await people(server, n)
        id = await announce(server, players[0], players, format=format, seats=seats)
        await server.tournaments.start(id, players[0].id)
        for _ in range(rounds):
            await server.tournament_rounds.advance(id)
            assert (await view(server, id))["state"] == "running"
            await finish_round(server, id)
        seen = await view(server, id)
        assert (seen["state"], seen["round"]) == ("over", rounds)
        if format == "knockout":
            final = seen["rounds_played"][0]["tables"][0]
            winner = next(seat["entrant"] for seat in final["seats"] if seat["place"] == 1)
            assert seen["standings"][0]["entrant"] == winner

    club.run(work)


def test_in_an_arena_people_are_seated_again_as_soon_as_they_are_free(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 6)
        id = await announce(server, players[0], players, format="arena", seats=2, minutes=5)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        first, second, third = await running(server, id)
        for table in (first, second):
            await resign_all(server, table, [0])
        await server.tournament_rounds.advance(id)
        now_running = await running(server, id)
        assert len(now_running) == 3
        assert third in now_running
        found = await read(server, id)
        again = [set(json.loads(row.seats)) for row in found.tables if row.table in now_running]
        assert sorted(number for seats in again for number in seats) == [1, 2, 3, 4, 5, 6]
        assert len({frozenset(json.loads(row.seats)) for row in found.tables}) == 5  # nobody met the last opponent again
        change = update(tournaments).where(tournaments.c.id == id).values(starts=tournaments.c.starts - 300_000)
        await server.store.write(lambda connection: connection.execute(change))
        for table in now_running:
            await resign_all(server, table, [0])
        await server.tournament_rounds.advance(id)
        seen = await view(server, id)
        assert seen["state"] == "over"
        assert sum(line["points"] for line in seen["standings"]) == 5

    club.run(work)


def test_somebody_who_never_came_is_out_unless_excused(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2, rounds=3)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        found = await read(server, id)
        first, second = found.tables

        async def run_out_of_time(row: Any) -> int:
            room = await server.rooms.run_command(row.table, lambda session: session.table.timeout("easy", 2**42))
            late = next(number for number, seat in enumerate(room.table.seats) if seat.timed_out)
            return int(json.loads(row.seats)[late])

        absent = await run_out_of_time(first)
        await server.tournaments.excuse(id, players[0].id, absent)  # before the round is over, and the next one is paired by itself
        await run_out_of_time(second)
        await server.tournament_rounds.advance(id)
        seen = await view(server, id)
        states = Counter(line["state"] for line in seen["standings"])
        assert states == {"in": 2, "excused": 1, "out": 1}
        assert [step["what"] for step in seen["log"]] == ["started", "excused", "out"]
        assert absent in seen["rounds_played"][0]["resting"]

    club.run(work)


def test_somebody_who_is_out_is_still_out_after_leaving_and_entering_again(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2, rounds=4)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        found = await read(server, id)
        for row in found.tables:
            await server.rooms.run_command(row.table, lambda session: session.table.timeout("easy", 2**42))
        await server.tournament_rounds.advance(id)
        found = await read(server, id)
        out = next(one for one in found.entrants.values() if one.state == "out")
        user = await server.accounts.get(out.user_id)
        assert user is not None
        await server.tournaments.leave(id, user)
        await server.tournaments.enter(id, user, None)
        assert (await read(server, id)).entrants[out.number].state == "out"
        await server.tournaments.excuse(id, players[0].id, out.number)
        assert (await read(server, id)).entrants[out.number].state == "in"
        await server.tournaments.leave(id, user)
        await server.tournaments.enter(id, user, None)
        assert (await read(server, id)).entrants[out.number].state == "in", "the director has taken them back"

    club.run(work)


def test_late_entry_is_open_until_half_the_rounds_have_begun_and_missed_rounds_count_nothing(club: Club) -> None:
    async def work(server: Server) -> None:
        *players, late, later = await people(server, 6)
        id = await announce(server, players[0], players, seats=2, rounds=2)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        assert (await view(server, id, late))["late_entry"]
        await server.tournaments.enter(id, late, None)
        await finish_round(server, id)
        await server.tournament_rounds.advance(id)
        seen = await view(server, id, late)
        mine = next(line for line in seen["standings"] if line["you"])
        assert (seen["round"], mine["rounds"][0], mine["points"]) == (2, None, 0)
        assert seen["mine"]["round"] == 2
        assert sum(seat["bot"] is not None for table in seen["rounds_played"][0]["tables"] for seat in table["seats"]) == 1
        assert await refused(server.tournaments.enter(id, later, None)) == "entry-closed"

    club.run(work)


# The director


def test_a_director_swaps_two_people_before_a_round_and_it_is_written_down(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2, pause=3600)
        ann = players[0].id
        assert await refused(server.tournaments.next(id, ann)) == "not-running"
        await server.tournaments.start(id, ann)
        await server.tournament_rounds.advance(id)
        first, second = [json.loads(row.seats) for row in (await read(server, id)).tables]
        swap = m.SwapPeople(first=first[0], second=second[1])
        assert await refused(server.tournaments.swap(id, players[1].id, swap)) == "not-director"
        assert await refused(server.tournaments.swap(id, ann, m.SwapPeople(first=1, second=9))) == "no-entrant"
        await server.tournaments.swap(id, ann, swap)
        found = await read(server, id)
        assert [json.loads(row.seats) for row in found.tables] == [[second[1], first[1]], [second[0], first[0]]]
        seen = await view(server, id)
        assert [step["what"] for step in seen["log"]] == ["started", "swapped"]
        assert len(seen["log"][1]["names"]) == 2
        assert all(table["table"] is None for table in seen["rounds_played"][0]["tables"])
        await server.tournaments.next(id, ann)
        await server.tournament_rounds.advance(id)
        assert await refused(server.tournaments.swap(id, ann, swap)) == "no-pairing"
        for row in found.tables:
            room = await server.rooms.get(row.table)
            holders = [found.entrants[number].user_id for number in json.loads(row.seats)]
            assert [seat.holder for seat in room.table.seats] == holders

    club.run(work)


def test_what_a_director_swapped_stays_swapped_when_the_round_is_paired_again(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 6)
        director, late = players[0], players[5]
        id = await announce(server, director, players[:4], seats=2, pause=3600)
        await server.tournaments.start(id, director.id)
        await server.tournament_rounds.advance(id)
        first, second = [json.loads(row.seats) for row in (await read(server, id)).tables]
        swap = m.SwapPeople(first=first[0], second=second[0])
        await server.tournaments.enter(id, players[4], None)
        await server.tournaments.enter(id, late, None)
        before = [json.loads(row.seats) for row in (await read(server, id)).tables]
        await server.tournaments.swap(id, director.id, swap)
        await server.tournaments.leave(id, late)
        await server.tournaments.enter(id, late, None)
        after = [json.loads(row.seats) for row in (await read(server, id)).tables]
        other = {swap.first: swap.second, swap.second: swap.first}
        assert after == [[other.get(one, one) for one in seats] for seats in before]

    club.run(work)


def test_a_round_is_paired_again_when_somebody_leaves_before_it(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 6)
        id = await announce(server, players[0], players, seats=2, pause=3600)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        await server.tournaments.leave(id, players[5])
        await server.tournaments.leave(id, players[4])
        found = await read(server, id)
        assert sorted(number for row in found.tables for number in json.loads(row.seats)) == [1, 2, 3, 4]

    club.run(work)


def test_a_final_waits_for_somebody_who_rests(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2, format="knockout")
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        first, second = (await read(server, id)).tables
        for row in (first, second):
            await server.tournaments.excuse(id, players[0].id, json.loads(row.seats)[1])  # who wins below
        await finish_round(server, id)
        for _ in range(3):
            await server.tournament_rounds.advance(id)
        found = await read(server, id)
        assert found.row.state == "running"
        assert [len(found.tables_of(round.number)) for round in found.rounds] == [2, 0, 1]

    club.run(work)


def test_a_server_without_the_game_leaves_a_tournament_to_others(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players)
        monkeypatch.setattr(tournament_rounds, "games", lambda: [])
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        assert not (await read(server, id)).rounds
        monkeypatch.undo()
        await server.tournament_rounds.advance(id)
        assert await running(server, id)

    club.run(work)


def test_no_table_is_made_for_a_tournament_that_was_cancelled_meanwhile(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, pause=600)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        before = await read(server, id)
        await server.tournaments.cancel(id, players[0].id)
        await server.tournament_rounds._make_tables(before)
        assert await running(server, id) == []
        ids = [row.table for row in before.tables]
        assert await server.store.read(select(tables.c.id).where(tables.c.id.in_(ids))) == []

    club.run(work)


def test_nobody_else_sees_a_private_tournament_whose_director_is_gone(club: Club) -> None:
    async def work(server: Server) -> None:
        ann, bob = await people(server, 2)
        id = await announce(server, ann, [], entry="link")
        gone = update(tournaments).where(tournaments.c.id == id).values(director=None, state="over")
        await server.store.write(lambda connection: connection.execute(gone))
        for viewer in (None, bob.id):
            assert await refused(server.tournaments.get(id, viewer)) == "no-tournament"

    club.run(work)


def test_odd_times_and_tokens_are_refused(club: Club) -> None:
    async def work(server: Server) -> None:
        (ann,) = await people(server, 1)
        assert await refused(server.tournaments.create(ann, spec(starts=8_640_000_000_000_000))) == "too-late"
        with pytest.raises(ValueError, match="less than or equal"):
            spec(starts=2**53)
        with pytest.raises(ValueError, match="pattern"):
            m.EnterTournament(token="é")

    club.run(work)


def test_a_cancelled_tournament_makes_no_more_rounds(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        assert await refused(server.tournaments.cancel(id, players[1].id)) == "not-director"
        await server.tournaments.cancel(id, players[0].id)
        await finish_round(server, id)
        assert (await read(server, id)).n_rounds == 1
        assert (await view(server, id))["state"] == "cancelled"

    club.run(work)


def test_a_tournament_starts_at_its_time_and_is_cancelled_without_people(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 2)
        full = await announce(server, players[0], players, seats=2)
        empty = await announce(server, players[0], [], seats=2)
        due = update(tournaments).where(tournaments.c.id.in_([full, empty])).values(starts=1)
        await server.store.write(lambda connection: connection.execute(due))
        await server.tournament_rounds.advance_all()
        assert (await view(server, full))["state"] == "running"
        assert (await view(server, empty))["state"] == "cancelled"

    club.run(work)


def test_somebody_whose_account_is_deleted_is_a_former_player(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        id = await announce(server, players[0], players, seats=2, rounds=2)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        await finish_round(server, id)
        await server.accounts.delete(players[3])
        await server.tournament_rounds.advance(id)
        seen = await view(server, id)
        names = {line["entrant"]["name"] for line in seen["standings"]}
        assert "Former player" in names
        assert players[3].name not in json.dumps(seen)

    club.run(work)


# Results


def test_results_come_as_a_table_as_json_and_as_records(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 4)
        rename = update(users).where(users.c.id == players[0].id).values(name="=1+1")
        await server.store.write(lambda connection: connection.execute(rename))
        id = await announce(server, players[0], players, seats=2, rounds=1)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        rng = random.Random(1)
        for table in await running(server, id):
            await play_out(server, table, rng)
        await server.tournament_rounds.advance(id)
        found = await read(server, id)
        lines = list(csv.DictReader(io.StringIO(await server.tournament_files.csv(found, None))))
        results = m.TournamentResults(**await server.tournament_files.results(found, None))
        assert [int(line["place"]) for line in lines] == [1, 2, 3, 4]
        assert [line["handle"] for line in lines] == [line.handle for line in results.standings]
        assert "'=1+1" in {line["name"] for line in lines}, "a name is no formula"
        packed = zipfile.ZipFile(io.BytesIO(b"".join(await server.tournament_files.records(found, "somebody"))))
        assert sorted(packed.namelist()) == ["round-1-table-1.ilion", "round-1-table-2.ilion"]
        record = Record.parse(packed.read("round-1-table-1.ilion").decode())
        assert len(record.tags[PLAYERS].split(", ")) == 2

    club.run(work)


# Failures


def test_a_server_that_dies_while_it_makes_a_round_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Exception):
        pass

    told = 0

    async def die(*arguments: Any, **more: Any) -> None:
        nonlocal told
        told += 1
        if told > 6:  # in the middle of the fourth table, whose rows are written and not committed
            raise Killed
        await notify(*arguments, **more)

    async def first(server: Server) -> None:
        players = await people(server, 12)
        id = await announce(server, players[0], players, seats=2)
        monkeypatch.setattr(tournament_rounds, "notify", die)
        await server.tournaments.start(id, players[0].id)
        with pytest.raises(Killed):
            await server.tournament_rounds.advance(id)
        found = await read(server, id)
        states = [row.state for row in found.tables]
        made = {row.id for row in await server.store.read(select(tables.c.id))}
        assert states.count("running") == 3
        assert made == {row.table for row in found.tables if row.state == "running"}

    with_club(tmp_path, first)
    monkeypatch.setattr(tournament_rounds, "notify", notify)

    async def second(server: Server) -> None:
        server.tournament_rounds.n_looks = 0
        await server.tournament_rounds.advance_all()
        rows = await server.store.read(select(tournament_tables))
        made = {row.id for row in await server.store.read(select(tables.c.id))}
        assert {row.state for row in rows} == {"running"}
        assert made == {row.table for row in rows}
        assert (await server.store.read(select(func.count()).select_from(notices).where(notices.c.kind == "round")))[0][0] == 12

    with_club(tmp_path, second)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@with_postgres
def test_two_servers_never_make_a_round_twice(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "LEASE", 600_000)  # a busy machine must not look like a server that was away

    async def run() -> None:
        address = postgres.database()
        servers = [Server(Settings(db=address, reviews="off", workers=1)) for _ in range(2)]
        for server in servers:
            await server.start()
        one, other = servers
        try:
            players = await people(one, 8)
            id = await announce(one, players[0], players, seats=2, rounds=2)
            await one.tournaments.start(id, players[0].id)
            for number in (1, 2):
                await asyncio.gather(*(server.tournament_rounds.advance(id) for server in servers for _ in range(3)))
                found = await read(one, id)
                made = [(row.round, row.number) for row in found.tables]
                assert made == [(n, table) for n in range(1, number + 1) for table in range(1, 5)]
                # The other one may be in the middle of a step.
                while any(row.state == "paired" for row in (await read(one, id)).tables):
                    await other.tournament_rounds.advance(id)
                await asyncio.gather(*(resign_all(servers[n % 2], t, [0]) for n, t in enumerate(await running(one, id))))
            await asyncio.gather(*(server.tournament_rounds.advance(id) for server in servers))
            assert (await view(other, id))["state"] == "over"
            n_tables = (await one.store.read(select(func.count()).select_from(tables)))[0][0]
            n_told = (await one.store.read(select(func.count()).select_from(notices).where(notices.c.kind == "round")))[0][0]
            assert (n_tables, n_told) == (8, 16)
        finally:
            for server in servers:
                await server.stop()

    asyncio.run(run())


def test_a_club_evening_with_two_restarts_ends_with_the_right_standings(tmp_path: Path) -> None:
    """Forty people play three rounds at ten tables of four; the server is restarted in the middle of rounds one and two."""
    rng = random.Random(23)
    id = ""

    async def begin(server: Server) -> None:
        nonlocal id
        players = await people(server, 40)
        id = await announce(server, players[0], players)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        for table in (await running(server, id))[:6]:
            await play_out(server, table, rng)

    async def middle(server: Server) -> None:
        for table in await running(server, id):
            await play_out(server, table, rng)
        await server.tournament_rounds.advance(id)
        second = await running(server, id)
        assert len(second) == 10
        for table in second[:3]:
            await play_out(server, table, rng)

    async def end(server: Server) -> None:
        for _ in range(2):
            for table in await running(server, id):
                await play_out(server, table, rng)
            await server.tournament_rounds.advance(id)
        seen = await view(server, id)
        assert (seen["state"], seen["round"]) == ("over", 3)
        found = await read(server, id)
        numbers = {line["entrant"]["name"]: line["entrant"]["number"] for line in seen["standings"]}
        played = [await replayed(server, numbers, row) for row in found.tables]
        assert len(played) == 30
        met = Counter(frozenset((a, b)) for table in played for a in table.people for b in table.people if a < b)
        assert max(met.values()) == 1, "nobody meets twice"
        expected = standings(list(range(1, 41)), played, found.row.secret)
        assert [line["entrant"]["number"] for line in seen["standings"]] == [line.number for line in expected]
        assert [line["points"] for line in seen["standings"]] == [round(float(line.points), 4) for line in expected]
        assert all(len(line["rounds"]) == 3 and None not in line["rounds"] for line in seen["standings"])

    for part in (begin, middle, end):
        with_club(tmp_path, part)


async def replayed(server: Server, numbers: dict[str, int], row: Any) -> PlayedTable:
    """Return a table by its record alone: the players by name, and the places by the rules."""
    room = await server.rooms.get(row.table)
    record = Record.parse(room.session.record(None))
    seats = tuple(numbers[name] for name in record.tags[PLAYERS].split(", "))
    return PlayedTable(row.round, seats, tuple(record.verify().places()))


# Permissions

ROLES = ("nobody", "guest", "account", "member", "director")
DIRECTING = {"nobody": 401, "guest": 403, "account": 403, "member": 403, "director": 409}
READING = dict.fromkeys(ROLES, 200)
ENTERING = {"nobody": 401, "guest": 403, "account": 200, "member": 409, "director": 200}
LEAVING = {"nobody": 401, "guest": 403, "account": 409, "member": 200, "director": 409}
BODY = {"name": "Club", "game": "horus", "seats": 2, "format": "swiss", "clock": {"kind": "correspondence", "days": 1}}
MATRIX: dict[tuple[str, str], tuple[dict[str, int], Any]] = {
    ("GET", ""): (READING, None),
    ("GET", "/results.csv"): (READING, None),
    ("GET", "/results.json"): (READING, None),
    ("GET", "/records.zip"): (READING, None),
    ("POST", "/start"): (DIRECTING, None),
    ("POST", "/next"): (DIRECTING, None),
    ("POST", "/swap"): (DIRECTING, {"first": 1, "second": 2}),
    ("POST", "/excuse"): (DIRECTING, {"entrant": 1}),
    ("POST", "/leave"): (LEAVING, None),
    ("POST", "/enter"): (ENTERING, {}),
    ("POST", "/cancel"): (DIRECTING | {"director": 200}, None),
}


def test_every_endpoint_answers_each_role_as_it_should(server: Running) -> None:
    clients = {role: Client(server) for role in ROLES}
    clients["guest"].http.patch("/api/me", json={"name": "Guest"})
    for role in ("account", "member", "director"):
        clients[role].register()
    for role in ROLES:
        made = clients["director"].http.post("/api/tournaments", json=BODY | {"name": f"Club of {role}"})
        assert made.status_code == 201, made.text
        path = f"/api/tournaments/{made.json()['id']}"
        for (method, what), (expected, body) in MATRIX.items():
            if what in ("/leave", "/enter"):
                clients["member"].http.post(f"{path}/enter", json={})
            answer = clients[role].http.request(method, path + what, json=body)
            assert answer.status_code == expected[role], f"{method} {what} as {role}: {answer.text}"
            if answer.status_code >= 400:
                assert answer.headers["content-type"] == "application/problem+json"
        assert "Club of" in clients[role].http.get("/api/tournaments?which=open").text or role == "director"


def test_as_in_a_rated_game_no_bot_helps_or_stands_in(club: Club) -> None:
    async def work(server: Server) -> None:
        players = await people(server, 2)
        id = await announce(server, players[0], players, seats=2)
        await server.tournaments.start(id, players[0].id)
        await server.tournament_rounds.advance(id)
        (table,) = await running(server, id)
        room = await server.rooms.get(table)
        assert room.session.info(players[0].id)["tournament"] == id
        assert not room.table.setup.rated
        with pytest.raises(NoStandIn):
            await server.lobby.leave(table, players[0])
        actor = room.table.actor
        with pytest.raises(Forbidden, match="no hints"):
            start_hint(room.session, Subscriber(room.table.seats[actor or 0].holder), {"type": "hint"}, 1)
        await resign_all(server, table, [0])
        again = await server.lobby.rematch(table, players[1])
        assert again.table.setup.tournament is None

    club.run(work)


def test_a_tournament_of_two_is_played_over_the_network(server: Running) -> None:
    ann, bob = Client(server), Client(server)
    for client in (ann, bob):
        client.register()
    id = ann.http.post("/api/tournaments", json=BODY | {"rounds": 1, "pause": 0}).json()["id"]
    for client in (ann, bob):
        assert client.http.post(f"/api/tournaments/{id}/enter", json={}).status_code == 200
    started = ann.http.post(f"/api/tournaments/{id}/start")
    assert started.status_code == 200, started.text
    table = started.json()["mine"]["table"]
    with contextlib.closing(bob.socket(table)) as socket:
        socket.until("welcome")
        assert socket.ask("resign")["type"] == "ack"
    end = time.monotonic() + LIMIT
    while (seen := bob.http.get(f"/api/tournaments/{id}").json())["state"] != "over":
        assert time.monotonic() < end, seen
        time.sleep(0.05)
    assert [(line["points"], line["you"]) for line in seen["standings"]] == [(1, False), (0, True)]
    notices = ann.http.get("/api/me/notices").json()
    assert "round" in {line["kind"] for line in notices["notices"]}, notices
