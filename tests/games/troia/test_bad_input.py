import pytest

import ilion
from tests.games.troia.positions import game, play, position

GARBLED = (
    "", " ", "boar+", "+boar", "b", "boar+boar+boar", "persian:boar", "greek:", "slot 7", "slot", "ajax>", ">greek", "ajax>persian",
    "moon", "?", "greek:?", "offer now", "dra",
)  # fmt: skip


def paying() -> ilion.State:
    return play(position("greeks: boar fish ram+ram; trojans: boar"), "hermes")


@pytest.mark.parametrize("text", GARBLED)
def test_a_garbled_move_is_not_understood_and_an_example_is_given(text: str) -> None:
    state = paying()
    before = state.to_bytes()
    with pytest.raises(ilion.InvalidNotation, match="“boar”"):
        state.parse(text)
    assert state.to_bytes() == before


@pytest.mark.parametrize("text", ["RAM+Ram", " ram+ram ", "r+r", "greek:ram+ram", "g:r+r"])
def test_a_move_may_be_typed_carelessly(text: str) -> None:
    state = paying()
    assert state.text(state.parse(text)) == "ram+ram"


def test_the_offerings_of_a_card_may_come_in_any_order() -> None:
    state = play(position("greeks: boar+ram; trojans: boar"), "hermes")
    assert state.text(state.parse("ram+boar")) == "boar+ram"


def test_a_shortened_word_means_what_is_awaited() -> None:
    state = position("greeks: boar deer ram; trojans: boar")
    assert state.text(state.parse("herm")) == "hermes"
    play(state, "herm", "r", "offer")
    assert state.text(state.parse("d")) == "diomedes"


START = "troia/1 seats=2"
GODS = "olympus: ares poseidon zeus artemis hera hermes"
TURN = f"{START}; phase: turn; {GODS}"
PAY = f"{START}; phase: pay; {GODS}; god: hermes; trojans: boar"
BROKEN = {
    "horus/1 seats=2": "begins with",
    "troia/2 seats=2": "begins with",
    "troia/1 seats=3": "must be 2",
    "troia/1 seats=2 gods=ABBA": "gods cannot be “ABBA”",
    "troia/1 seats=2 wind=north": "no option “wind”",
    f"{START}; phase": "name:value",
    f"{START}; phase: sleep": "is not one of",
    f"{START}; moon: full": "not known",
    f"{START}; phase: turn": "gods are missing",
    f"{START}; phase: turn; olympus: ares ares zeus artemis hera hermes": "gods are missing",
    f"{START}; phase: turn; olympus: ares doris zeus artemis hera hermes": "“doris” is not one of",
    f"{TURN}; turn: persian": "is not one of",
    f"{TURN}; greeks: boar boar": "occurs twice",
    f"{TURN}; greeks: boar; greek-discards: boar": "occurs twice",
    f"{TURN}; greek-discards: trojan:boar": "other deck",
    f"{TURN}; greeks: boar+moon": "is not one of",
    f"{TURN}; field: achilles": "five zones",
    f"{TURN}; field: achilles achilles / . / ajax odysseus diomedes menelaus agamemnon / . / .": "each of the six heroes",
    f"{TURN}; horse: fish+bull boar+pomegranate": "built twice",
    f"{TURN}; horse: boar": "no part",
    f"{TURN}; horse: boar+boar": "no part",
    f"{TURN}; horse: trojan:boar": "no part",
    f"{TURN}; stage: 5": "stage: 5 is outside 0 … 4",
    f"{TURN}; stage: 4": "should be over",
    f"{TURN}; stage: x": "small number",
    f"{TURN}; paid: 1 1": "3 small numbers",
    f"{TURN}; paid: 1 1 1": "payment without an offering",
    f"{TURN}; god: zeus": "god does not fit",
    f"{TURN}; cornucopia: greek": "without Athena",
    f"{TURN}; greeks: trojan:boar": "without Doris",
    f"{TURN}; greeks: boar!": "without Doris",
    f"{TURN}; todo: 1": "still to be done",
    f"{TURN}; given: paris": "out of turn",
    f"{TURN}; given: helen": "is not one of",
    f"{TURN}; chosen: ajax": "out of turn",
    f"{TURN}; strangers: 1 0": "never shown",
    f"{TURN}; crossed: 1 0": "doubtful",
    f"{START}; phase: ended; {GODS}": "cannot have ended",
    f"{START}; phase: goal; {GODS}; greeks: boar": "no goal step",
    f"{START}; phase: hero; {GODS}; god: hermes; greeks: boar": "does not fit",
    f"{START}; phase: steal; {GODS}; god: zeus; greeks: boar": "does not fit",
    f"{START}; phase: draw; {GODS}": "still to be done",
    f"{START}; phase: deal; {GODS}; todo: 2; greeks: boar": "before the game begins",
    f"{PAY}; greeks: boar": "never be completed",
    f"{PAY}; paid: 1 1 1": "payment is over",
    f"{PAY}; greeks: ram; paid: 1 4 1": "does not add up",
    f"{PAY}; greeks: ram; paid: 0 1 1": "does not add up",
}


@pytest.mark.parametrize("text", BROKEN)
def test_an_impossible_position_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ilion.InvalidPosition, match=BROKEN[text]) as raised:
        game.from_position(text)
    assert "auf Englisch" not in raised.value.text.in_language("de")
