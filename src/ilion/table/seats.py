"""The seats of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["open", "invited", "person", "bot", "external"]


@dataclass
class Seat:
    """A place at the table. `holder` is the id of the user or program that may act for it, which only the host knows; a person may
    hold several seats at one device. `stand_in` is the level of a bot that plays for the holder meanwhile."""

    kind: Kind = "open"
    holder: str | None = None
    name: str = ""
    level: str = ""
    value: str = ""  # its contribution to the randomness
    stand_in: str | None = None
    resigned: bool = False

    @property
    def filled(self) -> bool:
        return self.kind in ("bot", "external") or self.holder is not None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides for this seat; None if its holder does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether a person sits here whose consent to an undo is needed."""
        return self.kind == "person" and not self.resigned

    def to_dict(self) -> dict[str, Any]:
        """Return what everybody may know about the seat, as JSON-ready data."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level or None,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "filled": self.filled,
        }
