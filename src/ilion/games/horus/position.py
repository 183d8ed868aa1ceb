"""Positions as text.

    horus/1 seats=3 tiles=eight stone=must; phase: stone; turn: 1; first: no; table: river@0,0 end1@-2,0 end2@2,0 desert@0,2/blue
    hills@2,-2; hands: desert5 any? / hills1 / .; discards: hills2; piles: 8 7 8 8 20; nile: 0 2; played: hills2

The table lists the tiles in the order they were laid, the three initial ones first, a stone by its colour. Bag and draw pile hold
the rest, less tiles that are `out` and cards that are `gone`. `emptied` has the first two piles used up, in that order. After a
renewal of the draw pile, `kept` has the hands of that moment and `shown` each card shown since, as seat.card.drawn.
"""

from __future__ import annotations

import re
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, InvalidField
from ilion.games.horus.components import (
    BAG_RIVERS,
    BAG_TEMPLES,
    CARD_COUNTS,
    CARDS,
    COLOURS,
    KINDS,
    PILE_RIVERS,
    PILES,
    START,
    TERRAINS,
    TILES,
    TILES_OF_A_TERRAIN,
)
from ilion.games.horus.encoding import (
    DEAL,
    EITHER,
    ENDED,
    ERRANDS,
    IN_HAND,
    NECROPOLIS,
    NO_END,
    NO_PILE,
    NO_STONE,
    NO_TERRAIN,
    PHASES,
    PLAYED,
    REFILL,
    RIVER,
    TEMPLE,
)
from ilion.games.horus.state import HorusState

BAG_PHASE = PHASES.index("bag")
BY_CHANCE = (DEAL, BAG_PHASE, REFILL)
TILE = re.compile(r"([a-z]+)([12]?)@(-?\d{1,3}),(-?\d{1,3})(?:/([a-z]+))?")
SHOWN = re.compile(r"([0-3])\.([a-z]+[1-5?])\.(\d{1,2})")


def write(fields: dict[str, Any], state: HorusState) -> dict[str, str]:
    seats = state.seats
    held = fields["hand"]
    words = {
        "phase": PHASES[fields["phase"]],
        "turn": str(fields["turn"]),
        "first": "yes" if fields["first"] else "no",
        "table": " ".join(_tile(fields, tile) for tile in range(fields["tiles"])),
        "hands": _hands(held, seats),
        "discards": _cards(fields["discard"]),
        "gone": _cards([n - sum(held[c::30]) - fields["deck"][c] - fields["discard"][c] for c, n in enumerate(CARD_COUNTS)]),
        "piles": " ".join(map(str, fields["piles"])),
        "emptied": " ".join(PILES[pile] for pile in fields["emptied"] if pile != NO_PILE) or ".",
        "out": " ".join(name for name, n in state.out_of_the_game().items() for _ in range(n)) or ".",
        "nile": " ".join(str(seat) for seat in range(seats) if fields["nile"][seat]) or ".",
        "exhausted": TERRAINS[fields["exhausted"]] if fields["exhausted"] != NO_TERRAIN else "none",
        "errand": ERRANDS[fields["errand"]],
        "tile": IN_HAND[fields["tile"]],
        "lifted": str(fields["lifted"] + 1) if fields["lifted"] != NO_END else "none",
        "played": PLAYED[fields["played"]],
        "source": str(fields["source"]),
        "drawer": str(fields["drawer"]),
    }
    if fields["renewed"]:
        words["kept"] = _hands(fields["kept"], seats)
        shown = zip(fields["shown_by"], fields["shown"], fields["shown_after"], strict=True)
        words["shown"] = " ".join([f"{seat}.{CARDS[card]}.{after}" for seat, card, after in shown][: fields["n_shown"]]) or "."
    defaults = {"turn": "0", "gone": ".", "out": ".", "errand": "none", "tile": "none", "lifted": "none", "source": "0"}
    defaults |= {"emptied": _emptied(fields["piles"]), "exhausted": "none", "drawer": "0", "played": "none", "discards": "."}
    return {name: value for name, value in words.items() if value != defaults.get(name)}


