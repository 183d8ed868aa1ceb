"""Hunger, the loss of a ship, and the end of the game."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.odyssey import game
from ilion.games.odyssey.components import CARDS, ISLANDS
from tests.games.odyssey.positions import landed, phase, play, player, position, refusal, turn_of_seat_0


def test_with_the_third_hunger_stone_the_crew_starves_at_the_end_of_the_next_turn() -> None:  # OD-23
    state = turn_of_seat_0("seat0: at=0,0 gifts=0 hunger=2; seat1: at=5,0 gifts=9")
    assert player(state, 0)["starving"]
    assert not state.view(0)["last_chance"], "there is a whole turn still to come"
    play(state, "sail", "1", "to 0,0", "sail", "1", "to 5,0")
    assert state.view(0)["last_chance"]
    assert player(state, 0)["hunger"] == 3, "no fourth stone"
    play(state, "sail", "1", "to 0,0")
    assert (player(state, 0)["place"], player(state, 0)["hunger"], player(state, 0)["gifts"]) == ("troy", 0, 3)


def test_a_gift_gained_by_a_landing_saves_a_starving_crew() -> None:  # OD-23
    state = turn_of_seat_0("seat0: at=3,0 gifts=0 hunger=3; seat1: at=5,0")
    play(state, "sail", "1", "to crete", "skylla", "white")
    assert (player(state, 0)["place"], player(state, 0)["hunger"]) == ("crete", 0)


def test_provisions_that_fail_do_not_save_it() -> None:  # OD-23
    state = turn_of_seat_0("seat0: at=3,0 gifts=0 hunger=3; seat1: at=5,0")
    play(state, "sail", "1", "to crete", "skylla", "black")
    assert player(state, 0)["place"] == "troy"
    assert player(state, 0)["islands"] == ["crete"], "the chip on the island stays"


def test_a_gift_of_a_bargain_does_not_save_it() -> None:  # OD-23
    state = turn_of_seat_0("seat0: at=1,0 gifts=0 hunger=3; seat1: at=0,0")
    play(state, "sail", "1", "to 0,0", "fight", "ask 1", "accept")
    assert player(state, 0)["place"] == "troy"


def test_a_missed_turn_is_the_last_chance_too() -> None:  # OD-23
    assert player(turn_of_seat_0("seat0: at=0,6 gifts=0 hunger=3 misses"), 0)["place"] == "troy"


def test_the_third_stone_may_come_from_charybdis() -> None:  # OD-23
    state = landed("charybdis", "black", "black", newcomer="gifts=0 hunger=2", seat1="at=5,0")
    assert player(state, 0)["starving"]
    play(state, "sail", "1", "to 5,0")
    assert player(state, 0)["place"] == "crete", "the next turn is still to come"
    play(state, "sail", "1", "to crete")
    assert player(state, 0)["place"] == "troy"


def test_charybdis_gives_no_fourth_stone() -> None:  # OD-23
    assert player(landed("charybdis", "black", newcomer="gifts=0 hunger=3"), 0)["hunger"] == 3


TEN = ",".join(list(ISLANDS)[:10])
LOSER = "heroes=1 gifts=1 hunger=2 free=2 cards=wine rules=pharos rim=ismaros,crete"


def test_a_lost_ship_takes_its_chips_on_the_rim_along_and_leaves_cards_and_islands() -> None:  # OD-24
    fight = f"phase: round; fight: 0-1 round=1; seat0: at=-5,5; seat1: at=-5,5 {LOSER} swift waits"
    state = play(position(fight, seats=3), "4:1")
    loser = player(state, 1)
    assert (loser["place"], loser["heroes"], loser["gifts"], loser["hunger"]) == ("troy", 4, 3 - 1, 0), "its upkeep has come"
    assert (loser["cards"], loser["islands"], loser["rim"], loser["chips"]) == (["wine"], ["pharos"], [], 9)
    assert (loser["free_arrows"], loser["next_sail_is_4"], loser["waits_to_land"]) == (0, False, False)
    assert phase(state) == "move", "neither missed nor spent on landing"


def test_a_lost_ship_has_no_turn_to_miss() -> None:  # OD-24
    fight = "phase: round; fight: 0-1 round=1; seat0: at=4,0; seat1: at=4,0 heroes=1 misses"
    state = play(position(fight), "4:1")
    assert (state.actor, phase(state)) == (1, "move")


def test_more_than_three_gifts_are_kept() -> None:  # OD-24
    state = play(position("phase: round; fight: 0-1 round=1; seat0: at=0,0 heroes=1 gifts=7; seat1: at=0,0"), "1:4")
    assert player(state, 0)["gifts"] == 7


def test_a_new_ship_takes_only_the_gifts_there_are() -> None:  # OD-25
    state = play(position("phase: round; fight: 0-1 round=1; seat0: at=0,0 heroes=1 gifts=0; seat1: at=0,0 gifts=22"), "1:4")
    assert player(state, 0)["gifts"] == 2


def test_nothing_is_taken_from_an_empty_supply() -> None:  # OD-25
    state = landed("cattle", "slaughter", "white", newcomer="gifts=4", seat1="gifts=20")
    assert player(state, 0)["gifts"] == 4


def test_heroes_come_back_with_circe_and_with_a_new_ship_and_never_beyond_four() -> None:  # OD-26
    assert player(landed("circe", "white", newcomer="heroes=3"), 0)["heroes"] == 4
    assert player(landed("circe", "white"), 0)["heroes"] == 4
    assert player(landed("wine", "white", newcomer="heroes=2"), 0)["heroes"] == 2


def home_with(chips: int, cards: int, homecoming: str = "at-most") -> bool:
    """Whether Ithaca is open."""
    islands = list(ISLANDS)[: 10 - chips]
    rules = f"rules={','.join(islands)}" if islands else ""
    held = f"cards={','.join(CARDS[:cards])}" if cards else ""
    state = position(f"phase: sail; roll: 1; seat0: at=-5,0 {rules} {held}", homecoming=homecoming)
    assert player(state, 0)["may_go_home"] == state.is_legal(state.parse("to ithaca"))
    return state.is_legal(state.parse("to ithaca"))


def test_ithaca_is_open_to_who_holds_no_more_chips_than_cards() -> None:  # OD-27
    for chips in range(11):
        for cards in range(15):
            assert home_with(chips, cards) == (chips <= cards)


def test_with_the_option_ithaca_is_open_to_exactly_as_many_chips_as_cards() -> None:  # OD-27
    for chips in range(11):
        for cards in range(15):
            assert home_with(chips, cards, homecoming="equal") == (chips in (0, cards))


def test_with_the_option_nobody_with_chips_goes_home() -> None:  # OD-27
    for chips in range(11):
        for cards in range(15):
            assert home_with(chips, cards, homecoming="none") == (chips == 0)


@pytest.mark.parametrize(("option", "key"), [("equal", "refusal-ithaca-equal"), ("none", "refusal-ithaca-none")])
def test_closed_ithaca_names_the_tables_option(option: str, key: str) -> None:  # OD-27
    state = position("phase: sail; roll: 1; seat0: at=-5,0", homecoming=option)
    assert refusal(state, "to ithaca") == ("OD-27", key)


def test_the_ending_tells_whether_cards_excused_chips() -> None:  # OD-27
    excused = play(position(f"phase: sail; roll: 1; seat0: at=-5,0 cards={','.join(CARDS[:10])}"), "to ithaca")
    assert str(excused.ending()) == "Red has come home to Ithaca: the cards excuse 10 chips in hand."
    empty = play(position(f"phase: sail; roll: 1; seat0: at=-5,0 rules={TEN}"), "to ithaca")
    assert str(empty.ending()) == "Red has come home to Ithaca."


def test_entering_ithaca_wins_at_once() -> None:  # OD-27
    state = play(position(f"phase: sail; roll: 1; seat0: at=-5,0 cards={','.join(CARDS[:10])}"), "to ithaca")
    assert state.actor == ilion.OVER
    assert state.places() == [1, 2]
    assert str(state.ending()).startswith("Red has come home to Ithaca")


def test_a_captain_who_is_home_is_first_with_any_score() -> None:  # OD-27, OD-28
    state = play(position(f"phase: sail; roll: 1; seat0: at=-5,0 rules={TEN}; seat1: cards={','.join(CARDS[:14])}"), "to ithaca")
    assert state.scores() == [0, 14 - 10]
    assert state.places() == [1, 2]
    assert state.returns() == [1, -1]


def test_anothers_arrow_may_blow_a_ship_home_and_several_share_the_first_place() -> None:  # OD-27
    five = "ismaros,tenedos,telepylos,kythera,aiaia"
    rest = "aiolia,crete,lotus-coast,pharos,goat-island"
    ships = (
        f"seat0: at=0,5 cards=aegis; seat1: at=-3,1 rules={five} cards={','.join(CARDS[:5])}; "
        f"seat2: at=-2,0 rules={rest} cards={','.join(CARDS[5:10])}; seat3: at=-5,0"
    )
    state = position(f"phase: aim; arrow: -2,0; {ships}", seats=4)
    play(state, "W")
    assert state.actor != ilion.OVER, "Scheria lies in the way of seat 2"
    ships = ships.replace("-2,0", "-4,0").replace("-3,1", "-5,0").replace("seat3: at=-5,0", "seat3: at=-4,0")
    state = position(f"phase: aim; arrow: -3,0; {ships}", seats=4)
    preview = state.preview(state.parse("W"), 3)
    assert (preview["home"], preview["meetings"]) == ([1, 2], [])
    play(state, "W")
    assert state.actor == ilion.OVER, "before any fight"
    assert state.places() == [4, 1, 1, 3] or state.places() == [3, 1, 1, 4]
    assert str(state.ending()) == "2 captains have come home to Ithaca together."


def test_the_score_is_cards_less_chips_and_equal_scores_share_a_place() -> None:  # OD-28
    seats = "seat0: cards=wine,circe rules=crete,pharos; seat1: cards=skylla rules=aiaia,aiolia,ismaros; seat2: cards=veil"
    state = position(f"phase: sail; roll: 1; turn: 2; first: 0; round: 19; {seats}", seats=3, max_rounds=20)
    play(state, "to troy")
    assert state.scores() == [2 - 8, 1 - 7, 1 - 10]
    assert state.places() == [1, 1, 3]
    lines = state.score_sheet(None)
    assert [sum(line.points for line in lines if line.seat == seat) for seat in range(3)] == state.scores()


def test_the_longest_game_keeps_within_the_declared_moves() -> None:  # OD-28
    state = game.new(6, {"max_rounds": 200})
    result = ilion.playouts(state, 3, ilion.Rng(5))
    assert result.moves < game.max_moves
