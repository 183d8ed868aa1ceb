"""Bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, Line, Login, MoveText, Name, Password, Pledge, SeatNumber, Small

Level = Annotated[str, StringConstraints(max_length=20)]


class Rename(ClientModel):
    name: Name


class Credentials(ClientModel):
    login: Login
    password: Password


class NewPassword(ClientModel):
    old: Password
    new: Password


class Confirmation(ClientModel):
    password: Password


class AbsenceRequest(ClientModel):
    days: Annotated[int, Field(ge=1, le=30)]


class RecoveryUse(ClientModel):
    login: Login
    code: Annotated[str, StringConstraints(max_length=40)]
    password: Password


class ResetRequest(ClientModel):
    login: Login
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] = "en"


class Reset(ClientModel):
    password: Password


class NewMail(ClientModel):
    """An address for forgotten passwords; empty to have none."""

    mail: Annotated[str, StringConstraints(max_length=254, pattern=r"^([^@\s<>,;:]+@[^@\s<>,;:]+)?$")]
    password: Password
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] = "en"


class AboutSomebody(ClientModel):
    """A person at a table: the one at a seat, or the author of a line of chat."""

    table: Annotated[str, StringConstraints(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=0, le=2**31)] | None = None


class NewReport(AboutSomebody):
    kind: Literal["chat", "name", "leaving", "collusion", "other"]
    text: Line


class Agreement(ClientModel):
    way: Literal["continue", "adjudicate"] | None  # None takes it back


class AskUnrated(ClientModel):
    """Ask a rated table to play unrated. With a seat, it contains the same data as `Join`."""

    token: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Name | None = None
    pledge: Pledge = ""


class Reason(ClientModel):
    reason: Line


class Ban(Reason):
    days: Annotated[int, Field(ge=0, le=3650)]  # 0 lifts a ban


class HostRename(Reason):
    name: Name


class NewAnnouncement(ClientModel):
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]


class SeatSpec(ClientModel):
    """A seat of a new table: for me, for another player on my device, for a friend with an invitation, for anybody, for a bot, or
    for an external program."""

    kind: Literal["me", "hotseat", "invited", "open", "bot", "external"]
    name: Name | None = None
    level: Level | None = None


class ClockSpec(ClientModel):
    kind: Literal["none", "realtime", "correspondence"] = "none"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 0  # seconds
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0  # seconds per turn
    days: Annotated[int, Field(ge=0, le=60)] = 0  # per turn
    on_timeout: Literal["bot", "resign"] | None = None  # None: “resign” at a rated table, “bot” at any other


class SeatConditions(ClientModel):
    """A table's conditions for people who take an open seat. Invited people need not meet them."""

    near: Annotated[int, Field(ge=50, le=1000)] | None = None  # points by which their rating may differ from mine in this game
    max_left: Annotated[int, Field(ge=0, le=50)] | None = None  # per cent of their last 100 rated games that they left


class NewTable(ClientModel):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatSpec], Field(min_length=2, max_length=6)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], Annotated[str, StringConstraints(max_length=40)] | Small] = {}
    clock: ClockSpec = ClockSpec()
    public: bool = False
    rated: bool = False
    commitment: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = None  # from POST /api/commitments
    pledge: Pledge = ""
    conditions: SeatConditions = SeatConditions()
    script: Annotated[list[MoveText], Field(max_length=2_000)] | None = None


class Join(ClientModel):
    seat: SeatNumber | None = None
    token: Annotated[str, StringConstraints(max_length=64)] | None = None
    name: Name | None = None
    pledge: Pledge = ""


class Rematch(ClientModel):
    pledge: Pledge = ""
    level: Level | None = None  # of the bots, if it is to change


class Practise(ClientModel):
    """A position of a finished game to play on from: after `n` events, in a seat, against bots of a level."""

    n: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Level | None = None
    pledge: Pledge = ""


class SetSeat(ClientModel):
    kind: Literal["open", "invited", "bot", "external"]
    level: Level | None = None


class TravelFile(ClientModel):
    """A game from elsewhere, as written by `GET /api/tables/{id}/travel`."""

    text: Annotated[str, StringConstraints(max_length=1 << 20)]
