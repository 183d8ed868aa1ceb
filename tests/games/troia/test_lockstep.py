"""The engine against a plain implementation, from scrambled positions: decks almost empty, heroes anywhere, cards in strange
hands."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from ilion.core.state import State
from ilion.games.troia.components import CARDS, GODS, HEROES
from tests.games.lockstep import play
from tests.games.seeds import seeds
from tests.games.troia.plain import SIDES, Card, PlainTroia
from tests.games.troia.positions import game

PARTS = {"H": "head", "F": "front", "R": "rear", "W": "wheels", "-": None}
ICONS = {"P": "paris", "H": "hector", "PH": "both"}
OPTIONS = [
    {"gods": gods, "apollo": apollo, "deck_end": deck_end, "parts": parts}
    for deck_end in game.options["deck_end"].values
    for parts in game.options["parts"].values
    for gods, apollo in (("first-game", "top"), ("random", "top"), ("BBBBBB", "any"), ("ABABBA", "top"))
]


def table_of(parts: str) -> dict[Card, str | None]:
    """Return the prints on every card besides its offerings."""
    column = list(game.options["parts"].values).index(parts)
    greek: dict[Card, str | None] = {("greek", name): PARTS[card[column]] for name, card in CARDS.items()}
    return greek | {("trojan", name): ICONS[card[2]] for name, card in CARDS.items()}


def plain(state: Any) -> PlainTroia:
    hands: list[set[Card]] = []
    for seat in (0, 1):
        cards = state.view(seat)["sides"][seat]["cards"]
        hands.append({(card["deck"], card["name"]) for card in cards})
    return PlainTroia(state.view(None), hands, table_of(str(state.options["parts"])))


def scrambled(seed: int, options: dict[str, str]) -> State:
    """The beginning of a turn with few cards left in the decks, and with goal steps near."""
    rng = ilion.Rng(seed)
    faces = options["gods"] if set(options["gods"]) <= {"A", "B"} else "AAAAAA"
    if options["gods"] == "random":
        faces = "".join("AB"[rng.below(2)] for _ in range(6))
    gods = [GODS["AB".index(face)][token] for token, face in enumerate(faces)]
    order = [gods.pop(rng.below(len(gods))) for _ in range(6)]
    field: list[list[str]] = [[] for _ in range(5)]
    for hero in HEROES:
        field[(0, 4, rng.below(5))[rng.below(3)]].append(hero)
    strange = "doris" in order or "apollo" in order
    hands: list[list[str]] = [[], []]
    piles: list[list[str]] = [[], []]
    horse: list[str] = []
    built: set[str | None] = {None}
    table = table_of(options["parts"])
    for owner, side in enumerate(SIDES):
        cards = list(CARDS)
        left = 1 + rng.below(4)
        while len(cards) > left:
            card = cards.pop(rng.below(len(cards)))
            where = rng.below(10)
            if where < 2 and owner == 0 and len(horse) < 3 and table[side, card] not in built:
                built.add(table[side, card])
                horse.append(card)
            elif where < 5:
                hands[owner].append(card)
            elif where < 6 and strange:
                hands[1 - owner].append(f"{side}:{card}*")
            else:
                piles[owner].append(card)
    words = {
        "phase": "turn",
        "olympus": " ".join(order),
        "turn": SIDES[rng.below(2)],
        "field": " / ".join(" ".join(zone) or "." for zone in field),
        "greeks": " ".join(hands[0]),
        "trojans": " ".join(hands[1]),
        "greek-discards": " ".join(piles[0]),
        "trojan-discards": " ".join(piles[1]),
        "horse": " ".join(horse),
        "stage": str(rng.below(4)),
    }
    if options["gods"] == "random":
        words["faces"] = faces
    if "athena" in order:
        words["cornucopia"] = (*SIDES, "nobody")[rng.below(3)]
    settings = "".join(f" {name}={value}" for name, value in options.items())
    fields = "; ".join(f"{name}: {value}" for name, value in words.items() if value)
    return game.from_position(f"troia/{game.rules_version} seats=2{settings}; {fields}")


@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_agree_with_a_plain_implementation(options: dict[str, str]) -> None:  # TR-8 to TR-30
    for seed in range(3):
        state = game.new(options=options)
        play(state, plain(state), ilion.Rng(seed), f"{options}, seed {seed}")


@pytest.mark.parametrize("options", OPTIONS)
def test_scrambled_end_games_agree_with_a_plain_implementation(options: dict[str, str]) -> None:  # TR-10 to TR-30
    for seed in seeds(40):
        state = scrambled(seed, options)
        play(state, plain(state), ilion.Rng(seed), f"{options}, seed {seed}")
