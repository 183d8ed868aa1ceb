"""The edges of the server: origins, cookies, headers and proxies; and no endpoint without a rule for its use."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import Client, Running
from tests.server.protocol.test_roles import ENDPOINTS

EXAMPLES = {
    "/sessions/0000000000000000": "/sessions/{session}",
    "/mail/token": "/mail/{token}",
    "/unsubscribe/token": "/unsubscribe/{token}",
    "/open/token": "/open/{token}",
    "/reset/token": "/reset/{token}",
    "/blocks/1": "/blocks/{id}",
    "/people/somebody": "/people/{person}",
    "/people/nobody-at-all": "/people/{handle}",
    "/friends/requests/nobody-at-all": "/friends/requests/{handle}",
    "/friends/nobody-at-all": "/friends/{handle}",
    "/friends/links/token": "/friends/links/{token}",
    "/invitations/token": "/invitations/{token}",
    "/reports/1": "/reports/{id}",
    "/chat/1": "/chat/{line}",
    "/tournaments/nothing": "/tournaments/{id}",
    "/review/events/1": "/review/events/{n}",
}


def test_the_matrix_knows_every_endpoint(server: Running) -> None:
    paths = Client(server).http.get("/api/openapi.json").json()["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}

    def pattern(path: str) -> str:
        path = path.partition("?")[0].replace("/seats/1", "/seats/{seat}").replace("/ratings/trojan-horse", "/ratings/{game}")
        for example, name in EXAMPLES.items():
            path = path.replace(example, name)
        return path.replace("/games/trojan-horse", "/games/{game}").replace("/texts/en", "/texts/{language}")

    assert described == {(method, pattern(path)) for method, path in ENDPOINTS}


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


def test_proxy_headers_are_ignored_by_default(ann: Client) -> None:
    made = ann.http.post("/api/tables", json=BODY, headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in made.headers["set-cookie"].lower()


@pytest.mark.parametrize("trusting", [False, True])
def test_a_trusted_proxy_names_address_and_scheme(tmp_path: Path, trusting: bool) -> None:
    more = ("--trust-proxy", "127.0.0.1" if trusting else "192.0.2.9")
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--rate", "0.1", "--burst", "8", *more)
    try:
        client = Client(running)
        made = client.http.post("/api/tables", json=BODY, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
        assert ("secure" in made.headers["set-cookie"].lower()) == trusting

        def requests_of(address: str) -> int:
            """Ask until the limit is reached; return the number of requests that were allowed."""
            answers = (Client(running).http.get("/api/games", headers={"X-Forwarded-For": address}) for _ in count())
            return next(number for number, answer in enumerate(answers) if answer.status_code == 429)

        requests_of("192.0.2.2")
        assert (requests_of("192.0.2.3") >= 8) == trusting, "an address has a bucket of its own only if it is believed"
    finally:
        running.stop()
