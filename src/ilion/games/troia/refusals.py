"""The prompts of the game, and the reasons why moves are illegal."""

from __future__ import annotations

from ilion.core.text import Fact, Prompt, Refusal
from ilion.games.troia.components import DECK, DRAWN, HEROES_FOR_A_STEP, OFFERINGS, PARTS, SIDES, STAGES, STEPS_TO_WIN, ZONES
from ilion.games.troia.encoding import (
    A_CARD,
    A_DEFENCE,
    A_DRAW,
    A_GOD,
    A_HERO,
    A_HORN,
    A_OFFER,
    A_PASS,
    A_SLOT,
    A_USE,
    AT_HAND,
    CARD_NAMES,
    COST,
    HERO_NAMES,
    NO_GOD,
    NO_HERO,
    NO_PART,
    NOBODY,
    PARIS,
    PART,
    PHASES,
)
from ilion.games.troia.geometry import PROTECTION_AGAINST, ahead
from ilion.games.troia.notation import POWER_CLAUSES, fluent, god_name
from ilion.games.troia.state import TroiaState

CLAUSES = {
    "face": "TR-8",
    "lay": "TR-8",
    "deal": "TR-9",
    "turn": "TR-10",
    "pay": "TR-11",
    "draw": "TR-10",
    "goal": "TR-15",
    "return": "TR-15",
    "ended": "TR-30",
}


def clause_now(state: TroiaState) -> str:
    """Return the clause of the current phase; a power has its own."""
    phase = PHASES[state.phase]
    if phase == "goal" or phase not in CLAUSES or (phase == "draw" and state.god != NO_GOD):
        return ("TR-28", "TR-29")[state.turn] if phase == "goal" else POWER_CLAUSES[god_name(state, state.god)]
    return CLAUSES[phase]


def payment(state: TroiaState) -> dict[str, str | int]:
    """TR-11: return the progress of the payment."""
    god, cost = god_name(state, state.god), COST[state.turn * 6 + state.slot[state.god]]
    return {"god": god, "offering": OFFERINGS[state.god], "cost": cost, "symbols": state.paid, "own": state.own}


def prompt(state: TroiaState) -> Prompt:
    phase = PHASES[state.phase]
    key = f"prompt-{phase}"
    facts: dict[str, Fact] = {"side": SIDES[state.turn]}
    if phase in ("turn", "use"):
        facts["number"] = min(DRAWN, state.n_deck[state.turn])
    if phase == "pay":
        facts |= payment(state)
        key += "-complete" if state.is_legal(A_OFFER) else ""
    elif phase in ("use", "hero"):
        key += f"-{god_name(state, state.god)}"
    elif phase == "slot":
        facts["god"] = god_name(state, state.chosen)
    elif phase == "back":
        key += "-only" if state.chosen == NO_HERO else ""
    elif phase in ("draw", "deal", "return"):
        facts["number"] = state.todo
    elif phase == "goal" and state.half:
        key += "-other"
        facts["icon"] = "hector" if state.half == PARIS else "paris"
    elif phase == "goal":
        key += f"-{SIDES[state.turn]}"
        facts["asked"] = STAGES[state.steps[1]]
    return state.game.make_prompt(clause_now(state), key, **facts)


def why_illegal(state: TroiaState, action: int) -> Refusal:
    phase = PHASES[state.phase]
    if action == A_DRAW:
        return _not_now(state, "TR-10", "draw")
    if action < A_CARD:
        return _no_offering(state, action - A_GOD) if phase == "turn" else _not_now(state, "TR-11", "god")
    if action < A_HORN:
        card = action - A_CARD
        if phase == "pay":
            return _refuse_card(state, "TR-11", "refusal-not-in-hand", card)
        if phase == "goal":
            return _no_goal_card(state, card)
        if phase == "take":
            return _refuse_card(state, "TR-26", "refusal-not-discarded", card)
        return _not_now(state, "TR-11", "card")
    if action == A_HORN:
        if phase != "pay":
            return _not_now(state, "TR-24", "cornucopia")
        holder = "nobody" if state.horn == NOBODY else SIDES[state.horn]
        return state.game.make_refusal("TR-24", "refusal-no-cornucopia", holder=holder)
    if action == A_OFFER:
        return _incomplete(state) if phase == "pay" else _not_now(state, "TR-11", "offer")
    if action == A_USE:
        return _not_now(state, "TR-14", "use")
    if action == A_PASS:
        return _must(state)
    if action < A_DEFENCE:
        return _not_that_hero(state, action - A_HERO)
    if action < A_SLOT:
        hero = (action - A_DEFENCE) // 2
        return _refuse_hero(state, "TR-20", "refusal-artemis", hero) if phase == "defence" else _not_now(state, "TR-20", "defence")
    if phase == "slot":
        return state.game.make_refusal("TR-27", "refusal-same-slot", god=god_name(state, state.chosen), slot=action - A_SLOT + 1)
    return _not_now(state, "TR-27", "slot")


