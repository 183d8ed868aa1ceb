"""The check of states of Troia: the reasons why one is impossible. Everything that compiled code uses as an index is checked before
anything relies on it."""

from __future__ import annotations

from ilion.core.text import Fact, Text
from ilion.games.troia.components import CORNUCOPIA, DEALT, DECK, DRAWN, HEROES_FOR_A_STEP, SIDES, STEPS_TO_WIN
from ilion.games.troia.encoding import (
    APHRODITE,
    APOLLO,
    ARTEMIS,
    AT_DECK,
    AT_GONE,
    AT_HAND,
    AT_PILE,
    AT_TABLE,
    ATHENA,
    CARD_NAMES,
    COST,
    DORIS,
    EITHER,
    ENDED,
    FOG,
    HECTOR,
    IN_OWN,
    IN_RIVAL,
    IRIS,
    KNOWN,
    LEFT_OWN,
    LEFT_RIVAL,
    MAX_PAST,
    NO_GOD,
    NO_HERO,
    NO_PART,
    NOBODY,
    OPEN,
    OTHER_LEFT_OWN,
    PART,
    PAST,
    PHASES,
    POWER,
    POWERS,
    TO_OWN,
    TO_RIVAL,
    ZEUS,
)
from ilion.games.troia.geometry import COMBAT, PROTECTION_AGAINST, invaders
from ilion.games.troia.position import actor_in
from ilion.games.troia.state import TroiaState

WITH_GOD = ("pay", "use", "take", "hero", "defence", "forward", "back", "god", "slot", "steal")
MAX_WAYS = 4096  # of open cards to lie in the two hands; a game has a handful
FIRST_POWERS = tuple(range(ARTEMIS))
POWERS_IN = {
    "use": (ZEUS, ATHENA, DORIS, APOLLO),
    "take": (APOLLO,),
    "hero": FIRST_POWERS,
    "defence": (ARTEMIS,),
    "forward": (APHRODITE,),
    "back": (APHRODITE,),
    "god": (IRIS,),
    "slot": (IRIS,),
    "steal": (DORIS,),
    "draw": (ZEUS,),
}


def why_invalid(state: TroiaState) -> Text | None:
    """Return the first component that is missing, duplicate or out of place; None if the state is possible."""
    for check in (_table, _gods, _cards, _marks, _phase, _numbers, _payment, _end):
        if found := check(state):
            return found
    if state.phase == ENDED:
        return None
    if PHASES[state.phase] in ("hero", "defence", "forward") and state.n_legal() == 1:
        return _text(state, "no-hero")
    return None if state.n_legal() else _text(state, "nothing-to-do")


def _table(state: TroiaState) -> Text | None:
    if state.phase > ENDED or state.turn > 1 or state.horn > NOBODY:
        return _text(state, "range")
    if state.actor != actor_in(state.phase, state.turn):
        return _text(state, "actor", phase=PHASES[state.phase])
    if PHASES[state.phase] in ("face", "lay", "ended") and state.turn:
        return _text(state, "nobodys-turn", phase=PHASES[state.phase])
    if any(zone > 4 for zone in state.zone):
        return _text(state, "hero-off")
    if state.steps[1] > STEPS_TO_WIN:
        return _text(state, "stages", most=STEPS_TO_WIN)
    return None


def _gods(state: TroiaState) -> Text | None:
    """TR-3, TR-8: check the gods."""
    phase, laid, olympus, face = PHASES[state.phase], state.laid, state.olympus, state.face
    in_setup = phase in ("face", "lay")
    if laid > 6 or (laid == 6) == in_setup:
        return _text(state, "gods-laid")
    n = 0 if phase == "face" else laid
    if any(token >= 6 for token in olympus[:n]) or len(set(olympus[:n])) != n or olympus[n:] != [NO_GOD] * (6 - n):
        return _text(state, "gods")
    faces = str(state.options["gods"])
    if faces == "random":
        if any(side > 1 for side in face) or (phase == "face" and any(face[laid:])):
            return _text(state, "face")
    elif phase == "face" or face != [int(letter == "B") for letter in ("AAAAAA" if faces == "first-game" else faces)]:
        return _text(state, "gods-option")
    return None


def _in_play(state: TroiaState, power: int) -> bool:
    return any(POWER[state.face[token] * 6 + token] == power for token in range(6))


