"""Offers of other seats: a bot takes none that the evaluator holds for a loss, however often and by whomever it is made.

What the evaluator thinks of a position is always the same, so an offer that was refused is refused again.
"""

from __future__ import annotations

from ilion.core.evaluator import Evaluator
from ilion.core.state import State

WORTHWHILE = 0.003  # of a victory


def declining_action(world: State, seat: int, evaluator: Evaluator | None = None) -> int | None:
    """The action with which the seat refuses what it is offered; None if nothing is, or it is worth thinking about."""
    evaluator = evaluator or world.game.evaluator()
    accept = evaluator.acceptance(world)
    if accept is None:
        return None
    worth = {}
    for action in world.legal_actions():
        after = world.copy()
        after.apply(action)
        worth[action] = evaluator.values(after)[seat]
    accepted = worth.pop(accept)
    best = max(worth, key=worth.__getitem__)
    return best if accepted < worth[best] + WORTHWHILE else None
