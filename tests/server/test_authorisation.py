"""Who may do what: every endpoint and every message, for strangers, spectators, other seats, the own seat and the owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ilion.server.messages import ClientMessage
from tests.server.harness import Client, Running, Socket

ROLES = ("stranger", "spectator", "other", "own", "owner")
# The owner made the table and sits at seat 0; “own” is the seat that is to act at a table of three, “other” one that is not.


class Cast:
    """A running table of three people, with somebody in each role."""

    def __init__(self, server: Running) -> None:
        people = [Client(server) for _ in range(3)]
        self.table: str = people[0].make("me", "open", "open")["table"]["id"]
        for person in people[1:]:
            person.join(self.table)
        look = people[0].socket(self.table)
        actor = look.until("welcome")["now"]["actor"]
        stranger, spectator = Client(server), Client(server)
        spectator.http.patch("/api/me", json={"name": "Subscriber"})
        other = next(seat for seat in (1, 2) if seat != actor)
        self.actor = actor
        self.seat = {"own": actor, "other": other, "owner": 0}
        self.clients = {
            "stranger": stranger,
            "spectator": spectator,
            "other": people[other],
            "own": people[actor],
            "owner": people[0],
        }

    def socket(self, role: str) -> Socket:
        socket: Socket = self.clients[role].socket(self.table)
        socket.until("welcome")
        return socket


@pytest.fixture
def cast(server: Running) -> Cast:
    return Cast(server)


ANY = dict.fromkeys(ROLES, 200)
ENDPOINTS: dict[tuple[str, str], dict[str, int]] = {
    ("GET", "/api/games"): ANY,
    ("GET", "/api/games/trojan-horse"): ANY,
    ("GET", "/api/games/trojan-horse/texts/en"): ANY,
    ("GET", "/api/me"): ANY,
    ("PATCH", "/api/me"): ANY,
    ("GET", "/api/tables"): ANY,
    ("GET", "/api/tables?which=mine"): ANY,
    ("GET", "/api/tables/{id}"): ANY,
    ("GET", "/api/tables/{id}/chat"): ANY,
    ("GET", "/api/ratings/trojan-horse"): ANY,
    ("GET", "/api/tables/{id}/record"): ANY,
    ("GET", "/api/tables/{id}/record?seat=ACTOR"): {"stranger": 403, "spectator": 403, "other": 403, "own": 200, "owner": -1},
    ("POST", "/api/tables"): dict.fromkeys(ROLES, 201),
    ("POST", "/api/commitments"): dict.fromkeys(ROLES, 201),
    ("POST", "/api/login"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/tables/{id}/join"): dict.fromkeys(ROLES, 409),
    ("PUT", "/api/tables/{id}/seats/1"): {"stranger": 401, "spectator": 403, "other": 403, "own": -1, "owner": 409},
    ("POST", "/api/tables/{id}/rematch"): {"stranger": 401, "spectator": 403, "other": 409, "own": 409, "owner": 409},
    ("POST", "/api/tables/{id}/leave"): {"stranger": 401, "spectator": 403, "other": 200, "own": 200, "owner": 200},
    ("POST", "/api/accounts"): dict.fromkeys(ROLES, 422),
    ("DELETE", "/api/me"): {"stranger": 401, "spectator": 204, "other": 204, "own": 204, "owner": 204},
    ("POST", "/api/logout"): dict.fromkeys(ROLES, 204),
}
BODIES: dict[tuple[str, str], Any] = {
    ("PATCH", "/api/me"): {"name": "Somebody"},
    ("POST", "/api/tables"): {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    ("POST", "/api/login"): {"login": "nobody-at-all", "password": "wrong password"},
    ("POST", "/api/accounts"): {"login": "x", "password": "too short a login"},
    ("POST", "/api/tables/{id}/join"): {},
    ("PUT", "/api/tables/{id}/seats/1"): {"kind": "bot"},
}


@pytest.mark.parametrize("role", ROLES)
def test_every_endpoint_answers_each_role_as_it_should(cast: Cast, role: str) -> None:
    client = cast.clients[role]
    is_owner = cast.seat.get(role) == 0
    for (method, path), expected in ENDPOINTS.items():
        status = expected[role]
        if status == -1:  # the seat to act and the owner may be one person
            status = {"own": 409 if is_owner else 403, "owner": 200 if cast.actor == 0 else 403}[role]
        address = path.replace("{id}", cast.table).replace("ACTOR", str(cast.actor))
        answer = client.http.request(method, address, json=BODIES.get((method, path)))
        assert answer.status_code == status, f"{method} {path} as {role}: {answer.text}"
        if status >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["detail"]
        if role == "stranger":
            client.http.cookies.clear()  # a guest's cookie would make him somebody


def test_the_matrix_knows_every_endpoint(server: Running) -> None:
    paths = Client(server).http.get("/api/openapi.json").json()["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}

    def pattern(path: str) -> str:
        path = path.partition("?")[0].replace("/seats/1", "/seats/{seat}").replace("/ratings/trojan-horse", "/ratings/{game}")
        return path.replace("/games/trojan-horse", "/games/{game}").replace("/texts/en", "/texts/{language}")

    assert described == {(method, pattern(path)) for method, path in ENDPOINTS}


DONE, NO, NOT_NOW = "ack", 403, 409
MESSAGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "play": ({"move": "1", "key": "p"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": DONE}),
    "undo": ({"key": "u"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": 422}),
    "commit": ({"key": "c"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": 422}),
    "request-undo": ({}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "answer-undo": ({"accept": True}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "resign": ({}, {"stranger": NO, "spectator": NO, "other": DONE, "own": DONE}),
    "stand-in": ({}, {"stranger": NO, "spectator": NO, "other": DONE, "own": DONE}),
    "reclaim": ({}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "chat": ({"text": "hello"}, {"stranger": 401, "spectator": DONE, "other": DONE, "own": DONE}),
    "view-as": ({}, {}),
    "preview": ({"move": "1"}, {"stranger": NOT_NOW, "spectator": NOT_NOW, "other": NOT_NOW, "own": "preview"}),
    "explain": ({"move": "1"}, {"stranger": NOT_NOW, "spectator": NOT_NOW, "other": NOT_NOW, "own": "explain"}),
    "hint": ({}, {"stranger": NOT_NOW, "spectator": NOT_NOW, "other": NOT_NOW, "own": "hint"}),
    "past": ({"number": 1}, dict.fromkeys(ROLES, "past")),
    "sheet": ({}, dict.fromkeys(ROLES, "sheet")),
    "ping": ({}, dict.fromkeys(ROLES, DONE)),
}


def test_the_matrix_knows_every_message() -> None:
    union = get_args(ClientMessage)[0]
    assert set(MESSAGES) == {kind.model_fields["type"].annotation.__args__[0] for kind in get_args(union)}


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if MESSAGES[kind][1]])
def test_every_message_answers_each_role_as_it_should(server: Running, kind: str) -> None:
    fields, expected = MESSAGES[kind]
    for role in ("stranger", "spectator", "other", "own"):
        cast = Cast(server)
        socket = cast.socket(role)
        more = {"seq": socket.now["seq"]} if kind in ("play", "undo", "commit") else {}
        answer = socket.ask(kind, **fields, **more)
        found = answer["status"] if answer["type"] == "problem" else answer["type"]
        assert found == expected[role], f"{kind} as {role}: {answer}"


@pytest.mark.parametrize("role", ["stranger", "spectator", "other", "owner"])
def test_nobody_speaks_for_or_looks_from_another_seat(server: Running, role: str) -> None:
    cast = Cast(server)
    socket = cast.socket(role)
    foreign = next(seat for seat in range(3) if cast.seat.get(role) != seat)
    for kind, (fields, _) in MESSAGES.items():
        if kind in ("chat", "ping"):  # they speak for no seat
            continue
        more = {"seq": 0} if kind in ("play", "undo", "commit") else {}
        answer = socket.ask(kind, seat=foreign, **fields, **more)
        assert answer["status"] == 403, f"{kind} for seat {foreign} as {role}: {answer}"


def test_a_page_of_another_site_cannot_connect_or_post(server: Running, ann: Client) -> None:
    table = ann.make("me", "bot")["table"]["id"]
    with pytest.raises(InvalidStatus):
        ann.socket(table, Origin="https://evil.example")
    ann.socket(table, Origin=server.base).close()
    answer = ann.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "origin")
    answer = ann.http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415
    answer = ann.http.post("/api/logout", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403


def test_cookies_and_headers_are_strict(ann: Client) -> None:
    made = ann.http.post("/api/tables", json={"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for answer in (made, ann.http.get("/api/docs"), ann.http.get("/nowhere")):
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


BODY = {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def test_proxy_headers_are_not_believed_unless_told(ann: Client) -> None:
    made = ann.http.post("/api/tables", json=BODY, headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in made.headers["set-cookie"].lower()


@pytest.mark.parametrize("trusting", [False, True])
def test_a_trusted_proxy_names_address_and_scheme(tmp_path: Path, trusting: bool) -> None:
    more = ("--trust-proxy",) if trusting else ()
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--rate", "0.1", "--burst", "8", *more)
    try:
        client = Client(running)
        made = client.http.post("/api/tables", json=BODY, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
        assert ("secure" in made.headers["set-cookie"].lower()) == trusting
        first = [httpx.get(f"{running.base}/api/games", headers={"X-Forwarded-For": "192.0.2.2"}).status_code for _ in range(9)]
        assert first[-1] == 429
        other = httpx.get(f"{running.base}/api/games", headers={"X-Forwarded-For": "192.0.2.3"})
        assert other.status_code == (200 if trusting else 429), "an address has a bucket of its own only if it is believed"
    finally:
        running.stop()
