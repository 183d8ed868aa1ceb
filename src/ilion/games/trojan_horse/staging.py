"""The appearance of an event on the table, beat by beat."""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.turn import END, SET_UP, TurnId, TurnStart
from ilion.games.trojan_horse.components import BONUS, CARDS, COLOURS, DISTRICTS, FIGURES, TREASURES
from ilion.games.trojan_horse.encoding import (
    A_ALL,
    A_INSERT,
    A_KEEP,
    A_PASS,
    A_SWAP,
    ANNOUNCE,
    CARD,
    DEAL,
    ENDED,
    LOAD,
    LOOK,
    O_CARD,
    O_TREASURE,
    PAIRS,
    RED,
    REVEAL,
    SET_OUT,
    TRIDENT,
    UNSEEN,
)
from ilion.games.trojan_horse.state import HorseState

Beat = dict[str, Any]
LASTING_DRAWS = frozenset((DEAL, CARD, LOOK, REVEAL))  # no figures come out of the bag
TURNS = [[TurnId("turn", seat, half) for half in range(2)] for seat in range(4)]  # by seat and number of the turn in a row


def turn_of(state: HorseState) -> TurnId:
    """TH-11: with two players, the two turns in a row are separate turns."""
    if state.phase in (DEAL, LOAD, SET_OUT):
        return SET_UP
    return END if state.phase in (REVEAL, ENDED) else TURNS[state.turn][state.half]


def stage(before: HorseState, event: int, after: HorseState, viewer: int, recall: bool) -> list[Beat]:
    recall = recall or before.options["horse"] == "open"
    beats = _draw(before, event, after, recall) if before.actor == CHANCE else _move(before, event, after, viewer, recall)
    beats += _further_looks(before, event, after, viewer, beats)
    if sum(after.deck) > sum(before.deck):
        beats.append({"kind": "shuffle", "cards": sum(after.deck)})
    return beats + turned_up(before, after) if after.phase == ENDED else beats


def staged_alike(before: HorseState, event: int, after: HorseState) -> bool:
    """TH-20, TH-21: unless a seat looks at a treasure, which it alone sees."""
    inserts = before.actor != CHANCE and event >= A_INSERT
    return before.known == after.known and not (inserts and _brings_look(before, (event - A_INSERT) % 7, after))


def staged_for_good(before: HorseState, event: int) -> bool:
    """TH-29: people must remember the figures that go into the horse."""
    if before.actor == CHANCE:
        return before.phase in LASTING_DRAWS
    return event < A_INSERT


def told_alike(before: HorseState) -> bool:
    """TH-29: people must remember the figures in the horse, which no sentence names, but those of the set-up name the display."""
    return turn_of(before) is not SET_UP


def _further_looks(before: HorseState, event: int, after: HorseState, viewer: int, beats: list[Beat]) -> list[Beat]:
    """TH-21: in the French edition the owners of two heroes look at a treasure that was swapped to them."""
    if after.phase in (REVEAL, ENDED):  # TH-27: all are turned up
        return []
    known = before.known
    if before.actor != CHANCE and A_SWAP <= event < A_ALL:
        a, b = PAIRS[event - A_SWAP]
        known = list(known)  # interpreted, the list is the state's own
        known[a], known[b] = known[b], known[a]
    if known == after.known:  # as after most events
        return []
    shown = {(beat["seat"], beat["district"]) for beat in beats if beat["kind"] == "look"}
    looks = []
    for d, seats in enumerate(after.known):
        for seat in range(before.seats):
            if (seats & ~known[d]) >> seat & 1 and (seat, DISTRICTS[d]) not in shown:
                treasure = TREASURES[after.treasure[d]] if viewer == seat else None
                looks.append({"kind": "look", "seat": seat, "district": DISTRICTS[d], "treasure": treasure})
    return looks


def turns_begun(before: HorseState, after: HorseState) -> list[TurnStart]:
    id = turn_of(after)
    return [TurnStart(id, turned_up(before, after) if id is END else [])]


def turned_up(before: HorseState, after: HorseState) -> list[Beat]:
    """TH-27: return the treasures that are turned up without a draw when the last turn ends, because somebody has seen them."""
    if before.phase == REVEAL:
        return []
    return [_reveal(after, district, kind) for district, kind in enumerate(after.treasure) if kind != UNSEEN]


