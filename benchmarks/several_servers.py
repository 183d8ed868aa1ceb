"""Play on several servers for some minutes while they and the database are killed, and account for everything afterwards.

    python benchmarks/several_servers.py --minutes 8
    python benchmarks/several_servers.py --minutes 8 --processes 3

It starts a PostgreSQL and the servers itself, on one machine; with `--processes`, one server of this many processes on an SQLite
file, which are killed and stopped one by one. Everything that is checked is in `tests/server/several.py`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.several import Trial
from tests.server.several_processes import ProcessTrial

FAILURES = ("killed", "paused", "killed", "paused", "database")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=8.0)
    options.add_argument("--servers", type=int, default=3)
    options.add_argument("--processes", type=int, default=0, help="of one server on SQLite, instead of servers on PostgreSQL")
    options.add_argument("--people", type=int, default=10, help="an even number")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kind, nodes = (ProcessTrial, chosen.processes) if chosen.processes else (Trial, chosen.servers)
        trial = kind(Path(folder), nodes=nodes, people=chosen.people, seed=chosen.seed)
        try:
            print_figures(run(trial, chosen.minutes), trial.seconds)
        finally:
            trial.stop()


def run(trial: Trial, minutes: float) -> dict[str, int]:
    end = time.monotonic() + 60 * minutes
    for person in trial.people:
        person.start()
    failures = 0
    while time.monotonic() < end:
        trial.progress(10)
        trial.fail(FAILURES[failures % len(FAILURES)])
        failures += 1
    trial.progress(10)
    trial.end()
    return trial.check() | {"connections": sum(len(person.visits) for person in trial.people)}


def print_figures(figures: dict[str, int], seconds: dict[str, float]) -> None:
    for name, number in figures.items():
        print(f"{name:24}{number:8}")
    for name, value in seconds.items():
        print(f"{'presence right, ' + name:24}{value:8.2f} s")


if __name__ == "__main__":
    main()
