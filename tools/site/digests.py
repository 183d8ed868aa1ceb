"""Prints the results of playouts, bots, searches and reviews with fixed seeds, as digests by game. Equal digests mean equal play:
it runs natively and in WebAssembly, and the two must print the same."""

from __future__ import annotations

import hashlib
import json

import ilion
from ilion.bots.names import make
from ilion.bots.search import SearchBot
from ilion.core.actors import CHANCE, OVER
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.review import Budget, review

BUDGET = Budget(passes=2, iterations=16, worlds=2, outcomes=3, deeper=2, largest=2)  # of a review: every kind of work, little of it


def digest(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]


def positions(id: str, seats: int) -> list[State]:
    """Return four positions of a random game that leave a choice."""
    rng, state = Rng(1), ilion.load(id).new(seats)
    found = []
    ilion.deal(state, rng)
    while n := state.n_legal():
        if n > 1:
            found.append(state.copy())
        state.apply_nth(rng.below(n))
        ilion.deal(state, rng)
    return found[:: max(1, len(found) // 4)][:4]


def random_game(id: str) -> Record:
    """Return the record of a random game."""
    rng, state = Rng(11), ilion.load(id).new()
    record = Record.from_state(state)
    while state.actor != OVER:
        action = state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(state.n_legal())]
        record.add(state, action)
    return record


def of_game(id: str) -> dict[str, str]:
    game = ilion.load(id)
    found = {"playouts": digest(ilion.playouts(game.new(), 50, Rng(7)))}
    found["review"] = digest(review(random_game(id), BUDGET).to_json())
    for seats in game.seats:
        states = positions(id, seats)
        share = game.evaluator().network_share(seats)
        for name, bot in (("search", SearchBot(iterations=300)), ("network", SearchBot(iterations=150, net=share))):
            ranked = [bot.rank_moves(state.copy(), state.actor, Rng(3)) for state in states]
            found[f"{name} {seats}"] = digest([(move.action, move.value, move.visits) for moves in ranked for move in moves])
        greedy = make("greedy", game)
        found[f"greedy {seats}"] = digest([greedy.choose(state.copy(), state.actor, Rng(5)) for state in states])
        found[f"tensor {seats}"] = digest([list(state.tensor(state.actor)) for state in states])
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": ilion.compiled, "games": {id: of_game(id) for id in ilion.games()}}))
