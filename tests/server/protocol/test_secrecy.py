"""Two tables in worlds that a viewer cannot tell apart send the viewer the same bytes, ids and times aside."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ilion
from tests.server.harness import Socket
from tests.server.protocol.hosts import Host

Viewer = int | None
MOST = 200  # moves until a hidden draw must have come
AFTER = 12  # moves made after it


class Plan:
    """Moves, and two scripts of draws that look the same to a viewer."""

    def __init__(self, game: str, seats: int, viewer: Viewer, seed: int) -> None:
        rng = ilion.Rng(seed)
        real = ilion.load(game).new(seats)
        twin = real.copy()
        self.scripts: tuple[list[str], list[str]] = ([], [])
        self.moves: list[tuple[int, str]] = []
        self.hidden = 0
        self.since = 0  # moves since the worlds differ
        while real.actor != ilion.OVER and len(self.moves) < MOST and self.since < AFTER:
            actions = real.legal_actions()
            action = real.draw(rng) if real.actor == ilion.CHANCE else actions[rng.below(len(actions))]
            seen = real.seen(action, viewer)
            alike = [other for other in twin.legal_actions() if twin.seen(other, viewer) == seen]
            if not alike or twin.actor != real.actor:
                break
            other = action if seen >= 0 and action in alike else alike[rng.below(len(alike))]
            if real.actor == ilion.CHANCE:
                self.hidden += other != action
                self.scripts[0].append(real.text(action))
                self.scripts[1].append(twin.text(other))
            else:
                if real.text(action) != twin.text(other):
                    break
                self.moves.append((real.actor, real.text(action)))
                self.since += self.hidden > 0
            after = real.copy(), twin.copy()
            after[0].apply(action)
            after[1].apply(other)
            if after[0].view(viewer) != after[1].view(viewer) or ilion.OVER in (after[0].actor, after[1].actor):
                if real.actor != ilion.CHANCE:
                    self.moves.pop()
                break
            real, twin = after


def everything(host: Host, plan: Plan, script: list[str], game: str, seats: int, viewer: Viewer) -> str:
    """All that the viewer is sent while the moves are made, with many questions asked."""
    others, watcher = host.visitor(), host.visitor()
    kinds = ["me" if seat == (1 if viewer == 0 else 0) else "hotseat" for seat in range(seats)]
    if viewer is not None:
        kinds[viewer] = "open"
    table = others.make(*[{"kind": kind, "name": "Name"} for kind in kinds], game=game, script=script)["table"]
    if viewer is not None:
        watcher.join(table["id"], seat=viewer, name="Viewer")
    mine = watcher.socket(table["id"])
    mine.until("welcome")
    theirs = others.socket(table["id"])
    theirs.until("welcome")
    answers: list[str] = []
    for number, (seat, move) in enumerate(plan.moves):
        if seat == viewer:
            question(mine, answers)
            mine.send("play", id="p", move=move, seq=mine.now["seq"], key=f"k{number}")
            assert mine.until(lambda message: message.get("id") == "p")["type"] == "ack"
        else:
            theirs.send("view-as", seat=seat)
            theirs.until("welcome")
            theirs.send("play", id="p", move=move, seq=theirs.now["seq"], key=f"k{number}")
            done = theirs.until(lambda message: message.get("id") == "p")
            assert done["type"] == "ack", done
        if number % 4 == 0 or number > len(plan.moves) - AFTER:
            question(mine, answers)
            answers.append(watcher.http.get(f"/api/tables/{table['id']}/record").text)
            answers.append(watcher.http.get(f"/api/tables/{table['id']}").text)
            answers.append(watcher.http.get(f"/api/tables/{table['id']}/record?seat={(viewer or 0) + 1}").text)
    again = watcher.socket(table["id"])
    again.until("welcome")
    question(again, answers)
    text = "\n".join(["MINE", *mine.raw, "AGAIN", *again.raw, "ANSWERS", *answers])
    text = text.replace(table["id"], "ID").replace(table["commitment"], "COMMITMENT")
    return re.sub(r'"(server_time|at|since|updated)":\d+|\[Check "\w+"\]', "TIME", text)


def question(socket: Socket, answers: list[str]) -> None:
    """Everything that may be asked, sensible or not."""
    moves = [move["text"] for move in socket.now["moves"] or []]
    asked: list[dict[str, Any]] = [{"type": "sheet"}, {"type": "past", "number": socket.now["events"] // 2}]
    asked += [{"type": kind, "move": move} for kind in ("preview", "explain") for move in [*moves[:6], "nonsense", "pass"]]
    wrong = ["nonsense", "palace<>palace", "helper>palace", "3", "all", "keep"]
    asked += [{"type": "play", "move": move, "seq": -1, "key": "w"} for move in wrong]
    asked += [{"type": "play", "move": move, "seq": socket.now["seq"], "key": "w"} for move in wrong if move not in moves]
    asked += [
        {"type": "undo", "n": 9, "seq": socket.now["seq"], "key": "w"},
        {"type": "answer-undo", "accept": True},
        {"type": "reclaim"},
    ]
    for message in asked:
        kind = message.pop("type")
        socket.send(kind, id="q", **message)
        answers.append(str(socket.until(lambda message: message.get("id") == "q")))


@pytest.mark.parametrize("game", ilion.games())
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_worlds_that_look_alike_send_the_same_bytes(host: Host, game: str, viewer: Viewer) -> None:
    seats = ilion.load(game).seats[0]
    plans = [Plan(game, seats, viewer, seed) for seed in range(60)]
    plan = max(plans, key=lambda plan: (plan.since, -len(plan.moves)))
    assert plan.since, "no hidden draw differs: nothing would be compared"
    real, twin = (everything(host, plan, script, game, seats, viewer) for script in plan.scripts)
    for a, b in zip(real.splitlines(), twin.splitlines(), strict=True):
        assert a == b
