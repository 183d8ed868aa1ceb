"""The prompts of the game, and the reasons why moves are illegal."""

from __future__ import annotations

from ilion.core.text import Fact, Prompt, Refusal
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, FIGHT_ROUNDS
from ilion.games.odyssey.encoding import (
    ASK,
    CHOOSE,
    EMPTY,
    GIVE,
    LOOK,
    MOVE,
    NAME,
    PEACE,
    PHASES,
    PRICE,
    REPLY,
    SAIL,
    T_CARD,
    T_ISLAND,
    WATCHER,
)
from ilion.games.odyssey.notation import NAMES, coordinates, kind_of, place, thing
from ilion.games.odyssey.rules import OdysseyState

CLAUSES = {
    "lot": "OD-4",
    "move": "OD-6",
    "sail-roll": "OD-7",
    "sail": "OD-7",
    "lay": "OD-8",
    "aim": "OD-8",
    **dict.fromkeys(("engage", "refuse", "round"), "OD-21"),
    **dict.fromkeys(("offer", "answer", "name", "price", "reply"), "OD-22"),
    "save": "OD-24",
    "choose": "OD-15",
    "uncover": "OD-14",
    **dict.fromkeys(("roll", "favour", "brawl", "again", "sirens", "cattle", "look", "peek"), "OD-3"),
    "provisions": "OD-19",
}


def other(state: OdysseyState) -> int:
    """Return the other of the two seats whose ships have met."""
    return state.foe if state.actor == state.fighter else state.fighter


def prompt(state: OdysseyState) -> Prompt:
    phase = PHASES[state.phase]
    key = f"prompt-{phase}"
    facts: dict[str, Fact] = {}
    if phase == "move":
        facts = {"arrow": "free" if state.free[state.turn] else "gift" if state.gifts[state.turn] else "none"}
    elif phase == "sail":
        facts = {"roll": state.roll}
    elif phase in ("engage", "refuse"):
        facts = {"seat": other(state)}
    elif phase == "offer":
        facts = {"seat": other(state), "round": state.fight_round, "rounds": FIGHT_ROUNDS}
    elif phase == "round":
        facts = {"seat": state.fighter, "other_seat": state.foe, "round": state.fight_round}
    elif phase in ("answer", "reply"):
        key, facts = _offer_words(state, key)
    elif phase == "save":
        facts = {"danger": "starving" if state.heroes[state.actor] else "crew"}
    elif phase == "name":
        facts = {"seat": state.giver, "island": place(state.at[state.turn])}
    elif phase == "price":
        facts = {"seat": state.giver, "card": CARDS[state.named]}
    elif phase == "choose":
        facts = {"seat": state.turn, "island": place(state.at[state.turn])}
    elif phase in ("uncover", "provisions"):
        facts = {"island": place(state.at[state.turn])}
    elif phase in ("roll", "favour"):
        facts = {"card": CARDS[state.card]}
    elif phase == "peek":
        facts = {"seat": state.turn, "island": NAMES[state.peek]}
    elif phase == "look":
        facts = {"number": 1 if state.looked >= len(NAMES) else 2}
    return state.game.make_prompt(CLAUSES.get(phase) or state.game.ending(state).clause, key, **facts)


def _offer_words(state: OdysseyState, key: str) -> tuple[str, dict[str, Fact]]:
    """Return the offer that the actor is to answer, from the side of the seat that made it."""
    if state.phase == REPLY:
        given = thing(state.offer - GIVE)
        return f"{key}-{next(iter(given))}", {"seat": state.turn, "named_card": CARDS[state.named], **given}
    facts: dict[str, Fact] = {"seat": other(state)}
    if state.offer == PEACE:
        return f"{key}-peace", facts
    kind = "ask" if state.offer >= ASK else "give"
    given = thing(state.offer - (ASK if kind == "ask" else GIVE))
    return f"{key}-{kind}-{next(iter(given))}", facts | given


# Refusals: the phase to which a kind of action belongs, and then the obstacle.

