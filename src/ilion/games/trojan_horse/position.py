"""Positions as text.

    trojan-horse/1 seats=3 loading_is_first_turn=off horse=memory edition=german; phase: insert; dealt: red blue yellow; turn: 1;
    city: rry b . g . . by; treasures: ? 3(02) ? ? ? ? ?; horse: y r; display: bby; helpers: 2; discards: 3 0 trident;
    announced: 2; card: 3; todo: 1

The city lists the seven districts in the order of the box, one letter per hero. A treasure is its value, or ? if nobody has looked;
the seats that have seen it follow in brackets (w: spectators). Bag and deck hold the rest. In the French edition `swap: later`
means that a trident's insertion came first, and `swapped` names the districts whose owners are looking.
"""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, InvalidField
from ilion.games.trojan_horse.components import (
    CARD_COUNTS,
    CARDS,
    COLOURS,
    DISTRICTS,
    FIGURES,
    HELPERS,
    HEROES_OF_A_COLOUR,
    HORSE_HOLDS,
    TREASURES,
)
from ilion.games.trojan_horse.encoding import (
    ENDED,
    LOOK,
    NO_CARD,
    PAIRS,
    PHASES,
    REVEAL,
    UNSEEN,
)
from ilion.games.trojan_horse.state import HorseState
from ilion.games.trojan_horse.validation import BY_SEAT

LETTERS = "".join(figure[0] for figure in FIGURES)
VIEWERS = "0123w"


def write(fields: dict[str, Any]) -> dict[str, str]:
    heroes, cards = fields["heroes"], fields["discard"]
    words = {
        "phase": PHASES[fields["phase"]],
        "dealt": " ".join(COLOURS[c] for c in fields["dealt"][: fields["n_dealt"]]),
        "turn": str(fields["turn"]),
        "half": str(fields["half"]),
        "city": " ".join(_letters(heroes[4 * d : 4 * d + 4]) for d in range(7)),
        "treasures": " ".join(_treasure(*pair) for pair in zip(fields["treasure"], fields["known"], strict=True)),
        "horse": " ".join(LETTERS[f] for f in fields["horse"][: fields["loaded"]]),
        "display": _letters(fields["display"]),
        "helpers": str(fields["helpers"]),
        "discards": " ".join(card for card, n in zip(CARDS, cards, strict=True) for _ in range(n)) or ".",
        "announced": str(fields["announced"]),
        "card": CARDS[fields["card"]] if fields["card"] != NO_CARD else "",
        "todo": str(fields["todo"]),
        "look": f"{DISTRICTS[fields['look_district']]} {COLOURS[fields['look_colour']]}"
        if fields["phase"] in (LOOK, REVEAL)
        else "",
        "swap": "later" if fields["swap_later"] else "",
        "swapped": _pair(fields["looks_at_swap"]),
    }
    defaults = {"half": "0", "announced": "0", "todo": "0", "discards": ".", "turn": "0"}
    return {name: value for name, value in words.items() if value and value != defaults.get(name)}


def _letters(counts: list[int]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts, strict=False)) or "."


def _pair(number: int) -> str:
    return "<>".join(DISTRICTS[d] for d in PAIRS[number - 1]) if number else ""


def _treasure(kind: int, known: int) -> str:
    seats = "".join(name for bit, name in enumerate(VIEWERS) if known >> bit & 1)
    return (str(TREASURES[kind]) if kind != UNSEEN else "?") + (f"({seats})" if seats else "")


def read(words: dict[str, str], state: HorseState) -> dict[str, int | list[int]]:
    colours, seats = state.colours, state.seats
    phase = _one("phase", words.pop("phase", "deal"), PHASES)
    dealt = [_one("dealt", word, COLOURS) for word in words.pop("dealt", "").split()]
    if len(set(dealt)) != len(dealt) or len(dealt) > colours:
        raise InvalidField(TEXTS.text("misread-different", part="dealt", most=colours))
    city = words.pop("city", ". " * 7).split()
    if len(city) != 7:
        raise InvalidField(TEXTS.text("misread-count", part="city", wanted=7, found=len(city)))
    heroes = [n for word in city for n in _counts("city", word)]
    treasures = [_read_treasure(word) for word in words.pop("treasures", "? " * 7).split()]
    if len(treasures) != 7:
        raise InvalidField(TEXTS.text("misread-count", part="treasures", wanted=7, found=len(treasures)))
    horse = [_one("horse", word, LETTERS) for word in words.pop("horse", "").split()]
    display = _counts("display", words.pop("display", "."))
    card = words.pop("card", "")
    drawn = _one("card", card, CARDS) if card else NO_CARD
    discards = [_one("discards", word, CARDS) for word in words.pop("discards", ".").split() if word != "."]
    look = words.pop("look", "palace red").split()
    if len(look) != 2:
        raise InvalidField(TEXTS.text("misread-form", part="look", given=" ".join(look), example="palace red"))
    swapped = words.pop("swapped", "")
    turn = _number("turn", words.pop("turn", "0"))
    bag = [HEROES_OF_A_COLOUR - sum(heroes[c::4]) - display[c] - horse.count(c) if c < colours else 0 for c in range(4)]
    deck = [CARD_COUNTS[k] - discards.count(k) - (drawn == k) for k in range(5)]
    return {
        "actor": turn if phase in BY_SEAT else OVER if phase == ENDED else CHANCE,
        "phase": phase,
        "owner": [dealt.index(c) % seats if c in dealt else -1 for c in range(4)],
        "dealt": dealt + [0] * (4 - len(dealt)),
        "n_dealt": len(dealt),
        "heroes": heroes,
        "bag": bag,
        "display": display,
        "helpers": _number("helpers", words.pop("helpers", str(HELPERS))),
        "horse": (horse + [0] * HORSE_HOLDS)[:HORSE_HOLDS],
        "loaded": len(horse),
        "deck": deck,
        "discard": [discards.count(k) for k in range(5)],
        "card": drawn,
        "treasure": [kind for kind, _ in treasures],
        "known": [known for _, known in treasures],
        "turn": turn,
        "half": _number("half", words.pop("half", "0")),
        "announced": _number("announced", words.pop("announced", "0")),
        "todo": _number("todo", words.pop("todo", "0")),
        "look_district": _one("look", look[0], DISTRICTS),
        "look_colour": _one("look", look[1], COLOURS),
        "swap_later": _one("swap", words.pop("swap", "now"), ("now", "later")),
        "looks_at_swap": 1 + _one("swapped", swapped, tuple(map(_pair, range(1, len(PAIRS) + 1)))) if swapped else 0,
    }


def _one(name: str, word: str, words: tuple[str, ...] | str) -> int:
    if word not in words or not word:
        raise InvalidField(TEXTS.text("misread-choice", part=name, given=word, choices=" ".join(words)))
    return words.index(word)


def _number(name: str, word: str) -> int:
    if not word.isdecimal() or len(word) > 2:
        raise InvalidField(TEXTS.text("misread-number", part=name, given=word))
    return int(word)


def _counts(name: str, word: str) -> list[int]:
    if word != "." and set(word) - set(LETTERS[:4]):
        raise InvalidField(TEXTS.text("misread-letters", part=name, given=word, letters=LETTERS[:4]))
    return [word.count(letter) for letter in LETTERS[:4]]


def _read_treasure(word: str) -> tuple[int, int]:
    value, _, seats = word.removesuffix(")").partition("(")
    kind = UNSEEN if value == "?" else _one("treasures", value, tuple(str(treasure) for treasure in TREASURES))
    return kind, sum(1 << _one("treasures", seat, VIEWERS) for seat in set(seats))
