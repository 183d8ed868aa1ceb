"""Base classes and field types that all messages share."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from ilion.table.names import MAX_NAME, check_printable

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME), AfterValidator(check_printable)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(check_printable)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(check_printable)]
Value = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(check_printable)]
# The SHA-256 of the value that a seat will reveal when every seat is filled; empty if it does not take part in the draws.
Pledge = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._@+-]{3,64}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(check_printable)]
Small = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class ClientModel(BaseModel):
    """A message from a client."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ServerModel(BaseModel):
    """A message from the server. Most models are needed only for the description, so they are built on first use."""

    model_config = ConfigDict(defer_build=True)
