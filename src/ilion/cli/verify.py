"""`ilion verify`: check a finished game's record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ilion.core.errors import InvalidRecord
from ilion.table.proof import verify as prove


def verify(file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)]) -> None:
    """Check a finished game: every move by the rules, every draw from the secret that was committed to."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise InvalidRecord(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidRecord(f"{file} is not a text file") from None
    try:
        proof = prove(text)
    except InvalidRecord as error:
        raise InvalidRecord(f"{file}: {error}") from None
    typer.echo(f"{proof.events} events follow the rules, and {proof.draws} draws match the commitment.")
