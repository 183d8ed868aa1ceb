"""Load test for fair shares of thinking: the time that a player waits for an easy bot while fifty guests keep all other bots busy.

    python benchmarks/hostile_guests.py --guests 50 --moves 200

It starts its own server on an SQLite file with the usual limits. A player plays against an easy bot, first alone. Then the hostile
guests come, from a few addresses: each makes as many tables of expert bots as it is allowed and watches them, plays against five
experts at several tables at once, and asks for hints without end. The player continues in the meantime. The program prints one JSON
object: the milliseconds from the player's move until the bot has moved, undisturbed and disturbed (p50, p99, worst), the ratio of
the two p99, and the thinking that the hostile guests got.

It needs Linux, where a client may use any address of 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "trojan-horse"  # of the player
LONG_GAME = "odyssey"  # of the others
EXPERT = {"kind": "bot", "level": "expert"}
ME = {"kind": "me"}
MOST_SEATS = 6
GUESTS_PER_ADDRESS = 5
PAUSE = 0.05  # seconds between the player's moves


class Guest:
    """A person with a cookie and an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=120)

    async def make(self, game: str, *seats: dict[str, str]) -> str | None:
        """Create a table and return its id; None if it is refused."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        return str(answer.json()["table"]["id"]) if answer.status_code == 201 else None

    async def socket(self, table: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"ilion={self.http.cookies['ilion']}"},
            local_addr=(self.address, 0),
            max_size=None,
            ping_interval=None,
            compression=None,
        )


class Hostile(Guest):
    """A guest who asks for as much thinking as possible."""

    def __init__(self, port: int, address: str, seed: int) -> None:
        super().__init__(port, address)
        self.random = random.Random(seed)
        self.tables = 0
        self.hints = 0
        self.moves = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, own: int) -> None:
        while (table := await self.make(LONG_GAME, *[EXPERT] * MOST_SEATS)) is not None:
            self.follow(table)
        for _ in range(own):
            if (table := await self.make(LONG_GAME, ME, *[EXPERT] * (MOST_SEATS - 1))) is not None:
                self.follow(table)

    def follow(self, table: str) -> None:
        self.tables += 1
        self.tasks.append(asyncio.create_task(self.play(table)))

    async def play(self, table: str) -> None:
        """Watch a table, move at once when it is our turn, and ask for a hint each time."""
        with contextlib.suppress(ConnectionClosed, OSError):
            async with await self.socket(table) as wire:
                async for text in wire:
                    message = json.loads(text)
                    self.hints += message["type"] == "hint"
                    if message["type"] in ("welcome", "update") and message["now"]["moves"]:
                        now = message["now"]
                        self.moves += 1
                        play = {"type": "play", "seq": now["seq"], "key": str(self.moves)}
                        await wire.send(json.dumps({"type": "hint"}))
                        await wire.send(json.dumps(play | {"move": self.random.choice(now["moves"])["text"]}))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()


class Player(Guest):
    """A person who plays against an easy bot."""

    async def waits(self, moves: int) -> list[float]:
        """Play this many moves, in as many games as necessary, and return the time that the bot took to answer each."""
        found: list[float] = []
        dice = random.Random(1)
        while len(found) < moves:
            table = await self.make(GAME, ME, {"kind": "bot", "level": "easy"})
            assert table is not None
            async with await self.socket(table) as wire:
                sent: float | None = None
                while len(found) < moves:
                    message = json.loads(await wire.recv())
                    assert message["type"] != "problem", message
                    if message["type"] not in ("welcome", "update"):
                        continue
                    now = message["now"]
                    if now["status"] == "over":
                        break
                    if not now["moves"]:
                        continue
                    bot_moved = any(event["actor"] == 1 for event in message["log"])
                    if sent is not None and bot_moved:
                        found.append(time.perf_counter() - sent)
                    await asyncio.sleep(PAUSE)
                    sent = time.perf_counter()
                    play = {"type": "play", "seq": now["seq"], "key": str(now["seq"]), "move": dice.choice(now["moves"])["text"]}
                    await wire.send(json.dumps(play))
        return found


def described(waits: list[float]) -> dict[str, float]:
    waits = sorted(1000 * wait for wait in waits)
    return {
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p99_ms": round(waits[int(0.99 * (len(waits) - 1))], 1),
        "worst_ms": round(waits[-1], 1),
    }


async def measure(port: int, guests: int, moves: int, own: int) -> dict[str, Any]:
    player = Player(port, "127.0.0.2")
    await player.waits(20)  # until every process has started
    undisturbed = described(await player.waits(moves))
    hostile = [Hostile(port, f"127.0.1.{1 + number // GUESTS_PER_ADDRESS}", number) for number in range(guests)]
    await asyncio.gather(*(guest.begin(own) for guest in hostile))
    disturbed = described(await player.waits(moves))
    turns = re.search(r"(?m)^ilion_thinking_queue (\S+)", (await player.http.get("/metrics")).text)
    assert turns is not None
    for guest in hostile:
        await guest.end()
    await player.http.aclose()
    return {
        "guests": guests,
        "their_tables": sum(guest.tables for guest in hostile),
        "their_moves": sum(guest.moves for guest in hostile),
        "their_hints": sum(guest.hints for guest in hostile),
        "still_waiting": float(turns[1]),
        "undisturbed": undisturbed,
        "disturbed": disturbed,
        "ratio_of_p99": round(disturbed["p99_ms"] / undisturbed["p99_ms"], 2),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--guests", type=int, default=50)
    arguments.add_argument("--moves", type=int, default=200, help="of the player, in each half")
    arguments.add_argument("--tables", type=int, default=5, help="at which each hostile guest plays against experts")
    arguments.add_argument("--workers", type=int, default=1)
    asked = arguments.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ilion.cli.main", "serve", "--port", str(port), "--db", f"sqlite:///{folder}/tables.db"]
        process = subprocess.Popen(
            [*command, "--workers", str(asked.workers)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                        break
                time.sleep(0.05)
            print(json.dumps(asyncio.run(measure(port, asked.guests, asked.moves, asked.tables))))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


if __name__ == "__main__":
    main()
