"""A game in a package of its own: written by `ilion new-game`, installed beside Ilion, and playable everywhere at once."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import ilion
from ilion.cli.new_game import write_package
from tests.outside import Environment, write_files
from tests.server.harness import Client, Running, play_out

pytestmark = pytest.mark.build

ROOT = Path(__file__).parent.parent
COMPILER = shutil.which("cc") or shutil.which("gcc")

PETTINGZOO = """
from ilion.envs.pettingzoo import env
game = env("river-run", seats=3)
game.reset(seed=1)
moves = 0
for agent in game.agent_iter():
    observation, reward, termination, truncation, info = game.last()
    action = None if termination or truncation else int(observation["action_mask"].argmax())
    moves += action is not None
    game.step(action)
print(moves)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_package("river-run", tmp_path_factory.mktemp("outside") / "river-run")


@pytest.fixture(scope="module", params=["compiled", "plain"])
def environment(request: pytest.FixtureRequest, package: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    if request.param == "compiled" and not (COMPILER and ilion.compiled):
        pytest.skip("there is no C compiler, or Ilion itself is interpreted")
    made = Environment(tmp_path_factory.mktemp(request.param))
    made.install(package, **({} if request.param == "compiled" else {"CC": "/nonexistent"}))
    compiled = bool(list((made.site / "river_run").glob("rules.*.so")))
    assert compiled == (request.param == "compiled")
    return made


def test_the_package_passes_its_own_tests(environment: Environment, package: Path) -> None:
    assert "4 passed" in environment.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))


def test_it_is_listed_and_played_in_the_terminal(environment: Environment) -> None:
    assert "river-run" in environment.run("-m", "ilion.cli.main", "games")
    played = environment.run("-m", "ilion.cli.main", "play", "river-run", "--people", "0", "--seed", "1", "--bots", "easy")
    assert "All cards are played." in played


def test_bots_play_it_in_the_arena(environment: Environment, tmp_path: Path) -> None:
    shown = environment.run("-m", "ilion.cli.main", "arena", "river-run", "--bots", "medium", "random", "--games", "2")
    assert "medium" in shown


def test_it_is_an_environment(environment: Environment) -> None:
    pytest.importorskip("pettingzoo")
    assert environment.run("-c", PETTINGZOO) == "9\n"


def test_it_is_played_at_a_server_of_that_environment(environment: Environment, tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", python=environment.python)
    try:
        somebody = Client(server)
        assert "river-run" in [game["id"] for game in somebody.http.get("/api/games").json()]
        table = somebody.make("me", {"kind": "bot", "level": "easy"}, game="river-run")["table"]["id"]
        socket = somebody.socket(table)
        socket.until("welcome")
        assert play_out([socket]) == 3  # a hand of three cards
        assert socket.now["status"] == "over"
        socket.close()
    finally:
        server.stop()


def test_a_game_for_another_core_is_left_out_with_a_sentence(environment: Environment) -> None:
    stamp = environment.site / "river_run" / "ilion-core.json"
    if not stamp.exists():
        pytest.skip("plain Python fits every core")
    before = stamp.read_text()
    stamp.write_text(json.dumps({"core": "another"}))
    try:
        shown = " ".join(environment.run("-m", "ilion.cli.main", "games").split())
        assert "the game “river-run” was compiled for another version of Ilion: build and install its package again" in shown
        assert "trojan-horse" in shown
        code = "import ilion\ntry:\n    ilion.load('river-run')\nexcept ilion.UnusableGame as error:\n    print(error)"
        assert "compiled for another version" in environment.run("-c", code)
    finally:
        stamp.write_text(before)


def test_a_package_that_does_not_work_is_left_out_with_the_reason(tmp_path: Path) -> None:
    made = Environment(tmp_path)
    (made.site / "broken").mkdir()
    (made.site / "broken" / "__init__.py").write_text("import no_such_module")
    info = made.site / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[ilion.games]\nbroken = broken\n")
    shown = " ".join(made.run("-m", "ilion.cli.main", "games").split())
    assert "the game “broken” cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'" in shown
    assert "horus" in shown


def test_a_compiled_game_runs_from_its_sources_beside_an_interpreted_core(environment: Environment) -> None:
    code = "import ilion; print(ilion.playouts(ilion.load('river-run').new(), 20, ilion.Rng(1)))"
    assert environment.run("-c", code) == environment.run("-c", code, ILION_INTERPRETED="1")


def test_the_game_of_the_tutorial_plays_the_same_compiled_and_in_plain_python(tmp_path: Path) -> None:
    if not (COMPILER and ilion.compiled):
        pytest.skip("there is no C compiler, or Ilion itself is interpreted")
    write_files(ROOT / "docs" / "own-game.md", tmp_path / "lucky-well")
    made = Environment(tmp_path)
    made.install(tmp_path / "lucky-well")
    assert list((made.site / "lucky_well").glob("rules.*.so"))
    code = "import ilion; print(ilion.playouts(ilion.load('lucky-well').new(3), 50, ilion.Rng(1)))"
    assert made.run("-c", code) == made.run("-c", code, ILION_INTERPRETED="1")


@pytest.mark.parametrize("name", ["River", "river_run", "-x", "2x", "horus", ""])
def test_a_game_cannot_have_any_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(ilion.InvalidOption):
        write_package(name, tmp_path / "game")
    assert not (tmp_path / "game").exists()


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(ilion.InvalidOption, match="exists already"):
        write_package("river-run", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
