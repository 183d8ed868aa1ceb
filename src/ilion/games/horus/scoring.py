"""The current regions, and the score sheet that follows from them."""

from __future__ import annotations

from typing import NamedTuple

from ilion.core.definition import ScoreLine
from ilion.games.horus.components import KINDS, MAX_OPEN, TERRAINS
from ilion.games.horus.encoding import RIVER, TEMPLE
from ilion.games.horus.notation import written
from ilion.games.horus.state import HorusState


class Region(NamedTuple):
    """A region with everything that matters about it. `root` is its lowest tile."""

    root: int
    terrain: str
    size: int
    worth: int
    stones: list[int]
    leaders: list[int]
    river: bool
    temple: bool
    island: bool

    @property
    def closed(self) -> bool:
        """HO-19: whether it takes no more stones."""
        return self.size > MAX_OPEN


def leaders(stones: list[int]) -> list[int]:
    """HO-27: return the seats with the most stones, all of them in a tie; none if there are no stones."""
    return [seat for seat, n in enumerate(stones) if n == max(stones) > 0]


def regions(state: HorusState) -> list[Region]:
    """HO-10, HO-27 to HO-29: return the regions, terrain by terrain, in the order in which they were begun."""
    river, temple, islands = state.regions_beside(RIVER), state.regions_beside(TEMPLE), state.islands()
    kind = state.kind
    found = [
        Region(
            root,
            KINDS[kind[root]],
            state.size_of(root),
            worth,
            stones,
            leaders(stones),
            root in river,
            root in temple,
            root in islands,
        )
        for root, (worth, stones) in state.survey().items()
    ]
    return sorted(found, key=lambda region: (TERRAINS.index(region.terrain), region.root))


def score_sheet(state: HorusState) -> list[ScoreLine]:
    """HO-27, HO-28, HO-33: return one line for every region and seat that controls it, and for the points of the compensation."""
    lines = [
        ScoreLine(seat, "HO-33", "score-compensation", {}, state.granted[seat])
        for seat in range(state.seats)
        if state.granted[seat]
    ]
    for region in regions(state):
        for seat in region.leaders:
            facts: dict[str, str | int] = {
                "terrain": region.terrain,
                "at": written(state.point(region.root)),
                "size": region.size,
                "stones": region.stones[seat],
                "control": "shared" if len(region.leaders) > 1 else "alone",
                "place": "both"
                if region.temple and region.island
                else "temple"
                if region.temple
                else "island"
                if region.island
                else "land",
            }
            lines.append(ScoreLine(seat, "HO-28", "score-region", facts, region.worth))
    return sorted(lines, key=lambda line: line.seat)
