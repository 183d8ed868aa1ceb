"""Why a state is impossible."""

from __future__ import annotations

from ilion.core.actors import CHANCE, OVER
from ilion.games.horus.components import (
    BAG_RIVERS,
    CARD_COUNTS,
    CARDS,
    EMPTY_PILES_AT_THE_END,
    HAND,
    KINDS,
    PILE_RIVERS,
    PILES,
    SPLIT,
    START,
    TERRAINS,
)
from ilion.games.horus.encoding import (
    ANY,
    BAG,
    BAG_RIVER,
    BAG_SECOND,
    BAG_TILE,
    CARD,
    CARD_TILE,
    DEAL,
    EITHER,
    END,
    ENDED,
    FROM,
    NECROPOLIS,
    NILE,
    NILE_FIRST,
    NILE_SECOND,
    NO_CARD,
    NO_END,
    NO_ERRAND,
    NO_PILE,
    NO_TERRAIN,
    NO_TILE,
    NOWHERE,
    PHASES,
    PILE,
    PLACE,
    REFILL,
    RELAY,
    RIVER,
    STONE,
    TEMPLE,
    TO,
    USE,
)
from ilion.games.horus.state import HorusState

RIVER_ERRANDS = (BAG_SECOND, CARD_TILE, NILE_FIRST, NILE_SECOND)


def why_invalid(state: HorusState) -> str | None:
    """HO-1 to HO-4, HO-8 to HO-12, HO-22, HO-23: return what is missing, duplicate or out of place. The ranges were checked when
    the state was read."""
    for part in (_table, _tiles, _cards, _turn, _errand, _played, _knowledge):
        if found := part(state):
            return found
    if state.phase != ENDED and not state.n_legal():
        return f"nothing can be done in the phase {PHASES[state.phase]}"
    return None


def _table(state: HorusState) -> str | None:
    points, kind = state.coordinates(), state.kind
    if tuple(points[:3]) != START or any(k != RIVER for k in kind[:3]):
        return "the start tiles are not in their initial places"
    for tile in range(3, state.n):
        if kind[tile] in (RIVER, TEMPLE) and not any(
            kind[other] == RIVER for other in state.touching(*points[tile]) if other < tile
        ):
            return f"the {KINDS[kind[tile]]} at {points[tile][0]},{points[tile][1]} touches no river tile laid before it"
    if state.lifted == NO_END:
        for end in range(2):
            if state.end_blocked(end, NOWHERE):
                return f"end {end + 1} is blocked"
    return None


def _tiles(state: HorusState) -> str | None:
    in_bag, in_pile = SPLIT[str(state.options["tiles"])]
    bag, piles = state.bag, state.piles
    out = state.out_of_the_game()
    for name, n in out.items():
        if n < 0:
            return f"there are {-n} {name} tiles too many"
    if max(bag[:4]) > in_bag or bag[RIVER] > BAG_RIVERS or max(piles[:4]) > in_pile or piles[RIVER] > PILE_RIVERS:
        return "the bag or a pile holds more than initially"
    first, second = state.emptied
    empty = {pile for pile in range(len(PILES)) if piles[pile] == 0}
    named = [pile for pile in (first, second) if pile != NO_PILE]
    if (
        len(named) != min(2, len(empty))
        or len(set(named)) != len(named)
        or set(named) - empty
        or (first == NO_PILE) > (second == NO_PILE)
    ):
        return "the piles that were used up first are not among the empty ones"
    if state.kind[: state.n].count(NECROPOLIS) > PILE_RIVERS - piles[RIVER]:
        return "there are more necropolises than tiles taken from the pile"
    return None


