"""The appearance of an event on the table, beat by beat: the event itself, and then its `consequences`."""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, FAVOUR_DIE, LAISTRYGONIANS, SAIL_DIE
from ilion.games.odyssey.consequences import of_event, where
from ilion.games.odyssey.encoding import (
    A_ACCEPT,
    ANSWER,
    ASK,
    BRAWL,
    CHOOSE,
    GIVE,
    LOT,
    NO_CARD,
    O_CARD,
    O_DICE,
    O_SAIL,
    O_SEAT,
    O_WHITE,
    OFFER,
    PEACE,
    PEEK,
    PRICE,
    REPLY,
    ROUND,
    SAIL_ROLL,
    UNCOVER,
)
from ilion.games.odyssey.notation import NAMES, POINTS, at, dice, kind_of, thing
from ilion.games.odyssey.preview import drifts
from ilion.games.odyssey.refusals import other
from ilion.games.odyssey.rules import OdysseyState

Beat = dict[str, Any]
MEETING = {"fight": "fight", "pass": "let-be", "aegis": "aegis", "no-aegis": "no-aegis"}
CHOICES = ("pay", "roll", "abstain", "slaughter", "again", "flee")


def stage(before: OdysseyState, event: int, after: OdysseyState) -> list[Beat]:
    beats = _draw(before, event) if before.actor == CHANCE else _move(before, event)
    return beats + of_event(before, event, after) + _home(before, after)


def _home(before: OdysseyState, after: OdysseyState) -> list[Beat]:
    """OD-27: a ship comes home."""
    return [{"kind": "home", "seat": seat} for seat in range(before.seats) if (after.home & ~before.home) >> seat & 1]


def _task_card(state: OdysseyState) -> str | None:
    return CARDS[state.card] if state.card != NO_CARD else None


def _draw(before: OdysseyState, outcome: int) -> list[Beat]:
    seat, phase = before.turn, before.phase
    if phase == LOT:
        return [{"kind": "first", "seat": outcome - O_SEAT}]
    if phase == PEEK:
        card = CARDS[outcome - O_CARD] if outcome >= 0 else None
        return [{"kind": "look", "seat": seat, "island": NAMES[before.peek], "card": card}]
    if phase == UNCOVER:
        return []
    if phase == ROUND:
        return [_fight_round(before, *dice(outcome))]
    if phase == BRAWL:
        return [_brawl(before, *dice(outcome))]
    if O_SAIL <= outcome < O_WHITE:
        card = None if phase == SAIL_ROLL else _task_card(before)
        return [{"kind": "die", "seat": seat, "number": outcome - O_SAIL + 1, "card": card}]
    assert O_WHITE <= outcome < O_DICE
    return [{"kind": "favour", "seat": seat, "face": FAVOUR_DIE[outcome - O_WHITE], "card": _task_card(before)}]


def _fight_round(before: OdysseyState, die: int, other_die: int) -> Beat:
    """OD-21: a round of a fight."""
    seats = [before.fighter, before.foe]
    crews = [before.heroes[seat] for seat in seats]
    sums = [die + crews[0], other_die + crews[1]]
    loser = None if sums[0] == sums[1] else seats[sums[0] > sums[1]]
    facts = {"dice": [die, other_die], "crews": crews, "sums": sums, "loser": loser}
    return {"kind": "fight-round", "seats": seats, "round": before.fight_round, **facts}


def _brawl(before: OdysseyState, die: int, other_die: int) -> Beat:
    sums = [die + before.heroes[before.turn], other_die + LAISTRYGONIANS]
    result = "won" if sums[0] > sums[1] else "lost" if sums[0] < sums[1] else "tied"
    return {"kind": "brawl", "seat": before.turn, "dice": [die, other_die], "sums": sums, "result": result}


