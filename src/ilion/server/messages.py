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


class Model(BaseModel):
    """What a client says."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """What the server says. Most of it is needed for the description alone, so it is made when it is used."""

    model_config = ConfigDict(defer_build=True)


# HTTP, from the client.


class Rename(Model):
    name: Name


class Credentials(Model):
    login: Login
    password: Password


class SeatWish(Model):
    """Who shall sit: I, I at the same device once more, a friend with an invitation, whoever comes, a bot, a program outside."""

    kind: Literal["me", "device", "invited", "open", "bot", "outside"]
    name: Name | None = None
    level: Annotated[str, StringConstraints(max_length=20)] | None = None


class ClockWish(Model):
    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 0  # seconds
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0  # seconds
    days: Annotated[int, Field(ge=0, le=60)] = 0
    on_timeout: Literal["bot", "resign"] = "bot"


class NewTable(Model):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=6)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], Annotated[str, StringConstraints(max_length=40)] | Small] = {}
    clock: ClockWish = ClockWish()
    public: bool = False
    rated: bool = False
    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = None
    value: Value = ""
    script: Annotated[list[MoveText], Field(max_length=2_000)] | None = None


class Join(Model):
    seat: SeatNumber | None = None
    token: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Name | None = None
    value: Value = ""


class SetSeat(Model):
    kind: Literal["open", "invited", "bot", "outside"]
    level: Annotated[str, StringConstraints(max_length=20)] | None = None


# HTTP, from the server.


class Problem(Told):
    """What was wrong (RFC 9457). A refused move names its clause, with key and facts for other languages."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    key: str | None = None
    clause: str | None = None
    facts: dict[str, str | int | float] | None = None


class OptionInfo(Told):
    values: list[str | int]
    default: str | int
    clause: str


class GameInfo(Told):
    id: str
    title: str
    seats: list[int]
    options: dict[str, OptionInfo]
    rules: int
    languages: list[str]
    levels: list[str]
    stand_in: str  # the bot that sits where no level is named, and plays for whoever is absent


class ClauseInfo(Told):
    """A numbered rule; its text is the message of that name. `origin`: R rulebook, D follows from it, S description, P ours."""

    id: str
    origin: str


class GameDetail(GameInfo):
    clauses: list[ClauseInfo]


class Me(Told):
    id: str | None
    name: str | None
    login: str | None


class Commitment(Told):
    commitment: str


class SeatInfo(Told):
    kind: str
    name: str
    level: str | None
    stand_in: str | None
    resigned: bool
    filled: bool
    online: bool = False
    yours: bool = False


class TableInfo(Told):
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
    obstacle: str | None = None  # why the game cannot go on on this server, though it may be read


class Made(Told):
    table: TableInfo
    invitations: dict[int, str]  # seat -> token, told this once


class Invited(Told):
    token: str | None


class LineSeat(Told):
    """A seat in a list of tables; its number is its place there."""

    kind: str
    name: str
    level: str | None
    stand_in: str | None
    resigned: bool
    filled: bool
    yours: bool = False


class TableLine(Told):
    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    your_turn: bool
    rated: bool
    updated: int
    players: list[LineSeat]
    turn: int | None  # the seat that is to act
    places: list[int] | None  # after the end; 1 has won
    public: bool
    owner: bool
    clock: Literal["none", "live", "days"]
    options: dict[str, str | int]
    created: int


class Rating(Told):
    player: str
    mu: float
    sigma: float
    games: int


class ChatLine(Told):
    id: int
    at: int
    name: str
    seat: int | None
    text: str


# WebSocket, from the client.


class Message(Model):
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


class Ask(Message):
    type: Literal["ask"]


class Answer(Message):
    type: Literal["answer"]
    agrees: bool


class Resign(Message):
    type: Literal["resign"]


class StandIn(Message):
    """A bot for one's own seat, or with `absent` for a seat whose holder is not there."""

    type: Literal["stand-in"]
    absent: SeatNumber | None = None


class HandBack(Message):
    type: Literal["hand-back"]


