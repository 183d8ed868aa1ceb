"""Databases that cannot be used, and those that fail while a server runs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from ilion.server import messages as m
from ilion.server.live.rooms import TableSession
from ilion.server.parts import Server
from ilion.server.problems import problem
from ilion.server.storage import health
from ilion.server.storage.health import Health
from ilion.server.storage.opening import DatabaseUnusable, FileLock, check_version, why_unusable
from ilion.server.storage.schema import tables
from ilion.server.storage.store import HEAD, Store
from ilion.table.clock import DAY, SECOND
from ilion.table.log import Entry
from tests.server.harness import LIMIT, Client, Running
from tests.server.in_process import with_server
from tests.server.postgres import Postgres

NOBODY = 65534


def opened(path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{path}", "node")
        await store.open()
        await store.close()

    asyncio.run(work())


# Databases that cannot be used.


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(server: Running) -> None:
    command = [sys.executable, "-m", "ilion.cli.main", "serve", "--port", "0", "--db", server.db]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"ilion: another server (process {server.process.pid}) uses /")
    assert "give this one a file of its own with --db" in line
    assert server.health() == "ok", "the first one goes on"


def test_the_lock_holds_for_every_name_of_a_file_and_ends_with_its_holder(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path)
    first, second = FileLock(tmp_path / "tables.db"), FileLock(tmp_path / "other" / "tables.db")
    first.acquire()
    with pytest.raises(DatabaseUnusable, match=f"process {os.getpid()}"):
        second.acquire()
    first.release()
    second.acquire()
    second.release()


def test_the_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    opened(path)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(DatabaseUnusable, match=r"the schema 9999 of a newer version of Ilion.*restore a backup"):
        opened(path)
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize("version", [None, "0000", HEAD])
def test_older_databases_are_welcome(version: str | None) -> None:
    check_version(version, HEAD)


@contextlib.contextmanager
def without_privileges() -> Iterator[None]:
    """Drop root's privileges for a while, because root may write everything."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_read_only_database_gives_one_sentence() -> None:
    folder = Path(tempfile.mkdtemp(prefix="ilion-"))
    try:
        opened(folder / "tables.db")
        for path in (*folder.iterdir(), folder):
            path.chmod(0o555 if path.is_dir() else 0o444)
        with (
            without_privileges(),
            pytest.raises(DatabaseUnusable, match="is read-only for this user: make the file"),
        ):
            opened(folder / "tables.db")
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_what_is_no_database_gives_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Penelope, " * 100)
    with pytest.raises(DatabaseUnusable, match="is damaged or no SQLite database"):
        opened(path)
    assert path.read_text() == "Dear Penelope, " * 100


def test_a_folder_that_is_a_file_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnusable, match="its folder must exist and be writable"):
        opened(tmp_path / "file" / "tables.db")


def test_a_postgresql_that_is_not_there_gives_one_sentence_without_the_password() -> None:
    async def work() -> None:
        await Store("postgresql://ilion:hushhush@127.0.0.1:1/ilion", "node").open()

    with pytest.raises(DatabaseUnusable, match=r"postgresql.*@127\.0\.0\.1:1/ilion cannot be used") as why:
        asyncio.run(work())
    assert "hushhush" not in str(why.value)


@pytest.mark.parametrize(
    ("cause", "sentence"),
    [
        (sqlite3.OperationalError("database or disk is full"), "no space left"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "read-only"),
        (sqlite3.OperationalError("strange\nand long"), "cannot be used: strange"),
    ],
)
def test_other_errors_give_one_sentence_too(cause: Exception, sentence: str) -> None:
    found = str(why_unusable(OperationalError("SELECT", {}, cause), make_url("sqlite:///tables.db")))
    assert sentence in found
    assert "\n" not in found


# Databases that fail while the server runs.


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may harm."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    yield running
    if running.process.poll() is None:
        running.kill()


