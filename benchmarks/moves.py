"""Compares the cost of a move in two installations of Ilion, without sockets and disk: python benchmarks/moves.py OLD NEW

OLD and NEW are folders that hold an installed package (`pip install --target`, or site-packages). One process per installation
plays the same games of the Trojan horse for four viewers, several times and in turn with the other; of each move the shortest
processor time counts, so other programs on the machine matter little. The messages to the viewers must be equal, byte for byte.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

ROUNDS = int(os.environ.get("ROUNDS", "8"))
PARTS = ("checking and applying it", "entries and summary", "messages", "JSON")

WORKER = """
import gc, hashlib, json, random, sys
from time import thread_time_ns
import ilion, orjson
from ilion.bots.names import KINDS
from ilion.core.rules_tag import rules_tag
from ilion.table import protocol
from ilion.table.info import TableHeader, stored_summary
from ilion.table.levels import bot_levels
from ilion.table.session import Session
from ilion.table.table import Setup, Table

try:
    from ilion.table.callers import Caller
except ImportError:  # an installation from before callers had a module of their own
    from ilion.table.session import Caller

SEATS, TABLES, MOVES = range(4), 8, 45

def encode_once(part):
    return orjson.Fragment(orjson.dumps(part))

def begin(number):
    start = ilion.load("trojan-horse").new(len(SEATS), {})
    secret = hashlib.sha256(str(number).encode()).digest()
    table = Table(Setup("trojan-horse", rules_tag(start.game), len(SEATS), start.options, secret))
    for seat in SEATS:
        table.sit(seat, 0, "person", holder=str(seat), name=str(seat))
    table.begin(0)
    table.drain_new_steps()
    session = Session(TableHeader("table", "0"), table, bot_levels(table.game, KINDS), encode_once)
    session.callers = {Caller(str(seat), viewer=seat) for seat in SEATS}
    for caller in session.callers:
        session.welcome(caller, [], 0)
    return session

def play(session, number, dice, sent):
    table = session.table
    state, caller = table.state_for(table.actor), next(one for one in session.callers if one.viewer == table.actor)
    move = state.text(dice.choice(state.legal_actions()))
    message = {"type": "play", "move": move, "seq": table.seq(table.actor), "key": str(number)}
    times = [thread_time_ns()]
    entries = protocol.run(session, caller, message, number)
    times.append(thread_time_ns())
    stored = [entry.dumps() for entry in entries], orjson.dumps(stored_summary(table))
    times.append(thread_time_ns())
    deliveries = session.publish(entries, number)
    times.append(thread_time_ns())
    encoded = [orjson.dumps(delivery.message) for delivery in deliveries]
    times.append(thread_time_ns())
    for message in sorted(encoded):
        sent.update(message)
    return [after - before for before, after in zip(times, times[1:])]

gc.disable()
for _ in sys.stdin:
    dice, sent = random.Random(1), hashlib.sha256()
    sessions = [begin(number) for number in range(TABLES)]
    costs = [play(session, n, dice, sent) for n in range(MOVES) for session in sessions if session.table.running]
    gc.collect()
    print(json.dumps([costs, sent.hexdigest()]), flush=True)
"""


class Worker:
    """A process that plays with one installation."""

    def __init__(self, site: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ILION_")} | {"PYTHONPATH": site}
        command = [sys.executable, "-c", WORKER]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.best: list[list[int]] = []
        self.sent = ""

    def play(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        costs: list[list[int]]
        costs, self.sent = json.loads(self.process.stdout.readline())
        pairs: Any = zip(self.best or costs, costs, strict=True)
        self.best = [[min(both) for both in zip(one, other, strict=True)] for one, other in pairs]

    def microseconds(self) -> list[float]:
        """Return the mean of each part of a move, and of all together."""
        parts = [sum(cost[part] for cost in self.best) / len(self.best) / 1000 for part in range(len(PARTS))]
        return [*parts, sum(parts)]


def main(old: str, new: str) -> None:
    workers = Worker(old), Worker(new)
    for _ in range(ROUNDS):
        for worker in workers:
            worker.play()
    if workers[0].sent != workers[1].sent:
        sys.exit("the messages differ")
    for part, before, after in zip((*PARTS, "together"), *(worker.microseconds() for worker in workers), strict=True):
        print(f"{part:26}{before:8.1f} µs{after:8.1f} µs{after / before:7.2f}")
    for worker in workers:
        worker.process.stdin.close()  # type: ignore[union-attr]
        worker.process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
