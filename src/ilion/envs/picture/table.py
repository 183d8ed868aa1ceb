"""The areas of a table as panels: a panel for each seat, and one for each area that belongs to no seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ilion.core.areas import SEAT, Area
from ilion.core.text import Catalogue
from ilion.envs.picture.blocks import Block, below, beside, flow, panel, text
from ilion.envs.picture.canvas import Canvas
from ilion.envs.picture.colours import CARD, CARD_INK, EDGE, EMPTY, FAINT, LEGAL, seat_colour, suit_colour
from ilion.envs.picture.things import Thing, is_legal, rows_of, title_of

FIGURES = ("counter", "word", "score")


@dataclass(frozen=True)
class Table:
    """The table to draw. `moves`: the legal moves of the viewing seat (`describe`); none if it is not to move."""

    catalogue: Catalogue
    areas: Sequence[Area]
    view: Mapping[str, Any]
    seats: Sequence[str]  # their names
    moves: Sequence[Mapping[str, Any]]
    mover: int

    def block(self, width: int, scale: int) -> Block:
        """Return the whole table, with letters of one scale."""
        gap = 6 * scale
        own = [area for area in self.areas if area.by == SEAT]
        places = self._places(own, width, gap, scale) if own else []
        others = [area for area in self.areas if area.by != SEAT]
        hands = [self._panel(area, width, scale) for area in others if area.kind == "hand"]
        shared = [self._panel(area, width, scale) for area in others if area.kind != "hand"]
        parts = [flow(blocks, width, gap) for blocks in (places, shared, hands) if blocks]
        return below(parts, gap)

    def _places(self, areas: Sequence[Area], width: int, gap: int, scale: int) -> list[Block]:
        """Return the panels of the seats, all of one size, as many per line as fit."""
        margin = 6 * scale
        made = [self._place(seat, areas, width, scale) for seat in range(len(self.seats))]
        widest = max(block.width for block in made) + 2 * margin
        lines = -(-len(made) // max(1, (width + gap) // (widest + gap)))
        in_line = -(-len(made) // lines)
        highest = max(block.height for block in made)
        return [panel(block._replace(height=highest), margin, width=(width + gap) // in_line - gap) for block in made]

    def _place(self, seat: int, areas: Sequence[Area], width: int, scale: int) -> Block:
        name = text(self.seats[seat], scale, seat_colour(seat), bold=True)
        parts = [self._area(area, seat, width // 2, scale) for area in areas]
        inner = below([name, *parts], 4 * scale)
        bar = Block(3 * scale, inner.height, lambda canvas, x, y: canvas.fill(x, y, 3 * scale, inner.height, seat_colour(seat)))
        return beside([bar, inner], 5 * scale)

    def _panel(self, area: Area, width: int, scale: int) -> Block:
        return panel(self._area(area, None, width - 12 * scale, scale), 6 * scale)

    def _area(self, area: Area, seat: int | None, width: int, scale: int) -> Block:
        """Return the name of an area and its things; figures are beside their name."""
        name = text(title_of(self.catalogue, area), scale, FAINT)
        rows = rows_of(self.catalogue, area, self.view, seat)
        if area.kind in FIGURES and len(rows) == 1:
            return beside([name, *(self._thing(area, thing, scale) for thing in rows[0].things)], 6 * scale)
        gap = scale if area.kind == "grid" else 3 * scale
        square = max((self._square_size(thing, scale) for row in rows for thing in row.things), default=0)
        lines = []
        for row in rows:
            if area.kind == "grid":
                things = beside([self._square(area, thing, square, scale) for thing in row.things], gap)
            else:
                things = flow([self._thing(area, thing, scale) for thing in row.things], width, gap)
            lines.append(beside([text(row.title, scale, FAINT), things], 4 * scale) if row.title else things)
        return below([name, below(lines, gap)], 4 * scale)

    def _thing(self, area: Area, thing: Thing, scale: int) -> Block:
        legal = is_legal(area, thing, self.moves, self.mover)
        if area.kind in FIGURES:
            figure = text(thing.face or "", scale, LEGAL if legal else CARD, bold=True)
            return panel(figure, 3 * scale, edge=LEGAL) if legal else figure
        card = self._token(thing, 20 * scale) if thing.token is not None else self._card(thing, legal, scale)
        if thing.count is None:
            return card
        return beside([card, text(f"×{thing.count}", scale, CARD, bold=True)], 4 * scale)

    def _card(self, thing: Thing, legal: bool, scale: int) -> Block:
        if thing.face is None:
            ground = EDGE if thing.count else EMPTY  # the back of a pile, or an empty place
            blank = Block(12 * scale, 18 * scale, lambda canvas, x, y: None)
            return panel(blank, 3 * scale, ground=ground, edge=LEGAL if legal else EDGE, thick=2 * scale if legal else scale)
        ink = CARD_INK if thing.suit is None else suit_colour(thing.suit)
        lines = [text(thing.face, scale, ink, bold=True)]
        if thing.small:
            lines.append(text(thing.small, max(1, scale - 1), ink))
        inner = below(lines, 0)
        size = max(inner.width, 12 * scale), max(inner.height, 18 * scale)
        face = _centred(inner, *size)
        return panel(face, 3 * scale, ground=CARD, edge=LEGAL if legal else CARD, thick=2 * scale)

    def _square_size(self, thing: Thing, scale: int) -> int:
        return max(18 * scale, text("" if thing.face is None else thing.face, scale).width + 6 * scale)

    def _square(self, area: Area, thing: Thing, size: int, scale: int) -> Block:
        """Return a square of a grid; a ring marks it if a legal move can be made there."""
        legal = is_legal(area, thing, self.moves, self.mover)

        def draw(canvas: Canvas, x: int, y: int) -> None:
            canvas.panel(x, y, size, size, EMPTY, LEGAL if legal else EDGE, scale)
            inner = size - 6 * scale
            if thing.token is not None:
                self._token(thing, inner).draw(canvas, x + 3 * scale, y + 3 * scale)
            elif thing.face is not None:
                _centred(text(thing.face, scale, CARD, bold=True), size, size).draw(canvas, x, y)
            elif legal:
                canvas.disc(x + (size - 4 * scale) // 2, y + (size - 4 * scale) // 2, 4 * scale, LEGAL)

        return Block(size, size, draw)

    def _token(self, thing: Thing, size: int) -> Block:
        colour = seat_colour(thing.token or 0)
        return Block(size, size, lambda canvas, x, y: canvas.disc(x, y, size, colour))


def _centred(inner: Block, width: int, height: int) -> Block:
    def draw(canvas: Canvas, x: int, y: int) -> None:
        inner.draw(canvas, x + (width - inner.width) // 2, y + (height - inner.height + 1) // 2)

    return Block(width, height, draw)
