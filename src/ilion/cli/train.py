"""`ilion train`: teach a network what positions of a game are worth."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ilion.cli.language import Language, chosen, current, in_words, say
from ilion.cli.screen import warn_if_interpreted
from ilion.core.text import Text


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    seats: Annotated[int, typer.Option(min=2)],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1)] = 40_000,
    rounds: Annotated[int, typer.Option(min=1)] = 2,
    samples: Annotated[int, typer.Option(min=1)] = 12,
    first: Annotated[int, typer.Option(min=1)] = 64,
    second: Annotated[int, typer.Option(min=1)] = 32,
    epochs: Annotated[int, typer.Option(min=1)] = 8,
    gate: Annotated[int, typer.Option(min=0)] = 400,
    player: Annotated[str, typer.Option()] = "",
    start: Annotated[str, typer.Option(metavar="FILE")] = "",
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    device: Annotated[str, typer.Option()] = "auto",
    language: Language = None,
) -> None:
    """Train a network by self-play; FOLDER/manifest.json has its progress, and whether it is stronger."""
    chosen(language)
    from ilion.training.plan import CannotTrain, Plan

    if find_spec("torch") is None or find_spec("numpy") is None:
        raise CannotTrain(say("error-train"))
    from ilion.training.run import train as carry_out

    plan = Plan(game, seats, games, rounds, samples, first, second, epochs, gate, player, start, seed)
    folder = out or Path(f"train-{game}-{seats}")
    warn_if_interpreted()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("train-starting"), total=None)

        def show(what: Text, done: int, of: int) -> None:
            progress.update(task, description=in_words(what), completed=done, total=of)

        try:
            manifest = carry_out(plan, folder, jobs, device, show, current())
        except KeyboardInterrupt:
            console.print(say("train-stopped", folder=str(folder)))
            raise typer.Exit(130) from None
    report(manifest, folder)


def report(manifest: dict[str, Any], folder: Path) -> None:
    headings = (say(f"train-{name}") for name in ("round", "positions", "constant", "hand-written", "network", "gate"))
    made = Table(*headings, box=None, padding=(0, 2, 0, 0))
    for number, found in enumerate(manifest["rounds"]):
        columns = [" ".join(f"{fifth[name]:.3f}" for fifth in found["errors"]) for name in ("constant", "hand-written", "network")]
        gate = found.get("gate")
        said = say("train-no-gate") if gate is None else "{:.1f} % ({:.1f}–{:.1f})".format(*(100 * value for value in gate["wins"]))
        made.add_row(str(number), str(found["positions"]), *columns, said if found["passed"] else say("train-refused", result=said))
    Console(highlight=False, width=160).print(made)
    name = f"{manifest['plan']['game']}-{manifest['plan']['seats']}.net"
    kept = (folder / name).exists()
    typer.echo(say("train-kept", file=str(folder / name)) if kept else say("train-none-passed"))
