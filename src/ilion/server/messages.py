"""Every message, typed once: the OpenAPI description and the types of the page come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

NAME = 40
JOINERS = {0x200C: None, 0x200D: None}


def _printable(text: str) -> str:
    """One line without signs that steer a terminal or turn the reading direction: no such sign counts as printable. What joins two
    signs, or keeps them apart, may stay: families of emoji and Indian scripts need it."""
    seen = text.translate(JOINERS)
    if not seen.isprintable() or (text and not seen):
        raise ValueError("it must be one line of printable signs")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME), AfterValidator(_printable)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(_printable)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(_printable)]
Value = Annotated[str, StringConstraints(max_length=64), AfterValidator(_printable)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._@+-]{3,64}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(_printable)]
Small = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class ClientModel(BaseModel):
    """What a client says."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ServerModel(BaseModel):
    """What the server says. Most of it is needed for the description alone, so it is made when it is used."""

    model_config = ConfigDict(defer_build=True)


# HTTP, from the client.


class Rename(ClientModel):
    name: Name


class Credentials(ClientModel):
    login: Login
    password: Password


class SeatSpec(ClientModel):
    """Who shall sit: I, I at the same device once more, a friend with an invitation, whoever comes, a bot, a program outside."""

    kind: Literal["me", "hotseat", "invited", "open", "bot", "external"]
    name: Name | None = None
    level: Annotated[str, StringConstraints(max_length=20)] | None = None


class ClockSpec(ClientModel):
    kind: Literal["none", "realtime", "correspondence"] = "none"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 0  # seconds
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0  # seconds
    days: Annotated[int, Field(ge=0, le=60)] = 0
    on_timeout: Literal["bot", "resign"] = "bot"


class NewTable(ClientModel):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatSpec], Field(min_length=2, max_length=6)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], Annotated[str, StringConstraints(max_length=40)] | Small] = {}
    clock: ClockSpec = ClockSpec()
    public: bool = False
    rated: bool = False
    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = None
    value: Value = ""
    script: Annotated[list[MoveText], Field(max_length=2_000)] | None = None


class Join(ClientModel):
    seat: SeatNumber | None = None
    token: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Name | None = None
    value: Value = ""


class SetSeat(ClientModel):
    kind: Literal["open", "invited", "bot", "external"]
    level: Annotated[str, StringConstraints(max_length=20)] | None = None


# HTTP, from the server.


class Problem(ServerModel):
    """What was wrong (RFC 9457). A refused move names its clause, with key and facts for other languages."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    key: str | None = None
    clause: str | None = None
    facts: dict[str, str | int | float] | None = None


class OptionInfo(ServerModel):
    values: list[str | int]
    default: str | int
    clause: str


class GameInfo(ServerModel):
    id: str
    title: str
    seats: list[int]
    options: dict[str, OptionInfo]
    rules: int
    languages: list[str]
    levels: list[str]
    default_level: str  # the bot that sits where no level is named, and plays for whoever is absent


class ClauseInfo(ServerModel):
    """A numbered rule; its text is the message of that name. `origin`: R rulebook, D follows from it, S description, P ours."""

    id: str
    origin: str


class GameDetail(GameInfo):
    clauses: list[ClauseInfo]


class Me(ServerModel):
    id: str | None
    name: str | None
    login: str | None


class Commitment(ServerModel):
    commitment: str


class SeatInfo(ServerModel):
    kind: str
    name: str
    level: str | None
    stand_in: str | None
    resigned: bool
    filled: bool
    online: bool = False
    yours: bool = False


class TableInfo(ServerModel):
    """What everybody who sees a table may know of it; `yours` and `owner` are about whoever asks."""

    id: str
    game: str
    rules: str
    options: dict[str, str | int]
    clock: dict[str, Any]
    public: bool
    rated: bool
    lesson: bool
    status: Literal["waiting", "running", "over"]
    commitment: str
    seats: list[SeatInfo]
    owner: bool = False
    rematch: str | None = None
    unsupported_reason: str | None = None  # why the game cannot go on on this server, though it may be read


class TableCreated(ServerModel):
    table: TableInfo
    invitations: dict[int, str]  # seat -> token, told this once


class Invited(ServerModel):
    token: str | None


class SeatSummary(ServerModel):
    """A seat in a list of tables; its number is its place there."""

    kind: str
    name: str
    level: str | None
    stand_in: str | None
    resigned: bool
    filled: bool
    yours: bool = False


class TableSummary(ServerModel):
    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    your_turn: bool
    rated: bool
    updated: int
    players: list[SeatSummary]
    turn: int | None  # the seat that is to act
    places: list[int] | None  # after the end; 1 has won
    public: bool
    owner: bool
    clock: Literal["none", "realtime", "correspondence"]
    options: dict[str, str | int]
    created: int


class Rating(ServerModel):
    player: str
    mu: float
    sigma: float
    games: int


class ChatLine(ServerModel):
    id: int
    at: int
    name: str
    seat: int | None
    text: str


# WebSocket, from the client.


class Message(ClientModel):
    id: Annotated[str, StringConstraints(max_length=64)] | None = None  # comes back in the answer
    seat: SeatNumber | None = None  # one of the session's own; needed only where it has several


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


class Resign(Message):
    type: Literal["resign"]


class StandIn(Message):
    """A bot for one's own seat, or with `absent` for a seat whose holder is not there."""

    type: Literal["stand-in"]
    absent: SeatNumber | None = None