class Chat(Message):
    type: Literal["chat"]
    text: Line


class Look(Message):
    """Uncover one of the own seats at a shared device; without a seat, cover all."""

    type: Literal["look"]


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
    | Ask
    | Answer
    | Resign
    | StandIn
    | HandBack
    | Chat
    | Look
    | Preview
    | Explain
    | Hint
    | Past
    | Sheet
    | Ping,
    Field(discriminator="type"),
]


# WebSocket, from the server.


class Words(Told):
    clause: str
    key: str
    facts: dict[str, str | int | float]


class Move(Told):
    text: str
    words: Words
    data: dict[str, Any]
    final: bool


class DraftMove(Told):
    text: str
    words: Words
    data: dict[str, Any]


class Happened(Told):
    """An event of the record as this viewer perceives it; `undone` says how many earlier ones it takes back."""

    number: int
    actor: int | None
    text: str | None = None
    words: Words | None = None
    data: dict[str, Any] | None = None
    undone: int | None = None


class Clocks(Told):
    left: list[int]
    running: int | None
    since: int


class UndoRequest(Told):
    seat: int
    number: int
    waiting: list[int]


class SheetLine(Told):
    seat: int
    clause: str
    key: str
    facts: dict[str, str | int | float]
    points: int


class Result(Told):
    places: list[int]
    scores: list[int] | None
    sheet: list[SheetLine] | None
    ending: Words | None
    resigned: list[int]


class Situation(Told):
    seq: int
    events: int
    past_from: int  # the first number that `past` answers: not 0 where people must remember by themselves
    past_by: str | None  # the clause that wants them to
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


class Welcome(Told):
    type: Literal["welcome"]
    id: str | None = None  # where it answers a look
    table: TableInfo
    you: list[int]
    now: Situation
    log: list[Happened]
    chat: list[ChatLine]
    at: int


class Update(Told):
    type: Literal["update"]
    now: Situation
    log: list[Happened]  # the events that are new
    faded: list[Happened]  # earlier ones as they are told from now on: at a table that plays by memory, when their turn is over
    at: int


class TableChanged(Told):
    type: Literal["table"]
    table: TableInfo
    you: list[int]


class Said(Told):
    type: Literal["chat"]
    line: ChatLine


class Done(Told):
    type: Literal["done"]
    id: str | None
    seq: int


class Previewed(Told):
    type: Literal["preview"]
    id: str | None
    move: str
    data: dict[str, Any]


class Explained(Told):
    """`refusal` says why the text is no legal move, or is not understood (not `understood`); `detail` is the same in English."""

    type: Literal["explain"]
    id: str | None
    move: str
    legal: bool
    understood: bool
    refusal: Words | None
    detail: str | None


class HintMove(Told):
    text: str
    words: Words
    data: dict[str, Any]
    value: float | None  # what the seat can hope for, from 0 to 1; None where there is only this move
    visits: int  # how often it was tried


class Hinted(Told):
    """The best moves first, as things stood at `seq`."""

    type: Literal["hint"]
    id: str | None
    seat: int
    seq: int
    moves: list[HintMove]


class PastView(Told):
    type: Literal["past"]
    id: str | None
    number: int
    view: dict[str, Any]
    events: int  # that there are by now
    viewer: int | None  # who saw it so
    prompt: Words | None
    actor: int | None


class Sheets(Told):
    type: Literal["sheet"]
    id: str | None
    lines: list[SheetLine]


class Refused(Problem):
    type: Literal["problem"] = "problem"
    id: str | None = None


ServerMessage = Annotated[
    Welcome | Update | TableChanged | Said | Done | Previewed | Explained | Hinted | PastView | Sheets | Refused,
    Field(discriminator="type"),
]


# The socket for programs that play by question and answer, as on standard input.


class ProgramStart(Told):
    """What a program may want to know before its first decision."""

    protocol: int
    ilion: str
    rules: int
    title: str


class Question(Told):
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


class GameEnd(Told):
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


class Choice(Told):
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
