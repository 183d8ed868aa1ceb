"""The source of a request: the address of its client, even behind proxies.

A proxy appends the address that it was called from to `X-Forwarded-For`, so only the right end of that list can be trusted, and
only as far as it was written by proxies that the host has named. Everything to the left may be forged by the client.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ilion.core.text import printable
from ilion.server.settings import TEXTS, InvalidSetting

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNKNOWN = "?"
SITE = 64  # bits of an IPv6 address that belong to one customer: the rest is as many addresses as the customer likes
SCHEMES = ("http", "https")


class TrustedProxies:
    """The proxies in front of this server: addresses or networks. Raises `InvalidSetting` for anything else."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self.networks: list[Network] = []
        for proxy in proxies:
            try:
                self.networks.append(ip_network(proxy))
            except ValueError:
                raise InvalidSetting(TEXTS.text("proxy-unknown", proxy=printable(proxy))) from None

    def __contains__(self, address: Address) -> bool:
        return any(address in network for network in self.networks)

    def client(self, peer: str, forwarded_for: Sequence[str]) -> str:
        """Return the address that limits apply to: the rightmost one that does not belong to a trusted proxy. `peer` is at the
        other end of the connection; `forwarded_for` has the values of all headers X-Forwarded-For in order."""
        found = parse_address(peer)
        if found is None:
            return UNKNOWN
        for text in reversed([part for value in forwarded_for for part in value.split(",")]):
            if found not in self:
                break
            before = parse_address(text)
            if before is None:  # no proxy of ours wrote this
                break
            found = before
        return site_of(found)

    def scheme(self, peer: str, forwarded_proto: str | None) -> str | None:
        """Return the scheme that a trusted proxy was called with; None if there is none to trust."""
        address = parse_address(peer)
        if address is None or address not in self or forwarded_proto is None:
            return None
        last = forwarded_proto.rpartition(",")[2].strip().lower()
        return last if last in SCHEMES else None


def parse_address(text: str) -> Address | None:
    """Read an address, with a port or without; None if it is invalid."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def site_of(address: Address) -> str:
    """Return the owner of an address: an IPv4 address itself, the network of an IPv6 address."""
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((int(address) >> SITE << SITE, SITE)))