class Reclaim(Message):
    type: Literal["reclaim"]


class Chat(Message):
    type: Literal["chat"]
    text: Line


class ViewAs(Message):
    """Uncover one of the own seats at a shared device; without a seat, cover all."""

    type: Literal["view-as"]


class Preview(Message):
    type: Literal["preview"]
    move: MoveText


class Explain(Message):
    """Is this a legal move, and if not, why?"""

    type: Literal["explain"]
    move: MoveText


class Hint(Message):
    """What would a bot do in my place? Not in rated games."""

    type: Literal["hint"]


class Past(Message):
    """How it stood after so many events. Once the game is over, `seat` may be any."""

    type: Literal["past"]
    number: Small


class Sheet(Message):
    type: Literal["sheet"]


class Ping(Message):
    """Is the line still there? Answered by `done`."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Play
    | Undo
    | Commit
    | RequestUndo
    | AnswerUndo
    | Resign
    | StandIn
    | Reclaim
    | Chat
    | ViewAs
    | Preview
    | Explain
    | Hint
    | Past
    | Sheet
    | Ping,
    Field(discriminator="type"),
]


# WebSocket, from the server.


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
    """An event of the record as this viewer perceives it; `undone` says how many earlier ones it takes back."""

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


class Result(ServerModel):
    places: list[int]
    scores: list[int] | None
    sheet: list[SheetLine] | None
    ending: Words | None
    resigned: list[int]


class TableState(ServerModel):
    seq: int
    events: int
    past_from: int  # the first number that `past` answers: not 0 where people must remember by themselves
    memory_clause: str | None  # the clause that wants them to
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
    """An event as it is to be shown: its beats, one after the other. They conform to the game's `Beat`."""

    number: int  # as in the log
    beats: list[dict[str, Any]]


class TurnView(ServerModel):
    """A turn as this viewer perceives it. It is listed as soon as it begins, and told again with every event."""

    number: int  # 0 is the set-up
    kind: Literal["set-up", "turn", "end"]
    seat: int | None  # whose turn it is; None for the set-up and for what follows the last turn
    events: list[int]  # the numbers of its events that were not taken back; none in a turn that is missed
    opening: list[dict[str, Any]]  # beats with which the turn begins, before its first event
    finished: bool
    sentences: list[Words]


class Story(ServerModel):
    """Turns and events that are new or told otherwise from now on: each replaces the one with the same number. In a `welcome`, all."""

    count: int  # how many turns there are: those with a number from `count` on were taken back
    turns: list[TurnView]
    events: list[StagedEvent]


class Welcome(ServerModel):
    type: Literal["welcome"]
    id: str | None = None  # where it answers a look
    table: TableInfo
    your_seats: list[int]
    now: TableState
    log: list[EventView]
    story: Story
    chat: list[ChatLine]
    server_time: int


class Update(ServerModel):
    type: Literal["update"]
    now: TableState
    log: list[EventView]  # the events that are new
    redacted: list[EventView]  # earlier ones as they are told from now on: at a table that plays by memory, when their turn is over
    story: Story
    server_time: int


class TableChanged(ServerModel):
    type: Literal["table"]
    table: TableInfo
    your_seats: list[int]


class ChatMessage(ServerModel):
    type: Literal["chat"]
    line: ChatLine


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
    """`refusal` says why the text is no legal move, or is not understood (not `understood`); `detail` is the same in English."""

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
    value: float | None  # what the seat can hope for, from 0 to 1; None where there is only this move
    visits: int  # how often it was tried


class Hinted(ServerModel):
    """The best moves first, as things stood at `seq`."""

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
    events: int  # that there are by now
    viewer: int | None  # who saw it so
    prompt: Words | None
    actor: int | None


class Sheets(ServerModel):
    type: Literal["sheet"]
    id: str | None
    lines: list[SheetLine]


class ProblemMessage(Problem):
    type: Literal["problem"] = "problem"
    id: str | None = None


ServerMessage = Annotated[
    Welcome | Update | TableChanged | ChatMessage | Ack | Previewed | Explained | Hinted | PastView | Sheets | ProblemMessage,
    Field(discriminator="type"),
]


# The socket for programs that play by question and answer, as on standard input.


class ProgramStart(ServerModel):
    """What a program may want to know before its first decision."""

    protocol: int
    ilion: str
    rules: int
    title: str


class MoveRequest(ServerModel):
    """It is the program's turn."""

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
    """The game is over; it wants no reply."""

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
    """What the program answers; whatever else it says is ignored."""

    move: MoveText


class Inquiry(BaseModel):
    """What the program may ask before it answers: why is this no legal move?"""

    explain: MoveText


class Explanation(BaseModel):
    """What it is told, as in `Explained`."""

    type: Literal["explanation"]
    explain: str
    legal: bool
    understood: bool
    refusal: Words | None
    detail: str | None
