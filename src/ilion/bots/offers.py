"""Offers from other seats. A bot never accepts one that the evaluator considers a loss, no matter who makes it or how often.

The evaluator always gives a position the same value, so an offer that was declined is declined again.
"""

from __future__ import annotations

from ilion.core.evaluator import Evaluator
from ilion.core.state import State

WORTHWHILE = 0.003  # the minimum gain in value that makes an offer worth considering


def declining_action(world: State, seat: int, evaluator: Evaluator | None = None) -> int | None:
    """Return the action that declines the offer to the seat; None if there is no offer, or it is worth considering."""
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
