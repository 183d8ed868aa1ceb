"""The rules of a game as a tag: a digest of the events of many games, played with every number of seats and every option.

The tag changes when a change of a rule or a component changes the possible events, and stays the same when only words or notation
change, or when the program is rewritten. Records and tables carry it, so that nobody replays a game by rules other than its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ilion.core.actors import OVER
from ilion.core.definition import Option
from ilion.core.fingerprint import Digest, play_game
from ilion.core.game import Game
from ilion.core.rng import Rng
from ilion.core.state import State

Table = tuple[int, dict[str, str | int]]

GAMES = 96  # at least this many from the start, the same number at every table
FROM_A_POSITION = 6  # games from each of `Game.rare_positions`


@cache
def rules_tag(game: Game[Any]) -> str:
    """Return the version of the rules and the digest of their behaviour. Computed on the first call, then cached."""
    *_, digest = digests(game)
    return f"{game.rules_version} {digest:016x}"


def version_of(tag: str) -> int | None:
    """Return the version of the rules in a tag; None if it is no tag."""
    version = tag.partition(" ")[0]
    return int(version) if version.isascii() and version.isdecimal() and len(version) < 10 else None


def digests(game: Game[Any]) -> Iterator[int]:
    """Yield the digest after each game of the plan."""
    digest = Digest()
    endings: dict[tuple[str, str], int] = {}  # numbered as they are met, since their names are words
    for state in starts(game):
        rng = Rng(digest.value)
        taste = rng.below(1 << 31) if rng.below(2) else 0
        play_game(state, digest, rng, taste, game.n_actions, 10 * game.max_moves)
        if state.actor == OVER:
            ending = game.ending(state)
            digest.add(endings.setdefault((ending.clause, ending.key), len(endings)))
        yield digest.value


def starts(game: Game[Any]) -> Iterator[State]:
    """Yield the states from which the games of the plan begin."""
    everywhere = tables(game)
    for _ in range(-(-GAMES // len(everywhere))):
        for seats, options in everywhere:
            yield game.new(seats, options)
    for position in game.rare_positions:
        for _ in range(FROM_A_POSITION):
            yield game.from_position(position)


def tables(game: Game[Any]) -> list[Table]:
    """Return every number of seats with every value of every option (of a range: its ends and its default). The values of the other
    options take turns."""
    values = {name: _spread(option) for name, option in game.options.items()}
    settings = [{name: value} for name in values for value in values[name]] or [{}]
    found: list[Table] = []
    for setting in settings:
        for seats in game.seats:
            others = {name: choices[len(found) % len(choices)] for name, choices in values.items()}
            found.append((seats, others | setting))
    return found


def _spread(option: Option) -> list[str | int]:
    if isinstance(option.values, range):
        return sorted({option.values[0], int(option.default), option.values[-1]})
    return list(option.values)
