"""The sea as text: hexes with islands, rulers and ships, then the rim, then the players.

Ships and rulers keep their letters in every language. Beside a card in hand is the word to type for it, if that is another word."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Container, Iterable, Mapping
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
    rows = [_row(view, r, say) for r in range(-RADIUS, RADIUS + 1)]
    return "\n".join([*rows, "", *_rim(view, say), "", *_players(view, say), "", *_doings(view, say)])


def _token(view: Mapping[str, Any], seat: int) -> str:
    colour = view["players"][seat]["colour"]
    return f"[{STYLES[colour]}]{LETTERS[colour]}[/]"


def _tokens(view: Mapping[str, Any], seats: Iterable[int]) -> str:
    return "".join(_token(view, seat) for seat in seats)


def _row(view: Mapping[str, Any], r: int, say: Say) -> str:
    """Return one row of hexes from west to east, between the coordinates of its first and its last."""
    hexes = [hex for hex in geometry.HEXES if hex[1] == r]
    cells = "".join(_cell(view, list(hex), say) for hex in hexes)
    first, last = ("{},{}".format(*hex) for hex in (hexes[0], hexes[-1]))
    return f"{' ' * (CELL // 2 * abs(r))}[dim]{first:>5}[/] {cells} [dim]{last}[/]"


def _cell(view: Mapping[str, Any], at: list[int], say: Say) -> str:
    """Return six columns: an island's number and ruler, other land by two letters, then the ships there."""
    land = geometry.LAND[geometry.NUMBER[at[0], at[1]]]
    ships = [seat for seat, player in enumerate(view["players"]) if player["at"] == at]
    if land < geometry.WATER:
        ruler = view["rim"][land]["ruler"]
        ground = f"[bold]{land + 1:2}[/]{' ' if ruler is None else _token(view, ruler)}"
    elif land == geometry.WATER:
        ground = "   " if ships else "  [dim]·[/]"
    else:
        name = say("terminal-place", island=("troy", "ithaca", "syrte")[land - geometry.TROYS])
        ground = f"[bold]{name[:2]}[/] "
    if not ships:
        return ground + "   "
    return f"{ground}>" + (f"{len(ships)}s" if len(ships) > 2 else _tokens(view, ships) + " " * (2 - len(ships)))


def _rim(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return two columns of islands: number, name, place, ruler, the card on the rim (with the seats that have looked at it), chips
    there."""
    number, island, at, rim = (say(f"terminal-head-{label}") for label in ("number", "island", "at", "rim"))
    names = [say("terminal-island", island=space["island"]) for space in view["rim"]]
    digits, longest = max(2, len(number)), max(map(len, [island, *names]))
    spaces = [
        f"{space['number']:{digits}} {name:{longest}} {_space(view, space, say)}"
        for space, name in zip(view["rim"], names, strict=True)
    ]
    half = (len(spaces) + 1) // 2
    pairs = zip(spaces[:half], [*spaces[half:], ""], strict=True)
    head = f"[dim]{number:{digits}} {island:{longest}} {at:5} {rim}[/]"
    return [head, *((_pad(left, WIDTH // 2) + right).rstrip() for left, right in pairs)]


def _space(view: Mapping[str, Any], space: Mapping[str, Any], say: Say) -> str:
    at = "{},{}".format(*space["at"])
    ruler = "·" if space["ruler"] is None else _token(view, space["ruler"])
    card = {"nothing": "–", "face-down": "?", "face-up": ""}[space["lies"]]
    if space["card"]:
        card = say("terminal-card", card=space["card"]) + (f", {say('terminal-open')}" if space["lies"] == "face-up" else "")
    others = [seat for seat in space["looked_by"] if seat != view["you"]]
    seen = f"({_tokens(view, others)})" if others else ""
    chips = f" +{_tokens(view, space['chips'])}" if space["chips"] else ""
    return f"{at:>5} {ruler} {card}{seen}{chips}"


def _pad(text: str, width: int) -> str:
    return text + " " * (width - len(MARKUP.sub("", text)))


NOTES = ("starving", "misses_turn", "waits_to_land", "next_sail_is_4", "may_go_home", "home")


def _players(view: Mapping[str, Any], say: Say) -> list[str]:
    players = view["players"]
    seats = [say("terminal-seat", number=seat + 1, colour=player["colour"]) for seat, player in enumerate(players)]
    if view["you"] is not None:
        seats[view["you"]] += f" {say('seat-yours')}"
    places = [_place(player, say) for player in players]
    lines = []
    for seat, player in enumerate(players):
        mark = "*" if view["turn"] == seat else " "
        name, where = f"{seats[seat]:{max(map(len, seats))}}", f"{places[seat]:{max(map(len, places))}}"
        lines.append(f"{mark}{_token(view, seat)} {name}  {where}  {_counts(player, say)}")
        notes = [say(f"terminal-{note}") for note in NOTES if player[note]]
        if player["free_arrows"]:
            notes.append(say("terminal-free-arrows", number=player["free_arrows"]))
        notes += [_held(card, player["turned"], say) for card in player["cards"]]
        lines += _wrapped(notes)
    return lines


def _place(player: Mapping[str, Any], say: Say) -> str:
    return "{},{}".format(*player["at"]) if player["place"] == "sea" else say("terminal-place", island=player["place"])


def _counts(player: Mapping[str, Any], say: Say) -> str:
    gifts, chips, cards = (f"{number:2}" for number in (player["gifts"], player["chips"], len(player["cards"])))
    return say("terminal-counts", heroes=player["heroes"], gifts=gifts, hunger=player["hunger"], chips=chips, cards=cards)


def _held(card: str, turned: Container[str], say: Say) -> str:
    name = say("terminal-card", card=card)
    if name.lower() != card:
        name += f" ({card})"
    return say("terminal-turned", name=name) if card in turned else name


def _doings(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return the current events."""
    parts = [say("terminal-round", round=view["round"], rounds=view["rounds"]), say("terminal-supply", gifts=view["supply"])]
    if view["roll"]:
        parts.append(say("terminal-sail-die", number=view["roll"]))
    if view["arrow"]:
        parts.append(say("terminal-arrow", at="{},{}".format(*view["arrow"])))
    if view["last_chance"]:
        parts.append(say("terminal-last-chance"))
    fight, landing = view["fight"], view["landing"]
    if fight:
        one, other = (view["players"][seat]["colour"] for seat in fight["seats"])
        if fight["round"]:
            parts.append(say("terminal-fight", colour=one, other_colour=other, round=fight["round"]))
        else:
            parts.append(say("terminal-meet", colour=one, other_colour=other))
    if landing and landing["card"]:
        parts.append(say("terminal-task", island=landing["island"], card=landing["card"]))
    elif landing:
        parts.append(say("terminal-landing", island=landing["island"]))
    if view["unknown"]:
        parts.append(say("terminal-unseen", cards=", ".join(say("terminal-card", card=card) for card in view["unknown"])))
    return _wrapped(parts, indent="")


def _wrapped(parts: list[str], indent: str = "     ") -> list[str]:
    return textwrap.wrap(" · ".join(parts), WIDTH - 2, initial_indent=indent, subsequent_indent=indent)
