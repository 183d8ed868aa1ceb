"""Moving a game from a server to another host or to the terminal: a running one continues there, a finished one can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from ilion.cli.local_game import resume
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag
from ilion.server.clock import now
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.schema import tables
from ilion.solo import Api, Solo, Visitor
from ilion.table.fairness import SECRET_BYTES
from ilion.table.proof import verify
from ilion.table.table import Setup, Table
from ilion.table.travel import write_travel
from tests.server.harness import Client, Running, play_out
from tests.server.in_process import with_server
from tests.table.test_travel import sealed


def test_a_game_against_bots_goes_on_at_a_table_of_somebody_else_and_in_the_terminal(
    server: Running, ann: Client, bob: Client, tmp_path: Path
) -> None:
    table = ann.make("me", "hotseat", {"kind": "bot", "level": "random"})["table"]["id"]
    answer = ann.http.get(f"/api/tables/{table}/travel")
    assert answer.status_code == 200
    assert f'filename="{table}.ilion-table"' in answer.headers["content-disposition"]
    made = bob.http.post("/api/tables/travel", json={"text": answer.text})
    assert made.status_code == 201, made.text
    info = made.json()["table"]
    assert info["id"] != table
    assert (info["imported"], info["rated"], info["status"], info["clock"]["kind"]) == (True, False, "running", "none")
    assert [seat["yours"] for seat in info["seats"]] == [True, True, False]
    socket = bob.socket(info["id"])
    socket.until("welcome")
    actor = socket.now["actor"]
    if actor != 2:
        assert socket.ask("view-as", seat=actor)["type"] == "welcome"
        moves = socket.now["moves"]
        assert socket.play(moves[0]["text"], seat=actor)["type"] == "ack"
    assert bob.http.get(f"/api/tables/{info['id']}/travel").status_code == 200, "and on it goes"
    file = tmp_path / "game.ilion-table"
    file.write_text(answer.text)
    local = resume(file, seed=1)
    assert local.players == ("person", "person", "random")
    local.settle()
    assert local.state.actor in (0, 1)
    local.move(local.state.legal_actions()[0])


def test_a_damaged_file_makes_no_table(ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    text = ann.http.get(f"/api/tables/{table}/travel").text
    before = ann.http.get("/api/tables?which=mine").json()
    for damaged in (text[:-200], text.replace('"seats":2', '"seats":3'), ""):
        answer = ann.http.post("/api/tables/travel", json={"text": damaged})
        assert (answer.status_code, answer.json()["key"]) == (422, "invalid-file")
        assert sorted(answer.json()["detail_in"]) == ["de", "en", "es", "fr", "nl"]
        assert answer.json()["detail_in"]["en"] == answer.json()["detail"]
    assert len(ann.http.get("/api/tables?which=mine").json()) == len(before)


def test_a_table_with_other_people_does_not_travel(ann: Client, bob: Client) -> None:
    table = ann.make("me", "open")["table"]["id"]
    assert ann.http.get(f"/api/tables/{table}/travel").status_code == 409, "it has not begun"
    bob.join(table)
    answer = ann.http.get(f"/api/tables/{table}/travel")
    assert (answer.status_code, answer.json()["key"]) == (403, "others-secrets")
    assert "Secret" not in answer.text


def test_a_finished_game_of_several_people_travels_to_a_host_without_a_server_and_back(
    server: Running, ann: Client, bob: Client, eve: Client
) -> None:
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    sockets = [ann.socket(table), bob.socket(table)]
    for socket in sockets:
        socket.until("welcome")
    play_out(sockets)
    eve.make("me", "open")  # so she is known here
    refused = eve.http.get(f"/api/tables/{table}/travel")
    assert (refused.status_code, refused.json()["key"]) == (403, "no-seat")
    first = verify(ann.http.get(f"/api/tables/{table}/record").text)
    file = bob.http.get(f"/api/tables/{table}/travel")
    assert file.status_code == 200, file.text

    solo, visitor = Api(Solo()), Visitor()
    status, made = solo.request(visitor, "POST", "/api/tables/travel", {"text": file.text})
    assert (status, made["table"]["status"], made["table"]["imported"]) == (201, "over", True)
    assert [seat["yours"] for seat in made["table"]["seats"]] == [False, True], "bob took it along"
    there = made["table"]["id"]
    assert solo.request(visitor, "POST", f"/api/tables/{there}/review")[0] in (200, 202)
    status, problem = solo.request(visitor, "POST", f"/api/tables/{there}/rematch", {})
    assert (status, problem["key"]) == (409, "played-elsewhere")

    status, back = solo.request(visitor, "GET", f"/api/tables/{there}/travel")
    assert status == 200
    answer = eve.http.post("/api/tables/travel", json={"text": back})
    assert answer.status_code == 201, answer.text
    info = answer.json()["table"]
    assert (info["status"], info["imported"], info["rated"]) == ("over", True, False)
    found = verify(eve.http.get(f"/api/tables/{info['id']}/record").text)
    assert found.imported
    assert (found.seal, found.draws, found.events) == (first.seal, first.draws, first.events)
    socket = eve.socket(info["id"])
    welcome = socket.until("welcome")
    assert len(welcome["log"]) == first.events
    assert socket.ask("past", number=first.events // 2)["number"] == first.events // 2
    assert [line["id"] for line in eve.http.get("/api/tables?which=finished").json()] == [info["id"]]
    assert eve.http.post(f"/api/tables/{info['id']}/review").status_code in (200, 202)
    assert ann.http.get("/api/tables?which=finished").json()[0]["id"] == table, "nobody else has it in a list"
    practice = eve.http.post(f"/api/tables/{info['id']}/practise", json={"n": 4, "seat": 0})
    assert practice.status_code == 201, practice.text


def test_a_forged_finished_game_makes_no_table(ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    socket = ann.socket(table)
    socket.until("welcome")
    assert socket.ask("resign")["type"] == "ack"
    text = ann.http.get(f"/api/tables/{table}/travel").text
    answer = ann.http.post("/api/tables/travel", json={"text": text.replace('"seats":2', '"seats":3')})
    assert (answer.status_code, answer.json()["key"]) == (422, "invalid-file")
    assert [line["id"] for line in ann.http.get("/api/tables?which=finished").json()] == [table]


def file_of(*, bots: int, over: bool) -> str:
    """Return a forged game of bots and perhaps one person."""
    game = load("trojan-horse")
    table = Table(Setup(game.id, rules_tag(game), 2, {}, bytes(SECRET_BYTES)))
    entries = [] if bots == 2 else table.sit(0, 0, "person", holder="somebody", name="Somebody")
    for seat in range(2 - bots, 2):
        entries += table.sit(seat, 0, "bot", level="random")
    entries += table.begin(0)
    if over:
        entries += table.resign(0, "random", 0)
    return write_travel(table, entries, "somebody")


def test_nobody_fills_a_server_with_games_from_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        (ann, _), (bob, _) = [await server.accounts.create_guest() for _ in range(2)]
        monkeypatch.setattr("ilion.server.live.lobby.MAX_IMPORTS", 2)
        for _ in range(2):
            await server.lobby.import_table(ann, file_of(bots=1, over=True))
        with pytest.raises(ApiError) as caught:
            await server.lobby.import_table(ann, file_of(bots=1, over=True))
        assert (caught.value.status, caught.value.key) == (429, "too-many-imports")
        await server.lobby.import_table(bob, file_of(bots=1, over=True))

    with_server(tmp_path, work)


def test_a_game_of_bots_alone_from_a_file_is_one_of_few(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        for _ in range(server.settings.max_bot_tables):
            await server.lobby.import_table(user, file_of(bots=2, over=False))
        with pytest.raises(ApiError) as caught:
            await server.lobby.import_table(user, file_of(bots=2, over=False))
        assert caught.value.key == "too-many-bot-tables"

    with_server(tmp_path, work)


def test_a_game_from_a_clock_that_is_wrong_is_not_the_latest_for_good(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        user, _ = await server.accounts.create_guest()
        lines = file_of(bots=1, over=True).replace('"at":0', '"at":9007199254740991').splitlines()[:-1]
        room = await server.lobby.import_table(user, sealed(lines))
        assert room.updated <= now()
        rows = await server.store.read(select(tables.c.updated).where(tables.c.id == room.id))
        assert rows[0].updated <= now()

    with_server(tmp_path, work)
