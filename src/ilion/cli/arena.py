"""`ilion arena`: matches between bots, and the balance of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ilion
from ilion.arena.balance import Balance, balance
from ilion.arena.match import Result
from ilion.arena.report import data, picture, table
from ilion.arena.standings import standings
from ilion.arena.tournament import Tournament
from ilion.cli.screen import say_if_interpreted

SHOWN_EVERY = 5  # games between two looks at the running result

Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `ilion games` lists them.", show_default=False)]
Games = Annotated[int, typer.Option(min=1, help="How many games; whole deals are played.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.", show_default=False)
]
Budget = Annotated[float, typer.Option(min=0.001, help="Seconds a decision, for searches that name no budget of their own.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes that play.")]
Seed = Annotated[int, typer.Option(help="Fixes the deals, and all of the games between bots that count iterations.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="Keep the results in FILE.jsonl, to go on later; FILE.json and FILE.svg sum up.", show_default=False
    ),
]
On = Annotated[str, typer.Option(help="Where to play: here, ray, or the address of a Ray cluster, ray://HOST:PORT.")]


def arena(
    game: Game,
    bots: Annotated[
        list[str], typer.Option("--bots", metavar="BOT …", help="Who plays; see docs/bots.md for names.", show_default=False)
    ],
    games: Games = 100,
    seats: Annotated[int | None, typer.Option(help="Players a game; as many as bots if not said.", show_default=False)] = None,
    option: Options = None,
    budget: Budget = 0.2,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Out = None,
    on: On = "here",
) -> None:
    """Let bots play each other: every seating of the same deals."""
    names = [name for part in bots for name in part.split()]
    played = ilion.load(game)
    if seats is None:
        seats = min(len(names), played.seats[-1])
    tournament = Tournament(game, names, games, seats, settings(option), budget, seed)
    results = run(tournament, out, jobs, on)
    found = standings(results)
    console = Console(highlight=False)
    console.print(table(found))
    if results:
        console.print(f"{len(results)} games, {sum(r.moves for r in results) / len(results):.1f} moves on average", style="dim")
    if out is not None:
        out.with_suffix(".json").write_text(json.dumps(data(tournament, results, found), indent=2) + "\n", "utf-8")
        title = f"{played.title}, {seats} players: share of victories"
        out.with_suffix(".svg").write_text(picture(title, [(s.bot, s.wins) for s in found]), "utf-8")


def arena_balance(
    game: Game,
    bot: Annotated[str, typer.Option(help="Who sits in every seat.")] = "greedy",
    games: Games = 200,
    seats: Annotated[int | None, typer.Option(help="Players a game; the fewest if not said.", show_default=False)] = None,
    option: Options = None,
    budget: Budget = 0.2,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Out = None,
    on: On = "here",
) -> None:
    """Let one bot play itself, and see whether some seat wins more than its share."""
    played = ilion.load(game)
    seats = played.seats[0] if seats is None else seats
    tournament = Tournament(game, [bot] * seats, games, seats, settings(option), budget, seed)
    results = run(tournament, out, jobs, on)
    if not results:
        return
    found = balance(results)
    Console(highlight=False).print(balance_table(found))
    for line in verdict(found):
        typer.echo(line)
    if out is not None:
        summary = {**tournament.plan(), **asdict(found), "seats": [share._asdict() for share in found.seats]}
        out.with_suffix(".json").write_text(json.dumps(summary, indent=2) + "\n", "utf-8")
        shares = [(f"seat {seat}", share) for seat, share in enumerate(found.seats)]
        out.with_suffix(".svg").write_text(picture(f"{played.title}, {seats} players: victories by seat", shares), "utf-8")


def run(tournament: Tournament, out: Path | None, jobs: int, on: str) -> list[Result]:
    """Play, with a bar and the running result; Ctrl-C keeps what was played."""
    say_if_interpreted()
    results: list[Result] = []
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=sum(1 for _ in tournament.matches()))
        try:
            for result in tournament.run(out.with_suffix(".jsonl") if out else None, jobs, on):
                results.append(result)
                progress.advance(task)
                if console.is_terminal and len(results) % SHOWN_EVERY == 0:
                    progress.update(task, description=running(results))
        except KeyboardInterrupt:
            kept = f", which {out.with_suffix('.jsonl')} keeps" if out else ""
            console.print(f"Stopped after {len(results)} games{kept}.")
    return results


def running(results: Sequence[Result]) -> str:
    return "  ".join(f"{s.bot} {100 * s.wins.share:.0f} %" for s in standings(results))


def balance_table(found: Balance) -> Table:
    made = Table("seat", "wins", "95 %", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat, share in enumerate(found.seats):
        made.add_row(str(seat), f"{100 * share.share:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}")
    return made


def verdict(found: Balance) -> list[str]:
    """What the numbers say, in sentences."""
    seats = ", ".join(map(str, found.unbalanced()))
    fair = f"Not even: seat {seats} is outside" if seats else "No seat is outside"
    return [
        f"{fair} its interval around {100 * found.even:.1f} %; {100 * found.drawn:.1f} % of {found.games} games had several winners.",
        f"{found.moves:.0f} moves a game, from {found.moves_low:.0f} to {found.moves_high:.0f} in eight of ten; "
        f"the winner leads by {found.margin:.1f} points.",
        "Endings: " + ", ".join(f"{key} {100 * share:.1f} %" for key, share in found.endings.items()),
    ]


def settings(option: Sequence[str] | None) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for text in option or []:
        name, mark, value = text.partition("=")
        if not mark:
            raise ilion.InvalidOption(f"--option {text}: it should read --option NAME=VALUE")
        found[name] = value
    return found
