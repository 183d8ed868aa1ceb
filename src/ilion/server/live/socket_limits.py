"""Limits on the number of open sockets: per person, per address and on this server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ilion.server.problems import ApiError
from ilion.server.settings import Settings


class SocketLimits:
    """Counts the open sockets. Names without any are removed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.n_open = 0
        self.by_address: Counter[str] = Counter()
        self.by_person: Counter[str] = Counter()

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; raises before any other work is done for it."""
        if self.n_open >= self.settings.max_sockets:
            raise ApiError(503, "full", "too many people are connected: try again later")
        with _count(self.by_address, address, self.settings.max_sockets_per_address, "this address"):
            self.n_open += 1
            try:
                yield
            finally:
                self.n_open -= 1

    @contextmanager
    def person(self, user_id: str | None) -> Iterator[None]:
        """Count a socket of a person, once its owner is known; spectators without a session count by address alone."""
        if user_id is None:
            yield
        else:
            with _count(self.by_person, user_id, self.settings.max_sockets_per_person, "you"):
                yield


@contextmanager
def _count(counter: Counter[str], name: str, limit: int, who: str) -> Iterator[None]:
    if counter[name] >= limit:
        raise ApiError(429, "too-many-sockets", f"{limit} connections are open from {who} already: close one first")
    counter[name] += 1
    try:
        yield
    finally:
        counter[name] -= 1
        if not counter[name]:
            del counter[name]
