"""The check of states that were not reached by play: the reasons why one is impossible. It covers everything that compiled code
uses as an index."""

from __future__ import annotations

from collections.abc import Iterator

from ilion.core.actors import CHANCE, OVER
from ilion.core.text import Fact, Text
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


def why_invalid(state: OdysseyState) -> Text | None:
    """Return the first fault; each check relies on the earlier ones."""
    for look in (_order, _pieces, _cards, _ships, _fight, _landing, _task, _offer):
        for found in look(state):
            return found
    return None


def _order(state: OdysseyState) -> Iterator[Text]:
    """Check phase, turn and actor."""
    phase, seats = state.phase, state.seats
    if phase >= len(PHASES):
        yield _text(state, "phase")
        return
    if state.turn >= seats or (state.first >= seats) != (phase == LOT) or (phase == LOT and state.first != NOBODY):
        yield _text(state, "order")
    if state.round > state.max_rounds or (state.round == state.max_rounds and phase != ENDED):
        yield _text(state, "rounds", rounds=state.max_rounds)
    if phase in BY_EITHER:
        right = 0 <= state.actor < seats
    elif phase in BY_RULER:
        right = state.actor == state.giver < seats
    else:
        right = state.actor == (OVER if phase == ENDED else CHANCE if phase in BY_CHANCE else state.turn)
    if not right:
        yield _text(state, "actor", phase=PHASES[phase])
    if phase == ENDED and not state.home and state.round < state.max_rounds:
        yield _text(state, "ended-early")
    if state.home and phase != ENDED:
        yield _text(state, "not-ended")
    if phase == LOT and (state.round or any(state.isles) or any(state.cards) or state.turn):
        yield _text(state, "before-lot")
    if state.last_chance > 1 or (state.last_chance and phase in (LOT, ENDED)):
        yield _text(state, "last-chance")


def _pieces(state: OdysseyState) -> Iterator[Text]:
    """Check heroes, gifts, hunger and chips."""
    for seat in range(6):
        counts = state.heroes[seat], state.gifts[seat], state.hunger[seat], state.free[seat]
        masks = state.cards[seat], state.isles[seat], state.rims[seat]
        if seat >= state.seats:
            if any(counts) or any(masks) or state.at[seat]:
                yield _text(state, "nobody", colour=COLOURS[seat])
            continue
        fallen = state.phase == SAVE and seat == state.actor and (state.fighter != NOBODY or state.card != NO_CARD)
        if (state.heroes[seat] == 0) != fallen or state.heroes[seat] > HEROES:
            yield _text(state, "heroes", colour=COLOURS[seat], number=state.heroes[seat])
        if state.hunger[seat] > STARVING:
            yield _text(state, "hunger", colour=COLOURS[seat], number=state.hunger[seat])
        if state.free[seat] > FREE_TURNS + MORE_FREE_TURNS + state.round:
            yield _text(state, "free", colour=COLOURS[seat], number=state.free[seat])
        if any(mask > EVERY_CARD for mask in masks):
            yield _text(state, "fifteen")
        if state.isles[seat] & state.rims[seat]:
            yield _text(state, "rules-and-rim", colour=COLOURS[seat])
        if state.isles[seat].bit_count() + state.rims[seat].bit_count() > CHIPS:
            yield _text(state, "chips", colour=COLOURS[seat], most=CHIPS)
        for other in range(seat):
            if state.isles[seat] & state.isles[other]:
                yield _text(state, "two-rulers")
    if sum(state.gifts) > GIFTS:
        yield _text(state, "gifts", most=GIFTS)
    if any(mask >> state.seats for mask in (state.missed, state.waiting, state.swift, state.home)):
        yield _text(state, "absent")


