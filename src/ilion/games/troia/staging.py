"""The appearance of an event on the table, beat by beat."""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.turn import SET_UP, TurnId
from ilion.games.troia.components import CORNUCOPIA, COSTS, DECK, GODS, PARTS, SIDES, STAGES, STEPS_TO_WIN, ZONES
from ilion.games.troia.encoding import (
    A_CARD,
    A_DRAW,
    A_GOD,
    A_HORN,
    A_OFFER,
    A_PASS,
    A_SLOT,
    A_USE,
    APOLLO,
    ATHENA,
    BACK,
    CARD_NAMES,
    COST,
    DEAL,
    DEFENCE,
    FACE,
    FORWARD,
    GOAL,
    GOD,
    HERO,
    HERO_NAMES,
    LAY,
    LINK,
    NO_PART,
    O_CARD,
    O_GOD,
    OFFERED,
    PART,
    PAY,
    POWER,
    RETURN,
    STEAL,
    TAKE,
    USE,
    WORTH,
)
from ilion.games.troia.notation import god_name
from ilion.games.troia.state import TroiaState

Beat = dict[str, Any]
POWER_PHASES = (USE, TAKE, HERO, DEFENCE, FORWARD, BACK, GOD)


def turn_of(state: TroiaState) -> TurnId:
    return SET_UP if state.phase in (FACE, LAY, DEAL) else TurnId("turn", state.turn)


def stage(before: TroiaState, event: int, after: TroiaState) -> list[Beat]:
    beats = _draw(before, event, after) if before.actor == CHANCE else _move(before, event, after)
    emptied = [side for side in range(2) if before.n_deck[side] and not after.n_deck[side]]
    return beats + [{"kind": "deck-empty", "deck": SIDES[side]} for side in emptied]


