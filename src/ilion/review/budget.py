"""The amount of work for a review."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """The work of a review. The worth of a position to a seat must not depend on later events, so nothing here depends on the
    length of the game."""

    passes: int = 1  # 2: analyse the largest changes and apparent mistakes again
    iterations: int = 0  # of a search in the first pass; 0: as the game's evaluator suggests
    worlds: int = 8  # in which the outcomes of a draw are collected
    outcomes: int = 12  # of a draw that are searched; of a draw with more, this many are sampled
    deeper: int = 8  # times the iterations in the second pass
    largest: int = 12  # changes of each seat that the second pass analyses again

    def __post_init__(self) -> None:
        if self.passes not in (1, 2) or self.iterations < 0 or min(self.worlds, self.outcomes, self.deeper) < 1 or self.largest < 0:
            raise ValueError(f"{self} is not possible: a review has one or two passes, and at least one world and one outcome")


FIRST = Budget()
FULL = Budget(passes=2)
