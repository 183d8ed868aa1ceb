"""The sea in tables: hexes by number, ways to sail within a roll, and the drift of ships in the wind.

Hexes are numbered by q, then by r: so Ithaca is 0, and comes first in every list of hexes in ascending order. A ship at Troy counts
as being on the first of Troy's hexes, if only its position matters.
"""

from __future__ import annotations

from ilion.games.odyssey import components as box

Axial = tuple[int, int]

_WITHIN = range(-box.RADIUS, box.RADIUS + 1)
HEXES: tuple[Axial, ...] = tuple((q, r) for q in _WITHIN for r in _WITHIN if abs(q + r) <= box.RADIUS)
NUMBER = {hex: i for i, hex in enumerate(HEXES)}
STEPS = tuple(box.DIRECTIONS.values())

TROY = tuple(NUMBER[hex] for hex in box.TROY)
ITHACA = NUMBER[box.ITHACA]
SYRTE = tuple(NUMBER[hex] for hex in box.SYRTE)
ISLAND_HEX = tuple(NUMBER[hex] for hex in box.ISLANDS.values())

# The kind of a hex: an island by its number in `components`, or one of these.
WATER, TROYS, ITHACAS, SYRTES = range(len(ISLAND_HEX), len(ISLAND_HEX) + 4)
LAND = [WATER] * len(HEXES)
for _island, _hex in enumerate(ISLAND_HEX):
    LAND[_hex] = _island
for _hex in TROY:
    LAND[_hex] = TROYS
for _hex in SYRTE:
    LAND[_hex] = SYRTES
LAND[ITHACA] = ITHACAS

OFF = -1


def neighbour(hex: int, direction: int) -> int:
    """Return the next hex in a direction, or OFF the board."""
    (q, r), (dq, dr) = HEXES[hex], STEPS[direction]
    return NUMBER.get((q + dq, r + dr), OFF)


def distance(a: int, b: int) -> int:
    """Return the number of steps between two hexes as the crow flies."""
    (q, r), (p, s) = HEXES[a], HEXES[b]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


NEAREST_LAND = [
    min((land for land, what in enumerate(LAND) if what != WATER), key=lambda land: (distance(hex, land), LAND[land]))
    for hex in range(len(HEXES))
]


def sailing(start: int, roll: int) -> list[int]:
    """OD-7, OD-12: return the hexes where a ship may end its move, ascending, including Ithaca whether it is open or not. Land ends
    the move, so no way leads through it; Troy cannot be entered, but a ship leaves it from the hex of Troy that suits best (OD-4).
    """
    reached = {start}
    edge = set(TROY) if start in TROY else {start}
    for _ in range(roll):
        around = {neighbour(hex, d) for hex in edge for d in range(6)} - {OFF, *TROY} - reached
        reached |= around
        edge = {hex for hex in around if LAND[hex] == WATER}
    return sorted(reached)


def drift(start: int, direction: int, wind: int, ithaca_open: bool) -> int:
    """OD-9: return the hex to which a wind takes a ship. The edge of the board, Troy and a closed Ithaca stop it; other land is
    entered."""
    hex = start
    for _ in range(box.DRIFT[wind]):
        ahead = neighbour(hex, direction)
        if ahead == OFF or LAND[ahead] == TROYS or (LAND[ahead] == ITHACAS and not ithaca_open):
            return hex
        hex = ahead
        if LAND[hex] != WATER:
            return hex
    return hex


# The same as flat tables, for compiled code.
Q = [q for q, r in HEXES]
R = [r for q, r in HEXES]
STEP_Q = [q for q, r in STEPS]
STEP_R = [r for q, r in STEPS]
SAIL_ROOM = 64  # more than the 61 hexes within four steps
_LISTS = [sailing(hex, roll) for hex in range(len(HEXES)) for roll in range(1, box.SAIL_DIE + 1)]
SAIL_COUNT = [len(hexes) for hexes in _LISTS]  # hex * 4 + roll - 1
SAIL_TO = [hex for hexes in _LISTS for hex in hexes + [0] * (SAIL_ROOM - len(hexes))]
DRIFT_TO = [drift(hex, d, wind, home) for hex in range(len(HEXES)) for d in range(6) for wind in range(3) for home in (False, True)]
