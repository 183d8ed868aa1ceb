"""The language of the terminal: that of `--language`, or of the environment. Help, errors and reports are said in it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ilion.core.errors import InvalidOption
from ilion.core.text import Catalogue, Fact

CATALOGUE = Catalogue("ilion.cli")
Language = Annotated[str | None, typer.Option(show_default=False)]


class _Asked:
    """The language that the running command was asked for; None if the environment decides."""

    language: str | None = None


def chosen(asked: str | None) -> str:
    """Return the requested language, or the one that the environment names, if it is supported; from now on it is the language of
    this command."""
    known = CATALOGUE.languages()
    if asked is not None:
        if asked not in known:
            raise InvalidOption(f"Language {asked!r} is not supported; choose {', '.join(known[:-1])} or {known[-1]}")
        _Asked.language = asked
        return asked
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in known else "en"


def current() -> str:
    """Return the language of the running command."""
    return _Asked.language or chosen(None)


def say(key: str, **facts: Fact) -> str:
    """Return a text of the terminal in the language of the running command."""
    return CATALOGUE.format(key, facts, current())


class Translated(TyperGroup):
    """The `ilion` command, whose help is in the language of the terminal. Its texts are `help-<command>` and
    `help-<command>-<parameter>`; what has none keeps the words of the source."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **others: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        asked = re.search(r"--language[= ](\w+)", " ".join(given))
        _Asked.language = asked[1] if asked and asked[1] in CATALOGUE.languages() else None
        _translate(self, "ilion")
        return super().main(args, *rest, **others)


def _translate(command: Any, name: str) -> None:
    if f"help-{name}" in CATALOGUE:
        command.help = command.short_help = say(f"help-{name}")
    for parameter in command.params:
        keys = (f"help-{name}-{parameter.name}", *(("help-language",) if parameter.name == "language" else ()))
        if found := next((key for key in (*keys, f"help-{parameter.name}") if key in CATALOGUE), None):
            parameter.help = say(found)
    command.get_help = lambda context: _headings(type(command).get_help(command, context))
    for below, part in getattr(command, "commands", {}).items():
        _translate(part, below)


def _headings(text: str) -> str:
    """Translate what Click writes around the texts."""
    headings = {"Usage": "usage", "Options": "options-heading", "Arguments": "arguments-heading", "Commands": "commands-heading"}
    text = re.sub(r"^(Usage|Options|Arguments|Commands):", lambda found: f"{say(headings[found[1]])}:", text, flags=re.M)
    text = text.replace("Show this message and exit.", say("help-help"))
    text = re.sub(r"\[default:(?=\s)", f"[{say('help-default')}:", text)
    return text.replace("[required]", f"[{say('help-required')}]")
