"""The waiting times of reviews: for each other, for their turn among a person's requests, and always for running games."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

import ilion
from ilion.review import FIRST, Reviewing, Task
from ilion.review.seating import seating_of
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.jobs.fair_queue import Request, Urgency
from ilion.server.jobs.reviews import key_of
from ilion.server.jobs.workers import Slot, Workers
from ilion.server.live.thinking import NoDecision
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage import reviews as review_rows
from ilion.server.storage.reviews import insert_request
from ilion.server.storage.schema import reviews
from ilion.table.log import Entry
from tests.server.reviewing import finished_game, rows_of, until_ready, with_reviews
from tests.table.tables import begun, move, setup, some_move


def test_a_first_pass_comes_before_a_second_one(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        first, ann, _ = await finished_game(server, moves=8)
        await server.reviews.request(first, ann.id, "here")
        while not any(row.state == "refining" for row in await rows_of(server)):
            await until_ready(server, steps=1)
        second, cy, _ = await finished_game(server)
        await server.reviews.request(second, cy.id, "there")
        for _ in range(1_000):
            await until_ready(server, steps=1)
            states = {row.table: row.state for row in await rows_of(server)}
            if states[second] in ("refining", "ready"):
                break
        assert states == {first: "refining", second: states[second]}, "the second pass waits"
        await until_ready(server)
        assert {row.state for row in await rows_of(server)} == {"ready"}

    with_reviews(tmp_path, work)


def test_the_place_in_the_queue_counts_those_before(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        rows = []
        for _ in range(3):
            id, ann, _ = await finished_game(server)
            rows.append(await server.reviews.request(id, ann.id, id))
        assert [(await server.reviews.status(row))["position"] for row in rows] == [1, 2, 3]
        await until_ready(server, steps=1)
        rows = await rows_of(server)
        found = [await server.reviews.status(row) for row in rows]
        assert [(status["state"], status["position"]) for status in found] == [("running", 0), ("queued", 2), ("queued", 3)]
        assert 0 < found[0]["progress"] < 1

    with_reviews(tmp_path, work)


async def requests_of(server: Server, *people: str) -> list[str]:
    """Let people ask for reviews, one after the other; return the tables."""
    ids = [(await finished_game(server))[0] for _ in people]
    keys = [key_of(id, (await server.rooms.get(id)).table) for id in ids]
    began = now()

    async def work(connection: AsyncConnection) -> None:
        for at, (key, person) in enumerate(zip(keys, people, strict=True), began):
            await insert_request(connection, key, "trojan-horse", person)
            await connection.execute(update(reviews).where(reviews.c.table == key.table).values(asked=at))

    await server.store.write(work)
    return ids


async def people_take_turns(server: Server) -> None:
    ids = await requests_of(server, "ann", "ann", "bob", "", "ann", "")
    expected = [ids[number] for number in (2, 4, 5, 1, 3, 0)]
    rows = {row.table: row for row in await rows_of(server)}
    places = {id: await server.reviews.rows.place(rows[id]) for id in ids}
    assert sorted(ids, key=lambda id: places[id]) == expected
    assert sorted(places.values()) == [1, 2, 3, 4, 5, 6]
    claimed = []
    for _ in ids:
        row = await server.reviews.rows.claim(review_rows.WAITING, 60_000)
        assert row is not None
        claimed.append(row.table)
        await server.reviews.rows.update(row.id, state="ready", lease=None)
    assert claimed == expected
    assert await server.reviews.rows.claim(review_rows.WAITING, 60_000) is None


def test_people_take_turns_each_with_the_game_for_which_they_asked_last(tmp_path: Path) -> None:
    with_reviews(tmp_path, people_take_turns)


def test_somebody_whose_review_is_in_work_lets_the_others_go_first(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        first, second, other = await requests_of(server, "ann", "ann", "bob")
        claimed = [await server.reviews.rows.claim(review_rows.WAITING, 60_000) for _ in range(3)]
        assert [row and row.table for row in claimed] == [second, other, first]

    with_reviews(tmp_path, work)


def test_a_person_has_so_many_requests_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_rows, "PER_DAY", 1)

    async def work(server: Server) -> None:
        id, ann, bob = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        await server.reviews.request(id, ann.id, "here")
        again = (await server.lobby.rematch(id, ann)).id
        await server.lobby.join(again, bob, m.Join())
        await server.rooms.run_command(again, lambda session: session.table.resign(0, "random", 0))
        with pytest.raises(ApiError, match="1 reviews within a day: try again tomorrow") as refused:
            await server.reviews.request(again, ann.id, "here")
        assert (refused.value.status, refused.value.key) == (429, "review-limit")
        yesterday = update(reviews).values(asked=reviews.c.asked - 86_400_001)
        await server.store.write(lambda connection: connection.execute(yesterday))
        await server.reviews.request(again, ann.id, "here")

    with_reviews(tmp_path, work)


def test_an_address_has_so_many_requests_a_day_whoever_asks(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        server.reviews.per_address.burst = 1
        for number in range(2):
            id, ann, _ = await finished_game(server)
            if number == 0:
                await server.reviews.request(id, ann.id, "here")
                continue
            with pytest.raises(ApiError, match="from your address within a day") as refused:
                await server.reviews.request(id, ann.id, "here")
            assert (refused.value.status, refused.value.key) == (429, "review-limit")
            await server.reviews.request(id, ann.id, "elsewhere")

    with_reviews(tmp_path, work)


def test_a_turn_never_waits_for_a_review() -> None:
    """Regardless of the number of waiting or running pieces of reviews, a turn gets a process at once."""

    async def work() -> None:
        workers = Workers(1, 1.0)
        async with workers.slot(piece()):
            assert workers.reviewers[0].busy
            waiting = [asyncio.create_task(hold(workers, piece())) for _ in range(3)]
            await asyncio.sleep(0)
            for quick in (True, False):
                async with workers.slot(Request("ann", "", "table", Urgency.NOBODY_WAITS, quick)) as slot:
                    assert not slot.for_reviews
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        await workers.close()

    asyncio.run(work())


def test_a_piece_of_a_review_waits_until_a_process_has_nothing_to_do() -> None:
    async def work() -> None:
        workers = Workers(1, 1.0)
        slots: list[Slot] = []
        async with workers.slot(Request("ann", "", "table", Urgency.HINT, quick=False)):
            waiting = asyncio.create_task(hold(workers, piece(), slots))
            for _ in range(5):
                await asyncio.sleep(0)
            assert not slots
        await waiting
        assert slots == workers.reviewers
        await workers.close()

    asyncio.run(work())


def piece() -> Request:
    return Request("bob", "", "reviewed", Urgency.REVIEW, quick=False)


async def hold(workers: Workers, request: Request, slots: list[Slot] | None = None) -> None:
    async with workers.slot(request) as slot:
        if slots is not None:
            slots.append(slot)


def test_a_worker_that_fails_at_a_review_is_given_up() -> None:
    async def work() -> None:
        workers = Workers(1, 1.0, (sys.executable, "-c", "import sys; sys.stdin.readline(); print('nonsense')"))
        with pytest.raises(NoDecision):
            await workers.review(some_task(), "ann", "table")
        await workers.close()

    asyncio.run(work())


def some_task() -> Task:
    table, _ = begun(setup(seats=2))
    rng = ilion.Rng(1)
    for _ in range(4):
        move(table, some_move(table, rng))
    table.resign(1, "random", 0)
    return Reviewing(table.record, FIRST, seating_of(table.setup, [Entry("resign", 0, {"seat": 1})])).tasks()[-1]
