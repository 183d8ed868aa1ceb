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
SHARED = ("language", "version")  # parameters with one text for all commands


class _Asked:
    """The language that the running command was asked for; None if the environment decides."""

    language: str | None = None


def chosen(asked: str | None) -> str:
    """Return the requested language, which is the language of this command from now on. Without a request it is the one that was
    requested before the name of the command, or the one that the environment names, if it is supported."""
    known = CATALOGUE.languages()
    if asked is not None:
        if asked not in known:
            raise InvalidOption(say("error-language", language=asked, languages=", ".join(known)))
        _Asked.language = asked
    if _Asked.language is not None:
        return _Asked.language
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return named[:2] if named[:2] in known else "en"


def current() -> str:
    """Return the language of the running command."""
    return chosen(None)


def say(key: str, **facts: Fact) -> str:
    """Return a text of the terminal in the language of the running command."""
    return CATALOGUE.format(key, facts, current())


class Translated(TyperGroup):
    """The `ilion` command, whose help is in the language of the terminal. Its texts are `help-<command>` and
    `help-<command>-<parameter>`, and `help-<parameter>` for what is not of one command. A command or parameter without a text, and
    everything below a group of commands, keeps the words of the source."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **others: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        asked = requested(self, given)
        _Asked.language = asked if asked in CATALOGUE.languages() else None
        _translate(self, "ilion")
        for name, command in self.commands.items():
            _translate(command, name)
        return super().main(args, *rest, **others)


def requested(command: Any, arguments: Sequence[str]) -> str | None:
    """Return the value of `--language` among the arguments. The help needs it before Click reads them, so this walks through them
    as Click does: the value of another option is none of ours, and what follows `--` is no option."""
    language = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            break
        if not word.startswith("-"):
            command = getattr(command, "commands", {}).get(word, command)
            continue
        name, joined, value = word.partition("=")
        option = next((parameter for parameter in command.params if name in parameter.opts), None)
        if option is not None and not joined and not getattr(option, "is_flag", False):
            value = next(words, "")
        if option is not None and option.name == "language":
            language = value
    return language


def _translate(command: Any, name: str) -> None:
    if f"help-{name}" in CATALOGUE:
        command.help = command.short_help = say(f"help-{name}")
    for parameter in command.params:
        shared = (f"help-{parameter.name}",) if parameter.name in SHARED else ()
        if found := next((key for key in (f"help-{name}-{parameter.name}", *shared) if key in CATALOGUE), None):
            parameter.help = say(found)
    _translate_headings(command)


def _translate_headings(command: Any) -> None:
    command.get_help = lambda context: _headings(type(command).get_help(command, context))
    for part in getattr(command, "commands", {}).values():
        _translate_headings(part)


def _headings(text: str) -> str:
    """Translate what Click writes around the texts."""
    headings = {"Usage": "usage", "Options": "options-heading", "Arguments": "arguments-heading", "Commands": "commands-heading"}
    text = re.sub(r"^(Usage|Options|Arguments|Commands):", lambda found: f"{say(headings[found[1]])}:", text, flags=re.M)
    text = text.replace("Show this message and exit.", say("help-help"))
    text = re.sub(r"\[default:(?=\s)", f"[{say('help-default')}:", text)
    return text.replace("[required]", f"[{say('help-required')}]")
