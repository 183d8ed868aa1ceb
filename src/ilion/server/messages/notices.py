"""Notices and their settings."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from ilion.server.messages.fields import ClientModel, ServerModel
from ilion.server.notice_rules import Channel, Kind

Endpoint = Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]
Hour = Annotated[int, Field(ge=0, le=23)]


class NoticeLine(ServerModel):
    """A notice in the list of a person."""

    id: int
    kind: Kind
    table: str | None
    about: dict[str, str]  # `game`, and `name` or `names` of people
    created: int
    seen: bool


class NoticeList(ServerModel):
    unseen: int
    notices: list[NoticeLine]  # the newest first


class SeenNotices(ClientModel):
    """Notices that were seen; null for all."""

    ids: Annotated[list[Annotated[int, Field(ge=0, le=2**31)]], Field(max_length=200)] | None = None


class PushDevice(ServerModel):
    """A browser that takes push messages."""

    endpoint: str
    device: str
    created: int


class NoticeOptions(ServerModel):
    """A person's settings for notices, and the channels of this server."""

    switches: dict[Kind, list[Channel]]
    possible: dict[Kind, list[Channel]]  # the channels by which a kind can be sent
    quiet_from: Hour | None
    quiet_to: Hour | None
    zone: str
    language: str
    mail: str | None  # the confirmed address
    mail_possible: bool  # the host has set up SMTP
    mail_bounced: bool  # three mails in a row were refused, and mail was switched off
    push_key: str  # the server's public key, for the browser
    devices: list[PushDevice]


class NoticeChange(ClientModel):
    switches: dict[Kind, Annotated[list[Channel], Field(max_length=3)]]
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] = "en"


class PushKeys(ClientModel):
    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushSubscription(ClientModel):
    """A subscription in the browser's format."""

    endpoint: Endpoint
    keys: PushKeys


class PushEndpoint(ClientModel):
    endpoint: Endpoint


class PushTested(ServerModel):
    reached: int  # devices


class OpenedTable(ServerModel):
    """The table to which a link in a mail leads."""

    table: str
