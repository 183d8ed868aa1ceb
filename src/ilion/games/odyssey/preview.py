"""The preview of a move: ships that drift, odds of a fight, both hands after a bargain."""

from __future__ import annotations

from typing import Any

from ilion.games.odyssey import geometry, odds
from ilion.games.odyssey.components import CARDS, SAIL_DIE, WINDS
from ilion.games.odyssey.encoding import ANSWER, ASK, CALM, GIVE, NOBODY, OFFER, PEACE, PRICE, REPLY
from ilion.games.odyssey.notation import NAMES, POINTS, at, kind_of, place
from ilion.games.odyssey.refusals import other
from ilion.games.odyssey.rules import OdysseyState
from ilion.games.odyssey.view import known_card, lies, named, ruler_of


def preview(state: OdysseyState, action: int, seat: int) -> dict[str, Any]:
    kind, i = kind_of(action)
    if kind == "sail":
        return {"kind": kind, "roll": SAIL_DIE if state.swift >> state.turn & 1 else None}
    if kind == "arrow":
        cost = 0 if state.free[state.turn] else 1
        return {"kind": kind, "cost": cost, "gifts": state.gifts[state.turn] - cost}
    if kind == "to":
        return _sailed(state, i, seat)
    if kind == "lay":
        laid = state.copy()
        laid.apply(action)
        return {"kind": kind, "directions": {point: drifts(laid, d)[0] for d, point in enumerate(POINTS)}}
    if kind == "aim":
        return _released(state, i)
    if kind == "card":
        return {"kind": kind, "card": CARDS[i]}
    if kind == "look":
        return {"kind": kind, "island": NAMES[i], "card": known_card(state, i, seat)}
    if kind in ("roll", "slaughter", "again"):
        return _risk(state, kind)
    offer = _offer_made(state, kind, i)
    if offer is not None:
        return {"kind": kind, "hands": _hands(state, offer)}
    if state.fighter != NOBODY and kind in ("fight", "pass", "no-aegis", "no-offer", "refuse"):
        return {"kind": kind, "other": other(state), **_odds(state)}
    return {"kind": kind}


def _sailed(state: OdysseyState, hex: int, seat: int) -> dict[str, Any]:
    """OD-7, OD-14, OD-21: return the things that a ship finds at its destination."""
    stays = hex == state.at[state.turn]
    land = geometry.LAND[hex]
    island = land < geometry.WATER and not stays
    ruler = ruler_of(state, land) if island else None
    unruled = island and ruler is None
    meets = [s for s in range(state.seats) if s != state.turn and state.at[s] == hex and not stays and land <= geometry.WATER]
    return {
        "kind": "to",
        "place": place(hex),
        "stays": stays,
        "meets": meets,
        "ruler": ruler,
        "lies": lies(state, land) if unruled else None,
        "card": known_card(state, land, seat) if unruled else None,
        "wins": hex == geometry.ITHACA,
    }


def drifts(state: OdysseyState, direction: int) -> tuple[list[dict[str, Any]], list[int]]:
    """OD-9, OD-10: return the ships that the arrow moves or stops at once, and those that land shelters from it."""
    hit, sheltered = [], []
    for seat in range(state.seats):
        wind, to = state.drift_of(seat, direction)
        if wind == CALM:
            continue
        if seat != state.turn and geometry.LAND[state.at[seat]] != geometry.WATER:
            sheltered.append(seat)
            continue
        hit.append({"seat": seat, "wind": WINDS[wind], "start": at(state.at[seat]), "at": at(to), "place": place(to)})
    return hit, sheltered


def _released(state: OdysseyState, direction: int) -> dict[str, Any]:
    hit, sheltered = drifts(state, direction)
    after = [state.drift_of(seat, direction)[1] for seat in range(state.seats)]
    home = [seat for seat in range(state.seats) if after[seat] == geometry.ITHACA]
    meetings = [
        [a, b]
        for a in range(state.seats)
        for b in range(a + 1, state.seats)
        if after[a] == after[b] and state.at[a] != state.at[b] and geometry.LAND[after[a]] <= geometry.WATER and not home
    ]
    return {"kind": "aim", "drifts": hit, "sheltered": sheltered, "meetings": meetings, "home": home}


def _odds(state: OdysseyState) -> dict[str, Any]:
    """OD-21: return the odds for the seat that decides, of one round and of the fight to its end."""
    crew, other_crew = state.heroes[state.actor], state.heroes[other(state)]
    wins, equal, loses = odds.one_round(crew, other_crew)
    lost, other_lost = odds.fought_out(crew, other_crew, odds.rounds_left(state.fight_round))
    chances = {"lost": round(lost, 4), "other_lost": round(other_lost, 4)}
    return {"odds": [wins, SAIL_DIE**2], "equal": equal, "loses": loses, **chances}


def _offer_made(state: OdysseyState, kind: str, number: int) -> int | None:
    """Return the offer that would be made or accepted, as the state numbers offers."""
    if kind == "accept":
        return state.offer
    return {"peace": PEACE, "give": GIVE + number, "ask": ASK + number}.get(kind)


def _hands(state: OdysseyState, offer: int) -> list[dict[str, Any]]:
    """OD-22: return the possessions of both once the offer is accepted."""
    at_landing = state.phase in (PRICE, REPLY)
    offering = state.turn if at_landing else other(state) if state.phase == ANSWER else state.actor
    answering = state.giver if at_landing else state.actor if state.phase == ANSWER else other(state)
    assert at_landing or state.phase in (OFFER, ANSWER)
    after = state
    if offer >= ASK:
        after = state.after_bargain(answering, offering, offer - ASK)
    elif offer >= GIVE:
        after = state.after_bargain(offering, answering, offer - GIVE)
    return [
        {
            "seat": seat,
            "gifts": after.gifts[seat],
            "chips": after.chips[seat],
            "cards": named(CARDS, after.cards[seat]),
            "islands": named(NAMES, after.isles[seat]),
        }
        for seat in (offering, answering)
    ]


def _risk(state: OdysseyState, kind: str) -> dict[str, Any]:
    """OD-3: return the number of throws that lose a hero, and the number of all throws."""
    crew = state.heroes[state.turn]
    throws = {"roll": [2, SAIL_DIE], "slaughter": [1, 2], "again": [odds.brawl(crew)[2], SAIL_DIE**2]}[kind]
    return {"kind": kind, "loses_hero": throws, "last": crew == 1}