def _cards(state: OdysseyState) -> Iterator[Text]:
    """Check that every card is in one place, and the seats' knowledge of it."""
    if state.card > NO_CARD or state.named > NO_CARD or any(card > EMPTY for card in state.rim):
        yield _text(state, "fifteen-cards")
        return
    placed = [1 << card for card in (*state.rim, state.card) if card < UNSEEN] + list(state.cards)
    if sum(mask.bit_count() for mask in placed) != _union(placed).bit_count():
        yield _text(state, "card-twice")
    unseen, spaces = len(CARDS) - _union(placed).bit_count(), list(state.rim).count(UNSEEN)
    if unseen != spaces:
        yield _text(state, "unseen", unseen=unseen, spaces=spaces)
    if state.turned & ~(_union(state.cards) & (1 << AEGIS | 1 << VEIL)):
        yield _text(state, "turned")
    everybody = (1 << state.seats) - 1
    for card, known in zip(state.rim, state.known, strict=True):
        if known >> WATCHER and known != everybody | 1 << WATCHER:
            yield _text(state, "face-up-some")
        if not known >> WATCHER and known & ~everybody:
            yield _text(state, "known-absent")
        if (known > 0) != (card < UNSEEN):
            yield _text(state, "known-nobody")


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _ships(state: OdysseyState) -> Iterator[Text]:
    """Check the places of the ships, and the events that they wait for."""
    for seat in range(state.seats):
        colour, hex = COLOURS[seat], state.at[seat]
        if hex >= len(geometry.HEXES) or hex in geometry.TROY[1:]:
            yield _text(state, "ship-nowhere", colour=colour, hex="{},{}".format(*geometry.HEXES[geometry.TROY[0]]))
            return
        land = geometry.LAND[hex]
        if (hex == geometry.ITHACA) != bool(state.home >> seat & 1):
            yield _text(state, "home", colour=colour)
        if state.waiting >> seat & 1 and (land >= geometry.WATER or (seat == state.turn and state.phase != ENDED)):
            yield _text(state, "no-landing", colour=colour)
        if state.missed >> seat & 1 and land >= geometry.WATER and land != geometry.SYRTES:
            yield _text(state, "misses-where", colour=colour)
        if state.missed & state.waiting:
            yield _text(state, "misses-and-waits", colour=colour)
    if (state.roll > SAIL_DIE) or (state.roll > 0) != (state.phase == SAIL):
        yield _text(state, "sail-die")
    if (state.arrow < len(geometry.HEXES)) != (state.phase == AIM) or state.arrow > NO_HEX:
        yield _text(state, "arrow")
    if state.phase in (MOVE, SAIL, AIM) and state.missed >> state.turn & 1:
        yield _text(state, "misses-now")
    if state.phase in AT_ISLAND and geometry.LAND[state.at[state.turn]] >= geometry.WATER:
        yield _text(state, "not-at-island")


def _fight(state: OdysseyState) -> Iterator[Text]:
    """Check the pair that meets and those that may yet meet."""
    a, b = state.fighter, state.foe
    saving = state.phase == SAVE and a != NOBODY
    if state.phase not in FIGHTING and not saving:
        if (a, b, state.fight_round, state.meets, state.landing) != (NOBODY, NOBODY, 0, 0, 0):
            yield _text(state, "no-fight")
        return
    if a >= state.seats or b >= state.seats or not _meet(state, a, b):
        yield _text(state, "fight-apart")
        return
    if (a - state.turn) % state.seats > (b - state.turn) % state.seats:
        yield _text(state, "fight-order")
    if state.phase in BY_EITHER and state.actor not in (a, b):
        yield _text(state, "fight-actor")
    if not (0 < state.fight_round <= FIGHT_ROUNDS if state.phase in (OFFER, ANSWER, ROUND, SAVE) else state.fight_round == 0):
        yield _text(state, "fight-rounds", most=FIGHT_ROUNDS)
    if state.phase == REFUSE and not _open(state, AEGIS):
        yield _text(state, "refuse")
    if state.meets & ~EVERY_PAIR or state.meets & PAIR[6 * a + b]:
        yield _text(state, "meets-twice")
    for p, q in PAIRS:
        if state.meets & PAIR[6 * p + q] and (q >= state.seats or not _meet(state, p, q)):
            yield _text(state, "meets-apart")
    if state.landing > 1 or (state.landing and geometry.LAND[state.at[state.turn]] >= geometry.WATER):
        yield _text(state, "no-island-to-land")


def _meet(state: OdysseyState, a: int, b: int) -> bool:
    return a != b and state.at[a] == state.at[b] and geometry.LAND[state.at[a]] <= geometry.WATER


