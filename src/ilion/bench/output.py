"""Shared code of the benchmarks: rounds with a progress bar, numbers as text, and the files for the figures."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ilion.core.errors import IlionError, system_reason
from ilion.core.text import Catalogue, Say

TEXTS = Catalogue("ilion.bench")

WIDTH = 100  # columns of a table that does not go to a terminal

Job = tuple[str, Callable[[], object]]  # its label and what it does


class Unwritable(IlionError, OSError):
    """The figures cannot be written to the given file."""


def table_console() -> Console:
    """Return the console that tables are printed on."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)


def run_rounds(jobs: Sequence[Job], rounds: int, say: Say) -> None:
    """Run every job once per round, so that a slow moment of the machine affects all of them alike."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("measuring"), total=rounds * len(jobs))
        for _ in range(rounds):
            for label, run in jobs:
                progress.update(task, description=label)
                run()
                progress.advance(task)


def number(value: float | None) -> str:
    """Format a figure; “–” if it was not measured."""
    if value is None:
        return "–"
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{value:,.0f}".replace(",", " ") if value >= 100 or value == int(value) else f"{value:.2g}"


def check_writable(file: Path | None) -> None:
    """Raise `Unwritable` before the measuring, not after it, if the figures cannot be written."""
    if file is not None:
        try:
            file.open("a").close()
        except OSError as error:
            raise Unwritable(TEXTS.text("unwritable-file", file=str(file), reason=(system_reason(error),))) from None


def write_figures(file: Path | None, figures: dict[str, Any]) -> None:
    """Write the figures as JSON, if a file was given."""
    if file is not None:
        file.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
