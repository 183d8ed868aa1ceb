"""Messages of the socket for programs that play by question and answer, as on standard input."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from ilion.server.messages.fields import MoveText, ServerModel
from ilion.server.messages.from_server import Words


class ProgramStart(ServerModel):
    """Information for a program before its first decision."""

    protocol: int
    ilion: str
    rules: int
    title: str


class MoveRequest(ServerModel):
    """The server's request for a move when it is the program's turn."""

    type: Literal["move"]
    game: str
    seats: int
    options: dict[str, str | int]
    seat: int
    view: dict[str, Any]
    prompt: str
    moves: list[str]
    seconds: float
    start: ProgramStart | None = None  # only in the first request


class GameEnd(ServerModel):
    """The game is over; no reply is expected."""

    type: Literal["end"]
    game: str
    seats: int
    options: dict[str, str | int]
    seat: int
    scores: list[int]
    places: list[int]
    ending: str | None
    record: str


class MoveReply(ServerModel):
    """The program's answer; other fields are ignored."""

    move: MoveText


class Inquiry(BaseModel):
    """A question that the program may ask before it answers: why is this not a legal move?"""

    explain: MoveText


class Explanation(BaseModel):
    """The answer, as in `Explained`."""

    type: Literal["explanation"]
    explain: str
    legal: bool
    understood: bool
    refusal: Words | None
    detail: str | None
