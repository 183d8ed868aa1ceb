"""Moves and draws as text, as data and in words.

Moves: `sail` or `arrow`; `to 3,0`, `to scheria` (end of a sail); `at 3,0` (lay the arrow), `W` (turn it); `fight`, `pass`; `aegis`,
`no aegis`, `veil`, `no veil`; `no offer`, `peace`, `give 2`, `give skylla`, `ask crete`, `accept`, `refuse`; `card skylla` (named
by the newcomer or chosen by the ruler); `look crete`; `pay`, `roll`, `abstain`, `slaughter`, `again`, `flee`. Draws: `first 2` (a
seat), `3` (the sail die), `white`, `3:2` (two dice), `skylla`, `?`. Names may be shortened as long as they stay unique.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.text import Fact, Text
from ilion.games.odyssey import geometry
from ilion.games.odyssey.components import CARDS, DIRECTIONS, FAVOUR_DIE, ISLANDS, LAISTRYGONIANS, SAIL_DIE
from ilion.games.odyssey.encoding import (
    A_ABSTAIN,
    A_ACCEPT,
    A_AEGIS,
    A_AGAIN,
    A_AIM,
    A_ARROW,
    A_ASK,
    A_CARD,
    A_FIGHT,
    A_FLEE,
    A_GIVE,
    A_LAY,
    A_LOOK,
    A_NO_AEGIS,
    A_NO_OFFER,
    A_NO_VEIL,
    A_PASS,
    A_PAY,
    A_PEACE,
    A_REFUSE,
    A_ROLL,
    A_SAIL,
    A_SLAUGHTER,
    A_TO,
    A_VEIL,
    CHOOSE,
    LAY,
    LOOK,
    NAME,
    O_CARD,
    O_DICE,
    O_SAIL,
    O_SEAT,
    O_WHITE,
    PEEK,
    PHASES,
    ROUND,
    SAIL,
    T_CARD,
    T_ISLAND,
    THINGS,
    UNCOVER,
)
from ilion.games.odyssey.rules import OdysseyState

NAMES = tuple(ISLANDS)
POINTS = tuple(DIRECTIONS)
PLAIN = {
    A_SAIL: "sail",
    A_ARROW: "arrow",
    A_FIGHT: "fight",
    A_PASS: "pass",
    A_AEGIS: "aegis",
    A_NO_AEGIS: "no aegis",
    A_VEIL: "veil",
    A_NO_VEIL: "no veil",
    A_NO_OFFER: "no offer",
    A_PEACE: "peace",
    A_ACCEPT: "accept",
    A_REFUSE: "refuse",
    A_PAY: "pay",
    A_ROLL: "roll",
    A_ABSTAIN: "abstain",
    A_SLAUGHTER: "slaughter",
    A_AGAIN: "again",
    A_FLEE: "flee",
}
RANGES = (  # kind, first action, number of actions
    ("to", A_TO, len(geometry.HEXES)),
    ("lay", A_LAY, len(geometry.HEXES)),
    ("aim", A_AIM, len(POINTS)),
    ("give", A_GIVE, THINGS),
    ("ask", A_ASK, THINGS),
    ("card", A_CARD, len(CARDS)),
    ("look", A_LOOK, len(NAMES)),
)


KINDS = {action: (words.replace(" ", "-"), 0) for action, words in PLAIN.items()}
KINDS |= {first + i: (kind, i) for kind, first, many in RANGES for i in range(many)}


def kind_of(action: int) -> tuple[str, int]:
    """Return the kind of an action, and its number among its kind."""
    return KINDS[action]


def place(hex: int) -> str:
    """Return the content of a hex: an island by its name, troy, ithaca, syrte or sea."""
    land = geometry.LAND[hex]
    return NAMES[land] if land < geometry.WATER else ("sea", "troy", "ithaca", "syrte")[land - geometry.WATER]


def at(hex: int) -> list[int]:
    return list(geometry.HEXES[hex])


def thing(number: int) -> dict[str, Any]:
    """Return a thing of a bargain as data."""
    if number < T_CARD:
        return {"gifts": number + 1}
    return {"card": CARDS[number - T_CARD]} if number < T_ISLAND else {"island": NAMES[number - T_ISLAND]}


# Text


def text(state: OdysseyState, action: int) -> str:
    return _outcome_text(action) if state.actor == CHANCE else move_text(action)


def move_text(action: int) -> str:
    if action in PLAIN:
        return PLAIN[action]
    kind, i = kind_of(action)
    if kind == "to":
        named = geometry.LAND[i] < geometry.WATER or i in (geometry.ITHACA, geometry.TROY[0])
        return f"to {place(i) if named else coordinates(i)}"
    if kind == "lay":
        return f"at {coordinates(i)}"
    if kind == "aim":
        return POINTS[i]
    if kind in ("give", "ask"):
        return f"{kind} {next(iter(thing(i).values()))}"
    return f"card {CARDS[i]}" if kind == "card" else f"look {NAMES[i]}"


def coordinates(hex: int) -> str:
    return "{},{}".format(*geometry.HEXES[hex])


def _outcome_text(action: int) -> str:
    if action < 0:
        return "?"
    if action >= O_CARD:
        return CARDS[action - O_CARD]
    if action >= O_DICE:
        return "{}:{}".format(*dice(action))
    if action >= O_WHITE:
        return FAVOUR_DIE[action - O_WHITE]
    return str(action - O_SAIL + 1) if action >= O_SAIL else f"first {action}"


def dice(outcome: int) -> tuple[int, int]:
    return (outcome - O_DICE) // SAIL_DIE + 1, (outcome - O_DICE) % SAIL_DIE + 1


def try_parse(state: OdysseyState, text: str) -> int | None:
    text = text.lower()
    return _read_outcome(text) if state.actor == CHANCE else read_move(state.phase, text)


def _read_outcome(text: str) -> int | None:
    if found := re.fullmatch(r"first ([0-5])", text):
        return O_SEAT + int(found[1])
    if re.fullmatch(r"[1-4]", text):
        return O_SAIL + int(text) - 1
    if found := re.fullmatch(r"([1-4]):([1-4])", text):
        return O_DICE + (int(found[1]) - 1) * SAIL_DIE + int(found[2]) - 1
    if text in FAVOUR_DIE:
        return O_WHITE + FAVOUR_DIE.index(text)
    card = _index(text, CARDS)
    return None if card is None else O_CARD + card


def read_move(phase: int, text: str) -> int | None:
    """Return the action that a text means; in some phases a bare name is enough."""
    for action, words in PLAIN.items():
        if text == words:
            return action
    if text.upper() in POINTS:
        return A_AIM + POINTS.index(text.upper())
    word, _, rest = text.partition(" ")
    if word == "to":
        return _plus(A_TO, _hex(rest))
    if word == "at":
        return _plus(A_LAY, _hex(rest))
    if word == "give" or word == "ask":
        return _plus(A_GIVE if word == "give" else A_ASK, _thing(rest))
    if word == "card":
        return _plus(A_CARD, _index(rest, CARDS))
    if word == "look":
        return _plus(A_LOOK, _index(rest, NAMES))
    if phase == SAIL:
        return _plus(A_TO, _hex(text))
    if phase == LAY:
        return _plus(A_LAY, _hex(text))
    if phase == LOOK:
        return _plus(A_LOOK, _index(text, NAMES))
    return _plus(A_CARD, _index(text, CARDS)) if phase in (NAME, CHOOSE) else None


def _plus(first: int, i: int | None) -> int | None:
    return None if i is None else first + i


def _hex(text: str) -> int | None:
    if found := re.fullmatch(r"(-?\d), ?(-?\d)", text):
        return geometry.NUMBER.get((int(found[1]), int(found[2])))
    i = _index(text, (*NAMES, "troy", "ithaca"))
    return None if i is None else (*geometry.ISLAND_HEX, geometry.TROY[0], geometry.ITHACA)[i]


def _thing(text: str) -> int | None:
    if re.fullmatch(r"[1-3]", text):
        return int(text) - 1
    return _plus(T_CARD, _index(text, CARDS + NAMES))


def _index(word: str, words: Sequence[str]) -> int | None:
    """Return the index of this word, or of the only word with this beginning."""
    if word in words:
        return words.index(word)
    found = [i for i, full in enumerate(words) if full.startswith(word)] if word else []
    return found[0] if len(found) == 1 else None


# Data


def describe(state: OdysseyState, action: int) -> dict[str, Any]:
    if state.actor == CHANCE:
        return _describe_outcome(state, action)
    kind, i = kind_of(action)
    if kind == "to":
        return {"kind": kind, "at": at(i), "place": place(i)}
    if kind == "lay":
        return {"kind": kind, "at": at(i)}
    if kind == "aim":
        return {"kind": kind, "direction": POINTS[i]}
    if kind in ("give", "ask"):
        return {"kind": kind, "thing": thing(i)}
    if kind == "card":
        return {"kind": kind, "card": CARDS[i]}
    return {"kind": kind, "island": NAMES[i]} if kind == "look" else {"kind": kind}


def _describe_outcome(state: OdysseyState, action: int) -> dict[str, Any]:
    if action < 0 or action >= O_CARD:
        card = CARDS[action - O_CARD] if action >= 0 else None
        return {"kind": "drawn", "island": drawn_at(state), "card": card}
    if action >= O_DICE:
        return {"kind": "dice", "numbers": list(dice(action))}
    if action >= O_WHITE:
        return {"kind": "favour", "face": FAVOUR_DIE[action - O_WHITE]}
    return {"kind": "die", "number": action - O_SAIL + 1} if action >= O_SAIL else {"kind": "first", "seat": action}


def drawn_at(state: OdysseyState) -> str | None:
    """Return the island whose card is turned up."""
    if state.phase == PEEK:
        return NAMES[state.peek]
    return place(state.at[state.turn]) if state.phase == UNCOVER else None


# Words

CLAUSES = {
    **dict.fromkeys(("sail", "arrow"), "OD-6"),
    "to": "OD-7",
    **dict.fromkeys(("lay", "aim"), "OD-8"),
    **dict.fromkeys(("fight", "pass", "aegis", "no-aegis", "dice"), "OD-21"),
    **dict.fromkeys(("no-offer", "peace", "give", "ask", "accept", "refuse"), "OD-22"),
    **dict.fromkeys(("veil", "no-veil"), "OD-24"),
    **dict.fromkeys(("look", "pay", "roll", "abstain", "slaughter", "again", "flee"), "OD-3"),
    "card": "OD-15",
    "first": "OD-4",
    "die": "OD-7",
    "favour": "OD-19",
    "drawn": "OD-14",
}


def words(state: OdysseyState, action: int) -> Text:
    data = describe(state, action)
    kind = data["kind"]
    key, facts = f"move-{kind}", {name: value for name, value in data.items() if name != "kind"}
    if kind == "to":
        key, facts = ("move-stay", {}) if action - A_TO == state.at[state.turn] else _hex_words(key, action - A_TO)
    elif kind == "lay":
        key, facts = _hex_words(key, action - A_LAY)
    elif kind in ("give", "ask"):
        key, facts = f"{key}-{next(iter(facts['thing']))}", facts["thing"]
    elif kind == "card":
        key = "move-name-card" if state.phase == NAME else "move-choose-card"
    elif kind == "first":
        facts = {"seat": data["seat"]}
    elif kind == "favour":
        key = "move-provisions" if PHASES[state.phase] == "provisions" else key
    elif kind == "dice":
        key, facts = _dice_words(state, *data["numbers"])
    elif kind == "drawn":
        key, facts = _drawn_words(state, data)
    phase, clause = PHASES[state.phase], CLAUSES[kind]
    if phase in ("roll", "favour", "brawl", "peek"):  # draws that an adventure card requires
        clause = "OD-3"
    elif kind == "card" and phase == "name":
        clause = "OD-22"
    return state.game.make_text(clause, key, **facts)


def _hex_words(key: str, hex: int) -> tuple[str, dict[str, Fact]]:
    """Return a hex by its name, or by the nearest land: coordinates alone mean little to readers who do not see the board."""
    if place(hex) != "sea":
        return f"{key}-land", {"island": place(hex), "at": coordinates(hex)}
    land = geometry.NEAREST_LAND[hex]
    facts: dict[str, Fact] = {"at": coordinates(hex), "island": place(land)}
    if (away := geometry.distance(hex, land)) > 1:
        return f"{key}-sea", facts | {"away": away}
    return f"{key}-coast", facts | {"direction": next(p for d, p in enumerate(POINTS) if geometry.neighbour(land, d) == hex)}


def _dice_words(state: OdysseyState, die: int, other_die: int) -> tuple[str, dict[str, Fact]]:
    facts: dict[str, Fact] = {"die": die, "other_die": other_die}
    if state.phase == ROUND:
        crew, other_crew = state.heroes[state.fighter], state.heroes[state.foe]
        facts |= {"seat": state.fighter, "other_seat": state.foe}
    else:
        crew, other_crew = state.heroes[state.turn], LAISTRYGONIANS
    facts |= {"crew": crew, "other_crew": other_crew, "sum": die + crew, "other_sum": other_die + other_crew}
    return "move-round" if state.phase == ROUND else "move-brawl", facts


def _drawn_words(state: OdysseyState, data: dict[str, Any]) -> tuple[str, dict[str, Fact]]:
    if data["island"] is None:
        return "move-drawn", {"card": data["card"] or "?"}
    facts = {name: value for name, value in data.items() if name != "kind" and value is not None}
    if state.phase == PEEK:
        return "move-peek" if "card" in facts else "move-peek-veiled", facts | {"seat": state.turn}
    return "move-uncover", facts | {"card": facts.get("card", "?")}
