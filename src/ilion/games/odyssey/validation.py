"""Why a state is impossible. Everything that compiled code uses as an index is checked here, for states that were not reached by
play."""

from __future__ import annotations

from collections.abc import Iterator

from ilion.core.actors import CHANCE, OVER
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import (
    CARDS,
    CHIPS,
    COLOURS,
    FIGHT_ROUNDS,
    FREE_TURNS,
    GIFTS,
    HEROES,
    MAX_TIES,
    MORE_FREE_TURNS,
    SAIL_DIE,
    STARVING,
)
from ilion.games.odyssey.encoding import (
    AEGIS,
    AGAIN,
    AIM,
    ANSWER,
    ASK,
    BRAWL,
    BY_CHANCE,
    BY_EITHER,
    BY_RULER,
    CATTLE,
    CHARYBDIS,
    CHOOSE,
    CIRCE,
    EMPTY,
    ENDED,
    ENGAGE,
    EVERY_PAIR,
    FAVOUR,
    GIVE,
    HADES,
    LAISTRYGONIANS,
    LOOK,
    LOT,
    LOTUS,
    MOVE,
    NAME,
    NO_CARD,
    NO_HEX,
    NO_ISLAND,
    NOBODY,
    OFFER,
    PAIR,
    PAIRS,
    PEACE,
    PEEK,
    PHASES,
    POLYPHEMOS,
    PRICE,
    PROVISIONS,
    REFUSE,
    REPLY,
    ROLL,
    ROUND,
    SAIL,
    SAVE,
    SIRENS,
    SKYLLA,
    THE_CATTLE,
    THE_SIRENS,
    THINGS,
    UNCOVER,
    UNSEEN,
    VEIL,
    WATCHER,
)
from ilion.games.odyssey.rules import OdysseyState
from ilion.games.odyssey.view import lies, ruler_of

BARGAINING = (NAME, PRICE, REPLY, CHOOSE)
TASKS = {
    ROLL: (POLYPHEMOS, THE_SIRENS),
    FAVOUR: (LOTUS, CIRCE, CHARYBDIS, THE_CATTLE),
    BRAWL: (LAISTRYGONIANS,),
    AGAIN: (LAISTRYGONIANS,),
    SIRENS: (THE_SIRENS,),
    CATTLE: (THE_CATTLE,),
    LOOK: (HADES,),
    PEEK: (HADES,),
    SAVE: (LOTUS, POLYPHEMOS, LAISTRYGONIANS, THE_SIRENS, SKYLLA, THE_CATTLE, NO_CARD),
}
FIGHTING = (ENGAGE, REFUSE, OFFER, ANSWER, ROUND)
AT_ISLAND = (*BARGAINING, ROLL, FAVOUR, BRAWL, AGAIN, SIRENS, CATTLE, LOOK, PEEK, UNCOVER, PROVISIONS)
EVERY_CARD = (1 << len(CARDS)) - 1


def why_invalid(state: OdysseyState) -> str | None:
    """Return the first thing that is wrong; each check relies on those before it."""
    for look in (_order, _pieces, _cards, _ships, _fight, _landing, _task, _offer):
        for found in look(state):
            return found
    return None


def _order(state: OdysseyState) -> Iterator[str]:
    """Phase, turn and who acts."""
    phase, seats = state.phase, state.seats
    if phase >= len(PHASES):
        yield "there is no such phase"
        return
    if state.turn >= seats or (state.first >= seats) != (phase == LOT) or (phase == LOT and state.first != NOBODY):
        yield "turn or first player is out of range"
    if state.round > state.max_rounds or (state.round == state.max_rounds and phase != ENDED):
        yield f"there are only {state.max_rounds} rounds"
    if phase in BY_EITHER:
        right = 0 <= state.actor < seats
    elif phase in BY_RULER:
        right = state.actor == state.giver < seats
    else:
        right = state.actor == (OVER if phase == ENDED else CHANCE if phase in BY_CHANCE else state.turn)
    if not right:
        yield f"the phase {PHASES[phase]} is not for seat {state.actor}"
    if phase == ENDED and not state.home and state.round < state.max_rounds:
        yield "nobody is home and rounds are left, but the game is over"
    if state.home and phase != ENDED:
        yield "somebody is home, but the game continues"
    if phase == LOT and (state.round or any(state.isles) or any(state.cards) or state.turn):
        yield "the game has begun before the lot"
    if state.last_chance > 1 or (state.last_chance and phase in (LOT, ENDED)):
        yield "the last chance does not fit the phase"


