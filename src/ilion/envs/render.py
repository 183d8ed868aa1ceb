"""Boards as plain text, without the marks by which the terminal colours them."""

from __future__ import annotations

from rich.text import Text

from ilion.core.state import State


def plain_board(state: State, seat: int | None) -> str:
    """Return the board as a seat sees it; None: a spectator."""
    return Text.from_markup(state.game.board(state.view(seat))).plain
