"""Exporting all data, and leaving for good."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

from sqlalchemy import select, update

from ilion.server.clock import now
from ilion.server.live.departure import depart_when_due
from ilion.server.parts import Server
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import (
    users,
)
from ilion.table.clock import DAY
from tests.server.harness import Client
from tests.server.in_process import with_server
from tests.server.people import refused
from tests.server.test_ratings import account


def test_an_export_has_everything_and_no_password(ann: Client, bob: Client) -> None:
    ann.register()
    bob.register()
    token = ann.http.post("/api/friends/links").json()["token"]
    assert bob.http.post(f"/api/friends/links/{token}").status_code == 200
    table = ann.make("me", "open", public=True)["table"]["id"]
    bob.join(table)
    socket = ann.socket(table)
    socket.until("welcome")
    assert socket.ask("chat", text="good evening")["type"] == "ack"
    answer = ann.http.get("/api/me/export")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    files = zipfile.ZipFile(io.BytesIO(answer.content))
    texts = {name: files.read(name).decode() for name in files.namelist()}
    assert json.loads(texts["account.json"])[0]["login"] == ann.login
    assert json.loads(texts["friends.json"])[0]["handle"] == bob.login
    assert json.loads(texts["chat.json"])[0]["text"] == "good evening"
    assert '[Viewer "0"]' in texts[f"games/{table}.ilion"], "a running game is there as the seat may see it"
    assert "argon2" not in "".join(texts.values())
    assert ann.http.get("/api/me/export").status_code == 429, "once a day"


def test_all_records_come_as_one_file(ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    socket.ask("resign")
    files = zipfile.ZipFile(io.BytesIO(ann.http.get("/api/me/records").content))
    assert files.namelist() == [f"games/{table}.ilion"]
    assert files.read(f"games/{table}.ilion").decode() == ann.http.get(f"/api/tables/{table}/record").text


def test_an_account_is_deleted_after_a_week_unless_its_owner_thinks_again(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob = await account(server, "ann"), await account(server, "bob")
        await server.friends.use_link(bob, await server.friends.new_link(ann))
        at = await server.accounts.delete_later(ann)
        assert 6 * DAY < at - now() <= 7 * DAY
        assert await refused(server.profiles.find("ann", bob.id)) == "no-person"
        assert (await server.friends.page(bob))[0] == []
        await depart_when_due(server.rooms, server.accounts)
        await server.accounts.keep(ann)
        assert (await server.profiles.find("ann", bob.id)).friend
        await server.accounts.delete_later(ann)
        await server.store.write(lambda c: c.execute(update(users).where(users.c.id == ann.id).values(delete_at=now())))
        await depart_when_due(server.rooms, server.accounts)
        assert await server.accounts.find("ann") is None
        assert await server.accounts.find("bob") is not None

    with_server(tmp_path, work)


def test_an_owner_who_thinks_again_at_the_last_moment_keeps_the_account(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        ann, bob, _ = [await account(server, login) for login in ("ann", "bob", "cleo")]
        await server.store.write(lambda c: c.execute(update(users).values(delete_at=now())))
        is_due, delete_due = server.accounts.is_due, server.accounts.delete_due

        async def ann_thinks_again(user: User) -> bool:
            found = await is_due(user)
            await server.accounts.keep(ann)
            return found

        async def fail_for_bob(user: User) -> None:
            if user.id == bob.id:
                raise OSError("the disk is full")
            await delete_due(user)

        server.accounts.is_due = ann_thinks_again  # type: ignore[method-assign]
        server.accounts.delete_due = fail_for_bob  # type: ignore[method-assign]
        await depart_when_due(server.rooms, server.accounts)
        left = {row.login for row in await server.store.read(select(users.c.login))}
        assert left == {"ann", "bob"}, "one failure does not hold up the others"

    with_server(tmp_path, work)
