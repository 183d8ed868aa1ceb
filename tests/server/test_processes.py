"""One server as several processes behind one port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from ilion.server.processes import Front, Process, listen
from ilion.server.settings import Settings
from ilion.server.storage.turns import Turns
from tests.server.harness import LIMIT, Client, Running, Socket, connect_socket, play_out, play_until, start_command
from tests.server.postgres import Postgres
from tests.server.several_processes import ProcessTrial, processes_of

UNLIMITED = (
    "--rate",
    "100000",
    "--burst",
    "100000",
    "--sockets-per-address",
    "100000",
    "--workers",
    "1",
    "--reviews",
    "off",
    "--request-time",
    "3600",
)
FAILURES = ["paused", "killed", "database", "paused", "killed"]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="several processes need fork")


@pytest.mark.parametrize(("processes", "people", "seed"), [(2, 4, 31), (3, 6, 32)])
def test_nothing_is_lost_or_happens_twice_whatever_process_fails(tmp_path: Path, processes: int, people: int, seed: int) -> None:
    trial = ProcessTrial(tmp_path, nodes=processes, people=people, seed=seed)
    try:
        assert trial.take_place(FAILURES)["moves lost"] == 0
    finally:
        trial.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("processes")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", *UNLIMITED, "--processes", "2")
    yield running
    assert running.stop() == 0


def disguised(table: str) -> str:
    """Return the id of a table as the front does not recognise it: such connections go to the processes in turn."""
    return f"%{ord(table[0]):02X}{table[1:]}"


def connect(person: Client, path: str) -> Socket:
    opened = Socket(connect_socket(person.server.port, path, {"Cookie": f"ilion={person.http.cookies['ilion']}"}))
    opened.until("welcome")
    return opened


def open_sockets(server: Running) -> list[int]:
    """Return how many WebSockets each process has: one that gets several requests in a row answers them alternately."""
    found = []
    for _ in range(2):
        lines = httpx.get(f"{server.base}/metrics", verify=False).text.splitlines()
        found.append(next(int(float(line.split()[1])) for line in lines if line.startswith("ilion_sockets ")))
    return found


def spread_as(people: list[Client], path: str, server: Running, *wanted: list[int]) -> list[Socket]:
    """Connect people until each process has the wanted number of them. One that answers late on a busy machine is passed over."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        opened = [connect(person, path) for person in people]
        if open_sockets(server) in wanted:
            return opened
        for one in opened:
            one.close()
        wait_for(lambda: open_sockets(server) == [0, 0])
    raise AssertionError(f"{path}: never {wanted}")


def test_people_at_a_table_are_in_one_process_and_may_be_in_two(server: Running) -> None:
    anna, ben = Client(server), Client(server)
    table = anna.make("me", "open")["table"]["id"]
    ben.join(table)
    for one in spread_as([anna, ben], table, server, [0, 2], [2, 0]):
        one.close()
    wait_for(lambda: open_sockets(server) == [0, 0])
    apart = spread_as([anna, ben], disguised(table), server, [1, 1])
    play_out(apart)
    assert [one.now["status"] for one in apart] == ["over", "over"]
    assert len(apart[0].log) == len(apart[1].log)


@pytest.mark.skipif("postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so")
def test_processes_on_postgresql_are_several_servers(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        running = Running(postgres.database(), tmp_path / "log", *UNLIMITED, "--processes", "2")
        anna, ben = Client(running), Client(running)
        table = anna.make("me", "open")["table"]["id"]
        ben.join(table)
        apart = [connect(person, disguised(table)) for person in (anna, ben)]
        wait_for(lambda: open_sockets(running) == [1, 1])
        play_out(apart)
        assert [one.now["status"] for one in apart] == ["over", "over"]
        assert running.stop() == 0
    finally:
        postgres.stop()


def test_people_who_join_through_different_processes_at_once_get_different_seats(server: Running) -> None:
    people = [Client(server) for _ in range(4)]
    for person in people:
        person.http.get("/api/me")
    for _ in range(8):
        table = people[0].make("me", "open", "open", "open")["table"]["id"]
        with ThreadPoolExecutor(3) as threads:
            paths = [table, disguised(table), disguised(table)]
            joins = [
                threads.submit(person.http.post, f"/api/tables/{path}/join", json={})
                for person, path in zip(people[1:], paths, strict=True)
            ]
        assert [join.result().status_code for join in joins] == [200, 200, 200]
        seats = people[0].http.get(f"/api/tables/{table}").json()["seats"]
        assert all(seat["kind"] == "person" for seat in seats), seats


def test_a_process_that_ends_is_replaced_and_the_game_goes_on(server: Running) -> None:
    anna, ben = Client(server), Client(server)
    table = anna.make("me", "open")["table"]["id"]
    ben.join(table)
    people = [connect(person, table) for person in (anna, ben)]
    play_until(people, lambda: len(people[0].log) > 10)
    stored = max(len(one.log) for one in people)
    before = processes_of(server)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    wait_for(lambda: len(set(processes_of(server)) - set(before)) == 2)
    people = [connect(person, table) for person in (anna, ben)]
    assert all(len(one.log) >= stored for one in people)
    play_out(people)
    for one in people:  # another test of this server counts its sockets, and may come next
        one.close()


def test_a_connection_on_which_nothing_arrives_holds_nobody_up(server: Running) -> None:
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(1_200)]
    assert server.health() == "ok"
    for one in silent[:5]:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    for one in silent[:5]:
        one.sendall(b"Connection: close\r\n\r\n")
        assert one.recv(100).startswith(b"HTTP/1.1 200")
    for one in silent:
        one.close()


