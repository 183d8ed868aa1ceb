"""The fields of a state. Cards, gods, heroes, slots and zones are numbered as in `components`; owner and seat are 0 or 1."""

from ilion.core.fields import Fields, flag, many, one, seat
from ilion.games.troia.components import DEALT, DECK, DRAWN, STEPS_TO_WIN, ZONES
from ilion.games.troia.encoding import (
    AT_DECK,
    AT_GONE,
    BOTH,
    EITHER,
    ENDED,
    FOG,
    KNOWN,
    MAX_PAST,
    NO_GOD,
    NO_HERO,
    NO_PART,
    NOBODY,
    OPEN,
)

CARDS = 2 * DECK
SYMBOLS = 2 * CARDS  # on all cards: none shows more than two


class Table(Fields):
    __slots__ = ()

    place: list[int] = many(CARDS, AT_GONE, start=AT_DECK)  # of each card
    marks: list[int] = many(CARDS, KNOWN | OPEN | FOG)  # others' knowledge of each card in a hand
    deck: list[int] = many(CARDS, CARDS - 1, kept=False)  # owner * 27 + i, sorted
    n_deck: list[int] = many(2, DECK, kept=False)
    hand: list[int] = many(2 * CARDS, CARDS - 1, kept=False)  # seat * 54 + i, sorted
    n_hand: list[int] = many(2, CARDS, kept=False)
    n_own: list[int] = many(2, DECK, kept=False)  # cards in a hand that are of its own deck
    symbols: list[int] = many(12, SYMBOLS, kept=False)  # seat * 6 + offering: in the hand
    worth: list[int] = many(2, SYMBOLS, kept=False)  # the number of all of them
    pile: list[int] = many(CARDS, CARDS - 1)  # owner * 27 + i, the top last
    n_pile: list[int] = many(2, DECK, kept=False)
    strangers: list[int] = many(2, DECK)  # at most this many of an owner's cards in the rival's hand were never shown to everybody
    crossed: list[int] = many(2, DECK)  # at most this many of an owner's doubtful cards are in the owner's hand
    past: list[int] = many(2 * MAX_PAST, EITHER + 63)  # owner * MAX_PAST + i: the events seen by everybody since the doubt began
    n_past: list[int] = many(2, MAX_PAST)
    n_fog: list[int] = many(2, DECK, kept=False)  # those of an owner's cards that, as far as spectators know, may be in either hand
    phase: int = one(ENDED)
    scarce: bool = flag(kept=False)  # options `parts`, `apollo` and `deck_end`
    any_discard: bool = flag(kept=False)
    ends_at_once: bool = flag(kept=False)
    face: list[int] = many(6, 1)  # of each token, 0 or 1
    olympus: list[int] = many(6, NO_GOD, start=NO_GOD)  # slot, from the Greek end -> token
    slot: list[int] = many(6, 5, kept=False)  # token -> slot
    laid: int = one(6)  # faces turned, then gods laid, during set-up
    zone: list[int] = many(6, len(ZONES) - 1, start=ZONES.index("combat"))  # of each hero
    horn: int = one(NOBODY, start=NOBODY)  # the seat that holds the Cornucopia
    built: int = one((1 << NO_PART) - 1, kept=False)  # one bit per part of the horse
    steps: list[int] = many(2, STEPS_TO_WIN, kept=False)  # goal steps taken
    stage: int = one(STEPS_TO_WIN)  # those of the Trojans; the Greeks' follow from the cards on the table
    turn: int = seat()  # whose turn it is
    god: int = one(NO_GOD, start=NO_GOD)  # the god of the offering
    cards: int = one(CARDS)  # paid so far, and the symbols on them, all and the god's own
    paid: int = one(SYMBOLS)
    own: int = one(SYMBOLS)
    chosen: int = one(NO_HERO, start=NO_HERO)  # the hero Aphrodite moved forward, or the god Iris moves
    half: int = one(BOTH)  # the icon already given for the last stage, if it takes two cards
    todo: int = one(max(DEALT, DRAWN))  # cards still to be drawn, or heroes still to return
    # Open cards in the owner's hand and in the rival's, while the past is replayed.
    at_home: int = one((1 << DECK) - 1, scratch=True)
    abroad: int = one((1 << DECK) - 1, scratch=True)
