"""A board in text with the terminal's marks, drawn letter by letter: coloured letters become pieces, coloured ground tiles."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.color import Color
from rich.style import Style
from rich.text import Text

from ilion.envs.picture.blocks import Block
from ilion.envs.picture.canvas import Canvas, Colour, mix
from ilion.envs.picture.colours import CARD_INK, INK, PANEL, TERMINAL
from ilion.envs.picture.font import CAPITALS, HEIGHT, WIDTH


class Look(NamedTuple):
    """The look of a run of letters. `number` distinguishes neighbours that look the same but were marked one by one."""

    ink: Colour | None = None
    ground: Colour | None = None
    bold: bool = False
    dim: bool = False
    number: int = -1


class MarkedLines:
    """Lines of marked text, one below the other, in letters of one scale."""

    def __init__(self, lines: list[Text], scale: int) -> None:
        self.lines = lines
        self.looks = [_looks(line) for line in lines]
        self.scale = scale

    def block(self, room: int) -> Block:
        """Return the text with lines as high as the room allows, within reason: two letters of a terminal are about a square, so
        tiles keep their shape; plain text may be spaced further apart."""
        scale, count = self.scale, max(1, len(self.lines))
        tiles = any(look.ground for looks in self.looks for look in looks)
        line_height = max(HEIGHT * scale, min(room // count, (12 if tiles else 16) * scale))
        width = max((len(line) for line in self.lines), default=0) * WIDTH * scale
        return Block(width, count * line_height, lambda canvas, x, y: self._draw(canvas, x, y, line_height))

    def _draw(self, canvas: Canvas, x: int, y: int, line_height: int) -> None:
        for line, looks in zip(self.lines, self.looks, strict=True):
            at = x
            for look, run in groupby(zip(line.plain, looks, strict=True), key=lambda pair: pair[1]):
                letters = "".join(letter for letter, _ in run)
                self._draw_run(canvas, at, y, line_height, letters, look)
                at += len(letters) * WIDTH * self.scale
            y += line_height

    def _draw_run(self, canvas: Canvas, x: int, y: int, line_height: int, letters: str, look: Look) -> None:
        scale = self.scale
        base = y + (line_height - CAPITALS * scale) // 2
        ink = look.ink or INK
        if look.ground is not None:
            canvas.fill(x, y, WIDTH * scale * len(letters), line_height, look.ground)
        elif look.ink is not None and look.bold and len(letters) == 1 and letters.isalnum():
            # a coloured letter is a piece
            canvas.panel(x - scale, base - 2 * scale, (WIDTH + 1) * scale - 1, (CAPITALS + 4) * scale, look.ink)
            canvas.write(x, base, letters, CARD_INK, scale)
            return
        canvas.write(x, base, letters, mix(ink, look.ground or PANEL, 0.45) if look.dim else ink, scale, bold=look.bold)


def _looks(line: Text) -> list[Look]:
    """Return the look of every letter of a line."""
    looks = [Look()] * len(line)
    for number, span in enumerate(line.spans):
        style = span.style if isinstance(span.style, Style) else Style.parse(span.style)
        for place in range(span.start, min(span.end, len(looks))):
            before = looks[place]
            looks[place] = Look(
                _colour(style.color) or before.ink,
                _colour(style.bgcolor) or before.ground,
                before.bold if style.bold is None else style.bold,
                before.dim if style.dim is None else style.dim,
                number,
            )
    return looks


def _colour(colour: Color | None) -> Colour | None:
    if colour is None or colour.is_default:
        return None
    red, green, blue = colour.get_truecolor(TERMINAL)
    return red, green, blue
