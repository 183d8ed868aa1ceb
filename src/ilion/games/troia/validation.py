"""Why a state of Troia is impossible. Everything that compiled code uses as an index is checked before anything relies on it."""

from __future__ import annotations

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


def why_invalid(state: TroiaState) -> str | None:
    """Return the first thing that is missing, duplicate or out of place; None if the state is possible."""
    for check in (_table, _gods, _cards, _marks, _phase, _numbers, _payment, _end):
        if found := check(state):
            return found
    if state.phase == ENDED:
        return None
    if PHASES[state.phase] in ("hero", "defence", "forward") and state.n_legal() == 1:
        return "no hero can be moved"
    return None if state.n_legal() else "there is nothing to do"


def _table(state: TroiaState) -> str | None:
    if state.phase > ENDED or state.turn > 1 or state.horn > NOBODY:
        return "phase, turn or Cornucopia out of range"
    if state.actor != actor_in(state.phase, state.turn):
        return f"in the phase {PHASES[state.phase]} seat {state.actor} does not act"
    if PHASES[state.phase] in ("face", "lay", "ended") and state.turn:
        return f"in the phase {PHASES[state.phase]} it is nobody's turn"
    if any(zone > 4 for zone in state.zone):
        return "a hero is not on the field"
    if state.steps[1] > STEPS_TO_WIN:
        return f"there are {STEPS_TO_WIN} stages"
    return None


def _gods(state: TroiaState) -> str | None:
    """TR-3, TR-8: the gods."""
    phase, laid, olympus, face = PHASES[state.phase], state.laid, state.olympus, state.face
    in_setup = phase in ("face", "lay")
    if laid > 6 or (laid == 6) == in_setup:
        return "the gods laid do not fit the phase"
    n = 0 if phase == "face" else laid
    if any(token >= 6 for token in olympus[:n]) or len(set(olympus[:n])) != n or olympus[n:] != [NO_GOD] * (6 - n):
        return "gods are missing on Olympus or duplicate"
    faces = str(state.options["gods"])
    if faces == "random":
        if any(side > 1 for side in face) or (phase == "face" and any(face[laid:])):
            return "a god's face is neither A nor B"
    elif phase == "face" or face != [int(letter == "B") for letter in ("AAAAAA" if faces == "first-game" else faces)]:
        return "the gods are not those of the option"
    return None


def _in_play(state: TroiaState, power: int) -> bool:
    return any(POWER[state.face[token] * 6 + token] == power for token in range(6))


