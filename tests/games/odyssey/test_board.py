"""Box and board; sailing and the storm arrow, compared with plain calculations."""

from __future__ import annotations

import math

import pytest

import ilion
from ilion.games.odyssey import components as box
from ilion.games.odyssey import game
from ilion.games.odyssey.rules import OdysseyState
from tests.games.odyssey.positions import legal, phase, play, player, position, refusal, turn_of_seat_0

Hex = tuple[int, int]
HEXES = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
LANDS = {*box.TROY, box.ITHACA, *box.SYRTE, *box.ISLANDS.values()}


def test_the_box_holds_what_it_says() -> None:  # OD-1
    state = game.new(6)
    assert [(p["heroes"], p["chips"]) for p in state.view(None)["players"]] == [(4, 10)] * 6
    assert state.view(None)["supply"] == 24 - 6 * 3
    assert len(box.CARDS) == 15
    sailing = play(position(), "sail")
    assert sailing.chance_outcomes() == [(sailing.parse(face), 1) for face in "1234"]
    landing = position("phase: provisions; seat0: at=4,0 cards=wine rules=crete")
    assert landing.chance_outcomes() == [(landing.parse("white"), 1), (landing.parse("black"), 1)]


def test_the_board_is_a_hexagon_of_127_hexes_105_of_them_connected_water() -> None:  # OD-2
    assert len(HEXES) == 127
    water = set(HEXES) - LANDS
    assert len(water) == 105
    assert len(LANDS) == 3 + 1 + 3 + 15
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        q, r = edge.pop()
        around = {(q + dq, r + dr) for dq, dr in box.DIRECTIONS.values()} & water - reached
        reached |= around
        edge += around
    assert reached == water


def test_the_six_directions_go_round() -> None:  # OD-2
    angles = [math.degrees(math.atan2(-r * math.sqrt(3) / 2, q + r / 2)) % 360 for q, r in box.DIRECTIONS.values()]
    assert list(box.DIRECTIONS) == ["E", "NE", "NW", "W", "SW", "SE"]
    assert [round(angle) for angle in angles] == [0, 60, 120, 180, 240, 300]


# Sailing: every way of a given length, one after the other.


def ways(start: Hex, steps: int, home: bool) -> set[Hex]:
    """Return the hexes where a ship can end its move, found by walking every way."""
    ends = {start}

    def walk(here: Hex, left: int) -> None:
        if left == 0:
            return
        for dq, dr in box.DIRECTIONS.values():
            there = here[0] + dq, here[1] + dr
            if there not in HEXES or there in box.TROY or (there == box.ITHACA and not home):
                continue
            ends.add(there)
            if there not in LANDS:
                walk(there, left - 1)

    for hex in box.TROY if start in box.TROY else (start,):
        walk(hex, steps)
    return ends


def written(hex: Hex) -> str:
    return f"{hex[0]},{hex[1]}"


def hex_of(state: OdysseyState, action: int) -> Hex:
    q, r = state.describe(action)["at"]
    return q, r


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
@pytest.mark.parametrize("home", [False, True])
def test_a_ship_sails_as_far_as_it_rolled_and_never_through_land(roll: int, home: bool) -> None:  # OD-4, OD-7, OD-12, OD-27
    everything = ",".join(box.CARDS) if home else ""
    most = 0
    for start in [*(hex for hex in HEXES if hex not in box.TROY and hex != box.ITHACA), box.TROY[0]]:
        cards = f"cards={everything}" if home else ""
        state = position(f"phase: sail; roll: {roll}; seat0: at={'troy' if start in box.TROY else written(start)} {cards}")
        targets = {hex_of(state, action) for action in state.legal_actions()}
        assert targets == ways(start, roll, home), start
        most = max(most, len(targets))
    assert most <= 61
    if roll == 4:
        assert most == 61


def test_of_ships_that_lie_in_the_way_none_blocks() -> None:  # OD-7
    ways_alone = legal(position("phase: sail; roll: 3; seat0: at=0,0"))
    around = "; ".join(f"seat{i}: at={at}" for i, at in enumerate(["1,0", "1,-1", "0,-1", "-1,0", "0,1"], 1))
    assert legal(position(f"phase: sail; roll: 3; seat0: at=0,0; {around}", seats=6)) == ways_alone


