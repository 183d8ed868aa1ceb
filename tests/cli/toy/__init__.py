"""A game of a few moves that has everything a terminal must cope with. It extends the state in Python, so it runs interpreted."""

from toy.game import Pearls

game = Pearls()
