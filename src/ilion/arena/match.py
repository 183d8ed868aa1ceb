"""One game between bots.

The draws of a deal come from one stream of random numbers and each bot's from another, so that every seating of a deal meets the
same luck for as long as the games run alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from ilion.arena.entrants import entrant
from ilion.arena.oracle import OracleBot, decide_seeing_all
from ilion.bots.bot import decide
from ilion.bots.guests import GuestBot
from ilion.core.actors import CHANCE, OVER
from ilion.core.record import Record
from ilion.core.registry import load
from ilion.core.rng import Rng
from ilion.core.text import Catalogue

TEXTS = Catalogue("ilion.arena")


@dataclass(frozen=True)
class Match:
    """A match to be played: the bots by seat, and the deal."""

    game: str
    options: Mapping[str, str | int]
    bots: Sequence[str]  # by seat
    deal: int
    seed: int
    seconds: float | None = None  # per decision, for searches without a budget of their own
    tolerate: bool = False  # play on when a program or a class fails

    @property
    def key(self) -> str:
        """Identifies the match, so that a tournament knows which matches have been played."""
        return f"{self.deal}:{','.join(self.bots)}"


@dataclass(frozen=True)
class Result:
    """The result of a match."""

    deal: int
    bots: Sequence[str]
    scores: Sequence[int]
    places: Sequence[int]
    moves: int
    ending: str
    slowest: Sequence[float]  # by seat, the longest decision in seconds
    seconds: Sequence[float] = ()  # by seat, of all decisions together
    decisions: Sequence[int] = ()  # by seat
    returns: Sequence[float] = ()  # by seat, from -1 to 1
    failures: Sequence[Sequence[str]] = ()  # by seat, failures of a program or class that the arena tolerated
    failure_texts: Sequence[Sequence[Mapping[str, Any]]] = ()  # the same as keys and facts of `ilion.bots`, for every language

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(self.bots)}"


def stream(*facts: object) -> Rng:
    """Return a separate stream of random numbers for each combination of facts."""
    return Rng(int.from_bytes(hashlib.sha256(repr(facts).encode()).digest()[:8], "little"))


def play(match: Match) -> Result:
    """Play a match to the end."""
    game = load(match.game)
    state = game.new(len(match.bots), match.options)
    record = Record.from_state(state)
    bots = [entrant(name, game, match.seconds, tolerate=match.tolerate) for name in match.bots]
    thoughts = [stream(match.seed, match.deal, "bot", name, seat) for seat, name in enumerate(match.bots)]
    draws = stream(match.seed, match.deal, "draws")
    slowest, seconds, decisions = [0.0] * state.seats, [0.0] * state.seats, [0] * state.seats
    with ExitStack() as closing:
        for bot in bots:
            closing.callback(bot.close)
        while state.actor != OVER:
            if state.actor == CHANCE:
                record.add(state, state.draw(draws))
                continue
            seat = state.actor
            begin = perf_counter()
            bot, rng = bots[seat], thoughts[seat]
            action = decide_seeing_all(bot, state, rng) if isinstance(bot, OracleBot) else decide(bot, state, rng)
            spent = perf_counter() - begin
            slowest[seat] = max(slowest[seat], spent)
            seconds[seat] += spent
            decisions[seat] += 1
            record.add(state, action)
        for seat, bot in enumerate(bots):
            bot.game_over(record, state, seat)
    ending = state.ending()
    assert ending is not None
    failures = [bot.failures if isinstance(bot, GuestBot) else [] for bot in bots]
    return Result(
        match.deal,
        list(match.bots),
        state.scores(),
        state.places(),
        sum(decisions),
        ending.key,
        slowest,
        seconds,
        decisions,
        state.returns(),
        [[str(failure) for failure in found] for found in failures],
        [[failure.full.to_dict() for failure in found] for found in failures],
    )