def _move(before: OdysseyState, action: int) -> list[Beat]:
    seat, (kind, i) = before.actor, kind_of(action)
    if kind == "sail":
        return [{"kind": "sail", "seat": seat, "roll": SAIL_DIE if before.swift >> seat & 1 else None}]
    if kind == "arrow":
        return [{"kind": "arrow", "seat": seat, "cost": 0 if before.free[seat] else 1}]
    if kind == "to":
        return [{"kind": "ship", "seat": seat, **_voyage(before, i)}]
    if kind == "lay":
        return [{"kind": "arrow-laid", "seat": seat, "to": at(i), **where(i)}]
    if kind == "aim":
        return [_storm(before, i)]
    if kind in MEETING:
        return [{"kind": MEETING[kind], "seat": seat, "other": other(before)}]
    if kind in ("veil", "no-veil"):
        return [{"kind": kind, "seat": seat}]
    if kind == "card":
        chosen = before.phase == CHOOSE
        partner = before.turn if chosen else before.giver
        return [{"kind": "card-chosen" if chosen else "card-named", "seat": seat, "other": partner, "card": CARDS[i]}]
    if kind in CHOICES or kind == "look":
        island = NAMES[i] if kind == "look" else None
        return [{"kind": "choice", "seat": seat, "card": _task_card(before), "choice": kind, "island": island}]
    return [_answer(before, action == A_ACCEPT) if before.phase in (ANSWER, REPLY) else _offer(before, kind, i)]


def _voyage(before: OdysseyState, to: int) -> dict[str, Any]:
    start = before.at[before.turn]
    return {"start": at(start), "to": at(to), "path": [at(hex) for hex in _path(start, to)], **where(to)}


def _path(start: int, to: int) -> list[int]:
    """OD-7: return a shortest way over water; a ship leaves Troy from the hex that suits best."""
    came_from = dict.fromkeys(geometry.TROY if start in geometry.TROY else (start,), start)
    edge = list(came_from)
    while edge and to not in came_from:
        reached = []
        for hex in edge:
            for direction in range(6):
                ahead = geometry.neighbour(hex, direction)
                if ahead != geometry.OFF and ahead not in came_from and (ahead == to or geometry.LAND[ahead] == geometry.WATER):
                    came_from[ahead] = hex
                    reached.append(ahead)
        edge = reached
    way = [to]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def _storm(before: OdysseyState, direction: int) -> Beat:
    """OD-9, OD-10: the storm."""
    hit, sheltered = drifts(before, direction)
    victims = [
        {
            "seat": ship["seat"],
            "wind": ship["wind"],
            "start": ship["start"],
            "to": ship["at"],
            "place": ship["place"],
            "hexes": geometry.distance(geometry.NUMBER[tuple(ship["start"])], geometry.NUMBER[tuple(ship["at"])]),
        }
        for ship in hit
    ]
    facts = {"at": at(before.arrow), "direction": POINTS[direction], "victims": victims, "sheltered": sheltered}
    return {"kind": "storm", "seat": before.turn, **facts}


def _offer(before: OdysseyState, kind: str, number: int) -> Beat:
    """OD-22: an offer."""
    bargain = before.phase == PRICE
    partner = other(before) if before.phase == OFFER else before.giver
    return {
        "kind": "offer",
        "seat": before.actor,
        "other": partner,
        "offer": "none" if kind == "no-offer" else "bargain" if bargain else kind,
        "thing": thing(number) if kind in ("give", "ask") else None,
        "card": CARDS[before.named] if bargain else None,
    }


def _answer(before: OdysseyState, accepted: bool) -> Beat:
    bargain = before.phase == REPLY
    kind = "bargain" if bargain else "peace" if before.offer == PEACE else "ask" if before.offer >= ASK else "give"
    return {
        "kind": "answer",
        "seat": before.actor,
        "other": before.turn if bargain else other(before),
        "accepted": accepted,
        "offer": kind,
        "thing": None if kind == "peace" else thing(before.offer - (ASK if kind == "ask" else GIVE)),
        "card": CARDS[before.named] if bargain else None,
    }
