"""The table in text, at most 100 columns wide.

A half tile is two columns and a line wide, so a tile is four columns by two lines: its region (or what it is) above, its stone
below. A dot is the upper left corner of a place where the tile in hand may be laid: the numbers at the top and at the left are its
coordinates. Tables too wide for that are drawn with half tiles one column wide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.core.text import Say

Cells = dict[tuple[int, int], tuple[str, str]]  # column and line -> style and sign

COLUMNS = 100
MARGIN = 4  # for the coordinates at the left
STYLES = {
    "desert": "black on #e9cf92",
    "hills": "black on #c98b5a",
    "farmland": "black on #9db65a",
    "marsh": "black on #7fb7a0",
    "river": "white on #2a5fa8",
    "temple": "white on #8f1230",
    "necropolis": "white on #6b6258",
}
FILL = {"desert": ".", "hills": "^", "farmland": '"', "marsh": ",", "river": "~", "temple": "#", "necropolis": "+"}
STONES = ("W", "B", "K", "Y")
COLOUR_NAMES = ("white", "blue", "black", "yellow")
NUMBERS = "123456789abcdefghijklmn"


def board(view: Mapping[str, Any], say: Say) -> str:
    labels = _labels(view["regions"])
    regions = [*_regions(view, labels), ""] if view["regions"] else []
    return "\n".join([*_table(view, labels), "", *regions, *_status(view)])


def _labels(regions: list[Mapping[str, Any]]) -> list[str]:
    """Every region by the first letter of its terrain and a number: D1, D2, H1."""
    counts: dict[str, int] = {}
    labels = []
    for region in regions:
        n = counts[region["terrain"]] = counts.get(region["terrain"], -1) + 1
        labels.append(region["terrain"][0].upper() + NUMBERS[n])
    return labels


def _table(view: Mapping[str, Any], labels: list[str]) -> list[str]:
    tiles, dots = [tile["at"] for tile in view["tiles"]], view["places"]
    left, right = min(x for x, _ in tiles + dots), max([x + 2 for x, _ in tiles] + [x + 1 for x, _ in dots])
    top, bottom = min(y for _, y in tiles + dots), max([y + 2 for _, y in tiles] + [y + 1 for _, y in dots])
    scale = 2 if 2 * (right - left) <= COLUMNS - MARGIN else 1
    room = (COLUMNS - MARGIN) // scale
    if right - left > room:  # far beyond any usual game: show the middle
        left += (right - left - room) // 2
        right = left + room
    cells: Cells = {}
    for x, y in view["places"]:
        cells[(x - left) * scale, y - top] = ("bold", "·")
    for tile in view["tiles"]:
        _draw(cells, tile, labels, scale, (tile["at"][0] - left) * scale, tile["at"][1] - top, tile["at"] == view["source"])
    width = (right - left) * scale
    lines = [_axis(left, right, scale)]
    for line in range(bottom - top):
        row = [cells.get((column, line), ("", " ")) for column in range(width)]
        lines.append((f"{line + top:>{MARGIN - 1}} " + _markup(row)).rstrip())
    return lines


def _draw(cells: Cells, tile: Mapping[str, Any], labels: list[str], scale: int, column: int, line: int, chosen: bool) -> None:
    kind = tile["kind"]
    fill, width = FILL[kind], 2 * scale
    if tile["region"] is not None:
        upper = labels[tile["region"]]
    elif tile["end"]:
        upper = f"e{tile['end']}"
    elif kind == "river" and tile["at"] == [0, 0]:
        upper = f"▲{fill}"
    else:
        upper = fill * 2
    lower = fill * 2 if tile["stone"] is None else f"{fill}{STONES[tile['stone']]}"
    style = STYLES[kind] + (" reverse" if chosen else "")
    for row, text in enumerate((upper.ljust(width, fill), lower.ljust(width, fill))):
        for i, sign in enumerate(text):
            strong = " bold" if sign != fill else ""
            cells[column + i, line + row] = (style + strong, sign)


def _axis(left: int, right: int, scale: int) -> str:
    """The x coordinates, every fourth half tile, each ending above the column it names."""
    line = " " * MARGIN
    for x in range(left, right):
        if x % (4 if scale == 2 else 8) == 0:
            start = MARGIN + (x - left) * scale
            if start >= len(line.rstrip()) + 1 and start + len(str(x)) <= COLUMNS:
                line = line.ljust(start) + str(x)
    return line


def _markup(row: list[tuple[str, str]]) -> str:
    """Signs of equal style in one pair of tags."""
    text, style = "", ""
    for next_style, sign in row:
        if next_style != style:
            text += ("[/]" if style else "") + (f"[{next_style}]" if next_style else "")
            style = next_style
        text += sign
    return text + ("[/]" if style else "")


def _regions(view: Mapping[str, Any], labels: list[str]) -> list[str]:
    """Three regions a line: label, tiles → points, the stones in it, the leaders in capitals first."""
    entries = [_region(region, label) for region, label in zip(view["regions"], labels, strict=True)]
    return ["".join(entry.ljust(33) for entry in entries[i : i + 3]).rstrip() for i in range(0, len(entries), 3)]


def _region(region: Mapping[str, Any], label: str) -> str:
    marks = "".join(mark for mark, has in zip("rti", (region["river"], region["temple"], region["island"]), strict=True) if has)
    order = sorted(range(len(region["stones"])), key=lambda seat: -region["stones"][seat])
    stones = " ".join(f"{STONES[seat]}{region['stones'][seat]}" for seat in order if region["stones"][seat])
    parts = [label, f"{region['size']}→{region['worth']}"]
    if region["closed"]:
        parts.append("closed")
    if stones:
        parts.append(("=" if len(region["leaders"]) > 1 else "") + stones)
    if marks:
        parts.append(f"({marks})")
    return " ".join(parts)


def _status(view: Mapping[str, Any]) -> list[str]:
    lines = []
    if view["regions"]:
        lines.append("label tiles→points stones, most first, = shared (r at the river, t at the temple, i on an island)")
    piles = "  ".join(f"{name} {n}" for name, n in view["piles"].items())
    bag = "  ".join(f"{name} {n}" for name, n in view["bag"].items() if n) or "empty"
    lines.append(f"Piles   {piles}")
    lines.append(f"Bag     {bag}")
    if view["out"]:
        lines.append("Out     " + "  ".join(f"{name} {n}" for name, n in view["out"].items()))
    for seat in range(view["seats"]):
        marks = ("*" if view["turn"] == seat else " ") + (" (you)" if view["you"] == seat else "")
        nile = "Nile" if view["nile"][seat] else "    "
        lines.append(
            f"Seat {seat}{marks:7} {STONES[seat]} {COLOUR_NAMES[seat]:6}  {view['scores'][seat]:>3} points  "
            f"{view['stones'][seat]:>2} stones  {view['hand_sizes'][seat]} cards  {nile}"
        )
    if view["hand"] is not None:
        lines.append("Hand    " + (" ".join(view["hand"]) or "empty"))
    facts = []
    if view["played"]:
        facts.append(
            f"Played  {view['played']}" + (" (first turn: counts as 1)" if view["first_turn"] and view["played"] != "nile" else "")
        )
    if view["in_hand"]:
        facts.append(f"To lay  {'river or necropolis' if view['in_hand'] == 'either' else view['in_hand']}")
    if facts:
        lines.append("    ".join(facts))
    return lines
