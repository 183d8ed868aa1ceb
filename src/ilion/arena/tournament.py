"""Many matches: the plan of the bots and their seats, and the journal from which an interrupted tournament continues.

A journal is a file of JSON lines: the plan first, then one result per line, in the order in which the games ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from ilion.arena.entrants import entrant
from ilion.arena.match import TEXTS, Match, Result
from ilion.bots.bot import InvalidBot
from ilion.core.errors import IlionError, system_reason
from ilion.core.registry import load


class InvalidJournal(IlionError, ValueError):
    """A journal that the tournament cannot continue from."""


@dataclass(frozen=True)
class Tournament:
    """A plan: every line-up of the bots, in every seating of every deal."""

    game: str
    bots: Sequence[str]
    games: int
    seats: int
    options: Mapping[str, str | int] = field(default_factory=dict)
    seconds: float | None = None
    seed: int = 1
    tolerate: bool = False  # play on when a program or a class fails

    def __post_init__(self) -> None:
        game = load(self.game)
        if len(self.bots) < max(2, self.seats):
            raise InvalidBot(TEXTS.text("too-few-bots", found=len(self.bots), wanted=max(2, self.seats)))
        game.new(self.seats, self.options)
        for name in self.bots:
            entrant(name, game, self.seconds, tolerate=self.tolerate).close()
        if self.games < 1:
            raise InvalidBot(TEXTS.text("too-few-games", found=self.games))

    def seatings(self) -> list[tuple[str, ...]]:
        """Return all distinct seatings of all line-ups."""
        lineups = sorted(set(combinations(self.bots, self.seats)), key=lambda lineup: [self.bots.index(name) for name in lineup])
        return list(dict.fromkeys(seating for lineup in lineups for seating in permutations(lineup)))

    def matches(self) -> Iterator[Match]:
        """Yield the matches deal by deal, so that a tournament that stops early has whole deals; the last deal is completed."""
        seatings = self.seatings()
        for deal in range(-(-self.games // len(seatings))):
            for seating in seatings:
                yield Match(self.game, self.options, seating, deal, self.seed, self.seconds, self.tolerate)

    def plan(self) -> dict[str, Any]:
        """Return the settings that must be equal for results to be comparable: all but the number of games, which may grow."""
        plan = asdict(self)
        del plan["games"]
        return {**plan, "bots": list(self.bots), "options": dict(self.options)}

    def read(self, journal: Path) -> list[Result]:
        """Return the results of an earlier run of the same plan, without a truncated last line."""
        if not journal.exists():
            return []
        lines = journal.read_text("utf-8").splitlines()
        try:
            if lines and json.loads(lines[0]) != self.plan():
                raise InvalidJournal(TEXTS.text("other-journal", file=str(journal)))
            return [Result(**json.loads(line)) for line in lines[1:] if line.endswith("}")]
        except (ValueError, TypeError) as error:
            if isinstance(error, InvalidJournal):
                raise
            raise InvalidJournal(TEXTS.text("not-a-journal", file=str(journal), reason=str(error))) from None

    def open(self, journal: Path, results: Sequence[Result]) -> None:
        """Start the journal, or rewrite it without a truncated last line."""
        lines = [json.dumps(self.plan()), *(json.dumps(result.json()) for result in results)]
        try:
            journal.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        except OSError as error:
            raise InvalidJournal(TEXTS.text("unwritable-file", file=str(journal), reason=(system_reason(error),))) from None

    def run(self, journal: Path | None = None, jobs: int = 1, on: str = "local") -> Iterator[Result]:
        """Play the matches that the journal does not have yet, and yield all results, old ones first."""
        from ilion.arena.workers import play_all

        old = self.read(journal) if journal else []
        if journal:
            self.open(journal, old)
        yield from old
        played = {result.key for result in old}
        for result in play_all([match for match in self.matches() if match.key not in played], jobs, on):
            if journal:
                with journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result.json()) + "\n")
            yield result
