"""The contents of the box."""

# HO-1: the kinds of tiles. Start tiles are river in every respect; a river/necropolis tile becomes one of the two when it is laid.
TERRAINS = ("desert", "hills", "farmland", "marsh")
KINDS = (*TERRAINS, "river", "temple", "necropolis")
TILES = 120
TILES_OF_A_TERRAIN = 20

# HO-2: the tiles split by their backs. Option "tiles": the number of each terrain in the bag and in the pile.
SPLIT = {"six": (14, 6), "seven": (13, 7), "eight": (12, 8), "ten": (10, 10)}
BAG_RIVERS = 16
BAG_TEMPLES = 1
PILE_RIVERS = 20
PILES = (*TERRAINS, "river")

# HO-3: the Horus cards: the copies of each number (1–5, ?) by centre.
CENTRES = (*TERRAINS, "any")
NUMBERS = ("1", "2", "3", "4", "5", "?")
CARD_COUNTS = (
    *(2, 2, 2, 2, 2, 1),  # desert
    *(2, 2, 2, 2, 2, 1),  # hills
    *(2, 2, 2, 2, 2, 1),  # farmland
    *(2, 2, 2, 2, 2, 1),  # marsh
    *(1, 1, 1, 1, 1, 1),  # any
)
CARDS = tuple(centre + number for centre in CENTRES for number in NUMBERS)

# HO-4: the stones, by seat.
COLOURS = ("white", "blue", "black", "yellow")
STONES = 20

# HO-6: the places round a tile, in the order of its sides, clockwise from the upper left.
AROUND = (
    *((-1, -2), (0, -2), (1, -2)),  # above
    *((2, -1), (2, 0), (2, 1)),  # right
    *((1, 2), (0, 2), (-1, 2)),  # below
    *((-2, 1), (-2, 0), (-2, -1)),  # left
)

# HO-7: the coordinates of a tile, in half tiles; x grows to the right, y downwards.
TABLE = range(-64, 64)

# HO-9: pyramid, first end, second end.
START = ((0, 0), (-2, 0), (2, 0))

# HO-12, HO-19, HO-26, HO-28.
HAND = 5
MAX_OPEN = 5
EMPTY_PILES_AT_THE_END = 2
MAX_POINTS = 10

# HO-33: the points that everybody but the beginner gets. Option "compensation".
COMPENSATION = 2
