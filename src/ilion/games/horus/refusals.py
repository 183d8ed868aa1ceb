"""The prompts of the game, and the reasons why moves are illegal."""

from __future__ import annotations

from ilion.core.text import Fact, Prompt, Refusal
from ilion.games.horus.components import CARDS, COLOURS, KINDS, MAX_OPEN, PILES, TABLE
from ilion.games.horus.encoding import (
    A_CARD,
    A_END,
    A_NECROPOLIS,
    A_NILE,
    A_PASS,
    A_PILE,
    A_RIVER,
    A_STONE,
    ANY_NUMBER,
    BAG_RIVER,
    BAG_TILE,
    END,
    FROM,
    NECROPOLIS,
    NO_STONE,
    NO_TILE,
    PHASES,
    PLACE,
    RELAY,
    RIVER,
    STONE,
    TEMPLE,
    TO,
    USE,
)
from ilion.games.horus.lattice import place_at
from ilion.games.horus.notation import Point, action_point, card_facts, lying_there, overlapping, written
from ilion.games.horus.state import HorusState
from ilion.games.horus.where import end_side, region_name

CLAUSES = {
    "deal": "HO-12",
    "bag": "HO-13",
    "end": "HO-14",
    "use": "HO-21",
    "card": "HO-17",
    "pile": "HO-18",
    "from": "HO-25",
    "to": "HO-25",
    "ended": "HO-26",
}


def awaited_clause(state: HorusState) -> str:
    phase = PHASES[state.phase]
    if phase == "place":
        if state.tile == TEMPLE:
            return "HO-15"
        return "HO-21" if state.tile >= RIVER else "HO-13" if state.errand == BAG_TILE else "HO-18"
    if phase == "relay":
        return "HO-14" if state.errand == BAG_RIVER else "HO-21"
    if phase == "stone":
        return "HO-20" if state.first else "HO-19"
    if phase == "refill":
        return "HO-22" if state.tile == NO_TILE else "HO-23"
    return CLAUSES[phase]


def awaited_size(state: HorusState) -> Fact:
    """Return the size of a region that may get the stone: a number, or a range in figures."""
    if state.first:
        return 1
    number = state.played % 6
    return f"1–{MAX_OPEN}" if number == ANY_NUMBER else number + 1


def prompt(state: HorusState) -> Prompt:
    phase = PHASES[state.phase]
    clause, key = awaited_clause(state), f"prompt-{phase}"
    ask = state.game.make_prompt
    if phase in ("deal", "refill"):
        return ask(clause, key, seat=state.drawer)
    if phase == "place":
        return ask(clause, key, tile=KINDS[state.tile]) if state.tile < RIVER else ask(clause, f"{key}-{KINDS[state.tile]}")
    if phase == "relay":
        return ask(clause, f"{key}-here" if state.errand == BAG_RIVER else key, side=end_side(state, state.lifted))
    if phase == "stone":
        return ask(clause, key if state.must else "prompt-stone-may", size=awaited_size(state))
    if phase == "card":
        if not state.hand_size[state.turn]:
            return ask("HO-24", "prompt-card-nile")
        return ask(clause, key if state.nile[state.turn] else "prompt-card-only")
    if phase == "to":
        terrain, where = KINDS[state.kind[state.source]], region_name(state, state.source)
        return ask(clause, key, source=(state.game.make_text("HO-10", "told-region-from", terrain=terrain, where=where),))
    return ask(clause, key)


def why_illegal(state: HorusState, action: int) -> Refusal:
    """Return why an action within range is illegal now."""
    if action < A_STONE:
        return _why_not_there(state, action) if state.phase in (PLACE, RELAY) else _not_now(state, "place")
    if action < A_CARD:
        return _why_no_stone(state, action - A_STONE) if state.phase in (STONE, FROM, TO) else _not_now(state, "stone")
    phase = PHASES[state.phase]
    refuse = state.game.make_refusal
    if action < A_NILE:
        if phase != "card":
            return _not_now(state, "card")
        return refuse("HO-17", "refusal-not-in-hand", **card_facts(CARDS[action - A_CARD]))
    if action == A_NILE:
        return refuse("HO-25", "refusal-nile-gone") if phase == "card" else _not_now(state, "card")
    if action < A_END:
        return refuse("HO-18", "refusal-pile-empty", pile=PILES[action - A_PILE]) if phase == "pile" else _not_now(state, "pile")
    if action < A_RIVER:
        if state.phase not in (END, USE):
            return _not_now(state, "end")
        end = action - A_END
        return refuse("HO-11", "refusal-end-has-no-place", side=end_side(state, end))
    if action < A_PASS:
        if phase == "end":
            return refuse("HO-14", "refusal-must-replace")
        if phase != "use":
            return _not_now(state, "use")
        return refuse("HO-11", "refusal-no-room", kind="river" if action < A_NECROPOLIS else "necropolis")
    return refuse("HO-19", "refusal-stone-must", wanted=awaited_size(state)) if phase == "stone" else _not_now(state, "pass")


