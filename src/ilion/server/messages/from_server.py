"""Messages that a client receives over the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ilion.server.messages.fields import ServerModel
from ilion.server.messages.responses import Adjudication, ChatLine, Problem, TableInfo


class Words(ServerModel):
    """A text as a key with facts. A fact named `seat` or `…_seat` is a seat's number; a list of texts becomes one phrase."""

    clause: str
    key: str
    facts: dict[str, str | int | float | list[Words]]


class Move(ServerModel):
    text: str
    words: Words
    data: dict[str, Any]
    final: bool


class DraftMove(ServerModel):
    text: str
    words: Words
    data: dict[str, Any]


class EventView(ServerModel):
    """An event of the record as this viewer perceives it; `undone` is the number of earlier ones that it takes back."""

    number: int
    actor: int | None
    text: str | None = None
    words: Words | None = None
    data: dict[str, Any] | None = None
    undone: int | None = None


class Clocks(ServerModel):
    left: list[int]
    running: int | None
    since: int
    graced: list[bool]  # by seat: it has run out of time once in a live rated game, and was given 60 seconds


class UndoRequest(ServerModel):
    seat: int
    number: int
    pending: list[int]


class SheetLine(ServerModel):
    seat: int
    clause: str
    key: str
    facts: dict[str, str | int | float]
    points: int


class Standing(ServerModel):
    """The scores of all seats after `number` events."""

    events: int
    scores: list[int]


class Result(ServerModel):
    places: list[int]
    scores: list[int] | None
    sheet: list[SheetLine] | None
    course: list[Standing] | None  # the lines that add up to the scores
    ending: Words | None
    resigned: list[int]
    adjudication: Adjudication | None = None  # if the game could not be finished


class TableState(ServerModel):
    """The table as its viewer may see it now; complete every time."""

    seq: int
    events: int
    past_from: int  # the first number that `past` answers: not 0 if people must remember the past
    memory_clause: str | None  # the clause by which people must remember; None at other tables, and once the game is over
    status: Literal["waiting", "running", "over"]
    actor: int | None
    viewer: int | None
    view: dict[str, Any] | None
    prompt: Words | None
    moves: list[Move] | None
    draft: list[DraftMove]
    clock: Clocks
    undo: UndoRequest | None
    result: Result | None


class StagedEvent(ServerModel):
    """The display of an event: its beats in order. They conform to the game's `Beat`."""

    number: int  # as in the log
    beats: list[dict[str, Any]]


class TurnView(ServerModel):
    """A turn as this viewer perceives it. It is sent as soon as it begins, and again with every event."""

    number: int  # 0 is the set-up
    kind: Literal["set-up", "turn", "end"]
    seat: int | None  # the player of the turn; None for the set-up and for the events after the last turn
    events: list[int]  # the numbers of its events that were not taken back; none in a turn that is missed
    opening: list[dict[str, Any]]  # beats with which the turn begins, before its first event
    finished: bool
    sentences: list[Words]


class Story(ServerModel):
    """Turns and events that are new or shown differently from now on; each replaces the one with the same number. A `welcome` has
    all of them."""

    count: int  # the number of turns; a turn with this number or a higher one was taken back
    turns: list[TurnView]
    events: list[StagedEvent]


class Welcome(ServerModel):
    type: Literal["welcome"]
    id: str | None = None  # in the reply to `view-as`
    table: TableInfo
    your_seats: list[int]
    now: TableState
    log: list[EventView]
    story: Story
    seen: int | None = None  # events that the player of the uncovered seat has seen before; a page tells the later ones
    chat: list[ChatLine]
    server_time: int


class Update(ServerModel):
    type: Literal["update"]
    now: TableState
    log: list[EventView]  # the events that are new
    redacted: list[EventView]  # earlier events as they are shown from now on; only if people must remember the past
    story: Story
    server_time: int


class TableChanged(ServerModel):
    type: Literal["table"]
    table: TableInfo
    your_seats: list[int]


class ChatMessage(ServerModel):
    type: Literal["chat"]
    line: ChatLine


class ChatDeleted(ServerModel):
    """The host has deleted a line of chat."""

    type: Literal["chat-deleted"]
    line: int


class Ack(ServerModel):
    type: Literal["ack"]
    id: str | None
    seq: int


class Previewed(ServerModel):
    type: Literal["preview"]
    id: str | None
    move: str
    data: dict[str, Any]


class Explained(ServerModel):
    """`refusal` is the reason why the text is not a legal move or, if not `understood`, why it cannot be read; `detail` is the same
    in English."""

    type: Literal["explain"]
    id: str | None
    move: str
    legal: bool
    understood: bool
    refusal: Words | None
    detail: str | None


class HintMove(ServerModel):
    text: str
    words: Words
    data: dict[str, Any]
    value: float | None  # the expected result for the seat, from 0 to 1; None if there is only this move
    visits: int  # how often it was tried


class Hinted(ServerModel):
    """The best moves in the position at `seq`, best first."""

    type: Literal["hint"]
    id: str | None
    seat: int
    seq: int
    moves: list[HintMove]


class PastView(ServerModel):
    type: Literal["past"]
    id: str | None
    number: int
    view: dict[str, Any]
    events: int  # the number of events by now
    viewer: int | None  # the viewer
    prompt: Words | None
    actor: int | None


class Sheets(ServerModel):
    type: Literal["sheet"]
    id: str | None
    lines: list[SheetLine]


class ReviewNews(ServerModel):
    """The first pass (`refining`) or the second pass (`ready`) of the review of this table's game is done."""

    type: Literal["review"]
    state: Literal["refining", "ready"]


class ProblemMessage(Problem):
    type: Literal["problem"] = "problem"
    id: str | None = None


ServerMessage = Annotated[
    Welcome
    | Update
    | TableChanged
    | ChatMessage
    | ChatDeleted
    | Ack
    | Previewed
    | Explained
    | Hinted
    | PastView
    | Sheets
    | ReviewNews
    | ProblemMessage,
    Field(discriminator="type"),
]
