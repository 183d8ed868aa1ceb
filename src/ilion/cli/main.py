"""The `ilion` command."""

from __future__ import annotations

import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

import ilion
from ilion.cli.arena import arena, setting
from ilion.cli.bench import bench
from ilion.cli.benchmark import benchmark_app
from ilion.cli.bot import bot_app
from ilion.cli.hint import hint
from ilion.cli.host import host_app
from ilion.cli.language import Language, Translated, chosen, in_words, say
from ilion.cli.local_game import EXTERNAL, LocalGame, resume, seating
from ilion.cli.mcp import mcp
from ilion.cli.new_game import new_game
from ilion.cli.play import Play
from ilion.cli.replay import Replay
from ilion.cli.review import review_command
from ilion.cli.screen import Screen, typed_number, warn_if_interpreted
from ilion.cli.serve import serve
from ilion.cli.train import train
from ilion.cli.verify import verify
from ilion.core.definition import span

app = typer.Typer(
    cls=Translated,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(bench, name="bench")
app.add_typer(bot_app, name="bot")
app.add_typer(benchmark_app, name="benchmark")
app.add_typer(host_app, name="host")
app.command()(mcp)
app.command()(new_game)
app.command()(serve)
app.command()(train)
app.command()(verify)


def run() -> None:
    """Run the command from `sys.argv`. An error of the caller is reported in one sentence, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal lacks is no reason to stop
    try:
        app()
    except ilion.IlionError as error:
        print(f"ilion: {in_words(error.text)}", file=sys.stderr)
        sys.exit(2)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(say(f"version-{'compiled' if ilion.compiled else 'interpreted'}", version=ilion.__version__))
        raise typer.Exit


@app.callback()
def ilion_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    language: Language = None,
) -> None:
    chosen(language)


@app.command()
def games(language: Language = None) -> None:
    """List the games, how many can play, and their options."""
    screen = Screen(language)
    headings = (say(f"games-{name}") for name in ("id", "title", "players", "options"))
    table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for id in ilion.games():
        game = ilion.load(id)
        options = [
            f"{name}={'|'.join(map(str, option.values)) if not isinstance(option.values, range) else span(option.values)}"
            f" [dim]({option.default}, {option.clause})[/]"
            for name, option in game.options.items()
        ]
        table.add_row(f"[bold]{id}[/]", escape(screen.title(game)), span(game.seats), "\n".join(options))
    screen.console.print(table)
    for reason in ilion.unusable_games().values():
        screen.console.print(f"[dim]{escape(in_words(reason))}[/]")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    people: Annotated[int, typer.Option()] = 1,
    seat: Annotated[int, typer.Option()] = 1,
    bots: Annotated[str, typer.Option()] = "medium",
    bot: Annotated[str | None, typer.Option(metavar="COMMAND", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    tolerate: Annotated[bool, typer.Option("--tolerate")] = False,
    language: Language = None,
) -> None:
    """Play a game against bots, or several people at one terminal."""
    screen = Screen(language)
    seed = secrets.randbits(64) if seed is None else seed
    if load is not None:
        if game or seats or option:
            raise ilion.InvalidOption(say("error-load-alone"))
        local = resume(load, seed, bot, tolerate=tolerate)
    else:
        start = ilion.load(game or _choose(screen)).new(seats, dict(setting(text) for text in option or []))
        others = bots if bot is None else EXTERNAL
        players = seating(start.game, start.seats, people, seat, others)
        local = LocalGame(ilion.Record.from_state(start), players, seed, bot, tolerate=tolerate)
    warn_if_interpreted()
    try:
        Play(local, screen).run()
    finally:
        local.close()


def _choose(screen: Screen) -> str:
    """Let the user choose a game if the command did not name one."""
    known = ilion.games()
    if len(known) == 1:
        return known[0]
    if not screen.is_terminal:
        raise ilion.UnknownGame(say("error-name-game", games=", ".join(known)))
    for place, id in enumerate(known, 1):
        screen.print_line(f"{place}  {screen.title(ilion.load(id))}")
    try:
        answer = screen.ask(screen.message("which-game"))
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    chosen = typed_number(answer)
    return known[chosen - 1] if chosen is not None and 0 < chosen <= len(known) else answer


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[int | None, typer.Option(show_default=False)] = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    steps: Annotated[bool, typer.Option("--steps")] = False,
    annotate: Annotated[bool, typer.Option("--annotate")] = False,
    language: Language = None,
) -> None:
    """Walk through a recorded game."""
    screen = Screen(language)
    walk = Replay(file, seat, screen)
    if annotate:
        print(walk.annotated(), end="")
    elif all or steps or not screen.is_terminal:
        walk.run_all(steps=steps)
    else:
        walk.run()


app.command()(arena)
app.command()(hint)
app.command("review")(review_command)


@app.command()
def doctor(language: Language = None) -> None:
    """Show what works here, what is missing, and what that costs."""
    from ilion.cli.doctor import doctor

    raise typer.Exit(doctor(language=chosen(language)))


if __name__ == "__main__":
    run()