def test_connections_that_all_wake_up_while_others_make_room_are_served(server: Running) -> None:
    """The oldest of too many silent connections is handed over for each new one, even if something has just arrived on it."""
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(1_000)]
    front = server.process.pid
    os.kill(front, signal.SIGSTOP)  # it finds everything at once
    try:
        more = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
        for one in (*silent, *more):
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    finally:
        os.kill(front, signal.SIGCONT)
    for one in (silent[0], silent[-1], *more):
        assert one.recv(100).startswith(b"HTTP/1.1 ")
    assert server.health() == "ok"
    for one in (*silent, *more):
        one.close()


def test_connections_for_which_no_process_has_room_wait() -> None:
    (listener,) = listen("127.0.0.1", 0)
    front = Front(Settings(processes=1, request_time=3_600_000), [listener], Turns())
    line, its_line = socket.socketpair()
    connections, its_connections = socket.socketpair()
    its_connections.setblocking(False)
    with subprocess.Popen(["sleep", "3600"]) as process:
        front.add(0, Process(process.pid, "node", connections, line, time.monotonic()))
        its_line.sendall(b"ready\n")
        front.run_once()
        opened: list[socket.socket] = []
        while not front.pending:
            assert len(opened) < 10_000
            opened.append(socket.create_connection(listener.getsockname()))
            opened[-1].sendall(str(len(opened)).encode())
            for _ in range(2):  # it is taken, and handed over
                front.run_once()
        for _ in range(3):
            opened.append(socket.create_connection(listener.getsockname()))
            opened[-1].sendall(str(len(opened)).encode())
        front.run_once()
        assert len(front.pending) == 1  # the others wait in the system's queue
        received: list[int] = []
        while len(received) < len(opened):
            try:
                _, (descriptor,), _, _ = socket.recv_fds(its_connections, 1, 1)
            except BlockingIOError:
                front.run_once()
                continue
            with socket.socket(fileno=descriptor) as connection:
                received.append(int(connection.recv(10)))
        process.kill()
    assert received == [number + 1 for number in range(len(opened))]
    for one in (*opened, line, its_line, connections, its_connections, listener):
        one.close()


def test_a_second_server_and_a_port_in_use_are_refused_with_a_sentence(server: Running, tmp_path: Path) -> None:
    same_file = ["serve", "--port", "0", "--db", server.db, "--processes", "2"]
    assert "uses" in refusal(same_file, tmp_path)
    alone = ["serve", "--port", "0", "--db", server.db]
    assert "uses" in refusal(alone, tmp_path)
    same_port = ["serve", "--port", str(server.port), "--db", f"sqlite:///{tmp_path / 'other.db'}", "--processes", "2"]
    assert f"nobody can listen at 127.0.0.1, port {server.port}" in refusal(same_port, tmp_path)


def refusal(arguments: list[str], folder: Path) -> str:
    """Return the output of a command that ends with the exit status 2."""
    log = folder / "refusal"
    log.unlink(missing_ok=True)
    started = start_command("ilion.cli.main", arguments, log, dict(os.environ))
    assert started.wait(LIMIT) == 2
    return log.read_text()


def test_every_process_reports_the_metrics_of_all(tmp_path: Path) -> None:
    python = Path(sys.executable)  # a fresh one: where metrics are kept is decided when they are imported
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *UNLIMITED, "--processes", "2", python=python)
    anna = Client(running)
    table = anna.make("me", "open")["table"]["id"]
    sockets = [connect(anna, disguised(table)) for _ in range(4)]
    wait_for(lambda: open_sockets(running) == [4, 4])
    killed = processes_of(running)[0]
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: killed not in processes_of(running))  # until then its front may give it a connection, which is lost with it
    wait_for(lambda: len(left := set(open_sockets(running))) == 1 and 0 < left.pop() < 4)
    assert running.stop() == 0
    for one in sockets:
        one.close()


def test_processes_end_when_their_front_is_killed(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *UNLIMITED, "--processes", "2")
    processes = processes_of(running)
    running.kill()
    wait_for(lambda: not any(is_running(pid) for pid in processes))
    again = Running(running.db, tmp_path / "log", *UNLIMITED, "--processes", "2")  # the file is free
    assert again.stop() == 0


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)
