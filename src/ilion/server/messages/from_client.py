"""Messages that a client sends over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, Key, Line, MoveText, SeatNumber, Small, Value


class Message(ClientModel):
    id: Annotated[str, StringConstraints(max_length=64)] | None = None  # comes back in the reply
    seat: SeatNumber | None = None  # one of the user's own; needed only if there are several


class Reveal(Message):
    """Reveal the value behind your seat's pledge, once every seat is filled. The game begins with the last one."""

    type: Literal["reveal"]
    value: Value


class Play(Message):
    type: Literal["play"]
    move: MoveText
    seq: int
    key: Key


class Undo(Message):
    type: Literal["undo"]
    n: Annotated[int, Field(ge=1, le=1_000)] = 1
    seq: int
    key: Key


class Commit(Message):
    type: Literal["commit"]
    seq: int
    key: Key


class RequestUndo(Message):
    type: Literal["request-undo"]


class AnswerUndo(Message):
    type: Literal["answer-undo"]
    accept: bool


class AnswerUnrated(Message):
    """Agree that a rated table plays unrated, as a guest asks (`TableInfo.unrated_request`), or refuse."""

    type: Literal["answer-unrated"]
    accept: bool


class Resign(Message):
    type: Literal["resign"]


class StandIn(Message):
    """Let a bot play for your own seat or, with `absent`, for a seat whose person or program is not connected."""

    type: Literal["stand-in"]
    absent: SeatNumber | None = None


class Reclaim(Message):
    type: Literal["reclaim"]


class Chat(Message):
    type: Literal["chat"]
    text: Line


class ViewAs(Message):
    """Uncover one of your seats at a shared device; without a seat, cover all of them."""

    type: Literal["view-as"]


class Shown(Message):
    """Report that your device has shown the first `number` events. The next `welcome` contains this number, on every device. At a
    table that plays by memory, the facts in them that must be remembered are redacted once their turn is over."""

    type: Literal["shown"]
    number: Small


class Preview(Message):
    type: Literal["preview"]
    move: MoveText


class Explain(Message):
    """Ask whether a text is a legal move, and if not, why."""

    type: Literal["explain"]
    move: MoveText


class Hint(Message):
    """Ask what a bot would do in your place; not in rated games."""

    type: Literal["hint"]


class Past(Message):
    """Ask for the view after `number` events. Once the game is over, `seat` may be any seat."""

    type: Literal["past"]
    number: Small


class Sheet(Message):
    type: Literal["sheet"]


class Ping(Message):
    """Ask whether the connection is still alive. The reply is `ack`."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Reveal
    | Play
    | Undo
    | Commit
    | RequestUndo
    | AnswerUndo
    | AnswerUnrated
    | Resign
    | StandIn
    | Reclaim
    | Chat
    | ViewAs
    | Shown
    | Preview
    | Explain
    | Hint
    | Past
    | Sheet
    | Ping,
    Field(discriminator="type"),
]