def _move(before: HorseState, action: int, after: HorseState, viewer: int, recall: bool) -> list[Beat]:
    seat = before.turn
    if before.phase == ANNOUNCE:
        deck = before.deck
        return [{"kind": "announce", "seat": seat, "number": action + 1, "odds": [sum(deck[action + 1 :]), sum(deck)]}]
    if A_SWAP <= action < A_ALL:
        return [{"kind": "swap", "seat": seat, "districts": [DISTRICTS[d] for d in PAIRS[action - A_SWAP]]}]
    if action < A_INSERT:
        kind = {A_KEEP: "keep", A_ALL: "all", A_PASS: "pass"}[action]
        return [{"kind": kind, "seat": seat, "number": after.todo if kind == "all" else 0}]
    return _insertion(before, action, after, viewer, recall)


def _insertion(before: HorseState, action: int, after: HorseState, viewer: int, recall: bool) -> list[Beat]:
    """TH-14: the ramp is turned, a figure goes in, the oldest drops; TH-20: its owner's second hero brings a look."""
    seat, (figure, d), colour = before.turn, divmod(action - A_INSERT, 7), before.horse[0]
    shown = FIGURES[figure] if recall or FIGURES[figure] == "helper" else None
    was, leader = before.winners()[d], after.winners()[d]
    beats: list[Beat] = [
        {"kind": "ramp", "seat": seat, "to": DISTRICTS[d]},
        {"kind": "hero-pushed", "seat": seat, "figure": shown},
        {
            "kind": "hero-drops",
            "seat": seat,
            "colour": COLOURS[colour],
            "owner": before.owner[colour],
            "to": DISTRICTS[d],
            "heroes": {COLOURS[c]: after.heroes[4 * d + c] for c in range(before.colours)},
            "was": COLOURS[was] if was >= 0 else None,
            "was_owner": before.owner[was] if was >= 0 else None,
            "leader": COLOURS[leader] if leader >= 0 else None,
            "leader_owner": before.owner[leader] if leader >= 0 else None,
        },
    ]
    if _brings_look(before, d, after):
        looker = before.owner[colour]
        treasure = TREASURES[before.treasure[d]] if viewer == looker else None
        beats.append({"kind": "look", "seat": looker, "district": DISTRICTS[d], "treasure": treasure})
    return beats


def _brings_look(before: HorseState, d: int, after: HorseState) -> bool:
    """TH-20: whether the hero that drops is its owner's second, and the treasure was seen before; otherwise it is drawn now."""
    return after.heroes[4 * d + before.horse[0]] == 2 and before.treasure[d] != UNSEEN


def _reveal(state: HorseState, district: int, kind: int) -> Beat:
    winner = state.winners()[district]
    return {
        "kind": "reveal",
        "district": DISTRICTS[district],
        "treasure": TREASURES[kind],
        "winner": state.owner[winner] if winner >= 0 else None,
        "worth": state.total[district] + BONUS[district] + TREASURES[kind],
    }


def _draw(before: HorseState, outcome: int, after: HorseState, recall: bool) -> list[Beat]:
    if before.phase == CARD:
        return _card(before, outcome - O_CARD)
    if before.phase == LOOK:
        looker = before.owner[before.look_colour]
        treasure = TREASURES[outcome - O_TREASURE] if outcome >= 0 else None
        return [{"kind": "look", "seat": looker, "district": DISTRICTS[before.look_district], "treasure": treasure}]
    if before.phase == REVEAL:
        return [_reveal(after, before.look_district, outcome - O_TREASURE)]
    if before.phase == DEAL:
        return [{"kind": "deal", "seat": after.owner[outcome], "colour": COLOURS[outcome]}]
    colour = COLOURS[outcome] if recall else None
    if before.phase == LOAD:
        return [{"kind": "load", "seat": before.owner[RED], "colour": colour}]
    seat = before.owner[RED] if before.phase == SET_OUT else before.turn
    return [{"kind": "refill", "seat": seat, "colour": colour, "bag_left": after.bag_left}]


def _card(before: HorseState, card: int) -> list[Beat]:
    """TH-13: a card lower than the announcement loses the turn."""
    result = "trident" if card == TRIDENT else "enough" if card >= before.announced else "lost"
    facts = {"seat": before.turn, "card": CARDS[card], "announced": before.announced}
    beats: list[Beat] = [{"kind": "card", **facts, "result": result}]
    return [*beats, {"kind": "turn-lost", **facts}] if result == "lost" else beats
