"""The preview of a move: the region of a tile or a stone, the stones that a card allows, and the changes of the scores."""

from __future__ import annotations

from typing import Any

from ilion.games.horus.components import EMPTY_PILES_AT_THE_END, KINDS, MAX_OPEN
from ilion.games.horus.encoding import (
    A_CARD,
    A_END,
    A_NILE,
    A_PASS,
    A_PILE,
    A_STONE,
    ANY,
    FROM,
    RELAY,
    RIVER,
)
from ilion.games.horus.notation import describe
from ilion.games.horus.scoring import leaders
from ilion.games.horus.state import HorusState
from ilion.games.horus.view import stone_sizes


def preview(state: HorusState, action: int) -> dict[str, Any]:
    """All consequences of a move are open to everybody, except the draws after it."""
    if action < A_STONE:
        return _tile_preview(state, action)
    if action < A_CARD:
        return _stone_preview(state, action - A_STONE)
    if action < A_END:
        return _card_preview(state, action)
    after = state.copy()
    after.apply(action)
    kind = describe(state, action)["kind"]
    return {"kind": kind, "places": 0 if action == A_PASS else after.n_room}


def _tile_preview(state: HorusState, action: int) -> dict[str, Any]:
    after = state.copy()
    after.apply(action)
    tile = state.n
    none = dict.fromkeys(("region", "size", "worth", "leaders", "merges", "closes"))
    found: dict[str, Any] = {"kind": "relay" if state.phase == RELAY else "place", **none}
    if state.tile < RIVER:
        beside = {
            state.region_of(other)
            for other in after.touching(*after.point(tile))
            if after.region_of(other) == after.region_of(tile)
        }
        worth, stones = after.survey()[after.region_of(tile)]
        size = after.size_of(tile)
        largest = max((state.size_of(root) for root in beside), default=0)
        found |= {
            "region": KINDS[state.tile],
            "size": size,
            "worth": worth,
            "leaders": leaders(stones),
            "merges": len(beside),
            "closes": largest <= MAX_OPEN < size,
        }
    found["stuck"] = [end + 1 for end in range(2) if not after.end_replaceable(end)]
    found["changes"] = changes(state, after)
    return found


def changes(state: HorusState, after: HorusState) -> list[int]:
    return [new - old for old, new in zip(state.scores(), after.scores(), strict=True)]


def _stone_preview(state: HorusState, tile: int) -> dict[str, Any]:
    after = state.copy()
    if state.phase == FROM:
        after.take_off(tile)
    else:
        after.apply(A_STONE + tile)
    worth, stones = after.survey()[after.region_of(tile)]
    return {
        "kind": describe(state, A_STONE + tile)["kind"],
        "region": KINDS[state.kind[tile]],
        "size": state.size_of(tile),
        "worth": worth,
        "leaders": leaders(stones),
        "changes": changes(state, after),
    }


def _card_preview(state: HorusState, action: int) -> dict[str, Any]:
    card = action - A_CARD if action < A_NILE else state.played
    piles = list(state.piles)
    pile: int | None = None
    if action >= A_PILE:
        pile = action - A_PILE
    elif action == A_NILE:
        pile = RIVER
    elif card // 6 != ANY:
        pile = card // 6
    taken = 2 if action == A_NILE else 1
    if pile is not None:
        piles[pile] = max(0, piles[pile] - taken)
    last_turn = piles.count(0) >= EMPTY_PILES_AT_THE_END
    return {
        "kind": describe(state, action)["kind"],
        "tiles_left": None if pile is None else piles[pile],
        "sizes": [] if action == A_NILE else stone_sizes(state, card),
        "exhausts": pile is not None and pile < RIVER and piles[pile] == 0 and not last_turn,
        "last_turn": last_turn,
    }
