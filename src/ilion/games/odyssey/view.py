"""A seat's view. Everything except the face-down cards of the rim is open (OD-29)."""

from __future__ import annotations

from functools import cache
from typing import Any

from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, COLOURS, STARVING
from ilion.games.odyssey.encoding import (
    ASK,
    EMPTY,
    ENDED,
    GIVE,
    LOT,
    NO_CARD,
    NO_HEX,
    NO_ISLAND,
    NOBODY,
    PEACE,
    PHASES,
    PROVISIONS,
    REPLY,
    UNCOVER,
    UNSEEN,
    WATCHER,
)
from ilion.games.odyssey.notation import NAMES, at, place, thing
from ilion.games.odyssey.refusals import other
from ilion.games.odyssey.rules import OdysseyState


def view(state: OdysseyState, viewer: int) -> dict[str, Any]:
    playing = state.phase not in (LOT, ENDED)
    return {
        "game": "odyssey",
        "you": viewer if viewer >= 0 else None,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "turn": state.turn if playing else None,
        "first": state.first if state.first != NOBODY else None,
        "round": min(state.round + 1, state.max_rounds),
        "rounds": state.max_rounds,
        "last_chance": bool(state.last_chance and state.hunger[state.turn] == STARVING),
        "supply": state.supply,
        "players": players(state),
        "rim": rim_spaces(state, viewer),
        "unknown": unknown(state, viewer),
        "roll": state.roll or None,
        "arrow": at(state.arrow) if state.arrow != NO_HEX else None,
        "fight": fight(state),
        "landing": landing(state),
        "looked": NAMES[state.looked] if state.looked != NO_ISLAND else None,
    }


def players(state: OdysseyState) -> list[dict[str, Any]]:
    at_hex, heroes, gifts, hunger, free = state.at, state.heroes, state.gifts, state.hunger, state.free
    chips, cards, isles, rims, scores = state.chips, state.cards, state.isles, state.rims, state.scores()
    return [
        {
            "colour": COLOURS[seat],
            "at": at(at_hex[seat]),
            "place": place(at_hex[seat]),
            "heroes": heroes[seat],
            "gifts": gifts[seat],
            "hunger": hunger[seat],
            "starving": hunger[seat] == STARVING,
            "chips": chips[seat],
            "cards": named(CARDS, cards[seat]),
            "turned": named(CARDS, cards[seat] & state.turned),
            "islands": named(NAMES, isles[seat]),
            "rim": named(NAMES, rims[seat]),
            "free_arrows": free[seat],
            "misses_turn": bool(state.missed >> seat & 1),
            "waits_to_land": bool(state.waiting >> seat & 1),
            "next_sail_is_4": bool(state.swift >> seat & 1),
            "may_go_home": state.home_open(seat),
            "home": bool(state.home >> seat & 1),
            "score": scores[seat],
        }
        for seat in range(state.seats)
    ]


@cache
def members(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def named(names: tuple[str, ...], mask: int) -> list[str]:
    return [names[i] for i in members(mask)]


def lies(state: OdysseyState, island: int) -> str:
    return _lies(state.rim[island], state.known[island])


def known_card(state: OdysseyState, island: int, viewer: int) -> str | None:
    """OD-29: return the card on a rim space, if the viewer knows it."""
    return _known(state.rim[island], state.known[island], viewer)


def _lies(card: int, known: int) -> str:
    return "nothing" if card == EMPTY else "face-up" if known >> WATCHER & 1 else "face-down"


def _known(card: int, known: int, viewer: int) -> str | None:
    return CARDS[card] if known >> (viewer if viewer >= 0 else WATCHER) & 1 else None


def rim_spaces(state: OdysseyState, viewer: int) -> list[dict[str, Any]]:
    everybody = (1 << state.seats) - 1
    rulers: list[int | None] = [None] * len(NAMES)
    chips: list[list[int]] = [[] for _ in NAMES]
    for seat, (isles, rims) in enumerate(zip(state.isles, state.rims, strict=True)):
        for island in members(isles):
            rulers[island] = seat
        for island in members(rims):
            chips[island].append(seat)
    return [
        {
            "number": island + 1,
            "island": NAMES[island],
            "at": at(geometry.ISLAND_HEX[island]),
            "ruler": rulers[island],
            "lies": _lies(card, known),
            "card": _known(card, known, viewer),
            "looked_by": list(members(known)) if known <= everybody else [],
            "chips": chips[island],
        }
        for island, (card, known) in enumerate(zip(state.rim, state.known, strict=True))
    ]


def ruler_of(state: OdysseyState, island: int) -> int | None:
    return next((seat for seat in range(state.seats) if state.isles[seat] >> island & 1), None)


def unknown(state: OdysseyState, viewer: int) -> list[str]:
    """Return the cards that are face down on spaces the viewer has not looked at: those that cannot be seen anywhere else."""
    seen = {_known(card, known, viewer) for card, known in zip(state.rim, state.known, strict=True) if card < UNSEEN}
    held = {card for mask in state.cards for card in named(CARDS, mask)}
    if state.card != NO_CARD:
        held.add(CARDS[state.card])
    return [card for card in CARDS if card not in seen and card not in held]


def fight(state: OdysseyState) -> dict[str, Any] | None:
    if state.fighter == NOBODY:
        return None
    offer = _offer(state, other(state)) if state.offer else None
    return {"seats": [state.fighter, state.foe], "round": state.fight_round, "offer": offer}


def landing(state: OdysseyState) -> dict[str, Any] | None:
    """Return the state of the landing of the active ship."""
    if state.giver == NOBODY and state.card == NO_CARD and state.phase not in (UNCOVER, PROVISIONS):
        return None
    return {
        "island": place(state.at[state.turn]),
        "giver": state.giver if state.giver != NOBODY else None,
        "named": CARDS[state.named] if state.named != NO_CARD else None,
        "offer": _offer(state, state.turn) if state.phase == REPLY else None,
        "card": CARDS[state.card] if state.card != NO_CARD else None,
        "ties": state.ties,
    }


def _offer(state: OdysseyState, seat: int) -> dict[str, Any]:
    if state.offer == PEACE:
        return {"seat": seat, "kind": "peace", "thing": None}
    asked = state.offer >= ASK
    return {"seat": seat, "kind": "ask" if asked else "give", "thing": thing(state.offer - (ASK if asked else GIVE))}
