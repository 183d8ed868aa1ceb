"""Reviews on a server: who may have them and when, how they are made, and that nothing gets stuck or lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

import ilion
from ilion.review import FIRST, Outcome, Review, Reviewing, Task, run_task
from ilion.server import messages as m
from ilion.server.api.reviews import answer as reply_to
from ilion.server.app import create_app
from ilion.server.jobs import reviews as jobs
from ilion.server.jobs.fair_queue import Request, Urgency
from ilion.server.jobs.review_seating import seating_of
from ilion.server.jobs.reviews import Job, Reviews, key_of
from ilion.server.jobs.workers import Slot, Workers
from ilion.server.live.departure import depart
from ilion.server.live.review_figures import interval, review_figures, t_quantile
from ilion.server.live.rooms import Room, TableSession
from ilion.server.live.thinking import NoDecision
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import ReviewPolicy, Settings
from ilion.server.storage import reviews as review_rows
from ilion.server.storage.accounts import User
from ilion.server.storage.reviews import unpack
from ilion.server.storage.schema import reviews, tables
from ilion.table.clock import TimeControl
from ilion.table.log import Entry
from tests.server.harness import Client, Running, Socket
from tests.server.protocol.test_secrecy import Plan, best_plan
from tests.table.tables import begun, move, setup, some_move

LANGUAGES = ("en", "de", "fr", "es", "nl")
TWO_SEATS = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")])


# Over the network, with real workers.


def short_game(ann: Client, bob: Client, moves: int = 5, **more: Any) -> tuple[str, Socket, Socket]:
    """A game of some moves, which bob then resigns."""
    table = ann.make("me", "open", **more)["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for s in (a, b):
        s.until("welcome")
    for _ in range(moves):
        actor = a if a.now["moves"] else b
        assert actor.play(actor.now["moves"][0]["text"])["type"] == "ack"
        for s in (a, b):
            s.ask("ping")
    return table, a, b


def resign(a: Socket, b: Socket) -> None:
    b.ask("resign")
    a.until(lambda message: message.get("now", {}).get("status") == "over")


def test_nothing_of_a_review_is_reachable_while_the_game_runs(server: Running, ann: Client, bob: Client) -> None:
    table, a, b = short_game(ann, bob)
    address = f"/api/tables/{table}/review"
    before = requested(ann)
    for answer in (
        ann.http.post(address),
        ann.http.get(address),
        ann.http.get(f"{address}.json"),
        ann.http.get(f"{address}/events/3?seat=0"),
        ann.http.post(f"{address}/answer", json={"n": 3, "seat": 0, "move": "1"}),
        ann.http.post(f"/api/tables/{table}/practise", json={"n": 3, "seat": 0}),
    ):
        assert answer.status_code == 409, answer.text
        assert set(answer.json()) == {"type", "title", "status", "detail", "key"}
    assert requested(ann) == before, "nothing was computed"
    resign(a, b)
    assert ann.http.get(address).json()["key"] == "review-none", "nobody has requested one"


def requested(client: Client) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("ilion_reviews_total"))


def test_a_player_requests_a_review_and_everybody_may_read_it(server: Running, ann: Client, bob: Client, eve: Client) -> None:
    table, a, b = short_game(ann, bob)
    resign(a, b)
    address = f"/api/tables/{table}/review"
    eve.http.patch("/api/me", json={"name": "Eve"})
    refused = eve.http.post(address)
    assert (refused.status_code, refused.json()["key"]) == (403, "review-not-yours")
    assert Client(server).http.post(address).status_code == 401
    asked = ann.http.post(address)
    assert asked.status_code == 202, asked.text
    m.ReviewPending.model_validate(asked.json(), strict=True)
    for s in (a, b):
        assert s.until("review")["state"] in ("refining", "ready")
    found = eve.http.get(address)
    assert found.status_code == 200
    m.ReviewReady.model_validate(found.json())
    review = Review.from_dict(found.json()["review"])
    for summary in review.seats:
        assert summary.start + summary.luck + summary.own + summary.others == summary.end
    assert review.seats[1].end == 0, "bob has resigned"
    while ann.http.get(address).json()["state"] != "ready":
        a.until("review")
    file = eve.http.get(f"{address}.json")
    assert "attachment" in file.headers["content-disposition"]
    assert file.json() == ann.http.get(address).json()["review"]
    assert bob.http.post(address).status_code == 200, "it is there already"

    for event in file.json()["events"]:
        if event["cause"] == "resignation":
            continue
        for seat in (0, 1):
            told = {}
            for language in LANGUAGES:
                answer = eve.http.get(f"{address}/events/{event['n']}?seat={seat}&language={language}")
                assert answer.status_code == 200, answer.text
                told[language] = answer.json()
            one = m.ReviewedPosition.model_validate(told["en"])
            own = event["seat"] == seat
            assert one.before.viewer == seat
            assert (one.before.moves is not None) == own
            assert (one.played.preview is not None) == own
            assert (one.best is not None) == (own and event["judged"] is not None)
            if own:
                assert one.played.move == event["move"]
                assert one.played.facts
                assert told["de"]["played"]["facts"] != told["en"]["played"]["facts"]
                past = a.ask("past", number=event["n"] - 1, seat=seat)
                assert told["en"]["before"]["view"] == past["view"]
    assert eve.http.get(f"{address}/events/999?seat=0").json()["key"] == "no-event"
    assert eve.http.get(f"{address}/events/0?seat=0").json()["key"] == "no-event"
    assert eve.http.get(f"{address}/events/3?seat=5").json()["key"] == "no-seat"
    check_answers(eve, address, file.json())


def check_answers(eve: Client, address: str, document: dict[str, Any]) -> None:
    """A move that was not played is judged by a search; those in the review already need none."""
    event = next(event for event in document["events"] if event["judged"] is not None)
    place = {"n": event["n"], "seat": event["seat"]}
    for text, value in ((event["move"], event["judged"]["v_played"]), (event["judged"]["best"], event["judged"]["v_best"])):
        answer = eve.http.post(f"{address}/answer", json=place | {"move": text})
        assert answer.status_code == 200, answer.text
        assert answer.json()["v_answer"] == value
    moves = eve.http.get(f"{address}/events/{event['n']}?seat={event['seat']}").json()["before"]["moves"]
    others = [move["text"] for move in moves if move["text"] not in (event["move"], event["judged"]["best"])]
    verdict = m.ReviewVerdict.model_validate(eve.http.post(f"{address}/answer", json=place | {"move": others[0]}).json())
    assert verdict.move == others[0]
    for wrong, status in (("nonsense", 422), ("helper>palace", 422)):
        refused = eve.http.post(f"{address}/answer", json=place | {"move": wrong})
        assert refused.status_code == status, refused.text
    refused = eve.http.post(f"{address}/answer", json=place | {"seat": 1 - event["seat"], "move": others[0]})
    assert refused.json()["key"] == "no-decision"


def test_a_table_that_does_not_exist_has_no_review(ann: Client) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    for method, path in (("POST", "review"), ("GET", "review"), ("GET", "review.json"), ("GET", "review/events/1?seat=0")):
        answer = ann.http.request(method, f"/api/tables/nowhere/{path}")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-table")
    answer = ann.http.post("/api/tables/nowhere/practise", json={"n": 0, "seat": 0})
    assert (answer.status_code, answer.json()["key"]) == (404, "no-table")


def test_practice_is_a_table_like_any_other_but_unrated(server: Running, ann: Client, bob: Client, eve: Client) -> None:
    table, a, b = short_game(ann, bob)
    resign(a, b)
    events = a.now["events"]
    made = eve.http.post(f"/api/tables/{table}/practise", json={"n": events, "seat": 1, "level": "random"})
    assert made.status_code == 201, made.text
    info = made.json()["table"]
    assert (info["practice"], info["rated"], info["public"], info["status"]) == (True, False, False, "running")
    assert [(seat["kind"], seat["yours"]) for seat in info["seats"]] == [("bot", False), ("person", True)]
    mine = eve.socket(info["id"])
    welcome = mine.until("welcome")
    assert welcome["table"]["practice"]
    if not mine.now["moves"]:
        mine.until(lambda message: bool(message.get("now", {}).get("moves")))
    assert mine.play(mine.now["moves"][0]["text"])["type"] == "ack"
    assert '[Position "?"]' in eve.http.get(f"/api/tables/{info['id']}/record").text
    mine.ask("resign")
    assert '[Position "trojan-horse/1 ' in eve.http.get(f"/api/tables/{info['id']}/record").text
    assert eve.http.post(f"/api/tables/{info['id']}/rematch", json={}).json()["key"] == "practice"
    address = f"/api/tables/{table}/practise"
    for body, status, key in (
        ({"n": events, "seat": 2}, 422, "no-seat"),
        ({"n": events + 1, "seat": 0}, 422, "no-position"),
        ({"n": -1, "seat": 0}, 422, "malformed"),
        ({"n": 3, "seat": 0, "level": "search:seconds=99"}, 422, "option"),
    ):
        refused = eve.http.post(address, json=body)
        assert refused.status_code == status, refused.text
        assert refused.json()["key"] == key, refused.text


# In one process, with searches in the same thread.


def with_server(
    folder: Path, work: Callable[[Server], Awaitable[None]], policy: ReviewPolicy = "on-request", *, start: bool = False
) -> None:
    """Run with a server whose loop of reviews does not start by itself, unless asked to."""

    async def run() -> None:
        server = Server(Settings(db=f"sqlite:///{folder / 'tables.db'}", reviews=policy))
        server.workers.review = think_here  # type: ignore[method-assign]
        begin = server.reviews.start
        if not start:
            server.reviews.start = lambda: None  # type: ignore[method-assign]
        await server.start()
        server.reviews.start = begin  # type: ignore[method-assign]
        try:
            await work(server)
        finally:
            await server.stop()

    asyncio.run(run())


async def think_here(task: Task, user_id: str, table: str) -> tuple[Outcome, float]:
    await asyncio.sleep(0)
    return run_task(task), 0.1


async def cannot_think(task: Task, user_id: str, table: str) -> tuple[Outcome, float]:
    raise NoDecision


async def finished_game(server: Server, *, rated: bool = False, moves: int = 3) -> tuple[str, User, User]:
    ann, bob = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
    body = TWO_SEATS
    if rated:
        for user in (ann, bob):
            await server.accounts.register(user, f"login{user.id[:8]}", "correct horse")
        body = body.model_copy(update={"rated": True, "clock": m.ClockSpec(kind="correspondence", days=1)})
    id = (await server.lobby.create_table(ann, body))[0].id
    room = await server.lobby.join(id, bob, m.Join())
    for _ in range(moves):
        await play(server, room)
    await server.rooms.run_command(id, lambda session: session.table.resign(1, "random", 0))
    return id, ann, bob


async def play(server: Server, room: Room) -> None:
    seat = room.table.actor
    assert seat is not None
    state = room.table.state_for(seat)

    def command(session: TableSession) -> list[Entry]:
        text = state.text(state.legal_actions()[0])
        return session.table.play(seat, text, session.table.seq(seat), f"key {session.table.length}", 0, final=True)

    await server.rooms.run_command(room.id, command)


async def rows_of(server: Server) -> list[Any]:
    return await server.store.read(select(reviews).order_by(reviews.c.id))


async def until_ready(server: Server, *, steps: int = 10_000) -> int:
    """Work on reviews, step by step, until there is nothing left to do; return how many steps that took."""
    for made in range(steps):
        job = await server.reviews._next()
        if job is None:
            return made
        await server.reviews._step(job)
    return steps


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

    with_server(tmp_path, work)


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_that_look_alike_to_a_seat_are_reviewed_alike_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    """Two finished games that a seat could not tell apart give it the same answer for every event."""
    monkeypatch.setattr(jobs, "MAX_SECONDS", 0.0)  # one pass is enough
    plan = best_plan("trojan-horse", viewer)

    async def work(server: Server) -> None:
        told, records = [], []
        for script in plan.scripts:
            id, record = await scripted_game(server, plan, script)
            await until_ready(server)
            records.append(record)
            told.append(await events_told(server, id, viewer))
        assert records[0] != records[1], "the worlds did differ"
        for real, twin in zip(*told, strict=True):
            assert real == twin
        assert any(json.loads(event)["best"] for event in told[0])

    with_server(tmp_path, work)


async def scripted_game(server: Server, plan: Plan, script: list[str]) -> tuple[str, list[str]]:
    """Play the moves of a plan, resign, and request a review; return the table and its events."""
    user, _ = await server.accounts.create_guest()
    seats = [m.SeatSpec(kind="me", name="Name"), m.SeatSpec(kind="hotseat", name="Other")]
    room, _ = await server.lobby.create_table(user, m.NewTable(game="trojan-horse", seats=seats, script=script))
    for seat, text in plan.moves:

        def command(session: TableSession, seat: int = seat, text: str = text) -> list[Entry]:
            return session.table.play(seat, text, session.table.seq(seat), f"key {session.table.length}", 0, final=True)

        await server.rooms.run_command(room.id, command)
    await server.rooms.run_command(room.id, lambda session: session.table.resign(1, "random", 0))
    await server.reviews.request(room.id, user.id, "here")
    return room.id, [str(event) for event in room.table.record.events]


async def events_told(server: Server, id: str, viewer: int) -> list[str]:
    """What the server sends about each event of a review to somebody who looks back with the eyes of a seat."""
    app = create_app(server.settings)
    app.state.server = server
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        document = (await client.get(f"/api/tables/{id}/review.json")).json()
        told = []
        for event in document["events"]:
            if event["cause"] != "resignation":
                answer = await client.get(f"/api/tables/{id}/review/events/{event['n']}?seat={viewer}&language=fr")
                assert answer.status_code == 200, answer.text
                told.append(answer.text)
        return told


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


def test_a_second_pass_that_takes_too_long_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server, moves=8)
        await server.reviews.request(id, ann.id, "here")
        monkeypatch.setattr(jobs, "MAX_SECONDS", 0.0)
        await until_ready(server)
        (row,) = await rows_of(server)
        assert row.state == "ready"
        assert json.loads(unpack(row.data))["budget"]["pass"] == 1

    with_server(tmp_path, work)


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

    with_server(tmp_path, before)
    with_server(tmp_path, after)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


def test_somebody_who_deletes_their_data_is_not_named_as_the_one_who_asked(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        assert (await rows_of(server))[0].asked_by == ann.id
        await depart(server.rooms, server.accounts, ann)
        assert (await rows_of(server))[0].asked_by == ""
        await until_ready(server)
        assert (await rows_of(server))[0].state == "ready", "it is there for the other player"

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, before)
    with_server(tmp_path, after, "off")


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

    with_server(tmp_path, work)


def test_a_host_can_switch_reviews_off(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        with pytest.raises(ApiError) as refused:
            await server.reviews.request(id, ann.id, "here")
        assert (refused.value.status, refused.value.key) == (403, "review-off")
        assert not server.workers.reviewers

    with_server(tmp_path, work, "off", start=True)


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

    with_server(tmp_path, work, policy)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


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

    with_server(tmp_path, work)


def test_the_loop_of_a_server_makes_what_is_requested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        id, ann, _ = await finished_game(server)
        ready = asyncio.Event()
        monkeypatch.setattr(server.reviews, "announce", lambda table, state: ready.set() if state == "ready" else None)
        await server.reviews.request(id, ann.id, "here")
        await ready.wait()
        assert (await rows_of(server))[0].state == "ready"

    with_server(tmp_path, work, start=True)


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

    with_server(tmp_path, work)


# The processes.


def test_a_turn_never_waits_for_a_review() -> None:
    """However many pieces of reviews wait or are in work, a turn gets a process at once."""

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


# Seats.


def test_the_log_tells_who_resigned_and_for_whom_a_bot_played() -> None:
    table, entries = begun(setup(seats=3))
    rng = ilion.Rng(1)
    entries += move(table, some_move(table, rng))
    entries += table.stand_in(1, "random", 0)
    first = len(table.record.events)
    for _ in range(3):
        assert table.actor is not None
        entries += table.play(table.actor, some_move(table, rng), table.seq(table.actor), f"k{len(entries)}", 0, final=True)
    entries += table.reclaim(1, 0)
    end = len(table.record.events)
    entries += table.resign(2, "random", 0)
    seating = seating_of(table.setup, entries)
    assert seating.stand_ins == ((1, first, end), (2, end, None))
    assert seating.resigned == ((2, end),)


@pytest.mark.parametrize(("on_timeout", "resigned"), [("bot", ()), ("resign", ((0, 4),))])
def test_a_seat_without_time_left_resigns_or_has_a_stand_in(on_timeout: Any, resigned: Any) -> None:
    plan = setup(seats=2, control=TimeControl("realtime", 10_000, 0, 0, on_timeout))
    log = [Entry("start", 0, {}, tuple(ilion.core.record.Event(-1, "red") for _ in range(4))), Entry("timeout", 0, {"seat": 0})]
    seating = seating_of(plan, log)
    assert seating.resigned == resigned
    assert seating.stand_ins == ((0, 4, None),)


def test_events_that_take_back_count_as_events() -> None:
    log = [
        Entry("play", 0, {"seat": 0}, (ilion.core.record.Event(0, "1"),)),
        Entry("take-back", 0, {"n": 1}),
        Entry("resign", 0, {"seat": 1}),
    ]
    assert seating_of(setup(seats=2), log).resigned == ((1, 2),)


# Figures.


@pytest.mark.parametrize(("freedom", "expected"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972)])
def test_the_interval_is_as_wide_as_so_few_games_require(freedom: int, expected: float) -> None:
    assert t_quantile(freedom) == pytest.approx(expected, abs=0.01)


def test_figures_come_with_their_interval_from_five_games_on() -> None:
    games = [(100, -300), (-100, -100), (0, -200), (50, -250)]
    assert review_figures(games) is None
    found = review_figures([*games, (-50, -150)])
    assert found == {
        "games": 5,
        "luck": {"mean": 0, "low": -98, "high": 98},
        "own": {"mean": -200, "low": -298, "high": -102},
    }
    assert interval([7] * 5) == {"mean": 7, "low": 7, "high": 7}


def test_figures_are_of_the_games_in_which_a_person_held_one_seat(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        alone = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="hotseat")])
        both = (await server.lobby.create_table(ann, alone))[0].id
        await server.rooms.run_command(both, lambda session: session.table.resign(0, "random", 0))
        await server.reviews.request(both, ann.id, "here")
        practice = (await server.lobby.practise(id, ann, m.Practise(n=12, seat=0))).id
        await server.rooms.run_command(practice, lambda session: session.table.resign(0, "random", 0))
        await server.reviews.request(practice, ann.id, "here")
        await until_ready(server)
        states = {row.table: row for row in await rows_of(server)}
        assert {row.state for row in states.values()} == {"ready"}
        for user, seat in ((ann, 0), (bob, 1)):
            figures = json.loads(states[id].figures)[seat]
            assert await server.reviews.rows.figures(user.id) == {"trojan-horse": [(figures["luck"], figures["own"])]}

    with_server(tmp_path, work)
