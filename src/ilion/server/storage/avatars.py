"""Avatars: one of our figures on one of nine grounds. There are no uploads, so there is nothing to moderate."""

from __future__ import annotations

import zlib

from ilion.server.messages.people import FIGURES

GROUNDS = 9


def avatar_of(id: str, chosen: str | None) -> str:
    """Return the avatar that a person has chosen, or else one that follows from their id."""
    if chosen:
        return chosen
    lot = zlib.crc32(id.encode())
    return f"{FIGURES[lot % len(FIGURES)]}-{lot // len(FIGURES) % GROUNDS}"
