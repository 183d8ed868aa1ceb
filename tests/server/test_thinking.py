"""Bots' turns on a server: tables without people, waiting requests, and the number of workers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ilion.server import messages as m
from ilion.server.jobs.fair_queue import Request, Urgency
from ilion.server.jobs.workers import Slot, Workers
from ilion.server.live.rooms import Room, Subscriber
from ilion.server.live.thinking import Asker, NoDecision
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import Settings, spare_cores
from ilion.server.storage.accounts import User
from ilion.table.thinking import HintTask
from tests.server.harness import Client
from tests.server.in_process import with_server

BOT = {"kind": "bot", "level": "random"}


class Watcher(Subscriber):
    """A spectator."""

    def send(self, message: bytes, more: bool = False) -> None:
        pass


def bot_table() -> m.NewTable:
    return m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="bot", level="random")] * 2)


async def idle(server: Server) -> None:
    """Wait until no bot thinks or waits."""
    while server.bot_turns.tasks:
        await asyncio.gather(*server.bot_turns.tasks.values())


def test_a_table_of_bots_plays_while_somebody_watches_and_pauses_otherwise(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        room, _ = await server.lobby.create_table(user, bot_table())
        await idle(server)
        begun = room.table.length
        assert room.table.running
        assert len(room.table.record.active_events()) == sum(event.actor < 0 for event in room.table.record.events)

        moved = asyncio.Event()
        server.rooms.after_change.append(lambda _: moved.set())
        watcher = Watcher(None)
        server.rooms.add(room, watcher)
        await moved.wait()
        server.rooms.remove(room, watcher)
        await idle(server)
        assert begun < room.table.length
        assert room.table.running, "it went on without anybody watching"

        server.rooms.add(room, watcher)
        await idle(server)
        assert room.table.over

    with_server(tmp_path, work)


def test_a_paused_table_is_not_due_and_plays_on_after_a_restart(tmp_path: Path) -> None:
    made: list[str] = []

    async def before(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        made.append((await server.lobby.create_table(user, bot_table()))[0].id)

    async def after(server: Server) -> None:
        assert await server.scheduler._claim() == []
        room = await server.rooms.get(made[0])
        server.rooms.add(room, Watcher(None))
        await idle(server)
        assert room.table.over

    with_server(tmp_path, before)
    with_server(tmp_path, after)


def test_bots_play_on_for_people_who_have_left_only_while_somebody_watches(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        seats = [m.SeatSpec(kind="me"), m.SeatSpec(kind="bot", level="random")]
        room, _ = await server.lobby.create_table(user, m.NewTable(game="trojan-horse", seats=seats))
        await server.lobby.leave(room.id, user)
        await idle(server)
        assert room.table.bots_only
        assert room.table.running

    with_server(tmp_path, work)


def test_few_tables_of_one_person_are_for_bots_alone(ann: Client, bob: Client) -> None:
    for _ in range(Settings().max_bot_tables):
        ann.make(BOT, BOT)
    refused = ann.http.post("/api/tables", json={"game": "trojan-horse", "seats": [BOT, BOT]})
    assert (refused.status_code, refused.json()["key"]) == (429, "too-many-bot-tables")
    table = ann.make("open", BOT)["table"]["id"]
    assert ann.http.put(f"/api/tables/{table}/seats/0", json=BOT).status_code == 429
    ann.make("me", BOT)
    bob.make(BOT, BOT)


def test_a_turn_becomes_urgent_when_a_player_comes_and_loses_that_when_the_last_one_goes(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        blocked = [await hold(server.workers) for _ in server.workers.slots]
        seats = [m.SeatSpec(kind="bot", level="random"), m.SeatSpec(kind="me")]
        room = await table_where_a_bot_begins(server, user, seats)
        await asyncio.sleep(0)
        request = server.bot_turns.requests[room.id]
        assert (request.user_id, request.urgency, request.address) == (user.id, Urgency.NOBODY_WAITS, "")
        player = Watcher(user.id)
        server.rooms.add(room, player)
        assert request.urgency.name == "PLAYER_WAITS"
        server.rooms.remove(room, player)
        server.rooms.add(room, Watcher(None))
        assert request.urgency.name == "NOBODY_WAITS", "spectators can wait"
        for release in blocked:
            await release()
        await idle(server)
        assert room.table.bot_to_act is None

    with_server(tmp_path, work)


async def table_where_a_bot_begins(server: Server, user: User, seats: list[m.SeatSpec]) -> Room:
    while True:
        room, _ = await server.lobby.create_table(user, m.NewTable(game="trojan-horse", seats=seats))
        if room.table.bot_to_act is not None:
            return room


async def hold(workers: Workers) -> Callable[[], Awaitable[None]]:
    """Occupy a place in the pool until the function that is returned is called."""
    context = workers.slot(request_of("somebody else"))
    await context.__aenter__()

    async def release() -> None:
        await context.__aexit__(None, None, None)

    return release


def request_of(user: str, *, quick: bool = True) -> Request:
    return Request(user, "address", "table", Urgency.PLAYER_WAITS, quick)


def test_slow_decisions_leave_a_place_for_quick_ones() -> None:
    async def work() -> None:
        workers = Workers(2, 1.0)
        slots: list[Slot] = []
        async with (
            workers.slot(request_of("a", quick=False)) as first,
            workers.slot(request_of("b", quick=False)) as second,
        ):
            waiting = asyncio.create_task(_enter(workers, request_of("c", quick=False), slots))
            async with workers.slot(request_of("d")) as quick:
                assert quick.quick_only
                assert not slots
            assert not waiting.done()
            assert not first.quick_only
            assert not second.quick_only
        await waiting
        assert len(slots) == 1
        assert not any(slot.busy for slot in workers.slots)

    asyncio.run(work())


async def _enter(workers: Workers, request: Request, slots: list[Slot]) -> None:
    async with workers.slot(request) as slot:
        slots.append(slot)


def test_a_request_that_is_given_up_takes_no_place() -> None:
    async def work() -> None:
        workers = Workers(1, 1.0)
        slots: list[Slot] = []
        async with workers.slot(request_of("a")), workers.slot(request_of("b")):
            given_up = asyncio.create_task(_enter(workers, request_of("c"), slots))
            just_served = asyncio.create_task(_enter(workers, request_of("d"), slots))
            await asyncio.sleep(0)
            assert workers.queue.n_waiting == 2
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            assert workers.queue.n_waiting == 1
        just_served.cancel()  # after its place was found, before it took it
        await asyncio.gather(just_served, return_exceptions=True)
        assert not slots
        assert not any(slot.busy for slot in workers.slots)
        await asyncio.wait_for(_enter(workers, request_of("e"), slots), 60)

    asyncio.run(work())


def test_a_hint_that_waits_too_long_for_a_process_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ilion.server.jobs.workers.MAX_HINT_WAIT", 0.01)

    async def work() -> None:
        workers = Workers(1, 1.0)
        async with workers.slot(request_of("a")), workers.slot(request_of("b")):
            with pytest.raises(NoDecision):
                await workers.advise(HintTask(0, 0, None, None), Asker("c", "address", "table"), 1.0)  # type: ignore[arg-type]
            assert workers.queue.n_waiting == 0

    asyncio.run(work())


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (8, 7)])
def test_by_default_bots_get_the_processors_that_the_server_leaves(
    monkeypatch: pytest.MonkeyPatch, cores: int, workers: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert spare_cores() == Settings().workers == workers


def test_a_server_whose_table_is_gone_stops_thinking_about_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        room, _ = await server.lobby.create_table(user, bot_table())
        await server.accounts.delete(user)
        server.rooms.rooms.clear()
        with pytest.raises(ApiError):
            await server.rooms.get(room.id)
        server.bot_turns.schedule_bot(room)
        server.rooms.add(room, Watcher(None))
        await idle(server)

    with_server(tmp_path, work)
