"""The tools of `ilion mcp`, with the SDK of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

import ilion
from ilion.core.errors import IlionError, IllegalMove, InvalidNotation
from ilion.core.game import Game
from ilion.core.registry import games, load
from ilion.mcp.hosts import Host, HostRefusal, LocalHost, RemoteHost, parse_link
from ilion.mcp.seat import SeatAtTable

MAX_TABLES = 20  # at which one model sits
MAX_WAIT = 300.0  # seconds
NAME = "Program"
WRONG_TOKEN = "wrong-token"
INSTRUCTIONS = """Play board games with explicit rules. Begin with list_games. Start a game against bots with start_game, or take a
seat at somebody's table with sit_down and the link they gave you. look_at_table shows everything your seat may know and the
legal moves in notation; play one with move, and use wait_for_turn until it is your turn again. If a move is refused,
why_refused names the clause, and read_rules has its words."""

TableId = Annotated[str, Field(description="The id that start_game or sit_down returned.")]
Notation = Annotated[str, Field(description="A move in notation, as look_at_table lists it.")]


class Tables:
    """The seats of one model."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.local = LocalHost()
        self.servers: dict[str, RemoteHost] = {}
        self.seats: dict[str, SeatAtTable] = {}

    def find(self, table: str) -> SeatAtTable:
        if table not in self.seats:
            known = ", ".join(self.seats) or "none yet"
            raise HostRefusal(f"you do not sit at a table {table!r}; your tables are: {known}")
        return self.seats[table]

    def start(self, body: dict[str, Any]) -> SeatAtTable:
        """Create a table in this process."""
        return self._sit(self.local, self.local.request("POST", "/api/tables", body)["table"]["id"])

    def join(self, link: str, name: str) -> SeatAtTable:
        """Take the seat of a link at a table of a server: an invitation's, a program's, or any open one."""
        base, table, token = parse_link(link)
        host = self.servers.setdefault(base, RemoteHost(base))
        if table in self.seats:
            if self.seats[table].host is not host:
                raise HostRefusal(f"you sit at a table {table} of another server: leave_table first")
            return self.seats[table]
        try:
            fields = {"name": name} if token is None else {"name": name, "token": token}
            host.request("POST", f"/api/tables/{table}/join", fields)
        except HostRefusal as refusal:
            if refusal.key != WRONG_TOKEN:
                raise
            return self._sit(host, table, token)  # it may be the token of a program's seat
        return self._sit(host, table)

    def _sit(self, host: Host, table: str, token: str | None = None) -> SeatAtTable:
        if len(self.seats) >= MAX_TABLES:
            raise HostRefusal(f"you sit at {MAX_TABLES} tables already: leave_table first")
        seat = self.seats[table] = SeatAtTable(host, table, self.language, token)
        return seat

    def leave(self, table: str) -> None:
        self.find(table).close()
        del self.seats[table]


def create_server(language: str = "en") -> MCPServer[Any]:
    """Return a server with its own tables."""
    server: MCPServer[Any] = MCPServer(
        "ilion", title="Ilion", instructions=INSTRUCTIONS, version=ilion.__version__, log_level="WARNING"
    )
    tables = Tables(language)
    for tool in (*table_tools(tables), *game_tools(language)):
        server.add_tool(tool)
    return server


@contextmanager
def refusals() -> Iterator[None]:
    """Turn every refusal into an answer that a model can read, with the clause if there is one."""
    try:
        yield
    except (IlionError, ValueError) as error:
        clause = error.clause if isinstance(error, HostRefusal | IllegalMove) else None
        if isinstance(error, InvalidNotation):
            clause = error.text.clause
        raise ToolError(f"{error} (clause {clause})" if clause and clause not in str(error) else str(error)) from None


