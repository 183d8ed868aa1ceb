"""The five actions of a turn."""

import pytest

import ilion
from ilion.games.horus.components import CARD_COUNTS, CARDS
from ilion.games.horus.state import HorusState
from tests.games.horus.positions import laying, legal, opening, play, position, refusal


def test_a_terrain_tile_from_the_bag_goes_anywhere_legal_then_a_card_is_played() -> None:  # HO-13, HO-17
    state = play(opening(), "desert")
    assert state.prompt().key == "prompt-place"
    assert len(legal(state)) == 20, "seven above, seven below, three at each end"
    play(state, "desert@0,2")
    assert state.prompt().key == "prompt-card"
    assert legal(state) == ["card desert1", "card hills1", "card farmland1", "card marsh1", "card any1", "nile"]


def test_a_bag_tile_is_drawn_by_the_numbers_in_the_bag() -> None:  # HO-13
    assert [weight for _, weight in opening().chance_outcomes()] == [12, 12, 12, 12, 16, 1]


def test_a_bag_river_replaces_an_end_which_is_laid_against_it() -> None:  # HO-14
    state = play(opening(), "river")
    assert legal(state) == ["river end1", "river end2"]
    play(state, "river end2")
    assert {tuple(at) for at in state.view(0)["places"]} == {
        (1, -2), (2, -2), (3, -2), (4, -1), (4, 0), (4, 1), (3, 2), (2, 2), (1, 2)
    }  # fmt: skip
    assert refusal(state, ">-4,0") == ("HO-14", "refusal-not-at-its-tile")
    play(state, ">4,1")
    ends = {tile["end"]: tile["at"] for tile in state.view(0)["tiles"] if tile["end"]}
    assert ends == {1: [-2, 0], 2: [4, 1]}
    assert state.view(0)["tiles"][2] == {"at": [2, 0], "kind": "river", "end": None, "stone": None, "region": None}


def test_after_a_bag_river_a_river_necropolis_tile_must_be_laid() -> None:  # HO-14
    state = play(opening(), "river", "river end2", ">4,0")
    assert legal(state) == ["river end1", "river end2", "river", "necropolis"]
    assert state.view(0)["piles"]["river"] == 19


def test_after_a_bag_river_nothing_follows_when_the_pile_is_empty() -> None:  # HO-14
    table = " ".join(f"necropolis@0,{y}" for y in range(2, 42, 2))
    state = position("phase: end; tile: river; errand: bag-river; piles: 8 8 8 8 0", table=table)
    assert play(state, "river end2", ">4,0").prompt().key == "prompt-card"


def test_a_bag_river_must_replace_an_end() -> None:  # HO-14
    assert refusal(play(opening(), "river"), "river") == ("HO-14", "refusal-must-replace")


def test_the_temple_must_touch_the_river_and_no_land() -> None:  # HO-15
    state = laying("temple", table="desert@0,2 necropolis@0,-2", text="piles: 8 8 8 8 19")
    assert refusal(state, "temple@0,4") == ("HO-15", "refusal-not-at-the-river")
    assert refusal(state, "temple@2,2") == ("HO-15", "refusal-temple-beside")
    assert refusal(state, "temple@2,-2") == ("HO-15", "refusal-temple-beside")
    assert "temple@3,2" in legal(state)


def test_the_temple_may_touch_an_end() -> None:  # HO-15
    assert "temple@4,0" in legal(laying("temple"))


def test_later_any_tile_may_be_laid_against_the_temple() -> None:  # HO-15
    assert {"hills@0,4", "hills@2,2"} <= set(legal(laying("hills", table="temple@0,2")))


def test_a_temple_that_cannot_be_laid_leaves_the_game_and_nothing_is_drawn() -> None:  # HO-15
    # The last places at the river, -4,0 and 4,0, touch land.
    land = "desert@-3,-2 desert@-1,-2 desert@1,-2 desert@3,-2 hills@-3,2 hills@-1,2 hills@1,2 hills@3,2"
    state = play(position("phase: bag", table=land), "temple")
    assert state.prompt().key == "prompt-card"
    assert state.view(0)["out"] == {"temple": 1}


def test_with_an_empty_bag_the_turn_begins_with_the_card() -> None:  # HO-16
    out = "desert " * 11 + "hills " * 11 + "farmland " * 12 + "marsh " * 12 + "river " * 16 + "temple"
    state = position(f"phase: stone; played: desert1; discards: desert1; turn: 1; out: {out}", table="desert@0,2 hills@0,-2")
    play(state, "stone@0,2")
    assert (state.actor, state.prompt().key) == (0, "prompt-card")


