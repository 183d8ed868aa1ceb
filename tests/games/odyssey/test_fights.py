"""Ships that meet: the order of questions, rounds, the Aegis, peace and its price."""

from __future__ import annotations

import pytest

from ilion.games.odyssey import odds
from tests.games.odyssey.positions import landed, legal, phase, play, player, position, refusal


def meeting(seat0: str = "", seat1: str = "", at: str = "0,0") -> str:
    return f"phase: sail; roll: 1; seat0: at=1,0 {seat0}; seat1: at={at} {seat1}"


def fight(seat0: str = "", seat1: str = "", round: int = 1) -> str:
    return f"phase: offer; actor: 0; fight: 0-1 round={round}; seat0: at=0,0 {seat0}; seat1: at=0,0 {seat1}"


def test_ships_that_come_to_share_a_hex_may_fight_and_either_may_start() -> None:  # OD-21
    state = play(position(meeting()), "to 0,0")
    assert (state.actor, legal(state)) == (0, ["fight", "pass"])
    assert phase(play(state.copy(), "fight")) == "offer"
    play(state, "pass")
    assert (state.actor, phase(state)) == (1, "engage")
    assert phase(play(state.copy(), "fight")) == "offer"
    assert phase(play(state, "pass")) == "move"


def test_ships_that_shared_a_hex_before_the_move_do_not_fight() -> None:  # OD-21
    together = position("phase: aim; arrow: 2,0; seat0: at=5,5; seat1: at=1,0; seat2: at=1,0".replace("5,5", "0,5"), seats=3)
    assert phase(play(together, "W")) != "engage", "both were blown to Scheria from the same hex"
    apart = position("phase: aim; arrow: 2,0; seat0: at=0,5; seat1: at=1,0; seat2: at=0,0", seats=3)
    assert (phase(play(apart, "W")), apart.actor) == ("engage", 1)


def test_ships_at_an_island_may_fight_before_the_landing() -> None:  # OD-21
    state = landed(seat1="at=4,0")
    assert phase(state) == "engage"
    assert phase(play(state, "pass", "pass")) == "uncover"


def test_there_is_no_fight_at_troy() -> None:  # OD-21
    state = play(position("phase: sail; roll: 4"), "to troy")
    assert phase(state) == "move"


def test_pairs_meet_clockwise_from_the_active_player_the_earlier_one_asked_first() -> None:  # OD-21
    seats = "seat0: at=0,0; seat1: at=0,0; seat2: at=1,0; seat3: at=0,0"
    state = play(position(f"phase: sail; roll: 1; turn: 2; {seats}", seats=4), "to 0,0")
    asked = []
    while phase(state) == "engage":
        asked.append((state.fighter, state.foe, state.actor))
        play(state, "pass")
    assert asked == [(2, 3, 2), (2, 3, 3), (2, 0, 2), (2, 0, 0), (2, 1, 2), (2, 1, 1)]


def test_ships_blown_together_by_an_arrow_may_fight_though_neither_is_the_active_one() -> None:  # OD-21
    state = play(position("phase: aim; arrow: 2,0; turn: 1; seat0: at=1,0; seat1: at=0,5; seat2: at=0,0", seats=3), "W")
    assert (state.fighter, state.foe, state.actor) == (2, 0, 2)


def test_a_captain_who_has_lost_the_ship_drops_out() -> None:  # OD-21
    seats = "seat0: at=1,0 heroes=1; seat1: at=0,0; seat2: at=0,0"
    state = play(position(f"phase: sail; roll: 1; {seats}", seats=3), "to 0,0", "fight", "no offer", "no offer", "1:4")
    assert player(state, 0)["place"] == "troy"
    assert (phase(state), state.turn) == ("move", 1), "no fight with seat 2 any more"


def test_the_loser_of_a_fight_does_not_land() -> None:  # OD-21
    state = landed("fight", "no offer", "no offer", "1:4", newcomer="heroes=1", seat1="at=4,0")
    assert (phase(state), state.turn) == ("move", 1)


def test_the_aegis_may_refuse_a_fight_once() -> None:  # OD-3, OD-21
    state = play(position(meeting(seat1="cards=aegis")), "to 0,0", "fight")
    assert (state.actor, legal(state)) == (1, ["aegis", "no aegis"])
    refused = play(state.copy(), "aegis")
    assert (phase(refused), player(refused, 1)["turned"]) == ("move", ["aegis"])
    assert phase(play(state, "no aegis")) == "offer"
    assert phase(play(position(meeting(seat1="cards=aegis*")), "to 0,0", "fight")) == "offer"


