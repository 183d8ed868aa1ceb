"""Errors that the library for the command line finds in the arguments, in the language of the terminal."""

from __future__ import annotations

import re
from typing import Any

import typer

from ilion.core.text import Say, printable

# The library exports the error for a bad value only; all errors in the arguments derive from its base.
UsageError: Any = typer.BadParameter.__mro__[1]

# Errors that the library raises with nothing but an English sentence.
SENTENCES = (
    (re.compile(r"No such command '(?P<command>.*?)'\.(?: Did you mean (?P<similar>.*?)\?)?", re.S), "usage-no-command"),
    (re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((?P<given>.*)\)", re.S), "usage-extra"),
    (re.compile(r"Option '(?P<option>.*?)' requires an argument\.", re.S), "usage-no-value"),
    (re.compile(r"Option '(?P<option>.*?)' does not take a value\.", re.S), "usage-flag"),
    (re.compile(r"(?P<value>.*) is not one of (?P<choices>.*)\.", re.S), "usage-choice"),
    (re.compile(r"Missing command\."), "usage-missing-command"),
)
# Errors in a value, by the type that the library's validation gives them.
VALUES = {
    "int_parsing": "usage-integer",
    "int_from_float": "usage-integer",
    "int_parsing_size": "usage-integer",
    "float_parsing": "usage-number",
    "greater_than_equal": "usage-at-least",
    "less_than_equal": "usage-at-most",
}


def shows_help(error: Any) -> bool:
    """Return whether the error stands for the help of a command that was called without arguments."""
    return type(error).__name__ == "NoArgsIsHelpError"


def explain(error: Any, say: Say) -> list[str]:
    """Return the lines that explain an error: the usage of the command, the way to its help, and the error."""
    lines = []
    if error.ctx is not None:
        lines = [error.ctx.get_usage(), say("usage-try", command=f"{error.ctx.command_path} --help"), ""]
    return [*lines, say("usage-error", reason=_reason(error, say))]


def _reason(error: Any, say: Say) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        reason = say("usage-no-option", option=printable(error.option_name))
        similar = ", ".join(sorted(error.possibilities or ()))
        return f"{reason} {say('usage-similar', names=similar)}" if similar else reason
    if kind == "MissingParameter":
        return say(f"usage-missing-{error.param.param_type_name}", name=_name(error.param))
    if isinstance(error, typer.BadParameter):
        return _value_reason(error, say)
    return _sentence(str(error.message), say) or str(error.message)


def _value_reason(error: Any, say: Say) -> str:
    name = "" if error.param is None else _name(error.param)
    found = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    if key := VALUES.get(found.get("type", "")):
        limits = found.get("ctx", {})
        limit = limits.get("ge", limits.get("le", 0))
        return say(key, name=name, value=printable(found["input"]), limit=str(limit))
    reason = str(error.message).removeprefix("Value error, ")
    return _sentence(printable(reason), say, name=name) or (f"{name}: {reason}" if name else reason)


def _sentence(sentence: str, say: Say, **facts: str) -> str | None:
    """Return one of the library's sentences in the language of the terminal, or None for any other sentence."""
    for pattern, key in SENTENCES:
        if found := pattern.fullmatch(sentence):
            given = facts | {name: value.replace("'", "") for name, value in found.groupdict().items() if value is not None}
            similar = given.pop("similar", None)
            reason = say(key, **given)
            return f"{reason} {say('usage-similar', names=similar)}" if similar else reason
    return None


def _name(parameter: Any) -> str:
    """Return the name of a parameter as a person types it or sees it in the help."""
    if parameter.param_type_name == "option":
        return " / ".join(parameter.opts)
    return str(parameter.metavar or parameter.name)
