"""Taking a running game from a server to another one or to the terminal, and going on there."""

from __future__ import annotations

from pathlib import Path

from ilion.cli.local_game import resume
from tests.server.harness import Client, Running


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
