"""Positions for people who watch an environment, as plain text or as a picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from ilion.core.state import State
from ilion.envs.picture import draw

RENDER_MODES = ("ansi", "rgb_array")
RENDER_FPS = 1  # a person who watches needs a second per decision


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode can be None, {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}")


def render(state: State, seat: int | None, mode: str) -> str | NDArray[np.uint8]:
    """Return the position as a seat sees it (None: a spectator): in plain text for "ansi", a picture for "rgb_array"."""
    return draw(state, seat) if mode == "rgb_array" else plain_board(state, seat)


def plain_board(state: State, seat: int | None) -> str:
    """Return the board in text, without the marks with which the terminal colours it."""
    return Text.from_markup(state.game.board(state.view(seat))).plain
