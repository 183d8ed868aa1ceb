"""`ilion benchmark`: fixed tasks for agents, results that anybody can reproduce, and the table of them."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ilion.benchmark.results import (
    BenchmarkResult,
    Entry,
    leaderboard,
    markdown,
    percent,
    read_result,
    read_results,
    signed,
    write_result,
)
from ilion.benchmark.run import reproduce, run_task
from ilion.benchmark.tasks import task, tasks
from ilion.cli.language import Language, chosen, say
from ilion.cli.screen import warn_if_interpreted

WIDTH = 120
RESULTS = Path("docs/benchmark")  # in a checkout

benchmark_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
Jobs = Annotated[int, typer.Option(min=1)]


@benchmark_app.callback()
def benchmark(language: Language = None) -> None:
    """Fixed tasks for agents, with results that anybody can reproduce."""
    chosen(language)


@benchmark_app.command("list")
def list_tasks(
    names: Annotated[bool, typer.Option("--names")] = False,
    language: Language = None,
) -> None:
    """List the tasks."""
    chosen(language)
    if names:
        typer.echo("\n".join(tasks()))
        return
    headings = (say(f"task-{name}") for name in ("name", "players", "opponent", "games"))
    table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for found in tasks().values():
        table.add_row(found.name, str(found.seats), found.opponent, str(found.games))
    _console().print(table)


@benchmark_app.command()
def run(
    name: Annotated[str, typer.Argument(metavar="TASK", show_default=False)],
    agent: Annotated[str, typer.Option(metavar="AGENT", show_default=False)],
    label: Annotated[str, typer.Option(show_default=False)] = "",
    note: Annotated[str, typer.Option(show_default=False)] = "",
    budget: Annotated[float | None, typer.Option(min=0.001, show_default=False)] = None,
    deals: Annotated[int | None, typer.Option(min=1, show_default=False)] = None,
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    language: Language = None,
) -> None:
    """Let an agent play a task and write the result."""
    chosen(language)
    warn_if_interpreted()
    played = task(name)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(say("arena-playing"), total=None)
        result = run_task(
            played,
            agent,
            label=label,
            note=note,
            budget=budget,
            deals=deals,
            jobs=jobs,
            progress=lambda played, all: progress.update(bar, completed=played, total=all),
        )
    path = out or Path(f"{name}-{re.sub(r'[^a-z0-9]+', '-', result.label.lower()).strip('-')}.json")
    write_result(result, path)
    for line in report(result):
        typer.echo(line)
    typer.echo(say("task-written", file=str(path)))


@benchmark_app.command()
def table(
    places: Annotated[list[Path] | None, typer.Argument(metavar="FILE …", show_default=False)] = None,
    markdown_table: Annotated[bool, typer.Option("--markdown")] = False,
    language: Language = None,
) -> None:
    """Print the leaderboard. Results of other versions of a task, and of fewer deals, are left out."""
    chosen(language)
    results = read_results(places or [RESULTS])
    if markdown_table:
        typer.echo(markdown(results), nl=False)
        return
    made = Table(say("task-name"), say("task-agent"), box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in (say("task-wins"), "95 %", say("task-return"), "95 %", say("task-decision")):
        made.add_column(heading, justify="right", no_wrap=True)
    shown = leaderboard(results)
    for name, found in shown.items():
        for number, entry in enumerate(found):
            pooled = entry.pooled
            wins, returns = pooled.wins, pooled.returns
            made.add_row(
                "" if number else name,
                _label(entry),
                f"{100 * wins.share:.1f} %",
                f"{100 * wins.low:.1f}–{100 * wins.high:.1f}",
                signed(returns.share),
                say("task-range", low=signed(returns.low), high=signed(returns.high)),
                f"{1000 * pooled.seconds['decision']:.2f} ms",
            )
    _console().print(made)
    if left := len(results) - sum(len(entry.runs) for found in shown.values() for entry in found):
        typer.echo(say("task-left-out", left=left))


@benchmark_app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    jobs: Jobs = 1,
    language: Language = None,
) -> None:
    """Play a result again, game by game. Exit code 1 if the games differ."""
    chosen(language)
    result = read_result(file)
    different = reproduce(result, jobs)
    if different:
        old, new = different[0]
        counts = {"different": len(different), "all": len(result.games)}
        typer.echo(say("task-differ", old=str(old), new=str(new), **counts))
        raise typer.Exit(1)
    typer.echo(say("task-same", games=len(result.games)))


def _label(entry: Entry) -> str:
    if entry.spread is None:
        return entry.label
    return say("task-runs", label=entry.label, runs=len(entry.runs), spread=percent(*entry.spread))


def report(result: BenchmarkResult) -> list[str]:
    wins, returns, gain = result.wins, result.returns, result.duplicate_gain
    worth = say("task-alike") if gain is None else say("task-worth", gain=f"{gain:.1f}")
    times = {"mean": f"{1000 * result.seconds['decision']:.2f}", "slowest": f"{1000 * result.seconds['slowest']:.0f}"}
    won = {"share": f"{100 * wins.share:.1f} %", "low": f"{100 * wins.low:.1f}", "high": f"{100 * wins.high:.1f} %"}
    earned = {"return": signed(returns.share), "least": signed(returns.low), "most": signed(returns.high)}
    return [
        f"{result.task}: {result.label}",
        say("task-won", games=len(result.games), **won, **earned),
        say("task-time", worth=worth, **times),
    ]


def _console() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
