"""The people of the load survive a server that closes an idle connection."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    return importlib.import_module("load")


async def answers(load: Any, requests: int, answer: bytes) -> tuple[list[Any], int]:
    """Return the messages from a server that closes each connection after one answer, and the number of requests that it read."""
    read: list[bytes] = []

    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        read.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(once, "127.0.0.1", 0) as server:
        person = load.Person(server.sockets[0].getsockname()[1])
        told = [await person.ask("GET", "/") for _ in range(requests)]
        person.leave()
    return told, len(read)


def test_a_request_on_a_connection_that_the_server_has_closed_is_sent_again(load: Any) -> None:
    assert asyncio.run(answers(load, 3, ANSWER)) == ([{}, {}, {}], 3)


def test_a_request_that_a_new_connection_does_not_answer_is_not_sent_again(load: Any) -> None:
    with pytest.raises(asyncio.IncompleteReadError):
        asyncio.run(answers(load, 1, b""))
