"""The sea of the Odyssey as a picture: hexes in axial coordinates, so that a convolution sees the board's neighbours."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ilion.games.odyssey import components as box
from ilion.games.odyssey.geometry import HEXES, LAND, WATER

SIZE = 2 * box.RADIUS + 1
ROWS = np.array([r + box.RADIUS for _, r in HEXES])
COLUMNS = np.array([q + box.RADIUS for q, _ in HEXES])
PLANES = ("ship_0", "ship_1", "ship_2", "ship_3", "ship_4", "ship_5", "arrow", "sea", "land")


def planes(parts: dict[str, NDArray[Any]]) -> dict[str, NDArray[np.float32]]:
    """Return `sea`: for every game one plane per name of `PLANES`, row r and column q of a hex counted from the corner. Cells
    outside the sea are 0 in all of them."""
    lead = parts["arrow"].shape[:-1]
    out = np.zeros((*lead, len(PLANES), SIZE, SIZE), np.float32)
    out[..., :6, ROWS, COLUMNS] = parts["seats"][..., :127]
    out[..., 6, ROWS, COLUMNS] = parts["arrow"]
    out[..., 7, ROWS, COLUMNS] = 1
    out[..., 8, ROWS, COLUMNS] = np.array(LAND) != WATER
    return {"sea": out}
