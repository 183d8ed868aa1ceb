"""Blocks: parts of the picture that know their size before they are drawn, and ways to put them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ilion.envs.picture.canvas import Canvas, Colour, text_height, text_width
from ilion.envs.picture.colours import EDGE, INK, PANEL


class Block(NamedTuple):
    width: int
    height: int
    draw: Callable[[Canvas, int, int], None]


def text(words: str, scale: int, colour: Colour = INK, *, bold: bool = False) -> Block:
    return Block(
        text_width(words, scale), text_height(scale), lambda canvas, x, y: canvas.write(x, y, words, colour, scale, bold=bold)
    )


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Put blocks side by side, centred on one line."""
    height = max((block.height for block in blocks), default=0)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        for block in blocks:
            block.draw(canvas, x, y + (height - block.height) // 2)
            x += block.width + gap

    return Block(sum(block.width + gap for block in blocks) - gap if blocks else 0, height, draw)


def below(blocks: Sequence[Block], gap: int) -> Block:
    """Put blocks below each other."""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        for block in blocks:
            block.draw(canvas, x, y)
            y += block.height + gap

    width = max((block.width for block in blocks), default=0)
    return Block(width, sum(block.height + gap for block in blocks) - gap if blocks else 0, draw)


def flow(blocks: Sequence[Block], width: int, gap: int) -> Block:
    """Put blocks side by side, in as many lines as they need, aligned at the top of each."""
    lines: list[list[Block]] = []
    room = 0
    for block in blocks:
        if not lines or block.width > room:
            lines.append([])
            room = width
        lines[-1].append(block)
        room -= block.width + gap
    return below([_top_aligned(line, gap) for line in lines], gap)


def _top_aligned(blocks: Sequence[Block], gap: int) -> Block:
    height = max(block.height for block in blocks)
    return beside([Block(block.width, height, block.draw) for block in blocks], gap)


def panel(inner: Block, margin: int, *, ground: Colour = PANEL, edge: Colour = EDGE, thick: int = 2, width: int = 0) -> Block:
    """Put a block on a panel of at least this width."""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.panel(x, y, made.width, made.height, ground, edge, thick)
        inner.draw(canvas, x + margin, y + margin)

    made = Block(max(width, inner.width + 2 * margin), inner.height + 2 * margin, draw)
    return made
