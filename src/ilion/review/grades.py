"""Grades of decisions: the loss of a move against the bot's, in chances to win."""

from __future__ import annotations

from typing import Literal

from ilion.review.chances import WHOLE

Grade = Literal["better", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = ("better", "good", "inaccuracy", "mistake", "blunder")
POINT = WHOLE // 100
GOOD, INACCURACY, MISTAKE = 3 * POINT, 8 * POINT, 20 * POINT  # the largest loss of each grade
SURE = 2  # errors that a loss must exceed


def too_close(loss: int, error: int) -> bool:
    """Whether a loss does not exceed its uncertainty."""
    return abs(loss) <= SURE * error


def grade_of(loss: int, error: int, confirmed: bool) -> Grade:
    """Return the grade of a loss in 1/10,000. A move is only better than the bot's if the second pass confirms it."""
    if too_close(loss, error):
        return "good"
    if loss <= -GOOD:
        return "better" if confirmed else "good"
    if loss < GOOD:
        return "good"
    return "inaccuracy" if loss <= INACCURACY else "mistake" if loss <= MISTAKE else "blunder"