def _open(state: OdysseyState, card: int) -> bool:
    """Whether the actor holds a card that is not turned."""
    return bool(state.cards[state.actor] & ~state.turned & 1 << card)


def _landing(state: OdysseyState) -> Iterator[Text]:
    """Check the ruler of the island, the giver of the card, and the named card."""
    phase, giver = state.phase, state.giver
    tasked = state.card != NO_CARD
    if giver != NOBODY and (giver >= state.seats or giver == state.turn or not (tasked or phase in BARGAINING)):
        yield _text(state, "no-giver")
        return
    if phase in BARGAINING and giver == NOBODY:
        yield _text(state, "giver-missing")
        return
    island = geometry.LAND[state.at[state.turn]]
    if giver != NOBODY and (island >= geometry.WATER or ruler_of(state, island) != giver):
        yield _text(state, "giver-not-ruler")
        return
    if phase in BARGAINING and state.cards[giver].bit_count() < (2 if phase == CHOOSE else 1):
        yield _text(state, "too-few-cards")
    if phase in (NAME, PRICE) and not state.can_hand_over(state.turn, giver):
        yield _text(state, "nothing-to-offer")
    if (state.named != NO_CARD) != (phase in (PRICE, REPLY)) or (
        state.named != NO_CARD and not state.cards[giver] >> state.named & 1
    ):
        yield _text(state, "named")
    if (phase == UNCOVER or (tasked and giver == NOBODY and island < geometry.WATER)) and ruler_of(state, island) is not None:
        yield _text(state, "ruled-uncover")
    if phase == UNCOVER and lies(state, island) != "face-down":
        yield _text(state, "not-face-down")
    if tasked and giver == NOBODY and island < geometry.WATER and lies(state, island) != "nothing":
        yield _text(state, "task-on-rim")


def _task(state: OdysseyState) -> Iterator[Text]:
    """Check the card that is carried out and its progress."""
    phase, card = state.phase, state.card
    if card not in TASKS.get(phase, (NO_CARD,)):
        yield _text(state, "task")
        return
    if phase == SAVE:
        if not _open(state, VEIL):
            yield _text(state, "veil")
        if state.fighter == NOBODY and state.actor != state.turn:
            yield _text(state, "last-hero")
        if state.fighter != NOBODY and card != NO_CARD:
            yield _text(state, "fight-before-task")
        if card != NO_CARD and geometry.LAND[state.at[state.turn]] >= geometry.WATER:
            yield _text(state, "not-at-island")
        if state.fighter == NOBODY and card == NO_CARD and not (state.last_chance and state.hunger[state.turn] == STARVING):
            yield _text(state, "starving")
    if state.ties and (phase not in (BRAWL, AGAIN, SAVE) or card != LAISTRYGONIANS or state.ties >= MAX_TIES):
        yield _text(state, "ties", most=MAX_TIES)
    if phase == SIRENS and not state.gifts[state.turn]:
        yield _text(state, "sirens")
    if state.looked > NO_ISLAND or (state.looked != NO_ISLAND and phase not in (LOOK, PEEK)):
        yield _text(state, "not-looked")
    elif state.looked != NO_ISLAND and not state.known[state.looked] >> state.turn & 1:
        yield _text(state, "looked-unknown")
    if phase == LOOK and not any(lies(state, i) == "face-down" and i != state.looked for i in range(len(CARDS))):
        yield _text(state, "nothing-to-look")
    if state.peek > NO_ISLAND or (state.peek != NO_ISLAND) != (phase == PEEK):
        yield _text(state, "look")
    elif phase == PEEK and (lies(state, state.peek) != "face-down" or state.peek == state.looked):
        yield _text(state, "cannot-look")


def _offer(state: OdysseyState) -> Iterator[Text]:
    """OD-22: check that an offer to be answered can be carried out."""
    offer = state.offer
    if (offer > 0) != (state.phase in (ANSWER, REPLY)):
        yield _text(state, "offer")
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
        yield _text(state, "offer-undeliverable")


def _text(state: OdysseyState, key: str, **facts: Fact) -> Text:
    return state.game.make_text("", f"impossible-{key}", **facts)
