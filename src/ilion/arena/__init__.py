"""Matches between bots: duplicate play, standings with intervals, ratings, and the balance of a game."""

from __future__ import annotations

from ilion.arena.match import Match, Result, play
from ilion.arena.standings import Standing, standings
from ilion.arena.tournament import Tournament

__all__ = ["Match", "Result", "Standing", "Tournament", "play", "standings"]
