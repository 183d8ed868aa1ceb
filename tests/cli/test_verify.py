"""`ilion verify`: a record alone, and a record against the seal that a player's own device stored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ilion
from ilion.table import fairness
from ilion.table.proof import record_for
from ilion.table.table import Table
from tests.cli.conftest import Command
from tests.table.tables import begun, played, setup
from tests.table.test_sealed_draws import fair_game, finish


@pytest.fixture
def sealed(tmp_path: Path) -> tuple[Path, str]:
    """The record of a fair game, and its seal."""
    record, seal = fair_game()
    file = tmp_path / "game.ilion"
    file.write_text(record, "utf-8")
    return file, seal


def test_a_record_that_fits_the_seal_is_proved(ilion_command: Command, sealed: tuple[Path, str]) -> None:
    for seal in (sealed[1], f" {sealed[1].upper()} "):
        shown = ilion_command("verify", "game.ilion", "--seal", seal)
        assert shown.code == 0, shown.err
        assert "so that nobody could choose the draws: 1, 2." in shown.out
        assert "The seal you gave matches." in shown.out


def test_without_a_seal_the_seal_of_the_record_is_shown(ilion_command: Command, sealed: tuple[Path, str]) -> None:
    assert f"The seal of this game is {sealed[1]}." in ilion_command("verify", "game.ilion").out


def test_another_game_than_the_sealed_one_is_refused(ilion_command: Command, sealed: tuple[Path, str]) -> None:
    other = fairness.pledge_of("another game")
    shown = ilion_command("verify", "game.ilion", "--seal", other)
    assert shown.code != 0
    assert "commitment or pledges were changed after the start" in shown.err
    assert sealed[1] in shown.err
    assert other in shown.err


def test_the_check_of_a_duplicate_names_its_rule(ilion_command: Command, tmp_path: Path) -> None:
    table, _ = begun(replace(setup(seats=2), duplicate=True))
    for _ in played(table, ilion.Rng(5)):
        pass
    (tmp_path / "game.ilion").write_text(record_for(table, None), "utf-8")
    shown = ilion_command("verify", "game.ilion", "--seal", table.commitment())
    assert shown.code == 0, shown.err
    assert "The draws were made by rank, as at the other tables of a duplicate round." in shown.out
    assert "from one stream" not in shown.out


@pytest.mark.parametrize("seal", ["", "fits", "0" * 63, "g" * 64])
def test_an_invalid_seal_accuses_nobody(ilion_command: Command, sealed: tuple[Path, str], seal: str) -> None:
    shown = ilion_command("verify", sealed[0].name, "--seal", seal)
    assert shown.code == 2
    assert "64 hexadecimal digits" in shown.err
    assert "64 hexadezimale Ziffern" in ilion_command("verify", sealed[0].name, "--seal", seal, "--language", "de").err


def test_a_forged_value_is_refused_although_the_seal_fits(ilion_command: Command, sealed: tuple[Path, str]) -> None:
    file, seal = sealed
    value = b"a value of the server's choice".hex()
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("[Check ")]
    place, tag = next((place, line) for place, line in enumerate(lines) if line.startswith("[Values "))
    lines[place] = f'[Values "{value} {tag.split()[-1]}'
    file.write_text("\n".join(lines), "utf-8")
    shown = ilion_command("verify", file.name, "--seal", seal)
    assert shown.code != 0
    assert "the value of seat 1 does not match its pledge" in shown.err


def test_a_table_without_values_proves_only_what_the_host_cannot_change_later(ilion_command: Command, tmp_path: Path) -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="a")
    table.sit(1, 0, "bot", level="random")
    table.begin(0)
    (tmp_path / "game.ilion").write_text(finish(table), "utf-8")
    shown = ilion_command("verify", "game.ilion")
    assert "So the draws depend on the host’s secret alone." in shown.out
