"""`ilion hint`, and the same in a game at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from ilion.bots import SearchBot, advise
from ilion.cli.language import Language
from ilion.cli.local_game import read_record
from ilion.cli.screen import Screen, warn_if_interpreted
from ilion.core.rng import Rng
from ilion.core.state import State

SECONDS = 1.0


def hint(
    file: Annotated[Path, typer.Argument(show_default=False)],
    seconds: Annotated[float, typer.Option(min=0.01)] = SECONDS,
    seed: Annotated[int | None, typer.Option(show_default=False)] = None,
    language: Language = None,
) -> None:
    """Show what the seat to move in a saved game could do, and why."""
    warn_if_interpreted()
    show(Screen(language), read_record(file).verify(), seconds, secrets.randbits(64) if seed is None else seed)


def show(screen: Screen, state: State, seconds: float, seed: int) -> None:
    """Print advice for the seat to move, from what that seat may know. If people must remember the past, the adviser does not know
    it."""
    remembered = state.actor >= 0 and state.view(state.actor) != state.view(state.actor, recall=False)
    net = state.game.evaluator().network_share(state.seats)
    bot = SearchBot(seconds=seconds, forgets=float(remembered), net=net)
    for line in advise(bot, state, Rng(seed), screen.language_of(state.game.catalogue)):
        screen.print_line(screen.words(line))
