"""The engine against a plain implementation, from scrambled positions: piles and draw pile almost used up, few stones left, land
that counts four-fold."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import ilion
from ilion.games.horus.components import CARDS, COLOURS, TERRAINS
from ilion.games.horus.state import HorusState
from tests.games.horus.plain import PlainHorus
from tests.games.horus.positions import game, position
from tests.games.lockstep import advance, play

# Two deserts and the temple, enclosed by water.
ISLAND = (
    "temple@2,2 desert@0,2/white desert@-2,2 river@4,0 river@4,2 river@4,4 river@2,4 river@0,4 river@-2,4 river@-4,4 river@-4,2 "
    "river@-4,0"
)
OPTIONS = [
    {"tiles": tiles, "stone": stone, "compensation": compensation}
    for tiles in game.options["tiles"].values
    for stone, compensation in (("must", "none"), ("may", "points"))
]


def plain(state: HorusState) -> PlainHorus:
    hands = [Counter(state.view(seat)["hand"]) for seat in range(state.seats)]
    deck = Counter({name: n for name, n in zip(CARDS, state.deck, strict=True) if n})
    points = state.coordinates()
    return PlainHorus(state.view(None), [points[tile] for tile in state.ends], hands, deck)


def scrambled(seed: int, seats: int, options: dict[str, str]) -> HorusState:
    """The middle of a random game with stones strewn over the land, most of the piles lost and most of the draw pile discarded."""
    rng = ilion.Rng(seed)
    state = advance(game.new(seats, options), rng, 5 * seats)
    while state.prompt().key != "prompt-card":
        state = advance(state, rng, 1)
    start = state
    for _ in range(rng.below(120)):
        state = advance(state, rng, 1)
        if state.prompt().key == "prompt-card":
            start = state
    words = dict(part.strip().split(": ", 1) for part in start.position().split(";")[1:])
    stones = dict.fromkeys(range(seats), 0)
    tiles = []
    for tile in words["table"].split():
        bare = tile.partition("/")[0]
        seat = rng.below(seats)
        if bare.split("@")[0] in TERRAINS and rng.below(2) and stones[seat] < 20:
            stones[seat] += 1
            bare += f"/{COLOURS[seat]}"
        tiles.append(bare)
    piles = [int(n) for n in words["piles"].split()]
    out = words.get("out", "").split()
    for i, name in enumerate((*TERRAINS, "river")):
        kept = min(piles[i], 1 + rng.below(3))
        if piles[i] and rng.below(4):
            out += [name] * (piles[i] - kept)
            piles[i] = kept
    view = start.view(None)
    unused = Counter(dict(zip(CARDS, cast(HorusState, start).deck, strict=True)))
    discards = Counter(view["discards"])
    for card in sorted(unused.elements()):
        if rng.below(8):
            discards[card] += 1
    words |= {"table": " ".join(tiles), "piles": " ".join(map(str, piles)), "out": " ".join(out) or "."}
    words["discards"] = " ".join(sorted(discards.elements())) or "."
    settings = "".join(f" {name}={value}" for name, value in options.items())
    fields = "; ".join(f"{name}: {value}" for name, value in words.items() if name not in ("kept", "shown"))
    return cast(HorusState, game.from_position(f"horus/{game.rules_version} seats={seats}{settings}; {fields}"))


@pytest.mark.bulk
@pytest.mark.parametrize("seats", game.seats)
def test_whole_games_agree_with_a_plain_implementation(seats: int) -> None:  # HO-8 to HO-30
    options = OPTIONS[seats % len(OPTIONS)]
    state = cast(HorusState, game.new(seats, options))
    play(state, plain(state), ilion.Rng(seats), f"{seats} seats, {options}")


@pytest.mark.bulk
@pytest.mark.parametrize("options", OPTIONS)
def test_scrambled_games_agree_with_a_plain_implementation(options: dict[str, str]) -> None:  # HO-16 to HO-30
    for seed, seats in enumerate((2, 3, 4, 4)):
        state = scrambled(seed, seats, options)
        play(state, plain(state), ilion.Rng(seed), f"{seats} seats, {options}, seed {seed}")


def test_an_island_at_the_temple_agrees_with_a_plain_implementation() -> None:  # HO-28, HO-29
    state = position(table=ISLAND)
    assert state.view(None)["scores"] == [8, 0]
    other = plain(state)
    assert other.scores() == [8, 0]
    play(state, other, ilion.Rng(5), "island at the temple", steps=40)