def _pieces(state: OdysseyState) -> Iterator[str]:
    """Heroes, gifts, hunger, chips."""
    for seat in range(6):
        counts = state.heroes[seat], state.gifts[seat], state.hunger[seat], state.free[seat]
        masks = state.cards[seat], state.isles[seat], state.rims[seat]
        if seat >= state.seats:
            if any(counts) or any(masks) or state.at[seat]:
                yield f"nobody plays {COLOURS[seat]}"
            continue
        fallen = state.phase == SAVE and seat == state.actor and (state.fighter != NOBODY or state.card != NO_CARD)
        if (state.heroes[seat] == 0) != fallen or state.heroes[seat] > HEROES:
            yield f"{COLOURS[seat]} cannot have {state.heroes[seat]} heroes"
        if state.hunger[seat] > STARVING:
            yield f"{COLOURS[seat]} cannot have {state.hunger[seat]} hunger stones"
        if state.free[seat] > FREE_TURNS + MORE_FREE_TURNS + state.round:
            yield f"{COLOURS[seat]} cannot have {state.free[seat]} turns with a free arrow"
        if any(mask > EVERY_CARD for mask in masks):
            yield "there are fifteen cards and fifteen islands"
        if state.isles[seat] & state.rims[seat]:
            yield f"{COLOURS[seat]} rules an island and has a chip on its rim space"
        if state.isles[seat].bit_count() + state.rims[seat].bit_count() > CHIPS:
            yield f"{COLOURS[seat]} has more than {CHIPS} chips"
        for other in range(seat):
            if state.isles[seat] & state.isles[other]:
                yield "an island has two rulers"
    if sum(state.gifts) > GIFTS:
        yield f"there are only {GIFTS} gifts"
    if any(mask >> state.seats for mask in (state.missed, state.waiting, state.swift, state.home)):
        yield "a seat that does not play misses a turn, waits, has a swift ship or is home"


def _cards(state: OdysseyState) -> Iterator[str]:
    """Check that every card is in one place, and what is known of it."""
    if state.card > NO_CARD or state.named > NO_CARD or any(card > EMPTY for card in state.rim):
        yield "there are fifteen cards"
        return
    placed = [1 << card for card in (*state.rim, state.card) if card < UNSEEN] + list(state.cards)
    if sum(mask.bit_count() for mask in placed) != _union(placed).bit_count():
        yield "a card is in two places"
    unseen, spaces = len(CARDS) - _union(placed).bit_count(), list(state.rim).count(UNSEEN)
    if unseen != spaces:
        yield f"{unseen} unseen cards cannot be on {spaces} rim spaces; a space without a card is written “-”"
    if state.turned & ~(_union(state.cards) & (1 << AEGIS | 1 << VEIL)):
        yield "only the Aegis and the Veil can be turned, by their holders"
    everybody = (1 << state.seats) - 1
    for card, known in zip(state.rim, state.known, strict=True):
        if known >> WATCHER and known != everybody | 1 << WATCHER:
            yield "a card is face up for some seats and not for others"
        if not known >> WATCHER and known & ~everybody:
            yield "a seat that does not play knows a card"
        if (known > 0) != (card < UNSEEN):
            yield "a known card has been seen by nobody, or a missing one by somebody"


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _ships(state: OdysseyState) -> Iterator[str]:
    """Check where ships are, and what they wait for."""
    for seat in range(state.seats):
        colour, hex = COLOURS[seat], state.at[seat]
        if hex >= len(geometry.HEXES) or hex in geometry.TROY[1:]:
            yield f"the ship of {colour} is nowhere; at Troy it is on {geometry.HEXES[geometry.TROY[0]]}"
            return
        land = geometry.LAND[hex]
        if (hex == geometry.ITHACA) != bool(state.home >> seat & 1):
            yield f"{colour} is home if and only if the ship is at Ithaca"
        if state.waiting >> seat & 1 and (land >= geometry.WATER or (seat == state.turn and state.phase != ENDED)):
            yield f"{colour} has no landing to wait for"
        if state.missed >> seat & 1 and land >= geometry.WATER and land != geometry.SYRTES:
            yield f"{colour} misses a turn only on an island or in Syrte"
        if state.missed & state.waiting:
            yield f"{colour} cannot both miss a turn and wait to land"
    if (state.roll > SAIL_DIE) or (state.roll > 0) != (state.phase == SAIL):
        yield "the sail die does not fit the phase"
    if (state.arrow < len(geometry.HEXES)) != (state.phase == AIM) or state.arrow > NO_HEX:
        yield "the arrow does not fit the phase"
    if state.phase in (MOVE, SAIL, AIM) and state.missed >> state.turn & 1:
        yield "the active player misses this turn"
    if state.phase in AT_ISLAND and geometry.LAND[state.at[state.turn]] >= geometry.WATER:
        yield "the active ship is not at an island"


