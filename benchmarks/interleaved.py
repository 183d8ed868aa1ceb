"""Compares the speed of two installations of Ilion in one run: python benchmarks/interleaved.py OLD NEW [GAME …]

OLD and NEW are folders that hold an installed package (`pip install --target`, or site-packages). One process per installation
measures the same chunks in turn, in processor time; each ratio is the median over all rounds of new rate / old rate, so 1.05 means
that NEW is 5 % faster. Results must be equal, number for number. With THREADS=2 in the environment, games at once have two threads,
and the clock is measured instead of processor time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median
from typing import Any

ROUNDS = int(os.environ.get("ROUNDS", "15"))
SECONDS = float(os.environ.get("SECONDS", "0.15"))
THREADS = os.environ.get("THREADS", "1")

WORKER = """
import json, sys, zlib
from time import perf_counter, process_time
import ilion
from ilion.bots.names import make
from ilion.envs import vector
seconds, threads = float(sys.argv[1]), int(sys.argv[2])
now = process_time if threads == 1 else perf_counter
games, batches = {}, {}

def chunk(name, kind, rng):
    if name not in games:
        game = ilion.load(name)
        state = game.new(min(3, game.seats[-1]))
        ilion.deal(state, ilion.Rng(1))
        for _ in range(12):  # into the game
            if state.actor >= 0:
                state.apply_nth(0)
            ilion.deal(state, ilion.Rng(2))
        games[name] = game, state, make("search:iterations=200", game)
    game, state, bot = games[name]
    if kind == "vector":
        if name not in batches:
            batches[name] = vector(name, 4096, seed=1, threads=threads)
        for _ in range(10):
            step = batches[name].step_randomly()
        return zlib.crc32(step.observations)
    if kind in ("shaped", "wins", "margin"):
        if (name, kind) not in batches:
            batches[name, kind] = vector(name, 256, seed=1, threads=threads, reward=kind)
        sums = 0
        for _ in range(10):
            sums = zlib.crc32(batches[name, kind].step_randomly().rewards, sums)
        return sums
    if kind == "playouts":
        return ilion.playouts(state, 50, rng)[1]
    if kind == "copy":
        copy = state.copy
        for _ in range(2000):
            copy()
        return 0
    if kind == "new":
        for _ in range(20):
            game.new()
        return 0
    if kind == "to_bytes":
        for _ in range(20):
            state.to_bytes()
        return len(state.to_bytes())
    if kind == "from_bytes":
        data = state.to_bytes()
        for _ in range(20):
            game.from_bytes(data)
        return 0
    seat = max(state.actor, 0)
    return bot.choose(state.resample(seat, rng), seat, rng)

for line in sys.stdin:
    name, kind, seed = json.loads(line)
    rng = ilion.Rng(seed)
    for batch in batches.values():
        batch.reset(seed)
    first = chunk(name, kind, rng)
    n, begin = 0, now()
    while now() - begin < seconds:
        chunk(name, kind, rng)
        n += 1
    print(json.dumps([n / (now() - begin), first]), flush=True)
"""


class Worker:
    """A process that measures with one installation."""

    def __init__(self, site: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ILION_")} | {"PYTHONPATH": site}
        command = [sys.executable, "-c", WORKER, str(SECONDS), THREADS]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, *job: Any) -> tuple[float, Any]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        rate, result = json.loads(self.process.stdout.readline())
        return rate, result


def main(old: str, new: str, *names: str) -> None:
    workers = Worker(old), Worker(new)
    kinds = os.environ.get("KINDS", "playouts,copy,search,new,to_bytes,from_bytes,vector,shaped").split(",")
    for name in names or ("trojan-horse", "troia", "odyssey", "horus"):
        for kind in kinds:
            ratios = []
            for round in range(ROUNDS):
                order = (0, 1) if round % 2 else (1, 0)
                found = {i: workers[i].measure(name, kind, round) for i in order}
                if kind not in ("copy", "new", "from_bytes") and found[0][1] != found[1][1]:
                    sys.exit(f"{name}, {kind}, seed {round}: {found[0][1]} and {found[1][1]} differ")
                ratios.append(found[1][0] / found[0][0])
            print(f"{name:14} {kind:10} {median(ratios):.3f}  ({min(ratios):.2f} … {max(ratios):.2f})", flush=True)
    for worker in workers:
        worker.process.stdin.close()  # type: ignore[union-attr]


if __name__ == "__main__":
    main(*sys.argv[1:])