def test_one_card_or_once_a_game_the_nile_card_is_played() -> None:  # HO-17
    state = position()
    assert legal(state) == ["card desert3", "card hills3", "card farmland3", "card marsh3", "card any?", "nile"]
    assert refusal(state, "card desert4") == ("HO-17", "refusal-not-in-hand")
    assert refusal(position("nile: 1"), "nile") == ("HO-25", "refusal-nile-gone")


def test_the_tile_comes_from_the_pile_of_the_cards_terrain() -> None:  # HO-18
    state = play(position(), "card hills3")
    assert (state.view(0)["in_hand"], state.view(0)["piles"]["hills"]) == ("hills", 7)


def test_a_question_mark_in_the_centre_takes_any_pile_that_is_not_empty() -> None:  # HO-18
    state = play(position(), "card any?")
    assert legal(state) == ["pile desert", "pile hills", "pile farmland", "pile marsh", "pile river"]
    assert play(state, "pile river").prompt().key == "prompt-use"


def test_an_empty_pile_cannot_be_chosen() -> None:  # HO-18
    table = " ".join(f"necropolis@0,{y}" for y in range(2, 42, 2))
    state = play(position("piles: 8 8 8 8 0", table=table), "card any?")
    assert refusal(state, "pile river") == ("HO-18", "refusal-pile-empty")


STONE = "phase: stone; played: desert3; discards: desert3; hands: hills3 / hills4"
REGIONS = "hills@0,2 hills@0,4 hills@0,6 marsh@0,-2 marsh@0,-4 farmland@4,0 farmland@6,0 farmland@8,0/blue"


def test_a_stone_goes_into_a_region_of_exactly_the_cards_number() -> None:  # HO-19
    state = position(STONE, table=REGIONS)
    assert legal(state) == ["stone@0,2", "stone@0,4", "stone@0,6", "stone@4,0", "stone@6,0"]
    assert refusal(state, "stone@0,-2") == ("HO-19", "refusal-size")
    assert refusal(state, "stone@8,0") == ("HO-19", "refusal-has-a-stone")
    assert refusal(state, "stone@0,0") == ("HO-10", "refusal-no-region")
    play(state, "stone@6,0")
    assert state.view(0)["stones"] == [19, 19]


def test_a_question_mark_as_number_allows_sizes_one_to_five() -> None:  # HO-19
    six = " ".join(f"hills@0,{y}" for y in range(2, 14, 2))
    state = position(
        "phase: stone; played: desert?; discards: desert?; hands: hills3 / hills4", table=f"{six} marsh@0,-2 desert@4,0 desert@6,0"
    )
    assert legal(state) == ["stone@0,-2", "stone@4,0", "stone@6,0"]


def test_a_region_of_six_or_more_is_closed_to_stones() -> None:  # HO-19, HO-32
    six = " ".join(f"hills@0,{y}" for y in range(2, 14, 2))
    state = position("phase: stone; played: desert?; discards: desert?; hands: hills3 / hills4", table=f"{six} marsh@0,-2")
    assert refusal(state, "stone@0,2") == ("HO-19", "refusal-closed")


def test_without_a_fitting_region_the_stone_is_skipped() -> None:  # HO-19
    state = play(position(), "card hills3", "hills@0,2")
    assert state.prompt().key == "prompt-refill"


def test_without_a_stone_left_the_action_is_skipped() -> None:  # HO-19
    deserts = " ".join(f"desert@4,{y}/white" for y in range(0, 40, 2))
    state = position("piles: 0 8 8 8 20; exhausted: desert; hands: hills1 / hills4", table=deserts)
    assert play(state, "card hills1", "hills@0,2").prompt().key == "prompt-refill"


def test_a_stone_that_can_be_put_must_be() -> None:  # HO-19
    assert refusal(position(STONE, table=REGIONS), "pass") == ("HO-19", "refusal-stone-must")


def test_with_the_option_a_stone_may_be_kept() -> None:  # HO-19
    state = position(STONE, table=REGIONS, stone="may")
    assert legal(state)[-1] == "pass"
    assert play(state, "pass").view(0)["stones"] == [20, 19]


def test_in_the_first_turn_every_number_counts_as_one() -> None:  # HO-20
    for card in ("desert3", "desert?"):
        state = position(
            f"phase: stone; first: yes; played: {card}; discards: {card}; hands: hills3 / hills4", table=f"{REGIONS} desert@-4,0"
        )
        assert legal(state) == ["stone@-4,0"]
        assert refusal(state, "stone@0,2") == ("HO-20", "refusal-size-first")


