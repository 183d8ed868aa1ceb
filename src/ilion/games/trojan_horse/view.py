"""A seat's view, and its preview of a move. Both are built only from what that seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.games.trojan_horse.components import BONUS, CARDS, COLOURS, DISTRICTS, FIGURES, TREASURES
from ilion.games.trojan_horse.encoding import A_ALL, A_INSERT, A_KEEP, A_SWAP, ENDED, NO_CARD, PAIRS, PHASES, RED, WATCHER
from ilion.games.trojan_horse.notation import PLAIN
from ilion.games.trojan_horse.scoring import known_treasure
from ilion.games.trojan_horse.state import HorseState

IN_PLAY = frozenset(("announce", "card", "swap", "all", "insert", "look", "fill"))
SEATS_OF = [[seat for seat in range(4) if bits >> seat & 1] for bits in range(16)]


def view(state: HorseState, viewer: int, recall: bool) -> dict[str, Any]:
    """TH-28, TH-29. Without recall, at a table that plays by memory, leave out the horse, and the bag that would show it."""
    seen = _open_to_all(state)
    _show(state, seen, viewer, recall)
    return seen


def views(state: HorseState, viewers: Mapping[int, bool]) -> dict[int, dict[str, Any]]:
    """Return the views of several viewers at once, which share what is open to all."""
    common = _open_to_all(state)
    found = {}
    for viewer, recall in viewers.items():
        seen = found[viewer] = common.copy()
        seen["districts"] = common["districts"].copy()
        seen["scores"] = common["scores"].copy()
        _show(state, seen, viewer, recall)
    return found


def _show(state: HorseState, seen: dict[str, Any], viewer: int, recall: bool) -> None:
    """Add what this viewer knows to what is open to all."""
    seen["you"] = viewer if viewer >= 0 else None
    if recall or state.options["horse"] == "open" or state.phase == ENDED:
        seen["horse"] = [FIGURES[figure] for figure in state.horse[: state.loaded]]
        seen["bag"] = _by_colour(state.bag, state.colours)
    bit = viewer if viewer >= 0 else WATCHER
    treasures = state.treasure
    for d, seen_by in enumerate(state.known):
        if seen_by >> bit & 1:
            treasure = TREASURES[treasures[d]]
            district = seen["districts"][d] = seen["districts"][d].copy()
            district["treasure"] = treasure
            district["worth"] += treasure
            if district["winner"] is not None:
                seen["scores"][seen["owners"][district["winner"]]] += treasure


def _open_to_all(state: HorseState) -> dict[str, Any]:
    phase = PHASES[state.phase]
    seats, owner, winners, deck = state.seats, state.owner, state.winners(), state.deck
    red, yellow, blue, green = state.display
    playing = phase in IN_PLAY
    districts = _districts(state, winners)
    scores = [0] * seats
    for winner, district in zip(winners, districts):  # noqa: B905  # strict is slow, and this is called for every move
        if winner >= 0:
            scores[owner[winner]] += district["worth"]
    three = deck[3] + deck[4]
    two = three + deck[2]
    one = two + deck[1]
    cards = one + deck[0]
    return {
        "game": "trojan-horse",
        "you": None,
        "seats": seats,
        "options": state.options.copy(),  # type: ignore[attr-defined]  # a mapping proxy has it
        "phase": phase,
        "actor": state.actor,
        "turn": state.turn if playing else None,
        "turn_colour": turn_colour(state) if playing and seats == 2 else None,
        "owners": {colour: seat for colour, seat in zip(COLOURS, owner) if seat >= 0},  # noqa: B905
        "odysseus": owner[RED] if owner[RED] >= 0 else None,
        "districts": districts,
        "display": ["red"] * red + ["yellow"] * yellow + ["blue"] * blue + ["green"] * green,
        "horse": None,
        "bag": None,
        "bag_left": state.bag_left,
        "helpers": state.helpers,
        "deck": _by_card(deck),
        "discard": _by_card(state.discard),
        "card": None if state.card == NO_CARD else CARDS[state.card],
        "announced": state.announced or None,
        "todo": state.todo,
        "odds": [[one, cards], [two, cards], [three, cards]],
        "scores": scores,
    }


def _districts(state: HorseState, winners: list[int]) -> list[dict[str, Any]]:
    heroes, totals, known, holds, in_play = state.heroes, state.total, state.known, state.cap, state.colours
    districts = []
    for d in range(7):
        bonus, total = BONUS[d], totals[d]
        districts.append(
            {
                "name": DISTRICTS[d],
                "bonus": bonus,
                "heroes": _by_colour(heroes[4 * d : 4 * d + 4], in_play),
                "total": total,
                "holds": holds,
                "treasure": None,
                "known_by": SEATS_OF[known[d] & 15][:],
                "winner": COLOURS[winners[d]] if winners[d] >= 0 else None,
                "worth": total + bonus,
            }
        )
    return districts


def _by_colour(counts: list[int], in_play: int) -> dict[str, int]:
    red, yellow, blue, green = counts
    if in_play == 3:
        return {"red": red, "yellow": yellow, "blue": blue}
    return {"red": red, "yellow": yellow, "blue": blue, "green": green}


def _by_card(counts: list[int]) -> dict[str, int]:
    nought, one, two, three, trident = counts
    return {"0": nought, "1": one, "2": two, "3": three, "trident": trident}


def turn_colour(state: HorseState) -> str:
    """TH-11: with two players the first turn is for red, or for the colour dealt first; the second is for the other."""
    dealt, seat = state.dealt, state.turn
    first, second = (dealt[seat], dealt[seat + 2]) if dealt[seat + 2] != RED else (RED, dealt[seat])
    return COLOURS[second if state.half else first]


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
    """TH-21: return the seats that will look at a treasure they cannot have followed; none in the German edition."""
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
