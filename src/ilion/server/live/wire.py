"""uvicorn's protocols with what it leaves out.

Its WebSocket gets a fast path for sending: a message is written to the connection at once, without a task and a queue. With
thousands of sockets, sending through ASGI costs more than the message itself. Receiving, opening and closing work as usual.
Its HTTP gets a limit on how long the head of a request may take to arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "ilion.wire"
MAX_UNSENT = 1 << 19  # bytes that may wait for a slow reader before the connection is dropped
MAX_UNREAD = 8  # received messages that may wait before reading stops
TEXT = 0x81  # a complete text message
TOO_SLOW = 1013


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def push(self, messages: Iterable[bytes]) -> bool:
        """Send texts. Return False if the reader is too slow and was dropped."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MAX_UNSENT:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
            self.transport.abort()
            return False
        self.transport.write(b"".join([part for message in messages for part in (head(len(message)), message)]))
        return True

    def send_receive_event_to_app(self) -> None:
        """Like uvicorn's, but go on reading until several messages wait: to pause and resume for each costs two system calls."""
        paused = self.read_paused
        enough = self.queue.qsize() >= MAX_UNREAD
        self.read_paused = paused or not enough  # if uvicorn believes that reading is paused, it does not pause it
        super().send_receive_event_to_app()
        if not enough:
            self.read_paused = paused


class PromptHttp(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's HTTP, which closes a connection on which the head of a request does not arrive in time."""

    seconds: float
    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_head()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self.head_timer is None and not self.transport.is_closing():
            self.head_timer = asyncio.get_running_loop().call_later(self.seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


def prompt_http(seconds: float) -> type[asyncio.Protocol]:
    """Return the protocol with a limit for the head of a request."""
    return type("PromptHttp", (PromptHttp,), {"seconds": seconds})


def head(size: int) -> bytes:
    """Return the header of a text of `size` bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
