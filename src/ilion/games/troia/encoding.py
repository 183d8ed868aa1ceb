"""The numbers of phases, actions, outcomes and places, shared by the rules and everything that refers to them."""

from ilion.games.troia.components import CARDS, COSTS, DECK, GODS, HEROES, OFFERINGS, PARTS, POWER_MOVES, SIDES, STAGES

# The phases. Chance: the faces of the gods, their slots, the first cards; cards drawn; the card Doris takes. A seat: offering or
# draw, payment, a power (yes or no, a card, a hero, a hero and a defence, Aphrodite's two heroes, Iris' god and slot), the goal
# step, heroes that return.
PHASES = (
    "face", "lay", "deal", "turn", "pay", "use", "take", "hero", "defence", "forward", "back", "god", "slot", "draw", "steal",
    "goal", "return", "ended",
)  # fmt: skip
FACE, LAY, DEAL, TURN, PAY, USE, TAKE, HERO, DEFENCE, FORWARD, BACK, GOD, SLOT, DRAW, STEAL, GOAL, RETURN, ENDED = range(18)

# Actions: the first number of each kind.
A_DRAW = 0  # draw two cards
A_GOD = 1  # 6: a god, by token: the god of the offering, or the god that Iris moves
A_CARD = 7  # 54: a card: paid, taken with Apollo, or used for a goal step
A_HORN = 61  # spend the Cornucopia
A_OFFER = 62  # end the payment
A_USE = 63  # use the power
A_PASS = 64  # decline the power or the goal step
A_HERO = 65  # 6: a hero: moved by a power, or sent back after a goal step
A_DEFENCE = 71  # 12: hero × (Greek defence, Trojan defence), for Artemis
A_SLOT = 83  # 6: a slot of Olympus, for Iris
N_ACTIONS = 89

# Chance outcomes.
O_FACE = 0  # 2: face A or B of the next token
O_GOD = 2  # 6: the token for the next slot
O_CARD = 8  # 54: a card
N_CHANCE = 62

GREEK, TROJAN, NOBODY = range(3)
NO_GOD = 6
NO_HERO = 6
NO_PART = 4
PARIS, HECTOR, BOTH = 1, 2, 3

# The places of a card; a hand is AT_HAND + seat.
AT_DECK, AT_HAND, AT_PILE, AT_TABLE, AT_GONE = 0, 1, 3, 4, 5

# Others' knowledge of a card in a hand: its owner's rival knows that the owner has it; everybody knows whose hand it is in;
# everybody knows that it is in one of the two.
KNOWN, OPEN, FOG = 1, 2, 4

# The events that a spectator has seen of an owner's cards since some of them have been in doubt: an open card in a hand, a card
# that Doris took from a number of cards, an open card that left a hand, another card that left a number of them. The number of the
# card, or of the cards, is added.
PAST = ("own=", "rival=", ">rival/", ">own/", "-own=", "-rival=", "-own/", "-rival/", "?=")
IN_OWN, IN_RIVAL, TO_RIVAL, TO_OWN, LEFT_OWN, LEFT_RIVAL, OTHER_LEFT_OWN, OTHER_LEFT_RIVAL, EITHER = range(0, 9 * 64, 64)
MAX_PAST = 96  # events per owner; far more than any observed game needs

POWERS = (
    "poseidon", "ares", "hermes", "hera", "hephaestus", "artemis", "aphrodite", "zeus", "athena", "doris", "apollo", "iris",
)  # fmt: skip
POSEIDON, ARES, HERMES, HERA, HEPHAESTUS, ARTEMIS, APHRODITE, ZEUS, ATHENA, DORIS, APOLLO, IRIS = range(12)
NOWHERE = 5

# The components by number, as flat tables; each comment is the index. Cards 27–53 show the same offerings as 0–26.
CARD_NAMES = tuple(CARDS)
HERO_NAMES = tuple(HEROES)
SYMBOLS = [[name.split("+").count(offering) for offering in OFFERINGS] for name in CARDS]
OFFERED = [n for _ in SIDES for symbols in SYMBOLS for n in symbols]  # card * 6 + offering
WORTH = [sum(symbols) for _ in SIDES for symbols in SYMBOLS]  # card
PART = ["HFRW-".index(card[scarce]) for scarce in range(2) for _ in SIDES for card in CARDS.values()]  # scarce * 54 + card
ICON = [("", "P", "H", "PH").index(card[2]) for _ in SIDES for card in CARDS.values()]  # card
ASKED = [{"either": PARIS | HECTOR, "paris": PARIS, "hector": HECTOR, "both": BOTH}[stage] for stage in STAGES]  # stage
COST = [cost for side in COSTS for cost in side]  # side * 6 + slot
LINK = [
    [link[side] for link in HEROES.values()].index(offering) for side in range(2) for offering in OFFERINGS
]  # side * 6 + offering
POWER = [POWERS.index(god) for face in GODS for god in face]  # face * 6 + token


def _reach(side: int, god: str, zone: int) -> int:
    if god == "hermes":
        return zone + (1, -1)[side] if zone != (4, 0)[side] else NOWHERE
    return "01234-".index(POWER_MOVES.get(god, "-----")[zone])


REACH = [_reach(side, god, zone) for side in range(2) for god in POWERS for zone in range(5)]  # side * 60 + power * 5 + zone

assert len(CARDS) == DECK
assert len(PARTS) == NO_PART
