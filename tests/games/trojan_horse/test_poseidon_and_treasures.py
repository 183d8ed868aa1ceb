import pytest

import ilion
from tests.games.trojan_horse.positions import legal, opening, play, position, refusal
from tests.games.trojan_horse.test_turn import late_city


def trident() -> ilion.State:
    return play(opening(), "1", "card trident")


def test_a_trident_first_offers_a_swap_of_any_two_treasures() -> None:  # TH-19
    moves = legal(trident())
    assert moves[0] == "keep"
    assert len(moves) == 1 + 7 * 6 // 2
    assert "gate<>tower" in moves


def test_a_swap_may_be_declined_and_all_inserted() -> None:  # TH-19
    state = play(trident(), "keep")
    assert legal(state) == ["all", "pass"]
    play(state, "all")
    assert state.view(0)["todo"] == 3


def test_declining_the_insertion_ends_the_turn_with_nothing_inserted() -> None:  # TH-19
    state = play(trident(), "palace<>gate", "pass")
    assert state.actor == 1
    assert state.view(0)["display"] == ["red", "yellow", "blue"]
    assert state.view(0)["discard"]["trident"] == 1


def test_with_a_trident_all_three_go_in_regardless_of_the_announcement() -> None:  # TH-19
    state = play(trident(), "keep", "all", "blue>gate", "red>gate", "yellow>gate")
    assert state.view(0)["display"] == []
    assert state.view(0)["horse"] == ["red", "yellow"]


def test_once_begun_the_insertion_is_finished() -> None:  # TH-19
    state = play(trident(), "keep", "all", "blue>gate")
    assert refusal(state, "pass") == ("TH-19", "refusal-all-now")


@pytest.mark.parametrize(("horse", "display", "helpers", "number"), [("b y", "r", 2, 3), ("b y", ".", 2, 2), ("y h", ".", 1, 1)])
def test_a_late_trident_inserts_what_is_left_display_first(horse: str, display: str, helpers: int, number: int) -> None:  # TH-19
    state = position(f"city: {late_city(horse + display)}; horse: {horse}; display: {display}; helpers: {helpers}")
    play(state, "1", "card trident", "keep")
    assert str(state.prompt()).startswith("Poseidon: insert " + ("the last figure" if number == 1 else f"all {number} figures"))
    play(state, "all")
    assert state.view(0)["todo"] == number
    assert {move.split(">")[0] for move in legal(state)} == {"red" if display == "r" else "helper"}


def test_treasures_are_swapped_only_after_a_trident() -> None:  # TH-19
    assert refusal(play(opening(), "1", "card 1"), "palace<>gate") == ("TH-19", "refusal-swap-now")


def test_the_second_hero_of_a_colour_gives_its_owner_a_look_whoever_dropped_it() -> None:  # TH-20
    state = play(position("city: b . . . . . ."), "1", "card 1", "red>palace")
    assert str(state.prompt()) == "Seat 3 looks at the treasure in the Palace."
    play(state, "treasure 3")
    assert [state.view(seat)["districts"][0]["treasure"] for seat in (0, 1, 2, 3, None)] == [None, None, 3, None, None]
    assert state.view(0)["districts"][0]["known_by"] == [2]


def test_a_first_or_third_hero_gives_no_look() -> None:  # TH-20
    for palace in (".", "bb"):
        state = play(position(f"city: {palace} . . . . . ."), "1", "card 1", "red>palace")
        assert state.prompt().key == "prompt-fill"


def test_each_colour_looks_for_itself_at_a_treasure_already_seen() -> None:  # TH-20
    state = play(position("city: rrb . . . . . .; treasures: 1(0) ? ? ? ? ? ?"), "1", "card 1")
    move = state.parse("red>palace")
    assert state.reveals(move)
    assert not state.reveals(state.parse("red>gate"))
    state.apply(move)
    assert state.prompt().key == "prompt-fill", "a treasure with a value needs no draw"
    assert [state.view(seat)["districts"][0]["treasure"] for seat in (0, 1, 2, 3)] == [1, None, 1, None]


def test_others_learn_that_a_seat_looked_but_not_what_it_saw() -> None:  # TH-20, TH-28
    state = play(position("city: b . . . . . ."), "1", "card 1", "red>palace")
    outcome = state.parse("treasure 3")
    assert state.seen(outcome, 2) == outcome
    for other in (0, 1, 3, None):
        assert state.text(state.seen(outcome, other)) == "treasure ?"
        assert str(state.words(state.seen(outcome, other))) == "seat 3 looks at the treasure in the Palace"


def test_a_look_due_at_the_last_drop_comes_before_the_reveal() -> None:  # TH-20
    city = "gggg gggggg yyyyyyy rrrrrrr ybbbbbb rrrbbbb y"
    state = position(f"city: {city}; horse: y h; display: .; helpers: 1; turn: 1; treasures: 3 0 0 0 1 1 ?")
    play(state, "1", "card 1")
    play(state, "helper>tower")
    assert str(state.prompt()) == "Seat 2 looks at the treasure in the Tower."
    play(state, "treasure 1")
    assert state.actor == ilion.OVER


def test_what_a_seat_knows_follows_a_swapped_treasure() -> None:  # TH-21
    state = play(position("city: rr . . . . . .; treasures: 3(0) ? ? ? ? ? ?"), "1", "card trident", "palace<>tower")
    assert [d["treasure"] for d in state.view(0)["districts"]] == [None, None, None, None, None, None, 3]
    assert state.view(1)["districts"][6]["known_by"] == [0]
    assert state.view(1)["districts"][6]["treasure"] is None


def test_a_swap_gives_no_new_look() -> None:  # TH-21
    state = play(position("city: rr yy . . . . .; treasures: 3(0) 1(1) ? ? ? ? ?"), "1", "card trident", "palace<>gate", "pass")
    assert [d["treasure"] for d in state.view(0)["districts"][:2]] == [None, 3]
    assert [d["treasure"] for d in state.view(1)["districts"][:2]] == [1, None]


def test_a_swapped_treasure_nobody_saw_is_still_unseen() -> None:  # TH-21
    state = play(
        position("city: rr . . . . . .; treasures: 3(0) ? ? ? ? ? ?; horse: r y"), "1", "card trident", "palace<>tower", "all"
    )
    play(state, "red>palace")
    assert state.prompt().key == "prompt-insert", "red has looked here once already"
