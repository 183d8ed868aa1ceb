"""The end of the game, control, values, islands."""

import pytest

import ilion
from ilion.games.horus.state import HorusState
from tests.games.horus.positions import FULL, game, laying, legal, play, position

SEVEN = " ".join(f"desert@4,{y}" for y in range(0, 14, 2))
EMPTIED = f"piles: 1 0 8 8 20; exhausted: hills; hands: desert1 desert2 marsh1 / {FULL.replace('hills1 hills2', 'marsh2 marsh3')}"
HILLS = " ".join(f"hills@-4,{y}" for y in range(0, 16, 2))


def last_turn() -> HorusState:
    return position(EMPTIED, table=f"{SEVEN} {HILLS}")


def test_the_player_who_empties_the_second_pile_finishes_the_turn_then_the_game_is_over() -> None:  # HO-26
    state = play(last_turn(), "card desert1")
    assert state.prompt().key == "prompt-place"
    play(state, "desert@0,2")
    assert state.prompt().key == "prompt-stone"
    play(state, "stone@0,2")
    assert state.actor == ilion.OVER
    assert str(state.ending()) == "The piles of hills and desert are empty."


def test_from_that_moment_no_card_is_discarded_or_drawn() -> None:  # HO-26
    state = play(last_turn(), "card desert1")
    assert state.view(1)["hand_sizes"] == [2, 5]
    play(state, "desert@0,2", "stone@0,2")
    assert state.view(1)["hand_sizes"] == [2, 5]
    assert "desert2" in state.view(0)["hand"]


def test_the_river_pile_counts_as_one_of_the_five() -> None:  # HO-26
    column = " ".join(f"necropolis@0,{y}" for y in range(2, 40, 2))
    state = position("piles: 8 0 8 8 1; exhausted: hills; hands: desert1 / desert2; phase: bag", table=f"{HILLS} {column}")
    play(state, "river", "river end2", ">4,0", "necropolis", "necropolis@0,-2")
    assert state.prompt().key == "prompt-card", "the turn goes on"
    play(state, "card desert1", "desert@4,2", "stone@4,2")
    assert state.actor == ilion.OVER


def test_the_ending_names_the_two_piles_that_were_used_up_first() -> None:  # HO-26
    column = " ".join(f"necropolis@0,{y}" for y in range(2, 40, 2))
    text = "piles: 1 0 8 8 1; exhausted: hills; hands: desert1 / desert2; phase: bag"
    state = position(text, table=f"{HILLS} {SEVEN} {column}")
    play(state, "river", "river end1", legal(play(state.copy(), "river", "river end1"))[0])
    play(state, "necropolis", legal(play(state.copy(), "necropolis"))[0], "card desert1")
    while state.actor != ilion.OVER:
        state.apply_nth(0)
    assert state.view(None)["piles"] == {"desert": 0, "hills": 0, "farmland": 8, "marsh": 8, "river": 0}
    assert str(state.ending()) == "The piles of hills and river/necropolis are empty."
    assert game.from_position(state.position()) == state


def test_an_empty_river_pile_alone_discards_nothing() -> None:  # HO-26
    column = " ".join(f"necropolis@0,{y}" for y in range(2, 40, 2))
    state = play(position("piles: 8 8 8 8 1", table=column), "card any?", "pile river", "necropolis", "necropolis@0,-2")
    assert state.view(0)["exhausted"] is None


def scores(table: str, seats: int = 2) -> list[int]:
    return position(table=table, seats=seats).view(None)["scores"]  # type: ignore[no-any-return]


def test_the_seat_with_the_most_stones_controls_a_region() -> None:  # HO-27
    assert scores("hills@0,2/white hills@0,4/white hills@0,6/blue hills@0,8") == [4, 0]


def test_equal_leaders_all_get_the_full_value() -> None:  # HO-27
    assert scores("hills@0,2/white hills@0,4/blue hills@0,6", seats=3) == [3, 3, 0]


def test_a_region_without_stones_is_controlled_by_nobody() -> None:  # HO-27
    state = position(table="hills@0,2 hills@0,4")
    assert state.view(0)["regions"][0]["leaders"] == []
    assert state.scores() == [0, 0]


def worths(table: str, text: str = "") -> dict[str, int]:
    return {region["terrain"]: region["worth"] for region in position(text, table=table).view(None)["regions"]}


