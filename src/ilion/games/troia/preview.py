"""The preview of a move: the hero's distance, the possible effects of the power, and the cards with which a goal step comes within
reach. It promises nothing impossible, and leaves out nothing possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from ilion.games.troia.components import DECK, DRAWN, HEROES_FOR_A_STEP, PARTS, STEPS_TO_WIN, ZONES
from ilion.games.troia.encoding import (
    A_CARD,
    A_DRAW,
    A_GOD,
    A_HORN,
    A_PASS,
    A_SLOT,
    A_USE,
    ASKED,
    AT_DECK,
    AT_HAND,
    BOTH,
    CARD_NAMES,
    FORWARD,
    GREEK,
    HERO_NAMES,
    ICON,
    LINK,
    PART,
    PHASES,
    TROJAN,
)
from ilion.games.troia.geometry import PROTECTION_AGAINST, ahead, invaders, targets
from ilion.games.troia.notation import describe, god_name
from ilion.games.troia.payment import KINDS, Payment
from ilion.games.troia.state import TroiaState
from ilion.games.troia.view import knows

WHOLE_HORSE = (1 << len(PARTS)) - 1
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
        reach = "no" if phase == "goal" else _reach(None, state.turn, list(state.zone))
        return {"kind": "pass", "goal": _goal(state, seat, reach, state.zone)}
    return _move(state, action, seat)


def _draw(state: TroiaState, seat: int) -> dict[str, Any]:
    left = state.n_deck[state.turn]
    cards = min(DRAWN, left)
    reach = "no" if cards == left and state.ends_at_once else _reach(None, state.turn, list(state.zone))
    goal = _goal(state, seat, reach, state.zone, _may_bring(state, "zeus"))
    return {"kind": "draw", "cards": cards, "last": cards == left, "goal": goal}


def _offering(state: TroiaState, action: int, seat: int) -> dict[str, Any]:
    """TR-11 to TR-15: return the payment with this move, and its possible outcomes."""
    turn = state.turn
    token = action - A_GOD if action < A_CARD else state.god
    payment = Payment(state, token, action)
    kinds = [kind for kind in KINDS if payment.may_be(kind)] if seat == turn else payment.kinds_others_expect()
    return {
        "kind": "offering",
        "god": god_name(state, token),
        "cost": payment.cost,
        "symbols": payment.symbols,
        "own": payment.own,
        "complete": payment.cards > 0 and payment.own > 0 and payment.symbols >= payment.cost,
        "outcomes": [_outcome(state, payment, kind, seat) for kind in kinds],
    }


def _outcome(state: TroiaState, payment: Payment, kind: str, seat: int) -> dict[str, Any]:
    turn, token = state.turn, payment.token
    hero = LINK[turn * 6 + token]
    zones = list(state.zone)
    zones[hero] = ahead(turn, zones[hero], 2 if kind == "superior" else 1)
    god = god_name(state, token)
    reach = _reach(god, turn, zones)
    goal: dict[str, Any] = {"invaders": invaders(turn, zones), "reach": reach, "steps": None, "chance": None}
    if seat == turn:
        goal = _with_cards(state, goal, lambda cards: payment.smallest(kind, cards), _may_bring(state, god))
    return {
        "offering": kind,
        "hero": HERO_NAMES[hero],
        "zone": ZONES[state.zone[hero]],
        "to": ZONES[zones[hero]],
        "power": _power(state, payment, kind, god, zones, seat),
        "goal": goal,
    }


def _power(state: TroiaState, payment: Payment, kind: str, god: str, zones: list[int], seat: int) -> dict[str, Any]:
    """TR-14: return the possible effects of the power once the hero has moved. The holder of the Cornucopia must spend it to get it
    from Athena."""
    rival = 1 - state.turn
    moves = targets(god, state.turn, zones) if god in MOVERS else {}
    possible, by_cornucopia = bool(moves) or god not in MOVERS, False
    if god == "doris":
        possible = state.n_hand[rival] > 0
    elif god == "apollo":
        possible = state.n_pile[rival] > 0
    elif god == "athena" and payment.horn_left:
        by_cornucopia = possible = seat != state.turn or payment.smallest(kind, (), with_horn=True) is not None
    heroes = [{"hero": HERO_NAMES[hero], "to": [ZONES[zone] for zone in reached]} for hero, reached in moves.items()]
    return {"god": god, "possible": possible, "by_cornucopia": by_cornucopia, "heroes": heroes}


def _reach(god: str | None, side: int, zones: list[int]) -> str:
    """TR-15: return whether two heroes will be in the rival's protection: in any case, by the god's power, or not."""
    if invaders(side, zones) >= HEROES_FOR_A_STEP:
        return "yes"
    if god == "aphrodite":
        ways = [after for hero in range(6) for after in _after_aphrodite(side, zones, hero)]
        return "power" if any(invaders(side, after) >= HEROES_FOR_A_STEP for after in ways) else "no"
    home = PROTECTION_AGAINST[side]
    coming = god in MOVERS and any(home in reached for reached in targets(str(god), side, zones).values())
    return "power" if coming and invaders(side, zones) + 1 >= HEROES_FOR_A_STEP else "no"


def _after_aphrodite(side: int, zones: list[int], hero: int) -> list[list[int]]:
    """TR-22: return the field after she has moved this hero forward, and then another one back if any can go."""
    forward = ahead(side, zones[hero], 1)
    if forward == zones[hero]:
        return []
    after = [forward if other == hero else zone for other, zone in enumerate(zones)]
    found = []
    for other, zone in enumerate(after):
        back = ahead(side, zone, -1)
        if other != hero and back != zone:
            found.append([back if i == other else z for i, z in enumerate(after)])
    return found or [after]


def _goal(state: TroiaState, seat: int, reach: str, zones: Sequence[int], coming: Sequence[int] = ()) -> dict[str, Any]:
    """TR-15: return a goal step without a payment before it; `coming` are cards that chance may bring first."""
    goal: dict[str, Any] = {"invaders": invaders(state.turn, zones), "reach": reach, "steps": None, "chance": None}
    return _with_cards(state, goal, lambda cards: [], coming) if seat == state.turn else goal


def _with_cards(
    state: TroiaState, goal: dict[str, Any], pay: Callable[[tuple[int, ...]], list[str] | None], coming: Sequence[int]
) -> dict[str, Any]:
    """TR-28, TR-29: return the cards for the step: those of the hand that a payment can leave, with such a payment, and those that
    chance may bring. Without any such card, the step is out of reach."""
    steps: list[dict[str, Any]] = []
    chance: list[str] = []
    if goal["reach"] != "no":
        for cards in _steps(state):
            paid = pay(cards)
            if paid is not None:
                steps.append({"cards": [CARD_NAMES[card % DECK] for card in cards], "pay": paid})
        chance = [CARD_NAMES[card % DECK] for card in coming if _would_serve(state, card, coming, pay)]
    return {**goal, "reach": goal["reach"] if steps or chance else "no", "steps": steps, "chance": chance}


def _held(state: TroiaState) -> list[int]:
    """Return the cards of the hand that can count for a goal step: those of the player's own deck."""
    hand = state.hand[54 * state.turn : 54 * state.turn + state.n_hand[state.turn]]
    return [card for card in hand if card // DECK == state.turn]


def _fits(state: TroiaState, card: int) -> bool:
    """Whether a card of the player's own deck serves for the next step by itself."""
    if state.turn == GREEK:
        return bool(1 << PART[state.scarce * 54 + card] & ~state.built & WHOLE_HORSE)
    if state.half:
        return ICON[card] == BOTH - state.half
    icons = ICON[card] & ASKED[state.steps[TROJAN]]
    return icons == BOTH if state.steps[TROJAN] == STEPS_TO_WIN - 1 else bool(icons)


def _last_stage(state: TroiaState) -> bool:
    return state.turn == TROJAN and state.steps[TROJAN] == STEPS_TO_WIN - 1 and not state.half


def _pair(card: int, other: int) -> bool:
    """TR-29: whether two cards together serve for the last stage: one with Paris only, one with Hector only."""
    return ICON[card] != BOTH and ICON[other] == BOTH - ICON[card]


def _steps(state: TroiaState) -> list[tuple[int, ...]]:
    """Return the cards of the hand, single or in pairs, with which the next step could be taken."""
    held = _held(state)
    found: list[tuple[int, ...]] = [(card,) for card in held if _fits(state, card)]
    if _last_stage(state):
        found += [pair for pair in combinations(held, 2) if _pair(*pair)]
    return found


def _may_bring(state: TroiaState, god: str | None) -> list[int]:
    """TR-23, TR-25, TR-30: return cards of the player's own deck that a power may bring into the hand before the goal step."""
    turn = state.turn
    mine = range(turn * DECK, turn * DECK + DECK)
    if god == "zeus":
        over = state.ends_at_once and state.n_deck[turn] <= DRAWN
        return [] if over else [card for card in mine if state.place[card] == AT_DECK]
    return [card for card in mine if state.place[card] == AT_HAND + 1 - turn] if god == "doris" else []


def _would_serve(state: TroiaState, card: int, coming: Sequence[int], pay: Callable[[tuple[int, ...]], list[str] | None]) -> bool:
    """Whether a card that chance may bring serves for the step, alone or with another."""
    if _fits(state, card):
        return pay(()) is not None
    if not _last_stage(state):
        return False
    drawn_together = state.place[card] == AT_DECK and state.n_deck[TROJAN] >= DRAWN
    if drawn_together and any(_pair(card, other) for other in coming):
        return pay(()) is not None
    return any(_pair(card, other) and pay((other,)) is not None for other in _held(state))


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
    return {"kind": "use", "goal": _goal(state, seat, _reach(None, state.turn, list(state.zone)), state.zone)}


def _move(state: TroiaState, action: int, seat: int) -> dict[str, Any]:
    move = describe(state, action)
    turn, hero, to = state.turn, HERO_NAMES.index(move["hero"]), ZONES.index(move["to"])
    zones = [to if other == hero else zone for other, zone in enumerate(state.zone)]
    if move["kind"] == "return":
        return {"kind": "return", "hero": move["hero"], "to": move["to"], "goal": None}
    reach = _reach(None, turn, zones)
    if state.phase == FORWARD:  # another hero goes back after this one
        enough = [invaders(turn, after) >= HEROES_FOR_A_STEP for after in _after_aphrodite(turn, list(state.zone), hero)]
        reach = "yes" if all(enough) else "power" if any(enough) else "no"
    return {"kind": "move", "hero": move["hero"], "to": move["to"], "goal": _goal(state, seat, reach, zones)}
