"""The Trojan horse with broken rules, and with other words."""

from __future__ import annotations

from tests.games.mutants import Mutant

BROKEN = [
    Mutant("a count of 0 may win a district", "rules", "if count > 0 and ", "if "),  # TH-24
    Mutant("a tie for the most wins the district", "rules", " and counts.count(count) == 1", ""),  # TH-24
    Mutant("a full district can be chosen", "rules", "if self.total[district] == self.cap:", "if False:"),  # TH-16
    Mutant("heroes in a district count for nothing", "rules", "self.total[district] + BONUS", "BONUS"),  # TH-25
    Mutant("the palace has no bonus", "components", "BONUS = (3, ", "BONUS = (0, "),  # TH-1
    Mutant("there is one trident", "components", "(3, 3, 6, 6, 2)", "(3, 3, 6, 6, 1)"),  # TH-3
    Mutant("the best treasure is worth 4", "components", "TREASURES = (0, 1, 3)", "TREASURES = (0, 1, 4)"),  # TH-4
    Mutant("six heroes fill a district with four players", "components", "{2: 7, 3: 5, 4: 7}", "{2: 7, 3: 5, 4: 6}"),  # TH-16
    Mutant("a card must be higher than the number announced", "rules", "card >= self.announced", "card > self.announced"),  # TH-13
    Mutant(
        "the third hero of a colour brings a look", "rules", "district * 4 + colour] == 2:", "district * 4 + colour] == 3:"
    ),  # TH-20
    Mutant("the trident lets two in", "rules", "3 if number > 3 else number)", "2 if number > 2 else number)"),  # TH-19
    Mutant("knowledge stays when treasures are swapped", "rules", "self.known[b] = seats\n", "self.known[a] = seats\n"),  # TH-21
    Mutant("everybody sees a treasure that one looks at", "rules", "|= 1 << seat\n", "|= 15\n"),  # TH-20
    Mutant("with two players turns alternate", "rules", "self.seats == 2 and", "self.seats == 9 and"),  # TH-11
    Mutant("the discards come back a card early", "rules", "if self.deck_left == 0:", "if self.deck_left == 1:"),  # TH-18
    Mutant("the option for the first turn is ignored", "rules", '["loading_is_first_turn"] == "on"', '["horse"] == ""'),  # TH-10
    Mutant("the editions play alike", "rules", 'self.french = options["edition"] == "french"', "self.french = False"),  # TH-19
]
REWORDED = [Mutant("the palace is called castle", "components", '"palace"', '"castle"')]