def test_the_aegis_of_the_captain_who_starts_a_fight_is_of_no_use() -> None:  # OD-21
    assert phase(play(position(meeting(seat0="cards=aegis")), "to 0,0", "fight")) == "offer"
    assert phase(play(position(meeting(seat0="cards=aegis")), "to 0,0", "pass", "fight")) == "refuse"


@pytest.mark.parametrize(
    ("crews", "dice", "after"),
    [((4, 4), "3:2", (4, 3)), ((4, 4), "2:3", (3, 4)), ((4, 4), "2:2", (4, 4)), ((4, 2), "1:3", (4, 2)), ((2, 4), "4:1", (2, 3))],
)
def test_the_lower_sum_of_die_and_crew_loses_a_hero(crews: tuple[int, int], dice: str, after: tuple[int, int]) -> None:  # OD-21
    state = play(position(fight(f"heroes={crews[0]}", f"heroes={crews[1]}")), "no offer", "no offer", dice)
    assert (player(state, 0)["heroes"], player(state, 1)["heroes"]) == after
    assert (state.actor, state.view(0)["fight"]["round"]) == (0, 2)


def test_a_fight_ends_when_one_crew_is_gone_and_wins_nothing() -> None:  # OD-21, OD-24
    state = play(position(fight("", "heroes=1 gifts=5 cards=wine rules=crete")), "no offer", "no offer", "4:1")
    assert player(state, 1)["place"] == "troy"
    assert (player(state, 0)["gifts"], player(state, 0)["cards"], player(state, 0)["islands"]) == (3, [], [])
    assert phase(state) == "move"


def test_a_fight_is_over_after_twelve_rounds() -> None:  # OD-21
    state = play(position(fight(round=12)), "no offer", "no offer", "1:1")
    assert (phase(state), state.turn) == ("move", 1)
    assert (player(state, 0)["heroes"], player(state, 1)["heroes"]) == (4, 4)


def test_the_veil_ends_a_fight() -> None:  # OD-3, OD-21
    state = play(position(fight("", "heroes=1 cards=veil")), "no offer", "no offer", "4:1")
    assert (state.actor, phase(state)) == (1, "save")
    play(state, "veil")
    assert (phase(state), player(state, 1)["heroes"], player(state, 1)["at"]) == ("move", 1, [0, 0])


def test_after_a_fight_the_winner_lands() -> None:  # OD-21
    state = landed("fight", "no offer", "no offer", "4:1", newcomer="", seat1="at=4,0 heroes=1")
    assert (phase(state), state.turn) == ("uncover", 0)


@pytest.mark.parametrize(("difference", "wins", "loses"), [(1, 10, 3), (2, 13, 1), (0, 6, 6), (3, 15, 0)])
def test_odds_of_a_round(difference: int, wins: int, loses: int) -> None:  # OD-21
    assert odds.one_round(1 + difference, 1) == (wins, 16 - wins - loses, loses)
    state = position(fight(f"heroes={1 + difference}", "heroes=1"))
    shown = state.preview(state.parse("no offer"), 0)
    assert (shown["odds"], shown["equal"], shown["loses"]) == ([wins, 16], 16 - wins - loses, loses)


def test_one_hero_more_wins_five_rounds_in_eight() -> None:  # OD-21
    wins, equal, loses = (n / 16 for n in odds.one_round(4, 3))
    assert (wins, loses, equal) == (0.625, 0.1875, 0.1875)


def test_odds_of_a_whole_fight_agree_with_play() -> None:  # OD-21
    lost = other_lost = 0.0
    # Every course of three rounds from two heroes against two, each as likely as its throws.
    todo = [(position(fight("heroes=2", "heroes=2", round=10)), 1.0)]
    while todo:
        state, chance = todo.pop()
        if phase(state) == "move":
            lost += chance * (player(state, 0)["place"] == "troy")
            other_lost += chance * (player(state, 1)["place"] == "troy")
            continue
        if state.actor >= 0:
            todo.append((play(state, "no offer"), chance))
            continue
        for outcome in state.legal_actions():
            after = state.copy()
            after.apply(outcome)
            todo.append((after, chance / 16))
    assert odds.fought_out(2, 2, 3) == pytest.approx((lost, other_lost))


