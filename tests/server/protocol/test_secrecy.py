"""Two tables in worlds that a viewer cannot distinguish send the viewer the same bytes, except for ids and times."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import ilion
from tests.server.harness import Socket
from tests.server.protocol.hosts import Host, SoloHost

Viewer = int | None
MOST = 150  # moves until enough hidden draws must have come
AFTER = 12  # moves made after the first one
WANTED = {"trojan-horse": 3, "odyssey": 2}  # hidden draws that differ: two islands are looked at in the House of Hades
MANY = 6  # in other games


def after(state: ilion.State, action: int) -> ilion.State:
    state = state.copy()
    state.apply(action)
    return state


def draws_in_secret(state: ilion.State, viewer: Viewer) -> bool:
    """Whether a draw is due whose outcome the viewer does not see."""
    if state.actor != ilion.CHANCE:
        return False
    outcomes = state.legal_actions()
    return len(outcomes) > 1 and all(state.seen(outcome, viewer) < 0 for outcome in outcomes)


class Plan:
    """Moves, and two scripts of draws that look the same to a viewer. Moves and visible draws are chosen so that hidden draws come
    soon: at random they are rare in some games."""

    def __init__(self, game: str, seats: int, viewer: Viewer, seed: int) -> None:
        self.viewer = viewer
        self.rng = ilion.Rng(seed)
        real = ilion.load(game).new(seats)
        twin = real.copy()
        self.wanted = WANTED.get(game, MANY)
        self.scripts: tuple[list[str], list[str]] = ([], [])
        self.moves: list[tuple[int, str]] = []
        self.hidden = 0  # draws that differ
        self.since = 0  # moves since the worlds differ
        differ: int | None = None  # the number of moves after which they differ
        complete = 0  # moves all of whose draws are in the scripts
        while real.actor != ilion.OVER and len(self.moves) < MOST and (self.since <= AFTER or self.hidden < self.wanted):
            if real.actor >= 0:
                complete = len(self.moves)
            action = self.choose(real)
            seen = real.seen(action, viewer)
            alike = [other for other in twin.legal_actions() if twin.seen(other, viewer) == seen]
            if not alike or twin.actor != real.actor:
                break
            other = action if seen >= 0 and action in alike else alike[self.rng.below(len(alike))]
            if real.actor >= 0 and real.text(action) != twin.text(other):
                break
            pair = after(real, action), after(twin, other)
            if pair[0].view(viewer) != pair[1].view(viewer) or ilion.OVER in (pair[0].actor, pair[1].actor):
                break
            if real.actor == ilion.CHANCE:
                if other != action:
                    self.hidden += 1
                    differ = len(self.moves) if differ is None else differ
                self.scripts[0].append(real.text(action))
                self.scripts[1].append(twin.text(other))
            else:
                self.moves.append((real.actor, real.text(action)))
                self.since += self.hidden > 0
            real, twin = pair
        # A move whose draws are not all in the scripts would be followed by draws of each table's own.
        del self.moves[complete:]
        self.since = 0 if differ is None else max(0, len(self.moves) - differ)

    def choose(self, state: ilion.State) -> int:
        """Return a move that leads to a hidden draw if there is one, or else to a draw; and a draw that allows such a move."""
        actions, viewer = state.legal_actions(), self.viewer
        if state.actor == ilion.CHANCE:
            best = (
                [] if draws_in_secret(state, viewer) else [action for action in actions if self.allows_secret(after(state, action))]
            )
            return best[self.rng.below(len(best))] if best else state.draw(self.rng)
        best = [action for action in actions if draws_in_secret(after(state, action), viewer)]
        best = best or [action for action in actions if len_of_draw(after(state, action)) >= MANY] or actions
        return best[self.rng.below(len(best))]

    def allows_secret(self, state: ilion.State) -> bool:
        return state.actor >= 0 and any(draws_in_secret(after(state, action), self.viewer) for action in state.legal_actions())


def len_of_draw(state: ilion.State) -> int:
    return state.n_legal() if state.actor == ilion.CHANCE else 0


@cache
def best_plan(game: str, viewer: Viewer) -> Plan:
    """Return the shortest plan with enough hidden draws that differ, and enough moves after them."""
    seats = ilion.load(game).seats[0]
    plans = [Plan(game, seats, viewer, seed) for seed in range(40)]
    plan = max(plans, key=lambda plan: (min(plan.hidden, plan.wanted), min(plan.since, AFTER), -len(plan.moves)))
    assert plan.hidden >= min(plan.wanted, 3), "too few hidden draws differ: little would be compared"
    assert plan.since, "the worlds differ only at the end"
    return plan


class Game:
    """A table that follows a plan: one visitor holds the viewer's seat, or looks on; the other one holds all other seats."""

    def __init__(self, host: Host, plan: Plan, script: list[str], game: str) -> None:
        self.plan = plan
        self.viewer = viewer = plan.viewer
        seats = ilion.load(game).seats[0]
        self.others, self.watcher = host.visitor(), host.visitor()
        self.other_seat = 1 if viewer == 0 else 0
        kinds = ["me" if seat == self.other_seat else "hotseat" for seat in range(seats)]
        if viewer is not None:
            kinds[viewer] = "open"
        self.table = self.others.make(*[{"kind": kind, "name": "Name"} for kind in kinds], game=game, script=script)["table"]
        if viewer is not None:
            self.watcher.join(self.table["id"], seat=viewer, name="Viewer")
        self.mine = self.watcher.socket(self.table["id"])
        self.mine.until("welcome")
        self.theirs = self.others.socket(self.table["id"])
        self.theirs.until("welcome")
        self.mine.until(lambda message: message["type"] == "table" and message["table"]["seats"][self.other_seat]["online"])

    def play(self, number: int) -> None:
        """Make the move with this number of the plan."""
        seat, move = self.plan.moves[number]
        socket = self.mine if seat == self.viewer else self.theirs
        if seat != self.viewer:
            socket.send("view-as", seat=seat)
            socket.until("welcome")
        socket.send("play", id="p", move=move, seq=socket.now["seq"], key=f"k{number}")
        done = socket.until(lambda message: message.get("id") == "p")
        assert done["type"] == "ack", done

    def take_back(self) -> None:
        """Take back the last move of another seat, to which the viewer agrees."""
        self.theirs.send("request-undo", id="u", seat=self.other_seat)
        asked = self.theirs.until(lambda message: message.get("id") == "u")
        assert asked["type"] == "ack", asked
        if self.viewer is not None:
            self.mine.send("answer-undo", id="u", accept=True)
            self.mine.until(lambda message: message.get("id") == "u")
        else:
            self.mine.until(lambda message: any(event["undone"] for event in message.get("log", [])))

    def finish(self) -> list[str]:
        """End the game, and return its record, which contains everything."""
        self.theirs.send("resign", id="r", seat=self.other_seat)
        self.theirs.until(lambda message: message.get("id") == "r")
        self.mine.until(lambda message: message.get("now", {}).get("status") == "over")
        record: str = self.watcher.http.get(f"/api/tables/{self.table['id']}/record").text
        return record.partition("\n\n")[2].splitlines()

    def hidden_names(self, text: str) -> str:
        text = text.replace(self.table["id"], "ID").replace(self.table["commitment"], "COMMITMENT")
        return re.sub(r'"(server_time|at|since|updated)":\d+|\[Check "\w+"\]', "TIME", text)


