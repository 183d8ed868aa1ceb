"""Bodies of HTTP responses."""

from __future__ import annotations

from typing import Any, Literal

from ilion.server.messages.fields import ServerModel


class Problem(ServerModel):
    """An error (RFC 9457). A refused move names its clause, with key and facts for other languages."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    key: str | None = None
    clause: str | None = None
    facts: dict[str, str | int | float] | None = None
    detail_in: dict[str, str] | None = None  # the detail by language, of errors for which the page has no text of its own


class OptionInfo(ServerModel):
    values: list[str | int]
    default: str | int
    clause: str


class GameInfo(ServerModel):
    id: str
    title: str
    seats: list[int]
    options: dict[str, OptionInfo]
    presets: dict[str, dict[str, str | int]]  # sets of options by name, as in a rulebook; omitted ones have their defaults
    rules: int
    languages: list[str]
    levels: list[str]
    default_level: str  # the bot for seats without a named level, and for people who are away


class ClauseInfo(ServerModel):
    """A numbered rule; its text is the message of that name. `origin`: R rulebook, D follows from it, S description, P ours."""

    id: str
    origin: str


class AreaInfo(ServerModel):
    """A field of a game's view as a part of the table, for the board that shows any game: see `ilion.core.areas`."""

    kind: Literal["hand", "cards", "pile", "counter", "grid", "word", "score"]
    item: str | None
    by: str | None
    key: str | None
    row: str | None
    column: str | None
    columns: int | None
    tokens: bool
    moves: list[str]
    path: list[str]


class GameDetail(GameInfo):
    clauses: list[ClauseInfo]
    areas: list[AreaInfo]  # empty: the view declares none


class Me(ServerModel):
    id: str | None
    name: str | None
    login: str | None
    handle: str | None  # by which other people find the account


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
    pledge: str | None = None  # the SHA-256 of the value that the seat adds to the draws; None if it adds none
    revealed: bool = False  # whether the seat has revealed that value
    away_until: int | None = None  # its clock stands still until then


class MissingRules(ServerModel):
    """The options that the players of a table can agree to."""

    rules: str  # under which the game would continue
    can_continue: bool  # whether the position is possible under those rules
    needed: list[int]  # the seats whose players must agree
    choices: dict[int, Literal["continue", "adjudicate"]]  # by seat


class UnratedRequest(ServerModel):
    """A guest asks a rated table to play unrated, before the game."""

    yours: bool  # you are the guest
    open: bool  # for the guest: False once the table has decided to stay rated
    name: str  # of the guest, for the people at the table
    pending: list[int]  # the seats that must still agree; guests do not learn them


class Adjudication(ServerModel):
    """The result of a game that could not be finished."""

    places: list[int]
    by: Literal["evaluation", "scores", "nothing"]  # the bots' evaluation, the last known scores, or neither: all share a place
    chances: list[float] | None  # of all seats to win, if the bots decided


class TableInfo(ServerModel):
    """A table as the current user may see it: `yours` and `owner` are about that user."""

    id: str
    game: str
    rules: str
    options: dict[str, str | int]
    clock: dict[str, Any]
    public: bool
    rated: bool
    lesson: bool
    practice: bool  # it began at a position of another game; never rated
    imported: bool = False  # it came from a file: never rated, and its draws prove nothing
    tournament: str | None = None  # to which it belongs: as at a rated table there are no hints, and no bot stands in
    duplicate: bool = False  # it shares its deals with the other tables of its round
    closed: bool = False  # one of those is still running: only its players see this table, and nobody sees its record or review
    status: Literal["waiting", "running", "over"]
    commitment: str
    values_awaited_until: int | None = None  # the time at which the game begins without the unrevealed values
    seats: list[SeatInfo]
    owner: bool = False
    rematch: str | None = None
    unsupported_reason: str | None = None  # the reason why the game cannot continue on this server, although it can be read
    continues: str | None = None  # the rules under which the game began, and the number of events after which it changed to others
    missing_rules: MissingRules | None = None  # the players' options if no server has the rules of a running game
    unrated_request: UnratedRequest | None = None  # for the people at the table, and for the guest
    adjudication: Adjudication | None = None  # the result of such a game that could not be read under other rules either


class TableCreated(ServerModel):
    table: TableInfo
    invitations: dict[int, str]  # seat -> token; returned only here


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
    """A table in a list."""

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
    deadline: int | None = None  # when the clock of the person to act runs out


class ChatLine(ServerModel):
    id: int
    at: int
    name: str
    seat: int | None
    text: str


class Account(ServerModel):
    """The account's own data, without its sessions."""

    login: str
    created: int
    password_changed: int | None
    mail: str | None
    mail_possible: bool  # whether the host has set up mail
    recovery_codes: int  # that are left
    host: bool  # whether it may open the host's page
    delete_at: int | None  # when it is deleted, if its owner wants that


class Deletion(ServerModel):
    delete_at: int


class Absence(ServerModel):
    until: int | None  # None: not away
    days_left: int  # of absence left this year


class RecoveryCodes(ServerModel):
    codes: list[str]  # returned only here


class SessionInfo(ServerModel):
    id: str
    device: str
    created: int
    seen: int
    current: bool


class Block(ServerModel):
    id: int
    name: str


class Announcement(ServerModel):
    at: int | None
    text: str | None


class HostInfo(ServerModel):
    """The right by which the user is the host: `token`, or a login."""

    host: str


class PersonLine(ServerModel):
    """A person on the host's page, with the number of rated games that they left."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int
    banned_until: int | None
    ban_reason: str | None
    reports: int
    rated: int
    resigned: int
    timed_out: int
    left_early: int


class ReportLine(ServerModel):
    id: int
    at: int
    reporter: str
    about: str
    about_name: str
    table: str
    kind: str
    text: str
    lines: list[ChatLine]


class HostStep(ServerModel):
    at: int
    host: str
    what: str
    about: str
    reason: str