def _cards(state: HorusState) -> str | None:
    hand, deck, discard, exhausted = state.hand, state.deck, state.discard, state.exhausted
    for card, total in enumerate(CARD_COUNTS):
        found = sum(hand[card::30]) + deck[card] + discard[card]
        if found > total or (found < total and card // 6 != exhausted):
            return f"there are {found} cards {CARDS[card]}, not {total}"
    if any(hand[30 * state.seats :]) or any(n > HAND for n in state.hand_size) or any(state.nile[state.seats :]):
        return "a hand is too large, or belongs to nobody"
    empty = [pile for pile in range(5) if state.piles[pile] == 0]
    if exhausted != NO_TERRAIN and exhausted not in empty:
        return f"the pile of {TERRAINS[exhausted]} is not empty"
    if len(empty) == 1 and empty[0] < RIVER and exhausted != empty[0]:
        return f"the cards of {TERRAINS[empty[0]]} should have been discarded"
    for card in range(24):
        if sum(hand[card::30]) and (card // 6 == exhausted or (state.phase == CARD and card // 6 in empty)):
            return f"a card {CARDS[card]} is held although its terrain is exhausted"
    return None


def _turn(state: HorusState) -> str | None:
    phase, seat = state.phase, state.turn
    expected = OVER if phase == ENDED else CHANCE if phase in (DEAL, BAG, REFILL) else seat
    if state.actor != expected:
        return f"the phase {PHASES[phase]} is not seat {state.actor}'s"
    if phase == DEAL:
        dealt = [HAND if other < state.drawer else 0 for other in range(state.seats) if other != state.drawer]
        if (
            [n for other, n in enumerate(state.hand_size[: state.seats]) if other != state.drawer] != dealt
            or seat
            or not state.first
        ):
            return "the cards are not dealt one seat after the other"
    elif phase == REFILL:
        if (state.drawer == seat) != (state.tile == NO_TILE):
            return "the wrong seat refills its hand"
    elif state.drawer:
        return "no cards are drawn now"
    if phase in (DEAL, REFILL) and state.hand_size[state.drawer] >= HAND:
        return "the hand needs no card"
    over = state.piles.count(0) >= EMPTY_PILES_AT_THE_END
    if over != (phase == ENDED) and phase in (DEAL, BAG, REFILL, ENDED):
        return "the game ends when two piles are empty, and only then"
    return "no stone can be moved from there now" if state.source and phase != TO else None


def _errand(state: HorusState) -> str | None:
    phase, errand, tile = state.phase, state.errand, state.tile
    if phase == PLACE:
        kinds = {
            BAG_TILE: (*range(RIVER), TEMPLE),
            CARD_TILE: (*range(RIVER), RIVER, NECROPOLIS),
            **dict.fromkeys((BAG_SECOND, NILE_FIRST, NILE_SECOND), (RIVER, NECROPOLIS)),
        }
        fits = tile in kinds.get(errand, ())
    elif phase == RELAY:
        fits = tile == RIVER and errand in (BAG_RIVER, *RIVER_ERRANDS)
    elif phase == END:
        fits = (tile, errand) == (RIVER, BAG_RIVER)
    elif phase == USE:
        fits = tile == EITHER and errand in RIVER_ERRANDS
    elif phase == REFILL and tile != NO_TILE:
        fits = errand == CARD_TILE and tile == state.exhausted
    else:
        fits = (tile, errand) == (NO_TILE, NO_ERRAND)
    if not fits or (state.lifted == NO_END) != (phase != RELAY):
        return f"the tile in hand does not fit the phase {PHASES[phase]}"
    return None


def _played(state: HorusState) -> str | None:
    phase, errand, card = state.phase, state.errand, state.played
    horus = card < NILE
    if phase in (FROM, TO) or errand in (NILE_FIRST, NILE_SECOND):
        fits = card == NILE
    elif errand == CARD_TILE:
        terrain = state.tile if state.tile < RIVER else ANY
        fits = horus and card // 6 in (ANY, terrain)
    elif phase == PILE:
        fits = horus and card // 6 == ANY
    elif phase == STONE:
        fits = horus
    elif phase == REFILL:
        fits = horus or card == NO_CARD
    else:
        fits = card == NO_CARD
    if not fits:
        return f"the card played does not fit the phase {PHASES[phase]}"
    if horus and not state.discard[card] and not state.renewed:
        return "the card played is not on the discards"
    return None


def _knowledge(state: HorusState) -> str | None:
    """Check that what the seats remember since the draw pile was renewed is possible."""
    kept, drawn, shown_by = state.kept, state.drawn, state.shown_by[: state.n_shown]
    if not state.renewed:
        return "cards are remembered although the draw pile was never renewed" if any(kept) or any(drawn) or shown_by else None
    if any(state.shown[state.n_shown :]) or any(state.shown_by[state.n_shown :]) or any(state.shown_after[state.n_shown :]):
        return "cards are remembered that were not shown"
    for seat in range(4):
        had = sum(kept[30 * seat : 30 * seat + 30])
        if had > HAND or had + drawn[seat] != state.hand_size[seat] + shown_by.count(seat):
            return f"seat {seat} does not have the cards that it kept and drew"
        shown = [card for card, by in zip(state.shown, shown_by, strict=False) if by == seat]
        if any(kept[30 * seat + card] > state.hand[30 * seat + card] + shown.count(card) for card in range(30)):
            return f"seat {seat} has lost a card that it kept"
    for viewer in range(-1, state.seats):
        if not state.copy().can_explain(viewer):
            return "the cards shown since the draw pile was renewed cannot have been held"
    return None
