"""Moves and draws as text, as data and in words.

Moves: `desert@4,-2` (lay the tile), `river end2` then `>8,1` (a river tile replaces the second end, which goes to 8,1), `river` or
`necropolis` then `river@3,0` (a river/necropolis tile), `card desert5`, `card any?`, `nile`, `pile hills`, `stone@4,-2`,
`from 4,-2` then `to 0,3` (the Nile card's stone), `pass`. Draws: `desert`, `card desert5`, `card ?`. Coordinates are half tiles.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.errors import IllegalMove
from ilion.core.text import Fact, Text
from ilion.games.horus.components import AROUND, CARDS, KINDS, PILES, TABLE
from ilion.games.horus.encoding import (
    A_CARD,
    A_END,
    A_NECROPOLIS,
    A_NILE,
    A_PASS,
    A_PILE,
    A_RIVER,
    A_STONE,
    BAG_RIVER,
    DEAL,
    FROM,
    LYING,
    NO_END,
    O_CARD,
    PLACE,
    REFILL,
    RELAY,
    RIVER,
    STONE,
    TO,
)
from ilion.games.horus.state import HorusState
from ilion.games.horus.where import end_side, place, region_name

Point = tuple[int, int]

PLAIN = {A_NILE: "nile", A_RIVER: "river", A_NECROPOLIS: "necropolis", A_PASS: "pass"}
WORD = r"[a-z]*"
POINT = r"\(?(-?\d{1,3}) ?, ?(-?\d{1,3})\)?"
PLACING = re.compile(rf"({WORD}) ?@ ?{POINT}")
RELAYING = re.compile(rf"(?:end ?([12]) ?)?> ?{POINT}")
MOVING = re.compile(rf"(from|to) ?{POINT}")
REPLACING = re.compile(r"river end ?([12])")


def written(point: Point) -> str:
    return f"{point[0]},{point[1]}"


def action_point(state: HorusState, action: int) -> Point:
    """Return the place that an action below A_CARD refers to. Raises `IllegalMove` if it counts from a tile that is not laid
    yet."""
    tile = action // 12 if action < A_STONE else action - A_STONE
    if tile >= state.n:
        raise IllegalMove(state.game.why_illegal(state, action))
    x, y = state.point(tile)
    if action >= A_STONE:
        return x, y
    dx, dy = AROUND[action % 12]
    return x + dx, y + dy


def tile_in_hand(state: HorusState) -> str:
    """Return the name of the tile to be laid."""
    return KINDS[state.tile] if state.tile < len(KINDS) else "tile"


def text(state: HorusState, action: int) -> str:
    if state.actor == CHANCE:
        if action < 0:
            return "card ?"
        return KINDS[action] if action < O_CARD else f"card {CARDS[action - O_CARD]}"
    if action < A_CARD:
        point = written(action_point(state, action))
        if action >= A_STONE:
            return f"from {point}" if state.phase == FROM else f"to {point}" if state.phase == TO else f"stone@{point}"
        return f">{point}" if state.phase == RELAY else f"{tile_in_hand(state)}@{point}"
    if action < A_NILE:
        return f"card {CARDS[action - A_CARD]}"
    if action in PLAIN:
        return PLAIN[action]
    return f"pile {PILES[action - A_PILE]}" if action < A_END else f"river end{action - A_END + 1}"


def try_parse(state: HorusState, text: str) -> int | None:
    text = text.lower()
    return _read_outcome(text) if state.actor == CHANCE else _read_move(state, text)


def _read_outcome(text: str) -> int | None:
    if text in KINDS[:O_CARD]:
        return KINDS.index(text)
    card = text.removeprefix("card ")
    return O_CARD + CARDS.index(card) if card in CARDS else None


def _read_move(state: HorusState, text: str) -> int | None:
    for action, word in PLAIN.items():
        if text == word:
            return action
    word, _, rest = text.partition(" ")
    if word == "card" and rest in CARDS:
        return A_CARD + CARDS.index(rest)
    if word == "pile" and rest in PILES:
        return A_PILE + PILES.index(rest)
    if found := REPLACING.fullmatch(text):
        return A_END + int(found[1]) - 1
    if found := RELAYING.fullmatch(text):
        if state.phase not in (PLACE, RELAY) or (found[1] and int(found[1]) - 1 != state.lifted):
            return None
        return place_action(state, (int(found[2]), int(found[3])))
    if found := MOVING.fullmatch(text):
        if state.phase == STONE or (state.phase in (FROM, TO) and (found[1] == "from") != (state.phase == FROM)):
            return None
        return _tile_action(state, (int(found[2]), int(found[3])))
    if found := PLACING.fullmatch(text):
        return _read_placing(state, found[1], (int(found[2]), int(found[3])))
    return None


def _read_placing(state: HorusState, word: str, point: Point) -> int | None:
    if word and "stone".startswith(word):
        return _tile_action(state, point)
    if state.phase != PLACE or not tile_in_hand(state).startswith(word):
        return None
    return place_action(state, point)


def _tile_action(state: HorusState, point: Point) -> int:
    """Return the action for the tile at a point, or for the tile that covers it."""
    covering = None
    for tile, (x, y) in enumerate(state.coordinates()):
        if (x, y) == point:
            return A_STONE + tile
        if point[0] - x in (0, 1) and point[1] - y in (0, 1):
            covering = A_STONE + tile
    if covering is None:
        clause = "HO-25" if state.phase in (FROM, TO) else "HO-19"
        raise IllegalMove(state.game.make_refusal(clause, "refusal-no-tile-there"))
    return covering


def place_action(state: HorusState, point: Point) -> int:
    """Return the action for a place, by the lowest tile that touches it. Raises `IllegalMove` if no action can express it."""
    refuse = state.game.make_refusal
    if point[0] not in TABLE or point[1] not in TABLE:
        at = written(point)
        raise IllegalMove(refuse("HO-7", "refusal-off-the-table", at=at, least=TABLE[0], most=TABLE[-1]))
    points = state.coordinates()
    for tile, (x, y) in enumerate(points):
        offset = (point[0] - x, point[1] - y)
        if offset in AROUND:
            return tile * 12 + AROUND.index(offset)
    for tile, (x, y) in enumerate(points):
        if abs(point[0] - x) <= 1 and abs(point[1] - y) <= 1:
            raise IllegalMove(overlapping(state, tile))
    for tile, (x, y) in enumerate(points):
        if abs(point[0] - x) == 2 == abs(point[1] - y):
            raise IllegalMove(refuse("HO-6", "refusal-corner", kind=KINDS[state.kind[tile]]))
    raise IllegalMove(refuse("HO-8", "refusal-touches-nothing"))


def overlapping(state: HorusState, tile: int) -> Any:
    return state.game.make_refusal("HO-8", "refusal-overlap", kind=KINDS[state.kind[tile]])


def lying_there(state: HorusState, point: Point) -> int | None:
    """Return a tile that overlaps a place, if there is one."""
    if state.seen_at(*point) < LYING:
        return None
    for tile, (x, y) in enumerate(state.coordinates()):
        if abs(point[0] - x) <= 1 and abs(point[1] - y) <= 1:
            return tile
    return None


def card_facts(card: str | None) -> dict[str, str]:
    return {"centre": card[:-1], "number": card[-1]} if card else {}


def describe(state: HorusState, action: int) -> dict[str, Any]:
    if state.actor == CHANCE:
        if 0 <= action < O_CARD and state.phase not in (DEAL, REFILL):
            return {"kind": "tile", "tile": KINDS[action], "seat": state.turn}
        return {"kind": "draw", "seat": state.drawer, "card": CARDS[action - O_CARD] if action >= O_CARD else None}
    if action < A_CARD:
        at = list(action_point(state, action))
        if action >= A_STONE:
            return {"kind": {FROM: "from", TO: "to"}.get(state.phase, "stone"), "at": at}
        if state.lifted != NO_END:
            return {"kind": "relay", "end": state.lifted + 1, "at": at}
        return {"kind": "place", "tile": tile_in_hand(state).replace("tile", "river"), "at": at}
    if action < A_NILE:
        return {"kind": "play", "card": CARDS[action - A_CARD]}
    if action in (A_NILE, A_PASS):
        return {"kind": PLAIN[action]}
    if action in PLAIN:
        return {"kind": "use", "use": PLAIN[action]}
    if action < A_END:
        return {"kind": "pile", "pile": PILES[action - A_PILE]}
    end = action - A_END
    return {"kind": "replace", "end": end + 1, "at": list(state.point(state.ends[end]))}


CLAUSES = {
    "place": "HO-8",
    "relay": "HO-14",
    "replace": "HO-14",
    "use": "HO-21",
    "play": "HO-17",
    "nile": "HO-25",
    "pass": "HO-19",
    "pile": "HO-18",
    "stone": "HO-19",
    "from": "HO-25",
    "to": "HO-25",
    "tile": "HO-13",
    "draw": "HO-22",
}


def _where(state: HorusState, action: int, at: Sequence[int]) -> dict[str, Fact]:
    """Say without coordinates where a move is made."""
    if action >= A_CARD:
        return {}  # the end that is replaced has a name
    if action >= A_STONE:
        tile = action - A_STONE
        if state.kind[tile] >= RIVER:
            raise IllegalMove(state.game.why_illegal(state, action))
        terrain, key = KINDS[state.kind[tile]], "told-region-from" if state.phase == FROM else "told-region"
        region = state.game.make_text("HO-10", key, terrain=terrain, where=region_name(state, tile))
        return {"region": (region,), "size": state.size_of(tile)}
    point = (at[0], at[1])
    if point[0] not in TABLE or point[1] not in TABLE:
        raise IllegalMove(state.game.why_illegal(state, action))
    where, first, second = place(state, point, "river" if state.lifted != NO_END else tile_in_hand(state))
    return {"where": where, "a_kind": first, "b_kind": second}


def words(state: HorusState, action: int) -> Text:
    facts = describe(state, action)
    kind = facts.pop("kind")
    key = f"move-{kind}"
    if "at" in facts:
        facts |= _where(state, action, facts.pop("at"))
    if "end" in facts:
        facts["side"] = end_side(state, facts.pop("end") - 1)
    if "card" in facts:
        facts |= card_facts(facts.pop("card"))
    if kind == "draw" and action < O_CARD:
        key = "move-draw-veiled"
    elif kind == "draw" and state.phase == REFILL and (action - O_CARD) // 6 == state.exhausted:
        key = "move-draw-dead"
    clause = CLAUSES[kind]
    if kind == "draw":
        clause = "HO-12" if state.phase == DEAL else "HO-23" if key == "move-draw-dead" else clause
    elif kind in ("relay", "replace") and state.errand != BAG_RIVER:
        clause = "HO-21"
    return state.game.make_text(clause, key, **facts)
