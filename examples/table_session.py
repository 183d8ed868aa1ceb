"""A whole game over the server's API: Anna creates a table, Bruno joins it, both play random moves, and the result is printed.

    python examples/table_session.py http://127.0.0.1:8080

It needs `httpx` and `websockets`, and a server that is running: `ilion serve`.
"""

import json
import random
import sys
from threading import Thread

import httpx
from websockets.sync.client import connect


def main() -> None:
    if len(sys.argv) != 2:
        print(__doc__)
        return
    address = sys.argv[1]
    anna, bruno = (httpx.Client(base_url=address, timeout=60) for _ in range(2))

    # Anna creates a table with an open seat. The first request makes her a guest: her cookie is her identity.
    table = {"game": "troia", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
    made = anna.post("/api/tables", json=table).raise_for_status().json()
    id = made["table"]["id"]
    print(f"Anna has made the table {id}.")

    # Bruno takes the open seat; every seat is filled, and the game begins.
    bruno.post(f"/api/tables/{id}/join", json={"name": "Bruno"}).raise_for_status()
    print("Bruno has joined.")

    results: list[dict] = []
    players = [Thread(target=play, args=(address, id, client.cookies["ilion"], results)) for client in (anna, bruno)]
    for player in players:
        player.start()
    for player in players:
        player.join()

    # Everybody can read the record of a finished game; `ilion verify` checks it.
    record = anna.get(f"/api/tables/{id}/record").raise_for_status().text
    print(f"The game is over. Places: {results[0]['places']}. The record has {len(record.splitlines())} lines.")


def play(address: str, id: str, session: str, results: list[dict]) -> None:
    """Play one seat to the end: whenever the state has moves, send one of them with its sequence number."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{id}/socket"
    answered = None
    with connect(url, additional_headers={"Cookie": f"ilion={session}"}, max_size=None) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "problem":
                raise SystemExit(f"refused: {message['detail']}")
            now = message.get("now")
            if now is None:
                continue  # an `ack`, a line of chat, a change of the seats
            if now["status"] == "over":
                results.append(now["result"])
                return
            if now["moves"] and now["seq"] != answered:
                answered = now["seq"]
                move = random.choice(now["moves"])["text"]
                socket.send(json.dumps({"type": "play", "move": move, "seq": now["seq"], "key": f"{session[:8]} {now['seq']}"}))


if __name__ == "__main__":
    main()
