"""Lots: a game of a few lines with everything that the conformance suite checks. Interpreted only."""
