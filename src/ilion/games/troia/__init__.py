"""Troia (Eloi Pujadas, 2019), 2 players."""

from ilion.games.troia.game import Troia

game = Troia()

__all__ = ["Troia", "game"]
