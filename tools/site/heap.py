"""Runs inside Pyodide and does the same as the bots' worker: for one game after the other, a move of the strongest bot and pieces
of a review. Prints the size of the heap after each. A heap never shrinks, so the last figures are those of a worker that has done
everything. Folders mounted as `/game-ID` choose the games."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pyodide_js  # type: ignore[import-not-found]

import ilion
from ilion.bots import worker
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.review import FULL, Reviewing, run_task

LEVEL = "olympian"
PIECES = 15


def heap() -> float:
    return round(float(pyodide_js._module.HEAP8.length) / 1e6, 1)


def random_game(id: str) -> Record:
    rng, state = Rng(11), ilion.load(id).new()
    record = Record.from_state(state)
    while n := state.n_legal():
        record.add(state, state.legal_actions()[rng.below(n)])
    return record


def of_game(id: str) -> dict[str, float]:
    state = ilion.load(id).new()
    ilion.deal(state, Rng(1))
    worker.answer(worker.decision_task(state, state.actor, LEVEL, 1))
    found = {"a move": heap()}
    making = Reviewing(random_game(id), FULL)
    for task in making.tasks()[:PIECES]:
        run_task(task)
        run_task(replace(task, iterations=FULL.deeper * task.iterations, depth=2))  # as in the second pass
    return found | {"a review": heap()}


if __name__ == "__main__":
    chosen = [id for id in ilion.games() if Path(f"/game-{id}").exists()] or ilion.games()
    print(json.dumps({"at the start": heap(), **{id: of_game(id) for id in chosen}}))
