"""The regions of Horus: their neighbours, islands, worth and control."""

from __future__ import annotations

from ilion.core.native import public
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.lattice import Lattice

AROUND = [dx + WIDTH * dy for dx, dy in box.AROUND]
MAX_WORTH = box.MAX_POINTS


class Regions(Lattice):
    """The table with the facts that can be read off it."""

    # Neighbours and islands

    def mark_beside(self, kind: int) -> None:
        """Set the mark of every region that touches a tile of this kind, and clear that of the others."""
        for tile in range(self.n):
            self.mark[tile] = 0
        for tile in range(self.n):
            if self.kind[tile] == kind:
                for side in range(12):
                    seen = self.grid[self.at[tile] + AROUND[side]]
                    if LYING <= seen < CLOSED and self.kind[seen - LYING] < RIVER:
                        self.mark[self.region[seen - LYING]] = 1

    def flood(self) -> None:
        """HO-29: flood all cells that are not river from outside, by edges only: `cells` becomes 2 where the flood gets, 1 on
        river."""
        left = WIDTH
        right = 0
        top = WIDTH
        bottom = 0
        for tile in range(self.n):
            x = self.at[tile] % WIDTH
            y = self.at[tile] // WIDTH
            left = min(left, x)
            right = max(right, x + 1)
            top = min(top, y)
            bottom = max(bottom, y + 1)
        for y in range(top - 1, bottom + 2):
            inside = 0 if top <= y <= bottom else 2
            for cell in range(y * WIDTH + left, y * WIDTH + right + 1):
                self.cells[cell] = inside
            self.cells[y * WIDTH + left - 1] = 2
            self.cells[y * WIDTH + right + 1] = 2
        for tile in range(self.n):
            if self.kind[tile] == RIVER:
                cell = self.at[tile]
                self.cells[cell] = 1
                self.cells[cell + 1] = 1
                self.cells[cell + WIDTH] = 1
                self.cells[cell + WIDTH + 1] = 1
        forward = True
        while self.sweep(left, right, top, bottom, forward):
            forward = not forward

    def sweep(self, left: int, right: int, top: int, bottom: int, forward: bool) -> bool:
        """Let the flood spread, cell by cell in one direction; return whether it did."""
        spread = False
        step = 1 if forward else -1
        for i in range(bottom - top + 1):
            cell = (top + i) * WIDTH + left if forward else (bottom - i) * WIDTH + right
            for _ in range(right - left + 1):
                if self.cells[cell] == 0:
                    if (
                        self.cells[cell - 1] == 2
                        or self.cells[cell + 1] == 2
                        or self.cells[cell - WIDTH] == 2
                        or self.cells[cell + WIDTH] == 2
                    ):
                        self.cells[cell] = 2
                        spread = True
                cell += step
        return spread

    def find_shores(self) -> None:
        """Find the first and the last cell with river in every row and column."""
        for line in range(WIDTH):
            self.first_in_row[line] = WIDTH
            self.last_in_row[line] = 0
            self.first_in_column[line] = WIDTH
            self.last_in_column[line] = 0
        for tile in range(self.n):
            if self.kind[tile] == RIVER:
                left = self.at[tile] % WIDTH
                top = self.at[tile] // WIDTH
                for i in range(2):
                    self.first_in_row[top + i] = min(self.first_in_row[top + i], left)
                    self.last_in_row[top + i] = max(self.last_in_row[top + i], left + 1)
                    self.first_in_column[left + i] = min(self.first_in_column[left + i], top)
                    self.last_in_column[left + i] = max(self.last_in_column[left + i], top + 1)

    def mark_in_sight(self) -> bool:
        """HO-29: set the mark of every region from which a straight line leads off the table without crossing river, so that it is
        not on an island, and clear that of the others; return whether it is set for all regions."""
        self.find_shores()
        for tile in range(self.n):
            self.mark[tile] = 0
        for tile in range(self.n):
            if self.kind[tile] < RIVER and not self.mark[self.region[tile]]:
                left = self.at[tile] % WIDTH
                top = self.at[tile] // WIDTH
                for i in range(2):
                    if (
                        left < self.first_in_row[top + i]
                        or left > self.last_in_row[top + i]
                        or top < self.first_in_column[left + i]
                        or top > self.last_in_column[left + i]
                    ):
                        self.mark[self.region[tile]] = 1
        for tile in range(self.n):
            if self.kind[tile] < RIVER and not self.mark[self.region[tile]]:
                return False
        return True

    def mark_mainland(self) -> None:
        """HO-29: set the mark of every region that is not on an island."""
        if self.rings == 0:
            for tile in range(self.n):
                self.mark[tile] = 1 if self.size[tile] > 0 else 0
            return
        if self.mark_in_sight():
            return
        self.flood()
        for tile in range(self.n):
            cell = self.at[tile]
            if self.kind[tile] < RIVER:
                if (
                    self.cells[cell] == 2
                    or self.cells[cell + 1] == 2
                    or self.cells[cell + WIDTH] == 2
                    or self.cells[cell + WIDTH + 1] == 2
                ):
                    self.mark[self.region[tile]] = 1

    def appraise(self) -> None:
        """HO-27, HO-28: compute the worth of every region, and the stones of every seat in it."""
        self.mark_beside(TEMPLE)
        for tile in range(self.n):
            self.worth[tile] = 0
            if self.kind[tile] < RIVER and self.region[tile] == tile:
                self.worth[tile] = self.size[tile] << self.mark[tile]
            for seat in range(4):
                self.force[tile * 4 + seat] = 0
        self.mark_mainland()
        for tile in range(self.n):
            if self.worth[tile] > 0:
                if self.mark[tile] == 0:
                    self.worth[tile] *= 2
                self.worth[tile] = min(self.worth[tile], MAX_WORTH)
            if self.stone[tile] != NO_STONE:
                self.force[self.region[tile] * 4 + self.stone[tile]] += 1

    def controls(self, region: int, seat: int) -> bool:
        """HO-27: whether the seat has stones there and no seat has more. Call `appraise` first."""
        mine = self.force[region * 4 + seat]
        if mine == 0:
            return False
        for other in range(4):
            if self.force[region * 4 + other] > mine:
                return False
        return True

    # For views and refusals

    def regions_beside(self, kind: int) -> list[int]:
        """Return the lowest tiles of all regions that touch a tile of a kind."""
        self.mark_beside(kind)
        return [tile for tile in range(self.n) if self.mark[tile]]

    def islands(self) -> list[int]:
        """HO-29: return the lowest tiles of all regions on islands."""
        self.mark_mainland()
        return [tile for tile in self.roots() if not self.mark[tile]]

    @public
    def take_off(self, tile: int) -> None:
        """Take the stone off a tile, to see the table without it."""
        self.told_seat = NO_STONE
        self.stone[tile] = NO_STONE
        self.list_stones()

    def list_stones(self) -> None:
        """List the tiles with a stone."""
        self.n_stones = 0
        for tile in range(self.n):
            if self.stone[tile] != NO_STONE:
                self.stones_on[self.n_stones] = tile
                self.n_stones += 1

    def roots(self) -> list[int]:
        """HO-10: return the lowest tiles of all regions."""
        return [tile for tile in range(self.n) if self.kind[tile] < RIVER and self.region[tile] == tile]

    def survey(self) -> dict[int, tuple[int, list[int]]]:
        """HO-27, HO-28: return every region by its lowest tile, with its worth and the stones of all seats in it."""
        self.appraise()
        force = list(self.force)
        return {tile: (self.worth[tile], force[4 * tile : 4 * tile + self.seats]) for tile in self.roots()}
