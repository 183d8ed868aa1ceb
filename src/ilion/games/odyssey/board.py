"""The sea in text: hexes with islands, rulers and ships, then the rim, then the players."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from ilion.core.text import Say
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import RADIUS

STYLES = {
    "red": "bold red",
    "yellow": "bold yellow",
    "blue": "bold blue",
    "green": "bold green",
    "white": "bold white",
    "black": "bold magenta",
}
LETTERS = {colour: colour[0].upper() for colour in STYLES} | {"black": "K"}
CELL = 6
WIDTH = 100
MARKUP = re.compile(r"\[[^]]*\]")


def board(view: Mapping[str, Any], say: Say) -> str:
    rows = [_row(view, r) for r in range(-RADIUS, RADIUS + 1)]
    return "\n".join([*rows, "", *_rim(view), "", *_players(view), "", *_doings(view)])


def _token(view: Mapping[str, Any], seat: int) -> str:
    colour = view["players"][seat]["colour"]
    return f"[{STYLES[colour]}]{LETTERS[colour]}[/]"


def _tokens(view: Mapping[str, Any], seats: Iterable[int]) -> str:
    return "".join(_token(view, seat) for seat in seats)


def _name(word: str) -> str:
    return word.replace("-", " ").title()


def _row(view: Mapping[str, Any], r: int) -> str:
    """One row of hexes from west to east, between the coordinates of its first and its last."""
    hexes = [hex for hex in geometry.HEXES if hex[1] == r]
    cells = "".join(_cell(view, list(hex)) for hex in hexes)
    first, last = ("{},{}".format(*hex) for hex in (hexes[0], hexes[-1]))
    return f"{' ' * (CELL // 2 * abs(r))}[dim]{first:>5}[/] {cells} [dim]{last}[/]"


def _cell(view: Mapping[str, Any], at: list[int]) -> str:
    """Six columns: an island's number and ruler, other land by two letters, then the ships that lie there."""
    land = geometry.LAND[geometry.NUMBER[at[0], at[1]]]
    ships = [seat for seat, player in enumerate(view["players"]) if player["at"] == at]
    if land < geometry.WATER:
        ruler = view["rim"][land]["ruler"]
        ground = f"[bold]{land + 1:2}[/]{' ' if ruler is None else _token(view, ruler)}"
    elif land == geometry.WATER:
        ground = "   " if ships else "  [dim]·[/]"
    else:
        ground = f"[bold]{('Tr', 'It', 'Sy')[land - geometry.TROYS]}[/] "
    if not ships:
        return ground + "   "
    return f"{ground}>" + (f"{len(ships)}s" if len(ships) > 2 else _tokens(view, ships) + " " * (2 - len(ships)))


def _rim(view: Mapping[str, Any]) -> list[str]:
    """Two columns of islands: number, name, place, ruler, the card on the rim (who has looked at it), chips there."""
    head = "no island      at    ruler, card of the rim (seen by) + chips there"
    spaces = [_space(view, space) for space in view["rim"]]
    half = (len(spaces) + 1) // 2
    pairs = zip(spaces[:half], [*spaces[half:], ""], strict=True)
    return [f"[dim]{head}[/]", *(_pad(left, WIDTH // 2) + right for left, right in pairs)]


def _space(view: Mapping[str, Any], space: Mapping[str, Any]) -> str:
    at = "{},{}".format(*space["at"])
    ruler = "·" if space["ruler"] is None else _token(view, space["ruler"])
    card = {"nothing": "–", "face-down": "?", "face-up": ""}[space["lies"]]
    if space["card"]:
        card = _name(space["card"]) + (", open" if space["lies"] == "face-up" else "")
    others = [seat for seat in space["looked_by"] if seat != view["you"]]
    seen = f"({_tokens(view, others)})" if others else ""
    chips = f" +{_tokens(view, space['chips'])}" if space["chips"] else ""
    return f"{space['number']:2} {_name(space['island']):11} {at:>5} {ruler} {card}{seen}{chips}"


def _pad(text: str, width: int) -> str:
    return text + " " * (width - len(MARKUP.sub("", text)))


NOTES = {
    "starving": "starving",
    "misses_turn": "misses a turn",
    "waits_to_land": "waits to land",
    "next_sail_is_4": "next sail is a 4",
    "may_go_home": "may go home",
    "home": "home",
}


def _players(view: Mapping[str, Any]) -> list[str]:
    lines = []
    for seat, player in enumerate(view["players"]):
        mark = "*" if view["turn"] == seat else " "
        you = " (you)" if view["you"] == seat else ""
        where = _name(player["place"]) if player["place"] != "sea" else "{},{}".format(*player["at"])
        counts = f"heroes {player['heroes']}  gifts {player['gifts']}  hunger {player['hunger']}  chips {player['chips']}"
        lines.append(f"{mark}{_token(view, seat)} {_pad(f'seat {seat}{you}', 13)}{where:12} {counts}  cards {len(player['cards'])}")
        notes = [text for name, text in NOTES.items() if player[name]]
        if player["free_arrows"]:
            notes.append(f"free arrows {player['free_arrows']}")
        notes += [_name(card) + (" (turned)" if card in player["turned"] else "") for card in player["cards"]]
        lines += _wrapped(notes)
    return lines


def _doings(view: Mapping[str, Any]) -> list[str]:
    """What is going on now."""
    parts = [f"Round {view['round']} of {view['rounds']}", f"supply {view['supply']} gifts"]
    if view["roll"]:
        parts.append(f"sail die {view['roll']}")
    if view["arrow"]:
        parts.append("arrow at {},{}".format(*view["arrow"]))
    if view["last_chance"]:
        parts.append("last chance before starving")
    fight, landing = view["fight"], view["landing"]
    if fight:
        pair = " and ".join(_name(view["players"][seat]["colour"]) for seat in fight["seats"])
        parts.append(f"{pair} " + (f"fight, round {fight['round']}" if fight["round"] else "meet"))
    if landing:
        parts.append(f"landing on {_name(landing['island'])}" + (f": {_name(landing['card'])}" if landing["card"] else ""))
    if view["unknown"]:
        parts.append("not seen yet: " + ", ".join(_name(card) for card in view["unknown"]))
    return _wrapped(parts, indent="")


def _wrapped(parts: list[str], indent: str = "     ") -> list[str]:
    return textwrap.wrap(" · ".join(parts), WIDTH - 2, initial_indent=indent, subsequent_indent=indent)
