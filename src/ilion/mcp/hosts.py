"""The hosts of tables: this process, or an Ilion server. Both take the same requests and messages."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, OpenerDirector, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ilion.core.errors import IlionError
from ilion.solo import Api, Solo, Visitor

TIMEOUT = 20.0  # seconds for an answer of a server
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before a lost connection is opened again, longer each time
MAX_MESSAGE = 1 << 24  # bytes
LINK = re.compile(r"(https?://[^/?#\s@]+)/t/([A-Za-z0-9_-]{1,32})(?:#([A-Za-z0-9_-]{1,64}))?")


class HostRefusal(IlionError):
    """A host refuses a request, with the reason; or it cannot be reached."""

    def __init__(self, detail: str, key: str = "", clause: str | None = None) -> None:
        super().__init__(detail)
        self.key = key
        self.clause = clause


class Wire(Protocol):
    """A connection to a table."""

    def send(self, message: dict[str, Any]) -> None: ...

    def receive(self, seconds: float) -> dict[str, Any] | None:
        """Return the next message; None if none comes in time."""

    def close(self) -> None: ...


class Host(Protocol):
    """Requests to the API, and connections to tables."""

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any: ...

    def connect(self, table: str, token: str | None = None) -> Wire:
        """Connect to a table; with the token of a program's seat, connect as that program."""


def parse_link(link: str) -> tuple[str, str, str | None]:
    """Return the address of the server, the table's id and the token of a link."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise HostRefusal("this is not a link to a table; one looks like https://example.org/t/TABLE#TOKEN")
    return found[1], found[2], found[3]


def checked(status: int, answer: Any) -> Any:
    """Return an answer; raise if it is a problem document."""
    if status < 400:
        return answer
    document = answer if isinstance(answer, dict) else {}
    raise HostRefusal(document.get("detail", f"the server answers {status}"), document.get("key", ""), document.get("clause"))


class LocalHost:
    """Tables in this process, with bots that think in it. It takes one call at a time, whichever threads they come from."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.solo = Solo()
        self.api = Api(self.solo)
        self.visitor = Visitor()

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        with self.lock:
            answer = checked(*self.api.request(self.visitor, method, path, body))
            self.solo.think()
            return answer

    def connect(self, table: str, token: str | None = None) -> Wire:
        return LocalWire(self, table)


class LocalWire:
    """A connection within this process. Bots think as soon as it is their turn, so everything has arrived when `send` returns."""

    def __init__(self, host: LocalHost, table: str) -> None:
        self.host = host
        self.messages: deque[dict[str, Any]] = deque()
        with host.lock:
            self.connection = host.solo.connect(host.visitor, table, self.messages.append)

    def send(self, message: dict[str, Any]) -> None:
        with self.host.lock:
            self.connection.receive(message)
            self.host.solo.think()

    def receive(self, seconds: float) -> dict[str, Any] | None:
        return self.messages.popleft() if self.messages else None

    def close(self) -> None:
        with self.host.lock:
            self.connection.close()


class _NoRedirects(HTTPRedirectHandler):
    """Refuses redirects: a server that redirects a program is not the one of the link."""

    def redirect_request(self, *_: Any) -> None:
        return None


class RemoteHost:
    """An Ilion server. Requests belong to one guest or account, as those of a browser do."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies = CookieJar()
        self.opener: OpenerDirector = build_opener(HTTPCookieProcessor(self.cookies), _NoRedirects)

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self.opener.open(request, timeout=TIMEOUT) as answer:
                return checked(answer.status, _decode(answer.read(MAX_MESSAGE)))
        except HTTPError as error:
            return checked(error.code, _decode(error.read(MAX_MESSAGE)))
        except (URLError, OSError, HTTPException) as error:
            raise HostRefusal(f"{self.base} does not answer: {getattr(error, 'reason', None) or type(error).__name__}") from None

    def connect(self, table: str, token: str | None = None) -> Wire:
        address = f"ws{self.base.removeprefix('http')}/api/tables/{table}/socket"
        session = next((cookie.value for cookie in self.cookies if cookie.name == "ilion"), None)
        headers = {} if session is None else {"Cookie": f"ilion={session}"}
        if token is not None:
            headers = {"Authorization": f"Bearer {token}"}
        return RemoteWire(lambda: connect(address, additional_headers=headers, open_timeout=TIMEOUT, max_size=MAX_MESSAGE))


def _decode(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode(errors="replace")


class RemoteWire:
    """A WebSocket. One that was lost is opened again; the server then sends the whole table."""

    def __init__(self, open_socket: Callable[[], AbstractContextManager[ClientConnection]]) -> None:
        self.open_socket = open_socket
        self.opened = ExitStack()  # holds the socket, which is closed when this is
        self.pause = FIRST_PAUSE
        self.socket = self._open()

    def _open(self) -> ClientConnection:
        self.opened.close()
        try:
            return self.opened.enter_context(self.open_socket())
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise HostRefusal(f"the server cannot be reached: {type(error).__name__}") from None

    def send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        try:
            self.socket.send(text)
        except ConnectionClosed:
            self.socket = self._open()
            self.socket.send(text)

    def receive(self, seconds: float) -> dict[str, Any] | None:
        try:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        except TimeoutError:
            return None
        except ConnectionClosed as end:
            if end.rcvd is not None and end.rcvd.code >= 4000:  # the server has given a reason, so trying again is useless
                raise HostRefusal(end.rcvd.reason or "the server has closed the connection") from None
            time.sleep(min(self.pause, seconds))
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
            self.socket = self._open()
            return None
        self.pause = FIRST_PAUSE
        return message

    def close(self) -> None:
        self.opened.close()
