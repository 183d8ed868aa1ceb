import pytest

import ilion
from ilion.games.trojan_horse import components as box
from tests.games.trojan_horse.positions import legal, opening, play, position, refusal


def test_turns_go_clockwise_from_odysseus() -> None:  # TH-11
    state = position("dealt: blue green red yellow; turn: 2")
    seats = []
    for _ in range(5):
        seats.append(state.actor)
        play(state, "3", "card 2")
    assert seats == [2, 3, 0, 1, 2]


def test_with_two_players_each_takes_two_turns_in_a_row_red_first() -> None:  # TH-11
    state = position("dealt: green blue red yellow", seats=2)
    turns = []
    for _ in range(5):
        turns.append((state.actor, state.view(0)["turn_colour"]))
        play(state, "3", "card 2")
    assert turns == [(0, "red"), (0, "green"), (1, "blue"), (1, "yellow"), (0, "red")]


def test_with_two_players_the_display_is_refilled_between_the_two_turns() -> None:  # TH-11
    state = play(opening(2), "1", "card 1", "red>palace")
    assert state.actor == ilion.CHANCE
    play(state, "green")
    assert state.view(0)["display"] == ["yellow", "blue", "green"]
    assert state.actor == 0


def test_one_two_or_three_is_announced() -> None:  # TH-12
    assert legal(opening()) == ["1", "2", "3"]


def test_nothing_is_inserted_before_an_announcement() -> None:  # TH-12
    assert refusal(opening(), "red>palace") == ("TH-12", "refusal-insert-now")


@pytest.mark.parametrize(
    ("horse", "display", "helpers", "most"),
    [("b y", "r", 2, 3), ("b y", ".", 2, 2), ("y h", ".", 1, 1)],
)
def test_never_more_is_announced_than_can_still_be_inserted(horse: str, display: str, helpers: int, most: int) -> None:  # TH-12
    state = position(f"city: {late_city(horse + display)}; horse: {horse}; display: {display}; helpers: {helpers}")
    assert legal(state) == ["1", "2", "3"][:most]
    for number in range(most + 1, 4):
        assert refusal(state, str(number)) == ("TH-12", "refusal-announce-too-many")


def late_city(elsewhere: str) -> str:
    """Every hero but those named in the districts, none over seven: the bag is empty."""
    heroes = "".join(colour * (10 - elsewhere.count(colour)) for colour in "rybg")
    return " ".join("".join(heroes[d::7]) or "." for d in range(7))


@pytest.mark.parametrize(("announced", "card"), [(1, "1"), (1, "3"), (2, "2"), (2, "3"), (3, "3")])
def test_a_card_at_least_as_high_lets_exactly_the_announced_number_in(announced: int, card: str) -> None:  # TH-13
    state = play(opening(), str(announced), f"card {card}")
    for left in range(announced, 0, -1):
        assert (state.actor, state.view(0)["todo"]) == (0, left)
        state.apply(state.legal_actions()[0])
    assert state.view(0)["display"] == ["red", "yellow", "blue"][announced:]


@pytest.mark.parametrize(("announced", "card"), [("1", "0"), ("2", "0"), ("2", "1"), ("3", "2")])
def test_a_lower_card_loses_the_turn_and_nothing_moves(announced: str, card: str) -> None:  # TH-13
    state = opening()
    before = state.view(0)
    play(state, announced, f"card {card}")
    assert state.actor == 1
    for part in ("districts", "display", "horse", "bag"):
        assert state.view(0)[part] == before[part]


@pytest.mark.parametrize(("number", "favourable"), [(1, 17), (2, 14), (3, 8)])
def test_chance_of_success_with_a_full_deck(number: int, favourable: int) -> None:  # TH-13
    state = opening()
    assert state.preview(number - 1, 0) == {"kind": "announce", "odds": [favourable, 20]}
    assert state.view(0)["odds"][number - 1] == [favourable, 20]


def test_the_odds_follow_the_open_discards() -> None:  # TH-13
    state = position("discards: 0 0 0 1 2 trident")
    assert state.view(0)["odds"] == [[14, 14], [12, 14], [7, 14]]


def test_of_three_figures_inserted_the_first_drops_third() -> None:  # TH-14
    state = play(position("display: ggr"), "3", "card 3", "red>gate", "green>tower", "green>harbour")
    districts = {d["name"]: d["heroes"] for d in state.view(0)["districts"]}
    assert districts["gate"]["blue"] == 1
    assert districts["tower"]["yellow"] == 1
    assert districts["harbour"]["red"] == 1


def test_figure_and_district_are_chosen_again_before_each_insertion() -> None:  # TH-14
    state = play(opening(), "2", "card 2", "red>gate")
    assert legal(state) == [f"{figure}>{district}" for figure in ("yellow", "blue") for district in box.DISTRICTS]


def test_any_colour_on_display_may_be_inserted_by_anybody() -> None:  # TH-15
    state = play(opening(), "1", "card 1")
    assert {move.split(">")[0] for move in legal(state)} == {"red", "yellow", "blue"}
    assert refusal(state, "green>gate") == ("TH-15", "refusal-not-on-display")


@pytest.mark.parametrize(("seats", "holds"), [(2, 7), (3, 5), (4, 7)])
def test_a_full_district_cannot_be_chosen(seats: int, holds: int) -> None:  # TH-16
    heroes = "rrryyyb"[:holds]
    state = play(position(f"city: {heroes} . . . . . .", seats=seats), "1", "card 1")
    assert refusal(state, "red>palace") == ("TH-16", "refusal-full")
    assert str(state.explain(state.parse("red>palace"))) == f"No room in the Palace: {holds} heroes of {holds}."
    assert "red>gate" in legal(state)


@pytest.mark.parametrize(("seats", "holds"), [(2, 7), (3, 5), (4, 7)])
def test_a_district_takes_its_last_hero_and_then_closes(seats: int, holds: int) -> None:  # TH-16
    heroes = "rrryyyb"[: holds - 1]
    state = play(position(f"city: . . {heroes} . . . .", seats=seats), "2", "card 2", "red>temple")
    assert refusal(state, "yellow>temple") == ("TH-16", "refusal-full")
    assert state.n_legal() == 2 * 6


def test_after_the_turn_the_card_lies_on_the_open_discards_and_the_display_is_full_again() -> None:  # TH-17
    state = play(opening(), "2", "card 3", "red>gate", "blue>gate")
    assert state.view(None)["discard"]["3"] == 1
    assert state.view(None)["card"] is None
    assert str(state.prompt()) == "The display is filled up from the bag."
    play(state, "green", "green")
    assert state.view(None)["display"] == ["yellow", "green", "green"]
    assert state.actor == 1


def test_a_lost_turn_leaves_its_card_on_the_discards_too() -> None:  # TH-17
    assert play(opening(), "3", "card 1").view(None)["discard"]["1"] == 1


def test_an_empty_deck_is_replaced_by_the_discards() -> None:  # TH-18
    state = position("discards: 0 0 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 trident trident")
    play(state, "3", "card 0")
    assert state.view(None)["deck"] == {"0": 3, "1": 3, "2": 6, "3": 6, "trident": 2}
    assert sum(state.view(None)["discard"].values()) == 0
