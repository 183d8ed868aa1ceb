"""Bots that are Python classes of your own, by name: `my_bot.py:MyBot`, or `package.module:MyBot:depth=2,style=bold` with settings.

Naming one runs its code, so only a command line or a program may, never a saved game or a message from the network.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from ast import literal_eval
from pathlib import Path
from types import ModuleType
from typing import Any

from ilion.bots.bot import TEXTS, Bot, InvalidBot
from ilion.core.text import printable


def make_class(text: str) -> Bot:
    """Return a new bot of a class that a file or module defines. Raises `InvalidBot` if the name is wrong."""
    where, _, rest = text.partition(":")
    name, _, settings = rest.partition(":")
    if not where or not name:
        raise InvalidBot(TEXTS.text("class-form", given=printable(text)))
    kind = getattr(_module(where), name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise InvalidBot(TEXTS.text("class-missing", **{"where": where, "class": name}))
    given = dict(_setting(part, text) for part in settings.split(",") if part)
    try:
        return kind(**given)
    except TypeError as error:
        facts = {"class": name, "settings": settings, "reason": str(error)}
        raise InvalidBot(TEXTS.text("class-settings", **facts)) from None


def _module(where: str) -> ModuleType:
    try:
        if not where.endswith(".py"):
            return importlib.import_module(where)
        path = Path(where).resolve()
        name = f"ilion-bot:{path}"
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
        return sys.modules[name]
    except Exception as error:
        raise InvalidBot(TEXTS.text("class-not-loadable", where=where, reason=f"{type(error).__name__}: {error}")) from error


def _setting(part: str, text: str) -> tuple[str, Any]:
    name, found, value = part.partition("=")
    if not found:
        raise InvalidBot(TEXTS.text("class-setting-form", given=printable(text), setting=printable(part)))
    try:
        return name, literal_eval(value)
    except (ValueError, SyntaxError):
        return name, value
