"""Networks: the same numbers everywhere, and files that do not fit are refused with a clear sentence."""

from __future__ import annotations

import struct
from array import array
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ilion
from ilion.core import evaluator
from ilion.core.evaluator import expected_header, read_network
from ilion.core.network import InvalidNetwork, Network, size
from ilion.core.rng import Rng

SHAPE = [5, 4, 3, 2]


def weights(shape: list[int], seed: int = 1) -> list[float]:
    rng = Rng(seed)
    return [(rng.below(2001) - 1000) / 1000 for _ in range(size(shape))]


def single(x: float) -> float:
    return float(struct.unpack("f", struct.pack("f", x))[0])


def by_hand(network: Network, inputs: list[float]) -> list[float]:
    """Add up in the order of the inputs, rounding every product and every sum to single precision."""
    n, a, b, out = network.shape
    flat = network.weights()
    values = [single(x) for x in inputs]
    at = 0
    for layer, (rows, columns) in enumerate(((n, a), (a, b), (b, out))):
        sums = flat[at + rows * columns : at + rows * columns + columns]
        for i, v in enumerate(values):
            if v != 0 if layer == 0 else v > 0:
                sums = [single(s + single(v * flat[at + i * columns + j])) for j, s in enumerate(sums)]
        values = sums
        at += rows * columns + columns
    return values


def test_outputs_are_sums_in_a_fixed_order_in_single_precision() -> None:
    network = Network(SHAPE, weights(SHAPE))
    rng = Rng(2)
    for _ in range(50):
        inputs = [(rng.below(7) - 3) / 7 for _ in range(SHAPE[0])]
        assert network.outputs(inputs) == by_hand(network, inputs)


def test_a_network_survives_its_file() -> None:
    network = Network(SHAPE, weights(SHAPE), {"game": "toy", "seats": 1})
    again = Network.from_bytes(network.to_bytes(), {"game": "toy"})
    assert again.weights() == network.weights()
    assert again.header == {"game": "toy", "seats": 1}
    assert again.shape == SHAPE


def damaged(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


FILE = Network(SHAPE, weights(SHAPE), {"game": "toy", "seats": 1}).to_bytes()


@pytest.mark.parametrize(
    ("data", "expected", "sentence"),
    [
        (b"", {}, "this is not a network"),
        (b"PK" + FILE, {}, "this is not a network"),
        (FILE[:20], {}, "it is cut off"),
        (FILE[:8] + b"\7" + FILE[9:], {}, "has format 7; this Ilion reads format 1"),
        (damaged(FILE, 60), {}, "its checksum does not match"),
        (FILE[:-5], {}, "its checksum does not match"),
        (FILE, {"game": "horus"}, "was trained for game toy; horus is needed here"),
        (FILE, {"features": "abc"}, "was trained for features None; abc is needed here"),
    ],
)
def test_an_unfit_file_is_refused_with_a_clear_sentence(data: bytes, expected: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidNetwork, match=sentence):
        Network.from_bytes(data, expected)


def test_weights_must_fit_the_shape() -> None:
    with pytest.raises(InvalidNetwork, match="has 47 weights, not 3"):
        Network(SHAPE, [0.0] * 3)
    with pytest.raises(InvalidNetwork, match="reasonable size"):
        Network(SHAPE, [float("nan")] * size(SHAPE))
    with pytest.raises(InvalidNetwork, match="too large or empty"):
        Network([5, 4, 0, 2], [])


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in ilion.games() for seats in ilion.load(id).seats])
def test_every_network_that_comes_along_fits(id: str, seats: int) -> None:
    game = ilion.load(id)
    file = files(type(game).__module__.rpartition(".")[0]) / "networks" / f"{seats}.net"
    if not file.is_file():
        pytest.skip(f"{game.title} has no network for {seats}")
    network = read_network(file.read_bytes(), game, seats)
    assert network.header["seats"] == seats