def _fight(state: OdysseyState) -> Iterator[str]:
    """Check the pair that meets and those that may yet meet."""
    a, b = state.fighter, state.foe
    saving = state.phase == SAVE and a != NOBODY
    if state.phase not in FIGHTING and not saving:
        if (a, b, state.fight_round, state.meets, state.landing) != (NOBODY, NOBODY, 0, 0, 0):
            yield "there is a fight outside a fight"
        return
    if a >= state.seats or b >= state.seats or not _meet(state, a, b):
        yield "a fight needs two ships on the same hex, at sea or at an island"
        return
    if (a - state.turn) % state.seats > (b - state.turn) % state.seats:
        yield "of two that fight, name first the one who comes first clockwise from the active player"
    if state.phase in BY_EITHER and state.actor not in (a, b):
        yield "one of the two must decide in a fight"
    if not (0 < state.fight_round <= FIGHT_ROUNDS if state.phase in (OFFER, ANSWER, ROUND, SAVE) else state.fight_round == 0):
        yield f"a fight has {FIGHT_ROUNDS} rounds, and none before it has begun"
    if state.phase == REFUSE and not _open(state, AEGIS):
        yield "a player who refuses a fight must hold the open Aegis"
    if state.meets & ~EVERY_PAIR or state.meets & PAIR[6 * a + b]:
        yield "no pair meets twice"
    for p, q in PAIRS:
        if state.meets & PAIR[6 * p + q] and (q >= state.seats or not _meet(state, p, q)):
            yield "only ships on the same hex, at sea or at an island, may fight"
    if state.landing > 1 or (state.landing and geometry.LAND[state.at[state.turn]] >= geometry.WATER):
        yield "the active ship is not at an island where it could land"


def _meet(state: OdysseyState, a: int, b: int) -> bool:
    return a != b and state.at[a] == state.at[b] and geometry.LAND[state.at[a]] <= geometry.WATER


def _open(state: OdysseyState, card: int) -> bool:
    """Whether the actor holds a card that is not turned."""
    return bool(state.cards[state.actor] & ~state.turned & 1 << card)


