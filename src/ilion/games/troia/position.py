"""Positions as text.

    troia/1 seats=2 gods=random parts=default apollo=top; phase: pay; faces: AABBAA; olympus: ares zeus doris apollo hera hermes;
    turn: greek; field: . / ajax / achilles odysseus / diomedes agamemnon / menelaus; greeks: boar deer+ram trojan:fish*;
    trojans: bull! ram; greek-discards: fish+ram; gone: trojan:boar; horse: boar+deer; stage: 1; god: hera; paid: 1 2 1

Olympus is listed from the Greek end, the field from Greek to Trojan protection, discards from the bottom. What is not named is in
the decks. Behind a card in a hand: `!` the rival knows that its owner holds it, `*` everybody knows whose hand it is in, `?`
everybody knows that it is in one of the two. `strangers` are the most cards of each deck that can be in the other hand without
having been shown to all, `crossed` the most of its cards with `?` that can be in the hand of their owner. `greek-past` is what was
seen of Greek cards since some have `?`: `own=boar` an open card in a hand, `>rival/3` Doris took one of three, `-own=boar` and
`-own/3` the boar, or a card unknown among three, left a hand. `paid` are cards, symbols, and the god's own among them.
"""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, InvalidField
from ilion.games.troia.components import DECK, GODS, SIDES, ZONES
from ilion.games.troia.encoding import (
    AT_DECK,
    AT_GONE,
    AT_HAND,
    AT_PILE,
    AT_TABLE,
    CARD_NAMES,
    EITHER,
    FACE,
    FOG,
    HECTOR,
    HERO_NAMES,
    IN_OWN,
    IN_RIVAL,
    KNOWN,
    LAY,
    MAX_PAST,
    NO_GOD,
    NOBODY,
    OPEN,
    PARIS,
    PAST,
    PHASES,
    SLOT,
)
from ilion.games.troia.state import TroiaState

BY_CHANCE = ("face", "lay", "deal", "draw", "steal")
HANDS = ("greeks", "trojans")
MARKS = {"!": KNOWN, "*": OPEN, "?": FOG}
ICONS = {"paris": PARIS, "hector": HECTOR}
HOLDERS = (*SIDES, "nobody")


def actor_in(phase: int, turn: int) -> int:
    """Return the actor in a phase."""
    return CHANCE if PHASES[phase] in BY_CHANCE else OVER if PHASES[phase] == "ended" else turn


def write(fields: dict[str, Any], state: TroiaState) -> dict[str, str]:
    place, marks, pile = fields["place"], fields["marks"], fields["pile"]
    faces = fields["face"][: fields["laid"] if fields["phase"] == FACE else 6]
    gods = [GODS[face][token] for token, face in enumerate(fields["face"])]
    zones, chosen = fields["zone"], fields["chosen"]
    groups = (" ".join(hero for h, hero in enumerate(HERO_NAMES) if zones[h] == zone) or "." for zone in range(5))
    words = {
        "phase": PHASES[fields["phase"]],
        "faces": "".join("AB"[face] for face in faces) if state.options["gods"] == "random" else "",
        "olympus": " ".join(gods[token] for token in fields["olympus"] if token != NO_GOD),
        "turn": SIDES[fields["turn"]],
        "field": " / ".join(groups),
    }
    for side in range(2):
        held = (card for card in range(54) if place[card] == AT_HAND + side)
        words[HANDS[side]] = " ".join(_card(card, side) + _marks(marks[card]) for card in held)
    for side, name in enumerate(SIDES):
        n = sum(place[card] == AT_PILE for card in range(side * DECK, side * DECK + DECK))
        words[f"{name}-discards"] = " ".join(_card(card, side) for card in pile[side * DECK : side * DECK + n])
    words |= {
        "horse": " ".join(_card(card, 0) for card in range(54) if place[card] == AT_TABLE),
        "gone": " ".join(_card(card, None) for card in range(54) if place[card] == AT_GONE),
        "stage": str(fields["stage"]),
        "cornucopia": HOLDERS[fields["horn"]],
        "god": gods[fields["god"]] if fields["god"] != NO_GOD else "",
        "paid": f"{fields['cards']} {fields['paid']} {fields['own']}",
        "chosen": (gods if fields["phase"] == SLOT else HERO_NAMES)[chosen] if chosen != NO_GOD else "",
        "given": next((icon for icon, number in ICONS.items() if number == fields["half"]), ""),
        "todo": str(fields["todo"]),
        "strangers": " ".join(map(str, fields["strangers"])),
        "crossed": " ".join(map(str, fields["crossed"])),
    }
    for side, name in enumerate(SIDES):
        events = fields["past"][side * MAX_PAST : side * MAX_PAST + fields["n_past"][side]]
        words[f"{name}-past"] = " ".join(map(_event, events))
    usual = {"stage": "0", "cornucopia": "nobody", "paid": "0 0 0", "todo": "0", "strangers": "0 0", "crossed": "0 0"}
    return {name: value for name, value in words.items() if value and value != usual.get(name)}


