"""The hosts of the protocol: a server with real sockets, and the host in memory. The same tests run against both."""

from __future__ import annotations

import json
import time
from collections import deque
from typing import Any, Protocol

from ilion import solo
from tests.server.harness import Client, Running, Socket, Visitor


class Host(Protocol):
    """A host of tables."""

    is_server: bool

    def visitor(self) -> Visitor:
        """A new visitor."""

    def pass_time(self, milliseconds: int) -> None:
        """Tell the host that this much time has passed; a server knows by itself."""


class ServerHost:
    """A server, reached over the network."""

    is_server = True

    def __init__(self, server: Running) -> None:
        self.server = server

    def visitor(self) -> Visitor:
        return Client(self.server)

    def pass_time(self, milliseconds: int) -> None:
        pass


class SoloHost:
    """The host in memory, called directly."""

    is_server = False

    def __init__(self) -> None:
        self.late = 0
        self.solo = solo.Solo(clock=lambda: time.time_ns() // 1_000_000 + self.late)
        self.api = solo.Api(self.solo)

    def visitor(self) -> Visitor:
        return SoloVisitor(self)

    def pass_time(self, milliseconds: int) -> None:
        self.late += milliseconds
        self.solo.tick()


class Answer:
    """An answer with the names of an HTTP library."""

    def __init__(self, status: int, body: Any) -> None:
        self.status_code = status
        self.headers = {"content-type": "application/json" if status < 400 else "application/problem+json"}
        self.text = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)

    def json(self) -> Any:
        return json.loads(self.text)


class SoloRequests:
    """Requests of one visitor."""

    def __init__(self, host: SoloHost, visitor: solo.Visitor) -> None:
        self.host = host
        self.visitor = visitor

    def request(self, method: str, path: str, *, json: Any = None) -> Answer:
        return Answer(*self.host.api.request(self.visitor, method, path, json))

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, *, json: Any = None) -> Answer:
        return self.request("POST", path, json=json)

    def put(self, path: str, *, json: Any = None) -> Answer:
        return self.request("PUT", path, json=json)

    def patch(self, path: str, *, json: Any = None) -> Answer:
        return self.request("PATCH", path, json=json)


class SoloVisitor(Visitor):
    """A visitor of the host in memory."""

    def __init__(self, host: SoloHost) -> None:
        self.host = host
        self.identity = solo.Visitor()
        self.http = SoloRequests(host, self.identity)

    def socket(self, table: str) -> Socket:
        return Socket(SoloWire(self.host, self.identity, table))

    def register(self) -> None:
        self.identity.has_account = True

    def forget_session(self) -> None:
        self.identity.id = self.identity.name = None


class SoloWire:
    """Messages to and from the host, as JSON. Bots think when there is nothing else to receive."""

    def __init__(self, host: SoloHost, visitor: solo.Visitor, table: str) -> None:
        self.host = host
        self.messages: deque[str] = deque()
        self.connection = host.solo.connect(visitor, table, self._post)

    def _post(self, message: dict[str, Any]) -> None:
        self.messages.append(json.dumps(message, separators=(",", ":")))

    def send(self, message: str | bytes) -> None:
        self.connection.receive(json.loads(message))

    def recv(self, timeout: float | None = None) -> str:
        if not self.messages:
            self.host.solo.think()
        if not self.messages:
            raise TimeoutError("nothing was sent")
        return self.messages.popleft()

    def close(self) -> None:
        self.connection.close()
