"""The table of Horus: tiles on half-tile coordinates, the free places round them and the ends of the river.

A place is a flat number on a grid with a closed rim (`encoding`). Tiles are numbered in the order in which their places were
filled. A river tile that replaces an end takes over the end's number, and the end gets a new one where it is laid again. So no tile
ever moves, and each new tile only closes nine places and tries twelve.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.errors import InvalidField
from ilion.core.native import Bits, Marks, public
from ilion.core.rewriting import RewritingState
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.table import EMPTY_GRID, Table

if TYPE_CHECKING:
    from ilion.core.codec import Codec
    from ilion.core.game import Game

AROUND = [dx + WIDTH * dy for dx, dy in box.AROUND * 2]  # twice round, so that a search can begin at any side


def in_reach_of_one(sides: int) -> bool:
    """Whether one tile could overlap the places at all of these sides, one bit each."""
    places = [point for side, point in enumerate(box.AROUND) if sides >> side & 1]
    return all(max(line) - min(line) <= 2 for line in zip(*places, strict=True))


def sides_covered(d: int) -> int:
    """Return the sides of a place, one bit each, that a tile overlaps whose place is d further on the grid."""
    x, y = (d + COVER_REACHES) % WIDTH - 3, (d + COVER_REACHES) // WIDTH - 3
    return sum(1 << side for side, (dx, dy) in enumerate(box.AROUND) if max(abs(x - dx), abs(y - dy)) <= 1)


def sides_in_row(y: int, free: int) -> int:
    """Return the sides of a tile, one bit each, at which a place in one row round it is free: five places, one bit each."""
    return sum(1 << side for side, (dx, dy) in enumerate(box.AROUND) if dy == y and free >> dx + 2 & 1)


def shore(dx: int, dy: int) -> int:
    """Return the contact of a tile with the rim of another that is (dx, dy) away from it: one bit for each of the eight corners of
    half tiles on the rim, clockwise, and above them one for each of the eight edges between them."""
    rim = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    touched = [dx <= x <= dx + 2 and dy <= y <= dy + 2 for x, y in rim]
    corners = sum(touched[i] << i for i in range(8))
    return corners | sum((touched[i] and touched[(i + 1) % 8]) << 8 + i for i in range(8))


OPPOSITE = [(side + 6) % 12 for side in range(12)]
OVER_IT = [dx + WIDTH * dy for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
SIDE = [AROUND.index(d) if d in AROUND else 0 for d in range(-REACH, REACH + 1)]  # of a tile, by the offset of a place from it
ONES = [mask.bit_count() for mask in range(1 << 12)]
SPREAD = [not in_reach_of_one(mask) for mask in range(1 << 12)]  # by sides: no tile overlaps the places at all of them
COVERED = [sides_covered(d) for d in range(-COVER_REACHES, COVER_REACHES + 1)]
FREE_IN_ROW = [sides_in_row(y, free) for y in range(-2, 3) for free in range(32)]
SHORE = [shore(dx, dy) for dx, dy in box.AROUND]  # by side
DIAGONAL = [dx + WIDTH * dy for dy in (-2, 2) for dx in (-2, 2)]  # the places that touch a tile at a corner only
CORNER = [shore(dx, dy) for dy in (-2, 2) for dx in (-2, 2)]


def place_at(x: int, y: int) -> int:
    """Return the number of a place on the table."""
    return ORIGIN + x + WIDTH * y


def x_of(place: int) -> int:
    return place % WIDTH - ORIGIN % WIDTH


def y_of(place: int) -> int:
    return place // WIDTH - ORIGIN // WIDTH


def overlap(p: int, q: int) -> bool:
    """HO-6: two tiles overlap if neither coordinate differs by more than one."""
    d = p - q if p > q else q - p
    return d <= 1 or WIDTH - 1 <= d <= WIDTH + 1


def side_of(tile: int, place: int) -> int:
    """Return the side of a tile, given by its own place, at which another place lies; 0 if it overlaps the tile."""
    return SIDE[place - tile + REACH]


def covered(place: int, tile: int) -> int:
    """Return the sides of a place, one bit each, that a tile would overlap."""
    d = tile - place + COVER_REACHES
    return COVERED[d] if 0 <= d <= 2 * COVER_REACHES else 0


def a_side(sides: int) -> int:
    """Return the first of the sides in a set that is not empty."""
    return ONES[(sides & -sides) - 1]


def a_side_from(sides: int, first: int) -> int:
    """Return the first of the sides in a set that is not empty, beginning with one side and going round."""
    later = sides >> first << first
    return a_side(later if later else sides)


def near_by(p: int, q: int, reach: int) -> bool:
    """Whether neither coordinate of two places differs by more than `reach`."""
    d = p - q + reach * (WIDTH + 1)  # from the upper left corner of the neighbourhood
    return 0 <= d < (2 * reach + 1) * WIDTH and d % WIDTH <= 2 * reach


class Lattice(RewritingState, Table):
    """The tiles on the table and everything that follows from them."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        for x, y in box.START:
            self.lay(place_at(x, y), RIVER)
        self.ends = [1, 2]

    @public
    def clear(self) -> None:
        """Empty the table."""
        self.n = 0
        self.at = [0] * 120
        self.kind = [0] * 120
        self.stone = [NO_STONE] * 120
        self.n_stones = 0
        self.ends = [0, 0]
        self.grid = list(EMPTY_GRID)
        self.sides = [0] * 120
        self.n_sides = 0
        self.bank = [0] * 120
        self.n_bank = 0
        self.rings = 0
        self.barred = [0] * 54
        self.n_barred = [0] * 2
        self.stale = [1] * 2
        self.room = [0] * 120
        self.n_room = 0
        self.region = [0] * 120
        self.size = [0] * 120
        self.on_river = [0] * 120

    # Laying

    def lay(self, place: int, kind: int) -> None:
        """HO-6, HO-8, HO-10: lay a tile; nine places are closed, and those round it are open if they are free."""
        n = self.n
        self.n = n + 1
        self.at[n] = place
        self.kind[n] = kind
        self.close_under(n)
        self.grid[place] = LYING + n
        self.region[n] = n
        self.size[n] = 1 if kind < RIVER else 0
        self.on_river[n] = 0
        fresh = 0
        shared = 0
        touched = 0
        for side in range(12):  # without a branch, which a processor could not predict; rare cases follow from the sets
            seen = self.grid[place + AROUND[side]]
            is_fresh = seen == 0
            fresh |= is_fresh << side
            shared |= ((seen > 0) & (seen < LYING)) << side
            touched |= ((seen >= LYING) & (seen < CLOSED)) << side
            self.grid[place + AROUND[side]] = n + 1 if is_fresh else seen
        self.sides[n] = fresh
        self.n_sides += ONES[fresh]
        if kind < RIVER:
            self.join_neighbours(n, touched)
        elif kind == RIVER:
            self.bank[n] = fresh
            self.n_bank += ONES[fresh]
            self.line_bank(place, shared)
            self.close_rings(place, self.wet_neighbours(place, touched))
        for i in range(2):
            if near_by(place, self.at[self.ends[i]], END_REACHES):
                self.stale[i] = 1
                if near_by(place, self.at[self.ends[i]], BESIDE_REACHES):
                    self.stale[1 - i] = 1

    def close_under(self, n: int) -> None:
        """HO-6: close the nine places that the new tile n overlaps. To do without a branch, a place that no tile has among its
        sides is taken from the new tile, which has none yet."""
        place = self.at[n]
        self.sides[n] = 0
        self.bank[n] = 0
        for i in range(9):
            q = place + OVER_IT[i]
            seen = self.grid[q]
            is_open = (seen > 0) & (seen < LYING)
            tile = seen - 1 if is_open else n
            side = side_of(self.at[tile], q)
            self.n_sides -= is_open
            self.n_bank -= self.bank[tile] >> side & 1
            self.sides[tile] &= ~(1 << side)
            self.bank[tile] &= ~(1 << side)
            self.grid[q] = CLOSED

    def line_bank(self, place: int, sides: int) -> None:
        """HO-21: the open places at these sides of a new river tile touch the river now."""
        while sides:
            q = place + AROUND[a_side(sides)]
            tile = self.grid[q] - 1
            side = side_of(self.at[tile], q)
            self.n_bank += 1 - (self.bank[tile] >> side & 1)
            self.bank[tile] |= 1 << side
            sides &= sides - 1

    def wet_neighbours(self, place: int, sides: int) -> int:
        """Note for the regions at these sides of a new river tile that they touch the river; return the tile's contact with it."""
        contact = 0
        while sides:
            side = a_side(sides)
            tile = self.grid[place + AROUND[side]] - LYING
            if self.kind[tile] == RIVER:
                contact |= SHORE[side]
            elif self.kind[tile] < RIVER:
                self.on_river[self.region[tile]] = 1
            sides &= sides - 1
        return contact

    def join_neighbours(self, n: int, sides: int) -> None:
        """HO-10: join the new terrain tile n with the regions of its kind among the tiles at these sides of it."""
        on_river = 0
        while sides:
            tile = self.grid[self.at[n] + AROUND[a_side(sides)]] - LYING
            if self.kind[tile] == self.kind[n]:
                self.join(self.region[n], self.region[tile])
            on_river |= self.kind[tile] == RIVER
            sides &= sides - 1
        self.on_river[self.region[n]] |= on_river

    def join(self, a: int, b: int) -> None:
        """HO-10: join two regions, which may be the same."""
        if a == b:
            return
        low = min(a, b)
        high = max(a, b)
        size = self.size[a] + self.size[b]
        self.on_river[low] |= self.on_river[high]
        for tile in range(low, self.n):  # without a branch, so that a processor can handle many at once
            joined = (self.region[tile] == low) | (self.region[tile] == high)
            self.region[tile] = low if joined else self.region[tile]
            self.size[tile] = size if joined else self.size[tile]

    def close_rings(self, place: int, contact: int) -> None:
        """HO-29: count the rings that a river tile closes. It touches the river at one or more stretches of its rim, of which each
        has one corner more than it has edges; every stretch but the first closes a ring, or joins two rivers. If water is all round
        the tile, it fills the inside of a ring."""
        for i in range(4):
            seen = self.grid[place + DIAGONAL[i]]
            if LYING <= seen < CLOSED and self.kind[seen - LYING] == RIVER:
                contact |= CORNER[i]
        if contact:
            self.rings += ONES[contact & 255] - ONES[contact >> 8] - 1

    # The ends

    def movable(self, end: int, other: int, tile: int) -> bool:
        """HO-11: whether an end at a place, with the other end elsewhere, is not blocked once one more tile is at `tile`."""
        return self.way_out(end, other, self.free_round(other) & ~covered(other, tile), tile)

    def way_out(self, end: int, other: int, beside: int, tile: int) -> bool:
        """HO-11: whether an end can move to a free place touching it, from which both it and the other end, with the free sides
        `beside`, can still move on once one more tile is at `tile`."""
        ways = self.free_round(end) & ~covered(end, tile)
        while ways:
            side = a_side(ways)
            p = end + AROUND[side]
            if beside & ~covered(other, p) and self.leads_on(p, side, tile):
                return True
            ways &= ways - 1
        return False

    def free_round(self, place: int) -> int:
        """Return the sides of a place, one bit each, where a place is free."""
        first = place - 2 * WIDTH - 2  # of five times five places round it; random games spend most of their time here
        return (
            FREE_IN_ROW[self.low_bytes_(self.grid, first) & 31]
            | FREE_IN_ROW[32 + (self.low_bytes_(self.grid, first + WIDTH) & 31)]
            | FREE_IN_ROW[64 + (self.low_bytes_(self.grid, first + 2 * WIDTH) & 31)]
            | FREE_IN_ROW[96 + (self.low_bytes_(self.grid, first + 3 * WIDTH) & 31)]
            | FREE_IN_ROW[128 + (self.low_bytes_(self.grid, first + 4 * WIDTH) & 31)]
        )

    def find_barred(self, i: int) -> None:
        """HO-11: find the free places where a tile would block end i: those that stop every way out of it. A way is a free place
        beside it, a free place beyond, and one beside the other end that the first leaves free. A broad way is stopped only by
        a tile over its first place: if no tile is over those of all broad ways, nothing is barred. Otherwise the places that stop
        all broad ways, or the first narrow one, are suspects, and each narrow way clears some of them. If the ends are far apart, a
        tile that takes all places beside the other end blocks that end."""
        if not self.stale[i]:
            return
        self.stale[i] = 0
        end = self.at[self.ends[i]]
        other = self.at[self.ends[1 - i]]
        near = near_by(end, other, ENDS_MEET)
        round_other = self.free_round(other) if near else 0
        broad = 0
        narrow = 0
        side = 0
        ways = self.free_round(end)
        while ways:
            side = a_side_from(ways, OPPOSITE[side])
            p = end + AROUND[side]
            beyond = self.free_round(p)
            beside = round_other & ~covered(other, p) if near else ANY_SIDE
            if SPREAD[beyond] and SPREAD[beside]:
                broad |= 1 << side
                if SPREAD[broad]:
                    self.n_barred[i] = 0
                    return
            elif beyond and beside:
                narrow |= 1 << side
            ways ^= 1 << side
        n = self.over_all(27 * i, end, broad) if broad else -1
        while narrow and n:
            side = a_side_from(narrow, OPPOSITE[side])
            p = end + AROUND[side]
            beside = round_other & ~covered(other, p) if near else ANY_SIDE
            if n < 0:
                n = self.suspect(27 * i, p, self.free_round(p), other, beside)
            else:
                n = self.keep_stopping(27 * i, n, p, self.free_round(p), other, beside)
            narrow ^= 1 << side
        self.n_barred[i] = max(n, 0)

    def over_all(self, first: int, end: int, sides: int) -> int:
        """Note every free place, from `first` on, where a tile overlaps the places at all of these sides of an end; return their
        number."""
        n = self.note_free(first, end + AROUND[a_side(sides)])
        sides &= sides - 1
        while sides:
            n = self.keep_overlapping(first, n, end + AROUND[a_side(sides)])
            sides &= sides - 1
        return n

    def suspect(self, first: int, p: int, beyond: int, other: int, beside: int) -> int:
        """Note every free place where a tile stops the way through p, from `first` on; return their number. It overlaps p, all
        places beyond, or all beside the other end."""
        n = self.note_free(first, p)
        if not SPREAD[beyond]:
            n += self.note_free(first + n, p + AROUND[a_side(beyond)])
        if not SPREAD[beside]:
            n += self.note_free(first + n, other + AROUND[a_side(beside)])
        return self.keep_stopping(first, n, p, beyond, other, beside)

    def note_free(self, first: int, place: int) -> int:
        """Note every free place that overlaps a place; return their number."""
        n = 0
        for k in range(9):
            q = place + OVER_IT[k]
            if self.grid[q] < LYING:
                self.barred[first + n] = q
                n += 1
        return n

    def keep_stopping(self, first: int, n: int, p: int, beyond: int, other: int, beside: int) -> int:
        """Keep those of n suspects where a tile stops the way through p; return their number."""
        kept = 0
        for j in range(first, first + n):
            q = self.barred[j]
            self.barred[first + kept] = q
            kept += overlap(q, p) or not beyond & ~covered(p, q) or not beside & ~covered(other, q)
        return kept

    def keep_overlapping(self, first: int, n: int, p: int) -> int:
        """Keep those of n suspects where a tile overlaps p; return their number."""
        kept = 0
        for j in range(first, first + n):
            q = self.barred[j]
            self.barred[first + kept] = q
            kept += overlap(q, p)
        return kept

    def leads_on(self, p: int, side: int, tile: int) -> bool:
        """Whether p touches a free place that a tile at `tile` leaves free; the one at `side` is tried first."""
        q = p + AROUND[side]
        if self.grid[q] < LYING and not overlap(q, tile):
            return True
        return self.free_round(p) & ~covered(p, tile) != 0

    def keep_ends_open(self) -> None:
        """HO-11: remove the places where a tile would block an end from the room."""
        for i in range(2):
            self.find_barred(i)
            for j in range(27 * i, 27 * i + self.n_barred[i]):
                seen = self.grid[self.barred[j]]
                if 0 < seen < LYING:  # a place just beyond an end's reach may have been closed since
                    side = side_of(self.at[seen - 1], self.barred[j])
                    self.n_room -= self.room[seen - 1] >> side & 1
                    self.room[seen - 1] &= ~(1 << side)

    def relayable(self, place: int, side: int, other: int, round_other: int) -> bool:
        """HO-11: whether an end can be laid at an open place, with a river tile in its old one, without blocking it or the other
        end, which has the free sides `round_other`. The other end was not blocked before, and a tile beyond its reach does not
        affect it. The place is at `side` of a tile, so the way straight on is most often free, and it is tried first."""
        if near_by(place, other, END_REACHES):
            if not self.way_out(place, other, round_other & ~covered(other, place), place):
                return False
            return self.way_out(other, place, self.free_round(place), place)
        ahead = place + AROUND[side]
        if self.grid[ahead] < LYING and self.grid[ahead + AROUND[side]] < LYING:
            return round_other != 0
        return self.way_out(place, other, round_other, place)

    # Places for the tile in hand

    def room_for_land(self) -> None:
        """HO-8, HO-11: terrain or necropolis goes anywhere against a tile, unless it blocks an end."""
        self.room = self.sides[:]
        self.n_room = self.n_sides
        self.keep_ends_open()

    def room_for_river(self) -> None:
        """HO-21: river goes on any free place touching the river."""
        self.room = self.bank[:]
        self.n_room = self.n_bank
        self.keep_ends_open()

    def room_for_temple(self) -> None:
        """HO-15: a temple goes against the river, but not against terrain or a necropolis."""
        self.room_for_river()
        for tile in range(self.n):
            for side in range(12):
                if self.room[tile] >> side & 1 and not self.clean(self.at[tile] + AROUND[side]):
                    self.room[tile] ^= 1 << side
                    self.n_room -= 1

    def clean(self, place: int) -> bool:
        """HO-15: whether a place touches neither terrain nor necropolis."""
        for side in range(12):
            seen = self.grid[place + AROUND[side]]
            if LYING <= seen < CLOSED:
                kind = self.kind[seen - LYING]
                if kind < RIVER or kind == NECROPOLIS:
                    return False
        return True

    def room_for_end(self, i: int, anywhere: bool) -> None:
        """HO-14, HO-21: an end goes against the river tile in its old place or, if `anywhere`, against any river tile."""
        other = self.at[self.ends[1 - i]]
        round_other = self.free_round(other)
        for tile in range(self.n):
            self.room[tile] = 0
        self.n_room = 0
        if anywhere:
            for tile in range(self.n):
                open_ = self.bank[tile]
                while open_:
                    side = a_side(open_)
                    if self.relayable(self.at[tile] + AROUND[side], side, other, round_other):
                        self.room[tile] |= 1 << side
                        self.n_room += 1
                    open_ &= open_ - 1
        else:
            for side in range(12):
                q = self.at[self.ends[i]] + AROUND[side]
                seen = self.grid[q]
                if seen < LYING and self.relayable(q, side, other, round_other):
                    self.room[seen - 1] |= 1 << side_of(self.at[seen - 1], q)
                    self.n_room += 1

    def has_room_for_end(self, i: int, anywhere: bool) -> bool:
        """HO-11: whether a legal place exists for end i if it is replaced."""
        other = self.at[self.ends[1 - i]]
        round_other = self.free_round(other)
        if anywhere:
            for tile in range(self.n):
                open_ = self.bank[tile]
                while open_:
                    side = a_side(open_)
                    if self.relayable(self.at[tile] + AROUND[side], side, other, round_other):
                        return True
                    open_ &= open_ - 1
            return False
        for side in range(12):
            q = self.at[self.ends[i]] + AROUND[side]
            if self.grid[q] < LYING and self.relayable(q, side, other, round_other):
                return True
        return False

    def has_room_for_land(self) -> bool:
        """HO-11: whether a legal place exists for terrain or a necropolis."""
        if self.n_sides > self.count_barred():
            return True
        self.room_for_land()
        return self.n_room > 0

    def has_room_for_river(self) -> bool:
        """HO-11, HO-21: whether a legal place exists for a river tile that replaces no end."""
        if self.n_bank > self.count_barred():
            return True
        self.room_for_river()
        return self.n_room > 0

    def count_barred(self) -> int:
        """Return how many places are barred at most: some may touch no tile, or be barred for both ends."""
        self.find_barred(0)
        self.find_barred(1)
        return self.n_barred[0] + self.n_barred[1]

    def nth_place(self, i: int) -> int:
        """Return the i-th place of the room: lowest tile that touches it * 12 + side. The tiles are walked through from the nearer
        end of their list; the last ones have the most places."""
        if 2 * i < self.n_room:
            tile = 0
            while i >= ONES[self.room[tile]]:
                i -= ONES[self.room[tile]]
                tile += 1
        else:
            i -= self.n_room
            tile = self.n
            while i < 0:
                tile -= 1
                i += ONES[self.room[tile]]
        open_ = self.room[tile]
        while i > 0:
            open_ &= open_ - 1
            i -= 1
        return tile * 12 + a_side(open_)

    def room_into_(self, out: Marks) -> None:
        """Mark every place of the room."""
        for tile in range(self.n):
            self.mark_bits_(out, tile * 12, self.room[tile], 12)

    def room_bits_(self, out: Bits) -> None:
        """Like `room_into_`, but as bits."""
        self.put_twelves_(out, self.room, self.n)

    def place_of(self, code: int) -> int:
        """Return the place for a number of `nth_place`."""
        return self.at[code // 12] + AROUND[code % 12]

    # For notation, views and refusals

    def point(self, tile: int) -> tuple[int, int]:
        """Return the coordinates of a tile."""
        return x_of(self.at[tile]), y_of(self.at[tile])

    def coordinates(self) -> list[tuple[int, int]]:
        return [self.point(tile) for tile in range(self.n)]

    @public
    def seen_at(self, x: int, y: int) -> int:
        """Return the grid's value at a place on the table."""
        return self.grid[place_at(x, y)]

    def touching(self, x: int, y: int) -> list[int]:
        """Return the tiles that touch a place."""
        found = [self.grid[place_at(x, y) + AROUND[side]] for side in range(12)]
        return sorted(seen - LYING for seen in found if LYING <= seen < CLOSED)

    @public
    def region_of(self, tile: int) -> int:
        return self.region[tile]

    @public
    def size_of(self, tile: int) -> int:
        return self.size[tile]

    def open_points(self, which: str) -> list[tuple[int, int]]:
        """HO-8: return the free places that touch a tile ("sides"), a river tile ("bank"), or are allowed now ("room")."""
        masks = getattr(self, which)
        found = []
        for tile in range(self.n):
            for side in range(12):
                if masks[tile] >> side & 1:
                    place = self.at[tile] + AROUND[side]
                    found.append((x_of(place), y_of(place)))
        return found

    @public
    def end_blocked(self, i: int, place: int) -> bool:
        """HO-11: whether end i would be blocked by a tile at a place; with NOWHERE, whether it is blocked now."""
        return not self.movable(self.at[self.ends[i]], self.at[self.ends[1 - i]], place)

    @public
    def end_shut_in(self, i: int, place: int) -> bool:
        """HO-11: whether a tile at a place would leave end i no free place beside it."""
        return not self.leads_on(self.at[self.ends[i]], 0, place)

    @public
    def end_stuck_at(self, i: int, place: int) -> bool:
        """HO-11: whether end i, laid again at a free place, would be blocked there."""
        return not self.movable(place, self.at[self.ends[1 - i]], place)

    @public
    def end_replaceable(self, i: int) -> bool:
        """HO-11, HO-14: whether a river tile from the bag could take the place of end i."""
        return self.has_room_for_end(i, False)

    # Copies

    def visit_others(self, codec: Codec) -> None:
        """Visit the tiles, as coordinates. Raises `InvalidField` if they do not describe a table."""
        place = list(self.at)[: self.n]
        rest = [0] * (120 - self.n)
        kept = [self.n, *([x_of(p) for p in place] + rest), *([y_of(p) for p in place] + rest), *self.kind, *self.ends]
        n = codec.one("B", "tiles", kept[0])
        xs = codec.many("b", "x", kept[1:121])
        ys = codec.many("b", "y", kept[121:241])
        kinds = codec.many("B", "kind", self.kind)
        ends = codec.many("B", "ends", self.ends)
        stones = codec.many("B", "stone", self.stone)
        if not codec.reads:
            return
        if [n, *xs, *ys, *kinds, *ends] != kept:
            self.clear()
            self.lay_all(n, xs, ys, kinds, ends)
        for tile in range(120):
            if stones[tile] > NO_STONE or (stones[tile] != NO_STONE and (tile >= n or kinds[tile] >= RIVER)):
                raise InvalidField(self.game.make_text("", "impossible-stone"))
        self.stone = stones

    def lay_all(self, n: int, xs: list[int], ys: list[int], kinds: list[int], ends: list[int]) -> None:
        if not 3 <= n <= box.TILES:
            raise InvalidField(self.game.make_text("", "impossible-table-size", most=box.TILES, found=n))
        if any(xs[n:]) or any(ys[n:]) or any(kinds[n:]):
            raise InvalidField(self.game.make_text("", "impossible-beyond"))
        for tile in range(n):
            x, y = xs[tile], ys[tile]
            if x not in box.TABLE or y not in box.TABLE:
                raise InvalidField(self.game.make_text("", "impossible-off", at=f"{x},{y}"))
            if kinds[tile] > NECROPOLIS:
                raise InvalidField(self.game.make_text("", "impossible-no-kind", at=f"{x},{y}"))
            seen = self.grid[place_at(x, y)]
            if seen >= LYING:
                raise InvalidField(self.game.make_text("", "impossible-overlap", at=f"{x},{y}"))
            if tile and not seen:
                raise InvalidField(self.game.make_text("", "impossible-apart", at=f"{x},{y}"))
            self.lay(place_at(x, y), kinds[tile])
        if ends[0] == ends[1] or max(ends) >= n or any(kinds[end] != RIVER for end in ends):
            raise InvalidField(self.game.make_text("", "impossible-ends"))
        self.ends = ends
        self.stale = [1] * 2
