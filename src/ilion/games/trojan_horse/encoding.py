"""The numbers of phases, actions, outcomes and kinds, shared by the rules and everything that refers to them."""

from ilion.games.trojan_horse.components import FIGURES

# The phases: the decision or draw that the state waits for.
PHASES = ("deal", "load", "set-out", "announce", "card", "swap", "all", "insert", "look", "fill", "reveal", "ended")
DEAL, LOAD, SET_OUT, ANNOUNCE, CARD, SWAP, ALL, INSERT, LOOK, FILL, REVEAL, ENDED = range(12)

# Actions: the first number of each kind.
A_ANNOUNCE = 0  # 3: announce 1, 2, 3
A_KEEP = 3  # leave the treasures where they are
A_SWAP = 4  # 21: a pair of districts
A_ALL = 25  # insert the whole display
A_PASS = 26  # insert nothing
A_INSERT = 27  # 35: figure × district
N_ACTIONS = 62

PAIRS = [(a, b) for a in range(7) for b in range(a + 1, 7)]
FIRST = [a for a, _ in PAIRS]
SECOND = [b for _, b in PAIRS]

# Chance outcomes.
O_COLOUR = 0  # 4: a colour card or a hero
O_CARD = 4  # 5: a hero card
O_TREASURE = 9  # 3: a treasure
N_CHANCE = 12

RED = 0
NO_WINNER = -1  # the winner of a district that no colour wins
HELPER = FIGURES.index("helper")
TRIDENT = 4
NO_CARD = 5
UNSEEN = 3  # the kind of a treasure that nobody has looked at yet
WATCHER = 4  # the spectators' bit among the viewers that know a treasure
