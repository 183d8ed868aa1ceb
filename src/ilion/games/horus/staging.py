"""The appearance of an event on the table, beat by beat."""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.turn import SET_UP, TurnId, TurnStart
from ilion.games.horus.components import CARDS, EMPTY_PILES_AT_THE_END, KINDS, PILES
from ilion.games.horus.encoding import (
    A_CARD,
    A_END,
    A_NILE,
    A_PASS,
    A_RIVER,
    A_STONE,
    BAG,
    BAG_RIVER,
    BAG_SECOND,
    BAG_TILE,
    CARD,
    DEAL,
    END,
    FROM,
    NILE_FIRST,
    NILE_SECOND,
    O_CARD,
    PILE,
    PLACE,
    REFILL,
    RELAY,
    RIVER,
    STONE,
    TO,
    USE,
)
from ilion.games.horus.notation import action_point
from ilion.games.horus.scoring import regions
from ilion.games.horus.state import HorusState
from ilion.games.horus.view import stone_sizes
from ilion.games.horus.where import direction, end_side, region_name

Beat = dict[str, Any]
SOURCES = {
    BAG_TILE: "bag",
    BAG_RIVER: "bag",
    BAG_SECOND: "bag",
    NILE_FIRST: "nile",
    NILE_SECOND: "nile",
}


def turn_of(state: HorusState) -> TurnId:
    return SET_UP if state.phase == DEAL else TurnId("turn", state.turn)


def turns_begun(before: HorusState, after: HorusState) -> list[TurnStart]:
    """HO-16, HO-24: a player with nothing to draw and nothing to play is skipped."""
    if before.phase == DEAL:
        return [TurnStart(turn_of(after), [])]
    passed = (after.turn - before.turn - 1) % before.seats
    skipped = [(before.turn + i) % before.seats for i in range(1, passed + 1)]
    starts = [TurnStart(TurnId("turn", seat), [{"kind": "skipped", "seat": seat}]) for seat in skipped]
    return [*starts, TurnStart(turn_of(after), [])]


def stage(before: HorusState, event: int, after: HorusState) -> list[Beat]:
    beats = _draw(before, event) if before.actor == CHANCE else _move(before, event, after)
    return beats + _piles(before, after) + _gone(before, after)


def _draw(before: HorusState, outcome: int) -> list[Beat]:
    if before.phase == BAG:
        return [{"kind": "tile-drawn", "seat": before.turn, "tile": KINDS[outcome], "bag_left": before.bag_left - 1}]
    card = CARDS[outcome - O_CARD] if outcome >= 0 else None
    discarded = before.phase == REFILL and outcome >= 0 and (outcome - O_CARD) // 6 == before.exhausted
    return [{"kind": "card-drawn", "seat": before.drawer, "card": card, "discarded": discarded}]


def _move(before: HorusState, action: int, after: HorusState) -> list[Beat]:
    seat = before.turn
    if before.phase == PLACE:
        return [_tile_laid(before, after)]
    if before.phase == RELAY:
        return [_river_end(before, after)]
    if before.phase in (END, USE):
        if action < A_RIVER:
            at = list(before.point(before.ends[action - A_END]))
            return [{"kind": "use", "seat": seat, "use": "end", "end": action - A_END + 1, "at": at}]
        use = "river" if action == A_RIVER else "necropolis"
        return [{"kind": "use", "seat": seat, "use": use, "end": None, "at": None}]
    if before.phase == CARD:
        if action == A_NILE:
            return [{"kind": "nile-card", "seat": seat}]
        card = action - A_CARD
        return [{"kind": "card-played", "seat": seat, "card": CARDS[card], "sizes": stone_sizes(before, card)}]
    if before.phase == PILE:
        return []  # the tile that leaves the pile is shown below
    if before.phase == FROM:
        return [{"kind": "stone-lifted", "seat": seat, "at": list(action_point(before, action))}]
    if before.phase == TO:
        return [_stone_moved(before, action, after)]
    assert before.phase == STONE
    return [{"kind": "no-stone", "seat": seat}] if action == A_PASS else [_stone(before, action, after)]


def _source(state: HorusState) -> str:
    return SOURCES.get(state.errand, "card")


def _changes(before: HorusState, after: HorusState) -> list[int]:
    return [new - old for old, new in zip(before.scores(), after.scores(), strict=True)]


def _tile_laid(before: HorusState, after: HorusState) -> Beat:
    tile = before.n
    at = after.point(tile)
    return {
        "kind": "tile-laid",
        "seat": before.turn,
        "tile": KINDS[after.kind[tile]],
        "source": _source(before),
        "to": list(at),
        "where": direction(after, at),
        "region": _region(before, after, tile) if after.kind[tile] < RIVER else None,
        "changes": _changes(before, after),
    }


def _river_end(before: HorusState, after: HorusState) -> Beat:
    end = before.lifted
    return {
        "kind": "river-end",
        "seat": before.turn,
        "end": end + 1,
        "source": _source(before),
        "start": list(before.point(before.ends[end])),
        "to": list(after.point(after.ends[end])),
        "where": end_side(before, end),
        "changes": _changes(before, after),
    }


def _stone(before: HorusState, action: int, after: HorusState) -> Beat:
    tile = action - A_STONE
    region = _region(before, after, tile)
    return {
        "kind": "stone",
        "seat": before.turn,
        "to": list(after.point(tile)),
        "region": region,
        "changes": _changes(before, after),
    }


def _stone_moved(before: HorusState, action: int, after: HorusState) -> Beat:
    tile, source = action - A_STONE, before.source
    return {
        "kind": "stone-moved",
        "seat": before.turn,
        "start": list(before.point(source)),
        "to": list(after.point(tile)),
        "left": _region(before, after, source),
        "region": _region(before, after, tile),
        "changes": _changes(before, after),
    }


def _region(before: HorusState, after: HorusState, tile: int) -> dict[str, Any]:
    """Return the region of a tile after an event, and the leaders of the regions from which it grew."""
    root = after.region_of(tile)
    now = next(region for region in regions(after) if region.root == root)
    was = [region for region in regions(before) if after.region_of(region.root) == root]
    return {
        "terrain": now.terrain,
        "where": region_name(after, tile),
        "size": now.size,
        "worth": now.worth,
        "stones": now.stones,
        "leaders": now.leaders,
        "was_leaders": sorted({seat for region in was for seat in region.leaders}),
        "merged": len(was),
        "closed": now.closed,
    }


def _piles(before: HorusState, after: HorusState) -> list[Beat]:
    """HO-18, HO-23, HO-26: tiles that leave their piles, and a pile that runs out."""
    beats: list[Beat] = []
    for pile, (old, new) in enumerate(zip(before.piles, after.piles, strict=True)):
        if new < old:
            beats.append({"kind": "tile-taken", "seat": before.turn, "pile": PILES[pile], "left": new})
        if old and not new:
            ends = list(after.piles).count(0) >= EMPTY_PILES_AT_THE_END
            beats.append({"kind": "pile-empty", "pile": PILES[pile], "discards": pile < RIVER and not ends, "ends": ends})
    return beats


def _gone(before: HorusState, after: HorusState) -> list[Beat]:
    """HO-11: a tile that could not be laid has left the game."""
    was, now = before.out_of_the_game(), after.out_of_the_game()
    return [{"kind": "tile-gone", "seat": before.turn, "tile": name} for name in now if now[name] > was[name]]