def random_network(id: str, seats: int) -> Network:
    game = ilion.load(id)
    shape = [game.evaluator().n_features(seats), 8, 8, 2 * seats]
    return Network(shape, weights(shape), expected_header(game, seats))


def midgame(id: str, seats: int, events: int = 60) -> ilion.State:
    state = ilion.load(id).new(seats=seats)
    rng = Rng(7)
    while state.actor != ilion.OVER and (events > 0 or state.actor < 0):
        state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
        events -= 1
    return state


@pytest.mark.parametrize("id", ilion.games())
def test_a_network_changes_the_values_in_its_share_alone(id: str) -> None:
    game = ilion.load(id)
    seats = game.seats[-1]
    state = midgame(id, seats)
    plain = game.evaluator().values(state)
    values = {}
    for share in (0.0, 0.5, 1.0):
        judge = game.evaluator()
        assert judge.use_network(seats, share, random_network(id, seats)) == (share > 0)
        values[share] = judge.values(state)
    assert values[0.0] == plain
    assert values[1.0] != plain
    assert values[0.5] == pytest.approx([(a + b) / 2 for a, b in zip(plain, values[1.0], strict=True)])


@pytest.mark.parametrize("id", ilion.games())
def test_chances_to_win_add_up_to_one(id: str) -> None:
    game = ilion.load(id)
    for seats in game.seats:
        state = midgame(id, seats)
        judge = game.evaluator()
        assert sum(judge.chances(state, 0)) == pytest.approx(1)
        judge.use_network(seats, 1.0, random_network(id, seats))
        for viewer in range(seats):
            assert sum(judge.chances(state, viewer)) == pytest.approx(1)


@pytest.mark.parametrize("id", ilion.games())
def test_features_are_as_many_as_announced_and_of_moderate_size(id: str) -> None:
    game = ilion.load(id)
    for seats in game.seats:
        for events in (20, 60, 140):
            state = midgame(id, seats, events)
            if state.actor == ilion.OVER:
                continue
            n = game.evaluator().n_features(seats)
            for viewer in range(seats):
                features = game.evaluator().encode(state, viewer)
                assert len(features) == n
                assert max(map(abs, features)) < 50
                assert any(features)


@pytest.mark.parametrize("id", ilion.games())
def test_two_looks_at_one_world_are_equal_whoever_looked_in_between(id: str) -> None:
    game = ilion.load(id)
    seats = game.seats[-1]
    state = midgame(id, seats)
    judge = game.evaluator()
    before = judge.encode(state, 1)
    judge.encode(state, 0)
    judge.values(midgame(id, seats, 30))
    assert judge.encode(state, 1) == before


def test_buffers_of_the_wrong_size_are_refused() -> None:
    game = ilion.load("trojan-horse")
    with pytest.raises(ValueError, match="the buffers must have"):
        game.evaluator().encode_into(midgame("trojan-horse", 2), array("f", [0.0]), array("d", [0.0, 0.0]))


def test_an_unfit_network_is_refused_and_the_hand_written_evaluation_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "networks").mkdir()
    (tmp_path / "networks" / "2.net").write_bytes(random_network("trojan-horse", 3).to_bytes())
    monkeypatch.setattr(evaluator, "files", lambda package: tmp_path)
    evaluator.shipped_network.cache_clear()
    state = midgame("trojan-horse", 2)
    try:
        judge = state.game.evaluator()
        with pytest.warns(UserWarning, match="trained for seats 3; 2 is needed here. The hand-written evaluation is used instead"):
            assert not judge.use_network(2, 0.5)
        assert judge.values(state) == state.game.evaluator().values(state)
    finally:
        evaluator.shipped_network.cache_clear()


def test_all_networks_together_are_small() -> None:
    folders = (files(type(ilion.load(id)).__module__.rpartition(".")[0]) / "networks" for id in ilion.games())
    assert sum(len(file.read_bytes()) for folder in folders if folder.is_dir() for file in folder.iterdir()) < 3_000_000
