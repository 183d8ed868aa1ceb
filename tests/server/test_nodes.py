"""Several servers on one PostgreSQL: any of them serves any table, and everything happens once."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from typer.testing import CliRunner

from ilion.cli.main import app
from ilion.table import fairness
from ilion.table.proof import verify
from tests.server.harness import PASSWORD, Client, Running, Socket, connect_socket, play_out
from tests.server.postgres import Postgres
from tests.server.test_durability import Player, moves_stored

pytestmark = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)
UNHURRIED = ("--rate", "100000", "--burst", "100000")
ARGUMENTS = (*UNHURRIED, "--lease", "2")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers that no test harms."""
    folder: Path = tmp_path_factory.mktemp("pair")
    address = postgres.database()
    first, second = (Running(address, folder / name, *UNHURRIED, patient=True) for name in ("first", "second"))
    nodes = first, second
    yield nodes
    for node in nodes:
        node.stop()
    for log in ("first", "second"):
        assert "failed" not in (folder / log).read_text(), (folder / log).read_text()


def at(client: Client, node: Running, table: str) -> Socket:
    """The table as the same session sees it through another server."""
    socket = Socket(connect_socket(node.port, table, {"Cookie": f"ilion={client.http.cookies['ilion']}"}))
    socket.until("welcome")
    return socket


def fits(**wanted: Any) -> Any:
    return lambda message: all(message.get("now", {}).get(name) == value for name, value in wanted.items())


def reach(socket: Socket, **wanted: Any) -> None:
    """Wait until a socket has received this state: the other server may have been faster."""
    if not fits(**wanted)({"now": socket.now}):
        socket.until(fits(**wanted))


