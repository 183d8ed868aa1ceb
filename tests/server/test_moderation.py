"""Reports and blocks, and a host's actions: with a token from the command line, or as an account that the settings name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ilion.cli.main import app
from tests.server.harness import PASSWORD, Client, Running, Socket
from tests.server.protocol.test_play import two

REASON = {"reason": "rude in chat"}
PRIAM = {"login": "priam", "password": PASSWORD}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("hosted")
    running = Running(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    assert Client(running).http.post("/api/accounts", json=PRIAM).status_code == 201
    running.stop()
    running.arguments += ("--host-account", "Priam", "--host-account", "Hecuba")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def host(hosted: Running) -> Client:
    """A person with a token from the command line."""
    link = CliRunner().invoke(app, ["host", "token", "--db", hosted.db]).output.strip()
    client = Client(hosted)
    client.http.headers["Authorization"] = f"Bearer {link.partition('#')[2]}"
    return client


@pytest.fixture
def ann(hosted: Running) -> Client:
    return Client(hosted)


@pytest.fixture
def bob(hosted: Running) -> Client:
    return Client(hosted)


def person(host: Client, user: Client) -> dict[str, Any]:
    id = user.http.get("/api/me").json()["id"]
    found: dict[str, Any] = next(line for line in host.http.get("/api/host/people").json() if line["id"] == id)
    return found


def say(socket: Socket, text: str) -> None:
    assert socket.ask("chat", text=text)["type"] == "ack"


def test_a_token_and_a_named_account_open_the_host_s_page_and_nothing_else_does(hosted: Running, host: Client, ann: Client) -> None:
    assert host.http.get("/api/host").json() == {"host": "token"}
    wrong = Client(hosted)
    wrong.http.headers["Authorization"] = "Bearer nonsense"
    assert wrong.http.get("/api/host").status_code == 401
    ann.register()
    assert ann.http.get("/api/host").status_code == 403
    priam = Client(hosted)
    assert priam.http.post("/api/login", json=PRIAM).status_code == 200
    assert priam.http.get("/api/host").json() == {"host": "priam"}
    assert priam.http.get("/api/me/account").json()["host"] is True


def test_nobody_becomes_the_host_by_registering_a_login_that_the_settings_name(ann: Client) -> None:
    answer = ann.http.post("/api/accounts", json={"login": "Hecuba", "password": PASSWORD})
    assert (answer.status_code, answer.json()["key"]) == (409, "login-taken")
    assert ann.http.get("/api/host").status_code in (401, 403)


def test_a_report_reaches_the_host_with_the_last_lines(host: Client, ann: Client, bob: Client) -> None:
    table, a, b = two(ann, bob)
    say(b, "something rude")
    line = a.until("chat")["line"]["id"]
    report = {"table": table, "line": line, "kind": "chat", "text": "Bob is rude."}
    assert ann.http.post("/api/reports", json=report).status_code == 204
    assert ann.http.post("/api/reports", json=report | {"line": None, "seat": 0}).status_code == 422, "that is herself"
    found = next(one for one in host.http.get("/api/host/reports").json() if one["table"] == table)
    assert (found["text"], [one["text"] for one in found["lines"]]) == ("Bob is rude.", ["something rude"])
    assert found["about"] == person(host, bob)["id"]
    assert person(host, bob)["reports"] == 1
    assert host.http.post(f"/api/host/reports/{found['id']}/close", json=REASON).status_code == 204
    assert found["id"] not in {one["id"] for one in host.http.get("/api/host/reports").json()}


def test_reports_are_limited(ann: Client, bob: Client) -> None:
    table, _, _ = two(ann, bob)
    report = {"table": table, "seat": 1, "kind": "other", "text": "again"}
    answers = [ann.http.post("/api/reports", json=report).status_code for _ in range(11)]
    assert answers == [204] * 10 + [429]


def test_a_banned_account_is_sent_away_at_once_and_told_why(host: Client, ann: Client, bob: Client) -> None:
    _, _, b = two(ann, bob)
    id = person(host, bob)["id"]
    assert host.http.post(f"/api/host/people/{id}/ban", json=REASON | {"days": 3}).status_code == 204
    assert b.closed() == 4403
    refused = bob.http.get("/api/tables?which=mine")
    assert (refused.status_code, refused.json()["key"]) == (403, "banned")
    assert "rude in chat" in refused.json()["detail"]
    assert bob.http.get("/api/me").json()["id"] == id, "they may see who they are, and delete their data"
    assert host.http.post(f"/api/host/people/{id}/ban", json=REASON | {"days": 0}).status_code == 204
    assert bob.http.get("/api/tables?which=mine").status_code == 200


def test_a_deleted_line_disappears_from_every_screen(host: Client, ann: Client, bob: Client) -> None:
    table, a, b = two(ann, bob)
    say(b, "something rude")
    line = a.until("chat")["line"]["id"]
    assert host.http.post(f"/api/host/chat/{line}/delete", json=REASON).status_code == 204
    assert a.until("chat-deleted")["line"] == line
    assert ann.http.get(f"/api/tables/{table}/chat").json() == []
    assert host.http.post(f"/api/host/chat/{line}/delete", json=REASON).status_code == 404


def test_a_renamed_person_has_the_new_name_everywhere(host: Client, ann: Client, bob: Client) -> None:
    table, a, b = two(ann, bob)
    say(b, "hello")
    id = person(host, bob)["id"]
    assert host.http.post(f"/api/host/people/{id}/rename", json=REASON | {"name": "Paris"}).status_code == 204
    a.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Paris")
    assert bob.http.get("/api/me").json()["name"] == "Paris"
    assert [line["name"] for line in ann.http.get(f"/api/tables/{table}/chat").json()] == ["Paris"]
    assert bob.http.get(f"/api/tables/{table}").json()["seats"][1]["yours"], "the seat is still theirs"


def test_a_closed_table_is_gone_and_everybody_there_learns_it(host: Client, ann: Client, bob: Client) -> None:
    table, a, _ = two(ann, bob)
    assert host.http.post(f"/api/host/tables/{table}/close", json=REASON).status_code == 204
    assert a.closed() == 4410
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    assert host.http.post(f"/api/host/tables/{table}/close", json=REASON).status_code == 404


def test_an_announcement_is_there_for_everybody_until_it_ends(host: Client, ann: Client) -> None:
    assert host.http.put("/api/host/announcement", json={"text": "Back at noon."}).status_code == 204
    assert ann.http.get("/api/announcement").json()["text"] == "Back at noon."
    assert host.http.put("/api/host/announcement", json={"text": ""}).status_code == 204
    assert ann.http.get("/api/announcement").json() == {"at": None, "text": None}


def test_every_step_is_logged_with_its_reason(host: Client, ann: Client) -> None:
    ann.make("me", "bot")
    id = person(host, ann)["id"]
    host.http.post(f"/api/host/people/{id}/rename", json={"name": "Aeneas", "reason": "a slur in the name"})
    step = host.http.get("/api/host/steps").json()[0]
    assert (step["host"], step["what"], step["about"], step["reason"]) == ("token", "rename", id, "a slur in the name")


def test_the_host_sees_how_often_somebody_left_rated_games(host: Client, ann: Client, bob: Client) -> None:
    for client in (ann, bob):
        client.register()
    clock = {"kind": "correspondence", "days": 3}
    for _ in range(2):
        table = ann.make("me", "open", rated=True, clock=clock)["table"]["id"]
        bob.join(table)
        socket = bob.socket(table)
        socket.until("welcome")
        assert socket.ask("resign")["type"] == "ack"
    left, stayed = person(host, bob), person(host, ann)
    assert (left["rated"], left["resigned"], left["left_early"]) == (2, 2, 2)
    assert (stayed["rated"], stayed["resigned"], stayed["left_early"]) == (2, 0, 0)


def test_people_who_have_blocked_each_other_hear_and_see_nothing_of_each_other(ann: Client, bob: Client) -> None:
    table, a, b = two(ann, bob)
    say(b, "before")
    a.until("chat")
    assert ann.http.post("/api/blocks", json={"table": table, "seat": 1}).status_code == 204
    say(b, "after")
    say(a, "to nobody")
    assert not any('"text":"after"' in text for text in a.raw)
    assert b.ask("ping")["type"] == "ack"
    assert not any("to nobody" in text for text in b.raw)
    again = ann.socket(table)
    assert [line["text"] for line in again.until("welcome")["chat"]] == ["to nobody"]
    opened = ann.make("me", "open", public=True)["table"]["id"]
    assert opened not in {line["id"] for line in bob.http.get("/api/tables").json()}
    assert bob.http.post(f"/api/tables/{opened}/join", json={}).json()["key"] == "full", "silently"
    (block,) = ann.http.get("/api/blocks").json()
    assert ann.http.delete(f"/api/blocks/{block['id']}").status_code == 204
    assert opened in {line["id"] for line in bob.http.get("/api/tables").json()}
    say(b, "again")
    assert a.until("chat")["line"]["text"] == "again"


def test_nobody_is_named_by_an_id_to_others(ann: Client, bob: Client) -> None:
    table, a, b = two(ann, bob)
    say(b, "hello")
    a.until("chat")
    again = ann.socket(table)
    again.until("welcome")
    id = bob.http.get("/api/me").json()["id"]
    assert not any(id in text for text in (*a.raw, *again.raw, ann.http.get(f"/api/tables/{table}/chat").text))


def test_the_host_makes_a_link_for_a_lost_password(hosted: Running, ann: Client) -> None:
    ann.register()
    shown = CliRunner().invoke(app, ["host", "reset", f"@{ann.login}", "--db", hosted.db, "--address", "https://ilion.example"])
    token = shown.output.strip().removeprefix("https://ilion.example/reset#")
    lost = Client(hosted)
    assert lost.http.post(f"/api/reset/{token}", json={"password": "battery staple"}).json()["login"] == ann.login