def test_a_refused_sail_says_what_is_in_the_way() -> None:  # OD-7, OD-12, OD-27
    assert refusal(position("phase: sail; roll: 2; seat0: at=0,0"), "to 3,0") == ("OD-7", "refusal-too-far")
    assert refusal(position("phase: sail; roll: 2; seat0: at=3,0"), "to 5,0") == ("OD-7", "refusal-through-land")
    assert refusal(position("phase: sail; roll: 1; seat0: at=4,-5"), "to 5,-6") == ("OD-12", "refusal-troy")
    assert refusal(position("phase: sail; roll: 1; seat0: at=-5,0"), "to ithaca") == ("OD-27", "refusal-ithaca")
    reason = position("phase: sail; roll: 1; seat0: at=-5,0").explain(2)
    assert reason is not None
    assert dict(reason.facts) == {"chips": 10, "cards": 0}


# The arrow: by angles and distances in the plane, and step by step.


def plane(hex: Hex) -> tuple[float, float]:
    return hex[0] + hex[1] / 2, hex[1] * math.sqrt(3) / 2


def reckoned(ship: Hex, arrow: Hex, step: Hex, home: bool) -> tuple[str | None, Hex]:
    """Return the wind that hits a ship, and its destination."""
    (x, y), (dx, dy) = (a - b for a, b in zip(plane(ship), plane(arrow), strict=True)), plane(step)
    along, aside = x * dx + y * dy, abs(x * dy - y * dx) / (math.sqrt(3) / 2)
    if along < -1e-9 or aside > 2 + 1e-9:
        return None, ship
    wind = ["storm", "strong", "breeze"][round(aside)]
    left = {"storm": 99, "strong": 2, "breeze": 1}[wind]
    here = ship
    while left:
        there = here[0] + step[0], here[1] + step[1]
        if there not in HEXES or there in box.TROY or (there == box.ITHACA and not home):
            break
        here = there
        left -= 1
        if here in LANDS:
            break
    return wind, here


def reckoned_at_troy(arrow: Hex, step: Hex) -> tuple[str | None, Hex]:
    """OD-4: the hardest hit, among equals the foremost."""
    order = ["storm", "strong", "breeze", None]
    hits = [(reckoned(hex, arrow, step, False), hex) for hex in box.TROY]
    hardest = min(order.index(wind) for (wind, _), _ in hits)
    (wind, to), hex = max(
        (hit for hit in hits if order.index(hit[0][0]) == hardest),
        key=lambda hit: sum(a * b for a, b in zip(plane(hit[1]), plane(step), strict=True)),
    )
    return wind, box.TROY[0] if to == hex else to


@pytest.mark.parametrize("direction", box.DIRECTIONS)
def test_the_arrow_blows_as_reckoned_in_the_plane(direction: str) -> None:  # OD-9
    step = box.DIRECTIONS[direction]
    afloat = [hex for hex in HEXES if hex not in LANDS]
    rng = ilion.Rng(list(box.DIRECTIONS).index(direction))
    for arrow in HEXES:
        ships = [afloat[rng.below(len(afloat))] for _ in range(6)]
        home = rng.below(2)
        cards = f"cards={','.join(box.CARDS)}" if home else ""
        seats = "; ".join(f"seat{i}: at={written(ship)}" for i, ship in enumerate(ships))
        state = position(f"phase: aim; arrow: {written(arrow)}; {seats} {cards}", seats=6)
        expected = [reckoned(ship, arrow, step, bool(home and seat == 5)) for seat, ship in enumerate(ships)]
        preview = state.preview(state.parse(direction), 0)
        assert [(d["seat"], d["wind"], tuple(d["at"])) for d in preview["drifts"]] == [
            (seat, wind, to) for seat, (wind, to) in enumerate(expected) if wind
        ]
        play(state, direction)
        assert [HEXES[at] for at in state.at] == [to for _, to in expected], (arrow, ships)


@pytest.mark.parametrize("direction", box.DIRECTIONS)
def test_at_troy_a_players_own_ship_lies_where_the_arrow_hits_hardest(direction: str) -> None:  # OD-4, OD-10
    moved = 0
    for arrow in HEXES:
        state = position(f"phase: aim; arrow: {written(arrow)}")
        wind, to = reckoned_at_troy(arrow, box.DIRECTIONS[direction])
        drifts = state.preview(state.parse(direction), 0)["drifts"]
        assert [(d["wind"], tuple(d["at"])) for d in drifts] == ([(wind, to)] if wind else [])
        play(state, direction)
        assert HEXES[state.at[0]] == to, arrow
        moved += to != box.TROY[0]
    assert moved > 0 or direction in ("E", "NE", "NW")


