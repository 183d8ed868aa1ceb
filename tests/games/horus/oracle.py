"""The lattice once more, found by trying everything: slow, plain, and independent of the rules' own data."""

from __future__ import annotations

from functools import cache

from ilion.games.horus.components import TABLE, TERRAINS
from ilion.games.horus.state import HorusState

Point = tuple[int, int]


def overlap(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1


def touch(a: Point, b: Point) -> bool:
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (dx == 2 and dy <= 1) or (dy == 2 and dx <= 1)


@cache
def around(p: Point) -> tuple[Point, ...]:
    return tuple((p[0] + dx, p[1] + dy) for dx in range(-2, 3) for dy in range(-2, 3) if touch((0, 0), (dx, dy)))


@cache
def near(p: Point) -> tuple[Point, ...]:
    """Every point of the table that a tile at this one could make a place."""
    reach = range(-3, 4)
    return tuple((p[0] + i, p[1] + j) for i in reach for j in reach if p[0] + i in TABLE and p[1] + j in TABLE)


class Plain:
    """The tiles on the table as a dictionary, and the rules of the lattice on it."""

    @classmethod
    def of(cls, state: HorusState) -> Plain:
        points = state.coordinates()
        kinds: dict[Point, str] = {tuple(tile["at"]): tile["kind"] for tile in state.view(None)["tiles"]}
        return cls(kinds, [points[tile] for tile in state.ends])

    def __init__(self, kinds: dict[Point, str], ends: list[Point]) -> None:
        self.kinds = kinds
        self.ends = ends
        self.cells = {(x + i, y + j): (x, y) for x, y in self.kinds for i in (0, 1) for j in (0, 1)}
        self.candidates = sorted(set().union(*map(near, self.kinds)))

    def free(self, p: Point, extra: tuple[Point, ...] = ()) -> bool:
        """HO-11: on the table and overlapped by no tile."""
        if p[0] not in TABLE or p[1] not in TABLE:
            return False
        x, y = p
        cells = self.cells
        covered = p in cells or (x + 1, y) in cells or (x, y + 1) in cells or (x + 1, y + 1) in cells
        return not covered and not any(overlap(p, e) for e in extra)

    def blocked(self, end: Point, other: Point, extra: tuple[Point, ...]) -> bool:
        """HO-11, word for word."""
        for p in around(end):
            if self.free(p, extra):
                after = (*extra, p)
                if any(self.free(q, after) for q in around(p)) and any(self.free(q, after) for q in around(other)):
                    return False
        return True

    def both_open(self, ends: list[Point], extra: tuple[Point, ...]) -> bool:
        return not self.blocked(ends[0], ends[1], extra) and not self.blocked(ends[1], ends[0], extra)

    def touching(self, p: Point) -> set[str]:
        return {self.kinds[q] for q in around(p) if q in self.kinds}

    def places(self, kind: str) -> set[Point]:
        """Return the free places where a tile of a kind may be laid."""
        found = set()
        for p in self.candidates:
            beside = self.touching(p)
            if not beside or not self.free(p) or not self.both_open(self.ends, (p,)):
                continue
            if kind in ("river", "temple") and "river" not in beside:
                continue
            if kind == "temple" and beside & {*TERRAINS, "necropolis"}:
                continue
            found.add(p)
        return found

    def places_for_end(self, end: int, anywhere: bool) -> set[Point]:
        """Return the places where an end may be laid again, with a river tile in its old place."""
        base = self.ends[end]
        found = set()
        for p in self.candidates:
            if not self.free(p) or ("river" not in self.touching(p) if anywhere else not touch(p, base)):
                continue
            ends = [p, self.ends[1]] if end == 0 else [self.ends[0], p]
            if self.both_open(ends, (p,)):
                found.add(p)
        return found

    def regions(self) -> set[frozenset[Point]]:
        """HO-10: by spreading from tile to tile."""
        found = set()
        left = {p for p, kind in self.kinds.items() if kind in TERRAINS}
        while left:
            spread = [left.pop()]
            region = set(spread)
            while spread:
                p = spread.pop()
                for q in around(p):
                    if q in left and self.kinds[q] == self.kinds[p]:
                        left.remove(q)
                        region.add(q)
                        spread.append(q)
            found.add(frozenset(region))
        return found

    def beside(self, region: frozenset[Point], kind: str) -> bool:
        return any(kind in self.touching(p) for p in region)

    def outside(self) -> set[Point]:
        """HO-29: the cells that a flood from outside reaches."""
        xs, ys = [x for x, _ in self.cells], [y for _, y in self.cells]
        box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
        water = {c for c, p in self.cells.items() if self.kinds[p] == "river"}
        start = (min(xs) - 1, min(ys) - 1)
        reached, spread = {start}, [start]
        while spread:
            x, y = spread.pop()
            for c in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if c in box and c not in water and c not in reached:
                    reached.add(c)
                    spread.append(c)
        return reached

    def enclosures(self, outside: set[Point]) -> int:
        """HO-29: return the number of areas that the river encloses, including those without a tile."""
        xs, ys = [x for x, _ in self.cells], [y for _, y in self.cells]
        left = {(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)} - outside
        left -= {c for c, p in self.cells.items() if self.kinds[p] == "river"}
        found = 0
        while left:
            found += 1
            spread = [left.pop()]
            while spread:
                x, y = spread.pop()
                for c in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if c in left:
                        left.remove(c)
                        spread.append(c)
        return found

    def island(self, region: frozenset[Point], outside: set[Point]) -> bool:
        return not any((x + i, y + j) in outside for x, y in region for i in (0, 1) for j in (0, 1))
