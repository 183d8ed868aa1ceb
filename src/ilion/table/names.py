"""The names of players at a table: bots have names of their own, and no two players have the same one."""

from __future__ import annotations

from collections.abc import Collection

MAX_NAME = 40  # characters
JOINERS = {0x200C: None, 0x200D: None}  # invisible, but emoji and Indic scripts need them
BOT_NAMES = ("Nestor", "Cassandra", "Priam", "Helen", "Hector", "Andromache")


def check_printable(text: str) -> str:
    """Return the text; raise ValueError unless it is one line that people can see, without control characters or bidirectional
    overrides."""
    visible = text.translate(JOINERS)
    if not visible.isprintable() or (text and not visible):
        raise ValueError("must be one line of printable characters")
    return text


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if somebody else at the table has it: “Anna”, then “Anna 2”."""
    if not name or name not in taken:
        return name
    number = 2
    while (numbered := f"{name[: MAX_NAME - len(str(number)) - 1]} {number}") in taken:
        number += 1
    return numbered


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot without one."""
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
