"""The fields of a state. Districts, colours and cards are numbered as in `components`."""

from ilion.core.fields import Fields, flag, many, one, seat
from ilion.games.trojan_horse.components import (
    CARD_COUNTS,
    DISPLAY_HOLDS,
    DISTRICT_HOLDS,
    HELPERS,
    HEROES_OF_A_COLOUR,
    HORSE_HOLDS,
    TREASURE_COUNTS,
)
from ilion.games.trojan_horse.encoding import ENDED, HELPER, NO_CARD, PAIRS, UNSEEN, WATCHER

MAX_HELD = max(DISTRICT_HOLDS.values())


class Table(Fields):
    __slots__ = ()

    phase: int = one(ENDED)
    colours: int = one(4, kept=False)  # colours in play
    cap: int = one(MAX_HELD, kept=False)  # heroes a district holds
    loading_is_first_turn: bool = flag(kept=False)
    french: bool = flag(kept=False)  # option `edition`
    owner: list[int] = many(4, 3, -1, start=-1)  # colour -> seat, -1 before it is dealt
    dealt: list[int] = many(4, 3)  # the colours in the order they were dealt
    n_dealt: int = one(4)
    heroes: list[int] = many(28, HEROES_OF_A_COLOUR)  # district * 4 + colour
    total: list[int] = many(7, MAX_HELD, kept=False)  # heroes in a district
    room: list[int] = many(7, 6, start=range(7), kept=False)  # districts with room, in order; the first `rooms` entries count
    rooms: int = one(7, start=7, kept=False)
    bag: list[int] = many(4, HEROES_OF_A_COLOUR)
    bag_left: int = one(4 * HEROES_OF_A_COLOUR, kept=False)
    display: list[int] = many(4, HEROES_OF_A_COLOUR)
    display_left: int = one(DISPLAY_HOLDS, kept=False)
    helpers: int = one(HELPERS, start=HELPERS)  # not yet inserted
    horse: list[int] = many(HORSE_HOLDS, HELPER)  # the figure that drops next, then the other
    loaded: int = one(HORSE_HOLDS)
    deck: list[int] = many(5, max(CARD_COUNTS), start=CARD_COUNTS)
    deck_left: int = one(sum(CARD_COUNTS), start=sum(CARD_COUNTS), kept=False)
    discard: list[int] = many(5, max(CARD_COUNTS))
    card: int = one(NO_CARD, start=NO_CARD)  # drawn in this turn, or NO_CARD
    treasure: list[int] = many(7, UNSEEN, start=UNSEEN)  # kind of the treasure in each district, or UNSEEN
    known: list[int] = many(7, (2 << WATCHER) - 1)  # the viewers that have seen the treasure there: one bit per seat, and WATCHER
    unseen: list[int] = many(3, max(TREASURE_COUNTS), start=TREASURE_COUNTS, kept=False)  # that nobody has looked at, by kind
    turn: int = seat()  # whose turn it is
    half: int = one(1)  # two players: 0 in the first of the two turns in a row, 1 in the second
    announced: int = one(3)
    todo: int = one(3)  # insertions still to be made in this turn
    look_district: int = one(6)
    look_colour: int = one(3)
    swap_later: bool = flag()  # the trident's insertion came first, and its swap is still open
    looks_at_swap: int = one(len(PAIRS))  # the pair of districts whose owners look after a swap, counted from 1; 0 for none