def _not_now(state: TroiaState, clause: str, kind: str) -> Refusal:
    return state.game.make_refusal(clause, f"refusal-{kind}-now", awaited=_awaited(state))


def _awaited(state: TroiaState) -> str:
    phase = PHASES[state.phase]
    if phase == "goal" and state.half:
        return "goal-other"
    return "back-only" if phase == "back" and state.chosen == NO_HERO else phase


def _no_offering(state: TroiaState, token: int) -> Refusal:
    """TR-11: return what the hand lacks."""
    refuse, god, turn = state.game.make_refusal, god_name(state, token), state.turn
    if not state.n_hand[turn]:
        return refuse("TR-11", "refusal-empty-hand", god=god)
    if state.horn != turn and not state.symbols[turn * 6 + token]:
        return refuse("TR-11", "refusal-no-own", god=god, offering=OFFERINGS[token])
    cost = COST[turn * 6 + state.slot[token]]
    if state.horn == turn:
        return refuse("TR-11", "refusal-too-dear-cornucopia", god=god, cost=cost, symbols=state.worth[turn])
    return refuse("TR-11", "refusal-too-dear", god=god, cost=cost, symbols=state.worth[turn])


def _incomplete(state: TroiaState) -> Refusal:
    """TR-11, TR-24: return what the payment lacks."""
    facts = payment(state)
    if not state.cards:
        return state.game.make_refusal("TR-24" if state.own else "TR-11", "refusal-no-card-paid", **facts)
    key = "refusal-own-missing" if state.paid >= int(facts["cost"]) else "refusal-not-enough"
    return state.game.make_refusal("TR-11", key, **facts)


def _no_goal_card(state: TroiaState, card: int) -> Refusal:
    """TR-26, TR-28, TR-29: return why a card does not serve for the goal step."""
    refuse = state.game.make_refusal
    if state.place[card] != AT_HAND + state.turn:
        return _refuse_card(state, clause_now(state), "refusal-not-in-hand", card)
    if card // DECK != state.turn:
        return _refuse_card(state, "TR-26", "refusal-foreign", card)
    name = fluent(CARD_NAMES[card % DECK])
    if state.turn == 0:
        part = PART[state.scarce * 54 + card]
        if part == NO_PART:
            return refuse("TR-28", "refusal-no-part", card=name)
        return refuse("TR-28", "refusal-part-built", card=name, part=PARTS[part])
    if state.half:
        return refuse("TR-29", "refusal-other-icon", card=name, icon="hector" if state.half == PARIS else "paris")
    if state.steps[1] == STEPS_TO_WIN - 1:
        return refuse("TR-29", "refusal-half-only", card=name)
    return refuse("TR-29", "refusal-wrong-icon", card=name, icon=STAGES[state.steps[1]], stage=state.steps[1] + 1)


def _must(state: TroiaState) -> Refusal:
    """Return why passing is not possible."""
    phase = PHASES[state.phase]
    clause = {"pay": "TR-11", "goal": "TR-29", "back": "TR-22", "slot": "TR-27", "return": "TR-15"}.get(phase, "TR-10")
    return state.game.make_refusal(clause, f"refusal-pass-{phase}", side=SIDES[state.turn], number=HEROES_FOR_A_STEP)


def _not_that_hero(state: TroiaState, hero: int) -> Refusal:
    phase = PHASES[state.phase]
    if phase == "return":
        return _refuse_hero(state, "TR-15", "refusal-return", hero, home_zone=ZONES[PROTECTION_AGAINST[state.turn]])
    if phase == "hero":
        god = god_name(state, state.god)
        return _refuse_hero(state, POWER_CLAUSES[god], f"refusal-{god}", hero)
    if phase == "forward":
        if ahead(state.turn, state.zone[hero], 1) == state.zone[hero]:
            return _refuse_hero(state, "TR-22", "refusal-forward", hero)
        return _refuse_hero(state, "TR-22", "refusal-forward-alone", hero)
    if phase == "back":
        key = "refusal-back-same" if hero == state.chosen else "refusal-back"
        return _refuse_hero(state, "TR-22", key, hero)
    return _not_now(state, clause_now(state), "hero")


def _refuse_hero(state: TroiaState, clause: str, key: str, hero: int, **facts: Fact) -> Refusal:
    return state.game.make_refusal(clause, key, hero=HERO_NAMES[hero], zone=ZONES[state.zone[hero]], **facts)


def _refuse_card(state: TroiaState, clause: str, key: str, card: int) -> Refusal:
    return state.game.make_refusal(clause, key, deck=SIDES[card // DECK], card=fluent(CARD_NAMES[card % DECK]))
