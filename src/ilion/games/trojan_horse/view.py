"""A seat's view, built only from what that seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from ilion.games.trojan_horse.components import BONUS, CARDS, COLOURS, DISTRICTS, FIGURES, TREASURES
from ilion.games.trojan_horse.encoding import ENDED, NO_CARD, PHASES, RED, WATCHER
from ilion.games.trojan_horse.state import HorseState

IN_PLAY = frozenset(("announce", "card", "swap", "all", "insert", "look", "fill"))
MAX_DISTRICTS = 16_384  # that are cached
SEATS_OF = [[seat for seat in range(4) if bits >> seat & 1] for bits in range(16)]


def view(state: HorseState, viewer: int, recall: bool) -> dict[str, Any]:
    """TH-28, TH-29. Without recall, at a table that plays by memory, leave out the horse, and the bag that would show it."""
    seen = _open_to_all(state, _district)
    _show(state, seen, viewer, recall)
    return seen


def views(state: HorseState, viewers: Mapping[int, bool]) -> dict[int, dict[str, Any]]:
    """Return the views of several viewers at once, which share the public part."""
    common = _open_to_all(state, _shared_district)
    found = {}
    for viewer, recall in viewers.items():
        seen = found[viewer] = common.copy()
        seen["districts"] = common["districts"].copy()
        seen["scores"] = common["scores"].copy()
        _show(state, seen, viewer, recall)
    return found


def _show(state: HorseState, seen: dict[str, Any], viewer: int, recall: bool) -> None:
    """Add this viewer's knowledge to the public part."""
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


def _open_to_all(state: HorseState, district: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    phase = PHASES[state.phase]
    seats, owner, winners, deck = state.seats, state.owner, state.winners(), state.deck
    red, yellow, blue, green = state.display
    playing = phase in IN_PLAY
    districts = _districts(state, winners, district)
    scores = [0] * seats
    for winner, shown in zip(winners, districts):  # noqa: B905  # strict is slow, and this is called for every move
        if winner >= 0:
            scores[owner[winner]] += shown["worth"]
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


def _districts(state: HorseState, winners: list[int], district: Callable[..., dict[str, Any]]) -> list[dict[str, Any]]:
    heroes, totals, known, holds, in_play = state.heroes, state.total, state.known, state.cap, state.colours
    return [
        district(d, *heroes[4 * d : 4 * d + 4], totals[d], known[d] & 15, winners[d], holds, in_play) for d in range(len(DISTRICTS))
    ]


def _district(
    d: int, red: int, yellow: int, blue: int, green: int, total: int, known: int, winner: int, holds: int, in_play: int
) -> dict[str, Any]:
    bonus = BONUS[d]
    return {
        "name": DISTRICTS[d],
        "bonus": bonus,
        "heroes": _by_colour([red, yellow, blue, green], in_play),
        "total": total,
        "holds": holds,
        "treasure": None,
        "known_by": SEATS_OF[known][:],
        "winner": COLOURS[winner] if winner >= 0 else None,
        "worth": total + bonus,
    }


_shared_district = lru_cache(MAX_DISTRICTS)(_district)  # most districts are as they were before a move; not to be changed


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