AWAITED = {
    **dict.fromkeys(("sail", "arrow"), ("move",)),
    "to": ("sail",),
    "lay": ("lay",),
    "aim": ("aim",),
    **dict.fromkeys(("fight", "pass"), ("engage",)),
    **dict.fromkeys(("aegis", "no-aegis"), ("refuse",)),
    **dict.fromkeys(("veil", "no-veil"), ("save",)),
    "no-offer": ("offer", "name"),
    **dict.fromkeys(("peace", "ask"), ("offer",)),
    "give": ("offer", "price"),
    **dict.fromkeys(("accept", "refuse"), ("answer", "reply")),
    "card": ("name", "choose"),
    "look": ("look",),
    **dict.fromkeys(("pay", "roll"), ("sirens",)),
    **dict.fromkeys(("abstain", "slaughter"), ("cattle",)),
    **dict.fromkeys(("again", "flee"), ("again",)),
}


def why_illegal(state: OdysseyState, action: int) -> Refusal:
    phase = PHASES[state.phase]
    kind, i = kind_of(action)
    if phase not in AWAITED[kind]:
        return state.game.make_refusal(CLAUSES[phase], "refusal-not-now", kind=kind, awaited=phase)
    if state.phase == MOVE:
        return state.game.make_refusal("OD-8", "refusal-arrow-gift")
    if state.phase == SAIL:
        return _no_way(state, i)
    if state.phase == LOOK:
        return _no_look(state, i)
    if state.phase in (NAME, CHOOSE):
        return state.game.make_refusal(CLAUSES[PHASES[state.phase]], "refusal-not-the-rulers", card=CARDS[i], seat=state.giver)
    giver, taker = (state.actor, state.giver if state.phase == PRICE else other(state))
    return _not_at_hand(state, i, *((taker, giver) if kind == "ask" else (giver, taker)))


def _no_way(state: OdysseyState, hex: int) -> Refusal:
    """OD-7, OD-12, OD-27: return why the ship cannot sail there."""
    refuse, seat = state.game.make_refusal, state.turn
    if geometry.LAND[hex] == geometry.TROYS:
        return refuse("OD-12", "refusal-troy")
    if hex == geometry.ITHACA and not state.home_open(seat):
        key = {"at-most": "refusal-ithaca", "equal": "refusal-ithaca-equal", "none": "refusal-ithaca-none"}
        facts = {"chips": state.chips[seat], "cards": state.cards[seat].bit_count()}
        return refuse("OD-27", key[str(state.options["homecoming"])], **facts)
    here = geometry.TROY if state.at[seat] in geometry.TROY else (state.at[seat],)
    steps = min(geometry.distance(start, hex) for start in here)
    if steps > state.roll:
        return refuse("OD-7", "refusal-too-far", at=coordinates(hex), steps=steps, roll=state.roll)
    return refuse("OD-7", "refusal-through-land", at=coordinates(hex), roll=state.roll)


def _no_look(state: OdysseyState, island: int) -> Refusal:
    refuse = state.game.make_refusal
    if island == state.looked:
        return refuse("OD-3", "refusal-looked", island=NAMES[island])
    if state.rim[island] == EMPTY:
        return refuse("OD-3", "refusal-no-card", island=NAMES[island])
    assert state.known[island] >> WATCHER & 1
    return refuse("OD-3", "refusal-face-up", island=NAMES[island], card=CARDS[state.rim[island]])


def _not_at_hand(state: OdysseyState, number: int, giver: int, taker: int) -> Refusal:
    """OD-22: return why a thing cannot be handed over at once."""
    refuse = state.game.make_refusal
    if number < T_CARD:
        return refuse("OD-22", "refusal-gifts", seat=giver, gifts=number + 1, has=state.gifts[giver])
    if number < T_ISLAND:
        return refuse("OD-22", "refusal-card", seat=giver, card=CARDS[number - T_CARD])
    island = number - T_ISLAND
    if not state.isles[giver] >> island & 1:
        return refuse("OD-22", "refusal-island", seat=giver, island=NAMES[island])
    return refuse("OD-22", "refusal-no-chip", seat=taker, island=NAMES[island])
