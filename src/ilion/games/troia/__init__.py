"""Troia (Eloi Pujadas, 2019), 2 players."""