def _not_now(state: HorusState, act: str) -> Refusal:
    return state.game.make_refusal(awaited_clause(state), "refusal-not-now", act=act, awaited=PHASES[state.phase])


def _why_not_there(state: HorusState, action: int) -> Refusal:
    refuse = state.game.make_refusal
    if action // 12 >= state.n:
        return refuse("HO-8", "refusal-no-such-tile", number=action // 12, last=state.n - 1)
    point = action_point(state, action)
    if point[0] not in TABLE or point[1] not in TABLE:
        return refuse("HO-7", "refusal-off-the-table", at=written(point), least=TABLE[0], most=TABLE[-1])
    tile = lying_there(state, point)
    if tile is not None:
        return overlapping(state, tile)  # type: ignore[no-any-return]
    lowest = state.seen_at(*point) - 1
    if lowest != action // 12:
        return refuse("HO-8", "refusal-lowest-tile", at=written(point), other=written(state.point(lowest)))
    return _why_end_not_there(state, point) if state.phase == RELAY else _why_tile_not_there(state, point)


def _blocked(state: HorusState, end: int) -> Refusal:
    return state.game.make_refusal("HO-11", "refusal-blocks-end", side=end_side(state, end))


def _why_tile_not_there(state: HorusState, point: Point) -> Refusal:
    refuse = state.game.make_refusal
    kinds = {state.kind[tile] for tile in state.touching(*point)}
    if state.tile in (RIVER, TEMPLE) and RIVER not in kinds:
        clause = "HO-15" if state.tile == TEMPLE else "HO-21"
        return refuse(clause, "refusal-not-at-the-river", tile=KINDS[state.tile])
    if state.tile == TEMPLE:
        for kind in sorted(kinds):
            if kind < RIVER or kind == NECROPOLIS:
                return refuse("HO-15", "refusal-temple-beside", kind=KINDS[kind])
    place = place_at(*point)
    shut = [end for end in range(2) if state.end_shut_in(end, place)]
    return _blocked(state, shut[0] if shut else 0 if state.end_blocked(0, place) else 1)


def _why_end_not_there(state: HorusState, point: Point) -> Refusal:
    refuse, side = state.game.make_refusal, end_side(state, state.lifted)
    beside = state.touching(*point)
    if state.errand == BAG_RIVER and state.ends[state.lifted] not in beside:
        return refuse("HO-14", "refusal-not-at-its-tile", side=side)
    if all(state.kind[tile] != RIVER for tile in beside):
        return refuse("HO-21", "refusal-end-not-at-the-river", side=side)
    place = place_at(*point)
    if not state.end_shut_in(1 - state.lifted, place) and state.end_stuck_at(state.lifted, place):
        return refuse("HO-11", "refusal-end-blocked-there", side=side)
    return _blocked(state, 1 - state.lifted)


def _why_no_stone(state: HorusState, tile: int) -> Refusal:
    refuse = state.game.make_refusal
    clause = "HO-19" if state.phase == STONE else "HO-25"
    if tile >= state.n:
        return refuse(clause, "refusal-no-such-tile", number=tile, last=state.n - 1)
    kind = KINDS[state.kind[tile]]
    if state.kind[tile] >= RIVER:
        return refuse("HO-10", "refusal-no-region", kind=kind)
    stone = state.stone[tile]
    if state.phase == FROM:
        if stone == NO_STONE:
            return refuse("HO-25", "refusal-no-stone-there")
        if stone != state.turn:
            return refuse("HO-25", "refusal-not-your-stone", colour=COLOURS[stone])
    elif stone != NO_STONE:
        return refuse(clause, "refusal-has-a-stone", colour=COLOURS[stone])
    size = state.size_of(tile)
    if state.phase == STONE:
        if size > MAX_OPEN:
            return refuse("HO-19", "refusal-closed", terrain=kind, size=size)
        key = "refusal-size-first" if state.first else "refusal-size"
        return refuse("HO-20" if state.first else "HO-19", key, terrain=kind, size=size, wanted=awaited_size(state))
    if state.region_of(tile) not in state.regions_beside(RIVER):
        return refuse("HO-25", "refusal-region-not-at-the-river", terrain=kind, size=size)
    if state.phase == TO:
        return refuse("HO-25", "refusal-same-region")
    return refuse("HO-25", "refusal-nowhere-else")
