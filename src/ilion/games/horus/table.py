"""The fields of a state. Kinds, cards and seats are numbered as in `components` and `encoding`."""

from ilion.core.fields import Fields, flag, integers, many, one, real, seat
from ilion.games.horus import components as box
from ilion.games.horus.encoding import (
    CLOSED,
    ENDED,
    NECROPOLIS,
    NILE_SECOND,
    NO_CARD,
    NO_END,
    NO_PILE,
    NO_STONE,
    NO_TERRAIN,
    NO_TILE,
    USE_NECROPOLIS,
    USE_RIVER,
    WIDTH,
)
from ilion.games.horus.observation import ROW

TILES = box.TILES
LAST_TILE = TILES - 1
PLACES = WIDTH * WIDTH
ALL_SIDES = (1 << 12) - 1
CARDS = len(box.CARDS)
EVERY_CARD = (1 << CARDS) - 1  # one bit each
MAX_ALIKE = max(box.CARD_COUNTS)
MAX_SHOWN = 50
ALL_STONES = len(box.COLOURS) * box.STONES
EVERY_USE = USE_NECROPOLIS + USE_RIVER + 3
EDGE = WIDTH // 2
LINE = [0 if x in box.TABLE else CLOSED for x in range(-EDGE, EDGE)]
EMPTY_GRID = [cell for y in range(-EDGE, EDGE) for cell in (LINE if y in box.TABLE else [CLOSED] * WIDTH)]


