"""The messages that a bot program and Ilion exchange, on standard input and output or through a socket of the server.

Ilion sends a move request whenever the program's seat is to decide, and the program replies with one of the moves it was offered.
Before that it may ask why a move is illegal, as often as its time allows. The first request to a process has a `start`; when the
game is over, Ilion sends the result, which needs no reply. Every line that Ilion sends has a `type`, and later versions may add
types and fields: a program ignores those it does not know.

`tools/make_schemas.py` writes these types, with the view of each game, as JSON Schema into the games' folders; `schema` reads it.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ilion.core.game import Game
from ilion.core.record import Record
from ilion.core.state import State

PROTOCOL = 1
SCHEMA_FILE = "schema.json"


class Start(TypedDict):
    """Information for a program before its first decision."""

    protocol: int  # the version of these messages
    ilion: str  # the version of Ilion
    rules: int  # the version of the game's rules
    title: str  # the name of the game in English


class MoveRequest(TypedDict):
    """The program's seat is to decide."""

    type: Literal["move"]
    game: str
    seats: int  # the number of players
    options: dict[str, str | int]
    seat: int  # the program's seat, counted from 0
    view: dict[str, Any]  # everything that the seat knows
    prompt: str  # what is to be decided, in English
    moves: list[str]  # the legal moves in notation
    seconds: float  # the time for the reply
    start: NotRequired[Start]  # only in the first request that a process gets


class MoveReply(TypedDict):
    """The program's decision: one of the moves of the request."""

    move: str


class Inquiry(TypedDict):
    """A question from the program before it replies: why is this move illegal?"""

    explain: str


class RefusalData(TypedDict):
    """Why a move is illegal, for programs; the sentence is in `detail`."""

    clause: str  # the number of the rule that forbids it
    key: str
    facts: dict[str, str | int | float]


class Explanation(TypedDict):
    """The answer to an inquiry. The move request is still open."""

    type: Literal["explanation"]
    explain: str  # the text that the program asked about
    legal: bool
    understood: bool  # whether it is the notation of any move at all
    refusal: RefusalData | None  # None if the move is legal
    detail: str | None  # the same in English


class GameEnd(TypedDict):
    """The game is over. No reply is expected; the program's input ends after it."""

    type: Literal["end"]
    game: str
    seats: int
    options: dict[str, str | int]
    seat: int
    scores: list[int]  # points by seat
    places: list[int]  # by seat: 1 is best, and tied seats share a place
    ending: str | None  # why the game is over, in English; None: too few players went on
    record: str  # the whole game, secrets included, as `ilion replay` reads it


def start_of(game: Game[Any]) -> Start:
    from ilion import __version__  # the package is complete only once this module is loaded

    return {"protocol": PROTOCOL, "ilion": __version__, "rules": game.rules_version, "title": game.title}


def move_request(world: State, seat: int, seconds: float, *, first: bool = False) -> MoveRequest:
    """Return everything that a program needs to decide for a seat, with its time limit. `first`: the first request of a game."""
    request: MoveRequest = {
        "type": "move",
        "game": world.game.id,
        "seats": world.seats,
        "options": dict(world.options),
        "seat": seat,
        "view": world.view(seat),
        "prompt": str(world.prompt()),
        "moves": [world.text(action) for action in world.legal_actions()],
        "seconds": seconds,
    }
    if first:
        request["start"] = start_of(world.game)
    return request


def explanation(world: State, text: str) -> Explanation:
    """Return the answer to a program that asks about a move."""
    return {"type": "explanation", "explain": text, **world.explain_text(text)}  # type: ignore[typeddict-item]


def game_end(record: Record, state: State, seat: int, places: list[int] | None = None) -> GameEnd:
    """Return the result of a finished game for the program at a seat; `places` overrides the places by the rules."""
    ending = state.ending()
    return {
        "type": "end",
        "game": state.game.id,
        "seats": state.seats,
        "options": dict(state.options),
        "seat": seat,
        "scores": state.scores(),
        "places": state.places() if places is None else places,
        "ending": None if ending is None else str(ending),
        "record": str(record),
    }


def schema(game: Game[Any]) -> dict[str, Any]:
    """Return the JSON Schema of every message about this game: `$defs` has one entry per message, including `View`."""
    package = type(game).__module__.rpartition(".")[0]
    found: dict[str, Any] = json.loads((files(package) / SCHEMA_FILE).read_text("utf-8"))
    return found
