"""Tables about the sea for bots: ways to sail, lines of the arrow, and the harm that each card does."""

from __future__ import annotations

from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry

ITHACA = geometry.ITHACA
WATER = geometry.WATER
LAND = list(geometry.LAND)
ISLANDS = (1 << len(geometry.ISLAND_HEX)) - 1
FAR = 20  # hexes, more than any way has
PLACES = (*geometry.ISLAND_HEX, ITHACA)
HOME = len(geometry.ISLAND_HEX)  # Ithaca among the places


def ways(start: int) -> list[int]:
    """OD-7: hexes to sail to each place; no way leads through land."""
    found = {start: 0}
    edge = set(geometry.TROY) if start in geometry.TROY else {start}
    for away in range(1, FAR):
        around = {geometry.neighbour(hex, d) for hex in edge for d in range(6)} - {geometry.OFF, *geometry.TROY} - found.keys()
        found |= dict.fromkeys(around, away)
        edge = {hex for hex in around if LAND[hex] == WATER}
    return [found.get(place) or FAR for place in PLACES]


def lines(start: int) -> int:
    """OD-9: the set of places to which a player's own arrow can blow the ship."""
    starts = geometry.TROY if start in geometry.TROY else (start,)
    reached = {geometry.drift(hex, d, wind, True) for hex in starts for d in range(6) for wind in range(3)} - {start}
    return sum(1 << i for i, place in enumerate(PLACES) if place in reached)


WAY = [away for hex in range(len(geometry.HEXES)) for away in ways(hex)]  # hex * 16 + place
NEAREST = [
    place % 16 for hex in range(len(geometry.HEXES)) for place in sorted(range(hex * 16, hex * 16 + HOME), key=WAY.__getitem__)
]  # hex * 15 + i -> island, the nearest first
LINES = [lines(hex) for hex in range(len(geometry.HEXES))]  # hex -> places, one bit each
# The cost of a card to a newcomer, in turns.
HARM = [
    {
        "wine": -0.3, "lotus": 0.1, "polyphemos": 0.2, "winds": -0.2, "laistrygonians": 0.5,
        "circe": 0.2, "hades": 0.2, "sirens": 0.1, "skylla": 0.2, "charybdis": 0.15,
        "cattle": -0.1, "kalypso": 0.6, "phaiakians": -0.3, "aegis": -0.1, "veil": -0.15,
    }[card]
    for card in box.CARDS
]  # fmt: skip
