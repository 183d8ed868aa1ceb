"""Accounts, ratings and time-outs on a server, and its description."""

from __future__ import annotations

from tests.server.harness import Client, Running
from tests.server.protocol.test_play import two


def test_a_guest_who_registers_keeps_their_tables_and_can_log_in_elsewhere(server: Running, ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    credentials = {"login": f"ann{server.port}", "password": "correct horse"}
    assert ann.http.post("/api/accounts", json=credentials).status_code == 201
    assert ann.http.post("/api/accounts", json=credentials).status_code == 409
    elsewhere = Client(server)
    assert elsewhere.http.post("/api/login", json=credentials | {"password": "wrong horse"}).status_code == 401
    assert elsewhere.http.post("/api/login", json=credentials).status_code == 200
    assert table in {line["id"] for line in elsewhere.http.get("/api/tables?which=mine").json()}
    taken = Client(server).http.post("/api/accounts", json=credentials)
    assert (taken.status_code, taken.json()["key"]) == (409, "login-taken")
    assert elsewhere.http.post("/api/logout").status_code == 204
    assert elsewhere.http.get("/api/me").json()["id"] is None


def test_a_deleted_user_is_gone(ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    cookie = ann.http.cookies["ilion"]
    assert ann.http.delete("/api/me").status_code == 204
    ann.http.cookies.set("ilion", cookie)
    assert ann.http.get("/api/me").json()["id"] is None
    assert table not in {line["id"] for line in ann.http.get("/api/tables?which=mine").json()}


def test_the_description_has_the_messages_of_the_socket(ann: Client) -> None:
    schemas = ann.http.get("/api/openapi.json").json()["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "TableState", "Play", "Problem"} <= set(schemas)
    page = ann.http.get("/api/docs")
    assert page.status_code == 200
    assert "<script" not in page.text


def test_a_time_out_hands_the_seat_to_a_bot(server: Running, ann: Client, bob: Client) -> None:
    _, a, b = two(ann, bob, clock={"kind": "realtime", "bank": 10, "increment": 0})
    while not any(seat["stand_in"] for seat in b.table["seats"]):
        b.receive()
    late = next(number for number, seat in enumerate(b.table["seats"]) if seat["stand_in"])
    first, second = (a, b) if late == 0 else (b, a)
    while not second.now["moves"]:
        second.receive()
    assert next(event["actor"] for event in second.log if event["actor"] is not None) == late, "a bot made its move"
    assert first.ask("reclaim")["type"] == "ack"
