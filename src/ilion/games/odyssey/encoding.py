"""The numbers of phases, actions, outcomes, cards and things, shared by the rules and everything that refers to them."""

from __future__ import annotations

from ilion.games.odyssey import components as box

# The phases: first those that always have the same choices, then the others.
PHASES = (
    *("sail-roll", "lay", "aim", "engage", "refuse", "answer", "round", "save", "reply"),
    *("roll", "favour", "brawl", "again", "sirens", "cattle", "provisions"),
    *("lot", "move", "sail", "offer", "name", "price", "choose", "uncover", "look", "peek", "ended"),
)
SAIL_ROLL, LAY, AIM, ENGAGE, REFUSE, ANSWER, ROUND, SAVE, REPLY, ROLL, FAVOUR, BRAWL, AGAIN, SIRENS, CATTLE, PROVISIONS = range(16)
LOT, MOVE, SAIL, OFFER, NAME, PRICE, CHOOSE, UNCOVER, LOOK, PEEK, ENDED = range(16, 27)

# The actor of a phase: chance, either of two seats, the ruler of the island; otherwise the active player.
BY_CHANCE = (LOT, SAIL_ROLL, ROUND, UNCOVER, ROLL, FAVOUR, BRAWL, PEEK, PROVISIONS)
BY_EITHER = (ENGAGE, REFUSE, OFFER, ANSWER, SAVE)
BY_RULER = (REPLY, CHOOSE)

# Actions: the first number of each kind.
A_SAIL = 0
A_ARROW = 1
A_TO = 2  # 127: the hex where the ship ends its move
A_LAY = 129  # 127: the hex where the arrow lies
A_AIM = 256  # 6: its direction
A_FIGHT = 262
A_PASS = 263
A_AEGIS = 264
A_NO_AEGIS = 265
A_VEIL = 266
A_NO_VEIL = 267
A_NO_OFFER = 268
A_PEACE = 269
A_GIVE = 270  # 33: a thing
A_ASK = 303  # 33: a thing
A_ACCEPT = 336
A_REFUSE = 337
A_CARD = 338  # 15: a card
A_LOOK = 353  # 15: a rim space
A_PAY = 368
A_ROLL = 369
A_ABSTAIN = 370
A_SLAUGHTER = 371
A_AGAIN = 372
A_FLEE = 373
N_ACTIONS = 374

# Chance outcomes.
O_SEAT = 0  # 6: the seat that begins
O_SAIL = 6  # 4: the sail die
O_WHITE = 10  # the favour die
O_BLACK = 11
O_DICE = 12  # 16: two sail dice
O_CARD = 28  # 15: a card
N_CHANCE = 43

# Things of a bargain: 1 to 3 gifts, then cards, then islands.
T_CARD = box.MAX_GIFTS
T_ISLAND = T_CARD + len(box.CARDS)
THINGS = T_ISLAND + len(box.ISLANDS)

# Offers, as an action counted from A_NO_OFFER.
PEACE = A_PEACE - A_NO_OFFER
GIVE = A_GIVE - A_NO_OFFER
ASK = A_ASK - A_NO_OFFER

WINE, LOTUS, POLYPHEMOS, WINDS, LAISTRYGONIANS, CIRCE, HADES, THE_SIRENS = range(8)
SKYLLA, CHARYBDIS, THE_CATTLE, KALYPSO, PHAIAKIANS, AEGIS, VEIL = range(8, 15)
AT_MOST, EQUAL, NONE = range(len(box.HOMECOMING))
AIOLIA = list(box.ISLANDS).index("aiolia")

NOBODY = 6
NO_CARD = 15
NO_ISLAND = 15
NO_HEX = 127
UNSEEN = 15  # on a rim space: a card that nobody has looked at
EMPTY = 16  # a rim space without a card
WATCHER = 6  # the spectators' bit among the viewers that know a card: they know the cards that are face up
CALM = len(box.WINDS)  # no wind at all

# Pairs of seats that may fight: the bit of each, by seat * 6 + seat.
PAIRS = [(a, b) for a in range(6) for b in range(a + 1, 6)]
PAIR = [1 << PAIRS.index((min(a, b), max(a, b))) if a != b else 0 for a in range(6) for b in range(6)]
EVERY_PAIR = (1 << len(PAIRS)) - 1
