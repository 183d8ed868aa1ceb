"""Lots: a game of a few lines in which everything occurs that the conformance suite looks at. Interpreted only."""
