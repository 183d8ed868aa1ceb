"""Draws that nobody can steer and everybody can check afterwards.

The host commits to a secret by showing its SHA-256. Each seat that wants to take part commits to a value in the same way: its
pledge. When every seat is filled, commitment and pledges are sealed; only then are the values revealed, so nobody can choose a
value that suits those of the others. Secret and values together make the key. A seat that does not reveal its value in time adds
its pledge instead, which was fixed beforehand, and the proof says so.

The draw that is event number n of the record is HMAC-SHA-256(key, "n:try") as a 64-bit integer, rejected and drawn again as long as
it would favour some outcome, and otherwise taken modulo the sum of the weights. No number is used twice, because taking back is an
event too.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from itertools import count

from ilion.table.errors import TableError

SECRET_BYTES = 32
MAX_VALUE = 64  # characters of a seat's value
REVEAL_TIME = 10_000  # milliseconds that the seats have to reveal their values
RANGE = 1 << 64


def commitment(secret: bytes) -> str:
    """Return the commitment that is shown before the first draw."""
    return hashlib.sha256(secret).hexdigest()


def pledge_of(value: str) -> str:
    """Return the pledge to a value, which a seat shows before anybody reveals theirs."""
    return hashlib.sha256(value.encode()).hexdigest()


def is_pledge(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def check_pledge(pledge: str) -> None:
    """Raise unless a seat can have this pledge; it may have none."""
    if pledge and not is_pledge(pledge):
        raise TableError("a pledge is the SHA-256 of a value: 64 hexadecimal digits in lower case")


def seal_of(commitment: str, pledges: Sequence[str]) -> str:
    """Return one number for everything that was fixed before the first value was revealed. Players can store and compare it. A seat
    without a pledge has an empty one."""
    return hashlib.sha256(" ".join([commitment, *(pledge or "-" for pledge in pledges)]).encode()).hexdigest()


def key_of(secret: bytes, values: Sequence[str]) -> bytes:
    """Return the key of all draws: the secret joined with the values of the seats, in order."""
    joined = "".join(f"{len(value.encode())}:{value}," for value in values)
    return hmac.digest(secret, joined.encode(), "sha256")


def with_earlier_rules(values: Sequence[str], continues: str | None) -> list[str]:
    """Return the values of the seats for the key of a game that may have changed to other rules: the fact about the earlier rules
    counts as one more value."""
    return [*values] if continues is None else [*values, continues]


def ticket(key: bytes, number: int, total: int) -> int:
    """Return an integer below `total`, each equally likely, determined by the key and the number of the draw."""
    fair = RANGE - RANGE % total
    for attempt in count():
        found = int.from_bytes(hmac.digest(key, b"%d:%d" % (number, attempt), "sha256")[:8], "big")
        if found < fair:
            return found % total
    raise AssertionError


def pick(key: bytes, number: int, weights: Sequence[int]) -> int:
    """Return the index of the outcome that is drawn; the outcomes are in ascending order and have these weights."""
    left = ticket(key, number, sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError
