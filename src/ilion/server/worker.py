"""A process in which bots think: one JSON line in, one out. It gets worlds that a seat cannot tell from the real
one, never a table.

{"level": "medium", "seat": 1, "seed": 7, "game": "…", "world": "<bytes of a state, base64>"}  ->  {"move": "2"}
{"hint": 0.5, "seat": 1, …}  ->  {"moves": [["2", 0.61, 812], …]}: the best moves, what each is worth, how often it was tried
"""

from __future__ import annotations

import base64
import json
import sys
from typing import Any

import ilion
from ilion import bots
from ilion.bots.advice import SHOWN
from ilion.core.state import State


def answer(line: str) -> str:
    task = json.loads(line)
    world = ilion.load(task["game"]).from_bytes(base64.b64decode(task["world"]))
    # The notation is made first: the world is the bot's to play with.
    texts = {action: world.text(action) for action in world.legal_actions()}
    return json.dumps(advise(task, world, texts) if "hint" in task else decide(task, world, texts))


def decide(task: dict[str, Any], world: State, texts: dict[int, str]) -> dict[str, Any]:
    bot = bots.make(task["level"], world.game)
    return {"move": texts[bot.choose(world, task["seat"], ilion.Rng(task["seed"]))]}


def advise(task: dict[str, Any], world: State, texts: dict[int, str]) -> dict[str, Any]:
    """What a search thinks of the moves. Where people must remember the past, it has not watched either."""
    seat = task["seat"]
    if len(texts) == 1:
        return {"moves": [[text, None, 0] for text in texts.values()]}
    remembered = world.view(seat) != world.view(seat, recall=False)
    bot = bots.SearchBot(seconds=task["hint"], forgets=float(remembered))
    moves = bot.rank_moves(world, seat, ilion.Rng(task["seed"]))[:SHOWN]
    return {"moves": [[texts[action], round(value, 3), visits] for action, value, visits in moves]}


def main() -> None:
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
