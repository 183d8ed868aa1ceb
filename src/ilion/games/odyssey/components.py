"""The contents of the box: pieces, the board, the islands and the adventure cards."""

from __future__ import annotations

# OD-1: the pieces.
COLOURS = ("red", "yellow", "blue", "green", "white", "black")
HEROES = 4  # per ship
CHIPS = 10  # per colour
GIFTS = 24
SAIL_DIE = 4  # faces 1 to 4
FAVOUR_DIE = ("white", "black")

# OD-4: the possessions with which every player begins; a lost ship begins with them again (OD-24).
GIFTS_AT_START = 3

# OD-2: the board is a hexagon of hexes with axial coordinates |q|, |r|, |q + r| up to its radius.
RADIUS = 6
DIRECTIONS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
TROY = ((6, -6), (5, -6), (6, -5))  # the first stands for all three
ITHACA = (-6, 0)
SYRTE = ((0, 6), (-1, 6), (1, 5))

ISLANDS = {
    "ismaros": (3, -4),
    "tenedos": (5, -3),
    "telepylos": (1, -5),
    "kythera": (2, -1),
    "aiaia": (-2, -3),
    "aiolia": (0, -2),
    "crete": (4, 0),
    "lotus-coast": (1, 2),
    "pharos": (3, 3),
    "goat-island": (-1, 1),
    "scheria": (-3, 0),
    "thrinakia": (-2, 4),
    "anthemoessa": (-4, 3),
    "ogygia": (-5, 5),
    "asteris": (-6, 2),
}

# OD-3: the adventure cards; the rules have the effect of each under its name.
CARDS = (
    "wine",
    "lotus",
    "polyphemos",
    "winds",
    "laistrygonians",
    "circe",
    "hades",
    "sirens",
    "skylla",
    "charybdis",
    "cattle",
    "kalypso",
    "phaiakians",
    "aegis",
    "veil",
)
LAISTRYGONIANS = 3  # the number that they add to their die
MAX_TIES = 12  # then the task is not done
LOOKS = 2  # in the House of Hades
KALYPSO_FILLS_TO = 4

# OD-9: the drift in the arrow's rows, by their distance from its own: storm, strong wind, breeze.
WINDS = ("storm", "strong", "breeze")
DRIFT = (2 * RADIUS, 2, 1)  # the storm blows across the whole board

# OD-19, OD-20: provisions, and the gift of Aiolos.
PROVISIONS = 2
FREE_TURNS = 3
MORE_FREE_TURNS = 2  # with the Bag of winds

# OD-21, OD-22: fights and bargains.
FIGHT_ROUNDS = 12
MAX_GIFTS = 3  # in a bargain

# OD-23: the hunger stone with which a crew begins to starve.
STARVING = 3

# OD-27: the option `homecoming`: the condition under which a captain with chips in hand may go home.
HOMECOMING = ("at-most", "equal", "none")  # no more chips than cards; exactly as many; never

# OD-22: the option `bargained_chip`: the place of the chip of a captain who hands over an island.
BARGAINED_CHIP = ("rim", "hand")

# OD-28: the option `max_rounds`.
ROUNDS = range(20, 201)
DEFAULT_ROUNDS = 60