def _landing(state: OdysseyState) -> Iterator[str]:
    """Check who rules the island, who gives the card, and which is named."""
    phase, giver = state.phase, state.giver
    tasked = state.card != NO_CARD
    if giver != NOBODY and (giver >= state.seats or giver == state.turn or not (tasked or phase in BARGAINING)):
        yield "nobody gives a card here"
        return
    if phase in BARGAINING and giver == NOBODY:
        yield "a ruler must give a card"
        return
    island = geometry.LAND[state.at[state.turn]]
    if giver != NOBODY and (island >= geometry.WATER or ruler_of(state, island) != giver):
        yield "the seat that gives a card must rule the island"
        return
    if phase in BARGAINING and state.cards[giver].bit_count() < (2 if phase == CHOOSE else 1):
        yield "the ruler has too few cards to choose from"
    if phase in (NAME, PRICE) and not state.can_hand_over(state.turn, giver):
        yield "the newcomer has nothing to offer"
    if (state.named != NO_CARD) != (phase in (PRICE, REPLY)) or (
        state.named != NO_CARD and not state.cards[giver] >> state.named & 1
    ):
        yield "the named card must be one of the ruler's"
    if (phase == UNCOVER or (tasked and giver == NOBODY and island < geometry.WATER)) and ruler_of(state, island) is not None:
        yield "an island with a ruler gives no card from the rim"
    if phase == UNCOVER and lies(state, island) != "face-down":
        yield "no card lies face down there"
    if tasked and giver == NOBODY and island < geometry.WATER and lies(state, island) != "nothing":
        yield "the card carried out has left its rim space"


def _task(state: OdysseyState) -> Iterator[str]:
    """Check the card that is carried out and its progress."""
    phase, card = state.phase, state.card
    if card not in TASKS.get(phase, (NO_CARD,)):
        yield "the card carried out does not fit the phase"
        return
    if phase == SAVE:
        if not _open(state, VEIL):
            yield "a player who may use the Veil must hold it open"
        if state.fighter == NOBODY and state.actor != state.turn:
            yield "only in a fight may a seat that is not active lose its last hero"
        if state.fighter != NOBODY and card != NO_CARD:
            yield "fights are over before a card is carried out"
        if card != NO_CARD and geometry.LAND[state.at[state.turn]] >= geometry.WATER:
            yield "the active ship is not at an island"
        if state.fighter == NOBODY and card == NO_CARD and not (state.last_chance and state.hunger[state.turn] == STARVING):
            yield "nobody is starving"
    if state.ties and (phase not in (BRAWL, AGAIN, SAVE) or card != LAISTRYGONIANS or state.ties >= MAX_TIES):
        yield f"there are fewer than {MAX_TIES} ties, and only with the Laistrygonians"
    if phase == SIRENS and not state.gifts[state.turn]:
        yield "a player without a gift has no choice before the Sirens"
    if state.looked > NO_ISLAND or (state.looked != NO_ISLAND and phase not in (LOOK, PEEK)):
        yield "nobody has looked at a card"
    elif state.looked != NO_ISLAND and not state.known[state.looked] >> state.turn & 1:
        yield "a seat that has looked at a card must know it"
    if phase == LOOK and not any(lies(state, i) == "face-down" and i != state.looked for i in range(len(CARDS))):
        yield "there is nothing to look at"
    if state.peek > NO_ISLAND or (state.peek != NO_ISLAND) != (phase == PEEK):
        yield "a look does not fit the phase"
    elif phase == PEEK and (lies(state, state.peek) != "face-down" or state.peek == state.looked):
        yield "that card cannot be looked at"


def _offer(state: OdysseyState) -> Iterator[str]:
    """OD-22: check that an offer to be answered can be carried out."""
    offer = state.offer
    if (offer > 0) != (state.phase in (ANSWER, REPLY)):
        yield "an offer does not fit the phase"
        return
    if offer == 0:
        return
    if state.phase == REPLY:
        giver, taker, number = state.turn, state.giver, offer - GIVE
    else:
        mine, theirs = state.actor, state.foe if state.actor == state.fighter else state.fighter
        giver, taker, number = (mine, theirs, offer - ASK) if offer >= ASK else (theirs, mine, offer - GIVE)
        if offer == PEACE:
            return
    if not 0 <= number < THINGS or not state.can_hand_over(giver, taker) >> number & 1:
        yield "what is offered cannot be handed over"
