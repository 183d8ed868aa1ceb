"""The games as environments for training agents: PettingZoo, Gymnasium, OpenSpiel, and n games at once.

They need the extra `research`, which playing does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ilion.core.registry import load

if TYPE_CHECKING:
    from ilion.envs.batch import Batch


def vector(
    game: str,
    n: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    threads: int = 1,
    reward: str = "places",
    gamma: float = 1.0,
    **options: str | int,
) -> Batch:
    """Return n games of one kind that are stepped together in compiled code. `reward` and `gamma` are those of `rewards`."""
    from ilion.envs.batch import Batch  # numpy may be missing

    return Batch(load(game).new(seats, options), n, seed, threads, reward=reward, gamma=gamma)
