"""The fifteen adventure cards, one after the other."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.odyssey import components as box
from tests.games.odyssey.positions import landed, legal, phase, play, player, refusal, space, turn_of_seat_0

DONE = ["crete"]


def test_marons_wine_gives_two_gifts() -> None:  # OD-3
    state = landed("wine")
    assert (player(state, 0)["gifts"], player(state, 0)["islands"]) == (5, DONE)


@pytest.mark.parametrize(("face", "heroes"), [("white", 4), ("black", 3)])
def test_the_lotus_eaters_keep_a_hero_on_black(face: str, heroes: int) -> None:  # OD-3
    state = landed("lotus", face)
    assert (player(state, 0)["heroes"], player(state, 0)["islands"]) == (heroes, DONE)


@pytest.mark.parametrize(("die", "heroes", "gifts"), [("1", 2, 3), ("2", 3, 3), ("3", 4, 3), ("4", 4, 5)])
def test_polyphemos_eats_two_or_one_or_none_or_leaves_his_stores(die: str, heroes: int, gifts: int) -> None:  # OD-3
    state = landed("polyphemos", die)
    assert (player(state, 0)["heroes"], player(state, 0)["gifts"], player(state, 0)["islands"]) == (heroes, gifts, DONE)


def test_the_bag_of_winds_gives_two_more_own_turns_with_a_free_arrow() -> None:  # OD-3, OD-20
    assert player(landed("winds"), 0)["free_arrows"] == 2
    assert player(landed("winds", newcomer="free=1"), 0)["free_arrows"] == 3


@pytest.mark.parametrize(("crew", "dice"), [(4, "1:1"), (4, "3:3"), (3, "2:1"), (2, "3:1"), (1, "4:1")])
def test_higher_than_the_laistrygonians_is_done(crew: int, dice: str) -> None:  # OD-3
    state = landed("laistrygonians", dice, newcomer=f"heroes={crew}")
    assert (phase(state), player(state, 0)["islands"]) == ("provisions", DONE)


def test_equal_to_the_laistrygonians_is_rolled_again_and_after_twelve_ties_not_done() -> None:  # OD-3
    state = landed("laistrygonians", *["1:2"] * 11)
    assert phase(state) == "brawl"
    play(state, "1:2")
    assert phase(state) == "provisions"
    assert (player(state, 0)["islands"], space(state, "crete")["card"]) == ([], "laistrygonians")


def test_ties_count_over_the_whole_task() -> None:  # OD-3
    state = landed("laistrygonians", *["1:2"] * 6, "1:4", "again", *["2:2"] * 6)
    assert phase(state) == "provisions"
    assert player(state, 0)["heroes"] == 3


def test_lower_than_the_laistrygonians_loses_a_hero_then_again_or_flee() -> None:  # OD-3
    state = landed("laistrygonians", "1:3")
    assert player(state, 0)["heroes"] == 3
    assert legal(state) == ["again", "flee"]
    again = play(state.copy(), "again", "2:1")
    assert player(again, 0)["islands"] == DONE
    fled = play(state, "flee")
    assert (phase(fled), player(fled, 0)["cards"]) == ("provisions", [])


@pytest.mark.parametrize(("heroes", "after"), [(2, 3), (4, 4)])
def test_circe_on_white_gives_a_gift_and_brings_a_lost_hero_back(heroes: int, after: int) -> None:  # OD-3, OD-26
    state = landed("circe", "white", newcomer=f"heroes={heroes}")
    assert (player(state, 0)["heroes"], player(state, 0)["gifts"], player(state, 0)["misses_turn"]) == (after, 4, False)


def test_circe_on_black_costs_the_next_turn_but_not_its_upkeep() -> None:  # OD-3
    state = landed("circe", "black", "black")
    assert player(state, 0)["misses_turn"]
    assert player(state, 0)["islands"] == DONE
    play(state, "sail", "1", "to troy")
    assert (state.actor, player(state, 0)["gifts"]) == (1, 2)


def test_the_house_of_hades_takes_a_gift_and_shows_two_cards_of_choice() -> None:  # OD-3
    state = landed("hades")
    assert player(state, 0)["gifts"] == 2
    assert len(legal(state)) == 14, "the own card has left the rim"
    play(state, "look aiaia", "circe")
    assert "look aiaia" not in legal(state)
    assert refusal(state, "look aiaia") == ("OD-3", "refusal-looked")
    assert refusal(state, "look crete") == ("OD-3", "refusal-no-card")
    play(state, "look pharos", "wine")
    assert (phase(state), player(state, 0)["islands"]) == ("provisions", DONE)
    assert [space(state, island, 0)["card"] for island in ("aiaia", "pharos")] == ["circe", "wine"]


def test_cards_lying_face_up_are_not_looked_at() -> None:  # OD-3
    state = landed("hades", rim="aiaia=circe!")
    assert refusal(state, "look aiaia") == ("OD-3", "refusal-face-up")


@pytest.mark.parametrize(("down", "looks"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_in_the_house_of_hades_fewer_cards_are_seen_if_fewer_are_left(down: int, looks: int) -> None:  # OD-3
    others = [card for card in box.CARDS if card != "hades"]
    islands = [island for island in box.ISLANDS if island != "crete"]
    open_cards = [f"{island}={card}!" for island, card in zip(islands, others, strict=True)]
    state = landed("hades", rim=" ".join(open_cards[down:]))
    seen = 0
    while phase(state) == "look":
        state.apply_nth(0)
        state.apply_nth(0)
        seen += 1
    assert seen == looks
    assert player(state, 0)["islands"] == DONE


def test_the_house_of_hades_without_a_gift_is_not_done() -> None:  # OD-3, OD-17
    state = landed("hades", newcomer="gifts=0")
    assert player(state, 0)["islands"] == []


def test_the_sirens_take_a_gift() -> None:  # OD-3
    state = landed("sirens")
    assert legal(state) == ["pay", "roll"]
    play(state, "pay")
    assert (player(state, 0)["gifts"], player(state, 0)["heroes"], player(state, 0)["islands"]) == (2, 4, DONE)


@pytest.mark.parametrize(("die", "heroes"), [("1", 3), ("2", 3), ("3", 4), ("4", 4)])
def test_past_the_sirens_one_and_two_lose_a_hero(die: str, heroes: int) -> None:  # OD-3
    assert player(landed("sirens", "roll", die), 0)["heroes"] == heroes
    assert player(landed("sirens", die, newcomer="gifts=0"), 0)["heroes"] == heroes, "without a gift the roll is all there is"


def test_skylla_takes_a_hero() -> None:  # OD-3
    state = landed("skylla")
    assert (player(state, 0)["heroes"], player(state, 0)["islands"]) == (3, DONE)


@pytest.mark.parametrize(("had", "gifts", "hunger"), [(3, 1, 0), (2, 0, 0), (1, 0, 0), (0, 0, 1)])
def test_charybdis_on_black_takes_two_gifts_or_all_and_with_none_brings_hunger(had: int, gifts: int, hunger: int) -> None:  # OD-3
    state = landed("charybdis", "black", newcomer=f"gifts={had}")
    assert (player(state, 0)["gifts"], player(state, 0)["hunger"]) == (gifts, hunger)
    assert player(state, 0)["islands"] == DONE
    assert player(landed("charybdis", "white", newcomer=f"gifts={had}"), 0)["gifts"] == had


def test_the_cattle_may_be_spared() -> None:  # OD-3
    state = landed("cattle")
    assert "spare them" in str(state.prompt())  # as its button says
    play(state, "abstain")
    assert (player(state, 0)["gifts"], player(state, 0)["islands"]) == (3, DONE)


@pytest.mark.parametrize(("face", "heroes"), [("white", 4), ("black", 3)])
def test_slaughtered_cattle_are_three_gifts_and_on_black_cost_a_hero(face: str, heroes: int) -> None:  # OD-3
    state = landed("cattle", "slaughter", face)
    assert (player(state, 0)["gifts"], player(state, 0)["heroes"], player(state, 0)["islands"]) == (6, heroes, DONE)


@pytest.mark.parametrize(("had", "gifts"), [(0, 4), (3, 4), (4, 4), (6, 6)])
def test_kalypso_fills_gifts_up_to_four_and_costs_the_next_turn(had: int, gifts: int) -> None:  # OD-3
    state = landed("kalypso", newcomer=f"gifts={had}")
    assert (player(state, 0)["gifts"], player(state, 0)["misses_turn"], player(state, 0)["islands"]) == (gifts, True, DONE)


def test_the_phaiakians_give_a_gift_and_a_four_kept_until_used() -> None:  # OD-3
    state = landed("phaiakians", "black")
    assert (player(state, 0)["gifts"], player(state, 0)["next_sail_is_4"]) == (4, True)
    play(state, "sail", "1", "to troy")
    arrow = play(state.copy(), "arrow", "at 0,0", "E")
    assert player(arrow, 0)["next_sail_is_4"], "an arrow does not use it up"
    play(state, "sail")
    assert (phase(state), state.view(0)["roll"], player(state, 0)["next_sail_is_4"]) == ("sail", 4, False)


@pytest.mark.parametrize("card", ["aegis", "veil"])
def test_aegis_and_veil_are_kept_open(card: str) -> None:  # OD-3
    state = landed(card)
    assert (player(state, 0)["cards"], player(state, 0)["turned"], player(state, 0)["islands"]) == ([card], [], DONE)


@pytest.mark.parametrize(
    ("heroes", "moves"),
    [
        (1, ["skylla"]),
        (1, ["lotus", "black"]),
        (2, ["polyphemos", "1"]),
        (1, ["polyphemos", "1"]),
        (1, ["laistrygonians", "1:3"]),
        (1, ["sirens", "roll", "2"]),
        (1, ["cattle", "slaughter", "black"]),
    ],
)
def test_losing_the_last_hero_is_not_done_and_the_ship_is_lost(heroes: int, moves: list[str]) -> None:  # OD-3, OD-17, OD-24
    state = landed(*moves, newcomer=f"heroes={heroes}")
    assert (player(state, 0)["place"], player(state, 0)["heroes"], player(state, 0)["cards"]) == ("troy", 4, [])
    assert (space(state, "crete")["lies"], space(state, "crete")["card"]) == ("face-up", moves[0])
    assert state.turn == 1, "no provisions"
    veiled = landed(*moves, newcomer=f"heroes={heroes} cards=veil")
    assert (phase(veiled), legal(veiled)) == ("save", ["veil", "no veil"])
    play(veiled, "veil")
    assert (player(veiled, 0)["heroes"], player(veiled, 0)["turned"]) == (1, ["veil"])
    if moves[0] == "laistrygonians":
        assert legal(veiled) == ["again", "flee"], "the card goes on"
    else:
        assert player(veiled, 0)["islands"] == DONE


def test_the_veil_may_be_spared() -> None:  # OD-3
    state = landed("skylla", "no veil", newcomer="heroes=1 cards=veil")
    assert (player(state, 0)["place"], player(state, 0)["turned"]) == ("troy", [])


def test_the_veil_drops_all_hunger_and_brings_a_gift() -> None:  # OD-3
    state = landed("skylla", "veil", newcomer="heroes=1 gifts=0 hunger=2 cards=veil")
    assert (player(state, 0)["hunger"], player(state, 0)["gifts"]) == (0, 1)


def test_a_turned_veil_saves_nobody_but_still_counts() -> None:  # OD-3
    state = landed("skylla", newcomer="heroes=1 cards=veil*")
    assert player(state, 0)["place"] == "troy"
    assert player(state, 0)["score"] == 1 - 10


def test_a_starving_crew_saved_by_the_veil_is_one_hero() -> None:  # OD-3, OD-23
    state = turn_of_seat_0("seat0: at=0,0 gifts=0 hunger=3 cards=veil; seat1: at=5,0")
    play(state, "sail", "1", "to 1,0")
    assert (state.actor, phase(state)) == (0, "save")
    play(state, "veil")
    assert (player(state, 0)["heroes"], player(state, 0)["hunger"], player(state, 0)["gifts"]) == (1, 0, 1)
    assert player(state, 0)["at"] == [1, 0]


def test_a_card_that_changes_hands_is_open_again() -> None:  # OD-3
    given = landed("no offer", seat1="cards=veil* rules=crete")
    assert player(given, 0)["turned"] == []
    bargained = landed("card wine", "give aegis", "accept", newcomer="cards=aegis*", seat1="cards=wine rules=crete")
    assert (player(bargained, 1)["cards"], player(bargained, 1)["turned"]) == (["aegis"], [])


def test_cards_belong_to_another_island_in_every_game() -> None:  # OD-3
    first = set()
    for seed in range(40):
        state = landed()
        state.apply(state.draw(ilion.Rng(seed)))
        first.add(state.view(0)["landing"]["card"] or player(state, 0)["cards"][0])
    assert len(first) > 8