def test_a_game_across_two_servers(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    a.send("chat", text="over there?")
    assert b.until("chat")["line"]["text"] == "over there?"
    reach(a, status="running")
    play_out([a, b])
    assert a.now["result"] == b.now["result"]
    assert [event["number"] for event in a.log] == [event["number"] for event in b.log]
    records = {Client(node).http.get(f"/api/tables/{table}/record").text for node in pair}
    assert len(records) == 1
    verify(records.pop())


def test_two_servers_that_race_for_a_turn_add_one_event(pair: tuple[Running, Running]) -> None:
    client = Client(pair[0])
    table = client.make("me", "hotseat")["table"]["id"]
    sockets = [at(client, node, table) for node in pair]
    both_lost = both_won = 0
    for number in range(25):
        seat = sockets[0].now["actor"]
        for s in sockets:
            s.send("view-as", seat=seat)
            s.until("welcome")
        assert sockets[0].now == sockets[1].now
        moves = sockets[0].now["moves"]
        answers: list[dict[str, Any]] = [{}, {}]

        def send(place: int, move: str = moves[0]["text"], number: int = number, answers: list[dict[str, Any]] = answers) -> None:
            answers[place] = sockets[place].play(move, key=f"race {number} {place}")

        threads = [threading.Thread(target=send, args=(place,)) for place in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        done = [answer["type"] == "ack" for answer in answers]
        both_won += all(done)
        both_lost += not any(done)
        for answer in answers:
            assert answer["type"] == "ack" or answer["status"] == 409, answer
        seq = max(s.now["events"] for s in sockets)
        for s in sockets:
            if s.now["events"] < seq:
                s.until(fits(events=seq))
    assert (both_won, both_lost) == (0, 0)
    made = [event for event in sockets[0].log if event["actor"] is not None]
    assert len(made) + len(sockets[0].now["draft"]) == 25


def test_a_time_out_happens_once(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open", clock={"kind": "realtime", "bank": 10, "on_timeout": "resign"})["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    for s in (a, b):
        reach(s, status="over")
    assert a.now["result"]["resigned"] == b.now["result"]["resigned"]
    assert len(a.now["result"]["resigned"]) == 1


def test_bots_play_once_however_many_servers_there_are(pair: tuple[Running, Running]) -> None:
    ann = Client(pair[0])
    table = ann.make("me", "bot", "bot")["table"]["id"]
    socket, here = at(ann, pair[1], table), at(ann, pair[0], table)
    play_out([socket])
    reach(here, status="over")
    verify(ann.http.get(f"/api/tables/{table}/record").text)


def test_a_server_killed_in_the_middle_leaves_its_tables_to_the_other(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    first, second = (Running(address, tmp_path / name, *ARGUMENTS, patient=True) for name in ("first", "second"))
    try:
        bots = Client(first)
        with_bots = bots.make("me", "bot", "bot")["table"]["id"]
        players = [Player(first, number) for number in range(3)]
        for player in players:
            player.start()
        socket = at(bots, first, with_bots)
        play_out([socket], most=4)
        if socket.now["moves"]:
            socket.send("play", move=socket.now["moves"][0]["text"], seq=socket.now["seq"], key="last")
        first.kill()
        for player in players:
            player.join()
            there = at(player.client, second, player.table)
            if there.now["status"] == "running":
                there.send("view-as", seat=there.now["actor"])
                there.until("welcome")
            stored = moves_stored(there)
            assert stored in (player.done, [*player.done, player.sent])
        there = at(bots, second, with_bots)
        play_out([there])
        assert there.now["status"] == "over"
        verify(Client(second).http.get(f"/api/tables/{with_bots}/record").text)
    finally:
        for node in (first, second):
            if node.process.poll() is None:
                node.stop()


def execute(address: str, statement: str) -> list[Any]:
    """Change the database without notifying any server."""

    async def work() -> list[Any]:
        connection = await asyncpg.connect(address)
        rows = await connection.fetch(statement)
        await connection.close()
        return list(rows)

    return asyncio.run(work())


def cut_connections(address: str) -> int:
    """End every connection to the database except the one that does it, wait until they are gone, and return their number."""

    async def cut() -> int:
        connection = await asyncpg.connect(address)
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ended = [row["pid"] for row in await connection.fetch(f"SELECT pid, pg_terminate_backend(pid) {others}")]
        while await connection.fetchval(f"SELECT count(*) {others} AND pid = ANY($1::int[])", ended):
            await asyncio.sleep(0.05)
        await connection.close()
        return len(ended)

    return asyncio.run(cut())


def test_news_come_again_after_the_connections_to_the_database_were_cut(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    nodes = [Running(address, tmp_path / name, *ARGUMENTS, patient=True) for name in ("first", "second")]
    try:
        ann, bob = Client(nodes[0]), Client(nodes[1])
        table = ann.make("me", "open")["table"]["id"]
        bob.join(table)
        a, b = at(ann, nodes[0], table), at(bob, nodes[1], table)
        for s in (a, b):
            reach(s, status="running")
            s.catch_up()  # after its welcome a socket is looked at once more in the database: not while that is cut off
        for _ in range(2):
            assert cut_connections(address) >= 2
            assert [node.health() for node in nodes] == ["ok", "ok"], "the pool comes back"
            first, second = (a, b) if a.now["moves"] else (b, a)
            events = first.now["events"]
            while first.now["events"] == events:  # a draft is told to nobody else
                assert first.play(first.now["moves"][0]["text"])["type"] == "ack"
            reach(second, events=first.now["events"])
            if not first.now["moves"] and not second.now["moves"]:
                second.until(lambda message: bool(message.get("now", {}).get("moves")))
    finally:
        for node in nodes:
            node.stop()


# Events that affect people on one server affect them on all


def host_of(node: Running) -> Client:
    """Return a person with a token for the host's page."""
    link = CliRunner().invoke(app, ["host", "token", "--db", node.db]).output.strip()
    client = Client(node)
    client.http.headers["Authorization"] = f"Bearer {link.partition('#')[2]}"
    return client


@pytest.mark.parametrize("way", ["logout", "password", "deletion"])
def test_a_session_that_ends_on_one_server_closes_its_sockets_on_the_other(pair: tuple[Running, Running], way: str) -> None:
    ann = Client(pair[0])
    there = at(ann, pair[1], ann.make("me", "open")["table"]["id"])  # as a guest: the socket follows the session
    ann.register()
    other = Client(pair[0])
    assert other.http.post("/api/login", json={"login": ann.login, "password": PASSWORD}).status_code == 200
    match way:
        case "logout":
            ann.http.post("/api/logout")
        case "password":
            assert other.http.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"}).status_code == 200
        case _:
            assert other.http.delete("/api/me").status_code == 204
    assert there.closed() == 4401
    stolen = Client(pair[1])
    stolen.http.cookies.update(ann.http.cookies)
    assert stolen.http.get("/api/me").json()["id"] is None


def test_a_ban_on_one_server_holds_on_the_other(pair: tuple[Running, Running]) -> None:
    host, bob = host_of(pair[0]), Client(pair[1])
    there = at(bob, pair[1], bob.make("me", "bot")["table"]["id"])
    id = bob.http.get("/api/me").json()["id"]
    assert host.http.post(f"/api/host/people/{id}/ban", json={"days": 3, "reason": "rude"}).status_code == 204
    assert there.closed() == 4403
    refused = bob.http.get("/api/tables?which=mine")
    assert (refused.status_code, refused.json()["key"]) == (403, "banned")


def test_names_lines_and_tables_that_the_host_takes_away_are_gone_on_the_other_server(pair: tuple[Running, Running]) -> None:
    host, bob = host_of(pair[0]), Client(pair[1])
    table = bob.make("me", "open")["table"]["id"]
    there = at(bob, pair[1], table)
    assert there.ask("chat", text="something rude")["type"] == "ack"
    line = bob.http.get(f"/api/tables/{table}/chat").json()[0]["id"]
    id = bob.http.get("/api/me").json()["id"]
    assert host.http.post(f"/api/host/chat/{line}/delete", json={"reason": "rude"}).status_code == 204
    assert there.until("chat-deleted")["line"] == line
    assert host.http.post(f"/api/host/people/{id}/rename", json={"name": "Paris", "reason": "rude"}).status_code == 204
    there.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["name"] == "Paris")
    assert host.http.post(f"/api/host/tables/{table}/close", json={"reason": "rude"}).status_code == 204
    assert there.closed() == 4410


def test_what_a_server_was_not_told_it_finds_out_once_it_listens_again(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()
    node = Running(address, tmp_path / "node", *ARGUMENTS, patient=True)
    try:
        ended, banned, closed = Client(node), Client(node), Client(node)
        tables = [client.make("me", "open")["table"]["id"] for client in (ended, banned, closed)]
        sockets = [at(client, node, table) for client, table in zip((ended, banned, closed), tables, strict=True)]
        ids = [client.http.get("/api/me").json()["id"] for client in (ended, banned)]
        # As another server would do it whose notifications are lost.
        execute(address, f"DELETE FROM sessions WHERE user_id = '{ids[0]}'")
        execute(address, f"UPDATE users SET banned_until = 1::bigint << 50, ban_reason = 'rude' WHERE id = '{ids[1]}'")
        execute(address, f"DELETE FROM tables WHERE id = '{tables[2]}'")
        cut_connections(address)
        assert [socket.closed() for socket in sockets] == [4401, 4403, 4410]
    finally:
        node.stop()


def test_a_rated_game_that_ends_on_two_servers_at_once_is_rated_once(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    for client in (ann, bob):
        client.register()
    table = ann.make("me", "open", rated=True, clock={"kind": "correspondence", "days": 3})["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    for s in (a, b):
        reach(s, status="running")
    answers: list[dict[str, Any]] = []
    threads = [threading.Thread(target=lambda s=s: answers.append(s.ask("resign"))) for s in (a, b)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["ack", "problem"], "the second one finds the game over"
    for s in (a, b):
        reach(s, status="over")
    assert a.now["result"] == b.now["result"]
    rows = execute(pair[0].db, f"SELECT place, left_by FROM rated_games WHERE \"table\" = '{table}' ORDER BY place")
    assert [tuple(row) for row in rows] == [(1, ""), (2, "resigned")]


def test_seats_on_two_servers_fix_the_draws_together(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    pledges = [fairness.pledge_of(value) for value in ("ann's value", "bob's value")]
    made = ann.make("me", "open", pledge=pledges[0])["table"]
    table, commitment = made["id"], made["commitment"]
    bob.join(table, pledge=pledges[1])
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    assert b.ask("reveal", value="bob's value")["type"] == "ack"
    assert a.ask("reveal", value="ann's value")["type"] == "ack"
    for s in (a, b):
        reach(s, status="running")
    assert b.ask("resign")["type"] == "ack"
    for s in (a, b):
        reach(s, status="over")
    for node in pair:
        proof = verify(Client(node).http.get(f"/api/tables/{table}/record").text)
        assert (proof.revealed, proof.seal) == ([0, 1], fairness.seal_of(commitment, pledges))


def test_a_value_that_does_not_come_holds_neither_server_up(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open", pledge=fairness.pledge_of("ann's value"))["table"]["id"]
    bob.join(table, pledge=fairness.pledge_of("bob's value"))
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    assert a.ask("reveal", value="ann's value")["type"] == "ack"
    for s in (a, b):
        reach(s, status="running")
    assert b.ask("reveal", value="bob's value")["key"] == "wrong-value", "too late"
    assert a.ask("resign")["type"] == "ack"
    reach(b, status="over")
    proof = verify(Client(pair[1]).http.get(f"/api/tables/{table}/record").text)
    assert (proof.revealed, proof.unrevealed) == ([0], [1])


def test_requests_at_two_servers_make_one_review_of_which_both_tell(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    reach(a, status="running")
    b.ask("resign")
    reach(a, status="over")
    address = f"/api/tables/{table}/review"
    answers: list[int] = []

    def request(client: Client) -> None:
        answers.append(client.http.post(address).status_code)

    threads = [threading.Thread(target=request, args=(client,)) for client in (ann, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) <= {200, 202}, answers
    for s in (a, b):
        s.until("review")
    while ann.http.get(address).json()["state"] != "ready":
        a.until("review")
    assert ann.http.get(f"{address}.json").json() == bob.http.get(f"{address}.json").json()
    made = [metric(node, 'ilion_reviews_total{what="refined"}') for node in pair]
    assert sum(made) == 1, "two servers, one review"


def metric(node: Running, name: str) -> float:
    lines = Client(node).http.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


# Facts that everybody at a table must know, on any server


def seats_online(socket: Socket) -> list[bool]:
    """Return the people shown as online in the last message about the table."""
    return [seat["online"] for seat in socket.table["seats"]]


def until_online(socket: Socket, wanted: list[bool]) -> None:
    while seats_online(socket) != wanted:
        socket.until("table")


def test_a_player_on_another_server_is_online_and_no_bot_stands_in_for_them(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    for s in (a, b):
        until_online(s, [True, True])
        reach(s, status="running")
    refused = a.ask("stand-in", absent=1)
    assert (refused["type"], refused.get("key")) == ("problem", "not-absent")
    b.close()
    until_online(a, [True, False])
    assert a.ask("stand-in", absent=1)["type"] == "ack"
    again = at(bob, pair[1], table)
    assert seats_online(again)[0], "the welcome knows who is connected elsewhere"
    for s in (a, again):
        until_online(s, [True, True])


def test_a_bot_never_replaces_a_player_of_whom_this_server_has_not_heard_yet(pair: tuple[Running, Running]) -> None:
    """The database decides, in the transaction that lets the bot play: another server has stored a player here, and nobody was
    notified."""
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a = at(ann, pair[0], table)
    reach(a, status="running")
    until_online(a, [True, False])
    id = bob.http.get("/api/me").json()["id"]
    while not (present := execute(pair[0].db, f"SELECT node FROM presence WHERE \"table\" = '{table}'")):
        pass  # ann is stored a moment after her welcome
    (node,) = (row["id"] for row in execute(pair[0].db, "SELECT id FROM nodes") if row["id"] != present[0]["node"])
    execute(pair[0].db, f"INSERT INTO presence VALUES ('{node}', '{table}', '{id}')")
    assert a.ask("stand-in", absent=1)["key"] == "not-absent"
    execute(pair[0].db, f"DELETE FROM presence WHERE user_id = '{id}'")
    assert a.ask("stand-in", absent=1)["type"] == "ack"


@pytest.mark.parametrize("attempt", range(3))
def test_two_rematches_at_once_on_two_servers_are_one_table(pair: tuple[Running, Running], attempt: int) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    reach(a, status="running")
    assert a.ask("resign")["type"] == "ack"
    reach(b, status="over")
    answers = together(*(lambda client=client: client.http.post(f"/api/tables/{table}/rematch") for client in (ann, bob)))
    assert [answer.status_code for answer in answers] == [200, 200]
    made = {answer.json()["id"] for answer in answers}
    assert len(made) == 1
    (next_table,) = made
    for s in (a, b):
        s.until(lambda message: message["type"] == "table" and message["table"]["rematch"] == next_table)
    rows = execute(pair[0].db, f"SELECT id FROM tables WHERE rematch_of = '{table}'")
    assert [row["id"] for row in rows] == [next_table]
    seated = execute(pair[0].db, f"SELECT seat FROM players WHERE \"table\" = '{next_table}'")
    assert len(seated) == 1, "the one who made it sits there, and the other has a seat that is reserved"
    late = next(client for client in (ann, bob) if not any(seat["yours"] for seat in info(client, next_table)["seats"]))
    assert all(seat["filled"] for seat in late.join(next_table)["seats"])


def test_two_servers_agree_that_a_table_plays_unrated(pair: tuple[Running, Running]) -> None:
    first, second = pair
    ann, bob, gus = Client(first), Client(second), Client(second)
    ann.register()
    bob.register()
    table = ann.make("me", "open", "open", rated=True, clock={"kind": "correspondence", "days": 1})["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for socket in (a, b):
        socket.until("welcome")
    assert gus.http.post(f"/api/tables/{table}/unrated", json={}).status_code == 200
    for socket in (a, b):
        while socket.table["unrated_request"] is None:
            socket.until("table")
    answers = together(*(partial(socket.ask, "answer-unrated", accept=True) for socket in (a, b)))
    assert [answer["type"] for answer in answers] == ["ack", "ack"], "of two answers at once, one comes after the other"
    for socket in (a, b):
        while socket.table["rated"] or socket.now["status"] != "running":
            socket.receive()
    for node in pair:
        seen = httpx.get(f"{node.base}/api/tables/{table}", verify=False).json()
        assert (seen["rated"], seen["status"]) == (False, "running")


def info(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.http.get(f"/api/tables/{table}").json()
    return found


def together(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at once and return their results."""
    with ThreadPoolExecutor(len(works)) as pool:
        return [future.result() for future in [pool.submit(work) for work in works]]


def say(socket: Socket, lines: list[str]) -> None:
    for text in lines:
        socket.send("chat", text=text)


def test_lines_said_at_once_on_two_servers_reach_everybody_once_and_in_one_order(pair: tuple[Running, Running]) -> None:
    ann, bob = Client(pair[0]), Client(pair[1])
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = at(ann, pair[0], table), at(bob, pair[1], table)
    said = [(s, f"{name} {number}") for number in range(10) for s, name in ((a, "ann"), (b, "bob"))]
    together(*(lambda s=s: say(s, [text for other, text in said if other is s]) for s in (a, b)))
    heard = [[s.until("chat")["line"] for _ in said] for s in (a, b)]
    late = at(ann, pair[1], table)
    stored = ann.http.get(f"/api/tables/{table}/chat").json()
    assert sorted(line["text"] for line in stored) == sorted(text for _, text in said)
    assert heard == [stored, stored]
    assert a.ask("chat", text="the last one")["type"] == "ack"
    assert late.until("chat")["line"]["text"] == "the last one", "a newcomer hears no line of the welcome again"
