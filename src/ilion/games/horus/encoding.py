"""The numbers of phases, actions, outcomes and kinds, shared by the rules and everything that refers to them."""

from ilion.games.horus.components import CARDS, CENTRES, COLOURS, KINDS, NUMBERS, PILES, TILES

# The phases: the decision or draw that the state waits for.
PHASES = ("deal", "bag", "place", "end", "relay", "use", "card", "pile", "stone", "from", "to", "refill", "ended")
DEAL, BAG, PLACE, END, RELAY, USE, CARD, PILE, STONE, FROM, TO, REFILL, ENDED = range(13)

# The reason why a tile is being laid, which determines the next phase.
ERRANDS = ("none", "bag", "bag-river", "bag-second", "card", "nile-first", "nile-second")
NO_ERRAND, BAG_TILE, BAG_RIVER, BAG_SECOND, CARD_TILE, NILE_FIRST, NILE_SECOND = range(7)

# Kinds of tiles; the tile in hand may also be undecided between river and necropolis, or an end to be laid again.
RIVER = KINDS.index("river")
TEMPLE = KINDS.index("temple")
NECROPOLIS = KINDS.index("necropolis")
EITHER = 7
NO_TILE = 8
IN_HAND = (*KINDS, "either", "none")

# Cards: centre * 6 + number. The card played may also be the Nile card, or none yet.
ANY = CENTRES.index("any")
ANY_NUMBER = NUMBERS.index("?")
NILE = len(CARDS)
NO_CARD = NILE + 1
PLAYED = (*CARDS, "nile", "none")
NO_TERRAIN = len(CENTRES)  # no terrain is exhausted; no card has this centre

NO_STONE = len(COLOURS)
NO_PILE = len(PILES)
NO_END = 2

# Actions: the first number of each kind.
A_PLACE = 0  # 1440: a tile on the table, the lowest that touches the place, and the side of it on which the place is
A_STONE = A_PLACE + TILES * 12  # 120: a tile, for a stone to be put on, taken from or moved to
A_CARD = A_STONE + TILES  # 30: play a Horus card
A_NILE = A_CARD + len(CARDS)  # play the Nile card
A_PILE = A_NILE + 1  # 5: take a tile from a pile
A_END = A_PILE + 5  # 2: a river tile takes the place of an end
A_RIVER = A_END + 2  # lay a river/necropolis tile as river on a free place
A_NECROPOLIS = A_RIVER + 1  # or as necropolis
A_PASS = A_NECROPOLIS + 1  # put no stone
N_ACTIONS = A_PASS + 1

# Chance outcomes.
O_TILE = 0  # 6: a tile out of the bag: terrain, river, temple
O_CARD = O_TILE + 6  # 30: a Horus card off the draw pile
N_CHANCE = O_CARD + len(CARDS)

# Uses of a river/necropolis tile, one bit each: in place of the first or the second end, river, necropolis.
USE_END = 1
USE_RIVER = 4
USE_NECROPOLIS = 8

# The grid: places as flat numbers, with a rim of two closed places round the table, so that every neighbour is on the grid.
WIDTH = 132
ORIGIN = 66 * WIDTH + 66
NOWHERE = 0  # a place in the corner of the rim, too far from the table to be near any tile
REACH = 2 * WIDTH + 2  # from a tile to the places that touch it, as an offset on the grid
COVER_REACHES = 3 * WIDTH + 3  # from a place to the tiles that overlap a place touching it
END_REACHES = 5  # a tile further away closes no place that an end could reach in two moves
BESIDE_REACHES = 3  # nor, with regard to the other end, a place beside it
ENDS_MEET = 5  # ends further apart have no common place within their reach
ANY_SIDE = (1 << 12) - 1  # all sides of a tile, one bit each
# The value at a place: 0 free and touching nothing; 1 … 120 free, the lowest tile it touches + 1; 128 + n tile n is there; CLOSED
# overlapped by a tile, or off the table.
LYING = 128
CLOSED = 255

# The parts of a state that are fetched. They are constants to the C compiler, which then fetches them without loops.
MOST_TILES = TILES
CARDS_LENGTH = 208  # bytes from the hands to the discards
TURN_LENGTH = 36  # bytes from the bag to the tiles for a stone
TOLD_LENGTH = 24  # bytes from the number of tiles to the counting of the seats
