"""A bot that plays at a table of a server, with the token of its seat:

    python examples/external_socket.py ws://127.0.0.1:8080/api/tables/ID/program TOKEN

The messages are those of `examples/starters/bot.py`. This bot prefers the move it has not made for the longest time.
"""

import json
import sys

from websockets.sync.client import connect


def choose(request: dict, made: dict) -> str:
    return min(request["moves"], key=lambda move: made.get(move, 0))


def main() -> None:
    if len(sys.argv) != 3:
        print(__doc__)
        return
    address, token = sys.argv[1:]
    made: dict[str, int] = {}
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        for text in socket:  # ends when the game does
            message = json.loads(text)
            if message["type"] == "move":
                move = choose(message, made)
                made[move] = len(made) + 1
                socket.send(json.dumps({"move": move}))
            elif message["type"] == "end":
                print(f"The game is over; place {message['places'][message['seat']]} of {message['seats']}.")
            elif message["type"] == "problem":
                print(f"refused: {message['detail']}", file=sys.stderr)


if __name__ == "__main__":
    main()
