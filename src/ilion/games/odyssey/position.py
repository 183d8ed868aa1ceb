"""Positions as text.

    odyssey/1 seats=2 max_rounds=60; phase: offer; turn: 0; first: 1; round: 4; actor: 0; fight: 0-1 round=2;
    seat0: at=3,0 heroes=2 gifts=0 hunger=3 free=2 cards=skylla,aegis* rules=crete,pharos rim=ismaros swift;
    seat1: at=3,0 misses; rim: crete=- pharos=- ismaros=skylla! aiaia=circe(1)

A seat has its ship, crew, gifts, hunger, free arrows, cards (* turned), the islands it rules and its chips on the rim; `misses`:
its next turn, `waits`: to land, `swift`: its next sail is a 4, `home`. Anything left out is as in the initial state. The rim lists
the spaces where something is known: `-` no card, `!` face up, in brackets the seats that have looked at a card. Chips in hand, the
supply and the unseen cards are the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, InvalidField
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, GIFTS_AT_START, HEROES
from ilion.games.odyssey.encoding import (
    A_ACCEPT,
    A_NO_OFFER,
    BY_CHANCE,
    BY_EITHER,
    BY_RULER,
    EMPTY,
    ENDED,
    LOT,
    NO_CARD,
    NO_HEX,
    NO_ISLAND,
    NOBODY,
    PAIR,
    PAIRS,
    PHASES,
    UNSEEN,
    WATCHER,
)
from ilion.games.odyssey.notation import NAMES, coordinates, move_text, read_move
from ilion.games.odyssey.rules import OdysseyState
from ilion.games.odyssey.view import named

Fields = dict[str, Any]

COUNTS = {"heroes": HEROES, "gifts": GIFTS_AT_START, "hunger": 0, "free": 0}  # of a seat, with its initial values
MARKS = {"misses": "missed", "waits": "waiting", "swift": "swift", "home": "home"}
FLAGS = ("landing", "last_chance")
NUMBERS = {"roll": 0, "ties": 0, "round": 0}
HOLDINGS = {"cards": ("cards", CARDS), "rules": ("isles", NAMES), "rim": ("rims", NAMES)}
CHOSEN = {"named": (CARDS, NO_CARD), "card": (CARDS, NO_CARD), "looked": (NAMES, NO_ISLAND), "peek": (NAMES, NO_ISLAND)}


def write(fields: Fields, seats: int) -> dict[str, str]:
    phase = fields["phase"]
    words = {"phase": PHASES[phase], "turn": str(fields["turn"])}
    words["first"] = str(fields["first"]) if fields["first"] != NOBODY else ""
    words["actor"] = str(fields["actor"]) if phase in BY_EITHER else ""
    words |= {name: str(fields[name] or "") for name in NUMBERS}
    words |= {name: "yes" if fields[name] else "" for name in FLAGS}
    words["arrow"] = coordinates(fields["arrow"]) if fields["arrow"] != NO_HEX else ""
    words["meets"] = " ".join(f"{a}-{b}" for a, b in PAIRS if fields["meets"] & PAIR[6 * a + b])
    if fields["fighter"] != NOBODY:
        words["fight"] = f"{fields['fighter']}-{fields['foe']} round={fields['fight_round']}"
    words["offer"] = move_text(A_NO_OFFER + fields["offer"]) if fields["offer"] else ""
    words["giver"] = str(fields["giver"]) if fields["giver"] != NOBODY else ""
    words |= {name: names[fields[name]] if fields[name] != none else "" for name, (names, none) in CHOSEN.items()}
    words |= {f"seat{seat}": _seat(fields, seat) for seat in range(seats)}
    spaces = (_space(name, *space) for name, *space in zip(NAMES, fields["rim"], fields["known"], strict=True))
    words["rim"] = " ".join(space for space in spaces if space)
    return {name: value for name, value in words.items() if value}


def _seat(fields: Fields, seat: int) -> str:
    hex = fields["at"][seat]
    parts = [f"at={'troy' if hex == geometry.TROY[0] else coordinates(hex)}"]
    parts += [f"{name}={fields[name][seat]}" for name, usual in COUNTS.items() if fields[name][seat] != usual]
    turned = named(CARDS, fields["turned"])
    for word, (field, names) in HOLDINGS.items():
        held = [name + "*" * (word == "cards" and name in turned) for name in named(names, fields[field][seat])]
        parts += [f"{word}={','.join(held)}"] if held else []
    return " ".join(parts + [word for word, field in MARKS.items() if fields[field] >> seat & 1])


def _space(island: str, card: int, known: int) -> str:
    if card == UNSEEN:
        return ""
    if card == EMPTY:
        return f"{island}=-"
    seats = "".join(str(seat) for seat in range(6) if known >> seat & 1)
    return f"{island}={CARDS[card]}" + ("!" if known >> WATCHER & 1 else f"({seats})")


def read(words: dict[str, str], state: OdysseyState) -> dict[str, int | list[int]]:
    phase = _one("phase", words.pop("phase", "lot"), PHASES)
    turn = _number("turn", words.pop("turn", "0"))
    first = _number("first", words.pop("first", str(NOBODY if phase == LOT else 0)))
    fields: dict[str, Any] = {"phase": phase, "turn": turn, "first": first, "turned": 0}
    fields |= {name: _number(name, words.pop(name, str(usual))) for name, usual in NUMBERS.items()}
    fields |= {name: _one(name, words.pop(name, "no"), ("no", "yes")) for name in FLAGS}
    fields["arrow"] = _hex("arrow", words.pop("arrow")) if "arrow" in words else NO_HEX
    fields["meets"] = sum({PAIR[6 * a + b] for a, b in (_pair("meets", word) for word in words.pop("meets", "").split())})
    fields["fighter"], fields["foe"], fields["fight_round"] = _fight(words.pop("fight", ""))
    fields["offer"] = _offer(words.pop("offer")) if "offer" in words else 0
    fields["giver"] = _number("giver", words.pop("giver", str(NOBODY)))
    for name, (names, none) in CHOSEN.items():
        fields[name] = _one(name, words.pop(name), names) if name in words else none
    _read_seats(fields, words, state)
    _read_rim(fields, words.pop("rim", ""), state.seats)
    actor = words.pop("actor", None)
    fields["actor"] = _actor(fields, state) if actor is None else _number("actor", actor)
    return fields


def _actor(fields: Fields, state: OdysseyState) -> int:
    """Return the actor, if the phase determines it."""
    phase = fields["phase"]
    if phase in BY_EITHER:
        raise InvalidField(state.game.make_text("", "impossible-who-decides"))
    if phase in BY_RULER:
        return int(fields["giver"])
    return OVER if phase == ENDED else CHANCE if phase in BY_CHANCE else int(fields["turn"])


def _read_seats(fields: Fields, words: dict[str, str], state: OdysseyState) -> None:
    fields |= {name: list(getattr(state, name)) for name in ("at", *COUNTS, "cards", "isles", "rims")}
    fields |= dict.fromkeys(MARKS.values(), 0)
    for seat in range(state.seats):
        for part in words.pop(f"seat{seat}", "").split():
            word, given, value = part.partition("=")
            if word in MARKS and not given:
                fields[MARKS[word]] |= 1 << seat
            elif word == "at" and given:
                fields["at"][seat] = geometry.TROY[0] if value == "troy" else _hex("at", value)
            elif word in COUNTS and given:
                fields[word][seat] = _number(word, value)
            elif word in HOLDINGS and given:
                field, names = HOLDINGS[word]
                fields[field][seat] = _mask(word, [name.rstrip("*") for name in value.split(",")], names)
                if word == "cards":
                    fields["turned"] |= _mask(word, [name[:-1] for name in value.split(",") if name.endswith("*")], names)
            else:
                raise InvalidField(TEXTS.text("position-unknown", part=f"seat{seat}: {part}"))


def _read_rim(fields: Fields, text: str, seats: int) -> None:
    fields["rim"], fields["known"] = [UNSEEN] * len(NAMES), [0] * len(NAMES)
    for part in text.split():
        found = re.fullmatch(r"([a-z-]+)=(-|([a-z]+)(!|\(([0-5]+)\)))", part)
        if not found:
            raise InvalidField(
                TEXTS.text("misread-form", part="rim", given=part, example="crete=-, crete=skylla!, crete=skylla(02)")
            )
        island = _one("rim", found[1], NAMES)
        if found[2] == "-":
            fields["rim"][island] = EMPTY
            continue
        fields["rim"][island] = _one("rim", found[3], CARDS)
        everybody = (1 << seats) - 1 | 1 << WATCHER
        fields["known"][island] = everybody if found[4] == "!" else sum(1 << int(seat) for seat in set(found[5]))


def _mask(name: str, words: Sequence[str], names: Sequence[str]) -> int:
    return sum(1 << i for i in {_one(name, word, names) for word in words})


def _fight(text: str) -> tuple[int, int, int]:
    if not text:
        return NOBODY, NOBODY, 0
    found = re.fullmatch(r"(\S+) round=(\d+)", text)
    if not found:
        raise InvalidField(TEXTS.text("misread-form", part="fight", given=text, example="0-1 round=2"))
    return *_pair("fight", found[1]), int(found[2])


def _pair(name: str, text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-5])-([0-5])", text)
    if not found:
        raise InvalidField(TEXTS.text("misread-form", part=name, given=text, example="0-1"))
    return int(found[1]), int(found[2])


def _offer(text: str) -> int:
    action = read_move(ENDED, text)
    if action is None or not A_NO_OFFER < action < A_ACCEPT:
        raise InvalidField(TEXTS.text("misread-form", part="offer", given=text, example="peace, give 2, ask crete"))
    return action - A_NO_OFFER


def _hex(name: str, text: str) -> int:
    found = re.fullmatch(r"(-?\d),(-?\d)", text)
    if not found or (int(found[1]), int(found[2])) not in geometry.NUMBER:
        raise InvalidField(TEXTS.text("misread-form", part=name, given=text, example="3,-2"))
    return geometry.NUMBER[int(found[1]), int(found[2])]


def _number(name: str, text: str) -> int:
    if not re.fullmatch(r"\d{1,3}", text):
        raise InvalidField(TEXTS.text("misread-number", part=name, given=text))
    return int(text)


def _one(name: str, word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise InvalidField(TEXTS.text("misread-choice", part=name, given=word, choices=" ".join(words)))
    return words.index(word)