def test_before_every_round_each_side_in_turn_may_offer_peace() -> None:  # OD-22
    state = position(fight())
    play(state, "no offer")
    assert (state.actor, phase(state)) == (1, "offer")
    play(state, "peace")
    assert (state.actor, legal(state)) == (0, ["accept", "refuse"])
    play(state, "refuse")
    assert phase(state) == "round"
    play(state, "1:1", "peace")
    assert (state.actor, phase(state)) == (1, "answer")
    play(state, "refuse")
    assert (state.actor, phase(state)) == (1, "offer")


def test_accepted_peace_ends_the_fight() -> None:  # OD-22
    state = play(position(fight()), "peace", "accept")
    assert phase(state) == "move"


def test_peace_may_give_or_ask_one_thing_that_can_be_handed_over_at_once() -> None:  # OD-22
    state = position(fight("gifts=2 cards=wine rules=crete", "gifts=5 cards=circe,veil rules=pharos"))
    assert legal(state) == [
        *("no offer", "peace", "give 1", "give 2", "give wine", "give crete"),
        *("ask 1", "ask 2", "ask 3", "ask circe", "ask veil", "ask pharos"),
    ]
    assert refusal(state, "give 3") == ("OD-22", "refusal-gifts")
    assert refusal(state, "ask wine") == ("OD-22", "refusal-card")
    assert refusal(state, "ask crete") == ("OD-22", "refusal-island")


@pytest.mark.parametrize(
    ("offer", "mine", "theirs"),
    [
        ("give 2", {"gifts": 1}, {"gifts": 5}),
        ("ask 1", {"gifts": 4}, {"gifts": 2}),
        ("give wine", {"cards": []}, {"cards": ["wine", "circe"]}),
        ("ask circe", {"cards": ["wine", "circe"]}, {"cards": []}),
        ("give crete", {"islands": [], "chips": 9}, {"islands": ["crete", "pharos"], "chips": 8}),
        ("ask pharos", {"islands": ["crete", "pharos"], "chips": 8}, {"islands": [], "chips": 9}),
    ],
)
def test_things_change_hands_at_once(offer: str, mine: dict[str, object], theirs: dict[str, object]) -> None:  # OD-22
    state = position(fight("cards=wine rules=crete", "cards=circe rules=pharos"), seats=3)
    shown = state.preview(state.parse(offer), 2)["hands"]
    play(state, offer)
    assert state.preview(state.parse("accept"), 2)["hands"] == shown
    play(state, "accept", "sail", "1", "to 0,0")  # the upkeep of seat 1 costs a gift
    for seat, expected in ((0, mine), (1, theirs)):
        for name, value in expected.items():
            assert shown[seat][name] == value
            assert player(state, seat)[name] == (value if name != "gifts" or seat == 0 else int(str(value)) - 1)


@pytest.mark.parametrize(("option", "rim", "chips"), [("rim", ["crete"], 9), ("hand", [], 10)])
def test_the_chip_of_a_bargained_island_goes_to_the_rim_or_by_option_to_the_hand(option: str, rim: list[str], chips: int) -> None:
    """OD-22"""
    state = position(fight("rules=crete", ""), bargained_chip=option)
    play(state, "give crete", "accept")
    assert (player(state, 0)["rim"], player(state, 0)["chips"]) == (rim, chips)
    assert (player(state, 1)["islands"], player(state, 1)["chips"]) == (["crete"], 9)


def test_a_bargained_island_won_back_takes_the_chip_from_the_rim() -> None:  # OD-15, OD-22
    state = play(position(fight("rim=crete", "rules=crete")), "ask crete", "accept")
    assert (player(state, 0)["rim"], player(state, 0)["islands"], player(state, 0)["chips"]) == ([], ["crete"], 9)
    assert player(state, 1)["rim"] == ["crete"]


def test_an_island_is_asked_for_only_by_who_has_a_chip_for_it() -> None:  # OD-22
    ten = "ismaros,tenedos,telepylos,kythera,aiaia,aiolia,lotus-coast,crete,goat-island,scheria"
    state = position(fight(f"rules={ten}", "rules=pharos"))
    assert "ask pharos" not in legal(state)
    assert refusal(state, "ask pharos") == ("OD-22", "refusal-no-chip")
    nine = ten.removesuffix(",scheria")
    assert "ask pharos" in legal(position(fight(f"rules={nine} rim=pharos", "rules=pharos")))


def test_bargaining_ends_with_the_last_round() -> None:  # OD-22
    state = position(fight(round=12))
    play(state, "ask 1", "refuse", "ask 1", "refuse", "1:1")
    assert phase(state) == "move"
