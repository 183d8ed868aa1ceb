"""Maintenance: old guests, other rules, snapshots, migrations, failed writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, update

import ilion
from ilion.server import messages as m
from ilion.server.live.rooms import SNAPSHOT_EVERY, Subscriber, TableSession
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.storage.schema import log_entries, metadata, snapshots, tables, users
from ilion.server.storage.store import Append, Conflict, _alembic, _migrate
from ilion.server.telemetry import REGISTRY
from ilion.table.clock import DAY
from ilion.table.errors import Forbidden, NotRunning, RulesMismatch
from ilion.table.fairness import pledge_of
from ilion.table.log import Entry
from ilion.table.proof import record_for
from tests.server.in_process import TWO_SEATS, with_server


async def play(server: Server, id: str, seat: int, move: str) -> None:
    def command(session: TableSession) -> list[Entry]:
        return session.table.play(seat, move, session.table.seq(seat), f"key {session.table.length}", 0)

    await server.rooms.run_command(id, command)


def test_guests_who_do_not_come_back_are_deleted_with_their_tables(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        old, _ = await server.accounts.create_guest()
        new, _ = await server.accounts.create_guest()
        account, _ = await server.accounts.create_guest()
        await server.accounts.register(account, "somebody", "correct horse")
        lonely = (await server.lobby.create_table(old, TWO_SEATS))[0].id
        shared = (await server.lobby.create_table(old, TWO_SEATS))[0].id
        await server.lobby.join(shared, new, m.Join())
        await server.rooms.run_command(shared, lambda session: session.table.resign(0, "random", 0))
        long_ago = update(users).where(users.c.id.in_([old.id, account.id])).values(seen=1)
        await server.store.write(lambda connection: connection.execute(long_ago))
        assert await server.accounts.delete_old_guests() == 1
        left = {row.id for row in await server.store.read(select(users.c.id))}
        assert left == {new.id, account.id}
        kept = {row.id for row in await server.store.read(select(tables.c.id))}
        assert (lonely in kept, shared in kept) == (False, True)
        assert not await server.store.read(select(log_entries).where(log_entries.c.table == lonely))

    with_server(tmp_path, work)


def test_a_game_by_other_rules_says_that_it_cannot_go_on_and_can_be_read(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, other = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        id = (await server.lobby.create_table(person, TWO_SEATS))[0].id
        room = await server.lobby.join(id, other, m.Join(pledge=pledge_of("a value")))
        await server.rooms.run_command(id, lambda session: session.table.reveal(1, "a value", 0))
        for _ in range(30):
            seat = room.table.actor
            assert seat is not None
            move = room.table.state_for(seat).text(room.table.state_for(seat).legal_actions()[0])
            await play(server, id, seat, move)
        events = room.table.record.events
        change = update(tables).where(tables.c.id == id).values(rules="0 0123456789abcdef")
        await server.store.write(lambda connection: connection.execute(change))
        server.rooms.rooms.clear()
        with pytest.raises(
            RulesMismatch, match=r"rules 0 0123456789abcdef of trojan-horse; this program has rules 1 .* cannot go on"
        ) as why:
            await server.rooms.get(id)
        assert id in {line["id"] for line in (await server.lobby.list_tables("mine", person))[0]}, "it is still listed"
        about = await server.archive.info(id, person, why.value)
        assert about["unsupported_reason"] == str(why.value)
        assert [seat["yours"] for seat in about["seats"]] == [True, False]

        mine = ilion.Record.parse(await server.archive.record(id, person, None))
        assert mine.rules == "0 0123456789abcdef"
        assert [event.text for event in mine.events] == [event.text if event.actor == 0 else "?" for event in events]
        watched = await server.archive.record(id, None, None)
        assert {event.text for event in ilion.Record.parse(watched).events} == {"?"}
        assert "Secret" not in watched + str(mine)
        with pytest.raises(Forbidden, match="not yours"):
            await server.archive.record(id, person, 1)

        ended = update(tables).where(tables.c.id == id).values(status="over")
        await server.store.write(lambda connection: connection.execute(ended))
        whole = ilion.Record.parse(await server.archive.record(id, None, None))
        assert whole.events == events
        assert whole.tags["Secret"] == room.table.setup.secret.hex()
        assert whole.tags["Values"].split(" ") == ["-", b"a value".hex()]

    with_server(tmp_path, work)


def test_two_writers_of_one_number_conflict(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, _ = await server.accounts.create_guest()
        id = (await server.lobby.create_table(person, TWO_SEATS))[0].id
        room = await server.rooms.get(id)
        row = {"updated": 0, "status": "waiting", "turn": None, "due": None, "lease": None, "summary": "[]"}
        jobs = [Append(id, room.table.length, [Entry("request-undo", 0, {"seat": place})], row) for place in (0, 1)]
        results = await asyncio.gather(*(server.store.append(job) for job in jobs), return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 1

    with_server(tmp_path, work)


def test_entries_that_arrive_together_are_committed_together(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, _ = await server.accounts.create_guest()
        ids = [(await server.lobby.create_table(person, TWO_SEATS))[0].id for _ in range(8)]
        before = REGISTRY.get_sample_value("ilion_commits_total") or 0
        await asyncio.gather(*(server.rooms.run_command(id, lambda session: session.table.leave(0, 7)) for id in ids))
        assert {(await server.store.entries(id))[-1].at for id in ids} == {7}
        assert (REGISTRY.get_sample_value("ilion_commits_total") or 0) - before < 3

    with_server(tmp_path, work)


def test_entries_that_arrive_together_do_not_wait_for_a_lost_database_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def commit(jobs: Sequence[Append]) -> None:
        tries.append(len(jobs))
        raise sqlite3.OperationalError("database is locked")

    async def work(server: Server) -> None:
        row = {"updated": 0, "status": "waiting", "turn": None, "due": None, "lease": None, "summary": "[]"}
        jobs = [Append(f"table {place}", 0, [Entry("request-undo", 0, {"seat": 0})], row) for place in range(5)]
        with monkeypatch.context() as locked:
            locked.setattr(server.store, "_commit", commit)
            results = await asyncio.gather(*map(server.store.append, jobs), return_exceptions=True)
        assert [type(result) for result in results] == [sqlite3.OperationalError] * 5
        assert tries == [5, 1]

    with_server(tmp_path, work)


def test_a_move_that_cannot_be_stored_is_neither_sent_nor_kept(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, other = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        id = (await server.lobby.create_table(person, TWO_SEATS))[0].id
        room = await server.lobby.join(id, other, m.Join())
        before = record_for(room.table, None)
        told: list[bytes] = []

        class Ear(Subscriber):
            def send(self, message: bytes, more: bool = False) -> None:
                told.append(message)

        server.rooms.add(room, Ear(None))
        direct = server.store.direct
        assert direct is not None
        direct.execute("ALTER TABLE log_entries RENAME COLUMN data TO gone")
        seat = room.table.actor
        assert seat is not None
        with pytest.raises(sqlite3.OperationalError):
            await server.rooms.run_command(id, lambda session: session.table.play(seat, "1", session.table.seq(seat), "k", 0))
        direct.execute("ALTER TABLE log_entries RENAME COLUMN gone TO data")
        async with server.rooms.hold(room):
            assert record_for(room.table, None) == before, "a newcomer is welcomed at the table as it is on disk"
        room = await server.rooms.get(id)
        assert record_for(room.table, None) == before
        assert not any(b'"log":[{' in message for message in told)
        await server.rooms.run_command(id, lambda session: session.table.play(seat, "1", session.table.seq(seat), "k", 0))
        assert record_for(room.table, None) != before

    with_server(tmp_path, work)


def test_settings_keep_guests_for_a_month() -> None:
    assert Settings(db="sqlite:///x").guest_ttl == 30 * DAY


def test_a_long_game_is_opened_from_its_snapshot_and_without_one_from_its_entries(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, other = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        id = (await server.lobby.create_table(person, TWO_SEATS))[0].id
        room = await server.lobby.join(id, other, m.Join())
        room.n_frozen = 0  # otherwise drawn, so that snapshots of many tables do not fall together
        for _ in range(SNAPSHOT_EVERY + 7):
            seat = room.table.actor
            assert seat is not None
            move = room.table.state_for(seat).text(room.table.state_for(seat).legal_actions()[0])
            await play(server, id, seat, move)
        wanted = record_for(room.table, 0), room.table.state, room.table.length
        (row,) = await server.store.read(select(snapshots))
        assert wanted[2] - SNAPSHOT_EVERY <= row.seq <= wanted[2]
        asked: list[int] = []
        entries = server.store.entries

        async def counting(table: str, since: int = 0) -> list[Entry]:
            asked.append(since)
            return await entries(table, since)

        server.store.entries = counting  # type: ignore[method-assign]
        for damaged, since in ((row.data, row.seq), (b"damaged", 0)):
            change = update(snapshots).values(data=damaged)
            await server.store.write(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
            server.rooms.rooms.clear()
            table = (await server.rooms.get(id)).table
            assert (record_for(table, 0), table.state, table.length) == wanted
            assert asked.pop() == since

    with_server(tmp_path, work)


def test_the_migrations_make_the_schema_and_undo_it(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        assert await server.store.write(lambda connection: connection.run_sync(differences)) == []
        await server.store.write(lambda connection: connection.run_sync(downgrade))
        assert await server.store.write(lambda connection: connection.run_sync(tables_left)) == ["alembic_version"]
        await server.store.write(lambda connection: connection.run_sync(_migrate))
        await server.accounts.create_guest()

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    def downgrade(connection: Connection) -> None:
        command.downgrade(_alembic(connection), "base")

    def tables_left(connection: Connection) -> list[str]:
        return inspect(connection).get_table_names()

    with_server(tmp_path, work)


def test_a_table_deleted_under_a_move_refuses_it_and_fails_at_nothing(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, other = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        id = (await server.lobby.create_table(person, TWO_SEATS))[0].id
        room = await server.lobby.join(id, other, m.Join())
        seat = room.table.actor
        assert seat is not None
        await server.accounts.delete(person)
        await server.accounts.delete(other)
        with pytest.raises((ApiError, NotRunning)):
            await server.rooms.run_command(id, lambda session: session.table.play(seat, "1", session.table.seq(seat), "k", 0))

    with_server(tmp_path, work)


def test_a_command_waits_while_the_server_reads_again_what_the_others_have_changed(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        room = (await server.lobby.create_table(user, TWO_SEATS))[0]
        order: list[str] = []
        joining = True

        async def join() -> None:
            nonlocal joining
            order.append("joins")
            await asyncio.sleep(0)
            joining = False

        def refuse(session: TableSession) -> list[Entry]:
            order.append("decides")
            raise NotRunning("the game has not begun")

        server.rooms.on_fenced, server.rooms.is_joining = join, lambda: joining
        with pytest.raises(NotRunning):
            await server.rooms.run_command(room.id, refuse)
        assert order == ["joins", "decides"]

    with_server(tmp_path, work)
