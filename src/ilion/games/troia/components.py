"""The contents of the box."""

# TR-1: the two sides; seat 0 plays the Greeks. Cards 0–26 are the Greek deck, 27–53 the Trojan one.
SIDES = ("greek", "trojan")
DECK = 27

# TR-2: the offerings.
OFFERINGS = ("boar", "fish", "bull", "deer", "pomegranate", "ram")

# TR-3: the gods on the faces A and B of the six tokens; token i asks for offering i.
GODS = (
    # boar        fish        bull      deer       pomegranate  ram
    ("ares",       "poseidon", "zeus",   "artemis", "hera",      "hermes"),
    ("hephaestus", "doris",    "athena", "apollo",  "iris",      "aphrodite"),
)  # fmt: skip

# TR-4: the heroes and the offering that moves each of them for the Greeks and for the Trojans.
HEROES = {
    "achilles":  ("fish",        "boar"),
    "ajax":      ("bull",        "fish"),
    "odysseus":  ("ram",         "bull"),
    "diomedes":  ("deer",        "ram"),
    "menelaus":  ("pomegranate", "deer"),
    "agamemnon": ("boar",        "pomegranate"),
}  # fmt: skip

# TR-5: the 27 cards of each deck: the offerings, the Greek part (Head, Front, Rear, Wheels; second: option `scarce`) and the
# Trojan icon (Paris, Hector, or both).
PARTS = ("head", "front", "rear", "wheels")
CARDS = {
    "boar":             ("-", "-", "PH"),
    "fish":             ("R", "-", "PH"),
    "bull":             ("R", "-", "PH"),
    "deer":             ("F", "-", "PH"),
    "pomegranate":      ("W", "-", "PH"),
    "ram":              ("F", "-", "PH"),
    "boar+boar":        ("-", "-", "H"),
    "boar+fish":        ("W", "W", "P"),
    "boar+bull":        ("F", "H", "P"),
    "boar+deer":        ("R", "R", "P"),
    "boar+pomegranate": ("H", "F", "H"),
    "boar+ram":         ("W", "R", "P"),
    "fish+fish":        ("-", "-", "P"),
    "fish+bull":        ("H", "R", "H"),
    "fish+deer":        ("H", "F", "H"),
    "fish+pomegranate": ("W", "H", "P"),
    "fish+ram":         ("F", "H", "H"),
    "bull+bull":        ("-", "-", "H"),
    "bull+deer":        ("W", "H", "P"),
    "bull+pomegranate": ("R", "F", "P"),
    "bull+ram":         ("H", "W", "H"),
    "deer+deer":        ("-", "-", "P"),
    "deer+pomegranate": ("F", "W", "H"),
    "deer+ram":         ("R", "F", "H"),
    "pomegranate+pomegranate": ("-", "-", "H"),
    "pomegranate+ram":  ("H", "R", "P"),
    "ram+ram":          ("-", "-", "P"),
}  # fmt: skip

# TR-6: the cost of a god in each slot of Olympus, from the Greek end, for the Greeks and for the Trojans.
COSTS = (
    (5, 4, 3, 3, 2, 1),
    (1, 2, 3, 3, 4, 5),
)

# TR-7: the zones of the battlefield.
ZONES = ("greek-protection", "greek-defence", "combat", "trojan-defence", "trojan-protection")

# TR-9, TR-10: cards dealt at the start, and drawn in a turn.
DEALT = 2
DRAWN = 2

# TR-16, TR-17, TR-19, TR-21: for each zone the one a hero reaches from there; - if the god does nothing there.
POWER_MOVES = {
    "poseidon":   "1---3",
    "ares":       "-2-2-",
    "hera":       "-0-4-",
    "hephaestus": "-3-1-",
}  # fmt: skip

# TR-24: the worth of the Cornucopia.
CORNUCOPIA = 2

# TR-15, TR-28, TR-29: heroes that a goal step takes; goal steps to win; the cards that each stage of the Trojans requires.
HEROES_FOR_A_STEP = 2
STEPS_TO_WIN = 4
STAGES = ("either", "paris", "hector", "both")
