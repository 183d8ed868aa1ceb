"""The check of states that were not reached by play: the reasons why one is impossible. It covers everything that compiled code
uses as an index."""

from __future__ import annotations

from ilion.core.actors import CHANCE, OVER
from ilion.core.text import Fact, Text
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


def why_invalid(state: HorseState) -> Text | None:
    """TH-1 to TH-6, TH-16, TH-22: return the component that is missing, duplicate or out of place."""
    phase, colours = state.phase, state.colours
    owner, dealt, heroes, total = state.owner, state.dealt, state.heroes, state.total
    bag, display, horse, card = state.bag, state.display, state.horse, state.card
    treasure, known = state.treasure, state.known
    if state.half > (state.seats == 2):
        return _text(state, "half")
    expected = state.turn if phase in BY_SEAT else OVER if phase == ENDED else CHANCE
    if state.actor != expected:
        return _text(state, "actor", phase=PHASES[phase])
    n = state.n_dealt
    if n > colours or (n == colours) != (phase != DEAL) or any(c >= colours for c in dealt[:n]):
        return _text(state, "dealt")
    if owner != [dealt[:n].index(c) % state.seats if c in dealt[:n] else -1 for c in range(4)]:
        return _text(state, "owner")
    if (state.loaded == HORSE_HOLDS) != (phase > LOAD) or (phase == DEAL and state.loaded):
        return _text(state, "loaded")
    inside = horse[: state.loaded]
    if inside.count(HELPER) + state.helpers != HELPERS:
        return _text(state, "helpers")
    if HELPER in inside and (state.bag_left or state.display_left):
        return _text(state, "helper-early")
    for c in range(4):
        found = bag[c] + display[c] + inside.count(c) + sum(heroes[c::4])
        wanted = HEROES_OF_A_COLOUR if c < colours else 0
        if found != wanted:
            return _text(state, "heroes", colour=COLOURS[c], found=found, wanted=wanted)
    if any(count > state.cap for count in total):
        return _text(state, "district-full", most=state.cap)
    if state.display_left > DISPLAY_HOLDS:
        return _text(state, "display-full", most=DISPLAY_HOLDS)
    if any(state.deck[k] + state.discard[k] + (card == k) != CARD_COUNTS[k] for k in range(5)):
        return _text(state, "cards")
    if (card != NO_CARD) != (phase in IN_TURN) or (phase in (SWAP, ALL) and card != TRIDENT):
        return _text(state, "card")
    if any(treasure.count(k) > TREASURE_COUNTS[k] for k in range(3)):
        return _text(state, "treasures")
    if any(seen and kind == UNSEEN for kind, seen in zip(treasure, known, strict=True)):
        return _text(state, "treasure-known")
    return _why_turn_invalid(state)


def _why_turn_invalid(state: HorseState) -> Text | None:
    phase = state.phase
    if phase in (LOOK, REVEAL) and state.treasure[state.look_district] != UNSEEN:
        return _text(state, "look-known")
    swapped = state.looks_at_swap
    if swapped and (not state.french or phase != LOOK or state.card != TRIDENT or state.todo):
        return _text(state, "swap-look")
    if swapped and state.look_district not in PAIRS[swapped - 1]:
        return _text(state, "not-swapped")
    if phase == LOOK:
        heroes = state.heroes[4 * state.look_district + state.look_colour]
        if state.look_colour >= state.colours or heroes < 2 or (heroes > 2 and not swapped):
            return _text(state, "second-hero")
    if state.swap_later and not (state.french and state.card == TRIDENT and phase in (INSERT, LOOK, SWAP)):
        return _text(state, "swap-later")
    if (state.announced > 0) != (phase == CARD or phase in IN_TURN):
        return _text(state, "announced")
    if (
        state.todo > min(3, state.insertable())
        or (state.todo and phase not in (INSERT, LOOK))
        or (phase == INSERT and not state.todo)
    ):
        return _text(state, "insertions")
    if phase == ANNOUNCE and not state.insertable():
        return _text(state, "nothing-left")
    if phase in (LOAD, SET_OUT) and (any(state.total) or state.display_left == DISPLAY_HOLDS):
        return _text(state, "early-heroes")
    if phase == FILL and (state.display_left == DISPLAY_HOLDS or not state.bag_left):
        return _text(state, "display-filled")
    if phase == CARD and not sum(state.deck):
        return _text(state, "deck-empty")
    if phase in (REVEAL, ENDED) and state.helpers:
        return _text(state, "helpers-last")
    if phase == ENDED and UNSEEN in state.treasure:
        return _text(state, "treasure-hidden")
    return None


def _text(state: HorseState, key: str, **facts: Fact) -> Text:
    return state.game.make_text("", f"impossible-{key}", **facts)
