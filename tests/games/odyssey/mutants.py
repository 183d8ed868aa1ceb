"""The Odyssey with broken rules, and with other words."""

from __future__ import annotations

from tests.games.mutants import Mutant

HOME = "if self.home >> other & 1 or self.score_(other)"
BROKEN = [
    Mutant("a captain who came home is ranked by the score", "rules", "if self.home >> seat & 1:\n", "if False:\n"),  # OD-27
    Mutant("the others do not yield to one who came home", "rules", HOME, "if self.score_(other)"),  # OD-27
    Mutant("chips in hand cost nothing", "rules", "self.size(self.cards[seat]) - self.chips[seat]", "self.size(self.cards[seat])"),
    Mutant("nobody may go home with a chip", "sea", "if self.homecoming == AT_MOST:", "if False:"),  # OD-27
    Mutant(
        "everybody may go home", "sea", "if self.chips[seat] == 0:\n            return True", "if True:\n            return True"
    ),
    Mutant("exactly as many chips as cards are one too few", "sea", "self.homecoming == EQUAL and", "False and"),  # OD-27
    Mutant("the game lasts a round longer", "rules", "self.round == self.max_rounds", "self.round > self.max_rounds"),  # OD-28
    Mutant("an arrow never moves a ship on land", "rules", "if seat != self.turn and LAND", "if LAND"),  # OD-10
    Mutant("the breeze blows as far as the strong wind", "components", "(2 * RADIUS, 2, 1)", "(2 * RADIUS, 2, 2)"),  # OD-9
    Mutant("the Syrtes do not hold a ship", "rules", "elif land == SYRTES:", "elif False:"),  # OD-11
    Mutant("a crew starves at once", "rules", "== STARVING else 0", ">= 0 else 0"),  # OD-23
    Mutant("gifts do not end hunger", "sea", "if self.take_gifts(seat, number) > 0:", "if self.take_gifts(seat, number) > 99:"),
    Mutant("the supply of gifts has no end", "sea", "if number > self.supply:", "if False:"),  # OD-25
    Mutant("the higher sum loses the fight", "encounters", "self.foe if difference > 0 else", "self.foe if difference < 0 else"),
    Mutant("a fight has 13 rounds", "components", "FIGHT_ROUNDS = 12", "FIGHT_ROUNDS = 13"),  # OD-21
    Mutant("a lost ship keeps its chips on the rim", "encounters", "self.rims[seat] = 0\n", "self.rims[seat] |= 0\n"),  # OD-24
    Mutant("the Aegis does not help", "encounters", "if self.holds_open(challenged, AEGIS):", "if False:"),  # OD-3
    Mutant("the Veil does not help", "rules", "if self.holds_open(seat, VEIL):", "if False:"),  # OD-24
    Mutant("a card turned stays turned", "sea", "self.turned ^= 1 << card", "self.turned |= 1 << card"),  # OD-3
    Mutant(
        "Circe costs no turn",
        "adventures",
        "else:\n                self.missed |= 1 << seat",
        "else:\n                self.missed |= 0",
    ),
    Mutant("the Laistrygonians are stronger", "components", "LAISTRYGONIANS = 3", "LAISTRYGONIANS = 4"),  # OD-3
    Mutant("the chip of a bargained island always goes to the rim", "encounters", "if self.chip_to_hand:", "if False:"),  # OD-22
    Mutant("Crete lies elsewhere", "components", '"crete": (4, 0)', '"crete": (4, 1)'),  # OD-2
]
REWORDED = [Mutant("the black ship is purple", "components", '"white", "black")\nHEROES', '"white", "purple")\nHEROES')]
