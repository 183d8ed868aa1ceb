"""A server whose draws repeat: the `ilion` command with its random numbers fixed. It exists for tests only, and the server itself
has no such setting.

The file that ILION_TEST_DRAWS names holds any text. Tables made while the text stays the same get secrets that follow from it, one
after the other, and bots make the same moves in the same positions. With ILION_TEST_PASSES=1 a review is ready after its first
pass: a second one would change it while a test looks at it.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from ilion.cli.main import run
from ilion.server.jobs import bots, reviews, workers
from ilion.server.live import lobby, sockets, tournaments
from ilion.table import guest_names

T = TypeVar("T")
FILE = "ILION_TEST_DRAWS"
PASSES = "ILION_TEST_PASSES"
MODULES: tuple[ModuleType, ...] = (bots, guest_names, lobby, sockets, tournaments, workers)  # with chance in them


class FixedSecrets:
    """Stands in for the module `secrets`. Ids, cookies and passwords stay random."""

    def __init__(self, text: Callable[[], str]) -> None:
        self.fixing = text
        self.text = ""
        self.count = 0

    def token_bytes(self, n: int) -> bytes:
        text = self.fixing()
        if text != self.text:
            self.text, self.count = text, 0
        self.count += 1
        return hashlib.shake_256(f"{text} {self.count}".encode()).digest(n)

    def randbits(self, k: int) -> int:
        """The same number every time: bots think concurrently, in no fixed order."""
        return int.from_bytes(hashlib.shake_256(self.fixing().encode()).digest(16), "big") % (1 << k)

    def randbelow(self, n: int) -> int:
        return self.randbits(64) % n

    def choice(self, things: Sequence[T]) -> T:
        return things[int.from_bytes(self.token_bytes(8), "big") % len(things)]

    def SystemRandom(self) -> random.Random:
        return random.Random(self.token_bytes(8))

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def fix_draws() -> None:
    """Let a server that is started in this process from now on take its draws from the file, if one is named."""
    if path := os.environ.get(FILE):
        fixed = FixedSecrets(lambda: Path(path).read_text("utf-8"))
        for module in MODULES:
            module.secrets = fixed  # type: ignore[attr-defined]


if __name__ == "__main__":
    fix_draws()
    if os.environ.get(PASSES) == "1":
        reviews.MAX_SECONDS = 0.0
    run()
