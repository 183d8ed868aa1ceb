"""Why a state is impossible. Everything that compiled code uses as an index is checked here, for states that were not reached by
play."""

from __future__ import annotations

from ilion.core.actors import CHANCE, OVER
from ilion.games.trojan_horse.components import (
    CARD_COUNTS,
    COLOURS,
    DISPLAY_HOLDS,
    HELPERS,
    HEROES_OF_A_COLOUR,
    HORSE_HOLDS,
    TREASURE_COUNTS,
)
from ilion.games.trojan_horse.encoding import (
    ALL,
    ANNOUNCE,
    CARD,
    DEAL,
    ENDED,
    FILL,
    HELPER,
    INSERT,
    LOAD,
    LOOK,
    NO_CARD,
    PAIRS,
    PHASES,
    REVEAL,
    SET_OUT,
    SWAP,
    TRIDENT,
    UNSEEN,
)
from ilion.games.trojan_horse.state import HorseState

BY_SEAT = (ANNOUNCE, SWAP, ALL, INSERT)
IN_TURN = (SWAP, ALL, INSERT, LOOK)


def why_invalid(state: HorseState) -> str | None:
    """TH-1 to TH-6, TH-16, TH-22: return what is missing, duplicate or out of place."""
    phase, colours = state.phase, state.colours
    owner, dealt, heroes, total = state.owner, state.dealt, state.heroes, state.total
    bag, display, horse, card = state.bag, state.display, state.horse, state.card
    treasure, known = state.treasure, state.known
    if state.half > (state.seats == 2):
        return "only two players take two turns in a row"
    expected = state.turn if phase in BY_SEAT else OVER if phase == ENDED else CHANCE
    if state.actor != expected:
        return f"the phase {PHASES[phase]} is not seat {state.actor}'s"
    n = state.n_dealt
    if n > colours or (n == colours) != (phase != DEAL) or any(c >= colours for c in dealt[:n]):
        return "the colours dealt do not fit the phase"
    if owner != [dealt[:n].index(c) % state.seats if c in dealt[:n] else -1 for c in range(4)]:
        return "a colour belongs to a seat that it was not dealt to"
    if (state.loaded == HORSE_HOLDS) != (phase > LOAD) or (phase == DEAL and state.loaded):
        return "the horse is not loaded as the phase requires"
    inside = horse[: state.loaded]
    if inside.count(HELPER) + state.helpers != HELPERS:
        return "helpers are missing or duplicate"
    if HELPER in inside and (state.bag_left or state.display_left):
        return "a helper is in the horse before the last coloured hero"
    for c in range(4):
        found = bag[c] + display[c] + inside.count(c) + sum(heroes[c::4])
        if found != (HEROES_OF_A_COLOUR if c < colours else 0):
            return f"there are {found} {COLOURS[c]} heroes"
    if any(count > state.cap for count in total):
        return f"a district holds more than {state.cap}"
    if state.display_left > DISPLAY_HOLDS:
        return f"the display holds more than {DISPLAY_HOLDS}"
    if any(state.deck[k] + state.discard[k] + (card == k) != CARD_COUNTS[k] for k in range(5)):
        return "hero cards are missing or duplicate"
    if (card != NO_CARD) != (phase in IN_TURN) or (phase in (SWAP, ALL) and card != TRIDENT):
        return "the card does not fit the phase"
    if any(treasure.count(k) > TREASURE_COUNTS[k] for k in range(3)):
        return "treasures are duplicate"
    if any(seen and kind == UNSEEN for kind, seen in zip(treasure, known, strict=True)):
        return "somebody knows a treasure that nobody looked at"
    return _why_turn_invalid(state)


def _why_turn_invalid(state: HorseState) -> str | None:
    phase = state.phase
    if phase in (LOOK, REVEAL) and state.treasure[state.look_district] != UNSEEN:
        return "the treasure to be looked at is already known"
    swapped = state.looks_at_swap
    if swapped and (not state.french or phase != LOOK or state.card != TRIDENT or state.todo):
        return "nobody looks at swapped treasures now"
    if swapped and state.look_district not in PAIRS[swapped - 1]:
        return "the treasure to be looked at was not swapped"
    if phase == LOOK:
        heroes = state.heroes[4 * state.look_district + state.look_colour]
        if state.look_colour >= state.colours or heroes < 2 or (heroes > 2 and not swapped):
            return "nobody has just got a second hero there"
    if state.swap_later and not (state.french and state.card == TRIDENT and phase in (INSERT, LOOK, SWAP)):
        return "no swap is still open"
    if (state.announced > 0) != (phase == CARD or phase in IN_TURN):
        return "the announcement does not fit the phase"
    if (
        state.todo > min(3, state.insertable())
        or (state.todo and phase not in (INSERT, LOOK))
        or (phase == INSERT and not state.todo)
    ):
        return "the insertions left do not fit the phase"
    if phase == ANNOUNCE and not state.insertable():
        return "nothing is left to be inserted"
    if phase in (LOAD, SET_OUT) and (any(state.total) or state.display_left == DISPLAY_HOLDS):
        return "heroes are in the city before the game begins"
    if phase == FILL and (state.display_left == DISPLAY_HOLDS or not state.bag_left):
        return "the display needs no filling"
    if phase == CARD and not sum(state.deck):
        return "the deck is empty"
    if phase in (REVEAL, ENDED) and state.helpers:
        return "the game ends only when both helpers are in the horse"
    if phase == ENDED and UNSEEN in state.treasure:
        return "a treasure has not been turned up"
    return None
