"""Lots of a tournament. They follow from a secret whose SHA-256, the seal, is shown before the first round, so nobody can choose
them afterwards and everybody can check them."""

from __future__ import annotations

import hashlib
import hmac

SECRET_BYTES = 32


def seal_of(secret: bytes) -> str:
    """Return the seal that is shown before the first round."""
    return hashlib.sha256(secret).hexdigest()


def lot(secret: bytes, *what: int | str) -> int:
    """Return the 64-bit number of something in a lot; the lowest one wins."""
    name = ":".join(str(part) for part in what)
    return int.from_bytes(hmac.digest(secret, name.encode(), "sha256")[:8], "big")
