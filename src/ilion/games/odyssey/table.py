"""The fields of a state. Seats, hexes, islands and cards are numbered as in `components` and `geometry`; sets of cards, islands,
rim spaces and seats are bit masks."""

from ilion.core.fields import Fields, flag, many, one, seat
from ilion.games.odyssey import components as box
from ilion.games.odyssey.encoding import (
    A_ACCEPT,
    A_NO_OFFER,
    EMPTY,
    ENDED,
    EVERY_PAIR,
    LOT,
    NO_CARD,
    NO_HEX,
    NO_ISLAND,
    NOBODY,
    UNSEEN,
    WATCHER,
)

SEATS = 6
ISLANDS = len(box.ISLANDS)
EVERY_SEAT = (1 << SEATS) - 1
EVERY_CARD = (1 << len(box.CARDS)) - 1
EVERY_ISLAND = (1 << ISLANDS) - 1
LAST_ROUND = box.ROUNDS[-1]
MAX_FREE = box.FREE_TURNS + box.MORE_FREE_TURNS + LAST_ROUND
MAX_ONES = SEATS + ISLANDS + 8 + EVERY_PAIR.bit_count()  # ships, rim spaces, eight numbers of the turn, pairs that may yet fight
LAST_ENTRY = 1800


class Table(Fields):
    __slots__ = ()

    phase: int = one(ENDED, start=LOT)
    max_rounds: int = one(LAST_ROUND, kept=False)
    homecoming: int = one(len(box.HOMECOMING) - 1, kept=False)  # option: AT_MOST, EQUAL or NONE
    chip_to_hand: bool = flag(kept=False)  # option: the chip of a bargained island
    round: int = one(LAST_ROUND)  # complete rounds so far
    first: int = one(NOBODY, start=NOBODY)  # the seat that began, NOBODY before the lot
    turn: int = seat()  # whose turn it is
    home: int = one(EVERY_SEAT)  # seats that have entered Ithaca

    at: list[int] = many(SEATS, NO_HEX - 1)  # the hex of each ship
    heroes: list[int] = many(SEATS, box.HEROES)
    gifts: list[int] = many(SEATS, box.GIFTS)
    supply: int = one(box.GIFTS, kept=False)
    hunger: list[int] = many(SEATS, box.STARVING)
    free: list[int] = many(SEATS, MAX_FREE)  # future turns of its own in which the arrow is free
    missed: int = one(EVERY_SEAT)  # seats that miss their next turn
    waiting: int = one(EVERY_SEAT)  # seats whose ship is at an island where it has yet to land
    swift: int = one(EVERY_SEAT)  # seats whose next sail roll is a 4

    cards: list[int] = many(SEATS, EVERY_CARD)  # the cards of each seat
    turned: int = one(EVERY_CARD)  # cards used up
    isles: list[int] = many(SEATS, EVERY_ISLAND)  # the islands each seat rules
    rims: list[int] = many(SEATS, EVERY_ISLAND)  # the rim spaces where each seat has a chip
    chips: list[int] = many(SEATS, box.CHIPS, kept=False)  # in hand
    rim: list[int] = many(ISLANDS, EMPTY, start=UNSEEN)  # the card on each rim space, UNSEEN or EMPTY
    known: list[int] = many(ISLANDS, (2 << WATCHER) - 1)  # the viewers that know the card there: one bit per seat, and WATCHER
    pool: int = one(EVERY_CARD, start=EVERY_CARD, kept=False)  # cards that nobody has looked at

    last_chance: int = one(1)  # 1 in a turn at the end of which the crew starves
    landing: int = one(1)  # 1 if the active ship will land when the fights are over
    roll: int = one(box.SAIL_DIE)  # of the sail die, while the ship is to be moved
    arrow: int = one(NO_HEX, start=NO_HEX)  # the hex of the storm arrow, until it is turned
    meets: int = one(EVERY_PAIR)  # pairs of ships that may yet fight
    fighter: int = one(NOBODY, start=NOBODY)  # the meeting pair: the earlier seat, which is asked first
    foe: int = one(NOBODY, start=NOBODY)
    fight_round: int = one(box.FIGHT_ROUNDS)
    offer: int = one(A_ACCEPT - A_NO_OFFER - 1)  # as the number of its action, counted from "no offer"
    giver: int = one(NOBODY, start=NOBODY)  # the ruler whose card the newcomer gets
    named: int = one(NO_CARD, start=NO_CARD)  # the card the newcomer has named
    card: int = one(NO_CARD, start=NO_CARD)  # the card that is carried out
    ties: int = one(box.MAX_TIES)  # in the fight with the Laistrygonians
    looked: int = one(NO_ISLAND, start=NO_ISLAND)  # the rim space looked at first, in the House of Hades
    peek: int = one(NO_ISLAND, start=NO_ISLAND)  # the rim space that is looked at now

    # Scratch, filled before it is read: the entries of an observation that are 1 because something is in one of many places, and
    # those in a buffer that `rewrite_` updates.
    n_ones: int = one(MAX_ONES, scratch=True)
    ones: list[int] = many(MAX_ONES, LAST_ENTRY, scratch=True)
    n_told: int = one(MAX_ONES, scratch=True)
    told: list[int] = many(MAX_ONES, LAST_ENTRY, scratch=True)
