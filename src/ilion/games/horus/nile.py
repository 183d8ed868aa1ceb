"""The evaluation of turns with the Nile card.

With the Nile card a seat decides six times and more, about tiles for the most part, before its stone moves; until then neither the
hand-written evaluation nor a network sees the gain from the card. So a turn with the Nile card is judged as if the remaining tiles
left the game, and the stone went to the place where it gains most.
"""

from __future__ import annotations

import cython

from ilion.core.fields import Fields, integer
from ilion.core.state import State
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.features import LearnedHorusEvaluator
from ilion.games.horus.state import HorusState

MAX_OPEN = box.MAX_OPEN


class Passage(Fields):
    __slots__ = ()

    left_from: int = integer()  # the lowest tile of the region that a stone should leave
    moved_to: int = integer()  # and of the one that it should be moved to


class FarSightedHorusEvaluator(LearnedHorusEvaluator, Passage):
    def settle_(self, state: State) -> None:
        self.end_nile_turn_(cython.cast(HorusState, state))

    def end_nile_turn_(self, state: HorusState) -> None:
        """HO-25: leave out the tiles of a turn with the Nile card, and move a stone."""
        if state.played != NILE:
            return
        if state.phase != FROM and state.phase != TO:
            self.leave_tiles_(state)
        if state.phase == FROM or state.phase == TO:
            self.find_move_(state)
            if state.phase == FROM:
                state.take_stone_from(self.a_tile_(state, self.left_from, state.turn))
            state.move_stone_to(self.a_tile_(state, self.moved_to, NO_STONE))

    def leave_tiles_(self, state: HorusState) -> None:
        state.uses = 0
        state.n_room = 0
        state.tile = NO_TILE
        state.lifted = NO_END
        if state.errand == NILE_FIRST and state.piles[RIVER] > 0:
            state.take_from_pile(RIVER)
        state.errand = NO_ERRAND
        state.move_a_stone()

    def find_move_(self, state: HorusState) -> None:
        """HO-25: find the regions between which moving a stone gains most for the seat to move."""
        self.left = self.remaining_(state)
        self.survey_(state)
        state.mark_beside(TEMPLE)
        most = -1e9
        for a in range(state.n):
            if self.may_leave_(state, a):
                loss = self.change_(state, a, -1)
                for b in range(state.n):
                    if b != a and self.may_enter_(state, b):
                        gain = loss + self.change_(state, b, 1)
                        if gain > most:
                            most = gain
                            self.left_from = a
                            self.moved_to = b

    def may_leave_(self, state: HorusState, region: int) -> bool:
        if state.phase == TO and state.region[state.source] != region:
            return False
        return state.on_river[region] == 1 and self.force[region * 4 + state.turn] > 0

    def may_enter_(self, state: HorusState, region: int) -> bool:
        return state.region[region] == region and state.on_river[region] == 1 and self.stones[region] < state.size[region]

    def change_(self, state: HorusState, region: int, more: int) -> float:
        """HO-27: return the gain of the seat to move, compared with the others, from one stone more or less in a region."""
        before = self.lead_(state, region)
        self.force[region * 4 + state.turn] += more
        after = self.lead_(state, region)
        self.force[region * 4 + state.turn] -= more
        return after - before

    def lead_(self, state: HorusState, region: int) -> float:
        """HO-27, HO-28: return the points that the seat to move can expect from a region, less those of the others on average."""
        worth = self.prospect_(state, region)
        lead = 0.0
        for seat in range(state.seats):
            stones = self.force[region * 4 + seat]
            if stones > 0:
                hope = worth * self.hold_(stones - self.rival_(state, region, seat), state.size[region] > MAX_OPEN)
                lead += hope if seat == state.turn else -hope / (state.seats - 1)
        return lead

    def a_tile_(self, state: HorusState, region: int, stone: int) -> int:
        """Return a tile of a region with a stone of this seat, or without one."""
        for tile in range(region, state.n):
            if state.region[tile] == region and state.stone[tile] == stone:
                return tile
        return -1
