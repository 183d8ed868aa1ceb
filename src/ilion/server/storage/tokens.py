"""Tokens of sessions and invitations: 128 bits or more of randomness. The database stores only their SHA-256."""

from __future__ import annotations

import hashlib
import secrets


def new_token(n_bytes: int = 16) -> str:
    return secrets.token_urlsafe(n_bytes)


def digest(token: str) -> str:
    """Return the form in which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def external_holder(token_digest: str) -> str:
    """Return the holder of a program's seat: it is known by the digest of its token."""
    return f"external {token_digest[:16]}"
