"""What bots make of the Odyssey: how many chips too many each captain holds, and how fast he can be rid of them and sail home.

The unit is a chip. Whoever holds no more chips than cards may go home; from then on only the way to Ithaca counts. A bargain is
judged like every move, by what it does for both sides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from ilion.core.brain import Brain
from ilion.core.state import State
from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry
from ilion.games.odyssey.rules import OdysseyState

if TYPE_CHECKING:
    from ilion.core.game import Game

STARVING = box.STARVING
ITHACA = geometry.ITHACA
ISLAND_HEX = list(geometry.ISLAND_HEX)
DISTANCE = [
    (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2 for q, r in geometry.HEXES for s, t in geometry.HEXES
]  # hex * 127 + hex, by air

HOME = 3.0  # to be allowed to enter Ithaca
NEAR_HOME = 0.5  # a hex nearer to it then
NEAR_ISLAND = 0.12  # a hex nearer to an island that is not the own
SPARE = 0.15  # a card more than needed
HERO = 0.3
GIFT = 0.25  # up to four
HUNGER = 0.4  # a stone
STARVES = 1.5
FREE_ARROW = 0.2
MISSED = 0.7
WAITING = 1.0  # a landing that comes for certain
SWIFT = 0.2
DOUBT = 3.0


class OdysseyBrain(Brain):
    def __init__(self, game: Game[OdysseyState]) -> None:
        super().__init__(game)
        self.scale = 5.0

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:depth=1,slips=0.4",
            "medium": "greedy:depth=2,slips=0.1",
            "hard": "search:iterations=1000",
            "expert": "search:seconds=1",
        }

    def points_into_(self, state: State, out: Any) -> None:
        for seat in range(state.seats):
            out[seat] = self.outlook_(cython.cast(OdysseyState, state), seat)

    def doubt_(self, state: State) -> float:
        return DOUBT

    def outlook_(self, state: OdysseyState, seat: int) -> float:
        """OD-27: chips in hand beyond the cards, and what helps or hinders on the way."""
        lacking = state.chips[seat] - state.size(state.cards[seat])
        gifts = state.gifts[seat]
        sum = HERO * state.heroes[seat] + GIFT * (gifts if gifts < 4 else 4) - HUNGER * state.hunger[seat]
        sum += FREE_ARROW * state.free[seat]
        if state.hunger[seat] >= STARVING:
            sum -= STARVES
        if state.missed >> seat & 1:
            sum -= MISSED
        if state.swift >> seat & 1:
            sum += SWIFT
        if lacking <= 0 or state.chips[seat] == 0:
            sum += HOME - SPARE * (lacking if lacking < 0 else 0) - NEAR_HOME * DISTANCE[state.at[seat] * 127 + ITHACA]
        else:
            sum -= lacking
            if state.waiting >> seat & 1:
                sum += WAITING
            else:
                sum -= NEAR_ISLAND * self.to_island_(state, seat)
        return sum

    def to_island_(self, state: OdysseyState, seat: int) -> int:
        """OD-14, OD-15: hexes to the nearest island that somebody else rules, or nobody."""
        nearest = 12
        for island in range(15):
            if state.isles[seat] >> island & 1 == 0:
                away = DISTANCE[state.at[seat] * 127 + ISLAND_HEX[island]]
                if 0 < away < nearest:
                    nearest = away
        return nearest