def _cards(state: TroiaState) -> Text | None:
    """TR-1, TR-26, TR-28: check the cards."""
    place, pile = state.place, state.pile
    parts = []
    for card in range(54):
        word, deck = CARD_NAMES[card % DECK], SIDES[card // DECK]
        if place[card] > AT_GONE:
            return _text(state, "card-nowhere", word=word, deck=deck)
        if place[card] == AT_TABLE:
            if card >= DECK or PART[state.scarce * 54 + card] == NO_PART:
                return _text(state, "card-no-part", word=word, deck=deck)
            parts.append(PART[state.scarce * 54 + card])
    if len(set(parts)) != len(parts):
        return _text(state, "part-twice")
    for owner in range(2):
        n = state.n_pile[owner]
        held = sorted(card for card in range(owner * DECK, owner * DECK + DECK) if place[card] == AT_PILE)
        if sorted(pile[owner * DECK : owner * DECK + n]) != held or any(pile[owner * DECK + n : owner * DECK + DECK]):
            return _text(state, "discards", deck=SIDES[owner])
    foreign = any(place[card] in (AT_HAND + 1 - card // DECK, AT_GONE) for card in range(54))
    if foreign and not (_in_play(state, DORIS) or _in_play(state, APOLLO)):
        return _text(state, "changed-hands")
    if state.horn != NOBODY and not _in_play(state, ATHENA):
        return _text(state, "cornucopia")
    return None


def _marks(state: TroiaState) -> Text | None:
    """TR-31: check the knowledge of the hands."""
    place, marks = state.place, state.marks
    for card in range(54):
        at_home = place[card] == AT_HAND + card // DECK
        in_hand = at_home or place[card] == AT_HAND + 1 - card // DECK
        shown = bool(marks[card] & (OPEN | FOG))
        if marks[card] > (KNOWN | OPEN | FOG) or (marks[card] and not in_hand) or (marks[card] & OPEN and marks[card] & FOG):
            return _text(state, "known-place")
        if bool(marks[card] & KNOWN) != at_home and (marks[card] & KNOWN or (shown and at_home)):
            return _text(state, "known-place")
    if any(marks) and not (_in_play(state, DORIS) or _in_play(state, APOLLO)):
        return _text(state, "known-early")
    for owner in range(2):
        held = [[card for card in range(owner * DECK, owner * DECK + DECK) if place[card] == AT_HAND + seat] for seat in range(2)]
        own, foreign = held[owner], held[1 - owner]
        free = sum(not marks[card] & OPEN for card in foreign)
        never = sum(not marks[card] & (OPEN | FOG) for card in foreign)
        if not never <= state.strangers[owner] <= free:
            return _text(state, "strangers", deck=SIDES[owner], number=state.strangers[owner])
        fog, crossed, home = state.n_fog[owner], state.crossed[owner], sum(bool(marks[card] & FOG) for card in own)
        if not home <= crossed <= sum(not marks[card] & OPEN for card in own) or (fog == 0) != (crossed == 0):
            return _text(state, "crossed", deck=SIDES[owner], number=crossed)
        if fog and (not free or free - state.strangers[owner] >= fog):
            return _text(state, "doubt")
        if found := _past(state, owner):
            return found
    return None


def _past(state: TroiaState, owner: int) -> Text | None:
    """Check that the events seen since cards have been in doubt lead to their present places."""
    n, first = state.n_past[owner], owner * MAX_PAST
    events = state.past[first : first + n]
    wrong = _text(state, "past", deck=SIDES[owner])
    if any(state.past[first + n : first + MAX_PAST]) or (n > 0) != (state.n_fog[owner] > 0):
        return wrong
    ways = {(frozenset[int](), frozenset[int]())}  # open cards in the owner's hand and in the rival's
    for event in events:
        kind, number = event & ~63, event & 63
        if kind > EITHER or (number >= DECK if PAST[kind // 64].endswith("=") else not 0 < number <= 54):
            return wrong
        ways = {after for way in ways for after in _after(way, kind, number)}
        if len(ways) > MAX_WAYS:
            return wrong
    marks, place = state.marks, state.place
    shown = [card for card in range(owner * DECK, owner * DECK + DECK) if marks[card] & (OPEN | FOG)]
    here = frozenset(card % DECK for card in shown if place[card] == AT_HAND + owner)
    there = frozenset(card % DECK for card in shown if place[card] != AT_HAND + owner)
    return None if not n or (here, there) in ways else wrong


Way = tuple[frozenset[int], frozenset[int]]


def _after(way: Way, kind: int, number: int) -> list[Way]:
    """Return the possible places of the open cards after an event."""
    own, rival = way
    card = frozenset([number])
    if kind in (IN_OWN, IN_RIVAL, EITHER):
        if card <= own | rival:
            return []
        return [(own | card, rival)] * (kind != IN_RIVAL) + [(own, rival | card)] * (kind != IN_OWN)
    if kind in (LEFT_OWN, LEFT_RIVAL):
        hand = own if kind == LEFT_OWN else rival
        return [(own - card, rival - card)] if card <= hand else []
    hand = own if kind in (TO_RIVAL, OTHER_LEFT_OWN) else rival
    stays = [way] if len(hand) < number else []
    if kind == TO_RIVAL:
        return stays + [(own - {c}, rival | {c}) for c in own]
    if kind == TO_OWN:
        return stays + [(own | {c}, rival - {c}) for c in rival]
    return stays


def _phase(state: TroiaState) -> Text | None:
    """TR-9, TR-14: compare the phase with the god and the hands."""
    phase, god, turn = PHASES[state.phase], state.god, state.turn
    if god > NO_GOD or (god != NO_GOD) < (phase in WITH_GOD) or (god != NO_GOD and phase not in (*WITH_GOD, "draw")):
        return _text(state, "god-phase")
    if god != NO_GOD and phase != "pay":
        power = POWER[state.face[god] * 6 + god]
        if power not in POWERS_IN[phase] or state.slot[god] != (0, 5)[turn]:
            return _text(state, "power-phase", god=POWERS[power], phase=phase)
        rival = 1 - turn
        if power == APOLLO and (not state.n_pile[rival] or state.any_discard != (phase == "take")):
            return _text(state, "apollo")
        if power == DORIS and not state.n_hand[rival]:
            return _text(state, "doris")
        if power == ATHENA and state.horn == turn:
            return _text(state, "athena")
    if phase in ("face", "lay", "deal"):
        hands = [0, 0] if phase != "deal" else [DEALT - state.todo, 0] if turn == 0 else [DEALT, DEALT - state.todo]
        at_start = all(place in (AT_DECK, AT_HAND + card // DECK) for card, place in enumerate(state.place))
        if not at_start or state.n_hand != hands or state.steps[1] or any(zone != COMBAT for zone in state.zone):
            return _text(state, "before-start")
    return None


def _numbers(state: TroiaState) -> Text | None:
    """Compare the chosen hero or god, the given card and the number of remaining cards or heroes with the phase."""
    phase, turn = PHASES[state.phase], state.turn
    home = PROTECTION_AGAINST[turn]
    if state.chosen > NO_HERO or (state.chosen != NO_HERO and phase not in ("back", "slot")):
        return _text(state, "chosen")
    if phase == "slot" and state.chosen == NO_GOD:
        return _text(state, "iris")
    if phase == "back" and state.chosen == NO_HERO and any(zone != home for zone in state.zone):
        return _text(state, "aphrodite")
    if state.half > HECTOR or (state.half and (phase != "goal" or turn == 0 or state.steps[1] != STEPS_TO_WIN - 1)):
        return _text(state, "given")
    most = {"deal": DEALT, "draw": min(DRAWN, state.n_deck[turn]), "return": HEROES_FOR_A_STEP}.get(phase, 0)
    if not bool(most) <= state.todo <= most or (phase == "draw" and not state.todo):
        return _text(state, "todo")
    inside = invaders(turn, state.zone)
    if phase == "goal" and (inside < HEROES_FOR_A_STEP or not (state.n_own[turn] or state.half)):
        return _text(state, "goal")
    if phase == "return" and (not state.steps[turn] or inside <= HEROES_FOR_A_STEP - (state.todo < HEROES_FOR_A_STEP)):
        return _text(state, "return")
    return None


def _payment(state: TroiaState) -> Text | None:
    """TR-11, TR-24: check the payment."""
    cards, paid, own, turn = state.cards, state.paid, state.own, state.turn
    if PHASES[state.phase] != "pay":
        return _text(state, "payment-none") if cards or paid or own else None
    held = CORNUCOPIA if state.horn == turn else 0
    spent = CORNUCOPIA if state.horn == NOBODY and _in_play(state, ATHENA) else 0
    odd = paid > 2 * cards and (own < spent or paid == 1)
    if not cards <= paid <= 2 * cards + spent or own > paid or cards > 54 or odd:
        return _text(state, "payment-sum")
    if not (state.n_hand[turn] or held):
        return _text(state, "payment-over")
    enough = paid + state.worth[turn] + held >= COST[turn * 6 + state.slot[state.god]]
    if not enough or not own + state.symbols[turn * 6 + state.god] + held or not cards + state.n_hand[turn]:
        return _text(state, "payment-never")
    return None


def _end(state: TroiaState) -> Text | None:
    """TR-30: check the end."""
    phase, turn = PHASES[state.phase], state.turn
    won = [steps == STEPS_TO_WIN for steps in state.steps]
    if phase == "ended":
        return None if sum(won) == 1 or (not any(won) and not all(state.n_deck)) else _text(state, "ended")
    if any(won):
        return _text(state, "over")
    if not state.n_deck[1 - turn] or (not state.n_deck[turn] and (state.ends_at_once or phase not in ("goal", "return"))):
        return _text(state, "deck-empty")
    return None


def _text(state: TroiaState, key: str, **facts: Fact) -> Text:
    return state.game.make_text("", f"impossible-{key}", **facts)
