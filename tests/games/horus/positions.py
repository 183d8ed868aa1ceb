"""Positions to test from, and a way to play on."""

from typing import cast

import ilion
from ilion.games.horus.state import HorusState

game = ilion.load("horus")
START = "river@0,0 end1@-2,0 end2@2,0"
FULL = "desert1 desert2 hills1 hills2 marsh1"


def position(text: str = "", *, table: str = "", seats: int = 2, **options: str) -> HorusState:
    """A position from its fields, by default seat 0 about to play a card after the first turn. `table` is what lies besides the
    start tiles; a table that names an end itself stands for the whole."""
    settings = "".join(f" {name}={value}" for name, value in ({"tiles": "eight"} | options).items())
    hands = ["desert3 hills3 farmland3 marsh3 any?", "desert4 hills4 farmland4 marsh4 any1", "desert5 hills5", "farmland5 marsh5"]
    fields = {
        "phase": "card",
        "first": "no",
        "table": table if "end1" in table else f"{START} {table}".strip(),
        "hands": " / ".join(hands[:seats]),
    }
    fields |= dict(part.strip().split(": ", 1) for part in text.split(";") if part.strip())
    fields["table"] = " ".join(fields["table"].split())
    state = game.from_position(f"horus/1 seats={seats}{settings}; " + "; ".join(f"{k}: {v}" for k, v in fields.items()))
    return cast(HorusState, state)


def laying(tile: str, *, table: str = "", text: str = "", seats: int = 2, **options: str) -> HorusState:
    """The same with a tile in hand, drawn from the bag."""
    return position(f"phase: place; tile: {tile}; errand: bag; {text}", table=table, seats=seats, **options)


def opening(seats: int = 2, **options: str) -> HorusState:
    """A new game with dealt cards, about to draw the first tile."""
    state = cast(HorusState, game.new(seats, {"tiles": "eight", **options}))
    cards = ["desert1", "hills1", "farmland1", "marsh1", "any1", "desert2", "hills2", "farmland2", "marsh2", "any2"]
    cards += ["desert3", "hills3", "farmland3", "marsh3", "any3", "desert4", "hills4", "farmland4", "marsh4", "any4"]
    return play(state, *(f"card {card}" for card in cards[: 5 * seats]))


def play(state: HorusState, *moves: str) -> HorusState:
    for move in moves:
        state.apply(state.parse(move))
    return state


def legal(state: HorusState) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def refusal(state: HorusState, move: str) -> tuple[str, str]:
    """Clause and key of the refusal of a move."""
    try:
        reason = state.explain(state.parse(move))
    except ilion.IllegalMove as error:
        reason = error.refusal
    assert reason is not None, f"{move} is legal"
    return reason.clause, reason.key


def random_games(seeds: range, seats: int | None = None) -> "list[tuple[int, HorusState, ilion.Rng]]":
    """New games with all options in turn, each with its seed and generator."""
    tiles, stones = ("eight", "seven", "six", "ten"), ("must", "may")
    games = []
    for seed in seeds:
        options: dict[str, str | int] = {"tiles": tiles[seed % 4], "stone": stones[seed // 4 % 2]}
        games.append((seed, cast(HorusState, game.new(seats or 2 + seed % 3, options)), ilion.Rng(seed)))
    return games
