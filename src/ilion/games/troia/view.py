"""What a seat may know. It is built from nothing but that."""

from __future__ import annotations

from typing import Any

from ilion.games.troia.components import COSTS, DECK, HEROES, OFFERINGS, PARTS, SIDES, STAGES, ZONES
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


def knows(state: TroiaState, viewer: int, card: int) -> bool:
    """TR-31: whether the viewer (a seat, or negative: a spectator) knows that a card is in the hand that it is in."""
    marks, place = state.marks[card], state.place[card]
    if viewer < 0:
        return bool(marks & OPEN)
    return place == AT_HAND + viewer or card // DECK == viewer or bool(marks & KNOWN)


def card_data(state: TroiaState, card: int) -> dict[str, Any]:
    greek = card < DECK
    part = PART[state.scarce * 54 + card]
    return {
        "deck": SIDES[card // DECK],
        "name": CARD_NAMES[card % DECK],
        "part": PARTS[part] if greek and part != NO_PART else None,
        "icon": None if greek else ICONS[ICON[card]],
    }


def view(state: TroiaState, viewer: int) -> dict[str, Any]:
    phase = PHASES[state.phase]
    place, marks = state.place, state.marks
    return {
        "game": "troia",
        "you": viewer if viewer >= 0 else None,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": phase,
        "actor": state.actor,
        "turn": SIDES[state.turn] if phase not in (*BEFORE_PLAY, "ended") else None,
        "olympus": [_slot(state, slot) for slot in range(6)],
        "heroes": [
            {"name": hero, "zone": ZONES[state.zone[h]], "greek_offering": greek, "trojan_offering": trojan}
            for h, (hero, (greek, trojan)) in enumerate(HEROES.items())
        ],
        "sides": [side_view(state, seat, viewer) for seat in range(2)],
        "either": [card_data(state, card) for card in range(54) if marks[card] & FOG] if viewer < 0 else [],
        "gone": [card_data(state, card) for card in range(54) if place[card] == AT_GONE],
        "horse": horse(state),
        "stage": STAGES[state.steps[1]] if state.steps[1] < len(STAGES) else None,
        "given": ICONS[state.half],
        "cornucopia": None if state.horn == NOBODY else SIDES[state.horn],
        "offering": _offering(state) if phase == "pay" else None,
        "power": god_name(state, state.god) if state.god != NO_GOD and phase != "pay" else None,
        "chosen": _chosen(state),
        "todo": state.todo,
        "scores": state.scores(),
    }


def _slot(state: TroiaState, slot: int) -> dict[str, Any]:
    token = state.olympus[slot]
    laid = token != NO_GOD
    return {
        "god": god_name(state, token) if laid else None,
        "offering": OFFERINGS[token] if laid else None,
        "greek_cost": COSTS[0][slot],
        "trojan_cost": COSTS[1][slot],
    }


def side_view(state: TroiaState, seat: int, viewer: int) -> dict[str, Any]:
    hand = state.hand[54 * seat : 54 * seat + state.n_hand[seat]]
    pile = state.pile[DECK * seat : DECK * seat + state.n_pile[seat]]
    zones = state.zone
    return {
        "side": SIDES[seat],
        "seat": seat,
        "deck": state.n_deck[seat],
        "hand": state.n_hand[seat],
        "foreign": state.n_hand[seat] - state.n_own[seat],
        "cards": [
            {**card_data(state, card), "known": card // DECK != seat or bool(state.marks[card] & KNOWN)}
            for card in hand
            if knows(state, viewer, card)
        ],
        "discards": [CARD_NAMES[card % DECK] for card in pile],
        "steps": state.steps[seat],
        "beyond": sum(zone > COMBAT if seat == 0 else zone < COMBAT for zone in zones),
    }


def horse(state: TroiaState) -> dict[str, str | None]:
    horse: dict[str, str | None] = dict.fromkeys(PARTS)
    for card in range(DECK):
        if state.place[card] == AT_TABLE:
            horse[PARTS[PART[state.scarce * 54 + card]]] = CARD_NAMES[card]
    return horse


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
