"""Malformed, oversized, hostile and excessive input: a 4xx that names the fault, never a 500, nothing lost."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ilion.server.app import create_app
from ilion.server.settings import Settings
from tests.server.harness import LIMIT, Client, Running, Socket

schema = schemathesis.openapi.from_dict(create_app(Settings(db="sqlite:///unused.db")).openapi())


@schema.parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck), database=None)
def test_every_response_conforms_to_the_description(case: Any, server: Running) -> None:
    answer = case.call(base_url=server.base)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == ["application/problem+json"], answer.headers
        assert json.loads(answer.content)["detail"]
    checks = (schemathesis.checks.not_a_server_error, schemathesis.checks.response_schema_conformance)
    case.validate_response(answer, checks=checks)


def seated(client: Client) -> Socket:
    socket = client.socket(client.make("me", "bot")["table"]["id"])
    socket.until("welcome")
    while socket.now["actor"] != 0:  # a bot that begins would change the table while a test looks at it
        socket.receive()
    return socket


def still_there(socket: Socket) -> None:
    assert socket.ask("sheet")["type"] == "sheet"


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"play"',
    "{}",
    '{"type": "nonsense"}',
    '{"type": "play"}',
    '{"type": "play", "move": 3, "seq": 1, "key": "k"}',
    '{"type": "play", "move": "1", "seq": "1", "key": "k"}',
    '{"type": "play", "move": "1", "seq": 1e99, "key": "k"}',
    '{"type": "play", "move": "1", "seq": 99999999999999999999999999, "key": "k"}',
    '{"type": "play", "move": "", "seq": 1, "key": "k"}',
    '{"type": "play", "move": "\\u0000", "seq": 1, "key": "k"}',
    '{"type": "play", "move": "1", "seq": 1, "key": "' + "k" * 65 + '"}',
    '{"type": "play", "move": "1", "seq": 1, "key": "k", "seat": -1}',
    '{"type": "play", "move": "1", "seq": 1, "key": "k", "seat": 99}',
    '{"type": "play", "move": "1", "seq": 1, "key": "k", "holder": "me"}',
    '{"type": "undo", "n": 0, "seq": 1, "key": "k"}',
    '{"type": "undo", "n": 1e6, "seq": 1, "key": "k"}',
    '{"type": "past", "number": -1}',
    '{"type": "answer-undo", "accept": "yes"}',
    '{"type": "chat", "text": "   "}',
    '{"type": "chat", "text": "\\u202eevil"}',
    '{"type": "chat", "text": "two\\nlines"}',
    '{"type": "sheet", "id": "' + "i" * 65 + '"}',
    "[" * 5000,
    '{"type": "sheet", "x": ' + "[" * 2000 + "]" * 2000 + "}",
]


def test_garbage_on_a_socket_is_refused_and_does_no_harm(ann: Client) -> None:
    socket = seated(ann)
    before = socket.now
    for text in GARBAGE:
        socket.socket.send(text)
        refused = socket.until("problem")
        assert 400 <= refused["status"] < 500, f"{text[:60]}: {refused}"
        assert refused["detail"]
    socket.socket.send(b"\x00\xff")
    assert socket.until("problem")["status"] == 413
    still_there(socket)
    assert socket.now == before


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                [
                    "play",
                    "undo",
                    "commit",
                    "chat",
                    "preview",
                    "explain",
                    "past",
                    "view-as",
                    "request-undo",
                    "answer-undo",
                    "reclaim",
                ]
            )
        },
        optional={
            "move": st.text(max_size=30) | st.integers(),
            "seq": st.integers() | st.text(max_size=3),
            "key": st.text(max_size=70),
            "seat": st.integers(-2, 20) | st.none(),
            "n": st.integers(),
            "number": st.integers(-5, 10**9),
            "accept": st.booleans() | st.text(max_size=3),
            "text": st.text(max_size=40),
        },
    )
)
def test_every_message_on_a_socket_gets_a_reply(server: Running, message: dict[str, Any]) -> None:
    socket = seated(Client(server))
    socket.socket.send(json.dumps(message | {"id": "x"}))
    answer = socket.until(lambda got: got.get("id") == "x" or got["type"] in ("problem", "welcome"))
    assert answer.get("status", 400) < 500
    still_there(socket)
    socket.close()


def test_a_message_that_is_too_large_is_refused_or_ends_the_connection(ann: Client) -> None:
    socket = seated(ann)
    socket.send("chat", text="x" * 20_000)
    assert socket.until("problem")["status"] == 413
    still_there(socket)
    with contextlib.suppress(Exception):
        socket.send("chat", text="x" * 1_000_000)
    assert socket.closed() == 1009
    still_there(seated(ann))


def test_a_request_that_is_too_large_is_refused(ann: Client) -> None:
    for content in (b"x" * 70_000, iter([b"x" * 40_000] * 2)):
        answer = ann.http.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "'; DROP TABLE people; --", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢", "{{7*7}}", 'a" onload="x'])
def test_a_hostile_name_is_only_a_name(ann: Client, name: str) -> None:
    assert ann.http.patch("/api/me", json={"name": name}).json()["name"] == name
    made = ann.make("me", "bot")
    assert made["table"]["seats"][0]["name"] == name
    record = ann.http.get(f"/api/tables/{made['table']['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("text", ["👨\u200d👩\u200d👧 family", "क्\u200dष"])
def test_signs_that_are_joined_to_one_may_be_written(ann: Client, text: str) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    assert ann.socket(table).ask("chat", text=text)["type"] == "ack"
    assert ann.socket(table).until("welcome")["chat"][-1]["text"] == text


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "a\u202eb", "\u200d", "\x00", "\x1b[2J"])
def test_a_name_that_would_harm_is_refused(ann: Client, name: str) -> None:
    answer = ann.http.patch("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["key"]) == (422, "malformed")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"options": {"horse": "green"}}, "cannot be"),
        ({"options": {"cow": "open"}}, "has no option"),
        ({"seats": [{"kind": "me"}] * 6}, "must be 2–4, not 6"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one seat is yours"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, "there is no bot"),
        ({"clock": {"kind": "realtime", "bank": 1}}, "at least 10 seconds"),
        ({"pledge": "f" * 63}, "{64}"),
        ({"value": "my value"}, "not permitted"),
    ],
)
def test_a_table_that_cannot_be_says_why(ann: Client, body: dict[str, Any], why: str) -> None:
    body = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]} | body
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert why in answer.json()["detail"]


def test_an_unknown_table_is_not_found(ann: Client) -> None:
    assert ann.http.get("/api/tables/nowhere").status_code == 404
    socket = ann.socket("nowhere")
    assert socket.closed() == 4404
    assert ann.http.get("/api/nowhere").headers["content-type"] == "application/problem+json"
    assert ann.http.delete("/api/games").status_code == 405


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--rate", "0.2", "--burst", "20")
    yield running
    running.stop()


def test_too_many_requests_and_messages_are_refused_and_nothing_is_lost(strict: Running) -> None:
    client = Client(strict)
    socket = seated(client)
    statuses = []
    for _ in range(60):
        socket.send("sheet", id="s")
        answer = socket.until(lambda message: message["type"] in ("sheet", "problem"))
        statuses.append(answer.get("status", 200))
    assert {200, 429} == set(statuses)
    answers = [Client(strict).http.get("/api/games") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].headers["retry-after"]
    assert strict.health() == "ok"


def test_a_socket_that_does_not_read_is_dropped_and_harms_nobody(server: Running, ann: Client, bob: Client) -> None:
    table = ann.make("me", "open")["table"]["id"]
    bob.join(table)
    a, b = ann.socket(table), bob.socket(table)
    a.until("welcome")
    b.until("welcome")
    for _ in range(50):  # every welcome repeats them: 100 kB
        assert a.ask("chat", text="\N{FOX FACE}" * 500)["type"] == "ack"
    lazy = sockets.create_connection(("127.0.0.1", server.port))
    lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    before = dropped(ann)
    question = b'{"type":"view-as","seat":null}'
    frame = bytes([0x81, 0x80 | len(question), 0, 0, 0, 0]) + question  # a text, masked with zeros
    lazy.sendall(request.encode())
    assert lazy.recv(12) == b"HTTP/1.1 101"  # data that arrives before the end of the handshake would be lost
    lazy.sendall(400 * frame)  # few enough to be sent whole; the answers, 40 MB, fit into no buffer
    end = time.monotonic() + LIMIT
    while dropped(ann) == before:
        assert time.monotonic() < end
        assert b.ask("sheet")["type"] == "sheet"
    assert b.ask("sheet")["type"] == "sheet"
    lazy.close()


def dropped(client: Client) -> float:
    lines = client.http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("ilion_sockets_dropped_total"))
