"""The preview of a move: how far the hero goes, what the power could do, whether a goal step comes within reach."""

from __future__ import annotations

from typing import Any

from ilion.games.troia.components import CORNUCOPIA, DECK, DRAWN, HEROES_FOR_A_STEP, STEPS_TO_WIN, ZONES
from ilion.games.troia.encoding import (
    A_CARD,
    A_DRAW,
    A_GOD,
    A_HORN,
    A_OFFER,
    A_PASS,
    A_SLOT,
    A_USE,
    BOTH,
    CARD_NAMES,
    COST,
    HERO_NAMES,
    ICON,
    LINK,
    OFFERED,
    PHASES,
    TROJAN,
    WORTH,
)
from ilion.games.troia.geometry import PROTECTION_AGAINST, ahead, invaders, targets
from ilion.games.troia.notation import describe, god_name
from ilion.games.troia.state import TroiaState
from ilion.games.troia.view import knows

MOVERS = ("poseidon", "ares", "hermes", "hera", "artemis", "hephaestus", "aphrodite")


def preview(state: TroiaState, action: int, seat: int) -> dict[str, Any]:
    phase = PHASES[state.phase]
    if action == A_DRAW:
        return _draw(state, seat)
    if (action < A_CARD and phase == "turn") or phase == "pay":
        return _offering(state, action, seat)
    if action < A_CARD or action >= A_SLOT:
        return _olympus(state, action)
    if action < A_HORN and phase == "goal":
        return _step(state, action)
    if action < A_HORN:
        return {"kind": "take", "cards": [CARD_NAMES[(action - A_CARD) % DECK]]}
    if action == A_USE:
        return _use(state, seat)
    if action == A_PASS:
        return {"kind": "pass", "goal": _goal(state, seat, state.zone)}
    return _move(state, action, seat)


def _draw(state: TroiaState, seat: int) -> dict[str, Any]:
    left = state.n_deck[state.turn]
    cards = min(DRAWN, left)
    return {"kind": "draw", "cards": cards, "last": cards == left, "goal": _goal(state, seat, state.zone)}


def _offering(state: TroiaState, action: int, seat: int) -> dict[str, Any]:
    """TR-11 to TR-15: return the payment with this move, and its possible outcomes."""
    turn = state.turn
    token = action - A_GOD if action < A_CARD else state.god
    cost = COST[turn * 6 + state.slot[token]]
    symbols, own, cards = state.paid, state.own, state.cards
    card = action - A_CARD if A_CARD <= action < A_HORN else None
    if card is not None:
        symbols, own, cards = symbols + WORTH[card], own + OFFERED[card * 6 + token], cards + 1
    elif action == A_HORN:
        symbols, own = symbols + CORNUCOPIA, own + CORNUCOPIA
    kinds = ["superior"] if own >= cost or cost == 1 else ["mixed"] if action == A_OFFER else ["mixed", "superior"]
    if len(kinds) > 1 and seat == turn:  # the payer knows their own hand
        if state.own + _own_left(state, token) < cost:
            kinds.remove("superior")
        elif state.paid == state.own and not _foreign_left(state, token):
            kinds.remove("mixed")
    return {
        "kind": "offering",
        "god": god_name(state, token),
        "cost": cost,
        "symbols": symbols,
        "own": own,
        "complete": cards > 0 and own > 0 and symbols >= cost,
        "outcomes": [_outcome(state, action, token, kind, seat, card) for kind in kinds],
    }


def _own_left(state: TroiaState, token: int) -> int:
    """Return the god's own symbols in the payer's hand, with the Cornucopia."""
    return state.symbols[state.turn * 6 + token] + (CORNUCOPIA if state.horn == state.turn else 0)


def _foreign_left(state: TroiaState, token: int) -> int:
    """Return the symbols in the payer's hand that are not the god's own."""
    return sum(state.symbols[state.turn * 6 + offering] for offering in range(6) if offering != token)


def _outcome(state: TroiaState, action: int, token: int, kind: str, seat: int, paid: int | None) -> dict[str, Any]:
    hero = LINK[state.turn * 6 + token]
    zones = list(state.zone)
    zones[hero] = ahead(state.turn, zones[hero], 2 if kind == "superior" else 1)
    god = god_name(state, token)
    return {
        "offering": kind,
        "hero": HERO_NAMES[hero],
        "zone": ZONES[state.zone[hero]],
        "to": ZONES[zones[hero]],
        "power": _power(state, action, god, zones),
        "goal": _goal(state, seat, zones, god, paid),
    }


