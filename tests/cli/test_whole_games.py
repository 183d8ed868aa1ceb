"""Every game, every number of seats, through the real command: the test chooses the input, and the records must agree."""

from __future__ import annotations

from pathlib import Path

import pytest

import ilion
from ilion import bots
from ilion.cli.local_game import LocalGame, seating
from tests.cli.conftest import Command

TABLES = [(id, seats) for id in ilion.games() for seats in ilion.load(id).seats]


def played(id: str, seats: int, people: int, seed: int) -> tuple[list[str], LocalGame]:
    """A game in which people move at random, and their input."""
    local = LocalGame(
        ilion.Record.from_state(ilion.load(id).new(seats)), seating(ilion.load(id), seats, people, seats, "random"), seed
    )
    rng, typed = ilion.Rng(seed), []
    local.settle()
    while local.state.actor != ilion.OVER:
        action = local.state.legal_actions()[rng.below(local.state.n_legal())]
        typed.append(local.state.text(action))
        local.move(action)
        local.settle()
    return typed, local


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_game_played_by_notation(ilion_command: Command, tmp_path: Path, id: str, seats: int, people: int) -> None:
    typed, local = played(id, seats, people, seed=seats)
    arguments = (
        "play",
        id,
        "--seats",
        str(seats),
        "--people",
        str(people),
        "--seat",
        str(seats),
        "--seed",
        str(seats),
        "--bots",
        "random",
    )
    shown = ilion_command(*arguments, lines=(*typed, "whole"))
    assert shown.code == 0
    assert (tmp_path / "whole").read_text() == str(local.record)
    assert str(local.state.ending()) in shown.out
    assert ilion_command("replay", "whole").code == 0


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_game_saved_in_the_middle_goes_on_to_the_same_end(ilion_command: Command, tmp_path: Path, id: str, seats: int) -> None:
    typed, local = played(id, seats, people=1, seed=7)
    half = len(typed) // 2
    arguments = ("--seats", str(seats), "--seat", str(seats), "--seed", "7", "--bots", "random")
    left = ilion_command("play", id, *arguments, lines=(*typed[:half], "save half", "quit"))
    assert left.code == 0
    ilion_command("play", "--load", "half", "--seed", "7", lines=(*typed[half:], "whole"))
    assert (tmp_path / "whole").read_text() == str(local.record)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_bot_meets_a_world_that_owes_nothing_to_what_its_seat_cannot_know(id: str, seats: int) -> None:
    class Spy(bots.Bot):
        def choose(self, world: ilion.State, seat: int, rng: ilion.Rng) -> int:
            self.met = world
            return world.legal_actions()[0]

    state, rng, spy = ilion.load(id).new(seats), ilion.Rng(seats), Spy()
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        met = []
        for twin in (state, state.resample(state.actor, rng)):
            bots.decide(spy, twin, ilion.Rng(5))
            assert spy.met is not twin
            met.append(spy.met.to_bytes())
        assert met[0] == met[1]
        state.apply_nth(rng.below(state.n_legal()))
        ilion.deal(state, rng)
