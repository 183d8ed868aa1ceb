"""Legal places of tiles, contacts, and blocked ends."""

import random

import pytest

import ilion
from ilion.games.horus.encoding import NOWHERE
from tests.games.horus.oracle import Plain, overlap, touch
from tests.games.horus.positions import START, game, laying, legal, opening, play, position, refusal


def test_a_tile_has_twelve_places_round_it_by_whole_and_half_edges() -> None:  # HO-6
    around = [(dx, dy) for dx in range(-3, 4) for dy in range(-3, 4) if touch((0, 0), (dx, dy))]
    assert len(around) == 12
    state = laying("desert", table="necropolis@0,-2 necropolis@0,-4", text="piles: 8 8 8 8 18")
    top = {(x, y) for x, y in map(tuple, state.view(0)["places"]) if y <= -5}
    assert top == {(-1, -6), (0, -6), (1, -6), (-2, -5), (2, -5)}


@pytest.mark.parametrize("at", ["4,2", "-4,2", "-4,-2", "4,-2"])
def test_a_corner_is_no_contact(at: str) -> None:  # HO-6
    assert refusal(laying("desert"), f"desert@{at}") == ("HO-6", "refusal-corner")


def test_the_refusal_of_a_corner_says_the_kind_of_the_tile() -> None:  # HO-6
    with pytest.raises(ilion.IllegalMove) as error:
        laying("desert").parse("desert@4,2")
    assert error.value.facts == {"kind": "river"}
    assert "corner" in str(error.value)


def test_tiles_that_only_meet_at_a_corner_are_two_regions() -> None:  # HO-6, HO-10
    assert len(position(table="desert@-2,2 hills@0,2 desert@0,4").view(0)["regions"]) == 3
    assert len(position(table="desert@-2,2 hills@0,2 desert@-1,4").view(0)["regions"]) == 2


@pytest.mark.parametrize("at", ["64,0", "0,64", "-65,0", "0,-65", "999,999"])
def test_no_place_beyond_the_table_is_free(at: str) -> None:  # HO-7
    assert refusal(laying("desert"), f"desert@{at}") == ("HO-7", "refusal-off-the-table")


def test_at_the_edge_of_the_table_the_places_beyond_are_closed() -> None:  # HO-7
    column = " ".join(f"{kind}@0,{y}" for kind, ys in (("desert", range(2, 26, 2)), ("hills", range(26, 50, 2))) for y in ys)
    far = laying("farmland", table=f"{column} marsh@0,50 marsh@0,52 marsh@0,54 marsh@0,56 marsh@0,58 marsh@0,60 marsh@0,62")
    assert max(y for _, y in far.view(0)["places"]) == 63
    assert "farmland@2,63" in legal(far)
    tile = far.coordinates().index((0, 62))
    below = [far.explain(tile * 12 + side) for side in (6, 7, 8)]
    assert [(reason.clause, reason.key) for reason in below if reason] == [("HO-7", "refusal-off-the-table")] * 3


def test_a_new_tile_may_touch_any_kind_and_kinds_need_not_match() -> None:  # HO-8
    state = laying("desert", table="hills@0,2 necropolis@0,-2", text="piles: 8 8 8 8 19")
    assert {"desert@0,4", "desert@0,-4", "desert@-1,2"} - set(legal(state)) == {"desert@-1,2"}
    assert refusal(state, "desert@-1,2") == ("HO-8", "refusal-overlap")


def test_a_tile_that_touches_nothing_cannot_be_laid() -> None:  # HO-8
    assert refusal(laying("desert"), "desert@10,10") == ("HO-8", "refusal-touches-nothing")


def test_an_overlap_is_refused_with_the_tile_that_lies_there() -> None:  # HO-8
    state = laying("desert", table="hills@0,2")
    reason = state.explain(state.parse("desert@1,2"))
    assert reason is not None
    assert (reason.clause, reason.facts) == ("HO-8", {"kind": "hills"})
    assert overlap((1, 2), (0, 2))


def test_a_half_tile_hole_may_remain() -> None:  # HO-8
    state = play(laying("desert", table="hills@0,2"), "desert@3,2")
    assert (2, 2) not in map(tuple, Plain.of(state).kinds)
    assert Plain.of(state).free((2, 2)) is False


def test_tiles_may_lie_against_the_start_tiles_which_are_river() -> None:  # HO-9
    state = play(laying("temple"), "temple@0,2")
    assert state.view(0)["tiles"][3]["kind"] == "temple"


def test_a_region_is_all_touching_tiles_of_one_terrain() -> None:  # HO-10
    state = position(table="hills@0,2 hills@1,4 hills@3,5 desert@5,4 hills@0,-2")
    sizes = sorted((region["terrain"], region["size"]) for region in state.view(0)["regions"])
    assert sizes == [("desert", 1), ("hills", 1), ("hills", 3)]


def test_river_temple_and_necropolis_are_part_of_no_region() -> None:  # HO-10
    state = position(table="temple@0,-2 necropolis@0,2 necropolis@0,4", text="piles: 8 8 8 8 18")
    assert state.view(0)["regions"] == []
    assert all(tile["region"] is None for tile in state.view(0)["tiles"])


def test_a_foreign_tile_between_keeps_two_regions_apart() -> None:  # HO-10
    apart = position(table="farmland@0,2 desert@2,2 farmland@4,2")
    assert sorted(region["size"] for region in apart.view(0)["regions"]) == [1, 1, 1]


