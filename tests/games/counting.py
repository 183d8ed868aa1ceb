"""Counting positions: any change of a rule changes a count."""

import ilion


def distinct(state: ilion.State, depth: int) -> list[int]:
    """Distinct positions after 0, 1, … decisions or draws."""
    level = {state.to_bytes()}
    counts = [1]
    for _ in range(depth):
        reached = set()
        for data in level:
            here = state.game.from_bytes(data)
            for action in here.legal_actions():
                after = here.copy()
                after.apply(action)
                reached.add(after.to_bytes())
        level = reached
        counts.append(len(level))
    return counts