def test_in_the_first_turn_a_question_mark_in_the_centre_keeps_its_meaning() -> None:  # HO-20
    assert len(legal(play(position("first: yes"), "card any?"))) == 5


def test_after_the_last_players_first_turn_the_numbers_count() -> None:  # HO-20
    state, rng = opening(3), ilion.Rng(2)
    seen: list[tuple[int, bool]] = []
    while len(seen) < 5:
        if state.prompt().key == "prompt-bag":
            seen.append((state.turn, state.first))
        state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[0])
    assert seen == [(0, True), (1, True), (2, True), (0, False), (1, False)]


USE = "phase: use; tile: either; errand: bag-second; piles: 8 8 8 8 19"


def test_a_river_necropolis_tile_as_river_goes_on_any_free_place_at_the_river() -> None:  # HO-21
    state = play(position(USE, table="hills@0,2 hills@0,4"), "river")
    assert "river@4,0" in legal(state)
    assert refusal(state, "river@0,6") == ("HO-21", "refusal-not-at-the-river")
    assert play(state, "river@2,-2").view(0)["tiles"][-1]["kind"] == "river"


def test_in_place_of_an_end_it_lets_the_end_go_to_any_river_tile_the_other_end_too() -> None:  # HO-21
    state = play(position(USE, table="hills@0,2"), "river end2")
    assert {">-4,0", ">0,-2", ">4,1"} <= set(legal(state))
    assert refusal(state, ">0,4") == ("HO-21", "refusal-end-not-at-the-river")
    play(state, ">-4,0")
    ends = {tile["end"]: tile["at"] for tile in state.view(0)["tiles"] if tile["end"]}
    assert ends == {1: [-2, 0], 2: [-4, 0]}


def test_as_necropolis_it_goes_where_terrain_may() -> None:  # HO-21
    state = play(position(USE, table="hills@0,2 hills@0,4"), "necropolis")
    assert "necropolis@0,6" in legal(state)


def test_the_card_goes_on_the_discards_at_once_and_the_hand_is_refilled() -> None:  # HO-22
    state = play(position(), "card hills3")
    assert state.view(1)["discards"] == {"hills3": 1}
    assert state.view(0)["hand_sizes"] == [4, 5]
    play(state, "hills@0,2", "card marsh5")
    assert state.view(0)["hand_sizes"] == [5, 5]
    assert state.prompt().key == "prompt-bag"
    assert state.turn == 1


HELD = "desert1 desert1 desert2 desert2 desert3"
OTHERS = "hills1 hills1 hills2 hills2 hills3"


def spent(*but: str) -> str:
    """All cards as discards except some."""
    left = list(but)
    cards = []
    for card, n in zip(CARDS, CARD_COUNTS, strict=True):
        for _ in range(n):
            if card in left:
                left.remove(card)
            else:
                cards.append(card)
    return " ".join(cards)


def test_the_discards_become_the_draw_pile_only_when_a_card_must_be_drawn_and_none_is_left() -> None:  # HO-22
    hands = f"{HELD} / {OTHERS}"
    state = position(f"hands: {hands}; discards: {spent(*HELD.split(), *OTHERS.split(), 'any?')}", table="hills@0,2 hills@0,4")
    play(state, "card desert1", "desert@0,-2", "stone@0,-2", "card any?")
    assert state.view(0)["draw_pile"] == 0
    assert sum(state.view(0)["discards"].values()) == 40
    play(state, "desert", "desert@4,0", "card hills1", "hills@0,6")
    while state.actor >= 0:
        state.apply_nth(0)
    assert (state.view(0)["draw_pile"], state.view(0)["discards"]) == (41, {})


def test_cards_of_an_exhausted_terrain_leave_the_game_when_the_pile_is_renewed() -> None:  # HO-22
    deserts = " ".join(f"desert@4,{y}" for y in range(0, 16, 2))
    hands = "hills1 hills1 hills2 hills2 hills3 / marsh1 marsh1 marsh2 marsh2 marsh3"
    cards = hands.replace("/", "").split()
    state = position(f"hands: {hands}; discards: {spent(*cards)}; piles: 0 8 8 8 20; exhausted: desert", table=deserts)
    play(state, "card hills1", "hills@0,2", "stone@0,2")
    assert state.prompt().key == "prompt-refill"
    assert not any(state.text(action).startswith("card desert") for action in state.legal_actions())
    assert state.view(0)["draw_pile"] == 50 - 11 - 9
    assert sum(state.view(0)["unseen"].values()) == 30 + 5


