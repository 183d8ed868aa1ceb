"""Tournaments as pure functions: who plays whom, where they sit, what a place is worth, and who stands where.

Nothing here reads a clock, a database or a random number: the same tournament gives the same pairings everywhere."""
