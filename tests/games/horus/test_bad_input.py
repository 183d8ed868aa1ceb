import pytest

import ilion
from tests.games.horus.positions import START, game, laying, position

GARBLED = [
    "",
    " ",
    "desert",
    "desert@",
    "desert@1",
    "desert@1,",
    "hills@0,2",
    "desert@a,b",
    "desert@0;2",
    "@",
    "stone",
    "card moon",
    "river end3",
    ">",
]


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_move_is_not_understood_and_an_example_is_given(text: str) -> None:
    state = laying("desert")
    before = state.to_bytes()
    with pytest.raises(ilion.InvalidNotation, match="desert@"):
        state.parse(text)
    assert state.to_bytes() == before


@pytest.mark.parametrize("text", ["DESERT@0,2", " desert @ 0 , 2 ", "d@0,2", "desert@(0,2)", "@0,2", ">0,2"])
def test_a_place_may_be_typed_carelessly(text: str) -> None:
    state = laying("desert")
    assert state.text(state.parse(text)) == "desert@0,2"


def test_any_cell_of_a_tile_names_it_for_a_stone() -> None:
    state = position("phase: stone; played: desert1; discards: desert1; hands: . / .", table="hills@0,2")
    assert [state.text(state.parse(text)) for text in ("stone@1,3", "stone@0,2", "s@1,2")] == ["stone@0,2"] * 3


@pytest.mark.parametrize("place", ["70,0", "0,1", "0,0", "9,9", "4,2"])
def test_an_impossible_place_changes_nothing(place: str) -> None:
    state = laying("desert")
    before = state.to_bytes()
    with pytest.raises(ilion.IllegalMove) as error:
        state.apply(state.parse(f"desert@{place}"))
    assert error.value.clause in ("HO-6", "HO-7", "HO-8")
    assert state.to_bytes() == before


CARD = f"horus/1 seats=2; phase: card; first: no; table: {START}"
BROKEN = {
    "troia/1 seats=2": "begins with",
    "horus/2 seats=2": "begins with",
    "horus/1 seats=5": "must be 2–4",
    "horus/1 seats=2 tiles=nine": "tiles cannot be “nine”",
    "horus/1 seats=2 stone=should": "stone cannot be",
    "horus/1 seats=2; phase: sleep": "is not one of",
    "horus/1 seats=2; moon: full": "not known",
    "horus/1 seats=2; table: river@0,0": "3–120",
    f"horus/1 seats=2; table: {START} sand@0,2": "is not one of",
    f"horus/1 seats=2; table: {START} desert": "should read like",
    f"{CARD} desert@0,1; hands: hills1 / .": "overlaps",
    f"{CARD} desert@0,9; hands: hills1 / .": "touches none",
    f"{CARD} desert@99,0; hands: hills1 / .": "off the table",
    f"{CARD} river@0,2/white; hands: hills1 / .": "a stone is where none can be",
    f"{CARD} desert@0,2/red; hands: hills1 / .": "is not one of",
    f"{CARD} desert@0,2 desert@0,4 river@0,6; hands: hills1 / .": "touches no river tile",
    f"{CARD} necropolis@0,2; hands: hills1 / .": "more necropolises",
    f"{CARD} temple@0,2 temple@0,-2; hands: hills1 / .": "0 … 255|too many",
    f"{CARD}; hands: hills1 hills1 hills1 / .": "hand: 3 is outside 0 … 2",
    f"{CARD}; hands: hills1 hills2 hills3 hills4 hills5 hills? / .": "too large",
    f"{CARD}; hands: hills1": "hands: expected 2 values, not 1",
    f"{CARD}; hands: hills1 / .; piles: 9 8 8 8 20": "more than initially",
    f"{CARD}; hands: hills1 / .; piles: 8 8 8 8": "expected 5 values, not",
    f"{CARD}; hands: hills1 / .; turn: 2": "actor: 2 is outside -2 … 1",
    f"{CARD}; hands: hills1 / .; exhausted: desert": "not empty",
    f"{CARD}; hands: hills1 / .; gone: hills1": "cards hills1",
    f"{CARD}; hands: hills1 / .; played: hills2": "card played",
    f"{CARD}; hands: hills1 / .; tile: desert": "tile in hand",
    f"{CARD}; hands: hills1 / .; drawer: 1": "no cards are drawn",
    f"{CARD}; hands: hills1 / .; source: 2": "no stone can be moved from there",
    f"{CARD}; hands: . / .; nile: .": "nothing can be done",
    f"{CARD}; hands: hills1 / .; kept: marsh1 / .": "lost a card",
    f"{CARD}; hands: hills1 / .; kept: marsh1 marsh2 / .; shown: 0.marsh1.0": "lost a card",
    f"{CARD}; hands: hills1 hills2 / .; kept: hills1 hills2 / hills3": "does not have the cards",
    f"{CARD}; hands: hills1 / .; kept: . / .; shown: x": "should read like",
    "horus/1 seats=2; phase: ended": "two piles",
    f"horus/1 seats=2; phase: place; first: no; table: {START}; errand: bag; tile: river": "tile in hand",
    f"horus/1 seats=2; phase: relay; first: no; table: {START}; errand: bag-river; tile: river": "tile in hand",
    "horus/1 seats=2; table: river@0,0 river@-2,0 end2@2,0": "two ends",
}


@pytest.mark.parametrize("text", BROKEN)
def test_an_impossible_position_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ilion.InvalidPosition, match=BROKEN[text]) as raised:
        game.from_position(text)
    assert "auf Englisch" not in raised.value.text.in_language("de")
