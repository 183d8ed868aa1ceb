"""A complete bot program in Python. Copy it, change `choose`, and try it:

ilion bot check 'python bot.py'
ilion arena trojan-horse --bots 'cmd python bot.py' random

It reads one JSON message per line and answers move requests. Standard output is for the answers; print anything else, for example
while you look for a mistake, to standard error.
"""

import json
import sys


def choose(request: dict) -> str:
    """Return one of `request["moves"]`. `request["view"]` is everything that the seat knows."""
    moves, view = request["moves"], request["view"]
    if request["game"] == "trojan-horse" and view["phase"] == "announce":
        good_and_all = dict(zip("123", view["odds"], strict=True))  # favourable cards, cards
        return max(moves, key=lambda move: good_and_all[move][0])
    active = [move for move in moves if move != "pass"]
    return (active or moves)[0]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "move":
            if "start" in message:
                print(f"Playing {message['start']['title']} in seat {message['seat']}.", file=sys.stderr)
            print(json.dumps({"move": choose(message)}), flush=True)
        elif message["type"] == "end":
            print(f"Place {message['places'][message['seat']]} of {message['seats']}.", file=sys.stderr)


if __name__ == "__main__":
    main()
