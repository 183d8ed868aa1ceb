"""Rules that change while games run: every game continues under the rules with which it began, on servers of both releases."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ilion.build.earlier import keep
from tests.outside import GAME, lay_out
from tests.server.harness import ROOT, Client, Running, Socket, connect_socket, play_out
from tests.server.postgres import Postgres
from tests.server.test_nodes import execute

pytestmark = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)
ARGUMENTS = ("--rate", "100000", "--burst", "100000", "--lease", "2", "--workers", "1", "--reviews", "off")


class Releases(NamedTuple):
    """Two releases of a game, as folders for PYTHONPATH: in the later one the lowest card takes the trick."""

    first: Path
    second: Path


@pytest.fixture(scope="module")
def releases(tmp_path_factory: pytest.TempPathFactory) -> Releases:
    first, second = (lay_out(tmp_path_factory.mktemp(name)) for name in ("first", "second"))
    folder = second / "river_run"
    keep(folder)
    change(folder / "game.py", "rules_version = 1", "rules_version = 2")
    change(folder / "rules.py", "self.trick[seat] > self.trick[winner]", "self.trick[seat] < self.trick[winner]")
    return Releases(first, second)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


def at(client: Client, node: Running, table: str) -> Socket:
    socket = Socket(connect_socket(node.port, table, {"Cookie": f"ilion={client.http.cookies['ilion']}"}))
    socket.until("welcome")
    return socket


def restart(node: Running, release: Path) -> None:
    """Start a server again with another release."""
    node.stop()
    node.path = release
    node.start()


def version(made: dict[str, Any]) -> str:
    found: str = made["rules"].split(" ")[0]
    return found


def verified(record: str, release: Path, folder: Path) -> bool:
    """Whether `ilion verify` of a release accepts a record."""
    (folder / "game.ilion").write_text(record, "utf-8")
    command = [sys.executable, "-m", "ilion.cli.main", "verify", str(folder / "game.ilion")]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(release)}, cwd=ROOT, capture_output=True, text=True)
    return done.returncode == 0


def test_games_go_on_while_one_server_after_the_other_is_upgraded_and_rolled_back(
    postgres: Postgres, releases: Releases, tmp_path: Path
) -> None:
    address = postgres.database()
    nodes = [Running(address, tmp_path / name, *ARGUMENTS, path=releases.first, patient=True) for name in ("left", "right")]
    left, right = nodes
    try:
        ann, bob = Client(left), Client(right)
        together = ann.make("me", "open", game=GAME)["table"]["id"]
        bob.join(together)
        with_bot = ann.make("me", {"kind": "bot", "level": "medium"}, game=GAME)["table"]["id"]
        a, b, c = at(ann, left, together), at(bob, right, together), at(ann, left, with_bot)
        play_out([a, b], most=5)
        play_out([c], most=3)

        restart(right, releases.second)  # one of two has the new rules
        fresh = Client(right).make("me", "bot", game=GAME)["table"]
        assert version(fresh) == "1", "a new table begins by rules that both servers have"
        b, c = at(bob, right, together), at(ann, right, with_bot)
        play_out([a, b])
        play_out([c])  # the bot thinks by the old rules, on the new release
        for table in (together, with_bot):
            record = ann.http.get(f"/api/tables/{table}/record").text
            assert '[Rules "1 ' in record
            assert verified(record, releases.first, tmp_path), "it was played by the rules of the first release"
            assert verified(record, releases.second, tmp_path), "which the second one still has"

        restart(left, releases.second)  # both have them
        new = ann.make("me", {"kind": "bot", "level": "random"}, "bot", game=GAME)["table"]
        assert version(new) == "2"
        d = at(ann, left, new["id"])
        play_out([d], most=2)

        for node in nodes:  # back to the first release, which does not have the new rules
            restart(node, releases.first)
        found = ann.http.get(f"/api/tables/{new['id']}").json()
        assert "rules 2 " in found["unsupported_reason"]
        execute(address, f"UPDATE tables SET due = 0, lease = NULL WHERE id = '{new['id']}'")  # as a bot's turn or a timeout is
        while not all("due tables wait for a server that has their rules" in node.log.read_text() for node in nodes):
            assert all(node.process.poll() is None for node in nodes)
        (row,) = execute(address, f"SELECT due, lease FROM tables WHERE id = '{new['id']}'")
        assert row["due"] == 0, "a server that cannot serve a table erases nothing"

        restart(right, releases.second)  # one server that can is enough
        d = at(ann, right, new["id"])
        play_out([d])
        assert d.now["status"] == "over"
        record = Client(right).http.get(f"/api/tables/{new['id']}/record").text
        assert verified(record, releases.second, tmp_path)
        assert not verified(record, releases.first, tmp_path)
        unfinished = execute(address, f"SELECT id FROM tables WHERE status = 'running' AND id <> '{fresh['id']}'")
        assert not unfinished, "nothing is stuck"
    finally:
        for node in nodes:
            if node.process.poll() is None:
                node.kill()


def test_rules_are_kept_once_and_only_those_of_a_game(tmp_path: Path) -> None:
    folder = lay_out(tmp_path) / "river_run"
    copy = keep(folder)
    assert copy == folder / "earlier" / "v1"
    assert "from river_run.earlier.v1.game import" in (copy / "__init__.py").read_text("utf-8")
    with pytest.raises(ValueError, match="are kept already"):
        keep(folder)
    with pytest.raises(ValueError, match="name the folder of a game"):
        keep(tmp_path)


PROGRAM = """
import ilion
from ilion.core.registry import load_state, versions
from ilion.core.rules_tag import rules_tag

old, new = ilion.load("river-run", 1), ilion.load("river-run")
assert versions("river-run") == [1, 2]
assert (old.rules_version, new.rules_version) == (1, 2)
assert ilion.load("river-run", 2) is new
assert ilion.load("river-run", 7) is new, "there is no such version"
assert rules_tag(old) != rules_tag(new)
for game in (old, new):
    state = game.new(2)
    ilion.deal(state, ilion.Rng(1))
    assert load_state("river-run", state.to_bytes()) == state
    record = ilion.Record.from_state(game.new(2))
    record.add(record.initial_state(), 0)
    assert ilion.Record.parse(str(record)).game is game
try:
    load_state("river-run", b"nonsense")
except ilion.InvalidBytes:
    pass
else:
    raise AssertionError
"""


def test_a_program_has_the_current_rules_and_those_that_were_kept(releases: Releases) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=os.environ | {"PYTHONPATH": str(releases.second)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
