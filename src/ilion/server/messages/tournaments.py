"""Messages about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, Name, ServerModel, Small
from ilion.server.messages.requests import ClockSpec

Format = Literal["swiss", "round-robin", "knockout", "arena"]
Entry = Literal["everybody", "friends", "link"]
Short = Annotated[str, StringConstraints(max_length=40)]
EntrantNumber = Annotated[int, Field(ge=1, le=1000)]
TournamentState = Literal["open", "running", "over", "cancelled"]
MAX_TIME = 8_640_000_000_000_000  # the last moment that a browser knows
RoundState = Literal["paired", "running", "over"]


class NewTournament(ClientModel):
    """A tournament. `rounds` is the number of rounds of a Swiss tournament; in other formats it follows from the number of people.
    `minutes` is the time for which an arena seats people again."""

    name: Name
    game: Short
    options: dict[Short, Short | Small] = {}
    seats: Annotated[int, Field(ge=2, le=6)]  # at a table
    format: Format
    rounds: Annotated[int, Field(ge=1, le=20)] = 4
    minutes: Annotated[int, Field(ge=5, le=240)] = 60
    clock: ClockSpec
    entry: Entry = "everybody"
    rated: bool = False
    duplicate: bool = False  # all tables of a round have the same deals, and a seat is compared with the same seat at the others
    starts: Annotated[int, Field(ge=0, le=MAX_TIME)] | None = None  # milliseconds since 1970; None: the director starts it
    pause: Annotated[int, Field(ge=0, le=86_400)] = 120  # seconds from the pairing of a round to its start


class EnterTournament(ClientModel):
    """`token` is that of a tournament which is entered by link."""

    token: Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]+$")] | None = None


class SwapPeople(ClientModel):
    """Two people who change places in the round that is about to start."""

    first: EntrantNumber
    second: EntrantNumber


class ExcuseEntrant(ClientModel):
    """A person who rests in the next round, and is no longer out because of a missed round."""

    entrant: EntrantNumber


class Entrant(ServerModel):
    """A person in a tournament. A person who hides their profile has no handle here."""

    number: int
    name: str
    handle: str | None
    avatar: str


class TournamentSummary(ServerModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    format: Format
    rounds: int | None  # None: unknown before the start, or there are none (arena)
    minutes: int | None  # of an arena
    clock: dict[str, Any]
    entry: Entry
    rated: bool
    duplicate: bool  # all tables of a round have the same deals
    state: TournamentState
    starts: int | None  # the start; None: the director starts it
    round: int  # the last one that was paired; 0 before the first
    people: int
    director: str  # their name
    entered: bool  # the current user plays in it
    directs: bool  # the current user is the director


class TournamentPage(ServerModel):
    tournaments: list[TournamentSummary]
    next: str | None


class TournamentSeat(ServerModel):
    """A seat of a table of a tournament: a person, or the level of a bot."""

    entrant: Entrant | None
    bot: str | None
    place: int | None  # once the game is over
    points: float | None


class TournamentTable(ServerModel):
    number: int
    table: str | None  # its id; None before the round starts
    state: RoundState
    turns: int  # that were played so far
    yours: bool
    seats: list[TournamentSeat]


class TournamentRound(ServerModel):
    number: int
    state: RoundState
    starts: int
    ended: int | None
    closed: bool  # a running duplicate round: nobody sees another table, and there are no results yet
    seal: str | None  # the commitment to the secret of a duplicate round; None: every table has its own
    secret: str | None  # once the round is over
    resting: list[int]  # entrants without a table in this round
    tables: list[TournamentTable]


class StandingLine(ServerModel):
    """A person's place. `points` is the sum of `rounds`, each None while it is not over, or if they had no table in it."""

    place: int
    entrant: Entrant
    points: float
    rounds: list[float | None]
    opponents: float  # the points of the opponents met
    meetings: float  # the result of the direct meetings, among those with the same points and opponents' points
    wins: int
    state: Literal["in", "excused", "out", "left"]
    rating: int | None  # at entry; None: none, or they hide it
    you: bool


class NextTable(ServerModel):
    """The next or current table of the current user."""

    round: int
    number: int
    seat: int
    table: str | None  # None: the round has not started
    starts: int


class DirectorStep(ServerModel):
    """A public log entry about the rounds."""

    at: int
    what: Literal["started", "swapped", "excused", "out", "left", "entered-late", "paired-again", "cancelled"]
    names: list[str]
    round: int


class Tournament(TournamentSummary):
    """A tournament as the current user may see it."""

    options: dict[str, str | int]
    pause: int
    ends: int | None  # of a running arena: the time after which it seats nobody any more
    late_entry: bool  # entering now is a late entry
    may_enter: bool
    why_not: str | None  # the key of the problem that entering would raise
    token: str | None  # for the link; sent only to its director
    seal: str  # the commitment to the secret from which lots are drawn
    secret: str | None  # once it is over
    rounds_played: list[TournamentRound]  # the latest first
    standings: list[StandingLine]
    mine: NextTable | None
    log: list[DirectorStep]


class ResultLine(ServerModel):
    place: int
    name: str
    handle: str | None
    points: float
    rounds: list[float | None]
    opponents: float
    meetings: float
    wins: int
    state: Literal["in", "excused", "out", "left"]


class TournamentResults(ServerModel):
    """The current or final results."""

    id: str
    name: str
    game: str
    format: Format
    duplicate: bool
    state: TournamentState
    seal: str
    secret: str | None
    standings: list[ResultLine]
    tables: list[TournamentResultTable]


class TournamentResultTable(ServerModel):
    round: int
    number: int
    table: str
    seats: list[TournamentResultSeat]


class TournamentResultSeat(ServerModel):
    name: str
    bot: str | None
    place: int | None
    points: float | None
