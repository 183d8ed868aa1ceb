"""Plays a game twice at once: with the engine, and with a plain implementation of the same rules that shares no code with it.

A plain implementation is slow and short. It names its choices in notation, so the two can be compared without knowing the state of
either.
"""

from __future__ import annotations

from typing import Protocol

import ilion
from ilion import CHANCE, OVER, Rng
from ilion.core.state import State


class Plain(Protocol):
    """The interface of a plain implementation."""

    def actor(self) -> int: ...

    def choices(self) -> dict[str, int]:
        """Return the legal moves, or the outcomes of chance with their weights, in notation."""

    def apply(self, text: str) -> None: ...

    def scores(self) -> list[int]: ...

    def places(self) -> list[int]: ...

    def facts(self) -> dict[str, object]:
        """Return further facts that must be equal, by the name under which `view(None)` or a state has them."""


def choices_of(state: State) -> dict[str, int]:
    if state.actor == CHANCE:
        return {state.text(outcome): weight for outcome, weight in state.chance_outcomes()}
    return dict.fromkeys([state.text(action) for action in state.legal_actions()], 1)


def compare(state: State, plain: Plain, note: str) -> None:
    # The position is written after a difference only: writing it at every step would take most of the time.
    assert plain.actor() == state.actor, f"{note}, {state.position()}"
    assert plain.choices() == choices_of(state), f"{note}, {state.position()}"
    view = state.view(None)
    for name, fact in plain.facts().items():
        assert view[name] == fact, f"{note}, {state.position()}: {name}"


def play(state: State, plain: Plain, rng: Rng, note: str, steps: int = 100_000) -> None:
    """Play at random, as many steps or to the end, and compare after each."""
    for n in range(steps):
        compare(state, plain, f"{note}, step {n}")
        if state.actor == OVER:
            break
        action = state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(state.n_legal())]
        text = state.text(action)
        state.apply(action)
        plain.apply(text)
    if state.actor == OVER:
        assert plain.scores() == state.scores(), note
        assert plain.places() == state.places(), note


def advance(state: State, rng: Rng, steps: int) -> State:
    """Play some steps at random, but not to the end."""
    for _ in range(steps):
        after = state.copy()
        after.apply(after.draw(rng) if after.actor == CHANCE else after.legal_actions()[rng.below(after.n_legal())])
        if after.actor == ilion.OVER:
            break
        state = after
    return state


def ranked(values: list[tuple[int, ...]]) -> list[int]:
    """Places by value, the highest first; equal values share a place."""
    return [1 + sum(other > value for other in values) for value in values]
