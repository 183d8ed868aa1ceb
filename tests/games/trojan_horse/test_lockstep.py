"""The engine against a plain implementation, from scrambled positions in which the rare states are near."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from ilion.core.state import State
from ilion.games.trojan_horse.components import COLOURS, DISTRICTS, TREASURES
from tests.games.lockstep import advance, play
from tests.games.seeds import seeds
from tests.games.trojan_horse.plain import PlainHorse
from tests.games.trojan_horse.positions import game

OPTIONS = [
    {"loading_is_first_turn": loading, "edition": edition}
    for loading in ("off", "on")
    for edition in game.options["edition"].values
]


def plain(state: Any) -> PlainHorse:
    """Return a plain game at the engine's position."""
    hidden = {
        "dealt": [COLOURS[c] for c in state.dealt[: state.n_dealt]],
        "half": state.half,
        "treasure": [None if kind == 3 else TREASURES[kind] for kind in state.treasure],
        "swap_later": bool(state.swap_later),
    }
    return PlainHorse(state.view(None), hidden)


def scrambled(seed: int, seats: int, options: dict[str, str]) -> State:
    """A position between two turns that play would hardly reach: the city filled at random, few heroes and cards left."""
    rng = ilion.Rng(seed)
    colours = COLOURS[: 3 if seats == 3 else 4]
    heroes = [colour[0] for colour in colours for _ in range(10)]
    order = [heroes.pop(rng.below(len(heroes))) for _ in range(len(heroes))]
    horse, display = order[:2], order[2:5]
    left = rng.below(7)  # in the bag
    city: list[list[str]] = [[] for _ in DISTRICTS]
    holds = 5 if seats == 3 else 7
    for hero in order[5 + left :]:
        free = [district for district in city if len(district) < holds]
        free[rng.below(len(free))].append(hero)
    deck = ["0"] * 3 + ["1"] * 3 + ["2"] * 6 + ["3"] * 6 + ["trident"] * 2
    kept = [deck.pop(rng.below(len(deck))) for _ in range(1 + rng.below(4))]
    if "trident" in deck and rng.below(2):
        deck.remove("trident")
        deck.append(kept.pop())
    treasures = ["3", "1", "1", "1", "0", "0", "0"]
    lying = [treasures.pop(rng.below(len(treasures))) for _ in DISTRICTS]
    known = [f"{value}({rng.below(seats)})" if rng.below(2) else "?" for value in lying]
    words = {
        "phase": "announce",
        "dealt": " ".join(colours),
        "turn": str(rng.below(seats)),
        "city": " ".join("".join(district) or "." for district in city),
        "treasures": " ".join(known),
        "horse": " ".join(horse),
        "display": "".join(display),
        "discards": " ".join(deck) or ".",
    }
    settings = "".join(f" {name}={value}" for name, value in options.items())
    fields = "; ".join(f"{name}: {value}" for name, value in words.items())
    return game.from_position(f"trojan-horse/{game.rules_version} seats={seats}{settings}; {fields}")


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", game.seats)
def test_whole_games_agree_with_a_plain_implementation(seats: int, options: dict[str, str]) -> None:  # TH-5 to TH-27
    for seed in range(6):
        state = game.new(seats, {"horse": "open", **options})
        play(state, plain(state), ilion.Rng(seed), f"{seats} seats, {options}, seed {seed}")


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", game.seats)
def test_scrambled_end_games_agree_with_a_plain_implementation(seats: int, options: dict[str, str]) -> None:  # TH-16 to TH-24
    for seed in seeds(40):
        state = scrambled(seed, seats, options)
        state = advance(state, ilion.Rng(seed), seed % 5)
        while state.prompt().key == "prompt-look":
            state = advance(state, ilion.Rng(seed), 1)
        play(state, plain(state), ilion.Rng(seed), f"{seats} seats, {options}, seed {seed}")
