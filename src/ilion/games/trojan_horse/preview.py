"""The preview of a move: the odds of an announcement, and the changes of the scores by a swap or an insertion. It is built only
from the seat's knowledge."""

from __future__ import annotations

from typing import Any

from ilion.games.trojan_horse.components import BONUS, COLOURS, DISTRICTS
from ilion.games.trojan_horse.encoding import A_ALL, A_INSERT, A_KEEP, A_SWAP, PAIRS
from ilion.games.trojan_horse.notation import PLAIN
from ilion.games.trojan_horse.scoring import known_treasure
from ilion.games.trojan_horse.state import HorseState


def preview(state: HorseState, action: int, seat: int, recall: bool) -> dict[str, Any]:
    if action < A_KEEP:
        deck = state.deck
        return {"kind": "announce", "odds": [sum(deck[action + 1 :]), sum(deck)]}
    if action in PLAIN:
        insertions = 0 if PLAIN[action] == "pass" else min(3, state.insertable())
        return {"kind": PLAIN[action], "insertions": insertions}
    if action < A_ALL:
        pair = PAIRS[action - A_SWAP]
        return {"kind": "swap", "changes": _swap_changes(state, *pair, seat), "lookers": _swap_lookers(state, pair)}
    return _insert_preview(state, action, seat, recall or state.options["horse"] == "open")


def _swap_changes(state: HorseState, a: int, b: int, seat: int) -> list[int]:
    """Return the changes of the scores, as far as the seat knows the two treasures."""
    changes = [0] * state.seats
    for to, other in ((a, b), (b, a)):
        winner = state.winners()[to]
        if winner >= 0:
            changes[state.owner[winner]] += (known_treasure(state, other, seat) or 0) - (known_treasure(state, to, seat) or 0)
    return changes


def _swap_lookers(state: HorseState, pair: tuple[int, int]) -> list[int]:
    """TH-21: return the seats that will look at a treasure whose way they cannot have followed; none in the German edition."""
    if state.options["edition"] == "german":
        return []
    a, b = pair
    seats = {
        state.owner[colour]
        for here, there in ((a, b), (b, a))
        for colour in range(4)
        if state.heroes[4 * here + colour] >= 2 and not state.knows(there, state.owner[colour])
    }
    return sorted(seats)


def _insert_preview(state: HorseState, action: int, seat: int, open_horse: bool) -> dict[str, Any]:
    d = (action - A_INSERT) % 7
    worth = state.total[d] + BONUS[d] + (known_treasure(state, d, seat) or 0)
    if not open_horse:
        hidden = {"drops": None, "winner": None, "changes": None, "looks": None}
        return {"kind": "insert", "district": DISTRICTS[d], "worth": worth + 1, **hidden}
    drops = state.horse[0]
    after = state.copy()
    after.apply(action)
    changes = [0] * state.seats
    winner = state.winners()[d]
    if winner >= 0:
        changes[state.owner[winner]] -= worth
    winner = after.winners()[d]
    if winner >= 0:
        changes[state.owner[winner]] += worth + 1
    return {
        "kind": "insert",
        "drops": COLOURS[drops],
        "district": DISTRICTS[d],
        "winner": COLOURS[winner] if winner >= 0 else None,
        "worth": worth + 1,
        "changes": changes,
        "looks": state.owner[drops] if after.heroes[4 * d + drops] == 2 else None,
    }
