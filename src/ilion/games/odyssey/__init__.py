"""Odyssee (Hartmut Witt, 1995), 2–6 players."""

from ilion.games.odyssey.game import Odyssey

game = Odyssey()

__all__ = ["Odyssey", "game"]
