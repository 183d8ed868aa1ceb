"""The table in text: Olympus and the battlefield as six columns, then both sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from ilion.core.text import Say
from ilion.games.troia.components import ZONES

LABEL, COLUMN, WIDTH = 20, 13, 100
STYLES = {"greek": "bold cyan", "trojan": "bold red"}
NAMES = {"greek": "Greeks", "trojan": "Trojans"}
ASKS = {"either": "Hector or Paris", "paris": "Paris", "hector": "Hector", "both": "Hector and Paris"}


def board(view: Mapping[str, Any], say: Say) -> str:
    lines = [*_olympus(view), "", *_field(view), ""]
    for side in view["sides"]:
        lines += _side(side, view)
    return "\n".join(lines + _rest(view))


def _row(label: str, cells: Iterable[Any], style: str = "") -> str:
    text = "".join(f"{cell:<{COLUMN}}" for cell in cells).rstrip()
    return f"{label:<{LABEL}}" + (f"[{style}]{text}[/]" if style and text else text)


def _olympus(view: Mapping[str, Any]) -> list[str]:
    slots = view["olympus"]
    return [
        _row("OLYMPUS", ((slot["god"] or "–").capitalize() for slot in slots), "bold"),
        _row("  asks for", (slot["offering"] or "" for slot in slots)),
        _row("  costs the Greeks", (slot["greek_cost"] for slot in slots), STYLES["greek"]),
        _row("  costs the Trojans", (slot["trojan_cost"] for slot in slots), STYLES["trojan"]),
    ]


def _field(view: Mapping[str, Any]) -> list[str]:
    heroes = view["heroes"]
    lines = [
        _row("BATTLEFIELD", (hero["name"].capitalize() for hero in heroes), "bold"),
        _row("  by the Trojans", (hero["trojan_offering"] for hero in heroes), STYLES["trojan"]),
    ]
    for zone in reversed(ZONES):
        name = zone.replace("-", " ").capitalize()
        lines.append(_row(name, ("●" if hero["zone"] == zone else "·" for hero in heroes)))
    return [*lines, _row("  by the Greeks", (hero["greek_offering"] for hero in heroes), STYLES["greek"])]


def _side(side: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    name = side["side"]
    marks = (" (you)" if view["you"] == side["seat"] else "") + (" *" if view["turn"] == name else "")
    if name == "greek":
        missing = [part for part, card in view["horse"].items() if not card]
        goal = "missing " + ", ".join(missing) if missing else "the horse is complete"
    else:
        goal = f"next {ASKS[view['stage']]}" if view["stage"] else "the road is done"
        if view["given"]:
            goal += f" ({view['given'].capitalize()} given)"
    horn = ", holds the Cornucopia" if view["cornucopia"] == name else ""
    top = f" (top {side['discards'][-1]})" if side["discards"] else ""
    head = f"[{STYLES[name]}]{NAMES[name]}{marks}[/]  {side['steps']} of 4, {goal}"
    return [head, *_lines(f"  deck {side['deck']}, discards {len(side['discards'])}{top}{horn}"), *_hand(side)]


def _hand(side: Mapping[str, Any]) -> list[str]:
    cards = [_card(card, side["side"]) for card in side["cards"]]
    known_foreign = sum(card["deck"] != side["side"] for card in side["cards"])
    hidden_foreign = side["foreign"] - known_foreign
    hidden = side["hand"] - len(cards) - hidden_foreign
    cards += [f"{hidden} hidden"] * (hidden > 0) + [f"{hidden_foreign} foreign hidden"] * (hidden_foreign > 0)
    return _lines(f"  hand {side['hand']}: " + (" | ".join(cards) or "–"))


def _card(card: Mapping[str, Any], side: str) -> str:
    if card["deck"] != side:
        return f"{card['deck']}:{card['name']}"
    icon = "Hector/Paris" if card["icon"] == "both" else card["icon"] and card["icon"].capitalize()
    return f"{card['name']} ({card['part'] or icon})" if card["part"] or icon else str(card["name"])


def _rest(view: Mapping[str, Any]) -> list[str]:
    lines = []
    if view["either"]:
        lines += _lines("In one of the hands: " + " | ".join(_card(card, "") for card in view["either"]))
    if view["gone"]:
        lines += _lines("Out of the game: " + " | ".join(_card(card, "") for card in view["gone"]))
    if offering := view["offering"]:
        kind = "superior" if offering["superior"] else "mixed" if offering["complete"] else "not enough yet"
        lines.append(
            f"Offering to {offering['god'].capitalize()}: {offering['symbols']} of {offering['cost']} symbols, "
            f"{offering['own']} of them the god's own: {kind}"
        )
    return lines


def _lines(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
