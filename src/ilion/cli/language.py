"""The language of the terminal."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ilion.core.errors import InvalidOption
from ilion.core.text import Catalogue

CATALOGUE = Catalogue("ilion.cli")
Language = Annotated[
    str | None, typer.Option(help="en, de, fr, es or nl; the terminal's own if it is one of them.", show_default=False)
]


def chosen(asked: str | None) -> str:
    """The language that was asked for, or the one that the environment names, as far as it is spoken here."""
    known = CATALOGUE.languages()
    if asked is not None:
        if asked not in known:
            raise InvalidOption(f"the language {asked!r} is not spoken here; {', '.join(known)} are")
        return asked
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in known else "en"
