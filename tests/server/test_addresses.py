"""The addresses that limits apply to, with proxies in front and with forged headers."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from ilion.cli.main import app as command_line
from ilion.core.errors import IlionError
from ilion.server.addresses import UNKNOWN, TrustedProxies, parse_address
from ilion.server.app import create_app
from ilion.server.settings import Settings

INNER, OUTER = "10.0.0.7", "192.0.2.80"
PROXIES = TrustedProxies(["10.0.0.0/8", OUTER, "2001:db8:1::/48"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("198.51.100.1", [], "198.51.100.1"),
        ("198.51.100.1", ["203.0.113.5"], "198.51.100.1"),  # a stranger is not trusted
        (INNER, [], INNER),
        (INNER, ["203.0.113.5"], "203.0.113.5"),
        (INNER, ["1.2.3.4, 203.0.113.5"], "203.0.113.5"),  # the left end is forged
        (INNER, ["1.2.3.4", "203.0.113.5"], "203.0.113.5"),  # also as a header of its own
        (INNER, [f"1.2.3.4, 203.0.113.5, {OUTER}"], "203.0.113.5"),  # through two proxies
        (INNER, [f"203.0.113.5, {OUTER}, 10.9.9.9"], "203.0.113.5"),
        (INNER, ["10.1.1.1"], "10.1.1.1"),  # a proxy that calls on its own account
        (INNER, ["203.0.113.5, nonsense"], INNER),  # an invalid address was not written by a proxy of ours
        (INNER, [""], INNER),
        (INNER, ["203.0.113.5:4711"], "203.0.113.5"),
        (INNER, ["[2001:db8:2::5]:4711"], "2001:db8:2::/64"),
        (INNER, ["::ffff:203.0.113.5"], "203.0.113.5"),
        ("2001:db8:1::9", ["203.0.113.5"], "203.0.113.5"),
        ("nonsense", ["203.0.113.5"], UNKNOWN),
    ],
)
def test_the_client_is_the_rightmost_address_that_is_no_trusted_proxy(peer: str, forwarded: list[str], client: str) -> None:
    assert PROXIES.client(peer, forwarded) == client


def test_all_addresses_of_one_ipv6_site_count_as_one() -> None:
    none = TrustedProxies([])
    assert none.client("2001:db8::1", []) == none.client("2001:db8::ffff:2", []) == "2001:db8::/64"
    assert none.client("2001:db8:0:1::1", []) == "2001:db8:0:1::/64"


@pytest.mark.parametrize(
    ("peer", "proto", "scheme"),
    [
        (INNER, "https", "https"),
        (INNER, "http, https", "https"),
        (INNER, "gopher", None),
        (INNER, None, None),
        ("198.51.100.1", "https", None),
    ],
)
def test_only_a_trusted_proxy_names_the_scheme(peer: str, proto: str | None, scheme: str | None) -> None:
    assert PROXIES.scheme(peer, proto) == scheme


@pytest.mark.parametrize("text", ["", "nonsense", "1.2.3", "unknown", "[", "999.1.1.1"])
def test_what_is_no_address_is_not_read_as_one(text: str) -> None:
    assert parse_address(text) is None


@pytest.mark.parametrize("proxy", ["*", "true", "proxy.example", "10.0.0.1/8"])
def test_a_proxy_that_is_no_address_is_refused_with_an_example(proxy: str) -> None:
    with pytest.raises(ValueError, match=r"name its address \(127\.0\.0\.1\) or its network"):
        TrustedProxies([proxy])


def test_the_command_line_refuses_such_a_proxy_in_one_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(command_line, ["serve", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--trust-proxy", "*"])
    assert done.exit_code != 0
    assert isinstance(done.exception, IlionError)
    assert str(done.exception).startswith("“*” is not a proxy that can be trusted; ")


@pytest.mark.parametrize("header", [{}, {"X-Forwarded-For": "made up"}])
@pytest.mark.parametrize("peer", ["198.51.100.1", "10.0.0.7"])
def test_made_up_headers_do_not_widen_the_limit_of_an_address(tmp_path: Path, peer: str, header: dict[str, str]) -> None:
    """300 requests are limited in the same way with 300 made-up addresses as without, from anywhere and through a proxy."""
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", trust_proxy=("10.0.0.0/8",), rate=0.001, burst=20)
    app = create_app(settings)

    def headers(number: int) -> dict[str, str]:
        if not header:
            return {"X-Forwarded-For": "203.0.113.5"} if peer.startswith("10.") else {}
        made_up = f"192.0.2.{number % 250}"
        # nginx and Caddy append the address that they were called from
        return {"X-Forwarded-For": f"{made_up}, 203.0.113.5" if peer.startswith("10.") else made_up}

    async def work() -> Counter[int]:
        transport = httpx.ASGITransport(app, client=(peer, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            return Counter([(await client.get("/api/games/nothing", headers=headers(number))).status_code for number in range(300)])

    assert asyncio.run(work()) == {404: 20, 429: 280}
