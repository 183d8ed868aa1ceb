"""A process in which bots think: one JSON line in, one out. It gets worlds that a seat cannot tell from the real
one, never a table.

{"level": "random", "seat": 1, "seed": 7, "game": "…", "world": "<bytes of a state, base64>"}  ->  {"move": "2"}
"""

from __future__ import annotations

import base64
import json
import sys

import ilion
from ilion import bots


def decide(line: str) -> str:
    task = json.loads(line)
    world = ilion.load(task["game"]).from_bytes(base64.b64decode(task["world"]))
    bot = bots.make(task["level"], world.game)
    # The notation is made first: the world is the bot's to play with.
    texts = {action: world.text(action) for action in world.legal_actions()}
    action = bot.choose(world, task["seat"], ilion.Rng(task["seed"]))
    return json.dumps({"move": texts[action]})


def main() -> None:
    for line in sys.stdin:
        print(decide(line), flush=True)


if __name__ == "__main__":
    main()
