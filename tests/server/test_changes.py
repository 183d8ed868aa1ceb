"""The list of changes that the servers on one database read, and the fence around a server that was away."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server import messages as m
from ilion.server.live.chat import latest_lines, store_line
from ilion.server.live.rooms import Room, Subscriber
from ilion.server.parts import Server
from ilion.server.problems import Fenced, problem
from ilion.server.storage import changes as changes_module
from ilion.server.storage import membership as membership_module
from ilion.server.storage.changes import Change, Changes
from ilion.server.storage.membership import Membership
from ilion.server.storage.schema import changes, nodes
from ilion.server.storage.store import Append, Store
from ilion.table.table import Table
from tests.server.harness import Client, Running
from tests.server.in_process import with_server
from tests.server.postgres import Postgres
from tests.server.test_nodes import ARGUMENTS, at, execute, reach, until_online

with_postgres = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


class Reader:
    """A server that records the changes it receives."""

    def __init__(self, address: str, node: str = "reader") -> None:
        self.store = Store(address, node)
        self.changes = Changes(self.store)
        self.told: list[str] = []
        self.changes.on("news", self.take, own=True)

    async def take(self, change: Change) -> None:
        self.told.append(change.key)

    async def publish(self, *keys: str) -> None:
        await self.store.write(lambda connection: self.store.publish(connection, "news", [(key, "") for key in keys]))


def with_reader(address: str, work: Callable[[Reader], Awaitable[None]]) -> None:
    async def run() -> None:
        reader = Reader(address)
        await reader.store.open()
        await reader.changes.start()
        try:
            await work(reader)
        finally:
            await reader.changes.stop()
            await reader.store.close()

    asyncio.run(run())


INSERT = "INSERT INTO changes (at, node, kind, key, data) VALUES (0, 'other', 'news', $1, '')"


@with_postgres
def test_a_change_that_becomes_visible_after_a_later_one_is_read_once(postgres: Postgres) -> None:
    address = postgres.database()

    async def work(reader: Reader) -> None:
        slow, fast = [await asyncpg.connect(address) for _ in range(2)]
        transaction = slow.transaction()
        await transaction.start()
        await slow.execute(INSERT, "slow")
        await fast.execute(INSERT, "fast")
        await reader.changes.catch_up()
        assert reader.told == ["fast"], "nobody waits for the slow one"
        await reader.changes.catch_up()
        await transaction.commit()
        await reader.changes.catch_up()
        await reader.changes.catch_up()
        assert reader.told == ["fast", "slow"]
        assert not reader.changes.missing
        await slow.close()
        await fast.close()

    with_reader(address, work)


@with_postgres
def test_a_change_of_the_latest_transaction_is_not_given_up_while_it_runs(postgres: Postgres) -> None:
    """The snapshot does not count a running transaction whose number is above that of the last one that has ended."""
    address = postgres.database()

    async def work(reader: Reader) -> None:
        slow, fast = [await asyncpg.connect(address) for _ in range(2)]
        transactions = [connection.transaction() for connection in (slow, fast)]
        for transaction in transactions:
            await transaction.start()
        await fast.execute("SELECT pg_current_xact_id()")  # the lower number of a transaction, and the higher number of a change
        await slow.execute(INSERT, "slow")
        await fast.execute(INSERT, "fast")
        await transactions[1].commit()
        for _ in range(3):
            await reader.changes.catch_up()
        await transactions[0].commit()
        await reader.changes.catch_up()
        assert reader.told == ["fast", "slow"]
        for connection in (slow, fast):
            await connection.close()

    with_reader(address, work)


@with_postgres
def test_a_server_that_starts_after_all_changes_were_deleted_misses_few_numbers(postgres: Postgres) -> None:
    address = postgres.database()
    with_reader(address, nothing_to_do)
    execute(address, "SELECT setval('changes_id_seq', 5000000)")

    async def work(reader: Reader) -> None:
        await reader.publish("first")
        await reader.changes.catch_up()
        assert reader.told == ["first"]
        assert len(reader.changes.missing) <= changes_module.FIRST_GAPS

    with_reader(address, work)


async def nothing_to_do(_: Reader) -> None:
    """Create the schema."""


@with_postgres
def test_a_change_that_was_rolled_back_is_given_up_and_one_that_may_still_come_is_not(postgres: Postgres) -> None:
    address = postgres.database()

    async def work(reader: Reader) -> None:
        slow, dead, fast = [await asyncpg.connect(address) for _ in range(3)]
        transactions = [connection.transaction() for connection in (slow, dead)]
        for connection, transaction in zip((slow, dead), transactions, strict=True):
            await transaction.start()
            await connection.execute(INSERT, "pending")
        await fast.execute(INSERT, "fast")
        await reader.changes.catch_up()
        await transactions[1].rollback()
        await reader.changes.catch_up()
        assert len(reader.changes.missing) == 2, "as long as the slow transaction runs, nobody can tell"
        await transactions[0].commit()
        await reader.changes.catch_up()
        await reader.changes.catch_up()
        assert reader.told == ["fast", "pending"]
        assert not reader.changes.missing
        for connection in (slow, dead, fast):
            await connection.close()

    with_reader(address, work)


@with_postgres
def test_a_server_that_starts_is_told_nothing_old_and_everything_that_was_still_under_way(postgres: Postgres) -> None:
    address = postgres.database()

    async def work(_: Reader) -> None:
        slow, fast = [await asyncpg.connect(address) for _ in range(2)]
        transaction = slow.transaction()
        await transaction.start()
        await slow.execute(INSERT, "slow")
        await fast.execute(INSERT, "fast")
        late = Reader(address, "late")
        await late.store.open()
        await late.changes.start()
        await transaction.commit()
        await late.changes.catch_up()
        assert late.told == ["slow"]
        await late.changes.stop()
        await late.store.close()
        await slow.close()
        await fast.close()

    with_reader(address, work)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=with_postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: str = request.getfixturevalue("postgres").database()
    return found


def test_a_commit_wakes_the_reader_and_a_rollback_does_not(address: str) -> None:
    async def work(reader: Reader) -> None:
        async def fail(connection: AsyncConnection) -> None:
            await reader.store.publish(connection, "news", [("never", "")])
            raise ValueError("rolled back")

        with pytest.raises(ValueError, match="rolled back"):
            await reader.store.write(fail)
        assert not reader.changes.woken.is_set()
        await reader.publish("first", "second")
        assert reader.changes.woken.is_set()
        while reader.told != ["first", "second"]:  # the reader's own task does it
            await asyncio.sleep(0)

    with_reader(address, work)


def test_a_change_whose_handler_finds_no_database_comes_again_and_a_mistake_holds_nothing_up(address: str) -> None:
    async def work(reader: Reader) -> None:
        failures: list[Exception] = [ConnectionRefusedError(), ValueError()]

        async def take(change: Change) -> None:
            if change.key == "second" and failures:
                raise failures.pop(0)
            reader.told.append(change.key)

        reader.changes.on("news", take, own=True)
        await reader.changes.stop()  # nobody reads but the test
        await reader.publish("first", "second", "third")
        with pytest.raises(ConnectionRefusedError):
            await reader.changes.catch_up()
        assert reader.told == ["first"]
        await reader.changes.catch_up()
        assert reader.told == ["first", "third"], "the second one failed by a mistake of its handler"

    with_reader(address, work)


def test_old_changes_are_deleted_and_a_server_that_slept_through_them_reads_everything_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(reader: Reader) -> None:
        again: list[bool] = []

        async def read_again() -> None:
            again.append(True)

        reader.changes.on_too_late = read_again
        expected = [] if reader.store.is_sqlite else [True]  # a single server misses nothing
        await reader.changes.stop()
        await reader.publish("old")
        monkeypatch.setattr(changes_module, "now", lambda: 1 << 45)
        await reader.changes.forget_old()
        assert not await reader.store.read(select(changes))
        await reader.changes.catch_up()
        assert again == expected
        await reader.changes.catch_up()
        assert again == expected

    with_reader(address, work)


# The fence


@with_postgres
def test_a_server_whose_lease_has_run_out_writes_nothing_until_it_has_read_everything_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership_module, "LEASE", 600_000)  # it runs out when the test says so, and not before
    address = postgres.database()

    async def work() -> None:
        store = Store(address, "sleeper")
        await store.open()
        membership = Membership(store)
        done: list[str] = []

        async def read_again() -> None:
            with pytest.raises(Fenced):
                await store.write(lambda connection: store.publish(connection, "news", [("too early", "")]))
            done.append("read")

        membership.read_again = read_again
        await membership.start()
        assert membership.task is not None
        membership.task.cancel()  # as if the server was stopped
        await store.write(lambda connection: store.publish(connection, "news", [("in time", "")]))
        for asleep in ("UPDATE nodes SET lease = 1", "DELETE FROM nodes", "UPDATE nodes SET epoch = epoch + 1"):
            await asyncio.to_thread(execute, address, asleep)
            with pytest.raises(Fenced) as away:
                await store.write(lambda connection: store.publish(connection, "news", [("too late", "")]))
            assert (problem(away.value)["status"], problem(away.value)["key"]) == (503, "away"), "the page asks again by itself"
            await membership.rejoin()
            await store.write(lambda connection: store.publish(connection, "news", [("again", "")]))
        assert done == ["read"] * 3
        assert [row.key for row in await store.read(select(changes).order_by(changes.c.id))] == ["in time", *["again"] * 3]
        await membership.stop()
        assert not await store.read(select(nodes)), "a server that stops leaves"
        await store.close()

    asyncio.run(work())


@with_postgres
def test_a_server_that_was_stopped_for_longer_than_its_lease_finds_out_before_it_acts(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    first, second = (Running(address, tmp_path / name, *ARGUMENTS) for name in ("first", "second"))
    try:
        ann, bob = Client(first), Client(second)
        table = ann.make("me", "open")["table"]["id"]
        bob.join(table)
        a, b = at(ann, first, table), at(bob, second, table)
        for s in (a, b):
            reach(s, status="running")
            until_online(s, [True, True])
        b.close()
        until_online(a, [True, False])
        first.process.send_signal(signal.SIGSTOP)
        b = at(bob, second, table)
        until_online(b, [False, True])  # the lease has run out, and nobody is there through a server that is gone
        assert b.ask("stand-in", absent=0)["type"] == "ack"
        a.send("stand-in", absent=1, id="late")  # as far as the stopped server knows, bob is not there
        first.process.send_signal(signal.SIGCONT)
        refused = a.until(lambda message: message.get("id") == "late")
        assert refused["key"] == "not-absent"
        until_online(b, [True, True])
        while a.table["seats"][0]["stand_in"] is None:  # nobody is offered their seat again before they see that it was taken
            a.until("table")
        assert a.ask("reclaim")["type"] == "ack"
        assert "this server was away and reads everything again" in (tmp_path / "first").read_text()
    finally:
        for node in (first, second):
            node.stop()


# Chat


def test_a_line_that_is_stored_while_somebody_is_welcomed_reaches_them_once(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        spec = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")])
        room, _ = await server.lobby.create_table(user, spec)
        sent: list[bytes] = []

        class Ear(Subscriber):
            def send(self, message: bytes, more: bool = False) -> None:
                if b'"chat"' in message:
                    sent.append(message)

        async def say(text: str) -> None:
            line = {"at": 0, "name": "Ann", "seat": 0, "text": text}
            await store_line(server.store, room.id, line, user.id)
            await server.changes.deliver()

        ear = Ear(user.id)
        await say("in the welcome")
        async with room.lock:  # as in a welcome: the lines are read, and a moment later the newcomer is added
            ear.last_line = max(line["id"] for line in await latest_lines(server.store, room.id))
            saying = asyncio.create_task(say("meanwhile"))
            while not saying.done() and not room.lock._waiters:
                await asyncio.sleep(0)
            server.rooms.add(room, ear)
        await saying
        await say("afterwards")
        assert [json.loads(message)["line"]["text"] for message in sent] == ["meanwhile", "afterwards"]

    with_server(tmp_path, work)


# Tables that other servers change


def test_what_another_server_adds_while_a_table_is_opened_is_taken_in(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        rooms, id = server.rooms, await new_table(server)
        folded, gate, fold = asyncio.Event(), asyncio.Event(), rooms._fold
        other = await fold(rooms.rooms[id].row)
        rooms.rooms.clear()

        async def slowly(row: Any) -> Table:
            table = await fold(row)
            folded.set()
            await gate.wait()
            return table

        rooms._fold = slowly  # type: ignore[method-assign]
        opening = asyncio.create_task(rooms.get(id))
        await folded.wait()
        first, row = other.length, {"updated": 0, "status": "waiting", "turn": None, "due": None, "lease": None, "summary": "{}"}
        await server.store.append(Append(id, first, other.leave(0, 7), row))
        told = asyncio.create_task(rooms.refresh(id))
        await asyncio.sleep(0)
        gate.set()
        await told
        assert (await opening).table.length == other.length

    with_server(tmp_path, work)


def test_a_table_that_cannot_be_read_again_keeps_no_other_from_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        rooms, ids = server.rooms, [await new_table(server) for _ in range(3)]
        refreshed: list[str] = []
        unusable: list[Room] = []

        async def refresh(id: str) -> None:
            refreshed.append(id)
            if len(refreshed) == 1:
                raise ValueError("an entry that nobody understands")

        rooms.refresh, rooms.on_unusable = refresh, unusable.append  # type: ignore[method-assign]
        for id in ids:
            rooms.rooms[id].stale = True
        await rooms.catch_up()
        assert sorted(refreshed) == sorted(ids)
        assert [room.id for room in unusable] == refreshed[:1]
        assert set(rooms.rooms) == set(refreshed[1:])

    with_server(tmp_path, work)


async def new_table(server: Server) -> str:
    user, _ = await server.accounts.create_guest()
    spec = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")])
    return (await server.lobby.create_table(user, spec))[0].id
