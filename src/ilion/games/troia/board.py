"""The table as text: Olympus and the battlefield in six columns, then both sides.

Cards in a hand are written as they are typed, in every language; if a language has other words, Olympus shows both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from ilion.core.text import Say
from ilion.games.troia.components import SIDES, ZONES

WIDTH = 100
STYLES = {"greek": "bold cyan", "trojan": "bold red"}

Row = tuple[str, Sequence[Any], str]  # a label, one cell per column, a style


def board(view: Mapping[str, Any], say: Say) -> str:
    olympus, field = _olympus(view, say), _field(view, say)
    label = max(len(row[0]) for row in olympus + field) + 1
    column = (WIDTH - label) // len(view["heroes"])
    lines = [*_table(olympus, label, column), "", *_table(field, label, column), ""]
    for side in view["sides"]:
        lines += _side(side, view, say)
    return "\n".join(lines + _rest(view, say))


def _table(rows: Sequence[Row], label: int, column: int) -> list[str]:
    lines = []
    for name, cells, style in rows:
        text = "".join(f"{cell:<{column}}" for cell in cells).rstrip()
        lines.append(f"{name:<{label}}" + (f"[{style}]{text}[/]" if style and text else text))
    return lines


def _olympus(view: Mapping[str, Any], say: Say) -> list[Row]:
    slots = view["olympus"]
    typed = [slot["offering"] or "" for slot in slots]
    offerings = [offering and say(f"offering-{offering}") for offering in typed]
    return [
        (say("terminal-olympus"), [say(f"god-{slot['god']}") if slot["god"] else "–" for slot in slots], "bold"),
        ("  " + say("terminal-asks"), offerings, ""),
        *([("", typed, "dim")] if typed != offerings else []),
        *(("  " + say("terminal-costs", side=side), [slot[f"{side}_cost"] for slot in slots], STYLES[side]) for side in SIDES),
    ]


def _field(view: Mapping[str, Any], say: Say) -> list[Row]:
    heroes = view["heroes"]
    greeks, trojans = (
        ("  " + say("terminal-moves", side=side), [say(f"offering-{hero[f'{side}_offering']}") for hero in heroes], STYLES[side])
        for side in SIDES
    )
    zones = [
        (_start(say(f"zone-{zone}")), ["●" if hero["zone"] == zone else "·" for hero in heroes], "") for zone in reversed(ZONES)
    ]
    return [(say("terminal-field"), [say(f"hero-{hero['name']}") for hero in heroes], "bold"), trojans, *zones, greeks]


def _side(side: Mapping[str, Any], view: Mapping[str, Any], say: Say) -> list[str]:
    name = side["side"]
    you = f" {say('seat-yours')}" if view["you"] == side["seat"] else ""
    turn = " *" if view["turn"] == name else ""
    goal = _horse(view, side["steps"], say) if name == "greek" else _road(view, side["steps"], say)
    return [
        f"[{STYLES[name]}]{_start(say('terminal-side', side=name))}{you}{turn}[/]  {goal}",
        *_lines("  " + ", ".join(_belongings(side, view, say))),
        *_lines("  " + say("terminal-hand", number=side["hand"], cards=_list(_hand(side, say)))),
    ]


def _horse(view: Mapping[str, Any], steps: int, say: Say) -> str:
    missing = [say(f"part-{part}") for part, card in view["horse"].items() if not card]
    return say("terminal-missing", steps=steps, parts=", ".join(missing)) if missing else say("terminal-complete", steps=steps)


def _road(view: Mapping[str, Any], steps: int, say: Say) -> str:
    if not view["stage"]:
        return say("terminal-done", steps=steps)
    if view["given"]:
        return say("terminal-next-given", steps=steps, icon=view["stage"], given_icon=view["given"])
    return say("terminal-next", steps=steps, icon=view["stage"])


def _belongings(side: Mapping[str, Any], view: Mapping[str, Any], say: Say) -> list[str]:
    pile = side["discards"]
    return [
        say("terminal-deck", number=side["deck"]),
        say("terminal-discards-top", number=len(pile), card=_key(pile[-1])) if pile else say("terminal-discards", number=0),
        *([say("terminal-cornucopia")] if view["cornucopia"] == side["side"] else []),
    ]


def _hand(side: Mapping[str, Any], say: Say) -> list[str]:
    cards = [_held(card, side["side"], say) for card in side["cards"]]
    known_foreign = sum(card["deck"] != side["side"] for card in side["cards"])
    hidden_foreign = side["foreign"] - known_foreign
    hidden = side["hand"] - len(cards) - hidden_foreign
    if hidden:
        cards.append(say("terminal-hidden", number=hidden))
    if hidden_foreign:
        cards.append(say("terminal-hidden-foreign", number=hidden_foreign))
    return cards


def _held(card: Mapping[str, Any], side: str, say: Say) -> str:
    if card["deck"] != side:
        return f"{card['deck']}:{card['name']}"
    shown = [f"part-{card['part']}"] if card["part"] else []
    if card["icon"]:
        shown = [f"icon-{icon}" for icon in (("hector", "paris") if card["icon"] == "both" else (card["icon"],))]
    return f"{card['name']} ({'/'.join(map(say, shown))})" if shown else str(card["name"])


def _rest(view: Mapping[str, Any], say: Say) -> list[str]:
    lines = []
    for cards in ("either", "gone"):
        if view[cards]:
            named = [say("terminal-card", deck=card["deck"], card=_key(card["name"])) for card in view[cards]]
            lines += _lines(say(f"terminal-{cards}", cards=_list(named)))
    if offering := view["offering"]:
        kind = "offering-superior" if offering["superior"] else "offering-mixed" if offering["complete"] else "terminal-short"
        numbers = {name: offering[name] for name in ("symbols", "cost", "own")}
        lines += _lines(say("terminal-offering", god=offering["god"], kind=say(kind), **numbers))
    return lines


def _key(card: str) -> str:
    return card.replace("+", "-")


def _start(words: str) -> str:
    return words[0].upper() + words[1:]


def _list(cards: Sequence[str]) -> str:
    return " | ".join(cards) or "–"


def _lines(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