def test_stones_stay_and_all_count_when_regions_merge() -> None:  # HO-32
    state = laying("hills", table="hills@0,2/white desert@2,2 desert@2,4 hills@1,6/blue hills@1,8/blue")
    play(state, "hills@0,4")
    _, region = state.view(0)["regions"]
    assert (region["size"], region["stones"], region["leaders"]) == (4, [1, 2], [1])


def test_stones_stay_where_they_are_when_a_region_grows() -> None:  # HO-32
    state = play(laying("hills", table="hills@0,2/white"), "hills@0,4")
    assert [tile["stone"] for tile in state.view(0)["tiles"][3:]] == [0, None]


def test_a_region_of_six_changes_its_stones_by_merging() -> None:  # HO-32
    six = " ".join(f"hills@0,{y}" for y in range(2, 14, 2)).replace("hills@0,2", "hills@0,2/white")
    state = play(laying("hills", table=f"{six} desert@2,12 desert@2,14 hills@1,16/blue hills@1,18/blue"), "hills@0,14")
    _, region = state.view(0)["regions"]
    assert (region["size"], region["leaders"]) == (9, [1])


# End 1 lies at -6,0 between desert above and below: it can only go to -8,0 and from there on to -10,0 or -10,1.
BAY = (
    "river@0,0 river@-2,0 end2@2,0 river@-4,0 end1@-6,0 "
    "desert@-4,-2 desert@-4,2 desert@-6,-2 desert@-6,2 desert@-8,-2 desert@-8,2 desert@-10,-2"
)


@pytest.mark.parametrize("at", ["-8,0", "-9,0", "-10,0"])
def test_a_tile_that_would_block_an_end_is_refused_and_the_end_named(at: str) -> None:  # HO-11
    state = laying("hills", table=BAY)
    reason = state.explain(state.parse(f"hills@{at}"))
    assert reason is not None
    assert (reason.clause, reason.key) == ("HO-11", "refusal-blocks-end")
    assert reason.facts == {"side": "west"}


def test_a_tile_that_leaves_the_end_two_moves_is_legal() -> None:  # HO-11
    assert {"hills@-10,2", "hills@-12,-2"} <= set(legal(laying("hills", table=BAY)))


def test_an_end_may_not_be_laid_where_it_is_blocked() -> None:  # HO-11
    pocket = "river@0,-2 river@0,-4 desert@-2,-4 desert@2,-4 desert@-2,-6 desert@2,-6 desert@-2,-8 desert@2,-8 hills@0,-8"
    state = position("phase: relay; tile: river; errand: bag-second; lifted: 2", table=pocket)
    assert refusal(state, ">0,-6") == ("HO-11", "refusal-end-blocked-there")


def test_an_end_may_not_be_laid_so_that_it_blocks_the_other() -> None:  # HO-11
    state = position("phase: relay; tile: river; errand: bag-second; lifted: 2", table=BAY)
    assert refusal(state, ">-8,0") == ("HO-11", "refusal-blocks-end")


def test_other_river_arms_may_be_blocked() -> None:  # HO-11
    arm = "river@0,2 desert@-2,2 desert@2,2"
    assert "hills@0,4" in legal(laying("hills", table=arm))


def test_an_end_without_a_legal_place_cannot_be_chosen() -> None:  # HO-11, HO-14
    # End 1 can still move twice, so it is not blocked; but a river tile in its place would leave it one move only.
    table = BAY + " desert@-10,2 hills@-12,-1 hills@-12,1"
    state = position("phase: end; tile: river; errand: bag-river", table=table)
    assert legal(state) == ["river end2"]
    assert refusal(state, "river end1") == ("HO-11", "refusal-end-has-no-place")


def test_a_blocked_end_makes_a_position_impossible() -> None:  # HO-11
    with pytest.raises(ilion.InvalidPosition, match="end 1 is blocked"):
        position(table=BAY + " hills@-8,0")


def test_the_ends_are_never_blocked_in_random_play() -> None:  # HO-11
    state, rng = opening(4), ilion.Rng(5)
    while state.actor != ilion.OVER:
        if state.lifted == 2:
            assert not state.end_blocked(0, NOWHERE)
            assert not state.end_blocked(1, NOWHERE)
        state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])


@pytest.mark.parametrize("seed", range(30))
def test_islands_in_tangled_rivers_are_those_found_by_flooding(seed: int) -> None:  # HO-29
    rng = random.Random(seed)
    table, rivers = START, 0
    for _ in range(70):
        state = game.from_position(f"horus/1; phase: bag; first: no; table: {table}")
        kind = "river" if rivers < 24 and rng.random() < 0.6 else rng.choice(["desert", "hills"])
        near = [p for p in state.open_points("bank") if abs(p[0]) + abs(p[1]) < 14]  # type: ignore[attr-defined]
        x, y = rng.choice(near)
        try:
            game.from_position(f"horus/1; phase: bag; first: no; table: {table} {kind}@{x},{y}")
        except ilion.InvalidPosition:
            continue
        table += f" {kind}@{x},{y}"
        rivers += kind == "river"
    plain = Plain.of(state)  # type: ignore[arg-type]
    outside = plain.outside()
    points = state.coordinates()  # type: ignore[attr-defined]
    islands = {frozenset(points[t] for t in region["tiles"]) for region in state.view(None)["regions"] if region["island"]}
    assert islands == {region for region in plain.regions() if plain.island(region, outside)}, table
