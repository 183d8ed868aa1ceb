"""Players that are programs: random, greedy and search, levels made of them, and programs outside."""

from __future__ import annotations

from ilion.bots.bot import Bot, InvalidBot, Judgement, RandomBot, decide
from ilion.bots.greedy import GreedyBot
from ilion.bots.search import SearchBot

__all__ = ["Bot", "GreedyBot", "InvalidBot", "Judgement", "RandomBot", "SearchBot", "decide"]
