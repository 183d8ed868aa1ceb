"""The picture of a position: its size and its content, without secrets."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice, pairwise
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo.test import parallel_api_test
from pettingzoo.test.render_test import render_test

import ilion
from ilion import OVER
from ilion.core.areas import Area, cards, counter, grid, hand, pile, score
from ilion.envs import pettingzoo as zoo
from ilion.envs import picture
from ilion.envs.gymnasium import SingleAgentEnv, id_of
from ilion.envs.picture import SIZE, draw
from ilion.envs.picture.canvas import Canvas, Colour
from ilion.envs.picture.colours import GROUND, LEGAL, seat_colour
from ilion.envs.picture.font import UNKNOWN, glyph
from ilion.envs.picture.table import Table
from tests.outside import GAME, INHERITED, lay_out

GAMES = ilion.games()
TABLES = [(id, seats) for id in GAMES for seats in (ilion.load(id).seats[0], ilion.load(id).seats[-1])]


def positions(id: str, seats: int, seed: int = 1) -> Iterator[ilion.State]:
    """Yield the positions of a random game in which a seat is to move."""
    state, rng = ilion.load(id).new(seats), ilion.Rng(seed)
    while state.actor != OVER:
        if state.actor >= 0:
            yield state.copy()
        legal = state.legal_actions()
        state.apply(state.draw(rng) if state.actor < 0 else legal[rng.below(len(legal))])


def has(pixels: NDArray[np.uint8], colour: Colour) -> bool:
    return bool((pixels == colour).all(-1).any())


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_every_picture_of_an_environment_has_one_size(id: str, seats: int) -> None:
    env = zoo.raw_env(id, seats, render_mode="rgb_array")
    env.reset(seed=3)
    pictures: list[Any] = [env.render()]
    for _ in range(3):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        pictures.append(env.render())
    assert {(one.shape, str(one.dtype)) for one in pictures} == {((*SIZE, 3), "uint8")}
    assert all((one != other).any() for one, other in pairwise(pictures))


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_shows_nothing_that_its_viewer_does_not_know(id: str) -> None:
    seats, rng, pairs = ilion.load(id).seats[-1], ilion.Rng(9), 0
    # one game is not enough where secrets are rare
    for state in chain.from_iterable(positions(id, seats, seed) for seed in range(12)):
        for viewer in (None, *range(seats)):
            other = state.resample(viewer, rng)
            if other != state:
                assert (draw(other, viewer) == draw(state, viewer)).all()
                pairs += 1
        if pairs >= 12:
            return
    pytest.fail(f"only {pairs} positions had a secret")


@pytest.mark.parametrize("id", GAMES)
def test_the_learner_sees_the_picture_of_its_seat(id: str) -> None:
    env = SingleAgentEnv(id, render_mode="rgb_array", seat=1)
    env.reset(seed=1)
    seen = env.render()
    assert isinstance(seen, np.ndarray)
    assert (seen == draw(env.state, 1)).all()
    assert (seen != draw(env.state, None)).any()


@pytest.mark.parametrize("id", GAMES)
def test_the_checkers_of_both_libraries_pass(id: str) -> None:
    # PettingZoo's test gets the list of modes from an environment in the mode “human”; here one without a mode answers.
    render_test(lambda render_mode: zoo.raw_env(id, render_mode=None if render_mode == "human" else render_mode))
    parallel_api_test(zoo.parallel_env(id, render_mode="rgb_array"), num_cycles=10)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(gymnasium.make(id_of(id), render_mode="rgb_array").unwrapped)
    assert [line for line in said if "render" in str(line.message)] == []


def test_the_modes_are_listed_with_how_fast_to_show_them() -> None:
    listed: list[Any] = [zoo.env(GAMES[0]).metadata, zoo.parallel_env(GAMES[0]).metadata, SingleAgentEnv.metadata]
    for metadata in listed:
        assert metadata["render_modes"] == ["ansi", "rgb_array"]
        assert metadata["render_fps"] > 0
    with pytest.raises(ValueError, match="render_mode can be None, 'ansi' or 'rgb_array', not 'human'"):
        zoo.parallel_env(GAMES[0], render_mode="human")


@pytest.mark.parametrize("id", GAMES)
def test_the_font_has_every_letter_of_the_games(id: str) -> None:
    state = next(islice(positions(id, ilion.load(id).seats[0]), 40, None))
    words = state.game.catalogue.source("en") + state.game.board(state.view(None))
    assert [letter for letter in sorted(set(words) - {"\n"}) if (glyph(letter, 1) == glyph(UNKNOWN, 1)).all()] == []


def test_letters_differ_and_an_unknown_one_is_a_square() -> None:
    printable = [chr(code) for code in range(32, 127)]
    assert len({glyph(letter, 1).tobytes() for letter in printable}) == len(printable)
    assert (glyph("é", 2) == glyph("e", 2)).all()
    assert (glyph("龍", 1) == glyph(UNKNOWN, 1)).all()


@pytest.mark.parametrize("lines", [30, 70, 700])
def test_a_board_of_any_height_is_drawn_to_its_last_line(monkeypatch: pytest.MonkeyPatch, lines: int) -> None:
    state = ilion.load(GAMES[0]).new()
    board = "\n".join(["x" * 100] * (lines - 3) + [f"[on #ff00ff]{' ' * 100}[/]"] * 3)
    monkeypatch.setattr(type(state.game), "board", lambda *_: board)
    assert has(draw(state, None), (255, 0, 255))


# A table with areas.

SQUARES = replace(grid(row="row", column="column", tokens=True), path=("squares",))
HAND = replace(hand(item="card"), path=("hand",))
VIEW = {"squares": [[None, 0], [None, 1]], "hand": [3, 4], "deck": 7, "points": [2, 5], "bag": {"red": 1}, "row": [{"suit": "sun"}]}


def table(areas: list[Area], moves: list[dict[str, Any]], view: dict[str, Any] = VIEW) -> NDArray[np.uint8]:
    canvas = Canvas(600, 400, GROUND)
    Table(ilion.load(GAMES[0]).catalogue, areas, view, ["Seat 1", "Seat 2"], moves, 0).block(600, 2).draw(canvas, 0, 0)
    return canvas.pixels


def test_legal_squares_and_cards_are_marked() -> None:
    assert not has(table([SQUARES, HAND], []), LEGAL)
    assert not has(table([SQUARES, HAND], [{"kind": "put", "row": 5, "column": 0}]), LEGAL)
    marked = [
        table([SQUARES, HAND], [move]) for move in ({"row": 0, "column": 0}, {"row": 1, "column": 0}, {"card": 3}, {"card": 4})
    ]
    assert all(has(seen, LEGAL) for seen in marked)
    assert len({seen.tobytes() for seen in marked}) == len(marked)


def test_an_area_stands_for_the_moves_that_it_names() -> None:
    deck = replace(pile(moves=("draw",)), path=("deck",))
    assert has(table([deck], [{"kind": "draw"}]), LEGAL)
    assert not has(table([deck], [{"kind": "pass"}]), LEGAL)


def test_only_the_seat_that_is_to_move_sees_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(positions(GAMES[0], 2))
    kinds = {state.describe(action)["kind"] for action in state.legal_actions()}
    monkeypatch.setattr(picture, "areas_of", lambda _: [replace(counter(moves=tuple(kinds)), path=("todo",))])
    below_the_head = {seat: draw(state, seat)[SIZE[0] // 8 :] for seat in (None, 0, 1)}
    assert [seat for seat, seen in below_the_head.items() if has(seen, LEGAL)] == [state.actor]


def test_tokens_have_the_colours_of_their_seats() -> None:
    assert all(has(table([SQUARES], []), seat_colour(seat)) for seat in (0, 1))
    assert not has(table([SQUARES], []), seat_colour(2))


@pytest.mark.parametrize(
    ("area", "name", "changed"),
    [
        (pile(), "deck", 8),
        (pile(), "deck", [1, 2, 3, 4, 5, 6, 7]),
        (score(), "points", [2, 6]),
        (counter(by="colour"), "bag", {"red": 2}),
        (cards(), "row", [{"suit": "moon"}]),
        (cards(), "row", [{"suit": "sun", "number": 2}]),
        (cards(), "row", []),
    ],
)
def test_every_kind_of_area_shows_its_value(area: Area, name: str, changed: Any) -> None:
    placed = [replace(area, path=(name,))]
    assert (table(placed, []) != table(placed, [], VIEW | {name: changed})).any()


OUTSIDE = f"""
import ilion
from ilion.envs import pettingzoo as zoo
from ilion.envs.picture import SIZE, draw
from ilion.envs.picture.colours import LEGAL

env = zoo.env({GAME!r}, 3, render_mode="rgb_array")
env.reset(seed=1)
first = env.render()
env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
assert first.shape == env.render().shape == (*SIZE, 3)
assert (first != env.render()).any()

state = env.unwrapped._lane.state
rng, differed = ilion.Rng(1), False
for viewer in (None, 0, 1, 2):
    for _ in range(5):
        other = state.resample(viewer, rng)
        differed |= other != state
        assert (draw(other, viewer) == draw(state, viewer)).all(), viewer
assert differed
cards = draw(state, state.actor)[SIZE[0] // 4 :]
assert (cards == LEGAL).all(-1).any(), "the cards that can be played are not marked"
assert not (draw(state, (state.actor + 1) % 3)[SIZE[0] // 4 :] == LEGAL).all(-1).any(), "another seat's moves are marked"
"""


def test_a_game_of_another_package_is_drawn_from_its_areas(tmp_path: Path) -> None:
    environment = INHERITED | {"PYTHONPATH": str(lay_out(tmp_path))}
    done = subprocess.run([sys.executable, "-c", OUTSIDE], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
