"""People who play on several servers while servers and the database fail, and the conditions that must hold afterwards.

Everything is drawn from a seed, except for the scheduling of processes. A person goes from table to table and from server to
server, plays, talks and asks for rematches, and sends a move again that was not acknowledged. Each keeps all acknowledgements, and
all messages to every connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
from websockets.exceptions import WebSocketException

from tests.server.harness import LIMIT, Running, Socket, connect_socket
from tests.server.postgres import Postgres

FAILURES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, EOFError)
PATIENCE = 3.0  # seconds for which a person waits for a reply before they try another server
ARGUMENTS = ("--rate", "100000", "--burst", "100000", "--lease", "2", "--workers", "1", "--reviews", "off")


@dataclass
class Visit:
    """The messages to one connection."""

    table: str
    seat: int | None
    log: list[dict[str, Any]]
    lines: list[int]  # of chat, by number
    was_running: bool


@dataclass
class Sent:
    """A move, and whether it was acknowledged."""

    table: str
    key: str
    move: str
    seq: int
    acknowledged: bool = False


class Line(Socket):
    """A connection that gives up after a while, and notes the lines of chat."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        super().__init__(connect_socket(port, table, {"Cookie": f"ilion={cookie}"} if cookie else {}))
        self.lines: list[int] = []
        self.replies: dict[str, dict[str, Any]] = {}

    def take(self, seconds: float) -> bool:
        """Receive one message; False if none comes in time."""
        try:
            text = self.socket.recv(timeout=seconds)
        except TimeoutError:
            return False
        message = json.loads(text)
        if message["type"] == "welcome":
            self.log, self.lines = [], [line["id"] for line in message["chat"]]
        if message["type"] == "chat":
            self.lines.append(message["line"]["id"])
        if "table" in message:
            self.table = message["table"]
        if "now" in message:
            self.now = message["now"]
            self.log += message["log"]
        if message.get("id"):
            self.replies[message["id"]] = message
        return True

    def wait(self, id: str) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while id not in self.replies:
            if time.monotonic() > end:
                raise TimeoutError("no reply")
            self.take(0.1)
        return self.replies.pop(id)


