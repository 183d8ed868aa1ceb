"""The table of Horus as a picture: a grid of half tiles around the tiles on it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

SIZE = 48  # half tiles to a side
COORDINATES = slice(9, 11)  # in the row of a tile
SCALE = 32  # of the coordinates in the observation
PLANES = (
    "lies", "desert", "hills", "farmland", "marsh", "river", "temple", "necropolis", "end",
    "stone_0", "stone_1", "stone_2", "stone_3", "region", "moving",
)  # fmt: skip


def planes(parts: dict[str, NDArray[Any]]) -> dict[str, NDArray[np.float32]]:
    """Return `table`: for every game one plane per name of `PLANES`, in which a tile fills two by two cells. The box around all
    tiles is in the middle; tiles beyond the grid are left out."""
    tiles = parts["tiles"]
    lead = tiles.shape[:-2]
    flat = tiles.reshape(-1, *tiles.shape[-2:])
    lies = flat[:, :, 0] > 0
    at = np.rint(flat[:, :, COORDINATES] * SCALE).astype(np.int64)
    low = np.where(lies[..., None], at, np.iinfo(np.int64).max).min(1, initial=np.iinfo(np.int64).max)
    high = np.where(lies[..., None], at, np.iinfo(np.int64).min).max(1, initial=np.iinfo(np.int64).min) + 2
    empty = ~lies.any(1)
    low[empty], high[empty] = 0, 0
    cell = at + ((SIZE - (high - low)) // 2 - low)[:, None, :]
    channels = np.delete(flat, [COORDINATES.start, COORDINATES.start + 1], axis=2)
    out = np.zeros((len(flat), SIZE, SIZE, len(PLANES)), np.float32)
    game, tile = np.nonzero(lies)
    for dy in (0, 1):
        for dx in (0, 1):
            x, y = cell[game, tile, 0] + dx, cell[game, tile, 1] + dy
            inside = (x >= 0) & (x < SIZE) & (y >= 0) & (y < SIZE)
            out[game[inside], y[inside], x[inside]] = channels[game[inside], tile[inside]]
    return {"table": np.moveaxis(out, 3, 1).reshape(*lead, len(PLANES), SIZE, SIZE)}
