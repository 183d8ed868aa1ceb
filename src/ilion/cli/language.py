"""The language of the terminal: that of `--language`, or of the environment. Help, errors and reports are in this language."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ilion.cli.usage import UsageError, explain, shows_help
from ilion.core.errors import InvalidOption, system_reason
from ilion.core.text import Catalogue, Fact, Text

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


def in_words(text: Text) -> str:
    """Return a text of any catalogue in the language of the running command."""
    return text.in_language(text.catalogue.nearest(current()))


def os_reason(error: OSError) -> str:
    """Return the operating system's reason for a refusal."""
    return in_words(system_reason(error))


class Translated(TyperGroup):
    """The `ilion` command, whose help and errors are in the language of the terminal. The help of a command is the text
    `help-<command>`, that of a parameter `help-<command>-<parameter>`. A parameter that a group and its commands share has one
    text, that of the group; the parameters in `SHARED` have one text for all."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **others: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        asked = requested(self, given)
        _Asked.language = asked if asked in CATALOGUE.languages() else None
        self.help = say("help-ilion")
        _translate(self, ())
        return super().main(args, *rest, **others)

    def make_context(self, *arguments: Any, **others: Any) -> Any:
        with _errors_in_words():
            return super().make_context(*arguments, **others)

    def invoke(self, ctx: Any) -> Any:
        with _errors_in_words():
            return super().invoke(ctx)


@contextmanager
def _errors_in_words() -> Iterator[None]:
    """Print an error in the arguments in the language of the terminal, and end the command as the library would have."""
    try:
        yield
    except UsageError as error:
        if shows_help(error):
            raise
        typer.echo("\n".join(_headings(line) for line in explain(error, say)), err=True)
        raise typer.Exit(error.exit_code) from None


def requested(command: Any, arguments: Sequence[str]) -> str | None:
    """Return the value of `--language` among the arguments. The help needs it before Click reads them, so this walks through them
    as Click does: it skips the values of other options, and everything after `--`."""
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


def _translate(command: Any, path: tuple[str, ...]) -> None:
    """Give a command and all commands below it their help."""
    if path:
        command.help = command.short_help = say(f"help-{'-'.join(path)}")
    for parameter in command.params:
        parameter.help = say(_key(parameter.name, path))
    command.get_help = lambda context: _headings(type(command).get_help(command, context))
    for name, part in getattr(command, "commands", {}).items():
        _translate(part, (*path, name))


def _key(parameter: str, path: tuple[str, ...]) -> str:
    """Return the key of the help of a parameter: that of its command, or of the group that the command is in."""
    if parameter in SHARED:
        return f"help-{parameter}"
    name = parameter.replace("_", "-")
    keys = [f"help-{'-'.join((*path[:n], name))}" for n in range(len(path), 0, -1)]
    return next((key for key in keys if key in CATALOGUE), keys[0])


def _headings(text: str) -> str:
    """Translate the headings that the library writes around the texts."""
    headings = {"Usage": "usage", "Options": "options-heading", "Arguments": "arguments-heading", "Commands": "commands-heading"}
    text = re.sub(r"^(Usage|Options|Arguments|Commands):", lambda found: _with_colon(headings[found[1]]), text, flags=re.M)
    text = text.replace("Show this message and exit.", say("help-help"))
    text = re.sub(r"\[default:(?=\s)", f"[{_with_colon('help-default')}", text)
    return re.sub(r"(?<=\[|\s)required\]", f"{say('help-required')}]", text)


def _with_colon(key: str) -> str:
    """Return an introductory word with the language's colon, which in French follows a space."""
    return say("with-colon", text=say(key))
