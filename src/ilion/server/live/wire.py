"""uvicorn's protocols with additions.

Its WebSocket gets a fast path for sending: a message is written to the connection at once, without a task and a queue. With
thousands of sockets, sending through ASGI costs more than the message itself. The same is true of reading a short text with the
general parser of frames, which gets everything else. Opening and closing work as usual. Its HTTP gets a time limit for the arrival
of a request's head.
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
MASKED = 0x80
LONG = 126  # bytes, from which on the length of a frame takes more than one
TOO_SLOW = 1013


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in the extensions of its scope."""

    whole = True  # the received data ended with a complete message, so the parser waits for a new one

    def data_received(self, data: bytes) -> None:
        if self.whole and self.handshake_complete and not self.close_sent and is_short_text(data):
            self.frames, self.curr_msg_data_type = [unmasked(data)], "text"
            self.send_receive_event_to_app()
            return
        self.whole = self.whole and (is_whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n"))
        super().data_received(data)

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
        """Like uvicorn's, but keep reading until several messages wait: pausing and resuming for each costs two system calls."""
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


def is_short_text(data: bytes) -> bool:
    """Whether this is a single complete frame from a client with a short text."""
    return len(data) > 6 and data[0] == TEXT and data[1] & MASKED != 0 and data[1] & ~MASKED == len(data) - 6 < LONG


def unmasked(data: bytes) -> bytes:
    """Return the content of a short frame from a client."""
    size = len(data) - 6
    mask = (data[2:6] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[6:]) ^ int.from_bytes(mask)).to_bytes(size)


def is_whole(data: bytes) -> bool:
    """Whether this consists of short frames from a client, each a complete message."""
    place = 0
    while place + 6 <= len(data):
        if data[place] & 0xF0 != 0x80 or data[place] & 0x0F == 0 or data[place + 1] & ~MASKED >= LONG:
            return False
        place += 6 + (data[place + 1] & ~MASKED)
    return place == len(data)


def head(size: int) -> bytes:
    """Return the header of a text of `size` bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
