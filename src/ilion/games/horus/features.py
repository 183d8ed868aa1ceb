"""The features of Horus for a network: the regions, and above all their positions.

The geometry comes from one walk over the free places round the tiles: the number that a region has left, those of them that also
touch the temple, and those that would join two regions of one terrain. Seats are counted from the viewer, clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from ilion.core.fields import Fields, flag, integer, integers, reals
from ilion.core.native import Floats
from ilion.core.state import State
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.evaluator import HorusEvaluator
from ilion.games.horus.state import HorusState

MAX_OPEN = box.MAX_OPEN
MAX_POINTS = box.MAX_POINTS
LAST_PILES = box.EMPTY_PILES_AT_THE_END
AROUND = [dx + WIDTH * dy for dx, dy in box.AROUND]
STANDINGS = 7  # the standing of a seat in a region: no stone, behind, level, ahead …


class Walk(Fields):
    __slots__ = ()

    free: list[int] = integers(120)  # lowest tile of a region -> free places round it
    by_temple: list[int] = integers(120)  # those of them that touch the temple
    touched: list[int] = integers(12)  # regions at the free place under review, twelve at most
    n_touched: int = integer()
    at_temple: bool = flag()  # whether that place touches the temple
    temple_places: int = integer()
    join_gain: list[float] = reals(4)  # seat -> its gain from the best joining of two regions
    join_loss: list[float] = reals(4)
    join_own: list[float] = reals(4)  # terrain -> the viewer's best joining
    river_tiles: int = integer()


class LearnedHorusEvaluator(HorusEvaluator, Walk):
    def features(self, seats: int) -> Sequence[tuple[str, int]]:
        return (
            ("regions by size and standing", 49),
            ("worth by openness and standing", 28),
            ("regions at the temple by size and standing", 21),
            ("regions that can reach the temple by standing", 7),
            ("free places by standing", 7),
            ("by seat: worth held alone and shared, regions, stones, Nile card, points to come, value, hand", 32),
            ("by seat: best and worst joining of two regions", 8),
            ("own best joining by terrain", 4),
            ("own hand: its best stone", 1),
            ("own best stone by size, and after growth by terrain", 25),
            ("others' best stone", 3),
            ("own cards", 30),
            ("own numbers", 6),
            ("values of the five best cards", 5),
            ("majorities that the hand reaches: number and worth", 2),
            ("piles", 5),
            ("bag", 6),
            ("time left, deck", 2),
            ("whose turn", 4),
            ("phase", 13),
            ("card played, its value, first turn", 3),
            ("tile in hand", 8),
            ("tiles, temple, its free places", 3),
            ("river: tiles, distance of the ends", 5),
        )

    def features_into_(self, state: State, viewer: int, out: Floats) -> None:
        self.see_(cython.cast(HorusState, state), viewer, out)

    def see_(self, state: HorusState, viewer: int, x: Floats) -> None:
        self.walk_(state, viewer)
        self.see_regions_(state, viewer, x)
        at = 112
        for rank in range(state.seats):
            seat = (viewer + rank) % state.seats
            x[at + 12 + rank] = state.supply[seat] / 20.0
            x[at + 16 + rank] = state.nile[seat]
            x[at + 20 + rank] = self.points[seat] / 20.0
            x[at + 24 + rank] = self.judged[seat]
            x[at + 28 + rank] = state.hand_size[seat] / 5.0
            x[at + 32 + rank] = self.join_gain[seat] / 10.0
            x[at + 36 + rank] = self.join_loss[seat] / 10.0
        at += 40
        for terrain in range(4):
            x[at + terrain] = self.join_own[terrain] / 10.0
        at += 4
        self.see_hand_(state, viewer, at, x)
        at += 72
        for i in range(5):
            x[at + i] = state.piles[i] / 8.0
        at += 5
        for i in range(6):
            x[at + i] = state.bag[i] / 12.0
        at += 6
        x[at] = self.left
        x[at + 1] = state.deck_left / 50.0
        at += 2
        x[at + (state.turn - viewer + state.seats) % state.seats] = 1
        at += 4
        x[at + state.phase] = 1
        at += 13
        if state.played != NO_CARD:
            x[at] = 1
            if state.played < NILE:
                x[at + 1] = self.card_(state, state.turn, state.played) / 10.0
        x[at + 2] = state.first
        at += 3
        if state.tile != NO_TILE:
            x[at + state.tile] = 1
        at += 8
        x[at] = state.n / 120.0
        x[at + 1] = state.bag[5] == 0
        x[at + 2] = self.temple_places / 10.0
        at += 3
        x[at] = self.river_tiles / 30.0
        apart = self.apart_(state)
        x[at + (1 if apart <= 4 else 2 if apart <= 8 else 3 if apart <= 16 else 4)] = 1

    def apart_(self, state: HorusState) -> int:
        """HO-29: return the distance between the ends of the river, in half tiles: a ring closes where they meet."""
        p = state.at[state.ends[0]]
        q = state.at[state.ends[1]]
        dx = p % WIDTH - q % WIDTH
        dy = p // WIDTH - q // WIDTH
        dx = dx if dx > 0 else -dx
        dy = dy if dy > 0 else -dy
        return dx if dx > dy else dy

    # The free places

    def walk_(self, state: HorusState, viewer: int) -> None:
        self.temple_places = 0
        self.river_tiles = 0
        for tile in range(state.n):
            self.free[tile] = 0
            self.by_temple[tile] = 0
            self.river_tiles += state.kind[tile] == RIVER
        for i in range(4):
            self.join_gain[i] = 0.0
            self.join_loss[i] = 0.0
            self.join_own[i] = 0.0
        for tile in range(state.n):
            mask = state.sides[tile]
            side = 0
            while mask != 0:
                if mask & 1:
                    self.look_round_(state, state.at[tile] + AROUND[side])
                    self.weigh_place_(state, viewer)
                mask >>= 1
                side += 1

    def look_round_(self, state: HorusState, place: int) -> None:
        """Find the regions that a free place touches."""
        self.n_touched = 0
        self.at_temple = False
        for side in range(12):
            seen = state.grid[place + AROUND[side]]
            if LYING <= seen < CLOSED:
                kind = state.kind[seen - LYING]
                if kind < RIVER:
                    self.touch_(state.region[seen - LYING])
                elif kind == TEMPLE:
                    self.at_temple = True

    def touch_(self, region: int) -> None:
        for i in range(self.n_touched):
            if self.touched[i] == region:
                return
        self.touched[self.n_touched] = region
        self.n_touched += 1

    def weigh_place_(self, state: HorusState, viewer: int) -> None:
        self.temple_places += self.at_temple
        for i in range(self.n_touched):
            region = self.touched[i]
            self.free[region] += 1
            self.by_temple[region] += self.at_temple
            for j in range(i):
                if state.kind[self.touched[j]] == state.kind[region]:
                    self.weigh_joining_(state, viewer, region, self.touched[j])

    def weigh_joining_(self, state: HorusState, viewer: int, a: int, b: int) -> None:
        """HO-10, HO-27: compute the gain or loss of each seat if a tile joined two regions."""
        worth = state.size[a] + state.size[b] + 1
        if state.mark[a] or state.mark[b] or self.at_temple:
            worth *= 2
        worth = worth if worth < MAX_POINTS else MAX_POINTS
        most = 0
        for seat in range(state.seats):
            n = self.force[a * 4 + seat] + self.force[b * 4 + seat]
            if n > most:
                most = n
        for seat in range(state.seats):
            n = self.force[a * 4 + seat] + self.force[b * 4 + seat]
            gain = (worth if n > 0 and n == most else 0.0) - self.held_(state, a, seat) - self.held_(state, b, seat)
            if gain > self.join_gain[seat]:
                self.join_gain[seat] = gain
            if gain < self.join_loss[seat]:
                self.join_loss[seat] = gain
            if seat == viewer and gain > self.join_own[state.kind[a]]:
                self.join_own[state.kind[a]] = gain

    def worth_(self, state: HorusState, region: int) -> int:
        """HO-28: return the worth of a region, without islands."""
        worth = state.size[region] << state.mark[region]
        return worth if worth < MAX_POINTS else MAX_POINTS

    def held_(self, state: HorusState, region: int, seat: int) -> float:
        """HO-27: return the points that a region currently gives a seat."""
        mine = self.force[region * 4 + seat]
        if mine == 0:
            return 0.0
        for other in range(state.seats):
            if self.force[region * 4 + other] > mine:
                return 0.0
        return self.worth_(state, region)

    # The regions

    def see_regions_(self, state: HorusState, viewer: int, x: Floats) -> None:
        for tile in range(state.n):
            if state.kind[tile] >= RIVER or state.region[tile] != tile:
                continue
            size = state.size[tile]
            worth = self.worth_(state, tile)
            standing = self.standing_(state, tile, viewer)
            bucket = size - 1 if size <= 5 else 5 if size <= 7 else 6
            coarse = 0 if size <= 2 else 1 if size <= 5 else 2
            x[bucket * STANDINGS + standing] += 0.5
            x[49 + self.openness_(state, tile) * STANDINGS + standing] += worth / 10.0
            if state.mark[tile]:
                x[77 + coarse * STANDINGS + standing] += 1
            elif self.by_temple[tile] > 0:
                x[98 + standing] += size / 5.0
            x[105 + standing] += self.free[tile] / 10.0
            most = 0
            leaders = 0
            for seat in range(state.seats):
                n = self.force[tile * 4 + seat]
                if n > most:
                    most = n
                    leaders = 1
                elif n == most:
                    leaders += 1
            if most > 0:
                for rank in range(state.seats):
                    if self.force[tile * 4 + (viewer + rank) % state.seats] == most:
                        x[112 + (0 if leaders == 1 else 4) + rank] += worth / 20.0
                        x[120 + rank] += 0.2

    def standing_(self, state: HorusState, region: int, viewer: int) -> int:
        mine = self.force[region * 4 + viewer]
        rival = 0
        for other in range(state.seats):
            if other != viewer and self.force[region * 4 + other] > rival:
                rival = self.force[region * 4 + other]
        if mine == 0:
            return rival if rival < 2 else 2
        return 3 if mine < rival else 4 if mine == rival else 5 if mine == rival + 1 else 6

    def openness_(self, state: HorusState, region: int) -> int:
        """HO-19: return whether a region is settled, open for a stone, open once it has grown, or closed but not yet enclosed."""
        size = state.size[region]
        if size <= MAX_OPEN and self.stones[region] < size:
            return 1
        if self.free[region] == 0:
            return 0
        return 2 if size < MAX_OPEN else 3

    # The hand

    def see_hand_(self, state: HorusState, viewer: int, at: int, x: Floats) -> None:
        if state.phase != DEAL:
            x[at] = self.hand_(state, viewer) / 10.0
        for number in range(1, 6):
            x[at + number] = self.best[viewer * 6 + number] / 10.0
            for terrain in range(4):
                x[at + 1 + 5 * terrain + 4 + number] = self.grown[(viewer * 4 + terrain) * 6 + number] / 10.0
        at += 26
        for rank in range(1, state.seats):
            top = 0.0
            for number in range(1, 6):
                top = max(top, self.best[(viewer + rank) % state.seats * 6 + number])
            x[at + rank - 1] = top / 10.0
        at += 3
        for card in range(30):
            n = state.hand[viewer * 30 + card]
            if n > 0:
                x[at + card] = n * 0.5
                x[at + 30 + card % 6] += n * 0.25
                value = self.card_(state, viewer, card) / 10.0
                for i in range(5):
                    if value > x[at + 36 + i]:
                        top = x[at + 36 + i]
                        x[at + 36 + i] = value
                        value = top
        at += 41
        for tile in range(state.n):
            if state.kind[tile] < RIVER and state.region[tile] == tile and self.reaches_(state, tile, viewer):
                x[at] += 0.2
                x[at + 1] += self.worth_(state, tile) / 20.0

    def reaches_(self, state: HorusState, region: int, viewer: int) -> bool:
        """HO-19, HO-27: whether a card in hand puts a stone that draws level or takes the lead."""
        size = state.size[region]
        if size > MAX_OPEN or self.stones[region] >= size:
            return False
        mine = self.force[region * 4 + viewer]
        for other in range(state.seats):
            if other != viewer and self.force[region * 4 + other] > mine + 1:
                return False
        for centre in range(5):
            if state.hand[viewer * 30 + centre * 6 + size - 1] > 0 or state.hand[viewer * 30 + centre * 6 + ANY_NUMBER] > 0:
                return True
        return False

    # The end

    def sure_winner_(self, state: State) -> int:
        return self.last_stone_(cython.cast(HorusState, state))

    def last_stone_(self, state: HorusState) -> int:
        """HO-19, HO-26: return the seat whose stone ends the game, if with that stone it can be the only winner."""
        if state.phase != STONE or state.empty_piles() < LAST_PILES:
            return -1
        state.count_points()
        for i in range(state.n_targets):
            if self.decides_(state, state.region[state.targets[i]]):
                return state.turn
        return -1

    def decides_(self, state: HorusState, region: int) -> bool:
        """HO-27, HO-30: whether one more stone in a region gives the seat to move more points than any other has. The points are
        counted."""
        seat = state.turn
        worth = state.worth[region]
        stones = state.force[region * 4 + seat] + 1
        points = state.points[seat]
        if not state.controls(region, seat) and self.draws_level_(state, region, seat):
            points += worth
        for other in range(state.seats):
            if other != seat:
                theirs = state.points[other]
                if state.controls(region, other) and state.force[region * 4 + other] < stones:
                    theirs -= worth
                if theirs >= points:
                    return False
        return True

    def draws_level_(self, state: HorusState, region: int, seat: int) -> bool:
        """HO-27: whether with one more stone a seat has as many in a region as any other. The stones are counted."""
        for other in range(state.seats):
            if state.force[region * 4 + other] > state.force[region * 4 + seat] + 1:
                return False
        return True
