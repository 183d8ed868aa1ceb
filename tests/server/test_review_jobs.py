"""The computation of reviews on a server: none is made twice, gets stuck or is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ilion.review import Review, Reviewing
from ilion.server.api.reviews import answer as reply_to
from ilion.server.jobs import reviews as jobs
from ilion.server.jobs.reviews import Job, Reviews, key_of
from ilion.server.live.departure import depart
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import ReviewPolicy
from ilion.server.storage.reviews import unpack
from ilion.server.storage.schema import reviews, tables
from tests.server.reviewing import cannot_think, finished_game, rows_of, think_here, until_ready, with_reviews


def test_two_requests_are_one_review(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await finished_game(server)
        await asyncio.gather(*(server.reviews.request(id, user.id, "here") for user in (ann, bob, ann, bob)))
        assert len(await rows_of(server)) == 1
        await until_ready(server)
        (row,) = await rows_of(server)
        assert (row.state, row.lease) == ("ready", None)
        review = Review.from_json(unpack(row.data).decode())
        key = key_of(id, (await server.rooms.get(id)).table)
        assert (review.record, review.rules, review.bot["evaluation"]) == (key.record, key.rules, key.evaluation)
        assert [(seat["luck"], seat["own"]) for seat in json.loads(row.figures)] == [(s.luck, s.own) for s in review.seats]

    with_reviews(tmp_path, work)


def test_the_first_pass_is_there_before_the_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server, moves=8)
        told: list[str] = []
        monkeypatch.setattr(server.reviews, "announce", lambda table, state: told.append(state))
        await server.reviews.request(id, ann.id, "here")
        while not told:
            await until_ready(server, steps=1)
        (row,) = await rows_of(server)
        assert (row.state, told) == ("refining", ["refining"])
        assert json.loads(unpack(row.data))["budget"]["pass"] == 1
        await until_ready(server)
        (row,) = await rows_of(server)
        assert (row.state, told) == ("ready", ["refining", "ready"])
        assert json.loads(unpack(row.data))["budget"]["pass"] == 2

    with_reviews(tmp_path, work)


def test_a_second_pass_that_takes_too_long_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server, moves=8)
        await server.reviews.request(id, ann.id, "here")
        monkeypatch.setattr(jobs, "MAX_SECONDS", 0.0)
        await until_ready(server)
        (row,) = await rows_of(server)
        assert row.state == "ready"
        assert json.loads(unpack(row.data))["budget"]["pass"] == 1

    with_reviews(tmp_path, work)


@pytest.mark.parametrize("state", ["running", "refining"])
def test_a_restart_in_the_middle_takes_the_review_up_again(tmp_path: Path, state: str) -> None:
    async def before(server: Server) -> None:
        id, ann, _ = await finished_game(server, moves=8)
        await server.reviews.request(id, ann.id, "here")
        while (await rows_of(server))[0].state != state:
            await until_ready(server, steps=1)
        server.reviews.jobs.clear()  # as if the power failed: no lease is given back

    async def after(server: Server) -> None:
        (row,) = await rows_of(server)
        assert row.state == state
        assert (row.data is None) == (state == "running"), "what is there stays"
        await until_ready(server)
        (row,) = await rows_of(server)
        assert row.state == "ready"
        assert json.loads(unpack(row.data))["budget"]["pass"] == 2

    with_reviews(tmp_path, before)
    with_reviews(tmp_path, after)


def test_a_server_that_works_on_a_review_keeps_it_and_a_dead_one_does_not(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        await until_ready(server, steps=1)
        other = Reviews(server.rooms, server.store, server.workers, server.settings)
        assert await other._next() is None, "the lease holds"
        expired = update(reviews).values(lease=1)
        await server.store.write(lambda connection: connection.execute(expired))
        other.checked = -jobs.CHECK_EVERY
        assert await other._next() is not None

    with_reviews(tmp_path, work)


def test_a_deleted_table_takes_its_review_with_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        await until_ready(server, steps=2)
        for user in (ann, bob):
            await depart(server.rooms, server.accounts, user)
        assert not await server.store.read(select(tables.c.id).where(tables.c.id == id))
        assert not await rows_of(server)
        await until_ready(server)
        assert not server.reviews.jobs, "nobody goes on with it"
        assert not await rows_of(server)

    with_reviews(tmp_path, work)


def test_somebody_who_deletes_their_data_is_not_named_as_the_one_who_asked(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        assert (await rows_of(server))[0].asked_by == ann.id
        await depart(server.rooms, server.accounts, ann)
        assert (await rows_of(server))[0].asked_by == ""
        await until_ready(server)
        assert (await rows_of(server))[0].state == "ready", "it is there for the other player"

    with_reviews(tmp_path, work)


def test_a_review_by_an_older_evaluation_stays_readable_until_the_new_one_is_there(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        await until_ready(server)
        await server.store.write(lambda connection: connection.execute(update(reviews).values(evaluation="older")))
        requested = await server.reviews.request(id, ann.id, "here")
        assert requested.state == "queued"
        assert (await reply_to(server, requested)).status_code == 202
        assert (await reply_to(server, await server.reviews.rows.of_table(id))).status_code == 200

    with_reviews(tmp_path, work)


def test_what_was_requested_before_reviews_were_switched_off_is_not_waited_for(tmp_path: Path) -> None:
    asked: list[tuple[str, str]] = []

    async def before(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        asked.append((id, ann.id))

    async def after(server: Server) -> None:
        ((id, user_id),) = asked
        with pytest.raises(ApiError) as refused:
            await server.reviews.request(id, user_id, "here")
        assert refused.value.key == "review-off"
        with pytest.raises(ApiError) as missing:
            await reply_to(server, await server.reviews.rows.of_table(id))
        assert missing.value.status == 404

    with_reviews(tmp_path, before)
    with_reviews(tmp_path, after, "off")


def test_a_first_pass_that_could_not_be_stored_is_stored_with_the_next_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        store = server.reviews._store
        failed: list[str] = []

        async def fails_once(job: Job, state: str, review: Any) -> None:
            if not failed:
                failed.append(state)
                raise OSError
            await store(job, state, review)

        monkeypatch.setattr(server.reviews, "_store", fails_once)
        while not failed:
            job = await server.reviews._next()
            assert job is not None
            with contextlib.suppress(OSError):
                await server.reviews._step(job)
        assert failed == ["refining"]
        assert (await rows_of(server))[0].data is None
        await until_ready(server, steps=1)
        assert (await rows_of(server))[0].data is not None

    with_reviews(tmp_path, work)


def test_a_host_can_switch_reviews_off(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        with pytest.raises(ApiError) as refused:
            await server.reviews.request(id, ann.id, "here")
        assert (refused.value.status, refused.value.key) == (403, "review-off")
        assert not server.workers.reviewers

    with_reviews(tmp_path, work, "off", start=True)


@pytest.mark.parametrize(("policy", "rated", "expected"), [("rated", True, 1), ("rated", False, 0), ("on-request", True, 0)])
def test_a_host_can_have_every_rated_game_reviewed(tmp_path: Path, policy: ReviewPolicy, rated: bool, expected: int) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server, rated=rated)
        assert len(await rows_of(server)) == expected
        if expected:
            await server.reviews.request(id, ann.id, "here")
            assert len(await rows_of(server)) == 1, "it was requested already"
            await until_ready(server)
            assert (await rows_of(server))[0].state == "ready"

    with_reviews(tmp_path, work, policy)


def test_a_review_that_cannot_be_made_is_given_up_and_can_be_requested_again(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        server.workers.review = cannot_think  # type: ignore[method-assign]
        await server.reviews.request(id, ann.id, "here")
        await until_ready(server, steps=1)
        assert not await rows_of(server)
        assert not server.reviews.jobs
        server.workers.review = think_here  # type: ignore[method-assign]
        await server.reviews.request(id, ann.id, "here")
        await until_ready(server)
        assert (await rows_of(server))[0].state == "ready"

    with_reviews(tmp_path, work)


def test_a_second_pass_that_fails_leaves_the_first(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server, moves=8)
        await server.reviews.request(id, ann.id, "here")
        while (await rows_of(server))[0].state != "refining":
            await until_ready(server, steps=1)
        server.workers.review = cannot_think  # type: ignore[method-assign]
        await until_ready(server, steps=1)
        (row,) = await rows_of(server)
        assert (row.state, row.data is None) == ("ready", False)

    with_reviews(tmp_path, work)


def test_a_mistake_of_ours_in_a_review_does_not_repeat_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        monkeypatch.setattr(Reviewing, "review", fail)
        for _ in range(jobs.MAX_ATTEMPTS):
            with pytest.raises(RuntimeError):
                await until_ready(server)
        assert await until_ready(server) == 0
        assert not await rows_of(server), "it can be requested again"

    with_reviews(tmp_path, work)


def test_a_review_that_brings_the_server_down_is_not_begun_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MAX_ATTEMPTS", 2)

    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        for _ in range(2):
            await until_ready(server, steps=1)
            server.reviews.jobs.clear()
            gone = update(reviews).values(lease=None)
            await server.store.write(lambda connection, gone=gone: connection.execute(gone))  # type: ignore[misc]
            server.reviews.requested.set()
        assert await server.reviews._next() is None
        assert not await rows_of(server)

    with_reviews(tmp_path, work)


def test_the_loop_of_a_server_makes_what_is_requested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        ready = asyncio.Event()
        monkeypatch.setattr(server.reviews, "announce", lambda table, state: ready.set() if state == "ready" else None)
        await server.reviews.request(id, ann.id, "here")
        await ready.wait()
        assert (await rows_of(server))[0].state == "ready"

    with_reviews(tmp_path, work, start=True)
