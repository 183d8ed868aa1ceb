"""Figures of whole games: length, counts of positions, recorded games."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

import ilion
from ilion.games.odyssey import game, geometry
from ilion.games.odyssey.encoding import A_AIM, A_ARROW, A_LAY, A_SAIL, A_TO
from ilion.games.odyssey.rules import OdysseyState
from tests.games.counting import distinct
from tests.games.odyssey.positions import landed, phase, position

GOLDEN = Path(__file__).parent / "golden"
GAMES = 100


@pytest.mark.parametrize("seats", game.seats)
def test_random_play_hardly_ever_gets_home(seats: int) -> None:  # OD-28
    home = 0
    for seed in range(GAMES):
        state, rng = game.new(seats), ilion.Rng(seed)
        while state.actor != ilion.OVER:
            ilion.deal(state, rng)
            if state.n_legal():
                state.apply_nth(rng.below(state.n_legal()))
        home += any(place["home"] for place in state.view(None)["players"])
    assert home <= 0.08 * GAMES


def steps_to(goal: int) -> list[int]:
    """Return the steps from every hex to a goal, through water."""
    far = [99] * len(geometry.HEXES)
    far[goal] = 0
    edge = [goal]
    while edge:
        hex = edge.pop(0)
        for direction in range(6):
            there = geometry.neighbour(hex, direction)
            if there != geometry.OFF and far[there] == 99:
                far[there] = far[hex] + 1
                if geometry.LAND[there] == geometry.WATER:
                    edge.append(there)
    return far


FAR = {goal: steps_to(goal) for goal in (*geometry.ISLAND_HEX, geometry.ITHACA)}


def greedy(state: OdysseyState) -> int:
    """Home if it is open, otherwise to the nearest island of nobody or somebody else, in a storm if it blows there; no fights."""
    me, here = state.turn, state.at[state.turn]
    ruled = state.isles[0] | state.isles[1] | state.isles[2] | state.isles[3]
    islands = [i for i, hex in enumerate(geometry.ISLAND_HEX) if not state.isles[me] >> i & 1 and hex != here]
    goals = {geometry.ISLAND_HEX[i]: (ruled >> i & 1) / 2 for i in islands} if not state.home_open(me) else {geometry.ITHACA: 0}
    storms = [geometry.drift(here, direction, 0, state.home_open(me)) in goals for direction in range(6)]
    if phase(state) == "sail":
        return min(state.legal_actions(), key=lambda action: min(FAR[goal][action - A_TO] + extra for goal, extra in goals.items()))
    if phase(state) == "move":
        far = min(FAR[goal][here] for goal in goals) > 1 and here not in geometry.TROY
        return A_ARROW if any(storms) and (state.free[me] or (far and state.gifts[me] > 1)) else A_SAIL
    if phase(state) == "lay":
        return A_LAY + here
    if phase(state) == "aim":
        return A_AIM + storms.index(True)
    wanted = {"engage": "pass", "offer": "peace"}.get(phase(state))
    return state.parse(wanted) if wanted else state.legal_actions()[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_play_gets_home_in_about_ten_turns_a_player(seats: int) -> None:  # OD-27
    turns = []
    for seed in range(GAMES):
        state, rng = game.new(seats), ilion.Rng(seed)
        while state.actor != ilion.OVER:
            ilion.deal(state, rng)
            if state.n_legal():
                state.apply(greedy(state))
        turns.append(state.round + 1)
    assert 8 <= median(turns) <= 12


def test_positions_of_the_first_turn() -> None:
    assert distinct(game.new(2), 4) == [1, 2, 4, 262, 94]


def test_positions_of_a_first_turn_with_the_arrow() -> None:
    assert distinct(position("phase: lay; seat0: at=0,0; seat1: at=2,0"), 2) == [1, 127, 39]


def test_positions_of_a_landing() -> None:
    assert distinct(landed(), 4) == [1, 15, 45, 257, 4449]


def test_positions_of_a_fight() -> None:
    state = position("phase: offer; actor: 0; fight: 0-1 round=1; seat0: at=0,0 heroes=2; seat1: at=0,0 gifts=0")
    # Nothing, peace and one to three gifts are offered; then nothing, peace and gifts asked, or what was accepted.
    assert distinct(state, 4) == [1, 5, 10, 18, 299]


@pytest.mark.parametrize("seats", game.seats)
def test_a_recorded_game_replays_exactly(seats: int) -> None:
    text = (GOLDEN / f"{seats}.ilion").read_text("utf-8")
    record = ilion.Record.parse(text)
    final = record.verify()
    assert str(record) == text
    assert final.actor == ilion.OVER
    assert record.seats == seats


def test_a_whole_game_is_played_in_notation_alone() -> None:
    state, rng = game.new(3, {"max_rounds": 20}), ilion.Rng(11)
    while state.actor != ilion.OVER:
        number = state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())]
        state.apply(state.parse(state.text(number).upper()))
    assert len(state.places()) == 3
