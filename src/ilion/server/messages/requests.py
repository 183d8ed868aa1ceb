"""Bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, Login, MoveText, Name, Password, SeatNumber, Small, Value

Level = Annotated[str, StringConstraints(max_length=20)]


class Rename(ClientModel):
    name: Name


class Credentials(ClientModel):
    login: Login
    password: Password


class SeatSpec(ClientModel):
    """A seat of a new table: for me, for me again at the same device, for a friend with an invitation, for anybody, for a bot, or
    for an external program."""

    kind: Literal["me", "hotseat", "invited", "open", "bot", "external"]
    name: Name | None = None
    level: Level | None = None


class ClockSpec(ClientModel):
    kind: Literal["none", "realtime", "correspondence"] = "none"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 0  # seconds
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0  # seconds per turn
    days: Annotated[int, Field(ge=0, le=60)] = 0  # per turn
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
    level: Level | None = None
