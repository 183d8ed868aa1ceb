"""`ilion arena`: matches between bots, and the balance of a game."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import ilion
from ilion.arena.balance import Balance, balance
from ilion.arena.match import Result
from ilion.arena.report import data, picture, table
from ilion.arena.standings import check_ratings, standings
from ilion.arena.tournament import Tournament
from ilion.bots.bot import TEXTS as BOTS
from ilion.cli.language import Language, chosen, in_words, say
from ilion.cli.screen import warn_if_interpreted

WIDTH = 120  # if there is no terminal
SHOWN_EVERY = 5  # games between two updates of the running result
HEADINGS = ("bot", "games", "wins", "", "place", "score", "margin", "rating", "slowest")  # of the standings


def arena(
    words: Annotated[list[str], typer.Argument(metavar="[balance] GAME", show_default=False)],
    bots: Annotated[list[str] | None, typer.Option("--bots", metavar="BOT …", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1)] = 200,
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", show_default=False)] = None,
    budget: Annotated[float, typer.Option(min=0.001)] = 0.2,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    seed: Annotated[int, typer.Option()] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    on: Annotated[str, typer.Option()] = "local",
    tolerate: Annotated[bool, typer.Option("--tolerate")] = False,
    language: Language = None,
) -> None:
    """Let bots play each other in every seating of the same deals, or let one bot play itself."""
    chosen(language)
    balanced = words[0] == "balance"
    if balanced and len(words) == 1:
        raise ilion.UnknownGame(say("error-name-game", games=", ".join(ilion.games())))
    id, *further = words[balanced:]
    names = [*(bots or ["hard"] if balanced else bots or []), *further]
    played = ilion.load(id)
    if seats is None:
        seats = played.seats[0] if balanced else min(len(names), played.seats[-1])
    if balanced:
        names = (names * seats)[:seats]
    tournament = Tournament(id, names, games, seats, dict(setting(text) for text in option or []), budget, seed, tolerate)
    results = run(tournament, out, jobs, on)
    if results and balanced:
        report_balance(tournament, results, out)
    elif results:
        report_standings(tournament, results, out)
    for line in failure_lines(results):
        typer.echo(line, err=True)


def report_standings(tournament: Tournament, results: Sequence[Result], out: Path | None) -> None:
    found = standings(results)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    made = table(found)
    for column, name in zip(made.columns, HEADINGS, strict=True):
        column.header = say(f"arena-{name}") if name else column.header
    console.print(made)
    average = round(sum(r.moves for r in results) / len(results), 1)
    console.print(say("arena-average", games=len(results), moves=average), style="dim")
    title = say("arena-picture", title=in_words(ilion.load(tournament.game).named), seats=tournament.seats)
    write(out, data(tournament, results, found), picture(title, [(s.bot, s.wins) for s in found]))


def report_balance(tournament: Tournament, results: Sequence[Result], out: Path | None) -> None:
    found = balance(results)
    Console(highlight=False).print(balance_table(found))
    for line in verdict(found, ilion.load(tournament.game)):
        typer.echo(line)
    title = say("arena-picture-seats", title=in_words(ilion.load(tournament.game).named), seats=tournament.seats)
    shares = [(say("seat-name", seat=seat), share) for seat, share in enumerate(found.seats)]
    summary = {**tournament.plan(), **asdict(found), "seats": [share._asdict() for share in found.seats]}
    write(out, summary, picture(title, shares))


def failure_lines(results: Sequence[Result]) -> list[str]:
    """Return every failure of a program or class that was tolerated; the first with the end of its error output."""
    found = [
        (result, seat, failure)
        for result in sorted(results, key=lambda result: result.key)
        for seat in range(len(result.bots))
        for failure in failures_of(result, seat)
    ]
    if not found:
        return []
    games = len({result.key for result, _, _ in found})
    lines = [say("arena-failures", failures=len(found), faulty=games, games=len(results))]
    for number, (result, seat, failure) in enumerate(found):
        short = failure if number == 0 else failure.splitlines()[0]
        lines.append(say("arena-failure", deal=result.deal, seat=seat, bot=result.bots[seat], failure=short))
    return lines


def failures_of(result: Result, seat: int) -> list[str]:
    """Return the failures of a seat in the language of the terminal. A journal of an earlier version has only English sentences."""
    if result.failure_texts:
        return [in_words(BOTS.read(text)) for text in result.failure_texts[seat]]
    return list(result.failures[seat]) if result.failures else []


def write(out: Path | None, summary: object, drawing: str) -> None:
    if out is not None:
        beside(out, ".json").write_text(json.dumps(summary, indent=2) + "\n", "utf-8")
        beside(out, ".svg").write_text(drawing, "utf-8")


def beside(out: Path, ending: str) -> Path:
    return out.with_name(out.name + ending)


def run(tournament: Tournament, out: Path | None, jobs: int, on: str) -> list[Result]:
    """Play, with a progress bar and the running result; Ctrl-C keeps the games played so far."""
    check_ratings()
    warn_if_interpreted()
    results: list[Result] = []
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("arena-playing"), total=sum(1 for _ in tournament.matches()))
        try:
            for result in tournament.run(beside(out, ".jsonl") if out else None, jobs, on):
                results.append(result)
                progress.advance(task)
                if console.is_terminal and len(results) % SHOWN_EVERY == 0:
                    progress.update(task, description=running(results))
        except KeyboardInterrupt:
            key, file = ("arena-stopped-kept", str(beside(out, ".jsonl"))) if out else ("arena-stopped", "")
            console.print(say(key, games=len(results), file=file))
    return results


def running(results: Sequence[Result]) -> str:
    return "  ".join(f"{s.bot} {100 * s.wins.share:.0f} %" for s in standings(results))


def balance_table(found: Balance) -> Table:
    made = Table(say("arena-seat"), say("arena-wins"), "95 %", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat, share in enumerate(found.seats):
        made.add_row(str(seat + 1), f"{100 * share.share:.1f} %", f"{100 * share.low:.1f}–{100 * share.high:.1f}")
    return made


def ending_name(game: ilion.Game[Any], key: str) -> str:
    """Return the name of a way to end a game: the text `label-<key>` of the game, or the key if it has none."""
    label = f"label-{key}"
    return in_words(game.make_text("", label)) if label in game.catalogue else key


def verdict(found: Balance, game: ilion.Game[Any]) -> list[str]:
    """Return the findings in sentences."""
    seats = [str(seat + 1) for seat in found.unbalanced()]
    even = f"{100 * found.even:.1f} %"
    endings = [f"{ending_name(game, key)} {100 * share:.1f} %" for key, share in found.endings.items()]
    moves = {"moves": f"{found.moves:.0f}", "low": f"{found.moves_low:.0f}", "high": f"{found.moves_high:.0f}"}
    return [
        say("arena-uneven", seats=", ".join(seats), count=len(seats), even=even) if seats else say("arena-even", even=even),
        say("arena-shared", share=f"{100 * found.drawn:.1f} %", games=found.games),
        say("arena-length", margin=f"{found.margin:.1f}", **moves),
        say("arena-endings", list="; ".join(endings)),
    ]


def setting(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise ilion.InvalidOption(say("error-setting", text=text))
    return name, value
