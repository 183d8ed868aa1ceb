"""Troia with broken rules, and with other words."""

from __future__ import annotations

from tests.games.mutants import Mutant

BROKEN = [
    Mutant("heroes beyond do not break a tie", "rules", "self.steps[seat] * 8 + self.heroes_beyond(seat)", "self.steps[seat] * 8"),
    Mutant("the Greeks begin with three cards", "components", "DEALT = 2", "DEALT = 3"),  # TR-9
    Mutant("one card is drawn in a turn", "components", "DRAWN = 2", "DRAWN = 1"),  # TR-10
    Mutant("the dearest god costs 4", "components", "(5, 4, 3, 3, 2, 1)", "(4, 4, 3, 3, 2, 1)"),  # TR-6
    Mutant("the Cornucopia is worth 3", "components", "CORNUCOPIA = 2", "CORNUCOPIA = 3"),  # TR-24
    Mutant(
        "an offering needs nothing of the god's own", "rules", "self.cards > 0 and self.own > 0 and", "self.cards > 0 and"
    ),  # TR-11
    Mutant("no offering is superior", "rules", "2 if superior else 1", "1"),  # TR-13
    Mutant("the god stays where it is", "rules", "self.move_god(self.god, 0 if", "self.move_god(self.god, self.slot[self.god] if"),
    Mutant("Ares reaches the defence", "components", '"-2-2-"', '"-1-2-"'),  # TR-17
    Mutant(
        "a foreign card joins the discards", "cards", "if owner == seat:\n            self.pile", "if True:\n            self.pile"
    ),
    Mutant("Apollo takes the lowest discard", "rules", "self.n_pile[rival] - 1])", "0])"),  # TR-26
    Mutant("Apollo always takes the top", "rules", 'self.any_discard = options["apollo"] == "any"', "self.any_discard = False"),
    Mutant("parts are never scarce", "rules", 'self.scarce = options["parts"] == "scarce"', "self.scarce = False"),  # TR-5
    Mutant("one hero is enough for a goal step", "components", "HEROES_FOR_A_STEP = 2", "HEROES_FOR_A_STEP = 1"),  # TR-15
    Mutant("the first stage asks for Paris", "components", 'STAGES = ("either", ', 'STAGES = ("paris", '),  # TR-29
    Mutant("three steps win", "components", "STEPS_TO_WIN = 4", "STEPS_TO_WIN = 3"),  # TR-28
    Mutant("the last stage takes one card", "rules", "ICON[card] != BOTH and self.half == 0", "False"),  # TR-29
    Mutant("a deck with one card is empty", "rules", "if self.n_deck[0] == 0 or", "if self.n_deck[0] == 1 or"),  # TR-30
    Mutant("Iris always moves the boar's god", "rules", "self.chosen = token", "self.chosen = 0"),  # TR-27
]
REWORDED = [Mutant("the horse stands on a wagon", "components", '"wheels")', '"wagon")')]
