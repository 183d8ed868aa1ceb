"""A seat's view, built only from what that seat knows."""

from __future__ import annotations

from typing import Any

from ilion.games.troia.components import COSTS, DECK, GODS, HEROES, OFFERINGS, PARTS, SIDES, STAGES, ZONES
from ilion.games.troia.encoding import (
    AT_GONE,
    AT_HAND,
    AT_TABLE,
    CARD_NAMES,
    COST,
    FOG,
    HERO_NAMES,
    ICON,
    KNOWN,
    NO_GOD,
    NO_PART,
    NOBODY,
    OPEN,
    PART,
    PHASES,
)
from ilion.games.troia.geometry import COMBAT
from ilion.games.troia.notation import god_name
from ilion.games.troia.state import TroiaState

ICONS = (None, "paris", "hector", "both")
BEFORE_PLAY = ("face", "lay", "deal")
HEROES_AS_DRAWN = [(hero, greek, trojan) for hero, (greek, trojan) in HEROES.items()]


def knows(viewer: int, card: int, place: int, marks: int) -> bool:
    """TR-31: whether a viewer (a seat, or negative: a spectator) knows that a card is in the hand that holds it."""
    if viewer < 0:
        return bool(marks & OPEN)
    return place == AT_HAND + viewer or card // DECK == viewer or bool(marks & KNOWN)


def _as_data(scarce: int, card: int) -> dict[str, Any]:
    part = PART[scarce * 54 + card]
    return {
        "deck": SIDES[card // DECK],
        "name": CARD_NAMES[card % DECK],
        "part": PARTS[part] if card < DECK and part != NO_PART else None,
        "icon": ICONS[ICON[card]] if card >= DECK else None,
    }


CARDS_AS_DATA = [[_as_data(scarce, card) for card in range(54)] for scarce in (0, 1)]


def view(state: TroiaState, viewer: int) -> dict[str, Any]:
    phase = PHASES[state.phase]
    place, marks, zones, stage = state.place, state.marks, state.zone, state.steps[1]
    cards = CARDS_AS_DATA[state.scarce]
    return {
        "game": "troia",
        "you": viewer if viewer >= 0 else None,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": phase,
        "actor": state.actor,
        "turn": SIDES[state.turn] if phase not in BEFORE_PLAY and phase != "ended" else None,
        "olympus": _olympus(state),
        "heroes": [
            {"name": hero, "zone": ZONES[zones[h]], "greek_offering": greek, "trojan_offering": trojan}
            for h, (hero, greek, trojan) in enumerate(HEROES_AS_DRAWN)
        ],
        "sides": [_side(state, seat, viewer, place, marks, zones) for seat in (0, 1)],
        "either": [cards[card].copy() for card in range(54) if marks[card] & FOG] if viewer < 0 and any(state.n_fog) else [],
        "gone": [cards[card].copy() for card in range(54) if place[card] == AT_GONE] if AT_GONE in place else [],
        "horse": horse(state),
        "stage": STAGES[stage] if stage < len(STAGES) else None,
        "given": ICONS[state.half],
        "cornucopia": None if state.horn == NOBODY else SIDES[state.horn],
        "offering": _offering(state) if phase == "pay" else None,
        "power": god_name(state, state.god) if state.god != NO_GOD and phase != "pay" else None,
        "chosen": _chosen(state),
        "todo": state.todo,
        "scores": state.scores(),
    }


def _olympus(state: TroiaState) -> list[dict[str, Any]]:
    face, slots = state.face, []
    for slot, token in enumerate(state.olympus):
        god, offering = (GODS[face[token]][token], OFFERINGS[token]) if token != NO_GOD else (None, None)
        slots.append({"god": god, "offering": offering, "greek_cost": COSTS[0][slot], "trojan_cost": COSTS[1][slot]})
    return slots


def _side(state: TroiaState, seat: int, viewer: int, place: list[int], marks: list[int], zones: list[int]) -> dict[str, Any]:
    held, own = state.n_hand[seat], state.n_own[seat]
    hand = state.hand[54 * seat : 54 * seat + held]
    pile = state.pile[DECK * seat : DECK * seat + state.n_pile[seat]]
    data = CARDS_AS_DATA[state.scarce]
    return {
        "side": SIDES[seat],
        "seat": seat,
        "deck": state.n_deck[seat],
        "hand": held,
        "foreign": held - own,
        "cards": [
            {**data[card], "known": card // DECK != seat or marks[card] & KNOWN != 0}
            for card in hand
            if knows(viewer, card, place[card], marks[card])
        ],
        "discards": [CARD_NAMES[card % DECK] for card in pile],
        "steps": state.steps[seat],
        "beyond": beyond(seat, zones),
    }


def beyond(seat: int, zones: list[int]) -> int:
    """TR-30: return the number of heroes in the rival's defence and protection."""
    return sum(zone > COMBAT if seat == 0 else zone < COMBAT for zone in zones)


def horse(state: TroiaState) -> dict[str, str | None]:
    """TR-28: return the card laid for each part."""
    parts: dict[str, str | None] = dict.fromkeys(PARTS)
    if state.built:
        place = state.place
        for card in range(DECK):
            if place[card] == AT_TABLE:
                parts[PARTS[PART[state.scarce * 54 + card]]] = CARD_NAMES[card]
    return parts


def _offering(state: TroiaState) -> dict[str, Any]:
    cost = COST[state.turn * 6 + state.slot[state.god]]
    return {
        "god": god_name(state, state.god),
        "cost": cost,
        "cards": state.cards,
        "symbols": state.paid,
        "own": state.own,
        "complete": state.cards > 0 and state.own > 0 and state.paid >= cost,
        "superior": state.own >= cost,
    }


def _chosen(state: TroiaState) -> str | None:
    if state.chosen == NO_GOD:
        return None
    return god_name(state, state.chosen) if PHASES[state.phase] == "slot" else HERO_NAMES[state.chosen]
