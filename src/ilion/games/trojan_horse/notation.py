"""Moves and draws as text, as data and in words.

Moves: `2` (announce), `palace<>tower` or `keep` (treasures), `all` or `pass`, `red>harbour` (insert red; the hero that drops falls
into the harbour). Draws: `red`, `card 3`, `treasure 1`, `treasure ?`. Words may be shortened as long as they stay unique: `r>h`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.text import Text
from ilion.games.trojan_horse.components import CARDS, COLOURS, DISTRICTS, FIGURES, TREASURES
from ilion.games.trojan_horse.encoding import A_ALL, A_INSERT, A_KEEP, A_PASS, A_SWAP, O_CARD, O_TREASURE, PAIRS, PHASES, SET_OUT
from ilion.games.trojan_horse.state import HorseState

PLAIN = {A_KEEP: "keep", A_ALL: "all", A_PASS: "pass"}
MOVES = {  # in full
    **{number: f"{number + 1}" for number in range(A_KEEP)},
    **PLAIN,
    **{A_SWAP + pair: f"{DISTRICTS[a]}<>{DISTRICTS[b]}" for pair, (a, b) in enumerate(PAIRS)},
    **{A_INSERT + 7 * f + d: f"{figure}>{DISTRICTS[d]}" for f, figure in enumerate(FIGURES) for d in range(7)},
}
ACTIONS = {words: action for action, words in MOVES.items()}


def text(state: HorseState, action: int) -> str:
    if state.actor != CHANCE:
        return MOVES[action]
    if action < 0:
        return "treasure ?"
    if action < O_CARD:
        return COLOURS[action]
    return f"card {CARDS[action - O_CARD]}" if action < O_TREASURE else f"treasure {TREASURES[action - O_TREASURE]}"


def try_parse(state: HorseState, text: str) -> int | None:
    text = text.lower()
    return _read_outcome(text) if state.actor == CHANCE else _read_move(text)


def _read_outcome(text: str) -> int | None:
    word, _, value = text.partition(" ")
    if word == "card":
        return O_CARD + CARDS.index(value) if value in CARDS else None
    if word == "treasure":
        values = [str(treasure) for treasure in TREASURES]
        return O_TREASURE + values.index(value) if value in values else None
    return _index(text, COLOURS)


def _read_move(text: str) -> int | None:
    if text in ACTIONS:
        return ACTIONS[text]
    left, swapped, right = text.partition("<>")
    if swapped:
        a, b = _index(left, DISTRICTS), _index(right, DISTRICTS)
        return A_SWAP + PAIRS.index((min(a, b), max(a, b))) if a is not None and b is not None and a != b else None
    left, inserted, right = text.partition(">")
    figure, district = _index(left, FIGURES), _index(right, DISTRICTS)
    return A_INSERT + figure * 7 + district if inserted and figure is not None and district is not None else None


def _index(word: str, words: Sequence[str]) -> int | None:
    """Return the index of the only word that begins like this, if there is exactly one."""
    word = word.strip()
    found = [i for i, full in enumerate(words) if full.startswith(word)] if word else []
    return found[0] if len(found) == 1 else None


def describe(state: HorseState, action: int) -> dict[str, Any]:
    if state.actor == CHANCE:
        return _describe_outcome(state, action)
    if action < A_KEEP:
        return {"kind": "announce", "number": action + 1}
    if action in PLAIN:
        return {"kind": PLAIN[action]}
    if action < A_ALL:
        return {"kind": "swap", "districts": [DISTRICTS[d] for d in PAIRS[action - A_SWAP]]}
    figure, district = divmod(action - A_INSERT, 7)
    return {"kind": "insert", "figure": FIGURES[figure], "district": DISTRICTS[district]}


def _describe_outcome(state: HorseState, action: int) -> dict[str, Any]:
    phase = PHASES[state.phase]
    treasure = TREASURES[action - O_TREASURE] if action >= O_TREASURE else None
    if phase == "deal":
        return {"kind": "deal", "colour": COLOURS[action], "seat": state.n_dealt % state.seats}
    if phase == "card":
        return {"kind": "card", "card": CARDS[action - O_CARD]}
    if phase == "look":
        district, seat = DISTRICTS[state.look_district], state.owner[state.look_colour]
        return {"kind": "look", "seat": seat, "district": district, "treasure": treasure}
    if phase == "reveal":
        return {"kind": "reveal", "district": DISTRICTS[state.look_district], "treasure": treasure}
    return {"kind": "load" if phase == "load" else "draw", "colour": COLOURS[action]}


CLAUSES = {
    "announce": "TH-12",
    "keep": "TH-19",
    "swap": "TH-19",
    "all": "TH-19",
    "pass": "TH-19",
    "insert": "TH-14",
    "deal": "TH-7",
    "load": "TH-9",
    "draw": "TH-17",
    "card": "TH-13",
    "look": "TH-20",
    "reveal": "TH-27",
}


def words(state: HorseState, action: int) -> Text:
    facts = describe(state, action)
    kind = facts.pop("kind")
    key = f"move-{kind}"
    if kind == "swap":
        a, b = facts.pop("districts")
        facts = {"a_district": a, "b_district": b}
    if kind == "look" and facts["treasure"] is None:
        del facts["treasure"]
        key = "move-look-veiled"
    clause = "TH-9" if state.phase == SET_OUT else CLAUSES[kind]
    return state.game.make_text(clause, key, **facts)


def redacted(state: HorseState, event: int) -> tuple[str, Text, dict[str, Any]] | None:
    """TH-29: the colours that went into the horse must be remembered; so must those drawn, which together with the display would
    show them."""
    data = describe(state, event)
    said = words(state, event)
    if data["kind"] in ("load", "draw"):
        hidden, text = "colour", "?"
    elif data["kind"] == "insert" and data["figure"] != "helper":
        hidden, text = "figure", f"?>{data['district']}"
    else:
        return None
    return text, state.game.make_text(said.clause, said.key, **{**said.facts, hidden: "unknown"}), data | {hidden: None}
