"""Garbled moves, positions and bytes are refused with the reason, and nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ilion
from ilion.games.odyssey import game
from ilion.games.odyssey.components import ISLANDS
from ilion.games.odyssey.rules import OdysseyState
from tests.games.odyssey.positions import landed, play, position, refusal

GARBLED = [
    *("", " ", "to", "to nowhere", "to 7,0", "to 9,9", "at", "at 1", "NN", "a", "?"),
    *("give", "give 0", "give 4", "give zeus", "ask", "card", "look x"),
]


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_move_is_not_understood_and_an_example_is_given(text: str) -> None:
    state = position("phase: sail; roll: 1; seat0: at=0,0")
    before = state.to_bytes()
    with pytest.raises(ilion.InvalidNotation, match="to -1,0"):
        state.parse(text)
    assert state.to_bytes() == before


@pytest.mark.parametrize(
    ("text", "move"),
    [("TO Crete", "to crete"), ("cre", "to crete"), ("to 3, 0", "to 3,0"), (" 3,0", "to 3,0"), ("to 4,0", "to crete")],
)
def test_a_move_may_be_typed_carelessly(text: str, move: str) -> None:
    state = position("phase: sail; roll: 2; seat0: at=3,0")
    assert state.text(state.parse(text)) == move


def test_in_some_phases_a_bare_name_is_enough() -> None:
    assert landed("no offer", seat1="cards=wine,skylla rules=crete").parse("sky") == game.n_actions - 36 + 8
    hades = landed("hades")
    assert hades.text(hades.parse("aiaia")) == "look aiaia"
    lay = position("phase: lay")
    assert lay.text(lay.parse("crete")) == "at 4,0"


@pytest.mark.parametrize(
    ("state", "move", "clause"),
    [
        (position(), "fight", "OD-6"),
        (position("phase: lay"), "W", "OD-8"),
        (position("phase: aim; arrow: 0,0"), "at 0,0", "OD-8"),
        (landed(seat1="at=4,0"), "peace", "OD-21"),
        (landed("sirens"), "abstain", "OD-3"),
        (landed("cattle"), "pay", "OD-3"),
        (landed("hades"), "card wine", "OD-3"),
        (landed("laistrygonians", "1:3"), "sail", "OD-3"),
        (landed("skylla", newcomer="heroes=1 cards=veil"), "flee", "OD-24"),
        (landed(seat1="cards=wine rules=crete"), "give 1", "OD-22"),
    ],
)
def test_a_move_out_of_time_is_refused_with_what_is_awaited(state: OdysseyState, move: str, clause: str) -> None:
    assert refusal(state, move) == (clause, "refusal-not-now")


def test_an_illegal_move_changes_nothing() -> None:
    state = position("phase: sail; roll: 1; seat0: at=0,0")
    before = state.to_bytes()
    with pytest.raises(ilion.IllegalMove, match="3 hexes away, and you rolled 1"):
        play(state, "to 3,0")
    assert state.to_bytes() == before


MOVE = "odyssey/1 seats=2; phase: move"
LANDED = "odyssey/1 seats=2; giver: 1; seat1: rules=crete cards=wine; rim: crete=-"
FIGHT = "odyssey/1 seats=3; phase: offer; actor: 0; fight: 0-1 round=1; seat0: at=0,0; seat1: at=0,0"
ELEVEN = ",".join(list(ISLANDS)[:11])
BROKEN = {
    "troia/1 seats=2": "begins with",
    "odyssey/2 seats=2": "begins with",
    "odyssey/1 seats=7": "must be 2–6",
    "odyssey/1 seats=2 max_rounds=5": "max_rounds cannot be",
    "odyssey/1 seats=2; phase: sleep": "is not one of",
    "odyssey/1 seats=2; phase: lot; round: 3": "before the first player is drawn by lot",
    f"{MOVE}; moon: full": "not known",
    f"{MOVE}; turn: 2": "actor: 2 is outside -2 … 1",
    f"{MOVE}; turn: x": "small number",
    f"{MOVE}; round: 60": "last round is number 60",
    f"{MOVE}; roll: 3": "sail die",
    f"{MOVE}; arrow: 0,0": "arrow",
    f"{MOVE}; arrow: 7,0": "should read like",
    f"{MOVE}; seat0: at=5,-6": "nowhere",
    f"{MOVE}; seat0: at=-6,0": "home",
    f"{MOVE}; seat0: at=4,0 home": "home",
    f"{MOVE}; seat0: at=here": "should read like",
    f"{MOVE}; seat0: heroes=0": "0 heroes",
    f"{MOVE}; seat0: heroes=5": "heroes: 5 is outside 0 … 4",
    f"{MOVE}; seat0: gifts=22": "too many gifts: more than 24",
    f"{MOVE}; seat0: hunger=4": "hunger",
    f"{MOVE}; seat0: free=6": "free arrow",
    f"{MOVE}; seat0: singing": "is not known here",
    f"{MOVE}; seat0: at=0,0 waits": "no landing",
    f"{MOVE}; seat1: at=0,0 misses": "misses a turn only",
    f"{MOVE}; seat1: at=4,0 misses waits": "both",
    f"{MOVE}; seat0: at=4,0 misses": "misses this turn",
    f"{MOVE}; seat0: cards=zeus": "is not one of",
    f"{MOVE}; seat0: cards=wine": "written “-”",
    f"{MOVE}; seat0: cards=wine*; rim: crete=-": "Aegis and the Veil",
    f"{MOVE}; seat0: cards=wine; seat1: cards=wine; rim: crete=-": "two places",
    f"{MOVE}; seat0: rules=crete; seat1: rules=crete": "two rulers",
    f"{MOVE}; seat0: rules=crete rim=crete": "on its rim space",
    f"{MOVE}; seat0: rules={ELEVEN}": "too many chips: more than 10",
    f"{MOVE}; rim: crete": "should read like",
    f"{MOVE}; rim: crete=wine(5)": "does not play",
    f"{MOVE}; offer: peace": "offer",
    f"{MOVE}; offer: sail": "should read like",
    f"{MOVE}; giver: 1": "nobody gives",
    f"{MOVE}; card: wine; rim: crete=-": "does not fit",
    f"{MOVE}; ties: 3": "ties",
    f"{MOVE}; looked: crete": "looked",
    f"{MOVE}; peek: crete": "look",
    f"{MOVE}; landing: yes": "belong to the phases of a fight",
    f"{MOVE}; meets: 0-1": "belong to the phases of a fight",
    f"{MOVE}; fight: 0-1": "should read like",
    "odyssey/1 seats=2; phase: engage": "which seat decides",
    "odyssey/1 seats=2; phase: sail; roll: 5": "roll: 5 is outside 0 … 4",
    "odyssey/1 seats=2; phase: uncover": "not at an island",
    "odyssey/1 seats=2; phase: uncover; seat0: at=4,0; rim: crete=wine!": "face down",
    "odyssey/1 seats=2; phase: choose; giver: 1; seat0: at=4,0": "rule the island",
    "odyssey/1 seats=2; phase: choose; giver: 1; seat0: at=4,0; seat1: rules=crete": "too few cards",
    f"{LANDED}; phase: name; seat0: at=4,0 gifts=0": "nothing to offer",
    f"{LANDED}; phase: price; seat0: at=4,0": "named card",
    "odyssey/1 seats=2; phase: sirens; card: sirens; seat0: at=4,0 gifts=0; rim: crete=-": "without a gift",
    "odyssey/1 seats=2; phase: sirens; card: skylla; seat0: at=4,0; rim: crete=-": "does not fit",
    "odyssey/1 seats=2; phase: look; card: hades; seat0: at=4,0; rim: crete=-; looked: aiaia": "must know it",
    "odyssey/1 seats=2; phase: peek; card: hades; seat0: at=4,0; rim: crete=-; peek: crete": "cannot be looked at",
    "odyssey/1 seats=2; phase: save; actor: 0; seat0: cards=veil; rim: crete=-": "starving",
    "odyssey/1 seats=2; phase: ended": "rounds are left",
    FIGHT.replace("seat1: at=0,0", "seat1: at=1,0"): "same hex",
    FIGHT.replace("0-1", "1-0"): "name first",
    FIGHT.replace("actor: 0", "actor: 2"): "one of the two",
    FIGHT.replace("round=1", "round=13"): "fight_round: 13 is outside 0 … 12",
    FIGHT.replace("phase: offer", "phase: refuse").replace("round=1", "round=0"): "Aegis",
    FIGHT.replace("phase: offer", "phase: answer"): "offer does not fit",
    FIGHT.replace("phase: offer", "phase: answer; offer: give wine"): "cannot be handed over",
    f"{FIGHT}; meets: 0-2": "may fight",
    f"{FIGHT}; meets: 0-1": "twice",
    f"{FIGHT}; landing: yes": "not at an island",
}


@pytest.mark.parametrize("text", BROKEN)
def test_an_impossible_position_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ilion.InvalidPosition, match=BROKEN[text]) as raised:
        game.from_position(text)
    assert "auf Englisch" not in raised.value.text.in_language("de")


def played(seed: int) -> OdysseyState:
    """A state in the midst of a random game."""
    rng = ilion.Rng(seed)
    state = game.new(2 + seed % 5, {"max_rounds": 20})
    for _ in range(rng.below(400)):
        if state.actor != ilion.OVER:
            state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
    return state


@settings(max_examples=400, derandomize=True)
@given(st.integers(0, 10**6), st.data())
def test_whatever_bytes_are_taken_for_a_state_can_be_played_on(seed: int, data: st.DataObject) -> None:
    """Single fields are changed behind the checksum; states that `why_invalid` accepts must be safe."""
    state = played(seed)
    writer = ilion.core.codec.FieldWriter()
    state.visit_fields(writer)
    fields = dict(writer.fields)
    name = data.draw(st.sampled_from(sorted(fields)))
    value = fields[name]
    if isinstance(value, list):
        place = data.draw(st.integers(0, len(value) - 1))
        fields[name] = [data.draw(st.integers(0, 200)) if i == place else v for i, v in enumerate(value)]
    else:
        fields[name] = data.draw(st.integers(-2, 100))
    changed = state.copy()
    try:
        changed.visit_fields(ilion.core.codec.FieldReader(fields))
    except (ValueError, OverflowError):
        return
    if game.why_invalid(changed) is not None:
        return
    again = game.from_bytes(changed.to_bytes())
    assert game.from_position(again.position()).to_bytes() == again.to_bytes()
    rng = ilion.Rng(seed)
    for _ in range(60):
        if again.actor != ilion.OVER:
            again.apply(again.draw(rng) if again.actor == ilion.CHANCE else again.legal_actions()[rng.below(again.n_legal())])
            assert game.why_invalid(again) is None
