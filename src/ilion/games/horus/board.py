"""The table as text, at most 100 columns wide.

A half tile is two columns wide and one line high, so a tile is four columns by two lines: its region (or its kind) above, its stone
below. A dot is the upper left corner of a place where the tile in hand may be laid; the numbers at the top and on the left are its
coordinates. Tables too wide for that are drawn with half tiles one column wide.

The input of players is the same in every language: coordinates, piles, the cards in the hand. The bag is listed below the piles,
kind below kind, so that a reader finds the word for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from ilion.core.text import Say
from ilion.games.horus.components import COLOURS
from ilion.games.horus.notation import card_facts

Cells = dict[tuple[int, int], tuple[str, str]]  # column and line -> style and character

COLUMNS = 100
MARGIN = 4  # for the coordinates on the left
GAP = " " * 4
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
NUMBERS = "123456789abcdefghijklmn"


def board(view: Mapping[str, Any], say: Say) -> str:
    labels = _labels(view["regions"])
    regions = [*_regions(view, labels, say), "", say("terminal-legend")] if view["regions"] else []
    return "\n".join([*_table(view, labels), "", *regions, *_status(view, say)])


def _labels(regions: list[Mapping[str, Any]]) -> list[str]:
    """Return a label for every region, from the first letter of its terrain and a number: D1, D2, H1."""
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
    """Return the x coordinates, every fourth half tile, each ending above the column it names."""
    line = " " * MARGIN
    for x in range(left, right):
        if x % (4 if scale == 2 else 8) == 0:
            start = MARGIN + (x - left) * scale
            if start >= len(line.rstrip()) + 1 and start + len(str(x)) <= COLUMNS:
                line = line.ljust(start) + str(x)
    return line


def _markup(row: list[tuple[str, str]]) -> str:
    """Put characters of equal style into one pair of tags."""
    text, style = "", ""
    for next_style, sign in row:
        if next_style != style:
            text += ("[/]" if style else "") + (f"[{next_style}]" if next_style else "")
            style = next_style
        text += sign
    return text + ("[/]" if style else "")


def _regions(view: Mapping[str, Any], labels: list[str], say: Say) -> list[str]:
    """Return three regions per line, or two: label, tiles → points, the stones in it, most first."""
    entries = [_region(region, label, say) for region, label in zip(view["regions"], labels, strict=True)]
    width = max(COLUMNS // 3, max(map(len, entries)) + 2)
    step = COLUMNS // width
    return ["".join(entry.ljust(width) for entry in entries[i : i + step]).rstrip() for i in range(0, len(entries), step)]


def _region(region: Mapping[str, Any], label: str, say: Say) -> str:
    marks = "".join(say(f"short-{mark}") for mark in ("river", "temple", "island") if region[mark])
    order = sorted(range(len(region["stones"])), key=lambda seat: -region["stones"][seat])
    stones = " ".join(f"{STONES[seat]}{region['stones'][seat]}" for seat in order if region["stones"][seat])
    parts = [label, f"{region['size']}→{region['worth']}"]
    if region["closed"]:
        parts.append(say("terminal-closed"))
    if stones:
        parts.append(("=" if len(region["leaders"]) > 1 else "") + stones)
    if marks:
        parts.append(f"({marks})")
    return " ".join(parts)


def _status(view: Mapping[str, Any], say: Say) -> list[str]:
    labels = {row: say(f"terminal-{row}") for row in ("piles", "bag", "out", "hand", "played", "lay")}
    width = max(map(len, labels.values()))

    def line(row: str, text: str) -> str:
        return f"{labels[row]:{width}}  {text}"

    piles, bag = _tiles(view, say)
    lines = [line("piles", piles), line("bag", bag)]
    if view["out"]:
        lines.append(line("out", "  ".join(say("terminal-count", tile=tile, number=n) for tile, n in view["out"].items())))
    lines += _seats(view, say)
    if view["hand"] is not None:
        lines.append(line("hand", " ".join(view["hand"]) or say("terminal-empty")))
    played, lay = _played(view, say), _to_lay(view, say)
    if played:
        lines.append(line("played", played) + (f"{GAP}{labels['lay']}  {lay}" if lay else ""))
    elif lay:
        lines.append(line("lay", lay))
    return lines


def _tiles(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return the piles as they are typed, and below them the bag in words."""
    piles = [f"{pile} {n}" for pile, n in view["piles"].items()]
    bag = [say("terminal-count", tile=tile, number=n) for tile, n in view["bag"].items()]
    widths = [max(map(len, pair)) for pair in zip_longest(piles, bag, fillvalue="")]
    return ["  ".join(map(str.ljust, entries, widths)).rstrip() for entries in (piles, bag)]


def _seats(view: Mapping[str, Any], say: Say) -> list[str]:
    seats, you = range(view["seats"]), say("seat-yours")
    colours = [say(f"colour-{COLOURS[seat]}") for seat in seats]
    lines = []
    for seat, colour in zip(seats, colours, strict=True):
        turn, mine = "*" if view["turn"] == seat else " ", you if view["you"] == seat else ""
        cells = [
            f"{say('terminal-seat', seat=seat)}{turn} {mine:{len(you)}} {STONES[seat]} {colour:{max(map(len, colours))}}",
            say("terminal-points", number=f"{view['scores'][seat]:>3}"),
            say("terminal-stones", number=f"{view['stones'][seat]:>2}"),
            say("terminal-cards", number=view["hand_sizes"][seat]),
        ]
        if view["nile"][seat]:
            cells.append(say("terminal-nile"))
        lines.append("  ".join(cells))
    return lines


def _played(view: Mapping[str, Any], say: Say) -> str:
    if not view["played"]:
        return ""
    if view["played"] == "nile":
        return say("terminal-nile")
    card = say("terminal-card", **card_facts(view["played"]))
    return f"{card} {say('terminal-first-turn')}" if view["first_turn"] else card


def _to_lay(view: Mapping[str, Any], say: Say) -> str:
    match view["in_hand"]:
        case None:
            return ""
        case "either":
            return say("terminal-either")
        case "end1" | "end2" as end:
            return say("terminal-end", end=end[-1])
        case tile:
            return say("terminal-tile", tile=tile)
