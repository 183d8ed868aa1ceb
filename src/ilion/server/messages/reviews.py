"""Messages about the reviews of finished games. Chances are integers in 1/10,000."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ilion.review.grades import Grade
from ilion.server.messages.fields import ClientModel, MoveText, SeatNumber, ServerModel, Small
from ilion.server.messages.from_server import Move, Words


class ReviewBot(ServerModel):
    """The bot that judged."""

    level: str
    release: str
    evaluation: str  # a digest of its network and of the curve that turns values into chances


class ReviewBudget(ServerModel):
    passes: Annotated[int, Field(alias="pass")]  # 2 once the second pass is done
    iterations: int
    worlds: int
    by_turns: bool  # the chances of the seats that do not act were estimated once per turn
    searches: int


class ReviewChances(ServerModel):
    """By seat, the chance to win and its error."""

    v: list[int]
    err: list[int]


class ReviewGrades(ServerModel):
    better: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class ReviewSeat(ServerModel):
    """The course of a seat's chances: start + luck + own + others = end."""

    start: int
    end: int
    luck: int
    own: int  # by the seat's own decisions, including those of a stand-in
    others: int
    by_seat: list[int]  # `others` by the seat that decided
    stand_in: int
    grades: ReviewGrades
    close: int  # decisions that were too close to call


class ReviewJudgement(ServerModel):
    """A decision beside the bot's; `close`: the difference is smaller than its uncertainty."""

    best: str
    v_played: int
    v_best: int
    loss: int
    err: int
    grade: Grade
    close: bool
    line: list[str]


class ReviewEvent(ServerModel):
    n: int  # of the position after it, as in `past`; numbers of events that were taken back are left out
    cause: Literal["luck", "decision", "resignation"]
    seat: int | None  # that decided; null for luck
    move: str
    v: list[int]  # by seat, the chance after it
    err: list[int]
    forced: bool
    judged: ReviewJudgement | None


class ReviewDocument(ServerModel):
    """The review of a game."""

    format: int
    game: str
    seats_count: int
    options: dict[str, str | int]
    rules: str
    record: str  # a digest of the record's events
    bot: ReviewBot
    budget: ReviewBudget
    start: ReviewChances
    seats: list[ReviewSeat]
    events: list[ReviewEvent]
    turning: list[list[int]]  # by seat, the numbers of its turning points, the largest first


class ReviewReady(ServerModel):
    """A review, whose second pass may still be under way."""

    state: Literal["ready", "refining"]
    review: ReviewDocument
    progress: float  # of the second pass, 0 to 1
    seconds_left: int


class ReviewPending(ServerModel):
    """A review that was requested and is not finished yet."""

    state: Literal["queued", "running"]
    position: int  # in the queue, 1 for the next; 0 once it has begun
    progress: float
    seconds_left: int  # an estimate


class ReviewPosition(ServerModel):
    """The board as a seat saw it, as in `past`. `moves` is present before a decision of that seat."""

    number: int
    events: int
    viewer: int
    view: dict[str, Any]
    prompt: Words | None
    actor: int | None
    moves: list[Move] | None


class ReviewedMove(ServerModel):
    """A move or draw as a seat perceived it. For the seat that decided, with the foreseeable consequences: `preview` as data,
    `facts` the same in sentences, which a host without a server leaves out."""

    move: str
    words: Words
    data: dict[str, Any]
    clause: str
    preview: dict[str, Any] | None
    facts: list[str]


class ReviewedPosition(ServerModel):
    """An event of a review for one seat: it contains only that seat's knowledge at the time. Only the seat that decided is shown
    the bot's move and its continuation."""

    n: int
    seat: int
    before: ReviewPosition
    after: ReviewPosition
    played: ReviewedMove
    best: ReviewedMove | None
    line: list[Words]


class ReviewAnswer(ClientModel):
    """A move instead of the one that led to position `n`, to be judged."""

    n: Small
    seat: SeatNumber
    move: MoveText


class ReviewVerdict(ServerModel):
    """The worth of a move beside the bot's."""

    move: str
    words: Words
    grade: Grade
    close: bool
    v_answer: int
    v_best: int
    loss: int
    err: int
    best: str


class Interval(ServerModel):
    """A mean per game, in 1/10,000, with its interval of 95 %."""

    mean: int
    low: int
    high: int


class ReviewFigures(ServerModel):
    """A person's average changes by luck and by own decisions in their reviewed games."""

    games: int
    luck: Interval
    own: Interval
