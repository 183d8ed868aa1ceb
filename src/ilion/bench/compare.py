"""Our games beside those of other packages: all measured in turn, one table, and ratios within the same round."""

from __future__ import annotations

import platform
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from rich.table import Table

import ilion
from ilion.bench import peers
from ilion.bench.measure import Count
from ilion.bench.output import TEXTS, Job, check_writable, number, run_rounds, table_console, write_figures
from ilion.bench.peers import Contender, Package
from ilion.core.errors import IlionError
from ilion.core.text import Say

ROUNDS = 5
COMPARABLE = 2  # compare games whose mean numbers of legal moves differ by no more than this factor
MEASURES = ("python", "native", "step", "wrapped", "vector")


class NoEnvironments(IlionError, ImportError):
    """The packages that our own environments need are not installed."""


class Row:
    """A contender and the results of each round."""

    def __init__(self, contender: Contender) -> None:
        self.contender = contender
        self.counts: dict[str, list[Count]] = {name: [] for name in contender.chunks}

    def measure(self, name: str, seconds: float) -> None:
        self.counts[name].append(repeat(self.contender.chunks[name], seconds))

    def rate(self, name: str) -> float | None:
        return median(count.rate for count in self.counts[name]) if name in self.counts else None

    def figures(self) -> dict[str, Any]:
        one = self.contender
        rates = {f"{name}_moves_per_s": self.rate(name) for name in MEASURES}
        return {"package": one.package, "game": one.game, "legal_moves": one.branching} | rates


def compare(seconds: float, file: Path | None, language: str = "en") -> None:
    """Measure all contenders, print the tables and the method of measurement, and write the figures to a file."""
    if not all(map(find_spec, peers.NEEDED)):
        raise NoEnvironments(TEXTS.text("no-environments", command="pip install '.[peers]'"))
    say = TEXTS.speaker(language)
    check_writable(file)
    here = tuple(package for package in peers.PACKAGES if package.here)
    rows = [Row(contender) for contender in peers.contenders(here)]
    measure(rows, seconds, say)
    mine, theirs = ([row for row in rows if (row.contender.package == "Ilion") is own] for own in (True, False))
    found = [ratio for row in mine for rival in theirs for ratio in ratios(row, rival)]
    console = table_console()
    console.print(table(rows, say))
    console.print()
    if found:
        console.print(ratio_table(found, say))
        console.print()
    how = say("how-peers", rounds=ROUNDS, seconds=f"{seconds / ROUNDS:.2g}", comparable=COMPARABLE)
    console.print(how, style="dim", markup=False)
    console.print(", ".join(versions(here)), style="dim")
    missing = [package for package in peers.PACKAGES if not package.here]
    if missing:
        names = ", ".join(package.title for package in missing)
        console.print(say("not-compared", packages=names, command="pip install '.[peers]'"), markup=False)
    report = {"versions": versions(here), "rounds": ROUNDS, "seconds_per_number": seconds}
    write_figures(file, report | {"rows": [row.figures() for row in rows], "ratios": found})


def measure(rows: list[Row], seconds: float, say: Say) -> None:
    """Measure all numbers in rounds. Numbers that are compared are measured one right after the other."""
    pairs = [(row, name) for name in MEASURES for row in rows if name in row.counts]
    jobs: list[Job] = [
        (f"{row.contender.package}, {row.contender.game}: {name}", partial(row.measure, name, seconds / ROUNDS))
        for row, name in pairs
    ]
    run_rounds(jobs, ROUNDS, say)


def repeat(chunk: Callable[[], int], seconds: float) -> Count:
    """Repeat a chunk until the time is over."""
    moves = 0
    begin = now = process_time()
    while now - begin < seconds:
        moves += chunk()
        now = process_time()
    return Count(0, moves, now - begin)


def ratios(row: Row, rival: Row) -> list[dict[str, Any]]:
    """Return our rates divided by theirs, round by round; nothing if the games cannot be compared."""
    mine, theirs = row.contender, rival.contender
    if max(mine.branching, theirs.branching) > COMPARABLE * min(mine.branching, theirs.branching):
        return []
    found = []
    for name in MEASURES:
        if name in row.counts and name in rival.counts:
            rounds = [a.rate / b.rate for a, b in zip(row.counts[name], rival.counts[name], strict=True)]
            pair = {"game": mine.game, "package": theirs.package, "peer": theirs.game, "how": name}
            found.append(pair | {"median": median(rounds), "min": min(rounds), "max": max(rounds)})
    return found


def table(rows: list[Row], say: Say) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("package", "game"):
        made.add_column(say(heading), vertical="bottom")
    for heading in (say("legal-moves"), *headings(say)):
        made.add_column(heading, justify="right", vertical="bottom")
    for row in rows:
        one = row.contender
        made.add_row(one.package, f"[bold]{one.game}[/]", f"{one.branching:.1f}", *(number(row.rate(name)) for name in MEASURES))
    return made


def headings(say: Say) -> list[str]:
    """Return the headings of the measures."""
    return [say(name, number=f"{peers.AT_ONCE:,}") for name in MEASURES]


def ratio_table(found: list[dict[str, Any]], say: Say) -> Table:
    """Return a table with a row per pair of games and a column per measure."""
    made = Table(say("ours"), say("theirs"), box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings(say):
        made.add_column(heading, justify="right", vertical="bottom")
    pairs: dict[tuple[str, str], dict[str, float]] = {}
    for ratio in found:
        pairs.setdefault((ratio["game"], f"{ratio['package']} {ratio['peer']}"), {})[ratio["how"]] = ratio["median"]
    for (game, rival), by in pairs.items():
        made.add_row(f"[bold]{game}[/]", rival, *(times(by[name]) if name in by else "–" for name in MEASURES))
    return made


def times(ratio: float) -> str:
    return f"{ratio:.3g} ×" if ratio < 100 else f"{number(ratio)} ×"


def versions(packages: tuple[Package, ...]) -> list[str]:
    return [
        f"ilion {ilion.__version__}",
        *(f"{package.distribution} {package.version}" for package in packages),
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.machine()}",
    ]
