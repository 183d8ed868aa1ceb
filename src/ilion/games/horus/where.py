"""Names of places on the map in words, without coordinates: places for tiles, ends of the river, regions. The story of a turn and
the words of a move use the same names."""

from __future__ import annotations

from ilion.games.horus.components import KINDS
from ilion.games.horus.encoding import RIVER, TEMPLE
from ilion.games.horus.state import HorusState

Point = tuple[int, int]

NEAR = 1  # half tiles from the middle of the map that still count as the middle
# The kinds that distinguish places best come first: nearly every place is at the river.
BESIDE = ("temple", "end", "desert", "hills", "farmland", "marsh", "necropolis", "river")
RANK = {kind: rank for rank, kind in enumerate(BESIDE)}
NOTHING = "none"


class Layout:
    """The tiles on the table, and the facts about them that the words for all places share."""

    def __init__(self, state: HorusState, at: list[int], kind: list[int]) -> None:
        self.at, self.kind = at, kind
        xs, ys = zip(*state.coordinates(), strict=True)
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)
        self.names: dict[int, str] = {}  # lowest tile of a region -> its name

    def direction(self, x: float, y: float) -> str:
        """Return the direction of a place, seen from the middle of the map with a tile there; y grows downwards."""
        dx = x - (min(self.left, x) + max(self.right, x)) / 2
        dy = y - (min(self.top, y) + max(self.bottom, y)) / 2
        return "middle" if max(abs(dx), abs(dy)) < NEAR else _point_of_compass(dx, dy)

    def part(self, x: int, y: int) -> str:
        """Return the direction of a place, or the edge of the map if no other tile lies as far out."""
        side = self.direction(x, y)
        if side in ("west", "east"):
            outermost = not self.left <= x <= self.right
        else:
            outermost = not self.top <= y <= self.bottom
        return f"{side}-edge" if outermost else side


_latest: Layout | None = None


def layout(state: HorusState) -> Layout:
    """Return the layout of a state. It is cached, because a server describes all legal moves of a position one after the other."""
    global _latest
    known, at, kind = _latest, state.at[: state.n], state.kind[: state.n]
    if known is None or known.at != at or known.kind != kind:
        known = _latest = Layout(state, at, kind)
    return known


def direction(state: HorusState, point: Point) -> str:
    return layout(state).direction(*point)


def region_name(state: HorusState, tile: int) -> str:
    """Return the name of the region of a tile: by the temple or the island, or by where its middle is on the map."""
    known = layout(state)
    if not known.names:
        known.names = _region_names(state, known)
    return known.names[state.region_of(tile)]


def _region_names(state: HorusState, known: Layout) -> dict[int, str]:
    points: dict[int, list[Point]] = {}
    for tile, point in enumerate(state.coordinates()):
        if known.kind[tile] < RIVER:
            points.setdefault(state.region_of(tile), []).append(point)
    names = {}
    for root, tiles in points.items():
        x, y = (sum(values) / len(tiles) for values in zip(*tiles, strict=True))
        names[root] = known.direction(x, y)
    names |= dict.fromkeys(state.islands(), "island")
    return names | dict.fromkeys(state.regions_beside(TEMPLE), "temple")


def end_side(state: HorusState, end: int) -> str:
    """Return the side of the other end on which an end of the river lies, or lay before it was lifted."""
    (x, y), (other_x, other_y) = state.point(state.ends[end]), state.point(state.ends[1 - end])
    return _point_of_compass(x - other_x, y - other_y)


def place(state: HorusState, point: Point, tile: str) -> tuple[str, str, str]:
    """Return the part of the map of a place, and the two kinds of tiles beside it that identify it best. The terrain of the tile
    itself comes before others, because the region would grow."""
    known = layout(state)
    kind = known.kind
    found = {KINDS[kind[other]] for other in state.touching(*point)}
    if any(i != state.lifted and _touch(state.point(end), point) for i, end in enumerate(state.ends)):
        found.add("end")
    if len(found) > 1 and (tile in ("river", "temple") or "end" in found):
        found.discard("river")  # it goes without saying
    first, second, *_ = *sorted(found, key=lambda name: 0.5 if name == tile else RANK[name]), NOTHING
    return known.part(*point), first, second


def _touch(one: Point, other: Point) -> bool:
    apart = sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))
    return apart[1] == 2 and apart[0] <= 1


def _point_of_compass(dx: float, dy: float) -> str:
    if abs(dx) > abs(dy):
        return "east" if dx > 0 else "west"
    return "south" if dy > 0 else "north"
