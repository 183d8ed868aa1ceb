"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["open", "invited", "person", "bot", "external"]


@dataclass
class Seat:
    """A place at the table. `holder` is whoever may act for it, known only to the keeper of the table; a person may hold several
    seats at one device. `stand_in` is the level of a bot that plays for the holder for the time being."""

    kind: Kind = "open"
    holder: str | None = None
    name: str = ""
    level: str = ""
    value: str = ""  # what it adds to the randomness
    stand_in: str | None = None
    resigned: bool = False

    @property
    def filled(self) -> bool:
        return self.kind in ("bot", "external") or self.holder is not None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides for this seat; None: its holder does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether a person sits here whose consent counts."""
        return self.kind == "person" and not self.resigned

    def to_dict(self) -> dict[str, Any]:
        """What everybody at the table may know of it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level or None,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "filled": self.filled,
        }
