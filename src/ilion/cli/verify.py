"""`ilion verify`: check a finished game's record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from ilion.core.errors import InvalidRecord
from ilion.table.proof import verify as prove


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
    seal: Annotated[
        str | None, typer.Option(help="The seal that your own device stored before the game began.", show_default=False)
    ] = None,
) -> None:
    """Check a finished game: every move by the rules, every draw from the secret and the values that were committed to."""
    if seal is not None and not re.fullmatch(r"[0-9a-f]{64}", seal := seal.strip().lower()):
        raise typer.BadParameter("a seal has 64 hexadecimal digits (0-9 and a-f): copy all of it", param_hint="--seal")
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise InvalidRecord(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidRecord(f"{file} is not a text file") from None
    try:
        proof = prove(text, seal)
    except InvalidRecord as error:
        raise InvalidRecord(f"{file}: {error}") from None
    typer.echo(f"{proof.events} events follow the rules, and {proof.draws} draws match the commitment.")
    for seats, sentence in (
        (proof.revealed, "added a value that was pledged before any was revealed: nobody could choose the draws"),
        (proof.unrevealed, "pledged a value and did not reveal it: with the host's help they could choose between two games"),
        (proof.silent, "added no value"),
    ):
        if seats:
            typer.echo(f"{'Seat' if len(seats) == 1 else 'Seats'} {', '.join(str(seat + 1) for seat in seats)} {sentence}.")
    if not proof.revealed:
        typer.echo("So the draws depend on the host's secret alone.")
    if proof.from_position:
        typer.echo("The game began at a position: what was hidden in it was not drawn by these values.")
    typer.echo(f"The seal {'you gave' if seal else 'of this game'} {'fits' if seal else f'is {proof.seal}'}.")
