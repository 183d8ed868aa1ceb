"""Horus (Jean Vanaise, 2008), 2–4 players."""

from ilion.games.horus.game import Horus

game = Horus()

__all__ = ["Horus", "game"]
