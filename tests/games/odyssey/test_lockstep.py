"""The engine against a plain implementation, from scrambled positions: no chips in hand, an empty supply, crews of one, full
hands."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.odyssey import game
from ilion.games.odyssey.components import CARDS, ISLANDS
from ilion.games.odyssey.encoding import EMPTY, UNSEEN
from ilion.games.odyssey.rules import OdysseyState
from tests.games.lockstep import play
from tests.games.odyssey.plain import BOARD, ISLAND_AT, ITHACA, SYRTE, TROY, PlainOdyssey
from tests.games.seeds import seeds

OPTIONS = [
    {"homecoming": homecoming, "bargained_chip": chip}
    for homecoming in game.options["homecoming"].values
    for chip in game.options["bargained_chip"].values
]


def plain(state: OdysseyState) -> PlainOdyssey:
    rim = [None if card == UNSEEN else "" if card == EMPTY else CARDS[card] for card in state.rim]
    return PlainOdyssey(state.view(None), rim)


def scrambled(seed: int, seats: int, options: dict[str, str]) -> OdysseyState:
    """The beginning of a move with everything dealt out at random: cards, islands, chips on the rim, gifts, crews."""
    rng = ilion.Rng(seed)
    while True:
        try:
            return game.from_position(scrambled_text(rng, seats, options))
        except ilion.InvalidPosition:
            continue


def scrambled_text(rng: ilion.Rng, seats: int, options: dict[str, str]) -> str:
    names = list(ISLANDS)
    cards = list(CARDS)
    gifts = 24
    taken: set[str] = set()
    words = []
    held: list[list[str]] = []
    isles: list[list[str]] = []
    for seat in range(seats):
        hand = [cards.pop(rng.below(len(cards))) for _ in range(min(len(cards), rng.below(6)))]
        rules = [name for name in names if name not in taken and rng.below(seats + 1) == 0][:10]
        taken |= set(rules)
        rim = [name for name in names if name not in rules and rng.below(3) == 0][: 10 - len(rules)]
        if rng.below(4) == 0:  # no chip is left in hand
            rim += [name for name in names if name not in rules and name not in rim][: 10 - len(rules) - len(rim)]
        stock = min(gifts, rng.below(25) if rng.below(3) == 0 else rng.below(4))
        gifts -= stock
        hexes = [hex for hex in BOARD if hex not in TROY[1:] and hex != ITHACA]
        near = [hex for hex in hexes if abs(hex[0] + 2) <= 3 and abs(hex[1]) <= 3]
        hex = near[rng.below(len(near))] if rng.below(2) else hexes[rng.below(len(hexes))]
        parts = [f"at={'troy' if hex == TROY[0] else f'{hex[0]},{hex[1]}'}", f"heroes={1 + rng.below(4)}", f"gifts={stock}"]
        parts += [f"hunger={rng.below(4)}" if not stock else "hunger=0", f"free={rng.below(6)}"]
        parts += (
            [f"cards={','.join(card + '*' * (card in ('aegis', 'veil') and not rng.below(3)) for card in hand)}"] if hand else []
        )
        parts += [f"rules={','.join(rules)}"] if rules else []
        parts += [f"rim={','.join(rim)}"] if rim else []
        if seat and rng.below(2):
            parts += ["waits"] if hex in ISLAND_AT else ["misses"] if hex in SYRTE else []
        parts += ["swift"] if rng.below(5) == 0 else []
        words.append(f"seat{seat}: {' '.join(parts)}")
        held.append(hand)
        isles.append(rules)
    n = sum(map(len, held))
    empty = [name for name in names if name in taken][:n]
    empty += [name for name in names if name not in empty][: n - len(empty)]
    rim_words = [f"{name}=-" for name in empty]
    for name in names:
        if name not in empty and rng.below(3) == 0:
            card = cards.pop(rng.below(len(cards)))
            rim_words.append(f"{name}={card}{'!' if rng.below(2) else f'({rng.below(seats)})'}")
    settings = "".join(f" {name}={value}" for name, value in options.items())
    text = f"phase: move; first: {rng.below(seats)}; round: {rng.below(8)}; {'; '.join(words)}; rim: {' '.join(rim_words)}"
    return f"odyssey/{game.rules_version} seats={seats} max_rounds=20{settings}; {text}"


@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_agree_with_a_plain_implementation(options: dict[str, str]) -> None:  # OD-4 to OD-28
    for seats in game.seats:
        state = game.new(seats, {"max_rounds": 20, **options})
        play(state, plain(state), ilion.Rng(seats), f"{seats} seats, {options}")


@pytest.mark.bulk
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", game.seats)
def test_scrambled_games_agree_with_a_plain_implementation(seats: int, options: dict[str, str]) -> None:  # OD-14 to OD-28
    for seed in seeds(60):
        state = scrambled(seed, seats, options)
        play(state, plain(state), ilion.Rng(seed), f"{seats} seats, {options}, seed {seed}", steps=600)