class Table(Fields):
    __slots__ = ()

    # The tiles on the table. Bytes store coordinates instead of places (`Lattice.visit_others`).
    n: int = one(TILES, kept=False)  # tiles on the table
    at: list[int] = many(TILES, PLACES - 1, kept=False)  # tile -> place
    kind: list[int] = many(TILES, NECROPOLIS, kept=False)
    stone: list[int] = many(TILES, NO_STONE, start=NO_STONE, kept=False)  # tile -> seat, or NO_STONE
    ends: list[int] = many(2, LAST_TILE, kept=False)  # the tiles that are the first and the second end
    # Derived from them.
    sides: list[int] = many(TILES, ALL_SIDES, kept=False)  # tile -> the free places of which it is the lowest, one bit per side
    n_sides: int = one(12 * TILES, kept=False)
    bank: list[int] = many(TILES, ALL_SIDES, kept=False)  # those of them that touch the river
    n_bank: int = one(12 * TILES, kept=False)
    rings: int = one(TILES, kept=False)  # closed rings in the river, at most: with 0 there is no island
    barred: list[int] = many(54, PLACES - 1, kept=False)  # end * 27 + … -> the free places where a tile would block the end
    n_barred: list[int] = many(2, 27, kept=False)
    stale: list[int] = many(2, 1, start=1, kept=False)  # by end: the barred places must be found again
    room: list[int] = many(TILES, ALL_SIDES, kept=False)  # the free places that the current decision allows
    n_room: int = one(12 * TILES, kept=False)
    region: list[int] = many(TILES, LAST_TILE, kept=False)  # terrain tile -> the lowest tile of its region
    size: list[int] = many(TILES, TILES, kept=False)  # tile -> tiles of its region; 0 if it is no terrain
    on_river: list[int] = many(TILES, 1, kept=False)  # lowest tile of a region -> whether it touches the river

    # The cards.
    hand: list[int] = many(4 * CARDS, MAX_ALIKE)  # seat * 30 + card
    held: list[int] = many(4, EVERY_CARD, kept=False)  # by seat, the cards in the hand, one bit each
    hand_size: list[int] = many(4, sum(box.CARD_COUNTS), kept=False)
    deck: list[int] = many(CARDS, MAX_ALIKE, start=box.CARD_COUNTS)
    deck_left: int = one(sum(box.CARD_COUNTS), start=sum(box.CARD_COUNTS), kept=False)
    discard: list[int] = many(CARDS, MAX_ALIKE)
    exhausted: int = one(NO_TERRAIN, start=NO_TERRAIN)  # the terrain whose cards are discarded, or NO_TERRAIN
    drawer: int = seat()  # the seat that draws cards now
    renewed: bool = flag()  # the draw pile has been renewed
    kept: list[int] = many(4 * CARDS, MAX_ALIKE)  # hands at the last renewal, as in `hand`
    drawn: list[int] = many(4, 255)  # by seat, cards drawn into the hand since
    n_shown: int = one(MAX_SHOWN)  # cards played or discarded from hands since, in order:
    shown: list[int] = many(MAX_SHOWN, CARDS - 1)  # the card
    shown_by: list[int] = many(MAX_SHOWN, 3)  # the seat
    shown_after: list[int] = many(MAX_SHOWN, 255)  # the number of cards that it had drawn by then

    # The turn.
    phase: int = one(ENDED)
    must: bool = flag(kept=False)  # option: a stone that can be put must be put
    bag: list[int] = many(6, box.TILES_OF_A_TERRAIN)
    bag_left: int = one(TILES, kept=False)
    piles: list[int] = many(5, box.PILE_RIVERS)
    emptied: list[int] = many(2, NO_PILE, start=NO_PILE)  # the first two piles that were used up, in that order, or NO_PILE
    turn: int = seat()
    first: bool = flag(start=True)  # the first turn of every player
    nile: list[int] = many(4, 1)  # seat -> whether its Nile card is left
    errand: int = one(NILE_SECOND)
    tile: int = one(NO_TILE, start=NO_TILE)  # the tile in hand, or NO_TILE
    lifted: int = one(NO_END, start=NO_END)  # the end to be laid again, or NO_END
    played: int = one(NO_CARD, start=NO_CARD)  # the card of this turn, NILE or NO_CARD
    source: int = one(LAST_TILE)  # the tile from which a stone is to be moved
    supply: list[int] = many(4, box.STONES, kept=False)  # stones left
    uses: int = one(EVERY_USE, kept=False)
    n_targets: int = one(TILES, kept=False)
    n_stones: int = one(ALL_STONES, kept=False)
    targets: list[int] = many(TILES, LAST_TILE, kept=False)  # tiles for a stone
    stones_on: list[int] = many(ALL_STONES, LAST_TILE, kept=False)  # the tiles with a stone; those put last come last
    granted: list[int] = many(4, box.COMPENSATION, kept=False)  # option: points for not being the first to move, by seat
    points: list[int] = many(4, TILES * box.MAX_POINTS + box.COMPENSATION, kept=False)  # of every seat, once the game is over

    # The longest field follows those that every move needs, which are then close together in memory.
    grid: list[int] = many(PLACES, CLOSED, start=EMPTY_GRID, kept=False)  # place -> see `encoding`

    # Scratch, filled before it is read: the content of the observation that `rewrite_` updates,
    told_tiles: int = one(TILES, scratch=True)
    told_marks: list[int] = many(3, ROW * TILES, scratch=True)  # the entries that mark ends and a stone that moves; 0 for none
    told_renewal: int = one(1, scratch=True)
    told_seat: int = one(NO_STONE, scratch=True)  # the viewer; NO_STONE if a stone has been moved or taken off since
    told_stones: int = one(ALL_STONES, scratch=True)  # how many of `stones_on` it holds
    told_hand: int = one(NO_STONE, scratch=True)  # the seat whose hand was last shown as its own
    moved: int = one(EVERY_CARD, scratch=True)  # the cards that have been drawn, played or discarded since, one bit each
    told_stock: int = one(1, scratch=True)  # whether no tile has been drawn or taken since, and no Nile card played
    seen_as: list[int] = many(NO_STONE + 1, NO_STONE, scratch=True)  # seat -> its number, counted from the viewer
    told_stone: list[int] = many(TILES, NO_STONE, scratch=True)  # tile -> the owner of its stone, counted from the viewer
    told_size: list[int] = many(TILES, TILES, scratch=True)  # tile -> tiles of its region
    # regions,
    cells: list[int] = many(PLACES, 2, scratch=True)
    first_in_row: list[int] = many(WIDTH, WIDTH, scratch=True)  # row of cells -> the column of the first with river; WIDTH for none
    last_in_row: list[int] = many(WIDTH, WIDTH, scratch=True)  # and of the last; 0 for none
    first_in_column: list[int] = many(WIDTH, WIDTH, scratch=True)  # the same for columns
    last_in_column: list[int] = many(WIDTH, WIDTH, scratch=True)
    mark: list[int] = many(TILES, 1, scratch=True)
    worth: list[int] = many(TILES, box.MAX_POINTS, scratch=True)  # lowest tile of a region -> its points
    force: list[int] = many(4 * TILES, box.STONES, scratch=True)  # lowest tile of a region * 4 + seat -> stones
    # and worlds that are dealt.
    old: list[int] = many(CARDS, 0x7FFF, -0x8000, scratch=True)  # cards held by others at the renewal
    new: list[int] = many(CARDS, 0x7FFF, -0x8000, scratch=True)  # that entered the pile then, and the seat has not seen since
    old_places: list[int] = integers(4, scratch=True)  # seat -> cards it still holds since before the renewal
    new_shown: list[int] = integers(4, scratch=True)  # seat -> new cards it has shown
    total: float = real(scratch=True)  # sum of the weights of the explanations found so far
    ticket: float = real(start=-1.0, scratch=True)  # the explanation whose weight takes the sum past it is chosen; -1 for none
