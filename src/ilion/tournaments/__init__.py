"""Tournaments as pure functions: pairings, seats, points and standings.

Nothing here reads a clock, a database or a random number: the same tournament gives the same pairings everywhere."""
