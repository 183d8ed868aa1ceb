"""Positions to test from, and a way to play on."""

import ilion
from ilion.core.state import State
from ilion.games.troia.components import GODS

game = ilion.load("troia")


def position(text: str = "", *, gods: str = "AAAAAA", **options: str) -> State:
    """A position from its fields. Unless it says otherwise the Greeks are to move, the heroes stand in combat, and the gods lie in
    the order of their tokens: 0 (boar) costs the Greeks 5, then 4, 3, 3, 2, and 5 (ram) 1; for the Trojans the other way round."""
    settings = "".join(f" {name}={value}" for name, value in options.items())
    olympus = " ".join(GODS["AB".index(face)][token] for token, face in enumerate(gods))
    fields = {"phase": "turn", "olympus": olympus}
    fields |= {name.strip(): value.strip() for name, value in (part.split(":", 1) for part in text.split(";") if part.strip())}
    return game.from_position(f"troia/1 seats=2 gods={gods}{settings}; " + "; ".join(f"{k}: {v}" for k, v in fields.items()))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(state.parse(move))
    return state


def legal(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


def refusal(state: State, move: str) -> tuple[str, str]:
    """Clause and key of the refusal of a move."""
    reason = state.explain(state.parse(move))
    assert reason is not None, f"{move} is legal"
    return reason.clause, reason.key


def zones(state: State) -> dict[str, str]:
    return {hero["name"]: hero["zone"] for hero in state.view(None)["heroes"]}


def olympus(state: State) -> list[str]:
    return [slot["god"] for slot in state.view(None)["olympus"]]


def hand(state: State, seat: int) -> list[str]:
    side = ("greek", "trojan")[seat]
    cards = state.view(seat)["sides"][seat]["cards"]
    return [card["name"] if card["deck"] == side else f"{card['deck']}:{card['name']}" for card in cards]


def discards(state: State, seat: int) -> list[str]:
    found: list[str] = state.view(None)["sides"][seat]["discards"]
    return found