EXHAUST = (
    "piles: 1 8 8 8 20; "
    "hands: desert3 desert4 hills1 marsh1 any1 / desert5 desert5 hills4 farmland4 any? / hills2 hills3 marsh2 marsh3 any2"
)
TWELVE = " ".join(f"desert@4,{y}" for y in range(0, 14, 2))


def test_the_last_tile_of_a_terrain_makes_all_discard_its_cards_before_it_is_laid() -> None:  # HO-23
    state = play(position(EXHAUST, table=TWELVE, seats=3), "card desert3")
    assert state.view(2)["discards"] == {"desert3": 1, "desert4": 1, "desert5": 2}
    assert state.view(2)["hand_sizes"] == [3, 3, 5]
    assert state.prompt().key == "prompt-refill"
    assert state.drawer == 1
    assert state.view(2)["exhausted"] == "desert"


def test_the_others_refill_at_once_and_the_active_player_in_the_fifth_action() -> None:  # HO-23
    state = play(position(EXHAUST, table=TWELVE, seats=3), "card desert3", "card marsh4", "card marsh5")
    assert (state.prompt().key, state.view(0)["hand_sizes"]) == ("prompt-place", [3, 5, 5])
    play(state, "desert@0,2")
    while state.actor >= 0:
        state.apply_nth(0)
    assert (state.prompt().key, state.drawer) == ("prompt-refill", 0)
    play(state, "card farmland1", "card farmland1")
    assert state.view(0)["hand_sizes"] == [5, 5, 5]


def test_a_card_of_an_exhausted_terrain_drawn_later_is_discarded_openly_and_replaced() -> None:  # HO-23
    state = play(position(EXHAUST, table=TWELVE, seats=3), "card desert3")
    dead = state.parse("card desert1")
    assert [state.seen(dead, seat) for seat in (0, 1, 2, None)] == [dead] * 4
    play(state, "card desert1")
    assert state.view(0)["discards"]["desert1"] == 1
    assert (state.drawer, state.view(0)["hand_sizes"]) == (1, [3, 3, 5])


def test_a_card_already_played_still_counts() -> None:  # HO-23
    state = play(
        position(EXHAUST, table=TWELVE + " hills@0,2 hills@0,4 hills@0,6", seats=3), "card desert3", "card marsh4", "card marsh5"
    )
    play(state, "desert@0,-2")
    assert "stone@0,4" in legal(state)


def test_without_a_horus_card_the_nile_card_must_be_played() -> None:  # HO-24
    state = position("hands: . / hills1")
    assert legal(state) == ["nile"]
    assert state.prompt().clause == "HO-24"


def test_with_neither_the_middle_actions_are_skipped() -> None:  # HO-24
    state = laying("desert", text="hands: . / hills1; nile: 1")
    play(state, "desert@0,2")
    assert (state.prompt().key, state.drawer) == ("prompt-refill", 0)


def test_a_bag_river_that_can_replace_neither_end_leaves_the_game_and_no_tile_follows() -> None:  # HO-11, HO-14
    # Each end lies in a bay where it could move twice, but no more.
    river = "river@0,0 river@-2,0 river@2,0 river@-4,0 river@4,0 end1@-6,0 end2@6,0"
    left = " ".join(f"desert@{x},{y}" for x in (-4, -6, -8, -10) for y in (-2, 2))
    right = " ".join(f"farmland@{x},{y}" for x in (4, 6, 8, 10) for y in (-2, 2))
    caps = "hills@-12,-1 hills@-12,1 hills@12,-1 hills@12,1"
    state = play(position("phase: bag", table=f"{river} {left} {right} {caps}"), "river")
    assert state.prompt().key == "prompt-card"
    assert state.view(0)["out"] == {"river": 1}
    assert state.view(0)["piles"]["river"] == 20


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (position(), "stone@0,0"),
        (position(), "pile hills"),
        (position(), "river end1"),
        (position(), "river"),
        (position(), "pass"),
        (laying("desert"), "card desert3"),
        (laying("desert"), "nile"),
    ],
)
def test_a_move_that_is_not_due_is_refused_with_the_one_that_is(state: HorusState, move: str) -> None:  # HO-13, HO-17
    assert refusal(state, move)[1] == "refusal-not-now"
