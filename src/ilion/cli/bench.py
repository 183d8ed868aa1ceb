"""How fast the rules are: every number several times in turns with all the others, and the medians."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ilion
from ilion.cli.measure import MEASURES, Count, Meter
from ilion.cli.screen import WIDTH, warn_if_interpreted
from ilion.core.errors import IlionError

ROUNDS = 9

HOW = (
    "One core, {rounds} rounds of {seconds:.2g} s of its time a number, all numbers in turns; medians of the rounds. A move is a "
    "decision of a seat; draws are made but not counted. Playouts are whole random games by ilion.playouts; from Python each move "
    "is n_legal, apply_nth and deal. copy and view are taken at states of random games; bytes are those of the state object."
)


class Unwritable(IlionError, OSError):
    """The figures cannot be written where they should go."""


@dataclass
class Row:
    """A game measured in one way: `measures` does it, `counts` has what came out in each round."""

    game: str
    rules: str
    measures: dict[str, Callable[[float], Count]]
    seats: int | None = None
    bytes: int | None = None
    counts: dict[str, list[Count]] = field(default_factory=dict)

    def median(self, name: str, of: Callable[[Count], float]) -> float | None:
        return median(map(of, self.counts[name])) if name in self.counts else None

    def figures(self) -> dict[str, Any]:
        """The medians, JSON-ready."""
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


def bench(ids: list[str], seconds: float, file: Path | None) -> None:
    """Measure, print the table and how it came about, and write the figures to a file."""
    if file is not None:
        touch(file)
    with interpreted(ids if ilion.compiled else []) as workers:
        rows = [own_row(id) for id in ids] + workers
        measure(rows, seconds)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    warn_if_interpreted()
    console.print(table(sorted(rows, key=lambda row: ids.index(row.game))))
    console.print()
    console.print(HOW.format(rounds=ROUNDS, seconds=seconds / ROUNDS), style="dim")
    if file is not None:
        file.write_text(json.dumps(report(rows, seconds), indent=2) + "\n", "utf-8")


def own_row(id: str) -> Row:
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
    """The same games in processes that load the rules uncompiled, each waiting until it is asked to measure."""
    workers: list[subprocess.Popen[str]] = []
    try:
        rows = []
        for id in ids:
            worker = subprocess.Popen(
                [sys.executable, "-m", "ilion.cli.measure", id],
                env=os.environ | {"ILION_INTERPRETED": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Ctrl-C is for us; we end the worker
            )
            workers.append(worker)
            measures = {name: asking(worker, name) for name in MEASURES}
            rows.append(Row(id, "interpreted", measures, ilion.load(id).new().seats))
        yield rows
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def asking(worker: subprocess.Popen[str], name: str) -> Callable[[float], Count]:
    def ask(seconds: float) -> Count:
        assert worker.stdin is not None
        assert worker.stdout is not None
        print(name, seconds, file=worker.stdin, flush=True)
        games, moves, took = worker.stdout.readline().split()
        return Count(int(games), int(moves), float(took))

    return ask


def measure(rows: list[Row], seconds: float) -> None:
    """Round by round, and in each round every number once, so that a slow moment of the machine meets them all. What is compared
    is measured one right after the other."""
    jobs = [(row, name, row.measures[name]) for name in MEASURES for row in rows if name in row.measures]
    for _, _, run in jobs:
        run(seconds / ROUNDS / 10)  # warm up
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=ROUNDS * len(jobs))
        for _ in range(ROUNDS):
            for row, name, run in jobs:
                progress.update(task, description=f"{row.game}, {row.rules}: {name}")
                row.counts.setdefault(name, []).append(run(seconds / ROUNDS))
                progress.advance(task)


def table(rows: list[Row]) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "rules"):
        made.add_column(heading)
    for heading in ("seats", "playouts/s", "moves/s", "moves/s\nfrom Python", "copy\nµs", "view\nµs", "bytes\na state"):
        made.add_column(heading, justify="right", vertical="bottom")
    for row in rows:
        game, rules, *figures = row.figures().values()
        made.add_row(f"[bold]{game}[/]", rules, *map(number, figures))
    return made


def number(value: float | None) -> str:
    if value is None:
        return "–"
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{value:,.0f}".replace(",", " ") if value >= 100 or value == int(value) else f"{value:.2g}"


def report(rows: list[Row], seconds: float) -> dict[str, Any]:
    return {
        "ilion": ilion.__version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "rounds": ROUNDS,
        "seconds_a_number": seconds,
        "rows": [row.figures() for row in rows],
    }


def touch(file: Path) -> None:
    """Find out before the measuring, not after it, that the figures cannot be written."""
    try:
        file.open("a").close()
    except OSError as error:
        raise Unwritable(f"{file} cannot be written: {error.strerror}") from None
