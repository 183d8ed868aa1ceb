"""Games of bots among themselves, and the positions kept of them.

Games are numbered, and each has random numbers of its own, so it does not matter which process plays it. A chunk of games is one
file; existing chunks are not played again.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ilion.arena.match import stream
from ilion.arena.standings import credit, margin
from ilion.arena.workers import ignore_interrupt
from ilion.bots.names import make
from ilion.core.actors import CHANCE, OVER
from ilion.core.registry import load

CHUNK = 100  # games in a file


class Chunk(NamedTuple):
    """Games to be played, by number."""

    game: str
    seats: int
    player: str
    seed: int
    first: int
    last: int
    samples: int
    file: str


def chunks(game: str, seats: int, player: str, seed: int, games: int, samples: int, folder: Path) -> list[Chunk]:
    """Return all chunks of a round of self-play, whether played or not."""
    return [
        Chunk(game, seats, player, seed, first, min(games, first + CHUNK), samples, str(folder / f"{first:07d}.npz"))
        for first in range(0, games, CHUNK)
    ]


def play_chunks(wanted: list[Chunk], jobs: int) -> Iterator[int]:
    """Play the missing chunks, and yield the number of games of each chunk as it is done."""
    missing = [chunk for chunk in wanted if not Path(chunk.file).exists()]
    if len(missing) < len(wanted):
        yield sum(chunk.last - chunk.first for chunk in wanted if chunk not in missing)
    if jobs <= 1:
        for chunk in missing:
            yield play_chunk(chunk)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=ignore_interrupt)
    try:
        for done in as_completed([pool.submit(play_chunk, chunk) for chunk in missing]):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_chunk(chunk: Chunk) -> int:
    """Play some games and keep positions of each: the features from every seat, the hand-written values, the progress of the game,
    and its result."""
    game = load(chunk.game)
    seats = chunk.seats
    evaluator = game.evaluator()
    n = evaluator.n_features(seats)
    player = make(chunk.player, game)
    row = array("f", bytes(4 * n * seats))
    values = array("d", bytes(8 * seats))
    kept: dict[str, list[object]] = {name: [] for name in ("features", "values", "progress", "shares", "leads", "game")}
    for number in range(chunk.first, chunk.last):
        rng = stream(chunk.seed, chunk.game, seats, "self-play", number)
        state = game.new(seats)
        samples: list[tuple[int, object, list[float]]] = []
        events = decisions = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.draw(rng))
            else:
                state.apply(player.choose(state.resample(state.actor, rng), state.actor, rng))
                decisions += 1
            if decisions == 0 or state.actor == OVER:
                continue
            events += 1  # every event of the game is equally likely to be kept, regardless of its length
            slot = len(samples) if len(samples) < chunk.samples else rng.below(events)
            if slot < chunk.samples:
                evaluator.encode_into(state, row, values)
                sample = (decisions, np.frombuffer(row, np.float32).astype(np.float16).reshape(seats, n), values.tolist())
                samples[slot : slot + 1] = [sample]
        places, scores = state.places(), state.scores()
        shares = [credit(places, seat) for seat in range(seats)]
        leads = [margin(scores, seat) / evaluator.scale for seat in range(seats)]
        for when, features, hand in samples:
            kept["features"].append(features)
            kept["values"].append(hand)
            kept["progress"].append(when / max(1, decisions))
            kept["shares"].append(shares)
            kept["leads"].append([lead / (1 + abs(lead)) for lead in leads])
            kept["game"].append(number)
    types = {"features": np.float16, "game": np.int64}
    arrays: dict[str, Any] = {name: np.array(column, types.get(name, np.float32)) for name, column in kept.items()}
    part = f"{chunk.file}.{os.getpid()}.part"
    with open(part, "wb") as file:
        np.savez(file, **arrays)
    os.replace(part, chunk.file)
    return chunk.last - chunk.first