def test_storm_blows_to_the_next_shore_strong_wind_two_hexes_a_breeze_one() -> None:  # OD-9
    ships = "seat0: at=1,0; seat1: at=1,-1; seat2: at=0,2; seat3: at=-1,1"
    state = play(position(f"phase: lay; {ships}", seats=4), "at 3,0", "W")
    assert [player(state, seat)["at"] for seat in range(4)] == [[-3, 0], [-1, -1], [-1, 2], [-1, 1]]
    assert player(state, 0)["place"] == "scheria"


def test_ships_level_with_the_arrow_are_hit_and_those_behind_it_are_not() -> None:  # OD-9
    state = play(position("phase: aim; arrow: 0,0; seat0: at=0,-1; seat1: at=-1,2; seat2: at=0,0", seats=3), "E")
    # 0,-1 lies half a hex behind the arrow's hex, -1,2 is level with it.
    assert [player(state, seat)["at"] for seat in range(3)] == [[0, -1], [0, 2], [4, 0]]


def test_a_closed_ithaca_stops_a_ship_and_an_open_one_takes_it_in() -> None:  # OD-9, OD-27
    closed = play(position("phase: aim; arrow: 0,0; seat0: at=-4,0"), "W")
    assert player(closed, 0)["at"] == [-5, 0]
    opened = play(position(f"phase: aim; arrow: 0,0; seat0: at=-4,0 cards={','.join(box.CARDS)}"), "W")
    assert opened.actor == ilion.OVER
    assert player(opened, 0)["home"]


def test_a_ship_on_land_is_sheltered_from_the_arrows_of_others() -> None:  # OD-10
    lands = "seat1: at=4,0; seat2: at=0,6; seat3: at=3,3 waits"
    for arrow, direction in (("5,0", "W"), ("0,5", "SE"), ("3,2", "SE"), ("6,0", "W")):
        state = play(position(f"phase: aim; arrow: {arrow}; seat0: at=0,0; {lands}", seats=5), direction)
        assert [player(state, seat)["place"] for seat in (1, 2, 3, 4)] == ["crete", "syrte", "pharos", "troy"]


def test_a_players_arrow_hits_their_own_moored_ship() -> None:  # OD-10
    state = play(position("phase: aim; arrow: 5,0; seat0: at=4,0"), "W")
    assert player(state, 0)["place"] == "scheria"
    assert phase(state) == "uncover", "it lands at once"


def test_a_moored_ship_stopped_at_once_stays_and_does_not_land() -> None:  # OD-10
    state = play(position("phase: aim; arrow: -5,2; seat0: at=-6,2"), "W")
    assert player(state, 0)["place"] == "asteris"
    assert (phase(state), state.actor) == ("move", 1)


def test_troy_cannot_be_entered_again() -> None:  # OD-12
    assert not {"to troy", "to 5,-6", "to 6,-5"} & set(legal(position("phase: sail; roll: 4; seat0: at=4,-5")))
    state = play(position("phase: aim; arrow: 0,-6; seat0: at=1,-6"), "E")
    assert player(state, 0)["at"] == [4, -6]


def test_a_ship_at_troy_may_stay_there() -> None:  # OD-7, OD-18
    state = play(position("phase: sail; roll: 4"), "to troy")
    assert player(state, 0)["place"] == "troy"
    assert state.actor == 1


# In words


def test_every_hex_of_the_sea_is_said_by_the_land_nearest_to_it() -> None:  # OD-2
    state = play(turn_of_seat_0(), "arrow")
    said = {state.text(action): str(state.words(action)) for action in state.legal_actions()}
    assert said["at 3,3"] == "lay the arrow on Pharos (3,3)"
    assert said["at 5,0"] == "lay the arrow at 5,0, east of Crete"
    assert said["at 5,1"] == "lay the arrow at 5,1 (2 hexes from Crete)"
    assert len(set(said.values())) == 127


def test_a_ship_that_sails_hears_the_same_of_the_hexes_it_can_reach() -> None:  # OD-7
    state = play(position("seat0: at=4,1 gifts=1"), "sail", "1")
    said = {state.text(action): str(state.words(action)) for action in state.legal_actions()}
    assert said["to crete"] == "sail to Crete (4,0)"
    assert said["to 5,0"] == "sail to 5,0, east of Crete"
    assert said["to 4,1"] == "stay"
