"""A game of a few moves that has everything a terminal must cope with."""