@dataclass(eq=False)
class Person(threading.Thread):
    """A person who plays on any server that answers."""

    number: int
    trial: Trial
    rng: random.Random
    tables: list[str] = field(default_factory=list)
    cookie: str = ""
    pending: dict[str, Sent] = field(default_factory=dict)  # by table, a move that was not acknowledged
    moves: list[Sent] = field(default_factory=list)
    said: list[tuple[str, str]] = field(default_factory=list)  # table and text, acknowledged
    visits: list[Visit] = field(default_factory=list)
    rematches: dict[str, set[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    def request(self, method: str, path: str, node: Running | None = None, **body: Any) -> httpx.Response:
        node = node or self.rng.choice(self.trial.nodes)
        cookies = {"ilion": self.cookie} if self.cookie else {}
        # for http alone: loading certificates takes longer than all of this
        answer = httpx.request(method, f"{node.base}{path}", json=body or None, cookies=cookies, timeout=PATIENCE, verify=False)
        self.cookie = answer.cookies.get("ilion") or self.cookie
        return answer

    def insist(self, method: str, path: str, **body: Any) -> Any:
        """Ask one server after the other until one answers."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            with contextlib.suppress(*FAILURES):
                answer = self.request(method, path, **body)
                if answer.status_code < 300:
                    return answer.json()
            time.sleep(0.1)
        raise TimeoutError(path)

    def run(self) -> None:
        while not self.trial.ended.is_set():
            try:
                self.visit()
            except FAILURES:
                time.sleep(0.05)
            except Exception as error:
                self.problems.append(repr(error))

    def connect(self, table: str, node: Running | None = None) -> Line:
        return Line((node or self.rng.choice(self.trial.nodes)).port, self.trial.path_of(table, self.rng), self.cookie)

    def visit(self) -> None:
        """Go to a table on a server, stay for some rounds, and record the messages to the connection."""
        if not self.tables:
            time.sleep(0.05)
            return
        table = self.rng.choice(self.tables[-2:])
        line = self.connect(table)
        try:
            if not line.take(PATIENCE) or not line.now:
                return
            for _ in range(self.rng.randint(4, 12)):
                self.act(line, table)
                while line.take(0.02):
                    pass
        finally:
            with contextlib.suppress(*FAILURES):
                while line.take(0.0):
                    pass
            if line.now:
                seat = next((n for n, seat in enumerate(line.table["seats"]) if seat["yours"]), None)
                self.visits.append(Visit(table, seat, list(line.log), list(line.lines), line.now["status"] == "running"))
            with contextlib.suppress(*FAILURES):
                line.close()

    def act(self, line: Line, table: str) -> None:
        self.count += 1
        if table in self.pending:
            self.send(line, self.pending[table])
        elif line.now.get("moves"):
            move = self.rng.choice(line.now["moves"])["text"]
            sent = Sent(table, f"{self.number} {self.count}", move, line.now["seq"])
            self.moves.append(sent)
            self.send(line, sent)
        elif line.now["status"] == "over":
            self.ask_for_rematch(table)
        elif self.rng.random() < 0.15:
            text = f"{self.number} says {self.count}"
            line.send("chat", text=text, id=text)
            if line.wait(text)["type"] == "ack":
                self.said.append((table, text))
        elif line.now["status"] == "running" and self.rng.random() < 0.01:
            line.send("resign", id="resign")
            line.wait("resign")

    def send(self, line: Line, sent: Sent) -> None:
        """Send a move, perhaps again: the same key is carried out once."""
        self.pending[sent.table] = sent
        line.send("play", move=sent.move, seq=sent.seq, key=sent.key, id=sent.key)
        reply = line.wait(sent.key)
        if reply["type"] == "ack":
            sent.acknowledged = True
        elif reply["status"] >= 500:
            return  # unknown: it is sent again
        del self.pending[sent.table]

    def ask_for_rematch(self, table: str) -> None:
        if self.rematches.get(table, set()) & set(self.tables):
            return
        answer = self.request("POST", f"/api/tables/{table}/rematch", pledge="")
        if answer.status_code != 200:
            return
        made = answer.json()
        self.rematches.setdefault(table, set()).add(made["id"])
        if not any(seat["yours"] for seat in made["seats"]):
            joined = self.request("POST", f"/api/tables/{made['id']}/join", name=f"Person {self.number}")
            if joined.status_code != 200:
                return
        self.tables.append(made["id"])


class Trial:
    """Servers on one PostgreSQL, people, failures, and the account of it all."""

    def __init__(self, folder: Path, *, nodes: int, people: int, seed: int) -> None:
        print(f"seed {seed}, {nodes} servers, {people} people", flush=True)
        self.rng = random.Random(seed)
        self.nodes = self.start_servers(folder, nodes)
        self.people = [Person(number, self, random.Random(seed * 1000 + number)) for number in range(people)]
        self.ended = threading.Event()
        self.failures: Counter[str] = Counter()
        self.seconds: dict[str, float] = {}  # until presence was right
        for pair in zip(self.people[::2], self.people[1::2], strict=True):
            self.seat(*pair)

    def start_servers(self, folder: Path, nodes: int) -> list[Running]:
        self.postgres = Postgres()
        self.db = self.postgres.database()
        return [Running(self.db, folder / f"node{number}", *ARGUMENTS) for number in range(nodes)]

    def path_of(self, table: str, rng: random.Random) -> str:
        """Return the form of a table's id in a person's addresses."""
        return table

    def seat(self, first: Person, second: Person) -> None:
        """Give two people a table with a bot."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        made = first.insist("POST", "/api/tables", game="trojan-horse", seats=seats, options={"horse": "open"})
        table = made["table"]["id"]
        second.insist("POST", f"/api/tables/{table}/join", name=f"Person {second.number}")
        first.tables.append(table)
        second.tables.append(table)

    def acknowledged(self) -> int:
        return sum(sent.acknowledged for person in self.people for sent in list(person.moves))

    def progress(self, moves: int) -> None:
        """Wait until people have made some more moves."""
        wanted, end = self.acknowledged() + moves, time.monotonic() + LIMIT
        while self.acknowledged() < wanted:
            assert time.monotonic() < end, f"nothing goes on: {self.query('SELECT * FROM tables ORDER BY created DESC LIMIT 5')}"
            time.sleep(0.02)

    def take_place(self, failures: Sequence[str]) -> dict[str, int]:
        """Let people play while one failure follows another; check everything in the end, and return the figures."""
        for person in self.people:
            person.start()
        for what in failures:
            self.progress(10)
            self.fail(what)
        self.progress(20)
        self.end()
        return self.check()

    # Failures.

    def fail(self, what: str) -> None:
        self.failures[what] += 1
        node = self.rng.choice(self.nodes)
        match what:
            case "killed":
                node.kill()
                time.sleep(self.rng.random())
                node.start()
            case "paused":
                node.process.send_signal(signal.SIGSTOP)
                time.sleep(self.rng.uniform(0.2, 4.0))  # the lease lasts for 1.4
                node.process.send_signal(signal.SIGCONT)
            case "database":
                self.postgres.restart()

    def end(self) -> None:
        self.ended.set()
        for person in self.people:
            person.join(LIMIT)
            assert not person.is_alive()
            assert not person.problems, person.problems

    def stop(self) -> None:
        self.ended.set()
        for node in self.nodes:
            node.process.send_signal(signal.SIGCONT)
            node.kill()
        self.postgres.stop()

    # Conditions

    def check(self) -> dict[str, int]:
        """Check everything after the end, and return the figures."""
        figures = self.check_moves()
        self.check_rematches()
        figures |= self.check_chat()
        self.check_logs()
        self.check_presence()
        return figures | {f"servers {what}" if what != "database" else "database killed": n for what, n in self.failures.items()}

    def check_moves(self) -> dict[str, int]:
        """Check that every acknowledged move is stored, and none twice."""
        stored: Counter[tuple[str, str]] = Counter()
        for row in self.query("SELECT \"table\", data FROM log_entries WHERE kind IN ('play', 'draft')"):
            stored[row["table"], json.loads(row["data"])["key"]] += 1
        sent = [one for person in self.people for one in person.moves]
        lost = [one for one in sent if one.acknowledged and not stored[one.table, one.key]]
        assert not lost, lost
        assert max(stored.values()) == 1
        return {"moves sent": len(sent), "moves acknowledged": sum(one.acknowledged for one in sent), "moves lost": len(lost)}

    def check_rematches(self) -> None:
        made = self.query("SELECT rematch_of, id FROM tables WHERE rematch_of IS NOT NULL")
        assert len({row["rematch_of"] for row in made}) == len(made)
        by_table = {row["rematch_of"]: row["id"] for row in made}
        for person in self.people:
            for table, answers in person.rematches.items():
                assert answers == {by_table[table]}

    def check_chat(self) -> dict[str, int]:
        """Check that every acknowledged line is stored once, and that every connection got every line since its first, in order."""
        stored: dict[str, list[int]] = {}
        texts: Counter[tuple[str, str]] = Counter()
        for row in self.query('SELECT id, "table", text FROM chat ORDER BY id'):
            stored.setdefault(row["table"], []).append(row["id"])
            texts[row["table"], row["text"]] += 1
        said = [one for person in self.people for one in person.said]
        assert all(texts[one] == 1 for one in said)
        for visit in (visit for person in self.people for visit in person.visits if visit.lines):
            lines = stored[visit.table]
            first = lines.index(visit.lines[0])
            assert visit.lines == lines[first : first + len(visit.lines)], "a line came twice, out of order or never"
        return {"lines acknowledged": len(said)}

    def check_logs(self) -> None:
        """Check that the messages to every connection are the beginning of those that a newcomer is sent now, on every server."""
        now: dict[tuple[str, int | None], Line] = {}
        longest: Counter[tuple[str, int | None]] = Counter()
        for visit in (visit for person in self.people for visit in person.visits):
            longest[visit.table, visit.seat] = max(longest[visit.table, visit.seat], len(visit.log))
        for person in self.people:
            for visit in person.visits:
                if (visit.table, visit.seat) not in now:
                    line = self.welcomed(person, visit.table, None, longest[visit.table, visit.seat])
                    line.close()
                    now[visit.table, visit.seat] = line
                final = now[visit.table, visit.seat]
                running = final.now["status"] == "running"
                told, record = ([_told(event, visit.seat, running) for event in log] for log in (visit.log, final.log))
                apart = next((n for n, pair in enumerate(zip(told, record, strict=False)) if pair[0] != pair[1]), len(record))
                assert told == record[: len(told)], f"a client's log is not the record: {told[apart - 2 :]}, {record[apart - 2 :]}"

    def check_presence(self) -> None:
        """Check that every server shows all connected people: when they come, when they go, and when their server dies."""
        table = self.people[0].tables[0]
        here = [person for person in self.people if table in person.tables]
        lines = [self.welcomed(person, table, self.nodes[place % len(self.nodes)]) for place, person in enumerate(here)]
        assert self.until_online(table, len(here), "come")
        lines[0].close()
        assert self.until_online(table, len(here) - 1, "gone")
        self.check_presence_without_server(table)

    def check_presence_without_server(self, table: str) -> None:
        """Check that the last person at a table is gone when their server, the second, is gone."""
        self.nodes[1 % len(self.nodes)].kill()
        assert self.until_online(table, 0, "killed", self.nodes[:1])
        self.nodes[1 % len(self.nodes)].start()

    def until_online(self, table: str, wanted: int, what: str, nodes: list[Running] | None = None) -> bool:
        began = time.monotonic()
        while time.monotonic() < began + LIMIT:
            if all(self.online(table, node) == wanted for node in nodes or self.nodes):
                self.seconds[what] = time.monotonic() - began
                return True
        return False

    def online(self, table: str, node: Running) -> int | None:
        """Return the number of people that a server shows at a table; None if it does not answer."""
        with contextlib.suppress(*FAILURES):
            answer = self.people[0].request("GET", f"/api/tables/{table}", node)
            if answer.status_code == 200:
                return [seat["online"] for seat in answer.json()["seats"]].count(True)
        return None

    def welcomed(self, person: Person, table: str, node: Running | None, events: int = 0) -> Line:
        """Connect until a server that knows this many events answers: one may have come back a moment ago."""
        end = time.monotonic() + LIMIT
        while True:
            with contextlib.suppress(*FAILURES):
                line = person.connect(table, node)
                if line.take(PATIENCE) and line.now and len(line.log) >= events:
                    return line
                line.close()
            assert time.monotonic() < end, f"nobody knows {events} events of {table}"
            time.sleep(0.05)

    def query(self, statement: str) -> list[Any]:
        async def work() -> list[Any]:
            connection = await asyncpg.connect(self.db)
            rows = await connection.fetch(statement)
            await connection.close()
            return list(rows)

        return asyncio.run(work())


def _told(event: dict[str, Any], seat: int | None, running: bool) -> tuple[Any, ...]:
    """Return the part of an event that does not change: after the end everything hidden is open."""
    own = running or event["actor"] == seat
    return event["number"], event["actor"], event["text"] if own else None