def everything(host: Host, plan: Plan, script: list[str], game: str) -> tuple[str, list[str]]:
    """Return everything that is sent to the viewer while the moves are made, with many questions asked and a move taken back; and
    the record after the end."""
    table = Game(host, plan, script, game)
    id, mine, watcher = table.table["id"], table.mine, table.watcher
    answers: list[str] = []
    for number, (seat, _) in enumerate(plan.moves):
        if seat == plan.viewer:
            question(mine, answers)
        table.play(number)
        if number % 4 == 0 or number > len(plan.moves) - AFTER:
            question(mine, answers)
            answers.append(watcher.http.get(f"/api/tables/{id}/record").text)
            answers.append(watcher.http.get(f"/api/tables/{id}").text)
            answers.append(watcher.http.get(f"/api/tables/{id}/record?seat={(plan.viewer or 0) + 1}").text)
    table.take_back()
    question(mine, answers)
    again = watcher.socket(id)
    again.until("welcome")
    question(again, answers)
    text = table.hidden_names("\n".join(["MINE", *mine.raw, "AGAIN", *again.raw, "ANSWERS", *answers]))
    return text, table.finish()


def question(socket: Socket, answers: list[str]) -> None:
    """Return all possible questions, sensible or not."""
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
    plan = best_plan(game, viewer)
    (real, real_record), (twin, twin_record) = (everything(host, plan, script, game) for script in plan.scripts)
    for a, b in zip(real.splitlines(), twin.splitlines(), strict=True):
        assert a == b
    differ = sum(a != b for a, b in zip(real_record, twin_record, strict=True))
    assert differ >= plan.hidden, "once the game is over everybody sees what was hidden: the worlds did differ"


@pytest.mark.parametrize("game", ilion.games())
@pytest.mark.parametrize("viewer", [0, 1])
def test_hints_are_thought_out_in_the_same_world(monkeypatch: pytest.MonkeyPatch, game: str, viewer: int) -> None:
    """A bot that gives a hint gets the same bytes at two tables that look alike to the seat which asks."""
    monkeypatch.setattr("ilion.solo.host.secrets.randbits", lambda bits: 7)
    plan = best_plan(game, viewer)
    asked: tuple[list[str], list[str]] = ([], [])
    for lines, script in zip(asked, plan.scripts, strict=True):
        host = SoloHost()
        table = Game(host, plan, script, game)
        for number, (seat, _) in enumerate(plan.moves):
            if seat == viewer:
                table.mine.send("hint")
                task = host.solo.tasks.pop()
                lines.append(task.line)
                task.finish(None)
                table.mine.until("problem")
            table.play(number)
    assert asked[0] == asked[1]
    assert asked[0], "nobody asked for a hint"
