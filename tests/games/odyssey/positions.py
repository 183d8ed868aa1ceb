"""Positions to test from, and a way to play on."""

from __future__ import annotations

import re
from typing import Any

from ilion.games.odyssey import game
from ilion.games.odyssey.components import ISLANDS
from ilion.games.odyssey.encoding import PHASES
from ilion.games.odyssey.rules import OdysseyState


def position(text: str = "", *, seats: int = 2, **options: int | str) -> OdysseyState:
    """A position from its fields, with seat 0 to move unless it says otherwise. As many rim spaces as cards are held or carried out
    are empty: those named as such, then those of ruled islands, then from the last island on."""
    settings = "".join(f" {name}={value}" for name, value in options.items())
    fields = {"phase": "move"} | dict(part.strip().split(": ", 1) for part in text.split(";") if part.strip())
    rim = fields.get("rim", "").split()
    named = {space.split("=")[0] for space in rim}
    held = sum(len(cards.split(",")) for cards in re.findall(r"\bcards=([^\s;]+)", text)) + ("card" in fields)
    ruled = [island for isles in re.findall(r"\brules=([^\s;]+)", text) for island in isles.split(",")]
    free = [island for island in (*ruled, *reversed(ISLANDS)) if island not in named]
    missing = held - sum(space.endswith("=-") for space in rim)
    fields["rim"] = " ".join(rim + [f"{island}=-" for island in list(dict.fromkeys(free))[: max(0, missing)]])
    return game.from_position(f"odyssey/1 seats={seats}{settings}; " + "; ".join(f"{k}: {v}" for k, v in fields.items()))


def play(state: OdysseyState, *moves: str) -> OdysseyState:
    for move in moves:
        state.apply(state.parse(move))
    return state


def landed(*moves: str, newcomer: str = "", seats: int = 2, **more: str) -> OdysseyState:
    """Seat 0 sails from 3,0 to Crete, and the moves follow."""
    others = "; ".join(f"{name}: {value}" for name, value in more.items())
    return play(position(f"phase: sail; roll: 1; seat0: at=3,0 {newcomer}; {others}", seats=seats), "to crete", *moves)


def turn_of_seat_0(text: str = "", *, seats: int = 2, **options: int | str) -> OdysseyState:
    """The turn before ends, and seat 0 begins with its upkeep."""
    last = seats - 1
    stays = "" if f"seat{last}:" in text else f"seat{last}: at=0,0; "
    state = position(f"phase: sail; roll: 1; turn: {last}; {stays}{text}", seats=seats, **options)
    state.apply(2 + state.at[last])
    return state


def player(state: OdysseyState, seat: int) -> dict[str, Any]:
    """Return everything that lies open before a seat."""
    found: dict[str, Any] = state.view(None)["players"][seat]
    return found


def space(state: OdysseyState, island: str, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = state.view(viewer)["rim"][list(ISLANDS).index(island)]
    return found


def phase(state: OdysseyState) -> str:
    return PHASES[state.phase]


def legal(state: OdysseyState) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def refusal(state: OdysseyState, move: str) -> tuple[str, str]:
    """Clause and key of the refusal of a move."""
    reason = state.explain(state.parse(move))
    assert reason is not None, f"{move} is legal"
    assert str(reason)
    return reason.clause, reason.key
