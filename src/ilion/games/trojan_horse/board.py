"""The city as text. Figures keep their letters in every language, because players type them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ilion.core.text import Say

STYLES = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "green": "bold green", "helper": "bold"}
GAP = " " * 4


def board(view: Mapping[str, Any], say: Say) -> str:
    return "\n".join([*_districts(view, say), "", *_table(view, say)])


def _hero(figure: str) -> str:
    return f"[{STYLES[figure]}]{figure[0].upper()}[/]"


def _heroes(figures: Iterable[str]) -> str:
    return " ".join(map(_hero, figures))


def _districts(view: Mapping[str, Any], say: Say) -> list[str]:
    names = [say("terminal-district", district=district["name"]) for district in view["districts"]]
    treasures = [_treasure(district, view["you"], say) for district in view["districts"]]
    wide, width = max(map(len, names)), max(map(len, treasures))
    lines = []
    for district, name, treasure in zip(view["districts"], names, treasures, strict=True):
        heroes = [_hero(colour) for colour, n in district["heroes"].items() for _ in range(n)]
        row = " ".join(heroes + ["·"] * (district["holds"] - district["total"]))
        bonus = f"+{district['bonus']}" if district["bonus"] else "  "
        lines.append(f"{name:{wide}} {bonus}  {row}   {treasure:{width}}  {_standing(district, say)}".rstrip())
    return lines


def _table(view: Mapping[str, Any], say: Say) -> list[str]:
    nothing = say("terminal-nothing")
    horse = _heroes(view["horse"]) or nothing if view["horse"] is not None else say("terminal-remember")
    bag = say("terminal-bag", number=view["bag_left"])
    if view["bag"] is not None:
        bag += " (" + " ".join(f"{_hero(colour)}{n}" for colour, n in view["bag"].items()) + ")"
    figures = [
        say("terminal-display", figures=_heroes(view["display"]) or nothing),
        say("terminal-horse", figures=horse),
        bag,
        say("terminal-helpers", number=view["helpers"]),
    ]
    cards = [
        say("terminal-discards", cards=" ".join(_sign(card) for card, n in view["discard"].items() for _ in range(n)) or nothing),
        say("terminal-deck", number=sum(view["deck"].values())),
    ]
    if view["card"]:
        cards.append(say("terminal-card", card=_sign(view["card"])))
    if view["announced"]:
        cards.append(say("terminal-announced", number=view["announced"]))
    odds = [f"{i}: {good}/{all}" for i, (good, all) in enumerate(view["odds"], 1)]
    seats = [_seat(seat, view, say) for seat in range(view["seats"])]
    labels = say("terminal-chance"), say("terminal-seats")
    rows = [f"{label:{max(map(len, labels))}}  {'   '.join(row)}" for label, row in zip(labels, (odds, seats), strict=True)]
    return [GAP.join(figures), GAP.join(cards), *rows]


def _treasure(district: Mapping[str, Any], you: int | None, say: Say) -> str:
    if district["treasure"] is not None:
        return say("terminal-treasure", value=district["treasure"])
    others = "".join(str(seat + 1) for seat in district["known_by"] if seat != you)
    return say("terminal-treasure-seen", seats=others) if others else say("terminal-treasure-unseen")


def _standing(district: Mapping[str, Any], say: Say) -> str:
    if district["winner"] is None:
        return say("terminal-tie") if district["total"] else ""
    unknown = "" if district["treasure"] is not None else "+?"
    return say("terminal-leads", token=_hero(district["winner"]), worth=f"{district['worth']}{unknown}")


def _sign(card: str) -> str:
    return "Ψ" if card == "trident" else card


def _seat(seat: int, view: Mapping[str, Any], say: Say) -> str:
    colours = "".join(_hero(colour) for colour, owner in view["owners"].items() if owner == seat)
    marks = ("*" if view["turn"] == seat else "") + (f" {say('seat-yours')}" if view["you"] == seat else "")
    return f"{seat + 1}{marks} {colours} {view['scores'][seat]}"
