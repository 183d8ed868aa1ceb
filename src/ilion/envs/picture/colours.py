"""The colours of the picture, and the mapping of the terminal's colours to them."""

from __future__ import annotations

from rich.terminal_theme import TerminalTheme

from ilion.envs.picture.canvas import Colour

GROUND: Colour = (24, 28, 38)
PANEL: Colour = (36, 42, 56)
EDGE: Colour = (66, 76, 98)
INK: Colour = (233, 230, 220)
FAINT: Colour = (150, 158, 176)
LEGAL: Colour = (242, 193, 78)
CARD: Colour = (244, 239, 226)
CARD_INK: Colour = (32, 34, 42)
EMPTY: Colour = (48, 56, 74)

SEATS: tuple[Colour, ...] = (
    (226, 88, 80),
    (92, 150, 236),
    (240, 200, 72),
    (104, 190, 116),
    (232, 232, 236),
    (176, 128, 220),
    (240, 150, 72),
    (80, 200, 200),
)
SUITS: tuple[Colour, ...] = ((168, 52, 46), (36, 92, 170), (150, 104, 8), (40, 122, 58), (120, 66, 160), (14, 116, 120))

_BASIC: list[Colour] = [
    (18, 20, 26),
    (235, 96, 86),
    (112, 200, 122),
    (246, 208, 82),
    (104, 160, 246),
    (206, 138, 232),
    (98, 206, 214),
    INK,
]
TERMINAL = TerminalTheme(PANEL, INK, _BASIC, _BASIC)


def seat_colour(seat: int) -> Colour:
    return SEATS[seat % len(SEATS)]


def suit_colour(word: str) -> Colour:
    """Return a colour for a word, always the same one."""
    return SUITS[sum(place * ord(letter) for place, letter in enumerate(word, 1)) % len(SUITS)]
