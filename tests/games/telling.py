"""Turns in sentences, for tests: play on from a position, and read the sentences."""

from __future__ import annotations

from typing import Any

from ilion.core.state import State
from ilion.core.story import TurnEvent, Turns, stage, tell
from ilion.core.text import Names

PLAYERS = ("Nestor", "Cassandra", "Priam", "Helen")


def turns_told(state: State, *moves: str, you: int | None = None, language: str = "en", recall: bool = True) -> list[str]:
    """Return the sentences of every turn, one text per turn, after these moves and draws from this position. `you` reads it."""
    turns, events = Turns(state), list[TurnEvent]()
    for move in moves:
        before, action = state.copy(), state.parse(move)
        state.apply(action)
        events.append(TurnEvent(len(events), before, action, state.copy()))
        turns.add(*events[-1])
    names = Names(PLAYERS, frozenset(() if you is None else (you,)))
    forgotten = 0 if recall else len(events)
    texts = [tell(state.game, turn, events.__getitem__, you, recalls_from=forgotten) for turn in turns.list]
    return [" ".join(text.in_language(language, names) for text in turn) for turn in texts]


def told(state: State, *moves: str, you: int | None = None, language: str = "en") -> str:
    """Return the sentences of the turn to which the first of the moves belongs."""
    return turns_told(state, *moves, you=you, language=language)[0]


def beats(state: State, move: str, viewer: int | None = None, *, recall: bool = True) -> list[dict[str, Any]]:
    """Return the beats of a move or draw."""
    after, action = state.copy(), state.parse(move)
    after.apply(action)
    return stage(TurnEvent(0, state, action, after), viewer, recall=recall)
