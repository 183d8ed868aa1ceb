"""`ilion mcp`: a scripted client of the SDK plays through standard input and output, alone and at the tables of a real server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from threading import Thread
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

import ilion
from ilion.mcp.hosts import FIRST_PAUSE, HostRefusal, RemoteWire, parse_link
from tests.server.harness import LIMIT, ROOT, Running, Socket
from tests.server.harness import Client as Browser

Call = Callable[..., Awaitable[Any]]


def play_with(work: Callable[[Call], Awaitable[None]], *arguments: str) -> None:
    """Start `ilion mcp` as a client would, and let `work` call its tools."""
    command = [*("-m", "ilion.cli.main"), *arguments, "mcp"]
    parameters = StdioServerParameters(command=sys.executable, args=command, cwd=ROOT, env=dict(os.environ))

    async def run() -> None:
        async with Client(parameters, read_timeout_seconds=LIMIT) as client:

            async def call(tool: str, **fields: Any) -> Any:
                result = await client.call_tool(tool, fields)
                text = "".join(getattr(part, "text", "") for part in result.content)
                if result.is_error:
                    raise Refused(text)
                found = result.structured_content
                return found["result"] if found is not None and set(found) == {"result"} else found or text

            await work(call)

    asyncio.run(run())


class Refused(Exception):
    """A tool refused a request."""


def test_a_model_finds_a_game_reads_its_rules_and_plays_it_to_the_end_against_bots() -> None:
    async def work(call: Call) -> None:
        games = await call("list_games")
        assert [game["id"] for game in games] == list(ilion.games())
        rules = await call("read_rules", game="trojan-horse")
        one = await call("read_rules", game="trojan-horse", clause="th-16")
        assert one == {"TH-16": rules["TH-16"]}
        table = await call("start_game", game="trojan-horse", seats=3, seat=1, bots="random")
        assert (table["your_seat"], table["status"]) == (1, "running")
        with pytest.raises(Refused, match=r"TH-\d+"):
            await call("move", table=table["table"], move="9")
        why = await call("why_refused", table=table["table"], move="9")
        assert not why["legal"]
        assert why["clause_text"] == rules[why["clause"]]
        moves = 0
        while table["status"] == "running":
            assert table["your_turn"], "bots of this process answer before the call returns"
            table = await call("move", table=table["table"], move=table["legal_moves"][0]["move"])
            moves += 1
        assert moves > 5
        assert sorted(table["result"]["places"])[0] == 1
        assert table["news"]

    play_with(work)


def test_a_wrong_request_says_what_would_be_right() -> None:
    async def work(call: Call) -> None:
        for tool, fields, words in (
            ("start_game", {"game": "chess"}, "chess"),
            ("start_game", {"game": "trojan-horse", "seats": 9}, "seats|players"),
            ("start_game", {"game": "trojan-horse", "seats": 2, "seat": 2}, "seats are 0 to 1"),
            ("read_rules", {"game": "trojan-horse", "clause": "TH-999"}, "they run from TH-2 to"),
            ("look_at_table", {"table": "nowhere"}, "your tables are: none yet"),
            ("sit_down", {"link": "file:///etc/passwd"}, "looks like https://"),
            ("sit_down", {"link": "http://127.0.0.1:9/t/nowhere"}, "does not answer"),
        ):
            with pytest.raises(Refused, match=words):
                await call(tool, **fields)

    play_with(work)


def test_the_language_of_the_command_is_the_language_of_the_rules() -> None:
    async def work(call: Call) -> None:
        clause = ilion.load("trojan-horse").clauses["TH-16"].text
        found = await call("read_rules", game="trojan-horse", clause="TH-16")
        assert found["TH-16"] == clause.in_language("de") != clause.in_language("en")

    play_with(work, "--language", "de")


def may_go_on(message: dict[str, Any]) -> bool:
    """Whether a message gives its reader moves, or ends the game."""
    now = message.get("now", {})
    return bool(now.get("moves")) or now.get("status") == "over"


def moved(socket: Socket) -> bool:
    """Play the first legal move of a person, if it is their turn."""
    if not socket.now.get("moves"):
        return False
    assert socket.play(socket.now["moves"][0]["text"])["type"] == "ack"
    return True


@pytest.mark.parametrize("kind", ["invited", "external"])
def test_a_model_plays_a_whole_game_at_a_table_of_a_server_by_its_link(server: Running, kind: str) -> None:
    person = Browser(server)
    made = person.make("me", kind)
    id = made["table"]["id"]
    link = f"{server.base}/t/{id}#{made['invitations']['1']}"

    async def work(call: Call) -> None:
        table = await call("sit_down", link=link, name="Deep Horse")
        assert table["your_seat"] == 1
        socket = await asyncio.to_thread(person.socket, id)
        await asyncio.to_thread(socket.until, "welcome")
        texts: list[str] = []
        while table["status"] == "running":
            while await asyncio.to_thread(moved, socket):
                pass
            table = await call("wait_for_turn", table=id, seconds=60)
            while table["your_turn"]:
                table = await call("move", table=id, move=table["legal_moves"][-1]["move"])
                texts.append(json.dumps(table))
            if table["status"] == "running":
                await asyncio.to_thread(
                    socket.until,
                    lambda message: "now" in message and (message["now"]["moves"] or message["now"]["status"] == "over"),
                )
        assert table["result"]["places"]
        record = person.http.get(f"/api/tables/{id}/record").text
        assert all(text not in "".join(texts) for text in (record.split('[Secret "')[1][:64], str(person.http.cookies["ilion"])))

    play_with(work)


def test_a_model_sees_what_its_seat_sees_and_nothing_else(server: Running) -> None:
    person = Browser(server)
    made = person.make("me", "external", game="troia")
    id, token = made["table"]["id"], made["invitations"]["1"]

    async def work(call: Call) -> None:
        table = await call("sit_down", link=f"{server.base}/t/{id}#{token}")
        theirs, same_seat = person.socket(id), Browser(server).socket(id, Authorization=f"Bearer {token}")
        for socket in (theirs, same_seat):
            socket.until("welcome")
        assert table["view"] == same_seat.now["view"] != theirs.now["view"]
        assert table["your_turn"] == bool(same_seat.now["moves"])
        if table["your_turn"]:
            assert [move["move"] for move in table["legal_moves"]] == [move["text"] for move in same_seat.now["moves"]]
        assert set(table) <= {
            *("table", "game", "options", "status", "rated", "your_seat", "your_turn", "seats", "to_act", "news", "prompt"),
            *("prompt_clause", "legal_moves", "n_legal_moves", "moves_of_this_turn_not_committed", "board", "view", "result"),
        }
        resigned = await call("resign", table=id)
        assert resigned["seats"][1]["resigned"]
        assert resigned["status"] == "over"

    play_with(work)


def test_an_open_seat_is_taken_by_the_address_of_the_table_alone(server: Running) -> None:
    person = Browser(server)
    id = person.make("me", "open", "open")["table"]["id"]

    async def work(call: Call) -> None:
        table = await call("sit_down", link=f"{server.base}/t/{id}", name="Deep Horse")
        assert (table["status"], table["seats"][1]["name"]) == ("waiting", "Deep Horse")
        assert "Deep" in (await call("sit_down", link=f"{server.base}/t/{id}"))["seats"][1]["name"], "twice is once"
        assert not (await call("wait_for_turn", table=id, seconds=0))["your_turn"]
        await call("leave_table", table=id)
        with pytest.raises(Refused, match="your tables are: none yet"):
            await call("look_at_table", table=id)

    play_with(work)


@pytest.mark.parametrize(
    "link", ["", "https://example.org", "ftp://example.org/t/abc", "https://user@example.org/t/abc", "https://example.org/t/a b"]
)
def test_only_links_to_tables_are_followed(link: str) -> None:
    with pytest.raises(HostRefusal, match="looks like"):
        parse_link(link)


@pytest.mark.filterwarnings("error::DeprecationWarning")
def test_a_connection_that_is_lost_again_and_again_is_opened_with_growing_pauses() -> None:
    def close_at_once(socket: ServerConnection) -> None:
        socket.close(1011)

    with serve(close_at_once, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        wire = RemoteWire(lambda: connect(address))
        assert [wire.receive(LIMIT) for _ in range(3)] == [None] * 3
        assert wire.pause == 8 * FIRST_PAUSE
        wire.close()
        server.shutdown()
    thread.join()