def _draw(before: TroiaState, outcome: int, after: TroiaState) -> list[Beat]:
    if before.phase == FACE:
        return [{"kind": "face", "god": GODS[outcome][before.laid]}]
    if before.phase == LAY:
        return [{"kind": "god-laid", "god": god_name(before, outcome - O_GOD), "to": before.laid + 1}]
    card = None if outcome < 0 else CARD_NAMES[(outcome - O_CARD) % DECK]
    if before.phase == STEAL:
        deck = SIDES[-1 - outcome if outcome < 0 else (outcome - O_CARD) // DECK]
        return [_taken(before, deck, card)]
    return [{"kind": "card-drawn", "seat": before.turn, "card": card, "left": after.n_deck[before.turn]}]


def _taken(before: TroiaState, deck: str, card: str | None) -> Beat:
    """TR-25, TR-26: a card is taken."""
    god = god_name(before, before.god)
    return {"kind": "card-taken", "seat": before.turn, "god": god, "other": 1 - before.turn, "deck": deck, "card": card}


def _move(before: TroiaState, action: int, after: TroiaState) -> list[Beat]:
    if action == A_DRAW:
        return [{"kind": "draw", "seat": before.turn, "number": after.todo}]
    if before.phase == PAY:
        return _payment(before, action, after)
    if A_GOD <= action < A_CARD:
        token = action - A_GOD
        by = "iris" if before.phase == GOD else "offering"
        cost = COST[before.turn * 6 + before.slot[token]]
        return [{"kind": "god-chosen", "seat": before.turn, "god": god_name(before, token), "cost": cost, "by": by}]
    if before.phase == GOAL:
        return _goal(before, action, after)
    if before.phase == RETURN:
        return _hero_moves(before, after, "return")
    return _power(before, action, after)


def _payment(before: TroiaState, action: int, after: TroiaState) -> list[Beat]:
    """TR-11 to TR-13: cards are paid one by one; once the payment is complete, the god and the hero move."""
    seat, token = before.turn, before.god
    god, cost = god_name(before, token), COST[before.turn * 6 + before.slot[token]]
    beats: list[Beat] = []
    symbols, own = before.paid, before.own
    if action == A_HORN:
        symbols, own = symbols + CORNUCOPIA, own + CORNUCOPIA
        beats.append({"kind": "cornucopia-spent", "seat": seat})
    elif action != A_OFFER:
        card = action - A_CARD
        symbols, own = symbols + WORTH[card], own + OFFERED[card * 6 + token]
        facts = {"deck": SIDES[card // DECK], "card": CARD_NAMES[card % DECK], "symbols": symbols, "own": own, "cost": cost}
        beats.append({"kind": "card-paid", "seat": seat, "god": god, **facts})
    if after.phase == PAY:
        return beats
    hero = LINK[seat * 6 + token]
    beats.append(
        {
            "kind": "offering",
            "seat": seat,
            "god": god,
            "cost": cost,
            "superior": own >= cost,
            "hero": HERO_NAMES[hero],
            "zone": ZONES[after.zone[hero]],
            "zones": abs(after.zone[hero] - before.zone[hero]),
        }
    )
    beats += _god_slides(before, after, token) + _hero_moves(before, after, "offering")
    return beats if after.phase in POWER_PHASES else [*beats, {"kind": "power-lost", "seat": seat, "god": god}]


def _god_slides(before: TroiaState, after: TroiaState, token: int) -> list[Beat]:
    start, to = before.slot[token], after.slot[token]
    if start == to:
        return []
    costs = {"greek_cost": COSTS[0][to], "trojan_cost": COSTS[1][to]}
    return [{"kind": "god-slides", "seat": before.turn, "god": god_name(before, token), "start": start + 1, "to": to + 1, **costs}]


def _hero_moves(before: TroiaState, after: TroiaState, by: str) -> list[Beat]:
    god = None if by == "return" else god_name(before, before.god)
    return [
        {
            "kind": "hero-moves",
            "seat": before.turn,
            "hero": HERO_NAMES[hero],
            "start": ZONES[start],
            "to": ZONES[to],
            "zones": abs(to - start),
            "by": by,
            "god": god,
        }
        for hero, (start, to) in enumerate(zip(before.zone, after.zone, strict=True))
        if start != to
    ]


def _power(before: TroiaState, action: int, after: TroiaState) -> list[Beat]:
    """TR-14 to TR-27: a god's power."""
    seat, god = before.turn, god_name(before, before.god)
    if action == A_PASS:
        return [{"kind": "power-declined", "seat": seat, "god": god}]
    beats: list[Beat] = [{"kind": "power", "seat": seat, "god": god}]
    if action >= A_SLOT:
        return beats + _god_slides(before, after, before.chosen)
    power = POWER[before.face[before.god] * 6 + before.god]
    if action == A_USE and power == ATHENA:
        beats.append({"kind": "cornucopia-taken", "seat": seat})
    elif power == APOLLO:
        rival = 1 - seat
        card = action - A_CARD if action != A_USE else before.pile[rival * DECK + before.n_pile[rival] - 1]
        beats.append(_taken(before, SIDES[card // DECK], CARD_NAMES[card % DECK]))
    return beats + _hero_moves(before, after, "power")


def _goal(before: TroiaState, action: int, after: TroiaState) -> list[Beat]:
    """TR-15, TR-28, TR-29: the goal step."""
    seat = before.turn
    if action == A_PASS:
        return [{"kind": "goal-declined", "seat": seat}]
    card = action - A_CARD
    name = CARD_NAMES[card % DECK]
    if after.steps[seat] == before.steps[seat]:
        return [{"kind": "goal-card", "seat": seat, "card": name}]
    part = PART[before.scarce * 54 + card]
    step = {
        "kind": "goal-step",
        "seat": seat,
        "card": name,
        "part": PARTS[part] if seat == 0 and part != NO_PART else None,
        "stage": STAGES[before.steps[seat]] if seat == 1 else None,
        "steps": after.steps[seat],
        "wins": after.steps[seat] == STEPS_TO_WIN,
    }
    return [step, *_hero_moves(before, after, "return")]
