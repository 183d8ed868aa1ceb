"""The consequences of an event, found by comparing the states around it: landings, adventures, gains and losses, lost ships, and
the turns that begin."""

from __future__ import annotations

from typing import Any, NamedTuple

from ilion.core.turn import SET_UP, TurnId, TurnStart
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, GIFTS_AT_START, HEROES, STARVING
from ilion.games.odyssey.components import PROVISIONS as PROVISION_GIFTS
from ilion.games.odyssey.encoding import (
    A_ACCEPT,
    A_AIM,
    A_CARD,
    A_TO,
    A_VEIL,
    AIM,
    ANSWER,
    ASK,
    CHOOSE,
    GIVE,
    LOT,
    NAME,
    NO_CARD,
    NOBODY,
    O_CARD,
    O_WHITE,
    PRICE,
    PROVISIONS,
    REPLY,
    ROUND,
    SAIL,
    SAVE,
    T_CARD,
    UNCOVER,
)
from ilion.games.odyssey.notation import NAMES, at, dice, place
from ilion.games.odyssey.refusals import other
from ilion.games.odyssey.rules import OdysseyState
from ilion.games.odyssey.view import known_card, members, ruler_of

Beat = dict[str, Any]
LANDING_PHASES = (NAME, PRICE, REPLY, CHOOSE, UNCOVER)


def turn_of(state: OdysseyState) -> TurnId:
    return SET_UP if state.phase == LOT else TurnId("turn", state.turn, state.round)


def turns_begun(before: OdysseyState, action: int, after: OdysseyState) -> list[TurnStart]:
    """OD-5, OD-11, OD-20: the upkeep, missed turns, and landings that waited for the turn."""
    starts, count = [], before.round
    for seat in _next_seats(before, after):
        count += before.phase != LOT and seat == before.first
        starts.append(TurnStart(TurnId("turn", seat, count), _opening(before, action, after, seat)))
    return starts


def _next_seats(before: OdysseyState, after: OdysseyState) -> list[int]:
    """Return the seats whose turns begin: the last of them is to act, the others have missed theirs."""
    if before.phase == LOT:
        return [after.turn]
    if turn_of(before) == turn_of(after):
        return []
    passed = (after.turn - before.turn - 1) % before.seats + 1
    return [(before.turn + i) % before.seats for i in range(1, passed + 1)]


def _opening(before: OdysseyState, action: int, after: OdysseyState, seat: int) -> list[Beat]:
    stock = _at_turn_start(before, action, after, seat)
    paid = stock.gifts > 0
    fed = Stock(stock.gifts - paid, stock.heroes, stock.hunger if paid else min(STARVING, stock.hunger + 1))
    upkeep = {"kind": "upkeep", "seat": seat, "paid": paid, "gifts": fed.gifts, "hunger": fed.hunger}
    beats: list[Beat] = [upkeep | {"last_chance": stock.hunger == STARVING}]
    lands = _waits(before, action, after, seat)
    if lands:
        beats += _landed(before, action, after, seat)
    elif seat != after.turn:
        beats.append({"kind": "missed-turn", "seat": seat})
    if is_lost(before, after, seat) and seat not in _fighters(before):
        beats.append(_ship_lost(before, after, seat, "card" if lands else "starved"))
    elif lands:
        beats += _changed(before, after, seat, fed, _stock(after, seat))
    return beats


class Stock(NamedTuple):
    """The possessions of a crew."""

    gifts: int
    heroes: int
    hunger: int


def _stock(state: OdysseyState, seat: int) -> Stock:
    return Stock(state.gifts[seat], state.heroes[seat], state.hunger[seat])


