"""The language of the terminal."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ilion.core.errors import InvalidOption
from ilion.core.text import Catalogue

CATALOGUE = Catalogue("ilion.cli")
Language = Annotated[str | None, typer.Option(help="en, de, fr, es or nl; by default the terminal's own.", show_default=False)]


def chosen(asked: str | None) -> str:
    """Return the requested language, or the one that the environment names, if it is supported."""
    known = CATALOGUE.languages()
    if asked is not None:
        if asked not in known:
            raise InvalidOption(f"Language {asked!r} is not supported; choose {', '.join(known[:-1])} or {known[-1]}")
        return asked
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in known else "en"
