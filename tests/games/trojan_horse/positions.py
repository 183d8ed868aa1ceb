"""Positions to test from, and a way to play on."""

import ilion
from ilion.core.state import State

game = ilion.load("trojan-horse")


def position(text: str, *, seats: int = 4, **options: str) -> State:
    """A position from its fields; seat 0 is Odysseus unless it says otherwise."""
    settings = "".join(f" {name}={value}" for name, value in options.items())
    fields = {
        "phase": "announce",
        "dealt": {2: "red yellow green blue", 3: "red yellow blue", 4: "red yellow blue green"}[seats],
        "horse": "b y",
        "display": "ryb",
    }
    fields |= dict(part.strip().split(": ", 1) for part in text.split(";") if part.strip())
    return game.from_position(f"trojan-horse/1 seats={seats}{settings}; " + "; ".join(f"{k}: {v}" for k, v in fields.items()))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(state.parse(move))
    return state


def opening(seats: int = 4, **options: str) -> State:
    """A new game after an even set-up: red to seat 0, blue and yellow in the horse, one each of three colours on display."""
    state = game.new(seats, options)
    colours = {2: ["red", "yellow", "green", "blue"], 3: ["red", "yellow", "blue"], 4: ["red", "yellow", "blue", "green"]}
    return play(state, *colours[seats], "blue", "yellow", "red", "yellow", "blue")


def legal(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def refusal(state: State, move: str) -> tuple[str, str]:
    """Clause and key of the refusal of a move."""
    reason = state.explain(state.parse(move))
    assert reason is not None, f"{move} is legal"
    return reason.clause, reason.key
