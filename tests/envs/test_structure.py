"""Named parts and planes hold what the flat observation holds, and the pages of the games list them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ilion
from ilion.bots.positions import scripted_positions
from ilion.envs.structure import action_parts, join_action, observation_parts, split_action, structured
from ilion.games.horus import planes as horus_planes
from ilion.games.odyssey.geometry import HEXES, neighbour
from tools.make_observations import files

GAMES = ilion.games()
each_game = pytest.mark.parametrize("id", GAMES)


def flat(state: ilion.State, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.frombuffer(state.tensor(seat), np.float32)


@each_game
def test_the_parts_cover_everything_without_gaps(id: str) -> None:
    game = ilion.load(id)
    for parts, size in ((observation_parts(game), game.tensor_size), (action_parts(game), game.n_actions)):
        ends = [0, *(part.first + part.size for part in parts)]
        assert [part.first for part in parts] == ends[:-1]
        assert ends[-1] == size
        assert len({part.name for part in parts}) == len(parts)


@each_game
def test_parts_are_views_of_one_observation_or_of_many(id: str) -> None:
    game = ilion.load(id)
    many = np.stack([flat(state, state.actor) for state in scripted_positions(game, game.seats[0], 6)])
    together = structured(game, many)
    for row, one in enumerate(many):
        alone = structured(game, one)
        assert alone.keys() == together.keys()
        assert all((alone[name] == together[name][row]).all() for name in alone)
    for part in observation_parts(game):
        assert np.shares_memory(together[part.name], many)
        assert together[part.name].shape == (6, *part.shape)
    with pytest.raises(ValueError, match="entries, not the shape"):
        structured(game, many[:, 1:])


@each_game
def test_every_action_has_a_kind_and_indices(id: str) -> None:
    game = ilion.load(id)
    for action in range(game.n_actions):
        name, indices = split_action(game, action)
        assert join_action(game, name, *indices) == action
    for action in (-1, game.n_actions):
        with pytest.raises(ValueError, match="has the actions 0 to"):
            split_action(game, action)
    with pytest.raises(ValueError, match="has no actions called 'castle'"):
        join_action(game, "castle", 1)
    with pytest.raises(ValueError, match="takes indices below"):
        join_action(game, action_parts(game)[0].name, 99999)


def test_an_action_is_made_of_what_its_notation_says() -> None:
    state = next(s for s in scripted_positions(ilion.load("trojan-horse"), 2, 20) if s.view(None)["phase"] == "insert")
    figures, districts = ["red", "yellow", "blue", "green", "helper"], [d["name"] for d in state.view(None)["districts"]]
    for action in state.legal_actions():
        name, (figure, district) = split_action(state.game, action)
        assert name == "insert"
        assert state.text(action) == f"{figures[figure]}>{districts[district]}"


def test_the_pages_of_the_games_list_the_observation_entry_by_entry() -> None:
    stale = [path.name for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == [], "run python -m tools.make_observations"


def test_the_table_of_horus_is_drawn_cell_by_cell() -> None:
    game = ilion.load("horus")
    for state in scripted_positions(game, 4, 12):
        seat = state.actor
        table = structured(game, flat(state, seat))["table"]
        assert table.shape == (len(horus_planes.PLANES), horus_planes.SIZE, horus_planes.SIZE)
        tiles = state.view(seat)["tiles"]
        plane = dict(zip(horus_planes.PLANES, table, strict=True))
        assert plane["lies"].sum() == 4 * len(tiles)
        assert plane["temple"].sum() == 4 * sum(tile["kind"] == "temple" for tile in tiles)
        stones = sum(plane[f"stone_{other}"].sum() for other in range(4))
        assert stones == 4 * sum(tile["stone"] is not None for tile in tiles)
        ys, xs = np.nonzero(plane["lies"])
        for low, high in ((xs.min(), xs.max()), (ys.min(), ys.max())):
            assert abs(low - (horus_planes.SIZE - 1 - high)) <= 1  # in the middle


def test_neighbours_on_the_sea_are_neighbours_in_the_picture() -> None:
    game = ilion.load("odyssey")
    state = scripted_positions(game, 4, 20)[15]
    seat = state.actor
    found = structured(game, flat(state, seat))
    sea = found["sea"]
    assert sea.shape == (9, 13, 13)
    assert sea[7].sum() == 127
    for other in range(6):
        assert sea[other].sum() == found["seats"][other, :127].sum()
    hex = int(found["seats"][0, :127].argmax())
    (row,), (column,) = np.nonzero(sea[0])
    assert HEXES[hex] == (int(column) - 6, int(row) - 6)
    steps = {(HEXES[n][0] - HEXES[63][0], HEXES[n][1] - HEXES[63][1]) for n in (neighbour(63, d) for d in range(6))}
    assert steps == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