@pytest.mark.parametrize("seats", game.seats)
def test_with_the_compensation_everybody_but_the_first_to_move_gets_two_points(seats: int) -> None:  # HO-33
    plain, compensated = game.new(seats), game.new(seats, {"compensation": "points"})
    more = [0] + [2] * (seats - 1)
    assert compensated.view(None)["compensation"] == more
    rng = ilion.Rng(seats)
    while compensated.actor != ilion.OVER:
        assert (
            compensated.scores() == [a + b for a, b in zip(plain.scores(), more, strict=True)] == compensated.view(None)["scores"]
        )
        action = (
            compensated.draw(rng)
            if compensated.actor == ilion.CHANCE
            else compensated.legal_actions()[rng.below(compensated.n_legal())]
        )
        plain.apply(action)
        compensated.apply(action)
    sheet = compensated.score_sheet(None)
    assert [line.points for line in sheet if line.clause == "HO-33"] == more[1:]
    assert [sum(line.points for line in sheet if line.seat == seat) for seat in range(seats)] == compensated.scores()
    assert compensated.places() == [1 + sum(other > mine for other in compensated.scores()) for mine in compensated.scores()]


def test_regions_at_the_temple_of_4_6_and_1_tiles_are_worth_8_10_and_2() -> None:  # HO-28
    farmland = "farmland@2,-2 farmland@4,-2 farmland@4,-4 farmland@6,-2"
    hills = "hills@-2,-2 hills@-4,-2 hills@-6,-2 hills@-4,-4 hills@-6,-4 hills@-8,-2"
    table = f"temple@0,-2 {farmland} {hills} desert@0,-4 marsh@0,2"
    assert worths(table) == {"farmland": 8, "hills": 10, "desert": 2, "marsh": 1}


RING = "river@-2,-2 river@-2,-4 river@-2,-6 river@0,-6 river@2,-6 river@2,-4 river@2,-2"


def test_an_island_doubles_and_with_the_temple_it_is_four_times() -> None:  # HO-28, HO-29
    assert worths(f"{RING} desert@0,-4") == {"desert": 2}
    assert worths(f"{RING} temple@0,-2 desert@0,-4") == {"desert": 4}


def test_no_region_is_worth_more_than_ten() -> None:  # HO-28
    column = " ".join(f"marsh@0,{y}" for y in range(2, 26, 2))
    assert worths(column) == {"marsh": 10}


def test_river_tiles_meeting_at_a_corner_close_the_ring() -> None:  # HO-29
    # Between -2,-6 and 0,-8 the water only meets at a corner.
    ring = "river@-2,-2 river@-2,-4 river@2,-2 river@2,-4 river@2,-6 river@0,-6"
    assert worths(f"{ring} desert@0,-4 desert@0,-2") == {"desert": 4}


def test_a_gap_of_half_a_tile_opens_the_ring() -> None:  # HO-29
    ring = "river@-2,-2 river@-2,-4 river@2,-2 river@2,-4 river@2,-6 river@1,-8"
    assert worths(f"{ring} desert@0,-4 desert@0,-2") == {"desert": 2}


@pytest.mark.parametrize("plug", ["temple@0,-6", "necropolis@0,-6"])
def test_a_temple_or_necropolis_in_the_ring_opens_it(plug: str) -> None:  # HO-29
    ring = "river@-2,-2 river@-2,-4 river@-2,-6 river@2,-2 river@2,-4 river@2,-6"
    text = "piles: 8 8 8 8 19" if "necropolis" in plug else ""
    doubled = 2 if "temple" in plug else 1
    assert worths(f"{ring} {plug} desert@0,-4", text) == {"desert": doubled}


def test_holes_necropolis_and_temple_inside_do_not_matter() -> None:  # HO-29
    assert worths(f"{RING} necropolis@0,-2 desert@0,-4", "piles: 8 8 8 8 19") == {"desert": 2}
    assert worths(f"{RING} desert@0,-4") == {"desert": 2}, "a hole at 0,-2"


def test_ends_and_start_tiles_close_a_ring() -> None:  # HO-9, HO-29
    ring = "river@0,0 river@-2,0 river@2,0 river@-2,-2 river@-2,-4 river@2,-2 river@2,-4 river@-2,-6 river@2,-6 end1@0,-6 end2@-4,0"
    assert worths(f"{ring} desert@0,-4") == {"desert": 2}


