"""The check of states: the reasons why one is impossible."""

from __future__ import annotations

from ilion.core.actors import CHANCE, OVER
from ilion.core.text import Fact, Text
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


def why_invalid(state: HorusState) -> Text | None:
    """HO-1 to HO-4, HO-8 to HO-12, HO-22, HO-23: return the thing that is missing, duplicate or out of place. The ranges were
    checked when the state was read."""
    for part in (_table, _tiles, _cards, _turn, _errand, _played, _knowledge):
        if found := part(state):
            return found
    if state.phase != ENDED and not state.n_legal():
        return _text(state, "nothing-to-do", phase=PHASES[state.phase])
    return None


def _table(state: HorusState) -> Text | None:
    points, kind = state.coordinates(), state.kind
    if tuple(points[:3]) != START or any(k != RIVER for k in kind[:3]):
        return _text(state, "start")
    for tile in range(3, state.n):
        if kind[tile] in (RIVER, TEMPLE) and not any(
            kind[other] == RIVER for other in state.touching(*points[tile]) if other < tile
        ):
            return _text(state, "no-river", kind=KINDS[kind[tile]], at="{},{}".format(*points[tile]))
    if state.lifted == NO_END:
        for end in range(2):
            if state.end_blocked(end, NOWHERE):
                return _text(state, "end-blocked", end=end + 1)
    return None


def _tiles(state: HorusState) -> Text | None:
    in_bag, in_pile = SPLIT[str(state.options["tiles"])]
    bag, piles = state.bag, state.piles
    out = state.out_of_the_game()
    for name, n in out.items():
        if n < 0:
            return _text(state, "tiles", kind=name, number=-n)
    if max(bag[:4]) > in_bag or bag[RIVER] > BAG_RIVERS or max(piles[:4]) > in_pile or piles[RIVER] > PILE_RIVERS:
        return _text(state, "bag")
    first, second = state.emptied
    empty = {pile for pile in range(len(PILES)) if piles[pile] == 0}
    named = [pile for pile in (first, second) if pile != NO_PILE]
    if (
        len(named) != min(2, len(empty))
        or len(set(named)) != len(named)
        or set(named) - empty
        or (first == NO_PILE) > (second == NO_PILE)
    ):
        return _text(state, "emptied")
    if state.kind[: state.n].count(NECROPOLIS) > PILE_RIVERS - piles[RIVER]:
        return _text(state, "necropolises")
    return None


def _cards(state: HorusState) -> Text | None:
    hand, deck, discard, exhausted = state.hand, state.deck, state.discard, state.exhausted
    for card, total in enumerate(CARD_COUNTS):
        found = sum(hand[card::30]) + deck[card] + discard[card]
        if found > total or (found < total and card // 6 != exhausted):
            return _text(state, "cards", card=CARDS[card], found=found, total=total)
    if any(hand[30 * state.seats :]) or any(n > HAND for n in state.hand_size) or any(state.nile[state.seats :]):
        return _text(state, "hand")
    empty = [pile for pile in range(5) if state.piles[pile] == 0]
    if exhausted != NO_TERRAIN and exhausted not in empty:
        return _text(state, "pile-not-empty", pile=TERRAINS[exhausted])
    if len(empty) == 1 and empty[0] < RIVER and exhausted != empty[0]:
        return _text(state, "not-discarded", pile=TERRAINS[empty[0]])
    for card in range(24):
        if sum(hand[card::30]) and (card // 6 == exhausted or (state.phase == CARD and card // 6 in empty)):
            return _text(state, "held", card=CARDS[card])
    return None


def _turn(state: HorusState) -> Text | None:
    phase, seat = state.phase, state.turn
    expected = OVER if phase == ENDED else CHANCE if phase in (DEAL, BAG, REFILL) else seat
    if state.actor != expected:
        return _text(state, "actor", phase=PHASES[phase])
    if phase == DEAL:
        dealt = [HAND if other < state.drawer else 0 for other in range(state.seats) if other != state.drawer]
        if (
            [n for other, n in enumerate(state.hand_size[: state.seats]) if other != state.drawer] != dealt
            or seat
            or not state.first
        ):
            return _text(state, "deal")
    elif phase == REFILL:
        if (state.drawer == seat) != (state.tile == NO_TILE):
            return _text(state, "refill")
    elif state.drawer:
        return _text(state, "no-draw")
    if phase in (DEAL, REFILL) and state.hand_size[state.drawer] >= HAND:
        return _text(state, "hand-full")
    over = state.piles.count(0) >= EMPTY_PILES_AT_THE_END
    if over != (phase == ENDED) and phase in (DEAL, BAG, REFILL, ENDED):
        return _text(state, "end")
    return _text(state, "source") if state.source and phase != TO else None


def _errand(state: HorusState) -> Text | None:
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
        return _text(state, "tile-in-hand", phase=PHASES[phase])
    return None


def _played(state: HorusState) -> Text | None:
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
        return _text(state, "played", phase=PHASES[phase])
    if horus and not state.discard[card] and not state.renewed:
        return _text(state, "not-in-discards")
    return None


def _knowledge(state: HorusState) -> Text | None:
    """Check that the seats' memories since the draw pile was renewed are possible."""
    kept, drawn, shown_by = state.kept, state.drawn, state.shown_by[: state.n_shown]
    if not state.renewed:
        return _text(state, "remembered") if any(kept) or any(drawn) or shown_by else None
    if any(state.shown[state.n_shown :]) or any(state.shown_by[state.n_shown :]) or any(state.shown_after[state.n_shown :]):
        return _text(state, "not-shown")
    for seat in range(4):
        had = sum(kept[30 * seat : 30 * seat + 30])
        if had > HAND or had + drawn[seat] != state.hand_size[seat] + shown_by.count(seat):
            return _text(state, "kept", seat=seat)
        shown = [card for card, by in zip(state.shown, shown_by, strict=False) if by == seat]
        if any(kept[30 * seat + card] > state.hand[30 * seat + card] + shown.count(card) for card in range(30)):
            return _text(state, "lost", seat=seat)
    for viewer in range(-1, state.seats):
        if not state.copy().can_explain(viewer):
            return _text(state, "unexplained")
    return None


def _text(state: HorusState, key: str, **facts: Fact) -> Text:
    return state.game.make_text("", f"impossible-{key}", **facts)
