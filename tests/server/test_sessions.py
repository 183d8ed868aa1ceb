"""Sessions and accounts: their renewal, their end, and the ways to recover a lost password."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from ilion.server import messages as m
from ilion.server.api.devices import device_name
from ilion.server.clock import now
from ilion.server.live.rooms import SNAPSHOT_EVERY
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import GUESSES
from ilion.server.storage.erasure import erase
from ilion.server.storage.schema import chat, log_entries, sessions, snapshots, tables, users
from ilion.server.storage.store import Append, Store
from tests.server.harness import PASSWORD, Client, Running, free_port
from tests.server.in_process import TWO_SEATS, with_server
from tests.server.protocol.test_rated import rated

DAY = 86_400_000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def age(server: Running, milliseconds: int) -> None:
    """Make every session look as if it had last been used that long ago."""
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE sessions SET seen = seen - ?", (milliseconds,))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server whose database a test may change under it."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    yield running
    running.stop()


def test_a_session_in_use_renews_itself_and_an_unused_one_ends(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, token = await server.accounts.create_guest()

        async def visit_after(milliseconds: int) -> tuple[bool, bool]:
            earlier = update(sessions).values(seen=sessions.c.seen - milliseconds)
            await server.store.write(lambda connection: connection.execute(earlier))
            server.accounts.forget_user(user.id)
            found, renewed = await server.accounts.visit(token)
            return found is not None, renewed

        assert await visit_after(0) == (True, False)
        for _ in range(3):  # sixty days in all
            assert await visit_after(20 * DAY) == (True, True)
        assert await visit_after(31 * DAY) == (False, False)

    with_server(tmp_path, work)


def test_the_cookie_is_renewed_with_the_session(own: Running) -> None:
    client = Client(own)
    client.make("me", "bot")
    own.stop()
    age(own, 2 * DAY)
    own.start()
    answer = client.http.get("/api/me")
    assert "max-age=2592000" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in client.http.get("/api/me").headers, "once is enough"


def test_registration_and_login_rotate_the_token(server: Running, ann: Client) -> None:
    ann.make("me", "bot")
    before = ann.http.cookies["ilion"]
    ann.register()
    registered = ann.http.cookies["ilion"]
    assert ann.http.post("/api/login", json={"login": ann.login, "password": PASSWORD}).status_code == 200
    assert len({before, registered, ann.http.cookies["ilion"]}) == 3
    for old in (before, registered):
        thief = Client(server)
        thief.http.cookies.set("ilion", old)
        assert thief.http.get("/api/me").json()["id"] is None


def test_logging_out_closes_the_sockets_of_the_session(ann: Client) -> None:
    ann.register()
    socket = ann.socket(ann.make("me", "open")["table"]["id"])
    socket.until("welcome")
    assert ann.http.post("/api/logout").status_code == 204
    assert socket.closed() == 4401


def test_sockets_from_before_the_registration_stay_and_end_with_the_account_s_session(ann: Client) -> None:
    socket = ann.socket(ann.make("me", "open")["table"]["id"])
    socket.until("welcome")
    ann.register()
    assert socket.ask("ping")["type"] == "ack"
    assert ann.http.post("/api/logout").status_code == 204
    assert socket.closed() == 4401


def test_sessions_are_listed_and_ended_one_by_one(server: Running, ann: Client) -> None:
    ann.http.headers["User-Agent"] = FIREFOX
    ann.register()
    other = Client(server)
    assert other.http.post("/api/login", json={"login": ann.login, "password": PASSWORD}).status_code == 200
    socket = other.socket(ann.make("me", "open")["table"]["id"])
    socket.until("welcome")
    lines = ann.http.get("/api/me/sessions").json()
    assert [line["current"] for line in lines] == [True, False]
    assert lines[0]["device"] == "Firefox on Linux"
    assert ann.http.delete(f"/api/me/sessions/{lines[1]['id']}").status_code == 204
    assert socket.closed() == 4401
    assert other.http.get("/api/me").json()["id"] is None
    assert ann.http.get("/api/me").json()["login"] == ann.login


def test_a_session_of_somebody_else_cannot_be_ended(ann: Client, bob: Client) -> None:
    ann.register()
    bob.register()
    (line,) = bob.http.get("/api/me/sessions").json()
    assert ann.http.delete(f"/api/me/sessions/{line['id']}").status_code == 404
    assert bob.http.get("/api/me").json()["login"] == bob.login


def test_a_new_password_ends_all_other_sessions(server: Running, ann: Client) -> None:
    ann.register()
    other = Client(server)
    other.http.post("/api/login", json={"login": ann.login, "password": PASSWORD})
    wrong = {"old": "not the password", "new": "battery staple"}
    assert ann.http.put("/api/me/password", json=wrong).status_code == 401
    assert ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"}).status_code == 200
    assert ann.http.get("/api/me").json()["login"] == ann.login
    assert other.http.get("/api/me").json()["id"] is None
    assert other.http.post("/api/login", json={"login": ann.login, "password": PASSWORD}).status_code == 401
    assert other.http.post("/api/login", json={"login": ann.login, "password": "battery staple"}).status_code == 200


def test_a_recovery_code_opens_the_account_once(server: Running, ann: Client) -> None:
    ann.register()
    codes = ann.http.post("/api/me/recovery", json={"password": PASSWORD}).json()["codes"]
    assert len(set(codes)) == 8
    assert ann.http.get("/api/me/account").json()["recovery_codes"] == 8
    lost = Client(server)
    body = {"login": ann.login, "code": codes[0].upper(), "password": "battery staple"}
    assert lost.http.post("/api/recover", json=body | {"code": "0000-0000-0000"}).status_code == 401
    assert lost.http.post("/api/recover", json=body).json()["login"] == ann.login
    assert ann.http.get("/api/me").json()["id"] is None, "whoever was signed in is not any more"
    assert lost.http.get("/api/me/account").json()["recovery_codes"] == 7
    assert lost.http.post("/api/recover", json=body).status_code == 401, "it was used"


def test_guesses_are_limited_per_account_whatever_the_address(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        await server.accounts.register(user, "helen", PASSWORD)
        for _ in range(GUESSES):
            with pytest.raises(ApiError, match="wrong"):
                await server.accounts.login("Helen", "a wrong guess")
        with pytest.raises(ApiError, match="too many") as refused:
            await server.accounts.login("helen", PASSWORD)
        assert refused.value.status == 429
        for _ in range(GUESSES):
            with pytest.raises(ApiError, match="wrong"):
                await server.recovery.use_code("helen", "0000-0000-0000", PASSWORD, "")
        with pytest.raises(ApiError, match="too many"):
            await server.recovery.use_code("helen", "0000-0000-0000", PASSWORD, "")

    with_server(tmp_path, work)


def test_the_right_password_clears_the_count(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        await server.accounts.register(user, "helen", PASSWORD)
        for _ in range(3 * GUESSES):
            await server.accounts.login("helen", PASSWORD)

    with_server(tmp_path, work)


def test_guests_with_a_running_game_are_never_deleted(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        playing, gone = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        account, _ = await server.accounts.create_guest()
        await server.accounts.register(account, "helen", PASSWORD)
        id = (await server.lobby.create_table(account, TWO_SEATS))[0].id
        await server.lobby.join(id, playing, m.Join())
        await server.store.write(lambda c: c.execute(update(users).where(users.c.id.in_([playing.id, gone.id])).values(seen=1)))
        assert await server.accounts.delete_old_guests() == 1
        assert await server.accounts.get(playing.id) is not None
        assert await server.accounts.get(gone.id) is None

    with_server(tmp_path, work)


def test_nothing_of_somebody_who_was_deleted_is_served_or_stored(server: Running, ann: Client, bob: Client) -> None:
    name = f"Bellerophon {server.port}"
    bob.http.patch("/api/me", json={"name": name})
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    for one in (a, b):
        one.until("welcome")
    assert b.ask("chat", text=f"I am {name}")["type"] == "ack"
    a.until("chat")
    id = bob.http.get("/api/me").json()["id"]
    assert bob.http.delete("/api/me").status_code == 204
    assert b.closed() == 4401
    told = a.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Former player")
    assert told["table"]["seats"][1]["stand_in"], "a bot plays on"
    again = ann.socket(table)
    again.until("welcome")
    served = [ann.http.get(path).text for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat", "/api/tables?which=mine")]
    served += [ann.http.get(f"/api/tables/{table}/record").text, *again.raw]
    assert not any(name in text or id in text for text in served)
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as connection:
        kept = ("log_entries", "chat", "users", "players", "tables", "sessions", "snapshots")
        dump = "\n".join(str(row) for kind in kept for row in connection.execute(f"SELECT * FROM {kind}"))
    assert name not in dump
    assert id not in dump


def test_a_table_forgets_somebody_who_was_deleted_in_their_turn(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        people = [(await server.accounts.create_guest())[0] for _ in range(2)]
        id = (await server.lobby.create_table(people[0], TWO_SEATS))[0].id
        room = await server.lobby.join(id, people[1], m.Join())
        actor = room.table.actor
        assert actor is not None
        assert (await server.store.read(select(tables.c.turn)))[0].turn == people[actor].id
        await server.store.write(lambda connection: erase(connection, server.store, [people[actor].id]))
        assert (await server.store.read(select(tables.c.turn)))[0].turn.startswith("former ")

    with_server(tmp_path, work)


def test_an_entry_on_its_way_does_not_bring_back_somebody_who_was_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        people = [(await server.accounts.create_guest())[0] for _ in range(2)]
        id = (await server.lobby.create_table(people[0], TWO_SEATS))[0].id
        room = await server.lobby.join(id, people[1], m.Join())
        assert room.table.actor is not None
        gone = 1 - room.table.actor  # a bot plays on, but not now
        room.n_frozen = -SNAPSHOT_EVERY  # the next entry comes with a snapshot
        composed, erased = asyncio.Event(), asyncio.Event()

        async def append_late(job: Append) -> None:
            composed.set()
            await erased.wait()
            await Store.append(server.store, job)

        monkeypatch.setattr(server.store, "append", append_late)
        entry = asyncio.create_task(server.rooms.run_command(id, lambda session: session.table.stand_in(gone, "easy", now())))
        await asyncio.wait([entry, asyncio.create_task(composed.wait())], return_when=asyncio.FIRST_COMPLETED)
        assert not entry.done()
        await server.store.write(lambda connection: erase(connection, server.store, [people[gone].id]))
        erased.set()
        await entry
        await server.rooms.reload(id)
        assert room.table.seats[gone].name == "Former player"
        (row,) = await server.store.read(select(tables.c.turn, tables.c.summary))
        (snapshot,) = await server.store.read(select(snapshots.c.seq, snapshots.c.data))
        kept = f"{row} {zlib.decompress(snapshot.data).decode()} {await server.store.read(select(log_entries))}"
        assert people[gone].id not in kept
        assert people[gone].name not in kept
        assert snapshot.seq == room.table.length

    with_server(tmp_path, work)


def test_a_player_who_deletes_their_account_saves_no_rating(ann: Client, bob: Client) -> None:
    table, a, _ = rated(ann, bob)
    assert bob.http.delete("/api/me").status_code == 204
    a.until(lambda message: message.get("now", {}).get("status") == "over")
    assert a.now["result"]["places"] == [1, 2]
    assert ann.http.get(f"/api/tables/{table}").json()["seats"][1]["resigned"]


class Post(threading.Thread):
    """A mail server that keeps all mails."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.port = free_port()
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.mails: list[str] = []
        self.arrived = threading.Condition()
        self.start()

    def run(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb", buffering=0) as file:
                self.serve(file)

    def serve(self, file: socket.SocketIO) -> None:
        def say(text: str) -> None:
            file.write(text.encode() + b"\r\n")

        say("220 post")
        while line := file.readline().decode().strip():
            if line.upper() == "DATA":
                say("354 go on")
                body = []
                while (text := file.readline().decode().rstrip("\r\n")) != ".":
                    body.append(text)
                with self.arrived:
                    self.mails.append("\n".join(body))
                    self.arrived.notify_all()
            if line.upper() == "QUIT":
                say("221 bye")
                return
            say("250 ok")

    def token(self, number: int) -> str:
        """Return the token in a mail, once it has arrived."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.mails) >= number, timeout=60)
        found = re.search(r"https://ilion\.example/\w+#([\w=-]+)", self.mails[number - 1].replace("=\n", ""))
        assert found, self.mails
        return found[1].removeprefix("3D")

    def stop(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)  # to close it alone would leave the thread waiting for a connection
        self.join()
        self.listener.close()


def test_a_password_is_reset_by_mail_once_the_address_is_confirmed(tmp_path: Path) -> None:
    post = Post()
    more = ("--smtp", f"smtp://127.0.0.1:{post.port}", "--mail-from", "ilion@example.org", "--address", "https://ilion.example")
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--rate", "100000", "--burst", "100000", *more)
    try:
        ann, lost = Client(running), Client(running)
        ann.register()
        address = {"mail": "ann@example.org", "password": PASSWORD, "language": "de"}
        assert ann.http.put("/api/me/mail", json=address).status_code == 202
        assert lost.http.post("/api/reset", json={"login": ann.login}).status_code == 202, "not confirmed yet: nothing is sent"
        assert ann.http.post(f"/api/mail/{post.token(1)}").status_code == 204
        assert ann.http.get("/api/me/account").json()["mail"] == "ann@example.org"
        assert lost.http.post("/api/reset", json={"login": "nobody"}).status_code == 202, "the same answer for everybody"
        assert lost.http.post("/api/reset", json={"login": ann.login}).status_code == 202
        token = post.token(2)
        assert len(post.mails) == 2
        assert lost.http.post(f"/api/mail/{token}").status_code == 401, "a link has one purpose"
        assert lost.http.post(f"/api/reset/{token}", json={"password": "battery staple"}).json()["login"] == ann.login
        assert lost.http.post(f"/api/reset/{token}", json={"password": "battery staple"}).status_code == 401
        assert ann.http.get("/api/me").json()["id"] is None
    finally:
        running.stop()
        post.stop()


def test_devices_are_named_by_browser_and_system() -> None:
    assert device_name(FIREFOX) == "Firefox on Linux"
    chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36"
    assert device_name(chrome) == "Chrome on Android"
    assert device_name("curl/8") == ""


def test_erased_tables_still_fold(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
        id = (await server.lobby.create_table(ann, TWO_SEATS))[0].id
        await server.lobby.join(id, bob, m.Join())
        before = (await server.rooms.get(id)).table.record.events
        await server.accounts.delete(bob)
        server.rooms.rooms.clear()
        table = (await server.rooms.get(id)).table
        assert table.record.events == before
        assert table.seats[1].name == "Former player"
        assert not await server.store.read(select(snapshots).where(snapshots.c.table == id))
        assert not await server.store.read(select(chat).where(chat.c.user_id == bob.id))
        assert await server.store.read(select(log_entries).where(log_entries.c.table == id))
        assert await server.store.read(select(tables).where(tables.c.id == id))

    with_server(tmp_path, work)
