import pytest

import ilion
from tests.games.trojan_horse.positions import game, opening, play

GARBLED = ["", " ", "4", "0", "red", "red>", ">palace", "red>t", "red>moon", "palace<>palace", "kee", "1 2", "rot>palace", "?"]


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_move_is_not_understood_and_an_example_is_given(text: str) -> None:
    state = play(opening(), "1", "card 1")
    before = state.to_bytes()
    with pytest.raises(ilion.InvalidNotation, match="red>palace"):
        state.parse(text)
    assert state.to_bytes() == before


@pytest.mark.parametrize("text", ["RED>Palace", " red > palace ", "r>p", "re>pal"])
def test_a_move_may_be_typed_carelessly(text: str) -> None:
    state = play(opening(), "1", "card 1")
    assert state.text(state.parse(text)) == "red>palace"


START = "trojan-horse/1 seats=4; dealt: red yellow blue green"
ANNOUNCE = f"{START}; phase: announce; horse: b y"
BROKEN = {
    "troia/1 seats=2": "begins with",
    "trojan-horse/2 seats=4": "begins with",
    "trojan-horse/1 seats=5": "must be 2–4",
    "trojan-horse/1 seats=x": "seats: “x” is not a small number",
    "trojan-horse/1 seats=4 horse=wooden": "horse cannot be “wooden”",
    "trojan-horse/1 seats=4 colour=red": "no option “colour”",
    "trojan-horse/1 seats=4; phase": "name:value",
    "trojan-horse/1 seats=4; phase: sleep": "is not one of",
    "trojan-horse/1 seats=4; phase: deal; phase: deal": "twice",
    "trojan-horse/1 seats=4; moon: full": "not known",
    "trojan-horse/1 seats=4; phase: announce; dealt: red red blue green": "different words",
    f"{ANNOUNCE}; display: rybb": "more than 3",
    f"{ANNOUNCE}; display: ryb; city: x . . . . . .": "letters",
    f"{ANNOUNCE}; display: ryb; city: r": "expected 7 values, not",
    f"{ANNOUNCE}; display: ryb; city: rrrrrrrr . . . . . .": "more than 7",
    f"{ANNOUNCE}; display: ryb; turn: 4": "actor: 4 is outside -2 … 3",
    f"{ANNOUNCE}; display: ryb; treasures: 3 3 ? ? ? ? ?": "a treasure appears twice",
    f"{ANNOUNCE}; display: ryb; treasures: ?(0) ? ? ? ? ? ?": "nobody looked",
    f"{START}; phase: announce; horse: b h; display: ryb; helpers: 1": "before the last",
    f"{START}; phase: insert; horse: b y; display: ryb; card: 3; announced: 1": "insertions",
    f"{START}; phase: swap; horse: b y; display: ryb; card: 3; announced: 1": "card does not fit",
    f"{START}; phase: ended; horse: b y; display: ryb": "helpers",
}


@pytest.mark.parametrize("text", BROKEN)
def test_an_impossible_position_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ilion.InvalidPosition, match=BROKEN[text].replace("(", r"\(")) as raised:
        game.from_position(text)
    assert "auf Englisch" not in raised.value.text.in_language("de")
