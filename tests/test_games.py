"""Every game keeps every promise, and runs the same compiled and interpreted."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

import ilion
from ilion import CHANCE, OVER, Rng
from ilion.doctor import how_built
from ilion.testing import check_game
from ilion.testing.conformance import tables_of

COMPARED = 3  # games of each game

pytestmark = pytest.mark.bulk  # each test is of both modes already


@pytest.mark.parametrize("id", ilion.games())
def test_a_game_conforms(id: str) -> None:
    game = ilion.load(id)
    longest = game.new(game.seats[-1])
    moves = ilion.playouts(longest, 20, Rng(1)).moves // 20
    build = how_built()
    seed = 1001 if build and build.mode == "checked" else 1  # the same sources, compiled and checked, play different games
    check_game(game, games=max(2, 500 // moves), seed=seed, share=0.1)


def traces(id: str) -> list[list[str]]:
    """A digest of the bytes, the moves, the views and the evaluator's opinion of every state of some random games, at tables of all
    kinds."""
    game = ilion.load(id)
    evaluator = game.evaluator()
    tables = tables_of(game)
    found = []
    for seed in range(COMPARED):
        rng = Rng(seed)
        state = game.new(*tables[seed * 7 % len(tables)])
        trace: list[str] = []
        while True:
            viewers = [None, *range(state.seats)]
            viewer = viewers[len(trace) % len(viewers)]
            world = state.resample(viewer, Rng(seed))
            tensors = [state.tensor(seat).tobytes() for seat in range(state.seats)]
            values = evaluator.values(state) if state.actor >= 0 else []
            looks = (state.legal_actions(), state.chance_outcomes(), state.view(viewer), state.scores(), state.places(), values)
            parts = (state.to_bytes(), world.to_bytes(), *tensors, json.dumps(looks).encode(), state.position().encode())
            trace.append(hashlib.sha256(b"|".join(parts)).hexdigest()[:12])
            if state.actor == OVER:
                break
            state.apply(state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(state.n_legal())])
        trace.append(str(ilion.playouts(game.new(), 3, rng)))
        found.append(trace)
    return found


@pytest.mark.parametrize("id", ilion.games())
def test_a_game_runs_the_same_compiled_and_interpreted(id: str) -> None:
    """In a package that was installed without a compiler, both runs are interpreted."""
    program = [sys.executable, __file__, id]
    environment = {**os.environ, "ILION_INTERPRETED": "1"}
    answer = json.loads(subprocess.run(program, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)
    assert answer["compiled"] is False
    assert len(answer["traces"]) == COMPARED
    for seed, (here, there) in enumerate(zip(traces(id), answer["traces"], strict=True)):
        for step, (mine, theirs) in enumerate(zip(here, there, strict=False)):
            assert mine == theirs, f"{id}, seed {seed}: the two modes part after {step} events"
        assert len(here) == len(there), f"{id}, seed {seed}"


if __name__ == "__main__":
    json.dump({"compiled": ilion.compiled, "traces": traces(sys.argv[1])}, sys.stdout)
