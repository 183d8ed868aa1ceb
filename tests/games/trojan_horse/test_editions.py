"""The option `edition`: the differences between the German and the French rulebook."""

import pytest

import ilion
from tests.games.trojan_horse.positions import game, legal, play, position, refusal
from tests.games.trojan_horse.test_turn import late_city

SWAPS = 21


def trident(text: str = "city: . . . . . . .", edition: str = "french", seats: int = 4) -> ilion.State:
    return play(position(text, seats=seats, edition=edition), "1", "card trident")


def test_in_the_german_edition_the_swap_comes_before_the_insertion() -> None:  # TH-19
    state = trident(edition="german")
    assert len(legal(state)) == SWAPS + 1
    assert refusal(state, "all") == ("TH-19", "refusal-all-now")


def test_in_the_french_edition_the_insertion_may_come_first() -> None:  # TH-19
    state = trident()
    assert len(legal(state)) == SWAPS + 2
    assert str(state.prompt()).endswith("or insert all 3 figures first.")
    play(state, "all", "red>gate", "yellow>tower", "blue>wells")
    assert (state.actor, legal(state)[0], len(legal(state))) == (0, "keep", SWAPS + 1)
    assert refusal(state, "all") == ("TH-19", "refusal-all-now")
    play(state, "palace<>gate")
    assert state.prompt().key == "prompt-fill", "both parts are done"


def test_in_the_french_edition_the_swap_may_still_come_first() -> None:  # TH-19
    for first in ("palace<>gate", "keep"):
        assert legal(play(trident(), first)) == ["all", "pass"]


def test_a_swap_left_for_later_may_be_declined_too() -> None:  # TH-19
    state = play(trident(), "all", "red>gate", "yellow>tower", "blue>wells", "keep")
    assert state.prompt().key == "prompt-fill"
    assert state.view(None)["discard"]["trident"] == 1


def test_an_insertion_that_ends_the_game_forfeits_the_swap() -> None:  # TH-19, TH-23
    state = trident(f"city: {late_city('y')}; horse: y h; display: .; helpers: 1; treasures: 3 1 1 1 0 0 0")
    play(state, "all")
    play(state, legal(state)[0])
    assert state.actor == ilion.OVER


def test_what_is_left_of_a_trident_survives_position_and_bytes() -> None:  # TH-19, TH-21
    later = play(trident(), "all", "red>gate")
    looking = play(trident("city: rr . . . . . ."), "palace<>gate")
    assert looking.prompt().key == "prompt-look"
    for state in (later, looking):
        assert game.from_position(state.position()) == state
        assert game.from_bytes(state.to_bytes()) == state
    with pytest.raises(ilion.InvalidPosition, match="no swap is still open"):
        game.from_position(later.position().replace("edition=french", "edition=german"))


def test_in_the_french_edition_owners_of_two_heroes_look_at_a_swapped_treasure() -> None:  # TH-21
    state = trident("city: rr yyb . . . . .; treasures: 3(0) 1(1) ? ? ? ? ?")
    move = state.parse("palace<>gate")
    assert state.reveals(move)
    assert state.preview(move, 0)["lookers"] == [0, 1]
    state.apply(move)
    assert [d["treasure"] for d in state.view(0)["districts"][:2]] == [1, 3]
    assert [d["treasure"] for d in state.view(1)["districts"][:2]] == [1, 3]
    assert [d["treasure"] for d in state.view(2)["districts"][:2]] == [None, None], "a single hero gives no look"
    assert legal(state) == ["all", "pass"]


def test_all_owners_see_the_value_of_a_swapped_treasure_that_nobody_had_seen() -> None:  # TH-21
    state = play(trident("city: rrbb . . . . . .; treasures: 3(0) ? ? ? ? ? ?"), "palace<>gate")
    outcome = state.parse("treasure 1")
    assert [state.text(state.seen(outcome, seat)) for seat in (0, 1, 2, 3, None)] == [
        "treasure 1",
        "treasure ?",
        "treasure 1",
        "treasure ?",
        "treasure ?",
    ]
    state.apply(outcome)
    assert [state.view(seat)["districts"][0]["treasure"] for seat in (0, 1, 2, 3)] == [1, None, 1, None]
    assert state.view(1)["districts"][0]["known_by"] == [0, 2]


def test_a_swap_that_shows_nobody_anything_new_is_no_revelation() -> None:  # TH-21
    state = trident("city: rr . . . . . .; treasures: 3(0) 1(0) ? ? ? ? ?")
    assert not state.reveals(state.parse("palace<>gate"))
    assert not state.reveals(state.parse("palace<>tower")), "its value is drawn, not known yet"
    german = trident("city: rr yy . . . . .; treasures: 3(0) 1(1) ? ? ? ? ?", edition="german")
    assert not german.reveals(german.parse("palace<>gate"))
    assert german.preview(german.parse("palace<>gate"), 0)["lookers"] == []
