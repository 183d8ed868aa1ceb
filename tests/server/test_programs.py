"""Programs that play by question and answer."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from ilion.server.messages import Explanation, GameEnd, MoveRequest
from tests.server.harness import LIMIT, Client, Running, Socket, play_out, play_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_socket.py"
QUESTION = TypeAdapter(MoveRequest)
EXPLANATION = TypeAdapter(Explanation)
END = TypeAdapter(GameEnd)


class Program:
    """A program at its seat."""

    def __init__(self, server: Running, table: str, token: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/program"
        self.socket: ClientConnection = connect(
            address, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=LIMIT, ping_interval=None
        ).__enter__()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=LIMIT))
        if message.get("type") != "problem":
            QUESTION.validate_python(message)
        return message

    def say(self, text: str) -> None:
        self.socket.send(text)


@pytest.fixture
def seated(server: Running, ann: Client) -> Iterator[tuple[str, str, Socket, Program]]:
    """A table of a person and a program."""
    made = ann.make("me", "external", options={"horse": "memory"})
    table, token = made["table"]["id"], made["invitations"]["1"]
    human = ann.socket(table)
    human.until("welcome")
    program = Program(server, table, token)
    yield table, token, human, program
    program.socket.close()
    human.close()


def until_asked(human: Socket, program: Program) -> dict[str, Any]:
    """Play for the person until the program is asked."""
    while human.now["actor"] == 0:
        play_out([human], most=1)
    return program.hear()


def test_a_program_is_asked_as_on_standard_input(seated: tuple[str, str, Socket, Program]) -> None:
    _, _, human, program = seated
    question = until_asked(human, program)
    assert (question["game"], question["seat"], question["seats"]) == ("trojan-horse", 1, 2)
    assert question["view"]["you"] == 1
    assert question["view"]["horse"], "a program remembers"
    assert question["seconds"] > 0
    events = human.now["events"]
    program.say(json.dumps({"move": question["moves"][0], "thoughts": "whatever it likes to say"}))
    human.until(lambda message: message.get("now", {}).get("events", 0) > events)
    assert human.log[events]["text"] == question["moves"][0]


def test_nonsense_is_refused_and_asked_again_and_the_third_time_a_bot_takes_over(
    server: Running, seated: tuple[str, str, Socket, Program]
) -> None:
    table, token, human, program = seated
    asked = until_asked(human, program)
    for nonsense in ("{", '{"move": "helper>palace"}', '{"no": "move"}'):
        program.say(nonsense)
        refused = program.hear()
        assert refused["status"] == 422
        if nonsense != '{"no": "move"}':
            assert program.hear() == asked
    human.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["stand_in"] is not None)
    again = Program(server, table, token)
    human.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["stand_in"] is None)
    again.socket.close()


def test_a_program_learns_of_the_start_and_the_end_of_a_game(seated: tuple[str, str, Socket, Program]) -> None:
    _, _, human, program = seated
    request = until_asked(human, program)
    assert request["start"]["protocol"] == 1
    program.say(json.dumps({"move": request["moves"][0]}))
    human.until("update")
    assert "start" not in until_asked(human, program)
    human.send("resign")
    human.until(lambda message: message["type"] == "update" and human.now["status"] == "over")
    message = END.validate_json(program.socket.recv(timeout=LIMIT))
    assert (message.seat, message.places, message.ending) == (1, [2, 1], None)
    assert message.record.startswith("[Ilion")


def test_a_program_may_ask_why_before_it_answers(seated: tuple[str, str, Socket, Program]) -> None:
    _, _, human, program = seated
    question = until_asked(human, program)
    program.say('{"explain": "helper>palace"}')
    told = EXPLANATION.validate_json(program.socket.recv(timeout=LIMIT))
    assert (told.explain, told.legal, told.understood) == ("helper>palace", False, True)
    assert told.refusal is not None
    assert told.refusal.clause.startswith("TH-")
    program.say(json.dumps({"explain": question["moves"][0]}))
    assert EXPLANATION.validate_json(program.socket.recv(timeout=LIMIT)).legal
    program.say(json.dumps({"move": question["moves"][0]}))
    human.until("update")


def test_an_answer_that_was_not_asked_for_is_refused_without_harm(seated: tuple[str, str, Socket, Program]) -> None:
    _, _, human, program = seated
    if human.now["actor"] == 0:
        for _ in range(5):
            program.say('{"move": "1"}')
            assert program.hear()["key"] == "not-your-turn"
    question = until_asked(human, program)
    program.say(json.dumps({"move": question["moves"][0]}))
    human.until("update")


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer nonsense"}])
def test_a_program_needs_its_token(server: Running, seated: tuple[str, str, Socket, Program], header: dict[str, str]) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{seated[0]}/program"
    with connect(address, additional_headers=header, open_timeout=LIMIT) as socket:
        assert json.loads(socket.recv(timeout=LIMIT))["status"] == 401


def test_the_example_plays_a_whole_game(server: Running, ann: Client) -> None:
    made = ann.make("me", "external")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']['id']}/program"
    human = ann.socket(made["table"]["id"])
    human.until("welcome")
    example = subprocess.Popen([sys.executable, str(EXAMPLE), address, made["invitations"]["1"]], stdout=subprocess.PIPE, text=True)
    play_out([human])
    assert human.now["status"] == "over"
    output, _ = example.communicate(timeout=LIMIT)
    assert output.startswith("The game is over")
    assert example.returncode == 0
    assert len(EXAMPLE.read_text().splitlines()) <= 40


def test_a_program_follows_the_game_like_a_person_with_its_token(ann: Client, eve: Client) -> None:
    made = ann.make("me", "external")
    table, token = made["table"]["id"], made["invitations"]["1"]
    human = ann.socket(table)
    human.until("welcome")
    program = eve.socket(table, Authorization=f"Bearer {token}")
    assert program.until("welcome")["your_seats"] == [1]
    again = eve.socket(table, Authorization="Bearer nonsense")
    assert again.closed() == 4401
    play_until([human, program], lambda: {event["actor"] for event in human.log} >= {0, 1})


def test_a_bot_stands_in_for_an_absent_program_until_it_connects(server: Running, ann: Client) -> None:
    made = ann.make("me", "external")
    table = made["table"]["id"]
    human = ann.socket(table)
    human.until("welcome")
    assert human.ask("stand-in", absent=1)["type"] == "ack"
    play_until([human], lambda: {event["actor"] for event in human.log} >= {0, 1})
    Program(server, table, made["invitations"]["1"])
    human.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["online"])
    assert ann.http.get(f"/api/tables/{table}").json()["seats"][1]["stand_in"] is None
    assert human.ask("stand-in", absent=1)["status"] == 403


def test_the_example_of_a_session_makes_a_table_joins_it_and_plays_to_the_result(server: Running) -> None:
    script = EXAMPLE.with_name("table_session.py")
    done = subprocess.run([sys.executable, str(script), server.base], capture_output=True, text=True, timeout=LIMIT, check=False)
    assert done.returncode == 0, done.stderr
    assert "Bruno has joined." in done.stdout
    assert "The game is over. Places: [" in done.stdout
