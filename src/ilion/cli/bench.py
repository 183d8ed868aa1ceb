"""`ilion bench`: the commands that run the benchmarks of `ilion.bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ilion
from ilion.cli.screen import warn_if_interpreted

bench = typer.Typer(help="Measure how fast things are.", invoke_without_command=True)
Seconds = Annotated[float, typer.Option(min=0.01, help="How long to measure each number.")]
Figures = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the figures to a file too.", show_default=False)]

Games = Annotated[list[str] | None, typer.Argument(help="Which games; all if none is named.", show_default=False)]


@bench.callback()
def compare_with_peers(
    context: typer.Context,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure our games beside OpenSpiel, PettingZoo, RLCard and pgx, as far as installed.")
    ] = False,
    seconds: Seconds = 1.0,
    json: Figures = None,
) -> None:
    """Measure how fast things are."""
    if context.invoked_subcommand is not None:
        return
    if not peers:
        typer.echo(context.get_help())
        raise typer.Exit
    from ilion.bench.compare import compare

    warn_if_interpreted()
    compare(seconds, json)


@bench.command()
def engine(
    games: Games = None,
    seconds: Seconds = 1.0,
    json: Figures = None,
) -> None:
    """Measure how many moves per second the rules make, compiled and interpreted."""
    from ilion.bench.engine import bench_engine

    warn_if_interpreted()
    bench_engine([ilion.load(id).id for id in games or ilion.games()], seconds, json)


@bench.command()
def search(
    games: Games = None,
    seconds: Seconds = 2.0,
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel's search in the same run.")] = False,
    json: Figures = None,
) -> None:
    """Measure how many iterations per second the search makes."""
    from ilion.bench.search import bench_search

    warn_if_interpreted()
    bench_search([ilion.load(id).id for id in games or ilion.games()], seconds, peers, json)
