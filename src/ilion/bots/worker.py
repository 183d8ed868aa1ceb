"""Bots as a service for a host of tables: one line of JSON in, one out. It gets worlds that a seat cannot distinguish from the real
one, never a table.

    {"level": "medium", "seat": 1, "seed": 7, "game": "…", "world": "<state, base64>"}  ->  {"move": "2", "seconds": 0.004}
    {"hint": 0.5, "seat": 1, …}  ->  {"moves": [["2", 0.61, 812], …], "seconds": 0.5}

A hint lists the best moves, the seat's expected result with each (0 to 1; null if there is no choice), and the number of times each
was tried. `seconds` is the processor time that it took. `python -m ilion.bots.worker` reads tasks from standard input and writes
the answers to standard output.
"""

from __future__ import annotations

import base64
import json
import sys
import time
from typing import Any

from ilion.bots.advice import SHOWN
from ilion.bots.names import make
from ilion.bots.search import SearchBot
from ilion.core.registry import load_state
from ilion.core.rng import Rng
from ilion.core.state import State

HintMove = tuple[str, float | None, int]
MAX_REMEMBERED = 4096
# The memory of all bots, by table: a bot is created for one decision only.
OFFERS: set[object] = set()  # made in vain
FORGONE: set[object] = set()  # agreements that they could have had


def decision_task(world: State, seat: int, level: str, seed: int) -> str:
    """Return the line that asks for a bot's move in a world that was resampled for its seat."""
    return _task(world, seat, seed, level=level)


def hint_task(world: State, seat: int, seconds: float, seed: int) -> str:
    """Return the line that asks for the best moves in such a world."""
    return _task(world, seat, seed, hint=seconds)


def _task(world: State, seat: int, seed: int, **what: Any) -> str:
    encoded = base64.b64encode(world.to_bytes()).decode()
    return json.dumps({**what, "seat": seat, "seed": seed, "game": world.game.id, "world": encoded})


def read_decision(line: str | bytes) -> str:
    """Return the move in an answer. An invalid answer raises ValueError, KeyError or TypeError."""
    move = json.loads(line)["move"]
    if not isinstance(move, str):
        raise TypeError("a move must be a string")
    return move


def read_hint(line: str | bytes) -> list[HintMove]:
    """Return the moves in an answer; raises like `read_decision`."""
    moves = json.loads(line)["moves"]
    return [(str(text), None if value is None else float(value), int(visits)) for text, value, visits in moves]


def read_seconds(line: str | bytes) -> float | None:
    """Return the processor time that an answer took; None if it does not say. An invalid answer raises ValueError or TypeError."""
    seconds = json.loads(line).get("seconds")
    return None if seconds is None else float(seconds)


def answer(line: str) -> str:
    """Carry out a task and return the answer."""
    began = time.process_time()
    task = json.loads(line)
    world = load_state(task["game"], base64.b64decode(task["world"]))
    # The notation comes first: the bot may change the world.
    texts = {action: world.text(action) for action in world.legal_actions()}
    found = _advise(task, world, texts) if "hint" in task else _decide(task, world, texts)
    return json.dumps(found | {"seconds": round(time.process_time() - began, 6)})


def _decide(task: dict[str, Any], world: State, texts: dict[int, str]) -> dict[str, Any]:
    bot = make(task["level"], world.game)
    if isinstance(bot, SearchBot):
        for memory in (OFFERS, FORGONE):
            if len(memory) > MAX_REMEMBERED:
                memory.clear()
        bot.offers, bot.forgone = OFFERS, FORGONE
    return {"move": texts[bot.choose(world, task["seat"], Rng(task["seed"]))]}


def _advise(task: dict[str, Any], world: State, texts: dict[int, str]) -> dict[str, Any]:
    """Rank the moves by search. If people must remember the past, the search has not watched it either."""
    seat = task["seat"]
    if len(texts) == 1:
        return {"moves": [[text, None, 0] for text in texts.values()]}
    remembered = world.view(seat) != world.view(seat, recall=False)
    net = world.game.evaluator().network_share(world.seats)
    bot = SearchBot(seconds=task["hint"], forgets=float(remembered), net=net)
    moves = bot.rank_moves(world, seat, Rng(task["seed"]))[:SHOWN]
    return {"moves": [[texts[action], round(value, 3), visits] for action, value, visits in moves]}


def main() -> None:
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