def _at_turn_start(before: OdysseyState, action: int, after: OdysseyState, seat: int) -> Stock:
    """Return the possessions of a seat when its turn begins: as before the event, except for those that the event gave or took."""
    gifts, heroes, hunger = _stock(before, seat)
    if is_lost(before, after, seat) and (seat in _fighters(before) or seat == before.turn):
        return Stock(max(gifts, GIFTS_AT_START), HEROES, 0)
    if before.phase == ANSWER and action == A_ACCEPT:
        gifts += _handed_over(before, seat)
    elif before.phase == SAVE and action == A_VEIL and seat == before.actor:
        return Stock(gifts + 1, 1, 0)
    elif before.phase == PROVISIONS and action == O_WHITE and seat == before.turn:
        return Stock(gifts + min(PROVISION_GIFTS, before.supply), heroes, 0 if before.supply else hunger)
    elif before.phase == ROUND and seat in _fighters(before):
        die, other_die = dice(action)
        difference = die + before.heroes[before.fighter] - other_die - before.heroes[before.foe]
        heroes -= (seat == before.foe and difference > 0) or (seat == before.fighter and difference < 0)
    return Stock(gifts, heroes, hunger)


def _handed_over(before: OdysseyState, seat: int) -> int:
    """OD-22: return the gifts that a seat gains or loses by accepting peace."""
    if before.offer < GIVE:
        return 0
    asked = before.offer >= ASK
    giver, taker = (before.actor, other(before)) if asked else (other(before), before.actor)
    number = before.offer - (ASK if asked else GIVE) + 1
    return number * ((seat == taker) - (seat == giver)) if number <= T_CARD else 0


def _waits(before: OdysseyState, action: int, after: OdysseyState, seat: int) -> bool:
    """OD-20: whether a ship is at an island to which it was driven, and lands now that its turn begins."""
    if before.missed >> seat & 1 or (seat in _fighters(before) and is_lost(before, after, seat)):
        return False
    if before.waiting >> seat & 1:
        return not after.waiting >> seat & 1
    hex = _arrives(before, action, seat)
    return before.phase == AIM and hex != before.at[seat] and geometry.LAND[hex] < geometry.WATER


def _arrives(before: OdysseyState, action: int, seat: int) -> int:
    """Return the hex of a ship after it has sailed or drifted, before anything else happens to it."""
    if before.phase == SAIL and seat == before.turn:
        return action - A_TO
    return before.drift_of(seat, action - A_AIM)[1] if before.phase == AIM else before.at[seat]


def _fighters(before: OdysseyState) -> tuple[int, ...]:
    return (before.fighter, before.foe) if before.phase in (ROUND, SAVE) and before.fighter != NOBODY else ()


def is_lost(before: OdysseyState, after: OdysseyState, seat: int) -> bool:
    """OD-24: whether a ship was lost: nothing else leads to Troy, or ends hunger or brings heroes there."""
    if after.at[seat] != geometry.TROY[0]:
        return False
    return (
        before.at[seat] != geometry.TROY[0] or after.hunger[seat] < before.hunger[seat] or after.heroes[seat] > before.heroes[seat]
    )


def _ship_lost(before: OdysseyState, after: OdysseyState, seat: int, reason: str) -> Beat:
    start, to = at(before.at[seat]), at(after.at[seat])
    return {"kind": "ship-lost", "seat": seat, "reason": reason, "start": start, "to": to, "steps": steps_home(after, seat)}


def steps_home(state: OdysseyState, seat: int) -> int:
    """OD-27: return chips in hand less adventure cards: at 0 Ithaca opens."""
    return max(0, state.chips[seat] - len(members(state.cards[seat])))


def of_event(before: OdysseyState, action: int, after: OdysseyState) -> list[Beat]:
    """Return the consequences of an event in the turn it belongs to."""
    if before.phase == LOT or after.home:
        return []
    turn, fighters, begun = before.turn, _fighters(before), _next_seats(before, after)
    sunk = [seat for seat in fighters if is_lost(before, after, seat)]
    beats = [_ship_lost(before, after, seat, "fight") for seat in sunk]
    if turn not in sunk:
        beats += _landed(before, action, after, turn)
    lost = turn not in fighters and is_lost(before, after, turn)
    for seat in range(before.seats):
        if seat not in sunk and not (seat == turn and lost):
            now = _at_turn_start(before, action, after, seat) if seat in begun else _stock(after, seat)
            beats += _changed(before, after, seat, _stock(before, seat), now)
    if lost:
        task = before.card != NO_CARD or any(beat["kind"] == "adventure-card" for beat in beats)
        beats.append(_ship_lost(before, after, turn, "card" if task else "starved"))
    return beats


