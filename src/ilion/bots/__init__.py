"""Players that are programs: random, greedy and search, the levels made of them, classes of your own, and external programs.

A bot never sees the state of a game: it gets a world that its seat cannot distinguish from it.
"""

from __future__ import annotations

from ilion.bots.advice import NoAdvice, advise
from ilion.bots.bot import Bot, IllegalChoice, InvalidBot, RandomBot, RankedMove, decide
from ilion.bots.classes import ClassBot, make_class
from ilion.bots.external import ExternalBot
from ilion.bots.greedy import GreedyBot
from ilion.bots.guests import BotFailure, Failure, GuestBot
from ilion.bots.names import make, names
from ilion.bots.search import SearchBot

__all__ = [
    "Bot",
    "BotFailure",
    "ClassBot",
    "ExternalBot",
    "Failure",
    "GreedyBot",
    "GuestBot",
    "IllegalChoice",
    "InvalidBot",
    "NoAdvice",
    "RandomBot",
    "RankedMove",
    "SearchBot",
    "advise",
    "decide",
    "make",
    "make_class",
    "names",
]
