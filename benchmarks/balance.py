"""The balance of our tables and options between equal bots: one line of JSON for each, with 95 % intervals.

    python benchmarks/balance.py troia|odyssey|horus|trojan-horse [--games N] [--bot BOT] [--seconds S]

It counts what `docs/balance.md` publishes: victories by seat, draws, endings, how often Horus uses up its draw pile or finds no
region for a stone, and the ways by which captains come home. With --seconds it stops a line after that much time and reports what
it has.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from itertools import product
from typing import Any

import ilion
from ilion.arena.standings import credit, interval
from ilion.bots import make
from ilion.core.state import State
from ilion.games.horus.encoding import CARD_TILE, PLACE, RELAY, STONE

LINES: dict[str, list[tuple[list[int], dict[str, tuple[str, ...]]]]] = {
    "troia": [([2], {"gods": ("first-game", "random"), "parts": ("default", "scarce"), "deck_end": ("finish", "at-once")})],
    "odyssey": [([2, 4], {"homecoming": ("at-most", "equal", "none"), "bargained_chip": ("rim", "hand")})],
    "horus": [([2, 3, 4], {"tiles": ("six", "seven", "eight", "ten")})],
    "trojan-horse": [([2, 3, 4], {"edition": ("german", "french")})],
}


def watch(state: State, events: Counter[str]) -> None:
    """Count the interesting facts of a position before a move or draw."""
    if state.game.id == "horus":
        view = state.view(None)
        events["renewed"] = max(events["renewed"], int(view["renewal"] is not None))


def play(game: Any, seats: int, options: dict[str, str], bot: str, seed: int) -> tuple[list[int], list[int], str, Counter[str]]:
    """Play one game between equals; returns scores, places, the key of the ending, and the counts."""
    state, rng = game.new(seats, options), ilion.Rng(seed)
    players = [make(bot, game) for _ in range(seats)]
    events: Counter[str] = Counter()
    while state.actor != ilion.OVER:
        watch(state, events)
        if state.actor == ilion.CHANCE:
            state.apply(state.draw(rng))
            continue
        seat = state.actor
        action = players[seat].choose(state.resample(seat, rng), seat, rng)
        card_tile = game.id == "horus" and state.errand == CARD_TILE and state.phase in (PLACE, RELAY)
        state.apply(action)
        if card_tile and state.errand != CARD_TILE and state.phase != STONE:
            events["no stone"] = 1
    ending = state.ending()
    return state.scores(), state.places(), ending.key if ending else "", events


def line(game: Any, seats: int, options: dict[str, str], bot: str, games: int, seconds: float) -> dict[str, Any]:
    results, began = [], time.monotonic()
    while len(results) < games and time.monotonic() - began < seconds:
        results.append(play(game, seats, options, bot, len(results)))
    endings = Counter(ending for _, _, ending, _ in results)
    counted = {name for _, _, _, events in results for name in events}
    n = len(results)
    return {
        "game": game.id,
        "seats": seats,
        "options": options,
        "bot": bot,
        "games": n,
        "won": [list(interval([[credit(places, seat)] for _, places, _, _ in results])) for seat in range(seats)],
        "shared": sum(places.count(1) > 1 for _, places, _, _ in results) / n,
        "endings": {key: count / n for key, count in endings.most_common()},
        "counted": {name: sum(events[name] > 0 for *_, events in results) / n for name in sorted(counted)},
        "margin": sum(sorted(scores)[-1] - sorted(scores)[-2] for scores, *_ in results) / n,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=LINES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    given = parser.parse_args()
    game = ilion.load(given.game)
    for counts, options in LINES[given.game]:
        for seats, *values in product(counts, *options.values()):
            chosen = dict(zip(options, values, strict=True))
            print(json.dumps(line(game, seats, chosen, given.bot, given.games, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