def game_tools(language: str) -> tuple[Callable[..., Any], ...]:
    def list_games() -> list[dict[str, Any]]:
        """List the games: how many can play, their options, and the levels of their bots."""
        return [describe_game(load(id)) for id in games()]

    def read_rules(
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        clause: Annotated[str | None, Field(description="One clause, such as TH-16; all of them without it.")] = None,
    ) -> dict[str, str]:
        """Read the rules of a game by clause. Refusals and prompts name the clauses they follow."""
        with refusals():
            found = load(game)
            spoken = language if language in found.catalogue.languages() else "en"
            wanted = list(found.clauses) if clause is None else [clause.upper()]
            if wanted[0] not in found.clauses:
                first, *_, last = found.clauses
                raise HostRefusal(f"{found.title} has no clause {clause}; they run from {first} to {last}")
            return {id: found.clauses[id].text.in_language(spoken) for id in wanted}

    return list_games, read_rules


def describe_game(game: Game[Any]) -> dict[str, Any]:
    info = LocalHost().request("GET", f"/api/games/{game.id}")
    return {name: info[name] for name in ("id", "title", "seats", "options", "presets", "levels", "default_level")}


def table_tools(tables: Tables) -> tuple[Callable[..., Any], ...]:
    def start_game(
        game: Annotated[str, Field(description="The id of a game, from list_games.")],
        seats: Annotated[int, Field(ge=1, le=16, description="How many play, you included.")] = 2,
        seat: Annotated[int, Field(ge=0, le=15, description="Your seat, counted from 0.")] = 0,
        bots: Annotated[str | None, Field(description="The level of the bots in the other seats.")] = None,
        options: Annotated[dict[str, str | int] | None, Field(description="Options that differ from the default.")] = None,
    ) -> dict[str, Any]:
        """Start a game against bots on this machine."""
        with refusals():
            if seat >= seats:
                raise HostRefusal(f"there is no seat {seat}: the seats are 0 to {seats - 1}")
            specs = [{"kind": "me", "name": NAME} if number == seat else {"kind": "bot", "level": bots} for number in range(seats)]
            return tables.start({"game": game, "seats": specs, "options": options or {}}).look()

    def sit_down(
        link: Annotated[str, Field(description="A link to a table of an Ilion server: https://HOST/t/TABLE#TOKEN")],
        name: Annotated[str, Field(min_length=1, max_length=40, description="What the others call you.")] = NAME,
    ) -> dict[str, Any]:
        """Take a seat at a table on an Ilion server."""
        with refusals():
            return tables.join(link, name).look()

    def look_at_table(table: TableId) -> dict[str, Any]:
        """Return what your seat may know: board, whose turn it is, what happened since you looked last, your legal moves."""
        with refusals():
            return tables.find(table).look()

    def why_refused(table: TableId, move: Notation) -> dict[str, Any]:
        """Say whether a move is legal now and, if it is not, why, with the clause. Only when it is your turn."""
        with refusals():
            return tables.find(table).explain(move)

    def move(table: TableId, move: Notation) -> dict[str, Any]:
        """Play a move, and return the table after it. A turn may have several moves."""
        with refusals():
            return tables.find(table).move(move)

    def undo(table: TableId) -> dict[str, Any]:
        """Take back your last move, as long as it belongs to a turn that has revealed nothing and has not been passed on."""
        with refusals():
            return tables.find(table).undo()

    def wait_for_turn(
        table: TableId, seconds: Annotated[float, Field(ge=0, le=MAX_WAIT, description="How long to wait at most.")] = 30.0
    ) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, and return the table. `your_turn` is false if the time was up first."""
        with refusals():
            return tables.find(table).wait(seconds)

    def resign(table: TableId) -> dict[str, Any]:
        """Resign: you come last, and a bot plays on in your seat."""
        with refusals():
            return tables.find(table).resign()

    def leave_table(table: TableId) -> str:
        """Stop following a table. Your seat there stays yours: use resign first if you will not come back."""
        with refusals():
            tables.leave(table)
            return f"You no longer follow table {table}."

    return start_game, sit_down, look_at_table, why_refused, move, undo, wait_for_turn, resign, leave_table
