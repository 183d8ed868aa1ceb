"""Figures of whole games: length, counts of positions, recorded games."""

from collections.abc import Callable
from pathlib import Path

import pytest

import ilion
from ilion.core.state import State
from tests.games.counting import distinct
from tests.games.troia.positions import game, play, position

GOLDEN = Path(__file__).parent / "golden"


def turns(choose: Callable[[State, ilion.Rng], int], seed: int, **options: str) -> tuple[int, int]:
    """Return the numbers of turns and of decisions in a game."""
    state, rng = game.new(options=options), ilion.Rng(seed)
    n = moves = 0
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            state.apply(state.draw(rng))
            continue
        n += state.prompt().key == "prompt-turn"
        moves += 1
        state.apply(choose(state, rng))
    return n, moves


def at_random(state: State, rng: ilion.Rng) -> int:
    return state.legal_actions()[rng.below(state.n_legal())]


def test_random_play_lasts_about_42_turns() -> None:  # TR-10
    lengths = [turns(at_random, seed) for seed in range(300)]
    assert sum(n for n, _ in lengths) / 300 == pytest.approx(42, abs=1.5)
    assert max(moves for _, moves in lengths) < game.max_moves / 4


def test_with_all_gods_random_play_lasts_as_long() -> None:  # TR-8
    lengths = [turns(at_random, seed, gods="random", apollo="any") for seed in range(200)]
    assert sum(n for n, _ in lengths) / 200 == pytest.approx(43, abs=2)


def test_both_sides_win_about_as_often_in_random_play() -> None:  # TR-30
    steps = ilion.playouts(game.new(), 4000, ilion.Rng(1)).scores
    assert steps[0] / steps[1] == pytest.approx(1.06, abs=0.08)


def test_positions_of_a_set_up() -> None:  # TR-8
    # 6 · 5 · 4 gods laid; faces 2, 4, 8.
    assert distinct(game.new(), 3) == [1, 6, 30, 120]
    assert distinct(game.new(options={"gods": "random"}), 3) == [1, 2, 4, 8]


def test_positions_of_a_deal() -> None:  # TR-9
    state = play(game.new(), "ares", "zeus", "hera", "hermes", "artemis", "poseidon")
    assert distinct(state, 2) == [1, 27, 27 * 26 // 2]


def test_positions_of_a_turn() -> None:
    assert distinct(position("greeks: boar+ram deer ram+ram; trojans: boar fish"), 5) == [1, 4, 33, 296, 868, 8222]


def test_positions_of_a_turn_with_the_other_gods() -> None:
    field = "achilles / ajax / odysseus / diomedes agamemnon / menelaus"
    text = f"field: {field}; greeks: boar+ram pomegranate+ram deer; trojans: boar fish; trojan-discards: fish+ram"
    assert distinct(position(text, gods="BBBBBB"), 5) == [1, 5, 36, 303, 883, 7963]


@pytest.mark.parametrize("name", ["first-game", "random"])
def test_a_recorded_game_replays_exactly(name: str) -> None:
    text = (GOLDEN / f"{name}.ilion").read_text("utf-8")
    record = ilion.Record.parse(text)
    final = record.verify()
    assert str(record) == text
    assert final.actor == ilion.OVER
    assert record.options["gods"] == name


def test_a_whole_game_is_played_by_notation_alone() -> None:
    state, rng = game.new(options={"gods": "random"}), ilion.Rng(11)
    moves = []
    while state.actor != ilion.OVER:
        action = state.draw(rng) if state.actor < 0 else at_random(state, rng)
        moves.append(state.text(action))
        state.apply(action)
    assert play(game.new(options={"gods": "random"}), *moves) == state
