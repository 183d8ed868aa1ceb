"""Bots by name: `random`, `greedy:depth=8,slips=0.2`, `search:seconds=0.5`, or a level of a game.

A name may be followed by a colon and settings, which are the fields of the bot's class.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ilion.bots.bot import TEXTS, Bot, InvalidBot, RandomBot
from ilion.bots.greedy import GreedyBot
from ilion.bots.search import SearchBot
from ilion.core.game import Game
from ilion.core.text import printable

KINDS: Mapping[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
SETTINGS: Mapping[str, type[int] | type[float] | type[str]] = {"int": int, "float": float, "str": str}
CHANCES = {"slips", "forgets", "net"}
POSITIVE = {"depth", "worlds", "nodes"}


def names(game: Game[Any]) -> list[str]:
    """Return the names of bots in this game: its levels, weakest first, then the kinds."""
    return [*game.evaluator().levels(), *KINDS]


def is_search(name: str, game: Game[Any]) -> bool:
    """Whether a bot thinks for a set time, unlike those that answer at once."""
    kind: str = game.evaluator().levels().get(name, name).partition(":")[0]
    return kind == "search"


def make(name: str, game: Game[Any], seconds: float | None = None, kinds: Mapping[str, type[Bot]] = KINDS) -> Bot:
    """Return the bot with this name. `seconds` is the budget per decision of a search that names none."""
    kind, _, settings = game.evaluator().levels().get(name, name).partition(":")
    if kind not in kinds:
        known = [*game.evaluator().levels(), *kinds]
        raise InvalidBot(TEXTS.text("no-bot", id=printable(name), title=(game.named,), bots=", ".join(known)))
    known_settings = settings_of(kinds[kind])
    given = dict(_setting(kind, text, known_settings) for text in settings.split(",") if settings)
    if seconds is not None and "seconds" in known_settings and not given.keys() & {"seconds", "turn_seconds", "iterations"}:
        given["seconds"] = seconds
    return kinds[kind](**given)


def settings_of(kind: type[Bot]) -> dict[str, str]:
    """Return the settings that the name of such a bot can have, with their types."""
    return {field.name: str(field.type) for field in fields(kind) if field.type in SETTINGS}  # type: ignore[arg-type]


def _setting(kind: str, text: str, known: Mapping[str, str]) -> tuple[str, int | float | str]:
    name, _, value = text.partition("=")
    if name not in known:
        key = "no-setting" if known else "no-settings"
        raise InvalidBot(TEXTS.text(key, kind=kind, setting=printable(name), settings=", ".join(known)))
    try:
        number = SETTINGS[known[name]](value)
    except ValueError:
        raise InvalidBot(TEXTS.text("setting-number", kind=kind, setting=name, given=printable(value))) from None
    if isinstance(number, str):
        return name, number
    if name in CHANCES and not 0 <= number <= 1:
        raise InvalidBot(TEXTS.text("setting-share", kind=kind, setting=name, given=value))
    if not (0 < number < 1e9 or (number == 0 and name not in POSITIVE)):
        key = "setting-positive" if name in POSITIVE else "setting-not-negative"
        raise InvalidBot(TEXTS.text(key, kind=kind, setting=name, given=value))
    return name, number
