"""Horus with broken rules, and with other words."""

from __future__ import annotations

from tests.games.mutants import Mutant

BROKEN = [
    Mutant("a temple doubles nothing", "regions", "self.size[tile] << self.mark[tile]", "self.size[tile]"),  # HO-28
    Mutant("an island doubles nothing", "regions", "self.worth[tile] *= 2", "self.worth[tile] *= 1"),  # HO-29
    Mutant("no limit of points for a region", "components", "MAX_POINTS = 10", "MAX_POINTS = 99"),  # HO-28
    Mutant(
        "a tie controls nothing",
        "regions",
        "self.force[region * 4 + other] > mine",
        "other != seat and self.force[region * 4 + other] >= mine",
    ),
    Mutant("a hand has four cards", "components", "HAND = 5", "HAND = 4"),  # HO-12
    Mutant("numbers count from the first turn", "table", "first: bool = flag(start=True)", "first: bool = flag()"),  # HO-20
    Mutant("the question mark reaches six", "components", "MAX_OPEN = 5", "MAX_OPEN = 6"),  # HO-19
    Mutant("stones may always be left out", "rules", 'self.must = options["stone"] == "must"', "self.must = False"),  # HO-19
    Mutant("one pile is larger", "components", '"seven": (13, 7)', '"seven": (13, 8)'),  # HO-2
    Mutant("there are three stones of a colour", "components", "STONES = 20", "STONES = 3"),  # HO-4
    Mutant("the hand is filled after the Nile card", "rules", "self.played == NILE or not", "not"),  # HO-25
    Mutant("nobody discards an exhausted terrain", "rules", "self.exhaust(pile)\n", "\n"),  # HO-23
    Mutant(
        "a tile may block an end",
        "lattice",
        "for i in range(2):\n            self.find_barred(i)",
        "for i in range(0):\n            self.find_barred(i)",
    ),
    Mutant(
        "dead cards come back",
        "hands",
        "            if not self.dead(card):\n                self.deck[card] = self",
        "            if True:\n                self.deck[card] = self",
    ),  # HO-22
    Mutant(
        "the Nile moves stones of everybody", "rules", "self.stone[tile] == self.turn:", "self.stone[tile] != NO_STONE:"
    ),  # HO-25
    Mutant("a stone stays where it was", "rules", "self.stone[self.source] = NO_STONE", "pass"),  # HO-25
    Mutant("the second temple", "components", "BAG_TEMPLES = 1", "BAG_TEMPLES = 2"),  # HO-2
    Mutant(
        "regions of a corner are one",
        "components",
        "*((-1, -2), (0, -2), (1, -2)),  # above",
        "*((-1, -2), (0, -2), (2, -2)),  # above",
    ),
]
REWORDED = [Mutant("the stones have other colours", "components", '"yellow")', '"ivory")')]
