"""Matches between bots: duplicate play, standings with intervals, ratings, and what they show about a game's balance."""

from __future__ import annotations

from ilion.arena.match import Match, Result, play
from ilion.arena.standings import Standing, standings
from ilion.arena.tournament import Tournament

__all__ = ["Match", "Result", "Standing", "Tournament", "play", "standings"]