def test_two_regions_may_share_an_island() -> None:  # HO-29
    assert worths(f"{RING} desert@0,-4 hills@0,-2") == {"desert": 2, "hills": 2}


def column(terrain: str, x: int, size: int, step: int, *stones: str) -> str:
    """A region straight up (step -2) or down from the river, with stones on its first tiles."""
    tiles = [f"{terrain}@{x},{step + i * step}" for i in range(size)]
    return " ".join(tile + (f"/{stones[i]}" if i < len(stones) else "") for i, tile in enumerate(tiles))


def test_final_scores_of_26_22_19_and_18() -> None:  # HO-27, HO-28, HO-30
    below = [
        column("hills", -2, 6, 2, "white", "yellow", "blue"),
        column("desert", 0, 4, 2, "white", "black"),
        column("hills", 2, 3, 2, "white", "yellow", "blue"),
        column("desert", 4, 5, 2, "white", "black"),
    ]
    above = [
        column("farmland", -2, 8, -2, "white", "blue"),
        column("marsh", 0, 2, -2, "yellow"),
        column("farmland", 2, 10, -2, "yellow", "black"),
        column("marsh", 4, 1, -2, "blue"),
        column("marsh", -4, 1, -2, "yellow"),
    ]
    hands = "hills1 / hills2 / hills3 / hills4"
    state = position(f"hands: {hands}; piles: 8 8 2 8 20", table=" ".join(below + above), seats=4)
    white, blue, black, yellow = state.scores()
    assert white == 6 + 4 + 3 + 5 + 8 == 26
    assert yellow == 6 + 2 + 10 + 1 + 3 == 22
    assert black == 4 + 5 + 10 == 19
    assert blue == 6 + 1 + 3 + 8 == 18
    assert state.places() == [1, 4, 3, 2]


def test_the_most_points_win_and_equal_scores_share_the_victory() -> None:  # HO-30
    state = play(last_turn(), "card desert1", "desert@-2,2", "stone@-2,2")
    assert (state.scores(), state.places(), state.returns()) == ([1, 0], [1, 2], [1.0, -1.0])
    tied = position(EMPTIED, table=f"{SEVEN.replace('@4,0', '@4,0/white')} {HILLS.replace('@-4,0', '@-4,0/blue')}")
    play(tied, "card desert1", "desert@4,14")
    assert tied.actor == ilion.OVER
    assert tied.scores() == [8, 8]
    assert tied.places() == [1, 1]


def test_the_score_sheet_names_every_controlled_region() -> None:  # HO-27, HO-28
    state = position(table=f"{RING} desert@0,-4/white hills@0,2/white hills@0,4/blue")
    lines = state.score_sheet(None)
    assert [(line.seat, line.facts["terrain"], line.facts["place"], line.points) for line in lines] == [
        (0, "desert", "island", 2),
        (0, "hills", "land", 2),
        (1, "hills", "land", 2),
    ]
    assert lines[1].facts["control"] == "shared"


def test_a_preview_tells_size_value_leaders_and_what_merges_or_closes() -> None:  # HO-10, HO-19, HO-28
    state = laying("hills", table="hills@0,2/white hills@0,4 hills@0,6 desert@2,6 desert@2,8 hills@1,10/blue hills@1,12/blue")
    preview = state.preview(state.parse("hills@0,8"), 1)
    assert preview == {
        "kind": "place",
        "region": "hills",
        "size": 6,
        "worth": 6,
        "leaders": [1],
        "merges": 2,
        "closes": True,
        "stuck": [],
        "changes": [-3, 4],
    }


def test_a_preview_names_the_ends_that_a_bag_river_could_no_longer_replace() -> None:  # HO-11, HO-14
    bay = (
        "river@0,0 river@-2,0 end2@2,0 river@-4,0 end1@-6,0 desert@-4,-2 desert@-4,2 desert@-6,-2 desert@-6,2 "
        "desert@-8,-2 desert@-8,2 desert@-10,-2 desert@-10,2 hills@-12,-1"
    )
    state = laying("hills", table=bay)
    assert state.preview(state.parse("hills@-12,1"), 0)["stuck"] == [1]
    assert "hills@-12,1" in legal(state)
