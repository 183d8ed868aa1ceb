"""A bare relay, for comparison with the server: for every message from a client, it sends a text of a given size to everybody at
the same address. It knows no rules, no people and no disk.

    python benchmarks/relay.py PORT BYTES
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

SENDERS: defaultdict[str, set[Any]] = defaultdict(set)  # the functions that send, by address
MOVES = '"now":{"seq":0,"moves":[{"text":"1","final":true}],"draft":[]}'  # for the client that is to continue
NOTHING = '"now":null'


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    here = SENDERS[scope["path"]]
    await send({"type": "websocket.send", "text": f'{{"type":"welcome",{NOTHING if here else MOVES}}}'})
    here.add(send)
    filler = "x" * (int(sys.argv[2]) - len(MOVES) - 40)
    mine, others = (f'{{"type":"update",{now},"filler":"{filler}"}}' for now in (MOVES, NOTHING))
    while (await receive())["type"] == "websocket.receive":
        for other in tuple(here):
            await other({"type": "websocket.send", "text": mine if other is send else others})
    here.discard(send)


if __name__ == "__main__":
    port = int(sys.argv[1])
    uvicorn.run(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off")
