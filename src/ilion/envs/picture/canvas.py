"""A picture built from rectangles, discs and letters."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ilion.envs.picture.font import HEIGHT, WIDTH, glyph

Colour = tuple[int, int, int]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two: `share` is the part of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def text_width(text: str, scale: int) -> int:
    return max(0, len(text) * WIDTH - 1) * scale


def text_height(scale: int) -> int:
    return HEIGHT * scale


class Canvas:
    """A picture to draw on. Nothing is drawn beyond its edge."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.pixels: NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = ground

    def fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        self.pixels[max(0, y) : max(0, y + height), max(0, x) : max(0, x + width)] = colour

    def panel(self, x: int, y: int, width: int, height: int, colour: Colour, edge: Colour | None = None, thick: int = 2) -> None:
        """Draw a rectangle without its corner pixels, so that it looks rounded, with a border if there is one."""
        if edge is not None:
            self.panel(x, y, width, height, edge)
            x, y, width, height = x + thick, y + thick, width - 2 * thick, height - 2 * thick
        self.fill(x + 2, y, width - 4, height, colour)
        self.fill(x, y + 2, width, height - 4, colour)
        self.fill(x + 1, y + 1, width - 2, height - 2, colour)

    def disc(self, x: int, y: int, size: int, colour: Colour) -> None:
        away = np.arange(size) * 2 - (size - 1)
        self._paint(x, y, away[:, None] ** 2 + away**2 <= size * size, colour)

    def write(self, x: int, y: int, text: str, colour: Colour, scale: int = 2, *, bold: bool = False) -> None:
        for number, letter in enumerate(text):
            if letter != " ":
                self._paint(x + number * WIDTH * scale, y, glyph(letter, scale, bold), colour)

    def _paint(self, x: int, y: int, mask: NDArray[np.bool_], colour: Colour) -> None:
        if x < 0 or y < 0:
            mask, x, y = mask[max(0, -y) :, max(0, -x) :], max(0, x), max(0, y)
        part: NDArray[Any] = self.pixels[y : y + mask.shape[0], x : x + mask.shape[1]]
        part[mask[: part.shape[0], : part.shape[1]]] = colour