def _cards(state: TroiaState) -> str | None:
    """TR-1, TR-26, TR-28: the cards."""
    place, pile = state.place, state.pile
    parts = []
    for card in range(54):
        name = f"the card {CARD_NAMES[card % DECK]} of the {SIDES[card // DECK]} deck"
        if place[card] > AT_GONE:
            return f"{name} is nowhere"
        if place[card] == AT_TABLE:
            if card >= DECK or PART[state.scarce * 54 + card] == NO_PART:
                return f"{name} has no part of the horse"
            parts.append(PART[state.scarce * 54 + card])
    if len(set(parts)) != len(parts):
        return "a part of the horse is built twice"
    for owner in range(2):
        n = state.n_pile[owner]
        held = sorted(card for card in range(owner * DECK, owner * DECK + DECK) if place[card] == AT_PILE)
        if sorted(pile[owner * DECK : owner * DECK + n]) != held or any(pile[owner * DECK + n : owner * DECK + DECK]):
            return f"the {SIDES[owner]} discards are not in order"
    foreign = any(place[card] in (AT_HAND + 1 - card // DECK, AT_GONE) for card in range(54))
    if foreign and not (_in_play(state, DORIS) or _in_play(state, APOLLO)):
        return "cards have changed hands without Doris and Apollo"
    if state.horn != NOBODY and not _in_play(state, ATHENA):
        return "somebody holds the Cornucopia without Athena"
    return None


def _marks(state: TroiaState) -> str | None:
    """TR-31: what is known of the hands."""
    place, marks = state.place, state.marks
    for card in range(54):
        at_home = place[card] == AT_HAND + card // DECK
        in_hand = at_home or place[card] == AT_HAND + 1 - card // DECK
        shown = bool(marks[card] & (OPEN | FOG))
        if marks[card] > (KNOWN | OPEN | FOG) or (marks[card] and not in_hand) or (marks[card] & OPEN and marks[card] & FOG):
            return "what is known of a card does not fit where it is"
        if bool(marks[card] & KNOWN) != at_home and (marks[card] & KNOWN or (shown and at_home)):
            return "what is known of a card does not fit where it is"
    if any(marks) and not (_in_play(state, DORIS) or _in_play(state, APOLLO)):
        return "cards in the hands are known without Doris and Apollo"
    for owner in range(2):
        held = [[card for card in range(owner * DECK, owner * DECK + DECK) if place[card] == AT_HAND + seat] for seat in range(2)]
        own, foreign = held[owner], held[1 - owner]
        free = sum(not marks[card] & OPEN for card in foreign)
        never = sum(not marks[card] & (OPEN | FOG) for card in foreign)
        if not never <= state.strangers[owner] <= free:
            return f"there cannot be {state.strangers[owner]} {SIDES[owner]} cards in the other hand that were never shown"
        fog, crossed, home = state.n_fog[owner], state.crossed[owner], sum(bool(marks[card] & FOG) for card in own)
        if not home <= crossed <= sum(not marks[card] & OPEN for card in own) or (fog == 0) != (crossed == 0):
            return f"there cannot be {crossed} doubtful {SIDES[owner]} cards in their owner's hand"
        if fog and (not free or free - state.strangers[owner] >= fog):
            return "a card is in doubt although only one hand is possible"
        if found := _past(state, owner):
            return found
    return None


def _past(state: TroiaState, owner: int) -> str | None:
    """What was seen since cards are in doubt must lead to where they are."""
    n, first = state.n_past[owner], owner * MAX_PAST
    events = state.past[first : first + n]
    wrong = f"what was seen of the {SIDES[owner]} cards since some are in doubt does not fit"
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
    """Where the open cards can be after an event."""
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


def _phase(state: TroiaState) -> str | None:
    """TR-9, TR-14: the phase compared with the god and the hands."""
    phase, god, turn = PHASES[state.phase], state.god, state.turn
    if god > NO_GOD or (god != NO_GOD) < (phase in WITH_GOD) or (god != NO_GOD and phase not in (*WITH_GOD, "draw")):
        return "the god does not fit the phase"
    if god != NO_GOD and phase != "pay":
        power = POWER[state.face[god] * 6 + god]
        if power not in POWERS_IN[phase] or state.slot[god] != (0, 5)[turn]:
            return f"{POWERS[power]} does not fit the phase {phase}"
        rival = 1 - turn
        if power == APOLLO and (not state.n_pile[rival] or state.any_discard != (phase == "take")):
            return "Apollo can take nothing, or not in this way"
        if power == DORIS and not state.n_hand[rival]:
            return "Doris can take nothing"
        if power == ATHENA and state.horn == turn:
            return "Athena gives nothing to the holder of the Cornucopia"
    if phase in ("face", "lay", "deal"):
        hands = [0, 0] if phase != "deal" else [DEALT - state.todo, 0] if turn == 0 else [DEALT, DEALT - state.todo]
        at_start = all(place in (AT_DECK, AT_HAND + card // DECK) for card, place in enumerate(state.place))
        if not at_start or state.n_hand != hands or state.steps[1] or any(zone != COMBAT for zone in state.zone):
            return "something has happened before the game begins"
    return None


def _numbers(state: TroiaState) -> str | None:
    """The chosen hero or god, the card given and the number still to be done, compared with the phase."""
    phase, turn = PHASES[state.phase], state.turn
    home = PROTECTION_AGAINST[turn]
    if state.chosen > NO_HERO or (state.chosen != NO_HERO and phase not in ("back", "slot")):
        return "a hero or god is chosen out of turn"
    if phase == "slot" and state.chosen == NO_GOD:
        return "Iris has no god to move"
    if phase == "back" and state.chosen == NO_HERO and any(zone != home for zone in state.zone):
        return "Aphrodite's first hero is missing"
    if state.half > HECTOR or (state.half and (phase != "goal" or turn == 0 or state.steps[1] != STEPS_TO_WIN - 1)):
        return "a card is given for the last stage out of turn"
    most = {"deal": DEALT, "draw": min(DRAWN, state.n_deck[turn]), "return": HEROES_FOR_A_STEP}.get(phase, 0)
    if not bool(most) <= state.todo <= most or (phase == "draw" and not state.todo):
        return "the number still to be done does not fit the phase"
    inside = invaders(turn, state.zone)
    if phase == "goal" and (inside < HEROES_FOR_A_STEP or not (state.n_own[turn] or state.half)):
        return "no goal step is possible"
    if phase == "return" and (not state.steps[turn] or inside <= HEROES_FOR_A_STEP - (state.todo < HEROES_FOR_A_STEP)):
        return "no hero has to return"
    return None


def _payment(state: TroiaState) -> str | None:
    """TR-11, TR-24: the payment."""
    cards, paid, own, turn = state.cards, state.paid, state.own, state.turn
    if PHASES[state.phase] != "pay":
        return "a payment without an offering" if cards or paid or own else None
    held = CORNUCOPIA if state.horn == turn else 0
    spent = CORNUCOPIA if state.horn == NOBODY and _in_play(state, ATHENA) else 0
    odd = paid > 2 * cards and (own < spent or paid == 1)
    if not cards <= paid <= 2 * cards + spent or own > paid or cards > 54 or odd:
        return "the payment does not add up"
    if not (state.n_hand[turn] or held):
        return "the payment is over"
    enough = paid + state.worth[turn] + held >= COST[turn * 6 + state.slot[state.god]]
    if not enough or not own + state.symbols[turn * 6 + state.god] + held or not cards + state.n_hand[turn]:
        return "the payment can never be completed"
    return None


def _end(state: TroiaState) -> str | None:
    """TR-30: the end."""
    phase, turn = PHASES[state.phase], state.turn
    won = [steps == STEPS_TO_WIN for steps in state.steps]
    if phase == "ended":
        return None if sum(won) == 1 or (not any(won) and not all(state.n_deck)) else "the game cannot have ended like this"
    if any(won):
        return "the game should be over"
    if not state.n_deck[1 - turn] or (not state.n_deck[turn] and (state.ends_at_once or phase not in ("goal", "return"))):
        return "a deck is empty: the game should be over"
    return None
