"""The evaluation of Horus for bots: the probable control of each region, and the stones that the hands can still put.

A region counts as its worth times the chance to control it at the end; a tie counts nearly like a lead, because it pays in full. A
region of six and more is nearly settled. Added to this is the best stone that a hand can put, into a region that has the right size
or reaches it with the card's own tile. Islands are left to the search: they are rare, and finding them costs more than all the
rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from ilion.core.evaluator import Evaluator
from ilion.core.fields import Fields, many, real, reals
from ilion.core.native import Doubles
from ilion.core.state import State
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.state import HorusState

if TYPE_CHECKING:
    from ilion.core.game import Game

MAX_OPEN = box.MAX_OPEN
MAX_POINTS = box.MAX_POINTS
# The chance to control a region at the end, early in the game, by the lead in it.
LEAD_OPEN, LEAD_CLOSED = 0.8, 0.95
LEVEL_OPEN, LEVEL_CLOSED = 0.65, 0.9
BEHIND_OPEN, BEHIND_CLOSED = 0.25, 0.04
GROWTH = 1.0  # tiles that a region with stones still gets
TO_MOVE, LATER = 0.8, 0.5  # the weight of the best stone, in the seat's own turn and before it
NILE_CARD = 1.5
DOUBT_AT_END, DOUBT_LEFT = 2.0, 8.0


class Scratch(Fields):
    __slots__ = ()

    force: list[int] = many(480, box.STONES)  # lowest tile of a region * 4 + seat -> stones
    stones: list[int] = many(120, 4 * box.STONES)  # lowest tile of a region -> stones of all
    best: list[float] = reals(24)  # seat * 6 + size -> the gain of a stone in the best region of that size
    grown: list[float] = reals(120)  # (seat * 4 + terrain) * 6 + size -> the same if a tile of the terrain makes it that large
    left: float = real()  # of the game, 1 at the beginning


class HorusEvaluator(Evaluator, Scratch):
    def __init__(self, game: Game[HorusState]) -> None:
        super().__init__(game)
        self.scale = 10.0
        self.left = 1.0

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:slips=0.4",
            "medium": "greedy:slips=0.15",
            "hard": "greedy:depth=8",
            "expert": "search:iterations=8000,seconds=0.5,net=0.5",
            "olympian": "search:iterations=80000,seconds=5,net=0.5",
        }

    def review_iterations(self, seats: int) -> int:
        return {2: 80, 3: 48, 4: 44}[seats]

    def ratings(self) -> Mapping[str, int]:
        return {"easy": -300, "medium": 0, "hard": 250, "expert": 790}

    def points_into_(self, state: State, out: Doubles) -> None:
        self.weigh_(cython.cast(HorusState, state), out)

    def doubt_(self, state: State) -> float:
        return DOUBT_AT_END + DOUBT_LEFT * self.left

    def weigh_(self, state: HorusState, out: Doubles) -> None:
        self.left = self.remaining_(state)
        self.survey_(state)
        self.claim_(state, out)
        if state.phase == DEAL:
            return
        for seat in range(state.seats):
            if seat != state.turn or state.phase == REFILL:
                out[seat] += LATER * self.left * self.hand_(state, seat)
            elif state.played == NO_CARD:
                out[seat] += TO_MOVE * self.hand_(state, seat)
            elif state.played != NILE:
                out[seat] += self.card_(state, seat, state.played)
            out[seat] += NILE_CARD * state.nile[seat]

    def remaining_(self, state: HorusState) -> float:
        """HO-26: return the remaining part of the game, by the two smallest piles."""
        first = 99
        second = 99
        for pile in range(5):
            n = state.piles[pile]
            if n < first:
                second = first
                first = n
            elif n < second:
                second = n
        return (first + second) / 16.0 if first + second < 16 else 1.0

    def survey_(self, state: HorusState) -> None:
        for i in range(4 * state.n):
            self.force[i] = 0
        for tile in range(state.n):
            self.stones[tile] = 0
        for tile in range(state.n):
            if state.stone[tile] != NO_STONE:
                self.force[state.region[tile] * 4 + state.stone[tile]] += 1
                self.stones[state.region[tile]] += 1
        for i in range(24):
            self.best[i] = 0.0
        for i in range(120):
            self.grown[i] = 0.0

    def hold_(self, lead: int, closed: bool) -> float:
        """HO-27, HO-32: return the chance to control a region at the end."""
        if lead >= 0:
            if lead > 0:
                sure = LEAD_CLOSED if closed else LEAD_OPEN
            else:
                sure = LEVEL_CLOSED if closed else LEVEL_OPEN
            if lead > 1:
                sure += (1 - sure) / 2
            return 1 - (1 - sure) * self.left
        if lead == -1:
            return (BEHIND_CLOSED if closed else BEHIND_OPEN) * self.left
        return 0.0

    def prospect_(self, state: HorusState, region: int) -> float:
        """HO-28: return the probable worth of a region. Those at the temple are marked."""
        size = state.size[region]
        worth = size + (GROWTH * self.left if size <= MAX_OPEN else 0.0)
        if state.mark[region]:
            worth *= 2
        if worth > MAX_POINTS:
            worth = MAX_POINTS
        return worth

    def rival_(self, state: HorusState, region: int, seat: int) -> int:
        """HO-27: return the stones that the strongest of the other seats has in a region."""
        rival = 0
        for other in range(state.seats):
            if other != seat and self.force[region * 4 + other] > rival:
                rival = self.force[region * 4 + other]
        return rival

    def claim_(self, state: HorusState, out: Doubles) -> None:
        """HO-27, HO-28: rate every region by its worth and the chance to control it, and by the effect of one more stone."""
        for seat in range(state.seats):
            out[seat] = state.granted[seat]
        state.mark_beside(TEMPLE)
        for tile in range(state.n):
            if state.kind[tile] >= RIVER or state.region[tile] != tile:
                continue
            size = state.size[tile]
            worth = self.prospect_(state, tile)
            for seat in range(state.seats):
                mine = self.force[tile * 4 + seat]
                rival = self.rival_(state, tile, seat)
                now = worth * self.hold_(mine - rival, size > MAX_OPEN) if mine > 0 else 0.0
                out[seat] += now
                if size <= MAX_OPEN:
                    gain = worth * self.hold_(mine + 1 - rival, False) - now
                    if self.stones[tile] < size and gain > self.best[seat * 6 + size]:
                        self.best[seat * 6 + size] = gain
                    if size < MAX_OPEN and gain > self.grown[(seat * 4 + state.kind[tile]) * 6 + size + 1]:
                        self.grown[(seat * 4 + state.kind[tile]) * 6 + size + 1] = gain

    def hand_(self, state: HorusState, seat: int) -> float:
        """HO-19: return the value of the best stone that a card in hand can put, and a little for every other card."""
        top = 0.0
        sum = 0.0
        for card in range(30):
            if state.hand[seat * 30 + card] > 0:
                value = self.card_(state, seat, card)
                sum += value
                if value > top:
                    top = value
        return 0.9 * top + 0.02 * sum

    def card_(self, state: HorusState, seat: int, card: int) -> float:
        """HO-18 to HO-20: a region of the card's number, or one that the card's tile makes that large."""
        value = 0.0
        for number in range(1, 6):
            if number == 1 if state.first else card % 6 == ANY_NUMBER or card % 6 + 1 == number:
                value = max(value, self.best[seat * 6 + number])
                if card // 6 != ANY:
                    value = max(value, self.grown[(seat * 4 + card // 6) * 6 + number])
        return value