def _emptied(piles: list[int]) -> str:
    """Return the piles that are used up, in the order of the box, which is assumed if a position does not say."""
    return " ".join([name for name, left in zip(PILES, piles, strict=True) if left == 0][:2]) or "."


def _tile(fields: dict[str, Any], tile: int) -> str:
    name = KINDS[fields["kind"][tile]]
    if tile in fields["ends"]:
        name = f"end{fields['ends'].index(tile) + 1}"
    stone = fields["stone"][tile]
    return f"{name}@{fields['x'][tile]},{fields['y'][tile]}" + (f"/{COLOURS[stone]}" if stone != NO_STONE else "")


def _cards(counts: list[int]) -> str:
    return " ".join(name for name, n in zip(CARDS, counts, strict=True) for _ in range(n)) or "."


def _hands(counts: list[int], seats: int) -> str:
    return " / ".join(_cards(counts[30 * seat : 30 * seat + 30]) for seat in range(seats))


def read(words: dict[str, str], state: HorusState) -> dict[str, int | list[int]]:
    start = " ".join(f"{name}@{x},{y}" for name, (x, y) in zip(("river", "end1", "end2"), START, strict=True))
    table = _read_table(words.pop("table", start).split())
    phase = _one("phase", words.pop("phase", "deal"), PHASES)
    turn = _number("turn", words.pop("turn", "0"))
    hand = _read_hands("hands", words.pop("hands", ""), state.seats)
    discard = _counts("discards", words.pop("discards", "."))
    gone = _counts("gone", words.pop("gone", "."))
    piles = [_number("piles", word) for word in words.pop("piles", " ".join(map(str, state.piles))).split()]
    if len(piles) != len(state.piles):
        raise InvalidField(TEXTS.text("misread-count", part="piles", wanted=len(state.piles), found=len(piles)))
    emptied = [_one("emptied", word, PILES) for word in words.pop("emptied", _emptied(piles)).split() if word != "."]
    if len(emptied) > 2:
        raise InvalidField(TEXTS.text("misread-most", part="emptied", most=2, found=len(emptied)))
    out = [_one("out", word, KINDS[:NECROPOLIS]) for word in words.pop("out", ".").split() if word != "."]
    nile = [_number("nile", word) for word in words.pop("nile", " ".join(map(str, range(state.seats)))).split() if word != "."]
    tile = _one("tile", words.pop("tile", "none"), IN_HAND)
    exhausted = words.pop("exhausted", "none")
    lifted = _one("lifted", words.pop("lifted", "none"), ("1", "2", "none"))
    renewed = "kept" in words
    kept = _read_hands("kept", words.pop("kept", ""), state.seats)
    shown = [_read_shown(word) for word in words.pop("shown", ".").split() if word != "."]
    if len(shown) > 50:
        raise InvalidField(TEXTS.text("misread-most", part="shown", most=50, found=len(shown)))
    rest = [0] * (50 - len(shown))
    by = [seat for seat, _, _ in shown]
    held = [sum(hand[30 * seat : 30 * seat + 30]) - sum(kept[30 * seat : 30 * seat + 30]) for seat in range(4)]
    drawn = [held[seat] + by.count(seat) if renewed else 0 for seat in range(4)]
    if min(drawn) < 0:
        raise InvalidField(state.game.make_text("", "impossible-kept-only", seat=drawn.index(min(drawn))))
    kinds = table.pop("kinds laid")
    return {
        **table,
        "actor": turn if phase not in (*BY_CHANCE, ENDED) else OVER if phase == ENDED else CHANCE,
        "phase": phase,
        "turn": turn,
        "first": _one("first", words.pop("first", "yes"), ("no", "yes")),
        "hand": hand,
        "discard": discard,
        "deck": [n - sum(hand[c::30]) - discard[c] - gone[c] for c, n in enumerate(CARD_COUNTS)],
        "piles": piles,
        "emptied": (emptied + [NO_PILE] * 2)[:2],
        "bag": _rest(kinds, piles, tile, out),
        "nile": [int(seat in nile) for seat in range(4)],
        "exhausted": NO_TERRAIN if exhausted == "none" else _one("exhausted", exhausted, TERRAINS),
        "errand": _one("errand", words.pop("errand", "none"), ERRANDS),
        "tile": tile,
        "lifted": lifted,
        "played": _one("played", words.pop("played", "none"), PLAYED),
        "source": _number("source", words.pop("source", "0")),
        "drawer": _number("drawer", words.pop("drawer", "0")),
        "renewed": int(renewed),
        "kept": kept,
        "drawn": drawn,
        "n_shown": len(shown),
        "shown_by": by + rest,
        "shown": [card for _, card, _ in shown] + rest,
        "shown_after": [after for _, _, after in shown] + rest,
    }