def _power(state: TroiaState, action: int, god: str, zones: list[int]) -> dict[str, Any]:
    """TR-14: return what the power could do once the hero has moved. Athena, paid with the Cornucopia, may give it back (TR-24)."""
    rival = 1 - state.turn
    moves = targets(god, state.turn, zones) if god in MOVERS else {}
    possible = {
        "athena": state.horn != state.turn or action != A_OFFER,
        "doris": state.n_hand[rival] > 0,
        "apollo": state.n_pile[rival] > 0,
    }.get(god, bool(moves) or god not in MOVERS)
    heroes = [{"hero": HERO_NAMES[hero], "to": [ZONES[zone] for zone in reached]} for hero, reached in moves.items()]
    return {"god": god, "possible": possible, "heroes": heroes}


def _goal(state: TroiaState, seat: int, zones: list[int], god: str | None = None, paid: int | None = None) -> dict[str, Any]:
    """TR-15: return whether a goal step comes within reach, by the power if necessary, and which cards are left for it."""
    turn = state.turn
    inside = invaders(turn, zones)
    reach = "yes" if inside >= HEROES_FOR_A_STEP else "no"
    if reach == "no" and god in MOVERS:
        coming = [hero for hero, reached in targets(god, turn, zones).items() if PROTECTION_AGAINST[turn] in reached]
        if god == "aphrodite":
            coming = [hero for hero in coming if _another_back(turn, zones, hero)]
        if inside + bool(coming) >= HEROES_FOR_A_STEP:
            reach = "power"
    cards = [CARD_NAMES[card % DECK] for card in _left_for_a_step(state, paid)] if seat == turn else None
    return {"invaders": inside, "reach": reach, "cards": cards}


def _another_back(side: int, zones: list[int], hero: int) -> bool:
    """TR-22: whether the hero that must go back, when this one goes forward, can be one outside the rival's protection."""
    return any(
        other != hero and zone != PROTECTION_AGAINST[side] and ahead(side, zone, -1) != zone for other, zone in enumerate(zones)
    )


def _left_for_a_step(state: TroiaState, paid: int | None) -> list[int]:
    """TR-28, TR-29: return the cards for a goal step if this one is paid: one of a pair is no use without the other."""
    left = [card for card in state.goal_cards() if card != paid]
    if state.turn == TROJAN and state.steps[TROJAN] == STEPS_TO_WIN - 1 and not state.half:
        icons = {ICON[card] for card in left}
        left = [card for card in left if ICON[card] == BOTH or BOTH - ICON[card] in icons]
    return left


def _olympus(state: TroiaState, action: int) -> dict[str, Any]:
    """TR-27: return the gods from the Greek end, after Iris."""
    after = state.copy()
    after.apply(action)
    kind = "god" if action < A_CARD else "slot"
    return {"kind": kind, "olympus": [god_name(state, token) for token in after.olympus]}


def _step(state: TroiaState, action: int) -> dict[str, Any]:
    """TR-28, TR-29. The first card of two is not a step yet."""
    after = state.copy()
    after.apply(action)
    steps = after.steps[state.turn]
    taken, wins = steps > state.steps[state.turn], steps == STEPS_TO_WIN
    home = PROTECTION_AGAINST[state.turn]
    returns = [HERO_NAMES[hero] for hero, zone in enumerate(state.zone) if zone == home] if taken and not wins else []
    return {"kind": ("build", "march")[state.turn], "steps": steps, "wins": wins, "returns": returns}


def _use(state: TroiaState, seat: int) -> dict[str, Any]:
    """TR-23 to TR-26: return the effect of a power that needs only a yes."""
    god, rival = god_name(state, state.god), 1 - state.turn
    if god == "zeus":
        return _draw(state, seat)
    if god == "doris":
        hand, place, marks = state.hand[54 * rival : 54 * rival + state.n_hand[rival]], state.place, state.marks
        known = [card for card in hand if knows(seat, card, place[card], marks[card])]
        return {"kind": "take", "cards": [CARD_NAMES[card % DECK] for card in known]}
    if god == "apollo":
        return {"kind": "take", "cards": [CARD_NAMES[state.pile[DECK * rival + state.n_pile[rival] - 1] % DECK]]}
    return {"kind": "use", "goal": _goal(state, seat, state.zone)}


def _move(state: TroiaState, action: int, seat: int) -> dict[str, Any]:
    move = describe(state, action)
    zones = list(state.zone)
    zones[HERO_NAMES.index(move["hero"])] = ZONES.index(move["to"])
    goal = _goal(state, seat, zones) if move["kind"] == "move" else None
    return {"kind": move["kind"], "hero": move["hero"], "to": move["to"], "goal": goal}