def _event(event: int) -> str:
    kind, number = divmod(event, 64)
    return PAST[kind] + (CARD_NAMES[number] if PAST[kind].endswith("=") else str(number))


def _card(card: int, side: int | None) -> str:
    return ("" if card // DECK == side else f"{SIDES[card // DECK]}:") + CARD_NAMES[card % DECK]


def _marks(marks: int) -> str:
    return "".join(sign for sign, bit in MARKS.items() if marks & bit)


def read(words: dict[str, str], state: TroiaState) -> dict[str, int | list[int]]:
    phase = _one("phase", words.pop("phase", PHASES[state.phase]), PHASES)
    faces = ["AB".find(letter) for letter in words.pop("faces", "")]
    if -1 in faces or len(faces) > 6:
        raise InvalidField(TEXTS.text("misread-form", part="faces", given="".join("AB?"[face] for face in faces), example="ABBAAB"))
    face = list(state.face) if state.options["gods"] != "random" else faces + [0] * (6 - len(faces))
    gods = tuple(GODS[face[token]][token] for token in range(6))
    olympus = [_one("olympus", god, gods) for god in words.pop("olympus", "").split()]
    if len(olympus) > 6:
        raise InvalidField(TEXTS.text("misread-most", part="olympus", most=6, found=len(olympus)))
    turn = _one("turn", words.pop("turn", "greek"), SIDES)
    place, marks, pile = _read_cards(words, state)
    past = [_read_past(f"{name}-past", words.pop(f"{name}-past", None), side, place, marks) for side, name in enumerate(SIDES)]
    god, chosen, given = words.pop("god", ""), words.pop("chosen", ""), words.pop("given", "")
    cards, paid, own = _numbers("paid", words.pop("paid", "0 0 0"), 3)
    if given and given not in ICONS:
        raise InvalidField(TEXTS.text("misread-choice", part="given", given=given, choices=" ".join(ICONS)))
    return {
        "actor": actor_in(phase, turn),
        "place": place,
        "marks": marks,
        "pile": pile,
        "strangers": _numbers("strangers", words.pop("strangers", "0 0"), 2),
        "crossed": _numbers("crossed", words.pop("crossed", "0 0"), 2),
        "past": [event for events in past for event in events + [0] * (MAX_PAST - len(events))],
        "n_past": [len(events) for events in past],
        "phase": phase,
        "face": face,
        "olympus": olympus + [NO_GOD] * (6 - len(olympus)),
        "laid": len(faces) if phase == FACE else len(olympus) if phase == LAY else 6,
        "zone": _read_field(words.pop("field", ". / . / " + " ".join(HERO_NAMES) + " / . / ."), state),
        "horn": _one("cornucopia", words.pop("cornucopia", HOLDERS[NOBODY]), HOLDERS),
        "stage": _numbers("stage", words.pop("stage", "0"), 1)[0],
        "turn": turn,
        "god": _one("god", god, gods) if god else NO_GOD,
        "cards": cards,
        "paid": paid,
        "own": own,
        "chosen": _one("chosen", chosen, gods if phase == SLOT else HERO_NAMES) if chosen else NO_GOD,
        "half": ICONS.get(given, 0),
        "todo": _numbers("todo", words.pop("todo", "0"), 1)[0],
    }


def _read_cards(words: dict[str, str], state: TroiaState) -> tuple[list[int], list[int], list[int]]:
    place, marks, pile = [AT_DECK] * 54, [0] * 54, [0] * 54

    def put(name: str, word: str, side: int, where: int) -> int:
        card = _read_card(name, word.rstrip("".join(MARKS)), side)
        if place[card] != AT_DECK:
            raise InvalidField(TEXTS.text("misread-twice", part=name, given=word))
        place[card] = where
        marks[card] = sum(bit for sign, bit in MARKS.items() if sign in word)
        return card

    for side, name in enumerate(HANDS):
        for word in words.pop(name, "").split():
            put(name, word, side, AT_HAND + side)
    for side in range(2):
        name = f"{SIDES[side]}-discards"
        for i, word in enumerate(words.pop(name, "").split()):
            card = put(name, word, side, AT_PILE)
            if card // DECK != side:
                raise InvalidField(state.game.make_text("", "impossible-other-deck", part=name, given=word))
            pile[side * DECK + i] = card
    for name, where in (("horse", AT_TABLE), ("gone", AT_GONE)):
        for word in words.pop(name, "").split():
            put(name, word, 0, where)
    return place, marks, pile


def _read_card(name: str, word: str, side: int) -> int:
    deck, named, offerings = word.rpartition(":")
    return (_one(name, deck, SIDES) if named else side) * DECK + _one(name, offerings, CARD_NAMES)


def _read_past(name: str, text: str | None, side: int, place: list[int], marks: list[int]) -> list[int]:
    """Read the events seen since cards have been in doubt. If they are left out, the open cards are in their present places, and
    nothing is known of the others."""
    if text is None:
        mine = range(side * DECK, side * DECK + DECK)
        if not any(marks[card] & FOG for card in mine):
            return []
        kinds = {card: EITHER if marks[card] & FOG else IN_OWN if place[card] == AT_HAND + side else IN_RIVAL for card in mine}
        return [kinds[card] + card % DECK for card in mine if marks[card] & (OPEN | FOG)]
    events = []
    for word in text.split():
        kind = next((kind for kind, start in enumerate(PAST) if word.startswith(start)), None)
        rest = "" if kind is None else word[len(PAST[kind]) :]
        if kind is None or (PAST[kind].endswith("/") and not (rest.isdecimal() and 0 < int(rest) < 55)):
            raise InvalidField(TEXTS.text("misread-form", part=name, given=word, example="own=boar, >rival/3, -own=boar, -own/3"))
        events.append(64 * kind + (_one(name, rest, CARD_NAMES) if PAST[kind].endswith("=") else int(rest)))
    if len(events) > MAX_PAST:
        raise InvalidField(TEXTS.text("misread-most", part=name, most=MAX_PAST, found=len(events)))
    return events


def _read_field(text: str, state: TroiaState) -> list[int]:
    groups = [group.split() for group in text.split("/")]
    heroes = [hero for group in groups for hero in group if hero != "."]
    if len(groups) != len(ZONES) or sorted(heroes) != sorted(HERO_NAMES):
        raise InvalidField(state.game.make_text("", "impossible-field"))
    return [next(zone for zone, group in enumerate(groups) if hero in group) for hero in HERO_NAMES]


def _one(name: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise InvalidField(TEXTS.text("misread-choice", part=name, given=word, choices=" ".join(words)))
    return words.index(word)


def _numbers(name: str, text: str, n: int) -> list[int]:
    numbers = text.split()
    if len(numbers) != n or any(not number.isdecimal() or len(number) > 3 for number in numbers):
        raise InvalidField(TEXTS.text("misread-numbers", part=name, given=text, wanted=n))
    return [int(number) for number in numbers]
