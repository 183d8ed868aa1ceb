"""A position of any game as a picture, drawn with numpy alone, that shows only what one viewer may see.

The areas that a view declares (`ilion.core.areas`) become panels. For a game without areas, the picture shows its board in text,
with its colours. All pictures have the same size; content that needs more room is drawn smaller.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.text import Text

from ilion.core.areas import areas_of
from ilion.core.state import State
from ilion.envs.picture.blocks import Block, below, beside, panel, text
from ilion.envs.picture.canvas import Canvas
from ilion.envs.picture.colours import EDGE, GROUND, INK, LEGAL, PANEL, seat_colour
from ilion.envs.picture.font import WIDTH
from ilion.envs.picture.marked_text import MarkedLines
from ilion.envs.picture.table import Table

SIZE = (960, 1280)  # height and width of every picture
MARGIN = 24
SCALES = (3, 2, 1)  # of the letters, from the largest


def draw(state: State, seat: int | None) -> NDArray[np.uint8]:
    """Return the position as a seat sees it (None: a spectator): an array of height, width and the colours red, green, blue."""
    height, width = SIZE
    canvas = Canvas(width, height, GROUND)
    room = width - 2 * MARGIN
    view = state.view(seat)
    areas = areas_of(state.game.view_type)
    head = _head(state, seat, room, coloured=bool(areas))
    head.draw(canvas, MARGIN, MARGIN)
    top = 2 * MARGIN + head.height
    left = height - MARGIN - top
    if areas:
        # Other seats' legal moves can reveal their cards.
        moves = [state.describe(action) for action in state.legal_actions()] if seat is not None and state.actor == seat else []
        table = Table(state.game.catalogue, areas, view, _names(state, seat), moves, state.actor)
        content = _largest([table.block(room, scale) for scale in SCALES], room, left)
    else:
        lines = list(Text.from_markup(state.game.board(view)).split("\n", allow_blank=True))
        inner = _largest([MarkedLines(lines, scale).block(left - MARGIN) for scale in SCALES], room - MARGIN, left - MARGIN)
        content = panel(inner._replace(height=left - MARGIN), MARGIN // 2, width=room)
    content.draw(canvas, MARGIN, top)
    return canvas.pixels


def _names(state: State, seat: int | None) -> list[str]:
    """Return the names of the seats, with a mark on the viewer's."""
    say = state.game.catalogue.speaker("en")
    names = [say("seat-start", seat=number) for number in range(state.seats)]
    return [f"{name} {say('seat-yours')}" if number == seat else name for number, name in enumerate(names)]


def _head(state: State, seat: int | None, width: int, coloured: bool) -> Block:
    """Return the title, the seats with the one to move, and the prompt. The seats are coloured here only at a table whose pieces
    have colours, too."""
    seats = []
    for number, name in enumerate(_names(state, seat)):
        words = text(name, 2, seat_colour(number) if coloured else INK, bold=number == state.actor)
        seats.append(panel(words, 8, edge=LEGAL if number == state.actor else EDGE))
    title = text(str(state.game.named), 3, bold=True)
    places = beside(seats, 10)
    lines = [text(line, 2) for line in wrap(str(state.prompt()), width // (2 * WIDTH))]
    if title.width + places.width + MARGIN <= width:
        between = Block(width - title.width - places.width, 0, lambda canvas, x, y: None)
        return below([beside([title, between, places], 0), *lines], 8)
    return below([title, places, *lines], 8)


def _largest(blocks: list[Block], width: int, height: int) -> Block:
    """Return the first block that fits, from the largest to the smallest; the last one is shrunk if it does not fit either."""
    for block in blocks:
        if block.width <= width and block.height <= height:
            return block
    factor = max(-(-block.width // width), -(-block.height // height))
    return _shrunk(block, factor)


def _shrunk(block: Block, factor: int) -> Block:
    """Return a block at a fraction of its size: each pixel is the mean of those that it replaces."""
    width, height = -(-block.width // factor), -(-block.height // factor)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        whole = Canvas(width * factor, height * factor, PANEL)
        block.draw(whole, 0, 0)
        small: NDArray[Any] = whole.pixels.reshape(height, factor, width, factor, 3).mean((1, 3))
        canvas.pixels[y : y + height, x : x + width] = small.astype(np.uint8)

    return Block(width, height, draw)
