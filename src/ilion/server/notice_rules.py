"""The times at which notices are due, by kind and channel, and people's settings for them. Pure functions of times and settings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, Literal, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ilion.table.clock import HOUR, MINUTE, SECOND

Kind = Literal[
    "turn-live", "turn-days", "time-short", "invitation", "friend", "unrated", "round", "missing-rules", "game-over", "review-ready"
]
Channel = Literal["page", "push", "mail"]

KINDS: tuple[Kind, ...] = get_args(Kind)
CHANNELS: tuple[Channel, ...] = get_args(Channel)
TURN_KINDS: tuple[Kind, ...] = ("turn-live", "turn-days", "time-short")  # they end with the turn

DIGEST_AFTER = HOUR  # notices that arise in the meantime are in the same mail
LOOK_AGAIN = MINUTE  # later, while the person is looking at the table
SHORT = 4  # the part of the time that is left when it is short: a quarter

# Milliseconds after which a notice is sent, by channel. A kind without a channel is never sent by it.
DELAYS: Mapping[Kind, Mapping[Channel, int]] = {
    "turn-live": {"push": 5 * SECOND},  # time for another server to report that the person is looking
    "turn-days": {"push": 5 * MINUTE, "mail": 30 * MINUTE},
    "time-short": {"push": 0, "mail": 0},
    "invitation": {"push": 0, "mail": DIGEST_AFTER},
    "friend": {"push": 0, "mail": DIGEST_AFTER},
    "unrated": {"push": 0, "mail": DIGEST_AFTER},
    "round": {"push": 0, "mail": 0},
    "missing-rules": {"push": 5 * MINUTE, "mail": 30 * MINUTE},  # time for a host to bring the rules back
    "game-over": {"push": 0, "mail": DIGEST_AFTER},
    "review-ready": {"push": 0, "mail": DIGEST_AFTER},
}
# The default settings. Push reaches only subscribed browsers; nobody gets unsolicited mail.
DEFAULTS: Mapping[Kind, frozenset[Channel]] = {
    "turn-live": frozenset({"page", "push"}),
    "turn-days": frozenset({"page", "push"}),
    "time-short": frozenset({"page", "push"}),
    "invitation": frozenset({"page", "push"}),
    "friend": frozenset({"page", "push"}),
    "unrated": frozenset({"page", "push"}),
    "round": frozenset({"page", "push"}),
    "missing-rules": frozenset({"page", "push"}),
    "game-over": frozenset({"page"}),
    "review-ready": frozenset({"page"}),
}


@dataclass(frozen=True)
class NoticeSettings:
    """A person's settings for notices, with quiet hours."""

    switches: Mapping[Kind, frozenset[Channel]] = field(default_factory=lambda: dict(DEFAULTS))
    quiet_from: int | None = None  # hour of the day, 0 to 23
    quiet_to: int | None = None
    zone: str = "UTC"
    language: str = "en"
    bounces: int = 0

    def wants(self, kind: Kind, channel: Channel) -> bool:
        return channel in self.switches.get(kind, DEFAULTS[kind]) and (channel == "page" or channel in DELAYS[kind])

    def after_quiet_hours(self, at: int) -> int:
        """Return the time itself, or the end of the quiet hours in which it falls."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return at
        local = datetime.fromtimestamp(at / SECOND, UTC).astimezone(zone_named(self.zone))
        begin, end = self.quiet_from, self.quiet_to
        quiet = begin <= local.hour < end if begin < end else local.hour >= begin or local.hour < end
        if not quiet:
            return at
        day = local + timedelta(days=1) if local.hour >= end else local
        return round(day.replace(hour=end, minute=0, second=0, microsecond=0).timestamp() * SECOND)


def zone_named(name: str) -> ZoneInfo | timezone:
    """Return a time zone; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    return name == "UTC" or zone_named(name) is not UTC


def settings_from_row(row: Any) -> NoticeSettings:
    stored = json.loads(row.switches)
    switches = {kind: frozenset(stored[kind]) if kind in stored else DEFAULTS[kind] for kind in KINDS}
    return NoticeSettings(switches, row.quiet_from, row.quiet_to, row.zone, row.language, row.bounces)
