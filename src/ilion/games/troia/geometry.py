"""Steps on the battlefield, for notation, refusals and previews."""

from __future__ import annotations

from collections.abc import Sequence

from ilion.games.troia.components import ZONES
from ilion.games.troia.encoding import NOWHERE, POWERS, REACH

COMBAT = ZONES.index("combat")
DEFENCES = (ZONES.index("greek-defence"), ZONES.index("trojan-defence"))
PROTECTION_AGAINST = (
    ZONES.index("trojan-protection"),
    ZONES.index("greek-protection"),
)  # where a side wants its heroes


def ahead(side: int, zone: int, zones: int) -> int:
    """TR-13: return the zone `zones` steps towards the rival (negative: back), within the field."""
    return max(0, min(4, zone + (zones if side == 0 else -zones)))


def targets(god: str, side: int, zones: Sequence[int]) -> dict[int, list[int]]:
    """TR-16 to TR-22: return the heroes that a god's power could move, and their target zones."""
    found: dict[int, list[int]] = {}
    for hero, zone in enumerate(zones):
        if god == "artemis":
            reached = list(DEFENCES) if zone == COMBAT else []
        elif god == "aphrodite":
            reached = [to for to in (ahead(side, zone, 1), ahead(side, zone, -1)) if to != zone]
        else:
            to = REACH[side * 60 + POWERS.index(god) * 5 + zone]
            reached = [to] if to != NOWHERE else []
        if reached:
            found[hero] = reached
    return found


def invaders(side: int, zones: Sequence[int]) -> int:
    """TR-15: return the number of heroes in the rival's protection."""
    return list(zones).count(PROTECTION_AGAINST[side])
