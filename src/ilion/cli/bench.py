"""`ilion bench`: the commands that run the benchmarks of `ilion.bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ilion
from ilion.cli.language import Language, chosen, current
from ilion.cli.screen import warn_if_interpreted

bench = typer.Typer(invoke_without_command=True, rich_markup_mode=None)
Seconds = Annotated[float, typer.Option(min=0.01)]
Figures = Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)]

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", show_default=False)]


@bench.callback()
def compare_with_peers(
    context: typer.Context,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Seconds = 1.0,
    json: Figures = None,
    language: Language = None,
) -> None:
    """Measure how fast things are."""
    chosen(language)
    if context.invoked_subcommand is not None:
        return
    if not peers:
        typer.echo(context.get_help())
        raise typer.Exit
    from ilion.bench.compare import compare

    warn_if_interpreted()
    compare(seconds, json, current())


@bench.command()
def engine(
    games: Games = None,
    seconds: Seconds = 1.0,
    json: Figures = None,
    language: Language = None,
) -> None:
    """Measure how many moves per second the rules make, compiled and interpreted."""
    chosen(language)
    from ilion.bench.engine import bench_engine

    warn_if_interpreted()
    bench_engine([ilion.load(id).id for id in games or ilion.games()], seconds, json, current())


@bench.command()
def search(
    games: Games = None,
    seconds: Seconds = 2.0,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    json: Figures = None,
    language: Language = None,
) -> None:
    """Measure how many iterations per second the search makes."""
    chosen(language)
    from ilion.bench.search import bench_search

    warn_if_interpreted()
    bench_search([ilion.load(id).id for id in games or ilion.games()], seconds, peers, json, current())
