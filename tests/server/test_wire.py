"""Frames of a client, in every possible form."""

from __future__ import annotations

import base64
import json
import os
import socket as sockets
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ilion.server.live.wire import is_short_text, is_whole, unmasked
from tests.server.harness import LIMIT, Client, Running

TEXT, CONTINUED, PING, PONG = 0x81, 0x00, 0x89, 0x8A
BEGUN = 0x01  # a text of which more follows
MASK = b"\x11\xa2\x03\xf4"


def frame(first: int, payload: bytes, mask: bytes = MASK) -> bytes:
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


class Raw:
    """A client that sends the bytes of a test, and reads the replies."""

    def __init__(self, server: Running, table: str) -> None:
        self.socket = sockets.create_connection(("127.0.0.1", server.port), LIMIT)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        self.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        assert b" 101 " in self.stream.readline()
        while self.stream.readline() != b"\r\n":
            pass

    def receive(self) -> tuple[int, bytes]:
        first, size = self.stream.read(2)
        if size == 126:
            size = int.from_bytes(self.stream.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.stream.read(8), "big")
        return first, self.stream.read(size)

    def answers(self, n: int) -> list[str]:
        """The ids of the next acknowledgements."""
        found: list[str] = []
        while len(found) < n:
            first, payload = self.receive()
            if first == TEXT and (message := json.loads(payload))["type"] == "ack":
                found.append(message["id"])
        return found


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


@pytest.fixture
def raw(server: Running, ann: Client) -> Iterator[Raw]:
    client = Raw(server, ann.make("me", "open")["table"]["id"])
    yield client
    client.socket.close()


def test_a_message_is_read_however_its_bytes_arrive(raw: Raw) -> None:
    whole = frame(TEXT, ping("a"))
    raw.socket.sendall(whole)
    assert raw.answers(1) == ["a"]
    raw.socket.sendall(frame(TEXT, ping("b")) + frame(TEXT, ping("c")))  # two at once
    assert raw.answers(2) == ["b", "c"]
    raw.socket.sendall(frame(TEXT, ping("d" * 60) + b" " * 200))  # a long one
    assert raw.answers(1) == ["d" * 60]
    for place in range(len(whole)):  # byte by byte
        raw.socket.sendall(whole[place : place + 1])
    assert raw.answers(1) == ["a"]
    raw.socket.sendall(whole)
    assert raw.answers(1) == ["a"]


def test_a_message_in_parts_may_be_interrupted_by_a_ping_alone(raw: Raw) -> None:
    text = ping("parts")
    raw.socket.sendall(frame(BEGUN, text[:10]))
    raw.socket.sendall(frame(PING, b"there?"))
    while raw.receive() != (PONG, b"there?"):
        pass
    raw.socket.sendall(frame(0x80, text[10:]))
    raw.socket.sendall(frame(TEXT, ping("whole")))
    assert raw.answers(2) == ["parts", "whole"]


def test_a_new_text_within_a_text_ends_the_connection(raw: Raw) -> None:
    raw.socket.sendall(frame(BEGUN, ping("never")[:10]) + frame(PING, b"there?"))
    while raw.receive() != (PONG, b"there?"):  # the text that follows arrives alone
        pass
    raw.socket.sendall(frame(TEXT, ping("nor this")))
    while (received := raw.receive())[0] != 0x88:
        assert b'"ack"' not in received[1]
    assert int.from_bytes(received[1][:2], "big") == 1002  # a protocol error


@pytest.mark.parametrize("text", [b"\xff\xfe", b'{"type": "ping", "id": "\xc3"}'])
def test_a_text_that_is_no_utf_8_ends_the_connection(raw: Raw, text: bytes) -> None:
    raw.socket.sendall(frame(TEXT, text))
    while (received := raw.receive())[0] != 0x88:
        assert b'"ack"' not in received[1]
    assert int.from_bytes(received[1][:2], "big") == 1007


@given(st.binary(min_size=1, max_size=125), st.binary(min_size=4, max_size=4))
def test_a_short_text_is_what_the_client_has_masked(payload: bytes, mask: bytes) -> None:
    data = frame(TEXT, payload, mask)
    assert is_short_text(data)
    assert is_whole(data)
    assert unmasked(data) == payload
    for cut in (1, 5, len(data) - 1):
        assert not is_short_text(data[:cut])
        assert not is_whole(data[:cut])
    assert not is_short_text(data + data)
    assert is_whole(data + frame(PONG, b"1234", mask) + data)
    assert not is_short_text(bytes([TEXT, len(payload)]) + payload)  # a client must mask its messages
