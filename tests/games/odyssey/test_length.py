"""The maximum length of a game: the bound, and the facts on which its proof is based."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

import ilion
from ilion.games.odyssey import game, length
from ilion.games.odyssey.encoding import (
    A_ACCEPT,
    A_AEGIS,
    A_AIM,
    A_ARROW,
    A_FIGHT,
    A_LAY,
    A_NO_OFFER,
    A_PASS,
    A_TO,
    AIM,
    ANSWER,
    ENGAGE,
    LAY,
    MOVE,
    OFFER,
    REFUSE,
    SAIL,
)
from ilion.games.odyssey.geometry import LAND, WATER


@dataclass
class Course:
    """The events of a game, counted by turns."""

    decisions: list[int] = field(default_factory=list)  # by turn
    meetings: list[int] = field(default_factory=list)
    of_pair: dict[tuple[int, int], list[int]] = field(default_factory=lambda: defaultdict(list))  # the turns in which two ships met
    of_seat: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))  # the seat's turns


def quarrelsome(state: Any, rng: ilion.Rng) -> int:
    """An action that makes a game long: ships seek each other, always fight, and always offer a peace that nobody accepts."""
    legal: list[int] = state.legal_actions()
    if state.phase == MOVE and A_ARROW in legal and rng.below(3) == 0:
        return A_ARROW
    if state.phase == SAIL:
        others = [A_TO + hex for seat, hex in enumerate(list(state.at)[: state.seats]) if seat != state.turn and LAND[hex] <= WATER]
        legal = [action for action in others if action in legal] or legal
    if state.phase == LAY:
        legal = [A_LAY + hex for hex in list(state.at)[: state.seats]]
    if state.phase == AIM:
        places = {action: [state.drift_of(seat, action - A_AIM)[1] for seat in range(state.seats)] for action in legal}
        legal = [action for action in legal if len(set(places[action])) == min(len(set(found)) for found in places.values())]
    if state.phase == ENGAGE:
        return A_PASS if state.actor == state.fighter else A_FIGHT
    unwanted = {REFUSE: A_AEGIS, ANSWER: A_ACCEPT, OFFER: A_NO_OFFER}.get(state.phase)
    legal = [action for action in legal if action != unwanted]
    return legal[rng.below(len(legal))]


def course_of_game(seats: int, rounds: int, seed: int, *, quarrel: bool) -> Course:
    state: Any = game.new(seats, {"max_rounds": rounds})
    rng, course = ilion.Rng(seed), Course()
    ilion.deal(state, rng)
    turn: tuple[int, int] | None = None
    met: tuple[int, int] | None = None
    while state.actor != ilion.OVER:
        if turn != (state.round, state.turn):
            turn, met = (state.round, state.turn), None
            course.decisions.append(0)
            course.meetings.append(0)
            course.of_seat[state.turn].append(len(course.decisions) - 1)
        if state.actor == ilion.CHANCE:
            state.apply(state.draw(rng))
            continue
        pair = (min(state.fighter, state.foe), max(state.fighter, state.foe))
        if state.phase == ENGAGE and pair != met:
            met = pair
            course.meetings[-1] += 1
            course.of_pair[pair].append(len(course.decisions) - 1)
        course.decisions[-1] += 1
        state.apply(quarrelsome(state, rng) if quarrel else state.legal_actions()[rng.below(state.n_legal())])
    return course


@pytest.mark.parametrize("seats", game.seats)
@pytest.mark.parametrize("quarrel", [False, True])
def test_no_game_is_longer_than_the_longest(seats: int, quarrel: bool) -> None:  # OD-28
    for seed in range(30):
        course = course_of_game(seats, 20, seed, quarrel=quarrel)
        assert sum(course.decisions) <= game.longest_game(seats, {"max_rounds": 20})


@pytest.mark.parametrize("seats", game.seats)
def test_a_turn_has_few_decisions_apart_from_those_of_meetings(seats: int) -> None:  # OD-8, OD-15, OD-21, OD-22
    for seed in range(30):
        course = course_of_game(seats, 30, seed, quarrel=True)
        for decisions, meetings in zip(course.decisions, course.meetings, strict=True):
            assert decisions <= length.MOVING + length.LANDING + meetings * length.MEETING


@pytest.mark.parametrize("seats", game.seats)
def test_between_two_meetings_of_two_ships_one_of_them_has_a_turn(seats: int) -> None:  # OD-9, OD-21, OD-24
    again = 0
    for seed in range(30):
        course = course_of_game(seats, 30, seed, quarrel=True)
        for (one, other), turns in course.of_pair.items():
            own = course.of_seat[one] + course.of_seat[other]
            assert min(own) <= turns[0]
            for before, after in pairwise(turns):
                assert any(before < turn <= after for turn in own)
                again += 1
    assert again > 200, "ships that seek each other meet often"


def test_random_games_of_every_length_keep_within_the_bound() -> None:  # OD-28
    for seats in game.seats:
        for rounds in (20, 60, 200):
            state = game.new(seats, {"max_rounds": rounds})
            for seed in range(40):
                assert ilion.playouts(state, 1, ilion.Rng(seed)).moves <= length.longest_game(seats, rounds)


def test_the_bound_for_two_players_is_64_decisions_a_turn() -> None:
    assert game.longest_game(2, {"max_rounds": 60}) == 60 * 2 * 64
    assert game.max_moves == max(length.longest_game(seats, rounds) for seats in game.seats for rounds in (20, 200))
