"""The speed of the rules, compiled and interpreted."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.table import Table

import ilion
from ilion.bench.measure import MEASURES, Count, Meter
from ilion.bench.output import TEXTS, Job, check_writable, number, run_rounds, table_console, write_figures
from ilion.core.text import Say

ROUNDS = 9


@dataclass
class Row:
    """A game measured in one mode: `measures` has the measurements, `counts` the results of each round."""

    game: str
    rules: str
    measures: dict[str, Callable[[float], Count]]
    seats: int | None = None
    bytes: int | None = None
    counts: dict[str, list[Count]] = field(default_factory=dict)

    def measure(self, name: str, seconds: float) -> None:
        self.counts.setdefault(name, []).append(self.measures[name](seconds))

    def median(self, name: str, of: Callable[[Count], float]) -> float | None:
        return median(map(of, self.counts[name])) if name in self.counts else None

    def figures(self) -> dict[str, Any]:
        """Return the medians, JSON-ready."""
        return {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "playouts_per_s": self.median("playouts", lambda count: count.games / count.seconds),
            "playout_moves_per_s": self.median("playouts", lambda count: count.rate),
            "python_moves_per_s": self.median("steps", lambda count: count.rate),
            "copy_us": self.median("copy", lambda count: count.micros),
            "view_us": self.median("view", lambda count: count.micros),
            "state_bytes": self.bytes,
        }


def bench_engine(ids: list[str], seconds: float, file: Path | None, language: str = "en") -> None:
    """Measure the games, print a table and the method of measurement, and write the figures to a file."""
    check_writable(file)
    say = TEXTS.speaker(language)
    with interpreted(ids if ilion.compiled else []) as workers:
        rows = [own_row(id) for id in ids] + workers
        measure(rows, seconds, say)
    console = table_console()
    console.print(table(sorted(rows, key=lambda row: ids.index(row.game)), say))
    console.print()
    console.print(say("how-engine", rounds=ROUNDS, seconds=f"{seconds / ROUNDS:.2g}"), style="dim")
    write_figures(file, report(rows, seconds))


def own_row(id: str) -> Row:
    """Return the row of a game measured in this process."""
    meter = Meter(id)
    return Row(
        id,
        "compiled" if ilion.compiled else "interpreted",
        meter.measures,
        meter.start.seats,
        sys.getsizeof(meter.start) if ilion.compiled else None,
    )


@contextmanager
def interpreted(ids: list[str]) -> Iterator[list[Row]]:
    """Yield rows of the same games in processes that load the rules uncompiled; each process waits for a request to measure."""
    workers: list[subprocess.Popen[str]] = []
    try:
        rows = []
        for id in ids:
            worker = subprocess.Popen(
                [sys.executable, "-m", "ilion.bench.measure", id],
                env=os.environ | {"ILION_INTERPRETED": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # this process handles Ctrl-C and ends the worker
            )
            workers.append(worker)
            measures = {name: request(worker, name) for name in MEASURES}
            rows.append(Row(id, "interpreted", measures, ilion.load(id).new().seats))
        yield rows
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def request(worker: subprocess.Popen[str], name: str) -> Callable[[float], Count]:
    """Return a function that asks the worker for a measurement."""

    def measure(seconds: float) -> Count:
        assert worker.stdin is not None
        assert worker.stdout is not None
        print(name, seconds, file=worker.stdin, flush=True)
        games, moves, took = worker.stdout.readline().split()
        return Count(int(games), int(moves), float(took))

    return measure


def measure(rows: list[Row], seconds: float, say: Say) -> None:
    """Measure all numbers in rounds. Numbers that are compared are measured one right after the other."""
    pairs = [(row, name) for name in MEASURES for row in rows if name in row.measures]
    for row, name in pairs:
        row.measures[name](seconds / ROUNDS / 10)  # warm up
    jobs: list[Job] = [
        (f"{row.game}, {say(row.rules)}: {name}", partial(row.measure, name, seconds / ROUNDS)) for row, name in pairs
    ]
    run_rounds(jobs, ROUNDS, say)


def table(rows: list[Row], say: Say) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "rules"):
        made.add_column(say(heading))
    for heading in ("seats", "playouts", "moves", "moves-python", "copy", "view", "bytes"):
        made.add_column(say(heading), justify="right", vertical="bottom")
    for row in rows:
        game, rules, *figures = row.figures().values()
        made.add_row(f"[bold]{game}[/]", say(rules), *map(number, figures))
    return made


def report(rows: list[Row], seconds: float) -> dict[str, Any]:
    return {
        "ilion": ilion.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "rounds": ROUNDS,
        "seconds_per_number": seconds,
        "rows": [row.figures() for row in rows],
    }
