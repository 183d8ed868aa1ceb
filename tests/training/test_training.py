"""Training: self-play counts games and repeats itself, a run continues where it stopped, and faults are reported in a sentence."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import ilion
from ilion.bots import InvalidBot, SearchBot
from ilion.core.evaluator import expected_header
from ilion.core.network import Network, size
from ilion.core.rng import Rng
from ilion.training import CannotTrain, Plan, train
from ilion.training.curve import curve
from ilion.training.gate import Verdict, tournament
from ilion.training.plan import FIRST_PLAYER, TEXTS, with_network
from ilion.training.run import begin, write
from ilion.training.selfplay import Chunk, chunks, play_chunk, play_chunks


def play(folder: Path, first: int, last: int, player: str = FIRST_PLAYER) -> dict[str, np.ndarray]:
    file = folder / f"{first}-{last}.npz"
    assert play_chunk(Chunk("trojan-horse", 2, player, 5, first, last, 4, str(file))) == last - first
    with np.load(file) as found:
        return {name: found[name] for name in found.files}


def test_a_game_of_self_play_does_not_depend_on_the_chunk_it_is_in(tmp_path: Path) -> None:
    together = play(tmp_path, 0, 2)
    apart = [play(tmp_path, 0, 1), play(tmp_path, 1, 2)]
    for name, values in together.items():
        assert np.array_equal(values, np.concatenate([part[name] for part in apart])), name


def test_kept_positions_contain_the_result_of_the_game(tmp_path: Path) -> None:
    found = play(tmp_path, 0, 3)
    assert found["features"].shape == (12, 2, ilion.load("trojan-horse").evaluator().n_features(2))
    assert found["shares"].sum(1) == pytest.approx(np.ones(12))
    assert (found["progress"] > 0).all()
    assert (found["progress"] <= 1).all()
    assert (np.abs(found["leads"]) < 1).all()


def test_chunks_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    wanted = chunks("trojan-horse", 2, FIRST_PLAYER, 5, 150, 1, tmp_path)
    assert [(chunk.first, chunk.last) for chunk in wanted] == [(0, 100), (100, 150)]
    for chunk in wanted:
        Path(chunk.file).write_bytes(b"kept")
    assert list(play_chunks(wanted, 1)) == [150]
    assert Path(wanted[0].file).read_bytes() == b"kept"


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    plan = Plan("trojan-horse", 2, games=10)
    manifest = begin(plan, tmp_path)
    manifest["rounds"].append({"passed": True})
    write(tmp_path, manifest)
    assert begin(plan, tmp_path)["rounds"] == [{"passed": True}]
    with pytest.raises(CannotTrain, match="belongs to another training run"):
        begin(Plan("trojan-horse", 2, games=20), tmp_path)


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(CannotTrain, match="games must be at least 1, not 0"):
        Plan("trojan-horse", 2, games=0)
    with pytest.raises(ilion.InvalidOption, match="not 3"):
        Plan("troia", 3)


def test_the_gate_seats_one_new_network_among_old_ones() -> None:
    matches = list(tournament(Plan("trojan-horse", 3, gate=2), 1, "", "").matches())
    assert {match.deal for match in matches} >= {0, 1}
    assert with_network("greedy:depth=2", "a.net") == "greedy:depth=2,net=1,file=a.net"
    assert with_network("greedy", "a.net") == "greedy:net=1,file=a.net"


@pytest.mark.parametrize(("share", "passed"), [(0.34, True), (0.33, False)])
def test_a_network_passes_with_more_than_its_share(share: float, passed: bool) -> None:
    from ilion.arena.standings import Share

    assert Verdict(1, 3, Share(share, 0.1, 0.9), 1 / 3).passed == passed


def test_the_curve_is_a_drawing() -> None:
    drawing = curve("A <game>", [{"losses": [1.0, 0.5], "held-out losses": [1.1, 0.7]}], TEXTS.speaker("en"))
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert ElementTree.fromstring(curve("empty", [], TEXTS.speaker("en"))).tag.endswith("svg")


def test_the_curve_is_labelled_in_the_language_of_its_reader() -> None:
    words = "".join(ElementTree.fromstring(curve("Troia", [], TEXTS.speaker("nl"))).itertext())
    assert "Troia: verlies per epoche" in words
    assert "achtergehouden partijen" in words


def test_a_bot_plays_with_the_network_in_a_file(tmp_path: Path) -> None:
    game = ilion.load("trojan-horse")
    shape = [game.evaluator().n_features(2), 4, 4, 4]
    file = tmp_path / "mine.net"
    file.write_bytes(Network(shape, [0.01] * size(shape), expected_header(game, 2)).to_bytes())
    state = game.new(seats=2)
    ilion.deal(state, Rng(1))
    assert state.is_legal(SearchBot(iterations=20, net=1.0, file=str(file)).choose(state.copy(), state.actor, Rng(2)))
    with pytest.raises(InvalidBot, match="cannot be read"):
        SearchBot(iterations=20, net=1.0, file=str(tmp_path / "none.net")).choose(state.copy(), state.actor, Rng(2))


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed")
def test_without_torch_fitting_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain, match=r"pip install '\.\[train\]'"):
        train(Plan("trojan-horse", 2, games=1, rounds=1, samples=1, gate=0), tmp_path)


@pytest.mark.skipif(find_spec("torch") is None, reason="it needs torch, from the extra train")
def test_a_whole_run_ends_with_a_network_and_can_be_repeated(tmp_path: Path) -> None:
    plan = Plan("trojan-horse", 2, games=20, rounds=1, samples=4, epochs=1, gate=0)
    networks = []
    for name in ("a", "b"):
        manifest = train(plan, tmp_path / name, device="cpu")
        assert len(manifest["rounds"]) == 1
        assert json.loads((tmp_path / name / "manifest.json").read_text()) == manifest
        networks.append((tmp_path / name / "trojan-horse-2.net").read_bytes())
    assert networks[0] == networks[1]
