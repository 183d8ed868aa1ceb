"""The probable outcome of fights."""

from __future__ import annotations

from functools import cache

from ilion.games.odyssey.components import FIGHT_ROUNDS, LAISTRYGONIANS, SAIL_DIE

FACES = range(1, SAIL_DIE + 1)


@cache
def one_round(crew: int, other_crew: int) -> tuple[int, int, int]:
    """OD-21: return the numbers of throws, out of 16 with two sail dice, that the first crew wins, ties and loses."""
    differences = [a + crew - b - other_crew for a in FACES for b in FACES]
    return sum(d > 0 for d in differences), differences.count(0), sum(d < 0 for d in differences)


@cache
def fought_out(crew: int, other_crew: int, rounds: int) -> tuple[float, float]:
    """Return the chances that the first and that the other ship is lost, if nobody makes peace for `rounds` rounds."""
    if crew == 0 or other_crew == 0 or rounds == 0:
        return float(crew == 0), float(other_crew == 0)
    chances = [n / SAIL_DIE**2 for n in one_round(crew, other_crew)]
    after = [fought_out(*crews, rounds - 1) for crews in ((crew, other_crew - 1), (crew, other_crew), (crew - 1, other_crew))]
    lost, other_lost = (sum(p * end[side] for p, end in zip(chances, after, strict=True)) for side in (0, 1))
    return lost, other_lost


def rounds_left(fight_round: int) -> int:
    """Return the number of rounds left, including the current one; before the fight, all of them."""
    return FIGHT_ROUNDS - max(fight_round, 1) + 1


def brawl(crew: int) -> tuple[int, int, int]:
    """OD-3: return the same for one round with the Laistrygonians."""
    return one_round(crew, LAISTRYGONIANS)
