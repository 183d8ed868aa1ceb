from collections import Counter

import pytest

import ilion
from ilion.games.horus.components import CARD_COUNTS, CARDS
from tests.games.horus.positions import game, opening, play


def test_there_are_120_tiles_eighty_of_them_terrain() -> None:  # HO-1
    view = opening().view(None)
    terrain = [name for name in view["piles"] if name != "river"]
    assert [view["bag"][name] + view["piles"][name] for name in terrain] == [20] * 4
    assert view["bag"]["river"] + view["piles"]["river"] == 36
    assert view["bag"]["temple"] == 1
    assert sum(view["bag"].values()) + sum(view["piles"].values()) + len(view["tiles"]) == 120


@pytest.mark.parametrize(("tiles", "in_bag", "in_pile"), [("six", 14, 6), ("seven", 13, 7), ("eight", 12, 8), ("ten", 10, 10)])
def test_the_terrain_is_split_between_bag_and_piles_by_the_option(tiles: str, in_bag: int, in_pile: int) -> None:  # HO-2
    view = opening(tiles=tiles).view(None)
    assert list(view["bag"].values()) == [in_bag] * 4 + [16, 1]
    assert list(view["piles"].values()) == [in_pile] * 4 + [20]


def test_there_are_fifty_cards_eleven_of_each_terrain_and_six_without() -> None:  # HO-3
    assert sum(CARD_COUNTS) == 50
    box = Counter(dict(zip(CARDS, CARD_COUNTS, strict=True)))
    assert [box[f"desert{number}"] for number in "12345?"] == [2, 2, 2, 2, 2, 1]
    assert [box[f"any{number}"] for number in "12345?"] == [1] * 6
    assert [sum(n for card, n in box.items() if card[:-1] == centre) for centre in ("hills", "farmland", "marsh")] == [11] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_twenty_stones_and_a_nile_card_and_the_rest_stays_in_the_box(seats: int) -> None:  # HO-4, HO-5
    view = opening(seats).view(None)
    assert view["stones"] == [20] * seats
    assert view["nile"] == [True] * seats
    assert list(view["bag"].values()) == [12] * 4 + [16, 1]


def test_the_pyramid_lies_between_the_two_ends() -> None:  # HO-9
    tiles = opening().view(None)["tiles"]
    assert [(tile["at"], tile["kind"], tile["end"]) for tile in tiles] == [
        ([0, 0], "river", None),
        ([-2, 0], "river", 1),
        ([2, 0], "river", 2),
    ]


def test_five_cards_are_dealt_to_the_first_player_then_clockwise() -> None:  # HO-12
    state = game.new(3)
    receivers = []
    for card in ("desert1", "desert2", "desert3", "desert4", "desert5") * 2:
        receivers.append(state.describe(state.parse(f"card {card}"))["seat"])
        play(state, f"card {card}")  # type: ignore[arg-type]
    assert receivers == [0] * 5 + [1] * 5
    assert state.view(0)["hand"] == ["desert1", "desert2", "desert3", "desert4", "desert5"]


def test_seat_0_begins_and_turns_go_clockwise() -> None:  # HO-12
    state, rng = opening(3), ilion.Rng(1)
    turns: list[int] = []
    while len(turns) < 7:
        if state.prompt().key == "prompt-bag":
            turns.append(state.turn)
        state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
    assert turns == [0, 1, 2, 0, 1, 2, 0]


def test_a_card_dealt_is_weighted_by_how_many_of_it_are_left() -> None:  # HO-12
    state = game.new(2)
    assert dict(state.chance_outcomes())[state.parse("card desert1")] == 2
    play(state, "card desert1")  # type: ignore[arg-type]
    assert dict(state.chance_outcomes())[state.parse("card desert1")] == 1
    assert sum(weight for _, weight in state.chance_outcomes()) == 49
