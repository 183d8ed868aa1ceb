"""Every game keeps every promise, and runs the same compiled and interpreted."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ilion
from ilion import CHANCE, OVER, Rng
from ilion.doctor import how_built
from ilion.testing import check_game
from ilion.testing.conformance import tables_of

COMPARED = 3  # games of each game
ROOT = Path(__file__).parent.parent
CACHE = ROOT / "build" / "traces"

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
    answer = interpreted(id)
    assert answer["compiled"] is False
    assert len(answer["traces"]) == COMPARED
    for seed, (here, there) in enumerate(zip(traces(id), answer["traces"], strict=True)):
        for step, (mine, theirs) in enumerate(zip(here, there, strict=False)):
            assert mine == theirs, f"{id}, seed {seed}: the two modes part after {step} events"
        assert len(here) == len(there), f"{id}, seed {seed}"


def interpreted(id: str) -> dict[str, Any]:
    """The traces of a game that runs interpreted. They take long and are the same in every run, so they are kept in `build` under a
    digest of everything that goes into them, and the checked and the compiled run share them."""
    kept = CACHE / f"{id}-{digest()}.json"
    if not kept.exists():
        program = [sys.executable, __file__, id]
        environment = {**os.environ, "ILION_INTERPRETED": "1"}
        answer = subprocess.run(program, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in CACHE.glob(f"{id}-*.json"):
            old.unlink(missing_ok=True)
        (new := kept.with_suffix(f".{os.getpid()}")).write_text(answer, "utf-8")
        new.replace(kept)
    traces: dict[str, Any] = json.loads(kept.read_text("utf-8"))
    return traces


def digest() -> str:
    """Every file of the installed package that an interpreted game may read, this test, Python, and the packages beside it."""
    package = Path(ilion.__path__[0])
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc")]
    apart = {package / "build.json", *(package / "web").rglob("*")}  # how it was compiled, and the web app
    names = [(str(path.relative_to(package)), path) for path in sorted(set(files) - apart)]
    names += [(path.name, path) for path in (Path(__file__), ROOT / "constraints.txt")]
    parts = [part for name, path in names for part in (name.encode(), hashlib.sha256(path.read_bytes()).digest())]
    return hashlib.sha256(b"\0".join([sys.version.encode(), *parts])).hexdigest()[:16]


if __name__ == "__main__":
    json.dump({"compiled": ilion.compiled, "traces": traces(sys.argv[1])}, sys.stdout)