def _landed(before: OdysseyState, action: int, after: OdysseyState, seat: int) -> list[Beat]:
    """OD-14 to OD-17: the landing itself, the card that comes into play, and the end of the adventure."""
    island = geometry.LAND[_arrives(before, action, seat)]
    if island >= geometry.WATER:
        return []
    active = seat == before.turn
    lands = _lands_now(before, action, after) if active else True
    beats: list[Beat] = []
    if lands:
        beats.append({"kind": "landing", "seat": seat, "island": NAMES[island], "ruler": ruler_of(before, island)})
    card = before.card if active else NO_CARD
    if card == NO_CARD:
        card = _card_taken(before, action, after, seat, island, lands)
        if card != NO_CARD:
            facts = {"island": NAMES[island], "card": CARDS[card], "giver": ruler_of(before, island)}
            beats.append({"kind": "adventure-card", "seat": seat, **facts})
    if card != NO_CARD and after.card != card:
        done = bool(after.cards[seat] >> card & 1)
        beats.append({"kind": "task", "seat": seat, "island": NAMES[island], "card": CARDS[card], "done": done})
    old = ruler_of(before, island)
    if old != seat and ruler_of(after, island) == seat and (lands or card != NO_CARD):
        beats.append({"kind": "conquest", "seat": seat, "island": NAMES[island], "old_ruler": old})
    return beats


def _lands_now(before: OdysseyState, action: int, after: OdysseyState) -> bool:
    """Whether the active ship lands with this event: it has reached an island, and no meeting comes first."""
    if after.landing and after.turn == before.turn:
        return False
    if before.phase in (SAIL, AIM):
        return _arrives(before, action, before.turn) != before.at[before.turn]
    return bool(before.landing)


def _card_taken(before: OdysseyState, action: int, after: OdysseyState, seat: int, island: int, lands: bool) -> int:
    """Return the card that a landing brings into play with this event; NO_CARD if none does."""
    if before.phase == UNCOVER:
        return action - O_CARD
    if before.phase == CHOOSE:
        return action - A_CARD
    if before.phase == REPLY and action == A_ACCEPT:
        return before.named
    if lands or (before.phase in (REPLY, NAME) and seat == before.turn):
        ruler = ruler_of(before, island)
        if ruler is not None and ruler != seat:
            held = members(before.cards[ruler])
            waits = after.turn == seat and after.phase in LANDING_PHASES
            return held[0] if len(held) == 1 and not waits else NO_CARD
        if ruler is None and (card := known_card(before, island, -1)) is not None:
            return CARDS.index(card)
    return NO_CARD


def _changed(before: OdysseyState, after: OdysseyState, seat: int, old: Stock, new: Stock) -> list[Beat]:
    """Return a seat's gains and losses."""
    change = {
        "gifts": new.gifts - old.gifts,
        "heroes": new.heroes - old.heroes,
        "hunger": new.hunger - old.hunger,
        "free_arrows": max(0, after.free[seat] - before.free[seat]),
        "misses_turn": bool((after.missed & ~before.missed) >> seat & 1),
        "next_sail_is_4": bool((after.swift & ~before.swift) >> seat & 1),
    }
    if not any(change.values()):
        return []
    return [{"kind": "change", "seat": seat, **change, "ends": new._asdict()}]


def where(hex: int) -> dict[str, Any]:
    """Describe a hex: its content, the nearest land, and the distance to that."""
    land = geometry.NEAREST_LAND[hex]
    return {"place": place(hex), "near": place(land), "away": geometry.distance(hex, land)}
