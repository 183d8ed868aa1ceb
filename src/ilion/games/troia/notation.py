"""Moves and draws as text, as data and in words.

Moves: `draw`, `artemis` (a god: offer to that god, or move it with Iris), `deer+ram` (a card: pay it, use it for a goal step, take
it), `cornucopia`, `offer` (the payment is complete), `use`, `pass`, `ajax` (a hero), `ajax>trojan` (to the Trojan defence), `slot
3`. Draws: `zeus`, `boar+fish`. A card that is not of the active player's deck is written with its deck, `trojan:fish`, and so is
every card that is not seen: `trojan:?`. Words may be shortened as long as they stay unique: `t:bo+f`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.text import Text
from ilion.games.troia.components import DECK, DRAWN, GODS, OFFERINGS, PARTS, SIDES, ZONES
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
    BACK,
    CARD_NAMES,
    COST,
    DEAL,
    FACE,
    FORWARD,
    GOAL,
    GOD,
    HERO,
    HERO_NAMES,
    NO_GOD,
    NO_PART,
    O_CARD,
    O_GOD,
    PART,
    RETURN,
    STEAL,
    TAKE,
)
from ilion.games.troia.geometry import COMBAT, DEFENCES, ahead, targets
from ilion.games.troia.state import TroiaState

PLAIN = {A_DRAW: "draw", A_HORN: "cornucopia", A_OFFER: "offer", A_USE: "use", A_PASS: "pass"}


def god_name(state: TroiaState, token: int) -> str:
    """Return the god on the face of the token that is in play."""
    return GODS[state.face[token]][token]


def card_text(state: TroiaState, card: int) -> str:
    name = CARD_NAMES[card % DECK]
    return name if card // DECK == state.turn else f"{SIDES[card // DECK]}:{name}"


def text(state: TroiaState, action: int) -> str:
    if state.actor == CHANCE:
        return _outcome_text(state, action)
    if action in PLAIN:
        return PLAIN[action]
    if action < A_CARD:
        return god_name(state, action - A_GOD)
    if action < A_HORN:
        return card_text(state, action - A_CARD)
    if action < A_DEFENCE:
        return HERO_NAMES[action - A_HERO]
    if action < A_SLOT:
        hero, side = divmod(action - A_DEFENCE, 2)
        return f"{HERO_NAMES[hero]}>{SIDES[side]}"
    return f"slot {action - A_SLOT + 1}"


def _outcome_text(state: TroiaState, action: int) -> str:
    if action < 0:
        return f"{SIDES[-1 - action]}:?"
    if action < O_GOD:
        return GODS[action][min(state.laid, 5)]
    if action < O_CARD:
        return god_name(state, action - O_GOD)
    return card_text(state, action - O_CARD)


def try_parse(state: TroiaState, text: str) -> int | None:
    text = text.lower()
    if state.actor == CHANCE:
        return _read_outcome(state, text)
    for action, word in PLAIN.items():
        if text == word:
            return action
    word, _, number = text.partition(" ")
    if word == "slot":
        return A_SLOT + int(number) - 1 if number in tuple("123456") else None
    hero, to, side = text.partition(">")
    if to:
        h, s = _index(hero, HERO_NAMES), _index(side, SIDES)
        return A_DEFENCE + h * 2 + s if h is not None and s is not None else None
    readers = {A_GOD: _read_god(state, text), A_CARD: _read_card(state, text), A_HERO: _index(text, HERO_NAMES)}
    # A shortened word is read as the kind that the phase waits for, if possible.
    found = [first + number for first, number in readers.items() if number is not None]
    legal = [action for action in found if state.is_legal(action)]
    return (legal or found)[0] if len(legal or found) == 1 else None


def _read_outcome(state: TroiaState, text: str) -> int | None:
    if state.phase == FACE:
        faces = [GODS[face][state.laid] for face in (0, 1)]
        return _index(text, faces)
    god = _read_god(state, text)
    if god is not None:
        return O_GOD + god
    card = _read_card(state, text)
    return O_CARD + card if card is not None else None


def _read_god(state: TroiaState, text: str) -> int | None:
    return _index(text, [god_name(state, token) for token in range(6)])


def _read_card(state: TroiaState, text: str) -> int | None:
    deck, named, name = text.rpartition(":")
    side = _index(deck, SIDES) if named else state.turn
    offerings = [_index(word, OFFERINGS) for word in name.split("+")]
    if side is None or None in offerings:
        return None
    full = "+".join(OFFERINGS[offering] for offering in sorted(o for o in offerings if o is not None))
    return side * DECK + CARD_NAMES.index(full) if full in CARD_NAMES else None


def _index(word: str, words: Sequence[str]) -> int | None:
    """Return the index of the only word with this beginning, if there is exactly one."""
    word = word.strip()
    found = [i for i, full in enumerate(words) if full.startswith(word)] if word else []
    return found[0] if len(found) == 1 else None


def target(state: TroiaState, hero: int) -> int | None:
    """Return the zone to which a hero goes if chosen now; None if the hero cannot be chosen."""
    zone = state.zone[hero]
    if state.phase == RETURN:
        return COMBAT
    if state.phase == HERO:
        reached = targets(god_name(state, state.god), state.turn, state.zone).get(hero)
        return reached[0] if reached else None
    to = ahead(state.turn, zone, 1 if state.phase == FORWARD else -1)
    return to if state.phase in (FORWARD, BACK) and to != zone else None


def describe(state: TroiaState, action: int) -> dict[str, Any]:
    if state.actor == CHANCE:
        return _describe_outcome(state, action)
    if action in PLAIN:
        return {"kind": PLAIN[action]}
    if action < A_CARD:
        token = action - A_GOD
        return {"kind": "god", "god": god_name(state, token), "cost": COST[state.turn * 6 + state.slot[token]]}
    if action < A_HORN:
        card = action - A_CARD
        kind = ("build", "march")[state.turn] if state.phase == GOAL else "take" if state.phase == TAKE else "pay"
        return {"kind": kind, "deck": SIDES[card // DECK], "card": CARD_NAMES[card % DECK]}
    if action < A_SLOT:
        hero, to = action - A_HERO, None
        if action < A_DEFENCE:
            to = target(state, hero)
        else:
            hero, side = divmod(action - A_DEFENCE, 2)
            to = DEFENCES[side]
        kind = "return" if state.phase == RETURN else "move"
        return {"kind": kind, "hero": HERO_NAMES[hero], "zone": ZONES[state.zone[hero]], "to": None if to is None else ZONES[to]}
    god = god_name(state, state.chosen) if state.chosen != NO_GOD else None
    return {"kind": "slot", "god": god, "slot": action - A_SLOT + 1}


def _describe_outcome(state: TroiaState, action: int) -> dict[str, Any]:
    if 0 <= action < O_GOD:
        return {"kind": "face", "god": GODS[action][min(state.laid, 5)]}
    if 0 <= action < O_CARD:
        return {"kind": "lay", "god": god_name(state, action - O_GOD), "slot": min(state.laid, 5) + 1}
    card = action - O_CARD
    return {
        "kind": "steal" if state.phase == STEAL else "card",
        "side": SIDES[state.turn],
        "deck": SIDES[-1 - action if action < 0 else card // DECK],
        "card": None if action < 0 else CARD_NAMES[card % DECK],
    }


CLAUSES = {
    "draw": "TR-10",
    "god": "TR-11",
    "pay": "TR-11",
    "cornucopia": "TR-24",
    "offer": "TR-11",
    "use": "TR-14",
    "pass": "TR-14",
    "take": "TR-26",
    "build": "TR-28",
    "march": "TR-29",
    "return": "TR-15",
    "slot": "TR-27",
    "face": "TR-8",
    "lay": "TR-8",
    "card": "TR-10",
    "steal": "TR-25",
}
POWER_CLAUSES = {
    "poseidon": "TR-16",
    "ares": "TR-17",
    "hermes": "TR-18",
    "hera": "TR-19",
    "artemis": "TR-20",
    "hephaestus": "TR-21",
    "aphrodite": "TR-22",
    "zeus": "TR-23",
    "athena": "TR-24",
    "doris": "TR-25",
    "apollo": "TR-26",
    "iris": "TR-27",
}


def fluent(card: str) -> str:
    """Return the name of a card in the catalogue."""
    return card.replace("+", "-")


def words(state: TroiaState, action: int) -> Text:
    facts = describe(state, action)
    kind = facts.pop("kind")
    key, clause = f"move-{kind}", CLAUSES.get(kind, "TR-14")
    if kind == "draw":
        facts["number"] = min(DRAWN, state.n_deck[state.turn])
    elif kind == "god" and state.phase == GOD:
        key, clause = "move-god-iris", "TR-27"
        del facts["cost"]
    elif kind == "pay" and facts["deck"] != SIDES[state.turn]:
        key = "move-pay-foreign"
    elif kind == "build":
        part = PART[state.scarce * 54 + action - A_CARD]
        key, facts["part"] = ("move-build", PARTS[part]) if part != NO_PART else ("move-build-nothing", "")
    elif kind == "card" and state.phase == DEAL:
        clause = "TR-9"
    elif kind == "card" and state.god != NO_GOD:
        clause = "TR-23"
    elif kind == "pass" and state.phase == GOAL:
        key, clause = "move-pass-goal", "TR-15"
    elif kind in ("use", "pass", "move"):
        if state.god == NO_GOD or facts.get("to", "") is None:
            key, facts = (f"move-{kind}-nothing", {}) if kind != "move" else ("move-hero", {"hero": facts["hero"]})
        else:
            facts["god"] = god_name(state, state.god)
            clause = POWER_CLAUSES[facts["god"]]
    elif kind == "slot" and facts["god"] is None:
        key = "move-slot-only"
    if facts.get("card"):
        facts["card"] = fluent(facts["card"])
    elif "card" in facts:
        key += "-veiled"
    if "to" in facts:
        facts["to_zone"] = facts.pop("to")
    return state.game.make_text(clause, key, **{name: fact for name, fact in facts.items() if fact not in (None, "")})