def _read_table(words: list[str]) -> dict[str, Any]:
    if not 3 <= len(words) <= TILES:
        raise InvalidField(TEXTS.text("misread-count", part="table", wanted=f"3–{TILES}", found=len(words)))
    rest = [0] * (TILES - len(words))
    ends = [NO_END, NO_END]
    kinds, xs, ys, stones = [], [], [], []
    for tile, word in enumerate(words):
        found = TILE.fullmatch(word)
        if not found:
            raise InvalidField(TEXTS.text("misread-form", part="table", given=word, example="desert@4,-2, desert@4,-2/white"))
        name, number, x, y, stone = found.groups()
        if number and name == "end":
            ends[int(number) - 1] = tile
        kinds.append(RIVER if number and name == "end" else _one("table", name + number, KINDS))
        xs.append(int(x))
        ys.append(int(y))
        stones.append(_one("table", stone, COLOURS) if stone else NO_STONE)
    return {
        "tiles": len(words),
        "x": xs + rest,
        "y": ys + rest,
        "kind": kinds + rest,
        "stone": stones + [NO_STONE] * len(rest),
        "ends": ends,
        "kinds laid": kinds,
    }


def _rest(kinds: list[int], piles: list[int], tile: int, out: list[int]) -> list[int]:
    """HO-1: return the contents of the bag: everything that is not anywhere else."""
    held = RIVER if tile in (EITHER, NECROPOLIS) else tile
    bag = [TILES_OF_A_TERRAIN - kinds.count(k) - piles[k] - (held == k) - out.count(k) for k in range(4)]
    rivers = kinds.count(RIVER) - len(START) + kinds.count(NECROPOLIS)
    bag.append(BAG_RIVERS + PILE_RIVERS - rivers - piles[RIVER] - (held == RIVER) - out.count(RIVER))
    bag.append(BAG_TEMPLES - kinds.count(TEMPLE) - (held == TEMPLE) - out.count(TEMPLE))
    return bag


def _read_hands(name: str, text: str, seats: int) -> list[int]:
    hands = [part.strip() for part in text.split("/")] if text else []
    if hands and len(hands) != seats:
        raise InvalidField(TEXTS.text("misread-count", part=name, wanted=seats, found=len(hands)))
    counts = [n for hand in hands for n in _counts(name, hand)]
    return counts + [0] * (120 - len(counts))


def _counts(name: str, text: str) -> list[int]:
    found = [_one(name, word, CARDS) for word in text.split() if word != "."]
    return [found.count(card) for card in range(30)]


def _read_shown(word: str) -> tuple[int, int, int]:
    found = SHOWN.fullmatch(word)
    if not found:
        raise InvalidField(TEXTS.text("misread-form", part="shown", given=word, example="1.desert5.2"))
    return int(found[1]), _one("shown", found[2], CARDS), int(found[3])


def _one(name: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise InvalidField(TEXTS.text("misread-choice", part=name, given=word, choices=" ".join(words)))
    return words.index(word)


def _number(name: str, word: str) -> int:
    if not word.isdecimal() or len(word) > 3:
        raise InvalidField(TEXTS.text("misread-number", part=name, given=word))
    return int(word)
