"""Permissions: every endpoint and every message, for strangers, spectators, other seats, the seat to act and the owner."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ilion.server.messages import ClientMessage
from ilion.table.shapes import EVERYWHERE, OPTIONAL, REQUIRED, Malformed, checked
from tests.server.protocol.hosts import Host
from tests.server.protocol.roles import ROLES, Cast

ANY = dict.fromkeys(ROLES, 200)
KNOWN = dict.fromkeys(ROLES, 200) | {"stranger": 401}
GUESTS_REFUSED = dict.fromkeys(ROLES, 403) | {"stranger": 401}
NOT_YET = dict.fromkeys(ROLES, 409)  # there is no review before the game is over
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
    ("GET", "/api/tables/{id}/record/earlier"): dict.fromkeys(ROLES, 404),
    ("POST", "/api/tables/{id}/missing-rules"): NOT_YET | {"stranger": 401},
    ("POST", "/api/tables/{id}/unrated"): NOT_YET,
    ("DELETE", "/api/tables/{id}/unrated"): NOT_YET | {"stranger": 401},
    ("POST", "/api/tables"): dict.fromkeys(ROLES, 201),
    ("POST", "/api/commitments"): dict.fromkeys(ROLES, 201),
    ("POST", "/api/login"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/tables/{id}/join"): dict.fromkeys(ROLES, 409),
    ("PUT", "/api/tables/{id}/seats/1"): {"stranger": 401, "spectator": 403, "other": 403, "own": -1, "owner": 409},
    ("POST", "/api/tables/{id}/rematch"): {"stranger": 401, "spectator": 403, "other": 409, "own": 409, "owner": 409},
    ("POST", "/api/tables/{id}/practise"): NOT_YET,
    ("GET", "/api/tables/{id}/travel"): {"stranger": 401, "spectator": 403, "other": 403, "own": 403, "owner": 403},
    ("POST", "/api/tables/travel"): dict.fromkeys(ROLES, 422),
    ("POST", "/api/tables/{id}/review"): NOT_YET | {"stranger": 401},
    ("GET", "/api/tables/{id}/review"): NOT_YET,
    ("GET", "/api/tables/{id}/review.json"): NOT_YET,
    ("GET", "/api/tables/{id}/review/events/1?seat=0"): NOT_YET,
    ("POST", "/api/tables/{id}/review/answer"): NOT_YET,
    ("GET", "/api/me/review"): KNOWN,
    ("POST", "/api/tables/{id}/leave"): {"stranger": 401, "spectator": 403, "other": 200, "own": 200, "owner": 200},
    ("POST", "/api/accounts"): dict.fromkeys(ROLES, 422),
    ("GET", "/api/announcement"): ANY,
    ("GET", "/api/me/account"): GUESTS_REFUSED,
    ("GET", "/api/me/sessions"): KNOWN,
    ("DELETE", "/api/me/sessions"): KNOWN | dict.fromkeys(ROLES[1:], 204),
    ("DELETE", "/api/me/sessions/0000000000000000"): KNOWN | dict.fromkeys(ROLES[1:], 404),
    ("PUT", "/api/me/password"): GUESTS_REFUSED,
    ("POST", "/api/me/recovery"): GUESTS_REFUSED,
    ("PUT", "/api/me/mail"): GUESTS_REFUSED,
    ("GET", "/api/me/notices"): KNOWN,
    ("POST", "/api/me/notices/seen"): KNOWN | dict.fromkeys(ROLES[1:], 204),
    ("GET", "/api/me/notices/settings"): GUESTS_REFUSED,
    ("PUT", "/api/me/notices/settings"): GUESTS_REFUSED,
    ("POST", "/api/me/push"): GUESTS_REFUSED,
    ("POST", "/api/me/push/remove"): GUESTS_REFUSED,
    ("POST", "/api/me/push/test"): GUESTS_REFUSED,
    ("POST", "/api/mail/unsubscribe/token"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/mail/open/token"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/recover"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/mail/token"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/reset"): dict.fromkeys(ROLES, 409),
    ("POST", "/api/reset/token"): dict.fromkeys(ROLES, 401),
    ("POST", "/api/reports"): KNOWN | dict.fromkeys(ROLES[1:], 404),
    ("GET", "/api/blocks"): KNOWN,
    ("POST", "/api/blocks"): KNOWN | dict.fromkeys(ROLES[1:], 404),
    ("DELETE", "/api/blocks/1"): KNOWN | dict.fromkeys(ROLES[1:], 204),
    ("GET", "/api/host"): GUESTS_REFUSED,
    ("GET", "/api/host/people"): GUESTS_REFUSED,
    ("GET", "/api/host/reports"): GUESTS_REFUSED,
    ("GET", "/api/host/steps"): GUESTS_REFUSED,
    ("POST", "/api/host/reports/1/close"): GUESTS_REFUSED,
    ("POST", "/api/host/people/somebody/ban"): GUESTS_REFUSED,
    ("POST", "/api/host/people/somebody/rename"): GUESTS_REFUSED,
    ("POST", "/api/host/chat/1/delete"): GUESTS_REFUSED,
    ("POST", "/api/host/tables/{id}/close"): GUESTS_REFUSED,
    ("POST", "/api/host/tables/{id}/adjudicate"): GUESTS_REFUSED,
    ("PUT", "/api/host/announcement"): GUESTS_REFUSED,
    ("GET", "/api/me/profile"): GUESTS_REFUSED,
    ("PATCH", "/api/me/profile"): GUESTS_REFUSED,
    ("GET", "/api/me/games"): KNOWN,
    ("GET", "/api/me/records"): KNOWN,
    ("GET", "/api/people/nobody-at-all"): dict.fromkeys(ROLES, 404),
    ("GET", "/api/people/nobody-at-all/games"): dict.fromkeys(ROLES, 404),
    ("GET", "/api/friends"): GUESTS_REFUSED,
    ("POST", "/api/friends"): GUESTS_REFUSED,
    ("GET", "/api/friends/requests"): GUESTS_REFUSED,
    ("POST", "/api/friends/requests/nobody-at-all"): GUESTS_REFUSED,
    ("DELETE", "/api/friends/nobody-at-all"): GUESTS_REFUSED,
    ("POST", "/api/friends/links"): GUESTS_REFUSED,
    ("GET", "/api/friends/links/token"): dict.fromkeys(ROLES, 404),
    ("POST", "/api/friends/links/token"): GUESTS_REFUSED,
    ("POST", "/api/tables/{id}/invite"): GUESTS_REFUSED,
    ("GET", "/api/tables/{id}/people"): GUESTS_REFUSED,
    ("GET", "/api/me/invitations"): GUESTS_REFUSED,
    ("POST", "/api/me/invitations/token"): GUESTS_REFUSED,
    ("DELETE", "/api/me/invitations/token"): GUESTS_REFUSED,
    ("GET", "/api/me/export"): GUESTS_REFUSED,
    ("POST", "/api/me/deletion"): GUESTS_REFUSED,
    ("DELETE", "/api/me/deletion"): GUESTS_REFUSED,
    ("GET", "/api/me/away"): GUESTS_REFUSED,
    ("PUT", "/api/me/away"): GUESTS_REFUSED,
    ("DELETE", "/api/me/away"): GUESTS_REFUSED,
    ("GET", "/api/lobby"): ANY,
    ("GET", "/api/tournaments"): ANY,
    ("GET", "/api/tournaments?which=mine"): ANY,
    ("POST", "/api/tournaments"): GUESTS_REFUSED,
    ("GET", "/api/tournaments/nothing"): dict.fromkeys(ROLES, 404),
    ("POST", "/api/tournaments/nothing/enter"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/leave"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/start"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/next"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/cancel"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/swap"): GUESTS_REFUSED,
    ("POST", "/api/tournaments/nothing/excuse"): GUESTS_REFUSED,
    ("GET", "/api/tournaments/nothing/results.csv"): dict.fromkeys(ROLES, 404),
    ("GET", "/api/tournaments/nothing/results.json"): dict.fromkeys(ROLES, 404),
    ("GET", "/api/tournaments/nothing/records.zip"): dict.fromkeys(ROLES, 404),
    ("POST", "/api/wishes"): dict.fromkeys(ROLES, 202),
    ("GET", "/api/wishes"): KNOWN,
    ("DELETE", "/api/wishes"): KNOWN | dict.fromkeys(ROLES[1:], 204),
    ("DELETE", "/api/me"): {"stranger": 401, "spectator": 204, "other": 204, "own": 204, "owner": 204},
    ("POST", "/api/logout"): dict.fromkeys(ROLES, 204),
}
SERVER_ONLY = (
    *("/api/accounts", "/api/login", "/api/logout", "/api/ratings", "/api/me/", "/api/announcement", "/api/recover", "/api/mail"),
    *("/api/reset", "/api/reports", "/api/blocks", "/api/host"),
    *("/api/people", "/api/friends", "/api/lobby", "/api/wishes", "/api/tables/{id}/invite", "/api/tournaments"),
    *("/api/tables/{id}/people", "/api/tables/{id}/record/earlier", "/api/tables/{id}/missing-rules"),
    "/api/tables/{id}/unrated",
)
REASON = {"reason": "because of the matrix"}
PASSWORDS = {"password": "a wrong password"}
BODIES: dict[tuple[str, str], Any] = {
    ("PATCH", "/api/me"): {"name": "Somebody"},
    ("POST", "/api/tables"): {"game": "trojan-horse", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    ("POST", "/api/login"): {"login": "nobody-at-all", "password": "wrong password"},
    ("POST", "/api/accounts"): {"login": "x", "password": "too short a login"},
    ("PUT", "/api/me/password"): {"old": "a wrong password", "new": "another password"},
    ("POST", "/api/me/recovery"): PASSWORDS,
    ("POST", "/api/me/deletion"): PASSWORDS,
    ("PUT", "/api/me/mail"): PASSWORDS | {"mail": ""},
    ("POST", "/api/me/notices/seen"): {},
    ("PUT", "/api/me/notices/settings"): {"switches": {}},
    ("POST", "/api/me/push"): {"endpoint": "https://push.example/1", "keys": {"p256dh": "A", "auth": "A"}},
    ("POST", "/api/me/push/remove"): {"endpoint": "https://push.example/1"},
    ("POST", "/api/recover"): PASSWORDS | {"login": "nobody-at-all", "code": "0000-0000-0000"},
    ("POST", "/api/reset"): {"login": "nobody-at-all"},
    ("POST", "/api/reset/token"): PASSWORDS,
    ("POST", "/api/reports"): {"table": "nowhere", "seat": 0, "kind": "chat", "text": "rude"},
    ("POST", "/api/blocks"): {"table": "nowhere", "seat": 0},
    ("PUT", "/api/me/away"): {"days": 3},
    ("PATCH", "/api/me/profile"): {"show_profile": "friends"},
    ("POST", "/api/friends"): {"handle": "nobody-at-all"},
    ("POST", "/api/wishes"): {"games": ["horus"], "clocks": ["day"], "seats": [5]},
    ("POST", "/api/tournaments"): {
        "name": "A tournament",
        "game": "horus",
        "seats": 2,
        "format": "swiss",
        "clock": {"kind": "correspondence", "days": 1},
    },
    ("POST", "/api/tournaments/nothing/enter"): {},
    ("POST", "/api/tournaments/nothing/swap"): {"first": 1, "second": 2},
    ("POST", "/api/tournaments/nothing/excuse"): {"entrant": 1},
    ("POST", "/api/tables/{id}/invite"): {"handle": "nobody-at-all"},
    ("POST", "/api/host/reports/1/close"): REASON,
    ("POST", "/api/host/people/somebody/ban"): REASON | {"days": 1},
    ("POST", "/api/host/people/somebody/rename"): REASON | {"name": "Somebody"},
    ("POST", "/api/host/chat/1/delete"): REASON,
    ("POST", "/api/host/tables/{id}/close"): REASON,
    ("POST", "/api/host/tables/{id}/adjudicate"): REASON,
    ("POST", "/api/tables/{id}/missing-rules"): {"way": "continue"},
    ("POST", "/api/tables/{id}/unrated"): {},
    ("PUT", "/api/host/announcement"): {"text": "Hello"},
    ("POST", "/api/tables/{id}/join"): {},
    ("POST", "/api/tables/travel"): {"text": "not a table"},
    ("POST", "/api/tables/{id}/practise"): {"n": 20, "seat": 0},
    ("POST", "/api/tables/{id}/review/answer"): {"n": 20, "seat": 0, "move": "1"},
    ("PUT", "/api/tables/{id}/seats/1"): {"kind": "bot"},
}


@pytest.mark.parametrize("role", ROLES)
def test_every_endpoint_answers_each_role_as_it_should(host: Host, role: str) -> None:
    cast = Cast(host)
    client = cast.clients[role]
    is_owner = cast.seat.get(role) == 0
    for (method, path), expected in ENDPOINTS.items():
        status = expected[role]
        if status == -1:  # the seat to act and the owner may be one person
            status = {"own": 409 if is_owner else 403, "owner": 200 if cast.actor == 0 else 403}[role]
        if not host.is_server and (path.startswith(SERVER_ONLY) or method == "DELETE"):
            status = 404
        address = path.replace("{id}", cast.table).replace("ACTOR", str(cast.actor))
        answer = client.http.request(method, address, json=BODIES.get((method, path)))
        assert answer.status_code == status, f"{method} {path} as {role}: {answer.text}"
        if status >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["detail"]
        if role == "stranger":
            client.forget_session()  # a guest's session would make them somebody


DONE, NO, NOT_NOW = "ack", 403, 409
MESSAGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "reveal": ({"value": "v"}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "play": ({"move": "1", "key": "p"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": DONE}),
    "undo": ({"key": "u"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": 422}),
    "commit": ({"key": "c"}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": 422}),
    "request-undo": ({}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "answer-undo": ({"accept": True}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "answer-unrated": ({"accept": True}, {"stranger": NO, "spectator": NO, "other": NOT_NOW, "own": NOT_NOW}),
    "resign": ({}, {"stranger": NO, "spectator": NO, "other": DONE, "own": DONE}),
    "stand-in": ({}, {"stranger": NO, "spectator": NO, "other": DONE, "own": DONE}),
    "reclaim": ({}, {"stranger": NO, "spectator": NO, "other": 422, "own": 422}),
    "chat": ({"text": "hello"}, {"stranger": 401, "spectator": DONE, "other": DONE, "own": DONE}),
    "view-as": ({}, {}),
    "shown": ({"number": 1}, dict.fromkeys(ROLES, DONE)),
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
def test_every_message_answers_each_role_as_it_should(host: Host, kind: str) -> None:
    fields, expected = MESSAGES[kind]
    for role in ("stranger", "spectator", "other", "own"):
        cast = Cast(host)
        socket = cast.socket(role)
        more = {"seq": socket.now["seq"]} if kind in ("play", "undo", "commit") else {}
        answer = socket.ask(kind, **fields, **more)
        found = answer["status"] if answer["type"] == "problem" else answer["type"]
        assert found == expected[role], f"{kind} as {role}: {answer}"


@pytest.mark.parametrize("role", ["stranger", "spectator", "other", "owner"])
def test_nobody_acts_for_another_seat_or_sees_its_view(host: Host, role: str) -> None:
    cast = Cast(host)
    socket = cast.socket(role)
    foreign = next(seat for seat in range(3) if cast.seat.get(role) != seat)
    for kind, (fields, _) in MESSAGES.items():
        if kind in ("chat", "ping"):  # they speak for no seat
            continue
        more = {"seq": 0} if kind in ("play", "undo", "commit") else {}
        answer = socket.ask(kind, seat=foreign, **fields, **more)
        assert answer["status"] == 403, f"{kind} for seat {foreign} as {role}: {answer}"


def test_hosts_without_a_validation_library_know_the_fields_of_every_message() -> None:
    for model in get_args(get_args(ClientMessage)[0]):
        (kind,) = model.model_fields["type"].annotation.__args__
        fields = {name: field for name, field in model.model_fields.items() if name != "type" and name not in EVERYWHERE}
        assert REQUIRED[kind].keys() == {name for name, field in fields.items() if field.is_required()}
        assert OPTIONAL.get(kind, {}).keys() == {name for name, field in fields.items() if not field.is_required()}
    assert len(REQUIRED) == len(get_args(get_args(ClientMessage)[0]))


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        {},
        {"type": "shout"},
        {"type": "play", "move": "1", "seq": 0},
        {"type": "play", "move": 1, "seq": 0, "key": "k"},
        {"type": "play", "move": "1", "seq": True, "key": "k"},
        {"type": "play", "move": "x" * 1000, "seq": 0, "key": "k"},
        {"type": "answer-undo", "accept": 1},
        {"type": "ping", "seat": "0"},
        {"type": "ping", "more": 1},
    ],
)
def test_a_malformed_message_is_refused_with_its_fields(message: object) -> None:
    with pytest.raises(Malformed, match=r"must be|is not a field"):
        checked(message)
