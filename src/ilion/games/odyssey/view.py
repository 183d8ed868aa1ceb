"""What a seat may know. All but the face-down cards of the rim lies open (OD-29)."""

from __future__ import annotations

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
        "players": [player(state, seat) for seat in range(state.seats)],
        "rim": [rim_space(state, island, viewer) for island in range(len(NAMES))],
        "unknown": unknown(state, viewer),
        "roll": state.roll or None,
        "arrow": at(state.arrow) if state.arrow != NO_HEX else None,
        "fight": fight(state),
        "landing": landing(state),
        "looked": NAMES[state.looked] if state.looked != NO_ISLAND else None,
    }


def player(state: OdysseyState, seat: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[seat],
        "at": at(state.at[seat]),
        "place": place(state.at[seat]),
        "heroes": state.heroes[seat],
        "gifts": state.gifts[seat],
        "hunger": state.hunger[seat],
        "starving": state.hunger[seat] == STARVING,
        "chips": state.chips[seat],
        "cards": named(CARDS, state.cards[seat]),
        "turned": named(CARDS, state.cards[seat] & state.turned),
        "islands": named(NAMES, state.isles[seat]),
        "rim": named(NAMES, state.rims[seat]),
        "free_arrows": state.free[seat],
        "misses_turn": bool(state.missed >> seat & 1),
        "waits_to_land": bool(state.waiting >> seat & 1),
        "next_sail_is_4": bool(state.swift >> seat & 1),
        "may_go_home": state.home_open(seat),
        "home": bool(state.home >> seat & 1),
        "score": state.scores()[seat],
    }


def named(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def lies(state: OdysseyState, island: int) -> str:
    if state.rim[island] == EMPTY:
        return "nothing"
    return "face-up" if state.known[island] >> WATCHER & 1 else "face-down"


def known_card(state: OdysseyState, island: int, viewer: int) -> str | None:
    """OD-29: the card on a rim space, if the viewer knows it."""
    bit = viewer if viewer >= 0 else WATCHER
    return CARDS[state.rim[island]] if state.known[island] >> bit & 1 else None


def rim_space(state: OdysseyState, island: int, viewer: int) -> dict[str, Any]:
    ruler = ruler_of(state, island)
    down = lies(state, island) == "face-down"
    return {
        "number": island + 1,
        "island": NAMES[island],
        "at": at(geometry.ISLAND_HEX[island]),
        "ruler": ruler,
        "lies": lies(state, island),
        "card": known_card(state, island, viewer),
        "looked_by": [seat for seat in range(state.seats) if down and state.known[island] >> seat & 1],
        "chips": [seat for seat in range(state.seats) if state.rims[seat] >> island & 1],
    }


def ruler_of(state: OdysseyState, island: int) -> int | None:
    return next((seat for seat in range(state.seats) if state.isles[seat] >> island & 1), None)


def unknown(state: OdysseyState, viewer: int) -> list[str]:
    """The cards that lie face down on spaces the viewer has not looked at: those not seen anywhere else."""
    seen = {known_card(state, island, viewer) for island in range(len(NAMES)) if state.rim[island] < UNSEEN}
    seen |= {card for mask in state.cards for card in named(CARDS, mask)}
    if state.card != NO_CARD:
        seen.add(CARDS[state.card])
    return [card for card in CARDS if card not in seen]


def fight(state: OdysseyState) -> dict[str, Any] | None:
    if state.fighter == NOBODY:
        return None
    offer = _offer(state, other(state)) if state.offer else None
    return {"seats": [state.fighter, state.foe], "round": state.fight_round, "offer": offer}


def landing(state: OdysseyState) -> dict[str, Any] | None:
    """What goes on at the island where the active ship lands."""
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
