"""The city in text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STYLES = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "green": "bold green", "helper": "bold"}


def _hero(figure: str) -> str:
    return f"[{STYLES[figure]}]{figure[0].upper()}[/]"


def board(view: Mapping[str, Any]) -> str:
    lines = []
    for district in view["districts"]:
        heroes = [_hero(colour) for colour, n in district["heroes"].items() for _ in range(n)]
        row = " ".join(heroes + ["·"] * (district["holds"] - district["total"]))
        bonus = f"+{district['bonus']}" if district["bonus"] else "  "
        lines.append(
            f"{district['name'].capitalize():8} {bonus}  {row}   {_treasure(district, view['you']):14}  {_standing(district, view)}"
        )
    horse = " ".join(map(_hero, view["horse"])) if view["horse"] is not None else "? ? (remember)"
    display = " ".join(map(_hero, view["display"])) or "empty"
    bag = f"{view['bag_left']} heroes"
    if view["bag"] is not None:
        bag += " (" + " ".join(f"{_hero(colour)}{n}" for colour, n in view["bag"].items()) + ")"
    lines += [
        "",
        f"Display {display}    Horse (drops first) {horse}    Bag {bag}    Helpers {view['helpers']}",
        f"Discards {_cards(view['discard'])}    Deck {sum(view['deck'].values())}"
        + (f"    Card {view['card']}" if view["card"] else "")
        + (f"    Announced {view['announced']}" if view["announced"] else ""),
        "Chance  " + "   ".join(f"{i}: {good}/{all}" for i, (good, all) in enumerate(view["odds"], 1)),
        "Seats   " + "   ".join(_seat(seat, view) for seat in range(view["seats"])),
    ]
    return "\n".join(lines)


def _treasure(district: Mapping[str, Any], you: int | None) -> str:
    if district["treasure"] is not None:
        return f"treasure {district['treasure']}"
    others = "".join(str(seat) for seat in district["known_by"] if seat != you)
    return f"treasure ? ({others})" if others else "treasure ?"


def _standing(district: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    if district["winner"] is None:
        return "tie" if district["total"] else ""
    unknown = "" if district["treasure"] is not None else "+?"
    return f"{_hero(district['winner'])} leads: {district['worth']}{unknown}"


def _cards(counts: Mapping[str, int]) -> str:
    return " ".join(("Ψ" if card == "trident" else card) for card, n in counts.items() for _ in range(n)) or "none"


def _seat(seat: int, view: Mapping[str, Any]) -> str:
    colours = "".join(_hero(colour) for colour, owner in view["owners"].items() if owner == seat)
    marks = ("*" if view["turn"] == seat else "") + (" (you)" if view["you"] == seat else "")
    return f"{seat}{marks} {colours} {view['scores'][seat]}"
