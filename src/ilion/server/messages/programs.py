"""Messages of the socket for programs that play by question and answer, as on standard input."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ilion.server.messages.fields import MoveText, ServerModel
from ilion.server.messages.from_server import Words


class MoveRequest(ServerModel):
    """The server's request for a move when it is the program's turn."""

    game: str
    seats: int
    options: dict[str, str | int]
    seat: int
    view: dict[str, Any]
    prompt: str
    moves: list[str]
    seconds: float


class MoveReply(ServerModel):
    """The program's answer; other fields are ignored."""

    move: MoveText


class Inquiry(BaseModel):
    """A question that the program may ask before it answers: why is this not a legal move?"""

    explain: MoveText


class Explanation(BaseModel):
    """The answer, as in `Explained`."""

    explain: str
    legal: bool
    understood: bool
    refusal: Words | None
    detail: str | None