def until_health(server: Running, *wanted: str) -> None:
    """Ask until the server says one of these things about its database."""
    end = time.monotonic() + LIMIT
    while (answer := httpx.get(f"{server.base}/healthz", timeout=LIMIT, verify=False)).text not in wanted:
        assert time.monotonic() < end, answer.text
    assert answer.status_code == (200 if answer.text == "ok" else 503)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_full_disk_is_unhealthy_and_answers_503_until_there_is_space(own: Running, tmp_path: Path) -> None:
    ann = Client(own)
    table = ann.make("me", "hotseat")["table"]["id"]
    socket = ann.socket(table)
    actor = socket.until("welcome")["now"]["actor"]
    socket.ask("view-as", seat=actor)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))  # no file may grow any more
    until_health(own, "the database cannot be written")
    refused = socket.play(socket.now["moves"][0]["text"])
    assert (refused["status"], refused["key"]) == (503, "unavailable")
    assert "try again" in refused["detail"]
    assert "nothing was changed" not in refused["detail"]
    posted = ann.http.post("/api/tables", json={"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert (posted.status_code, posted.headers["retry-after"]) == (503, "5")
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    until_health(own, "ok")
    assert socket.play(socket.now["moves"][0]["text"])["type"] == "ack"
    assert '"exception"' not in (tmp_path / "log").read_text(), "an outage is a warning, not a traceback"


@pytest.mark.parametrize("damage", ["overwritten", "deleted"])
def test_a_damaged_file_is_unhealthy(own: Running, tmp_path: Path, damage: str) -> None:
    until_health(own, "ok")
    path = tmp_path / "tables.db"
    if damage == "deleted":
        path.unlink()
    else:
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the content of the log would hide the damage
        with path.open("r+b") as file:
            file.write(b"nonsense" * (path.stat().st_size // 8))
    until_health(own, "the database is damaged", "the database cannot be written")


def test_a_database_that_has_said_it_is_damaged_stays_unhealthy(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        assert await server.health.problem() is None
        server.store.note_damage(sqlite3.DatabaseError("database disk image is malformed"))
        server.health.found = None
        assert await server.health.problem() == "the database is damaged"

    with_server(tmp_path, work)


def test_everybody_who_asks_at_once_hears_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}", "node")
        await store.open()
        store.damaged = True
        watched = Health(store)
        assert await asyncio.gather(*(watched.problem() for _ in range(3))) == ["the database is damaged"] * 3
        await store.close()

    asyncio.run(work())


def test_health_is_found_out_once_a_second_and_by_one_probe_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}", "node")
        await store.open()
        seconds, tries = 0.0, 0
        answers = asyncio.Event()

        class Counted(Health):
            async def _try(self) -> str | None:
                nonlocal tries
                tries += 1
                await answers.wait()
                return None

        watched = Counted(store, lambda: seconds)
        for _ in range(3):
            assert await watched.problem() == health.SILENT
        assert tries == 1, "a database that hangs is not asked again and again"
        answers.set()
        while await watched.problem() is not None:
            pass
        assert await watched.problem() is None
        assert tries == 1
        seconds = 2.0
        assert await watched.problem() is None
        assert tries == 2
        await store.close()

    asyncio.run(work())


@pytest.mark.skipif("postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so")
def test_a_postgresql_that_hangs_is_unhealthy_within_a_second_and_healthy_again_afterwards(tmp_path: Path) -> None:
    postgres = Postgres()
    running = Running(postgres.database(), tmp_path / "log")
    pids = stop_processes(postgres)
    try:
        until_health(running, health.SILENT)
        assert health.PATIENCE < 1
    finally:
        signal_all(pids, signal.SIGCONT)
    until_health(running, "ok")
    running.stop()
    postgres.stop()


def signal_all(pids: list[int], number: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):  # a connection that was closed meanwhile
            os.kill(pid, number)


def stop_processes(postgres: Postgres) -> list[int]:
    """Stop all processes of a database, and return them. The main one comes first, and begins no other after that."""
    main = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    os.kill(main, signal.SIGSTOP)
    while Path(f"/proc/{main}/stat").read_text().rpartition(") ")[2][0] != "T":
        pass
    children = [int(pid) for path in Path(f"/proc/{main}/task").glob("*/children") for pid in path.read_text().split()]
    signal_all(children, signal.SIGSTOP)
    return [main, *children]


def test_no_error_claims_that_nothing_was_changed() -> None:
    outages = (
        OperationalError("SELECT", {}, Exception()),
        sqlite3.OperationalError(),
        TimeoutError(),
        ConnectionRefusedError(),
        asyncpg.CannotConnectNowError(),
    )
    assert [problem(error)["status"] for error in outages] == [503] * 5
    for error in (ValueError(), RuntimeError()):
        assert problem(error)["status"] == 500
        assert "nothing was changed" not in problem(error)["detail"]


# A clock that is set back


def test_bots_go_on_after_the_clock_was_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's turn was due and leased by a clock that was a day ahead; the server that should have played it has ended."""

    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        spec = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="hotseat")])
        room, _ = await server.lobby.create_table(user, spec)
        server.rooms.after_change.clear()  # this server does not play it
        seat = room.table.actor
        assert seat is not None
        tomorrow = room.table.clock.since + 10 * DAY + (1 << 41)

        def stand_in(session: TableSession) -> list[Entry]:
            return session.table.stand_in(seat, "random", tomorrow)

        await server.rooms.run_command(room.id, stand_in)
        assert await server.scheduler._claim() == [room.id]
        lease = update(tables).values(lease=tomorrow)
        await server.store.write(lambda connection: connection.execute(lease))
        assert await server.scheduler._claim() == [room.id]
        assert await server.scheduler._claim() == [], "a lease of today counts"

    with_server(tmp_path, work, job_interval=3_600 * SECOND)


# Addresses that lead nowhere.


@pytest.mark.parametrize("path", ["/assets/%00", "/%00", "/assets/" + "a" * 900, "/" + "b" * 5000 + ".js", "/assets/..%2fetc"])
def test_a_path_that_no_file_can_have_is_not_found_and_not_logged(server: Running, path: str) -> None:
    assert httpx.get(server.base + path, timeout=LIMIT, verify=False).status_code == 404
    log = server.log.read_text()
    assert "a" * 100 not in log
    assert "\\u0000" not in log
    assert not any("exception" in json.loads(line) for line in log.splitlines() if line.startswith("{"))


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/login", "POST"),
        ("POST", "/api/games", "GET"),
        ("DELETE", "/api/tables/abc", "GET"),
        ("PUT", "/api/me", "DELETE, GET, PATCH"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/table/abc", "GET, HEAD"),
    ],
)
def test_a_wrong_method_gets_405_and_the_right_ones(server: Running, method: str, path: str, allowed: str) -> None:
    answer = httpx.request(method, server.base + path, timeout=LIMIT, verify=False)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_address_of_the_api_is_not_found_by_any_method(server: Running, method: str) -> None:
    assert httpx.request(method, f"{server.base}/api/nothing", timeout=LIMIT, verify=False).status_code == 404
