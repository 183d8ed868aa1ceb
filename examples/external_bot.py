"""A bot in a program of its own: `ilion play trojan-horse --bot 'python examples/external_bot.py'`.

It reads a question a line and answers each with a move. This one announces 2 if it can, and otherwise takes the middle of the list.
"""

import json
import sys


def choose(question: dict) -> str:
    moves = question["moves"]
    return "2" if "2" in moves else moves[len(moves) // 2]


def main() -> None:
    asked = 0
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line))}), flush=True)
        asked += 1
    if not asked:
        print(__doc__)


if __name__ == "__main__":
    main()
