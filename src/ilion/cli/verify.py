"""`ilion verify`: check the record of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ilion.cli.language import CATALOGUE, Language, chosen, os_reason, say
from ilion.cli.local_game import about_file
from ilion.core.actors import OVER
from ilion.core.errors import InvalidOption, InvalidRecord
from ilion.core.record import Record
from ilion.table.proof import COMMITMENT, SECRET
from ilion.table.proof import verify as prove


def verify(
    file: Annotated[Path, typer.Argument(show_default=False)],
    seal: Annotated[str | None, typer.Option(show_default=False)] = None,
    language: Language = None,
) -> None:
    """Check a game: every move by the rules; if a server committed to its draws, every draw from the secret and the values that
    were committed to."""
    chosen(language)
    if seal is not None and not re.fullmatch(r"[0-9a-f]{64}", seal := seal.strip().lower()):
        raise InvalidOption(say("error-seal"))
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise InvalidRecord(say("error-cannot-read", file=str(file), reason=os_reason(error))) from None
    except UnicodeDecodeError:
        raise InvalidRecord(say("error-not-text", file=str(file))) from None
    try:
        record = Record.parse(text)
        if COMMITMENT not in record.tags:
            _check_rules(record, seal)
        elif SECRET not in record.tags:
            raise InvalidRecord(CATALOGUE.text("error-unopened"))
        else:
            _check_all(text, seal)
    except InvalidRecord as error:
        raise InvalidRecord(about_file(file, error)) from None


def _check_rules(record: Record, seal: str | None) -> None:
    """Check a game that was not dealt by a server, such as one played at the terminal."""
    if seal is not None:
        raise InvalidRecord(CATALOGUE.text("error-no-seal"))
    state = record.verify()
    typer.echo(say("verify-rules", events=len(record.events)))
    if state.actor != OVER:
        typer.echo(say("verify-running"))
    typer.echo(say("verify-local"))


def _check_all(text: str, seal: str | None) -> None:
    proof = prove(text, seal)
    typer.echo(say("verify-rules", events=proof.events))
    typer.echo(say("verify-draws", draws=proof.draws))
    if proof.ranked:
        typer.echo(say("verify-ranked"))
    if proof.unranked:
        typer.echo(say("verify-unranked", draws=proof.unranked))
    for name, seats in (("revealed", proof.revealed), ("unrevealed", proof.unrevealed), ("silent", proof.silent)):
        if seats:
            typer.echo(say(f"verify-{name}", seats=_numbers(seats)))
    if not proof.revealed:
        typer.echo(say("verify-host"))
    if proof.imported:
        typer.echo(say("verify-imported"))
    if proof.continues is not None:
        typer.echo(say("verify-continues", rules=proof.continues))
    elif proof.from_position:
        typer.echo(say("verify-position"))
    if proof.adjudicated is not None:
        typer.echo(say("verify-adjudicated", result=proof.adjudicated))
    typer.echo(say("verify-seal-fits") if seal else say("verify-seal", seal=proof.seal))


def _numbers(seats: Sequence[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)
