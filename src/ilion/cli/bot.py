"""`ilion bot`: tools for authors of bots."""

from __future__ import annotations

import json as json_module
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import ilion
from ilion.bots.check import POSITIONS, Trial, try_class, try_program
from ilion.bots.classes import CLASS, make_class
from ilion.bots.external import ExternalBot
from ilion.bots.guests import Failure
from ilion.bots.protocol import schema as schema_of
from ilion.cli.language import Language, chosen, in_words, say
from ilion.cli.screen import warn_if_interpreted

WIDTH = 120

bot_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@bot_app.callback()
def bot(language: Language = None) -> None:
    """Tools for people who write bot programs."""
    chosen(language)


@bot_app.command()
def check(
    command: Annotated[str, typer.Argument(metavar="COMMAND", show_default=False)],
    games: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.01)] = 5.0,
    positions: Annotated[int, typer.Option(min=1)] = POSITIONS,
    json: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    language: Language = None,
) -> None:
    """Try a bot program or class: failures, timing, memory, and whether it repeats its moves. Exit code 1 if it fails."""
    chosen(language)
    warn_if_interpreted()
    chosen_games = games or ilion.games()
    # refuse something that is neither a command nor a class before anything else
    if command.startswith(CLASS):
        text = command.removeprefix(CLASS)
        make_class(text).close()
        trials = [try_class(text, ilion.load(id), positions) for id in chosen_games]
    else:
        ExternalBot(command).close()
        trials = [try_program(command, ilion.load(id), seconds, positions) for id in chosen_games]
    report(trials)
    if json is not None:
        json.write_text(json_module.dumps([trial.summary() for trial in trials], indent=2) + "\n", "utf-8")
    if not all(trial.passed for trial in trials):
        raise typer.Exit(1)


@bot_app.command()
def schema(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    language: Language = None,
) -> None:
    """Print the JSON Schema of all messages that a bot program gets and sends in a game."""
    chosen(language)
    typer.echo(json_module.dumps(schema_of(ilion.load(game)), indent=1, ensure_ascii=False))


def report(trials: Sequence[Trial]) -> None:
    console = Console(highlight=False, markup=False, width=WIDTH)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("check-game"), no_wrap=True)
    for heading in ("positions", "failures", "median", "slowest", "start", "memory", "repeats"):
        table.add_column(say(f"check-{heading}"), justify="right", no_wrap=True)
    for trial in trials:
        table.add_row(
            trial.game,
            str(trial.positions + trial.decisions),
            str(len(trial.failures)),
            _milliseconds(median(trial.times) if trial.times else None),
            _milliseconds(max(trial.times, default=None)),
            _milliseconds(max(trial.start_times, default=None)),
            f"{trial.peak_memory / 1e6:.0f} MB" if trial.peak_memory else "–",
            _same(trial) if trial.asked_twice else "–",
        )
    console.print(table)
    console.print()
    for trial in trials:
        for line in remarks(trial):
            console.print(f"{trial.game}: {line}")
    failures = [(trial, failure) for trial in trials for failure in trial.failures]
    if failures:
        console.print()
        for line in in_full(*failures[0]):
            console.print(line, soft_wrap=True)
    else:
        console.print(say("check-fine", games=len(trials)))


def remarks(trial: Trial) -> list[str]:
    lines = [in_words(failure.text) for failure in trial.failures]
    if trial.different:
        position, first, second = trial.different[0]
        facts = {"first": first, "second": second, "position": str(position)}
        lines.append(say("check-different", different=len(trial.different), all=trial.asked_twice, **facts))
    if not trial.ended_by_itself:
        lines.append(say("check-killed"))
    if not trial.whole_game and not trial.failures:
        lines.append(say("check-not-whole"))
    return lines


def in_full(trial: Trial, failure: Failure) -> list[str]:
    """Return the first wrong answer with everything that led to it."""
    answer = say("check-nothing") if failure.answer is None else failure.answer or say("check-empty-line")
    labels = [say(f"check-{name}") for name in ("sent", "answered", "errors")]
    width = max(map(len, labels)) + 2
    errors = failure.errors.replace("\n", "\n" + " " * width) or say("check-empty")
    parts = (failure.request or say("check-nothing-yet"), answer, errors)
    return [
        say("check-first", game=trial.game),
        in_words(failure.text),
        "",
        *(f"{label:{width}}{part}" for label, part in zip(labels, parts, strict=True)),
    ]


def _same(trial: Trial) -> str:
    return say("check-of", same=trial.asked_twice - len(trial.different), all=trial.asked_twice)


def _milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.1f} ms"
